"""A template draws what Jinja alone would draw of it."""

from __future__ import annotations

from typing import Any

import pytest
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from ludoteca.server.quick import QuickEnvironment

SETTINGS: dict[str, Any] = {"autoescape": True, "undefined": StrictUndefined, "trim_blocks": True}
KNOWN: dict[str, Any] = {
    "text": "<Anna & Bruno>",
    "safe": Markup("<i>safe</i>"),
    "number": 7,
    "part": 0.5,
    "nothing": None,
    "yes": True,
    "things": [{"name": "<a>", "items": 1}, {"name": "b", "items": 2}],
    "named": {"items": "an item?", "class": "c"},
    "call": lambda *args, **named: f"{args}{named}",
}

TEMPLATES = (
    "{{ text }}{{ safe }}{{ number }}{{ part }}{{ nothing }}{{ yes }}{{ things }}",
    "{{ text ~ safe }}{{ 'a' ~ number ~ part }}{{ 'a' ~ text }}{{ safe ~ text ~ safe }}",
    "{{ things[0].name }}{{ things[1]['name'] }}{{ named.class }}{{ named['items'] }}",
    "{{ named.items() | list }}{{ text.upper() }}{{ things | map(attribute='name') | list }}",
    "{{ call(1, *[2, 3], a=4, **{'b': 5}) }}{{ call(class=1, a=2) }}{{ call() }}",
    "{% for it in things if it.name %}{{ loop.index }}{{ it.name }}{% else %}none{% endfor %}",
    "{% set kept %}{{ text }}<b>{% endset %}{{ kept }}{{ kept ~ text }}",
    "{% macro m(a, b=2, c='<c>') %}{{ a }}{{ b }}{{ c }}{% endmacro %}"
    "{{ m(1) }}{{ m(text, c=safe) }}{{ m(1, 2, 3) }}{{ m(b=1, a=2) ~ text }}",
    "{% macro m(a) %}{{ a }}{{ caller(a) if caller is defined else '-' }}{% endmacro %}"
    "{{ m(text) }}{% call(it) m(text) %}[{{ it }}]{{ safe }}{% endcall %}",
    "{% macro m(caller=none) %}{{ caller() }}{% endmacro %}{% call m() %}{{ text }}{% endcall %}",
    "{% macro m() %}{{ varargs }}{{ kwargs }}{% endmacro %}{{ m(1, text, a=safe) }}",
    "{{ 'a' if number > 6 else text }}{{ text if nothing }}{{ [text, safe] | join(', ') }}",
)
MISTAKES = (
    "{{ missing }}",
    "{{ things.missing }}",
    "{{ missing.name }}",
    "{{ things[0].missing.name }}",
    "{{ missing() }}",
    "{% macro m(a) %}{{ a }}{% endmacro %}{{ m() }}",
    "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1, 2) }}",
    "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1, b=2) }}",
    "{% macro m() %}{{ caller() }}{% endmacro %}{{ m() }}",
)


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_draws_the_same(template: str) -> None:
    wanted = Environment(**SETTINGS).from_string(template).render(KNOWN)
    assert QuickEnvironment(**SETTINGS).from_string(template).render(KNOWN) == wanted


@pytest.mark.parametrize("template", MISTAKES)
def test_a_mistake_in_a_template_is_the_same_mistake(template: str) -> None:
    with pytest.raises(Exception, match=r".") as wanted:
        Environment(**SETTINGS).from_string(template).render(KNOWN)
    with pytest.raises(wanted.type) as found:
        QuickEnvironment(**SETTINGS).from_string(template).render(KNOWN)
    assert str(found.value) == str(wanted.value)
