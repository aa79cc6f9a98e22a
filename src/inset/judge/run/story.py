"""What happened in a scenario, for `--explain`: events with their rules, decisions with what was on offer."""

from __future__ import annotations

from typing import Any, Final

from inset.judge.format import scenario as s
from inset.judge.run.fitting_options import question_text
from inset.judge.run.object_facts import said
from inset.judge.run.recent_events import since
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS, Action, Activate
from inset.rules.model.decision import Question
from inset.rules.model.state import State
from inset.rules.payment.mana_abilities import is_mana_ability
from inset.rules.playing.activating import abilities_of
from inset.words import log, option_words

MOST_OFFERS = 20


class Story:
    """Collects lines if somebody wants them."""

    def __init__(self, wanted: bool = False) -> None:
        self.wanted = wanted
        self.lines: list[str] = []
        self._told: object = None

    def say(self, line: str) -> None:
        if self.wanted:
            self.lines.append(line)

    def tell(self, st: State) -> None:
        """What happened since the last time."""
        if self.wanted:
            self.lines += [f"  {line}" for line in log.tell(st, since(st, self._told))]
            self._told = st.log

    def decided(self, st: State, question: Question, value: Any) -> None:
        """A question with what was on offer, and its answer; passes are left out."""
        if not self.wanted or value == PASS:
            return
        player = st.players[question.player].name
        if question.kind == kinds.PRIORITY:
            offers = [other for other in question.values if other != PASS and not _is_mana(st, other)]
            listed = ", ".join(option_words.option(st, question, other) for other in offers[:MOST_OFFERS])
            more = f", … {len(offers) - MOST_OFFERS} more" if len(offers) > MOST_OFFERS else ""
            self.say(f"  ? {player} has priority (117.1); on offer: {listed}{more}")
        else:
            self.say(f"  ? {question_text(st, question)}")
        self.say(f"  > {player}: {option_words.option(st, question, value)}")


def _is_mana(st: State, action: Action) -> bool:
    """Is it a mana ability? Those would drown out the rest."""
    if not isinstance(action, Activate):
        return False
    return is_mana_ability(abilities_of(st, st.objs[action.source])[action.ability])


# --- steps and expectations in words -------------------------------------------------------------

DOES: Final = "does"
CAN: Final = "can"
CANNOT: Final = "can't"


def action_text(action: s.Possible, mood: str = DOES) -> str:
    """An action in plain English."""
    if isinstance(action, (s.Attack, s.Block)):
        return _declaration_text(action, mood)
    verb, what = _verb(action)
    first, _, rest = verb.partition(" ")
    said_verb = f"{first}s {rest}".strip() if mood == DOES else f"{mood} {verb}"
    words = [f"{action.by} {said_verb} {what}"]
    if isinstance(action, (s.Cast, s.Play)):
        if action.way != "normal":
            words.append(f"as {action.way}")
        if action.source.zone != "hand" or action.source.player:
            whose = f"{action.source.player}/" if action.source.player else ""
            words.append(f"from {whose}{action.source.zone}")
    if isinstance(action, s.Cast) and action.pay:
        words.append(f"with {', '.join(action.pay)}")
    if isinstance(action, (s.Activate, s.Special)) and action.source is not None:
        words.append(f"from {action.source.zone}")
    if isinstance(action, s.Activate) and action.ability is not None:
        words.append(f"ability {action.ability}")
    if isinstance(action, (s.Cast, s.Activate)) and action.targets:
        words.append(f"targeting {', '.join(action.targets)}")
    return " ".join(words)


def _declaration_text(action: s.Attack | s.Block, mood: str) -> str:
    verb = "attack" if isinstance(action, s.Attack) else "block"
    said_verb = f"{verb}s" if mood == DOES else f"{mood} {verb}"
    if isinstance(action, s.Attack):
        pairs = [f"{attacker} → {whom}" for attacker, whom in action.attackers]
    else:
        pairs = [f"{blocker} → {', '.join(whom)}" for blocker, whom in action.blockers]
    return f"{action.by} {said_verb}: {'; '.join(pairs) or 'nobody'}"


def _verb(action: s.Action) -> tuple[str, str]:
    match action:
        case s.Cast():
            return "cast", action.card
        case s.Play():
            return "play", action.card
        case s.Activate():
            return "activate", action.object
        case s.Special():
            return action.action, action.card


def step_text(step: s.Step) -> str:
    match step:
        case s.Cast() | s.Play() | s.Activate() | s.Special() | s.Attack() | s.Block():
            return action_text(step)
        case s.Concede():
            return f"{step.by} concedes"
        case s.Illegal():
            return f"illegal: {action_text(step.action)}"
        case s.Resolve():
            return "resolve all" if step.all else "resolve"
        case s.Pass():
            return f"{step.by} passes"
        case s.Goto():
            return f"goto turn {step.to.turn}, {step.to.step}"
        case s.Expect():
            return "expect"


def expectation_text(expectation: s.Expectation) -> str:
    match expectation:
        case s.Can() | s.Cannot():
            return action_text(expectation.action, CAN if isinstance(expectation, s.Can) else CANNOT)
        case s.Cost():
            return f"{action_text(expectation.action)}: costs {expectation.total}"
        case s.ObjectFacts():
            return f"{expectation.object}: {', '.join(f'{f.name} {said(f.value)}' for f in expectation.facts)}"
        case s.EveryFacts():
            return f"every {expectation.name}: {', '.join(f'{f.name} {said(f.value)}' for f in expectation.facts)}"
        case _:
            names = [name for name in expectation.__dataclass_fields__ if name != "place"]
            pairs = [(name, getattr(expectation, name)) for name in names]
            told = [(name, value) for name, value in pairs if value is not None and value is not False]
            return ", ".join(f"{name} {said(value)}" for name, value in told)
