"""309, 701.49: dungeons: which one is entered, where its rooms lead, when it is completed.

A dungeon is a card whose triggered abilities are its rooms; the room that holds the venture marker is kept on the object in
the command zone. Each player is taken to own one of every dungeon that the game knows.
"""

from __future__ import annotations

from inset.kernel.types import COMMAND, DUNGEON
from inset.language import effects as ef
from inset.language.abilities import StaticAbility, Triggered
from inset.language.card import Card
from inset.language.patterns import EntersRoom
from inset.language.statics import EnteredOnlyBy
from inset.rules import atoms
from inset.rules.events.instructions import performs
from inset.rules.meaning.references import who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import WORD, Ask
from inset.rules.model.object_notes import ROOM
from inset.rules.model.picks import pick_one
from inset.rules.model.state import Ctx, Event, Obj, State


def rooms(card: Card) -> list[EntersRoom]:
    """309.4: from the topmost to the bottommost."""
    abilities = card.faces[0].abilities
    return [a.when for a in abilities if isinstance(a, Triggered) and isinstance(a.when, EntersRoom)]


def in_command(st: State) -> list[Obj]:
    found = [st.objs[oid] for oid in st.command]
    return [obj for obj in found if obj.definition.faces[0].types & DUNGEON]


def room_of(obj: Obj) -> EntersRoom:
    """309.4: where the venture marker is."""
    return next(room for room in rooms(obj.definition) if room.room == ROOM.of(obj.notes))


def venture(st: State, player: int, into: str = "") -> Ask[None]:
    """701.49a–d. ``into``: the dungeon type that a new dungeon must have, "" if any will do."""
    if st.players[player].lost:
        return
    for obj in in_command(st):
        if obj.owner == player:
            leads = room_of(obj).leads
            if leads:
                yield from _advance(st, obj, leads)
                return
            complete(st, obj, "701.49c")
    yield from _enter(st, player, into)


def _advance(st: State, obj: Obj, leads: tuple[str, ...]) -> Ask[None]:
    """701.49b: along an arrow that points away from the room."""
    room = yield from pick_one(st, WORD, obj.owner, "701.49b", "Which room do you enter?", leads)
    if obj.id in st.objs:  # a player may leave while they are asked
        atoms.change(st, obj.id, notes=ROOM.put(obj.notes, room))
        atoms.emit(st, Event(ev.ENTERED_ROOM, "309.5a", obj.owner, obj.id, detail=room))


def _enter(st: State, player: int, into: str) -> Ask[None]:
    """701.49a: a dungeon card from outside the game, its marker on the topmost room (309.4a)."""
    able = {card.name: card for card in st.names.dungeons if _may_enter(card, into)}
    if not able:
        return
    name = yield from pick_one(st, WORD, player, "701.49a", "Which dungeon do you enter?", list(able))
    if st.players[player].lost:
        return
    top = rooms(able[name])[0].room
    obj = atoms.new_object(st, player, COMMAND, able[name], st.next_id, notes={ROOM: top})
    atoms.emit(st, Event(ev.ENTERED_ROOM, "309.4a", player, obj.id, detail=top))


def _may_enter(card: Card, into: str) -> bool:
    """701.49d; and a dungeon may say that it can't be entered but so."""
    face = card.faces[0]
    if not rooms(card) or (into and into not in face.subtypes):
        return False
    for ability in face.abilities:
        if isinstance(ability, StaticAbility):
            for static in ability.statics:
                if isinstance(static, EnteredOnlyBy) and static.into != into:
                    return False
    return True


def complete(st: State, obj: Obj, rule: str) -> None:
    """309.7: as the dungeon card is removed from the game."""
    player, name = obj.owner, obj.definition.name
    atoms.cease(st, obj, rule)
    atoms.change_player(st, player, completed=(*st.players[player].completed, name))
    atoms.emit(st, Event(ev.COMPLETED_DUNGEON, "309.7", player, obj.id, detail=name))


@performs(ef.Venture)
def _venture(st: State, ctx: Ctx, node: ef.Venture) -> Ask[None]:
    for player in who(st, ctx, node.who):
        yield from venture(st, player, node.into)
