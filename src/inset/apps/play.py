"""``inset play``: a person against a machine player, in a terminal.

Questions are lines of text with numbered options. Attackers and blockers are picked in one line. With ``plain`` nothing
is redrawn and no line is an ornament, for screen readers and pipes.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from inset import agents
from inset.apps import screen
from inset.apps.screen import counted
from inset.apps.seating import blank_lines, find_decks, kinds_of, names_for
from inset.apps.table import MINE, STOPS, THEIRS, Table
from inset.apps.watch import is_step
from inset.data import places
from inset.data.written_files import RECORD, read_text, write_text
from inset.decklists.decks import Deck, from_text, known
from inset.drawing.terminal import colored, terminal
from inset.game import Game
from inset.kernel.errors import IllegalAnswer, InsetError
from inset.kernel.types import CREATURE
from inset.play.options import Decision, Option
from inset.play.view import sees
from inset.rules.combat.attacking import why_not_attack
from inset.rules.model import decision as kinds
from inset.rules.model.choices import DONE
from inset.rules.objects.layers import chars_of
from inset.words import card_words
from inset.words.option_words import name_of
from inset.words.table import WIDTH, board, listed, mana_words, packed, permanent, wrapped

ME: Final = 0
LEAST_NEWS: Final = 4  # lines of what has happened, however full the screen is
MOST_LISTED: Final = 40
HELP: Final = """\
Type the number of an option, or some of its words. Enter alone passes, or is
done. Attackers:  1 3   or  all  or  none;  1>2: creature 1 attacks number 2.
Blockers:  1a 2a 3b: creatures 1 and 2 block attacker a, 3 blocks b; or  none.
  board         the table again           why CARD   every way of playing it,
  zones         graveyards and exile                 and why not
  log, log all  what has happened         card NAME  a card in its frames
  explain CARD  why it is as it is, layer by layer; explain 2: what option 2
                costs and why; explain bears attack: why it must or can't
  undo          take back your answer     turn       pass until the turn ends
  stops         where you get priority; "stops my upkeep" switches one
  pay           pay mana by hand, or by plan again
  save FILE     keep the game             load FILE  go on with a kept one
  concede       give up                   quit       leave; the game is kept"""


class Leave(Exception):
    """The person has seen enough."""


class Seat:
    """What the person sees and types."""

    def __init__(self, table: Table, plain: bool, read: Callable[[str], str] = input) -> None:
        self.table = table
        self.plain = plain
        self.read = read
        self.told: list[str] = []
        self.notes: list[str] = []
        self.redraw = not plain and screen.can_redraw()
        self.style = str if plain else screen.style()
        self.turn = -1  # the turn in which the table was last shown
        self.kept: Path | None = None  # where a game goes that is left before its end

    @property
    def game(self) -> Game:
        return self.table.game

    # --- the loop -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            while (decision := self.settle()) is not None:
                self.show(decision)
                try:
                    self.answer(decision)
                except (IllegalAnswer, InsetError) as error:
                    self.notes.append(str(error))
        except (Leave, KeyboardInterrupt):
            self.leave()
            return
        self.end()

    def settle(self) -> Decision | None:
        """The next question. While somebody thinks for long, that is told."""
        if self.redraw and self.table.waits():
            decision = self.game.decision
            assert decision is not None
            print(f"{self.game.players[decision.player]} thinks …", end="\r", flush=True)
        return self.table.settle()

    def leave(self) -> None:
        self.say("", f"The game stands at turn {self.game.state.turn}.")
        if self.kept is not None:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.kept, self.game.record(), RECORD, force=True)
            self.say(f"inset play --load {self.kept} goes on with it.")

    def end(self) -> None:
        if self.redraw:
            print(screen.CLEAR, end="")
        self.say(*board(self.game, ME, self.plain, int(self.redraw)), *self.rule_off())
        self.say(*(wrapped(line) for line in self.news()))
        outcome = self.game.outcome
        assert outcome is not None
        won = "You win." if ME in outcome.winners else "You lose." if outcome.winners else "Nobody wins."
        self.say("", f"{won} [{outcome.rule}] Turn {self.game.state.turn}.")

    def say(self, *lines: str) -> None:
        for line in lines:
            print(self.style(line), flush=True)

    def rule_off(self) -> list[str]:
        return [] if self.plain else ["─" * WIDTH]

    def show(self, decision: Decision) -> None:
        """The table, what has happened, the question and its options."""
        news = [row for line in self.news() for row in wrapped(line).split("\n")]
        notes = [row for note in self.notes for row in wrapped(note).split("\n")]
        self.notes = []
        if self.plain:
            table = board(self.game, ME, plain=True) if self.turn != self.game.state.turn else []
            head, options = self.question(decision)
            self.say(*news, *table, *notes, *head, *options)
        else:
            if self.redraw:
                print(screen.CLEAR, end="")
            self.say(*self.page(decision, news, notes))
        self.turn = self.game.state.turn

    def page(self, decision: Decision, news: list[str], notes: list[str]) -> list[str]:
        """What fits on the screen: first news are left out, then the table is packed, then options go side by side."""
        head, options = self.question(decision)
        height = screen.height() if self.redraw else screen.HEIGHT
        room = height - len(notes) - rows_of(head) - 2  # the line above the news, and the one that is typed on
        least = min(len(news), LEAST_NEWS)
        table = board(self.game, ME)
        for tight in (1, 2):
            if len(table) + least + rows_of(options) > room:
                table = board(self.game, ME, tight=tight)
                options = screen.in_columns(options, max(1, room - len(table) - least))
        free = max(0, room - len(table) - rows_of(options))
        if len(news) > free:
            news = ["…", *news[1 - free :]] if free > 1 else news[len(news) - free :]
        above = ["─" * WIDTH] if news or notes or len(table) + rows_of(options) <= room else []
        return [*table, *above, *news, *notes, *head, *options]

    def news(self) -> list[str]:
        """What has happened since the last time it was told."""
        lines = self.game.seat(ME).log
        same = 0
        while same < min(len(lines), len(self.told)) and lines[same] == self.told[same]:
            same += 1
        self.told = lines
        return [line for line in lines[same:] if not is_step(line)]

    # --- questions --------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> tuple[list[str], list[str]]:
        """The question, and its options, each on a line."""
        if decision.kind == kinds.ATTACK and decision.rule == "508.1a":
            return self.ask_attack()
        if decision.kind == kinds.BLOCK:
            return self.ask_block()
        if decision.kind == kinds.NUMBER:
            values = decision.options.answers
            return [wrapped(f"{decision.prompt} {values[0]} to {values[-1]} [{decision.rule}]")], []
        if len(decision.options) > MOST_LISTED:
            return [wrapped(f"{decision.prompt} Type one of {len(decision.options)}. [{decision.rule}]")], []
        head = [wrapped(f"{decision.prompt} [{decision.rule}]")] if decision.kind != kinds.PRIORITY else []
        return head, [listed(f"{n:>3}", words) for n, (words, _) in enumerate(self.offered(decision), 1)]

    def offered(self, decision: Decision) -> list[tuple[str, Option]]:
        """The options and their words; passing comes first.

        Of several that read alike the first stands for all, unless they are about permanents that look different: then
        each says how.
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
        head = ["Attack with whom? (1 3, all; Enter: nobody)"]
        whom = defenders(rows)
        if len(whom) > 1:
            names = ", ".join(f"{n} {name_of(self.game.state, ref)}" for n, ref in enumerate(whom, 1))
            head.append(wrapped(f"To attack: {names} (1>2: creature 1 attacks number 2)"))
        return head, self.creatures([oid for oid, _ in rows], "1")

    def ask_block(self) -> tuple[list[str], list[str]]:
        attackers, blockers = self.table.blockers()
        theirs = self.creatures(attackers, "a")
        if len(theirs) > 2 and not self.plain:
            theirs = packed("  ", [" ".join(line.split()) for line in theirs])
        head = ["Attackers:", *theirs, "Block with whom? (1a 2b; Enter: nobody)"]
        return head, self.creatures(blockers, "1")

    def creatures(self, oids: Sequence[int], first: str) -> list[str]:
        """Creatures with numbers or letters before them."""
        st = self.game.state
        data = {card["id"]: card for card in self.game.seat(ME).view.data["battlefield"]}
        marks = [str(n) if first == "1" else chr(97 + n) for n in range(len(oids) + 1)][first == "1" :]
        return [listed(f"{mark:>3}", permanent(st, data[oid], True)) for mark, oid in zip(marks, oids, strict=False)]

    # --- answers ----------------------------------------------------------------------------------------

    def answer(self, decision: Decision) -> None:
        """Reads lines until one answers the question."""
        while self.game.decision is decision:
            try:
                line = self.read("> ").strip()
            except EOFError:
                raise Leave from None
            if self.command(line):
                continue
            wrong = self.take(decision, line)
            if wrong:
                self.say(wrapped(wrong))

    def take(self, decision: Decision, line: str) -> str:
        """An answer to the question. Returns what is wrong with it."""
        if decision.kind == kinds.ATTACK and decision.rule == "508.1a":
            return self.take_attack(line)
        if decision.kind == kinds.BLOCK:
            return self.take_block(line)
        if decision.kind == kinds.NUMBER:
            if counted(line) not in decision.options.answers:
                return "Type one of the numbers."
            self.table.choose(decision.options[decision.options.place_of(counted(line))])
            return ""
        offered = self.offered(decision) if len(decision.options) <= MOST_LISTED else []
        if not line:
            default = default_option(decision)
            if default is None:
                return "Type a number, or help."
            self.table.choose(default)
        elif 1 <= counted(line) <= len(offered):
            self.table.choose(offered[counted(line) - 1][1])
        elif line.isdecimal() and offered:
            return f"There are {len(offered)} options." if len(offered) > 1 else "There is one option."
        else:
            self.table.choose(decision.options.find(line[:60]))
        return ""

    def take_attack(self, line: str) -> str:
        rows = self.table.attackers()
        whom = defenders(rows)
        if line.lower() == "all":
            return self.table.declare({oid: [refs[0]] for oid, refs in rows})
        wanted: dict[int, Sequence[int]] = {}
        for word in [] if line.lower() in ("", "none") else line.replace(",", " ").split():
            creature, _, target = word.partition(">")
            place = counted(target) if target else 1
            if not 1 <= counted(creature) <= len(rows) or place < 0:
                return "Attack with numbers, such as 1 3, with all, or with none."
            if not 1 <= place <= len(whom):
                return f"There is no {place} to attack."
            wanted[rows[counted(creature) - 1][0]] = [whom[place - 1]]
        return self.table.declare(wanted)

    def take_block(self, line: str) -> str:
        attackers, blockers = self.table.blockers()
        wanted: dict[int, list[int]] = {}
        for word in [] if line.lower() in ("", "none") else line.lower().replace(",", " ").split():
            number, letter = word[:-1], ord(word[-1]) - 97
            if not 1 <= counted(number) <= len(blockers) or not 0 <= letter < len(attackers):
                return "Block with a number and a letter, such as 1a 2b, or with none."
            wanted.setdefault(blockers[counted(number) - 1], []).append(attackers[letter])
        return self.table.declare(wanted)

    # --- commands ---------------------------------------------------------------------------------------

    def command(self, line: str) -> bool:
        """Carries out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        found = getattr(self, f"do_{word.lower()}", None) if word.isalpha() else None
        if found is None:
            return False
        try:
            found(rest.strip())
        except InsetError as error:
            self.say(wrapped(str(error)))
        return True

    def do_help(self, rest: str) -> None:
        self.say(HELP)

    def do_board(self, rest: str) -> None:
        decision = self.game.decision
        assert decision is not None
        if self.redraw:
            print(screen.CLEAR, end="")
        if self.plain:
            head, options = self.question(decision)
            self.say(*board(self.game, ME, plain=True), *head, *options)
        else:
            self.say(*self.page(decision, [], []))

    def do_log(self, rest: str) -> None:
        lines = [row for line in self.game.seat(ME).log for row in wrapped(line).split("\n")]
        self.say(*(lines if rest == "all" else lines[-(screen.height() - 3) :]))

    def do_why(self, rest: str) -> None:
        st = self.game.state
        oid = self.seen(rest)
        card = st.objs[oid].definition
        self.say(wrapped(f"{card_words.brief(card)}; you have mana {mana_words(st, ME)}"))
        self.say(*(wrapped(line) for line in self.game.seat(ME).why_not(oid)))
        chars = chars_of(st, st.objs[oid])
        if oid in st.battlefield and chars.types & CREATURE and st.active == chars.controller == ME:
            self.say(f"Attack: {why_not_attack(st, ME, oid) or 'it can, as attackers are declared (508.1a)'}")

    def do_explain(self, rest: str) -> None:
        """An option by its number: its cost; a card: its characteristics; "explain bears attack": why it must or can't."""
        seat = self.game.seat(ME)
        if rest.isdigit():
            if not 1 <= int(rest) <= len(seat.options):
                raise InsetError(f"there is no option {rest}")
            found = seat.explain(seat.options[int(rest) - 1])
        else:
            name, _, deed = rest.rpartition(" ")
            combat = deed in ("attack", "block") and bool(name)
            oid = self.seen(name if combat else rest)
            found = seat.explain((oid, deed) if combat else oid)
        self.say(*(wrapped(line) for line in str(found).split("\n")))

    def seen(self, name: str) -> int:
        """A card of this name that the person can see: the whole name or its beginning first; their own hand first."""
        st = self.game.state
        wanted = " ".join(name.casefold().split())
        if not wanted:
            raise InsetError("the name of a card that you see is wanted, as in: why stomp")
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

    def do_card(self, rest: str) -> None:
        try:
            card = self.game.state.objs[self.seen(rest)].definition
        except InsetError:
            if not rest:
                raise
            card = known(rest)
        if self.plain:
            self.say(*card_words.plain(card))
        else:
            print(*(colored(terminal(card), card) if self.style is not str else terminal(card)), sep="\n", flush=True)

    def do_zones(self, rest: str) -> None:
        data = self.game.seat(ME).view.data
        for player in data["players"]:
            names = [card.get("name", "a face-down card") for card in player["graveyard"]]
            self.say(wrapped(f"{player['name']}, graveyard: {', '.join(names) or 'empty'}"))
        names = [card.get("name", "a face-down card") for card in data["exile"]]
        self.say(wrapped(f"exile: {', '.join(names) or 'empty'}"))

    def do_undo(self, rest: str) -> None:
        if not self.table.undo():
            self.say("There is nothing to take back.")
            return
        self.notes.append("Taken back.")
        self.told = self.game.seat(ME).log

    def do_turn(self, rest: str) -> None:
        decision = self.game.decision
        if decision is None or decision.kind != kinds.PRIORITY:
            self.say("Answer the question first.")
            return
        self.table.pass_turn()

    def do_stops(self, rest: str) -> None:
        whose, _, name = rest.partition(" ")
        person = self.table.people[ME]
        groups = {"my": person.mine, "their": person.theirs}
        if rest == "own":
            person.own_spells = not person.own_spells
        elif rest == "default":
            person.mine, person.theirs = set(MINE), set(THEIRS)
        elif rest and (whose not in groups or name not in STOPS):
            self.say("stops my NAME, stops their NAME, stops own, stops default.")
            self.say(wrapped("Names: " + ", ".join(STOPS)))
            return
        elif rest:
            groups[whose] ^= {name}
        for word, chosen in (("your", person.mine), ("their", person.theirs)):
            self.say(f"On {word} turn: " + (", ".join(name for name in STOPS if name in chosen) or "nowhere"))
        self.say("After your own spells: " + ("yes" if person.own_spells else "no"))

    def do_pay(self, rest: str) -> None:
        by_plan = not self.game.automation("paying")
        self.game.automate(paying=by_plan)
        self.say("Mana is paid by plan." if by_plan else "You are asked how to pay mana.")

    def do_save(self, rest: str) -> None:
        words = rest.removesuffix("--force").rstrip()
        path = Path(words or "game.json")
        write_text(path, self.game.record(), RECORD, force=words != rest)
        self.say(f"Saved to {path}; inset replay {path} steps through it.")

    def do_load(self, rest: str) -> None:
        game = load(rest or "game.json")
        self.table.remember()
        self.table.game = game
        self.told = game.seat(ME).log
        self.turn = -1
        self.notes.append(f"Loaded, turn {game.state.turn}.")

    def do_concede(self, rest: str) -> None:
        self.game.seat(ME).concede()

    def do_quit(self, rest: str) -> None:
        raise Leave

    do_exit = do_quit


def defenders(rows: list[tuple[int, list[int]]]) -> list[int]:
    """Everything that may be attacked, players first."""
    found: list[int] = []
    for _, refs in rows:
        found += [ref for ref in refs if ref not in found]
    return found


def rows_of(lines: Sequence[str]) -> int:
    """How many rows of the screen they take."""
    return sum(1 + line.count("\n") for line in lines)


NO_FIT: Final = 3


def fitness(name: str, wanted: str) -> int:
    """How well a name fits what was typed: all of it, its beginning, some of it, not at all."""
    return 0 if name == wanted else 1 if name.startswith(wanted) else 2 if wanted in name else NO_FIT


def default_option(decision: Decision) -> Option | None:
    """What Enter alone means: to pass, to be done, to pay by the plan."""
    if decision.kind in (kinds.PRIORITY, kinds.PAY):
        return decision.options[0]
    if decision.kind in (kinds.TARGET, kinds.OBJECT) and DONE in decision.options.answers:
        return decision.options[decision.options.place_of(DONE)]
    return None


def load(path: str) -> Game:
    return Game.replay(read_text(path))


def with_cards(deck: Deck, added: Sequence[str]) -> Deck:
    """The deck and some cards besides, each told as in a deck list: ``4 Shock``."""
    if not added:
        return deck
    counts = dict(deck.main)
    for name, count in from_text("\n".join(added), "the added cards").main:
        counts[name] = counts.get(name, 0) + count
    return replace(deck, main=tuple(counts.items()))


def play(
    decks: Sequence[str], opponents: Sequence[str], format: str, seed: int | None, plain: bool, file: str | None,
    name: str = "Ann", added: Sequence[str] = (), blanks: bool = False,
) -> None:  # fmt: skip
    """Sits a person down at a new game, or at a kept one. The person has the first deck."""
    if seed is None:
        seed = secrets.randbits(52)
    if file is not None:
        game = load(file)
        notes = [f"Resuming {file}."]
    else:
        found = find_decks(decks, format, 2, blanks)
        found[0] = with_cards(found[0], added)
        names = names_for(name, kinds_of(opponents, len(found) - 1))
        game = Game.new(found, seed=seed, format=format, names=names, first=None, paying=True)
        others = ", ".join(f"{game.players[i]} plays {deck.name}" for i, deck in enumerate(found) if i != ME)
        notes = [f"You are {name} and play {found[ME].name}, {others}, seed {seed}.", *blank_lines(found)]
    kinds = kinds_of(opponents, len(game.players) - 1)
    bots = {place: agents.make(kind, agents.seed_of(seed, place)) for place, kind in enumerate(kinds, 1)}
    seat = Seat(Table(game, bots), plain)
    if sys.stdin.isatty():
        screen.edit_lines()
        seat.kept = places.cache() / "last-game.json"
    seat.notes += [*notes, "Type help for the commands."]
    seat.run()
