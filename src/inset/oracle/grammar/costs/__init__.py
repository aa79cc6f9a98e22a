"""Costs (118) and mana (106): what is paid, instead of what, and how it was paid."""
