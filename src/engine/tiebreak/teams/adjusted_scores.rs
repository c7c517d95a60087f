//! The scores of a team, as counted by its opponents: unplayed rounds by Article 16 of FIDE C.07.

use super::{MatchKind, Score, TeamMatch, TeamTable};
use crate::format::MatchOutcome;
use crate::tiebreak::Ratio;
use crate::tournament::{Bye, PairingNumber, Points, RequestedBye, RoundNo};

/// One match of a team, as counted in sums of opponents' scores.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contribution {
    pub(super) round: RoundNo,
    /// The score of the opponent, or of the dummy.
    pub(super) seen: Points,
    /// The value: the score, or the product.
    pub(super) worth: Ratio,
    pub(super) is_voluntary: bool,
}

/// Returns every round of a team with the opponent's score and the round's value: that score itself, or times its own
/// score of the match.
pub(super) fn contributions(
    table: &TeamTable,
    team: PairingNumber,
    seen_by: Score,
    own: Option<Score>,
) -> Vec<Contribution> {
    let total = table.total(team, seen_by);
    let contribution = |of: &TeamMatch| {
        let scheduled = of.opponent.map(|opponent| table.as_seen(opponent, seen_by));
        let is_met = table.is_predetermined() || matches!(of.kind, MatchKind::Played | MatchKind::Running);
        let seen = match scheduled {
            Some(scheduled) if is_met => scheduled,
            // The dummy of an unplayed round (16.4).
            Some(scheduled) => total.min(scheduled),
            None if table.is_predetermined() => return None,
            None => total.min(table.draws(seen_by)),
        };
        let worth = match own {
            None => seen.into(),
            Some(own) => Ratio::from(seen).times(of.score(own)),
        };
        Some(Contribution {
            round: of.round,
            seen,
            worth,
            is_voluntary: !table.is_predetermined() && is_voluntary(of),
        })
    };
    table.matches(team).filter_map(contribution).collect()
}

/// Returns true if the team itself left a round unplayed: a requested bye, or a match that it forfeited (16.1.2).
fn is_voluntary(of: &TeamMatch) -> bool {
    let is_requested =
        matches!(of.bye, Some(Bye::Requested(RequestedBye::HalfPoint | RequestedBye::ZeroPoint)));
    is_requested || of.kind == MatchKind::Forfeited && of.outcome == Some(MatchOutcome::Lost)
}

impl TeamMatch {
    pub(super) fn score(&self, score: Score) -> Points {
        match score {
            Score::Matches => self.match_points,
            Score::Games => self.points,
        }
    }
}

impl TeamTable {
    pub fn total(&self, team: PairingNumber, score: Score) -> Points {
        match score {
            Score::Matches => self.match_points(team),
            Score::Games => self.team_points(team),
        }
    }

    /// Returns a score of a team as its opponents see it: a requested bye followed by no match counts as a draw (16.3).
    fn as_seen(&self, team: PairingNumber, score: Score) -> Points {
        let total = self.total(team, score);
        if self.is_predetermined() {
            return total;
        }
        let of: Vec<&TeamMatch> = self.matches(team).collect();
        let trailing = of.iter().rev().take_while(|of| is_voluntary(of));
        let requested = trailing.filter(|of| of.kind != MatchKind::Forfeited);
        requested.fold(total, |seen, of| seen + self.drawn(score) - of.score(score))
    }

    /// Returns the score of a team that drew every round.
    fn draws(&self, score: Score) -> Points {
        std::iter::repeat_n(self.drawn(score), self.rounds().into()).sum()
    }
}
