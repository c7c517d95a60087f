//! Lists as published by federations: each is a row of data, recognised by a set of headings in any order.
//!
//! Columns are found by name, so federations may add others; headings are compared without case, accents,
//! punctuation and blanks. The order of `slots` is the order of precedence: of two columns with one meaning,
//! the first that is not blank counts.

use super::column::PlayerColumn;
use super::names::NameOrder;
use encoding_rs::Encoding;
use hakem_engine::tournament::GameKind;

/// Meaning of a column of a federation's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A column that player lists also have.
    Known(PlayerColumn),
    /// FIDE's rating for a rate of play.
    Fide(GameKind),
    /// The national rating for a rate of play.
    National(GameKind),
    /// The national rating for the rate of play in the name of the file.
    NationalOfFile,
    /// The development coefficient for a rate of play.
    Coefficient(GameKind),
    /// A rating that is FIDE's only with the mark `F`, otherwise national.
    Marked(GameKind),
    /// The mark of such a rating in a separate column: `F`, `N`, `E`.
    MarkOf(GameKind),
    /// A region, used as club if the list has none.
    Region,
    /// A code of the club, whose name is in the zip file.
    ClubCode,
    /// A code of the club, which distinguishes clubs from federations and from players without a club.
    ClubGuard,
    /// The state of a membership, which determines the precedence of several rows of one person.
    Membership,
    /// A part of the key, which consists of several columns.
    KeyPart,
}

/// Rows of a list that are not players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placeholder {
    /// Rows where the column is blank or 0.
    NoNumber(&'static str),
    /// Rows where the column is `---`.
    Dashes(&'static str),
    /// Rows where the column has characters other than digits.
    NoDigits(&'static str),
}

/// A list as published by a federation.
#[derive(Debug)]
pub struct Layout {
    pub id: &'static str,
    /// The federation of players for whom the list has none.
    pub federation: Option<&'static str>,
    /// The headings by which it is recognised; one of those separated by `|` is enough.
    pub required: &'static [&'static str],
    /// The number of its columns, if other lists have the same headings.
    pub width: Option<usize>,
    /// The meanings of its columns. `Nr#2` is the second column of that name.
    pub slots: &'static [(&'static str, Slot)],
    pub names: NameOrder,
    /// The encoding of text that is not UTF-8.
    pub encoding: &'static Encoding,
    /// True if quotes are unbalanced, so that they quote nothing.
    pub has_broken_quotes: bool,
    pub is_month_first: bool,
    /// Letters for women and for men, if they are not the usual ones.
    pub sexes: [&'static [&'static str]; 2],
    /// The day that means an unknown birth.
    pub unknown_birth: &'static str,
    pub placeholders: &'static [Placeholder],
    /// True if several files, each with one kind of rating, form one list.
    pub has_file_per_kind: bool,
}
