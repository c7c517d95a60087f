//! Rounds in which results decide which teams meet: as in the file, match by match.

use super::tables::FileGame;
use super::teams::{pairs_teams, worth};
use super::{ImportError, Importer, Loss, acceleration, id};
use crate::command::{Command, CommandError};
use crate::format::{
    Course, Facts, MATCH_BYE, MATCH_POINTS, OptionFacts, Pair, TeamWorth, WHITE_BOARDS, set_match_points,
    set_team_bye, set_white_boards,
};
use crate::pairing::{Setting, facts, facts_of, setting};
use crate::tiebreak::teams::TeamTable;
use crate::tournament::{
    BoardNo, Bye, Draft, GameResult, GameStage, Match, Meeting, OptionValue, Options, Out, PairingNumber,
    Participant, PlayerId, PointSystem, Points, RequestedBye, RoundNo, SystemId, Team, TeamId,
    is_white_again,
};
use crate::trf::comment::{self, Word};
use crate::trf::{
    AbnormalPoints, Code, FileFault, PlayerLine, Record, RoundCell, TeamByes, TeamFault, TrfFile,
    VirtualPoints,
};
use std::collections::BTreeSet;

/// Sets options from records 320, 352 and 362: points of matches and of rounds without one, and the boards with
/// White.
pub(super) fn worth_of_matches(file: &TrfFile, system: &SystemId, options: &mut Options) {
    let Some(facts) = facts(system.as_str()) else { return };
    let has = |option: &OptionFacts| facts.options.iter().any(|known| known.key == option.key);
    if let Some(worth) = file.match_points.as_ref().and_then(worth).filter(|_| has(&MATCH_POINTS)) {
        set_match_points(options, worth);
    }
    if let Some(told) = file.text(Record::BoardColours).filter(|_| has(&WHITE_BOARDS)) {
        set_white_boards(options, told.trim());
    }
    let of_bye = file.team_byes.as_ref().and_then(|byes| byes.match_points).filter(|_| has(&MATCH_BYE));
    let [win, ..] = TeamWorth::of(facts, options, &PointSystem::default(), 0).scheme();
    let word = |word: &str| OptionValue::Choice(word.to_owned());
    match of_bye {
        Some(Points::ZERO) => MATCH_BYE.set(options, word("none")),
        Some(points) if points == win => MATCH_BYE.set(options, word("win")),
        _ => {}
    }
}

/// A match in a file.
struct FoundMatch {
    /// The team with White on board 1 first.
    teams: [TeamId; 2],
    /// Board 1 first.
    games: Vec<Meeting>,
    /// Board 1, if the order of the players does not determine it.
    first: Option<Meeting>,
}

impl Importer<'_> {
    pub(super) fn pairs_teams(&self) -> bool {
        pairs_teams(&self.system)
    }

    /// Returns true if results decide which teams meet in a round.
    pub(super) fn pairs_teams_in(&self, round: RoundNo) -> bool {
        facts_of(self.event.snapshot(), round).is_some_and(Facts::pairs_teams)
    }

    /// Sets the match and game points of a team's bye from the file, unless they are those of a won or drawn match.
    pub(super) fn announce_bye_of_teams(&mut self) -> Result<(), CommandError> {
        let mut settings = self.event.snapshot().settings().clone();
        let Some((facts, made)) = facts(self.system.as_str()).zip(self.worth_of_matches()) else {
            return Ok(());
        };
        let Some([Some(matches), Some(games)]) = self.worth_of_bye(&made) else { return Ok(()) };
        let points = settings.points;
        set_team_bye(facts, &mut settings.options, (games, matches), (&points, made.boards()));
        if settings == *self.event.snapshot().settings() {
            return Ok(());
        }
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Returns the match and game points of a team's bye: those of record 320, else the game points of its boards by
    /// `P` of record 162 unless that is a win, and the match points of a draw. A bracket has no bye. Reports of hakem
    /// state it as options, and in record 320 once a team has it.
    fn worth_of_bye(&self, made: &TeamWorth) -> Option<[Option<Points>; 2]> {
        if let Some(TeamByes { match_points, game_points, .. }) = self.file.team_byes {
            return Some([match_points, game_points]);
        }
        let of_board = self.file.points?.pairing_allocated_bye?;
        let has_bye = |line: &PlayerLine| line.cells.contains(&RoundCell::Alone(Code::PairingAllocatedBye));
        let is_stated = comment::value(self.file, Word::System).is_some()
            || self.is_own() && !self.file.players.iter().any(has_bye);
        let is_bracket = facts(self.system.as_str()).is_some_and(|facts| facts.course == Course::Bracket);
        if of_board == made.game_win() || is_stated || is_bracket {
            return None;
        }
        let games = Points::from_tenths(of_board.tenths().saturating_mul(made.boards().into()));
        Some([Some(made.scheme()[1]), Some(games)])
    }

    /// Returns the values of team matches and byes in the event; `None` for an unknown system.
    pub(super) fn worth_of_matches(&self) -> Option<TeamWorth> {
        let settings = self.event.snapshot().settings();
        let boards = self.teams.first().map_or(0, |team| u16::try_from(team.boards()).unwrap_or(u16::MAX));
        let facts = facts(self.system.as_str())?;
        Some(TeamWorth::of(facts, &settings.options, &settings.points, boards))
    }

    /// Returns true if a team's bye has different points in the file and in the event.
    pub(super) fn has_other_bye(&self, made: &TeamWorth) -> bool {
        let (points, match_points) = made.of_bye(Bye::PairingAllocated);
        self.worth_of_bye(made).is_some_and(|[of_match, of_games]| {
            of_match.is_some_and(|said| said != match_points) || of_games.is_some_and(|said| said != points)
        })
    }

    /// Reports content of team records that the event cannot represent.
    pub(super) fn note_lost_of_teams(&mut self) {
        let Some(made) = self.worth_of_matches() else { return };
        let options = &self.event.snapshot().settings().options;
        let said = self.file.match_points.as_ref().map(worth);
        let has_other_points = said.is_some_and(|said| said != Some(made.scheme()));
        let told = self.file.text(Record::BoardColours).map(str::trim).filter(|told| !told.is_empty());
        let first = told.and_then(|told| told.chars().next());
        let has_other_colours = told
            .into_iter()
            .flat_map(str::chars)
            .enumerate()
            .any(|(board, colour)| (Some(colour) == first) != is_white_again(options, board));
        let has_own_virtual = !self.whole.virtual_points.is_empty() && !acceleration::is_baku(self.whole);
        for (is_lost, record) in [
            (has_other_points, Record::MatchPoints),
            (has_other_colours, Record::BoardColours),
            (self.has_other_bye(&made), Record::TeamByes),
            (has_own_virtual, Record::VirtualPoints),
        ] {
            if is_lost {
                self.losses.push(Loss::TeamRecord { record });
            }
        }
    }

    /// Imports a round: absences, pairings, results.
    pub(super) fn team_round(&mut self, round: RoundNo, order: &[usize]) -> Result<(), ImportError> {
        self.withdraw(round)?;
        let mut games = self.games(round);
        self.check_teams(round, &games)?;
        self.add_forfeits(round, &mut games);
        self.add_empty_boards(round, &mut games);
        self.absent(|of, _| of == round)?;
        self.grant_byes(round)?;
        self.grant_team_byes(round, &games)?;
        // The system of the event is known, because its teams are listed.
        let Ok(made) = setting(self.event.snapshot(), round) else { return Ok(()) };
        let of_match: Vec<FileGame> =
            games.iter().filter(|game| game.stage == GameStage::Match).copied().collect();
        let draft = self.draft_of_teams(round, order, &made, &of_match);
        self.add(Command::DraftRound(draft))?;
        self.add(Command::publish(round))?;
        self.results(round, &games, GameStage::Match)?;
        self.match_scores(round)?;
        self.add_play_offs(round, &games)?;
        self.adjust_teams(round)
    }

    /// Enters total match scores; those without a match are skipped.
    pub(super) fn match_scores(&mut self, round: RoundNo) -> Result<(), ImportError> {
        for told in comment::values(self.file, Word::Scores).flat_map(|list| list.split(',')) {
            let numbers: Option<Vec<i32>> = told.split(':').map(|part| part.parse().ok()).collect();
            let Some(&[of, team, one, other]) = numbers.as_deref() else { continue };
            let team = u16::try_from(team).ok().and_then(|number| self.team_with(number));
            let Some(team) = team.filter(|_| of == i32::from(round.0)) else { continue };
            let paired = self.event.snapshot().round(round);
            let Some(found) = paired.and_then(|paired| paired.match_of_team(team)) else { continue };
            let score = [one, other].map(Points::from_tenths);
            let is_first = found.sides[0] == Participant::Team(team);
            let score = if is_first { score } else { [score[1], score[0]] };
            let Some(&board) = found.boards.first() else { continue };
            self.add(Command::EnterMatchScore { round, board, score: Some(score) })?;
        }
        Ok(())
    }

    /// Adjusts teams whose matches in a round have abnormal points (299).
    pub(super) fn adjust_teams(&mut self, round: RoundNo) -> Result<(), ImportError> {
        for told in comment::values(self.file, Word::Given).flat_map(|list| list.split(',')) {
            let numbers: Option<Vec<i32>> = told.split(':').map(|part| part.parse().ok()).collect();
            let Some(&[of, team, match_points, game_points]) = numbers.as_deref() else { continue };
            let team = u16::try_from(team).ok().and_then(|number| self.team_with(number));
            if let Some(id) = team.filter(|_| of == i32::from(round.0)) {
                let [match_points, game_points] = [match_points, game_points].map(Points::from_tenths);
                let reason = "TRF".to_owned();
                self.add(Command::AdjustTeamPoints { id, round, match_points, game_points, reason })?;
            }
        }
        let records = self.file.abnormal_points.iter().filter(|record| record.round == Some(round));
        let named: Vec<(&AbnormalPoints, u16)> =
            records.flat_map(|record| record.players.iter().map(move |number| (record, number.0))).collect();
        for (record, number) in named {
            let snapshot = self.event.snapshot();
            let table = TeamTable::new(snapshot, round).filter(|table| table.rounds_of_match() == 1);
            let of_leg = snapshot.round_of_leg(round);
            let found = self.team_with(number).zip(table).and_then(|(id, table)| {
                let own = table.number(id)?;
                let of = table.all_matches(own).iter().find(|of| of.round == of_leg)?;
                (of.outcome.is_some() && of.outcome == record.code.outcome()).then(|| (id, of.clone()))
            });
            let Some((id, of)) = found else {
                if !self.losses.contains(&Loss::AbnormalPoints) {
                    self.losses.push(Loss::AbnormalPoints);
                }
                continue;
            };
            let match_points = record.match_points.map_or(Points::ZERO, |said| said - of.match_points);
            let game_points = record.game_points.map_or(Points::ZERO, |said| said - of.points);
            if snapshot.round(round).map(|paired| paired.team_adjustment(id))
                != Some([match_points, game_points])
            {
                let reason = "TRF 299".to_owned();
                self.add(Command::AdjustTeamPoints { id, round, match_points, game_points, reason })?;
            }
        }
        Ok(())
    }

    /// Returns an error if two members of one team meet in a round.
    fn check_teams(&self, round: RoundNo, games: &[FileGame]) -> Result<(), ImportError> {
        let of_one = |game: &&FileGame| {
            self.team_of(game.meeting.white)
                .is_some_and(|team| self.team_of(game.meeting.black) == Some(team))
        };
        match games.iter().find(of_one) {
            Some(FileGame { meeting, .. }) => {
                let players = [meeting.white, meeting.black].map(|player| self.number_of(player));
                Err(FileFault::TeamEvent { why: TeamFault::SameTeam { players, round } }.into())
            }
            None => Ok(()),
        }
    }

    fn team_of(&self, player: PlayerId) -> Option<TeamId> {
        self.event.snapshot().team_of(player)
    }

    fn teams_of_games(&self, games: &[FileGame]) -> BTreeSet<TeamId> {
        let players = games.iter().flat_map(|game| [game.meeting.white, game.meeting.black]);
        players.filter_map(|player| self.team_of(player)).collect()
    }

    /// Adds the games of matches for which the file has only a forfeit (330), by the order of both teams.
    fn add_forfeits(&self, round: RoundNo, games: &mut Vec<FileGame>) {
        let playing = self.teams_of_games(games);
        for record in self.file.forfeited_matches.iter().filter(|record| record.round == round) {
            let [Some(white), Some(black)] =
                [record.white, record.black].map(|number| self.team_with(number))
            else {
                continue;
            };
            if playing.contains(&white) || playing.contains(&black) {
                continue;
            }
            let players =
                |team: TeamId| self.event.snapshot().team(team).map_or(&[][..], |team| &team.players);
            for (board, (&one, &other)) in players(white).iter().zip(players(black)).enumerate() {
                let meeting = Meeting { white: one, black: other };
                let is_white = is_white_again(self.event.snapshot().options(round), board);
                let (meeting, forfeit) = match is_white {
                    true => (meeting, record.forfeit),
                    false => (meeting.turned(), record.forfeit.turned()),
                };
                let result = Some(GameResult::Forfeit(forfeit));
                games.push(FileGame { meeting, stage: GameStage::Match, place: 0, result, opens: false });
            }
        }
    }

    /// Grants byes to teams without a match or pairing-allocated bye: those of records 240, else those in the
    /// columns of their players.
    fn grant_team_byes(&mut self, round: RoundNo, games: &[FileGame]) -> Result<(), CommandError> {
        let playing = self.teams_of_games(games);
        let with_bye = self.team_with_bye(round);
        let teams: Vec<(TeamId, Team)> =
            self.event.snapshot().teams().map(|(id, team)| (id, team.clone())).collect();
        for (team, known) in teams {
            if playing.contains(&team) || with_bye == Some(team) || self.is_bracket(round) {
                continue;
            }
            // Members have byes of their own in a report of this program, which states those of teams.
            let bye = match self.states_team_byes() {
                true => RequestedBye::ZeroPoint,
                false => self.bye_of_team(round, team, &known),
            };
            for member in known.members() {
                let is_there =
                    self.event.snapshot().player(member).is_some_and(|known| known.away(round).is_none());
                if is_there {
                    self.add(Command::SetBye { id: member, round, bye: Some(bye) })?;
                }
            }
        }
        Ok(())
    }

    fn bye_of_team(&self, round: RoundNo, team: TeamId, known: &Team) -> RequestedBye {
        let recorded = self.whole.requested_byes.iter().filter(|record| record.round == round);
        let names = |number: &PairingNumber| self.team_with(number.0) == Some(team);
        let recorded =
            recorded.filter(|record| record.players.iter().any(names)).map(|record| record.bye).max();
        let of_member = |member: PlayerId| match self.file.players.get(member.index())?.cell(round) {
            RoundCell::Alone(Code::HalfPointBye) => Some(RequestedBye::HalfPoint),
            RoundCell::Alone(Code::FullPointBye) => Some(RequestedBye::FullPoint),
            _ => None,
        };
        let of_members = || known.members().filter_map(of_member).max().filter(|_| !self.states_team_byes());
        recorded.or_else(of_members).unwrap_or(RequestedBye::ZeroPoint)
    }

    /// Returns true if records 240 state the byes of teams, whatever their players have.
    fn states_team_byes(&self) -> bool {
        self.is_own() && !self.whole.teams.is_empty()
    }

    /// Returns the team with the pairing-allocated bye: that of record 320, else the one whose players have it.
    pub(super) fn team_with_bye(&self, round: RoundNo) -> Option<TeamId> {
        let Some(byes) = &self.file.team_byes else {
            if !self.pairs_teams_in(round) {
                return None;
            }
            let mut teams = self.event.snapshot().teams();
            let has_it = |team: &Team| team.members().any(|member| self.has_bye(member, round));
            return teams.find(|(_, team)| has_it(team)).map(|(team, _)| team);
        };
        byes.teams.get(round.index()).copied().flatten().and_then(|number| self.team_with(number))
    }

    /// Creates the draft of a round: its matches in the order of publication, each in the order of its boards.
    fn draft_of_teams(&self, round: RoundNo, order: &[usize], made: &Setting, games: &[FileGame]) -> Draft {
        let found = self.in_order(made, self.matches_in(round, games));
        let (mut boards, mut matches): (Vec<Meeting>, Vec<Match>) = (Vec::new(), Vec::new());
        for FoundMatch { teams, games, .. } in found {
            let first = boards.len();
            boards.extend(games);
            let number = |place: usize| BoardNo(u16::try_from(place + 1).unwrap_or(u16::MAX));
            let numbers = (first..boards.len()).map(number).collect();
            matches.push(Match { sides: teams.map(Participant::Team), boards: numbers, stops: false });
        }
        let with_bye = self.team_with_bye(round);
        let snapshot = self.event.snapshot();
        let out = |&team: &TeamId| {
            let side = Participant::Team(team);
            if matches.iter().any(|of| of.sides.contains(&side)) {
                return None;
            }
            if self.is_bracket(round) {
                let goes_on = self.team_plays_after(team, round) || !self.team_has_played(team, round);
                return Some((side, if goes_on { Out::Through } else { Out::Idle }));
            }
            let requested = || {
                snapshot
                    .team(team)
                    .map_or(RequestedBye::ZeroPoint, |known| self.bye_of_team(round, team, known))
            };
            let bye =
                if with_bye == Some(team) { Bye::PairingAllocated } else { Bye::Requested(requested()) };
            Some((side, Out::Bye(bye)))
        };
        Draft {
            numbering: (round == RoundNo(1)).then(|| order.iter().copied().map(id).collect()),
            outs: made.teams.iter().filter_map(out).collect(),
            boards,
            matches: matches.into(),
            virtual_points: self.virtual_points_of_teams(round, made),
            ..Draft::of(round, snapshot.system(round).clone())
        }
    }

    /// Returns the virtual points of a round in order of seats: the stated ones, if the acceleration is known, because
    /// the number of rounds may have changed since.
    fn virtual_points_of_teams(&self, round: RoundNo, made: &Setting) -> Vec<(PlayerId, Points)> {
        let records = &self.whole.virtual_points;
        if records.is_empty() || !acceleration::is_baku(self.whole) {
            return made.virtual_points();
        }
        let stated = |(team, &player): (&TeamId, &PlayerId)| {
            let is_of_team = |record: &&VirtualPoints| {
                let mut numbers = record.first.0..=record.last.0;
                record.rounds.contains(round) && numbers.any(|number| self.team_with(number) == Some(*team))
            };
            let record = records.iter().find(is_of_team)?;
            let points =
                record.match_points.or(record.game_points).filter(|&points| points != Points::ZERO)?;
            Some((player, points))
        };
        made.teams.iter().zip(&made.order).filter_map(stated).collect()
    }

    /// Groups games by the teams of the players.
    fn matches_in(&self, round: RoundNo, games: &[FileGame]) -> Vec<FoundMatch> {
        let mut found: Vec<FoundMatch> = Vec::new();
        for game in games {
            let sides = [game.meeting.white, game.meeting.black].map(|player| self.team_of(player));
            let [Some(one), Some(other)] = sides else { continue };
            let same = |of: &FoundMatch| of.teams.contains(&one) && of.teams.contains(&other);
            let at = found.iter().position(same).unwrap_or(found.len());
            if at == found.len() {
                found.push(FoundMatch { teams: [one, other], games: Vec::new(), first: None });
            }
            if let Some(of) = found.get_mut(at) {
                of.games.push(game.meeting);
                of.first = of.first.or(game.opens.then_some(game.meeting));
            }
        }
        for of in &mut found {
            let [one, other] = of.teams;
            let line_ups = [[one, other], [other, one]].map(|teams| self.order_of(round, teams));
            let place = |meeting: &Meeting| {
                let at = line_ups.iter().find_map(|line_up| {
                    line_up.iter().position(|player| player.is_some_and(|player| meeting.has(player)))
                });
                (of.first != Some(*meeting), at.unwrap_or(usize::MAX))
            };
            of.games.sort_by_key(place);
            let white = of.games.first().and_then(|first| self.team_of(first.white));
            if white != Some(of.teams[0]) {
                of.teams.reverse();
            }
        }
        found
    }

    /// Returns the players of the first of two teams in board order (300, `None` at an empty board), else as
    /// listed by the team.
    pub(super) fn order_of(&self, round: RoundNo, [one, other]: [TeamId; 2]) -> Vec<Option<PlayerId>> {
        let [own, opponent] = [one, other].map(|team| self.number_of_team(team));
        let told = self.file.line_ups.iter().find(|record| {
            record.round == round
                && [(own, opponent), (opponent, own)].contains(&(Some(record.team), Some(record.opponent)))
        });
        match told {
            Some(record) => {
                let player = |number: PairingNumber| self.place(number).map(id);
                record.boards.iter().map(|number| number.and_then(player)).collect()
            }
            None => {
                let team = self.event.snapshot().team(one);
                team.map(|team| team.members().map(Some).collect()).unwrap_or_default()
            }
        }
    }

    /// Sorts matches into the order of publication of the system.
    fn in_order(&self, made: &Setting, mut found: Vec<FoundMatch>) -> Vec<FoundMatch> {
        let Some(swiss) = made.system.swiss() else { return found };
        let seat = |team: TeamId| {
            self.event.snapshot().team(team).and_then(|known| made.seat(*known.players.first()?))
        };
        let pair = |of: &FoundMatch| Some(Pair { white: seat(of.teams[0])?, black: seat(of.teams[1])? });
        let mut pairs: Vec<Pair> = found.iter().filter_map(pair).collect();
        swiss.sort_boards(&made.field, &mut pairs);
        found.sort_by_key(|of| pair(of).and_then(|own| pairs.iter().position(|&other| other == own)));
        found
    }
}
