//! Articles that allow changing public data: a seating, a result, colours (dutch-2009 F.6, F.7; FIDE C.04.2 4.3, 4.4).

use super::results::{Follow, check_open};
use crate::keyword::keywords;
use crate::tournament::{Round, RoundNo, Snapshot};

keywords! {
/// An article that allows a different seating in a published round, with the citation with which the reason in the log
/// begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Article: code -> &'static str {
    /// The published pairing breaks an absolute criterion.
    AbsoluteCriterion = "F.6",
    MetBefore = "C.04.2 4.4 a",
    Regulations = "C.04.2 4.4 b",
    /// Two adjacent players without an opponent agree to play.
    BothAlone = "C.04.2 4.4 c",
    /// A late entry is added, and all concerned agree.
    LateEntry = "C.04.2 4.4.4",
    /// Unforeseen circumstances on the top boards of the last round.
    TopBoards = "C.04.2 4.4 e",
}
}

impl Article {
    /// Returns the articles that can allow a different seating in `round`; none for matches of a table or bracket,
    /// because all of them concern pairing by results.
    pub fn reseating(snapshot: &Snapshot, round: RoundNo) -> impl Iterator<Item = Self> {
        let is_last = round >= snapshot.settings().rounds;
        let has_matches = snapshot.round(round).is_some_and(Round::is_more_than_games);
        let can = move |article: &Self| !has_matches && (*article != Self::TopBoards || is_last);
        Self::ALL.into_iter().filter(can)
    }
}

impl Follow {
    /// Returns the possible effects of correcting a result or colours of a published round. In the last paired round no
    /// effect is needed. In earlier ones later pairings remain valid, or are undone from the first unplayed or the next
    /// round on, or only the rating report shows the correction. Rounds of a table are never undone: none follows from
    /// another.
    pub fn choices(snapshot: &Snapshot, round: RoundNo) -> Vec<Self> {
        let Some(last) = snapshot.last_paired().filter(|&last| last > round) else {
            return vec![Self::Record];
        };
        let next = round.next();
        let is_unplayed = |round: &Round| round.missing() == round.boards().len();
        if check_open(snapshot, round).is_ok() {
            let is_played_since =
                snapshot.rounds().iter().skip(round.0.into()).any(|later| !is_unplayed(later));
            return if is_played_since {
                vec![Self::Record, Self::RatingReportOnly]
            } else {
                vec![Self::Record]
            };
        }
        let is_unplayed = snapshot.round(last).is_some_and(is_unplayed);
        let mut choices = vec![Self::Record];
        choices.extend(is_unplayed.then_some(Self::UndoLater { from: last }));
        choices.extend((!is_unplayed || last > next).then_some(Self::UndoLater { from: next }));
        choices.push(Self::RatingReportOnly);
        choices
    }

    /// Returns the article that prescribes the effect; undoing is the arbiter's own decision.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Self::Record => Some("F.7"),
            Self::UndoLater { .. } => None,
            Self::RatingReportOnly => Some("C.04.2 4.3"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Command;
    use crate::command::tests::Event;
    use crate::tournament::{Settings, SystemId};

    #[test]
    fn the_top_boards_are_reseated_in_the_last_round_only() {
        let event = Event::of(4);
        let last = event.0.settings().rounds;
        assert_eq!(Article::reseating(&event.0, last).last(), Some(Article::TopBoards));
        assert_eq!(Article::reseating(&event.0, RoundNo(last.0 - 1)).last(), Some(Article::LateEntry));
    }

    #[test]
    fn consequences_of_a_correction_depend_on_the_rounds_paired_since() {
        let mut event = Event::of(8);
        event.play(1..=2);
        let undo = |round| Follow::UndoLater { from: RoundNo(round) };
        assert_eq!(Follow::choices(&event.0, RoundNo(2)), [Follow::Record]);
        let after_play = [Follow::Record, undo(2), Follow::RatingReportOnly];
        assert_eq!(Follow::choices(&event.0, RoundNo(1)), after_play);
        event.draft(3);
        event.publish(3);
        assert_eq!(
            Follow::choices(&event.0, RoundNo(2)),
            [Follow::Record, undo(3), Follow::RatingReportOnly]
        );
        let both = [Follow::Record, undo(3), undo(2), Follow::RatingReportOnly];
        assert_eq!(Follow::choices(&event.0, RoundNo(1)), both, "round 3 is not played yet");
    }

    #[test]
    fn a_correction_in_a_table_undoes_nothing() {
        let mut event = Event::of(4);
        let (system, rounds) = (SystemId::new("round-robin"), RoundNo(3));
        let settings = Settings { system, rounds, ..event.0.settings().clone() };
        event.act(Command::Announce(Box::new(settings)));
        for round in 1..=3 {
            event.draft(round);
            event.publish(round);
        }
        event.enter_all(1);
        assert_eq!(Follow::choices(&event.0, RoundNo(1)), [Follow::Record], "nothing is played since");
        event.enter_all(2);
        assert_eq!(Follow::choices(&event.0, RoundNo(1)), [Follow::Record, Follow::RatingReportOnly]);
    }
}
