"""One trial of Listed <=> takeable: what is checked at one decision of a game, and what failed (``takeable.py`` runs it)."""

import json
import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from inset.data import rulebook
from inset.game import Game
from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import LIBRARY, MANA_TYPES, STACK
from inset.language import costs as co
from inset.language.abilities import Activated, Body
from inset.language.effects import AddMana
from inset.rules import atoms
from inset.rules.checks import invariants
from inset.rules.events import impossible
from inset.rules.model.answer_codec import plain
from inset.rules.model.answers import Activate, Answer, AnyAnswer, CastSpell
from inset.rules.model.state import Mana, State
from inset.rules.payment import cost_parts
from inset.rules.payment.mana_abilities import pays
from inset.rules.playing import priority_actions, reversing
from inset.rules.playing.activating import abilities_of, can_activate
from tools.curious import Curious, Dice, Parts, Table, Temper

MOST_FOLLOWING = 300  # answers on a copy until somebody has priority again
SELDOM = 4  # the invariants are checked in one of this many states: they take more time than everything else
KEPT = 3  # failures of one kind that are written out
TEMPER = Temper(using=5, passing=3, paying=3)
Value = Any


class Reversed(AssertionError):
    """An action that was listed could not be completed, though nobody has left the game (733.1)."""


class Unlisted(AssertionError):
    """Something could be done that was not listed, or what is listed is reported differently elsewhere."""


@contextmanager
def strictly() -> Iterator[None]:
    """What can't be completed is an error with any number of players, as is each part of a cost that can't be paid."""
    parts, reverse = dict(cost_parts.PARTS), reversing._reverse
    stuck: list[str] = []

    def remember(self: impossible.CantComplete) -> None:
        frames = traceback.extract_stack()[-4:-1]
        stuck[:] = [" < ".join(f"{Path(f.filename).name}:{f.name}" for f in reversed(frames))]

    def refuse(*_: Any) -> Any:
        raise Reversed(f"at {stuck[0] if stuck else 'an answer that is impossible'}")

    def checked(can: Callable[..., bool], pay: Callable[..., Any]) -> Callable[..., Any]:
        def inner(st: State, ctx: Any, part: Any) -> Any:
            if not can(st, ctx, part):
                raise Reversed(f"{part} can't be paid")
            result = yield from pay(st, ctx, part)
            return result

        return inner

    cost_parts.PARTS.update({kind: (can, checked(can, pay)) for kind, (can, pay) in parts.items()})
    setattr(reversing, "_reverse", refuse)  # noqa: B010
    setattr(impossible.CantComplete, "__init__", remember)  # noqa: B010
    try:
        yield
    finally:
        cost_parts.PARTS.update(parts)
        setattr(reversing, "_reverse", reverse)  # noqa: B010
        delattr(impossible.CantComplete, "__init__")


class Quick(Curious):
    """Plays freely; the invariants are checked from time to time."""

    def check(self, game: Game) -> None:
        if self.dice.below(SELDOM) == 0:
            super().check(game)


class Trial:
    """One run: what was tried, and what failed."""

    def __init__(self, seed: int = 0, most: int = 6, times: int = 2, failures: Path | None = None) -> None:
        self.dice = Dice(seed)
        self.most = most  # options of one decision
        self.times = times  # continuations of a spell or an ability
        self.failures = failures
        self.counts: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()  # by kind of failure
        self.now: tuple[Game, Value] | None = None  # the game and the answer that are being tried

    # --- one decision

    def look(self, game: Game) -> None:
        """Everything that is checked at one decision."""
        decision = game.decision
        assert decision is not None
        self.counts["decisions"] += 1
        self.counts[f"decisions: {decision.kind}"] += 1
        for value in self.dice.some(decision.options.answers, self.most):
            self._guard(game, self.take, value)
        if self.dice.below(4) == 0:
            self._guard(game, self.refuse)
        if decision.kind == "priority":
            self._guard(game, self.tell)
            self._guard(game, self.more_mana)
            self._guard(game, self.by_hand)

    def _guard(self, game: Game, check: Callable[..., None], *more: Any) -> None:
        self.now = None
        try:
            check(game, *more)
        except Exception as error:
            self.note(error, game, check.__name__)

    def take(self, game: Game, value: Value) -> None:
        """An option, and answers at random until somebody has priority."""
        self.counts["options"] += 1
        for _ in range(self.times if isinstance(value, (CastSpell, Activate)) else 1):
            copy = game.copy()
            if self.dice.below(4):
                copy.automate(paying=False)
            if self.dice.below(3) == 0:
                copy.automate(forced=False)
            self.counts["continuations"] += 1
            self.answer(copy, value)
            self.go_on(copy)
            if self.dice.below(SELDOM) == 0:
                self.now = (copy, "the state afterwards")
                asked = copy.decision
                invariants.check(copy.state, asked is not None and asked.kind == "priority")

    def go_on(self, copy: Game, branches: bool = True) -> None:
        """Answers at random until somebody has priority; from time to time other answers are tried as well."""
        for _ in range(MOST_FOLLOWING):
            asked = copy.decision
            if asked is None or asked.kind == "priority":
                return
            values = asked.options.answers
            assert len(values), f"{asked!r} has no options"
            if branches and 1 < len(values) < 100 and self.dice.below(4) == 0:
                for value in self.dice.some(values, 3):
                    self.counts["branches"] += 1
                    other = copy.copy()
                    self.answer(other, value)
                    self.go_on(other, False)
            first = 1 if asked.kind == "pay" and len(values) > 1 and self.dice.below(6) else 0
            self.answer(copy, values[first + self.dice.below(len(values) - first)])
        self.counts["long"] += 1

    def answer(self, copy: Game, value: Value) -> None:
        self.counts["answers"] += 1
        self.now = (copy, value)
        copy.choose(value)

    # --- and nothing else

    def refuse(self, game: Game) -> None:
        """What is not listed is an illegal answer, and nothing has changed."""
        asked = game.decision
        assert asked is not None
        values = asked.options.answers
        wrong: list[Value] = [
            None,
            -1,
            "nothing",
            ("cast",),
            ("activate", 0, 0),
            True,
            False,
            10**9,
            (),
            ("source", 1, 0, (1,)),
        ]
        wrong += [("cast", oid, 0, "") for oid in self.dice.some(list(game.state.objs), 4)]
        wrong += self.dice.some(list(game.state.objs), 4)
        last = plain(values[-1]) if len(values) else None
        if isinstance(last, tuple):
            wrong += [last[:-1], (*last, 0)]
        before = game.fingerprint()
        copy = game.copy()
        for value in wrong:
            if value in asked.options:
                continue
            self.counts["refused"] += 1
            try:
                copy.choose(value)
            except IllegalAnswer:
                continue
            raise Unlisted(f"{value!r} is not listed and was taken")
        if copy.fingerprint() != before or list(copy.options.answers) != list(values):
            raise Unlisted("a refused answer changed the game")

    def tell(self, game: Game) -> None:
        """``why_not`` gives a rule for each way that is not listed, and says that the listed ones are on offer."""
        asked = game.decision
        assert asked is not None
        listed = Counter((o.id, o.kind) for o in asked.options if o.kind in ("cast", "land", "activate"))
        st, player = game.state, asked.player
        near = [o for o in st.objs.values() if o.controller == player and o.zone not in (LIBRARY, STACK)]
        for obj in self.dice.some(near, 5):
            open_ways: Counter[str] = Counter()
            self.counts["ways told"] += 1
            for line in game.why_not(player, obj.id):
                verdict = line.rpartition(": ")[2]
                if verdict.startswith("on offer"):
                    open_ways[WORDS.get(line.split()[0], "")] += 1
                    continue
                found = re.findall(r"\((\d{3}\.[\w.–, ]+)\)", line)
                if not found or not rulebook.exists(found[-1]):
                    raise Unlisted(f"no rule: {line}")
            if st.auto_mana:
                open_ways.pop("activate", None)
            for kind in WORDS.values():
                if kind in open_ways and open_ways[kind] != listed[obj.id, kind]:
                    raise Unlisted(
                        f"{obj.definition.name}: {game.why_not(player, obj.id)}, but {listed[obj.id, kind]} listed"
                    )

    def more_mana(self, game: Game) -> None:
        """No mana makes anything impossible (118.3)."""
        asked = game.decision
        assert asked is not None
        st, player = game.state.clone(), asked.player
        before = priority_actions.actions(st, player)
        plenty = tuple(Mana(kind) for kind in MANA_TYPES for _ in range(9))
        atoms.set_pool(st, player, (*st.players[player].pool, *plenty))
        st.forget()
        lost = set(before) - set(priority_actions.actions(st, player))
        if lost:
            raise Unlisted(f"with more mana not listed: {self._said(st, lost)}")

    def by_hand(self, game: Game) -> None:
        """601.2g, 605.3a: what becomes possible by activating mana abilities first was possible before.

        Not so if something other than the cost prevented it, or if the ability may be activated only with priority (602.5e).
        Check surprising findings by hand: while no mana is to be paid, no mana ability can be activated.
        """
        copy = game.copy()
        copy.automate(mana=False, paying=self.dice.below(2) == 0)
        asked = copy.decision
        assert asked is not None
        player, there = asked.player, set(copy.state.objs)
        before = set(asked.options.answers)
        if all(self._mana_ability(copy.state, value) is None for value in before):
            return
        self.counts["by hand"] += 1
        used: list[str] = []
        plain = True
        for _ in range(12):
            asked = copy.decision
            if asked is None or asked.kind != "priority" or asked.player != player:
                return
            if plain and used and self.dice.below(3) == 0:
                self.announce_alike(game, copy)
            values = asked.options.answers
            acts = [v for v in values if isinstance(v, Answer)]
            new = {v for v in acts if v not in before and (v.names() or v.uses()) in there}
            new = {v for v in new if self._mana_ability(copy.state, v) is None}
            new = {v for v in new if lacks_mana(game.state, player, v)}
            if new:
                how = "plainly" if plain else "oddly"
                self.now = (copy, "")
                raise Unlisted(f"{how} with {used[-1]} [after {used}: {self._said(copy.state, new)}]")
            making = [v for v in values if isinstance(v, Activate) and self._mana_ability(copy.state, v) is not None]
            if not making:
                return
            value = making[self.dice.below(len(making))]
            ability = self._mana_ability(copy.state, value)
            assert ability is not None
            plain = plain and _is_plain(ability)
            used.append(copy.state.objs[value.source].definition.name)
            self.answer(copy, value)
            self.go_on(copy)

    def announce_alike(self, game: Game, rich: Game) -> None:
        """107.3a, 601.2b: making the mana first gives no more values of X, modes and costs to choose from."""
        common = [v for v in rich.options.answers if v in game.options and isinstance(v, (CastSpell, Activate))]
        common = [v for v in common if self._mana_ability(game.state, v) is None]
        if not common:
            return
        self.counts["announced alike"] += 1
        value: AnyAnswer = common[self.dice.below(len(common))]
        before, after = game.copy(), rich.copy()
        for copy in (before, after):
            copy.automate(forced=False, paying=False)
        for _ in range(40):
            self.now = (before, value)
            before.choose(value)
            after.choose(value)
            ours, theirs = before.decision, after.decision
            if ours is None or theirs is None or ours.kind != theirs.kind or ours.kind in ("pay", "priority"):
                return
            listed, more = list(ours.options.answers), list(theirs.options.answers)
            new = [v for v in more if v not in listed]
            if new and ours.kind in ("mode", "number", "confirm"):
                raise Unlisted(f"mana was made first: {ours!r} [{listed}, and also {new}]")
            both = [v for v in listed if v in more]
            if not both:
                return
            value = both[self.dice.below(len(both))]

    def _mana_ability(self, st: State, value: Value) -> Activated | None:
        if not isinstance(value, Activate) or value.source not in st.objs:
            return None
        ability = abilities_of(st, st.objs[value.source])[value.ability]
        return ability if pays(ability) else None

    def _said(self, st: State, values: set[Value]) -> list[str]:
        named = [(v.names() or v.uses(), v) for v in values]
        return sorted(f"{st.objs[oid].definition.name} {v}" if oid in st.objs else str(v) for oid, v in named)

    # --- what failed

    def note(self, error: Exception, game: Game, check: str) -> None:
        """Counts a failure; the first ones of their kind are written out."""
        where = [f"{Path(f.filename).name}:{f.name}" for f in traceback.extract_tb(error.__traceback__)]
        kind = f"{check}: {type(error).__name__} {_kind_of(str(error))} at {' < '.join(reversed(where[-3:]))}"
        self.failed[kind] += 1
        if self.failures is None:
            raise error
        if self.failed[kind] <= KEPT:
            copy, value = self.now or (game, "")
            row = {
                "kind": kind, "error": f"{type(error).__name__}: {error}", "where": where[-8:], "check": check,
                "answer": repr(value), "stack": [copy.state.objs[oid].definition.name for oid in copy.state.stack],
                "asked": repr(copy.decision), "record": copy.record(),
            }  # fmt: skip
            with self.failures.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")

    # --- whole games

    def play(self, game: Game, parts: list[Parts], seed: int, most: int, every: int = 1) -> None:
        """A random game that is examined at one priority in this many and at every other decision."""
        self.counts["games"] += 1
        table = Table(parts)
        player = Quick(table, seed, TEMPER)
        table.look(game.state)
        for _ in range(most):
            if game.decision is None:
                return
            if len(game.options) > 1 and (game.decision.kind != "priority" or self.dice.below(every) == 0):
                self.look(game)
            try:
                player.answer(game)
            except Exception as error:
                self.now = (game, player.value)
                self.note(error, game, "play")
                return

    def __str__(self) -> str:
        words = (
            "games",
            "decisions",
            "options",
            "continuations",
            "answers",
            "refused",
            "ways told",
            "by hand",
            "announced alike",
        )
        counted = ", ".join(f"{self.counts[word]:,} {word}" for word in words)
        return f"{counted}; {sum(self.failed.values())} failures of {len(self.failed)} kinds"


def lacks_mana(st: State, player: int, value: Value) -> bool:
    """Does only the cost prevent it? Tapping a creature for mana may make a target, which is chosen before (601.2c)."""
    if isinstance(value, Activate):
        obj = st.objs[value.source]
        abilities = abilities_of(st, obj)
        reasons = can_activate(st, player, obj, abilities[value.ability]) if value.ability < len(abilities) else []
        return any(reason.rule == "602.2b" for reason in reasons)
    if isinstance(value, CastSpell):
        found = [
            reasons for offer, reasons in priority_actions.offers(st, player, value.card) if offer.answer() == value
        ]
        return bool(found) and all(reason.rule == "601.2h" for reason in found[0])
    return True


WORDS = {"Cast": "cast", "Play": "land", "Activate": "activate"}


def _is_plain(ability: Activated) -> bool:
    """{T}: Add mana, and nothing else."""
    body = ability.body
    return ability.cost == co.TapThis() and isinstance(body, Body) and all(isinstance(e, AddMana) for e in body.effects)


def _kind_of(text: str) -> str:
    return re.sub(r"\d+", "#", text.partition(" [")[0])[:90]
