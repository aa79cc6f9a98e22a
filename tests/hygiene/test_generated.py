"""What is generated is up to date, and one command writes it."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tools import generate, generated, ledger, proofs

ROOT = Path(__file__).resolve().parents[2]


QUICK = [maker for maker in generate.MAKERS if maker.quick]


@cache
def made(maker: generate.Maker) -> generated.Files:
    return maker.make()


@pytest.mark.parametrize("maker", QUICK, ids=lambda maker: maker.name)
def test_what_is_generated_is_up_to_date(maker: generate.Maker) -> None:
    try:
        files = made(maker)
    except generated.NoReferenceData as error:
        pytest.skip(str(error))
    assert generated.changed(files) == [], "run python tools/generate.py"


@pytest.mark.usefixtures("shared")
def test_every_page_is_written_by_the_command_or_said_not_to_be() -> None:
    written = {ledger.TARGET, *(path for maker in QUICK for path in made(maker))}
    besides = set(generated.PAGES.iterdir()) - written
    assert [path.name for path in besides if path.name not in (generate.__doc__ or "")] == []


def test_a_file_that_is_out_of_date_is_reported_and_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert generated.changed({page: "now\n"}) == [page]
    generated.write({page: "now\n"})
    assert page.read_text(encoding="utf-8") == "now\n"
    assert generated.changed({page: "now\n"}) == []
    assert generated.changed({page: "later\n"}) == [page]


def test_the_command_checks() -> None:
    command = [sys.executable, "tools/map.py", "--check"]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_a_sentence_without_a_proof_stops_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "collect", dict)
    with pytest.raises(proofs.Unproved, match=r"715\.3d"):
        proofs.files()
