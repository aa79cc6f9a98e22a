"""The card language: everything that card text can say, as frozen data (see docs/adr/0004-one-card-language.md)."""
