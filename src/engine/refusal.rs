//! Refusals as data: a name and arguments, from which a catalogue makes the sentence for the arbiter.
//!
//! The engine itself prints a short technical line, such as `too few rounds (rounds: 0, least: 1)`.

use crate::tournament::{
    BoardNo, GameResult, Licence, Lot, Name, PairingNumber, PlayerId, Points, Rating, RoundNo, SettingField,
    Stage, StartPosition, SystemId, TeamId, TieBreakId, TieBreakRules,
};
use std::fmt;
use std::path::PathBuf;

/// A value that a refusal names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    Text(String),
    Number(i64),
    Points(Points),
    /// Players by pairing number, of whom a message names the first ones.
    Numbers(Vec<PairingNumber>),
    /// A player, whom the reader may name.
    Player(PlayerId),
    Result(GameResult),
    Stage(Stage),
    Rules(TieBreakRules),
    Setting(SettingField),
    Cause(Refusal),
}

macro_rules! argument_from {
    ($($from:ty => |$value:ident| $argument:expr;)*) => {
        $(impl From<&$from> for Argument {
            fn from($value: &$from) -> Self { $argument }
        })*
    };
}

argument_from! {
    String => |text| Self::Text(text.clone());
    Name => |name| Self::Text(name.to_string());
    Vec<String> => |list| Self::Text(list.join(", "));
    &'static str => |text| Self::Text((*text).to_owned());
    TieBreakId => |id| Self::Text(id.to_string());
    Licence => |licence| Self::Text(licence.to_string());
    Option<PairingNumber> => |number| Self::Text(number.map(|number| number.to_string()).unwrap_or_default());
    Vec<PairingNumber> => |players| Self::Numbers(players.clone());
    PairingNumber => |number| Self::Number(number.0.into());
    SystemId => |id| Self::Text(id.to_string());
    Rating => |rating| Self::Number(rating.get().into());
    u8 => |number| Self::Number((*number).into());
    u16 => |number| Self::Number((*number).into());
    u32 => |number| Self::Number((*number).into());
    i32 => |number| Self::Number((*number).into());
    u64 => |number| Self::Number(i64::try_from(*number).unwrap_or(i64::MAX));
    usize => |number| Self::Number(i64::try_from(*number).unwrap_or(i64::MAX));
    RoundNo => |round| Self::Number(round.0.into());
    BoardNo => |board| Self::Number(board.0.into());
    TeamId => |team| Self::Number(team.0.into());
    Lot => |lot| Self::Number(lot.get().into());
    StartPosition => |position| Self::Number(position.number().into());
    Points => |points| Self::Points(*points);
    PathBuf => |path| Self::Text(path.display().to_string());
    Self => |argument| argument.clone();
    PlayerId => |player| Self::Player(*player);
    GameResult => |result| Self::Result(*result);
    TieBreakRules => |rules| Self::Rules(*rules);
    Stage => |stage| Self::Stage(*stage);
    SettingField => |field| Self::Setting(*field);
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Numbers(players) => write!(f, "{} players", players.len()),
            Self::Player(player) => player.fmt(f),
            Self::Result(result) => write!(f, "{result:?}"),
            Self::Stage(stage) => write!(f, "{stage:?}"),
            Self::Rules(rules) => f.write_str(rules.word()),
            Self::Setting(field) => f.write_str(field.id()),
            Self::Cause(refusal) => refusal.fmt(f),
        }
    }
}

/// The name of a refusal and its arguments; of two with one key, the last counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// First part of the ids of its kind in catalogues, such as `error`.
    pub prefix: &'static str,
    /// Name of the variant, such as `TooFewRounds`.
    pub name: &'static str,
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Refusal {
    /// Returns the id in catalogues, such as `error-too-few-rounds`.
    ///
    /// ```
    /// use hakem_engine::command::CommandError;
    ///
    /// assert_eq!(CommandError::NoChess960.refusal().id(), "error-no-chess960");
    /// ```
    pub fn id(&self) -> String {
        id(self.prefix, self.name)
    }
}

pub fn id(prefix: &str, variant: &str) -> String {
    format!("{prefix}{}", spelled(variant, '-'))
}

/// Returns the words of a variant in small letters, each after a separator.
fn spelled(variant: &str, separator: char) -> String {
    let mut words = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() {
            words.push(separator);
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(spelled(self.name, ' ').trim_start())?;
        for (at, (key, argument)) in self.arguments.iter().enumerate() {
            let before = if at == 0 { " (" } else { ", " };
            write!(f, "{before}{key}: {argument}")?;
        }
        if self.arguments.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// Defines an enum of refusals, with its derives. A refusal's arguments are its fields, and those after `=>`, which
/// catalogues need too: constants, and fields under another key. Those after `only` replace its fields. A variant with
/// another refusal in parentheses is that refusal.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Enum:ident: $prefix:literal {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident
                $(($inner:ident: $Inner:ty))?
                $({ $($(#[$field_meta:meta])* $field:ident: $type:ty),+ $(,)? })?
                $(=> { $($key:literal: $value:expr),+ $(,)? })?
                $(only { $($only:literal: $found:expr),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $Enum {
            $($(#[$variant_meta])* $Variant $(($Inner))? $({ $($(#[$field_meta])* $field: $type),+ })?),+
        }

        impl $Enum {
            /// The id in catalogues and the keys of the arguments of each refusal; not those of other enums.
            pub fn shapes() -> Vec<(String, &'static [&'static str])> {
                let all: &[(&str, &[&str], &'static [&'static str])] = &[$((
                    stringify!($Variant),
                    &[$(stringify!($inner))?],
                    $crate::refusals!(
                        @keys [$($(stringify!($field),)+)? $($($key,)+)?] [$($($only,)+)?]
                    ),
                )),+];
                let own = all.iter().filter(|(_, inner, _)| inner.is_empty());
                own.map(|(name, _, keys)| ($crate::refusal::id($prefix, name), *keys)).collect()
            }

            pub fn refusal(&self) -> $crate::refusal::Refusal {
                match self {
                    $(Self::$Variant $(($inner))? $({ $($field),+ })? => $crate::refusals!(
                        @refusal $prefix $Variant [$($inner)?] [$($($field)+)?]
                        [$($((stringify!($field), $field))+)? $($(($key, &$value))+)?] [$($(($only, &$found))+)?]
                    )),+
                }
            }
        }

        $($(impl From<$Inner> for $Enum {
            fn from($inner: $Inner) -> Self { Self::$Variant($inner) }
        })?)+

        impl From<&$Enum> for $crate::refusal::Argument {
            fn from(cause: &$Enum) -> Self { Self::Cause(cause.refusal()) }
        }

        impl From<&Box<$Enum>> for $crate::refusal::Argument {
            fn from(cause: &Box<$Enum>) -> Self { Self::from(&**cause) }
        }

        impl std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.refusal(), f)
            }
        }

        impl std::error::Error for $Enum {}
    };
    (@keys [$($key:expr,)*] []) => { &[$($key),*] };
    (@keys [$($key:expr,)*] [$($only:expr,)+]) => { &[$($only),+] };
    (@refusal $prefix:literal $Variant:ident [$inner:ident] [] [] []) => { $inner.refusal() };
    (@refusal $prefix:literal $Variant:ident [] [$($field:ident)*] [$(($key:expr, $value:expr))*] []) => {
        $crate::refusal::Refusal {
            prefix: $prefix,
            name: stringify!($Variant),
            arguments: vec![$(($key, $crate::refusal::Argument::from($value))),*],
        }
    };
    (@refusal $prefix:literal $Variant:ident [] [$($field:ident)*] [$($all:tt)*] [$($only:tt)+]) => {{
        let _ = ($($field,)*);
        $crate::refusals!(@refusal $prefix $Variant [] [] [$($only)+] [])
    }};
}
pub use refusals;
