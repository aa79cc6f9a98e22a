"""Collect which tests and scenarios prove which rules: proofs.json of inset.data, and two pages of docs/generated.

python tools/proofs.py [--check]
"""

import ast
import json
import sys
from pathlib import Path

import yaml

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.data import covered  # noqa: E402
from inset.data.sentences import SENTENCES  # noqa: E402
from tools.generated import DATA, PAGES, ROOT, Files, main  # noqa: E402

TESTS = ROOT / "tests"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where it was built
PROOFS = DATA / "proofs.json"
PAGE = PAGES / "sentences.md"
RULES = PAGES / "rules.md"
HEAD = """# Every sentence

The rules about cards with a second set of characteristics, sentence by sentence: what Inset does, where, and what proves it.
Written by `python tools/generate.py`; `inset rules 715.3d` prints a row. An older edition numbers adventurer cards 716: what it
calls 716.3d is here 715.3d, and is known to the program as `716.3d@old`.

| rule | what Inset does | where | proved by |
|---|---|---|---|
"""

RULES_HEAD = """# Every rule

The sections of the rules that the played games need: how many rules each has, how many a test or a scenario proves (by its own
number or through all of its subrules), how many are explained instead, and what lacks both. `inset rules 613.8a` prints the
proofs of one rule. Written by `python tools/generate.py`.

"""


class Unproved(Exception):
    """A sentence of the rules about insets has no proof."""


def marked(path: Path) -> dict[str, list[str]]:
    """Rule number -> tests in a file that are marked with it."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "cr":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            name = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                            found.setdefault(str(argument.value), []).append(name)
    return found


def collect() -> dict[str, list[str]]:
    """Rule number -> everything that proves it, sorted."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for number, names in marked(path).items():
            proofs.setdefault(number, []).extend(names)
    for path in sorted((TESTS / "scenarios").rglob("*.yaml")):
        data = yaml.load(path.read_text(encoding="utf-8"), LOADER)  # noqa: S506  it is a safe one
        for scenario in data if isinstance(data, list) else [data]:
            if scenario.get("basis") == "unclear":
                continue  # what the rules do not decide proves nothing
            for number in scenario.get("rules", ()):
                proofs.setdefault(number, []).append(f"scenario {scenario['scenario']}")
    return {number: sorted(set(proofs[number])) for number in sorted(proofs)}


def page(proofs: dict[str, list[str]]) -> str:
    rows = []
    for sentence in sorted(SENTENCES, key=lambda s: s.number):
        shown = proofs.get(sentence.number, [])
        tests = [name.rpartition("::")[2] for name in shown if "::" in name]
        scenarios = [name.removeprefix("scenario ") for name in shown if "::" not in name]
        told = "; ".join([*tests[:6], *scenarios[:6]])
        more = len(shown) - len(tests[:6]) - len(scenarios[:6])
        rows.append(
            f"| {sentence.number} | {sentence.what} | `{sentence.where}` | {told}{f'; and {more} more' if more > 0 else ''} |"
        )
    return HEAD + "\n".join(rows) + "\n"


def rules_page(proofs: dict[str, list[str]]) -> str:
    """How much of each section is proved, and the reasons for the rest."""
    rows = ["| section | rules | proved | explained | lacking |", "|---|---|---|---|---|"]
    for section in covered.PLAYED:
        numbers, lacking = covered.rules(section), covered.lacking(section, proofs)
        explained = [number for number in numbers if number not in proofs and covered.reason(number) is not None]
        proved = len(numbers) - len(lacking) - len(explained)
        rows.append(f"| {section} | {len(numbers)} | {proved} | {len(explained)} | {' '.join(lacking)} |")
    for kind, what in covered.KINDS.items():
        rows += ["", f"## {kind.capitalize()}", "", f"{what[0].upper()}{what[1:]}.", ""]
        rows += [f"- {number}: {why}" for number, (of, why) in covered.explained().items() if of == kind]
    return RULES_HEAD + "\n".join(rows) + "\n"


def files() -> Files:
    proofs = collect()
    if missing := [sentence.number for sentence in SENTENCES if not proofs.get(sentence.number)]:
        raise Unproved(f"no test or scenario proves {', '.join(missing)}")
    return {
        PROOFS: json.dumps(proofs, indent=0, ensure_ascii=False) + "\n",
        PAGE: page(proofs),
        RULES: rules_page(proofs),
    }


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
