//! Empty boards of matches with other games: the colours of any other board determine White there (T-25).

use super::tables::FileGame;
use super::teams::ListedTeam;
use super::{Importer, id};
use crate::tournament::{
    Colour, Forfeit, GameResult, GameStage, Meeting, PlayerId, RoundNo, TeamId, is_white_again,
};
use crate::trf::{Code, RoundCell};

impl Importer<'_> {
    /// Adds boards to the matches of a round in a file that were not played: a missing board 1, which
    /// determines the colours, and those of players without an opponent who have a win (`0000 - +`), because
    /// it counts for their team.
    pub(super) fn add_empty_boards(&self, round: RoundNo, games: &mut Vec<FileGame>) {
        let mut matches: Vec<[TeamId; 2]> = Vec::new();
        for game in &*games {
            let [Some(white), Some(black)] = self.teams_of(game.meeting) else { continue };
            if !matches.contains(&[white, black]) && !matches.contains(&[black, white]) {
                matches.push([white, black]);
            }
        }
        let added: Vec<FileGame> =
            matches.iter().filter_map(|&of| self.first_board(round, of, games)).collect();
        games.extend(added);
        for [one, other] in matches {
            self.add_won_boards(round, [one, other], games);
            self.add_won_boards(round, [other, one], games);
        }
    }

    /// Adds the boards of a match that players of its first team won without an opponent.
    fn add_won_boards(&self, round: RoundNo, [own, other]: [TeamId; 2], games: &mut Vec<FileGame>) {
        let line = self.line_told(round, own, other);
        let Some(begins) = self.begins_with_white(round, &line, games) else { return };
        let boards = self.teams.first().map_or(0, ListedTeam::boards);
        for (board, player) in line.iter().enumerate().filter_map(|(board, player)| Some((board, (*player)?)))
        {
            let of_match = games.iter().filter(|game| self.teams_of(game.meeting).contains(&Some(own)));
            let is_seated = |player: PlayerId| games.iter().any(|game| game.meeting.has(player));
            let has_won = self.cell_of(player, round) == Some(RoundCell::Alone(Code::ForfeitWin));
            if !has_won || is_seated(player) || of_match.count() >= boards {
                continue;
            }
            let told = self.line_told(round, other, own).get(board).copied().flatten();
            let lost =
                |player: &PlayerId| self.cell_of(*player, round) == Some(RoundCell::Alone(Code::ForfeitLoss));
            let members: Vec<PlayerId> = self.members(other).filter(|&player| !is_seated(player)).collect();
            let absent = told.filter(|player| members.contains(player));
            let absent = absent.or_else(|| members.iter().copied().find(lost)).or(members.first().copied());
            let Some(absent) = absent else { continue };
            let meeting = Meeting { white: player, black: absent };
            let is_white = begins == is_white_again(self.event.snapshot().options(round), board);
            let (meeting, forfeit) = match is_white {
                true => (meeting, Forfeit::ToWhite),
                false => (meeting.turned(), Forfeit::ToBlack),
            };
            let result = Some(GameResult::Forfeit(forfeit));
            games.push(FileGame { meeting, stage: GameStage::Match, place: 0, result, opens: false });
        }
    }

    /// Returns true if a team has White on board 1, by the colour of any of its games; `None` if its line-up has none.
    fn begins_with_white(
        &self,
        round: RoundNo,
        line: &[Option<PlayerId>],
        games: &[FileGame],
    ) -> Option<bool> {
        let scheme = self.event.snapshot().options(round);
        line.iter().enumerate().find_map(|(board, player)| {
            let player = (*player)?;
            let game = games.iter().find(|game| game.meeting.has(player))?;
            Some((game.meeting.white == player) == is_white_again(scheme, board))
        })
    }

    fn members(&self, team: TeamId) -> impl Iterator<Item = PlayerId> {
        self.event.snapshot().team(team).into_iter().flat_map(|team| team.members())
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
        let is_white = self.begins_with_white(round, &lines[own], games)?;
        let first = |side: usize| {
            let told = lines[side].first().copied().flatten().filter(|&player| game_of(player).is_none());
            told.or_else(|| self.members(teams[side]).find(|&player| game_of(player).is_none()))
        };
        let meeting = Meeting { white: first(own)?, black: first(1 - own)? };
        let meeting = if is_white { meeting } else { meeting.turned() };
        let came = |player: PlayerId| self.cell_of(player, round) == Some(RoundCell::Alone(Code::ForfeitWin));
        let winner = [Colour::White, Colour::Black].into_iter().find(|&side| came(meeting.player(side)));
        let forfeit = match winner {
            Some(Colour::White) => Forfeit::ToWhite,
            Some(Colour::Black) => Forfeit::ToBlack,
            None => Forfeit::Both,
        };
        let result = Some(GameResult::Forfeit(forfeit));
        Some(FileGame { meeting, stage: GameStage::Match, place: 0, result, opens: true })
    }

    pub(super) fn cell_of(&self, player: PlayerId, round: RoundNo) -> Option<RoundCell> {
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
            matches!(
                cell,
                Some(RoundCell::Game { .. } | RoundCell::Alone(Code::ForfeitWin | Code::ForfeitLoss))
            )
        };
        self.members(team).filter(was_there).map(Some).collect()
    }
}
