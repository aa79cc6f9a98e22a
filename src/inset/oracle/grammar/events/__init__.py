"""What triggers an ability (603): single events, events put together, delayed triggers."""
