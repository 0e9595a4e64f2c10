"""What outlasts the program: where it is kept, and the player's options."""
