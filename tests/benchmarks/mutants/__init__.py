"""Small faults put into the program one by one, each of which some test has to notice."""
