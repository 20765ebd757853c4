"""The games, one room each. They are found through the entry-point group `ludoteca.games`."""
