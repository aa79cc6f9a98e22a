"""An agent that reads answers as a language model would, and plays simply: lands, what can be cast, attacks."""

import re
from collections.abc import Callable


class Agent:
    """``choose``: what takes a game and picks, and returns the answer."""

    def __init__(self, choose: Callable[[str, list[str]], str], most: int = 200) -> None:
        self._choose = choose
        self._most = most
        self.calls = 1  # the one that began the game
        self.name = ""
        self.answers: list[str] = []

    def play(self, text: str) -> str:
        """Plays from the first answer to the last."""
        found = re.search(r"^game (\w+)", text)
        assert found is not None
        self.name = found[1]
        self.answers.append(text)
        while "The game is over" not in text and self.calls < self._most:
            text = self._choose(self.name, self.picks(text))
            self.calls += 1
            self.answers.append(text)
        return text

    def picks(self, text: str) -> list[str]:
        kind = re.findall(r"\[(\w+), [\d.a-z]+\]$", text, re.MULTILINE)[-1]
        options = re.findall(r"^\d+\. (.*?)(?: \(×\d+\))?$", text, re.MULTILINE)
        if kind == "mulligan":
            return ["Keep"]
        if kind == "block":
            return ["no block"]
        if kind == "attack":
            return ["attack with everything", "pass turn"]
        if kind != "priority":
            return ["1"]
        if "your turn, precombat main" not in text:
            return ["pass turn"]
        lands = [option for option in options if option.startswith("Play ")][:1]
        spells = [option for option in options if option.startswith("Cast ")][:1]
        return [*lands, *spells, "attack with everything", "pass turn"] if lands or spells else ["pass turn"]
