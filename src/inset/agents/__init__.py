"""Players. An agent sees a view and answers with the value of one of its options."""
