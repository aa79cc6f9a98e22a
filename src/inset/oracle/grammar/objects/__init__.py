"""Who and what a sentence speaks of: descriptions, references, targets (109, 115)."""
