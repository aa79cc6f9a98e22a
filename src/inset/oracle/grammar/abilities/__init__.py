"""Paragraphs of cards (113): static abilities (604), replacement and prevention (614, 615), modes (700.2), keywords (702)."""
