"""Games as web pages."""
