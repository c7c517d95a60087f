//! The comment record `### hakem:`, key by key: event data that has no column in any record.

use super::{Code, TrfFile};
use crate::keyword::keywords;
use crate::pairing::facts;
use crate::tournament::{
    Bye, Estimated, LaterRatings, Licence, NewRatings, OptionValue, Options, PairingNumber, Rating,
    RequestedBye, RoundNo, SystemId,
};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::str::FromStr;

pub(super) const COMMENT: &str = "### hakem:";

keywords! {
/// A key of the record that an event writes: `key=value`. Options of the system have their own keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word: key -> &'static str {
    /// `lim`: the system, if record 192 has no code for it.
    System = "system",
    /// `7:3,12:5`: late entries, each with the first round.
    Late = "late",
    /// `7:3`: players who left a table or bracket, each with the first round without them.
    Withdrawn = "withdrawn",
    /// `7:3`: players reinstated after they had left a table before round 1, each with the first round in
    /// which they have a number.
    Unnumbered = "no-number",
    /// `7:3`: expelled players, each with the first round without them.
    Expelled = "expelled",
    /// `7,12`: players denied half-point byes.
    Denied = "no-half-points",
    /// `7:3,12:1`: players with a reserved board, each with its number.
    OwnBoards = "own-boards",
    /// `7:3,8:4:H`: team members absent from a round, with the letter of a bye that is worth points: of a
    /// round to come, where records 240 list entire teams, and of a past one in which they sit at a board, or
    /// miss a match.
    Absent = "absent",
    /// `2:5:25:15`: the total score of a team match: round, the first team, tenths of both sides.
    Scores = "scores",
    /// `3:2:-10:0`: a team adjustment without a record 299: round, team, tenths of match and game points.
    Given = "given",
    /// `W:-:-5:3:7`: a record 299, for a dialect without it.
    Abnormal = "abnormal",
    /// `2,2+4+1`: number of columns of each round, for games of the match, of the play-off and golden points.
    Columns = "columns",
    /// `4`: the planned number of rounds, if 142 counts columns, or includes later legs.
    Rounds = "rounds",
    /// `2:5:12:5:no-show`: a settled match: round, the two sides, the winner (0 for neither), the basis.
    Settled = "settled",
    /// `2:5:12:5:arbiter`: the same for the side that plays in the next round although the corrected result
    /// says otherwise.
    Advanced = "advanced",
    /// `4,4,5`: number of players of each team who are not reserves, for teams without numbers.
    Undrawn = "undrawn",
    /// `18:30,-,09:00`: start times of the rounds.
    Times = "times",
    /// `30`: default time in minutes.
    DefaultTime = "default-time",
    /// `3`: the tenths of the pairing-allocated bye of a match of several games, if less than draws in all games but
    /// one.
    MatchBye = "match-bye-tenths",
    /// `200:10-20,400:5-25`: the time handicap: rating difference, minutes of the stronger and of the weaker player.
    Handicap = "handicap",
    /// `412345`: FIDE event code.
    FideEvent = "fide-event",
    /// `rapid`: the rate of play, if set.
    Kind = "kind",
    /// `yes`: the games are Chess960.
    Chess960 = "chess960",
    /// `1:518,2:33`: Chess960 starting positions by round.
    Positions = "positions",
    /// `7:12,3:5`: the lots that players have.
    Lots = "lots",
    /// `7:12.50`: values of the tie-break ENT.
    Entered = "entered",
    /// `fide-2026`: the tie-break rules, if they are not the default of the system.
    TieBreakRules = "tie-break-rules",
    /// `haley`: the acceleration, if record 192 is missing or has no code for it.
    Acceleration = "acceleration",
    /// `1-20:1-2:1.0`: the groups of an acceleration by groups of numbers: numbers of round 1, rounds, points.
    NumberGroups = "number-groups",
    /// `2026/11/00`: month or day of the rating list.
    List = "list",
    /// `rapid,standard`: the rating lists in order of use.
    Lists = "lists",
    /// `fide-id`: the order before the alphabet for players of equal rating and title.
    Equals = "equals",
    /// `zonal`: the championship exempt from conditions of title norms.
    Championship = "championship",
    /// `7,12:national,15:both`: players whose rating is an estimate of the arbiter.
    Estimated = "estimated",
    /// `7:12345678901234`: licence numbers that are too long for the columns of a national line.
    Licences = "licences",
    /// `7:5:2130:-,7:9:2140:2080`: ratings valid from a later round on: player, round, international and national
    /// rating.
    LaterRatings = "later-ratings",
    /// `lowest`, `average` or a rating: the rating of unrated players in tie-breaks.
    Unrated = "unrated",
    /// `each-round`: the choice among several ratings in tie-breaks.
    RatingTaken = "rating-taken",
    /// `2:5:8:01`: the result that counts for a game corrected too late: round, White, Black, codes. The columns
    /// differ.
    Counted = "counted",
    /// `2:5:8:5`: recorded floats that the scores no longer imply: round, White, Black, the higher score (0 for equal).
    Floats = "floats",
    /// `2:5.1.2`: the order of pairing numbers in an earlier round, if it differs from that of the report.
    Numbers = "numbers",
    /// `7:2130:-`: the ratings of a player until the last round, corrected since: player, international and
    /// national one.
    EarlierRatings = "earlier-ratings",
    /// `8-10:round-robin:1.5.9/2.6.7:cycles=2;swap=true`: a leg: rounds, system, groups, options; teams are
    /// written `T1`.
    Leg = "leg",
    /// `8:1.5.9:more=2`: a play-off: first round, tied players, options other than the defaults.
    Tied = "tied",
    /// `8:pairs:1-5.9-2`: a fact of a play-off that no game determines: pairs drawn, moves, a decision.
    Noted = "noted",
}
}

/// Returns all keys and values of the file's comments, in order.
fn words(file: &TrfFile) -> impl DoubleEndedIterator<Item = (&str, &str)> {
    let comments = file.loose.iter().filter_map(|line| line.text.strip_prefix(COMMENT));
    comments.flat_map(str::split_whitespace).filter_map(|word| word.split_once('='))
}

/// Returns an option of the comment record `### hakem: system=lim maxi=true`, such as `maxi`.
pub fn option<'a>(file: &'a TrfFile, key: &str) -> Option<&'a str> {
    words(file).rev().find(|&(name, _)| name == key).map(|(_, value)| value)
}

/// Returns the value of a key, the last one if it occurs several times.
pub(super) fn value(file: &TrfFile, word: Word) -> Option<&str> {
    option(file, word.key())
}

pub(super) fn values(file: &TrfFile, word: Word) -> impl Iterator<Item = &str> {
    words(file).filter(move |&(name, _)| name == word.key()).map(|(_, value)| value)
}

/// Returns the players with a round each in the value of a key, as `7:3,12:5`.
pub(super) fn players_and_rounds(file: &TrfFile, word: Word) -> Vec<(PairingNumber, RoundNo)> {
    let listed = by_number(file, word).into_iter();
    listed.map(|(number, round)| (PairingNumber(number), RoundNo(round))).collect()
}

/// Returns the members of teams who miss a round, with the bye of each.
pub(super) fn absences(file: &TrfFile) -> Vec<(PairingNumber, RoundNo, RequestedBye)> {
    let entry = |text: &str| {
        let mut parts = text.split(':');
        let number = PairingNumber(parts.next()?.parse().ok()?);
        let round = RoundNo(parts.next()?.parse().ok()?);
        let code =
            parts.next().map_or(Some(Code::ZeroPointBye), |text| Code::from_letter(text.chars().next()?));
        match code?.bye()? {
            Bye::Requested(bye) => Some((number, round, bye)),
            Bye::PairingAllocated => None,
        }
    };
    value(file, Word::Absent).unwrap_or_default().split(',').filter_map(entry).collect()
}

/// Returns the entry of a player of a team who misses a round.
pub(super) fn told_absence(number: PairingNumber, round: RoundNo, bye: RequestedBye) -> String {
    match bye {
        RequestedBye::ZeroPoint => format!("{number}:{round}"),
        bye => format!("{number}:{round}:{}", Code::of_bye(Bye::Requested(bye)).letter()),
    }
}

/// Returns true if the file states the match scores of a round as totals, so that the boards have no results.
pub(super) fn has_scores(file: &TrfFile, round: RoundNo) -> bool {
    let of_round = |told: &str| told.split_once(':').is_some_and(|(number, _)| number.parse() == Ok(round.0));
    values(file, Word::Scores).flat_map(|list| list.split(',')).any(of_round)
}

/// Returns the distinct players in the value of a key, as `7,12`.
pub(super) fn numbers(file: &TrfFile, word: Word) -> BTreeSet<PairingNumber> {
    let listed = value(file, word).unwrap_or_default().split(',');
    listed.filter_map(|number| number.parse().ok().map(PairingNumber)).collect()
}

/// Returns the values by number, as `7:12.50`; invalid ones are omitted.
pub(super) fn by_number<K: FromStr, V: FromStr>(file: &TrfFile, word: Word) -> Vec<(K, V)> {
    let entry = |text: &str| {
        let (number, value) = text.split_once(':')?;
        Some((number.parse().ok()?, value.parse().ok()?))
    };
    value(file, word).unwrap_or_default().split(',').filter_map(entry).collect()
}

/// Returns the rounds by player, for keys that list each player once.
pub(super) fn rounds_of_players(file: &TrfFile, word: Word) -> BTreeMap<PairingNumber, RoundNo> {
    players_and_rounds(file, word).into_iter().collect()
}

/// Returns the licence numbers that are too long for a national line.
pub(super) fn licences(file: &TrfFile) -> BTreeMap<PairingNumber, Licence> {
    let entry = |text: &str| {
        let (number, licence) = text.split_once(':')?;
        Some((PairingNumber(number.parse().ok()?), Licence::new(licence).ok()?))
    };
    value(file, Word::Licences).unwrap_or_default().split(',').filter_map(entry).collect()
}

pub(super) fn estimated(file: &TrfFile) -> BTreeMap<PairingNumber, Estimated> {
    let entry = |text: &str| {
        let (number, which) = text.split_once(':').unwrap_or((text, ""));
        let which = ESTIMATED.into_iter().find(|(_, word)| *word == which)?.0;
        Some((PairingNumber(number.parse().ok()?), which))
    };
    value(file, Word::Estimated).unwrap_or_default().split(',').filter_map(entry).collect()
}

/// Formats the estimated ratings of a player; `None` if none are.
pub(super) fn told_estimate(number: u16, estimated: Estimated) -> Option<String> {
    let (_, word) = ESTIMATED.into_iter().find(|(known, _)| *known == estimated)?;
    Some(if word.is_empty() { number.to_string() } else { format!("{number}:{word}") })
}

/// Suffixes to the number of a player with estimated ratings.
const ESTIMATED: [(Estimated, &str); 3] =
    [(Estimated::Rating, ""), (Estimated::National, "national"), (Estimated::Both, "both")];

pub(super) fn later_ratings(file: &TrfFile) -> BTreeMap<PairingNumber, LaterRatings> {
    let mut found: BTreeMap<PairingNumber, LaterRatings> = BTreeMap::new();
    for told in value(file, Word::LaterRatings).unwrap_or_default().split(',') {
        let mut parts = told.split(':');
        let mut number = || parts.next().and_then(|part| part.parse::<u16>().ok());
        let (Some(player), Some(round)) = (number(), number()) else { continue };
        let [rating, national_rating] = [number(), number()].map(|points| Rating::new(points?.into()).ok());
        if let Ok(round) = u8::try_from(round) {
            let later = found.entry(PairingNumber(player)).or_default();
            // Invalid ratings are skipped, like unknown keys.
            let _refused =
                later.hold_from(RoundNo(round), NewRatings { rating, national_rating, source: None });
        }
    }
    found
}

/// Formats the later ratings of a player, one entry per round.
pub(super) fn told_later_ratings(number: u16, later: &LaterRatings) -> impl Iterator<Item = String> {
    let points =
        |rating: Option<Rating>| rating.map_or_else(|| "-".to_owned(), |rating| rating.get().to_string());
    later.iter().map(move |(round, ratings)| {
        format!("{number}:{round}:{}:{}", points(ratings.rating), points(ratings.national_rating))
    })
}

/// Adds a key in a separate record; nothing for an empty list.
pub(super) fn add(file: &mut TrfFile, word: Word, list: &[impl Display]) {
    let list: Vec<String> = list.iter().map(ToString::to_string).collect();
    if !list.is_empty() {
        file.add_comment(&format!("hakem: {}={}", word.key(), list.join(",")));
    }
}

/// Returns the options of a system that differ from the defaults, in order of key.
pub(super) fn unusual<'a>(
    options: &'a Options,
    system: &SystemId,
) -> impl Iterator<Item = (&'a str, &'a OptionValue)> {
    let known = facts(system.as_str()).map_or(&[][..], |facts| facts.options);
    let is_usual = |key: &str, value: &OptionValue| {
        known.iter().any(|option| option.key == key && option.usual() == *value)
    };
    options.iter().filter(move |(key, value)| !is_usual(key, value))
}

/// Returns a line of the comment record without a key; `None` if nothing remains, or for any other comment.
pub(super) fn without(comment: &str, word: Word) -> Option<String> {
    let is_other = |text: &&str| text.split_once('=').is_none_or(|(name, _)| name != word.key());
    let others: Vec<&str> = comment.strip_prefix(COMMENT)?.split_whitespace().filter(is_other).collect();
    (!others.is_empty()).then(|| format!("{COMMENT} {}", others.join(" ")))
}

/// Returns true if a comment is a line of a certificate, which proves the state of its report only.
pub(super) fn is_of_certificate(comment: &str) -> bool {
    comment.starts_with("### certificate ")
}

/// Returns true if a comment repeats data of the report's rounds, which the imported event writes itself.
fn is_derived(comment: &str) -> bool {
    let said = comment.strip_prefix("### ").and_then(|text| text.split_once(" @ Round "));
    said.is_some_and(|(word, _)| ["FPB", "Rating correction", "Provisional"].contains(&word))
}

/// Returns a comment without the keys that an event of this system writes itself; `None` if nothing remains.
pub(super) fn foreign_words<'a>(comment: &'a str, system: &SystemId) -> Option<Cow<'a, str>> {
    if is_derived(comment) {
        return None;
    }
    let Some(words) = comment.strip_prefix(COMMENT) else { return Some(Cow::Borrowed(comment)) };
    let options = facts(system.as_str()).map_or(&[][..], |facts| facts.options);
    let is_own = |word: &str| {
        word.split_once('=').is_some_and(|(name, _)| {
            Word::ALL.iter().any(|own| own.key() == name) || options.iter().any(|option| option.key == name)
        })
    };
    let foreign: Vec<&str> = words.split_whitespace().filter(|word| !is_own(word)).collect();
    (!foreign.is_empty()).then(|| Cow::Owned(format!("{COMMENT} {}", foreign.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_the_comment_are_found_by_name() {
        let mut file = TrfFile::default();
        file.add_comment("hakem: system=lim maxi=true");
        assert_eq!((option(&file, "maxi"), option(&file, "cycles")), (Some("true"), None));
    }

    #[test]
    fn only_the_words_of_others_are_kept() {
        let kept = |comment| foreign_words(comment, &SystemId::new("round-robin"));
        assert_eq!(kept("### hakem: system=round-robin cycles=2 late=1:2 leg=1-2:x:1.2"), None);
        assert_eq!(kept("### hakem: cycles=2 seed=7").as_deref(), Some("### hakem: seed=7"));
        assert_eq!(kept("### by hand").as_deref(), Some("### by hand"));
    }
}
