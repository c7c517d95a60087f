//! Which pairing system a file asks for: a comment of our own, else record 192.

use super::{Record, TrfFile};
use crate::pairing::{all_facts, facts};
use crate::tournament::{PairingNumber, RoundNo, SystemId};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What begins a comment record that carries what FIDE has no code for.
const COMMENT: &str = "### hakem:";

/// Returns an option of the comment record `### hakem: system=lim maxi=true`, such as `maxi`.
#[must_use]
pub fn option<'a>(file: &'a TrfFile, key: &str) -> Option<&'a str> {
    let comments = file.loose.iter().filter_map(|line| line.text.strip_prefix(COMMENT));
    let words = comments.flat_map(str::split_whitespace).filter_map(|word| word.split_once('='));
    words.rev().find(|&(name, _)| name == key).map(|(_, value)| value)
}

/// Returns a comment without the words that an event of this system writes anew; `None` when nothing else stands in it.
pub(super) fn foreign_words<'a>(comment: &'a str, system: &SystemId) -> Option<Cow<'a, str>> {
    let Some(words) = comment.strip_prefix(COMMENT) else { return Some(Cow::Borrowed(comment)) };
    let options = facts(system.as_str()).map_or(&[][..], |facts| facts.options);
    let is_own = |word: &str| {
        word.split_once('=').is_some_and(|(name, _)| {
            matches!(name, "system" | "late") || options.iter().any(|option| option.key == name)
        })
    };
    let foreign: Vec<&str> = words.split_whitespace().filter(|word| !is_own(word)).collect();
    (!foreign.is_empty()).then(|| Cow::Owned(format!("{COMMENT} {}", foreign.join(" "))))
}

/// Returns the late entries that the comment record `### hakem: late=7:3,12:5` names, with the first round of each: the
/// columns of the rounds do not tell them from players who missed the first rounds.
pub(super) fn late_entries(file: &TrfFile) -> BTreeMap<PairingNumber, RoundNo> {
    let entries = option(file, "late").unwrap_or_default().split(',');
    let entry = |text: &str| {
        let (number, round) = text.split_once(':')?;
        Some((PairingNumber(number.parse().ok()?), RoundNo(round.parse().ok()?)))
    };
    entries.filter_map(entry).collect()
}

/// Returns the id of the pairing system that the file asks for: by its comment record, else by record 192.
/// `None` when it has neither, or names a system or an edition for which there is no id.
#[must_use]
pub fn system_id(file: &TrfFile) -> Option<String> {
    if let Some(id) = option(file, "system") {
        return Some(id.to_owned());
    }
    let text = file.text(Record::EncodedType)?;
    let kind = text.strip_suffix("_BAKU").unwrap_or(text);
    let day = file.text(Record::Start);
    let named = all_facts().find(|facts| facts.trf.iter().any(|code| code.is_meant(kind, day)))?;
    Some(named.id.to_owned())
}

/// Returns what record 192 says of a pairing system, with the suffix of the Baku acceleration where FIDE has
/// one.
#[must_use]
pub fn encoded_type(system: &str, baku: bool) -> String {
    let facts = facts(system);
    let code = facts.and_then(|facts| facts.trf.first()).map_or("CUSTOM_SWISS", |code| code.code);
    let accelerated = baku && facts.is_some_and(|facts| facts.accelerates);
    if accelerated { format!("{code}_BAKU") } else { code.to_owned() }
}

/// Returns what record 092 says of an event of players under a pairing system.
pub(super) fn type_words(system: &SystemId) -> String {
    format!("Individual: {system}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(encoded: &str, start: Option<&str>, comment: Option<&str>, expected: Option<&str>) {
        let mut file = TrfFile::default();
        file.texts.insert(Record::EncodedType, encoded.to_owned());
        file.texts.extend(start.map(|day| (Record::Start, day.to_owned())));
        comment.into_iter().for_each(|text| file.add_comment(text));
        assert_eq!(system_id(&file).as_deref(), expected, "{encoded}");
    }

    #[test]
    fn the_system_comes_from_the_comment_then_from_record_192() {
        check("FIDE_DUTCH_2026_BAKU", None, None, Some("dutch-2026"));
        check("FIDE_DUTCH_2025", None, None, Some("dutch-2026"));
        check("FIDE_DUTCH", Some("2026/02/01"), None, Some("dutch-2026"));
        check("FIDE_DUTCH", Some("2025/12/27"), None, None);
        check("FIDE_DUTCH_2017", None, None, None);
        check("BERGER_ROUNDROBIN_G2", None, None, Some("round-robin"));
        check("FIDE_DOUBLEROUNDROBIN", None, None, Some("round-robin"));
        check("BERGER_TEAM_ROUNDROBIN", None, None, Some("team-round-robin"));
        check("FIDE_TEAM_TYPEB_GP_BAKU", None, None, Some("team-swiss"));
        check("CUSTOM_SWISS", None, None, None);
        check("CUSTOM_SWISS", None, Some("hakem: system=lim maxi=true"), Some("lim"));
    }

    #[test]
    fn options_of_the_comment_are_found_by_name() {
        let mut file = TrfFile::default();
        file.add_comment("hakem: system=lim maxi=true");
        assert_eq!((option(&file, "maxi"), option(&file, "cycles")), (Some("true"), None));
    }
}
