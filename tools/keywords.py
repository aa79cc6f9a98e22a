"""Write docs/generated/keywords.md: every keyword action (701) and keyword ability (702), and whether the engine plays it.

    python tools/keywords.py [--check]

The names come from the headings of the reference data; what is played, from the engine.
"""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.language import keywords as kw  # noqa: E402
from inset.language.codec import NODES  # noqa: E402
from inset.rules.checks import registry, support  # noqa: E402
from tools.generated import PAGES, Files, main, reference  # noqa: E402

TARGET = PAGES / "keywords.md"
ENGINE = registry  # imported for the tables that it fills

# The node of the card language that is the keyword action.
ACTIONS = {
    "Activate": "Activated", "Attach": "AttachTo", "Behold": "Behold", "Cast": "CastNow", "Counter": "Counter",
    "Create": "CreateToken", "Destroy": "Destroy", "Discard": "Discard", "Double": "Multiply",
    "Triple": "Multiply", "Fateseal": "Fateseal",
    "Exchange": "ExchangeControl", "Exile": "Move", "Fight": "Fight", "Goad": "Goad", "Investigate": "Investigate",
    "Harness": "Mark",
    "Mill": "Mill", "Play": "MayPlay", "Regenerate": "Regenerate", "Reveal": "LookAt", "Sacrifice": "Sacrifice",
    "Scry": "Scry", "Search": "Search", "Shuffle": "Shuffle", "Surveil": "Surveil", "Tap and Untap": "Tap",
    "Transform": "Transform", "Convert": "Transform", "Meld": "Meld",
    "Proliferate": "Proliferate", "Populate": "Populate", "Monstrosity": "Monstrosity",
    "Manifest": "Manifest", "Exert": "MayExert", "Explore": "Explore", "Amass": "Amass", "Time Travel": "TimeTravel",
    "Discover": "Discover", "Cloak": "Cloak", "Venture into the Dungeon": "Venture",
    "Adapt": "Adapt", "Bolster": "Bolster", "Connive": "Connive", "Support": "Support", "Detain": "Detain",
    "Suspect": "Suspect", "Collect Evidence": "CollectEvidence", "Forage": "Forage", "Manifest Dread": "ManifestDread",
    "Endure": "Endure", "Learn": "Learn", "Earthbend": "Earthbend", "Blight": "Blight", "Clash": "Clash",
    "Incubate": "Incubate", "The Ring Tempts You": "TemptedByRing", "Vote": "Vote",
    "Airbend": "Airbend", "Waterbend": "Waterbend", "Face a Villainous Choice": "VillainousChoice",
}  # fmt: skip


# Keywords that are the beginning of another ability, and the nodes that they are made of.
NO_BIT = {"max speed": "Speed", "solved": "WhileSolved", "∞ (infinity)": "IsMarked"}


def headings(source: Path, section: str) -> list[tuple[str, str]]:
    """(number, name) of the rules of a section, without the first, which is about the section."""
    with source.open(encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines if line.strip()]
    rules = [e for e in entries if e["kind"] == "rule" and str(e["number"]).startswith(f"{section}.")]
    return [(str(e["number"]), str(e["text"]).strip()) for e in rules[1:]]


def plays_action(name: str) -> bool:
    return ACTIONS.get(name) in NODES


def plays_ability(name: str) -> bool:
    known = support.known_keywords()
    words = name.lower().split(" and ")
    return all(kw.KEYWORD_BIT.get(word, 0) & known or NO_BIT.get(word) in NODES for word in words)


def text(source: Path) -> str:
    parts = [
        "# Keywords",
        "",
        "Every keyword action and keyword ability of the rules, by number. What is not played is refused: a card that has it"
        " can't be put into a deck. Written by `python tools/generate.py`.",
    ]
    for section, title, plays in (
        ("701", "Keyword actions", plays_action),
        ("702", "Keyword abilities", plays_ability),
    ):
        rows = headings(source, section)
        done = [row for row in rows if plays(row[1])]
        parts += ["", f"## {title} ({section})", "", f"{len(done)} of {len(rows)} are played.", ""]
        parts += ["| rule | keyword | |", "|---|---|---|"]
        parts += [f"| {number} | {name} | {'played' if plays(name) else 'refused'} |" for number, name in rows]
    return "\n".join(parts) + "\n"


def files() -> Files:
    return {TARGET: text(reference("rules", "cr.jsonl"))}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
