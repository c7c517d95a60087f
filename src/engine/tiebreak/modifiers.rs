//! How a method is modified (FIDE C.07 Art. 14): `C1`, `M1`, `L+1`, `P`.

use crate::tournament::Rating;

/// A kind of modifier (FIDE C.07 Art. 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modifier {
    /// `C1`: cut the least.
    Cut,
    /// `M1`: cut the least and the most.
    Median,
    /// `L+1`: shift the limit by half wins.
    Limit,
    /// `P`: forfeits are games against the scheduled opponent.
    ForfeitsPlayed,
    /// `F`: built on fore Buchholz.
    Fore,
    /// `R`: the other order.
    Reversed,
    /// `U1400`: a rating for those without one.
    Unrated,
    /// For first place only (general rules §6).
    FirstPlace,
}

/// How many terms are left out at either end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cuts {
    /// Of the least.
    pub low: u8,
    /// Of the most.
    pub high: u8,
}

/// How a method is modified. The default changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// What is left out.
    pub cuts: Cuts,
    /// By how many half wins the limit is raised.
    pub limit: i8,
    /// Whether forfeits are games against the scheduled opponent.
    pub forfeits_played: bool,
    /// Whether it is built on fore Buchholz.
    pub fore: bool,
    /// Whether the order is reversed.
    pub reversed: bool,
    /// The rating of those without one.
    pub unrated: Option<Rating>,
    /// Whether only first place is decided.
    pub first_place: bool,
}

impl Modifiers {
    /// Adds the modifier that `text` names; `None` when there is none of that name.
    pub(super) fn add(&mut self, text: &str) -> Option<Modifier> {
        let mut letters = text.chars();
        let (letter, rest) = (letters.next()?, letters.as_str());
        let count = || rest.parse::<u8>().ok().filter(|&count| count > 0);
        match (letter, rest) {
            ('C', _) => {
                self.cuts = Cuts { low: count()?, high: 0 };
                Some(Modifier::Cut)
            }
            ('M', _) => {
                self.cuts = Cuts { low: count()?, high: count()? };
                Some(Modifier::Median)
            }
            ('L', _) => {
                self.limit = rest.parse().ok()?;
                Some(Modifier::Limit)
            }
            ('U', _) => {
                self.unrated = Some(Rating::new(rest.parse().ok()?).ok()?);
                Some(Modifier::Unrated)
            }
            ('P', "") => {
                self.forfeits_played = true;
                Some(Modifier::ForfeitsPlayed)
            }
            ('F', "") => {
                self.fore = true;
                Some(Modifier::Fore)
            }
            ('R', "") => {
                self.reversed = true;
                Some(Modifier::Reversed)
            }
            ('1', "") => {
                self.first_place = true;
                Some(Modifier::FirstPlace)
            }
            _ => None,
        }
    }
}
