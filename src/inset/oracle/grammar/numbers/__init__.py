"""Numbers (107): printed, counted, added up."""
