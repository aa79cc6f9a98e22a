"""The driver and its executors: what is handed out, what happens to lost items, what is sent to a worker."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from inset import Deck, cards, sim
from inset.kernel.errors import InsetError
from inset.language.words import kinds as k
from inset.sim import batch
from inset.sim.driver import Driver
from inset.sim.executor import Chunk, Do, Lost, Outcome, Watch, Work
from inset.sim.identity import differences
from inset.sim.stop import Stop
from inset.sim.worker import Worker, packed


class Pretend:
    """An executor whose items take a given time; some end their worker, with or without a trace."""

    def __init__(self, cores: int = 2, ahead: int = 3, seconds: float = 0.1) -> None:
        self.cores, self.ahead, self.seconds = cores, ahead, seconds
        self.kills: set[int] = set()
        self.silent: set[int] = set()  # nobody knows which item it was
        self.chunks: list[Chunk] = []
        self.most = 0
        self.cancelled = False
        self._waiting: list[Chunk] = []

    def submit(self, chunk: Chunk) -> None:
        self.chunks.append(chunk)
        self._waiting.append(chunk)
        self.most = max(self.most, len(self._waiting))

    def wait(self, seconds: float) -> Sequence[Outcome]:
        chunk = self._waiting.pop()  # in any order
        values: list[tuple[Any, Any]] = []
        for item in chunk.items:
            if item in self.silent:
                return [Outcome(chunk.id, over=True, lost=Lost(None, "the node is gone"))]
            if item in self.kills:
                lost = Lost(item, "it died", f"record, careful: {chunk.careful}")
                return [Outcome(chunk.id, values, True, lost, self.seconds * len(values))]
            values.append((item, item * item))
        return [Outcome(chunk.id, values, True, seconds=self.seconds * len(values))]

    def cancel(self) -> None:
        self.cancelled = True


def driven(executor: Pretend, count: int) -> tuple[dict[int, Any], list[Lost]]:
    found: dict[int, Any] = {}
    lost: list[Lost] = []

    def keep(values: list[tuple[Any, Any]]) -> None:
        for item, value in values:
            assert item not in found, "once"
            found[item] = value

    def failed(one: Lost) -> str:
        lost.append(one)
        return "failed"

    Driver(executor, Stop()).run(iter(range(count)), count, keep, failed)
    assert executor.cancelled
    return found, lost


def test_every_item_once() -> None:
    for count in (0, 1, 7, 500):
        found, lost = driven(Pretend(), count)
        assert found == {number: number * number for number in range(count)}
        assert not lost


def test_chunks_take_about_a_second_and_few_are_under_way() -> None:
    executor = Pretend(cores=4, seconds=0.01)
    driven(executor, 20_000)
    sizes = [len(chunk.items) for chunk in executor.chunks]
    assert sizes[0] == 1, "nobody knows yet how long an item takes"
    assert 100 <= max(sizes) <= 150
    assert sum(sizes[20:-40]) / len(sizes[20:-40]) > 100
    assert max(sizes[-4:]) < 20, "towards the end they are small, so that all cores are busy"
    assert executor.most <= 4 * 3
    slow = Pretend(seconds=30.0)
    driven(slow, 20)
    assert {len(chunk.items) for chunk in slow.chunks} == {1}


def test_an_item_that_kills_three_workers_has_failed_and_the_rest_goes_on() -> None:
    executor = Pretend(seconds=0.05)
    executor.kills = {57, 58, 400}
    found, lost = driven(executor, 500)
    assert len(found) == 500
    assert sorted(one.item for one in lost) == [57, 58, 400]
    assert all(one.record == "record, careful: True" for one in lost)
    for item in executor.kills:
        alone = [chunk for chunk in executor.chunks if chunk.items == (item,) and chunk.careful]
        assert len(alone) == 2, "the first death was in company"
        assert found[item] == "failed"


def test_a_lost_node_blames_nobody_until_it_is_known_who_it_was() -> None:
    executor = Pretend(seconds=0.05)
    executor.silent = {100}
    found, lost = driven(executor, 300)
    assert [(one.item, one.reason) for one in lost] == [(100, "the node is gone")]
    assert [item for item, value in found.items() if value == "failed"] == [100]


def test_a_final_loss_is_not_tried_again() -> None:
    class Late(Pretend):
        def wait(self, seconds: float) -> Sequence[Outcome]:
            (news,) = super().wait(seconds)
            if news.lost is not None:
                news.lost = Lost(news.lost.item, "too slow", final=True)
            return [news]

    executor = Late()
    executor.kills = {3}
    _, lost = driven(executor, 10)
    assert [one.item for one in lost] == [3]
    assert sum(3 in chunk.items for chunk in executor.chunks) == 1


# --- any work ---------------------------------------------------------------------------------------------


def squares(shared: int) -> Do:
    def square(item: int, watch: Watch) -> int:
        if item == 13:
            raise ValueError("unlucky")
        if item == 14:
            os._exit(3)
        return item * item + shared

    return square


def unprepared(shared: object) -> Do:
    raise RuntimeError("nothing works here")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_sweep(jobs: int) -> None:
    found: dict[int, int] = {}
    lost = batch.sweep(Work(squares, 5), range(20), 20, found.__setitem__, jobs=jobs)
    assert found == {item: item * item + 5 for item in range(20) if item not in (13, 14)}
    reasons = {one.item: one.reason.splitlines()[-1] for one in lost}
    assert reasons == {13: "ValueError: unlucky", 14: "the process that played it exited (exit code 3)"}


def test_news_that_come_one_by_one() -> None:
    """An item that raised is reported, however the messages of its worker are read."""
    work = Worker(packed(Work(squares, 5)), 0.0)
    work.give(Chunk(1, (12, 13, 15)))
    found: list[Outcome] = []
    poll = work.link.poll
    first = [True]

    def once(timeout: float | None = 0.0) -> bool:
        """At most one message for each look."""
        first[0] = not first[0]
        return not first[0] and poll(timeout)

    work.link.poll = once  # type: ignore[method-assign]
    while not (found and found[-1].over):
        if (news := work.take()) is not None:
            found.append(news)
        time.sleep(0.01)
    work.kill()
    assert [value for news in found for value in news.values] == [(12, 149)]
    assert found[-1].lost is not None
    assert found[-1].lost.item == 13
    assert "unlucky" in found[-1].lost.reason


def test_a_worker_that_can_not_start_is_reported() -> None:
    with pytest.raises(InsetError, match="nothing works here"):
        batch.sweep(Work(unprepared), range(3), 3, lambda item, value: None)


# --- what a worker is given -------------------------------------------------------------------------------


def test_cards_of_ones_own_travel() -> None:
    """Added by a program, known to no file: other processes play the same games with them."""
    name = "Traveller of Processes"
    cards.add(k.creature(name, "{1}{G}", "Elf", 3, 3))
    try:
        deck = Deck("travellers", ((name, 4), ("Forest", 56)))
        here = sim.run([deck], games=2, seed=1)
        there = sim.run([deck], games=2, seed=1, jobs=2)
        assert there.tally.digest == here.tally.digest
        assert there.data()["cards"]["travellers"][name]["casts"]["normal"] > 0
    finally:
        cards.remove(name)


def test_files_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To another machine a card file goes as its content, and is kept there once."""
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "cards.json"
    path.write_bytes(b"[]")
    assert batch.sent(path, "processes") == str(path)
    file = batch.sent(path, "ray:somewhere:6379")
    assert file == ("cards.json", b"[]")
    kept = batch.received(file)
    assert kept.read_bytes() == b"[]"
    assert kept.is_relative_to(tmp_path / "cache")
    before = kept.stat().st_mtime_ns
    kept.write_bytes(b"[")  # cut off
    assert batch.received(file).read_bytes() == b"[]"
    assert batch.received(file).stat().st_mtime_ns >= before
    with pytest.raises(InsetError, match="can't be read"):
        batch.sent(tmp_path / "nothing", "ray")


def test_a_worker_with_other_code_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = sim.make_settings(["fables"], 1, ("greedy",), 0)
    work = batch.batch_work(settings, "processes")
    work.shared.site.update(version="99.0", build="compiled", engine="0", cards="1")
    with pytest.raises(InsetError, match="can't play in this batch") as found:
        work.prepare(work.shared)
    for word in ("the version of Inset", "the build of Inset", "the code of Inset", "the text of the cards"):
        assert word in str(found.value)
    assert differences({"seed": 1}, {"seed": 1}) == []


def test_workers_end_with_their_driver() -> None:
    """Nothing is left behind, not even by a driver that gives up."""
    started = time.monotonic()

    def impatient(tally: sim.Tally) -> None:
        raise KeyboardInterrupt

    report = sim.run(["fables"], games=50, jobs=2, progress=impatient)
    assert report.interrupted
    assert time.monotonic() - started < 60
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    busy = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    assert busy == []


def test_an_error_lets_go_of_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    def broken(tally: sim.Tally) -> None:
        raise ValueError("the bar is broken")

    with pytest.raises(ValueError, match="broken") as kept:  # the traceback holds on to everything
        sim.run(["fables"], games=3, players=("random",), journal=path, progress=broken)
    assert sim.run(["fables"], games=3, players=("random",), journal=path, resume=True).journal.known == 1
    assert kept
