"""Watching games and writing down every decision as a row."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.api.actions import Action as PublicAction
from undermine.api.actions import Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Claim
from undermine.bots.games import believe
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.views import view
from undermine.env.claims import ClaimForm, truth
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.setting import Setting
from undermine.env.sight import Sight
from undermine.replay.results import RoundResult
from undermine.sim.dataset.columns import Columns
from undermine.sim.results import RoundKeeper


class RowKeeper(RoundKeeper):
    """Notes every decision of one game after the other."""

    def __init__(self, rules: str, players: int, claims: bool, belief: bool) -> None:
        self.sight = Sight(Setting(rules=rules, players=players, claims=claims, whole_game=True))
        self.believes = belief
        self.begin_part()
        self._game = 0
        self._line_up: Sequence[str] = ()

    def begin_part(self) -> None:
        """Begin with no rows again."""
        self.columns = Columns(self.sight.encoder)

    def seat(self, game: int, line_up: Sequence[str]) -> None:
        """Note which game comes next, and which bot sits where."""
        self._game, self._line_up = game, line_up

    def began(self, table: Table) -> None:
        """Begin a game."""
        super().began(table)
        self._begun = len(self.columns)
        self._counted = ActionCounts(ruleset_of(table), table.seats)
        self._counted.follow(table)
        self._said: list[tuple[int, ClaimForm, bool | None]] = []
        self._round = table.round

    # -- a decision ------------------------------------------------------------------------------------------------

    def asked(self, table: Table, seat: int) -> None:
        """Note what the seat knows and may do."""
        self.table = table
        ask = table.ask()
        cards, said = table.ruleset.cards, self._said
        self.columns.begin_row(
            self.sight.ids(table, seat),
            [cards[dwarf].name for dwarf in getattr(table, "roles")],  # noqa: B009 - of both games
            {
                "game": self._game,
                "decision": self.decisions,
                "round": int(table.round),
                "turn": int(table.turn),
                "seat": seat,
                "bot": self._line_up[seat],
                "question": "" if ask is None else ask.name(),
                "belief": self._belief(table, seat) if self.believes else None,
                "claim_seats": [speaker for speaker, _, _ in said],
                "claims": [self._label(form) for _, form, _ in said],
                "claims_true": [true for _, _, true in said],
            },
        )
        self._observe(table, seat)
        self._codes = list(table.offers.listing())

    def _belief(self, table: Table, seat: int) -> list[float]:
        return believe(view(table, seat), self.heard(table)).suspicion

    def _observe(self, table: Table, seat: int) -> None:
        claims = self.sight.claims
        if claims is not None:
            claims.said = [(speaker, form) for speaker, form, _ in self._said]
        self.columns.observations.add(table, seat, self._counted)

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Note what was chosen, and what the round came to if it has ended."""
        columns = self.columns.plain
        columns["choice"][-1] = self._codes.index(int(action.code()))
        columns["action"][-1] = str(action)
        ended = len(self.rounds)
        super().moved(table, seat, action, events)
        self._counted.follow(table)
        if len(self.rounds) > ended:
            self._settle(self.rounds[-1], ended + 1)
        if table.round != self._round:
            self._round = table.round
            self._said.clear()

    def _settle(self, result: RoundResult, number: int) -> None:
        columns = self.columns.plain
        for row in range(self._begun, len(self.columns)):
            if columns["round"][row] == number:
                seat = columns["seat"][row]
                columns["side"][row] = result.side
                columns["won"][row] = result.won[seat]
                columns["gained"][row] = result.gained[seat]

    def ended(self, table: Table) -> None:
        """Note everybody's score."""
        scores = table.ruleset.scores(table)
        seats = self.columns.plain["seat"][self._begun :]
        self.columns.plain["score"][self._begun :] = [scores[seat] for seat in seats]

    # -- claims ----------------------------------------------------------------------------------------------------

    def heard(self, table: Table) -> tuple[Claim, ...]:
        """Return what was claimed in this round as bots hear it."""
        claims = self.sight.claims
        if claims is None:
            return ()
        return tuple([claims.spoken(table, speaker, form) for speaker, form, _ in self._said])

    def said(self, claim: Claim) -> None:
        """Note what a bot claims now, if it can be claimed here."""
        claims = self.sight.claims
        form = None if claims is None else claims.form_of(self.table, claim)
        if form is not None:
            self._said.append((claim.seat, form, truth(self.table, claim.seat, form)))

    def _label(self, form: ClaimForm) -> str:
        return "" if self.sight.claims is None else self.sight.claims.label(form).removeprefix("claim ")


class SpeakingBot(Bot):
    """A bot that hears what is claimed, and claims something before it answers if it wants to."""

    def __init__(self, inner: Bot, keeper: RowKeeper) -> None:
        super().__init__(inner.seat, inner.seed, inner.budget)
        self.inner = inner
        self.keeper = keeper

    def choose(self, view: View, options: Options) -> PublicAction:  # noqa: ARG002 - the inner bot takes them from the view
        """Hear, speak, answer."""
        self.inner.hear(self.keeper.heard(self.keeper.table))
        claim = self.inner.speak(view)
        if claim is not None:
            self.keeper.said(claim)
            self.inner.hear(self.keeper.heard(self.keeper.table))
        return self.inner.decide(view)
