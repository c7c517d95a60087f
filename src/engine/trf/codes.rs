//! Result codes of player records, and their meaning.

use crate::format::MatchOutcome;
use crate::keyword::keywords;
use crate::tournament::{Bye, Colour, Forfeit, GameResult, Outcome, RequestedBye};

keywords! {
/// A result code: the result in one player's columns of a round (TRF-2026, record 001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code: letter -> char {
    Win = '1',
    Draw = '=',
    Loss = '0',
    /// A win in fewer than one move; counts, but is not rated.
    UnratedWin = 'W',
    UnratedDraw = 'D',
    UnratedLoss = 'L',
    ForfeitWin = '+',
    ForfeitLoss = '-',
    HalfPointBye = 'H',
    FullPointBye = 'F',
    PairingAllocatedBye = 'U',
    ZeroPointBye = 'Z',
    /// Adjourned, result unknown.
    Unknown = '?',
}
}

impl Code {
    /// Returns the match outcome for the code; `None` for an unfinished game.
    pub fn outcome(self) -> Option<MatchOutcome> {
        match self {
            Self::Win | Self::UnratedWin | Self::ForfeitWin | Self::FullPointBye => Some(MatchOutcome::Won),
            Self::Draw | Self::UnratedDraw | Self::HalfPointBye | Self::PairingAllocatedBye => {
                Some(MatchOutcome::Drawn)
            }
            Self::Loss | Self::UnratedLoss | Self::ForfeitLoss | Self::ZeroPointBye => {
                Some(MatchOutcome::Lost)
            }
            Self::Unknown => None,
        }
    }

    /// Returns the code for a match outcome (record 299 of a team event).
    pub fn of_match(outcome: MatchOutcome) -> Self {
        match outcome {
            MatchOutcome::Won => Self::UnratedWin,
            MatchOutcome::Drawn => Self::UnratedDraw,
            MatchOutcome::Lost => Self::UnratedLoss,
        }
    }

    /// Parses a code, case-insensitively; `None` for anything else.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.letter() == letter.to_ascii_uppercase())
    }

    pub fn bye(self) -> Option<Bye> {
        match self {
            Self::HalfPointBye => Some(Bye::Requested(RequestedBye::HalfPoint)),
            Self::FullPointBye => Some(Bye::Requested(RequestedBye::FullPoint)),
            Self::ZeroPointBye => Some(Bye::Requested(RequestedBye::ZeroPoint)),
            Self::PairingAllocatedBye => Some(Bye::PairingAllocated),
            _ => None,
        }
    }

    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    pub fn of_bye(bye: Bye) -> Self {
        match bye {
            Bye::PairingAllocated => Self::PairingAllocatedBye,
            Bye::Requested(RequestedBye::HalfPoint) => Self::HalfPointBye,
            Bye::Requested(RequestedBye::FullPoint) => Self::FullPointBye,
            Bye::Requested(RequestedBye::ZeroPoint) => Self::ZeroPointBye,
        }
    }

    /// Returns the code of a result for the player of `colour`.
    pub fn of_result(result: GameResult, colour: Colour) -> Self {
        let [white, black] = Self::of_both(result);
        if colour == Colour::White { white } else { black }
    }

    /// Returns the codes of a result for White and for Black.
    fn of_both(result: GameResult) -> [Self; 2] {
        match result {
            GameResult::Played(outcome) => of_outcome(outcome, [Self::Win, Self::Draw, Self::Loss]),
            GameResult::Unrated(outcome) => {
                of_outcome(outcome, [Self::UnratedWin, Self::UnratedDraw, Self::UnratedLoss])
            }
            GameResult::Forfeit(Forfeit::ToWhite) => [Self::ForfeitWin, Self::ForfeitLoss],
            GameResult::Forfeit(Forfeit::ToBlack) => [Self::ForfeitLoss, Self::ForfeitWin],
            GameResult::Forfeit(Forfeit::Both) => [Self::ForfeitLoss; 2],
            GameResult::Adjourned => [Self::Unknown; 2],
        }
    }

    /// Combines the codes of both players of a game; `None` if they disagree.
    pub fn game(white: Self, black: Self) -> Option<GameResult> {
        use Outcome::{BlackDraws, BlackWins, BothLose, Draw, WhiteDraws, WhiteWins};
        const OUTCOMES: [Outcome; 6] = [WhiteWins, Draw, BlackWins, WhiteDraws, BlackDraws, BothLose];
        const OTHERS: [GameResult; 4] = [
            GameResult::Forfeit(Forfeit::ToWhite),
            GameResult::Forfeit(Forfeit::ToBlack),
            GameResult::Forfeit(Forfeit::Both),
            GameResult::Adjourned,
        ];
        let of_outcomes = |result: fn(Outcome) -> GameResult| OUTCOMES.into_iter().map(result);
        let played = of_outcomes(GameResult::Played).chain(of_outcomes(GameResult::Unrated));
        played.chain(OTHERS).find(|&result| Self::of_both(result) == [white, black])
    }
}

/// Returns the codes of White and Black for an outcome, given those of a win, a draw and a loss.
fn of_outcome(outcome: Outcome, [win, draw, loss]: [Code; 3]) -> [Code; 2] {
    match outcome {
        Outcome::WhiteWins => [win, loss],
        Outcome::Draw => [draw; 2],
        Outcome::BlackWins => [loss, win],
        Outcome::WhiteDraws => [draw, loss],
        Outcome::BlackDraws => [loss, draw],
        Outcome::BothLose => [loss; 2],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_has_two_codes_that_give_it_back() {
        use Outcome::{BlackDraws, BlackWins, BothLose, Draw, WhiteDraws, WhiteWins};
        let outcomes = [WhiteWins, Draw, BlackWins, WhiteDraws, BlackDraws, BothLose];
        let forfeits = [Forfeit::ToWhite, Forfeit::ToBlack, Forfeit::Both].map(GameResult::Forfeit);
        let results = outcomes
            .map(GameResult::Played)
            .into_iter()
            .chain(outcomes.map(GameResult::Unrated))
            .chain(forfeits)
            .chain([GameResult::Adjourned]);
        for result in results {
            let [white, black] = [Colour::White, Colour::Black].map(|colour| Code::of_result(result, colour));
            assert_eq!(Code::game(white, black), Some(result), "{} {}", white.letter(), black.letter());
        }
    }

    #[test]
    fn letters_are_read_in_either_case() {
        for code in Code::ALL {
            assert_eq!(Code::from_letter(code.letter().to_ascii_lowercase()), Some(code));
        }
        assert_eq!(Code::from_letter('5'), None);
    }
}
