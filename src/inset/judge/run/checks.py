"""Expectations: one function for each row of the page's table, which returns what is wrong, or None.

Nothing here changes the game: actions are tried on copies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.decklists import decks
from inset.judge.format import scenario as s
from inset.judge.format.errors import near, quote
from inset.judge.format.vocabulary import TIMES
from inset.judge.run.attempts import Attempt, attempt, total_cost
from inset.judge.run.object_facts import differs, said, same_counters
from inset.judge.run.pending_question import Scene, Verdict, can_name, pending
from inset.judge.run.possible_declarations import attempt_declaration
from inset.judge.run.recent_events import EVENTS, Recent
from inset.judge.run.references import Board, Wrong, called, is_ability, source_names
from inset.judge.run.story import CAN, CANNOT, action_text
from inset.kernel.mana import parse
from inset.kernel.types import (
    BATTLEFIELD,
    COLOR_LETTER,
    COMBAT_DAMAGE,
    FIRST_STRIKE_DAMAGE,
    STEP_WORD,
    WORD_COLOR,
    WORD_ZONE,
    color_words,
)
from inset.rules.meaning.numbers import devotion
from inset.rules.model.decision import Question
from inset.rules.model.state import Obj, is_player
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from inset.words import log

# --- objects --------------------------------------------------------------------------------------


def _zone_count(scene: Scene, wanted: s.ZoneCount) -> Verdict | None:
    board = scene.board
    zone = WORD_ZONE[wanted.zone]
    owner = None if wanted.of is None else board.player(wanted.of)
    found = [
        obj for obj in board.st.objs.values()
        if obj.zone == zone and not is_ability(obj) and owner in (None, obj.owner) and not obj.phased
    ]  # fmt: skip
    if wanted.card is not None:
        board.check(wanted.card)
        found = [obj for obj in found if board.fits(wanted.card, obj)]
    if len(found) == wanted.count:
        return None
    whose = f" of {wanted.of}" if wanted.of is not None else ""
    what = f" {wanted.card}" if wanted.card is not None else " cards"
    return Verdict(f"{wanted.count}{what} in the {wanted.zone}{whose}", f"{len(found)}{_listing(board, zone, owner)}")


def _listing(board: Board, zone: int, owner: int | None) -> str:
    found = [o for o in board.st.objs.values() if o.zone == zone and owner in (None, o.owner) and not is_ability(o)]
    names = [(called(board.st, obj) or ("a face-down object",))[0] for obj in found[:12]]
    return f" (there: {', '.join(names)}{', …' if len(found) > 12 else ''})" if names else " (nothing is there)"


def _permanent_count(scene: Scene, wanted: s.PermanentCount) -> Verdict | None:
    board = scene.board
    player = board.player(wanted.controller)
    found = [board.st.objs[o] for o in board.st.battlefield if not board.st.objs[o].phased]
    found = [obj for obj in found if chars_of(board.st, obj).controller == player]
    if wanted.name is not None:
        board.check(wanted.name)
        found = [obj for obj in found if board.fits(wanted.name, obj)]
    for fact in wanted.facts:
        found = [obj for obj in found if differs(board, obj, fact) is None]
    if len(found) == wanted.count:
        return None
    such = f" with {_facts(wanted.facts)}" if wanted.facts else ""
    what = f"{wanted.count} {wanted.name or 'permanents'} that {wanted.controller} controls{such}"
    return Verdict(what, f"{len(found)}{_listing(board, BATTLEFIELD, None)}")


def _object_facts(scene: Scene, wanted: s.ObjectFacts) -> Verdict | None:
    """Facts about the object that the reference means. If a zone is given, it decides which of several is meant."""
    board = scene.board
    found = [ref for ref in board.find(wanted.object) if not is_player(ref)]
    if not found:
        board.check(wanted.object)
    exists = next((fact.value for fact in wanted.facts if fact.name == "exists"), None)
    if exists is False:
        return Verdict(f"{wanted.object}: exists: false", "it exists") if found else None
    if not found:
        return Verdict(f"{wanted.object}: {_facts(wanted.facts)}", f"there is no {wanted.object}")
    zone = next((fact.value for fact in wanted.facts if fact.name == "zone"), None)
    there = [o for o in found if board.st.objs[o].zone == WORD_ZONE[str(zone)]] if zone is not None else []
    return _all_alike(board, wanted.object, there or found, wanted.facts)


def _all_alike(board: Board, name: str, found: list[int], facts: tuple[s.Fact, ...]) -> Verdict | None:
    """The common answer of all objects that the reference fits; if they differ, it matters which is meant."""
    verdicts = [_first_difference(board, name, oid, facts) for oid in found]
    wrong = [verdict for verdict in verdicts if verdict is not None]
    if not wrong:
        return None
    if len(wrong) < len(verdicts):
        board.any_of(name, found)
    return wrong[0]


def _first_difference(board: Board, name: str, oid: int, facts: tuple[s.Fact, ...]) -> Verdict | None:
    for fact in facts:
        now = differs(board, board.st.objs[oid], fact)
        if now is not None:
            return Verdict(f"{name}: {fact.name}: {said(fact.value)}", f"{fact.name}: {now}")
    return None


def _facts(facts: tuple[s.Fact, ...]) -> str:
    return ", ".join(f"{fact.name}: {said(fact.value)}" for fact in facts)


def _every(scene: Scene, wanted: s.EveryFacts) -> Verdict | None:
    board = scene.board
    board.check(wanted.name)
    found = [board.st.objs[o] for o in board.st.battlefield if not board.st.objs[o].phased]
    found = [obj for obj in found if board.fits(wanted.name, obj)]
    if wanted.controller is not None:
        player = board.player(wanted.controller)
        found = [obj for obj in found if chars_of(board.st, obj).controller == player]
    if not found:
        return Verdict(f"every {wanted.name}: {_facts(wanted.facts)}", f"there is no {wanted.name}")
    for obj in found:
        verdict = _first_difference(board, f"every {wanted.name}", obj.id, wanted.facts)
        if verdict is not None:
            return verdict
    return None


# --- players --------------------------------------------------------------------------------------


def _life(scene: Scene, wanted: s.Life) -> Verdict | None:
    for key, life in wanted.life:
        now = scene.board.st.players[scene.board.player(key)].life
        if now != life:
            return Verdict(f"life of {key}: {life}", str(now))
    return None


def _counters(scene: Scene, wanted: s.PlayerCounters) -> Verdict | None:
    for key, counters in wanted.counters:
        now = scene.board.st.players[scene.board.player(key)].counters
        if not same_counters(dict(counters), now):
            return Verdict(f"counters of {key}: {said(dict(counters))}", said(dict(now)))
    return None


def _mana(scene: Scene, wanted: s.ManaPool) -> Verdict | None:
    for key, text in wanted.mana:
        pool = scene.board.st.players[scene.board.player(key)].pool
        if sorted(mana.kind for mana in pool) != sorted(parse(text).pips):
            now = "".join(f"{{{COLOR_LETTER.get(mana.kind, '?')}}}" for mana in pool)
            return Verdict(f"mana of {key}: {text or 'none'}", now or "none")
    return None


def _devotion(scene: Scene, wanted: s.Devotion) -> Verdict | None:
    for key, colors in wanted.devotion:
        for color, count in colors:
            now = devotion(scene.board.st, [scene.board.player(key)], WORD_COLOR[color])
            if now != count:
                return Verdict(f"devotion of {key} to {color}: {count}", str(now))
    return None


def _library(scene: Scene, wanted: s.Library) -> Verdict | None:
    board = scene.board
    order = board.st.libraries[board.player(wanted.player)]
    for end, names, cards_there in (
        ("top", wanted.top, order),
        ("bottom", wanted.bottom, tuple(reversed(order))),
    ):
        for name in names or ():
            board.check(name)
        if names is not None and not _in_order(board, names, cards_there):
            now = [called(board.st, board.st.objs[oid])[0] for oid in cards_there[: len(names)]]
            return Verdict(f"{end} of {wanted.player}'s library: {said(names)}", said(now))
    return None


def _in_order(board: Board, names: tuple[str, ...], oids: tuple[int, ...]) -> bool:
    if len(oids) < len(names):
        return False
    return all(board.fits(name, board.st.objs[oid]) for name, oid in zip(names, oids, strict=False))


# --- actions --------------------------------------------------------------------------------------


def tried_now(board: Board, action: s.Possible, question: Question | None) -> Attempt:
    """Could the player do that now?"""
    if isinstance(action, (s.Attack, s.Block)):
        return attempt_declaration(board, action, question)
    return attempt(board, action)


def _can(scene: Scene, wanted: s.Can) -> Verdict | None:
    tried = tried_now(scene.board, wanted.action, scene.question)
    if tried.possible:
        return None
    return Verdict(action_text(wanted.action, CAN), f"not possible: {tried.why}")


def _cannot(scene: Scene, wanted: s.Cannot) -> Verdict | None:
    tried = tried_now(scene.board, wanted.action, scene.question)
    if not tried.possible:
        scene.noted(f"  refused: {action_text(wanted.action)}: {tried.why}")
        return None
    return Verdict(action_text(wanted.action, CANNOT), "it is possible")


def _cost(scene: Scene, wanted: s.Cost) -> Verdict | None:
    now = total_cost(scene.board, wanted.action)
    if now == parse(wanted.total):
        return None
    return Verdict(f"{action_text(wanted.action)}: costs {wanted.total}", str(now))


# --- the game -------------------------------------------------------------------------------------


def _stack(scene: Scene, wanted: s.StackIs) -> Verdict | None:
    board = scene.board
    for name in wanted.names:
        board.check(name)
    now = [board.st.objs[oid] for oid in reversed(board.st.stack)]
    if len(now) == len(wanted.names) and all(
        _is_on_stack(board, obj, name) for obj, name in zip(now, wanted.names, strict=True)
    ):
        return None
    return Verdict(f"stack: {said(wanted.names)}", said([_stack_name(board, obj) for obj in now]))


def _is_on_stack(board: Board, obj: Obj, name: str) -> bool:
    if is_ability(obj) and name in source_names(board.st, obj):
        return True
    return board.fits(name, obj)


def _stack_name(board: Board, obj: Obj) -> str:
    if is_ability(obj):
        return f"{source_names(board.st, obj)[0]} (ability)"
    name = (called(board.st, obj) or ("a face-down spell",))[0]
    return f"{name} (copy)" if obj.spell_copy else name


def _happened(scene: Scene, wanted: s.Happened) -> Verdict | None:
    if wanted.event not in EVENTS:
        raise Wrong(f"the judge can't look for {quote(wanted.event)} yet{near(wanted.event, EVENTS)}")
    for name in (wanted.source, wanted.card, wanted.name):
        if name is not None:
            scene.board.check(name)
    count = Recent(scene.board, scene.events).count(wanted)
    least = 0 if wanted.never else 1
    if (wanted.count is not None and count == wanted.count) or (wanted.count is None and (count > 0) == bool(least)):
        return None
    about = [f"{key}: {value}" for key, value in _about(wanted)]
    times = "never" if wanted.never else "at least once" if wanted.count is None else f"{wanted.count} times"
    return Verdict(f"{', '.join([wanted.event, *about])}: {times}", f"{count} times")


def _about(wanted: s.Happened) -> list[tuple[str, Any]]:
    pairs = (
        ("player", wanted.player), ("source", wanted.source), ("card", wanted.card), ("name", wanted.name),
        ("as", wanted.way), ("number", wanted.number), ("rule", wanted.rule),
    )  # fmt: skip
    return [(key, value) for key, value in pairs if value is not None]


def _told(scene: Scene, wanted: s.Told) -> Verdict | None:
    lines = log.tell(scene.board.st, scene.events)
    if any(wanted.words in line for line in lines) != wanted.never:
        return None
    expected = f"{'no line' if wanted.never else 'a line'} of the log says {quote(wanted.words)}"
    return Verdict(expected, "; ".join(lines) or "no such line")


def _color_identity(scene: Scene, wanted: s.ColorIdentity) -> Verdict | None:
    for name, colors in wanted.identities:
        now = color_words(frames.color_identity(scene.find_card(name)))
        if set(now) != set(colors):
            return Verdict(f"color identity of {name}: {said(colors)}", said(now))
    return None


def _deck(scene: Scene, wanted: s.DeckIs) -> Verdict | None:
    """100.2, 903.5: why a deck isn't legal in the format."""
    given = wanted.deck
    commanders = tuple(name for name, count in given.commanders for _ in range(count))
    deck = decks.Deck("the deck", given.main, commanders, given.side)
    against = decks.violations(deck, given.format or scene.board.st.format)
    broken = {violation.rule for violation in against}
    if wanted.legal != bool(against) and broken.issuperset(wanted.rules):
        return None
    why = "; ".join(map(str, against)) or "nothing is against it"
    rules = f" ({', '.join(wanted.rules)})" if wanted.rules else ""
    return Verdict(f"the deck is {'legal' if wanted.legal else 'illegal'}{rules}", why)


def _winner(scene: Scene, wanted: s.Winner) -> Verdict | None:
    outcome = scene.board.st.outcome
    if outcome is not None and outcome.winners == (scene.board.player(wanted.player),):
        return None
    return Verdict(f"{wanted.player} has won", str(outcome) if outcome is not None else "the game goes on")


def _lost(scene: Scene, wanted: s.Lost) -> Verdict | None:
    if scene.board.st.players[scene.board.player(wanted.player)].lost:
        return None
    return Verdict(f"{wanted.player} has lost", "they are still in the game")


def _turn(scene: Scene, wanted: s.TurnIs) -> Verdict | None:
    st = scene.board.st
    step = STEP_WORD[COMBAT_DAMAGE if st.step == FIRST_STRIKE_DAMAGE else st.step]
    active = scene.board.keys[st.active]
    actual = {"number": st.turn, "active": active, "step": step, "time": TIMES[st.day]}
    expected = {key: getattr(wanted, key) for key in actual if getattr(wanted, key) is not None}
    if all(actual[key] == value for key, value in expected.items()):
        return None
    return Verdict(f"turn: {said(expected)}", said(actual))


CHECKS: Final[dict[type, Callable[[Scene, Any], Verdict | None]]] = {
    s.ZoneCount: _zone_count,
    s.PermanentCount: _permanent_count,
    s.ObjectFacts: _object_facts,
    s.EveryFacts: _every,
    s.Life: _life,
    s.PlayerCounters: _counters,
    s.ManaPool: _mana,
    s.Devotion: _devotion,
    s.Library: _library,
    s.Cost: _cost,
    s.Can: _can,
    s.Cannot: _cannot,
    s.CanName: can_name,
    s.Pending: pending,
    s.StackIs: _stack,
    s.Happened: _happened,
    s.Told: _told,
    s.ColorIdentity: _color_identity,
    s.DeckIs: _deck,
    s.Winner: _winner,
    s.Lost: _lost,
    s.TurnIs: _turn,
}


def check(scene: Scene, expectation: s.Expectation) -> Verdict | None:
    """None if the expectation holds."""
    return CHECKS[type(expectation)](scene, expectation)
