"""100: the verbs of the game, in rooms by chapter. docs/architecture.md walks through them, docs/generated/map.md lists files.

``FACADE`` names what other packages may import: everything that runs a game, shows it or sets it up. The rest of the
rules can be changed without looking outside (docs/adr/0022-what-the-rules-show.md).
"""

from typing import Final

FACADE: Final[dict[str, tuple[str, ...]]] = {
    # what a game is made of
    "model": (
        "answer_codec", "answers", "caches", "changes", "choices", "decision", "dispatch", "event_records", "move_causes",
        "object_notes", "outcome", "reason", "state", "subjects",
    ),
    # what an object is, and what words refer to
    "objects": (
        "abilities", "copiable_values", "frames", "layer_changes", "layer_loop", "layer_order", "layer_trace", "layers",
        "what_text_reads",
    ),
    "meaning": ("being_announced", "card_names", "linked_abilities", "numbers", "references"),
    # running a game
    "turn": ("starting_the_game", "state_based_actions", "turn"),
    "players": ("ending_the_game", "leaving", "monarch_and_initiative"),
    "checks": ("registry", "support"),
    # what may be done, and why not
    "playing": (
        "activating", "legality", "offers", "priority_actions", "prospective_spell", "special_actions",
        "spell_cost", "targets", "unlocking",
    ),
    "payment": ("activation_terms", "cost_parts", "cost_trace", "costs", "mana_abilities", "mana_sources", "what_pays"),
    "combat": ("attacking", "blocking", "damage_assignment", "declaration_picks", "declaration_reasons"),
    # setting a position up, and describing it
    "atoms": ("", "turns"),
    "events": (
        "combat_membership", "designations", "face_down", "instructions", "permissions", "soulbond", "triggers",
    ),
    "mechanics": ("dungeons", "speed"),
    "actions": ("copies", "spells"),
}  # fmt: skip
