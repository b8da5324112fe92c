"""What a person takes away: pictures, models, films."""
