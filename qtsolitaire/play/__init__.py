"""The controller: one deal being played, and what the player's gestures mean."""
