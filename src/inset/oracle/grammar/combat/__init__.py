"""Combat (506 to 510): restrictions, costs, who attacks whom."""
