"""What a person in the terminal sees, and how the lines they type become answers.

Questions are lines of text with numbered options; names work wherever numbers do. Events since the last question are
shown above it. If they don't fit on the screen, they are shown page by page first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.apps import screen
from inset.apps.declarations import NO_FIT, attack_picks, block_picks, fitness
from inset.apps.screen import counted
from inset.apps.table import Table
from inset.apps.watch import is_step
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.play.options import Decision, Option
from inset.play.view import sees
from inset.rules.model import decision as kinds
from inset.rules.model.choices import DONE
from inset.words.option_words import name_of
from inset.words.table import board, listed, packed, permanent, where, wrapped

ME: Final = 0
LEAST_NEWS: Final = 4  # lines of events, however full the screen is
TURN: Final = "— Turn "  # begins the log's line for a new turn
MOST_LISTED: Final = 40
YES: Final = ("y", "yes")


class Leave(Exception):
    """The person wants to leave."""


class Questions:
    """The table, the news, the question and its options; and the answers."""

    def __init__(self, table: Table, plain: bool, read: Callable[[str], str] = input) -> None:
        self.table = table
        self.plain = plain
        self.read = read
        self.told: list[str] = []
        self.notes: list[str] = []
        self.redraw = not plain and screen.can_redraw()
        self.style = str if plain else screen.style()
        self.shown = (-1, -1)  # the turn and step when a question was last shown
        self.life: list[int] = []  # of each player, when it was last shown

    @property
    def game(self) -> Game:
        return self.table.game

    def wrapped(self, line: str) -> str:
        return wrapped(line, screen.width())

    def say(self, *lines: str) -> None:
        for line in lines:
            print(self.style(line), flush=True)

    def rule_off(self) -> list[str]:
        return [] if self.plain else ["─" * screen.width()]

    def typed(self, prompt: str) -> str:
        """A line, without the spaces around it."""
        try:
            return self.read(prompt).strip()
        except EOFError:
            raise Leave from None

    # --- showing ----------------------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        """The table, what has happened, the question and its options."""
        news = self.rows(self.news())
        notes = self.rows([*self.life_lines(), *self.notes])
        self.notes = []
        if self.plain:
            self.say(*news, *self.plain_table(), *notes)
            head, options = self.question(decision)
            self.say(*head, *options)
        else:
            page, left = self.page(decision, news, notes)
            if left and self.redraw:
                self.turn_pages(news)
            if self.redraw:
                print(screen.CLEAR, end="")
            self.say(*page)
        self.shown = (self.game.state.turn, self.game.state.step)

    def rows(self, lines: Sequence[str]) -> list[str]:
        return [row for line in lines for row in self.wrapped(line).split("\n")]

    def plain_table(self) -> list[str]:
        """The whole table once a turn; after that the step, whenever it changes."""
        st = self.game.state
        if self.shown[0] != st.turn:
            return board(self.game, ME, plain=True, width=screen.width())
        return [where(self.game, ME)] if self.shown[1] != st.step else []

    def page(self, decision: Decision, news: list[str], notes: list[str]) -> tuple[list[str], bool]:
        """What fits on the screen, and whether earlier news didn't fit: the table is packed more tightly before news is
        left out."""
        head, options = self.question(decision)
        width = screen.width()
        height = screen.height() if self.redraw else screen.HEIGHT
        room = height - len(notes) - rows_of(head) - 2  # the line above the news, and the one that is typed on
        least = min(len(news), LEAST_NEWS)
        table = board(self.game, ME, width=width)
        for tight in (1, 2):
            if len(table) + least + rows_of(options) > room:
                table = board(self.game, ME, tight=tight, width=width)
                options = screen.in_columns(options, max(1, room - len(table) - least), width)
        free = max(0, room - len(table) - rows_of(options))
        shown = news if len(news) <= free or not self.redraw else news[len(news) - free :]
        above = ["─" * width] if shown or notes or len(table) + rows_of(options) <= room else []
        missing = news[: len(news) - len(shown)]  # the table says which turn it is
        return [*table, *above, *shown, *notes, *head, *options], any(not line.startswith(TURN) for line in missing)

    def turn_pages(self, news: Sequence[str]) -> None:
        """Shows what has happened page by page, so that nothing is lost on a small screen."""
        most = max(1, screen.height() - 2)
        for start in range(0, len(news), most):
            print(screen.CLEAR, end="")
            self.say(*news[start : start + most])
            if self.typed("Enter to continue > ").casefold() in ("quit", "exit"):
                raise Leave

    def news(self) -> list[str]:
        """What has happened since the last report. In plain mode each step is named before its events."""
        lines = self.game.seat(ME).log
        same = 0
        while same < min(len(lines), len(self.told)) and lines[same] == self.told[same]:
            same += 1
        self.told = lines
        found = lines[same:]
        return with_steps(found) if self.plain else [line for line in found if not is_step(line)]

    def life_lines(self) -> list[str]:
        """Whose life has changed since the last question: ``Life: you 20 → 15, Greedy 18 → 20``."""
        before, self.life = self.life, [record.life for record in self.game.state.players]
        arrow = "to" if self.plain else "→"
        changed = [
            f"{'you' if player == ME else self.game.players[player]} {old} {arrow} {new}"
            for player, (old, new) in enumerate(zip(before, self.life, strict=False))
            if old != new
        ]
        return [f"Life: {', '.join(changed)}"] if changed else []

    def forget_news(self) -> None:
        """Everything before this moment counts as reported: the game was rewound, or another one was loaded."""
        self.told = self.game.seat(ME).log
        self.life = []

    def forget_earlier_turns(self) -> None:
        """Everything before this turn counts as reported: a saved game is resumed."""
        lines = self.game.seat(ME).log
        begun = [place for place, line in enumerate(lines) if line.startswith(TURN)]
        self.told = lines[: begun[-1]] if begun else []

    # --- questions --------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> tuple[list[str], list[str]]:
        """The question, and its options, each on a line."""
        if decision.kind == kinds.ATTACK and decision.rule == "508.1a":
            return self.ask_attack()
        if decision.kind == kinds.BLOCK:
            return self.ask_block()
        if decision.kind == kinds.NUMBER:
            values = decision.options.answers
            return [self.wrapped(f"{decision.prompt} {values[0]} to {values[-1]} [{decision.rule}]")], []
        if len(decision.options) > MOST_LISTED:
            return [self.wrapped(f"{decision.prompt} Type one of {len(decision.options)}. [{decision.rule}]")], []
        head = [self.wrapped(f"{decision.prompt} [{decision.rule}]")] if decision.kind != kinds.PRIORITY else []
        width = screen.width()
        return head, [listed(f"{n:>3}", words, width) for n, (words, _) in enumerate(self.offered(decision), 1)]

    def offered(self, decision: Decision) -> list[tuple[str, Option]]:
        """The options and their words; passing comes first.

        Of several with the same text the first stands for all, unless they are about permanents that look different:
        then each says how.
        """
        st = self.game.state
        looks = {card["id"]: permanent(st, card) for card in self.game.seat(ME).view.data["battlefield"]}
        alike: dict[str, dict[tuple[str, int], Option]] = {}
        for option in decision.options:
            one = 0 if decision.kind in (kinds.PRIORITY, kinds.OBJECT) else option.id
            alike.setdefault(option.text, {}).setdefault((looks.get(option.id, ""), one), option)
        found: list[tuple[str, Option]] = []
        for words, group in alike.items():
            differ = len({look for look, _ in group}) > 1
            for (look, _), option in group.items():
                name = name_of(st, option.id).removesuffix(" Token") if differ and look else ""
                found.append((f"{words}: {look.removeprefix(name).strip()}" if name else words, option))
        return found

    def ask_attack(self) -> tuple[list[str], list[str]]:
        rows = self.table.attackers()
        head = ["Attack with which creatures? (1 3, names, all; Enter: none)"]
        whom = defenders(rows)
        if len(whom) > 1:
            names = ", ".join(f"{n} {name_of(self.game.state, ref)}" for n, ref in enumerate(whom, 1))
            head.append(self.wrapped(f"To attack: {names} (1>2: creature 1 attacks number 2)"))
        return head, self.creatures([oid for oid, _ in rows], "1")

    def ask_block(self) -> tuple[list[str], list[str]]:
        attackers, blockers = self.table.blockers()
        theirs = self.creatures(attackers, "a")
        if len(theirs) > 2 and not self.plain:
            theirs = packed("  ", [" ".join(line.split()) for line in theirs], screen.width())
        head = ["Attackers:", *theirs, "Block with which creatures? (1a 2b, names; Enter: none)"]
        return head, self.creatures(blockers, "1")

    def creatures(self, oids: Sequence[int], first: str) -> list[str]:
        """Creatures with numbers or letters before them."""
        st = self.game.state
        data = {card["id"]: card for card in self.game.seat(ME).view.data["battlefield"]}
        marks = [str(n) if first == "1" else chr(97 + n) for n in range(len(oids) + 1)][first == "1" :]
        rows = zip(marks, oids, strict=False)
        return [listed(f"{mark:>3}", permanent(st, data[oid], True), screen.width()) for mark, oid in rows]

    # --- answers ----------------------------------------------------------------------------------------

    def take(self, decision: Decision, line: str) -> str:
        """An answer to the question. Returns what is wrong with it."""
        if decision.kind == kinds.ATTACK and decision.rule == "508.1a":
            return self.take_attack(line.casefold())
        if decision.kind == kinds.BLOCK:
            return self.take_block(line.casefold())
        if decision.kind == kinds.NUMBER:
            if counted(line) not in decision.options.answers:
                return "Type one of the numbers."
            self.table.choose(decision.options[decision.options.place_of(counted(line))])
            return ""
        offered = self.offered(decision) if len(decision.options) <= MOST_LISTED else []
        if not line:
            default = offered[0][1] if len(offered) == 1 else default_option(decision)
            if default is None:
                return "Type a number, or help."
            self.table.choose(default)
        elif 1 <= counted(line) <= len(offered):
            self.table.choose(offered[counted(line) - 1][1])
        elif line.isdecimal() and offered:
            return f"There are {len(offered)} options." if len(offered) > 1 else "There is one option."
        else:
            return self.take_words(decision, line[:60])
        return ""

    def take_words(self, decision: Decision, line: str) -> str:
        """Picks an option by some of its words. If the card can't be played now, says why."""
        try:
            option = decision.options.find(line)
        except InsetError as error:
            why = self.why_not_played(line) if decision.kind == kinds.PRIORITY else []
            return "\n".join(why) or str(error)
        self.table.choose(option)
        return ""

    def why_not_played(self, line: str) -> list[str]:
        """Why nothing on offer plays the card that was named; nothing if no card was."""
        verb, _, rest = line.casefold().partition(" ")
        name = rest if verb in ("cast", "play", "activate", "use") and rest else line
        try:
            return self.game.seat(ME).why_not(self.seen(name))
        except InsetError:
            return []

    def seen(self, name: str) -> int:
        """A card of this name that the person can see: the whole name or its beginning first; their own hand first."""
        st = self.game.state
        wanted = " ".join(name.casefold().split())
        if not wanted:
            raise InsetError("name a card that you can see, as in: why stomp")
        found: list[tuple[int, bool, bool, int]] = []
        for obj in st.objs.values():
            if sees(st, obj, ME):
                names = [face.name.casefold() for face in obj.definition.faces if face.name]
                fit = min((fitness(known, wanted) for known in names), default=NO_FIT)
                found.append((fit, obj.owner != ME, obj.id not in st.hands[ME], obj.id))
        best = min(found, default=(NO_FIT, True, True, 0))
        if best[0] == NO_FIT:
            raise InsetError(f"you see no {name[:40]!r}")
        return best[3]

    def take_attack(self, line: str) -> str:
        rows = self.table.attackers()
        whom = defenders(rows)
        if line == "all":
            return self.table.declare({oid: [refs[0]] for oid, refs in rows})
        st = self.game.state
        try:
            picks = attack_picks(line, [name_of(st, oid) for oid, _ in rows], [name_of(st, ref) for ref in whom])
        except InsetError as error:
            return str(error)
        return self.table.declare({rows[creature][0]: [whom[target]] for creature, target in picks})

    def take_block(self, line: str) -> str:
        attackers, blockers = self.table.blockers()
        st = self.game.state
        try:
            picks = block_picks(line, [name_of(st, oid) for oid in blockers], [name_of(st, oid) for oid in attackers])
        except InsetError as error:
            return str(error)
        wanted: dict[int, list[int]] = {}
        for blocker, attacker in picks:
            wanted.setdefault(blockers[blocker], []).append(attackers[attacker])
        return self.table.declare(wanted)


def with_steps(lines: Sequence[str]) -> list[str]:
    """Leaves out the names of steps in which nothing happened."""
    return [
        line
        for line, after in zip(lines, [*lines[1:], ""], strict=False)
        if not is_step(line) or (after and not is_step(after) and not after.startswith("—"))
    ]


def defenders(rows: list[tuple[int, list[int]]]) -> list[int]:
    """Everything that may be attacked, players first."""
    found: list[int] = []
    for _, refs in rows:
        found += [ref for ref in refs if ref not in found]
    return found


def rows_of(lines: Sequence[str]) -> int:
    """How many rows of the screen they take."""
    return sum(1 + line.count("\n") for line in lines)


def default_option(decision: Decision) -> Option | None:
    """What Enter alone means: to pass, to be done, to pay by the plan."""
    if decision.kind in (kinds.PRIORITY, kinds.PAY):
        return decision.options[0]
    if decision.kind in (kinds.TARGET, kinds.OBJECT) and DONE in decision.options.answers:
        return decision.options[decision.options.place_of(DONE)]
    return None
