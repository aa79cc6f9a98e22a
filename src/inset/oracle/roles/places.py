"""Where the things are that an ability refers to, as far as its nodes show: zones, and whether they are several."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p
from inset.language.node import Effect, Pattern


class Place(NamedTuple):
    """What is known about a selection. ``many``: it may be several objects."""

    zones: int = t.ANY_ZONE
    many: bool = False

    def __or__(self, other: Place) -> Place:
        return Place(self.zones | other.zones, self.many or other.many)


ANYWHERE: Final = Place()
ON_BATTLEFIELD: Final = Place(t.BATTLEFIELD)

# --- events -----------------------------------------------------------------------------------------------------------
PERMANENTS: Final = (
    p.Attacks, p.AttacksUnblocked, p.Blocks, p.BecomesBlocked, p.DealtExcess, p.TapsForMana, p.BecomesTapped, p.BecomesUntapped,
    p.Exerts, p.Mutates, p.TurnsFaceUp, p.Transforms, p.CreatesToken, p.BecomesMarked, p.FullyUnlocks,
)  # fmt: skip
WITHOUT_OBJECT: Final = (
    p.BeginningOf, p.GainsLife, p.LosesLife, p.Shuffles, p.Scries, p.LosesGame, p.StateIs, p.ChapterReached,
    p.CommitsCrime, p.FlipsCoin, p.RollsDice, p.Expends, p.CompletesDungeon, p.TakesInitiative, p.BecomesMonarch,
    p.FinishVoting,
)  # fmt: skip


def object_of(event: Pattern | None) -> Place | None:
    """Where the object is that an event is about, once it has happened; none if the event has no object."""
    match event:
        case None:
            return None
        case p.Either(parts=parts):
            found = [object_of(part) for part in parts]
            known = [place for place in found if place is not None]
            return None if len(known) < len(found) or not known else _union(known)
        case p.While(what=what) | p.AmountAtLeast(what=what):
            return object_of(what)
        case p.Moves(destination=to, batch=batch):
            return Place(to, batch)
        case p.Casts():
            return Place(t.STACK)
        case p.PlayerAttacks():
            return Place(t.BATTLEFIELD, True)
        case p.DrawsCard():
            return Place(t.HAND)
    if isinstance(event, PERMANENTS):
        return Place(t.BATTLEFIELD, bool(getattr(event, "batch", False)))
    return None if isinstance(event, WITHOUT_OBJECT) else Place(many=bool(getattr(event, "batch", False)))


def other_of(event: Pattern | None) -> Place | None:
    """Where the other object of an event is."""
    match event:
        case p.PlayerAttacks():
            return None
        case p.Either(parts=parts):
            found = [other_of(part) for part in parts]
            return ANYWHERE if all(found) else None
        case p.While(what=what) | p.AmountAtLeast(what=what):
            return other_of(what)
        case p.BecomesTarget():
            return Place(t.STACK)
        case p.DealsDamage(to=to):
            return None if to is None else ON_BATTLEFIELD
        case p.Blocks(whom=met) | p.BecomesBlocked(by=met):
            return None if met is None else ON_BATTLEFIELD
    return None if event is None or isinstance(event, WITHOUT_OBJECT) else ANYWHERE


def _union(places: list[Place]) -> Place:
    whole = places[0]
    for place in places[1:]:
        whole = whole | place
    return whole


# --- what an instruction keeps ----------------------------------------------------------------------------------------
GONE: Final = (e.Sacrifice, e.SacrificeIt, e.Discard, e.DiscardIt, e.Mill, e.Destroy)
MADE: Final = (e.CreateToken, e.CreateCopy, e.Manifest, e.Cloak, e.ManifestDread)


def several(amount: Any) -> bool:
    return not (isinstance(amount, int) and amount == 1)


def kept_by(effect: Effect, of: Place) -> Place:
    """Where the objects are that an instruction has handled; ``of``: where its operand was."""
    match effect:
        case e.Move(to=to):
            return Place(to, of.many)
        case e.Search(to=to, most=most, rest_to=rest):
            return Place(to | rest, several(most))
        case e.Choose(most=most):
            return Place(of.zones, several(most))
        case e.ExileUntilLeaves():
            return Place(t.EXILE, of.many)
        case e.CastNow(most=most):
            return Place(t.STACK, several(most))
        case e.Draw(count=count):
            return Place(t.HAND, several(count))
        case e.Blight():
            return Place(t.BATTLEFIELD, True)
    if isinstance(effect, MADE):
        return Place(t.BATTLEFIELD, several(getattr(effect, "count", 1)))
    if isinstance(effect, GONE):
        return Place(t.GRAVEYARD, several(getattr(effect, "count", 1)) or of.many)
    return of


def described(where: Any, kind: type[Any]) -> list[Any]:
    """The parts of a conjunction that are of a kind."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    return [part for part in parts if isinstance(part, kind)]
