//! Format of a certificate: its lines and boards.

use super::report::Facts;
use super::{Fault, fault};
use std::collections::BTreeSet;

/// The lines of a certificate, read once from top to bottom.
pub(super) struct Lines<'a> {
    pub(super) all: Vec<&'a str>,
    pub(super) at: usize,
}

impl<'a> Lines<'a> {
    /// Splits a certificate at its line feeds only.
    pub(super) fn of(certificate: &'a str) -> Self {
        let all = certificate.lines().map(|line| line.trim_end_matches([' ', '\t', '\r'])).collect();
        Self { all, at: 0 }
    }

    pub(super) fn exactly(&mut self, wanted: &str) -> Result<(), Fault> {
        if !self.is_next(wanted) {
            return fault("form", format!("line {}: \"{wanted}\" is missing", self.at + 1));
        }
        self.at += 1;
        Ok(())
    }

    /// Returns the text after a first word, if the next line starts with it.
    pub(super) fn after(&mut self, first: &str) -> Option<&'a str> {
        let rest = self.all.get(self.at)?.strip_prefix(first)?.strip_prefix(' ')?;
        self.at += 1;
        Some(rest)
    }

    /// Returns true if this is the next line.
    pub(super) fn is_next(&self, line: &str) -> bool {
        self.all.get(self.at) == Some(&line)
    }

    /// Returns true if the next line starts with this word.
    pub(super) fn has_next(&self, first: &str) -> bool {
        let line = self.all.get(self.at).and_then(|line| line.strip_prefix(first));
        line.is_some_and(|rest| rest.starts_with(' '))
    }

    pub(super) fn word(&mut self, first: &str) -> Result<&'a str, Fault> {
        let line = self.at + 1;
        self.after(first).map_or_else(|| fault("form", format!("line {line}: \"{first}\" is missing")), Ok)
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self, first: &str) -> Result<T, Fault> {
        self.word(first).and_then(|word| self.parsed(word))
    }

    pub(super) fn parsed<T: std::str::FromStr>(&self, word: &str) -> Result<T, Fault> {
        // In Rust a sign `+` would be part of a number.
        let found = word.parse().ok().filter(|_| !word.starts_with('+'));
        found.map_or_else(|| fault("form", format!("line {}: \"{word}\" is no number", self.at)), Ok)
    }
}

impl Lines<'_> {
    /// Reads pairs that are not on the boards; returns the partner of each place, `usize::MAX` without one, also of the bye.
    pub(super) fn pairs(&mut self, facts: &Facts) -> Result<Vec<usize>, Fault> {
        let mut mates = vec![usize::MAX; facts.players.len() + 1];
        while let Some(pair) = self.after("pair") {
            match self.places(pair, facts)?.as_slice() {
                &[one, other] if one != other && [one, other].map(|of| mates[of]) == [usize::MAX; 2] => {
                    (mates[one], mates[other]) = (other, one);
                }
                _ => return fault("boards", format!("line {}: {pair} is no pair of this round", self.at)),
            }
        }
        Ok(mates)
    }

    /// Reads pairs made in place of those on the boards; returns the partner of each place, `usize::MAX` if that of the boards
    /// has such a pair.
    pub(super) fn partners(&mut self, facts: &Facts, boards: &[usize]) -> Result<Vec<usize>, Fault> {
        let pairs = self.pairs(facts)?;
        let partner = |(one, &other): (usize, &usize)| match [pairs[one], pairs[other]] {
            [usize::MAX, usize::MAX] => other,
            [stated, _] => stated,
        };
        Ok(boards.iter().enumerate().map(partner).collect())
    }

    /// Returns the places of the numbers in a line.
    pub(super) fn places(&self, numbers: &str, facts: &Facts) -> Result<Vec<usize>, Fault> {
        let numbers = numbers.split(' ').map(|word| self.parsed::<usize>(word));
        let numbers: Vec<usize> = numbers.collect::<Result<_, Fault>>()?;
        let places = numbers.iter().map(|number| facts.place_of.get(number).copied());
        places
            .collect::<Option<_>>()
            .map_or_else(|| fault("boards", format!("line {}: a number is not to be paired", self.at)), Ok)
    }
}

/// The boards of the certificate: places of White and Black.
pub(super) struct Boards {
    pub(super) pairs: Vec<(usize, usize)>,
    /// The partner of each place; the bye is the place after the last.
    pub(super) mates: Vec<usize>,
}

impl Boards {
    pub(super) fn read(lines: &mut Lines<'_>, facts: &Facts) -> Result<Self, Fault> {
        let count = facts.players.len();
        let odd = count % 2;
        let (mut pairs, mut mates) = (Vec::new(), vec![usize::MAX; count + odd]);
        let place = |lines: &Lines<'_>, word: &str| {
            let number: usize = lines.parsed(word)?;
            let found = facts.place_of.get(&number).copied();
            found.map_or_else(
                || fault("boards", format!("{} {number} is not to be paired", facts.system.who())),
                Ok,
            )
        };
        let mut meet = |one: usize, other: usize| {
            if one == other || mates.get(one) != Some(&usize::MAX) || mates.get(other) != Some(&usize::MAX) {
                return fault("boards", "somebody has two boards, or the bye beside one");
            }
            (mates[one], mates[other]) = (other, one);
            Ok(())
        };
        while let Some(board) = lines.after("board") {
            let Some((white, black)) = board.split_once(' ') else {
                return fault("form", format!("line {}: a board has two numbers", lines.at));
            };
            let (white, black) = (place(lines, white)?, place(lines, black)?);
            meet(white, black)?;
            pairs.push((white, black));
        }
        if let Some(taker) = lines.after("bye") {
            meet(place(lines, taker)?, count)?;
        }
        match mates.iter().position(|&mate| mate == usize::MAX) {
            Some(place) => fault("boards", format!("{} has no board", facts.name(place))),
            None => Ok(Self { pairs, mates }),
        }
    }

    /// Checks the colours; `white_of` returns the place with White, given two places in order.
    pub(super) fn check_colours(
        &self,
        facts: &Facts,
        white_of: impl Fn(&Facts, usize, usize) -> usize,
    ) -> Result<(), Fault> {
        for &(white, black) in &self.pairs {
            if white_of(facts, white.min(black), white.max(black)) != white {
                let (article, names) =
                    (facts.system.article_of_colours(), [black, white].map(|of| facts.name(of)));
                return fault("colours", format!("{} has White by {article}, not {}", names[0], names[1]));
            }
        }
        Ok(())
    }

    /// Checks that the boards of the round in the report, if it has any, are those of the certificate.
    pub(super) fn check_report(&self, facts: &Facts) -> Result<(), Fault> {
        let number = |place: usize| facts.players.get(place).map_or(0, |player| player.number);
        let mut boards: BTreeSet<(usize, usize)> =
            self.pairs.iter().map(|&(white, black)| (number(white), number(black))).collect();
        let bye = self.mates.get(facts.players.len()).map(|&taker| (number(taker), 0));
        boards.extend(bye);
        if !facts.recorded.is_empty() && boards != facts.recorded {
            return fault("boards", "the report has other boards in this round");
        }
        Ok(())
    }
}

/// Formats points with one decimal.
pub(super) fn shown(tenths: i64) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}
