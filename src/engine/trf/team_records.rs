//! Records of teams in a team event: 082, 212, 310, 352, 362, 300, 320, 330 and 802.

use super::comment::{self, Word};
use super::legs::{Numbers, opening_leg};
use super::{
    AbnormalPoints, Code, ForfeitedMatch, LineUp, MatchPoints, Record, RequestedByes, ScoreLine,
    ScoreLineRound, TeamByes, TeamRecord, TrfFile,
};
use crate::collate::upper_case;
use crate::format::{Facts, TeamWorth};
use crate::pairing::facts;
use crate::standings::{TeamStandings, team_standings};
use crate::tiebreak::teams::{MatchKind, TeamMatch};
use crate::tournament::{
    BoardNo, Bye, Colour, Forfeit, GameResult, GameStage, Leg, Match, Out, PairingNumber, Participant,
    PlayerId, Points, Rating, RequestedBye, Round, RoundNo, RoundPlace, Snapshot, Stage, Team, TeamId,
    TieBreakId, is_white_again,
};

/// Maximum number of characters of a name (columns 9 to 40).
const NAME: usize = 32;

/// Maximum number of characters of a short name (columns 42 to 46).
const SHORT: usize = 5;

/// Adds the records of teams to the file of an event of teams from round 1 on.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers) {
    let Some(leg) = opening_leg(snapshot) else { return };
    let after = snapshot.last_published().unwrap_or(RoundNo(0)).min(leg.last);
    let settings = snapshot.settings();
    let standings = team_standings(snapshot, after.max(RoundNo(1)), &settings.tie_breaks);
    let made = Made { snapshot, leg: &leg, numbers, standings, rounds: rounds(snapshot, &leg) };
    file.texts.insert(Record::TeamCount, numbers.teams.len().to_string());
    file.texts.insert(Record::Standings, order_of_standings(&settings.tie_breaks));
    file.texts.insert(Record::BoardColours, made.board_colours());
    file.teams = numbers.teams.iter().zip(1..).filter_map(|(&id, number)| made.team(id, number)).collect();
    file.team_byes = made.byes();
    if made.scores_matches() {
        file.match_points = made.match_points();
        file.line_ups = made.line_ups();
        file.forfeited_matches = made.forfeited();
        file.score_lines = made.score_lines(&file.teams);
    }
    made.absences(file);
    made.scores(file);
    file.abnormal_points.clear();
    made.add_abnormal_points(file);
    if made.pairs_teams() {
        made.byes_of_teams(file);
        made.prohibited(file);
    }
}

/// Returns record 212: the score underlying the first tie-break, then the list; a list that starts with a FIDE score
/// states it itself.
fn order_of_standings(list: &[TieBreakId]) -> String {
    let prefix = match list.first().map(TieBreakId::as_str) {
        Some("MPTS" | "GPTS") => None,
        Some("TP") => Some("GPTS"),
        _ => Some("MPTS"),
    };
    let codes: Vec<&str> = prefix.into_iter().chain(list.iter().map(TieBreakId::as_str)).collect();
    codes.join(",")
}

fn rounds<'a>(snapshot: &'a Snapshot, leg: &Leg) -> Vec<(RoundNo, &'a Round)> {
    let numbered = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds().iter().map(|round| &**round));
    let of_leg = numbered.skip_while(|(number, _)| *number < leg.first);
    of_leg.take_while(|(number, round)| *number <= leg.last && round.stage() == Stage::Published).collect()
}

/// Context of the records.
struct Made<'a> {
    snapshot: &'a Snapshot,
    leg: &'a Leg,
    numbers: &'a Numbers,
    standings: Option<TeamStandings>,
    rounds: Vec<(RoundNo, &'a Round)>,
}

impl Made<'_> {
    fn boards(&self) -> usize {
        self.leg.boards.map_or(0, usize::from)
    }

    fn worth(&self) -> Option<TeamWorth> {
        let system = &self.snapshot.settings().points;
        let boards = self.leg.boards.unwrap_or_default();
        facts(self.leg.system.as_str()).map(|facts| TeamWorth::of(facts, &self.leg.options, system, boards))
    }

    /// Returns true if teams meet in matches: the games of players spread over other teams are in their lines only.
    fn scores_matches(&self) -> bool {
        facts(self.leg.system.as_str()).is_none_or(|facts| facts.scores_matches)
    }

    fn has_stand_ins(&self) -> bool {
        self.snapshot.teams().any(|(_, team)| team.has_stand_ins())
    }

    /// Returns true if results decide which teams meet.
    fn pairs_teams(&self) -> bool {
        facts(self.leg.system.as_str()).is_some_and(Facts::pairs_teams)
    }

    /// Returns record 362: match points of a win, draw and loss.
    fn match_points(&self) -> Option<MatchPoints> {
        let [win, draw, loss] = self.worth()?.scheme().map(Some);
        Some(MatchPoints { win, draw, loss })
    }

    /// Adds records 240 for byes of entire teams: columns have only players.
    fn byes_of_teams(&self, file: &mut TrfFile) {
        for &(number, round) in self.rounds.iter().rev() {
            for bye in [RequestedBye::FullPoint, RequestedBye::HalfPoint] {
                let has = |&&id: &&TeamId| match round.team_out(Participant::Team(id)) {
                    Some(out) => out == Out::Bye(Bye::Requested(bye)),
                    // Before the team's arrival.
                    None => round.match_of_team(id).is_none() && self.snapshot.team_missed(id) == bye,
                };
                let teams = self.numbers.teams.iter().filter(has);
                let players: Vec<PairingNumber> =
                    teams.map(|&id| PairingNumber(self.numbers.team(id))).collect();
                if !players.is_empty() {
                    file.requested_byes.insert(0, RequestedByes { bye, round: number, players });
                }
            }
        }
    }

    /// Changes records 260 to list teams.
    fn prohibited(&self, file: &mut TrfFile) {
        let team = |number: PairingNumber| {
            let teams = self.numbers.teams.iter().copied();
            let plays = |id: PlayerId| self.numbers.player(id) == number;
            let of = |&id: &TeamId| self.snapshot.team(id).is_some_and(|team| team.members().any(plays));
            teams.into_iter().find(of).map(|id| PairingNumber(self.numbers.team(id)))
        };
        for record in &mut file.prohibited {
            record.players = record.players.iter().copied().filter_map(team).collect();
            record.players.sort_unstable();
        }
    }

    fn plays_for(&self, id: PlayerId, team: Participant) -> bool {
        plays_for(self.snapshot, id, team)
    }

    fn line_up(&self, round: &Round, of: &Match, side: Participant) -> Vec<PlayerId> {
        let at = |&board| {
            let meeting = round.board(board)?.meeting;
            [meeting.white, meeting.black].into_iter().find(|&id| self.plays_for(id, side))
        };
        let of_match = of.boards.iter().filter(|board| round.game_stage(**board) == GameStage::Match);
        of_match.filter_map(at).collect()
    }

    /// Returns the colours of the players of team 1 in round 1, in board order: for the first team, if teams have a
    /// colour pattern. White on all boards before round 1.
    fn board_colours(&self) -> String {
        if self.pairs_teams() {
            let colour = |board| if is_white_again(&self.leg.options, board) { 'W' } else { 'B' };
            return (0..self.boards()).map(colour).collect();
        }
        let first = self.numbers.teams.first().and_then(|&id| self.snapshot.team(id));
        let colour = |&id: &PlayerId| match self.snapshot.colour(id, self.leg.first) {
            Some(Colour::Black) => 'B',
            Some(Colour::White) | None => 'W',
        };
        let own: String = first.into_iter().flat_map(|team| &team.players).map(colour).collect();
        match self.first_named() {
            Some(pattern) => pattern,
            None => own,
        }
    }

    /// Returns the colours of the first team in the first match with all boards in one round.
    fn first_named(&self) -> Option<String> {
        self.rounds.iter().find_map(|(_, round)| {
            let matches = round.matches();
            let of = matches.iter().find(|of| of.boards.len() == self.boards())?;
            let colour = |&board| {
                let white = round.board(board)?.meeting.white;
                Some(if self.plays_for(white, of.sides[0]) { 'W' } else { 'B' })
            };
            of.boards.iter().map(colour).collect()
        })
    }

    fn team(&self, id: TeamId, number: u16) -> Option<TeamRecord> {
        let team = self.snapshot.team(id)?;
        let ratings = team.players.iter().filter_map(|&id| {
            let player = &self.snapshot.player(id)?.player;
            player.rating.or(player.national_rating).map(Rating::get).map(u32::from)
        });
        let (sum, count) = ratings.fold((0_u32, 0_u32), |(sum, count), rating| (sum + rating, count + 1));
        let tenths = match team.rating {
            Some(typed) => Some(u32::from(typed.get()) * 10),
            None => (sum * 10 + count / 2).checked_div(count),
        };
        let name = team.name.as_str();
        let played = self.standings.as_ref().filter(|_| !self.rounds.is_empty());
        let row = played.and_then(|standings| {
            (1_u16..).zip(&standings.rows).find(|(_, row)| row.team == id).map(|(rank, _)| rank)
        });
        let matches: Vec<&TeamMatch> = self.matches(number).collect();
        let table = played.map(|made| &made.table);
        let given = table.and_then(|table| Some(table.adjustment(table.number(id)?))).unwrap_or_default();
        Some(TeamRecord {
            number,
            name: self.record_name(name, number),
            short_name: upper_case(name, self.snapshot.settings().language)
                .chars()
                .filter(|letter| !letter.is_whitespace())
                .take(SHORT)
                .collect(),
            strength: tenths.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10)),
            match_points: self
                .scores_matches()
                .then(|| matches.iter().map(|of| of.match_points).sum::<Points>() + given[0]),
            game_points: Some(matches.iter().map(|of| of.points).sum::<Points>() + given[1]),
            rank: row,
            players: team.members().map(|id| self.numbers.player(id)).collect(),
        })
    }

    /// Returns a name as long as its columns, with the number of the team at its end if others begin alike: the teams
    /// of a club differ in their last letter.
    fn record_name(&self, name: &str, number: u16) -> String {
        let first = |name: &str, count| name.chars().take(count).collect::<String>().trim_end().to_owned();
        let own = first(name, NAME);
        let alike = self.snapshot.teams().filter(|(_, team)| first(team.name.as_str(), NAME) == own);
        if alike.count() < 2 {
            return own;
        }
        let number = format!(" {number}");
        first(name, NAME - number.len()) + &number
    }

    fn matches(&self, number: u16) -> impl Iterator<Item = &TeamMatch> {
        let standings = self.standings.as_ref().filter(|_| !self.rounds.is_empty());
        let table = standings.map(|standings| &standings.table);
        let own = table.filter(|table| table.numbers().any(|known| known.0 == number));
        own.into_iter().flat_map(move |table| table.all_matches(PairingNumber(number)))
    }

    /// Returns the line-ups that differ from the order of the team (300).
    fn line_ups(&self) -> Vec<LineUp> {
        let mut line_ups = Vec::new();
        for &(number, round) in &self.rounds {
            for of in round.matches().iter() {
                let [one, other] = of.sides;
                for [side, opponent] in [[one, other], [other, one]] {
                    let (Participant::Team(side_id), Participant::Team(opponent)) = (side, opponent) else {
                        continue;
                    };
                    let sat = self.line_up(round, of, side);
                    let listed = self.snapshot.team(side_id).map_or(&[][..], |team| &team.players);
                    if sat != listed {
                        line_ups.push(LineUp {
                            round: number,
                            team: self.numbers.team(side_id),
                            opponent: self.numbers.team(opponent),
                            boards: sat.into_iter().map(|id| Some(self.numbers.player(id))).collect(),
                        });
                    }
                }
            }
        }
        line_ups.sort_by_key(|record| (record.round, record.team, record.opponent));
        line_ups
    }

    /// Adds total match scores as comments: no record has them.
    fn scores(&self, file: &mut TrfFile) {
        let mut told: Vec<String> = Vec::new();
        for &(number, round) in &self.rounds {
            for of in round.matches().iter() {
                let (Some([one, other]), Participant::Team(team)) = (round.match_score(of), of.sides[0])
                else {
                    continue;
                };
                // Records 802 have the scores of teams without players.
                if self.snapshot.team(team).is_some_and(Team::has_stand_ins) {
                    continue;
                }
                let team = self.numbers.team(team);
                told.push(format!("{number}:{team}:{}:{}", one.tenths(), other.tenths()));
            }
        }
        comment::add(file, Word::Scores, &told);
    }

    /// Adds records 299 for team adjustments, with the adjusted points of the match. Adjustments without a match, or
    /// with one that spans several rounds, are added as comments.
    fn add_abnormal_points(&self, file: &mut TrfFile) {
        let Some(table) = self.standings.as_ref().map(|standings| &standings.table) else { return };
        let (mut records, mut told) = (Vec::new(), Vec::new());
        for (&(number, round), of_leg) in self.rounds.iter().zip((1..).map(RoundNo)) {
            for &id in &self.numbers.teams {
                let [match_points, game_points] = round.team_adjustment(id);
                let team = self.numbers.team(id);
                if match_points == Points::ZERO && game_points == Points::ZERO {
                    continue;
                }
                let has_match = table.rounds_of_match() == 1 && self.scores_matches();
                let own = table.number(id).filter(|_| has_match);
                let of = own.and_then(|own| table.all_matches(own).iter().find(|of| of.round == of_leg));
                let Some((of, outcome)) = of.and_then(|of| Some((of, of.outcome?))) else {
                    told.push(format!("{number}:{team}:{}:{}", match_points.tenths(), game_points.tenths()));
                    continue;
                };
                records.push(AbnormalPoints {
                    code: Code::of_match(outcome),
                    match_points: Some(of.match_points + match_points),
                    game_points: Some(of.points + game_points),
                    round: Some(number),
                    players: vec![PairingNumber(team)],
                });
            }
        }
        file.abnormal_points = records;
        comment::add(file, Word::Given, &told);
    }

    /// Returns record 320: byes of teams and their points.
    fn byes(&self) -> Option<TeamByes> {
        let had = |round: &Round| {
            let bye = |&&id: &&TeamId| {
                round.team_out(Participant::Team(id)) == Some(Out::Bye(Bye::PairingAllocated))
            };
            self.numbers.teams.iter().find(bye).map(|&id| self.numbers.team(id))
        };
        let teams: Vec<Option<u16>> = self.rounds.iter().map(|(_, round)| had(round)).collect();
        teams.iter().any(Option::is_some).then(|| {
            let (points, match_points) = self
                .worth()
                .map_or((Points::ZERO, Points::ZERO), |worth| worth.of_bye(Bye::PairingAllocated));
            TeamByes { match_points: Some(match_points), game_points: Some(points), teams }
        })
    }

    /// Returns the matches forfeited on all boards by one side or both (330).
    fn forfeited(&self) -> Vec<ForfeitedMatch> {
        let mut forfeited = Vec::new();
        for &(number, round) in &self.rounds {
            for of in round.matches().iter() {
                let Some(forfeit) = forfeit_of(self.snapshot, round, of) else { continue };
                let [white, black] = of.sides.map(|side| match side {
                    Participant::Team(id) => self.numbers.team(id),
                    Participant::Player(_) => 0,
                });
                forfeited.push(ForfeitedMatch { forfeit, round: number, white, black });
            }
        }
        forfeited
    }

    /// Returns record 802 of each team: its matches in order of play.
    fn score_lines(&self, teams: &[TeamRecord]) -> Vec<ScoreLine> {
        let round = |of: &TeamMatch| ScoreLineRound {
            bye: None,
            opponent: of.opponent.map(|number| number.0),
            colour: of.opponent.map(|_| if of.is_first { Colour::White } else { Colour::Black }),
            // The score of a match without players is read from here.
            game_points: (of.kind != MatchKind::Running || !self.has_stand_ins()).then_some(of.points),
            forfeited: of.kind == MatchKind::Forfeited,
        };
        let line = |team: &TeamRecord| ScoreLine {
            number: team.number,
            short_name: team.short_name.clone(),
            match_points: team.match_points,
            game_points: team.game_points,
            rounds: in_rounds(self.matches(team.number).map(|of| (of.round, round(of)))),
        };
        if self.rounds.is_empty() { Vec::new() } else { teams.iter().map(line).collect() }
    }

    /// Changes records 240 to list teams without present members; absences of individual players are added as comments.
    fn absences(&self, file: &mut TrfFile) {
        let records = std::mem::take(&mut file.requested_byes);
        let mut alone: Vec<String> = self.absent_from_matches();
        for record in records {
            let is_away = |id: PlayerId| record.players.contains(&self.numbers.player(id));
            let teams = file.teams.iter().zip(&self.numbers.teams);
            let gone = |id: TeamId| {
                let team = self.snapshot.team(id);
                let is_told = record.bye == RequestedBye::ZeroPoint || self.pairs_teams();
                is_told && team.is_some_and(|team| team.members().all(is_away))
            };
            let (whole, _): (Vec<_>, Vec<_>) = teams.partition(|&(_, &id)| gone(id));
            let covered: Vec<PairingNumber> =
                whole.iter().flat_map(|(team, _)| team.players.iter().copied()).collect();
            let withdrawn = |number: PairingNumber| {
                let known = self.snapshot.players().find(|&(id, _)| self.numbers.player(id) == number);
                known.is_some_and(|(_, known)| known.withdrawn().is_some_and(|from| from <= record.round))
            };
            let others =
                record.players.iter().filter(|number| !covered.contains(number) && !withdrawn(**number));
            alone.extend(others.map(|&number| comment::told_absence(number, record.round, record.bye)));
            let players: Vec<PairingNumber> =
                whole.iter().map(|(team, _)| PairingNumber(team.number)).collect();
            if !players.is_empty() {
                file.requested_byes.push(RequestedByes { players, ..record });
            }
        }
        comment::add(file, Word::Absent, &alone);
    }
}

impl Made<'_> {
    /// Returns the entries of players who were absent from a match of their team in a published round if
    /// their columns do not show it: they were on a board, or no bye is worth points. The line-up of the team
    /// follows from it when the round is re-paired.
    fn absent_from_matches(&self) -> Vec<String> {
        let members = self.numbers.teams.iter().filter_map(|&id| self.snapshot.team(id));
        let members: Vec<PlayerId> = members.flat_map(Team::members).collect();
        let entry = |&(number, round): &(RoundNo, &Round), id: PlayerId| {
            let known = self.snapshot.player(id)?;
            let is_seated = matches!(round.place(id), RoundPlace::AtBoard(..));
            let has_left = known.withdrawn().is_some_and(|from| from <= number);
            let bye = known.away(number).filter(|_| !has_left && known.arrival <= number)?;
            let has_match = || round.match_of_team(self.snapshot.team_of(id)?);
            let is_told = is_seated || bye == RequestedBye::ZeroPoint && has_match().is_some();
            is_told.then_some(())?;
            Some(comment::told_absence(self.numbers.player(id), number, bye))
        };
        let entries =
            self.rounds.iter().flat_map(|round| members.iter().filter_map(move |&id| entry(round, id)));
        entries.collect()
    }
}

fn plays_for(snapshot: &Snapshot, id: PlayerId, team: Participant) -> bool {
    matches!(team, Participant::Team(team) if snapshot.team(team).is_some_and(|team| team.has(id)))
}

/// Returns the forfeit of a match on all boards, White being the first side; `None` if it has games.
pub(super) fn forfeit_of(snapshot: &Snapshot, round: &Round, of: &Match) -> Option<Forfeit> {
    let by_forfeit = |board: &BoardNo| match round.result(*board) {
        Some(GameResult::Forfeit(forfeit)) => Some((*board, forfeit)),
        _ => None,
    };
    let boards: Vec<_> = of.boards.iter().map(by_forfeit).collect::<Option<_>>()?;
    let won = |side: Participant| {
        boards.iter().all(|&(board, forfeit)| {
            let is_white = round.board(board).is_some_and(|at| plays_for(snapshot, at.meeting.white, side));
            forfeit == if is_white { Forfeit::ToWhite } else { Forfeit::ToBlack }
        })
    };
    match of.sides.map(won) {
        _ if boards.is_empty() => None,
        [true, _] => Some(Forfeit::ToWhite),
        [_, true] => Some(Forfeit::ToBlack),
        _ => boards.iter().all(|(_, forfeit)| *forfeit == Forfeit::Both).then_some(Forfeit::Both),
    }
}

/// Arranges the matches of a team in record 802 by round: a team may skip some rounds of a bracket.
fn in_rounds(matches: impl Iterator<Item = (RoundNo, ScoreLineRound)>) -> Vec<ScoreLineRound> {
    let mut rounds: Vec<ScoreLineRound> = Vec::new();
    for (round, told) in matches {
        rounds.resize(rounds.len().max(round.index()), ScoreLineRound::default());
        rounds.push(told);
    }
    rounds
}
