//! Value of unplayed rounds, for the player and for the opponents who count the score.

use super::{Modifiers, PlayerRound, Ratio, ResultTable, RoundKind, Source, Term};
use crate::tournament::{PairingNumber, Points, RoundNo, TieBreakRules};
use std::borrow::Cow;

impl ResultTable {
    /// Returns a player's score as their opponents see it in their tie-breaks (booklet §3; FIDE C.07 16.3).
    pub fn adjusted_score(&self, number: PairingNumber) -> Points {
        adjusted_score(self, number)
    }
}

/// Returns the score that counts for opponents.
///
/// Predetermined pairings: points from games, without byes (tie-breaks §1). Booklet §3: every unplayed round is a draw.
/// FIDE C.07 16.3: a requested bye followed only by voluntary unplayed rounds is a draw.
fn adjusted_score(table: &ResultTable, player: PairingNumber) -> Points {
    match (table.is_predetermined(), table.rules()) {
        (true, _) => table.game_score(player),
        (false, TieBreakRules::Booklet) => every_unplayed_round_drawn(table, player),
        (false, TieBreakRules::Fide2026) => last_requested_byes_drawn(table, player),
    }
}

fn every_unplayed_round_drawn(table: &ResultTable, player: PairingNumber) -> Points {
    table.record(player).iter().map(|round| drawn_unless_played(table, round)).sum()
}

/// Booklet §3: returns the value of a round in the adjusted score.
pub(super) fn drawn_unless_played(table: &ResultTable, round: &PlayerRound) -> Points {
    match round.kind {
        RoundKind::Played | RoundKind::Adjourned | RoundKind::Void => round.points,
        RoundKind::ForfeitWin
        | RoundKind::ForfeitLoss
        | RoundKind::PairingAllocatedBye
        | RoundKind::FullPointBye
        | RoundKind::HalfPointBye
        | RoundKind::ZeroPointBye => table.system().draw + round.given,
    }
}

/// FIDE C.07 16.3, class 16.2.5.
fn last_requested_byes_drawn(table: &ResultTable, player: PairingNumber) -> Points {
    let records = table.record(player);
    let last = records.iter().rev().take_while(|round| round.kind.is_voluntary());
    let gains =
        last.filter(|round| round.kind.is_requested_bye()).map(|round| table.system().draw - round.earned());
    table.score(player) + gains.sum()
}

/// The value of each round of a player in methods based on opponents' scores.
pub(super) struct RoundValues<'t> {
    table: Cow<'t, ResultTable>,
    adjusted: Vec<Points>,
}

impl<'t> RoundValues<'t> {
    /// Prepares a table, with forfeits as games if the modifiers require it (FIDE C.07 14, K-8).
    pub(super) fn new(table: &'t ResultTable, modifiers: Modifiers) -> Self {
        Self::of(if modifiers.forfeits_played {
            Cow::Owned(table.with_forfeits_played())
        } else {
            Cow::Borrowed(table)
        })
    }

    /// Prepares a table as if every pairing of the last round had been drawn (FIDE C.07 8.3).
    pub(super) fn fore(table: &'t ResultTable, modifiers: Modifiers) -> Self {
        Self::of(Cow::Owned(Self::new(table, modifiers).table.with_last_round_drawn()))
    }

    fn of(table: Cow<'t, ResultTable>) -> Self {
        Self { adjusted: table.numbers().map(|player| adjusted_score(&table, player)).collect(), table }
    }

    /// Returns the sums of all players, number 1 first.
    pub(super) fn sums(&self) -> Vec<Ratio> {
        let mut terms = Vec::new();
        let mut sum = |player| {
            terms.clear();
            self.terms(player, &mut terms);
            super::term::sum(&terms)
        };
        self.table.numbers().map(&mut sum).collect()
    }

    fn seen(&self, opponent: PairingNumber) -> Points {
        self.adjusted[opponent.index()]
    }

    /// Appends a term for every round that counts.
    pub(super) fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let mut before = Points::ZERO;
        for (number, round) in self.table.by_round(player) {
            let found = match (self.table.is_predetermined(), self.table.rules()) {
                _ if round.kind == RoundKind::Void => None,
                (true, _) => round.opponent.map(|opponent| (Source::Opponent, self.seen(opponent))),
                (false, rules) => Some(match (round.opponent.filter(|_| round.kind.is_played()), rules) {
                    (Some(opponent), _) => (Source::Opponent, self.seen(opponent)),
                    (None, TieBreakRules::Booklet) => {
                        (Source::Virtual, self.virtual_opponent(number, before, round))
                    }
                    (None, TieBreakRules::Fide2026) => {
                        (Source::Dummy { voluntary: round.kind.is_voluntary() }, self.dummy(player, round))
                    }
                }),
            };
            terms.extend(found.map(|(source, score)| Term::new(number, round, source, score)));
            before += round.points;
        }
    }

    /// Booklet §4: starts with the player's score, scores the points they did not, and draws the remaining rounds.
    fn virtual_opponent(&self, number: RoundNo, before: Points, round: &PlayerRound) -> Points {
        let system = self.table.system();
        let left = self.table.rounds().saturating_sub(number.0.into());
        before + (system.win - round.earned()) + std::iter::repeat_n(system.draw, left).sum()
    }

    /// FIDE C.07 16.4: the player's own score, at most the scheduled opponent's adjusted one, or draws throughout.
    fn dummy(&self, player: PairingNumber, round: &PlayerRound) -> Points {
        let cap = match round.opponent {
            Some(opponent) => self.seen(opponent),
            None => std::iter::repeat_n(self.table.system().draw, self.table.rounds()).sum(),
        };
        self.table.score(player).min(cap)
    }
}
