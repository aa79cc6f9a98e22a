"""What people read: options, events, reasons, tables and cards in words."""
