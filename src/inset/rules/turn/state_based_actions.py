"""704: state-based actions: whenever a player would get priority, all that apply are performed as one event.

``check`` looks at everything first, then acts: players lose, objects cease to exist, counters go,
attachments fall off, and everything that leaves the battlefield leaves in one batch (704.3, 704.8).
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import (
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EXILE,
    GRAVEYARD,
    LAND,
    LEGENDARY,
    PLANESWALKER,
    STACK,
    WORLD,
)
from inset.language import keywords as kw, statics as sta
from inset.language.patterns import ChapterReached
from inset.rules import atoms
from inset.rules.events import designations, destroying, moving
from inset.rules.events.attaching import is_legal
from inset.rules.events.triggers import Index, index, statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import passes, passes_id
from inset.rules.meaning.saga_chapters import final_chapter
from inset.rules.mechanics import dungeons, speed
from inset.rules.mechanics.commander import rescued_commanders
from inset.rules.model import move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.questions import pick_object, pick_player
from inset.rules.model.state import BESTOWED, DESIGNATED_COPY, Chars, Ctx, Obj, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import all_chars
from inset.rules.players import ending_the_game

POISON, COMMANDER_DAMAGE = 10, 21
Permanents = list[tuple[Obj, Chars]]


class Findings:
    """What one check has found (704.3). What would leave for several reasons leaves once (704.7)."""

    __slots__ = ("cancelled", "destroyed", "loose", "moves", "spare")

    def __init__(self) -> None:
        self.moves: dict[int, tuple[int, str]] = {}  # object -> (cause, rule): to its owner's graveyard
        self.destroyed: dict[int, str] = {}
        self.loose: list[tuple[int, str]] = []  # attachments that become unattached
        self.cancelled: list[tuple[int, int]] = []  # object, number of pairs of counters
        self.spare: list[tuple[int, str, int]] = []  # object, kind, how many counters it has too many

    def bury(self, oid: int, rule: str, cause: int = move_causes.STATE_BASED) -> None:
        self.moves.setdefault(oid, (cause, rule))


def check(st: State) -> Ask[bool]:
    """Performs all applicable state-based actions once; returns whether any was performed."""
    doomed = _doomed(st)
    seen = of_interest(st)
    permanents: Permanents = []
    for oid, chars, always in seen.rows:
        obj = st.objs[oid]
        if always or obj.damage or obj.counters or obj.attached or obj.deathtouched:
            permanents.append((obj, chars))
    if not (doomed or permanents or seen.namesakes or st.command or st.strays or st.format == "commander"):
        return speed.start(st)
    losers = [(player, rule) for player, rule in doomed if ending_the_game.can_lose(st, player)]
    found = Findings()
    for obj, chars in permanents:
        _look_at(st, found, obj, chars)
    done = False
    if permanents:
        _world_rule(found, permanents)
        _roles(found, permanents)
    if seen.namesakes:
        yield from _legend_rule(st, found, seen.namesakes)
    if permanents:
        done = yield from _battles(st, found, permanents)
    finished = _finished_dungeons(st) if st.command else ()
    rescued = (yield from rescued_commanders(st)) if st.format == "commander" else ()
    done = ending_the_game.lose_together(st, losers) or done
    _forget(st, permanents)
    if st.outcome is not None:
        return True
    acted = False
    if permanents or seen.namesakes or rescued:
        acted = yield from _act(st, found, rescued)
    for dungeon in finished:
        if dungeon.id in st.objs:  # its owner may have left
            dungeons.complete(st, dungeon, "704.5t")
    acted = speed.start(st) or acted  # 704.5z
    return _cease(st) or acted or done or bool(finished)


class Interest:
    """The permanents that something here may be about; it stays as long as their characteristics do.

    ``rows``: an object, its characteristics, and whether they alone are a reason to look at it; ``battlefield``: all objects.
    """

    __slots__ = ("battlefield", "legends", "namesakes", "rows")

    def __init__(self, battlefield: tuple[int, ...]) -> None:
        self.battlefield = battlefield
        self.rows: list[tuple[int, Chars, bool]] = []
        self.legends: list[tuple[int, tuple[int, str]]] = []  # with controller and name
        self.namesakes: list[tuple[int, list[int]]] = []  # 704.5j: a player, their legendary permanents of one name


def of_interest(st: State) -> Interest:
    """All permanents but plain lands: nothing here is about those."""
    kept = index(st).of_permanents
    known = kept.interest
    if known is None:
        known = kept.interest = _after(kept.before, st)
        all_known = all_chars(st)
        for oid in st.battlefield[len(known.battlefield) :]:
            obj = st.objs[oid]
            if obj.phased:
                continue
            chars = all_known[oid]
            if chars.supertypes & LEGENDARY and chars.name:
                known.legends.append((oid, (chars.controller, chars.name)))
            if chars.types != LAND or obj.attached or obj.counters or chars.supertypes & WORLD or obj.deathtouched:
                known.rows.append((oid, chars, _always(chars)))
        known.battlefield = st.battlefield
        same: dict[tuple[int, str], list[int]] = {}
        for oid, key in known.legends:
            same.setdefault(key, []).append(oid)
        known.namesakes = [(player, oids) for (player, _), oids in same.items() if len(oids) > 1]
    return known


def _after(before: Interest | None, st: State) -> Interest:
    """What is known of the permanents that are still there from before others entered or left."""
    known = Interest(())
    if before is None:
        return known
    there = set(st.battlefield)
    known.battlefield = tuple([oid for oid in before.battlefield if oid in there])
    known.rows = [row for row in before.rows if row[0] in there]
    known.legends = [row for row in before.legends if row[0] in there]
    return known


def _always(chars: Chars) -> bool:
    """Is this a permanent to look at whatever has happened to it?"""
    if chars.types & CREATURE and (chars.toughness or 0) <= 0:
        return True
    return bool(chars.types & (PLANESWALKER | BATTLE) or chars.supertypes & WORLD or "Aura" in chars.subtypes)


# --- players (704.5a-c, 704.6c) --------------------------------------------------------------------


def _doomed(st: State) -> list[tuple[int, str]]:
    """The players who lose unless an effect says otherwise."""
    found = []
    for player in st.in_game():
        record = st.players[player]
        if record.life <= 0 or record.drew_from_empty or record.counters or record.commander_damage:
            rule = _loses_by(st, player)
            if rule:
                found.append((player, rule))
    return found


def _loses_by(st: State, player: int) -> str:
    record = st.players[player]
    if record.life <= 0:
        return "704.5a"
    if record.drew_from_empty:
        return "704.5b"
    if record.counters.get("poison", 0) >= POISON:
        return "704.5c"
    if st.format == "commander" and any(n >= COMMANDER_DAMAGE for n in record.commander_damage.values()):
        return "704.6c"
    return ""


def _forget(st: State, permanents: Permanents) -> None:
    """704.5b, 704.5h: "since the last time state-based actions were checked" starts over."""
    for player, record in enumerate(st.players):
        if record.drew_from_empty and not record.lost:
            atoms.change_player(st, player, drew_from_empty=False)
    for obj, _ in permanents:
        if obj.deathtouched and obj.id in st.objs:
            atoms.change(st, obj.id, deathtouched=False)


# --- one permanent ---------------------------------------------------------------------------------


def _look_at(st: State, found: Findings, obj: Obj, chars: Chars) -> None:
    types = chars.types
    if types & CREATURE:
        _creature(found, obj, chars)
    if types & PLANESWALKER and obj.counters.get("loyalty", 0) <= 0:
        found.bury(obj.id, "704.5i")
    if types & BATTLE and obj.counters.get("defense", 0) <= 0 and not _has_trigger(st, obj.id, chapter=False):
        found.bury(obj.id, "704.5v")
    if obj.attached or "Aura" in chars.subtypes:
        _attachment(st, found, obj, chars)
    if obj.counters:
        pairs = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0))
        if pairs:
            found.cancelled.append((obj.id, pairs))
        for ctx, _, static, _ in statics(st, sta.CounterLimit):
            spare = obj.counters.get(static.kind, 0) - static.most
            if spare > 0 and passes(st, ctx, static.where, obj, chars):
                found.spare.append((obj.id, static.kind, spare))
        if "Saga" in chars.subtypes:
            _saga(st, found, obj, chars)


def _creature(found: Findings, obj: Obj, chars: Chars) -> None:
    """704.5f-h."""
    toughness = chars.toughness or 0
    if toughness <= 0:
        found.bury(obj.id, "704.5f")
    elif chars.keywords & kw.INDESTRUCTIBLE:
        return
    elif obj.damage >= toughness:
        found.destroyed[obj.id] = "704.5g"
    elif obj.deathtouched:
        found.destroyed[obj.id] = "704.5h"


def _attachment(st: State, found: Findings, obj: Obj, chars: Chars) -> None:
    """704.5m, 704.5n, 704.5p; 303.4d: an Aura that is a creature first becomes unattached; 702.103f: so does a bestowed one."""
    if is_legal(st, obj, chars):
        return
    if chars.types & (CREATURE | BATTLE) and obj.attached:
        found.loose.append((obj.id, "704.5p"))
    elif obj.flags & BESTOWED:
        found.loose.append((obj.id, "702.103f"))
    elif "Aura" in chars.subtypes:
        found.bury(obj.id, "704.5m")
    else:
        fixed = "Equipment" in chars.subtypes or "Fortification" in chars.subtypes
        found.loose.append((obj.id, "704.5n" if fixed else "704.5p"))


def _saga(st: State, found: Findings, obj: Obj, chars: Chars) -> None:
    """704.5s, 714.4: its controller sacrifices it once the last chapter has left the stack."""
    final = final_chapter(chars.abilities)
    if not final or obj.counters.get("lore", 0) < final:
        return
    if not _has_trigger(st, obj.id, chapter=True) and moving.can_be_sacrificed(st, chars.controller, obj.id):
        found.bury(obj.id, "704.5s", move_causes.SACRIFICING)


def _has_trigger(st: State, oid: int, *, chapter: bool) -> bool:
    """Has an ability of this source triggered that has not left the stack yet?"""
    for pending in st.pending:
        if pending.ctx.source == oid and (not chapter or _is_chapter(pending.ability)):
            return True
    for other in st.stack:
        stack = st.objs[other].stack
        if stack is not None and stack.ctx.source == oid and (not chapter or _is_chapter(stack.ability)):
            return True
    return False


def _is_chapter(ability: object) -> bool:
    return isinstance(getattr(ability, "when", None), ChapterReached)


# --- several permanents ----------------------------------------------------------------------------


def _legend_rule(st: State, found: Findings, namesakes: list[tuple[int, list[int]]]) -> Ask[None]:
    """704.5j: the player chooses one of each name, the rest go."""
    exempt = [(c, s) for c, _, s, _ in statics(st, sta.Restrict) if s.kind == sta.NO_LEGEND_RULE] if namesakes else []
    for player in st.in_game():
        for oids in [_subject_to_it(st, oids, exempt) for other, oids in namesakes if other == player]:
            if len(oids) < 2:
                continue
            kept = yield from pick_object(player, "704.5j", "Which one do you keep?", oids)
            for oid in oids:
                if oid != kept:
                    found.bury(oid, "704.5j", move_causes.LEGEND)


def _subject_to_it(st: State, oids: list[int], exempt: list[tuple[Ctx, sta.Restrict]]) -> list[int]:
    """Those to which the legend rule applies: an effect may say that it doesn't."""
    return [oid for oid in oids if not any(passes_id(st, ctx, rule.where, oid) for ctx, rule in exempt)]


def _world_rule(found: Findings, permanents: Permanents) -> None:
    """704.5k."""
    worlds = [obj for obj, chars in permanents if chars.supertypes & WORLD]
    if len(worlds) > 1:
        newest = max(obj.timestamp for obj in worlds)
        staying = [obj for obj in worlds if obj.timestamp == newest]
        for obj in worlds:
            if obj not in staying or len(staying) > 1:
                found.bury(obj.id, "704.5k")


def _roles(found: Findings, permanents: Permanents) -> None:
    """704.5y: of a player's Roles on one permanent only the newest stays."""
    newest: dict[tuple[int, int], Obj] = {}
    for obj, chars in permanents:
        if obj.attached > 0 and "Role" in chars.subtypes:
            key = (chars.controller, obj.attached)
            other = newest.get(key)
            if other is not None:
                older = other if other.timestamp < obj.timestamp else obj
                found.bury(older.id, "704.5y")
                if older is obj:
                    continue
            newest[key] = obj


def _battles(st: State, found: Findings, permanents: Permanents) -> Ask[bool]:
    """704.5w, 704.5x: a battle without a proper protector gets one, or goes."""
    done = False
    for obj, chars in permanents:
        if not chars.types & BATTLE or obj.id not in st.objs:
            continue
        protector = PROTECTOR.get(obj.notes, chars.controller)
        siege = "Siege" in chars.subtypes
        wrong = siege and protector == chars.controller
        missing = bool(st.players[protector].lost) and not _is_attacked(st, obj.id)
        if not wrong and not missing:
            continue
        able = st.opponents(chars.controller) if siege else [chars.controller]
        rule = "704.5x" if wrong else "704.5w"
        if not able:
            found.bury(obj.id, rule)
            continue
        pick = yield from pick_player(chars.controller, rule, "Who protects it?", able, About(obj.id))
        done = True
        if obj.id in st.objs:  # its owner may have left meanwhile
            atoms.change(st, obj.id, notes=PROTECTOR.put(obj.notes, pick))
    return done


def _is_attacked(st: State, oid: int) -> bool:
    parts = [st.objs[o].combat for o in st.battlefield]
    return any(part is not None and part.attacking == oid for part in parts)


def _finished_dungeons(st: State) -> list[Obj]:
    """704.5t: those with the venture marker on the bottommost room, once its ability has left the stack."""
    found = dungeons.in_command(st)
    return [d for d in found if not dungeons.room_of(d).leads and not _has_trigger(st, d.id, chapter=False)]


# --- acting ----------------------------------------------------------------------------------------


def _act(st: State, found: Findings, rescued: Sequence[int]) -> Ask[bool]:
    """704.3: all at the same time. What leaves is last known as it was before any of it (603.10a), so the rest is
    written afterwards."""
    done = False
    before = index(st)
    changes = [
        Change(st.objs[oid], GRAVEYARD, cause, rule) for oid, (cause, rule) in found.moves.items() if oid in st.objs
    ]
    for oid, rule in found.destroyed.items():
        if oid not in found.moves and oid in st.objs:
            epoch = st.epoch
            changes += yield from destroying.destructions(st, [oid], rule, by_effect=False)
            done = done or st.epoch != epoch  # regenerated
    changes += [Change(st.objs[oid], COMMAND, move_causes.STATE_BASED, "903.9a") for oid in rescued if oid in st.objs]
    if changes:
        made = yield from moving.move(st, changes)
        done = done or any(made)
    return _change_what_stays(st, found, before) or done


def _change_what_stays(st: State, found: Findings, before: Index) -> bool:
    """Counters and attachments of what is still there; ``before``: what was looking out for the whole event (603.10c)."""
    done = False
    for oid, pairs in found.cancelled:
        if oid in st.objs:
            atoms.take_counters(st, oid, "+1/+1", pairs, "704.5q")
            atoms.take_counters(st, oid, "-1/-1", pairs, "704.5q")
            done = True
    for oid, kind, spare in found.spare:
        done = (oid in st.objs and atoms.take_counters(st, oid, kind, spare, "704.5r") > 0) or done
    for oid, rule in found.loose:
        done = (oid in st.objs and atoms.attach(st, oid, 0, rule, before)) or done
    return done


def _cease(st: State) -> bool:
    """704.5d, 704.5e: tokens off the battlefield, copies of spells off the stack; 722.3c is an exception."""
    if not st.strays:
        return False
    gone = []
    copies: list[int] = []
    for oid in st.strays:
        obj = st.objs.get(oid)
        if obj is None:
            continue
        if obj.token and obj.zone != BATTLEFIELD and not (obj.spell_copy and obj.zone == STACK):
            gone.append((obj, "704.5d"))
        elif obj.spell_copy and obj.zone & ~(STACK | BATTLEFIELD):
            if obj.flags & DESIGNATED_COPY and obj.zone == EXILE:
                copies.append(oid)
            else:
                gone.append((obj, "704.5e"))
    for obj, rule in gone:
        atoms.cease(st, obj, rule)
    atoms.expect_strays(st, tuple(copies))
    if copies:
        count = len(st.exile)
        designations.drop_copies(st)
        return bool(gone) or len(st.exile) != count
    return bool(gone)
