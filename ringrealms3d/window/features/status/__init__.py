"""What is said and shown over the boards: news, sentences, and the score in full screen."""
