//! The results of a round, and results by their numbers in a code: the three most frequent ones are encoded separately,
//! to take the least space.

use super::number::{BOARDS, BigNumber, Choices, FINGERPRINTS, MOST_PLAYERS};
use crate::tournament::{Forfeit, GameResult, Outcome, PairingNumber, Points, RoundNo};

/// Number of frequent results.
const COMMON: u8 = 3;

/// Number of other results, including none.
const RARE: u8 = 14;

/// Total number of results.
pub(super) const ANY: u8 = COMMON + RARE;

const ALL: [Option<GameResult>; ANY as usize] = [
    Some(GameResult::Played(Outcome::WhiteWins)),
    Some(GameResult::Played(Outcome::Draw)),
    Some(GameResult::Played(Outcome::BlackWins)),
    None,
    Some(GameResult::Forfeit(Forfeit::ToWhite)),
    Some(GameResult::Forfeit(Forfeit::ToBlack)),
    Some(GameResult::Forfeit(Forfeit::Both)),
    Some(GameResult::Adjourned),
    Some(GameResult::Played(Outcome::WhiteDraws)),
    Some(GameResult::Played(Outcome::BlackDraws)),
    Some(GameResult::Played(Outcome::BothLose)),
    Some(GameResult::Unrated(Outcome::WhiteWins)),
    Some(GameResult::Unrated(Outcome::Draw)),
    Some(GameResult::Unrated(Outcome::BlackWins)),
    Some(GameResult::Unrated(Outcome::WhiteDraws)),
    Some(GameResult::Unrated(Outcome::BlackDraws)),
    Some(GameResult::Unrated(Outcome::BothLose)),
];

pub(super) fn any(result: Option<GameResult>) -> u8 {
    let at = ALL.iter().position(|&known| known == result);
    // Every result is in the list.
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or(COMMON)
}

#[expect(clippy::option_option, reason = "no result is one of them")]
pub(super) fn of_any(number: u32) -> Option<Option<GameResult>> {
    ALL.get(usize::try_from(number).ok()?).copied()
}

fn common(result: Option<GameResult>) -> Option<u8> {
    Some(any(result)).filter(|&number| number < COMMON)
}

fn of_common(number: u32) -> Option<GameResult> {
    of_any(number).flatten()
}

fn rare(result: Option<GameResult>) -> Option<u8> {
    any(result).checked_sub(COMMON)
}

#[expect(clippy::option_option, reason = "no result is one of them")]
fn of_rare(number: u32) -> Option<Option<GameResult>> {
    of_any(number + u32::from(COMMON))
}

/// Number of choices for points added or deducted, in tenths; deductions come first.
const ADJUSTED: u16 = 2048;

/// The results of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResults {
    pub round: RoundNo,
    pub fingerprint: u16,
    /// The result of each board, board 1 first: as if the player who entered the event first had White.
    pub results: Vec<Option<GameResult>>,
    /// Points given by the arbiter, or taken, by the numbers of that round.
    pub adjusted: Vec<(PairingNumber, Points)>,
}

impl RoundResults {
    pub(super) fn put(&self, out: &mut Choices) -> Option<()> {
        let boards = u16::try_from(self.results.len()).ok()?;
        out.put_below(boards, BOARDS)?;
        out.put_below(self.fingerprint, FINGERPRINTS)?;
        for result in &self.results {
            out.put(common(*result).unwrap_or(0), COMMON);
        }
        let is_rare = |(_, result): &(u16, &Option<GameResult>)| common(**result).is_none();
        let others: Vec<_> = (0..).zip(&self.results).filter(is_rare).collect();
        out.put_length(others.len(), boards)?;
        for (board, result) in others {
            out.put(board, boards);
            out.put(rare(*result)?, RARE);
        }
        out.put_length(self.adjusted.len(), MOST_PLAYERS)?;
        for &(number, points) in &self.adjusted {
            out.put_number(number, MOST_PLAYERS)?;
            let above = points.tenths() + i32::from(ADJUSTED / 2);
            out.put_below(u16::try_from(above).ok()?, ADJUSTED)?;
        }
        Some(())
    }

    pub(super) fn read(number: &mut BigNumber, round: RoundNo) -> Option<Self> {
        let boards = number.take_small(BOARDS);
        let fingerprint = number.take_small(FINGERPRINTS);
        let results = (0..boards).map(|_| of_common(number.take(COMMON)));
        let mut results: Vec<Option<GameResult>> = results.collect();
        for _ in 0..number.take_length(boards) {
            let board = usize::from(number.take_small(boards));
            *results.get_mut(board)? = of_rare(number.take(RARE))?;
        }
        let adjusted = (0..number.take_length(MOST_PLAYERS)).map(|_| {
            let of = number.take_number(MOST_PLAYERS);
            let tenths = i32::from(number.take_small(ADJUSTED)) - i32::from(ADJUSTED / 2);
            (of, Points::from_tenths(tenths))
        });
        let adjusted = adjusted.collect();
        Some(Self { round, fingerprint, results, adjusted })
    }
}
