"""Data from outside: card data, decklists, and the numbers of the rules."""
