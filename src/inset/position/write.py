"""A game's current position as a scenario file, or the reason why the format can't express it.

The result is built again and compared with the game before it is returned, so that nothing is lost silently.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.kernel.types import (
    BATTLEFIELD,
    COLOR_LETTER,
    EXILE,
    FIRST_STRIKE_DAMAGE,
    STEP_WORD,
    color_words,
    supertype_words,
    type_words,
)  # fmt: skip
from inset.language import effects, filters
from inset.language.abilities import Keyword
from inset.language.card import HALVES, Card, Face
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import nodes_in
from inset.position.build import TITLES, build
from inset.position.compare import by_age, difference
from inset.position.schema import MOST_ALIKE, PLAYER_KEY, RESERVED, Item, PlayerSetup, Token, as_data
from inset.position.tokens import known_token
from inset.rules.actions.spells import GIVEN_SUSPEND
from inset.rules.events import face_down
from inset.rules.events.designations import marks_of
from inset.rules.events.permissions import is_on_leave, on_leave_of
from inset.rules.meaning.references import holder
from inset.rules.model.changes import HISTORY
from inset.rules.model.decision import PRIORITY, Question
from inset.rules.model.object_notes import ROOM
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED,
    DESIGNATED_COPY,
    FORETOLD,
    INITIATIVE,
    MONARCH,
    PLOTTED,
    RADIATION,
    UNLOCKED,
    Obj,
    State,
    held_by,
)
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from inset.rules.objects.what_text_reads import reads
from inset.rules.playing import unlocking
from inset.rules.turn.turn import RUNS

UNSAFE: Final = RESERVED | {"y", "n"}  # some readers of YAML take these for true and false
UNLISTED: Final = DESIGNATED_COPY | MONARCH | INITIATIVE | RADIATION  # facts about another object, or about a player
SAYABLE_FLAGS: Final = COMMANDER | DESIGNATED | FORETOLD | PLOTTED | UNLOCKED | filters.ALL_MARKS
CHOICES: Final = (
    effects.NAME,
    effects.CREATURE_TYPE,
    effects.COLOR,
    effects.CARD_TYPE,
    effects.OPPONENT,
    effects.PLAYER,
)


class CannotSay(InsetError):
    """Something about the position that a scenario can't express."""


def write(st: State, question: Question | None, name: str = "position", title: str = "") -> str:
    """The position as the text of a scenario file without expectations."""
    import yaml

    _refuse_moment(st, question)
    writer = _Writer(st)
    players = {setup.key: as_data(setup) for setup in writer.players()}
    turn, step = st.turn, STEP_WORD[st.step]
    made = build(players, 0, st.format, turn, step).state
    if (what := difference(st, made, writer.order)) is not None:
        raise CannotSay(f"{what} can't be written down just as it is")
    data: dict[str, Any] = {"scenario": name}
    if title:
        data["title"] = title
    if st.format != "duel":
        data["format"] = st.format
    data |= {"start": {"turn": turn, "step": step}, "players": players}
    data["steps"] = [{"pass": writer.key(player)} for player in _passed(st)]
    return yaml.safe_dump(data, sort_keys=False, default_flow_style=None, allow_unicode=True, width=118)


# --- what can't be expressed ----------------------------------------------------------------------


def _refuse_moment(st: State, question: Question | None) -> None:
    """The game must be where a scenario can start: at a priority, with nothing in progress."""
    if st.outcome is not None:
        raise CannotSay("the game is over")
    if question is None or question.kind != PRIORITY or st.stage != RUNS:
        raise CannotSay("a question is being answered; a position begins when a player has priority")
    if any(player.lost for player in st.players):
        raise CannotSay("a player has left the game")
    for reason, found in (
        ("the stack is not empty", st.stack or st.pending),
        ("creatures are in combat", any(st.objs[oid].combat is not None for oid in st.battlefield)),
        ("it is the first combat damage step", st.step == FIRST_STRIKE_DAMAGE),
        ("a delayed ability is waiting", st.delayed),
        ("a turn or phase was added, skipped or is controlled", _unusual_turns(st)),
        ("something was done that may be done only so often each turn", st.tallies),
    ):
        if found:
            raise CannotSay(reason)
    for floating in st.floating:
        if not is_on_leave(floating) and floating.mods != GIVEN_SUSPEND:
            raise CannotSay(f"an effect of {_source(st, floating.ctx.source)} is still in force", "611.2")
    _refuse_history(st)


def _unusual_turns(st: State) -> bool:
    usual = ((0, 2),) if st.turn == 1 and st.step < 2 and len(st.players) == 2 else ()
    return bool(st.extra_turns or st.extra_steps or st.controlled_turns or (st.skips and st.skips != usual))


def _refuse_history(st: State) -> None:
    """The past, and cards outside the game, can't be expressed; that matters only if a card looks there."""
    for obj in st.objs.values():
        name, nodes = obj.definition.name, nodes_in(obj.definition)
        if st.events and reads(obj.definition.faces) & HISTORY:
            raise CannotSay(f"{name} looks back at this turn")
        if st.outside[obj.owner] and any(isinstance(node, effects.Wish) for node in nodes):
            raise CannotSay(f"{name} looks outside the game")
        if st.exile and any(isinstance(node, filters.ExiledBy) for node in nodes):
            raise CannotSay(f"{name} looks at who exiled a card")


def _source(st: State, oid: int) -> str:
    if oid in st.objs:
        return chars_of(st, st.objs[oid]).name
    return st.lki[oid][1].name if oid in st.lki else "something"


def _passed(st: State) -> tuple[int, ...]:
    """Who has passed already, in order."""
    order = st.in_game()
    return order[: max(0, st.passes)]


# --- writing --------------------------------------------------------------------------------------


class _Writer:
    """Writes each player's part. The first in the list is the active player of turn 1."""

    def __init__(self, st: State) -> None:
        self.st = st
        count = len(st.players)
        first = (st.active - (st.turn - 1)) % count
        self.order = [(first + i) % count for i in range(count)]
        names = [player.name for player in st.players]
        plain = all(PLAYER_KEY.fullmatch(name) and name.lower() not in UNSAFE for name in names)
        self._keys = names if plain and len(set(names)) == count else [chr(65 + i) for i in range(count)]
        self._labels: dict[int, str] = {}
        self._label_hosts()
        self._ages = self._timestamps()

    def key(self, player: int) -> str:
        return self._keys[player]

    def _timestamps(self) -> dict[int, int]:
        """613.7: the order of timestamps, if listing player by player would lose it."""
        aged = by_age(self.st)
        listed = sorted(aged, key=lambda obj: (self.order.index(obj.controller), obj.timestamp))
        return {obj.id: place for place, obj in enumerate(aged, 1)} if listed != aged else {}

    def _label_hosts(self) -> None:
        """Objects that others refer to need a label."""
        for obj in self.st.objs.values():
            if obj.zone == BATTLEFIELD and obj.attached > 0:
                self._label(obj.attached)
            if obj.zone == BATTLEFIELD and obj.linked:
                self._label(obj.id)

    def _label(self, oid: int) -> None:
        name = re.sub(r"[^a-z0-9]+", "-", self.st.objs[oid].definition.name.lower()).strip("-") or "object"
        self._labels.setdefault(oid, f"{name}-{len(self._labels) + 1}")

    def players(self) -> list[PlayerSetup]:
        return [self._player(player) for player in self.order]

    def _player(self, player: int) -> PlayerSetup:
        st, record = self.st, self.st.players[player]
        if record.commander_casts or record.commander_damage or record.controlled_by >= 0 or record.drew_from_empty:
            raise CannotSay(f"{record.name}: commander tax, commander damage and control can't be set up", "903.8")
        return PlayerSetup(
            key=self.key(player),
            life=record.life,
            hand=self._zone(player, st.hands[player]),
            battlefield=self._zone(player, self._permanents(player)),
            graveyard=self._zone(player, st.graveyards[player]),
            exile=self._zone(player, self._owned(player, st.exile)),
            command=self._zone(player, self._owned(player, st.command)),
            library=self._zone(player, st.libraries[player]),
            library_exact=True,
            counters=tuple(record.counters.items()),
            lands_played=record.lands_played,
            mana=self._pool(player),
            completed=record.completed,
            monarch=holder(st, TITLES["monarch"].flag) == player,
            initiative=holder(st, TITLES["initiative"].flag) == player,
        )

    def _zone(self, player: int, oids: Sequence[int]) -> tuple[Item, ...]:
        return _counted([self._item(player, self.st.objs[oid]) for oid in oids])

    def _permanents(self, player: int) -> Sequence[int]:
        """Those that the player controls, the oldest first."""
        objs = self.st.objs
        mine = [oid for oid in self.st.battlefield if objs[oid].controller == player]
        return sorted(mine, key=lambda oid: objs[oid].timestamp)

    def _owned(self, player: int, shared: Sequence[int]) -> Sequence[int]:
        """What the player owns in a shared zone."""
        objs = self.st.objs
        return [oid for oid in shared if objs[oid].owner == player and not objs[oid].flags & UNLISTED]

    def _pool(self, player: int) -> str:
        pool = self.st.players[player].pool
        if any(not mana.lasting or not mana.unrestricted() or mana.snow for mana in pool):
            raise CannotSay(f"{self.st.players[player].name} has mana that will be lost", "500.5")
        return "".join(f"{{{COLOR_LETTER[mana.kind]}}}" for mana in pool)

    # --- one object -------------------------------------------------------------------------------

    def _item(self, player: int, obj: Obj) -> Item:
        self._refuse(obj)
        item = self._identity(obj)
        if obj.zone == BATTLEFIELD:
            item = self._permanent(player, obj, item)
        elif obj.zone == EXILE:
            item = self._exiled(obj, item)
        counters = {kind: count for kind, count in obj.counters.items() if count}
        if obj.zone == EXILE and "time" in counters:  # those of a suspended card are said as such
            item = replace(item, suspended=counters.pop("time"))
        return replace(
            item,
            label=self._labels.get(obj.id),
            counters=tuple(counters.items()),
            commander=bool(obj.flags & COMMANDER),
            room=ROOM.get(obj.notes, None),
            chosen=self._chosen(obj),
        )

    def _refuse(self, obj: Obj) -> None:
        name = obj.definition.name
        for reason, found in (
            ("is phased out", obj.phased),
            ("is a merged permanent", obj.merged),
            ("has a property that can't be expressed", obj.flags & ~SAYABLE_FLAGS),
            (
                "was foretold or plotted this turn",
                obj.flags & (FORETOLD | PLOTTED) and obj.mark >= self.st.turn,
            ),
            ("is an emblem or a copy", obj.card == 0 and not obj.token),
            ("remembers how it was cast", obj.cast is not None and (obj.cast.x or obj.cast.optional)),
        ):
            if found:
                raise CannotSay(f"{name} {reason}")

    def _identity(self, obj: Obj) -> Item:
        """Which card or token it is, and what it is a copy of."""
        if obj.copied is not None:
            shown = frames.in_force(obj.copied.definition, obj.zone, obj.copied.in_use)
            if obj.copied.exceptions or shown or obj.copied.face_down:
                raise CannotSay(
                    f"{obj.definition.name} is a copy with exceptions or of a prototyped permanent", "707.9"
                )
            name = _name(obj.copied.definition)
            return Item(token=True, copy_of=name) if obj.token else Item(card=_name(obj.definition), copy_of=name)
        if not obj.token:
            way = frames.way_word(obj.definition, obj.in_use) if obj.in_use else None
            return Item(card=_name(obj.definition), way=way)
        face = obj.definition.faces[0]
        token = known_token(face.name)
        if token is not None and token.face == face:
            return Item(card=face.name)
        return Item(token=_token(face))

    def _permanent(self, player: int, obj: Obj, item: Item) -> Item:
        st = self.st
        if obj.deathtouched:
            raise CannotSay(f"{obj.definition.name} was dealt damage by a source with deathtouch", "704.5h")
        host = (
            self._labels.get(obj.attached)
            if obj.attached > 0
            else self.key(-1 - obj.attached)
            if obj.attached
            else None
        )
        unlocked = unlocking.unlocked_names(st, obj)
        if not unlocked and obj.flags & UNLOCKED:
            raise CannotSay(f"{obj.definition.name} has an unlocked designation that it has no use for", "709.5c")
        return replace(
            item,
            tapped=obj.tapped,
            sick=obj.since >= st.players[held_by(obj)].turn_began,  # 302.6
            damage=obj.damage,
            owner=self.key(obj.owner) if obj.owner != player else None,
            attached_to=host,
            prepared=bool(obj.flags & DESIGNATED),
            marked=tuple(marks_of(obj.flags)),
            timestamp=self._ages.get(obj.id),
            unlocked=tuple(unlocked),
            face_down=self._face_down(obj),
        )

    def _face_down(self, obj: Obj) -> bool | str:
        """``true`` is ``manifest``."""
        if obj.face_down is None:
            return False
        if obj.face_down.by not in face_down.TABLE:
            raise CannotSay(f"{obj.definition.name} is face down in a way of its own", "708.2")
        return True if obj.face_down.by == "manifest" else obj.face_down.by

    def _exiled(self, obj: Obj, item: Item) -> Item:
        players = on_leave_of(self.st, obj.id)
        if len(set(players)) > 1:
            raise CannotSay(f"several players may play {obj.definition.name} from exile", "715.3d")
        holders = [h for h in self.st.battlefield if obj.id in self.st.objs[h].linked]
        foretold = bool(obj.flags & FORETOLD)
        return replace(
            item,
            on_adventure=self.key(players[0]) if players else None,
            exiled_with=self._labels[holders[0]] if holders else None,
            plotted=bool(obj.flags & PLOTTED),
            foretold=foretold,
            face_down=obj.face_down is not None and not foretold,
        )

    def _chosen(self, obj: Obj) -> str | None:
        chosen = [value for kind, value in obj.chosen.items() if kind in CHOICES]
        if not chosen:
            return None
        if len(chosen) > 1:
            raise CannotSay(f"several things were chosen for {obj.definition.name}")
        (value,) = chosen
        return self.key(value) if isinstance(value, int) else str(value)


def _name(card: Card) -> str:
    """What the card is called: a card with two halves has no one name (709.4a)."""
    return card.full_name if card.frame in HALVES else card.name


def _token(face: Face) -> Token:
    """A token that no name describes."""
    if face.cost is not None or not all(_bare(ability) for ability in face.abilities) or face.loyalty is not None:
        raise CannotSay(f"{face.name} has abilities that can't be written down", "111.3")
    return Token(
        name=face.name,
        types=tuple(type_words(face.types)),
        supertypes=tuple(supertype_words(face.supertypes)),
        subtypes=tuple(word.lower() for word in face.subtypes),
        colors=tuple(color_words(face.color_mask())),
        power=face.power,
        toughness=face.toughness,
        keywords=tuple(KEYWORD_WORD[a.keyword] for a in face.abilities if isinstance(a, Keyword)),
    )


def _bare(ability: object) -> bool:
    return isinstance(ability, Keyword) and ability == Keyword(ability.keyword)


def _counted(items: list[Item]) -> tuple[Item, ...]:
    """Consecutive identical objects as one item."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if last is not None and item.label is None and last.count < MOST_ALIKE and replace(last, count=1) == item:
            found[-1] = replace(last, count=last.count + 1)
        else:
            found.append(item)
    return tuple(found)
