//! Virtual points of the organiser's choice, by ranges of pairing numbers and of rounds.

use super::{Points, RoundNo};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Virtual points of a range of numbers in a range of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberGroup {
    /// The first and the last pairing number of round 1.
    pub numbers: [u16; 2],
    /// The first and the last round.
    pub rounds: [RoundNo; 2],
    pub points: Points,
}

/// The groups of an event, in the order typed; where two overlap, the later one applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NumberGroups(Vec<NumberGroup>);

impl From<Vec<NumberGroup>> for NumberGroups {
    fn from(groups: Vec<NumberGroup>) -> Self {
        Self(groups)
    }
}

impl NumberGroups {
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &NumberGroup> {
        self.0.iter()
    }

    /// Parses groups such as `1-20 1-2 1; 21-40 1 0.5`: numbers, rounds and points, each range as its first and last
    /// or as one number.
    ///
    /// # Errors
    /// Returns the first group that cannot be parsed, has an inverted range, or has 100 points or more.
    pub fn read(text: &str) -> Result<Self, &str> {
        let groups = text.split(';').map(str::trim).filter(|group| !group.is_empty());
        groups.map(|group| NumberGroup::read(group).ok_or(group)).collect::<Result<_, _>>().map(Self)
    }
}

impl NumberGroup {
    /// Parses one group, whose parts are separated by spaces or colons.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split([' ', ':']).filter(|part| !part.is_empty());
        let (numbers, rounds, points) = (parts.next()?, parts.next()?, parts.next()?);
        let [numbers, rounds] = [range(numbers)?, range(rounds)?];
        let rounds = [u8::try_from(rounds[0]).ok()?, u8::try_from(rounds[1]).ok()?].map(RoundNo);
        let group = Self { numbers, rounds, points: amount(points)? };
        parts.next().is_none().then_some(group)
    }
}

/// Parses `1-20` or `1`, both ends at least 1, in ascending order.
fn range(text: &str) -> Option<[u16; 2]> {
    let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
    let range = [first.parse().ok()?, last.parse().ok()?];
    (1..=range[1]).contains(&range[0]).then_some(range)
}

/// Parses points with at most one decimal, after a point or comma: `2`, `0.5`, `0,5`.
fn amount(text: &str) -> Option<Points> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_number = |text: &str| text.chars().all(|digit| digit.is_ascii_digit());
    let fits = (1..=2).contains(&whole.len()) && tenth.len() == 1 && is_number(whole) && is_number(tenth);
    fits.then(|| format!("{whole}{tenth}").parse().ok().map(Points::from_tenths)).flatten()
}

/// Formats a group as it is typed.
impl fmt::Display for NumberGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { numbers: [first, last], rounds: [from, to], points } = self;
        let rounds = if from == to { from.to_string() } else { format!("{from}-{to}") };
        let tenths = points.tenths();
        f.pad(&format!("{first}-{last} {rounds} {}.{}", tenths / 10, tenths.rem_euclid(10)))
    }
}

impl fmt::Display for NumberGroups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_read_as_they_are_written() {
        let groups = NumberGroups::read(" 1-20 1-2 2;21-40 1 0,5 ; 7 3 12.3 ").unwrap();
        assert_eq!(groups.to_string(), "1-20 1-2 2.0; 21-40 1 0.5; 7-7 3 12.3");
        assert_eq!(NumberGroups::read(&groups.to_string()), Ok(groups.clone()));
        assert_eq!(NumberGroups::read(&groups.to_string().replace(' ', ":").replace(";:", ";")), Ok(groups));
        assert!(NumberGroups::read(" ; ").unwrap().is_none());
    }

    #[test]
    fn a_group_that_cannot_be_read_is_named() {
        for wrong in
            ["1-20", "20-1 1 1", "0-5 1 1", "1-5 2-1 1", "1-5 1 100", "1-5 1 1.25", "1-5 1 1 1", "a 1 1"]
        {
            assert_eq!(NumberGroups::read(&format!("1-2 1 1; {wrong}")), Err(wrong));
        }
    }
}
