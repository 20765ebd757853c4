"""Chamber of Wonders, for two to four players."""

from ludoteca.games.chamber_of_wonders.rules import GAME

__all__ = ["GAME"]
