"""701 and other instructions: their performers, by topic. Layer 13: they enter themselves into ``instructions.PERFORM``."""
