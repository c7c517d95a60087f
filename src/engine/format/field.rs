//! What a pairing system may know of an event: everybody's record up to the round to be paired.

use crate::collate::Language;
use crate::tournament::{
    Bye, Colour, Float, GameResult, GameStage, Licence, Options, PairingNumber, PointSystem, Points, Rating,
    RequestedBye, RoundNo, Title,
};
use std::cmp::Reverse;
use std::ops::Range;

/// The place of a participant in [`Field::players`], counted from 0. Seats are in order of pairing number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

impl Seat {
    /// Returns the place in [`Field::players`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One round of one player's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRecord {
    /// A game over the board (an adjourned one too: its draw is provisional).
    Played {
        /// Who sat opposite.
        opponent: Seat,
        /// The player's own colour.
        colour: Colour,
        /// What they got.
        points: Points,
        /// Float of the round, from the source that the system names ([`FloatSource`](super::FloatSource)).
        float: Option<Float>,
    },
    /// Paired, but not played: no colour, no meeting.
    Forfeited {
        /// Who should have sat opposite.
        opponent: Seat,
        /// The colour they should have had.
        colour: Colour,
        /// What they got.
        points: Points,
        /// Float of the round, from the source that the system names ([`FloatSource`](super::FloatSource)).
        float: Option<Float>,
    },
    /// Without an opponent: a bye, an absence, a round after withdrawal or before a late entry.
    Bye {
        /// Which kind.
        bye: Bye,
        /// What they got.
        points: Points,
    },
}

impl RoundRecord {
    /// Returns what the player got in the round.
    #[must_use]
    pub fn points(&self) -> Points {
        match *self {
            Self::Played { points, .. } | Self::Forfeited { points, .. } | Self::Bye { points, .. } => points,
        }
    }
}

/// Whether a player is to be paired in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attendance {
    /// In the pairing.
    Present,
    /// Not in the pairing: a requested bye, absent, withdrawn or not yet arrived.
    Away,
}

/// One participant as a pairing system sees them: a player or, where results decide which teams meet, a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The pairing number; numbers ascend with the seats, but may have holes.
    pub number: PairingNumber,
    /// Name, as typed: some systems place players by it when all else is equal.
    pub name: String,
    /// National licence number (LNo).
    pub licence: Option<Licence>,
    /// The first round in which they could be paired; above 1 for a late entry.
    pub arrival: RoundNo,
    /// International rating.
    pub rating: Option<Rating>,
    /// National rating.
    pub national_rating: Option<Rating>,
    /// FIDE title; each system has its own order of them.
    pub title: Option<Title>,
    /// Whether they are to be paired.
    pub attendance: Attendance,
    /// What was arranged for this round, when they asked for a bye or are absent.
    pub requested_bye: Option<RequestedBye>,
    /// Virtual points for this round (acceleration, FIDE C.04.7); zero without acceleration.
    pub virtual_points: Points,
    /// The other of the two scores of a team: game points where match points make the score, and match points where game points do
    /// (FIDE C.04.6 1.2); zero for players.
    pub secondary: Points,
    /// Their record: exactly one item for each round before this one, round 1 first.
    pub record: Vec<RoundRecord>,
    /// Points that the arbiter gave or took in each round; missing rounds at the end have none.
    pub given: Vec<Points>,
}

impl Entrant {
    /// Returns a player of this number who is to be paired in round 1, of whom nothing else is known.
    #[must_use]
    pub fn new(number: PairingNumber) -> Self {
        Self {
            number,
            name: String::new(),
            licence: None,
            arrival: RoundNo(1),
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

    /// Returns the sum of the points of their record, without virtual points.
    #[must_use]
    pub fn score(&self) -> Points {
        self.record.iter().map(RoundRecord::points).sum()
    }

    /// Returns each round with what its result or bye alone is worth, without points that the arbiter gave or took.
    pub fn earned(&self) -> impl DoubleEndedIterator<Item = (&RoundRecord, Points)> + '_ {
        let given = |at: usize| self.given.get(at).copied().unwrap_or_default();
        self.record.iter().enumerate().map(move |(at, round)| (round, round.points() - given(at)))
    }

    /// Returns opponent and colour of every game really played, the earliest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (Seat, Colour)> + '_ {
        self.record.iter().filter_map(|round| match *round {
            RoundRecord::Played { opponent, colour, .. } => Some((opponent, colour)),
            RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => None,
        })
    }
}

/// Who is paired: a player, or a team by its place in [`LegField::teams`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// A player on their own.
    Player(Seat),
    /// A team, counted from 0.
    Team(u16),
}

impl Side {
    /// Returns the seat of a side of a bracket, in which a team has a seat as a player has.
    #[must_use]
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
    /// Its name, as typed.
    pub name: String,
    /// Its players in board order, board 1 first, whether they are there or not.
    pub players: Vec<Seat>,
    /// Who may sit in for one of them, in order.
    pub reserves: Vec<Seat>,
}

/// A game of a match that was paired before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Who had White.
    pub white: Seat,
    /// Who had Black.
    pub black: Seat,
    /// Which part of the match it belongs to.
    pub stage: GameStage,
    /// What came of it; `None`: nothing so far.
    pub result: Option<GameResult>,
}

/// A match of a round before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMatch {
    /// Who met, the one named first first.
    pub sides: [Side; 2],
    /// Its games, in order.
    pub games: Vec<PastGame>,
    /// The score of a match of teams that was told as a whole, in the order of its sides.
    pub score: Option<[Points; 2]>,
    /// Who goes on where that was settled by something else than games: `Some(None)` is neither.
    pub settled: Option<Option<Side>>,
}

/// What formats of tables, matches and teams know besides the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegField {
    /// Who plays whom inside: places of [`Field::players`], or of teams where there are any. Empty: one group of all.
    pub groups: Vec<Range<u16>>,
    /// The teams, in order of their numbers; none where players play for themselves.
    pub teams: Vec<TeamEntrant>,
    /// The matches of the rounds before, the first round of the leg first.
    pub matches: Vec<Vec<PastMatch>>,
}

/// Whom each of some players may not meet, as places among them, ascending: one list, in which the part of each follows that of
/// the one before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barred {
    others: Vec<usize>,
    /// Where the part of each player ends.
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

    /// Returns whom a player may not meet; nobody for a place beyond the last.
    #[must_use]
    pub fn of(&self, place: usize) -> &[usize] {
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        self.ends.get(place).and_then(|&end| self.others.get(start..end)).unwrap_or_default()
    }

    /// Returns how many one player may not meet at most.
    #[must_use]
    pub fn most(&self) -> usize {
        (0..self.ends.len()).map(|place| self.of(place).len()).max().unwrap_or(0)
    }
}

/// All that decides a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The round to be paired.
    pub round: RoundNo,
    /// How many rounds are announced.
    pub rounds: RoundNo,
    /// The colour drawn by lot for pairing number 1.
    pub initial_colour: Colour,
    /// The language by whose alphabet names decide, where all else is equal.
    pub alphabet: Language,
    /// What results are worth.
    pub points: PointSystem,
    /// What the system asks besides what all ask.
    pub options: Options,
    /// Pairs that the arbiter has forbidden for this round, lower seat first.
    pub forbidden: Vec<[Seat; 2]>,
    /// Everybody, in order of pairing number: present or not.
    pub players: Vec<Entrant>,
    /// Groups, teams and matches, where the format has them.
    pub leg: LegField,
}

impl Field {
    /// Returns the player in `seat`. Seats come from this field; a foreign one is a fault of the program.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Entrant {
        &self.players[seat.index()]
    }

    /// Returns for each of these players whom of them they may not meet whatever the colours, as places among `seats`:
    /// opponents of games that were played, and pairs that the arbiter has barred.
    #[must_use]
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

    /// Returns the field without players who are set aside.
    #[must_use]
    pub fn without(&self, players: &[Seat]) -> Self {
        let mut others = self.clone();
        for seat in players {
            if let Some(player) = others.players.get_mut(seat.index()) {
                player.attendance = Attendance::Away;
            }
        }
        others
    }

    /// Returns the groups that play side by side, as places of players or, where there are teams, of teams.
    #[must_use]
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

    /// Returns how many players the list of round 1 holds, present or not: late entries come after it.
    #[must_use]
    pub fn starters(&self) -> usize {
        let is_starter = |player: &Entrant| player.arrival <= RoundNo(1);
        self.players.iter().rposition(is_starter).map_or(0, |last| last + 1)
    }

    /// Whether this is the last announced round.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// Returns the score that counts for the pairing: with virtual points.
    #[must_use]
    pub fn pairing_score(&self, seat: Seat) -> Points {
        let player = self.player(seat);
        player.score() + player.virtual_points
    }

    /// Returns the place of a player in the order of the round: score first, then pairing number.
    #[must_use]
    pub fn place(&self, seat: Seat) -> (Reverse<Points>, Seat) {
        (Reverse(self.pairing_score(seat)), seat)
    }

    /// Returns the higher ranked of two players.
    #[must_use]
    pub fn higher(&self, one: Seat, other: Seat) -> Seat {
        if self.place(one) <= self.place(other) { one } else { other }
    }

    /// Whether the two have played each other; a forfeit is not a meeting.
    #[must_use]
    pub fn have_met(&self, one: Seat, other: Seat) -> bool {
        self.player(one).games().any(|(opponent, _)| opponent == other)
    }
}
