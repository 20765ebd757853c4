"""Fort, for two to four players."""

from ludoteca.games.fort.rules import GAME

__all__ = ["GAME"]
