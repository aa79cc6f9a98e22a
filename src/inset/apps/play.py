"""``inset play``: a person against bots, in a terminal.

The loop of a game and the commands that are not answers. With ``plain`` nothing is redrawn and there are no ornaments,
for screen readers and pipes.
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
from inset.apps.questions import ME, YES, Leave, Questions
from inset.apps.seating import blank_lines, find_decks, kinds_of, names_for
from inset.apps.table import MINE, STOPS, THEIRS, Table
from inset.data import places
from inset.data.written_files import RECORD, read_text, write_text
from inset.decklists.decks import Deck, from_text, known
from inset.drawing.terminal import colored, terminal
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.kernel.types import CREATURE
from inset.play.options import Decision
from inset.rules.combat.attacking import why_not_attack
from inset.rules.model import decision as kinds
from inset.rules.objects.layers import chars_of
from inset.words import card_words
from inset.words.table import board, mana_words

HELP: Final = """\
Type the number of an option, or some of its words. Enter alone passes, or
ends a choice. Attackers:  1 3   or  bears, giant   or  all  or  none;  1>2:
creature 1 attacks number 2. Blockers:  1a 2a 3b: creatures 1 and 2 block
attacker a, 3 blocks b; or  bears blocks angel;  or  none.
  board         the table again           why CARD   every way to play it, and
  zones         graveyards and exile                 why not
  log, log all  what has happened         card NAME  a card in its frame
  explain CARD  why it is the way it is, by layer; explain 2: what option 2
                costs and why; explain bears attack: why it must or can't
  undo          take back your answer     turn       pass until the turn ends
  stops         where you get priority; "stops my upkeep" switches one
  pay           pay mana by hand, or automatically again
  save FILE     save the game             load FILE  resume a saved game
  concede       give up                   quit       leave; the game is saved
  help, ?       this list"""


class Seat(Questions):
    """A person's place at the table: the loop of the game, and the commands."""

    def __init__(self, table: Table, plain: bool, read: Callable[[str], str] = input) -> None:
        super().__init__(table, plain, read)
        self.kept: Path | None = None  # where an unfinished game is saved

    # --- the loop -------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Runs until the game is over or the person leaves; returns whether it is over."""
        try:
            while (decision := self.settle()) is not None:
                self.show(decision)
                try:
                    self.answer(decision)
                except InsetError as error:
                    self.notes.append(str(error))
        except (Leave, KeyboardInterrupt):
            self.leave()
            return False
        self.end()
        return True

    def settle(self) -> Decision | None:
        """The next question. If a bot thinks for a long time, the screen says so."""
        if self.redraw and self.table.waits():
            decision = self.game.decision
            assert decision is not None
            print(f"{self.game.players[decision.player]} is thinking …", end="\r", flush=True)
        return self.table.settle()

    def answer(self, decision: Decision) -> None:
        """Reads lines until one answers the question."""
        while self.game.decision is decision:
            line = self.typed("> ")
            if self.command(line):
                continue
            wrong = self.take(decision, line)
            if wrong:
                self.say(*self.rows(wrong.split("\n")))

    def leave(self) -> None:
        self.say("", f"The game is at turn {self.game.state.turn}.")
        if self.kept is not None:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.kept, self.game.record(), RECORD, force=True)
            self.say(f"Resume it with: inset play --load {self.kept}")

    def end(self) -> None:
        if self.redraw:
            print(screen.CLEAR, end="")
        table = board(self.game, ME, self.plain, int(self.redraw), screen.width())
        self.say(*table, *self.rule_off(), *self.rows(self.news()), *self.rows(self.life_lines()))
        outcome = self.game.outcome
        assert outcome is not None
        won = "You win." if ME in outcome.winners else "You lose." if outcome.winners else "Nobody wins."
        self.say("", f"{won} [{outcome.rule}] Turn {self.game.state.turn}.")

    def agrees(self, question: str) -> bool:
        """A question that Enter alone answers with no."""
        return self.typed(f"{question} (y/N) ").casefold() in YES

    # --- commands ---------------------------------------------------------------------------------------

    def command(self, line: str) -> bool:
        """Carries out a command; False if the line isn't one."""
        word, _, rest = line.partition(" ")
        word = "help" if word == "?" else word
        found = getattr(self, f"do_{word.lower()}", None) if word.isalpha() else None
        if found is None:
            return False
        try:
            found(rest.strip())
        except InsetError as error:
            self.say(self.wrapped(str(error)))
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
            self.say(*board(self.game, ME, plain=True, width=screen.width()), *head, *options)
        else:
            self.say(*self.page(decision, [], [])[0])

    def do_log(self, rest: str) -> None:
        lines = self.rows(self.game.seat(ME).log)
        self.say(*(lines if rest == "all" else lines[-(screen.height() - 3) :]))

    def do_why(self, rest: str) -> None:
        st = self.game.state
        oid = self.seen(rest)
        card = st.objs[oid].definition
        mana = mana_words(st, ME)
        have = mana.replace(":", " mana:", 1) if ":" in mana else "no mana"
        self.say(self.wrapped(f"{card_words.brief(card)}; you have {have}"))
        self.say(*self.rows(self.game.seat(ME).why_not(oid)))
        chars = chars_of(st, st.objs[oid])
        if oid in st.battlefield and chars.types & CREATURE and st.active == chars.controller == ME:
            self.say(f"Attack: {why_not_attack(st, ME, oid) or 'it can, as attackers are declared (508.1a)'}")

    def do_explain(self, rest: str) -> None:
        """An option by its number: its cost; a card: its characteristics; "explain bears attack": why it must or can't."""
        seat = self.game.seat(ME)
        decision = self.game.decision
        if rest.isdigit():
            offered = self.offered(decision) if decision is not None else []
            if not 1 <= int(rest) <= len(offered):
                raise InsetError(f"there is no option {rest}")
            found = seat.explain(offered[int(rest) - 1][1])
        else:
            name, _, deed = rest.rpartition(" ")
            combat = deed in ("attack", "block") and bool(name)
            oid = self.seen(name if combat else rest)
            found = seat.explain((oid, deed) if combat else oid)
        self.say(*self.rows(str(found).split("\n")))

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
            self.say(self.wrapped(f"{player['name']}, graveyard: {', '.join(names) or 'empty'}"))
        names = [card.get("name", "a face-down card") for card in data["exile"]]
        self.say(self.wrapped(f"exile: {', '.join(names) or 'empty'}"))

    def do_undo(self, rest: str) -> None:
        if not self.table.undo():
            self.say("There is nothing to take back.")
            return
        self.notes.append("Your last answer is undone.")
        self.forget_news()

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
            self.say("Usage: stops my NAME, stops their NAME, stops own, stops default.")
            self.say(self.wrapped("Names: " + ", ".join(STOPS)))
            return
        elif rest:
            groups[whose] ^= {name}
        for word, chosen in (("your", person.mine), ("their", person.theirs)):
            self.say(f"On {word} turn: " + (", ".join(name for name in STOPS if name in chosen) or "nowhere"))
        self.say("After your own spells: " + ("yes" if person.own_spells else "no"))

    def do_pay(self, rest: str) -> None:
        by_plan = not self.game.automation("paying")
        self.game.automate(paying=by_plan)
        self.say("Mana is paid automatically." if by_plan else "You are asked how to pay mana.")

    def do_save(self, rest: str) -> None:
        words = rest.removesuffix("--force").rstrip()
        path = Path(words or "game.json")
        write_text(path, self.game.record(), RECORD, force=words != rest)
        self.say(f"Saved to {path}; inset replay {path} steps through it.")

    def do_load(self, rest: str) -> None:
        game = load(rest or "game.json")
        self.table.remember()
        self.table.game = game
        self.forget_news()
        self.forget_earlier_turns()
        self.shown = (-1, -1)
        self.notes.append(f"Loaded, turn {game.state.turn}.")

    def do_concede(self, rest: str) -> None:
        if self.agrees("Concede the game?"):
            self.game.seat(ME).concede()

    def do_quit(self, rest: str) -> None:
        raise Leave

    do_exit = do_quit


def load(path: str) -> Game:
    return Game.replay(read_text(path))


def with_cards(deck: Deck, added: Sequence[str]) -> Deck:
    """The deck with extra cards, each as in a deck list: ``4 Shock``."""
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
    """Sits a person down at a new game, or at a saved one. The person has the first deck."""
    given = seed
    if seed is None:
        seed = secrets.randbits(52)
    if file is not None:
        game = load(file)
        notes = [f"Resuming {file}."]
    else:
        found = find_decks(decks, format, 2, blanks)
        found[0] = with_cards(found[0], added)
        names = names_for(name, kinds_of(opponents, len(found) - 1))
        game = Game.new(found, seed=seed, format=format, names=names, first=None, paying=True, merging=True)
        notes = [introduction(game, seed), *blank_lines(found)]
    while True:
        seat = sit(game, opponents, seed, plain)
        seat.forget_earlier_turns()
        seat.notes += [*notes, "Type help or ? for the commands."]
        if not seat.run() or not seat.game._setup.decks or not again(seat):
            return
        seed = seed + 1 if given is not None else secrets.randbits(52)
        setup = seat.game._setup
        game = Game.new(
            setup.decks, seed=seed, format=setup.format, names=setup.names, first=None, paying=True, merging=True
        )
        notes = [introduction(game, seed)]


def sit(game: Game, opponents: Sequence[str], seed: int, plain: bool) -> Seat:
    kinds = kinds_of(opponents, len(game.players) - 1)
    bots = {place: agents.make(kind, agents.seed_of(seed, place)) for place, kind in enumerate(kinds, 1)}
    seat = Seat(Table(game, bots), plain)
    if sys.stdin.isatty():
        screen.edit_lines()
        seat.kept = places.cache() / "last-game.json"
    return seat


def introduction(game: Game, seed: int) -> str:
    mine, *others = zip(game.players, (deck.name for deck in game._setup.decks), strict=True)
    theirs = ", ".join(f"{name} plays {deck}" for name, deck in others)
    return f"You are {mine[0]} and play {mine[1]}; {theirs}. Seed {seed}."


def again(seat: Seat) -> bool:
    try:
        return seat.agrees("Play again?")
    except (Leave, KeyboardInterrupt):
        return False
