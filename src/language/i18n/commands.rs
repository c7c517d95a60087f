//! Messages for refusals that the engine gives as data.

use super::{Arg, Naming, Say, Texts};
use hakem_engine::command::{CommandError, Lock};
use hakem_engine::console::rescue::RescueError;
use hakem_engine::format::{NoPairing, TableError, Unproved};
use hakem_engine::history::{AnewError, HistoryError};
use hakem_engine::pairing::{LookupError, NotReady, ProposeError};
use hakem_engine::refusal::{Argument, Refusal};
use hakem_engine::tiebreak::{TieBreakError, TieBreakWarning};
use hakem_engine::tournament::{PairingNumber, PlayerId};

impl Texts {
    /// Returns the message for a refusal; `who` returns the name of a player.
    pub fn refusal(&self, refusal: &Refusal, who: &dyn Fn(PlayerId) -> String) -> String {
        let key = |key: &str, argument: &Argument| match argument {
            Argument::Player(_) if key == "id" => "player".to_owned(),
            _ => key.replace('_', "-"),
        };
        let values = refusal.arguments.iter();
        let values = values.map(|(name, argument)| (key(name, argument), self.argument(argument, who)));
        let values: Vec<(String, Arg<'_>)> = values.collect();
        let values: Vec<(&str, Arg<'_>)> =
            values.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
        self.with(&refusal.id(), &values)
    }

    /// Returns the value of a refusal for a message; `who` returns the name of a player.
    pub fn argument(&self, argument: &Argument, who: &dyn Fn(PlayerId) -> String) -> Arg<'static> {
        match argument {
            Argument::Text(text) => Arg::from(text.clone()),
            Argument::Number(number) => Arg::Number(*number),
            Argument::Points(points) => Arg::Points(*points),
            Argument::Numbers(players) => told_shortly(players, self).into(),
            Argument::Player(player) => who(*player).into(),
            Argument::Result(result) => self.result_marks(*result).to_string().into(),
            Argument::Stage(stage) => self.stage(*stage).into_owned().into(),
            Argument::Rules(rules) => self.tie_break_rules(*rules).into_owned().into(),
            Argument::Setting(field) => self.setting(*field).into_owned().into(),
            Argument::Cause(cause) => self.refusal(cause, who).into(),
        }
    }
}

macro_rules! name_refusals {
    ($($refusal:ty),+) => {
        $(impl Say for Naming<'_, $refusal, PlayerId> {
            fn say(&self, texts: &Texts) -> String {
                texts.refusal(&self.what.refusal(), self.who)
            }
        })+
    };
}

name_refusals!(CommandError, HistoryError, AnewError, NotReady);

/// Words refusals that name no player by id, or before the event is known.
#[macro_export]
macro_rules! say_refusals {
    ($($refusal:ty),+ $(,)?) => {
        $(impl $crate::i18n::Say for $refusal {
            fn say(&self, texts: &$crate::i18n::Texts) -> String {
                texts.refusal(&self.refusal(), &|player| player.to_string())
            }
        })+
    };
}
pub use say_refusals;

say_refusals!(
    Lock,
    TableError,
    TieBreakError,
    TieBreakWarning,
    NoPairing,
    Unproved,
    ProposeError,
    LookupError,
    RescueError
);

/// Maximum number of players named in a refusal.
const MOST_NAMED: usize = 12;

fn told_shortly(players: &[PairingNumber], texts: &Texts) -> String {
    let named: Vec<String> = players.iter().take(MOST_NAMED).map(ToString::to_string).collect();
    let named = named.join(", ");
    match players.len().saturating_sub(MOST_NAMED) {
        0 => named,
        more => texts.with("players-and-more", &[("players", named.into()), ("count", more.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tournament::Licence;

    fn said(language: Language, error: &CommandError) -> String {
        let who = |id: PlayerId| format!("<{id}>");
        Naming { what: error, who: &who }.say(&Texts::new(language))
    }

    #[test]
    fn a_refused_command_names_the_player_as_the_arbiter_does() {
        let refused =
            CommandError::LicenceTaken { licence: Licence::of_number(12_345).unwrap(), holder: PlayerId(7) };
        assert!(said(Language::Turkish, &refused).contains("12345"));
        assert!(said(Language::Turkish, &refused).contains("<7>"));
    }
}
