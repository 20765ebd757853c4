"""Bots for every game: they know none, and look ahead with the game's own bot as their guide."""
