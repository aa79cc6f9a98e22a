"""400.2, 406.3, 708.5: what one player may know: the only door for agents, environments and the web.

A view is plain data about one moment. It contains no order of a library, no card of another hand, no face of a
face-down card, nobody else's options, and doesn't reveal whether a pass was automatic. ``sample`` deals the hidden
cards again.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from inset.kernel.types import (
    BATTLEFIELD,
    COLOR_LETTER,
    HAND,
    HIDDEN_ZONES,
    LIBRARY,
    OUTSIDE,
    STACK,
    STEP_WORD,
    color_words,
    supertype_words,
    type_words,
)  # fmt: skip
from inset.language import keywords as kw, statics as sta
from inset.language.selections import HAUNTING
from inset.play.chronicle import Chronicle
from inset.play.options import Decision, Options, no_options
from inset.play.view_data import CardData, OutcomeData, PlayerData, ViewData
from inset.rules.events.designations import marks_of
from inset.rules.events.triggers import statics
from inset.rules.meaning.being_announced import drawn_meanwhile, top_has_changed
from inset.rules.meaning.linked_abilities import may_look
from inset.rules.meaning.references import who
from inset.rules.model.object_notes import BORNE_BY, ROOM
from inset.rules.model.state import DESIGNATED, Chars, Obj, State, mana_in
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.layers import chars_of
from inset.rules.playing import unlocking
from inset.words.option_words import object_of

if TYPE_CHECKING:
    from inset.game import Game
    from inset.play.sampling import Dealer


class View:
    """One player's view of a game at the moment it was taken."""

    __slots__ = ("_data", "_dealer", "_game", "_source", "decision", "player")

    def __init__(self, game: Game, player: int) -> None:
        if type(player) is not int or not 0 <= player < len(game.players):
            raise IndexError(f"there is no player {player}")
        self.player = player
        found = game.decision
        self.decision: Decision | None = found if found is not None and found.player == player else None
        self._data: ViewData | None = None  # made when somebody reads it
        self._dealer: Dealer | None = None  # what all samples have in common, once there is one
        self._source = game
        self._game = game.copy()

    @property
    def data(self) -> ViewData:
        """Everything in it, as numbers, strings, lists and mappings (docs/generated/view.md)."""
        if self._data is None:
            game = self._at
            self._data = look(game.state, self.player, game.decision, game._chronicle)
        return self._data

    @property
    def _at(self) -> Game:
        """A game at the moment of the view: the original one, as long as it hasn't moved on."""
        return self._source if self._source._past is self._game._past else self._game

    @property
    def options(self) -> Options:
        """The player's own options; nothing while somebody else decides."""
        return self.decision.options if self.decision is not None else no_options(self._at.state)

    @property
    def log(self) -> list[str]:
        """What has happened, as the player saw it."""
        return self._at._chronicle.lines(self._at.state, self.player, True)

    def json(self) -> str:
        """The view as text, its log and options included."""
        options = [{"text": option.text, "id": option.id} for option in self.options]
        return json.dumps({**self.data, "options": options, "log": self.log}, ensure_ascii=False)

    def sample(self, seed: int) -> Game:
        """A whole game consistent with the view: hidden cards are dealt again, and the seed decides random results.

        The decks count as known. The game has no history: nothing before it can be undone.
        """
        if self._dealer is None:
            from inset.play.sampling import Dealer

            self._dealer = Dealer(self._game, self.player)
        return self._dealer.sample(seed)

    def __str__(self) -> str:
        """The table as the player sees it, in words."""
        from inset.words.table import board

        return "\n".join(board(self._at, self.player))

    def __repr__(self) -> str:
        return f"<View of player {self.player}: turn {self.data['turn']}, {self.data['step']}>"


# --- what is seen ---------------------------------------------------------------------------------


def look(st: State, viewer: int, decision: Decision | None, chronicle: Chronicle | None = None) -> ViewData:
    """Everything that the player may know, as plain data. ``chronicle``: what has already been read of the log."""
    known = shown(st, viewer, decision, chronicle)
    seen = [oid for oid in known if oid in st.objs and st.objs[oid].zone == LIBRARY]
    players: list[PlayerData] = []
    for number, record in enumerate(st.players):
        library = st.libraries[number]
        hand = [oid for oid in st.hands[number] if sees(st, st.objs[oid], viewer, known)]
        players.append({
            "name": record.name, "life": record.life, "counters": dict(record.counters), "lost": record.lost,
            "lands_played": record.lands_played, "mana": [COLOR_LETTER[mana.kind] for mana in mana_in(record.pool)],
            "hand_size": len(st.hands[number]), "library_size": len(library),
            "hand": [_card(st, oid, viewer, known) for oid in hand],
            "top": [_card(st, oid, viewer, known) for oid in library[:1] if sees(st, st.objs[oid], viewer, known)],
            "graveyard": [_card(st, oid, viewer, known) for oid in st.graveyards[number]],
            "commander_casts": dict(record.commander_casts), "commander_damage": dict(record.commander_damage),
            "completed": list(record.completed),
        })  # fmt: skip
    return {
        "player": viewer, "format": st.format, "turn": st.turn, "step": STEP_WORD[st.step], "active": st.active,
        "day": ("neither", "day", "night")[st.day],
        "priority": st.priority, "deciding": decision.player if decision is not None else None,
        "outcome": cast(OutcomeData, st.outcome.data()) if st.outcome is not None else None, "players": players,
        "battlefield": [_card(st, oid, viewer, known) for oid in st.battlefield],
        "stack": [_card(st, oid, viewer, known) for oid in st.stack],
        "exile": [_card(st, oid, viewer, known) for oid in st.exile],
        "command": [_card(st, oid, viewer, known) for oid in st.command],
        "looking_at": [_card(st, oid, viewer, known) for oid in sorted(seen)],
        "outside": [_card(st, oid, viewer, known) for oid in st.outside[viewer]],
    }  # fmt: skip


def shown(st: State, viewer: int, decision: Decision | None, chronicle: Chronicle | None = None) -> frozenset[int]:
    """Cards that the player was shown and that have not moved since, or is asked about now."""
    found = (chronicle or Chronicle()).read(st.log).shown(st, eyes(st, viewer))
    if decision is not None and decision.player == viewer and decision.kind in ASKED_ABOUT:
        asked = {object_of(value) for value in decision.options.answers}
        found.update(  # 708.5: not what lies face down elsewhere
            oid for oid in asked if oid in st.objs and st.objs[oid].zone & HIDDEN_ZONES
        )
    return frozenset(found)


ASKED_ABOUT = ("object", "target", "order")


def sees(st: State, obj: Obj, viewer: int, known: frozenset[int] = frozenset()) -> bool:
    """May the player see the face of this card? ``known``: what the player was shown."""
    if obj.id in known:
        return True
    if obj.zone == OUTSIDE:
        return obj.owner == viewer  # 723.4: not through another player's eyes
    return any(_sees(st, obj, eye) for eye in eyes(st, viewer))


def eyes(st: State, viewer: int) -> tuple[int, ...]:
    """723.4: a player who controls another sees what that player sees."""
    for record in st.players:
        if record.controlled_by == viewer:
            return viewer, *(player for player, one in enumerate(st.players) if one.controlled_by == viewer)
    return (viewer,)


def _sees(st: State, obj: Obj, viewer: int) -> bool:
    if obj.face_down is not None:
        mine = obj.zone & (BATTLEFIELD | STACK) and chars_of(st, obj).controller == viewer  # 708.5
        return bool(mine) or may_look(st, obj, viewer)
    if obj.zone == HAND and drawn_meanwhile(st, obj):  # 121.8
        return False
    if obj.zone == HAND:
        return obj.owner == viewer or _rule(st, obj.owner, sta.HAND_REVEALED)
    if obj.zone == LIBRARY:
        if st.libraries[obj.owner][:1] != (obj.id,) or top_has_changed(st, obj.owner):  # 401.5
            return False
        return _rule(st, obj.owner, sta.REVEAL_TOP) or _may_look_at_top(st, viewer, obj.owner)
    return True


def _may_look_at_top(st: State, viewer: int, owner: int) -> bool:
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if static.kind == sta.LOOK_AT_TOP and viewer in who(st, ctx, static.who):
            if owner in ([viewer] if static.whose is None else who(st, ctx, static.whose)):
                return True
    return False


def _rule(st: State, player: int, kind: int) -> bool:
    return any(s.kind == kind and player in who(st, ctx, s.who) for ctx, _, s, _ in statics(st, sta.PlayerRule))


def _card(st: State, oid: int, viewer: int, known: frozenset[int]) -> CardData:
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    found: dict[str, Any] = {"id": oid, "owner": obj.owner, "controller": chars.controller}
    seen = sees(st, obj, viewer, known)
    if obj.face_down is not None:
        found["face_down"] = True
        if obj.face_down.by:  # 708.6
            found["face_down_by"] = obj.face_down.by
        if seen:
            found["really"] = obj.definition.name
    if seen or obj.zone & (BATTLEFIELD | STACK):
        found |= _characteristics(chars)
    if seen and obj.card and len(obj.definition.faces) > 1:
        found["card"] = obj.definition.full_name  # 712.6: whoever may look at one side may look at both
    if obj.copied is not None and obj.face_down is None and (seen or obj.zone & (BATTLEFIELD | STACK)):
        found["copy"] = True  # 707.2: it has the values of something else
    if obj.stack is not None:
        found["kind"] = ("", "spell", "activated ability", "triggered ability")[obj.stack.kind]
        found["source"] = obj.stack.ctx.source
        found["targets"] = [list(slot) for slot in obj.stack.targets]
        found["x"] = obj.stack.ctx.x
        if obj.stack.more:
            found["count"] = 1 + len(obj.stack.more)
    if seen and obj.in_use and obj.face_down is None:
        found["cast_as"] = frames.word_in_use(obj.definition, obj.in_use)
    if obj.zone == BATTLEFIELD:
        found |= {"tapped": obj.tapped, "damage": obj.damage, "token": obj.token, "phased": bool(obj.phased)}
        if obj.combat is not None:
            found |= {"attacking": obj.combat.attacking, "blocking": list(obj.combat.blocking)}
        if obj.attached:
            found["attached"] = obj.attached
        if obj.flags & DESIGNATED:
            found["prepared"] = True
        if marks := marks_of(obj.flags):
            found["marked"] = marks
        locked, unlocked = (copiable_values.halves(st, obj, unlocked=open_) for open_ in (False, True))
        if locked or unlocked:  # public: 709.5c
            found["locked"] = [unlocking.name_of_half(st, obj, half) for half in locked]
            found["unlocked"] = [unlocking.name_of_half(st, obj, half) for half in unlocked]
    if ROOM in obj.notes:
        found["room"] = ROOM.of(obj.notes)
    if BORNE_BY in obj.notes:  # 702.55b, 702.99b
        bond, creature = BORNE_BY.of(obj.notes)
        found["haunting" if bond == HAUNTING else "encoded_on"] = creature
    if obj.counters:
        found["counters"] = dict(obj.counters)
    if obj.linked and obj.zone == BATTLEFIELD:
        found["linked"] = list(obj.linked)
    return cast(CardData, found)


@lru_cache(maxsize=4096)
def _keyword_words(keywords: int) -> tuple[str, ...]:
    return tuple(word for bit, word in kw.KEYWORD_WORD.items() if keywords & bit)


def _characteristics(chars: Chars) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": chars.name,
        "cost": str(chars.cost) if chars.cost is not None else None,
        "colors": color_words(chars.colors),
        "supertypes": supertype_words(chars.supertypes),
        "types": type_words(chars.types),
        "subtypes": sorted(chars.subtypes),
        "keywords": list(_keyword_words(chars.keywords)),
    }
    if chars.power is not None:
        found |= {"power": chars.power, "toughness": chars.toughness}
    return found
