"""The nouns of the game: types, mana, randomness, errors. Nothing here imports anything else of Inset."""
