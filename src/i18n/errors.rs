//! What was refused, and why a pairing is as it is, in the arbiter's language.
//!
//! Each `match` names every variant, so an error without a text does not compile.

use super::{Arg, Texts};
use hakem_engine::command::{CommandError, Lock};
use hakem_engine::format::{NoPairing, Reason, Seat, Value};
use hakem_engine::history::HistoryError;
use hakem_engine::pairing::ProposeError;
use hakem_engine::tiebreak::{TieBreakError, TieBreakWarning};
use hakem_engine::tournament::{Lot, Money, Name, PairingNumber, PlayerId, PrizeList, Rating, ValueError};

/// What can be put into words.
pub trait Say {
    /// Returns the sentences for the arbiter: what is wrong, then what to do.
    fn say(&self, texts: &Texts) -> String;
}

/// Something that names players, with the way from the engine's id to what the arbiter calls them.
#[derive(Clone, Copy)]
pub struct Naming<'a, T, Id> {
    /// What is to be said.
    pub what: &'a T,
    /// Returns the name or number of a player.
    pub who: &'a dyn Fn(Id) -> String,
}

impl Say for ValueError {
    fn say(&self, texts: &Texts) -> String {
        match *self {
            Self::EmptyName => texts.get("error-empty-name").into_owned(),
            Self::LongName { length } => {
                texts.with("error-long-name", &[("length", length.into()), ("longest", Name::LONGEST.into())])
            }
            Self::ControlCharacter { place } => {
                texts.with("error-control-character", &[("place", place.into())])
            }
            Self::RatingRange { found } => texts.with(
                "error-rating-range",
                &[
                    ("found", found.into()),
                    ("lowest", Rating::LOWEST.into()),
                    ("highest", Rating::HIGHEST.into()),
                ],
            ),
            Self::LotRange { found } => {
                texts.with("error-lot-range", &[("found", found.into()), ("highest", Lot::HIGHEST.into())])
            }
            Self::NoSuchDay { year, month, day } => {
                let date = texts.day(year, Some(month), Some(day));
                texts.with("error-no-such-day", &[("date", date.into())])
            }
        }
    }
}

impl Say for NoPairing {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::TooFewPlayers { present } => {
                texts.with("error-too-few-players", &[("present", (*present).into())])
            }
            Self::NoLegalPairing { players, because: _ } => {
                texts.with("error-no-legal-pairing", &[("count", players.len().into())])
            }
            Self::TooFewOpponents { players, groups, opponents } => {
                let id = match (groups == &players.len(), opponents) {
                    (true, 0) => "error-no-opponents",
                    (true, _) => "error-too-few-opponents",
                    (false, _) => "error-odd-groups",
                };
                let values = [
                    ("players", told_shortly(players, texts).into()),
                    ("count", players.len().into()),
                    ("groups", (*groups).into()),
                    ("opponents", (*opponents).into()),
                ];
                texts.with(id, &values)
            }
            Self::ScheduleOver { last } => texts.with("error-schedule-over", &[("last", (*last).into())]),
            Self::MissingRatings { players } => {
                texts.with("error-missing-ratings", &[("count", players.len().into())])
            }
            Self::TooLarge { found, limit } => {
                texts.with("error-too-large", &[("found", (*found).into()), ("limit", (*limit).into())])
            }
        }
    }
}

/// Most players that a refusal names.
const MOST_NAMED: usize = 12;

/// Returns the first of some players by number, and how many more there are.
fn told_shortly(players: &[PairingNumber], texts: &Texts) -> String {
    let named: Vec<String> = players.iter().take(MOST_NAMED).map(ToString::to_string).collect();
    let named = named.join(", ");
    match players.len().saturating_sub(MOST_NAMED) {
        0 => named,
        more => texts.with("players-and-more", &[("players", named.into()), ("count", more.into())]),
    }
}

impl Say for ProposeError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::UnknownSystem { system } => {
                texts.with("error-unknown-system", &[("system", system.as_str().into())])
            }
            Self::RatingTooLow { name, found, lowest } => {
                let values = [
                    ("player", name.as_str().into()),
                    ("found", (*found).into()),
                    ("lowest", (*lowest).into()),
                ];
                texts.with("error-rating-too-low", &values)
            }
            Self::RoundsOutOfRange { rounds, players, fewest, most } => {
                let values = [
                    ("rounds", (*rounds).into()),
                    ("players", (*players).into()),
                    ("fewest", (*fewest).into()),
                    ("most", (*most).into()),
                ];
                texts.with("error-rounds-out-of-range", &values)
            }
            Self::NoPairing(cause) => cause.say(texts),
        }
    }
}

impl Say for TieBreakError {
    fn say(&self, texts: &Texts) -> String {
        let (kind, id, extra) = match self {
            Self::Unknown { id } => ("tie-break-error-unknown", id, None),
            Self::OtherRules { id, rules } => {
                ("tie-break-error-other-rules", id, Some(("rules", texts.tie_break_rules(*rules).into())))
            }
            Self::NotTaken { id, modifier } => {
                ("tie-break-error-not-taken", id, Some(("modifier", modifier.into())))
            }
            Self::SwissOnly { id, article } => {
                ("tie-break-error-swiss-only", id, Some(("article", (*article).into())))
            }
            Self::RoundRobinOnly { id, article } => {
                ("tie-break-error-round-robin-only", id, Some(("article", (*article).into())))
            }
            Self::ColoursFromTable { id, article } => {
                ("tie-break-error-colours-from-table", id, Some(("article", (*article).into())))
            }
        };
        let values: Vec<_> = [("id", id.as_str().into())].into_iter().chain(extra).collect();
        texts.with(kind, &values)
    }
}

impl Say for TieBreakWarning {
    fn say(&self, texts: &Texts) -> String {
        let (kind, id, count) = match self {
            Self::FewValues { id, left } => ("tie-break-warning-few-values", id, left),
            Self::NoRatings { id, players, article } => {
                let values = [
                    ("id", id.as_str().into()),
                    ("count", (*players).into()),
                    ("article", (*article).into()),
                ];
                return texts.with("tie-break-warning-no-ratings", &values);
            }
            Self::Unrated { id, players } => ("tie-break-warning-unrated", id, players),
            Self::NotDrawn { id, players } => ("tie-break-warning-not-drawn", id, players),
        };
        texts.with(kind, &[("id", id.as_str().into()), ("count", (*count).into())])
    }
}

impl Say for Lock {
    fn say(&self, texts: &Texts) -> String {
        match *self {
            Self::RoundPaired { round } => texts.with("error-lock-round-paired", &[("round", round.into())]),
            Self::LegBegun { first } => texts.with("error-lock-leg-begun", &[("first", first.into())]),
        }
    }
}

impl Say for Naming<'_, HistoryError, PlayerId> {
    fn say(&self, texts: &Texts) -> String {
        match self.what {
            HistoryError::Refused(error) => Naming { what: error, who: self.who }.say(texts),
            HistoryError::NoSuchStep { step } => texts.with("error-no-such-step", &[("step", step.0.into())]),
        }
    }
}

impl Say for Naming<'_, CommandError, PlayerId> {
    fn say(&self, texts: &Texts) -> String {
        use CommandError as Error;
        let who = |id: PlayerId| Arg::from((self.who)(id));
        let (id, values): (&str, Vec<(&str, Arg<'_>)>) = match *self.what {
            Error::SettingLocked { field, lock } => (
                "error-setting-locked",
                vec![("setting", texts.setting(field).into()), ("lock", lock.say(texts).into())],
            ),
            Error::TooFewRounds { rounds, least } => {
                ("error-too-few-rounds", vec![("rounds", rounds.into()), ("least", least.into())])
            }
            Error::PointsOutOfOrder => ("error-points-out-of-order", vec![]),
            Error::PointsForbidBaku => ("error-points-forbid-baku", vec![]),
            Error::NoSuchPlayer { id } => ("error-no-such-player", vec![("id", id.0.into())]),
            Error::NoSuchTeam { id } => ("error-no-such-team", vec![("id", id.0.into())]),
            Error::EmptyTeam => ("error-empty-team", vec![]),
            Error::TeamNameTaken { ref name } => {
                ("error-team-name-taken", vec![("name", name.as_str().into())])
            }
            Error::TwiceInTeam { id } => ("error-twice-in-team", vec![("player", who(id))]),
            Error::InTeam { id, ref team } => {
                ("error-in-team", vec![("player", who(id)), ("team", team.as_str().into())])
            }
            Error::PlayedForTeam { id, round } => {
                ("error-played-for-team", vec![("player", who(id)), ("round", round.into())])
            }
            Error::LicenceZero => ("error-licence-zero", vec![]),
            Error::FideIdZero => ("error-fide-id-zero", vec![]),
            Error::UnequalTeam { ref name, players, boards } => (
                "error-unequal-team",
                vec![
                    ("name", name.as_str().into()),
                    ("players", players.into()),
                    ("boards", usize::from(boards).into()),
                ],
            ),
            Error::InLeg { ref name, first } => {
                ("error-in-leg", vec![("name", name.as_str().into()), ("first", first.into())])
            }
            Error::SmallLeg => ("error-small-leg", vec![]),
            Error::TwiceInLeg { ref name } => ("error-twice-in-leg", vec![("name", name.as_str().into())]),
            Error::MixedLeg => ("error-mixed-leg", vec![]),
            Error::LegEndsEarly { first, last } => {
                ("error-leg-ends-early", vec![("first", first.into()), ("last", last.into())])
            }
            Error::NoSuchLeg { first } => ("error-no-such-leg", vec![("first", first.into())]),
            Error::BadMatch { board } => ("error-bad-match", vec![("board", board.into())]),
            Error::NotOfMatch { id, board } => {
                ("error-not-of-match", vec![("player", who(id)), ("board", board.into())])
            }
            Error::BadOut { ref name } => ("error-bad-out", vec![("name", name.as_str().into())]),
            Error::TeamUnplaced { ref name } => ("error-team-unplaced", vec![("name", name.as_str().into())]),
            Error::BoardsOfMatches { round } => ("error-boards-of-matches", vec![("round", round.into())]),
            Error::NoMatchPlay { round } => ("error-no-match-play", vec![("round", round.into())]),
            Error::MatchSettled { board } => ("error-match-settled", vec![("board", board.into())]),
            Error::MatchRunning { board } => ("error-match-running", vec![("board", board.into())]),
            Error::NotASide { ref name, board } => {
                ("error-not-a-side", vec![("name", name.as_str().into()), ("board", board.into())])
            }
            Error::LicenceTaken { licence, holder } => (
                "error-licence-taken",
                vec![("licence", licence.to_string().into()), ("holder", who(holder))],
            ),
            Error::FideIdTaken { fide_id, holder } => (
                "error-fide-id-taken",
                vec![("fide-id", fide_id.to_string().into()), ("holder", who(holder))],
            ),
            Error::TooManyPlayers { most } => ("error-too-many-players", vec![("most", most.into())]),
            Error::AlreadyPaired { id, round } => {
                ("error-already-paired", vec![("player", who(id)), ("round", round.into())])
            }
            Error::RoundAlreadyPaired { round } => {
                ("error-round-already-paired", vec![("round", round.into())])
            }
            Error::AlreadyWithdrawn { id, from } => {
                ("error-already-withdrawn", vec![("player", who(id)), ("from", from.into())])
            }
            Error::NotWithdrawn { id } => ("error-not-withdrawn", vec![("player", who(id))]),
            Error::ReasonMissing => ("error-reason-missing", vec![]),
            Error::NotNext { round, next } => {
                ("error-not-next", vec![("round", round.into()), ("next", next.into())])
            }
            Error::BeyondLast { round, last } => {
                ("error-beyond-last", vec![("round", round.into()), ("last", last.into())])
            }
            Error::ResultsMissing { round, missing } => {
                ("error-results-missing", vec![("round", round.into()), ("missing", missing.into())])
            }
            Error::StillDraft { round } => ("error-still-draft", vec![("round", round.into())]),
            Error::NoInitialColour => ("error-no-initial-colour", vec![]),
            Error::BadNumbering { id } => ("error-bad-numbering", vec![("player", who(id))]),
            Error::CannotPlace { id } => ("error-cannot-place", vec![("player", who(id))]),
            Error::Unplaced { count, first } => {
                let first = first.map(|number| number.to_string()).unwrap_or_default();
                ("error-unplaced", vec![("count", count.into()), ("first", first.into())])
            }
            Error::SecondBye { holder } => ("error-second-bye", vec![("holder", who(holder))]),
            Error::NotPaired { round } => ("error-not-paired", vec![("round", round.into())]),
            Error::WrongStage { round, found, needed } => (
                "error-wrong-stage",
                vec![
                    ("round", round.into()),
                    ("found", texts.stage(found).into()),
                    ("needed", texts.stage(needed).into()),
                ],
            ),
            Error::NoSuchBoard { round, board, last } => (
                "error-no-such-board",
                vec![("round", round.into()), ("board", board.into()), ("last", last.into())],
            ),
            Error::ResultStands { round, board, stands } => (
                "error-result-stands",
                vec![
                    ("round", round.into()),
                    ("board", board.into()),
                    ("result", texts.result_marks(stands).into()),
                ],
            ),
            Error::RoundClosed { round, next } => {
                ("error-round-closed", vec![("round", round.into()), ("next", next.into())])
            }
            Error::BoardHasResult { board } => ("error-board-has-result", vec![("board", board.into())]),
            Error::NoChange => ("error-no-change", vec![]),
            Error::LotStands { id, stands } => {
                ("error-lot-stands", vec![("player", who(id)), ("lot", stands.get().into())])
            }
            Error::LotTaken { lot, holder } => {
                ("error-lot-taken", vec![("lot", lot.get().into()), ("holder", who(holder))])
            }
            Error::PrizesOutOfOrder { ref name } => (
                "error-prizes-out-of-order",
                vec![("name", name.as_str().into()), ("highest", Money::HIGHEST.0.into())],
            ),
            Error::TooManyDecimals { decimals } => (
                "error-too-many-decimals",
                vec![("decimals", decimals.into()), ("most", PrizeList::MOST_DECIMALS.into())],
            ),
            Error::FollowOutOfRange { round, from } => {
                ("error-follow-out-of-range", vec![("round", round.into()), ("from", from.into())])
            }
        };
        texts.with(id, &values)
    }
}

/// `reason-<what>` with the values under their own names, then the rule in brackets.
impl Say for Naming<'_, Reason, Seat> {
    fn say(&self, texts: &Texts) -> String {
        let value = |value: &Value| match value {
            Value::Number(number) => Arg::Number(*number),
            Value::Points(points) => Arg::Points(*points),
            Value::Hundredths(number) => Arg::Text(texts.decimal(*number, 2).into()),
            Value::Colour(colour) => Arg::Colour(*colour),
            Value::Players(seats) => Arg::List(seats.iter().map(|&seat| (self.who)(seat)).collect()),
            Value::Figures { players, decimals } => {
                let figure = |number| texts.decimal(number, *decimals);
                let said = |&(seat, number)| format!("{} ({})", (self.who)(seat), figure(number));
                Arg::List(players.iter().map(said).collect())
            }
        };
        let values: Vec<_> = self.what.values.iter().map(|(name, found)| (*name, value(found))).collect();
        let sentence = texts.with(&format!("reason-{}", self.what.what), &values);
        if self.what.rule.is_empty() { sentence } else { format!("{sentence} ({})", self.what.rule) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tournament::{BoardNo, Colour, Points, RoundNo};

    fn command_error(language: Language, error: &CommandError) -> String {
        let who = |id: PlayerId| format!("<{id}>");
        Naming { what: error, who: &who }.say(&Texts::new(language))
    }

    #[test]
    fn a_refused_value_says_what_is_taken_instead() {
        let error = ValueError::RatingRange { found: 9999 };
        assert_eq!(
            error.say(&Texts::new(Language::Czech)),
            "Rating 9999 je mimo rozsah. Zadejte 1 až 3999, nebo nic."
        );
        let error = ValueError::NoSuchDay { year: 2026, month: 2, day: 30 };
        assert!(error.say(&Texts::new(Language::Turkish)).starts_with("30.02.2026 diye bir gün yok."));
    }

    #[test]
    fn english_errors_read_as_the_engine_words_them() {
        let texts = Texts::new(Language::English);
        for error in [ValueError::EmptyName, ValueError::LongName { length: 200 }] {
            assert_eq!(error.say(&texts), error.to_string());
        }
        let no_pairing = NoPairing::ScheduleOver { last: RoundNo(9) };
        assert_eq!(no_pairing.say(&texts), no_pairing.to_string());
        let refused = CommandError::NoSuchBoard { round: RoundNo(2), board: BoardNo(9), last: BoardNo(8) };
        assert_eq!(command_error(Language::English, &refused), refused.to_string());
    }

    #[test]
    fn a_refused_command_names_the_player_as_the_arbiter_does() {
        let refused = CommandError::LicenceTaken { licence: 12_345, holder: PlayerId(7) };
        assert!(command_error(Language::Turkish, &refused).contains("12345"));
        assert!(command_error(Language::Turkish, &refused).contains("<7>"));
    }

    #[test]
    fn a_reason_puts_its_values_and_its_rule_into_words() {
        let source = "reason-sample = { $players } ({ $score }): { $due-key ->
 [white] bílé
 *[black] černé
}";
        let texts = Texts::from_sources(Language::Czech, [source].into_iter());
        let reason = Reason::new("C.8", "sample")
            .with("players", Value::Players(vec![Seat(0), Seat(4)]))
            .with("score", Value::Points(Points::from_tenths(35)))
            .with("due", Value::Colour(Colour::Black));
        let who = |seat: Seat| (seat.0 + 1).to_string();
        assert_eq!(Naming { what: &reason, who: &who }.say(&texts), "1, 5 (3½): černé (C.8)");
        let texts = Texts::from_sources(Language::Czech, ["reason-sample = ARO: { $players }"].into_iter());
        let players = vec![(Seat(0), 24_108), (Seat(4), 23_950)];
        let reason = Reason::new("6.2", "sample").with("players", Value::Figures { players, decimals: 1 });
        assert_eq!(Naming { what: &reason, who: &who }.say(&texts), "ARO: 1 (2410,8), 5 (2395,0) (6.2)");
    }
}
