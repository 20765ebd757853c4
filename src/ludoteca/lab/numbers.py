"""Numbers as people write them in their language."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent

from ludoteca.core.texts import LOCALES
from ludoteca.lab.summary import Interval

DASH = "–"


class Numbers:
    """Writes numbers in one language."""

    def __init__(self, lang: str) -> None:
        self._locale = Locale.parse(LOCALES[lang], sep="-")

    def whole(self, number: int) -> str:
        return format_decimal(number, locale=self._locale)

    def number(self, number: float) -> str:
        """With one digit after the point, where there is one."""
        return format_decimal(round(number, 1), "#,##0.#", locale=self._locale)

    def signed(self, number: float) -> str:
        return format_decimal(round(number, 1), "+#,##0.0;−#,##0.0", locale=self._locale)

    def share(self, share: float) -> str:
        return format_percent(share, "#,##0.0%", locale=self._locale)

    def about(self, share: float) -> str:
        """A share without digits after the point."""
        return format_percent(share, "#,##0%", locale=self._locale)

    def shares(self, interval: Interval) -> str:
        """From one share to another."""
        low = format_decimal(round(100 * interval.low, 1), "#,##0.0", locale=self._locale)
        return f"{low}{DASH}{self.share(interval.high)}"

    def more(self, share: float) -> str:
        """How much a share is above another, in hundredths."""
        return self.signed(100 * share)

    def between(self, interval: Interval, unit: float = 1) -> str:
        """From one number to another, with their signs."""
        return f"{self.signed(unit * interval.low)} {DASH} {self.signed(unit * interval.high)}"
