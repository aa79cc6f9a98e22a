"""How long one answer takes: percentiles, and the slowest answers."""

import gc

from tools.answer_times import Answer, Pauses, Times, loaded, summary, timed


def test_the_slowest_are_shown_and_normalised() -> None:
    times = Times()
    for ms in range(1000):
        times.add(Answer(float(ms), "priority", "a against b", 1, ms))
    told = summary(times, 2.0)
    assert told["ms"] == {"median": 500.0, "p99": 990.0, "p99.9": 999.0, "max": 999.0}
    assert told["normalised"]["max"] == 1998.0
    assert [row["number"] for row in told["worst"]] == list(range(999, 989, -1))


def test_a_game_is_measured_answer_by_answer() -> None:
    decks, failed = loaded([])
    assert decks and not failed and not any(deck.commanders for deck in decks)
    first = [next(timed(decks, 0)) for _ in range(2)]
    assert [(answer.kind, answer.number) for answer in first] == [("mulligan", 0)] * 2
    assert first[0].ms > 0


def test_pauses_of_the_collector_are_shown_apart() -> None:
    pauses = Pauses()
    gc.callbacks.append(pauses)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(pauses)
    assert pauses.ms > 0
    times = Times()
    for pause in (0.0, 7.0, 3.0):
        times.add(Answer(1.0, "priority", "a against b", 1, 1, pause))
    told = summary(times, 1.0)
    assert (told["ms"]["max"], told["longest pause of the collector"]) == (1.0, 7.0)
