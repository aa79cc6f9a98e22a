"""``inset rules NUMBER``: what Inset does about a rule, where, and what proves it."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import Final

from inset.data import covered, rulebook
from inset.data.sentences import BY_NUMBER, today
from inset.kernel.errors import InsetError


class UnknownRule(InsetError):
    """A number that no rule has."""


def proofs() -> dict[str, list[str]]:
    text = resources.files("inset.data").joinpath("proofs.json").read_text(encoding="utf-8")
    found: dict[str, list[str]] = json.loads(text)
    return found


SHOWN: Final = 12  # proofs that are listed unless all are asked for


def tell(number: str, every: bool = False) -> list[str]:
    """The lines about one rule; of its proofs a dozen, those of its own section first, or every one."""
    if not rulebook.exists(number):
        near = rulebook.near(number)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise UnknownRule(f"there is no rule {number}{hint}")
    now = today(number)
    sentence = BY_NUMBER.get(now)
    lines = [f"{number}, today {now}" if now != number else number]
    if sentence is not None:
        lines += [f"  what    {sentence.what}", f"  where   {sentence.where}"]
    found = sorted(proofs().get(now, []), key=lambda name: f"/test_{now[:3]}_" not in name)
    shown = found if every or len(found) <= SHOWN + 1 else found[:SHOWN]
    for i, name in enumerate(shown):
        lines.append(f"  {'proofs' if i == 0 else '      '}  {name}")
    if len(shown) < len(found):
        lines.append(f"          and {len(found) - len(shown)} more: inset rules {now} --all")
    if not found:
        lines += _unproved(now)
    return lines


def _unproved(number: str) -> list[str]:
    """A rule that nothing cites by its own number: the reason, or its parts, each with the number of its proofs."""
    reason = covered.reason(number)
    parts = _parts(number)
    if reason is not None or not parts:
        return [f"  {reason.kind:8}{reason.why}" if reason else "  no test or scenario cites this rule"]
    cited = proofs()
    width = max(len(part) for part in parts)
    lines = []
    for i, part in enumerate(parts):
        names = {name for one in (part, *_parts(part)) for name in cited.get(one, ())}
        why = covered.reason(part)
        said = f"{len(names)} proof{'s' if len(names) > 1 else ''}" if names else why.kind if why else "no proof"
        lines.append(f"  {'parts' if i == 0 else '':8}{part:{width}}  {said}")
    return lines


def _parts(number: str) -> list[str]:
    """The rules of a section, or the subrules of a rule."""
    part = re.compile(re.escape(number) + (r"[a-z]" if "." in number else r"\.\d+"))
    return [other for other in rulebook.numbers() if part.fullmatch(other)]
