"""The window's commands as data, and the menus, keys and lists made from them."""
