"""The service behind a page: takes a message, returns a message; knows nothing about sockets, threads or browsers.

>>> service, page = Service(), Link()
>>> service.handle(page, {"id": 1, "do": "hello"})["ok"]["version"]
1
>>> seats = [{"player": "person", "deck": "fables"}, {"player": "greedy", "deck": "skies"}]
>>> state = service.handle(page, {"id": 2, "do": "new", "seats": seats, "seed": 1})["ok"]["state"]
>>> state["question"]["prompt"]
'Keep this hand?'
>>> [option["text"] for option in state["question"]["options"]]
['Keep', 'Mulligan']
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import inset
from inset import agents
from inset.agents import Player
from inset.apps.replay import Replay
from inset.apps.table import STOPS
from inset.apps.web import asking, desk, explaining, positions, printed, protocol, replays
from inset.apps.web.protocol import LONGEST_RECORD, Message, Refused, flag, number, rows, text, word, words
from inset.apps.web.rooms import Link, Room, Rooms
from inset.apps.web.seen import board, visible
from inset.apps.web.ways import ways
from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.kernel.types import STEP_WORD
from inset.rules.model import decision as kinds

BOTS: Final = ("greedy", "random", "search")
PERSON: Final = "person"  # somebody on this page
GUEST: Final = "guest"  # somebody on another page, through a link
MOST_SEATS: Final = 4
MOST_PICTURES: Final = 200
NAMES: Final = ("Ann", "Bob", "Carol", "Dave")


class Service:
    """All tables, and a desk for questions that need none."""

    def __init__(self, rooms: Rooms | None = None) -> None:
        self.rooms = rooms if rooms is not None else Rooms()

    def handle(self, link: Link, message: object) -> Message:
        """The reply to a message. Messages for other pages are in their ``pushes``."""
        number_of = message.get("id") if isinstance(message, dict) else None
        reply: Message = {"id": number_of if isinstance(number_of, int) else None}
        try:
            if not isinstance(message, dict):
                raise Refused("a message is a JSON object")
            wanted = message.get("do")
            found = HANDLERS.get(wanted) if isinstance(wanted, str) else None
            if found is None:
                raise Refused(f"no request called {str(wanted)[:40]!r}")
            return reply | {"ok": found(self, link, message)}
        except InsetError as error:
            return reply | {"error": protocol.problem(error)}

    # --- tables -----------------------------------------------------------------------------------

    def hello(self, link: Link, message: Message) -> Message:
        return {
            "version": protocol.VERSION, "inset": inset.__version__, "bots": list(BOTS), "steps": list(STEP_WORD),
            "stops": list(STOPS), "decks": desk.decks(), "formats": list(library.FORMATS),
        }  # fmt: skip

    def new(self, link: Link, message: Message) -> Message:
        """Opens a table and sits down at it."""
        asked = rows(message, "seats", MOST_SEATS)
        format = word(message, "format", "duel")
        seed = number(message, "seed", secrets.randbits(52))
        decks = [_deck(seat) for seat in asked]
        names = _names(asked)
        first = number(message, "first") if message.get("first") is not None else None
        game = Game.new(decks, seed=seed, format=format, names=names, first=first, paying=True)
        return self._open(link, game, asked, [deck.name for deck in decks], seed)

    def load(self, link: Link, message: Message) -> Message:
        """Continues a recorded game: the person takes a seat, bots the others."""
        return self._go_on(link, Game.replay(text(message, "record", None, LONGEST_RECORD)), message)

    def _go_on(self, link: Link, game: Game, message: Message) -> Message:
        seat = number(message, "seat", 0)
        if not 0 <= seat < len(game.players):
            raise Refused(f"there is no seat {seat} in this game")
        bot = word(message, "bot", "greedy")
        asked: list[Message] = [{"player": PERSON if n == seat else bot} for n in range(len(game.players))]
        return self._open(link, game, asked, [""] * len(asked), 0)

    def _open(self, link: Link, game: Game, asked: list[Message], decks: list[str], seed: int) -> Message:
        players = [word(seat, "player", PERSON) for seat in asked]
        bots: dict[int, Player] = {}
        for seat, player in enumerate(players):
            if player in BOTS:
                bots[seat] = agents.make(player, agents.seed_of(seed, seat))
            elif player not in (PERSON, GUEST):
                raise Refused(f"no player called {player[:40]!r}; choose {', '.join(BOTS)}, {PERSON} or {GUEST}")
        guests = {seat for seat, player in enumerate(players) if player == GUEST}
        seats: list[Message] = [{"player": player, "deck": deck} for player, deck in zip(players, decks, strict=True)]
        room, key = self.rooms.open(game, bots, seats, guests)
        link.sit(room, key)
        room.settle()
        invites = [{"key": one, "seat": held[0]} for one, held in room.keys.items() if one != key]
        return {"key": key, "invites": invites, "state": room.state(link)}

    def join(self, link: Link, message: Message) -> Message:
        """Sits down again after a lost connection, or as an invited guest."""
        key = word(message, "key")
        link.sit(self.rooms.find(word(message, "table"), key), key)
        room = _room(link)
        decision = room.own_question(link)
        if decision is not None:
            link.seat = decision.player
        return {"key": key, "invites": [], "state": room.state(link)}

    # --- answers ----------------------------------------------------------------------------------

    def pick(self, link: Link, message: Message) -> Message:
        """Answers the question with the option of that number; ``by_hand``: and pays source by source, this once."""
        room = _room(link)
        decision = room.asked(link, number(message, "at"))
        n = number(message, "n")
        if not 0 <= n < len(decision.options):
            raise Refused(f"there are {len(decision.options)} options")
        room.table.choose(decision.options[n], by_hand=flag(message, "by_hand", False))
        return _after(room, link)

    def declare(self, link: Link, message: Message) -> Message:
        """Declares all attackers or blockers at once: which creature attacks or blocks what."""
        room = _room(link)
        decision = room.asked(link, number(message, "at"))
        if decision.kind not in (kinds.ATTACK, kinds.BLOCK):
            raise Refused("nothing is declared now")
        wanted: dict[int, list[int]] = {}
        for row in rows(message, "creatures", 1000):
            wanted.setdefault(number(row, "id"), []).append(number(row, "whom"))
        wrong = room.table.declare(wanted)
        if wrong:
            raise Refused(wrong)
        return _after(room, link)

    def pass_on(self, link: Link, message: Message) -> Message:
        """Passes until the turn is over, or until something happens."""
        room = _room(link)
        decision = room.asked(link, number(message, "at"))
        if decision.kind != kinds.PRIORITY:
            raise Refused("answer the question first")
        if word(message, "until") == "turn":
            room.table.pass_turn()
        else:
            room.table.pass_until_something()
        return _after(room, link)

    def undo(self, link: Link, message: Message) -> Message:
        room = _room(link)
        if not room.can_undo():
            raise Refused("nothing is taken back in a game with several people")
        if not room.table.undo():
            raise Refused("there is nothing to take back")
        return _after(room, link)

    def concede(self, link: Link, message: Message) -> Message:
        room = _room(link)
        room.table.remember()
        room.game.seat(link.seat).concede()
        return _after(room, link)

    def stops(self, link: Link, message: Message) -> Message:
        """Where the person is asked, and what they yield to."""
        room = _room(link)
        person = room.table.people[link.seat]
        for key in ("mine", "theirs"):
            chosen = set(words(message, key))
            if not chosen <= set(STOPS):
                raise Refused(f"{key}: no stop called {sorted(chosen - set(STOPS))[0]!r}")
            setattr(person, key, chosen)
        person.own_spells = flag(message, "own_spells", person.own_spells)
        person.yields = set(words(message, "yields"))
        return {"state": room.state(link)}

    def paying(self, link: Link, message: Message) -> Message:
        """Whether mana is paid by the plan, or the person is asked."""
        room = _room(link)
        if not room.can_undo():
            raise Refused("in a game with several people, how mana is paid is decided beforehand")
        room.paying = flag(message, "on")
        room.game.automate(paying=room.paying)
        return _after(room, link)

    # --- looking ----------------------------------------------------------------------------------

    def state(self, link: Link, message: Message) -> Message:
        return {"state": _room(link).state(link)}

    def ways(self, link: Link, message: Message) -> Message:
        """Every way of using a card that the seat sees, with what prevents it."""
        room = _room(link)
        oid = number(message, "card")
        if oid not in visible(board(room.game, link.seat, link.pictures)):
            raise Refused("you do not see that card")
        return {"ways": ways(room.game, link.seat, oid)}

    def explain(self, link: Link, message: Message) -> Message:
        """Why a card that the seat sees is the way it is, or why an option costs what it costs."""
        if "eyes" in message:
            game, eyes = _replay(link).game, number(message, "eyes")
            if not 0 <= eyes < len(game.players):
                raise Refused(f"there is no seat {eyes} in this game")
            return explaining.of_object(game, eyes, number(message, "card"))
        room = _room(link)
        if "card" in message:
            return explaining.of_object(room.game, link.seat, number(message, "card"))
        decision = room.asked(link, number(message, "at"))
        n = number(message, "n")
        if not 0 <= n < len(decision.options):
            raise Refused(f"there are {len(decision.options)} options")
        return explaining.of_option(room.game, decision.player, n)

    def find(self, link: Link, message: Message) -> Message:
        """Options of a long list, by their words."""
        decision = _room(link).asked(link, number(message, "at"))
        return {"options": asking.matching(decision, word(message, "words"))}

    def pictures(self, link: Link, message: Message) -> Message:
        """Frames and tiles by the names that the page was sent, or frames by names of the library."""
        return {"pictures": {name: link.pictures.drawn(name) for name in words(message, "names", MOST_PICTURES)}}

    def save(self, link: Link, message: Message) -> Message:
        """The record of the game. With several people it is available only when the game is over, because it reveals
        everything."""
        room = _room(link)
        if not room.can_undo() and room.game.outcome is None:
            raise Refused("a game with several people can be saved when it is over")
        return {"record": room.game.record(), "fingerprint": room.game.fingerprint()}

    # --- recorded games ---------------------------------------------------------------------------

    def replay(self, link: Link, message: Message) -> Message:
        """Opens a record, or that of the table where the page sits, when its game is over or has one person."""
        record = text(message, "record", "", LONGEST_RECORD) or self.save(link, message)["record"]
        link.replay = Replay(record)
        return replays.opened(link.replay)

    def place(self, link: Link, message: Message) -> Message:
        """A place in the recorded game, or where a line of the log was written, from a player's view."""
        found, eyes = _replay(link), number(message, "eyes", 0)
        if not 0 <= eyes < len(found.game.players):
            raise Refused(f"there is no seat {eyes} in this game")
        line = number(message, "line", -1)
        at = number(message, "place") if line < 0 else replays.place_of_line(found, line, eyes)
        return replays.place(found, at, eyes, link.pictures)

    def branch(self, link: Link, message: Message) -> Message:
        """A new table that continues from a place in the recorded game."""
        found = _replay(link)
        found.go(number(message, "place"))
        return self._go_on(link, found.game.copy(), message)

    # --- the desk ---------------------------------------------------------------------------------

    def cards(self, link: Link, message: Message) -> Message:
        return desk.search(word(message, "words", ""), number(message, "from", 0))

    def card(self, link: Link, message: Message) -> Message:
        return desk.card(word(message, "name"))

    def rule(self, link: Link, message: Message) -> Message:
        return desk.rule(word(message, "number"))

    def compile(self, link: Link, message: Message) -> Message:
        if "card" in message:
            return printed.compiled(message["card"])
        return desk.compile_text(text(message, "text"))

    def printed(self, link: Link, message: Message) -> Message:
        """Adds cards from a file that the page has read to the library; says why if one can't be played."""
        return {"refused": printed.added(rows(message, "cards", printed.MOST_AT_ONCE))}

    def judge(self, link: Link, message: Message) -> Message:
        return desk.judge(text(message, "text"))

    def position(self, link: Link, message: Message) -> Message:
        """The players of a scenario for a page to lay out; with ``players``, the text with these instead."""
        given = text(message, "text")
        if "players" in message:
            return positions.written(given, number(message, "scenario", 0), message["players"])
        return positions.read(given, number(message, "scenario", 0))

    def complete(self, link: Link, message: Message) -> Message:
        return {"words": desk.completions(word(message, "words"))}

    def trial(self, link: Link, message: Message) -> Message:
        """A table with a card in hand, typed or of the library, and lands of every color to cast it."""
        name = word(message, "name", "")
        names = [library.known(name).name] if name else desk.added(text(message, "text"))
        game = desk.trial(names, secrets.randbits(52))
        return self._open(link, game, [{"player": PERSON}, {"player": "greedy"}], ["a trial", ""], 0)

    def listed(self, link: Link, message: Message) -> Message:
        """An embedded deck as a text."""
        return {"text": str(library.deck(word(message, "name")))}

    def simulate(self, link: Link, message: Message) -> Message:
        """One game of a deck list against an embedded deck, both played by the greedy bot."""
        seed = number(message, "seed", secrets.randbits(52))
        blanks = flag(message, "blanks", False)
        return desk.simulate(
            text(message, "text"), word(message, "against"), word(message, "format", "duel"), seed, blanks
        )

    def deck(self, link: Link, message: Message) -> Message:
        return desk.deck(text(message, "text"), word(message, "format", ""), flag(message, "blanks", False))


def _room(link: Link) -> Room:
    if link.room is None:
        raise Refused("sit down at a table first")
    return link.room


def _replay(link: Link) -> Replay:
    if link.replay is None:
        raise Refused("open a record first")
    return link.replay


def _after(room: Room, link: Link) -> Message:
    room.settle()
    room.tell_others(link)
    return {"state": room.state(link)}


def _deck(seat: Message) -> Deck:
    """An embedded deck by its name, or a list."""
    given = seat.get("deck")
    if isinstance(given, dict):
        name, blanks = word(given, "name", "deck"), flag(given, "blanks", False)
        return library.from_text(text(given, "text"), name, blanks=blanks)
    return library.deck(word(seat, "deck"))


def _names(seats: list[Message]) -> list[str]:
    """The players' names; players without one get a default."""
    found: list[str] = []
    for n, seat in enumerate(seats):
        name = word(seat, "name", "", 40).strip() or NAMES[n]
        while name in found:
            name += " II"
        found.append(name)
    return found


Handler = Callable[[Service, Link, Message], Message]
HANDLERS: Final[dict[str, Handler]] = {
    "hello": Service.hello,
    "new": Service.new,
    "load": Service.load,
    "join": Service.join,
    "pick": Service.pick,
    "declare": Service.declare,
    "pass": Service.pass_on,
    "undo": Service.undo,
    "concede": Service.concede,
    "stops": Service.stops,
    "paying": Service.paying,
    "state": Service.state,
    "ways": Service.ways,
    "explain": Service.explain,
    "find": Service.find,
    "pictures": Service.pictures,
    "save": Service.save,
    "replay": Service.replay,
    "place": Service.place,
    "branch": Service.branch,
    "trial": Service.trial,
    "complete": Service.complete,
    "cards": Service.cards,
    "card": Service.card,
    "rule": Service.rule,
    "compile": Service.compile,
    "judge": Service.judge,
    "position": Service.position,
    "printed": Service.printed,
    "deck": Service.deck,
    "list": Service.listed,
    "simulate": Service.simulate,
}
