//! Line-ups of teams in a round: the present players in roster order, unless the captain names others.

use super::{
    BoardNo, Colour, Forfeit, GameResult, GameStage, Match, OptionValue, Options, Participant, PlayerId,
    Round, RoundNo, Snapshot, TeamId,
};

/// A team's seat at a board of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineUpSeat {
    pub player: PlayerId,
    pub board: BoardNo,
    pub colour: Colour,
}

/// Key of the option for the boards on which the team with White on board 1 has White.
pub(crate) const WHITE_BOARDS: &str = "white-boards";

/// Valid values of the option, by the colours of four boards; the first is the default.
pub(crate) const BOARD_SCHEMES: [&str; 4] = ["WBWB", "WBBW", "WWBB", "WWWW"];

/// Returns true if the team with White on board 1 has White on a board, counted from 0. The scheme repeats every four
/// boards.
pub fn is_white_again(options: &Options, board: usize) -> bool {
    let told = match options.get(WHITE_BOARDS) {
        Some(OptionValue::Choice(scheme)) => BOARD_SCHEMES.into_iter().find(|known| *known == scheme),
        _ => None,
    };
    let scheme = told.unwrap_or(BOARD_SCHEMES[0]);
    scheme.as_bytes().iter().cycle().nth(board) == Some(&b'W')
}

impl Round {
    pub fn match_of_team(&self, team: TeamId) -> Option<&Match> {
        let side = Participant::Team(team);
        self.play.as_deref()?.matches.iter().find(|of| of.sides.contains(&side))
    }
}

impl Snapshot {
    /// Returns the line-up of a team in a round, in roster order: present players first, so that reserves move up;
    /// absent players follow if there are too few.
    pub fn line_up(&self, team: TeamId, round: RoundNo) -> Vec<PlayerId> {
        let Some(known) = self.team(team) else { return Vec::new() };
        let is_there = |id: &PlayerId| self.is_there(*id, round);
        let (there, away): (Vec<PlayerId>, Vec<PlayerId>) = known.members().partition(is_there);
        there.into_iter().chain(away).take(known.players.len()).collect()
    }

    fn is_there(&self, id: PlayerId, round: RoundNo) -> bool {
        self.player(id).is_some_and(|known| known.away(round).is_none())
    }

    /// Returns the seats of a team at the boards of its match in a round, board 1 first; none without a match.
    pub fn seats_of_team(&self, team: TeamId, round: RoundNo) -> Vec<LineUpSeat> {
        let (Some(known), Some(paired)) = (self.team(team), self.round(round)) else { return Vec::new() };
        let seat = |&board: &BoardNo| {
            let meeting = paired.board(board)?.meeting;
            let colour =
                [Colour::White, Colour::Black].into_iter().find(|&own| known.has(meeting.player(own)))?;
            Some(LineUpSeat { player: meeting.player(colour), board, colour })
        };
        let of = paired.match_of_team(team).into_iter().flat_map(|of| &of.boards);
        of.filter(|board| paired.game_stage(**board) == GameStage::Match).filter_map(seat).collect()
    }

    /// Returns the line-up of a team in its last match before a round, board 1 first, without boards lost by forfeit.
    /// `None` without such a match.
    pub fn last_line_up(&self, team: TeamId, before: RoundNo) -> Option<Vec<PlayerId>> {
        let rounds = before.previous()?.up_to().rev();
        let mut found = rounds.map(|round| (round, self.seats_of_team(team, round)));
        let (round, seats) = found.find(|(_, seats)| !seats.is_empty())?;
        let paired = self.round(round)?;
        let sat = |seat: &&LineUpSeat| !lost_by_forfeit(paired.result(seat.board), seat.colour);
        Some(seats.iter().filter(sat).map(|seat| seat.player).collect())
    }

    /// Returns the line-up of a team after some players are replaced by others: in roster order, with the first present
    /// reserves on the boards that remain free.
    pub fn line_up_with(
        &self,
        (team, round): (TeamId, RoundNo),
        now: &[PlayerId],
        out: &[PlayerId],
        others: &[PlayerId],
    ) -> Vec<PlayerId> {
        let Some(known) = self.team(team) else { return Vec::new() };
        let mut playing: Vec<PlayerId> = now.iter().copied().filter(|id| !out.contains(id)).collect();
        playing.extend(others.iter().filter(|id| !now.contains(id)));
        let free = known
            .members()
            .filter(|id| !out.contains(id) && !playing.contains(id) && self.is_there(*id, round))
            .take(now.len().saturating_sub(playing.len()))
            .collect::<Vec<_>>();
        playing.extend(free);
        playing.sort_by_key(|id| known.members().position(|member| member == *id));
        playing
    }
}

pub(crate) fn lost_by_forfeit(result: Option<GameResult>, colour: Colour) -> bool {
    match result {
        Some(GameResult::Forfeit(Forfeit::ToWhite)) => colour == Colour::Black,
        Some(GameResult::Forfeit(Forfeit::ToBlack)) => colour == Colour::White,
        Some(GameResult::Forfeit(Forfeit::Both)) => true,
        _ => false,
    }
}
