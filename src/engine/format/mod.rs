//! The contract between pairing systems and the rest of the engine.
//!
//! A [`Format`] is a system; one that pairs by results also implements [`Swiss`]. It receives a [`Field`], in
//! which players are [`Seat`]s in order of pairing number, and returns a [`Pairing`] or [`NoPairing`].
//! Reasons are collected in a [`Trace`]: a [`Reason`] holds its article and figures, and the caller words it.
//! [`Facts`] are the properties of a system.
//!
//! Most programs use [`pairing`](crate::pairing), which builds the field of an event and maps seats back to players.

mod bracket;
mod facts;
mod field;
mod ledger;
mod proof;
mod schedule;
mod share;
mod swiss;
mod teams;
mod trace;

pub use crate::tournament::Float;
pub use bracket::{BracketMatch, BracketRound, Holder};
pub use facts::{
    Course, Facts, FloatSource, OptionFacts, OptionKind, Paired, RankKey, Ranking, Renumbering, TableCheck,
    TrfCode, TrfSays,
};
pub use field::{
    Attendance, Barred, Entrant, Field, LegField, PastGame, PastMatch, RoundRecord, Seat, Side, TeamEntrant,
};
pub use ledger::{Account, Ledger, LedgerEntry};
pub use proof::{
    Attempt, BracketProof, Compared, Duals, Placed, Proof, ProofStep, RulePart, Stated, Unproved,
};
pub use schedule::{Schedule, ScheduleRound, TableError};
pub use share::{read_share, share_text};
pub use swiss::{Due, Strength, Swiss};
pub use teams::{
    BOARD_COLOURS, MATCH_BYE, MATCH_POINTS, MatchOutcome, OWN_BYE, OWN_MATCH_POINTS, PRIMARY, TEAM_BYE,
    TeamWorth, WHITE_BOARDS, allows_baku, check_match_points, is_by_game_points, is_first_white,
    match_points, set_match_points, set_team_bye, set_white_boards,
};
pub use trace::{Reason, Trace, Value};

use crate::keyword::keywords;
use crate::refusal::refusals;
use crate::tournament::{Colour, GameStage, Options, Out, PairingNumber, Points, RoundNo};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// A pair with colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    pub white: Seat,
    pub black: Seat,
}

impl Pair {
    /// Pairs two players, the first of whom gets this colour.
    pub fn of([first, second]: [Seat; 2], colour: Colour) -> Self {
        match colour {
            Colour::White => Self { white: first, black: second },
            Colour::Black => Self { white: second, black: first },
        }
    }
}

/// Returns the sort key of a board in the order of publication ([`Field::sort_boards`]), by these scores. A smaller key
/// comes first.
pub(crate) fn board_order(
    pair: Pair,
    score: impl Fn(Seat) -> Points,
) -> (Reverse<Points>, Reverse<Points>, Seat) {
    let [white, black] = [pair.white, pair.black].map(|seat| (Reverse(score(seat)), seat));
    (white.0.min(black.0), Reverse(white.0.0 + black.0.0), white.min(black).1)
}

/// Two sides of a match of several boards, or of a match that may continue after its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedMatch {
    /// The two sides; the first one is listed first.
    pub sides: [Side; 2],
    /// Indices of their boards in the pairing, in order.
    pub boards: Vec<usize>,
}

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    pub boards: Vec<Pair>,
    /// Matches of several boards; empty if each board is a match.
    pub matches: Vec<PairedMatch>,
    /// True if the remaining games of a decided match are not played.
    pub stops: bool,
    /// Sides without a match, in addition to the bye.
    pub outs: Vec<(Side, Out)>,
    /// Player with the pairing-allocated bye, if the number of players is odd.
    pub bye: Option<Seat>,
    /// Decision that the rules leave to the arbiter; the pairing is then a proposal.
    pub special: Vec<Reason>,
}

impl Pairing {
    /// Creates a pairing in which each board is a match.
    pub fn of(boards: Vec<Pair>, bye: Option<Seat>, special: Vec<Reason>) -> Self {
        Self { boards, bye, special, ..Self::default() }
    }
}

/// Outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// Its games count; no side advances or is eliminated.
    ByGames,
    /// Games remain to be played.
    Running,
    /// Tied: games of this stage follow.
    Tied(GameStage),
    /// Tied in everything: the lot decides.
    Level,
    /// The side that advances; `None` if neither does.
    Decided(Option<Side>),
}

/// A rule that a manual pair would break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The rule, and how it is broken.
    pub reason: Reason,
    /// True if the rule is absolute and needs a reason even before publication; a relative one is a warning.
    pub absolute: bool,
}

refusals! {
/// Reason why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairing: "error" {
    /// Fewer than two players are present.
    TooFewPlayers { present: usize },
    NoLegalPairing {
        /// The players involved, as far as they can be named.
        players: Vec<PairingNumber>,
        /// The obstacles, most significant first.
        because: Vec<Reason>,
    } only { "count": players.len() },
    /// Some players have too few possible opponents among them, whatever the rules of the system: they have met, or the
    /// arbiter has forbidden the pair.
    TooFewOpponents {
        players: Vec<PairingNumber>,
        /// Number of groups that may not meet each other. Each is odd, so one player of each remains; if
        /// no two players may meet, each player is a group.
        groups: usize,
        /// Number of other players who may meet some of them.
        opponents: usize,
    } => {
        "count": players.len(),
        "kind": match opponents {
            _ if *groups != players.len() => "groups",
            0 => "none",
            _ => "few",
        },
    },
    /// The field is too small for another round.
    ScheduleOver { last: RoundNo },
    /// The bracket has no such round: its winner is known.
    BracketOver { last: RoundNo },
    /// The system needs ratings, and these players have none.
    MissingRatings { players: Vec<PairingNumber> } only { "count": players.len() },
    /// A match of the previous round is undecided.
    Undecided { players: [PairingNumber; 2] } only { "one": players[0], "other": players[1] },
    /// By current results these two should meet in an earlier round, which was paired differently: a match
    /// was corrected.
    PairedDifferently { players: [PairingNumber; 2] } only { "one": players[0], "other": players[1] },
    /// The table of the format does not fit these players.
    Table(error: TableError),
}
}

keywords! {
/// Relation of a requested board to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict: id -> &'static str {
    Paired = "drawn",
    /// One of the players is not to be paired, or both are the same.
    Absent = "absent",
    /// An absolute rule forbids it.
    Forbidden = "forbidden",
    /// The other players cannot be paired with it.
    Incomplete = "incomplete",
    Worse = "worse",
    /// The table determines opponents, not results.
    Table = "table",
    /// The round is equally good by all rules but later in the order of pairings.
    Later = "later",
}
}

/// Size of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// Number of players or teams.
    pub participants: usize,
    /// Players per team; 1 for individual events.
    pub boards: usize,
}

impl Size {
    /// Creates the size of an individual event.
    pub fn players(participants: usize) -> Self {
        Self { participants, boards: 1 }
    }
}

/// A system in one edition of its rules; the next edition is another file.
pub trait Format: Sync {
    fn facts(&self) -> &Facts;

    /// Pairs `field.round`; the same field always gives the same pairing. Reasons go to `trace`.
    ///
    /// # Errors
    /// Returns [`NoPairing`] if the rules allow no pairing.
    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing>;

    /// Returns the numbers of rounds that the rules allow for an event of this size.
    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        let most = size.participants.saturating_sub(1).clamp(1, usize::from(u8::MAX));
        1..=u8::try_from(most).unwrap_or(u8::MAX)
    }

    /// Checks that the format has a table for an event of this size.
    ///
    /// # Errors
    /// Returns the size that does not fit.
    fn check_size(&self, _size: Size, _options: &Options) -> Result<(), TableError> {
        Ok(())
    }

    /// Returns the number of rounds per match, by which the rounds of a leg are counted.
    fn rounds_of_match(&self, _boards: usize, _options: &Options) -> u8 {
        1
    }

    /// Returns the full table, or the bracket, for this number of players, players per team, or players of a bracket.
    ///
    /// # Errors
    /// Returns an error if there is none, for instance because results determine opponents.
    fn schedule(&self, _players: u16, _options: &Options) -> Result<Schedule, TableError> {
        Err(TableError::ByResults)
    }

    /// Returns the full table for teams of `players`, where its rounds depend on the numbers of teams and rounds; by
    /// default that of [`Self::schedule`].
    ///
    /// # Errors
    /// Returns an error if there is none.
    fn schedule_of_teams(
        &self,
        players: u16,
        _teams: u16,
        _rounds: u8,
        options: &Options,
    ) -> Result<Schedule, TableError> {
        self.schedule(players, options)
    }

    /// Returns the rounds of a bracket, including future ones, with the known holders of slots; empty if
    /// there is no bracket.
    ///
    /// # Errors
    /// Returns an error if there is no bracket for these players.
    fn bracket_rounds(&self, _field: &Field) -> Result<Vec<BracketRound>, NoPairing> {
        Ok(Vec::new())
    }

    /// Returns the number of games in a stage of a match; 0 if no further stage exists.
    fn games_of(&self, _stage: GameStage, _options: &Options) -> u16 {
        0
    }

    /// Returns the outcome of a match. Only formats that eliminate sides implement it.
    fn settle(&self, _of: &PastMatch, _field: &Field) -> Settled {
        Settled::ByGames
    }

    /// Returns the list that ranks instead of scores, after the rounds of a field; `None` if scores rank.
    fn ledger(&self, _field: &Field) -> Option<Ledger> {
        None
    }

    /// Returns the interface of systems that pair by results: due colours, breaches, "why not?".
    fn swiss(&self) -> Option<&dyn Swiss> {
        None
    }

    /// Returns its id, [`Facts::id`].
    fn id(&self) -> &'static str {
        self.facts().id
    }
}
