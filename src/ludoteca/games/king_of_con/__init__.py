"""King of Con, for two to five players."""

from ludoteca.games.king_of_con.rules import GAME

__all__ = ["GAME"]
