"""Players (102): as subjects and objects, what they do, conditions and rules about them, several opponents (800)."""
