"""``inset rules NUMBER``: what Inset does about a rule, where, and what proves it."""

from __future__ import annotations

import json
import re
import textwrap
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from inset.data import covered, rulebook
from inset.data.sentences import BY_NUMBER, today
from inset.kernel.errors import InsetError


class UnknownRule(InsetError):
    """There is no rule with this number."""


def proofs() -> dict[str, list[str]]:
    text = resources.files("inset.data").joinpath("proofs.json").read_text(encoding="utf-8")
    found: dict[str, list[str]] = json.loads(text)
    return found


SHOWN: Final = 5  # proofs listed unless --all is given


class About(NamedTuple):
    """What Inset does about a rule in its own words, and where if that is known."""

    words: tuple[str, ...] = ()
    where: str = ""


@cache
def _every() -> dict[str, About]:
    text = resources.files("inset.data").joinpath("rule_words.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()]
    found = {number: About(tuple(words), where) for number, where, *words in rows}
    return found | {number: About((sentence.what,), sentence.where) for number, sentence in BY_NUMBER.items()}


def told_about(number: str) -> About:
    """What is known about a rule, in today's numbering."""
    return _every().get(number, About())


def proofs_of(number: str) -> list[str]:
    """What proves a rule: tests of its own section first, then the others; in both the shortest first."""
    return sorted(proofs().get(number, []), key=lambda name: (f"/test_{number[:3]}_" not in name, len(name), name))


def tell(number: str, every: bool = False) -> list[str]:
    """The lines about one rule: what Inset does, where, and a handful of its proofs, or every one."""
    if not rulebook.exists(number):
        near = rulebook.near(number)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise UnknownRule(f"there is no rule {number}{hint}")
    now = today(number)
    lines = [f"{number}, today {now}" if now != number else number]
    about = told_about(now)
    lines += [f"  {'what' if i == 0 else '':8}{words}" for i, words in enumerate(about.words)]
    lines += [f"  where   {about.where}"] if about.where else []
    reason = covered.reason(now)
    found = proofs_of(now)
    if found and reason is not None:
        lines.append(_why(reason))
    shown = found if every or len(found) <= SHOWN + 1 else found[:SHOWN]
    for i, name in enumerate(shown):
        lines.append(f"  {'proofs' if i == 0 else '      '}  {name}")
    if len(shown) < len(found):
        lines.append(f"          and {len(found) - len(shown)} more: inset rules {now} --all")
    if not found:
        lines += _unproved(now)
    return lines


def in_columns(lines: list[str], width: int) -> list[str]:
    """The same lines, with sentences that are longer than the terminal is wide broken between words."""
    found: list[str] = []
    for line in lines:
        is_prose = not line.startswith(("  proofs", "         ", "  where"))
        found += textwrap.wrap(line, max(width, 40), subsequent_indent=" " * 10) if is_prose else [line]
    return found


def _unproved(number: str) -> list[str]:
    """A rule that nothing cites by its own number: the reason, or its parts, each with the number of its proofs."""
    reason = covered.reason(number)
    parts = _parts(number)
    if reason is not None or not parts:
        return [_why(reason) if reason else "  no test or scenario cites this rule"]
    cited = proofs()
    width = max(len(part) for part in parts)
    lines = []
    for i, part in enumerate(parts):
        names = {name for one in (part, *_parts(part)) for name in cited.get(one, ())}
        why = covered.reason(part)
        said = f"{len(names)} proof{'s' if len(names) > 1 else ''}" if names else why.kind if why else "no proof"
        lines.append(f"  {'parts' if i == 0 else '':8}{part:{width}}  {said}")
    return lines


def _why(reason: covered.Reason) -> str:
    return f"  {reason.kind:7} {reason.why}"


def _parts(number: str) -> list[str]:
    """The rules of a section, or the subrules of a rule."""
    part = re.compile(re.escape(number) + (r"[a-z]" if "." in number else r"\.\d+"))
    return [other for other in rulebook.numbers() if part.fullmatch(other)]
