"""613: why an object has its characteristics: from the printed values through the layers, step by step.

What the layers did comes from ``layers.traced``. Here each step becomes a row's entry: what it changed about one
characteristic is the difference between the records before and after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.types import (
    BATTLEFIELD,
    HIDDEN_ZONES,
    STACK,
    ZONE_WORD,
    color_words,
    supertype_words,
    type_words,
)
from inset.language import keywords as kw, mods as m
from inset.language.abilities import Keyword
from inset.language.node import Ability
from inset.rules.model.state import SPELL, Chars, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layer_loop import size_of
from inset.rules.objects.layer_order import LAYER, Live
from inset.rules.objects.layer_trace import APPLIED, COUNTERS, LOST, RULE, LayerStep, LayerTrace
from inset.rules.objects.layers import traced
from inset.words.explanation import Explanation, ExplanationRow, ExplanationStep
from inset.words.option_words import ability_words, face_of, name_of, whose

May = Callable[[Obj], bool]  # may the viewer see the face of this object?
Value = int | str | None

# The layers (613.1, 613.4): what they are called, the rule, and the characteristics that they are about.
LAYERS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    20: ("2", "613.1b", ("controller",)),
    30: ("3", "613.1c", ("name", "mana cost", "abilities")),
    40: ("4", "613.1d", ("type", "abilities")),
    50: ("5", "613.1e", ("color",)),
    60: ("6", "613.1f", ("abilities",)),
    61: ("6", "613.1f", ("abilities",)),
    71: ("7a", "613.4a", ("power", "toughness")),
    72: ("7b", "613.4b", ("power", "toughness")),
    73: ("7c", "613.4c", ("power", "toughness")),
    74: ("7d", "613.4d", ("power", "toughness")),
}
SIZES: Final = ("power", "toughness")
DEFINING: Final = 71


def explain_object(st: State, obj: Obj, may_see: May) -> Explanation:
    """Every characteristic of an object, and who controls it."""
    telling = _Telling(st, obj, may_see)
    return Explanation(telling.about(), obj.id, tuple(telling.row(name) for name in telling.names()))


class _Telling:
    """One object, with everything known about how its characteristics came about."""

    def __init__(self, st: State, obj: Obj, may_see: May) -> None:
        self.st = st
        self.obj = obj
        self.may_see = may_see
        self.trace: LayerTrace = traced(st, obj)
        assert self.trace.start is not None and self.trace.end is not None
        self.end: Chars = self.trace.end
        self.stages = _stages(st, obj, self.trace.start)

    def about(self) -> str:
        obj = self.obj
        name = name_of(self.st, obj.id)
        if obj.zone == STACK and obj.stack is not None and obj.stack.kind != SPELL:
            return f"{name[:1].upper()}{name[1:]}, on the stack"
        if obj.zone & (BATTLEFIELD | STACK):
            place = f"on the {ZONE_WORD[obj.zone]}"
            return f"{name[:1].upper()}{name[1:]} ({whose(self.st, self.end.controller)}), {place}"
        return f"{name}, in {whose(self.st, obj.owner)} {ZONE_WORD[obj.zone]}"

    def names(self) -> list[str]:
        """The characteristics that it has, or had before something took them away."""
        found = ["name", "mana cost", "color", "type", "abilities"]
        records = [self.end, *(chars for _, chars in self.stages)]
        found += [name for name in ("power", "toughness") if any(_value(self, name, c) is not None for c in records)]
        found += [name for name in ("loyalty", "defense") if _value(self, name, self.end) is not None]
        return [*found, "controller"] if self.obj.zone & (BATTLEFIELD | STACK) else found

    def row(self, name: str) -> ExplanationRow:
        steps = self._beginning(name)
        for step in self.trace.steps:
            if name in LAYERS[step.layer][2] or (step.kind == RULE and name in SIZES):
                steps += self._steps(name, step)
        value = _value(self, name, self.end)
        if name in SIZES and value is None and steps and steps[-1].value is not None:
            steps.append(_step("", "not a creature, so it has none", None, "208.3"))
        return ExplanationRow(name, value, tuple(steps))

    # --- where it begins ----------------------------------------------------------------------------------------

    def _beginning(self, name: str) -> list[ExplanationStep]:
        """What is printed, the set in use, what it is a copy of, that it is face down (613.1, layer 1)."""
        if name == "controller":
            return [self._first_controller()]
        found: list[ExplanationStep] = []
        for (layer, words, rule), chars in self.stages:
            value = _value(self, name, chars)
            if not found or value != found[-1].value:
                said = "*" if name in SIZES and self._defined(name) else _said(value)
                found.append(_step(layer, f"{words} {said}", value, rule))
        return found

    def _defined(self, name: str) -> bool:
        """208.2a: does an ability of its own define this number?"""
        return any(step.layer == DEFINING and step.kind == APPLIED and _size_change(name, step, None, 0)
                   for step in self.trace.steps)  # fmt: skip

    def _first_controller(self) -> ExplanationStep:
        who = self.st.players[self.obj.controller].name
        if self.obj.zone == STACK:
            return _step("", f"put on the stack by {who}", who, "112.2")
        return _step("", f"entered under {whose(self.st, self.obj.controller)} control", who, "110.2")

    # --- what the layers do ---------------------------------------------------------------------------------------

    def _steps(self, name: str, step: LayerStep) -> list[ExplanationStep]:
        if step.kind == COUNTERS:
            return self._counters(name, step)
        before, after = _value(self, name, step.before), _value(self, name, step.after)
        layer, rule, _ = LAYERS[step.layer]
        if step.kind == RULE:
            return [_step("", "a creature without one has 0", after, "208.5")] if before != after else []
        live = step.live
        assert live is not None
        if step.kind == LOST:
            if not _speaks_of(live, step.layer, name):
                return []
            words = f"does nothing: {'it' if live.source == self.obj.id else 'its ability'} is gone by then"
        else:
            words = self._change(name, step, before, after)
            if not words:
                return []
        waited = tuple(self._source(other) for other in step.waited)
        rule = "613.8" if waited else "613.6" if step.kind == LOST else rule
        return [ExplanationStep(layer, self._source(live), live.source, words, after, live.timestamp, waited, rule)]

    def _counters(self, name: str, step: LayerStep) -> list[ExplanationStep]:
        """122.1a: one step for each kind of counter."""
        found: list[ExplanationStep] = []
        value = _value(self, name, step.before)
        for kind, count in self.obj.counters.items():
            change = size_of(kind)[SIZES.index(name)] * count
            if change and isinstance(value, int):
                value += change
                source = f"{count} {kind} counter{'' if count == 1 else 's'}"
                stamp = self.obj.stamps.get(kind, self.obj.timestamp)
                found.append(ExplanationStep("7c", source, self.obj.id, f"{change:+d}", value, stamp, (), "613.4c"))
        return found

    def _change(self, name: str, step: LayerStep, before: Value, after: Value) -> str:
        """What an effect did to one characteristic; nothing if it did nothing to it."""
        if name in SIZES:
            return _size_change(name, step, before, after)
        if before == after:
            return ""
        if name == "abilities":
            return self._abilities_change(step)
        if name in ("type", "color"):
            return _difference(_parts(name, step.before), _parts(name, step.after))
        if name == "controller":
            return f"gives {after} control"
        return f"sets {_said(after)}"

    def _abilities_change(self, step: LayerStep) -> str:
        gone, new = list(step.before.abilities), list(step.after.abilities)
        for ability in step.after.abilities:
            if ability in gone:
                gone.remove(ability)
                new.remove(ability)
        everything = len(gone) == len(step.before.abilities) and any(
            isinstance(x, m.LoseAllAbilities) for x in step.mods
        )
        removes = "removes all" if everything else f"removes {self.listed(gone)}"
        return _joined([removes if gone else "", f"adds {self.listed(new)}" if new else ""])

    def listed(self, abilities: list[Ability] | tuple[Ability, ...]) -> str:
        return _and([ability_name(ability, self.obj) for ability in abilities])

    def _source(self, live: Live) -> str:
        if live.source == self.obj.id and live.static is None and live.ability is None:
            return self._own_effect(live)
        obj = self.st.objs.get(live.source)
        if obj is not None and obj.zone & HIDDEN_ZONES and not self.may_see(obj):
            return "a card"
        return "its own ability" if live.source == self.obj.id else name_of(self.st, live.source)

    def _own_effect(self, live: Live) -> str:
        """122.1b: a keyword counter; 702.103b and its like: the way in which it was cast."""
        if self.obj.face_down is None and live.objects == (self.obj.id,):
            for mod in live.mods:
                if isinstance(mod, m.AddAbility) and isinstance(mod.ability, Keyword):
                    word = kw.KEYWORD_WORD.get(mod.ability.keyword, "")
                    if self.obj.counters.get(word):
                        return f"{word} counter"
        return "the way it was cast" if live.timestamp == self.obj.timestamp else name_of(self.st, live.source)


# --- layer 1 --------------------------------------------------------------------------------------------------------

Stage = tuple[tuple[str, str, str], Chars]  # (layer, words, rule) and the value after it


def _stages(st: State, obj: Obj, last: Chars) -> list[Stage]:
    """From what is printed to the copiable values (613.2c), which are ``last``."""
    if obj.zone & (BATTLEFIELD | STACK) and obj.face_down is not None:
        return [(("1b", "face down", "708.2a"), last)]
    values = copiable(st, obj)
    own = "created" if obj.token else "printed"
    copied = values.definition is not obj.definition or values.exceptions or obj.copied is not None
    card, zone, in_use = obj.definition, obj.zone, frames.in_force(obj.definition, obj.zone, obj.in_use)
    row = frames.TABLE.get(card.frame)
    found: list[Stage] = []
    if obj.token and copied:
        return [(("1a", f"copy of {values.definition.name}:", "707.2"), last)]
    if row is not None and in_use and not row.locks:
        found.append((("", own, "613.1"), frames.printed(card, zone, 0, obj.controller)))
        chars = frames.printed(card, zone, in_use, obj.controller)
        found.append((("", f"{frames.word_in_use(card, in_use)}", row.set_by), chars))
    else:
        shown = frames.shown(card, zone, in_use, obj.flags)
        found.append((("", own, "613.1"), frames.printed(card, zone, shown, obj.controller)))
    if copied:
        found.append((("1a", f"copy of {values.definition.name}:", "707.2"), last))
    elif obj.merged:
        found.append((("1a", "merged:", "730.2a"), last))
    else:
        found[-1] = (found[-1][0], last)
    return found


# --- values and words ---------------------------------------------------------------------------------------------


def _value(telling: _Telling, name: str, chars: Chars) -> Value:
    match name:
        case "name":
            return chars.name or None
        case "mana cost":
            return str(chars.cost) if chars.cost is not None else None
        case "color":
            return _and(color_words(chars.colors)) or "colorless"
        case "type":
            return type_line(chars)
        case "abilities":
            return telling.listed(chars.abilities) or None
        case "power":
            return chars.power
        case "toughness":
            return chars.toughness
        case "loyalty":
            return chars.loyalty
        case "defense":
            return chars.defense
    return telling.st.players[chars.controller].name


def type_line(chars: Chars) -> str:
    """``Legendary Creature — Human Wizard``."""
    left = " ".join(word.capitalize() for word in (*supertype_words(chars.supertypes), *type_words(chars.types)))
    subtypes = sorted(chars.subtypes)
    if len(subtypes) > MANY_SUBTYPES:
        return f"{left} — every creature type"
    return f"{left} — {' '.join(subtypes)}" if subtypes else left


MANY_SUBTYPES: Final = 40  # 702.73a: a changeling has them all


def _parts(name: str, chars: Chars) -> list[str]:
    if name == "color":
        return color_words(chars.colors)
    return [*supertype_words(chars.supertypes), *type_words(chars.types), *sorted(chars.subtypes)]


def _difference(before: list[str], after: list[str]) -> str:
    gone = [part for part in before if part not in after]
    new = [part for part in after if part not in before]
    if len(new) > MANY_SUBTYPES:
        return "adds every creature type"
    if gone and new:
        return f"makes {_and(new)} of {_and(gone)}" if len(gone) < MANY_SUBTYPES else f"sets {_and(new)}"
    return f"adds {_and(new)}" if new else f"removes {_and(gone)}"


def _size_change(name: str, step: LayerStep, before: Value, after: Value) -> str:
    for mod in reversed(step.mods):
        if isinstance(mod, (m.SetPT, m.DefinePT)):
            given = mod.power if name == "power" else mod.toughness
            return "" if given is None else f"{'sets' if isinstance(mod, m.SetPT) else 'defines'} {after}"
        if isinstance(mod, m.SwitchPT):
            return f"switches {after}"
    if before == after or not isinstance(before, int) or not isinstance(after, int):
        return ""
    return f"{after - before:+d}"


def _speaks_of(live: Live, layer: int, name: str) -> bool:
    """Is a part of the effect in this layer about the characteristic?"""
    if name == "abilities" and layer == 40:
        return False
    for mod in live.mods:
        if LAYER[type(mod)] == layer:
            if (
                not isinstance(mod, (m.SetPT, m.DefinePT))
                or (mod.power if name == "power" else mod.toughness) is not None
            ):
                return True
    return False


def ability_name(ability: Ability, obj: Obj) -> str:
    """A keyword by its word, any other ability as its text says it, in quotation marks."""
    words = ability_words(ability, face_of(obj)).rstrip(".")
    if isinstance(ability, Keyword):
        return words[:1].lower() + words[1:] if words else "an ability"
    return f"“{words}”"


def _step(layer: str, words: str, value: Value, rule: str) -> ExplanationStep:
    return ExplanationStep(layer, "", 0, words, value, 0, (), rule)


def _said(value: Value) -> str:
    return "none" if value is None else str(value)


def _and(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _joined(parts: list[str]) -> str:
    return ", ".join(part for part in parts if part)
