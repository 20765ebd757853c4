"""Studies of games: many games at once, what came of them, and how fast they go."""
