"""What must be true of every table of Fort: nothing is lost, nothing is made."""

from __future__ import annotations

from ludoteca.games.fort.language import PIZZA, TOY
from ludoteca.games.fort.table import NO_CARD, NO_PERK, NO_RULE, FortTable


def check(t: FortTable) -> None:
    """Raise AssertionError where something is wrong."""
    content = t.content
    boards = [card for board in t.boards for card in content.friends[board]]
    cards = [*t.park_deck, *t.park, *t.trashed, *t.in_play]
    for p in t.seats:
        for pile in (t.hand[p], t.deck[p], t.discard[p], t.yard[p], t.lookout[p]):
            cards += pile
        cards += t.packs[p] + t.kept[p]
    drafting = any(t.packs)
    assert sorted(cards) == sorted([*content.kids, *([] if drafting else boards)]), (
        "a card was lost or made"
    )
    for card in [*t.park_deck, *(card for pack in t.packs for card in pack)]:
        assert not t.seen[card], "a hidden card was seen"
    for pile in (t.park, t.trashed, t.in_play, *t.discard, *t.yard, *t.lookout):
        assert all(t.seen[card] for card in pile), "an open card was not seen"
    for kind, tokens in ((PIZZA, content.box.pizzas), (TOY, content.box.toys)):
        held = sum(t.stuff[p][kind] + t.pack[p][kind] for p in t.seats)
        assert held + t.supply[kind] == tokens, "a token was lost or made"
        assert t.supply[kind] >= 0
    for p in t.seats:
        assert all(0 <= tokens <= content.box.stuff for tokens in t.stuff[p])
        assert min(t.pack[p]) >= 0
        assert sum(t.pack[p]) <= t.pack_size(p)
        assert len(t.lookout[p]) <= t.lookout_size(p)
        assert 0 <= t.placed[p] <= len(t.hand[p])
        for q in t.seats:
            if p != q:
                friends = content.friends[t.boards[p]]
                assert not set(friends) & set(t.owned(q)), "a best friend was taken"
        assert not any(content.is_friend[face] for face in t.faces(t.yard[p]))
        assert t.choice[p] == NO_CARD or t.choice[p] in t.packs[p]
    rules = [*t.rule_deck, *t.rule_box, *(rule for rule in t.rule if rule != NO_RULE)]
    assert sorted(rules) == list(range(len(content.rules))), "a made-up rule was lost or made"
    perks = [*t.perks, *t.perks_used, *(perk for perk in t.perk if perk != NO_PERK)]
    assert len(set(perks)) == len(perks) == t.players + content.box.more_cards
