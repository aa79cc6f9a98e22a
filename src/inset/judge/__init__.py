"""Scenarios: rules questions as data, their strict reader, and the judge that runs them."""
