"""What a person can do in the window, as data, and the menus, keys and lists made of it."""
