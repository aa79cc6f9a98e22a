"""Cards in libraries, hands, graveyards and exile (400): searched, revealed, drawn, put elsewhere."""
