"""A real Ray cluster of two nodes on this machine (tools/cluster.py): whatever dies, the games are those of one process."""

import os
import re
import shutil
from pathlib import Path

import pytest

from inset import Game, sim
from tools.cluster import ROOT, Cluster, disturbed, result, start_sim

pytest.importorskip("ray")
GAMES = 90


def test_a_cluster_on_which_everything_dies_plays_the_same_games(tmp_path: Path) -> None:
    """Workers are killed on both nodes, then a whole node; after Ctrl-C one machine plays the rest.

    A game that kills is a failure. A node with another version is refused.
    """
    quiet = sim.run(["fables", "skies"], games=GAMES, players=("random",), seed=3)
    with Cluster() as cluster:
        found, killed = disturbed(cluster, GAMES, tmp_path)
        assert killed == 3
        assert found["failures"] == 0
        assert found["digest"] == quiet.tally.digest
        assert 0.8 * GAMES <= found["run"]["from_journal"] < GAMES, "Ctrl-C kept what the cluster had played"

        players = "tests.sim.hostile:Ends,random"
        run = start_sim(3, tmp_path / "ends.jsonl", "--players", players, cluster=cluster)
        ends = result(run)
        assert (ends["games"], ends["failures"]) == (2, 1)
        (failed,) = ends["failed"]
        assert "exited (exit code 7)" in failed["error"]
        assert Game.replay(Path(failed["file"]).read_text(encoding="utf-8")).state.turn >= 3

        other = tmp_path / "other"  # a node with another version of Inset
        shutil.copytree(ROOT / "src" / "inset", other / "inset", ignore=shutil.ignore_patterns("__pycache__"))
        code = other / "inset" / "kernel" / "version.py"
        code.write_text(re.sub(r'VERSION: Final = ".*"', 'VERSION: Final = "99.0"', code.read_text()))
        cluster.add(python_path=str(other))
        run = start_sim(40, tmp_path / "refused.jsonl", cluster=cluster)
        out, err = run.communicate(timeout=120)
        assert run.returncode == 2, out
        assert re.search(r"inset: node \S+ \(\w+\): .*the version of Inset \(99.0, not", err), err
        assert "Traceback" not in err
    assert not os.path.exists(cluster.folder)
