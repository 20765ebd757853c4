"""Everything the author of a game imports, from one place.

from ludoteca.kit import ActionSpace, Game, Result, Script, Table, ask, sealed
"""

from ludoteca.core.actions import Action, ActionSpace, Family
from ludoteca.core.ask import Ask, Script, ask, parallel, sealed
from ludoteca.core.content import (
    AtLeastOne,
    AtLeastZero,
    Card,
    Sheet,
    all_there,
    content_file,
    hash_content,
    load_content,
)
from ludoteca.core.errors import ContentError, OptionError
from ludoteca.core.game import Game, Result, register
from ludoteca.core.match import Bot, Match, Seat
from ludoteca.core.options import Choice, Several, Switch
from ludoteca.core.rng import Stream
from ludoteca.core.table import Event, Table
from ludoteca.core.vocabulary import Reason, Vocabulary, says

__all__ = [
    "Action",
    "ActionSpace",
    "Ask",
    "AtLeastOne",
    "AtLeastZero",
    "Bot",
    "Card",
    "Choice",
    "ContentError",
    "Event",
    "Family",
    "Game",
    "Match",
    "OptionError",
    "Reason",
    "Result",
    "Script",
    "Seat",
    "Several",
    "Sheet",
    "Stream",
    "Switch",
    "Table",
    "Vocabulary",
    "all_there",
    "ask",
    "content_file",
    "hash_content",
    "load_content",
    "parallel",
    "register",
    "says",
    "sealed",
]
