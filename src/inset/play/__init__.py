"""A game in progress: the session that asks and answers, its options, what a player sees of it, and its records."""
