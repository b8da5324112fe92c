"""What a person does in the window, one folder for each thing."""
