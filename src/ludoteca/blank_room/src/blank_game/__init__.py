"""Blank Game, for two to four players."""

from blank_game.rules import GAME

__all__ = ["GAME"]
