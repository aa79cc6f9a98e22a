"""The server over a real pipe, with the official client."""

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters, stdio_client

from inset import Game
from inset.apps.mcp.compact import LONGEST
from tests.apps.mcp.agent import Agent

TOOLS = {
    "judge", "card", "rule", "compile_card", "decks", "position", "why_not", "explain", "new_game", "choose", "view",
}  # fmt: skip
COMMAND = [sys.executable, "-m", "inset.apps.cli", "mcp", "--records"]


def words(result: Any) -> str:
    text = "".join(part.text for part in result.content)
    assert len(text) <= LONGEST
    return text


async def whole_duel(folder: Path) -> tuple[Agent, str, list[str]]:
    """A duel and every other tool; returns the agent, the last answer and what the tools said."""
    import os

    server = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], str(folder)], env=dict(os.environ))
    async with Client(stdio_client(server)) as client:
        listed = await client.list_tools()
        assert {tool.name for tool in listed.tools} == TOOLS
        assert all(tool.description for tool in listed.tools)

        async def call(tool: str, **given: Any) -> Any:
            return await client.call_tool(tool, given)

        begun = words(await call("new_game", decks=["fables", "skies"], opponent="greedy", seed=2))
        agent = Agent(lambda name, picks: "")
        agent.answers.append(begun)
        agent.name = begun.split()[1].rstrip(",")
        text = begun
        while "The game is over" not in text and agent.calls < 100:
            text = words(await call("choose", game=agent.name, picks=agent.picks(text)))
            agent.calls += 1
        board = {"Ann": {"hand": ["Shock"], "battlefield": ["Mountain", "Grizzly Bears"]}, "Bob": {"hand": ["Murder"]}}
        placed = words(await call("position", players=board))
        game = placed.split()[1].rstrip(",")
        said = [
            placed,
            words(await call("view", game=game)),
            words(await call("why_not", game=game, card="Shock")),
            words(await call("explain", game=game, what="Grizzly Bears")),
            words(await call("choose", game=game, picks=["Cast Shock", "Bob"])),
            words(await call("card", name="Bonecrusher Giant")),
            words(await call("rule", number="715.3d")),
            words(await call("compile_card", text="Ghost {U}\nCreature — Spirit\nFlying\n1/1\n")),
            words(
                await call(
                    "judge", scenario="scenario: a\nplayers: {A: {}, B: {}}\nsteps:\n- expect: [{life: {A: 20}}]\n"
                )
            ),
            words(await call("decks")),
        ]
        wrong = await call("card", name="No Such Card")
        assert wrong.is_error and "no card called" in words(wrong)
        assert "nothing was done" in words(await call("choose", game=game, picks=["Cast Fireball"]))
        assert "there is no option 99" in words(await call("choose", game=game, picks=[99]))  # a number as such
        missing = await call("choose", game="nothere", picks=["Pass"])
        assert missing.is_error and "no game called" in words(missing)
    return agent, text, said


def test_a_duel_and_every_tool_over_a_real_pipe(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as own:  # browser tests of the same process leave a loop running in this thread
        agent, last, said = own.submit(lambda: asyncio.run(asyncio.wait_for(whole_duel(tmp_path), 240))).result()
    assert "The game is over" in last
    assert agent.calls <= 60
    assert all(said)
    game = Game.replay((tmp_path / f"{agent.name}.json").read_text(encoding="utf-8"))
    assert game.outcome is not None
    assert "You cast Shock, targeting Bob" in said[4]
    assert "a: passed" in said[8]
    assert not any("Murder" in text for text in said[:5])


def test_without_the_extra_it_is_said_how_to_get_it() -> None:
    code = "import sys; sys.modules['mcp'] = None\nsys.argv = ['inset', 'mcp']\nfrom inset.apps.cli import main\nmain()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'inset[mcp]'" in done.stderr


def test_only_the_protocol_goes_to_the_output(tmp_path: Path) -> None:
    begin = {
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
    }  # fmt: skip
    done = subprocess.run(
        [*COMMAND, str(tmp_path)],
        input=json.dumps(begin) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    lines = done.stdout.splitlines()
    assert lines and all(json.loads(line)["jsonrpc"] == "2.0" for line in lines)
    assert done.returncode == 0
