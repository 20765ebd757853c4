"""Templates compiled for pages that are drawn many times a second.

What a template draws is what Jinja would draw, to the byte. Left out is what is made for templates
of strangers: a call that looks first whether the function wants to know the template (here only
macros would), an attribute by way of the environment, a `Markup` around every piece of a text that
is put together to one in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from keyword import iskeyword
from typing import Any

import markupsafe
from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef, optimizeconst
from jinja2.runtime import Macro, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape

from ludoteca.server.looking import Looking

#: of a plain text; where markupsafe has it apart from what makes the text safe as well
escape_text: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)

#: a text that is safe as it stands, without looking at it
safe: Callable[[str], Markup] = partial(str.__new__, Markup)


class QuickMacro(Macro):
    """A macro. What it draws of a live table's scene is kept (see `Looking`)."""

    def __call__(self, *args: Any, **named: Any) -> str:
        if args and type(args[0]) is Looking:
            return args[0].drawn(self, args[1:], named)
        return self.draw(*args, **named)

    def draw(self, *args: Any, **named: Any) -> str:
        count, wanted = len(args), self._argument_count
        if count > wanted or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*args, **named)
        if not named and not self.caller:
            if count < wanted:
                args += (missing,) * (wanted - count)
            return safe(self._func(*args))
        filled = [*args, *[named.pop(name, missing) for name in self.arguments[count:]]]
        if self.caller and not self.explicit_caller:
            caller = named.pop("caller", None)
            if caller is None:
                caller = self._environment.undefined("No caller defined", name="caller")
            filled.append(caller)
        if named:
            return super().__call__(*args, **named)  # which complains of it
        return safe(self._func(*filled))

    def text(self, *args: Any) -> str:
        """What it draws, as plain text, where all its arguments are given."""
        return self._func(*args)


class QuickGenerator(CodeGenerator):
    """Writes the code of a template."""

    def write_commons(self) -> None:
        super().write_commons()
        self.writeline(
            "escape, join, item = environment.escape, environment.join, environment.item"
        )

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        whole, found = self.temporary_identifier(), self.temporary_identifier()
        self.write(f"({found} if ({found} := getattr(({whole} := ")
        self.visit(node.node, frame)
        self.write(f"), {node.attr!r}, missing)) is not missing else item({whole}, {node.attr!r}))")

    @optimizeconst
    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802
        self.write("join((")
        for arg in node.nodes:
            self.visit(arg, frame)
            self.write(", ")
        self.write("))")

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        self.visit(node.node, frame)
        self.write("(")
        for arg in node.args:
            self.visit(arg, frame)
            self.write(", ")
        if node.dyn_args is not None:
            self.write("*")
            self.visit(node.dyn_args, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"**{{{named.key!r}: " if iskeyword(named.key) else f"{named.key}=")
            self.visit(named.value, frame)
            self.write("}, " if iskeyword(named.key) else ", ")
        if forward_caller:
            self.write("caller=caller, ")
        if node.dyn_kwargs is not None:
            self.write("**")
            self.visit(node.dyn_kwargs, frame)
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.as_")  # ... Macro
        super().macro_def(macro_ref, frame)


class QuickEnvironment(Environment):
    """For templates whose every text is escaped, none of which is asynchronous or sandboxed."""

    code_generator_class = QuickGenerator
    as_Macro = QuickMacro  # noqa: N815

    @staticmethod
    def escape(value: Any) -> str:
        """As a piece of a page; unlike Jinja's not marked as safe, as it goes into one that is."""
        kind = type(value)
        if kind is str:
            return escape_text(value)
        if kind is Markup:
            text: str = value
            return text
        return str(value) if kind is int else escape(value)

    @staticmethod
    def join(values: tuple[Any, ...]) -> str:
        for value in values:
            if type(value) is not str:
                return markup_join(values)
        return "".join(values)

    def item(self, thing: Any, name: str) -> Any:
        """Of something that has no attribute of that name."""
        try:
            return thing[name]
        except (TypeError, LookupError, AttributeError):
            return self.undefined(obj=thing, name=name)
