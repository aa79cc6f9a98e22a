"""Which rule numbers exist.

A citation is only useful if it can be checked. The index contains numbers, no text: sections
(`715`), rules (`715.3`) and subrules (`715.3d`).

Older editions number Adventurer cards 716. Such a citation carries the suffix `@old` and holds if the
same number exists under 715.
"""

import re
from functools import cache
from importlib.resources import files

_NUMBER = re.compile(r"((\d)\d{2})(\.\d+)?([a-z])?")
_OLD = "@old"


@cache
def numbers() -> tuple[str, ...]:
    """Every number, in the order of the rules."""
    return tuple(files("inset.data").joinpath("rule_numbers.txt").read_text(encoding="utf-8").split())


@cache
def _known() -> frozenset[str]:
    return frozenset(numbers())


def exists(number: str) -> bool:
    """Is there such a section, rule or subrule?

    >>> exists("715.3d"), exists("716.3d@old"), exists("nonsense")
    (True, True, False)
    """
    if number.startswith("716.") and number.endswith(_OLD):
        return _today(number) in _known()
    return number in _known()


def near(number: str) -> list[str]:
    """What the writer of a wrong number may have meant: its rule with the subrules, or else the rules of
    its section, or else the sections of its chapter.
    """
    if number.startswith("716.") and number.endswith(_OLD):
        return [_as_old(n) for n in near(_today(number)) if n.startswith("715.")]
    match = _NUMBER.fullmatch(number)
    if match is None:
        return []
    section, chapter, rule, _letter = match.groups()
    found = [number + _OLD] if not exists(number) and exists(number + _OLD) else []
    if rule is not None and section + rule in _known():
        whole = section + rule
        return found + [n for n in numbers() if re.fullmatch(re.escape(whole) + "[a-z]?", n)]
    if section in _known():
        return found + [n for n in numbers() if re.fullmatch(section + r"\.\d+", n)]
    return found + [n for n in numbers() if re.fullmatch(chapter + r"\d\d", n)]


def _today(old: str) -> str:
    return "715." + old.removeprefix("716.").removesuffix(_OLD)


def _as_old(today: str) -> str:
    return "716." + today.removeprefix("715.") + _OLD
