"""What is kept between one start of the game and the next."""
