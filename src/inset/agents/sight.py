"""A position as one player sees it, in the terms of the rules: fast to read, and without anything hidden.

The players that come with Inset read positions through this. It gives access to what is public, the player's own hand,
and the cards that the player is being shown; for other hands and libraries, only to the number of cards.
"""

from __future__ import annotations

from inset.kernel.types import BATTLE, CREATURE, LAND
from inset.play.view import View
from inset.rules.combat.attacking import able_to_attack
from inset.rules.meaning.numbers import mana_value
from inset.rules.model.state import Chars, Obj, State, is_player, player_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_sources import most_mana


class Sight:
    """What ``me`` sees. Make it with ``Sight.of(view)``; a search makes it from games that it has sampled."""

    __slots__ = ("foe", "me", "st")

    def __init__(self, st: State, me: int) -> None:
        self.st = st
        self.me = me
        others = st.opponents(me)
        self.foe = others[0] if others else me

    def against(self, foe: int) -> Sight:
        """The same with another opponent in mind."""
        made = Sight(self.st, self.me)
        made.foe = foe
        return made

    @property
    def foes(self) -> tuple[int, ...]:
        """The opponents who are still in the game."""
        return tuple(self.st.opponents(self.me))

    @classmethod
    def of(cls, view: View) -> Sight:
        return cls(view._at.state, view.player)

    # --- players ----------------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Is it the player's own turn?"""
        return self.st.active == self.me

    def life(self, player: int) -> int:
        return self.st.players[player].life

    def mana(self) -> int:
        """How much mana the player could spend now, at most."""
        return most_mana(self.st, self.me)

    # --- objects ----------------------------------------------------------------------------------

    def hand(self) -> list[Obj]:
        return [self.st.objs[oid] for oid in self.st.hands[self.me]]

    def hand_size(self, player: int) -> int:
        return len(self.st.hands[player])

    def obj(self, oid: int) -> Obj | None:
        return self.st.objs.get(oid)

    def chars(self, oid: int) -> Chars:
        return chars_of(self.st, self.st.objs[oid])

    def mana_value(self, oid: int) -> int:
        obj = self.st.objs[oid]
        return mana_value(self.st, obj, chars_of(self.st, obj))

    def permanents(self, player: int) -> list[tuple[Obj, Chars]]:
        """What the player controls on the battlefield."""
        st = self.st
        found = []
        for oid in st.battlefield:
            obj = st.objs[oid]
            if not obj.phased:
                chars = chars_of(st, obj)
                if chars.controller == player:
                    found.append((obj, chars))
        return found

    def creatures(self, player: int) -> list[tuple[Obj, Chars]]:
        return [(o, c) for o, c in self.permanents(player) if c.types & CREATURE and not c.types & BATTLE]

    def lands(self, player: int) -> int:
        return sum(1 for _, c in self.permanents(player) if c.types & LAND)

    def controller(self, ref: int) -> int:
        """Whose it is: the player, the controller, or the owner of a card elsewhere."""
        if is_player(ref):
            return player_of(ref)
        obj = self.st.objs.get(ref)
        return chars_of(self.st, obj).controller if obj is not None else -1

    def ready(self, oid: int, player: int) -> bool:
        """Could it attack if its controller declared attackers now?"""
        return able_to_attack(self.st, player, oid)
