"""The state of a summer in the back yard, and how cards and tokens move about in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.fort.cards import MOST_PLAYERS, PUBLIC, FortContent
from ludoteca.games.fort.language import COIN, ONCE, Line
from ludoteca.kit import Table

NOBODY = NO_CARD = NO_SUIT = NO_KIND = NO_BOX = NO_PERK = NO_RULE = -1

DRAFT, PLAY, RECRUIT, REST = range(4)  # places in PHASES

# what somebody has answered to the leader's card
NOT_ASKED, FOLLOWED, PASSED, ROUGH = range(4)


# by number of players and by player: the others, clockwise
OTHERS = tuple(
    tuple(tuple((p + n) % players for n in range(1, players)) for p in range(players))
    for players in range(MOST_PLAYERS + 1)
)


class FortTable(Table):
    """Cards are numbers, each its own; `content.face_of` says which kid a card is. Suits, kinds of
    tokens, perks and made-up rules are numbers too (see `language` and `cards`)."""

    content: FortContent

    round: int
    phase: int
    first: int  # the first player
    current: int  # the leader: whose turn it is
    ending: str  # "" while nothing has set off the end, then why the game ends with this round

    # the middle of the table
    supply: list[int]  # by kind
    park_deck: list[int]  # the top is at the end
    park: list[int]
    trashed: list[int]  # out of the game
    rule_deck: list[int]  # made-up rules that can still be chosen, face down
    rule_box: list[int]  # those that are not in the game: nobody knows which
    perks: list[int]  # in the row
    perks_used: list[int]  # out of the game
    sculpture: int  # who has it, or -1

    # by player
    boards: list[int]
    points: list[int]  # on the track
    level: list[int]
    stuff: list[list[int]]  # by kind
    pack: list[list[int]]  # by kind
    lookout: list[list[int]]
    yard: list[list[int]]
    hand: list[list[int]]
    placed: list[int]  # so many cards at the start of the hand were not dealt from this deck
    deck: list[list[int]]  # the top is at the end
    discard: list[list[int]]
    rule: list[int]  # the made-up rule, or -1
    chose_rule: list[int]  # players, in the order in which they took theirs
    looking: int  # who looks through the made-up rules just now, or -1
    perk: list[int]  # or -1

    # who has seen what
    seen: list[bool]  # by card: everybody has seen where it lay
    packs: list[list[int]]  # of the draft, by player
    kept: list[list[int]]  # what each has chosen from them so far
    choice: list[int]  # of this round of the draft, behind the screens, or -1
    picks: list[list[int]]  # by pack, in order: what was taken out of it; a seat after the other

    # what is going on
    played: int  # the card, or -1
    played_before: list[int]  # in this turn: with Do-Over there are two
    declared: int  # the suit of the played card's coin, or -1
    added: list[int]  # cards added to the played card
    added_before: list[int]  # ... to the one before
    actor: int  # who carries out an action just now, or -1
    box: int  # which one, or -1
    count: int  # how often what is counted is there; 0: nothing is counted
    adding: int  # whether symbols are being added to it: 1 in full, 2 in part, 0 not
    chosen: int  # the suit chosen for it, or -1
    promised: int  # a suit that the leader's hand must have, as everybody can tell; or -1
    kind: int  # of token: all pizza or all toys
    leader_kind: int  # what followers gain, where the leader chose
    done: list[bool]  # by box: the leader has carried it out
    trashes_itself: bool
    direction: list[int]  # by player: the kind that tokens are made into in this turn, or -1
    answers: list[int]  # by player: to the leader's card
    used: list[int]  # the cards that somebody is following with
    building: bool  # the leader builds by itself instead of playing

    def __init__(self, players: int, content: FortContent) -> None:
        super().__init__(players, content)
        box = content.box
        self.round = 1
        self.phase = PLAY
        self.first = self.current = 0
        self.ending = ""
        self.supply = [box.pizzas, box.toys]
        self.park_deck = list(content.kids)
        self.park = []
        self.trashed = []
        self.rule_deck = []
        self.rule_box = list(range(len(content.rules)))
        self.perks = []
        self.perks_used = []
        self.sculpture = NOBODY
        self.boards = list(range(players))
        self.points = [0] * players
        self.level = [0] * players
        self.stuff = [[0, 0] for _ in range(players)]
        self.pack = [[0, 0] for _ in range(players)]
        self.lookout = [[] for _ in range(players)]
        self.yard = [[] for _ in range(players)]
        self.hand = [[] for _ in range(players)]
        self.placed = [0] * players
        self.deck = [[] for _ in range(players)]
        self.discard = [[] for _ in range(players)]
        self.rule = [NO_RULE] * players
        self.chose_rule = []
        self.looking = NOBODY
        self.perk = [NO_PERK] * players
        self.seen = [False] * len(content.face_of)
        self.packs = [[] for _ in range(players)]
        self.kept = [[] for _ in range(players)]
        self.choice = [NO_CARD] * players
        self.picks = [[] for _ in range(players)]
        self.played = NO_CARD
        self.played_before = []
        self.declared = NO_SUIT
        self.added = []
        self.added_before = []
        self.actor = NOBODY
        self.box = NO_BOX
        self.count = self.adding = 0
        self.chosen = self.promised = NO_SUIT
        self.kind = self.leader_kind = NO_KIND
        self.done = [False, False]
        self.trashes_itself = False
        self.direction = [NO_KIND] * players
        self.answers = [NOT_ASKED] * players
        self.used = []
        self.building = False

    # --- cards ----------------------------------------------------------------------------

    def faces(self, cards: Iterable[int]) -> tuple[int, ...]:
        face_of = self.content.face_of
        return tuple([face_of[card] for card in cards])

    def different(self, cards: Iterable[int]) -> list[int]:
        """The faces among these cards, equal ones once."""
        face_of = self.content.face_of
        return sorted({face_of[card] for card in cards})

    def card_of(self, cards: Sequence[int], face: int) -> int:
        """One of these cards that has that face."""
        face_of = self.content.face_of
        return next(card for card in cards if face_of[card] == face)

    def show(self, card: int) -> None:
        """Everybody sees that card, and where it goes."""
        self.seen[card] = True

    def take_from_hand(self, p: int, face: int) -> int:
        """A card leaves a hand, for all to see."""
        hand, face_of = self.hand[p], self.content.face_of
        place = [face_of[card] for card in hand].index(face)
        if place < self.placed[p]:
            self.placed[p] -= 1
        card = hand.pop(place)
        self.seen[card] = True
        return card

    def others(self, p: int) -> Sequence[int]:
        """The other players, clockwise from that one."""
        return OTHERS[self.players][p]

    # --- boards ---------------------------------------------------------------------------

    def pack_size(self, p: int) -> int:
        """How many tokens the Pack can hold."""
        return self.level[p] + 1 + self.content.more_pack[self.perk[p]]

    def lookout_size(self, p: int) -> int:
        """How many cards the Lookout can hold."""
        return self.level[p] + 1

    def has_perk(self, p: int, word: str) -> bool:
        perk = self.perk[p]
        return perk >= 0 and perk == self.content.perk_that.get(word)

    def use_up_perk(self, p: int) -> None:
        """The perk leaves the game."""
        self.perks_used.append(self.perk[p])
        self.perk[p] = NO_PERK

    def owned(self, p: int) -> list[int]:
        """All cards that a player has."""
        cards = self.hand[p] + self.deck[p] + self.discard[p] + self.yard[p] + self.lookout[p]
        return cards + self.in_play if p == self.current else cards

    @property
    def in_play(self) -> list[int]:
        """The cards the leader has played and added in this turn."""
        played = [self.played] if self.played != NO_CARD else []
        return [*self.played_before, *self.added_before, *played, *self.added]

    # --- the played card ------------------------------------------------------------------

    def line(self, box: int) -> Line | None:
        """What a box of the played card says."""
        if self.played == NO_CARD:
            return None
        return self.content.lines[self.content.face_of[self.played]][box]

    @property
    def public(self) -> Line | None:
        """The action that can be followed."""
        return self.line(PUBLIC)

    def own_symbols(self, suit: int) -> int:
        """Symbols of a suit on the played card and on those added to it."""
        if suit == ONCE:
            return 0
        count = self.matching().count(suit)
        if self.added:
            symbols, face_of = self.content.symbols, self.content.face_of
            count += sum([symbols[face_of[card]][suit] for card in self.added])
        return count

    def lookout_symbols(self, p: int, suit: int) -> int:
        """Symbols of a suit in the Lookout."""
        if not self.lookout[p]:
            return 0
        symbols, face_of = self.content.symbols, self.content.face_of
        return sum([symbols[face_of[card]][suit] for card in self.lookout[p]])

    def matching(self) -> tuple[int, ...]:
        """The suits that whoever follows has to match: those of the played card."""
        suits, declared = self.content.suits[self.content.face_of[self.played]], self.declared
        if declared == NO_SUIT:
            return suits
        return tuple([declared if suit == COIN else suit for suit in suits])
