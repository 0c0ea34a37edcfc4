"""What a client needs to draw and say a game: the cards of its rules, the kinds of every value's fields, the words.

All of it is the same for everybody and never changes while the server runs.
"""

from functools import lru_cache
from typing import Final

from litestar import MediaType, Response, get

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.engine.tunnels.tiles import TunnelCard, letters
from undermine.locale import catalogue
from undermine.locale.words import card_message
from undermine.protocol.rules import CardData, Components, Copies, GoldCards, RulesData
from undermine.rulebook import components, rulesets
from undermine.server.errors import RequestError, bad_rules

HOUR_SECONDS = 3600
UNSAID_IN_BROWSERS: Final = ("cli.ftl", "scenarios.ftl")
"""The catalogues of what only the command line says."""


def card_data(card: Card) -> CardData:
    """Describe a card for drawing."""
    tile = card.tile if isinstance(card, TunnelCard) else None
    return CardData(
        card.name,
        card.kind,
        card_message(card),
        [letters(tunnel) for tunnel in tile.tunnels] if tile else [],
        letters(tile.dead_ends) if tile else "",
        list(card.tags),
        card.module,
    )


@lru_cache(maxsize=1)
def field_kinds() -> dict[str, dict[str, str]]:
    """Return the kinds of the fields of every value there is."""
    kinds: dict[str, dict[str, str]] = {}
    for value in value_classes():
        pairs = [field.partition(":") for field in value.fields]
        kinds[kind_name(value)] = {name: kind or name for name, _, kind in pairs}
    return kinds


def rules_data(ruleset: Ruleset) -> RulesData:
    """Describe a set of rules."""
    return RulesData(
        ruleset.name,
        ruleset.fewest,
        ruleset.most,
        [module.id for module in ruleset.modules],
        [card_data(card) for card in ruleset.cards],
        field_kinds(),
    )


@get("/api/rules/{rules:str}", sync_to_thread=False)
def show_ruleset(rules: str) -> RulesData:
    """Describe one mixture, or say why there is none."""
    try:
        return rules_data(rulesets.ruleset(rules))
    except RulesError as error:
        raise bad_rules(error) from None


@get("/api/rules/{rules:str}/components", sync_to_thread=True)
def show_components(rules: str) -> Components:
    """Say what has to be printed to play one mixture."""
    try:
        mixture = rulesets.ruleset(rules)
    except RulesError as error:
        raise bad_rules(error) from None
    return Components(
        mixture.name,
        [module.id for module in mixture.modules],
        [Copies(card_data(card), copies) for card, copies in components.components(rules)],
        [card_data(card) for card in mixture.cards if card.kind == components.BACK],
        [GoldCards(value, copies) for value, copies in components.gold_cards(rules)],
    )


@lru_cache
def words(language: str, of_rules: bool) -> str:
    """Return the messages of a language as one Fluent text: either the rules, clause by clause, or all the others."""
    names = [name for name in catalogue.file_names(language) if name not in UNSAID_IN_BROWSERS]
    return "\n".join(
        catalogue.read(language, name) for name in names if name.startswith("rules-") == of_rules
    )


def _text(language: str, of_rules: bool) -> Response[str]:
    if language not in catalogue.LANGUAGES:
        raise RequestError("no-such-language", f"The languages are {', '.join(catalogue.LANGUAGES)}.", 404)
    return Response(words(language, of_rules), headers={"Cache-Control": f"public, max-age={HOUR_SECONDS}"})


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def show_words(language: str) -> Response[str]:
    """Return what a client says during a game."""
    return _text(language, of_rules=False)


@get("/api/words/{language:str}/rules", media_type=MediaType.TEXT, sync_to_thread=False)
def show_rule_words(language: str) -> Response[str]:
    """Return the rules in words."""
    return _text(language, of_rules=True)


HANDLERS = (show_ruleset, show_components, show_words, show_rule_words)
