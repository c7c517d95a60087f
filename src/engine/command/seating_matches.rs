//! Matches of several boards in manual changes: in a Swiss round of matches two players meet on several boards with
//! alternating colours, and an edit of one applies to all. In other rounds each board is edited alone.

use super::CommandError;
use super::seating::{SeatedBoard, SeatingTable};
use crate::tournament::{BoardNo, Match, Meeting, Participant};

impl SeatingTable<'_> {
    fn games(&self) -> u8 {
        self.play.as_ref().map_or(1, |play| play.games.max(1))
    }

    pub(super) fn boards_of_match(&self, board: BoardNo) -> Vec<BoardNo> {
        let play = self.play.as_ref().filter(|play| play.games > 1);
        play.and_then(|play| play.match_of(board)).map_or_else(|| vec![board], |of| of.boards.clone())
    }

    /// Returns the boards edited together with a board: those of its match, also of two teams if results decide which
    /// meet.
    pub(super) fn whole_match(&self, board: BoardNo) -> Vec<BoardNo> {
        let of = self.play.as_ref().filter(|_| self.of_teams).and_then(|play| play.match_of(board));
        of.map_or_else(|| self.boards_of_match(board), |of| of.boards.clone())
    }

    /// Removes the match of a board, none of whose games may have a result; later boards move up.
    pub(super) fn remove_match(&mut self, board: BoardNo) -> Result<(), CommandError> {
        let mut boards = self.whole_match(board);
        for &board in &boards {
            self.free_board(board)?;
        }
        // The last board is removed first, so that the others keep their numbers; reordering may have reversed them.
        boards.sort_unstable();
        let several = self.games() > 1 || self.of_teams;
        for &gone in boards.iter().rev() {
            self.lines.remove(gone.index());
            if let Some(play) = self.play.as_mut().filter(|_| several) {
                play.matches.retain(|of| !of.boards.contains(&gone));
                let later = play.matches.iter_mut().flat_map(|of| &mut of.boards);
                later.filter(|board| **board > gone).for_each(|board| board.0 -= 1);
            }
        }
        Ok(())
    }

    /// Adds a match of two players from a board on; later boards move down. It is never placed between boards of a
    /// match.
    pub(super) fn insert_match(&mut self, board: BoardNo, meeting: Meeting) {
        let first = self.boards_of_match(board).into_iter().min().unwrap_or(board);
        let games = self.games();
        for game in (0..games).rev() {
            let meeting = if game.is_multiple_of(2) { meeting } else { meeting.turned() };
            self.lines.insert(first.index().min(self.lines.len()), SeatedBoard::of(meeting));
        }
        let Some(play) = self.play.as_mut().filter(|play| play.games > 1) else { return };
        let later = play.matches.iter_mut().flat_map(|of| &mut of.boards);
        later
            .filter(|board| **board >= first)
            .for_each(|board| board.0 = board.0.saturating_add(games.into()));
        let sides = [meeting.white, meeting.black].map(Participant::Player);
        let boards = (first.0..).take(games.into()).map(BoardNo).collect();
        play.matches.push(Match { sides, boards, stops: false });
        play.matches.sort_by_key(|of| of.boards.first().copied());
    }

    /// Clears the results of a match that was not played, such as forfeits. Returns an error if a game was played.
    pub(super) fn clear_match(&mut self, board: BoardNo) -> Result<(), CommandError> {
        for board in self.boards_of_match(board) {
            if let Some(line) = self.lines.get_mut(board.index()) {
                match line.result {
                    Some(result) if result.is_played() => return Err(CommandError::BoardHasResult { board }),
                    _ => line.result = None,
                }
            }
        }
        Ok(())
    }

    /// Updates the sides of each match from its first board.
    pub(super) fn name_sides(&mut self) {
        let of_teams = self.of_teams;
        let Some(play) = self.play.as_mut().filter(|play| play.games > 1 || of_teams) else { return };
        let team = |id| self.snapshot.team_of(id).filter(|_| of_teams);
        let side = |id| team(id).map_or(Participant::Player(id), Participant::Team);
        for of in &mut play.matches {
            let first = of.boards.first().and_then(|board| self.lines.get(board.index()));
            if let Some(line) = first {
                of.sides = [line.board.meeting.white, line.board.meeting.black].map(side);
            }
        }
    }

    /// Renumbers the boards of matches after a reordering, given by the previous numbers.
    pub(super) fn follow_boards(&mut self, order: &[BoardNo]) {
        let of_teams = self.of_teams;
        let Some(play) = self.play.as_mut().filter(|play| play.games > 1 || of_teams) else { return };
        let now = |board: BoardNo| (1..).map(BoardNo).zip(order).find(|(_, was)| **was == board);
        for board in play.matches.iter_mut().flat_map(|of| &mut of.boards) {
            *board = now(*board).map_or(*board, |(number, _)| number);
        }
        play.matches.sort_by_key(|of| of.boards.first().copied());
    }
}
