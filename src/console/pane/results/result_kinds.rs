//! All possible results of a board, each with the key that selects it in every list, and its kind in the tally.

use crate::desk::{Context, Message};
use crate::dialog::PickItem;
use crate::result_keys::{OUTCOMES, ResultKeys};
use hakem_engine::tournament::{Forfeit, GameResult, Outcome};
use std::borrow::Cow;

/// Results in the order of every list: those of the stream, with the digits of the result keys, then forfeits with the
/// signs that follow `f` on a slip, then the rare ones.
const RESULTS: [(char, GameResult); 13] = [
    ('1', GameResult::Played(Outcome::WhiteWins)),
    ('5', GameResult::Played(Outcome::Draw)),
    ('0', GameResult::Played(Outcome::BlackWins)),
    ('+', GameResult::Forfeit(Forfeit::ToWhite)),
    ('-', GameResult::Forfeit(Forfeit::ToBlack)),
    ('*', GameResult::Forfeit(Forfeit::Both)),
    ('6', GameResult::Played(Outcome::WhiteDraws)),
    ('7', GameResult::Played(Outcome::BlackDraws)),
    ('8', GameResult::Played(Outcome::BothLose)),
    ('r', GameResult::Unrated(Outcome::WhiteWins)),
    ('s', GameResult::Unrated(Outcome::Draw)),
    ('t', GameResult::Unrated(Outcome::BlackWins)),
    ('a', GameResult::Adjourned),
];

fn results(result_keys: &ResultKeys) -> impl Iterator<Item = (char, GameResult)> {
    let digits = result_keys.scheme.digits().into_iter().zip(OUTCOMES.map(GameResult::Played));
    let digits: Vec<(char, GameResult)> = digits.collect();
    RESULTS.into_iter().map(move |(key, result)| {
        let digit = digits.iter().find(|(_, other)| *other == result).map(|&(digit, _)| digit);
        (digit.unwrap_or(key), result)
    })
}

/// Returns all results except the recorded one, each with its key; `then` builds the message for a choice.
pub(super) fn choices(
    stands: Option<GameResult>,
    cx: &Context,
    then: impl Fn(GameResult) -> Message,
) -> Vec<PickItem> {
    let others = results(cx.result_keys).filter(|&(_, result)| stands != Some(result));
    let choice = |(key, result): (char, GameResult)| {
        let label = format!("{:<7}  {}", cx.marks(Some(result)), cx.texts.result(result));
        PickItem::keyed(key, label, then(result))
    };
    others.map(choice).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultKind {
    White,
    Draw,
    Black,
    ForfeitToWhite,
    ForfeitToBlack,
    ForfeitByBoth,
    /// Played, and neither a win nor a draw: ½-0, 0-½, 0-0.
    Penalty,
    Unrated,
    Adjourned,
}

impl ResultKind {
    pub(super) const ALL: [Self; 9] = [
        Self::White,
        Self::Draw,
        Self::Black,
        Self::ForfeitToWhite,
        Self::ForfeitToBlack,
        Self::ForfeitByBoth,
        Self::Penalty,
        Self::Unrated,
        Self::Adjourned,
    ];

    pub(super) fn of(result: GameResult) -> Self {
        match result {
            GameResult::Played(Outcome::WhiteWins) => Self::White,
            GameResult::Played(Outcome::Draw) => Self::Draw,
            GameResult::Played(Outcome::BlackWins) => Self::Black,
            GameResult::Played(Outcome::WhiteDraws | Outcome::BlackDraws | Outcome::BothLose) => {
                Self::Penalty
            }
            GameResult::Unrated(_) => Self::Unrated,
            GameResult::Forfeit(Forfeit::ToWhite) => Self::ForfeitToWhite,
            GameResult::Forfeit(Forfeit::ToBlack) => Self::ForfeitToBlack,
            GameResult::Forfeit(Forfeit::Both) => Self::ForfeitByBoth,
            GameResult::Adjourned => Self::Adjourned,
        }
    }

    /// Returns the short label: the marks of the result if all results of the kind share them.
    pub(super) fn sign(self, cx: &Context) -> Cow<'static, str> {
        let is_spoken = cx.theme.is_spoken();
        let marks = |result| match is_spoken {
            true => cx.texts.result(result).into_owned().into(),
            false => cx.texts.result_marks(result).replace(' ', "").into(),
        };
        match self {
            Self::White => marks(GameResult::Played(Outcome::WhiteWins)),
            Self::Draw if is_spoken => marks(GameResult::Played(Outcome::Draw)),
            // A single half represents both.
            Self::Draw => "½".into(),
            Self::Black => marks(GameResult::Played(Outcome::BlackWins)),
            Self::ForfeitToWhite => marks(GameResult::Forfeit(Forfeit::ToWhite)),
            Self::ForfeitToBlack => marks(GameResult::Forfeit(Forfeit::ToBlack)),
            Self::ForfeitByBoth => marks(GameResult::Forfeit(Forfeit::Both)),
            Self::Penalty => cx.texts.get("tally-penalty").into_owned().into(),
            Self::Unrated => cx.texts.get("tally-unrated").into_owned().into(),
            Self::Adjourned => marks(GameResult::Adjourned),
        }
    }
}

/// Number of boards with a result of each kind, in the order of [`ResultKind::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    counts: [usize; ResultKind::ALL.len()],
}

impl Tally {
    /// Counts results; boards without one are not counted.
    pub(super) fn of(results: impl IntoIterator<Item = Option<GameResult>>) -> Self {
        let mut tally = Self::default();
        for kind in results.into_iter().flatten().map(ResultKind::of) {
            tally.add(kind, 1);
        }
        tally
    }

    /// Creates a tally from counts in the order of [`ResultKind::ALL`]; missing counts at the end are 0.
    pub(super) fn counted(counts: &[usize]) -> Self {
        let mut tally = Self::default();
        for (kind, &count) in ResultKind::ALL.into_iter().zip(counts) {
            tally.add(kind, count);
        }
        tally
    }

    fn add(&mut self, kind: ResultKind, count: usize) {
        let slots = ResultKind::ALL.into_iter().zip(&mut self.counts);
        slots.filter(|&(other, _)| other == kind).for_each(|(_, slot)| *slot = slot.saturating_add(count));
    }

    pub(super) fn kinds(self) -> impl Iterator<Item = (ResultKind, usize)> {
        ResultKind::ALL.into_iter().zip(self.counts)
    }

    /// Returns the number of boards counted.
    pub(super) fn sum(self) -> usize {
        self.counts.into_iter().fold(0, usize::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::result_keys::SCHEMES;
    use std::collections::BTreeSet;

    #[test]
    fn every_result_has_one_key_and_one_kind() {
        for scheme in &SCHEMES {
            let keys: BTreeSet<char> =
                results(&ResultKeys::default().with(scheme)).map(|(key, _)| key).collect();
            assert_eq!(keys.len(), RESULTS.len());
        }
        let all = Tally::of(RESULTS.iter().map(|&(_, result)| Some(result)));
        assert_eq!(all.sum(), RESULTS.len());
        assert!(all.kinds().all(|(_, count)| count > 0), "{all:?}");
        assert_eq!(Tally::of([None, None]).sum(), 0);
    }
}
