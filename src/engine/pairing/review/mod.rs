//! Review of a draft pairing: questionable boards, and the rules broken by a manual change.
//!
//! This module decides nothing. The pairing system judges which rules a board breaks; the rest is read from the pairing
//! cards.

mod colours;
mod halves;
mod seats;
mod table;
#[cfg(test)]
mod tests;

pub use colours::{ColourOnCard, colours_on_cards};
pub use halves::Halves;
pub use seats::{
    Absence, absent_since, absentees, has_left, no_shows, place_of, team_absence, without_match, without_seat,
};
pub use table::{FewGames, FewMeetings, few_games, few_meetings};

use crate::format::{
    Attendance, Breach, Due, Field, FloatSource, Format, Pair, Reason, RoundRecord, Seat, Swiss,
};
use crate::pairing::restrictions::Kin;
use crate::pairing::{Setting, TeamSeats, facts_of, field, reserved_boards, setting, system};
use crate::swiss::colours::ColourHistory;
use crate::swiss::floats::{self, RecentFloats};
use crate::tournament::{
    ApartBy, Board, BoardFloat, BoardNo, Bye, Colour, Float, GameResult, Meeting, PlayerId, PlayerMap,
    Points, Round, RoundNo, RoundPlace, Snapshot,
};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::OnceLock;
use table::OtherRounds;

/// Names of the reasons of a review that no pairing system has, for the catalogues.
pub(super) const REASONS: &[&str] = &[table::MEETS_AGAIN];

/// Reason why a board is questionable, most serious first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Concern {
    AbsoluteBreach,
    /// The player of this colour has it for the third time in a row.
    ThirdAlike(Colour),
    /// The player of this colour is due the other one.
    ColourRefused(Colour),
    /// It breaks a rule that is respected where possible.
    RelativeBreach,
    /// A manual board with scores more than a win apart, although an exchange with another board reduces the
    /// difference.
    FarApart,
    /// The player of this colour floats as in one of the two previous rounds.
    FloatAgain(Colour),
    /// The player of this colour has more points than the other.
    Float(Colour),
    UnequalScores,
    /// The two players are of one club or family, or of another group that is kept apart if possible.
    OneGroup(ApartBy),
    Fixed,
    ByHand,
}

/// A reviewed board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The rules it breaks, as the system judges, most serious first.
    pub breaches: Vec<Breach>,
    /// Reasons why it is questionable, most serious first; empty if there are none.
    pub concerns: Vec<Concern>,
}

/// The pairing card of a player before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingCard {
    /// Their score, virtual points included.
    pub score: Points,
    /// The effect of each round on the card, round 1 first.
    pub turns: Vec<Turn>,
    /// The colour due by the system; `None` if there is no preference.
    pub due: Option<Due>,
}

/// Effect of a round on the card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The colour of the game; `None` if no game was played.
    pub colour: Option<Colour>,
    pub float: Option<Float>,
}

impl PairingCard {
    /// Returns the floats with their rounds, earliest first.
    pub fn floats(&self) -> Vec<(RoundNo, Float)> {
        let turns = (1..).map(RoundNo).zip(&self.turns);
        turns.filter_map(|(round, turn)| Some((round, turn.float?))).collect()
    }
}

/// New boards of a pairing after a manual change, with the rules they break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Boards that did not exist before.
    pub boards: Vec<(BoardNo, Meeting, Vec<Breach>)>,
    /// The player who has the pairing-allocated bye and did not have it before.
    pub bye: Option<(PlayerId, Vec<Breach>)>,
}

impl Changed {
    /// Returns all broken rules, board by board.
    pub fn breaches(&self) -> impl Iterator<Item = &Breach> {
        let boards = self.boards.iter().flat_map(|(_, _, breaches)| breaches);
        boards.chain(self.bye.iter().flat_map(|(_, breaches)| breaches))
    }
}

/// A paired round with the judgement of the rules. Built once per snapshot; evaluates the rules of the system once per
/// board.
pub struct Review {
    /// Every player as present: a manual pairing can seat any of them.
    field: Field,
    /// The field as the round was paired, made when needed.
    paired_field: OnceLock<Field>,
    /// Seats of the players without a place in the round.
    absent: Vec<Seat>,
    swiss: Option<&'static dyn Swiss>,
    source: FloatSource,
    /// The player of every seat; for a team, its first player.
    order: Vec<PlayerId>,
    seats: PlayerMap<Seat>,
    /// The team of each seat, if teams are paired.
    team_seats: TeamSeats,
    kin: Kin,
    others: OtherRounds,
    boards: Vec<Reviewed>,
    bye: Vec<Breach>,
}

impl Review {
    /// Reviews a round by the system of its leg; `None` if the round is not paired. An unknown system judges nothing.
    pub fn of(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let swiss = system(snapshot.system(round).as_str()).and_then(Format::swiss);
        let paired = snapshot.round(round)?;
        let of_teams = setting_of_teams(snapshot, round);
        let (mut field, order, seats, team_seats) = match of_teams {
            Some(made) => {
                let seats = PlayerMap::new(snapshot, made.team_seats.members());
                (made.field, made.order, seats, made.team_seats)
            }
            None => {
                let (field, order, seats) = of_players(snapshot, round, paired);
                (field, order, seats, TeamSeats::default())
            }
        };
        let takes_part = |player: &PlayerId| {
            matches!(
                paired.place(*player),
                RoundPlace::AtBoard(..) | RoundPlace::Pool | RoundPlace::Bye(Bye::PairingAllocated)
            )
        };
        let mut absent = Vec::new();
        for ((player, seat), id) in field.players.iter_mut().zip((0..=u16::MAX).map(Seat)).zip(&order) {
            let was = std::mem::replace(&mut player.attendance, Attendance::Present);
            absent.extend((was == Attendance::Away && !takes_part(id)).then_some(seat));
        }
        let (kin, others) = (Kin::of(snapshot, round), OtherRounds::of(snapshot, round));
        let (boards, bye) = (Vec::new(), Vec::new());
        let source = swiss.map_or(FloatSource::Noted, |swiss| swiss.facts().floats);
        let paired_field = OnceLock::new();
        let mut review = Self {
            field,
            paired_field,
            absent,
            swiss,
            source,
            order,
            seats,
            team_seats,
            kin,
            others,
            boards,
            bye,
        };
        let firsts: HashSet<BoardNo> = paired.first_games().map(|(number, ..)| number).collect();
        let reviewed = |(number, board, _): (BoardNo, &Board, _)| match firsts.contains(&number) {
            true => review.review(board),
            // Concerns of two players are attached to the first of their games.
            false => Reviewed { breaches: Vec::new(), concerns: Vec::new() },
        };
        let mut boards: Vec<Reviewed> = paired.games().map(reviewed).collect();
        let far_apart = if review.has_scores() { review.far_apart(paired) } else { Vec::new() };
        for board in far_apart {
            if let Some(reviewed) = boards.get_mut(board.index()) {
                reviewed.concerns.push(Concern::FarApart);
                reviewed.concerns.sort_unstable();
            }
        }
        review.boards = boards;
        review.bye = review.with_bye(paired).map(|id| review.bye_breaches(id)).unwrap_or_default();
        Some(review)
    }

    /// Returns true if scores determine pairings.
    pub fn has_scores(&self) -> bool {
        self.swiss.is_some_and(|swiss| !swiss.facts().by_values)
    }

    pub fn boards(&self) -> &[Reviewed] {
        &self.boards
    }

    /// Returns the rules that the pairing-allocated bye of the round breaks.
    pub fn bye(&self) -> &[Breach] {
        &self.bye
    }

    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.order.get(seat.index()).copied()
    }

    fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.get(player)
    }

    /// Returns the colour due to a player, by the system.
    fn due(&self, seat: Seat) -> Option<Due> {
        self.swiss?.due(&self.field, seat)
    }

    fn pair(&self, meeting: Meeting) -> Option<Pair> {
        Some(Pair { white: self.seat(meeting.white)?, black: self.seat(meeting.black)? })
    }

    /// Returns the float of an earlier round as the system counts it; none where scores do not determine pairings, as
    /// at a table or by a list with values.
    fn float_in(&self, round: (&RoundRecord, Points)) -> Option<Float> {
        floats::float(self.source, round, self.field.points.loss).filter(|_| self.has_scores())
    }

    pub fn float(&self, board: &Board) -> BoardFloat {
        match self.pair(board.meeting) {
            _ if self.swiss.is_some() && !self.has_scores() => BoardFloat::Level,
            Some(pair) if self.source != FloatSource::Noted && self.team_seats.is_empty() => {
                let [white, black] = [pair.white, pair.black].map(|seat| self.field.pairing_score(seat));
                BoardFloat::between(white, black)
            }
            _ => board.noted,
        }
    }

    /// Returns the rules that a board breaks, absolute rules first.
    pub fn breaches(&self, meeting: Meeting) -> Vec<Breach> {
        let found = self.swiss.zip(self.pair(meeting)).map(|(swiss, pair)| swiss.breaches(&self.field, pair));
        let seats = [meeting.white, meeting.black].map(|id| self.seat(id));
        let again = self.others.breach(meeting, seats);
        gravest_first(found.unwrap_or_default().into_iter().chain(again).collect())
    }

    /// Returns the rules that the pairing-allocated bye for a player breaks, absolute rules first.
    pub fn bye_breaches(&self, player: PlayerId) -> Vec<Breach> {
        let found =
            self.swiss.zip(self.seat(player)).map(|(swiss, seat)| swiss.bye_breaches(&self.field, seat));
        gravest_first(found.unwrap_or_default())
    }

    /// Returns the colours of two players who are to meet, with the deciding rule; without a system the first player
    /// gets White and no rule is named.
    pub fn colours(&self, [one, other]: [PlayerId; 2]) -> (Meeting, Option<Reason>) {
        let seats = self.seat(one).zip(self.seat(other));
        match self.swiss.zip(seats) {
            Some((swiss, (first, second))) => {
                let (pair, reason) = swiss.colours(&self.field_with([first, second]), [first, second]);
                let meeting = Meeting { white: one, black: other };
                (if pair.white == first { meeting } else { meeting.turned() }, Some(reason))
            }
            None => (Meeting { white: one, black: other }, None),
        }
    }

    /// Returns the field in which two players meet: absent players have no number there that could decide colours
    /// (FIDE C.04.2 2.4).
    fn field_with(&self, players: [Seat; 2]) -> Cow<'_, Field> {
        let without = |absent: &mut dyn Iterator<Item = &Seat>| {
            let mut field = self.field.clone();
            for seat in absent {
                if let Some(player) = field.players.get_mut(seat.index()) {
                    player.attendance = Attendance::Away;
                }
            }
            field
        };
        let is_new = |seat: &Seat| players.contains(seat);
        match &self.absent {
            absent if absent.is_empty() => Cow::Borrowed(&self.field),
            absent if absent.iter().any(is_new) => {
                Cow::Owned(without(&mut absent.iter().filter(|seat| !is_new(seat))))
            }
            absent => Cow::Borrowed(self.paired_field.get_or_init(|| without(&mut absent.iter()))),
        }
    }

    /// Returns the number of a new board in the order of publication (dutch-2009 F.1, FIDE C.04.2 3.6): that of the
    /// first board that follows it.
    pub fn board_for(&self, round: &Round, meeting: Meeting) -> BoardNo {
        let last = u16::try_from(round.boards().len()).unwrap_or(u16::MAX);
        let at_the_end = BoardNo(last.saturating_add(1));
        let meetings = self.told(round).into_iter().chain([meeting]);
        let order = self.sorted(meetings);
        let behind: HashSet<Meeting> =
            order.into_iter().skip_while(|&other| other != meeting).skip(1).collect();
        let mut games = round.games();
        games.find(|(_, board, _)| behind.contains(&board.meeting)).map_or(at_the_end, |(number, ..)| number)
    }

    /// Returns the boards of a round by number, in the order of publication of the system, with players moved to their
    /// reserved boards.
    pub fn order(&self, snapshot: &Snapshot, round: &Round) -> Vec<BoardNo> {
        let numbers: HashMap<Meeting, BoardNo> =
            round.games().map(|(number, board, _)| (board.meeting, number)).collect();
        let order = self.sorted(self.told(round).into_iter());
        let order = order.into_iter().filter_map(|meeting| numbers.get(&meeting).copied());
        if !round.pairs_teams() {
            let order: Vec<BoardNo> = order.collect();
            let games = round.games_of_match();
            let matches = order.chunks(usize::from(games.max(1))).collect();
            let own = |of: &&[BoardNo]| {
                let first = of.first().and_then(|&board| round.board(board))?;
                reserved_boards::of_meeting(snapshot, first.meeting).filter(|_| self.swiss.is_some())
            };
            return reserved_boards::seat(matches, games, own).concat();
        }
        let matches = round.matches();
        let of = |first: BoardNo| matches.iter().find(|of| of.boards.contains(&first));
        order.filter_map(of).flat_map(|of| of.boards.iter().copied()).collect()
    }

    /// Returns the boards that are sorted: of a match of teams the first one, with its players representing the teams.
    fn told(&self, round: &Round) -> Vec<Meeting> {
        match round.pairs_teams() {
            true => round.first_games().map(|(_, board, _)| board.meeting).collect(),
            false => round.boards().iter().map(|board| board.meeting).collect(),
        }
    }

    /// Sorts boards in the order of the system; unchanged if it has none.
    fn sorted(&self, meetings: impl Iterator<Item = Meeting>) -> Vec<Meeting> {
        let meetings: Vec<Meeting> = meetings.collect();
        let Some(swiss) = self.swiss else { return meetings };
        let mut pairs: Vec<Pair> = meetings.iter().filter_map(|&meeting| self.pair(meeting)).collect();
        swiss.sort_boards(&self.field, &mut pairs);
        // The players at the board: the one on the first board of a team need not be its first player.
        let known: HashMap<Pair, Meeting> =
            meetings.iter().filter_map(|&meeting| Some((self.pair(meeting)?, meeting))).collect();
        pairs.into_iter().filter_map(|pair| known.get(&pair).copied()).collect()
    }

    pub fn card(&self, player: PlayerId) -> Option<PairingCard> {
        let seat = self.seat(player)?;
        let turn = |(round, earned): (&RoundRecord, Points)| Turn {
            colour: match *round {
                RoundRecord::Played { colour, .. } => Some(colour),
                RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => None,
            },
            float: self.float_in((round, earned)),
        };
        Some(PairingCard {
            score: self.field.pairing_score(seat),
            turns: self.field.player(seat).earned().map(turn).collect(),
            due: self.due(seat),
        })
    }

    /// Returns the player with the pairing-allocated bye; for a team, the player who represents it.
    fn with_bye(&self, round: &Round) -> Option<PlayerId> {
        let team = || round.team_with_bye().and_then(|team| self.team_seats.seat_of(team));
        round.pairing_allocated_bye().or_else(|| self.player(team()?))
    }

    /// Compares a round with the result of a manual change.
    pub fn changed(&self, before: &Round, after: &Round) -> Changed {
        let known: HashSet<Meeting> = before.boards().iter().map(|board| board.meeting).collect();
        let made = after.first_games().filter(|(_, board, _)| !known.contains(&board.meeting));
        let bye = self.with_bye(after).filter(|&id| self.with_bye(before) != Some(id));
        Changed {
            boards: made
                .map(|(number, board, _)| (number, board.meeting, self.breaches(board.meeting)))
                .collect(),
            bye: bye.map(|id| (id, self.bye_breaches(id))),
        }
    }

    /// Returns the concerns about a board from colours and scores; empty if a table or a bracket pairs.
    pub fn concerns_of(&self, board: &Board) -> Vec<Concern> {
        self.swiss.map_or_else(Vec::new, |swiss| self.concerns(swiss, board))
    }

    fn review(&self, board: &Board) -> Reviewed {
        let breaches = self.breaches(board.meeting);
        let mut concerns = self.concerns_of(board);
        concerns.extend(breaches.iter().map(|breach| match breach.absolute {
            true => Concern::AbsoluteBreach,
            false => Concern::RelativeBreach,
        }));
        concerns.extend(self.kin.shared(board.meeting).map(Concern::OneGroup));
        if board.fixed {
            concerns.push(Concern::Fixed);
        } else if board.by_hand {
            concerns.push(Concern::ByHand);
        }
        concerns.sort_unstable();
        concerns.dedup();
        Reviewed { breaches, concerns }
    }

    /// Returns the concerns about a board from colours and scores.
    fn concerns(&self, swiss: &dyn Swiss, board: &Board) -> Vec<Concern> {
        let mut concerns = Vec::new();
        for (colour, player) in [(Colour::White, board.meeting.white), (Colour::Black, board.meeting.black)] {
            let Some(seat) = self.seat(player) else { continue };
            let history = ColourHistory::of(self.field.player(seat));
            // In a match both players have both colours.
            let has_one = swiss.facts().games == 1;
            if has_one && history.run() > 1 && history.last() == Some(colour) {
                concerns.push(Concern::ThirdAlike(colour));
            }
            if is_refused(swiss, &self.field, seat, colour) {
                concerns.push(Concern::ColourRefused(colour));
            }
        }
        if swiss.facts().by_values {
            // A list with values pairs, so no player floats and scores need not be equal.
            return concerns;
        }
        // Teams float by their own scores, handled below.
        let float = self.float(board);
        for colour in [Colour::White, Colour::Black] {
            let Some(float) = float.of_player(colour) else { continue };
            if float == Float::Down {
                concerns.push(Concern::Float(colour));
            }
            let player = board.meeting.player(colour);
            let recent = self
                .seat(player)
                .map(|seat| RecentFloats::by(self.field.player(seat), |round| self.float_in(round)));
            if recent.is_some_and(|recent| [recent.last, recent.before].contains(&Some(float))) {
                concerns.push(Concern::FloatAgain(colour));
            }
        }
        if self.distance(board.meeting) != Points::ZERO {
            concerns.push(Concern::UnequalScores);
        }
        concerns
    }

    /// Returns the difference of the scores of two players.
    fn distance(&self, meeting: Meeting) -> Points {
        let score = |player| self.seat(player).map(|seat| self.field.pairing_score(seat));
        let [white, black] = [meeting.white, meeting.black].map(score);
        let apart = white.zip(black).map(|(white, black)| (white.tenths() - black.tenths()).abs());
        Points::from_tenths(apart.unwrap_or(0))
    }

    /// Returns the manual boards with scores more than a win apart without need: an exchange with another board makes
    /// two boards with smaller differences, and breaks no absolute rule.
    fn far_apart(&self, round: &Round) -> Vec<BoardNo> {
        let meetings: Vec<Meeting> = round.first_games().map(|(_, board, _)| board.meeting).collect();
        let is_nearer = |than: Meeting, [one, other]: [PlayerId; 2]| {
            let (meeting, _) = self.colours([one, other]);
            self.distance(meeting) < self.distance(than)
                && !self.breaches(meeting).iter().any(|breach| breach.absolute)
        };
        let has_exchange = |of: Meeting| {
            meetings.iter().filter(|&&other| other != of).any(|other| {
                let sides = [[other.white, other.black], [other.black, other.white]];
                sides
                    .into_iter()
                    .any(|[one, two]| is_nearer(of, [of.white, one]) && is_nearer(of, [of.black, two]))
            })
        };
        let made = round.first_games().filter(|(_, board, _)| board.by_hand);
        let far = made.filter(|(_, board, _)| self.distance(board.meeting) > self.field.points.win);
        far.filter(|(_, board, _)| has_exchange(board.meeting)).map(|(number, ..)| number).collect()
    }
}

/// Returns the pairing input for the teams of a round, if results determine their pairings.
fn setting_of_teams(snapshot: &Snapshot, round: RoundNo) -> Option<Setting> {
    facts_of(snapshot, round).filter(|facts| facts.pairs_teams())?;
    setting(snapshot, round).ok().filter(|made| !made.team_seats.is_empty())
}

/// Returns the field of the players of a round, the player of every seat, and the seat of every player.
fn of_players(
    snapshot: &Snapshot,
    round: RoundNo,
    paired: &Round,
) -> (Field, Vec<PlayerId>, PlayerMap<Seat>) {
    let numbered: HashSet<PlayerId> = paired.numbering().iter().copied().collect();
    let others = snapshot.seated().map(|(id, _)| id).filter(|id| !numbered.contains(id));
    let order: Vec<PlayerId> = paired.numbering().iter().copied().chain(others).collect();
    let field = field(snapshot, round, &order);
    let seats = PlayerMap::new(snapshot, order.iter().copied().zip((0..=u16::MAX).map(Seat)));
    (field, order, seats)
}

/// Returns true if a player would not get the colour due.
fn is_refused(swiss: &dyn Swiss, field: &Field, seat: Seat, colour: Colour) -> bool {
    swiss.due(field, seat).is_some_and(|due| due.side != colour)
}

fn gravest_first(mut breaches: Vec<Breach>) -> Vec<Breach> {
    breaches.sort_by_key(|breach| !breach.absolute);
    breaches
}

/// Returns the results that an undone pairing of a round already had on boards that are the same again: the same two
/// players with the same colours, several such games in sequence. Results in conflict are omitted: they must be
/// reviewed again.
pub fn results_again(undone: &Round, round: &Round) -> Vec<(BoardNo, GameResult)> {
    let mut known: HashMap<Meeting, VecDeque<Option<GameResult>>> = HashMap::new();
    for (number, board, result) in undone.games() {
        let stands = result.filter(|_| undone.conflict(number).is_none());
        known.entry(board.meeting).or_default().push_back(stands);
    }
    let mut found = Vec::new();
    for (number, board, result) in round.games() {
        let before = known.get_mut(&board.meeting).and_then(VecDeque::pop_front).flatten();
        if let (None, Some(before)) = (result, before) {
            found.push((number, before));
        }
    }
    found
}
