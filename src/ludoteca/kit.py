"""Everything the author of a game imports, from one place.

from ludoteca.kit import ActionSpace, Game, Result, Script, Table, ask, sealed
"""

from ludoteca.core.actions import Action, ActionSpace, Family
from ludoteca.core.ask import Ask, Script, ask, parallel, sealed
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.content import (
    AtLeastOne,
    AtLeastZero,
    Card,
    Content,
    ContentFiles,
    Sheet,
    Source,
)
from ludoteca.core.errors import ContentError, OptionError, RecordError, Saying
from ludoteca.core.foresight import Foresight
from ludoteca.core.game import Game, Result, register
from ludoteca.core.match import Match
from ludoteca.core.options import Choice, Several, Switch
from ludoteca.core.rng import Stream
from ludoteca.core.seat import Seat
from ludoteca.core.study import Study, used
from ludoteca.core.table import Event, Table
from ludoteca.core.views import AsWritten, OrNothing, PerSeat, SeatNumber
from ludoteca.core.vocabulary import NOT_NOW, Reason, Vocabulary, heading, says

__all__ = [
    "NOT_NOW",
    "UNLIMITED",
    "Action",
    "ActionSpace",
    "AsWritten",
    "Ask",
    "AtLeastOne",
    "AtLeastZero",
    "Bot",
    "Card",
    "Choice",
    "Content",
    "ContentError",
    "ContentFiles",
    "Event",
    "Family",
    "Foresight",
    "Game",
    "Limit",
    "Match",
    "OptionError",
    "OrNothing",
    "PerSeat",
    "Reason",
    "RecordError",
    "Result",
    "Saying",
    "Script",
    "Seat",
    "SeatNumber",
    "Several",
    "Sheet",
    "Source",
    "Stream",
    "Study",
    "Switch",
    "Table",
    "Vocabulary",
    "ask",
    "heading",
    "parallel",
    "register",
    "says",
    "sealed",
    "used",
]
