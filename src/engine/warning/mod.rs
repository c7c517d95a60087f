//! Warnings to the arbiter before a command is executed: as data, with the level from FIDE's checklist for programs
//! (questions 43 to 218). The console displays them; no setting disables one or lowers its level.

mod byes;
mod draft;

use crate::command::{Command, Follow, SeatingEdit, departure, integrity_events};
use crate::fide_mode::{FideMode, fide_mode};
use crate::format::Breach;
use crate::pairing::last_accelerated;
use crate::tiebreak::by_ratings;
use crate::tournament::{
    BoardNo, Bye, Departure, GameResult, IntegrityEvent, Meeting, PlayerId, RoundNo, Settings, Snapshot,
    TeamId, TieBreakId,
};

/// Level of a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningLevel {
    /// 1: shown, no answer required.
    Notice,
    /// 2: shown, and acknowledged before the command is executed.
    Acknowledge,
    /// 3: confirmed or cancelled, with the problem shown.
    Confirm,
    /// 4: confirmed in two steps, first the rule, then the consequences.
    TwoSteps,
    /// 5: refused in FIDE mode.
    Refuse,
}

impl WarningLevel {
    pub fn number(self) -> u8 {
        match self {
            Self::Notice => 1,
            Self::Acknowledge => 2,
            Self::Confirm => 3,
            Self::TwoSteps => 4,
            Self::Refuse => 5,
        }
    }
}

/// Properties of a kind of warning that hold for every event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarningFacts {
    /// Its id, for catalogues and tables.
    pub id: &'static str,
    pub level: WarningLevel,
    /// The article or text that requires it.
    pub rule: &'static str,
    /// The questions of the checklist that it implements.
    pub questions: &'static [u16],
}

/// One warning before a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The command takes the event out of FIDE mode.
    Departs(Departure),
    /// The pairing-allocated bye would be worth points that no results add up to.
    ByeWorth,
    /// The command contradicts the data that later rounds were paired from.
    Contradicts(IntegrityEvent),
    /// A round is published with a pairing that differs from the rules.
    ByHand(RoundNo),
    /// Imported rounds of a report differ from the pairings by the rules.
    Import(Vec<RoundNo>),
    /// A manual board breaks an absolute rule: a second meeting, in a round robin more meetings than its cycles
    /// provide, a forbidden pair, a third colour in a row, a difference of colours above two.
    Board {
        board: BoardNo,
        meeting: Meeting,
        /// The broken rule.
        breach: Breach,
    },
    /// The manual pairing-allocated bye breaks a rule: a second one, or one that belongs to a lower score.
    Bye {
        player: PlayerId,
        /// The broken rule.
        breach: Breach,
    },
    /// A manual board gives both players the colour that they are not due.
    AgainstBothDues { board: BoardNo, meeting: Meeting },
    /// More half-point byes than the event grants a player.
    HalfPointByes {
        count: usize,
        /// The number that the event grants.
        most: u8,
    },
    /// A half-point bye in the last rounds, in which the event grants none.
    LateBye {
        round: RoundNo,
        /// Number of last rounds without half-point byes.
        last: u8,
    },
    /// A half-point bye for a player who is not entitled to any.
    HalfPointsDenied { player: PlayerId },
    /// A correction for the rating report only that adjourns the game: the report states final results.
    AdjournedInReport,
    /// A full-point bye, which regular events do not give.
    FullPointBye,
    /// Tie-breaks by ratings in an event of more than 30 days, in which players may have several ratings.
    RatingTieBreaks { list: Vec<TieBreakId> },
    /// A line-up seats a player above another who precedes them in the roster.
    LineUpOrder {
        team: TeamId,
        /// The player seated above their roster position.
        above: PlayerId,
        /// The player seated below, who precedes them in the roster.
        below: PlayerId,
    },
    /// A round is paired while adjourned games of rounds before the last are open.
    OpenAdjournments { count: usize },
    /// Another number of rounds changes the acceleration of an event that has been paired with virtual points.
    AcceleratedRounds {
        /// Last accelerated round before the change.
        before: RoundNo,
        /// Last accelerated round after it.
        after: RoundNo,
    },
}

const fn facts(
    id: &'static str,
    level: WarningLevel,
    rule: &'static str,
    questions: &'static [u16],
) -> WarningFacts {
    WarningFacts { id, level, rule, questions }
}

const BYE_WORTH: WarningFacts = facts("bye-worth", WarningLevel::Refuse, "C.04.1 3", &[83, 84]);
const DEPARTS: WarningFacts =
    facts("departs", WarningLevel::TwoSteps, "C.04.1 1, C.04.2 4.3, 5.2", &[43, 58, 189, 191, 195, 196]);
const CONTRADICTS: WarningFacts =
    facts("contradicts", WarningLevel::Confirm, "C.04.2 2.3, 3.1, 4.3", &[115, 150, 163]);
const BY_HAND: WarningFacts = facts("by-hand", WarningLevel::Confirm, "C.04.2 4.4", &[68, 69]);
const IMPORT: WarningFacts = facts("import", WarningLevel::Confirm, "C.04.2 1", &[55]);
const BOARD: WarningFacts = facts("board", WarningLevel::Confirm, "C.04.1 2, 6, 7, C.05 Annex 1", &[66, 101]);
const BYE: WarningFacts = facts("bye", WarningLevel::Confirm, "C.04.1 4", &[66]);
const HALF_POINT_BYES: WarningFacts = facts("half-point-byes", WarningLevel::Confirm, "C.05 6.7", &[174]);
const LATE_BYE: WarningFacts = facts("late-bye", WarningLevel::Confirm, "C.05 6.7", &[174]);
const HALF_POINTS_DENIED: WarningFacts =
    facts("half-points-denied", WarningLevel::Refuse, "C.05 6.7", &[176]);
const ADJOURNED_IN_REPORT: WarningFacts =
    facts("adjourned-in-report", WarningLevel::Refuse, "C.04.2 3.1, 4.3", &[169]);
const AGAINST_BOTH_DUES: WarningFacts =
    facts("against-both-dues", WarningLevel::Acknowledge, "C.04.1 8", &[67]);
const FULL_POINT_BYE: WarningFacts =
    facts("full-point-bye", WarningLevel::Confirm, "C.04.2 3.3", &[115, 178]);
const OPEN_ADJOURNMENTS: WarningFacts =
    facts("open-adjournments", WarningLevel::Acknowledge, "C.04.2 3.1", &[168]);

const ACCELERATED_ROUNDS: WarningFacts = facts("accelerated-rounds", WarningLevel::Acknowledge, "A-19", &[]);

/// C.04.6 leaves line-ups to the regulations of an event; the article is that of the European ones.
const LINE_UP_ORDER: WarningFacts = facts("line-up-order", WarningLevel::Confirm, "ECU B.12.3.4", &[]);

const RATING_TIE_BREAKS: WarningFacts =
    facts("rating-tie-breaks", WarningLevel::Acknowledge, "C.07 10", &[211]);

/// Every kind of warning, most serious first.
pub const WARNINGS: &[WarningFacts] = &[
    BYE_WORTH,
    HALF_POINTS_DENIED,
    ADJOURNED_IN_REPORT,
    DEPARTS,
    CONTRADICTS,
    BY_HAND,
    IMPORT,
    BOARD,
    BYE,
    HALF_POINT_BYES,
    LATE_BYE,
    LINE_UP_ORDER,
    FULL_POINT_BYE,
    AGAINST_BOTH_DUES,
    OPEN_ADJOURNMENTS,
    ACCELERATED_ROUNDS,
    RATING_TIE_BREAKS,
];

impl Warning {
    pub fn facts(&self) -> WarningFacts {
        match self {
            Self::Departs(_) => DEPARTS,
            Self::ByeWorth => BYE_WORTH,
            Self::Contradicts(_) => CONTRADICTS,
            Self::ByHand(_) => BY_HAND,
            Self::Import(_) => IMPORT,
            Self::Board { .. } => BOARD,
            Self::Bye { .. } => BYE,
            Self::AgainstBothDues { .. } => AGAINST_BOTH_DUES,
            Self::HalfPointByes { .. } => HALF_POINT_BYES,
            Self::LateBye { .. } => LATE_BYE,
            Self::HalfPointsDenied { .. } => HALF_POINTS_DENIED,
            Self::AdjournedInReport => ADJOURNED_IN_REPORT,
            Self::FullPointBye => FULL_POINT_BYE,
            Self::LineUpOrder { .. } => LINE_UP_ORDER,
            Self::OpenAdjournments { .. } => OPEN_ADJOURNMENTS,
            Self::AcceleratedRounds { .. } => ACCELERATED_ROUNDS,
            Self::RatingTieBreaks { .. } => RATING_TIE_BREAKS,
        }
    }
}

/// Returns the warnings before `command` is executed, most serious first. Warnings based only on FIDE's current rules
/// are omitted for an event not run by them. A command that will be refused may have warnings too.
pub fn warnings(snapshot: &Snapshot, command: &Command) -> Vec<Warning> {
    let mut warnings = match command {
        Command::SetBye { id, round, bye: Some(bye) }
        | Command::EditDraft { round, edit: SeatingEdit::GiveBye { player: id, bye: Bye::Requested(bye) } } => {
            byes::questioned(snapshot, *id, &[*round], *bye)
        }
        Command::CorrectResult {
            result: Some(GameResult::Adjourned),
            follow: Follow::RatingReportOnly,
            ..
        } => vec![Warning::AdjournedInReport],
        Command::Register { arrival, missed, .. } => byes::of_late_entry(snapshot, *arrival, *missed),
        Command::LineUp { team, players, .. } => {
            line_up_order(snapshot, *team, players).into_iter().collect()
        }
        Command::Announce(announced) | Command::AnnounceLike { settings: announced, .. } => {
            accelerated_rounds(snapshot, announced).into_iter().collect()
        }
        _ => Vec::new(),
    };
    if fide_mode(snapshot) == FideMode::InForce {
        warnings.extend(departure(snapshot, command).map(Warning::Departs));
        warnings.extend(integrity_events(snapshot, command).into_iter().map(Warning::Contradicts));
        warnings.extend(in_force(snapshot, command));
    }
    warnings.sort_by_key(|warning| std::cmp::Reverse(warning.facts().level));
    warnings
}

/// Returns a warning if adjourned games of rounds before the last are open when `round` is to be paired: they count as
/// draws again. Those of the latest round are expected to continue. `None` for an event that was never in FIDE mode.
pub fn open_adjournments(snapshot: &Snapshot, round: RoundNo) -> Option<Warning> {
    let last = round.previous().and_then(RoundNo::previous)?;
    let count = snapshot.adjourned(last);
    (count > 0 && fide_mode(snapshot) != FideMode::Outside).then_some(Warning::OpenAdjournments { count })
}

/// Returns the command that records that the rounds of an imported event must be checked against the rules (FIDE's
/// checklist for programs, questions 54 and 55); `None` if there are none, or if the event is not in FIDE mode.
pub fn check_due(event: &Snapshot, rounds: Vec<RoundNo>) -> Option<Command> {
    let is_due = !rounds.is_empty() && fide_mode(event) == FideMode::InForce;
    is_due.then_some(Command::NoteUnchecked { rounds })
}

/// Returns the additional warnings of FIDE's current rules.
fn in_force(snapshot: &Snapshot, command: &Command) -> Vec<Warning> {
    match command {
        Command::Announce(announced) | Command::AnnounceLike { settings: announced, .. } => {
            let worth = announced.points.has_unreachable_bye().then_some(Warning::ByeWorth);
            worth.into_iter().chain(rating_tie_breaks(snapshot.settings(), announced)).collect()
        }
        Command::EditDraft { round, edit } => draft::broken(snapshot, *round, edit),
        Command::DraftRound(draft) => open_adjournments(snapshot, draft.round).into_iter().collect(),
        Command::PublishRound { round, by_rules: Some(_), .. } => vec![Warning::ByHand(*round)],
        Command::NoteImport { rounds } if !rounds.is_empty() => {
            vec![Warning::Import(rounds.iter().map(|&(round, _)| round).collect())]
        }
        _ => Vec::new(),
    }
}

/// Returns a warning if a line-up does not follow the order of the roster, with the first two players in the wrong
/// order.
fn line_up_order(snapshot: &Snapshot, id: TeamId, players: &[PlayerId]) -> Option<Warning> {
    let team = snapshot.team(id)?;
    let place = |id: PlayerId| team.members().position(|member| member == id);
    let pair = players.windows(2).find(|pair| place(pair[0]) > place(pair[1]))?;
    Some(Warning::LineUpOrder { team: id, above: pair[0], below: pair[1] })
}

/// Returns a warning if a new number of rounds ends the acceleration at another round after a round was paired with it
/// . Virtual points stated by a report do not depend on it.
fn accelerated_rounds(snapshot: &Snapshot, announced: &Settings) -> Option<Warning> {
    let settings = snapshot.settings();
    let last = |rounds| last_accelerated(settings.acceleration, rounds);
    let [before, after] = [last(settings.rounds)?, last(announced.rounds)?];
    let is_paired = snapshot.last_paired().is_some() && settings.virtual_points.is_empty();
    (is_paired && before != after).then_some(Warning::AcceleratedRounds { before, after })
}

/// Returns a warning if new settings rank by rating tie-breaks where players have several ratings.
fn rating_tie_breaks(before: &Settings, announced: &Settings) -> Option<Warning> {
    let questioned = |settings: &Settings| if settings.is_long() { by_ratings(settings) } else { Vec::new() };
    let list = questioned(announced);
    let known = questioned(before);
    list.iter().any(|code| !known.contains(code)).then_some(Warning::RatingTieBreaks { list })
}

pub use byes::questioned as questioned_byes;
