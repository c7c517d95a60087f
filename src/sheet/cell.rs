//! What stands in a cell of a sheet, and how people and programs read it.

use crate::event::Event;
use crate::i18n::{Texts, digits, plain_decimal};
use crate::text::clean;
use hakem_engine::standings::{self, SharedPlace};
use hakem_engine::tiebreak::{Ratio, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Colour, Float, GameResult, Licence, Name, Player, Points};
use std::fmt::Write;

/// Where a value stands in a group of players among whom it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracket {
    /// `┌`
    Top,
    /// `│`
    Middle,
    /// `└`
    Bottom,
}

impl Bracket {
    fn sign(self) -> char {
        match self {
            Self::Top => '┌',
            Self::Middle => '│',
            Self::Bottom => '└',
        }
    }
}

/// What is to be said of a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sign {
    /// Nothing.
    #[default]
    None,
    /// It put the player below the one above: `6*`.
    Decided,
    /// It did not, but another value of the column did: the figures stand below each other.
    Beside,
    /// It is left out of the sum: `[6]`.
    Cut,
}

impl Sign {
    /// Returns what is said of a value: whether it decided, and whether any of its column did.
    #[must_use]
    pub fn of(decided: bool, any: bool) -> Self {
        match (decided, any) {
            (true, _) => Self::Decided,
            (false, true) => Self::Beside,
            (false, false) => Self::None,
        }
    }

    fn before(self) -> Option<char> {
        match self {
            Self::None | Self::Decided | Self::Beside => None,
            Self::Cut => Some('['),
        }
    }

    fn after(self) -> Option<char> {
        match self {
            Self::None => None,
            Self::Decided => Some(DECIDED),
            Self::Beside => Some(' '),
            Self::Cut => Some(']'),
        }
    }
}

/// How the figures of a column stand below each other on a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Figures {
    /// Whole ones alone, or such as have a form of their own.
    #[default]
    AsTheyAre,
    /// Some have a half: the others have a blank in its place.
    Halves,
    /// Some have a quarter: all have two decimals.
    Decimals,
    /// Games, with colours as one sign each: `27○1`.
    Pips,
}

impl Figures {
    /// Returns how values stand below each other, points all of them.
    #[must_use]
    pub fn of<'a>(values: impl Iterator<Item = &'a TieBreakValue>) -> Self {
        let is_whole = |value: Ratio| value == Ratio::whole(value.rounded());
        let mut found = Self::AsTheyAre;
        for value in values {
            let TieBreakValue::Number(value) = value else { continue };
            if !is_whole(value.many(2)) {
                return Self::Decimals;
            }
            if !is_whole(*value) {
                found = Self::Halves;
            }
        }
        found
    }

    /// Gives whole points a blank in the place of the half, where others have one.
    #[must_use]
    pub fn on_point(self, points: String) -> String {
        if self == Self::Halves && !points.ends_with('½') { points + " " } else { points }
    }

    /// Puts a figure in its form.
    fn put(self, figure: &str, value: &TieBreakValue, texts: &Texts) -> String {
        match (self, value) {
            (Self::Decimals, TieBreakValue::Number(value)) => texts.decimal(value.many(100).rounded(), 2),
            (Self::Halves, TieBreakValue::Number(_)) => self.on_point(figure.to_owned()),
            _ => figure.to_owned(),
        }
    }
}

/// What stands behind a value that decided between a player and the one above.
pub const DECIDED: char = '*';

/// White and Black as one sign each.
pub const PIPS: [&str; 2] = ["○", "●"];

/// Stand before the places that somebody has gained, or lost.
const GAINED: &str = "▲";
const LOST: &str = "▼";

/// What stands before a number that the arbiter estimated.
pub const ESTIMATED: char = '~';

/// A cell.
#[derive(Clone, Debug, Default)]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// Words, of the catalogues or from outside.
    Words(String),
    /// The name of a player.
    Name {
        /// In the capitals of the player's language, for people.
        shown: String,
        /// As it was typed, for programs.
        typed: String,
    },
    /// A day with the time of day.
    Moment {
        /// In the date form of the language, for people.
        shown: String,
        /// As `2026-03-05 09:00:00`, for programs.
        sorted: String,
    },
    /// A whole number.
    Number(u64),
    /// A whole number that the arbiter estimated: `~1800`.
    Estimate(u64),
    /// Points.
    Points(Points),
    /// The value of a tie-break.
    Value {
        /// How it is written.
        format: ValueFormat,
        /// The value.
        value: TieBreakValue,
        /// What is to be said of it.
        sign: Sign,
        /// The group in which it holds, where it does not hold among all.
        bracket: Option<Bracket>,
    },
    /// A number of which the last `places` digits are decimals.
    Decimal {
        /// The digits.
        number: i64,
        /// How many of them are decimals.
        places: u8,
        /// What stands behind, such as a currency.
        unit: Option<String>,
    },
    /// A place, or the places that equal players share; none for a player who has none.
    Place(Option<SharedPlace>),
    /// How many places a player has gained or lost.
    Moved {
        /// Where the player was.
        then: usize,
        /// Where the player is.
        now: usize,
    },
    /// One round of a player.
    Game(standings::CrosstableCell),
    /// What one round of a player came to.
    Mark(standings::Mark),
    /// A colour.
    Colour(Colour),
    /// The result of a board; none before it is in.
    Result(Option<GameResult>),
    /// The direction in which a player floated.
    Float(Float),
}

impl Cell {
    /// Makes a cell of a licence number: a number for programs too, unless it has letters or zeros in front.
    #[must_use]
    pub fn licence(licence: Licence) -> Self {
        match licence.number().filter(|number| number.to_string() == licence.as_str()) {
            Some(number) => Self::Number(number),
            None => Self::Words(licence.to_string()),
        }
    }

    /// Makes a cell of foreign text.
    #[must_use]
    pub fn name(name: &Name) -> Self {
        Self::Words(name.to_string())
    }

    /// Makes a cell of the name of a player.
    #[must_use]
    pub fn player(event: Event, player: &Player) -> Self {
        Self::Name { shown: event.shown_name(player), typed: player.name.to_string() }
    }

    /// Makes a cell of a value of which nothing is to be said.
    #[must_use]
    pub fn value(format: ValueFormat, value: TieBreakValue) -> Self {
        Self::Value { format, value, sign: Sign::None, bracket: None }
    }

    /// Makes a cell of a number that may be missing.
    #[must_use]
    pub fn number(number: Option<impl Into<u64>>) -> Self {
        number.map_or(Self::Empty, |number| Self::Number(number.into()))
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Empty | Self::Result(None))
            || matches!(self, Self::Value { value: TieBreakValue::Blank, .. })
    }

    /// Returns the cell as people read it, filtered.
    #[must_use]
    pub fn shown(&self, texts: &Texts) -> String {
        let mut text = String::new();
        self.push_shown(texts, &mut text);
        text
    }

    /// Returns the cell as it stands in a column of figures on a screen.
    #[must_use]
    pub fn aligned(&self, texts: &Texts, figures: Figures) -> String {
        let (format, value, sign) = match self {
            Self::Value { format: format @ ValueFormat::Points, value, sign, bracket: None } => {
                (format, value, sign)
            }
            Self::Points(_) => return figures.on_point(self.shown(texts)),
            Self::Game(game) if figures == Figures::Pips => {
                let mut text = String::new();
                let pip = game.colour.map(|colour| PIPS[usize::from(colour == Colour::Black)]);
                push_game(game, pip, &mut text);
                return text;
            }
            _ => return self.shown(texts),
        };
        let figure = figures.put(&texts.value(*format, value), value, texts);
        let around = [sign.before(), sign.after()].map(|mark| mark.map(String::from).unwrap_or_default());
        format!("{}{figure}{}", around[0], around[1])
    }

    /// Returns the cell in words, for whoever has it read aloud: no sign that has to be seen.
    #[must_use]
    pub fn spoken(&self, texts: &Texts) -> String {
        match self {
            Self::Value { format, value, sign, .. } => {
                let figure = Self::value(*format, value.clone()).shown(texts);
                match sign {
                    Sign::None | Sign::Beside => figure,
                    Sign::Decided => texts.with("linear-decided", &[("value", figure.into())]),
                    Sign::Cut => texts.with("linear-cut", &[("value", figure.into())]),
                }
            }
            Self::Moved { then, now } => match now.abs_diff(*then) {
                0 => String::new(),
                places if now < then => texts.with("linear-up", &[("places", places.into())]),
                places => texts.with("linear-down", &[("places", places.into())]),
            },
            Self::Game(game) => match (game.opponent, game.colour) {
                (Some(opponent), Some(colour)) => texts.game(colour, &opponent.to_string(), game.mark),
                _ => texts.mark_words(game.mark),
            },
            Self::Mark(mark) => texts.mark_words(*mark),
            Self::Colour(colour) => texts.colour(*colour).into_owned(),
            Self::Result(Some(result)) => texts.result(*result).into_owned(),
            Self::Float(Float::Down) => texts.get("linear-float-down").into_owned(),
            Self::Float(Float::Up) => texts.get("linear-float-up").into_owned(),
            _ => self.shown(texts),
        }
    }

    /// Writes the cell as people read it, filtered, at the end of a text.
    pub fn push_shown(&self, texts: &Texts, text: &mut String) {
        // Writing to a string cannot fail.
        let _infallible = match self {
            Self::Empty | Self::Result(None) => Ok(()),
            Self::Words(words) | Self::Name { shown: words, .. } | Self::Moment { shown: words, .. } => {
                text.write_str(&clean(words))
            }
            Self::Number(number) => write!(text, "{number}"),
            Self::Estimate(number) => write!(text, "{ESTIMATED}{number}"),
            Self::Points(points) => {
                texts.push_points(*points, text);
                Ok(())
            }
            Self::Value { format, value, sign, bracket: None } => {
                text.extend(sign.before());
                texts.push_value(*format, value, text);
                text.extend(sign.after());
                Ok(())
            }
            Self::Value { format, value, sign, bracket: Some(bracket) } => {
                let alone = Self::Value { format: *format, value: value.clone(), sign: *sign, bracket: None };
                write!(text, "{}{:>6}", bracket.sign(), alone.shown(texts))
            }
            Self::Decimal { number, places, unit } => {
                text.push_str(&texts.decimal(*number, *places));
                unit.as_ref().map_or(Ok(()), |unit| write!(text, " {}", clean(unit)))
            }
            Self::Place(None) => text.write_str("–"),
            Self::Place(Some(place)) => write!(text, "{place}"),
            Self::Moved { then, now } if now < then => write!(text, "{GAINED}{}", then - now),
            Self::Moved { then, now } if now > then => write!(text, "{LOST}{}", now - then),
            Self::Moved { .. } => Ok(()),
            Self::Game(game) => {
                push_game(game, game.colour.map(|colour| texts.colour_short(colour)).as_deref(), text);
                Ok(())
            }
            Self::Mark(mark) => write!(text, "{mark}"),
            Self::Colour(colour) => text.write_str(&texts.colour_short(*colour)),
            Self::Result(Some(result)) => text.write_str(&texts.result_marks(*result)),
            Self::Float(Float::Down) => text.write_str("↓"),
            Self::Float(Float::Up) => text.write_str("↑"),
        };
    }

    /// Returns the cell as programs read it: digits only in figures, nothing where there is nothing.
    #[must_use]
    pub fn plain(&self, texts: &Texts) -> String {
        match self {
            Self::Name { typed, .. } | Self::Moment { sorted: typed, .. } => clean(typed).into_owned(),
            Self::Points(points) => digits(*points),
            Self::Value { format, value, .. } => format.plain(value),
            Self::Decimal { number, places, .. } => plain_decimal(*number, *places),
            Self::Place(None) => String::new(),
            Self::Estimate(number) => number.to_string(),
            _ => self.shown(texts),
        }
    }
}

/// Writes one round of a player: opponent, colour, mark.
fn push_game(game: &standings::CrosstableCell, colour: Option<&str>, text: &mut String) {
    text.extend(game.opponent.map(|number| number.to_string()));
    text.extend(colour);
    text.push_str(&game.mark.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn halves_and_quarters_are_never_mixed_in_a_column() {
        let texts = Texts::new(Language::English);
        let column = |values: &[(i64, i64)]| {
            let values: Vec<TieBreakValue> =
                values.iter().map(|&(number, of)| TieBreakValue::Number(Ratio::new(number, of))).collect();
            let figures = Figures::of(values.iter());
            let cell = |value| Cell::Value {
                format: ValueFormat::Points,
                value,
                sign: Sign::Decided,
                bracket: None,
            };
            values.into_iter().map(|value| cell(value).aligned(&texts, figures)).collect::<Vec<_>>()
        };
        assert_eq!(column(&[(19, 1), (7, 1)]), ["19*", "7*"]);
        assert_eq!(column(&[(41, 2), (20, 1)]), ["20½*", "20 *"]);
        assert_eq!(column(&[(63, 4), (19, 1), (21, 2)]), ["15.75*", "19.00*", "10.50*"]);
    }
}
