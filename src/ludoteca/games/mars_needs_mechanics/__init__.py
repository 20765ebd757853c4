"""Mars Needs Mechanics, for two to four players."""

from ludoteca.games.mars_needs_mechanics.rules import GAME

__all__ = ["GAME"]
