"""Permissions to play cards (601.3), from anywhere."""
