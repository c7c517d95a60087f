//! Cells of sheets, and their representation for people and programs.

use crate::event::Event;
use crate::i18n::{Texts, digits, plain_decimal};
use crate::text::clean;
use hakem_engine::keywords;
use hakem_engine::standings::{self, SharedPlace};
use hakem_engine::tiebreak::{Ratio, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Colour, Float, GameResult, Licence, Name, NameCase, Player, Points};
use std::borrow::Cow;
use std::fmt::Write;

/// Position of a value within the group of players it applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupEdge {
    /// `┌`
    Top,
    /// `│`
    Middle,
    /// `└`
    Bottom,
}

impl GroupEdge {
    fn sign(self) -> char {
        match self {
            Self::Top => '┌',
            Self::Middle => '│',
            Self::Bottom => '└',
        }
    }
}

/// Annotation of a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sign {
    #[default]
    None,
    /// The value ranks the player below the one above: `6*`.
    Decided,
    /// Not decisive, in a column with a decisive value; keeps figures aligned.
    Beside,
    /// The value is excluded from the sum: `[6]`.
    Cut,
}

impl Sign {
    /// Returns the annotation of a value; `decided` is true if it was decisive, `any` if any value of its column was.
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

/// Alignment of the figures of a column on a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Figures {
    /// Integers only, or values with a separate format.
    #[default]
    AsTheyAre,
    /// Some have a half; the others get a blank in its place.
    Halves,
}

impl Figures {
    /// Returns the alignment that fits all values of a column, whose format is theirs in common.
    pub fn of<'a>(format: ValueFormat, mut values: impl Iterator<Item = &'a TieBreakValue>) -> Self {
        let has_half = format == ValueFormat::Points && values.any(|value| !is_multiple(value, 1));
        if has_half { Self::Halves } else { Self::AsTheyAre }
    }

    /// Appends a blank to whole points if the column has halves.
    pub fn on_point(self, points: String) -> String {
        if self == Self::Halves && !points.ends_with('½') { points + " " } else { points }
    }

    fn put(self, figure: String, value: &TieBreakValue) -> String {
        if matches!(value, TieBreakValue::Number(_)) { self.on_point(figure) } else { figure }
    }
}

/// Returns the format in which all values of a column agree: if some have a quarter, all get two decimals.
pub fn common_format<'a>(
    format: ValueFormat,
    mut values: impl Iterator<Item = &'a TieBreakValue>,
) -> ValueFormat {
    let has_quarter = format == ValueFormat::Points && values.any(|value| !is_multiple(value, 2));
    if has_quarter { ValueFormat::TwoDecimals } else { format }
}

/// Returns true if a value is a multiple of `1 / parts`; lists and missing values are not formatted by column.
fn is_multiple(value: &TieBreakValue, parts: usize) -> bool {
    let TieBreakValue::Number(value) = value else { return true };
    let many = value.many(parts);
    many == Ratio::whole(many.rounded())
}

/// Follows a value that ranks a player below the one above.
pub const DECIDED: char = '*';

/// Precede the number of ranks gained or lost.
const GAINED: &str = "▲";
const LOST: &str = "▼";

/// Precedes a number estimated by the arbiter.
pub const ESTIMATED: char = '~';

/// Follows the mark of a game that is played and not rated.
const UNRATED: char = '*';

keywords! {
/// Way in which a player or team has left the event; its sign precedes the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure: word -> &'static str {
    Withdrawn = "withdrawn",
    Expelled = "expelled",
}
}

impl Departure {
    pub fn sign(self) -> &'static str {
        match self {
            Self::Withdrawn => "×",
            Self::Expelled => "××",
        }
    }

    fn spoken(self, texts: &Texts) -> Cow<'_, str> {
        texts.get(match self {
            Self::Withdrawn => "sign-withdrawn",
            Self::Expelled => "sign-expelled",
        })
    }
}

/// A cell.
#[derive(Clone, Debug, Default)]
pub enum Cell {
    #[default]
    Empty,
    /// Text, from the catalogues or from outside.
    Words(String),
    Name {
        /// Displayed name, in the capitals of the player's language or as entered.
        shown: String,
        /// Name as entered, for programs.
        typed: String,
        /// Name in capitals, for programs, if it is displayed as entered.
        capitals: Option<String>,
        /// Set in tables that mark who has left.
        departure: Option<Departure>,
    },
    Team {
        name: String,
        /// Set in tables that mark which teams have left.
        departure: Option<Departure>,
    },
    Moment {
        /// In the date form of the language, for people.
        shown: String,
        /// As `2026-03-05 09:00:00`, for programs.
        sorted: String,
    },
    Number(u64),
    /// An integer estimated by the arbiter: `~1800`.
    Estimate(u64),
    Points(Points),
    /// Value of a tie-break.
    Value {
        format: ValueFormat,
        value: TieBreakValue,
        sign: Sign,
        /// Group that the value applies to, if it does not apply to all players.
        bracket: Option<GroupEdge>,
    },
    /// Fixed-point number with `places` decimals.
    Decimal {
        number: i64,
        places: u8,
        /// Suffix, such as a currency.
        unit: Option<String>,
        /// True for money, whose thousands are separated for people.
        is_amount: bool,
    },
    /// A rank, or the range of ranks shared by equal players; `None` for an unranked player.
    Place(Option<SharedPlace>),
    /// Ranks gained or lost by a player.
    Moved {
        then: usize,
        now: usize,
    },
    /// A player's round.
    Game {
        game: standings::CrosstableCell,
        is_unrated: bool,
    },
    /// Result of a player's round.
    Mark {
        mark: standings::Mark,
        is_unrated: bool,
    },
    Colour(Colour),
    /// Result of a board; `None` before it is entered.
    Result(Option<GameResult>),
    Float(Float),
}

impl Cell {
    /// Creates a cell of a licence number: a number for programs too, unless it has letters or zeros in front.
    pub fn licence(licence: Licence) -> Self {
        match licence.number().filter(|number| number.to_string() == licence.as_str()) {
            Some(number) => Self::Number(number),
            None => Self::Words(licence.to_string()),
        }
    }

    /// Creates a cell of text from outside.
    pub fn name(name: &Name) -> Self {
        Self::Words(name.to_string())
    }

    /// Creates a cell of a player's name.
    pub fn player(event: Event, player: &Player) -> Self {
        let shown = event.shown_name(player);
        let is_typed = event.snapshot.settings().name_case == NameCase::Typed;
        let capitals = is_typed.then(|| clean(&event.snapshot.in_capitals(player)).into_owned());
        Self::Name { shown, typed: player.name.to_string(), capitals, departure: None }
    }

    /// Creates a cell of a value without an annotation.
    pub fn value(format: ValueFormat, value: TieBreakValue) -> Self {
        Self::Value { format, value, sign: Sign::None, bracket: None }
    }

    /// Creates a cell of a fixed-point number without a unit.
    pub fn decimal(number: i64, places: u8) -> Self {
        Self::Decimal { number, places, unit: None, is_amount: false }
    }

    pub fn number(number: Option<impl Into<u64>>) -> Self {
        number.map_or(Self::Empty, |number| Self::Number(number.into()))
    }

    /// Returns the displayed name of a player, sanitised and without a sign; empty for other cells.
    pub fn player_name(&self) -> Cow<'_, str> {
        match self {
            Self::Name { shown, .. } => clean(shown),
            _ => Cow::default(),
        }
    }

    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Empty | Self::Result(None))
            || matches!(self, Self::Value { value: TieBreakValue::Blank, .. })
    }

    /// Returns the cell for people, sanitised.
    pub fn shown(&self, texts: &Texts) -> String {
        let mut text = String::new();
        self.push_shown(texts, &mut text);
        text
    }

    /// Returns the cell for a column of figures on a screen.
    pub fn aligned(&self, texts: &Texts, figures: Figures) -> String {
        let (format, value, sign) = match self {
            Self::Value { format: format @ ValueFormat::Points, value, sign, bracket: None } => {
                (format, value, sign)
            }
            Self::Points(_) => return figures.on_point(self.shown(texts)),
            _ => return self.shown(texts),
        };
        let figure = figures.put(texts.value(*format, value), value);
        let around = [sign.before(), sign.after()].map(|mark| mark.map(String::from).unwrap_or_default());
        format!("{}{figure}{}", around[0], around[1])
    }

    /// Returns the cell for a screen reader, without visual signs.
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
            Self::Name { shown: name, departure: Some(departure), .. }
            | Self::Team { name, departure: Some(departure) } => {
                format!("{}, {}", clean(name), departure.spoken(texts))
            }
            Self::Game { game, is_unrated } => {
                let words = match (game.opponent, game.colour) {
                    (Some(opponent), Some(colour)) => texts.game(colour, &opponent.to_string(), game.mark),
                    _ => texts.mark_words(game.mark),
                };
                spoken_result(words, *is_unrated, texts)
            }
            Self::Mark { mark, is_unrated } => spoken_result(texts.mark_words(*mark), *is_unrated, texts),
            Self::Colour(colour) => texts.colour(*colour).into_owned(),
            Self::Result(Some(result)) => texts.result(*result).into_owned(),
            Self::Float(Float::Down) => texts.get("linear-float-down").into_owned(),
            Self::Float(Float::Up) => texts.get("linear-float-up").into_owned(),
            _ => self.shown(texts),
        }
    }

    /// Appends the cell for people, sanitised, to a text.
    pub fn push_shown(&self, texts: &Texts, text: &mut String) {
        // Writing to a string cannot fail.
        let _infallible = match self {
            Self::Empty | Self::Result(None) => Ok(()),
            Self::Name { shown: name, departure, .. } | Self::Team { name, departure } => {
                text.extend(departure.map(|departure| format!("{} ", departure.sign())));
                text.write_str(&clean(name))
            }
            Self::Words(words) | Self::Moment { shown: words, .. } => text.write_str(&clean(words)),
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
            Self::Decimal { number, places, unit, is_amount } => {
                let figure = if *is_amount { Texts::amount } else { Texts::decimal };
                text.push_str(&figure(texts, *number, *places));
                unit.as_ref().map_or(Ok(()), |unit| write!(text, " {}", clean(unit)))
            }
            Self::Place(None) => text.write_str("–"),
            Self::Place(Some(place)) => write!(text, "{place}"),
            Self::Moved { then, now } if now < then => write!(text, "{GAINED}{}", then - now),
            Self::Moved { then, now } if now > then => write!(text, "{LOST}{}", now - then),
            Self::Moved { .. } => Ok(()),
            Self::Game { game, is_unrated } => {
                push_game(game, game.colour.map(|colour| texts.colour_short(colour)).as_deref(), text);
                text.extend(is_unrated.then_some(UNRATED));
                Ok(())
            }
            Self::Mark { mark, is_unrated: true } => write!(text, "{mark}{UNRATED}"),
            Self::Mark { mark, is_unrated: false } => write!(text, "{mark}"),
            Self::Colour(colour) => text.write_str(&texts.colour_short(*colour)),
            Self::Result(Some(result)) => text.write_str(&texts.result_marks(*result)),
            Self::Float(Float::Down) => text.write_str("↓"),
            Self::Float(Float::Up) => text.write_str("↑"),
        };
    }

    /// Returns the cell for programs: figures as digits only, empty if there is no value.
    pub fn plain(&self, texts: &Texts) -> String {
        match self {
            Self::Name { typed, .. }
            | Self::Team { name: typed, .. }
            | Self::Moment { sorted: typed, .. } => clean(typed).into_owned(),
            Self::Points(points) => digits(*points),
            Self::Value { format, value, .. } => format.plain(value),
            Self::Decimal { number, places, .. } => plain_decimal(*number, *places),
            Self::Place(None) => String::new(),
            Self::Estimate(number) => number.to_string(),
            _ => self.shown(texts),
        }
    }
}

/// Returns a result for a screen reader, with the word that it is not rated.
fn spoken_result(words: String, is_unrated: bool, texts: &Texts) -> String {
    if is_unrated { texts.with("result-unrated", &[("result", words.into())]) } else { words }
}

/// Appends a round of a player: opponent, colour, mark.
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
            let format = common_format(ValueFormat::Points, values.iter());
            let figures = Figures::of(format, values.iter());
            let cell = |value| Cell::Value { format, value, sign: Sign::Decided, bracket: None };
            values.into_iter().map(|value| cell(value).aligned(&texts, figures)).collect::<Vec<_>>()
        };
        assert_eq!(column(&[(19, 1), (7, 1)]), ["19*", "7*"]);
        assert_eq!(column(&[(41, 2), (20, 1)]), ["20½*", "20 *"]);
        assert_eq!(column(&[(63, 4), (19, 1), (21, 2)]), ["15.75*", "19.00*", "10.50*"]);
    }
}
