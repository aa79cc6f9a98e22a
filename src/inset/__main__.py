"""``python -m inset``: the command line."""

from inset.apps.cli import main

main()
