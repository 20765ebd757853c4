"""Explaining a value by a sum of what is known about it, as well as a sum can."""

from __future__ import annotations

from collections.abc import Sequence


class Sums:
    """What a weighted ridge regression needs, added up row by row."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.squares = [[0.0] * columns for _ in range(columns)]
        self.products = [0.0] * columns

    def add(self, row: dict[int, float], value: float, weight: float) -> None:
        for i, x in row.items():
            self.products[i] += weight * x * value
            squares = self.squares[i]
            for j, y in row.items():
                squares[j] += weight * x * y

    def solved(self, doubts: Sequence[float]) -> list[float]:
        """By Gaussian elimination."""
        rows = [
            [*squares, product]
            for squares, product in zip(self.squares, self.products, strict=True)
        ]
        for i, doubt in enumerate(doubts):
            rows[i][i] += doubt
        for i in range(self.columns):
            best = max(range(i, self.columns), key=lambda n: abs(rows[n][i]))
            rows[i], rows[best] = rows[best], rows[i]
            pivot = rows[i]
            for other in rows[i + 1 :]:
                factor = other[i] / pivot[i]
                if factor:
                    for j in range(i, self.columns + 1):
                        other[j] -= factor * pivot[j]
        found = [0.0] * self.columns
        for i in reversed(range(self.columns)):
            known = sum([rows[i][j] * found[j] for j in range(i + 1, self.columns)])
            found[i] = (rows[i][-1] - known) / rows[i][i]
        return found
