//! Lists as federations ship them: each is a row of data, recognised by a set of headings in any order.
//!
//! Columns are found by name, and may be added by the federation; headings are compared without case, accents, signs and blanks. The
//! order of `slots` is the order of precedence: of two columns with one meaning, the first that is not blank counts.

use super::column::PlayerColumn;
use super::names::NameOrder;
use encoding_rs::Encoding;
use hakem_engine::tournament::GameKind;

/// Meaning of a column of a federation's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A column that lists of players have too.
    Known(PlayerColumn),
    /// FIDE's rating of a kind of games.
    Fide(GameKind),
    /// The national rating of a kind of games.
    National(GameKind),
    /// The national rating of the kind of games that the name of the file states.
    NationalOfFile,
    /// The development coefficient of a kind of games.
    Coefficient(GameKind),
    /// A rating that is FIDE's only with the mark `F`, national else.
    Marked(GameKind),
    /// The mark of such a rating in a column of its own: `F`, `N`, `E`.
    MarkOf(GameKind),
    /// A region; the club where the list has none.
    Region,
    /// A code of the club, which the zip file has the name for.
    ClubCode,
    /// A code of the club, which distinguishes clubs from federations and from players without a club.
    ClubGuard,
    /// The state of a membership, which orders several rows of one person.
    Membership,
    /// A part of the key, which several columns make together.
    KeyPart,
}

/// Rows of a list that are no players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placeholder {
    /// Rows where the column is blank or 0.
    NoNumber(&'static str),
    /// Rows where the column is `---`.
    Dashes(&'static str),
    /// Rows where the column has other characters than digits.
    NoDigits(&'static str),
}

/// A list as a federation ships it.
#[derive(Debug)]
pub struct Layout {
    /// The name of the list.
    pub id: &'static str,
    /// The federation of players for whom the list states none.
    pub federation: Option<&'static str>,
    /// The headings by which it is recognised; one of those between `|` is enough.
    pub required: &'static [&'static str],
    /// The number of its columns, where the headings alone are those of other lists too.
    pub width: Option<usize>,
    /// The meanings of its columns. `Nr#2` is the second column of that name.
    pub slots: &'static [(&'static str, Slot)],
    /// The order of the words of a name.
    pub names: NameOrder,
    /// The encoding of what is not UTF-8.
    pub encoding: &'static Encoding,
    /// True if quotes are unbalanced, so that they quote nothing.
    pub has_broken_quotes: bool,
    /// True if dates are written with the month first.
    pub is_month_first: bool,
    /// Letters of women and of men, where they are other than usual.
    pub sexes: [&'static [&'static str]; 2],
    /// The day that means an unknown birth.
    pub unknown_birth: &'static str,
    /// Rows that are no players.
    pub placeholders: &'static [Placeholder],
    /// True if several files, each with one kind of rating, form one list.
    pub has_file_per_kind: bool,
}
