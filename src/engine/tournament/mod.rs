//! The data model of an event: plain values, which are valid by construction.
//!
//! A [`Snapshot`] is the state of an event at one moment: its [`Settings`], its [`Player`]s with their arrangements
//! ([`Registration`]), its [`Round`]s with boards and [`GameResult`]s, its teams and legs. It is immutable: a
//! [`Command`](crate::command::Command) creates the next snapshot, which shares all unchanged data with it. Each kind
//! of object has an id type of its own, counted from 1: [`PlayerId`] in order of registration, [`PairingNumber`] by the
//! initial order, [`RoundNo`], [`BoardNo`], [`TeamId`].

mod arbiter;
mod category;
mod direct_titles;
mod draft;
mod entered_value;
mod float;
mod game_kind;
mod handicap;
mod integrity;
mod later_ratings;
mod leg;
mod licence;
mod line_up;
mod lot;
mod match_play;
mod meeting;
mod notes;
mod number_groups;
mod numbers;
mod options;
mod partial_date;
mod play_off;
mod player;
mod points;
mod prize;
mod rating_method;
mod rating_source;
mod rating_tie_breaks;
mod records;
mod registration;
mod restrictions;
mod result;
mod results;
mod round;
mod settings;
mod snapshot;
mod start_position;
mod team;
mod time_of_day;
mod value;

pub use arbiter::Arbiter;
pub use category::Category;
pub use direct_titles::{Championship, DirectTitles, Earned};
pub use draft::{Draft, RulesPairing, Ruling};
pub use entered_value::EnteredValue;
pub use float::{BoardFloat, Float};
pub use game_kind::GameKind;
pub use handicap::{Handicap, HandicapStep};
pub use integrity::{DepartingAct, Departure, IntegrityEvent};
pub use later_ratings::{LaterRatings, LaterRatingsError, NewRatings};
pub use leg::Leg;
pub use licence::Licence;
pub(crate) use line_up::{BOARD_SCHEMES, WHITE_BOARDS, lost_by_forfeit};
pub use line_up::{LineUpSeat, is_white_again};
pub(crate) use lot::Numbers;
pub use lot::{Urn, drawn_colour, shuffled};
pub use match_play::{ColourLot, GameStage, Match, MatchPlay, Out, SettledBy, Settlement};
pub use meeting::{Colour, Meeting, RoundPlace};
pub use notes::{Incident, IncidentKind, Issue, IssueMedium, IssuedSheet};
pub use number_groups::{NumberGroup, NumberGroups};
pub use numbers::{BoardNo, PairingNumber, PlayerId, PlayerMap, RoundNo, TeamId};
pub use options::{OptionValue, Options};
pub use partial_date::PartialDate;
pub use play_off::{FiveTied, PlayOff, PlayOffFact, PlayOffOptions, PlayOffRecord, SevenNumbers, ThreeEqual};
pub use player::{Estimated, OrderOfEquals, Player, Sex, Title};
pub use points::{PointSystem, Points};
pub use prize::{Money, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, Reward, SpecialPrize};
pub use rating_method::RatingMethod;
pub use rating_source::{
    OfficialRating, OfficialRatings, RatingKind, RatingList, RatingSequence, RatingSequenceError,
    RatingSource, RatingSources,
};
pub use rating_tie_breaks::{RatingTaken, RatingTieBreaks, Unrated};
pub use records::{KeptColumns, KeptLine, KeptWords, ReportRecords, StatedPoints, WrittenMark};
pub use registration::{Bye, EntryFee, Leave, Registration, RequestedBye};
pub use restrictions::{ApartBy, Firmness, KeptApart};
pub use result::{Forfeit, GameResult, Outcome};
pub(crate) use results::Results;
pub use round::{Board, RatingOnly, Round, Stage};
pub(crate) use settings::Origin;
pub use settings::{
    Acceleration, ByeLimits, ForbiddenPair, NameCase, Need, Occasion, SETTINGS, SYSTEM_IN_FORCE, Setting,
    SettingChoice, SettingField, SettingGroup, SettingValue, Settings, SystemId, TieBreakId, TieBreakRules,
    ValueType,
};
pub use snapshot::{KeptNumbers, RoundState, Snapshot};
pub use start_position::StartPosition;
pub use team::{Participant, Team};
pub use time_of_day::TimeOfDay;
pub use value::{Coefficient, Lot, Name, Rating, Scale, ValueError};
