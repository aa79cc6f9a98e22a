"""A player that wants to use each part of some cards in random games, and the measure of what was used.

A part is a way to cast a card, or an ability. What uses the stack counts when it was there, a spell ability when it
resolves, any other while it is in force. After every answer the invariants are checked.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from inset.game import Game
from inset.kernel import rng
from inset.kernel.errors import InvalidPosition
from inset.kernel.types import LAND
from inset.language.abilities import Activated, Spell, Triggered
from inset.language.card import PREPARE, PROTOTYPE, Card
from inset.language.filters import FLIPPED
from inset.language.node import Ability
from inset.rules.checks import invariants
from inset.rules.model import event_records
from inset.rules.model.answers import Activate, CastSpell
from inset.rules.model.state import Obj, State
from inset.rules.objects.abilities import traits
from inset.rules.objects.frames import prepare_spell, ways
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_abilities import is_mana_ability

T = TypeVar("T")
ALL = -1  # keywords
Part = tuple[int, int]  # face, ability; -1: a way to cast it

NO_CARD = " Token"  # how the names of tokens end
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LANDS = ["3 Plains", "3 Island", "3 Swamp", "3 Mountain", "3 Forest"]
MINE = [
    "Grizzly Bears", "Serra Angel", "Memnite", "Murderous Rider", "Glorious Anthem", "Bonesplitter",
    "Edgewall Innkeeper", "The Tenth Doctor", "The Eleventh Doctor",
]  # fmt: skip
THEIRS = [
    "Grizzly Bears", "Air Elemental", "Ornithopter", "Savannah Lions", "Sol Ring", "Glorious Anthem", "Hill Giant", "Tundra",
]  # fmt: skip
HELP = [
    "Lightning Bolt", "Giant Growth", "Opt", "Murder", "Unsummon", "Divination", "Sign in Blood", "Chaplain's Blessing",
    "Lich's Caress", "Forest", "Curious Pair", "Lonesome Unicorn",
]  # fmt: skip
AGAINST = ["Shock", "Murder", "Counterspell", "Grizzly Bears", "Lightning Bolt", "Doom Blade"]
BURIED = [
    "Lightning Bolt", "Grizzly Bears", "Forest", "Sol Ring", "Raise Dead", "Glorious Anthem", "Foulmire Knight", "Memnite",
]  # fmt: skip
STOCK = [
    *HELP, *MINE, "Plains", "Island", "Swamp", "Mountain", "Forest", "Bonecrusher Giant", "Llanowar Elves", "Clone",
]  # fmt: skip


class Dice:
    """Numbers determined by a seed."""

    def __init__(self, seed: int) -> None:
        self.state = rng.start(seed)

    def below(self, most: int) -> int:
        self.state, found = rng.below(self.state, most)
        return found

    def some(self, of: Sequence[T], count: int) -> list[T]:
        """This many of them, or all, in random order."""
        left = list(of)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def itself(ability: Ability) -> tuple[Ability, ...]:
    """What must be on the stack before the ability counts as used: itself, or nothing."""
    return (ability,) if isinstance(ability, (Triggered, Activated, Spell)) else ()


class Parts:
    """What of a card has not been used yet."""

    def __init__(self, card: Card, stands_for: Callable[[Ability], tuple[Ability, ...]] = itself) -> None:
        self.card = card
        self.spell_copy = prepare_spell(card)
        self.missing: dict[Part, tuple[Ability, ...]] = {}  # with what each waits for
        for number, face in enumerate(card.faces):
            self.missing[number, -1] = ()
            for place, ability in enumerate(face.abilities):
                self.missing[number, place] = stands_for(ability)
        self.parts = len(self.missing)

    def cast(self, number: int) -> None:
        self.missing.pop((number, -1), None)

    def in_force(self, number: int) -> None:
        """Abilities that never use the stack did their work."""
        for key in [key for key, waits in self.missing.items() if key[0] == number and key[1] >= 0 and not waits]:
            del self.missing[key]

    def resolved(self, number: int) -> None:
        for key in [key for key in self.missing if key[0] == number and key[1] >= 0]:
            if isinstance(self.card.faces[number].abilities[key[1]], Spell):
                del self.missing[key]

    def ability(self, found: Ability | None) -> None:
        for key in [key for key, waits in self.missing.items() if found in waits]:
            del self.missing[key]


class Table:
    """The cards of one game, and a check of each of its states."""

    def __init__(self, parts: list[Parts]) -> None:
        self.parts = parts
        self.named: dict[str, tuple[Parts, bool]] = {}
        for one in parts:
            self.named[one.card.name] = (one, False)
            if one.spell_copy is not None:
                self.named.setdefault(one.spell_copy.name, (one, True))
        self.last: Any = None
        self.spells: dict[int, tuple[Parts, int]] = {}
        self.seen: set[int] = set()  # on the stack
        self.up: set[tuple[int, int]] = set()  # permanents, each with the set that it has

    @property
    def left(self) -> int:
        return sum(len(one.missing) for one in self.parts)

    def of(self, obj: Obj) -> tuple[Parts, int] | None:
        """The card that an object is, and the set that it uses."""
        found = self.named.get(obj.definition.name)
        if found is None:
            return None
        one, copied = found
        if obj.definition is one.card:
            return one, obj.in_use or int(obj.flags & FLIPPED != 0)
        return (one, 1) if copied and obj.definition == one.spell_copy else None

    def look(self, st: State) -> None:
        for oid in st.stack:
            if oid not in self.seen:
                self.seen.add(oid)
                self._on_stack(oid, st.objs[oid])
        for oid in st.battlefield:
            obj = st.objs[oid]
            if (key := (oid, obj.in_use | obj.flags & FLIPPED)) not in self.up:
                self.up.add(key)
                if (found := self.of(obj)) is not None:
                    one, way = found
                    prototype = one.card.frame == PROTOTYPE  # has the abilities of the card (718.3b)
                    one.in_force(0 if prototype else way)
                    if one.card.faces[0 if prototype else way].types & LAND or way not in ways(one.card, ALL):
                        one.cast(way)  # played, or turned up, which is the only way to it (712.11)
        for event in self._new_events(st):
            if event.kind == event_records.RESOLVED and event.obj in self.spells:
                one, way = self.spells[event.obj]
                one.resolved(way)
                one.in_force(way)

    def _on_stack(self, oid: int, obj: Obj) -> None:
        found = self.of(obj)
        if found is None or obj.stack is None:
            return
        if obj.card or obj.spell_copy:
            self.spells[oid] = found
            found[0].cast(found[1])
        else:
            found[0].ability(obj.stack.ability)

    def _new_events(self, st: State) -> Iterator[Any]:
        cell, until = st.log, self.last
        self.last = cell
        while cell is not None and cell is not until:
            cell, event = cell
            yield event


class Temper(NamedTuple):
    """How often a player does what it prefers: all but one time in this many."""

    using: int
    passing: int
    paying: int


class Curious:
    """A player that prefers using what was not used yet, attacking, and saying yes; otherwise anything."""

    def __init__(self, table: Table, seed: int, temper: Temper) -> None:
        self.table = table
        self.temper = temper
        self.dice = Dice(seed)
        self.value: Any = None  # the last answer

    def answer(self, game: Game) -> None:
        """One answer; then the table and the invariants are checked."""
        self.value = None
        self.value = self.pick(game)
        self.note(game.state, self.value)
        game.choose(self.value)
        self.table.look(game.state)
        self.check(game)

    def check(self, game: Game) -> None:
        after = game.decision
        invariants.check(game.state, after is not None and after.kind == "priority")

    def pick(self, game: Game) -> Any:
        decision = game.decision
        assert decision is not None
        values = decision.options.answers
        assert len(values), f"{decision!r} has no options"
        below = self.dice.below
        if decision.kind == "priority" and len(values) > 1 and below(self.temper.using):
            wanted = [value for value in values if self._wants(game.state, value)]
            if wanted:
                return wanted[below(len(wanted))]
            if below(self.temper.passing):
                return values[0]
        if decision.kind in ("attack", "confirm") and below(4):
            return values[-1 if decision.kind == "attack" else 0]
        if decision.kind == "pay" and below(self.temper.paying):
            return values[0]
        return values[below(len(values))]

    def _wants(self, st: State, value: Any) -> bool:
        """Does it use a part of a card that was not used yet?"""
        if not isinstance(value, (CastSpell, Activate)):
            return False
        obj = st.objs.get(value.names() or value.uses())
        found = self.table.of(obj) if obj is not None else None
        if found is None or not found[0].missing:
            return False
        one, way = found
        if isinstance(value, CastSpell):
            whole = one.card.frame in (PROTOTYPE, PREPARE)  # it acts as a permanent
            return any(key[0] == (value.way or way) or whole for key in one.missing)
        wanted = self.used_by(st, value)
        return any(wanted in waits for waits in one.missing.values())

    def used_by(self, st: State, value: Activate) -> Ability | None:
        abilities = traits(chars_of(st, st.objs[value.source]).abilities).activated
        return abilities[value.ability] if value.ability < len(abilities) else None

    def note(self, st: State, value: Any) -> None:
        """Mana abilities are never on the stack (605.3b)."""
        if isinstance(value, Activate) and value.source in st.objs:
            ability = self.used_by(st, value)
            found = self.table.of(st.objs[value.source])
            if found is not None and isinstance(ability, Activated) and is_mana_ability(ability):
                found[0].ability(ability)


def begin(rows: dict[str, Any], **more: Any) -> Game:
    """A game from this position. What a state-based action would change immediately (704.3) begins in its player's
    hand instead; if
    that is not a single permanent, everything but the basic lands does."""
    while True:
        try:
            return Game.from_position(rows, **more)
        except InvalidPosition as error:
            there = [card for row in rows.values() for card in row["battlefield"] if isinstance(card, str)]
            others = [card for card in there if card.split()[-1] not in BASICS]
            unfit = [card for card in others if card in str(error)] or others
            if not unfit:
                raise
            for row in rows.values():
                cards = (card for card in row["battlefield"] if card in unfit and not card.endswith(NO_CARD))
                row["hand"] = [*row["hand"], *cards]
                row["battlefield"] = [card for card in row["battlefield"] if card not in unfit]
