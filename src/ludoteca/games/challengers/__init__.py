"""Challengers!, for one to eight players."""

from ludoteca.games.challengers.rules import GAME

__all__ = ["GAME"]
