from inset.agents.greedy import GreedyPlayer
class SearchPlayer(GreedyPlayer):
    def __init__(self, nodes: int = 60, seed: int = 0) -> None: pass
