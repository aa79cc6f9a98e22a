"""Who: players as subjects, objects, owners, and in events (102, 109.5)."""

from __future__ import annotations

from inset.language import conditions as k, selections as s
from inset.language.values import ANY_NUMBER
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.symbols import ANY_PLAYER, OF_THING, PLAYERS, TARGET, TO_PLAYERS, WHOSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import AimedPlayer, It, OtherPlayers, PlayerOrController, ThatPlayer, TheyAll

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_of = OF_THING("of")

_SINGULAR = {
    "each opponent": _OPPONENTS,
    "each player": _ALL,
    "each other player": OtherPlayers(),
    "target player": AimedPlayer(_ALL),
    "target opponent": AimedPlayer(_OPPONENTS),
    "another target player": AimedPlayer(_ALL, another=True),
    "that player": ThatPlayer(),
    "that opponent": ThatPlayer("opponent"),
    "that attacking player": ThatPlayer("attacking player"),
    "the chosen player": s.ChosenPlayer(),
    "defending player": s.DefendingPlayer(s.This()),
    "enchanted player": s.EnchantedPlayer(),
    "enchanted opponent": s.EnchantedPlayer(),
}
words_for(PLAYERS.one, _SINGULAR)
words_for(PLAYERS.one, {"up to one target player": AimedPlayer(_ALL, least=0, most=1)})
phrase(PLAYERS.one, "<of> controller", s.ControllerOf(_of))
phrase(PLAYERS.one, "<of> owner", s.OwnerOf(_of))
phrase(PLAYERS.one, "the owner of <what>", s.OwnerOf(TARGET("what")))
_either = "that player or that planeswalker's controller"
words_for(PLAYERS.one, {_either: PlayerOrController()})
words_for(TO_PLAYERS, {_either: PlayerOrController()})
words_for(PLAYERS.many, {"you": _YOU, "they": TheyAll(), "your opponents": _OPPONENTS, "players": _ALL})

words_for(PLAYERS.many, {"you and target opponent each": s.PlayerUnion((_YOU, AimedPlayer(_OPPONENTS)))})

for _all, _group in (("players", _ALL), ("opponents", _OPPONENTS)):
    words_for(PLAYERS.many, {f"any number of target {_all} each": AimedPlayer(_group, least=0, most=ANY_NUMBER)})
    phrase(PLAYERS.many, f"up to <n> target {_all} each", AimedPlayer(_group, least=0, most=SEVERAL("n")))
    phrase(PLAYERS.many, f"<n> target {_all} each", AimedPlayer(_group, least=SEVERAL("n"), most=SEVERAL("n")))

words_for(TO_PLAYERS, {**_SINGULAR, "you": _YOU, "them": TheyAll()})
phrase(TO_PLAYERS, "<of> controller", s.ControllerOf(_of))
phrase(TO_PLAYERS, "<of> owner", s.OwnerOf(_of))

words_for(WHOSE, {"your": _YOU, "their": TheyAll(), "that": TheyAll()})
words_for(WHOSE, {f"{text}'s": who for text, who in _SINGULAR.items()})
phrase(WHOSE, "<of> controller's", s.ControllerOf(_of))
phrase(WHOSE, "<of> owner's", s.OwnerOf(_of))

_ENCHANTED = s.EnchantedPlayer()
words_for(ANY_PLAYER.one, {"a player": _ALL, "a opponent": _OPPONENTS})
words_for(ANY_PLAYER.one, {"the chosen player": s.ChosenPlayer()})
words_for(ANY_PLAYER.one, {"enchanted player": _ENCHANTED, "enchanted opponent": _ENCHANTED})
words_for(ANY_PLAYER.many, {"you": _YOU})

# --- players ----------------------------------------------------------------------------------------------------------------
_THEY = s.ThatOne()
for _words, _spared in (
    ("target player", AimedPlayer(_ALL)), ("its controller", s.ControllerOf(It())), ("that player", ThatPlayer()),
):  # fmt: skip
    _others = s.PlayersWhere(_ALL, k.Unless(k.PlayerIs(_THEY, _spared)))
    words_for(PLAYERS.one, {f"each player other than {_words}": _others})
