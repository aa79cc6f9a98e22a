"""104, 725, 726, 800.4: what happens to players. Layer 6: winning, losing, leaving, and what a player can become."""
