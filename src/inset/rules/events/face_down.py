"""708: face-down spells and permanents: morph (702.37), disguise (702.168), manifest (701.40), cloak (701.58), as one table.

A row says what a face-down object of its kind looks like, for which keyword ability and cost a card is cast this way,
what turning it face up costs, and what else that does. Effects that turn permanents face down list characteristics of
their own.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import BATTLEFIELD, CREATURE, SPELL_ONLY_TYPES, STACK
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.costs import PayMana
from inset.language.mods import AddAbility
from inset.language.node import Cost, Mod
from inset.language.statics import AsTurnedFaceUp
from inset.rules import atoms
from inset.rules.events import counters
from inset.rules.events.instructions import perform_all
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.state import Chars, Ctx, Event, FaceDown, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_as_spell, chars_of


class Row:
    """One way to be face down. There are no defaults, so that a row answers every question."""

    __slots__ = ("cast_for", "counter", "keyword", "mods", "rule", "up_for_mana_cost", "word")

    def __init__(
        self, *, word: str, keyword: int, mods: tuple[Mod, ...], cast_for: Cost | None, up_for_mana_cost: bool,
        counter: str, rule: str,
    ) -> None:  # fmt: skip
        self.word = word
        self.keyword = keyword  # the keyword ability to cast a card this way and turn it up for its cost; or 0
        self.mods = mods  # characteristics besides those of a 2/2 creature (708.2a)
        self.cast_for = cast_for
        self.up_for_mana_cost = up_for_mana_cost  # may a creature card be turned up for its mana cost?
        self.counter = counter  # put on it as it is turned up for the keyword's cost
        self.rule = rule  # by which it is turned face up


WARDED: Final = (AddAbility(Keyword(kw.WARD, PayMana(ManaCost(2)))),)
THREE: Final = PayMana(ManaCost(3))
TABLE: Final[dict[str, Row]] = {
    row.word: row
    for row in (
        Row(word="morph", keyword=kw.MORPH, mods=(), cast_for=THREE, up_for_mana_cost=False, counter="", rule="702.37e"),
        Row(word="megamorph", keyword=kw.MEGAMORPH, mods=(), cast_for=THREE, up_for_mana_cost=False, counter="+1/+1",
            rule="702.37e"),
        Row(word="disguise", keyword=kw.DISGUISE, mods=WARDED, cast_for=THREE, up_for_mana_cost=False, counter="",
            rule="702.168d"),
        Row(word="manifest", keyword=0, mods=(), cast_for=None, up_for_mana_cost=True, counter="", rule="701.40b"),
        Row(word="cloak", keyword=0, mods=WARDED, cast_for=None, up_for_mana_cost=True, counter="", rule="701.58b"),
    )
}  # fmt: skip
BY_KEYWORD: Final = {row.keyword: row for row in TABLE.values() if row.keyword}


def face_down(word: str) -> FaceDown:
    """How an object is face down that is put there by a rule of the table."""
    return FaceDown(TABLE[word].mods, (), word)


# --- turning face up (708.7, 708.8) --------------------------------------------------------------------------------


def if_face_up(st: State, obj: Obj) -> Chars:
    """The characteristics that a face-down permanent would have if it were face up (702.37e)."""
    up = obj.dup()
    up.face_down = None
    return chars_as_spell(st, up)


def ways_up(st: State, obj: Obj) -> list[tuple[str, Cost]]:
    """116.2b, 708.7: by which rules the controller of a face-down permanent may turn it face up, and for which costs."""
    if obj.face_down is None or obj.definition.faces[0].types & SPELL_ONLY_TYPES:
        return []
    found: list[tuple[str, Cost]] = []
    for ability in if_face_up(st, obj).abilities:
        if isinstance(ability, Keyword) and ability.keyword in BY_KEYWORD and ability.cost is not None:
            found.append((BY_KEYWORD[ability.keyword].word, ability.cost))
    row = TABLE.get(obj.face_down.by)
    if row is not None and row.up_for_mana_cost:
        card = obj.definition.faces[0]
        if card.types & CREATURE and card.cost is not None:
            found.append((row.word, PayMana(card.cost)))
    return found


def turn_face_up(st: State, oid: int, word: str = "", x: int = 0) -> Ask[bool]:
    """708.8: its copiable values become the normal ones; nothing enters or leaves. ``word``: the rule that was used.

    708.11: what its text says about being turned face up happens meanwhile. 613.7f: it gets a new timestamp.
    """
    obj = st.objs.get(oid)
    if obj is None or obj.face_down is None or obj.zone != BATTLEFIELD:
        return False
    if frames.stays_face_down(obj):
        atoms.emit(st, Event(ev.REVEALED, "701.40g", chars_of(st, obj).controller, detail=(oid,)))
        return False
    merged = tuple(
        (card, what, max(in_use, 0), token, flag, copied) for card, what, in_use, token, flag, copied in obj.merged
    )  # 730.2f
    atoms.change(st, oid, face_down=None, timestamp=atoms.tick(st), merged=merged)
    chars = chars_of(st, st.objs[oid])
    for _, static in traits_of(chars).of_kind(AsTurnedFaceUp):
        assert isinstance(static, AsTurnedFaceUp)
        yield from perform_all(st, Ctx(oid, chars.controller, x), static.effects)
    if word and TABLE[word].counter:
        yield from counters.put(st, oid, TABLE[word].counter, 1, "702.37b", by=chars.controller)
    rule = TABLE[word].rule if word else "708.8"
    atoms.emit(st, Event(ev.TURNED_FACE_UP, rule, chars.controller, oid, amount=x))
    return True


def turn_face_down(st: State, oid: int, mods: tuple[Mod, ...]) -> None:
    """708.2a–b, 613.7f: what is face down already stays as it is."""
    if st.objs[oid].face_down is None:
        atoms.change(st, oid, face_down=FaceDown(mods), timestamp=atoms.tick(st))
        atoms.emit(st, Event(ev.TURNED_FACE_DOWN, "708.2", obj=oid))


# --- showing (708.9, 702.143f) --------------------------------------------------------------------------------------


def reveal_all(st: State, owner: int = -1) -> None:
    """All face-down permanents, spells and foretold cards are revealed: those of a player who leaves, or everybody's."""
    for player in range(len(st.players)):
        if owner in (-1, player):
            found = [o for o in (*st.battlefield, *st.stack, *st.exile) if st.objs[o].owner == player]
            hidden = tuple(o for o in found if st.objs[o].face_down is not None)
            if hidden:
                atoms.tell(st, Event(ev.REVEALED, "708.9", player, detail=hidden))


def must_be_revealed(old: Obj, zone: int) -> bool:
    """708.9: a face-down permanent that leaves the battlefield, a face-down spell that goes anywhere but there."""
    if old.face_down is None or zone == BATTLEFIELD:
        return False
    return old.zone == BATTLEFIELD or (old.zone == STACK and zone != STACK)
