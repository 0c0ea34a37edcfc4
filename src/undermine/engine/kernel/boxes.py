"""Boxes: THE ordered list of a game's modules, the rulesets people name, and how a name is taken apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undermine.engine.kernel.modules import Module
from undermine.engine.kernel.rulesets import RulesError


class Box:
    """What a game can be played with.

    Mixtures begin with a foundation, which stands for some modules; presets are mixtures with a name of their own,
    aliases other names of foundations. A preset may have the name of a module that it adds to a foundation: the name
    then means the module where the mixture has a foundation besides, and the preset where it has none. A foundation or
    preset that needs a module which is not in the box is not in it either.
    """

    def __init__(
        self,
        modules: tuple[tuple[str, Callable[[], Module]], ...],
        foundations: dict[str, tuple[str, ...]],
        presets: dict[str, str],
        aliases: dict[str, str],
    ) -> None:
        """Fill the box."""
        self.modules = modules
        names = [name for name, _ in modules]
        self.foundations = {
            name: founded for name, founded in foundations.items() if all_among(founded, names)
        }
        names.extend(self.foundations)
        self.presets = {
            name: mixture for name, mixture in presets.items() if all_among(mixture.split("+"), names)
        }
        self.aliases = {alias: name for alias, name in aliases.items() if name in self.foundations}

    def optional(self) -> list[str]:
        """Return the modules that can be added to a foundation by name, in box order."""
        founded = {module for modules in self.foundations.values() for module in modules}
        return [module for module, _ in self.modules if module not in founded]

    def names(self) -> list[str]:
        """Return every name that rules can be made of, each once."""
        return list(dict.fromkeys([*self.foundations, *self.presets, *self.optional()]))

    def knows(self, word: str) -> bool:
        """Return whether a word names something in this box."""
        name = spelled(word)
        return name in self.names() or name in self.aliases

    def named(self, rules: str) -> list[str]:
        """Return the foundation, then the modules that a mixture names, in box order; or raise `RulesError`."""
        words = [spelled(word) for word in rules.split("+")]
        refuse_named_twice(words, rules)
        names = self._spelled_out(words)
        optional = self.optional()
        for name in names:
            if name not in self.foundations and name not in optional:
                raise unknown_rules(name, self.names())
        refuse_named_twice(names, rules)
        foundations = [name for name in names if name in self.foundations]
        if len(foundations) > 1:
            msg = f"'{foundations[0]}' cannot be combined with '{foundations[1]}'"
            raise RulesError("cannot-combine", {"one": foundations[0], "other": foundations[1]}, msg)
        if not foundations:
            msg = f"'{rules}' must be added to one of {', '.join(self.foundations)}"
            raise RulesError("no-foundation", {"one": rules, "names": ", ".join(self.foundations)}, msg)
        replaced = self._replaced([*self.foundations[foundations[0]], *names])
        return foundations + [name for name in optional if name in names and name not in replaced]

    def _spelled_out(self, words: list[str]) -> list[str]:
        """Return the words with what presets and aliases stand for."""
        modules = self.optional()
        founded = any(
            word in self.foundations or word in self.aliases or (word in self.presets and word not in modules)
            for word in words
        )
        names: list[str] = []
        for word in words:
            if word in self.presets and not (founded and word in modules):
                names.extend(self.presets[word].split("+"))
            else:
                names.append(self.aliases.get(word, word))
        return names

    def chosen(self, names: list[str]) -> list[Module]:
        """Make the modules that the names stand for, in box order, without those that others replace."""
        wanted: list[str] = []
        for name in names:
            wanted.extend(self.foundations.get(name, (name,)))
        replaced = self._replaced(wanted)
        return [make() for module, make in self.modules if module in wanted and module not in replaced]

    def variants(self) -> dict[str, str]:
        """Return the modules that are another way to play some module, each with that module."""
        made = [make() for _, make in self.modules]
        return {module.id: module.variant_of for module in made if module.variant_of}

    def _replaced(self, wanted: list[str]) -> list[str]:
        """Return the modules whose place others take: those they replace and those of which they are variants."""
        made = [make() for module, make in self.modules if module in wanted]
        return [name for module in made for name in (*module.replaces, module.variant_of)]


def all_among(wanted: Sequence[str], names: list[str]) -> bool:
    """Return whether all wanted names are there."""
    return all(name in names for name in wanted)


def spelled(word: str) -> str:
    """Return a name as boxes spell it, whatever its case and dashes."""
    return word.strip().lower().replace("_", "-")


def refuse_named_twice(names: list[str], rules: str) -> None:
    """Raise `RulesError` if a name comes twice in a mixture."""
    for name in names:
        if names.count(name) > 1:
            msg = f"'{name}' is named twice in '{rules}'"
            raise RulesError("named-twice", {"one": name}, msg)


def unknown_rules(name: str, names: list[str]) -> RulesError:
    """Return what to raise for a name that means nothing."""
    sentence = f"there are no rules called '{name}'; there are: {', '.join(names)}"
    return RulesError("unknown-rules", {"one": name, "names": ", ".join(names)}, sentence)
