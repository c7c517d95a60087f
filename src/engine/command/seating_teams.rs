//! Teams in manual changes, if results decide which teams meet: a player identifies their team, and an edit applies to
//! its match, or to its bye.

use super::CommandError;
use super::legs::teams_of;
use super::rounds::absence;
use super::seating::{SeatedBoard, SeatingEdit, SeatingTable};
use super::stage::check_no_score;
use crate::tournament::{
    BoardNo, Bye, GameResult, Match, Meeting, Out, Participant, PlayerId, RoundPlace, Team, TeamId,
    is_white_again,
};

impl SeatingTable<'_> {
    /// Applies an edit that concerns entire teams; `None` for one that concerns players at boards.
    pub(super) fn change_teams(&mut self, edit: &SeatingEdit) -> Option<Result<(), CommandError>> {
        let done = match *edit {
            SeatingEdit::TakeApart { board } => self.take_match_apart(board),
            SeatingEdit::TurnColours { board } => self.turn_match(board),
            SeatingEdit::Seat { meeting, board } => self.seat_teams(meeting, board),
            SeatingEdit::Swap { players } => {
                let [one, other] = players.map(|id| self.snapshot.team_of(id));
                // Two players of one team swap boards.
                self.exchange_teams([one.filter(|_| one != other)?, other?])
            }
            SeatingEdit::GiveBye { player, bye } => {
                self.team(player).and_then(|team| self.give_team_bye(team, bye))
            }
            SeatingEdit::CallIn { player } => {
                self.team(player).and_then(|team| self.call_in_team(team, player))
            }
            _ => return None,
        };
        Some(done.map(|()| self.settle_teams()))
    }

    fn team(&self, player: PlayerId) -> Result<TeamId, CommandError> {
        self.snapshot.team_of(player).ok_or(CommandError::CannotPlace { id: player })
    }

    /// Returns the team of a player, which must not have a match.
    fn free_team(&self, player: PlayerId) -> Result<TeamId, CommandError> {
        let team = self.team(player)?;
        match self.match_of_team(team) {
            Some(_) => Err(CommandError::CannotPlace { id: player }),
            None => Ok(team),
        }
    }

    fn match_of_team(&self, team: TeamId) -> Option<&Match> {
        let side = Participant::Team(team);
        self.play.as_ref()?.matches.iter().find(|of| of.sides.contains(&side))
    }

    fn take_out(&mut self, team: TeamId) -> Option<Out> {
        let outs = &mut self.play.as_mut()?.outs;
        let at = outs.iter().position(|(side, _)| *side == Participant::Team(team))?;
        Some(outs.remove(at).1)
    }

    /// Returns the boards of two teams by their line-ups; an absent player forfeits the board.
    fn boards_of_teams(&self, [white, black]: [TeamId; 2]) -> Vec<SeatedBoard> {
        let options = self.snapshot.options(self.round);
        let [white, black] = [white, black].map(|team| self.snapshot.line_up(team, self.round));
        let line = |(place, (&one, &other)): (usize, (&PlayerId, &PlayerId))| {
            let meeting = Meeting { white: one, black: other };
            let meeting = if is_white_again(options, place) { meeting } else { meeting.turned() };
            SeatedBoard { result: absence(self.snapshot, self.round, meeting), ..SeatedBoard::of(meeting) }
        };
        white.iter().zip(&black).enumerate().map(line).collect()
    }

    /// Returns the boards of the match of a board, none of which may have been played.
    fn unplayed(&self, board: BoardNo) -> Result<Vec<BoardNo>, CommandError> {
        if self.lines.get(board.index()).is_none() {
            let last = BoardNo(u16::try_from(self.lines.len()).unwrap_or(u16::MAX));
            return Err(CommandError::NoSuchBoard { round: self.round, board, last });
        }
        let boards = self.whole_match(board);
        boards.iter().try_for_each(|&board| self.check_unplayed(board))?;
        Ok(boards)
    }

    fn take_match_apart(&mut self, board: BoardNo) -> Result<(), CommandError> {
        for of in self.unplayed(board)? {
            if let Some(line) = self.lines.get_mut(of.index()) {
                line.result = None;
            }
        }
        self.remove_match(board)
    }

    fn turn_match(&mut self, board: BoardNo) -> Result<(), CommandError> {
        for of in self.unplayed(board)? {
            if let Some(line) = self.lines.get_mut(of.index()) {
                line.board.meeting = line.board.meeting.turned();
                line.result = line.result.map(GameResult::turned);
            }
        }
        self.name_sides();
        Ok(())
    }

    fn seat_teams(&mut self, meeting: Meeting, board: BoardNo) -> Result<(), CommandError> {
        let sides = [self.free_team(meeting.white)?, self.free_team(meeting.black)?];
        if sides[0] == sides[1] {
            return Err(CommandError::CannotPlace { id: meeting.white });
        }
        let last = BoardNo(u16::try_from(self.lines.len()).unwrap_or(u16::MAX).saturating_add(1));
        if board.0 == 0 || board > last {
            return Err(CommandError::NoSuchBoard { round: self.round, board, last });
        }
        for team in sides {
            self.take_out(team);
        }
        let lines = self.boards_of_teams(sides);
        let first = self.whole_match(board).into_iter().min().unwrap_or(board);
        let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let at = first.index().min(self.lines.len());
        self.lines.splice(at..at, lines);
        let play = self.play.get_or_insert_default();
        let later = play.matches.iter_mut().flat_map(|of| &mut of.boards);
        later.filter(|board| **board >= first).for_each(|board| board.0 = board.0.saturating_add(count));
        let boards = (first.0..).take(count.into()).map(BoardNo).collect();
        play.matches.push(Match { sides: sides.map(Participant::Team), boards, stops: false });
        play.matches.sort_by_key(|of| of.boards.first().copied());
        Ok(())
    }

    /// Swaps two teams: opponents, or a match and a bye.
    fn exchange_teams(&mut self, teams: [TeamId; 2]) -> Result<(), CommandError> {
        let [one, other] = teams.map(Participant::Team);
        let rename = |side: Participant| match side {
            side if side == one => other,
            side if side == other => one,
            side => side,
        };
        let Some(play) = &mut self.play else { return Err(CommandError::NoChange) };
        let mut changed = Vec::new();
        for of in &mut play.matches {
            if of.sides.contains(&one) || of.sides.contains(&other) {
                of.sides = of.sides.map(rename);
                changed.push((of.sides, of.boards.clone()));
            }
        }
        if changed.is_empty() {
            return Err(CommandError::NoChange);
        }
        play.outs.iter_mut().for_each(|(side, _)| *side = rename(*side));
        for (sides, boards) in changed {
            boards.iter().try_for_each(|&board| self.check_unplayed(board))?;
            let [Participant::Team(white), Participant::Team(black)] = sides else { continue };
            for (board, line) in boards.into_iter().zip(self.boards_of_teams([white, black])) {
                if let Some(slot) = self.lines.get_mut(board.index()) {
                    *slot = line;
                }
            }
        }
        Ok(())
    }

    /// Returns an error if a board has an entered result, which the forfeit of an absent player is not.
    fn check_unplayed(&self, board: BoardNo) -> Result<(), CommandError> {
        if let Some(round) = self.snapshot.round(self.round) {
            check_no_score(round, board)?;
        }
        match self.lines.get(board.index()) {
            Some(line)
                if line.result.is_some()
                    && line.result != absence(self.snapshot, self.round, line.board.meeting) =>
            {
                Err(CommandError::BoardHasResult { board })
            }
            _ => Ok(()),
        }
    }

    fn give_team_bye(&mut self, team: TeamId, bye: Bye) -> Result<(), CommandError> {
        let first = self.first_of_team(team)?;
        self.free_team(first)?;
        let outs = self.play.iter().flat_map(|play| &play.outs);
        let holder = outs.into_iter().find_map(|&(side, out)| match (side, out) {
            (Participant::Team(id), Out::Bye(Bye::PairingAllocated)) => Some(id),
            _ => None,
        });
        if let Some(holder) = holder.filter(|&holder| bye == Bye::PairingAllocated && holder != team) {
            return Err(CommandError::SecondBye { holder: self.first_of_team(holder)? });
        }
        if self.take_out(team) == Some(Out::Bye(bye)) {
            return Err(CommandError::NoChange);
        }
        self.play.get_or_insert_default().outs.push((Participant::Team(team), Out::Bye(bye)));
        Ok(())
    }

    fn call_in_team(&mut self, team: TeamId, player: PlayerId) -> Result<(), CommandError> {
        self.free_team(player)?;
        self.take_out(team).map(|_| ()).ok_or(CommandError::NoChange)
    }

    fn first_of_team(&self, team: TeamId) -> Result<PlayerId, CommandError> {
        let known = self.snapshot.team(team).ok_or(CommandError::NoSuchTeam { id: team })?;
        known.players.first().copied().ok_or(CommandError::EmptyTeam)
    }

    /// Sets the places of all players again after matches and byes have changed.
    fn settle_teams(&mut self) {
        let teams: Vec<TeamId> = teams_of(self.snapshot, self.round).collect();
        for team in teams {
            let side = Participant::Team(team);
            let has_out = self.play.iter().flat_map(|play| &play.outs).any(|(out, _)| *out == side);
            let is_placed = has_out || self.match_of_team(team).is_some();
            for member in self.snapshot.team(team).into_iter().flat_map(Team::members) {
                let away = self.snapshot.player(member).and_then(|known| known.away(self.round));
                let place = match away {
                    Some(bye) => RoundPlace::Bye(Bye::Requested(bye)),
                    None if is_placed => RoundPlace::Idle,
                    None => RoundPlace::Pool,
                };
                if let Some(slot) = self.places.get_mut(member.index()) {
                    *slot = place;
                }
            }
        }
        self.renumber();
    }
}
