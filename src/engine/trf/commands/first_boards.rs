//! Empty first boards of matches with other games: the colours of any other board determine White there (T-25).

use super::tables::FileGame;
use super::{Importer, id};
use crate::tournament::{
    Colour, Forfeit, GameResult, GameStage, Meeting, PlayerId, RoundNo, TeamId, is_white_again,
};
use crate::trf::{Cell, Code};

impl Importer<'_> {
    /// Adds a missing board 1 to the matches of a round in a file: it was not played, and is forfeited.
    pub(super) fn add_first_boards(&self, round: RoundNo, games: &mut Vec<FileGame>) {
        let mut matches: Vec<[TeamId; 2]> = Vec::new();
        for game in &*games {
            let [Some(white), Some(black)] = self.teams_of(game.meeting) else { continue };
            if !matches.contains(&[white, black]) && !matches.contains(&[black, white]) {
                matches.push([white, black]);
            }
        }
        let added: Vec<FileGame> =
            matches.into_iter().filter_map(|of| self.first_board(round, of, games)).collect();
        games.extend(added);
    }

    fn teams_of(&self, meeting: Meeting) -> [Option<TeamId>; 2] {
        [meeting.white, meeting.black].map(|player| self.event.snapshot().team_of(player))
    }

    /// Returns board 1 of a match, if the line-up of one team shows that its first player had no opponent, or that it
    /// had none.
    fn first_board(&self, round: RoundNo, teams: [TeamId; 2], games: &[FileGame]) -> Option<FileGame> {
        let game_of = |player: PlayerId| games.iter().find(|game| game.meeting.has(player));
        let lines = [0, 1].map(|own| self.line_told(round, teams[own], teams[1 - own]));
        let is_open = |line: &[Option<PlayerId>]| {
            line.first().is_some_and(|first| first.is_none_or(|player| game_of(player).is_none()))
        };
        let own = [0, 1].into_iter().find(|&own| is_open(&lines[own]))?;
        let (board, player, game) = lines[own].iter().enumerate().find_map(|(board, player)| {
            let player = (*player)?;
            Some((board, player, game_of(player)?))
        })?;
        let scheme = self.event.snapshot().options(round);
        let is_white = (game.meeting.white == player) == is_white_again(scheme, board);
        let first = |side: usize| {
            let told = lines[side].first().copied().flatten().filter(|&player| game_of(player).is_none());
            let members = self.event.snapshot().team(teams[side])?.members();
            told.or_else(|| members.into_iter().find(|&player| game_of(player).is_none()))
        };
        let meeting = Meeting { white: first(own)?, black: first(1 - own)? };
        let meeting = if is_white { meeting } else { meeting.turned() };
        let came = |player: PlayerId| self.cell_of(player, round) == Some(Cell::Alone(Code::ForfeitWin));
        let winner = [Colour::White, Colour::Black].into_iter().find(|&side| came(meeting.player(side)));
        let forfeit = match winner {
            Some(Colour::White) => Forfeit::ToWhite,
            Some(Colour::Black) => Forfeit::ToBlack,
            None => Forfeit::Both,
        };
        let result = Some(GameResult::Forfeit(forfeit));
        Some(FileGame { meeting, stage: GameStage::Match, place: 0, result, opens: true })
    }

    fn cell_of(&self, player: PlayerId, round: RoundNo) -> Option<Cell> {
        self.file.players.get(player.index()).map(|line| line.cell(round))
    }

    /// Returns the line-up of a team (300); without a record, its players in order with a game or a forfeit.
    fn line_told(&self, round: RoundNo, team: TeamId, opponent: TeamId) -> Vec<Option<PlayerId>> {
        let [own, other] = [team, opponent].map(|team| self.number_of_team(team));
        let told = self.file.line_ups.iter().find(|record| {
            record.round == round && Some(record.team) == own && Some(record.opponent) == other
        });
        if let Some(record) = told {
            let player = |number| self.place(number).map(id);
            return record.boards.iter().map(|number| number.and_then(player)).collect();
        }
        let was_there = |player: &PlayerId| {
            let cell = self.cell_of(*player, round);
            matches!(cell, Some(Cell::Game { .. } | Cell::Alone(Code::ForfeitWin | Code::ForfeitLoss)))
        };
        let team = self.event.snapshot().team(team);
        team.into_iter().flat_map(|team| team.members()).filter(was_there).map(Some).collect()
    }
}
