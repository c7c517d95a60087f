//! Messages for refusals and for the reasons of a pairing.
//!
//! Each `match` names every variant, so an error without a text does not compile.

use super::{Arg, Texts};
use hakem_engine::format::{NoPairing, Reason, Seat, Unproved, Value};
use hakem_engine::pairing::{LookupError, NotReady, ProposeError};
use hakem_engine::tournament::{Coefficient, Lot, Name, PairingNumber, PlayerId, Rating, ValueError};

/// A value that can be shown as a message.
pub trait Say {
    /// Returns the message for the arbiter: the problem, then the next step.
    fn say(&self, texts: &Texts) -> String;
}

/// A value that names players, with the function that turns the engine's ids into the arbiter's names.
#[derive(Clone, Copy)]
pub struct Naming<'a, T, Id> {
    /// The value.
    pub what: &'a T,
    /// Returns the name or number of a player.
    pub who: &'a dyn Fn(Id) -> String,
}

impl Say for ValueError {
    fn say(&self, texts: &Texts) -> String {
        match *self {
            Self::NoLicence { ref found } => texts.with("error-no-licence", &[("found", found.into())]),
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
            Self::CoefficientRange { found } => texts.with(
                "error-coefficient-range",
                &[("found", found.into()), ("highest", Coefficient::HIGHEST.into())],
            ),
            Self::LotRange { found } => {
                texts.with("error-lot-range", &[("found", found.into()), ("highest", Lot::HIGHEST.into())])
            }
            Self::PositionRange { found } => texts.with("error-position-range", &[("found", found.into())]),
            Self::NoEnteredValue => texts.get("error-no-entered-value").into_owned(),
            Self::NoSuchTime => texts.get("error-no-such-time").into_owned(),
            Self::NoSuchDay { year, month, day } => {
                let date = texts.day(year, Some(month), Some(day));
                texts.with("error-no-such-day", &[("date", date.into())])
            }
        }
    }
}

impl Say for Unproved {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Incomplete => texts.get("error-unproved-incomplete").into_owned(),
            Self::Illegal([one, other]) => {
                let values = [("one", i64::from(*one).into()), ("other", i64::from(*other).into())];
                texts.with("error-unproved-illegal", &values)
            }
            Self::NoPairing(error) => error.say(texts),
            Self::OtherBye { rule } => texts.with("error-unproved-other-bye", &[("rule", (*rule).into())]),
            Self::ByParity { score } => {
                texts.with("error-unproved-by-parity", &[("score", texts.points(*score).into())])
            }
            Self::NotBest { score, rule } => {
                let values = [("score", texts.points(*score).into()), ("rule", (*rule).into())];
                texts.with("error-unproved-not-best", &values)
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
            Self::BracketOver { last } => texts.with("error-bracket-over", &[("last", (*last).into())]),
            Self::Undecided { players: [one, other] } => {
                texts.with("error-undecided", &[("one", (*one).into()), ("other", (*other).into())])
            }
            Self::PairedDifferently { players: [one, other] } => {
                texts.with("error-paired-differently", &[("one", (*one).into()), ("other", (*other).into())])
            }
            Self::Table(cause) => cause.say(texts),
            Self::MissingRatings { players } => {
                texts.with("error-missing-ratings", &[("count", players.len().into())])
            }
        }
    }
}

impl Texts {
    /// Returns the message for a round that cannot be paired because of certain teams, by number and name; `None` if
    /// the error names no team.
    pub fn no_pairing_of_teams(
        &self,
        error: &NoPairing,
        team: impl Fn(&PairingNumber) -> Option<String>,
    ) -> Option<String> {
        let (id, teams): (_, &[PairingNumber]) = match error {
            NoPairing::TooFewOpponents { players, .. } => ("error-teams-without-opponents", players),
            NoPairing::NoLegalPairing { players, .. } => ("error-teams-not-placed", players),
            NoPairing::Undecided { players } => ("error-teams-undecided", players),
            NoPairing::PairedDifferently { players } => ("error-teams-paired-differently", players),
            _ => return None,
        };
        let named: Vec<String> = teams.iter().filter_map(team).collect();
        (!named.is_empty()).then(|| self.with(id, &[("teams", named.join(", ").into())]))
    }
}

/// Maximum number of players named in a refusal.
const MOST_NAMED: usize = 12;

/// Returns the first players by number, and the number of the others.
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
            Self::LicenceMissing { name } => {
                texts.with("error-licence-missing", &[("player", name.as_str().into())])
            }
            Self::RoundsOutOfRange { rounds, players, fewest, most } => {
                let values = [
                    ("rounds", (*rounds).into()),
                    ("players", (*players).into()),
                    ("fewest", (*fewest).into()),
                    ("most", (*most).into()),
                ];
                let is_fixed = fewest == most;
                texts.with(if is_fixed { "error-rounds-fixed" } else { "error-rounds-out-of-range" }, &values)
            }
            Self::NoInitialColour => texts.get("error-no-initial-colour").into_owned(),
            Self::NoBakuForTeams => texts.get("error-no-baku-for-teams").into_owned(),
            Self::FixedWithdrawn { name, board } => {
                let values = [("player", name.as_str().into()), ("board", (*board).into())];
                texts.with("error-fixed-withdrawn", &values)
            }
            Self::RestUnpairable { boards, because } => {
                let values = [("count", (*boards).into()), ("because", because.say(texts).into())];
                texts.with("error-rest-unpairable", &values)
            }
            Self::NoPairing(cause) => cause.say(texts),
        }
    }
}

/// Reason why a round cannot be paired yet; players as numbered in the file.
impl Say for Naming<'_, NotReady, PlayerId> {
    fn say(&self, texts: &Texts) -> String {
        match *self.what {
            NotReady::NoSuchRound { round, last } => {
                texts.with("cli-round-out-of-range", &[("round", round.into()), ("last", last.into())])
            }
            NotReady::NotReached { round, next } => {
                texts.with("report-not-reached", &[("round", round.into()), ("next", next.into())])
            }
            NotReady::NoInitialColour => texts.get("report-no-initial-colour").into_owned(),
            NotReady::Unfinished { round, white, black } => {
                let [white, black] = [white, black].map(|id| (self.who)(id));
                let values = [("round", round.into()), ("white", white.into()), ("black", black.into())];
                texts.with("report-unfinished", &values)
            }
        }
    }
}

impl Say for LookupError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Format { found, known } => {
                let values = [("found", found.as_str().into()), ("known", known.as_str().into())];
                texts.with("error-lookup-format", &values)
            }
            Self::Option { found, format, known } if known.is_empty() => {
                let values = [("found", found.as_str().into()), ("format", (*format).into())];
                texts.with("error-lookup-no-options", &values)
            }
            Self::Option { found, format, known } => {
                let values = [
                    ("found", found.as_str().into()),
                    ("format", (*format).into()),
                    ("known", known.as_str().into()),
                ];
                texts.with("error-lookup-option", &values)
            }
            Self::Answer { key, found, expected } => {
                let values = [
                    ("key", key.as_str().into()),
                    ("found", found.as_str().into()),
                    ("expected", expected.as_str().into()),
                ];
                texts.with("error-lookup-answer", &values)
            }
            Self::Table(error) => error.say(texts),
        }
    }
}

/// `reason-<what>` with its values under their names, then the rule in brackets.
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
    use hakem_engine::tournament::{Colour, Points, RoundNo};

    #[test]
    fn a_refused_value_says_what_is_taken_instead() {
        let error = ValueError::RatingRange { found: 9999 };
        assert_eq!(
            error.say(&Texts::new(Language::Czech)),
            "Rating 9999 je mimo rozsah. Zadejte 1 až 3999, nebo nechte pole prázdné."
        );
        let error = ValueError::NoSuchDay { year: 2026, month: 2, day: 30 };
        assert!(error.say(&Texts::new(Language::Turkish)).starts_with("Geçersiz tarih: 30.02.2026."));
    }

    #[test]
    fn english_errors_read_as_the_engine_words_them() {
        let texts = Texts::new(Language::English);
        for error in [ValueError::EmptyName, ValueError::LongName { length: 200 }] {
            assert_eq!(error.say(&texts), error.to_string());
        }
        let no_pairing = NoPairing::ScheduleOver { last: RoundNo(9) };
        assert_eq!(no_pairing.say(&texts), no_pairing.to_string());
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
        let texts = Texts::from_sources(
            Language::Czech,
            ["decimal-mark = ,", "reason-sample = ARO: { $players }"].into_iter(),
        );
        let players = vec![(Seat(0), 24_108), (Seat(4), 23_950)];
        let reason = Reason::new("6.2", "sample").with("players", Value::Figures { players, decimals: 1 });
        assert_eq!(Naming { what: &reason, who: &who }.say(&texts), "ARO: 1 (2410,8), 5 (2395,0) (6.2)");
    }
}
