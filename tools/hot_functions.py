"""Write which functions of the compiled build run often: ``native/hot.txt``, for the next build (docs/adr/0030).

    python tools/hot_functions.py VENV/bin/python        of an environment where the compiled build is installed

The games of ``tools/training.py`` are played in a process under callgrind. Every C function that was called often enough is in
the list. Needs valgrind and `pip install 'inset[env]'`, and takes some minutes. Write the list
again when much of the engine has changed; an old one only makes the build slower.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "native" / "hot.txt"
TRAINING = ROOT / "tools" / "training.py"
LIBRARY = "inset__mypyc"  # where the code of all modules is
OFTEN = 100  # calls


def called(output: str) -> Counter[str]:
    """How often each function of the library was called, from what callgrind writes. The first time that something is named, it
    has a number, which stands for it from then on."""
    names: dict[tuple[str, str], str] = {}
    found: Counter[str] = Counter()
    library = function = ""  # of what calls
    for line in output.splitlines():
        kind, _, value = line.partition("=")
        if kind in ("fn", "cfn", "ob", "cob"):
            number, _, name = value.partition(" ")
            key = kind[-2:], number
            name = names.setdefault(key, name)
            if kind == "ob":
                library = there = name
            elif kind == "cob":
                there = name
            elif kind == "fn":
                there = library
            else:
                function = name
        elif kind == "calls":
            if LIBRARY in there:
                found[re.sub(r"[.'].*", "", function)] += int(value.split()[0])
            there = library
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", type=Path, help="the interpreter of an environment with the compiled build")
    given = parser.parse_args()
    settings = {"PATH": os.environ.get("PATH", os.defpath), "PYTHONHASHSEED": "0", "PYTHONWARNINGS": "ignore"}
    with tempfile.TemporaryDirectory() as place:
        written = Path(place, "calls")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={written}", str(given.python.absolute())]
        done = subprocess.run(
            [*command, str(TRAINING), "--compiled"],
            cwd=place,
            env=settings,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print(done.stderr[-2000:], file=sys.stderr)
            return 1
        found = called(written.read_text(encoding="utf-8"))
    names = sorted(name for name, count in found.items() if count >= OFTEN)
    if not names:
        print("nothing was called: is it the compiled build?", file=sys.stderr)
        return 1
    LIST.write_text("\n".join(names) + "\n", encoding="utf-8")
    print(f"{len(names):,} of {len(found):,} functions that ran were called {OFTEN} times or more")
    return 0


if __name__ == "__main__":
    sys.exit(main())
