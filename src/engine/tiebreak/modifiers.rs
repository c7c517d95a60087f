//! Modifiers of a method (FIDE C.07 Art. 14): `C1`, `M1`, `L+1`, `P`.

use crate::tournament::Rating;

/// A kind of modifier (FIDE C.07 Art. 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modifier {
    /// `C1`: cut the lowest.
    Cut,
    /// `M1`: cut the lowest and the highest.
    Median,
    /// `L+1`: shift the limit by half wins.
    Limit,
    /// `P`: forfeits are games against the scheduled opponent.
    ForfeitsPlayed,
    /// `F`: built on fore Buchholz.
    Fore,
    /// `R`: the other order.
    Reversed,
    /// `U1400`: a rating for unrated players.
    Unrated,
    /// For first place only (general rules §6).
    FirstPlace,
}

/// Number of terms cut at each end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cuts {
    pub low: u8,
    pub high: u8,
}

/// The modifiers of a method. The default changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    pub cuts: Cuts,
    /// Number of half wins by which the limit is raised.
    pub limit: i8,
    /// True if forfeits count as games against the scheduled opponent.
    pub forfeits_played: bool,
    /// True if it is built on fore Buchholz.
    pub fore: bool,
    pub reversed: bool,
    pub unrated: Option<Rating>,
    /// True if it decides first place only.
    pub first_place: bool,
}

impl Modifiers {
    /// Adds the modifier that `text` names; returns `None` if there is none of that name.
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
