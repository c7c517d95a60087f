//! Messages for refusals and for the reasons of a pairing.
//!
//! Each `match` names every variant, so an error without a text does not compile.

use super::{Arg, Texts};
use hakem_engine::format::{NoPairing, Reason, Seat, Value};
use hakem_engine::tournament::{Coefficient, Lot, Name, PairingNumber, Rating, ValueError};

/// A value that can be shown as a message.
pub trait Say {
    /// Returns the message for the arbiter: the problem, then the next step.
    fn say(&self, texts: &Texts) -> String;
}

/// A value that names players, with the function that turns the engine's ids into the arbiter's names.
#[derive(Clone, Copy)]
pub struct Naming<'a, T, Id> {
    pub what: &'a T,
    /// The name or number of a player.
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
    use hakem_engine::tournament::{Colour, Points};

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
