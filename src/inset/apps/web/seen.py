"""400.2: the table as one seat sees it, as a message: the player's view, and the words that belong to it.

Everything is made from the view of ``game.seat(seat)``; the state is read only for cards that the view shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from inset import drawing
from inset.apps.web.protocol import Message
from inset.decklists.decks import known as known_card
from inset.drawing.symbols import symbol
from inset.game import Game
from inset.kernel.errors import UnknownCard
from inset.kernel.types import BATTLEFIELD, STACK
from inset.language.card import Card
from inset.rules.meaning.references import look
from inset.rules.model.state import SPELL, Obj, State
from inset.words.card_words import text_of
from inset.words.option_words import ability_words, face_of, known, name_of
from inset.words.table import on_stack, permanent, why_playable

ELSEWHERE: Final = ("exile", "command", "looking_at")

SYMBOL: Final = re.compile(r"symbol:([A-Z0-9]{1,3}(?:/[A-Z0-9]){0,2})")
PLACES: Final = frozenset([
    "id", "owner", "controller", "tapped", "attacking", "blocking", "attached", "linked", "haunting", "encoded_on",
])  # fmt: skip  # what a tile does not show: the page lays it out, or turns the tile


class Pictures(dict[str, Card]):
    """The pictures that a page has been shown, by name."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: dict[str, tuple[str, str, Card | None]] = {}

    def seen(self, how: str, shown: str, card: Card | None) -> str:
        """A name for the picture of a permanent that looks like this: its tile, a low one, or its frame as it is now."""
        key = f"{how}:{blake2b(shown.encode(), digest_size=9).hexdigest()}"
        if key not in self.looks:
            self.looks[key] = how, shown, card
        return key

    def drawn(self, name: str) -> str:
        """The picture of that name: a tile, or a frame; nothing if there is none."""
        if name in self.looks:
            return _look(*self.looks[name])
        if found := SYMBOL.fullmatch(name):
            return _symbol(found.group(1))
        made = self.get(name)
        if made is None:
            try:
                made = known_card(name)
            except UnknownCard:
                return ""
        return frame(made)


@lru_cache(maxsize=4000)
def _look(how: str, shown: str, card: Card | None) -> str:
    entry = json.loads(shown)
    return drawing.frame(entry, card, "page") if how == "now" else drawing.tile(entry, card, "page", low=how == "low")


@lru_cache(maxsize=200)
def _symbol(text: str) -> str:
    try:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{symbol(text, 0, 50, 100)}</svg>'
    except KeyError:  # there is no symbol with such a letter
        return ""


@lru_cache(maxsize=2000)
def frame(card: Card) -> str:
    """The frame of a card, for a page that has the fonts."""
    return drawing.svg(card, "page")


def board(game: Game, seat: int, pictures: Pictures) -> Message:
    """The whole table as one seat sees it."""
    data = game.seat(seat).view.data
    st = game.state
    found: Message = {
        key: data[key]
        for key in ("player", "format", "turn", "step", "active", "day", "priority", "deciding", "outcome")
    }
    found["players"] = [_player(st, row, seat, pictures) for row in data["players"]]
    found["battlefield"] = [_permanent(st, card, pictures) for card in data["battlefield"]]
    found["stack"] = [_on_stack(st, card, pictures) for card in data["stack"]]
    for zone in ELSEWHERE:
        found[zone] = [_elsewhere(st, card, seat, pictures) for card in data[zone]]
    return found


def visible(found: Message) -> dict[int, Message]:
    """Every card of a board whose face the seat sees, by its number."""
    rows = [*found["battlefield"], *found["stack"], *(card for zone in ELSEWHERE for card in found[zone])]
    for player in found["players"]:
        rows += [*player["hand"], *player["graveyard"], *player["top"]]
    return {card["id"]: card for card in rows if "frame" in card}


def _player(st: State, row: Mapping[str, Any], seat: int, pictures: Pictures) -> Message:
    found = dict(row)
    found["hand"] = [_card(st, card, pictures) for card in row["hand"]]
    for zone in ("graveyard", "top"):
        found[zone] = [_elsewhere(st, card, seat, pictures) for card in row[zone]]
    return found


def _card(st: State, card: Mapping[str, Any], pictures: Pictures) -> Message:
    """A card, with the name of its picture if the seat may see its face."""
    found = dict(card)
    obj = st.objs[card["id"]]
    if "name" in found and ("really" in found or not found.get("face_down")):
        found["frame"] = picture_of(obj, pictures)
    if "name" in found and not found["name"]:
        found["name"] = name_of(st, obj.id)
    return found


def picture_of(obj: Obj, pictures: Pictures) -> str:
    """The name of an object's picture."""
    card = obj.copied.definition if obj.copied is not None else obj.definition
    key, number = card.full_name or "nameless", 1
    while pictures.setdefault(key, card) != card:
        number += 1
        key = f"{card.full_name} ({number})"
    return key


def _elsewhere(st: State, card: Mapping[str, Any], seat: int, pictures: Pictures) -> Message:
    """A card in a graveyard, in exile or in the command zone, with the reason why the person may play it from there."""
    found = _card(st, card, pictures)
    if "frame" in found:
        found["why"] = why_playable(st, st.objs[card["id"]], seat)
    return found


# --- on the battlefield ---------------------------------------------------------------------------


def _permanent(st: State, card: Mapping[str, Any], pictures: Pictures) -> Message:
    """A permanent, with its tile and a description."""
    found = _card(st, card, pictures)
    obj = st.objs[card["id"]]
    found["said"] = permanent(st, dict(card))
    made = pictures.get(found.get("frame", ""))
    shown = json.dumps(
        {key: value for key, value in card.items() if key not in PLACES} | {"tapped": False}, sort_keys=True
    )
    low = "land" in card.get("types", ()) and "creature" not in card.get("types", ())
    found["tile"] = pictures.seen("low" if low else "tile", shown, made)
    found["now"] = pictures.seen("now", shown, made)
    if "creature" in found.get("types", ()) and st.active == found["controller"]:
        began = st.players[found["controller"]].turn_began
        found["sick"] = obj.since >= began and "haste" not in found["keywords"]  # 302.6
    return found


# --- on the stack -----------------------------------------------------------------------------------


def _on_stack(st: State, card: Mapping[str, Any], pictures: Pictures) -> Message:
    """A spell or ability with what it will do."""
    found = _card(st, card, pictures)
    obj = st.objs[card["id"]]
    found["title"] = name_of(st, obj.id)
    found["said"] = on_stack(st, dict(card))
    found["words"] = _effect(st, obj)
    found["aims"] = [ref for slot in card.get("targets", ()) for ref in slot]
    if obj.stack is not None and obj.stack.kind != SPELL:
        source = obj.stack.ctx.source
        found["title"] = name_of(st, source)
        if source in st.objs and st.objs[source].zone & (BATTLEFIELD | STACK) and st.objs[source].face_down is None:
            found["frame"] = picture_of(st.objs[source], pictures)
        else:
            found.pop("frame", None)
    return found


def _effect(st: State, obj: Obj) -> str:
    """The text of the spell or ability, in words."""
    on = obj.stack
    if on is None or obj.face_down is not None:
        return ""
    if on.kind == SPELL:
        face = face_of(obj)
        return text_of(face, obj.definition).replace("\n", " ") if face.abilities else ""
    ability = getattr(on, "ability", None)
    if ability is None or not known(st, on.ctx.source):
        return ""
    return ability_words(ability, face_of(look(st, on.ctx.source)[0]))
