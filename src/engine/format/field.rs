//! The input of a pairing system: the records of all players up to the round to be paired.

use super::{Pair, board_order};
use crate::collate::Language;
use crate::tournament::{
    Bye, Colour, Float, GameResult, GameStage, Licence, Options, PairingNumber, PointSystem, Points, Rating,
    RequestedBye, RoundNo, Title,
};
use std::cmp::Reverse;
use std::ops::Range;

/// Index of a participant in [`Field::players`]. Seats are in order of pairing number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

impl Seat {
    /// Returns the index in [`Field::players`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One round of one player's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRecord {
    /// A game over the board, or an adjourned game (its draw is provisional).
    Played {
        opponent: Seat,
        colour: Colour,
        points: Points,
        /// Float of the round, from the system's [`FloatSource`](super::FloatSource).
        float: Option<Float>,
    },
    /// Paired but not played: no colour, no meeting.
    Forfeited {
        opponent: Seat,
        colour: Colour,
        points: Points,
        /// Float of the round, from the system's [`FloatSource`](super::FloatSource).
        float: Option<Float>,
    },
    /// Without an opponent: a bye, an absence, a round after withdrawal or before a late entry.
    Bye {
        /// Kind of round without an opponent.
        bye: Bye,
        points: Points,
    },
}

impl RoundRecord {
    pub fn points(&self) -> Points {
        match *self {
            Self::Played { points, .. } | Self::Forfeited { points, .. } | Self::Bye { points, .. } => points,
        }
    }
}

/// Presence of a player in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attendance {
    Present,
    /// Not paired: requested bye, absent, withdrawn or not yet arrived.
    Away,
}

/// A participant as a pairing system sees it: a player or, in systems that pair teams by results, a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Pairing number; ascending with the seats, possibly with gaps.
    pub number: PairingNumber,
    /// Name as typed; some systems use it as the last sort key.
    pub name: String,
    /// National licence number (LNo).
    pub licence: Option<Licence>,
    /// First round in which they can be paired; above 1 for a late entry.
    pub arrival: RoundNo,
    /// First round without them; `None` if they have not withdrawn.
    pub withdrawn: Option<RoundNo>,
    pub rating: Option<Rating>,
    pub national_rating: Option<Rating>,
    /// FIDE title; each system has its own order of titles.
    pub title: Option<Title>,
    pub attendance: Attendance,
    /// Bye or absence arranged for this round.
    pub requested_bye: Option<RequestedBye>,
    /// Virtual points for this round (acceleration, FIDE C.04.7); zero without acceleration.
    pub virtual_points: Points,
    /// The other score of a team: game points if match points are the score, and match points if game points are
    /// (FIDE C.04.6 1.2); zero for players.
    pub secondary: Points,
    /// Record: exactly one item per earlier round, round 1 first.
    pub record: Vec<RoundRecord>,
    /// Points awarded or deducted by the arbiter in each round; missing rounds at the end have none.
    pub given: Vec<Points>,
}

impl Entrant {
    /// Creates a player with this number who is to be paired in round 1.
    pub fn new(number: PairingNumber) -> Self {
        Self {
            number,
            name: String::new(),
            licence: None,
            arrival: RoundNo(1),
            withdrawn: None,
            rating: None,
            national_rating: None,
            title: None,
            attendance: Attendance::Present,
            requested_bye: None,
            virtual_points: Points::ZERO,
            secondary: Points::ZERO,
            record: Vec::new(),
            given: Vec::new(),
        }
    }

    /// Returns the score, without virtual points.
    pub fn score(&self) -> Points {
        self.record.iter().map(RoundRecord::points).sum()
    }

    /// Returns each round with the points of its result or bye, without points awarded or deducted by the arbiter.
    pub fn earned(&self) -> impl DoubleEndedIterator<Item = (&RoundRecord, Points)> + '_ {
        let given = |at: usize| self.given.get(at).copied().unwrap_or_default();
        self.record.iter().enumerate().map(move |(at, round)| (round, round.points() - given(at)))
    }

    /// Returns opponent and colour of every played game, earliest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (Seat, Colour)> + '_ {
        self.record.iter().filter_map(|round| match *round {
            RoundRecord::Played { opponent, colour, .. } => Some((opponent, colour)),
            RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => None,
        })
    }
}

/// A paired unit: a player, or a team by its index in [`LegField::teams`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Player(Seat),
    /// A team, counted from 0.
    Team(u16),
}

impl Side {
    /// Returns the seat of a side in a bracket, where teams have seats like players.
    pub fn seat(self) -> Seat {
        match self {
            Self::Player(seat) => seat,
            Self::Team(place) => Seat(place),
        }
    }
}

/// A team as a format sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEntrant {
    pub name: String,
    /// Its players in board order, present or not.
    pub players: Vec<Seat>,
    pub reserves: Vec<Seat>,
}

/// A game of an earlier match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastGame {
    pub white: Seat,
    pub black: Seat,
    pub stage: GameStage,
    /// Its result; `None` if missing.
    pub result: Option<GameResult>,
}

/// A match of an earlier round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMatch {
    /// The two sides; the first one is listed first.
    pub sides: [Side; 2],
    pub games: Vec<PastGame>,
    /// Score of a team match that was recorded as a whole, in the order of its sides.
    pub score: Option<[Points; 2]>,
    /// The side that advances if not decided by games; `Some(None)` if neither does.
    pub settled: Option<Option<Side>>,
}

/// Groups, teams and matches, for formats that have them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegField {
    /// Groups, as indices of [`Field::players`] or of teams if there are any. Empty: one group of all.
    pub groups: Vec<Range<u16>>,
    /// The teams, in order of their numbers; empty for individual events.
    pub teams: Vec<TeamEntrant>,
    /// The matches of earlier rounds, the first round of the leg first.
    pub matches: Vec<Vec<PastMatch>>,
}

/// Forbidden opponents of each player in a list of players, as ascending indices into it: one vector, in
/// which the part of each player follows that of the previous one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barred {
    others: Vec<usize>,
    ends: Vec<usize>,
}

impl Barred {
    /// Adds the part of the next player, in any order.
    fn add(&mut self, others: impl Iterator<Item = usize>) {
        let start = self.others.len();
        self.others.extend(others);
        let part = self.others.get_mut(start..).unwrap_or_default();
        part.sort_unstable();
        let mut kept = 0;
        for at in 0..part.len() {
            if kept == 0 || part[at] != part[kept - 1] {
                part[kept] = part[at];
                kept += 1;
            }
        }
        self.others.truncate(start + kept);
        self.ends.push(start + kept);
    }

    /// Returns the forbidden opponents of a player; empty beyond the last.
    pub fn of(&self, place: usize) -> &[usize] {
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        self.ends.get(place).and_then(|&end| self.others.get(start..end)).unwrap_or_default()
    }

    /// Returns the largest number of forbidden opponents.
    pub fn most(&self) -> usize {
        (0..self.ends.len()).map(|place| self.of(place).len()).max().unwrap_or(0)
    }
}

/// Everything that determines a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub round: RoundNo,
    pub rounds: RoundNo,
    pub initial_colour: Colour,
    /// Language whose alphabet orders names as the last sort key.
    pub alphabet: Language,
    pub points: PointSystem,
    pub options: Options,
    /// Pairs forbidden by the arbiter in this round, lower seat first.
    pub forbidden: Vec<[Seat; 2]>,
    /// All participants in order of pairing number, present or not.
    pub players: Vec<Entrant>,
    /// Groups, teams and matches, if the format has them.
    pub leg: LegField,
}

impl Field {
    /// Returns the player in `seat`, which must come from this field.
    pub fn player(&self, seat: Seat) -> &Entrant {
        &self.players[seat.index()]
    }

    /// Returns the forbidden opponents of these players whatever the colours, as indices into `seats`:
    /// opponents of played games, and pairs forbidden by the arbiter.
    pub fn barred(&self, seats: &[Seat]) -> Barred {
        let mut places = vec![None; self.players.len()];
        for (place, seat) in seats.iter().enumerate() {
            places[seat.index()] = Some(place);
        }
        let place = |seat: Seat| places.get(seat.index()).copied().flatten();
        let mut forbidden: Vec<Vec<usize>> =
            vec![Vec::new(); if self.forbidden.is_empty() { 0 } else { seats.len() }];
        for pair in &self.forbidden {
            if let [Some(one), Some(other)] = pair.map(place) {
                forbidden[one].push(other);
                forbidden[other].push(one);
            }
        }
        let mut barred = Barred {
            others: Vec::with_capacity(seats.len() * self.round.index()),
            ends: Vec::with_capacity(seats.len()),
        };
        for (at, &seat) in seats.iter().enumerate() {
            let games = self.player(seat).games();
            let forbidden = forbidden.get(at).into_iter().flatten().copied();
            barred.add(games.filter_map(|(opponent, _)| place(opponent)).chain(forbidden));
        }
        barred
    }

    /// Returns the field with these players marked absent.
    pub fn without(&self, players: &[Seat]) -> Self {
        let mut others = self.clone();
        for seat in players {
            if let Some(player) = others.players.get_mut(seat.index()) {
                player.attendance = Attendance::Away;
            }
        }
        others
    }

    /// Returns the field with no earlier round: only the arbiter bars opponents.
    pub fn without_games(&self) -> Self {
        let mut fresh = self.clone();
        fresh.players.iter_mut().for_each(|player| player.record.clear());
        fresh
    }

    /// Returns the parallel groups, as indices of players or, if there are teams, of teams.
    pub fn groups(&self) -> Vec<Range<u16>> {
        let all = if self.leg.teams.is_empty() { self.players.len() } else { self.leg.teams.len() };
        match self.leg.groups.as_slice() {
            [] => std::iter::once(0..u16::try_from(all).unwrap_or(u16::MAX)).collect(),
            groups => groups.to_vec(),
        }
    }

    /// Returns every seat, in order of pairing number.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..u16::try_from(self.players.len()).unwrap_or(u16::MAX)).map(Seat)
    }

    /// Returns the seats to be paired, in order of pairing number.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.player(seat).attendance == Attendance::Present)
    }

    /// Returns the number of players on the list of round 1, present or not; late entries follow it.
    pub fn starters(&self) -> usize {
        let is_starter = |player: &Entrant| player.arrival <= RoundNo(1);
        self.players.iter().rposition(is_starter).map_or(0, |last| last + 1)
    }

    pub fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// Returns the score used for pairing, including virtual points.
    pub fn pairing_score(&self, seat: Seat) -> Points {
        let player = self.player(seat);
        player.score() + player.virtual_points
    }

    /// Returns the sort key of a player in the round: score, then pairing number.
    pub fn place(&self, seat: Seat) -> (Reverse<Points>, Seat) {
        (Reverse(self.pairing_score(seat)), seat)
    }

    /// Returns the higher ranked of two players.
    pub fn higher(&self, one: Seat, other: Seat) -> Seat {
        if self.place(one) <= self.place(other) { one } else { other }
    }

    /// Sorts boards in the order of publication: higher score of the pair, then the sum of both scores, then the higher
    /// ranked player (dutch-2009 F.1, FIDE C.04.2 3.6).
    pub fn sort_boards(&self, boards: &mut [Pair]) {
        boards.sort_by_cached_key(|&pair| board_order(pair, |seat| self.pairing_score(seat)));
    }

    /// Returns true if the two have played each other; a forfeit is not a meeting.
    pub fn have_met(&self, one: Seat, other: Seat) -> bool {
        self.player(one).games().any(|(opponent, _)| opponent == other)
    }
}
