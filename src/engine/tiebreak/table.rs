//! Tie-break input: the rounds of every player, contiguous in memory.

use super::teams::TeamTable;
use super::{PlayerRound, RoundKind, Scope};
use crate::collate::{Collation, Language};
use crate::format::{Account, Course, Facts, Ledger, Paired, Seat};
use crate::pairing::{facts, field, levels, system, tournament_rating_in};
use crate::tournament::{
    Bye, Colour, EnteredValue, Lot, PairingNumber, Participant, Player, PlayerId, PlayerMap, PointSystem,
    Points, Rating, RatingTaken, Registration, RequestedBye, Round, RoundNo, RoundPlace, Settings, Snapshot,
    Stage, Team, TieBreakRules,
};
use rpds::VectorSync;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Conditions that determine the methods available to an event, and how they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conditions {
    pub rules: TieBreakRules,
    /// True if the pairings are predetermined, as in a round robin (FIDE C.07 15.2).
    pub predetermined: bool,
    pub teams: bool,
    /// True if a list with values ranks instead of scores (keizer).
    pub by_values: bool,
}

impl Conditions {
    /// Returns the conditions in a table whose rows are players, even if they play for teams.
    fn among_players(rules: TieBreakRules, facts: Option<&Facts>) -> Self {
        Self {
            rules,
            predetermined: facts.is_some_and(Facts::is_predetermined),
            teams: false,
            by_values: facts.is_some_and(|facts| facts.by_values),
        }
    }

    pub fn of(settings: &Settings) -> Self {
        let facts = facts(settings.system.as_str());
        Self {
            rules: settings.tie_break_rules,
            predetermined: facts.is_some_and(Facts::is_predetermined),
            teams: facts.is_some_and(|facts| facts.paired == Paired::Teams),
            by_values: facts.is_some_and(|facts| facts.by_values),
        }
    }
}

/// The criterion that ranks players before all tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Number of bracket rounds survived.
    Bracket(u16),
    Score(Points),
    PlayedOff(Points, usize),
    /// Place in a list with values.
    Listed(Reverse<usize>),
}

/// The results of the first rounds of an event, built once for all tie-breaks. Players are identified by pairing
/// number; the rounds of one player are contiguous.
#[derive(Clone, Debug)]
pub struct ResultTable {
    conditions: Conditions,
    system: PointSystem,
    /// Number of games between two opponents in a round.
    games: u8,
    planned: usize,
    rounds: usize,
    players: Vec<PlayerId>,
    records: Vec<PlayerRound>,
    scores: Vec<Points>,
    ratings: Vec<Option<Rating>>,
    /// The ratings per round, indexed as `records`; empty if one rating counts for all rounds.
    ratings_of_rounds: Vec<Option<Rating>>,
    /// The rating the event assigns to unrated players.
    unrated: Option<Rating>,
    struck: Vec<bool>,
    /// True for a round robin, in which all players meet each other.
    meets_all: bool,
    /// Number of bracket rounds each player has survived; empty if points rank.
    levels: Vec<u16>,
    /// The list that ranks instead of scores; its seats are the pairing numbers, counted from 0.
    ledger: Option<Ledger>,
    lots: Vec<Option<Lot>>,
    entered_values: Arc<BTreeMap<PlayerId, EnteredValue>>,
    roster: VectorSync<Option<Arc<Registration>>>,
    alphabet: Language,
}

impl ResultTable {
    /// Builds the table of an event after `after` rounds; ignores drafts and later rounds.
    ///
    /// In round robins the results of players who left before half of their games are annulled (round robin §6).
    pub fn new(snapshot: &Snapshot, after: RoundNo) -> Self {
        Self::of(snapshot, &Scope::whole(snapshot, after))
    }

    pub fn of(snapshot: &Snapshot, scope: &Scope) -> Self {
        let mut table = Self::recorded_of(snapshot, scope);
        table.strike(snapshot, scope);
        table
    }

    /// Builds the table of a scope from all recorded results, with none annulled.
    pub fn recorded_of(snapshot: &Snapshot, scope: &Scope) -> Self {
        let settings: &Settings = snapshot.settings();
        let facts = facts(scope.system.as_str());
        let players = scope.players.clone();
        let published = snapshot.rounds().iter().take_while(|round| round.stage() == Stage::Published);
        let counted = published.take(scope.last.0.into()).skip(scope.first.index());
        let rounds: Vec<&Round> = counted.map(|round| &**round).collect();
        let numbers = PlayerMap::new(snapshot, players.iter().copied().zip((1..).map(PairingNumber)));
        let mut records = vec![PlayerRound::VOID; players.len() * rounds.len()];
        for (place, round) in rounds.iter().enumerate() {
            let column = records.iter_mut().skip(place).step_by(rounds.len());
            let worth = settings.points.of_match(round.games_of_match());
            for (slot, &id) in column.zip(&players) {
                let missed = || snapshot.player(id).map_or(RequestedBye::ZeroPoint, |known| known.missed);
                if let Some(bye) = without_board(round.place(id), missed).filter(|_| round.has_begun()) {
                    *slot = PlayerRound {
                        kind: RoundKind::of_bye(bye),
                        points: worth.of_bye(bye),
                        ..PlayerRound::VOID
                    };
                }
            }
            let slot = |number: PairingNumber| number.index() * rounds.len() + place;
            add_games(&mut records, round, &settings.points, &numbers, slot);
        }
        let (ratings, ratings_of_rounds) = ratings(snapshot, scope, rounds.len());
        let is_fide = settings.tie_break_rules == TieBreakRules::Fide2026;
        let field: Vec<Rating> = ratings.iter().flatten().copied().collect();
        let mut table = Self {
            conditions: Conditions::among_players(settings.tie_break_rules, facts),
            system: settings.points.of_match(facts.map_or(1, |facts| facts.games)),
            games: facts.map_or(1, |facts| facts.games),
            planned: scope.planned,
            rounds: rounds.len(),
            unrated: settings.rating_tie_breaks.unrated.rating(&field).filter(|_| is_fide),
            ratings,
            ratings_of_rounds,
            struck: vec![false; players.len()],
            meets_all: false,
            levels: match facts.filter(|facts| facts.paired == Paired::Players).map(|facts| facts.course) {
                Some(Course::Bracket) => {
                    let sides: Vec<Participant> = players.iter().copied().map(Participant::Player).collect();
                    levels(snapshot, scope.first, scope.last, &sides)
                }
                _ => Vec::new(),
            },
            ledger: ledger(snapshot, scope, rounds.len()),
            lots: players.iter().map(|&id| snapshot.lot(id)).collect(),
            entered_values: Arc::clone(&snapshot.entered_values),
            roster: snapshot.roster.clone(),
            alphabet: facts.and_then(|facts| facts.ranking.alphabet).unwrap_or(settings.language),
            scores: Vec::new(),
            records,
            players,
        };
        table.add_up();
        table
    }

    fn add_up(&mut self) {
        self.scores = self.numbers().map(|p| self.record(p).iter().map(|round| round.points).sum()).collect();
    }

    /// Annuls the results of players who left a round robin before half of their games were played, or whose team
    /// left one before half of its matches were played: a player who leaves a team annuls nothing.
    fn strike(&mut self, snapshot: &Snapshot, scope: &Scope) {
        let Some(facts) = facts(scope.system.as_str()).filter(|facts| facts.strikes) else { return };
        self.meets_all = facts.paired == Paired::Players;
        self.struck = match facts.paired {
            Paired::Players => self.left_early(snapshot, scope),
            Paired::Teams => self.of_struck_teams(snapshot, scope),
        };
        if !self.struck.contains(&true) {
            return;
        }
        for round in &mut self.records {
            if round.opponent.is_some_and(|opponent| self.struck[opponent.index()]) {
                // The game counts for neither player; points given or taken by the arbiter are not part of it.
                *round = PlayerRound { points: round.given, given: round.given, ..PlayerRound::VOID };
            }
        }
        let recorded = self.scores.clone();
        self.add_up();
        // Their own row remains as played.
        for number in self.numbers().filter(|number| self.struck[number.index()]) {
            self.scores[number.index()] = recorded[number.index()];
        }
    }

    /// Returns, for each player, true if they left before half of their games were played.
    fn left_early(&self, snapshot: &Snapshot, scope: &Scope) -> Vec<bool> {
        let scheduled = self.players.len().saturating_sub(1) * self.cycles();
        let left = |number: PairingNumber| {
            let from = snapshot.player(self.player(number)).and_then(|known| known.withdrawn());
            let completed = self.record(number).iter().filter(|round| round.kind.is_played()).count();
            from.is_some_and(|from| from.index() <= scope.first.index() + self.rounds)
                && 2 * completed < scheduled
        };
        self.numbers().map(left).collect()
    }

    /// Returns, for each player, true if the results of their team are annulled.
    fn of_struck_teams(&self, snapshot: &Snapshot, scope: &Scope) -> Vec<bool> {
        let struck: Vec<&Team> = TeamTable::new(snapshot, scope.last).map_or_else(Vec::new, |table| {
            let numbers = table.numbers().filter(|&number| table.is_struck(number));
            numbers.filter_map(|number| snapshot.team(table.team(number))).collect()
        });
        self.players.iter().map(|&player| struck.iter().any(|team| team.has(player))).collect()
    }

    /// Returns the same table with forfeits as games against the scheduled opponent (FIDE C.07 14, `/P`).
    pub fn with_forfeits_played(&self) -> Self {
        let mut table = self.clone();
        for round in table.records.iter_mut().filter(|round| round.kind.is_forfeit()) {
            round.kind = RoundKind::Played;
        }
        table
    }

    /// Returns the same table with every pairing of the last round as a played draw (FIDE C.07 8.3). Before the last
    /// round nothing changes.
    pub fn with_last_round_drawn(&self) -> Self {
        let mut table = self.clone();
        if self.rounds < self.planned || self.rounds == 0 {
            return table;
        }
        let last = table.records.chunks_mut(self.rounds).filter_map(<[PlayerRound]>::last_mut);
        for round in last.filter(|round| round.opponent.is_some()) {
            round.kind = RoundKind::Played;
            round.points = self.system.draw + round.given;
            round.halves = self.games;
        }
        table.add_up();
        table
    }

    pub fn conditions(&self) -> Conditions {
        self.conditions
    }

    pub fn rules(&self) -> TieBreakRules {
        self.conditions.rules
    }

    /// Returns true if the pairings are predetermined, as in a round robin (FIDE C.07 15.2).
    pub fn is_predetermined(&self) -> bool {
        self.conditions.predetermined
    }

    /// Returns the points of a round's results: of matches, if a pairing consists of several games.
    pub fn system(&self) -> &PointSystem {
        &self.system
    }

    /// Returns true if a round is a match of several games.
    pub fn is_of_matches(&self) -> bool {
        self.games > 1
    }

    /// Returns the number of games per pairing in a round.
    pub fn games_of_round(&self) -> u8 {
        self.games
    }

    /// Returns true if the player won all games of the round, played or by forfeit.
    pub fn is_won(&self, round: &PlayerRound) -> bool {
        round.is_game() && round.halves == self.games.saturating_mul(2)
    }

    /// Returns true if the player scored half of the games of the round.
    pub fn is_drawn(&self, round: &PlayerRound) -> bool {
        round.is_game() && round.halves == self.games
    }

    pub fn rounds(&self) -> usize {
        self.rounds
    }

    pub fn planned_rounds(&self) -> usize {
        self.planned
    }

    /// Returns the number of players, including those whose results are annulled.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// Returns every pairing number, number 1 first.
    pub fn numbers(&self) -> impl Iterator<Item = PairingNumber> + use<> {
        (1..=u16::try_from(self.players.len()).unwrap_or(u16::MAX)).map(PairingNumber)
    }

    /// Returns the player with a pairing number.
    ///
    /// # Panics
    /// Panics if the number is not from this table, here and below.
    pub fn player(&self, number: PairingNumber) -> PlayerId {
        self.players[number.index()]
    }

    /// Returns a player's rounds, round 1 first.
    pub fn record(&self, number: PairingNumber) -> &[PlayerRound] {
        let start = number.index() * self.rounds;
        &self.records[start..start + self.rounds]
    }

    /// Returns a player's rounds with their numbers.
    pub fn by_round(
        &self,
        number: PairingNumber,
    ) -> impl DoubleEndedIterator<Item = (RoundNo, &PlayerRound)> {
        (1..=u8::MAX).map(RoundNo).zip(self.record(number))
    }

    pub fn score(&self, number: PairingNumber) -> Points {
        self.scores[number.index()]
    }

    /// Returns the criterion that ranks a player before all tie-breaks, greatest first: the place in a list with values,
    /// bracket rounds survived (knockout §5), or else the score.
    pub fn tier(&self, number: PairingNumber) -> Tier {
        if let Some(account) = self.account(number) {
            return Tier::Listed(Reverse(account.place));
        }
        match self.levels.get(number.index()) {
            Some(&level) => Tier::Bracket(level),
            None => Tier::Score(self.score(number)),
        }
    }

    /// Returns the list that ranks instead of scores, if there is one.
    pub fn ledger(&self) -> Option<&Ledger> {
        self.ledger.as_ref()
    }

    /// Returns a player's account in the list that ranks instead of scores; `None` if scores rank, or if the player is not
    /// listed.
    pub fn account(&self, number: PairingNumber) -> Option<&Account> {
        self.ledger()?.account(Seat(number.0.saturating_sub(1)))
    }

    /// Returns true if progress in a bracket ranks, instead of tie-breaks.
    pub fn is_bracket(&self) -> bool {
        !self.levels.is_empty()
    }

    /// Returns a player's points from games, played or forfeited, without byes, plus points the arbiter gave or took.
    pub fn game_score(&self, number: PairingNumber) -> Points {
        let of_round = |round: &PlayerRound| if round.is_game() { round.points } else { round.given };
        self.record(number).iter().map(of_round).sum()
    }

    /// Returns a player's own rating; if there are several, the one that the event uses.
    pub fn rating(&self, number: PairingNumber) -> Option<Rating> {
        self.ratings[number.index()]
    }

    /// Returns the rating of a player that counts in a round, by the index of the round in this table.
    pub fn rating_in(&self, number: PairingNumber, round: RoundNo) -> Option<Rating> {
        let at = number.index() * self.rounds + round.index();
        self.ratings_of_rounds.get(at).copied().unwrap_or_else(|| self.rating(number))
    }

    pub fn unrated(&self) -> Option<Rating> {
        self.unrated
    }

    /// Returns true if a player is ranked: neither annulled nor expelled, and in the list with values if there is one.
    /// The games of expelled players count.
    pub fn is_ranked(&self, number: PairingNumber) -> bool {
        let id = self.player(number);
        let is_expelled =
            self.roster.get(id.index()).and_then(Option::as_ref).is_some_and(|known| known.is_expelled());
        let is_listed = self.ledger.is_none() || self.account(number).is_some();
        !self.is_struck(number) && !is_expelled && is_listed
    }

    /// Returns true if a player's results are annulled: they are not ranked, and their games count for neither player.
    pub fn is_struck(&self, number: PairingNumber) -> bool {
        self.struck[number.index()]
    }

    pub fn registered(&self, number: PairingNumber) -> Option<&Player> {
        self.roster.get(self.player(number).index())?.as_deref().map(|known| &known.player)
    }

    /// Returns the alphabet by which the starting list orders names.
    pub fn names(&self) -> Collation {
        Collation::new(self.alphabet)
    }

    pub fn lot(&self, number: PairingNumber) -> Option<Lot> {
        self.lots[number.index()]
    }

    /// Returns the value of the tie-break ENT entered for a player.
    pub fn entered_value(&self, number: PairingNumber) -> Option<EnteredValue> {
        self.entered_values.get(&self.player(number)).copied()
    }

    /// Returns the number of cycles of a round robin of this length.
    fn cycles(&self) -> usize {
        let once = (self.players.len() + self.players.len() % 2).saturating_sub(1).max(1);
        (self.planned / once).max(1)
    }

    /// Returns the number of games a ranked player of a round robin has left to play; `None` for others.
    pub fn to_play(&self, number: PairingNumber) -> Option<u16> {
        if !self.meets_all || self.is_struck(number) {
            return None;
        }
        let ranked = self.struck.iter().filter(|struck| !**struck).count();
        let is_over = |round: &&PlayerRound| round.kind.is_played() || round.kind.is_forfeit();
        let over = self.record(number).iter().filter(is_over).count();
        u16::try_from((ranked.saturating_sub(1) * self.cycles()).saturating_sub(over)).ok()
    }

    /// Returns the maximum number of games that a ranked player of a round robin can have played by now.
    pub fn games_each(&self) -> usize {
        let ranked = self.struck.iter().filter(|struck| !**struck).count();
        (ranked.saturating_sub(1) * self.cycles()).min(self.rounds)
    }
}

/// Returns the list of a scope after this number of its rounds, if its system has one.
fn ledger(snapshot: &Snapshot, scope: &Scope, rounds: usize) -> Option<Ledger> {
    let system = system(scope.system.as_str()).filter(|system| system.facts().by_values)?;
    let next = scope.first.0.saturating_add(u8::try_from(rounds).unwrap_or(u8::MAX));
    system.ledger(&field(snapshot, RoundNo(next), &scope.players))
}

/// Returns the rating of each player of a scope, and of each round if ratings count by round (FIDE C.07 10).
fn ratings(snapshot: &Snapshot, scope: &Scope, rounds: usize) -> (Vec<Option<Rating>>, Vec<Option<Rating>>) {
    let of_rounds = || (scope.first.0..=u8::MAX).map(RoundNo).take(rounds);
    let rating = |id: PlayerId, round: RoundNo| {
        snapshot.player(id).and_then(|known| tournament_rating_in(snapshot, &known.player, round))
    };
    let taken = snapshot.settings().rating_tie_breaks.taken;
    let own = match taken {
        RatingTaken::First => RoundNo(1),
        RatingTaken::EachRound | RatingTaken::Last => of_rounds().next_back().unwrap_or(RoundNo(1)),
    };
    let each = scope.players.iter().filter(|_| taken == RatingTaken::EachRound);
    let each = each.flat_map(|&id| of_rounds().map(move |round| rating(id, round)));
    (scope.players.iter().map(|&id| rating(id, own)).collect(), each.collect())
}

fn without_board(place: RoundPlace, missed: impl Fn() -> RequestedBye) -> Option<Bye> {
    match place {
        RoundPlace::Bye(bye) => Some(bye),
        RoundPlace::Nowhere => Some(Bye::Requested(missed())),
        RoundPlace::AtBoard(..) | RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => None,
    }
}

/// Adds the games of a round to each player's record of it, with the points that the arbiter gave or took; `slot`
/// returns the index of the record.
fn add_games(
    records: &mut [PlayerRound],
    round: &Round,
    system: &PointSystem,
    numbers: &PlayerMap<PairingNumber>,
    slot: impl Fn(PairingNumber) -> usize,
) {
    for (_, board, result) in round.games() {
        for colour in [Colour::White, Colour::Black] {
            let Some(own) = numbers.get(board.meeting.player(colour)) else { continue };
            let opponent = numbers.get(board.meeting.player(colour.other()));
            if let Some(record) = records.get_mut(slot(own)) {
                record.add(PlayerRound::of_game(system, result, colour, opponent));
            }
        }
    }
    for (id, points) in round.adjustments() {
        if let Some(record) = numbers.get(id).and_then(|own| records.get_mut(slot(own))) {
            record.give(points);
        }
    }
}
