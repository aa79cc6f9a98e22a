"""The tools as the protocol sees them: names, arguments, descriptions; errors meant for the agent are returned as text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from inset import __version__
from inset.apps.mcp import questions
from inset.apps.mcp.compact import shorter, shown
from inset.apps.mcp.tables import Tables
from inset.decklists import decks as library
from inset.kernel.errors import InsetError

INSTRUCTIONS: Final = """Inset plays Magic: The Gathering by the Comprehensive Rules and says which rule made each thing happen.
Rules questions: write the position and the steps as a scenario and call judge, or set a position up and try things out.
Games: new_game deals; each answer shows what happened, the table, the question and the numbered options.
choose takes several picks at once: the words of options in the order in which you expect to be asked, such as
["Play Forest", "Cast Llanowar Elves", "pass turn"]. It stops at the first pick that is not on offer, and when an opponent
casts or activates something; for a pick at which it stopped, nothing was done.
Declarations are one pick: "attack with everything", "attack with A, B", "attack Bob with A", "no attack",
"block A with B; block C with D, E", "no block".
"pass turn" passes until an opponent acts or attacks, or until you are next asked on another turn."""


def make(records: Path) -> MCPServer:
    """The server; games are saved as records in this folder."""
    server = MCPServer("inset", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    tables = Tables(records)
    lock = Lock()

    def told(do: Callable[[], str]) -> str:
        """The result. An error that the agent can fix is returned as text."""
        with lock:
            try:
                return shown(do())
            except (InsetError, ValueError, TypeError, IndexError) as error:
                raise ToolError(shown(str(error))) from None

    @server.tool()
    def judge(scenario: str, page: int = 1) -> str:
        """Run a rules question written as a scenario (YAML: scenario, players, steps, expect); returns what happens,
        with rule numbers."""
        return told(lambda: questions.judge(scenario, page))

    @server.tool()
    def card(name: str) -> str:
        """A card's cost, types, rules text and size, with its inset, half or back."""
        return told(lambda: questions.card(name))

    @server.tool()
    def rule(number: str) -> str:
        """What the engine does about a rule of the Comprehensive Rules, such as 715.3d, and what proves it."""
        return told(lambda: questions.rule(number))

    @server.tool()
    def compile_card(text: str, keep: bool = False) -> str:
        """Read a card typed as it would be printed (name and cost, type line, text, size).
        Says what was understood, or where reading stopped. keep=true makes it playable in positions and decks."""
        return told(lambda: questions.compile_card(text, keep))

    @server.tool()
    def decks() -> str:
        """The decks that come with the engine."""
        return told(lambda: "\n".join(shorter(f"{one}: {library.deck(one).about}", 108) for one in library.names()))

    @server.tool()
    def new_game(
        decks: list[str] | None = None,
        opponent: str = "greedy",
        seed: int | None = None,
        format: str = "duel",
        seat: int = 0,
        resume: str = "",
    ) -> str:
        """Start a game against bots (greedy, random or search). decks: one name for each seat, yours at the place seat.
        resume: the name of an earlier game, to continue with its record."""
        if resume:
            return told(lambda: tables.resume(resume, opponent, seat))
        return told(lambda: tables.new(decks or ["fables", "skies"], opponent, seed, format, seat))

    @server.tool()
    def position(
        players: dict[str, Any],
        opponent: str = "me",
        turn: int = 1,
        step: str = "precombat main",
        seed: int = 0,
        format: str = "duel",
    ) -> str:
        """Start a game from a position: {"Ann": {"hand": [...], "battlefield": ["3 Mountain"], "life": 12}, "Bob": {...}}.
        The first player is active. opponent="me": you answer for every seat; otherwise a bot plays the others."""
        return told(lambda: tables.position(players, opponent, turn, step, seed, format))

    @server.tool()
    def choose(game: str, picks: list[str | int]) -> str:
        """Answer the current question, and those after it, with the words (or number and words) of the options you
        expect.
        Stops at the first surprise."""
        return told(lambda: tables.choose(game, [str(pick) for pick in picks]))

    @server.tool()
    def view(game: str, what: str = "table", page: int = 1) -> str:
        """What you can see of a game. what: table, log or options."""
        return told(lambda: tables.view(game, what, page))

    @server.tool()
    def why_not(game: str, card: str) -> str:
        """Why a card can't be played now: every way of playing it, with the rule and the reason for each that is not open."""
        return told(lambda: tables.why_not(game, card))

    @server.tool()
    def explain(game: str, what: str) -> str:
        """Why something is the way it is: a permanent's characteristics layer by layer, or what an option costs."""
        return told(lambda: tables.explain(game, what))

    return server
