"""For whoever writes a game: the checks every game must pass, by one line each."""

from __future__ import annotations

from ludoteca.testing.conformance import conform
from ludoteca.testing.rules import check_rules_proven, rule
from ludoteca.testing.texts import check_texts

__all__ = ["check_rules_proven", "check_texts", "conform", "rule"]
