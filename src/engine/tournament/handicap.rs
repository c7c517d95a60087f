//! Time handicap: thinking times that depend on the difference of the ratings.

use super::Rating;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandicapStep {
    /// Rating difference from which it applies, until the next line does.
    pub from: u16,
    /// Minutes of the player with the higher rating.
    pub stronger: u16,
    /// Minutes of the player with the lower rating.
    pub weaker: u16,
}

/// The table, in ascending order of differences. Without lines there is no handicap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<HandicapStep>", into = "Vec<HandicapStep>")]
pub struct Handicap(Vec<HandicapStep>);

impl From<Vec<HandicapStep>> for Handicap {
    /// Orders the lines; of several for one difference, the last one remains.
    fn from(mut steps: Vec<HandicapStep>) -> Self {
        steps.reverse();
        steps.sort_by_key(|step| step.from);
        steps.dedup_by_key(|step| step.from);
        Self(steps)
    }
}

impl From<Handicap> for Vec<HandicapStep> {
    fn from(table: Handicap) -> Self {
        table.0
    }
}

impl Handicap {
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Parses lines such as `200 10-20, 400 5-25`: the difference, the minutes of the stronger and of the weaker player.
    ///
    /// # Errors
    /// Returns the first line that cannot be parsed, or repeats a difference.
    pub fn read(text: &str) -> Result<Self, &str> {
        let lines = text.split([',', ';']).map(str::trim).filter(|line| !line.is_empty());
        let step = |line: &'_ str| {
            let (from, minutes) = line.split_once([' ', ':'])?;
            let (stronger, weaker) = minutes.split_once('-')?;
            let number = |text: &str| text.trim().parse::<u16>().ok();
            Some(HandicapStep { from: number(from)?, stronger: number(stronger)?, weaker: number(weaker)? })
        };
        let mut steps: Vec<HandicapStep> = Vec::new();
        for line in lines {
            let is_new = |step: &HandicapStep| steps.iter().all(|other| other.from != step.from);
            let step = step(line).filter(is_new).ok_or(line)?;
            steps.push(step);
        }
        Ok(steps.into())
    }

    /// Returns a line that gives the stronger player more time. Records may have one; no handicap is entered so.
    pub fn reversed(&self) -> Option<String> {
        let place = self.0.iter().position(|step| step.stronger > step.weaker)?;
        self.lines(' ').into_iter().nth(place)
    }

    /// Returns the lines of the table, with a separator after the difference.
    pub(crate) fn lines(&self, separator: char) -> Vec<String> {
        let line = |step: &HandicapStep| format!("{}{separator}{}-{}", step.from, step.stronger, step.weaker);
        self.0.iter().map(line).collect()
    }

    /// Returns the minutes of White and Black; `None` below the first difference, or if a rating is unknown.
    pub fn minutes(&self, white: Option<Rating>, black: Option<Rating>) -> Option<[u16; 2]> {
        let (white, black) = (white?.get(), black?.get());
        let step = self.0.iter().rev().find(|step| step.from <= white.abs_diff(black))?;
        Some(if white >= black { [step.stronger, step.weaker] } else { [step.weaker, step.stronger] })
    }
}

/// Formats the table as it is typed.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.lines(' ').join(", "))
    }
}
