"""Positions as plain data: the ``players`` mapping of a scenario, made into a state.

``schema`` defines what they may contain: mappings are read here, and the scenario reader has already read its files.
Impossible positions are refused with ``InvalidPosition``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from inset import cards
from inset.cards.name_book import name_book
from inset.decklists.basics import STARTING_LIFE
from inset.kernel import rng
from inset.kernel.errors import InvalidPosition
from inset.kernel.mana import parse
from inset.kernel.types import (
    BATTLE,
    BATTLEFIELD,
    COLORLESS_MANA,
    COMMAND,
    DRAW,
    DUNGEON,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MANA_TYPES,
    PERMANENT_TYPES,
    PLANESWALKER,
    STEP_WORD,
    UNTAP,
    WORD_COLOR,
    WORD_TYPE,
)  # fmt: skip
from inset.language import card as frame_kinds, effects, keywords as kw
from inset.language.card import Card
from inset.language.filters import WORD_MARK
from inset.language.node import nodes_in
from inset.language.subtypes import CREATURE_TYPES
from inset.position import settled
from inset.position.made_up import custom_card, emblem_card
from inset.position.read import TOO_MANY, read_player
from inset.position.schema import MOST, MOST_MANA, MOST_OBJECTS, Item, PlayerSetup, Token, as_data
from inset.position.tokens import known_token, subtype, token_face
from inset.rules import atoms
from inset.rules.actions.spells import give_suspend
from inset.rules.events import face_down
from inset.rules.events.designations import designate
from inset.rules.events.permissions import grant_normal_play
from inset.rules.meaning.references import holder
from inset.rules.mechanics import dungeons
from inset.rules.model.object_notes import HELD_BY, PROTECTOR, ROOM
from inset.rules.model.state import (
    COMMANDER,
    FORETOLD,
    LEFT_THERE,
    MOST_PLAYERS,
    PLOTTED,
    Choices,
    Copied,
    Ctx,
    FaceDown,
    Mana,
    Obj,
    Player,
    State,
)
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of
from inset.rules.players import monarch_and_initiative
from inset.rules.playing import unlocking
from inset.rules.turn.turn import RUNS

ZONES: Final = {
    "library": LIBRARY, "hand": HAND, "battlefield": BATTLEFIELD, "graveyard": GRAVEYARD, "exile": EXILE,
    "command": COMMAND,
}  # fmt: skip
TITLES: Final = {"monarch": monarch_and_initiative.CROWN, "initiative": monarch_and_initiative.LEAD}
UNDER_THE_LIST: Final = ("Wastes", 20)  # lie under the cards that are listed for a library
LONG_AGO: Final = -1  # a turn before the first


@dataclass(slots=True)
class Made:
    """A state, with what the game remembers about how it was set up."""

    state: State
    names: tuple[str, ...]
    labels: dict[str, int]
    plain: Mapping[str, Any]


def build(players: Mapping[str, Any] | Sequence[Any], seed: int, format: str, turn: int, step: str) -> Made:
    """The state that a position describes."""
    rows = _setups(players)
    if not isinstance(format, str) or format not in STARTING_LIFE:
        raise InvalidPosition(f"no format called {str(format)[:40]!r}; choose {' or '.join(STARTING_LIFE)}")
    if step not in STEP_WORD:
        raise InvalidPosition(f"no step called {str(step)[:40]!r}; choose {', '.join(STEP_WORD)}")
    if STEP_WORD.index(step) == UNTAP:
        raise InvalidPosition(
            "a position begins when a player has priority, and nobody does in the untap step", "502.4"
        )
    if not 2 <= len(rows) <= MOST_PLAYERS:
        raise InvalidPosition(f"a position needs two to {MOST_PLAYERS} players", "100.1")
    if sum(item.count for row in rows for word in ZONES for item in getattr(row, word)) > MOST_OBJECTS:
        raise InvalidPosition(TOO_MANY)
    if type(turn) is not int or not 1 <= turn <= MOST:
        raise InvalidPosition("the turn must be at least 1")
    builder = _Builder(tuple(row.key for row in rows), format, turn, STEP_WORD.index(step), seed)
    for player, row in enumerate(rows):
        builder.player(player, row)
    builder.finish()
    return Made(builder.st, builder.keys, builder.labels, {row.key: as_data(row) for row in rows})


def _setups(players: Mapping[str, Any] | Sequence[Any]) -> list[PlayerSetup]:
    """Each player as a record of the schema: those from a scenario already are, and mappings are read now."""
    if isinstance(players, Mapping):
        return [read_player(name, row) for name, row in players.items()]
    if not isinstance(players, (list, tuple)) or not all(isinstance(row, PlayerSetup) for row in players):
        raise InvalidPosition("players must be a mapping of names to what each player has")
    return list({row.key: row for row in players}.values())


def _check_name(name: str, card: Card, zone: int, place: str) -> None:
    """A card is referred to by its own name, or by all its names: a name that it has only on the stack isn't its
    own."""
    row = frames.TABLE.get(card.frame)
    if row is None or name.casefold() == card.full_name.casefold():
        return
    if row.locks and zone == BATTLEFIELD:  # 709.5c
        face = next((face.name for face in card.faces if face.name.casefold() == name.casefold()), name)
        hint = f'{{card: "{card.full_name}", unlocked: [{face}]}}'
        raise InvalidPosition(f"{place}: which halves of {card.full_name} are unlocked? Say {hint}", "709.5c")
    if name.casefold() == card.name.casefold() or row.elsewhere == frames.COMBINED or row.lives_in & zone:
        return
    part = frames.part_word(card)
    raise InvalidPosition(f"{place}: {name} is the {part} of {card.name}; a card there is called {card.name}", "109.3")


# --- building -------------------------------------------------------------------------------------


class _Builder:
    def __init__(self, keys: tuple[str, ...], format: str, turn: int, step: int, seed: int) -> None:
        self.keys = keys
        self.labels: dict[str, int] = {}
        self.later: list[tuple[Obj, Item, str]] = []
        self.st = st = State()
        st.format = format
        st.turn = turn
        st.active = (turn - 1) % len(keys)
        st.step = step
        st.rng = rng.start(seed)
        st.names = name_book()
        st.stage = RUNS
        st.priority = st.active
        if turn == 1 and step < DRAW and len(keys) == 2:  # 103.8a
            st.skips = ((0, DRAW),)
        for player, key in enumerate(keys):
            life = STARTING_LIFE[format]
            began = turn - (st.active - player) % len(keys)
            st.players.append(Player(key, life, life, turn_began=max(0, began)))
            for zone in (st.libraries, st.hands, st.graveyards, st.outside):
                zone.append(())

    def player(self, player: int, row: PlayerSetup) -> None:
        key = row.key
        st = self.st
        record = st.players[player]
        record.life = record.life if row.life is None else row.life
        record.counters = dict(row.counters)
        record.lands_played = row.lands_played
        record.pool = self._pool(row.mana, key)
        for word, zone in ZONES.items():
            items: tuple[Item, ...] = getattr(row, word)
            for number, item in enumerate(items, 1):
                self._place(player, zone, item, f"{key}: {word} {number}")
        record.completed = tuple(self._dungeon(name, key).name for name in row.completed)
        for word, title in TITLES.items():
            if getattr(row, word):
                if holder(st, title.flag) >= 0:
                    raise InvalidPosition(f"{key}: there is another player with {title.card.name}", f"{title.rule}.3")
                atoms.new_object(st, player, COMMAND, title.card, flags=title.flag)
        if not row.library_exact:
            name, count = UNDER_THE_LIST
            for _ in range(count):
                self._new(player, LIBRARY, cards.card(name))

    def _dungeon(self, name: str, place: str) -> Card:
        card = cards.card(name)
        if card not in self.st.names.dungeons:
            raise InvalidPosition(f"{place}: {name} is not a dungeon", "309.1")
        return card

    def _pool(self, text: str, key: str) -> tuple[Mana, ...]:
        try:
            cost = parse(text)
        except ValueError as error:
            raise InvalidPosition(f"{key}: {error}") from error
        if cost.x or any(pip not in MANA_TYPES for pip in cost.pips):
            raise InvalidPosition(f"{key}: {text!r} is not mana that a pool can hold", "106.4")
        if len(cost.pips) + cost.generic > MOST_MANA:
            raise InvalidPosition(f"{key}: a pool holds at most {MOST_MANA} mana")
        kinds = [*cost.pips, *[COLORLESS_MANA] * cost.generic]
        return tuple(Mana(kind, lasting=2) for kind in kinds)

    def _place(self, player: int, zone: int, item: Item, place: str) -> None:
        if item.label in self.keys:
            raise InvalidPosition(f"{place}: the label {item.label!r} is a player's name")
        tapped = item.tapped if not isinstance(item.tapped, bool) else item.count * item.tapped
        for number in range(item.count):
            obj = self._object(player, zone, replace(item, tapped=number < tapped), place)
            if item.label is not None:
                if item.label in self.labels or item.count > 1:
                    raise InvalidPosition(f"{place}: the label {item.label!r} must name one object")
                self.labels[item.label] = obj.id
            self.later.append((obj, item, place))

    def _new(self, owner: int, zone: int, definition: Card, **more: Any) -> Obj:
        st = self.st
        card = 0 if more.get("token") or (zone == COMMAND and not definition.faces[0].types) else st.next_id
        if zone == LIBRARY:
            obj = atoms.new_object(st, owner, zone, definition, card, **more)
            row = st.libraries[owner]
            st.libraries[owner] = (*row[1:], row[0])  # listed from the top down
            return obj
        return atoms.new_object(st, owner, zone, definition, card, **more)

    def _object(self, player: int, zone: int, item: Item, place: str) -> Obj:
        definition, token = self._definition(item, place)
        if item.card is not None:
            _check_name(item.card, definition, zone, place)
        way = self._way(definition, item, zone, place)
        face = frames.printed(definition, zone, way, player)
        if zone == BATTLEFIELD and not item.face_down and not face.types & PERMANENT_TYPES:
            raise InvalidPosition(f"{place}: {face.name} can't be on the battlefield", "110.4")
        if token and zone != BATTLEFIELD:
            raise InvalidPosition(f"{place}: a token can only be on the battlefield", "704.5d")
        more: dict[str, Any] = {"in_use": way, "token": token, "counters": dict(item.counters)}
        if zone == BATTLEFIELD:
            more |= {"controller": player, "tapped": item.tapped, "damage": item.damage}
            more["since"] = more["mark"] = self.st.turn if item.sick else LONG_AGO
            if item.face_down:
                more["face_down"] = self._face_down(item, definition, place)
            else:
                self._intrinsic_counters(face, more["counters"])
        elif item.face_down or item.foretold:
            if zone != EXILE:
                raise InvalidPosition(f"{place}: a card can be face down only on the battlefield or in exile", "708.2")
            more["face_down"] = FaceDown(looks=(player,) if item.foretold else ())
        if item.commander:
            self._check_commander(token, place)
        elif zone == COMMAND and not face.types & DUNGEON and item.emblem is None:
            raise InvalidPosition(f"{place}: {definition.name} can be in the command zone only as a commander", "408.1")
        more["flags"] = self._flags(item, zone, more["counters"])
        if face.types & DUNGEON or item.room is not None:
            more["notes"] = {ROOM: self._room(player, zone, definition, item, place)}
        owner = self._player(item.owner, place) if item.owner is not None else player
        if item.owner is not None and zone not in (BATTLEFIELD, EXILE):
            raise InvalidPosition(f"{place}: a card is in its owner's {place.split()[1]}", "108.3")
        made = self._new(owner, zone, definition, **more)
        if item.suspended is not None and not face.keywords & kw.SUSPEND:
            give_suspend(self.st, Ctx(made.id, owner), made.id)
        return made

    def _check_commander(self, token: bool, place: str) -> None:
        """903.3: a card, and in its own format only."""
        if self.st.format != "commander":
            raise InvalidPosition(f"{place}: commanders need `format: commander`", "903.1")
        if token:
            raise InvalidPosition(f"{place}: a token can't be a commander", "903.3")

    def _room(self, player: int, zone: int, definition: Card, item: Item, place: str) -> str:
        """309.4: the room with the venture marker, the topmost if none is named."""
        if zone != COMMAND or any(obj.owner == player for obj in dungeons.in_command(self.st)):
            raise InvalidPosition(f"{place}: a player has one dungeon, in the command zone", "309.3")
        rooms = [room.room for room in dungeons.rooms(self._dungeon(definition.name, place))]
        if item.room is not None and item.room not in rooms:
            raise InvalidPosition(f"{place}: {definition.name} has no room {item.room[:40]!r}", "309.4")
        return item.room or rooms[0]

    def _face_down(self, item: Item, definition: Card, place: str) -> FaceDown:
        """``true`` is ``manifest``; what was cast face down must be a card with that keyword."""
        word = "manifest" if item.face_down is True else str(item.face_down)
        row = face_down.TABLE.get(word)
        if row is None:
            raise InvalidPosition(f"{place}: a permanent is not face down by {word!r}", "708.2")
        if row.keyword and not frames.keyword_mask(definition.faces[0].abilities) & row.keyword:
            raise InvalidPosition(f"{place}: {definition.name} has no {word}", row.rule)
        return face_down.face_down(word)

    def _intrinsic_counters(self, face: Any, counters: dict[str, int]) -> None:
        """306.5b, 310.4b: a planeswalker has its printed loyalty, a battle its defense."""
        if face.types & PLANESWALKER and face.loyalty and "loyalty" not in counters:
            counters["loyalty"] = face.loyalty
        if face.types & BATTLE and face.defense and "defense" not in counters:
            counters["defense"] = face.defense

    def _flags(self, item: Item, zone: int, counters: dict[str, int]) -> int:
        flags = COMMANDER if item.commander else 0
        if flags and zone & (GRAVEYARD | EXILE):
            flags |= LEFT_THERE  # 903.9a: nothing was put there just now
        flags |= PLOTTED if item.plotted else 0
        flags |= FORETOLD if item.foretold else 0
        if item.suspended is not None:
            counters["time"] = item.suspended
        return flags

    def _definition(self, item: Item, place: str) -> tuple[Card, bool]:
        if isinstance(item.token, Token):
            return Card((token_face(item.token, place),)), True
        if item.custom is not None:
            return custom_card(item.custom, item.label, place), bool(item.token)
        if item.emblem is not None:
            return emblem_card(item.emblem, place), False
        name = item.card or item.copy_of
        assert name is not None
        if item.card is None and name in self.labels:  # a copy of something that has a label: its values come later
            return self.st.objs[self.labels[name]].definition, bool(item.token)
        token = known_token(name) if name not in cards.library() else None
        if token is not None:
            return token.card(), True
        return cards.card(name), bool(item.token)

    def _way(self, definition: Card, item: Item, zone: int, place: str) -> int:
        word = item.way
        row = frames.TABLE.get(definition.frame)
        names = [face.name.lower() for face in definition.faces]
        if word is None and zone == BATTLEFIELD and row is not None and row.lives_in & zone:
            return names.index(item.card.lower()) if item.card and item.card.lower() in names else 0  # by its back face
        if word is None or word.lower() == "normal":
            return 0
        if row is not None and row.lives_in & zone:
            if word.lower() == row.word:
                return 1
            if word.lower() in names:
                return names.index(word.lower())
        raise InvalidPosition(f"{place}: {definition.name} can't be there as {word!r}")

    def _player(self, key: str, place: str) -> int:
        if key not in self.keys:
            raise InvalidPosition(f"{place}: no player called {str(key)[:40]!r}")
        return self.keys.index(key)

    # --- what refers to other objects -------------------------------------------------------------

    def finish(self) -> None:
        st = self.st
        for made, item, place in self.later:
            if item.copy_of is not None and item.card is not None:
                atoms.change(st, made.id, copied=self._copied(item.copy_of, place))
            elif item.copy_of in self.labels:
                atoms.change(st, made.id, copied=copiable(st, st.objs[self.labels[item.copy_of]]))
        for made, item, place in self.later:
            self._relations(st.objs[made.id], item, place)
        for made, item, place in self.later:
            if item.prepared and not designate(st, made.id):
                raise InvalidPosition(f"{place}: {made.definition.name} has no such spell", "722.3a")
            self._unlock(st.objs[made.id], item, place)
            self._mark(made.id, item, place)
            self._possible(st.objs[made.id], item, place)
        self._age()
        st.events = []
        st.log = None
        st.pending = ()
        st.forget()
        self._hold()
        settled.check(st)

    def _hold(self) -> None:
        """302.6: a player who controls a permanent through an effect gained control on an earlier turn, unless it is
        marked as sick."""
        st = self.st
        for oid in st.battlefield:
            obj = st.objs[oid]
            controller = chars_of(st, obj).controller
            if controller != obj.controller:
                atoms.change(st, oid, notes=HELD_BY.put(obj.notes, controller))

    def _unlock(self, obj: Obj, item: Item, place: str) -> None:
        """709.5c: the halves that are unlocked, by their names."""
        names = {
            unlocking.name_of_half(self.st, obj, half): half
            for half in copiable_values.halves(self.st, obj, unlocked=False)
        }
        for name in item.unlocked:
            if item.unlocked.count(name) > 1:
                raise InvalidPosition(f"{place}: {name!r} is unlocked twice", "709.5c")
            if name not in names:
                known = f"; it has {' and '.join(names)}" if names else ""
                raise InvalidPosition(
                    f"{place}: {obj.definition.full_name} has no locked half {name!r}{known}", "709.5c"
                )
            atoms.set_flag(self.st, obj.id, frames.designation(names[name]))

    def _mark(self, oid: int, item: Item, place: str) -> None:
        """Renowned, monstrous, solved, level 2 …: designations that only mark a permanent, and whether it is flipped."""
        for word in item.marked:
            if word not in WORD_MARK:
                raise InvalidPosition(f"{place}: no permanent can be {word!r}; choose {', '.join(WORD_MARK)}")
            atoms.set_flag(self.st, oid, WORD_MARK[word])

    def _age(self) -> None:
        """613.7: permanents are as old as their place in the list; those with a ``timestamp`` are younger, in that order."""
        young = [(item.timestamp, made.id) for made, item, _ in self.later if item.timestamp is not None]
        for _, oid in sorted(young, key=lambda one: one[0]):
            atoms.change(self.st, oid, timestamp=atoms.tick(self.st))

    def _copied(self, ref: str, place: str) -> Copied:
        oid = self._find(ref, place, must=False)
        if oid:
            return copiable(self.st, self.st.objs[oid])
        return Copied(cards.card(ref), 0)

    def _relations(self, obj: Obj, item: Item, place: str) -> None:
        st = self.st
        if item.attached_to is not None:
            host = self._attachable(item.attached_to, place)
            atoms.change(st, obj.id, attached=host)
        if item.exiled_with is not None:
            holder = st.objs[self._find(item.exiled_with, place)]
            atoms.change(st, holder.id, linked=(*holder.linked, obj.id))
        if item.on_adventure is not None:
            if obj.definition.frame != frame_kinds.ADVENTURE:
                raise InvalidPosition(f"{place}: {obj.definition.name} has no Adventure to be on", "715.3d")
            grant_normal_play(st, obj.id, self._player(item.on_adventure, place))
        if item.chosen is not None:
            atoms.change(st, obj.id, chosen=self._chosen(obj, item.chosen, place))
        face = chars_of(st, obj)
        if obj.zone == BATTLEFIELD and face.types & BATTLE and PROTECTOR not in obj.notes:
            others = st.opponents(obj.controller)
            atoms.change(st, obj.id, notes=PROTECTOR.put(st.objs[obj.id].notes, others[0]))

    def _attachable(self, ref: str, place: str) -> int:
        return -1 - self.keys.index(ref) if ref in self.keys else self._find(ref, place)

    def _chosen(self, obj: Obj, word: str, place: str) -> Choices:
        """What was chosen as it entered, under the kind of choice that the card asks for."""
        asked = [part.kind for part in nodes_in(obj.definition) if isinstance(part, effects.ChooseWord)]
        for kind in asked:
            if kind == effects.COLOR and word.lower() in WORD_COLOR:
                return {kind: word.lower()}
            if kind == effects.CARD_TYPE and word.lower() in WORD_TYPE:
                return {kind: word.lower()}
            if kind == effects.CREATURE_TYPE and subtype(word) in CREATURE_TYPES:
                return {kind: subtype(word)}
            if kind in (effects.OPPONENT, effects.PLAYER) and word in self.keys:
                return {kind: self.keys.index(word)}
            if kind == effects.NAME:
                made = cards.card(word)
                names = [face.name for face in made.faces]
                return {kind: word if word in names else made.name}
        raise InvalidPosition(f"{place}: {obj.definition.name} does not have {word!r} chosen for it")

    def _find(self, ref: str, place: str, must: bool = True) -> int:
        """A label, ``A/Name``, or the name of a permanent."""
        if ref in self.labels:
            return self.labels[ref]
        st = self.st
        key, _, rest = ref.partition("/")
        player = self.keys.index(key) if rest and key in self.keys else -1
        name = rest if player >= 0 else ref
        for oid in st.battlefield:
            chars = chars_of(st, st.objs[oid])
            if chars.name in (name, f"{name} Token") and player in (-1, chars.controller):
                return oid
        if must:
            raise InvalidPosition(f"{place}: there is no permanent {ref[:60]!r}")
        return 0

    def _possible(self, obj: Obj, item: Item, place: str) -> None:
        chars = chars_of(self.st, obj)
        if obj.zone != BATTLEFIELD:
            return
        if not chars.types & PERMANENT_TYPES:
            raise InvalidPosition(f"{place}: {chars.name} can't be on the battlefield", "110.4")
        if item.damage and (chars.toughness is None or item.damage >= chars.toughness):
            raise InvalidPosition(f"{place}: {chars.name} could not survive {item.damage} damage", "704.5g")
        if obj.attached == obj.id:
            raise InvalidPosition(f"{place}: {chars.name} can't be attached to itself", "301.5c")
