"""A game's present position as a scenario file, or the reason why the format can't say it.

What is written is built again and compared with the game before it is given out, so that nothing is
left out unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from inset import position
from inset.items import known_token, walk
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
from inset.position_same import by_age, difference
from inset.rules.actions.spells import GIVEN_SUSPEND
from inset.rules.events import face_down
from inset.rules.events.designations import marks_of
from inset.rules.events.permissions import is_on_leave, on_leave_of
from inset.rules.meaning.references import holder
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
)
from inset.rules.objects import frames
from inset.rules.objects.abilities import HISTORY, reads
from inset.rules.objects.layers import chars_of
from inset.rules.playing import unlocking
from inset.rules.turn.turn import RUNS

KEY: Final = re.compile(r"[^\W\d_][\w-]{0,39}")
RESERVED: Final = frozenset("any none note all top yes no true false on off null y n".split())
UNLISTED: Final = DESIGNATED_COPY | MONARCH | INITIATIVE | RADIATION  # what is said of another object, or of a player
SAYABLE_FLAGS: Final = COMMANDER | DESIGNATED | FORETOLD | PLOTTED | UNLOCKED | filters.ALL_MARKS
CHOICES: Final = (
    effects.NAME,
    effects.CREATURE_TYPE,
    effects.COLOR,
    effects.CARD_TYPE,
    effects.OPPONENT,
    effects.PLAYER,
)
ZONES: Final = ("hand", "battlefield", "graveyard", "exile", "command", "library")


class CannotSay(InsetError):
    """Something about the position that a scenario can't set up."""


def write(st: State, question: Question | None, name: str = "position", title: str = "") -> str:
    """The position as the text of a scenario file without expectations."""
    import yaml

    _refuse_moment(st, question)
    writer = _Writer(st)
    players = writer.players()
    turn, step = st.turn, STEP_WORD[st.step]
    made = position.build(players, 0, st.format, turn, step).state
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


# --- what can't be said ---------------------------------------------------------------------------


def _refuse_moment(st: State, question: Question | None) -> None:
    """The game must stand where a scenario can start: at a priority, with nothing under way."""
    if st.outcome is not None:
        raise CannotSay("the game is over")
    if question is None or question.kind != PRIORITY or st.stage != RUNS:
        raise CannotSay("a question is being answered; a position begins at a priority")
    if any(player.lost for player in st.players):
        raise CannotSay("a player has left the game")
    for reason, found in (
        ("there is something on the stack", st.stack or st.pending),
        ("creatures are in combat", any(st.objs[oid].combat is not None for oid in st.battlefield)),
        ("it is the first combat damage step", st.step == FIRST_STRIKE_DAMAGE),
        ("a delayed ability waits", st.delayed),
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
    """What happened before, and what lies outside, can't be said; that matters only if a card looks there."""
    for obj in st.objs.values():
        name, nodes = obj.definition.name, walk(obj.definition)
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
        plain = all(KEY.fullmatch(name) and name.lower() not in RESERVED for name in names)
        self._keys = names if plain and len(set(names)) == count else [chr(65 + i) for i in range(count)]
        self._labels: dict[int, str] = {}
        self._label_hosts()
        self._ages = self._timestamps()

    def key(self, player: int) -> str:
        return self._keys[player]

    def _timestamps(self) -> dict[int, int]:
        """613.7: who is older than whom, where listing player by player would lose it."""
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

    def players(self) -> dict[str, Any]:
        return {self.key(player): self._player(player) for player in self.order}

    def _player(self, player: int) -> dict[str, Any]:
        st, record = self.st, self.st.players[player]
        if record.commander_casts or record.commander_damage or record.controlled_by >= 0 or record.drew_from_empty:
            raise CannotSay(f"{record.name}: commander tax, commander damage and control can't be set up", "903.8")
        row: dict[str, Any] = {"life": record.life}
        for zone in ZONES:
            items = _counted([self._item(player, st.objs[oid]) for oid in self._objects(player, zone)])
            if items:
                row[zone] = items
        row["library_exact"] = True
        if record.counters:
            row["counters"] = dict(record.counters)
        if record.lands_played:
            row["lands_played"] = record.lands_played
        if record.pool:
            row["mana"] = self._pool(player)
        if record.completed:
            row["completed"] = list(record.completed)
        row |= {word: True for word, title in position.TITLES.items() if holder(st, title.flag) == player}
        return row

    def _objects(self, player: int, zone: str) -> Sequence[int]:
        st = self.st
        owned = {"hand": st.hands, "graveyard": st.graveyards, "library": st.libraries}
        if zone in owned:
            return owned[zone][player]
        if zone == "battlefield":
            mine = [oid for oid in st.battlefield if st.objs[oid].controller == player]
            return sorted(mine, key=lambda oid: st.objs[oid].timestamp)
        row = st.exile if zone == "exile" else st.command
        return [oid for oid in row if st.objs[oid].owner == player and not st.objs[oid].flags & UNLISTED]

    def _pool(self, player: int) -> str:
        pool = self.st.players[player].pool
        if any(not mana.lasting or not mana.unrestricted() or mana.snow for mana in pool):
            raise CannotSay(f"{self.st.players[player].name} has mana that will be lost", "500.5")
        return "".join(f"{{{COLOR_LETTER[mana.kind]}}}" for mana in pool)

    # --- one object -------------------------------------------------------------------------------

    def _item(self, player: int, obj: Obj) -> dict[str, Any]:
        self._refuse(obj)
        item = self._identity(obj)
        if obj.id in self._labels:
            item["label"] = self._labels[obj.id]
        if obj.zone == BATTLEFIELD:
            self._permanent(player, obj, item)
        elif obj.zone == EXILE:
            self._exiled(obj, item)
        counters = self._counters(obj, item)
        if counters:
            item["counters"] = counters
        if obj.flags & COMMANDER:
            item["commander"] = True
        if ROOM in obj.chosen:
            item["room"] = obj.chosen[ROOM]
        chosen = {kind: value for kind, value in obj.chosen.items() if kind in CHOICES}
        if chosen:
            item["chosen"] = self._chosen(obj, chosen)
        return item

    def _refuse(self, obj: Obj) -> None:
        name = obj.definition.name
        for reason, found in (
            ("is phased out", obj.phased),
            ("is a merged permanent", obj.merged),
            ("carries something that can't be said", obj.flags & ~SAYABLE_FLAGS),
            (
                "was foretold or plotted this turn",
                obj.flags & (FORETOLD | PLOTTED) and obj.mark >= self.st.turn,
            ),
            ("is an emblem or a copy", obj.card == 0 and not obj.token),
            ("remembers how it was cast", obj.cast is not None and (obj.cast.x or obj.cast.optional)),
        ):
            if found:
                raise CannotSay(f"{name} {reason}")

    def _identity(self, obj: Obj) -> dict[str, Any]:
        """Which card or token it is, and what it is a copy of."""
        if obj.copied is not None:
            shown = frames.in_force(obj.copied.definition, obj.zone, obj.copied.in_use)
            if obj.copied.exceptions or shown or obj.copied.face_down:
                raise CannotSay(
                    f"{obj.definition.name} is a copy with exceptions or of a prototyped permanent", "707.9"
                )
            of = {"copy_of": _name(obj.copied.definition)}
            return {"token": True, **of} if obj.token else {"card": _name(obj.definition), **of}
        if not obj.token:
            way = {"as": frames.way_word(obj.definition, obj.in_use)} if obj.in_use else {}
            return {"card": _name(obj.definition), **way}
        face = obj.definition.faces[0]
        token = known_token(face.name)
        if token is not None and token.face == face:
            return {"card": face.name}
        return {"token": _token(face)}

    def _permanent(self, player: int, obj: Obj, item: dict[str, Any]) -> None:
        st = self.st
        if obj.tapped:
            item["tapped"] = True
        if obj.since >= st.players[player].turn_began:
            item["sick"] = True
        if obj.damage:
            item["damage"] = obj.damage
        if obj.deathtouched:
            raise CannotSay(f"{obj.definition.name} was dealt damage by a source with deathtouch", "704.5h")
        if obj.owner != player:
            item["owner"] = self.key(obj.owner)
        if obj.attached:
            item["attached_to"] = self._labels[obj.attached] if obj.attached > 0 else self.key(-1 - obj.attached)
        if obj.flags & DESIGNATED:
            item["prepared"] = True
        if marks := marks_of(obj.flags):
            item["marked"] = marks
        if obj.id in self._ages:
            item["timestamp"] = self._ages[obj.id]
        unlocked = unlocking.unlocked_names(st, obj)
        if unlocked:
            item["unlocked"] = unlocked
        elif obj.flags & UNLOCKED:
            raise CannotSay(f"{obj.definition.name} has an unlocked designation that it has no use for", "709.5c")
        if obj.face_down is not None:
            if obj.face_down.by not in face_down.TABLE:
                raise CannotSay(f"{obj.definition.name} is face down in a way of its own", "708.2")
            item["face_down"] = True if obj.face_down.by == "manifest" else obj.face_down.by

    def _exiled(self, obj: Obj, item: dict[str, Any]) -> None:
        players = on_leave_of(self.st, obj.id)
        if len(set(players)) > 1:
            raise CannotSay(f"several players may play {obj.definition.name} from exile", "715.3d")
        if players:
            item["on_adventure"] = self.key(players[0])
        holders = [h for h in self.st.battlefield if obj.id in self.st.objs[h].linked]
        if holders:
            item["exiled_with"] = self._labels[holders[0]]
        if obj.flags & PLOTTED:
            item["plotted"] = True
        if obj.flags & FORETOLD:
            item["foretold"] = True
        elif obj.face_down is not None:
            item["face_down"] = True

    def _counters(self, obj: Obj, item: dict[str, Any]) -> dict[str, int]:
        """Counters, but for those of a suspended card, which are said as such."""
        counters = {kind: count for kind, count in obj.counters.items() if count}
        if obj.zone == EXILE and "time" in counters:
            item["suspended"] = counters.pop("time")
        return counters

    def _chosen(self, obj: Obj, chosen: Mapping[int, Any]) -> str:
        if len(chosen) > 1:
            raise CannotSay(f"several things were chosen for {obj.definition.name}")
        (value,) = chosen.values()
        return self.key(value) if isinstance(value, int) else str(value)


def _name(card: Card) -> str:
    """What the card is called: a card with two halves has no one name (709.4a)."""
    return card.full_name if card.frame in HALVES else card.name


def _token(face: Face) -> dict[str, Any]:
    """A token that no name describes."""
    if face.cost is not None or not all(_bare(ability) for ability in face.abilities) or face.loyalty is not None:
        raise CannotSay(f"{face.name} has abilities that can't be written down", "111.3")
    data: dict[str, Any] = {"name": face.name, "types": type_words(face.types)}
    if face.supertypes:
        data["supertypes"] = supertype_words(face.supertypes)
    if face.subtypes:
        data["subtypes"] = [word.lower() for word in face.subtypes]
    data["colors"] = color_words(face.color_mask())
    if face.power is not None:
        data |= {"power": face.power, "toughness": face.toughness}
    if face.abilities:
        data["keywords"] = [KEYWORD_WORD[a.keyword] for a in face.abilities if isinstance(a, Keyword)]
    return data


def _bare(ability: object) -> bool:
    return isinstance(ability, Keyword) and ability == Keyword(ability.keyword)


def _counted(items: list[dict[str, Any]]) -> list[Any]:
    """``3 Island`` for three alike in a row; a bare name where there is nothing else to say."""
    found: list[tuple[dict[str, Any], int]] = []
    for item in items:
        if found and found[-1][0] == item and "label" not in item:
            found[-1] = (item, found[-1][1] + 1)
        else:
            found.append((item, 1))
    return [_short(item, count) for item, count in found]


def _short(item: dict[str, Any], count: int) -> Any:
    if set(item) == {"card"}:
        return item["card"] if count == 1 else f"{count} {item['card']}"
    return {**item, "count": count} if count > 1 else item
