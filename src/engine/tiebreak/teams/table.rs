//! Ranking input for teams: the matches of every team.

use super::Score;
use crate::format::{Course, Facts, Format, MatchOutcome, Paired, TeamWorth, is_by_game_points};
use crate::pairing::{facts, levels, rating_in_average, system};
use crate::tournament::{
    BoardNo, Bye, Colour, GameResult, GameStage, Leg, Match, Out, Outcome, PairingNumber, Participant,
    PointSystem, Points, RequestedBye, Round, RoundNo, Snapshot, Stage, Team, TeamId,
};

/// The course of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchKind {
    /// At least one of its games was played.
    Played,
    /// None of its games was played.
    Forfeited,
    /// Results or whole rounds of it are missing.
    Running,
    Bye,
    Absent,
}

/// The highest board of a match that was played and not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TopBoard {
    /// Its number in the match.
    pub board: u16,
    pub is_won: bool,
}

/// One match of one team, or a round without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    /// Number of the team's match in the schedule, counted from 1: a match may span several rounds.
    pub round: RoundNo,
    pub opponent: Option<PairingNumber>,
    pub is_first: bool,
    pub kind: MatchKind,
    pub points: Points,
    pub against: Points,
    /// Match points; zero while it is running.
    pub match_points: Points,
    /// The outcome, also of a round without a match: won if it is worth a win; `None` while it is running.
    pub outcome: Option<MatchOutcome>,
    /// Points of the team on each board, board 1 first; empty if the score was recorded as a total, or a match spans
    /// several rounds.
    pub boards: Vec<Points>,
    /// Points times the weight of the player's own board, that of board 1 being the number of boards; `None` if the
    /// score was recorded as a total.
    pub weighted: Option<Points>,
    /// Ratings of the team's players in the games that were played.
    pub ratings: Vec<u32>,
    pub bye: Option<Bye>,
    /// The highest board that was played and not drawn; `None` if there is none.
    pub top: Option<TopBoard>,
    /// True if it counts: matches against a team whose results are annulled do not.
    pub counts: bool,
}

impl TeamMatch {
    fn without_match(
        round: RoundNo,
        kind: MatchKind,
        (bye, outcome): (Bye, MatchOutcome),
        (points, match_points): (Points, Points),
        weighted: Points,
    ) -> Self {
        Self {
            round,
            opponent: None,
            is_first: false,
            kind,
            points,
            against: Points::ZERO,
            match_points,
            outcome: Some(outcome),
            boards: Vec::new(),
            weighted: Some(weighted),
            ratings: Vec::new(),
            bye: Some(bye),
            top: None,
            counts: true,
        }
    }
}

/// The matches of the teams of a leg, built once for a ranking. Teams are identified by their drawn numbers.
#[derive(Clone, Debug)]
pub struct TeamTable {
    facts: &'static Facts,
    worth: TeamWorth,
    by_game_points: bool,
    half: Points,
    rounds: u8,
    /// The rounds of the leg, in matches.
    planned: u8,
    rounds_of_match: u8,
    teams: Vec<TeamId>,
    matches: Vec<Vec<TeamMatch>>,
    struck: Vec<bool>,
    /// Points the arbiter gave or took: match points, then game points.
    adjusted: Vec<[Points; 2]>,
    /// Number of bracket rounds each team has survived; empty if points rank.
    levels: Vec<u16>,
}

/// A match while its rounds are collected, seen from the team listed first.
struct Gathered {
    round: RoundNo,
    sides: [PairingNumber; 2],
    points: [Points; 2],
    /// Points of both sides on each board, if all of them are played in one round.
    boards: Vec<[Points; 2]>,
    /// Points of both sides by the weights of the boards; `None` if the score was recorded as a total.
    weighted: Option<[Points; 2]>,
    /// Ratings of both sides in the games that were played.
    ratings: [Vec<u32>; 2],
    games: u16,
    rounds: u8,
    is_open: bool,
    is_played: bool,
    /// From the perspective of the team listed first.
    top: Option<TopBoard>,
}

/// Returns the latest leg of teams by that round.
fn team_leg(snapshot: &Snapshot, after: RoundNo) -> Option<&Leg> {
    let begun = snapshot.legs().iter().rev().filter(|leg| leg.first <= after.max(RoundNo(1)));
    begun
        .into_iter()
        .find(|leg| facts(leg.system.as_str()).is_some_and(|facts| facts.paired == Paired::Teams))
}

/// Returns the round from which a team has left: all of its players and reserves have withdrawn.
pub fn team_left(snapshot: &Snapshot, team: TeamId) -> Option<RoundNo> {
    let mut last = None;
    for id in snapshot.team(team)?.members() {
        last = last.max(Some(snapshot.player(id)?.withdrawn()?));
    }
    last
}

impl TeamTable {
    /// Builds the table after `after` rounds of the event; ignores drafts and later rounds. `None` if no leg of teams
    /// has begun.
    ///
    /// If the format annuls early withdrawals, the results of a team that left before half of its matches were played
    /// are annulled (team-formats §4).
    pub fn new(snapshot: &Snapshot, after: RoundNo) -> Option<Self> {
        let leg = team_leg(snapshot, after)?;
        let facts = facts(leg.system.as_str())?;
        let teams: Vec<TeamId> = leg
            .participants()
            .filter_map(|participant| match participant {
                Participant::Team(id) => Some(id),
                Participant::Player(_) => None,
            })
            .collect();
        let boards = leg.boards.unwrap_or(0);
        let format = system(leg.system.as_str());
        let rounds_of_match =
            |format: &dyn Format| format.rounds_of_match(boards.into(), &leg.options).max(1);
        let mut table = Self {
            facts,
            worth: TeamWorth::of(facts, &leg.options, &snapshot.settings().points, boards),
            by_game_points: is_by_game_points(&leg.options),
            half: Points::from_tenths(snapshot.settings().points.draw.tenths().saturating_mul(boards.into())),
            rounds: 0,
            planned: leg.rounds().0 / format.map_or(1, rounds_of_match),
            rounds_of_match: format.map_or(1, rounds_of_match),
            matches: vec![Vec::new(); teams.len()],
            struck: vec![false; teams.len()],
            adjusted: vec![[Points::ZERO; 2]; teams.len()],
            levels: match facts.course {
                Course::Bracket => {
                    let sides: Vec<Participant> = teams.iter().copied().map(Participant::Team).collect();
                    levels(snapshot, leg.first, after.min(leg.last), &sides)
                }
                Course::Results | Course::Table => Vec::new(),
            },
            teams,
        };
        table.gather(snapshot, leg, after);
        table.strike(snapshot, leg);
        Some(table)
    }

    fn gather(&mut self, snapshot: &Snapshot, leg: &Leg, after: RoundNo) {
        let rounds = snapshot.rounds().iter().take_while(|round| round.stage() == Stage::Published);
        let mut gathered: Vec<Gathered> = Vec::new();
        let played = rounds.zip(1..).take(after.min(leg.last).0.into()).skip(leg.first.index());
        for ((round, number), of_leg) in played.zip(0_u8..) {
            let place = RoundNo(of_leg / self.rounds_of_match + 1);
            self.rounds = place.0;
            for of in round.matches().iter() {
                self.add(snapshot, round, of, place, &mut gathered);
            }
            for number_of_team in self.numbers().filter(|_| round.has_begun()) {
                let team = self.team(number_of_team);
                for (sum, points) in
                    self.adjusted[number_of_team.index()].iter_mut().zip(round.team_adjustment(team))
                {
                    *sum += points;
                }
                let bye = match round.team_out(Participant::Team(team)) {
                    Some(Out::Bye(bye)) => bye,
                    None if round.pairs_teams() && round.match_of_team(team).is_none() => {
                        Bye::Requested(snapshot.team_missed(team))
                    }
                    _ => continue,
                };
                // The table may assign a bye to a team that has left: it scores nothing.
                let is_gone = team_left(snapshot, team).is_some_and(|from| from <= RoundNo(number));
                let bye = if is_gone { Bye::ABSENT } else { bye };
                let made = self.without_match(place, bye);
                self.matches[number_of_team.index()].push(made);
            }
        }
        for found in gathered {
            self.keep(&found);
        }
        for matches in &mut self.matches {
            matches.sort_by_key(|of| (of.round, of.opponent));
        }
    }

    fn add(
        &self,
        snapshot: &Snapshot,
        round: &Round,
        of: &Match,
        place: RoundNo,
        gathered: &mut Vec<Gathered>,
    ) {
        let number = |side| match side {
            Participant::Team(id) => self.number(id),
            Participant::Player(_) => None,
        };
        let [Some(one), Some(other)] = of.sides.map(number) else { return };
        let is_same = |found: &Gathered| {
            found.round == place && found.sides.contains(&one) && found.sides.contains(&other)
        };
        let at = gathered.iter().position(is_same).unwrap_or(gathered.len());
        if at == gathered.len() {
            gathered.push(Gathered::new(place, [one, other]));
        }
        let found = &mut gathered[at];
        found.rounds += 1;
        if let [Some(one), Some(other)] =
            found.sides.map(|side| round.side_score(Participant::Team(self.team(side))))
        {
            for (points, told) in found.points.iter_mut().zip([one, other]) {
                *points += told;
            }
            found.games += u16::try_from(of.boards.len()).unwrap_or(u16::MAX);
            found.is_played = true;
            found.weighted = None;
            return;
        }
        let teams = found.sides.map(|side| snapshot.team(self.team(side)));
        let rating = rating_in_average(snapshot);
        let games = of.boards.iter().filter(|board| round.game_stage(**board) == GameStage::Match);
        for (place, &board) in games.enumerate() {
            let first = teams[0];
            let Some(meeting) = round.board(board).map(|board| board.meeting) else { continue };
            let is_first_white = first.is_some_and(|team| team.has(meeting.white));
            // In a table that seats players, the own board is the place in the team.
            let own = |team: Option<&Team>| {
                let players = team.filter(|_| !self.facts.line_ups).map_or(&[][..], |team| &team.players);
                players.iter().position(|&id| meeting.white == id || meeting.black == id).unwrap_or(place)
            };
            if round.result(board).is_some_and(GameResult::is_played) {
                let players = [meeting.white, meeting.black].map(&rating);
                let [one, other] = &mut found.ratings;
                one.push(players[usize::from(!is_first_white)]);
                other.push(players[usize::from(is_first_white)]);
            }
            let weights = teams.map(|team| usize::from(self.boards()).saturating_sub(own(team)));
            found.game(round, board, is_first_white, (&snapshot.settings().points, weights));
        }
    }

    /// Records a match for both teams.
    fn keep(&mut self, found: &Gathered) {
        let kind = match () {
            () if found.is_open || found.rounds < self.rounds_of_match => MatchKind::Running,
            () if found.is_played => MatchKind::Played,
            () => MatchKind::Forfeited,
        };
        let match_points = self.worth.of_match(found.points, found.games, found.is_played);
        let outcomes = self.worth.outcomes(found.points, found.games);
        for own in [0, 1] {
            let points = found.points[own];
            let is_over = kind != MatchKind::Running;
            let made = TeamMatch {
                round: found.round,
                opponent: Some(found.sides[1 - own]),
                is_first: own == 0,
                kind,
                points,
                against: found.points[1 - own],
                match_points: if is_over { match_points[own] } else { Points::ZERO },
                outcome: is_over.then_some(outcomes[own]),
                boards: found.boards.iter().map(|board| board[own]).collect(),
                weighted: found.weighted.map(|sums| sums[own]),
                ratings: found.ratings[own].clone(),
                bye: None,
                top: found.top.map(|top| TopBoard { is_won: top.is_won == (own == 0), ..top }),
                counts: true,
            };
            self.matches[found.sides[own].index()].push(made);
        }
    }

    fn without_match(&self, round: RoundNo, bye: Bye) -> TeamMatch {
        let kind = if bye == Bye::ABSENT { MatchKind::Absent } else { MatchKind::Bye };
        // Like a win, a draw or a loss on every board.
        let of_board = match bye {
            Bye::PairingAllocated | Bye::Requested(RequestedBye::FullPoint) => self.game_win(),
            Bye::Requested(RequestedBye::HalfPoint) => self.game_draw(),
            Bye::Requested(RequestedBye::ZeroPoint) => Points::ZERO,
        };
        let weights = (1..=usize::from(self.boards())).sum();
        let outcome = self.worth.outcome_of_bye(bye);
        TeamMatch::without_match(
            round,
            kind,
            (bye, outcome),
            self.worth.of_bye(bye),
            times(of_board, weights),
        )
    }

    fn strike(&mut self, snapshot: &Snapshot, leg: &Leg) {
        if !self.facts.strikes {
            return;
        }
        let others = self.teams.len().saturating_sub(1);
        let once = (self.teams.len() + self.teams.len() % 2).saturating_sub(1).max(1);
        let scheduled = others * (usize::from(leg.rounds().0) / once).max(1);
        let left = |number: PairingNumber| {
            let from = team_left(snapshot, self.team(number));
            let played = self.all_matches(number).iter().filter(|of| of.kind == MatchKind::Played).count();
            from.is_some_and(|from| from.index() <= leg.first.index() + usize::from(self.rounds))
                && 2 * played < scheduled
        };
        self.struck = self.numbers().map(left).collect();
        for (own, matches) in self.matches.iter_mut().enumerate() {
            for of in matches.iter_mut() {
                let is_against_struck = of.opponent.is_some_and(|opponent| self.struck[opponent.index()]);
                of.counts = !is_against_struck || self.struck[own];
            }
        }
    }

    /// Returns the number of bracket rounds a team has survived, which ranks teams (knockout §5).
    pub fn level(&self, number: PairingNumber) -> Option<u16> {
        self.levels.get(number.index()).copied()
    }

    /// Returns true if progress in a bracket ranks, instead of criteria.
    pub fn is_bracket(&self) -> bool {
        !self.levels.is_empty()
    }

    /// Returns true if matches have match points.
    pub fn scores_matches(&self) -> bool {
        self.facts.scores_matches
    }

    pub(super) fn is_predetermined(&self) -> bool {
        self.facts.is_predetermined()
    }

    /// Returns the score by which teams are paired or ranked first.
    pub fn primary(&self) -> Score {
        if self.by_game_points { Score::Games } else { Score::Matches }
    }

    pub fn secondary(&self) -> Score {
        if self.by_game_points { Score::Matches } else { Score::Games }
    }

    /// Returns the maximum of a score in a match.
    pub fn most(&self, score: Score) -> Points {
        let (games, matches) = self.worth.of_bye(Bye::Requested(RequestedBye::FullPoint));
        if score == Score::Games { games } else { matches }
    }

    /// Returns the same table with forfeited matches as played (`/P`).
    pub(super) fn with_forfeits_played(&self) -> Self {
        let mut table = self.clone();
        let matches = table.matches.iter_mut().flatten();
        matches.filter(|of| of.kind == MatchKind::Forfeited).for_each(|of| of.kind = MatchKind::Played);
        table
    }

    /// Returns the same table with every match of the last round as played and drawn (C.07 8.3). Before the last round
    /// nothing changes.
    pub(super) fn with_last_round_drawn(&self) -> Self {
        let mut table = self.clone();
        if self.rounds < self.planned {
            return table;
        }
        let [games, matches] = [Score::Games, Score::Matches].map(|score| self.drawn(score));
        let is_last = |of: &&mut TeamMatch| of.round.0 == self.rounds && of.opponent.is_some();
        for of in table.matches.iter_mut().flatten().filter(is_last) {
            (of.kind, of.outcome) = (MatchKind::Played, Some(MatchOutcome::Drawn));
            (of.points, of.against, of.match_points) = (games, games, matches);
        }
        table
    }

    pub(super) fn drawn(&self, score: Score) -> Points {
        let (games, matches) = self.worth.of_bye(Bye::Requested(RequestedBye::HalfPoint));
        if score == Score::Games { games } else { matches }
    }

    pub(super) fn boards(&self) -> u16 {
        self.worth.boards()
    }

    pub(super) fn game_win(&self) -> Points {
        self.worth.game_win()
    }

    pub(super) fn game_draw(&self) -> Points {
        self.worth.game_draw()
    }

    pub(super) fn half(&self) -> Points {
        self.half
    }

    /// Returns the number of rounds of matches that have begun.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    pub fn rounds_of_match(&self) -> u8 {
        self.rounds_of_match
    }

    /// Returns every number, number 1 first.
    pub fn numbers(&self) -> impl Iterator<Item = PairingNumber> + use<> {
        (1..=u16::try_from(self.teams.len()).unwrap_or(u16::MAX)).map(PairingNumber)
    }

    /// Returns the team with a number.
    ///
    /// # Panics
    /// Panics if the number is not from this table, here and below.
    pub fn team(&self, number: PairingNumber) -> TeamId {
        self.teams[number.index()]
    }

    pub fn number(&self, team: TeamId) -> Option<PairingNumber> {
        self.numbers().zip(&self.teams).find(|(_, id)| **id == team).map(|(number, _)| number)
    }

    /// Returns true if a team's results are annulled: it is not ranked, and its matches count for neither team.
    pub fn is_struck(&self, number: PairingNumber) -> bool {
        self.struck[number.index()]
    }

    /// Returns the points the arbiter gave a team or took from it: match points, then game points.
    pub fn adjustment(&self, number: PairingNumber) -> [Points; 2] {
        self.adjusted[number.index()]
    }

    /// Returns all recorded matches of a team, including those that do not count.
    pub fn all_matches(&self, number: PairingNumber) -> &[TeamMatch] {
        &self.matches[number.index()]
    }

    /// Returns the matches of a team that count, including byes and absences, in order of play.
    pub fn matches(&self, number: PairingNumber) -> impl Iterator<Item = &TeamMatch> {
        self.matches[number.index()].iter().filter(|of| of.counts)
    }
}

fn times(points: Points, weight: usize) -> Points {
    Points::from_tenths(points.tenths().saturating_mul(i32::try_from(weight).unwrap_or(i32::MAX)))
}

impl Gathered {
    fn new(round: RoundNo, sides: [PairingNumber; 2]) -> Self {
        Self {
            round,
            sides,
            points: [Points::ZERO; 2],
            boards: Vec::new(),
            weighted: Some([Points::ZERO; 2]),
            ratings: [Vec::new(), Vec::new()],
            games: 0,
            rounds: 0,
            is_open: false,
            is_played: false,
            top: None,
        }
    }

    fn game(
        &mut self,
        round: &Round,
        board: BoardNo,
        is_first_white: bool,
        (system, weights): (&PointSystem, [usize; 2]),
    ) {
        self.games += 1;
        let Some(result) = round.result(board) else {
            self.is_open = true;
            return;
        };
        let colours =
            if is_first_white { [Colour::White, Colour::Black] } else { [Colour::Black, Colour::White] };
        let got = colours.map(|colour| system.of_game(result, colour));
        for (points, got) in self.points.iter_mut().zip(got) {
            *points += got;
        }
        let sums = self.weighted.iter_mut().flatten();
        for (sum, (got, weight)) in sums.zip(got.into_iter().zip(weights)) {
            *sum += times(got, weight);
        }
        self.boards.push(got);
        self.is_played |= result.is_played();
        if self.top.is_none() {
            let white_won = match result {
                GameResult::Played(Outcome::WhiteWins) | GameResult::Unrated(Outcome::WhiteWins) => true,
                GameResult::Played(Outcome::BlackWins) | GameResult::Unrated(Outcome::BlackWins) => false,
                _ => return,
            };
            self.top = Some(TopBoard { board: self.games, is_won: white_won == is_first_white });
        }
    }
}
