"""506-511: combat. Layer 9: declaring attackers and blockers, their requirements and costs, and dealing the damage."""
