"""How instructions are joined (608.2c), keyword actions (701), what follows from outcomes, how long it lasts (611.2)."""
