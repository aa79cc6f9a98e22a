"""How a scene is looked at: objects, zones, sizes and options by name."""

from __future__ import annotations

from inset.game import Game
from inset.kernel.types import BATTLEFIELD, WORD_ZONE, ZONE_WORD
from inset.play.options import Decision
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import look
from inset.rules.model.state import Chars, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import definition_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing import priority_actions
from inset.words import option_words

SPELL = 1


class Looking:
    game: Game

    @property
    def st(self) -> State:
        return self.game.state

    # --- what is asked -----------------------------------------------------------------------------------

    def asked(self) -> str:
        return self.game.decision.kind if self.game.decision is not None else ""

    def _decision(self) -> Decision:
        asked = self.game.decision
        assert asked is not None, "the game is over"
        return asked

    def words(self) -> list[str]:
        """The words of the options."""
        return [option.text for option in self.game.options]

    def offers(self, action: str) -> bool:
        """Does an option begin with these words?"""
        return any(text.startswith(action) for text in self.words())

    def could(self, player: int, words: str) -> bool:
        """Is there an action with these words, as things stand, if the player had priority?"""
        copy = self.st.clone()
        copy.caches.listed = None
        question = priority_actions.MayAct(copy, player)
        values = question.values[1:]  # all but passing
        return any(words in option_words.option(copy, question, value) for value in values)

    def ways(self, player: int, name: str) -> list[tuple[str, str]]:
        """(way, zone) for each way that the player could cast or play a card of this name now."""
        found = []
        for obj in self.all(name):
            for offer, reasons in priority_actions.offers(self.st.clone(), player, obj.id):
                if not reasons:
                    found.append((frames.way_word(obj.definition, offer.way), ZONE_WORD[obj.zone]))
        return sorted(found)

    # --- one object --------------------------------------------------------------------------------------

    def all(self, name: str) -> list[Obj]:
        """Every object whose card has this name, whatever it is called now, the oldest first."""
        return [
            o for o in self.st.objs.values() if o.definition.name == name and (o.stack is None or o.stack.kind == SPELL)
        ]

    def one(self, name: str) -> Obj:
        """The only object whose card has this name."""
        found = self.all(name)
        assert len(found) == 1, f"{len(found)} objects are {name}"
        return found[0]

    def called(self, name: str, zone: str = "battlefield") -> Obj:
        """The oldest object of a zone that has this name there now."""
        return next(o for o in self.st.objs.values() if o.zone == WORD_ZONE[zone] and chars_of(self.st, o).name == name)

    def chars(self, name: str, zone: str = "") -> Chars:
        """For the object with this name in a zone; or for the only object whose card has this name; otherwise for the oldest
        on the battlefield that has this name now."""
        found = [] if zone else self.all(name)
        return chars_of(self.st, found[0] if len(found) == 1 else self.called(name, zone or "battlefield"))

    def zone(self, name: str) -> str:
        return ZONE_WORD[self.one(name).zone]

    def value(self, name: str) -> int:
        return mana_value(self.st, (found := self.one(name)), chars_of(self.st, found))

    def has(self, name: str, kind: int) -> bool:
        definition = definition_of(self.st, self.one(name))
        return definition is not None and frames.has(definition, kind)

    def keywords(self, name: str) -> int:
        return self.chars(name).keywords

    def size(self, name: str) -> tuple[int | None, int | None]:
        found = self.chars(name)
        return found.power, found.toughness

    def sizes(self, name: str) -> list[tuple[int | None, int | None]]:
        """Of all whose card has this name, the oldest first."""
        return [(found.power, found.toughness) for found in (chars_of(self.st, o) for o in self.all(name))]

    # --- zones and players -------------------------------------------------------------------------------

    def in_zone(self, zone: str, player: int | None = None) -> list[Obj]:
        """What is in a zone, in order of age: what a player controls on the battlefield, what they own elsewhere."""
        bit = WORD_ZONE[zone]
        return [o for o in self.st.objs.values() if o.zone == bit and player in (None, self._whose(o))]

    def _whose(self, obj: Obj) -> int:
        return chars_of(self.st, obj).controller if obj.zone == BATTLEFIELD else obj.owner

    def names(self, zone: str, player: int | None = None) -> list[str]:
        """What is in a zone now, by the names that it has there, in order of age."""
        return [chars_of(self.st, o).name for o in self.in_zone(zone, player)]

    def sorted_names(self, zone: str, player: int = 0) -> list[str]:
        """Names of what a player has in a zone, in order of the alphabet; a face-down card is called by its own name."""
        found = self.in_zone(zone, player)
        return sorted(o.definition.name if o.face_down is not None else chars_of(self.st, o).name for o in found)

    def count(self, player: int, zone: str) -> int:
        bit = WORD_ZONE[zone]
        return sum(1 for o in self.st.objs.values() if o.zone == bit and o.owner == player)

    def stack(self) -> list[str]:
        """Names of what is on the stack, top first: abilities by their sources."""
        return [self._on_stack(self.st.objs[oid]) for oid in reversed(self.st.stack)]

    def _on_stack(self, obj: Obj) -> str:
        assert obj.stack is not None
        return chars_of(self.st, obj).name if obj.stack.kind == SPELL else look(self.st, obj.stack.ctx.source)[1].name

    def life(self, player: int) -> int:
        return self.st.players[player].life

    @property
    def lives(self) -> tuple[int, ...]:
        return tuple(player.life for player in self.st.players)

    def happened(self, kind: int) -> int:
        return sum(1 for event in self.game.events if event.kind == kind)
