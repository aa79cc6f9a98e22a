"""What happens to permanents (110): how they enter, counters, copies, tokens, what they become, damage."""
