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
            Self::Win
            | Self::Draw
            | Self::Loss
            | Self::UnratedWin
            | Self::UnratedDraw
            | Self::UnratedLoss
            | Self::ForfeitWin
            | Self::ForfeitLoss
            | Self::Unknown => None,
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
        let pick = |white, black| if colour == Colour::White { white } else { black };
        match result {
            GameResult::Played(outcome) => match outcome {
                Outcome::WhiteWins => pick(Self::Win, Self::Loss),
                Outcome::Draw => Self::Draw,
                Outcome::BlackWins => pick(Self::Loss, Self::Win),
                Outcome::WhiteDraws => pick(Self::Draw, Self::Loss),
                Outcome::BlackDraws => pick(Self::Loss, Self::Draw),
                Outcome::BothLose => Self::Loss,
            },
            GameResult::Unrated(outcome) => match outcome {
                Outcome::WhiteWins => pick(Self::UnratedWin, Self::UnratedLoss),
                Outcome::Draw => Self::UnratedDraw,
                Outcome::BlackWins => pick(Self::UnratedLoss, Self::UnratedWin),
                Outcome::WhiteDraws => pick(Self::UnratedDraw, Self::UnratedLoss),
                Outcome::BlackDraws => pick(Self::UnratedLoss, Self::UnratedDraw),
                Outcome::BothLose => Self::UnratedLoss,
            },
            GameResult::Forfeit(forfeit) => match forfeit {
                Forfeit::ToWhite => pick(Self::ForfeitWin, Self::ForfeitLoss),
                Forfeit::ToBlack => pick(Self::ForfeitLoss, Self::ForfeitWin),
                Forfeit::Both => Self::ForfeitLoss,
            },
            GameResult::Adjourned => Self::Unknown,
        }
    }

    /// Combines the codes of both players of a game; `None` if they disagree.
    pub fn game(white: Self, black: Self) -> Option<GameResult> {
        use Outcome::{BlackDraws, BlackWins, BothLose, Draw, WhiteDraws, WhiteWins};
        Some(match (white, black) {
            (Self::Win, Self::Loss) => GameResult::Played(WhiteWins),
            (Self::Draw, Self::Draw) => GameResult::Played(Draw),
            (Self::Loss, Self::Win) => GameResult::Played(BlackWins),
            (Self::Draw, Self::Loss) => GameResult::Played(WhiteDraws),
            (Self::Loss, Self::Draw) => GameResult::Played(BlackDraws),
            (Self::Loss, Self::Loss) => GameResult::Played(BothLose),
            (Self::UnratedWin, Self::UnratedLoss) => GameResult::Unrated(WhiteWins),
            (Self::UnratedDraw, Self::UnratedDraw) => GameResult::Unrated(Draw),
            (Self::UnratedLoss, Self::UnratedWin) => GameResult::Unrated(BlackWins),
            (Self::UnratedDraw, Self::UnratedLoss) => GameResult::Unrated(WhiteDraws),
            (Self::UnratedLoss, Self::UnratedDraw) => GameResult::Unrated(BlackDraws),
            (Self::UnratedLoss, Self::UnratedLoss) => GameResult::Unrated(BothLose),
            (Self::ForfeitWin, Self::ForfeitLoss) => GameResult::Forfeit(Forfeit::ToWhite),
            (Self::ForfeitLoss, Self::ForfeitWin) => GameResult::Forfeit(Forfeit::ToBlack),
            (Self::ForfeitLoss, Self::ForfeitLoss) => GameResult::Forfeit(Forfeit::Both),
            (Self::Unknown, Self::Unknown) => GameResult::Adjourned,
            _ => return None,
        })
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
