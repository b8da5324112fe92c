"""Reviews: what each move was worth."""
