"""The Universal Game Interface, from both ends."""
