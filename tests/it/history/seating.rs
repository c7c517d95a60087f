//! The arbiter's changes to a draft and to a published round.

use super::arbiter::Arbiter;
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::console::review::Review;
use hakem_engine::tournament::{
    BoardNo, Bye, Forfeit, GameResult, Meeting, PlayerId, Round, RoundNo, RoundPlace, Stage,
};

impl Arbiter<'_> {
    pub(super) fn seating(&mut self) -> Command {
        let round = self.round();
        if self.now.round(round).is_some_and(|paired| paired.stage() == Stage::Draft) {
            return Command::EditDraft { round, edit: self.edit(round) };
        }
        let mut edits: Vec<SeatingEdit> = (0..self.small(3)).map(|_| self.edit(round)).collect();
        if self.small(2) == 0 {
            // Two boards exchange a player, by unpairing both and pairing again.
            let meetings: Vec<Meeting> = self
                .now
                .round(round)
                .iter()
                .flat_map(|paired| paired.boards())
                .map(|board| board.meeting)
                .take(2)
                .collect();
            if let [one, other] = meetings[..] {
                edits = vec![
                    SeatingEdit::TakeApart { board: BoardNo(1) },
                    SeatingEdit::TakeApart { board: BoardNo(1) },
                    SeatingEdit::Seat {
                        meeting: Meeting { white: one.white, black: other.black },
                        board: BoardNo(1),
                    },
                    SeatingEdit::Seat {
                        meeting: Meeting { white: other.white, black: one.black },
                        board: BoardNo(1),
                    },
                ];
            }
        }
        Command::Reseat { round, edits, reason: self.reason() }
    }

    pub(super) fn edit(&mut self, round: RoundNo) -> SeatingEdit {
        let waiting = |paired: &Round| -> Vec<PlayerId> {
            paired.players_at(|place| !matches!(place, RoundPlace::AtBoard(..))).map(|(id, _)| id).collect()
        };
        let mut free = self.now.round(round).map(waiting).unwrap_or_default();
        free.push(self.last_player());
        let board = self.board(round);
        match self.small(12) {
            8 | 9 => SeatingEdit::Fix { board, fixed: self.small(3) > 0 },
            10 => SeatingEdit::Arrange { order: self.order(round) },
            11 => self.pair_waiting(round),
            0 => SeatingEdit::TakeApart { board },
            1 | 2 => {
                let meeting = Meeting { white: self.one_of(&free), black: self.one_of(&free) };
                SeatingEdit::Seat { meeting, board }
            }
            3 => SeatingEdit::Swap { players: [self.player(), self.player()] },
            4 => SeatingEdit::TurnColours { board },
            5 => {
                let bye = self.one_of(&[Bye::PairingAllocated, Bye::ABSENT]);
                SeatingEdit::GiveBye { player: self.one_of(&free), bye }
            }
            6 => SeatingEdit::CallIn { player: self.one_of(&free) },
            _ => SeatingEdit::TakeSeat { absent: self.player(), player: self.one_of(&free) },
        }
    }

    /// Returns the boards in the order of the system, with any two exchanged, or with one missing.
    pub(super) fn order(&mut self, round: RoundNo) -> Vec<BoardNo> {
        let Some(paired) = self.now.round(round) else { return Vec::new() };
        let mut order =
            Review::of(self.now, round).map(|review| review.order(self.now, paired)).unwrap_or_default();
        match (self.small(4), order.len()) {
            (0, 1..) => drop(order.pop()),
            (1 | 2, 2..) => {
                let one = usize::from(self.small(order.len() as u64));
                let other = usize::from(self.small(order.len() as u64));
                order.swap(one, other);
            }
            _ => {}
        }
        order
    }

    /// Pairs the winners of two forfeits, or of any two boards.
    fn pair_waiting(&mut self, round: RoundNo) -> SeatingEdit {
        let games: Vec<(Meeting, Option<GameResult>)> = self
            .now
            .round(round)
            .into_iter()
            .flat_map(Round::games)
            .map(|(_, board, result)| (board.meeting, result))
            .collect();
        let to_black = Some(GameResult::Forfeit(Forfeit::ToBlack));
        let mut sides: Vec<(PlayerId, PlayerId)> = games
            .iter()
            .filter(|(_, result)| !result.is_some_and(GameResult::is_played))
            .map(
                |&(Meeting { white, black }, result)| {
                    if result == to_black { (white, black) } else { (black, white) }
                },
            )
            .collect();
        sides.truncate(6);
        if sides.is_empty() {
            sides.push((self.player(), self.player()));
        }
        let [one, other] = [self.one_of(&sides), self.one_of(&sides)];
        SeatingEdit::PairWaiting {
            absent: [one.0, other.0],
            meeting: Meeting { white: one.1, black: other.1 },
        }
    }
}
