//! The pairing system of a file: from our own comment, else from record 192. The edition of a Dutch system that a
//! report does not state follows from the day on which the event began (dutch-2017 DE-1).

use super::comment::{self, Word};
use super::text::date;
use super::{Record, TrfFile};
use crate::format::{Course, Facts, OptionFacts, Paired, TrfCode};
use crate::pairing::{all_facts, facts};
use crate::tournament::{
    OptionValue, Options, PartialDate, ReportRecords, SYSTEM_IN_FORCE, Snapshot, SystemId,
};

/// Returns the id of the pairing system of a file: by its comment record, else by record 192, else by the text
/// of record 092. `None` if it has none of them, or names a system or an edition without an id.
pub fn system_id(file: &TrfFile) -> Option<String> {
    if let Some(id) = comment::value(file, Word::System) {
        return Some(id.to_owned());
    }
    match file.text(Record::EncodedType) {
        Some(_) => named_in_192(file).map(|(facts, ..)| facts.id),
        None => named_in_092(file).map(|id| of_day(id, file.text(Record::Start))),
    }
    .map(str::to_owned)
}

pub const DUTCH_2017: &str = "dutch-2017";

/// The first and the last day on which rounds were paired by it: year, month, day. An unknown month or day is 0.
const DAYS_OF_2017: [(u16, u8, u8); 2] = [(2017, 7, 1), (2026, 1, 31)];

/// Returns true if a day precedes the edition of 2026.
fn is_before_edition_in_force(day: PartialDate) -> bool {
    <(u16, u8, u8)>::from(day) <= DAYS_OF_2017[1]
}

/// Returns the edition that was in force on the first day of an event without a stated one; `begins` is the text of
/// record 042.
pub(super) fn of_day<'a>(system: &'a str, begins: Option<&str>) -> &'a str {
    let [first, last] = DAYS_OF_2017;
    let is_of_2017 = begins.and_then(date).is_some_and(|day| (first..=last).contains(&day.into()));
    if system == SYSTEM_IN_FORCE && is_of_2017 { DUTCH_2017 } else { system }
}

/// Text in record 092 for systems with only one possible edition, as used by programs and federations.
const WORDS: [(&[&str], &str); 12] = [
    (&["keizer"], "keizer"),
    (&["molter"], "molter"),
    (
        &["round robin", "round-robin", "roundrobin", "berger", "all-play-all", "döner", "každý s každým"],
        "round-robin",
    ),
    (&["scheveningen"], "scheveningen"),
    (&["skalitzka", "skalička"], "skalitzka"),
    (&["knockout", "knock-out", "knock out", "eleme", "vyřazovací"], "knockout"),
    (&["dubov"], "dubov-2026"),
    (&["burstein"], "burstein-2026"),
    (&["lim system", "(lim)"], "lim-2026"),
    (&["double-swiss", "double swiss"], "double-swiss-2026"),
    (&["dutch", "hollanda", "holandsk"], SYSTEM_IN_FORCE),
    (&["swiss", "isviçre", "švýcar"], SYSTEM_IN_FORCE),
];

/// Returns the system named by the text of record 092; for a Swiss the one in force. Earlier versions wrote
/// its id there.
fn named_in_092(file: &TrfFile) -> Option<&'static str> {
    let text = file.text(Record::Type)?;
    if let Some(facts) = all_facts().find(|facts| with_kind(facts, facts.id) == text) {
        return Some(facts.id);
    }
    // In Turkish capitals İSVİÇRE has dots that small letters would keep as characters of their own.
    let said = text.replace('İ', "i").to_lowercase();
    let (_, id) = WORDS.into_iter().find(|(words, _)| words.iter().any(|word| said.contains(word)))?;
    let for_teams = if file.is_team_event() { TEAM_EVENTS.iter().find(|(one, _)| *one == id) } else { None };
    let id = for_teams.map_or(id, |(_, of_teams)| of_teams);
    facts(id).map(|facts| facts.id)
}

const TEAM_EVENTS: [(&str, &str); 3] = [
    ("round-robin", "team-round-robin"),
    ("knockout", "team-knockout"),
    (SYSTEM_IN_FORCE, "team-swiss-2026"),
];

/// Returns the system of record 192, its code, and the record without acceleration.
fn named_in_192(file: &TrfFile) -> Option<(&'static Facts, &'static TrfCode, &str)> {
    let text = file.text(Record::EncodedType)?;
    let kind = text.strip_suffix("_BAKU").unwrap_or(text);
    let day = file.text(Record::Start);
    all_facts().find_map(|facts| Some((facts, facts.trf.iter().find(|code| code.is_meant(kind, day))?, kind)))
}

/// Returns the options implied by record 192, with their values, such as the number of cycles of a round robin.
pub(super) fn options_in_192(file: &TrfFile, system: &SystemId) -> Vec<(&'static OptionFacts, OptionValue)> {
    let named = named_in_192(file).filter(|(facts, ..)| facts.id == system.as_str());
    let Some((facts, code, kind)) = named else { return Vec::new() };
    let option = |(key, said): (&str, String)| {
        let option = facts.options.iter().find(|option| option.key == key)?;
        Some((option, option.read(&said)?))
    };
    code.answers(kind).into_iter().filter_map(option).collect()
}

/// Returns record 192 for a pairing system and its options, with the suffix of the Baku acceleration if FIDE
/// has one. A system without a code in events of this first day is a custom one of its kind.
pub fn encoded_type(system: &str, options: &Options, begins: Option<PartialDate>, baku: bool) -> String {
    let facts = facts(system);
    let custom = match facts.map(|facts| facts.course) {
        _ if facts.is_some_and(Facts::pairs_teams) => "CUSTOM_TEAM_SWISS_MP",
        Some(Course::Table) => "CUSTOM_ROUNDROBIN",
        Some(Course::Bracket) => "CUSTOM_KNOCKOUT",
        Some(Course::Results) | None => "CUSTOM_SWISS",
    };
    let day = begins.map(|day| day.to_string());
    let code = facts.and_then(|facts| facts.trf_code(options, day.as_deref()));
    let is_known = code.is_some();
    let code = code.unwrap_or_else(|| custom.to_owned());
    let accelerated = baku && is_known && facts.is_some_and(|facts| facts.accelerates);
    if accelerated { format!("{code}_BAKU") } else { code }
}

/// Returns record 092 of an event under a pairing system: `Individual: Swiss-System (Dutch)`.
pub(super) fn type_words(system: &SystemId) -> String {
    match facts(system.as_str()) {
        Some(facts) => with_kind(facts, facts.report_name),
        None => format!("Individual: {system}"),
    }
}

/// Returns true if the text of record 092 is one that hakem writes for the system, or wrote in earlier versions.
pub(super) fn is_own_type(system: &SystemId, text: &str) -> bool {
    let former = facts(system.as_str()).map(|facts| with_kind(facts, facts.id));
    type_words(system) == text || former.as_deref() == Some(text)
}

fn with_kind(facts: &Facts, name: &str) -> String {
    match facts.paired {
        Paired::Teams => format!("Team: {name}"),
        Paired::Players => format!("Individual: {name}"),
    }
}

/// Returns true if the edition of an imported event follows from its first day: no comment states it.
pub(super) fn is_by_day(file: &TrfFile, system: &SystemId) -> bool {
    system.as_str() == DUTCH_2017 && comment::value(file, Word::System).is_none()
}

/// Returns true if an event is under the edition of 2026 although that was not in force on its first day, and its
/// report does not state it: an event from before July 2017, whose edition hakem lacks, or one that an earlier
/// version of hakem imported. Differences of its rounds from the rules are then no deviations.
pub fn assumes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let (records, system) = (&settings.records, &settings.system);
    let begins = settings.begins.map(|day| day.to_string());
    records.system.as_ref() == Some(system)
        && precedes_edition(snapshot)
        && !states_edition(records, system, begins)
}

/// Returns true if an event is under the edition of 2026 and began before the first day of that edition.
pub fn precedes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let is_earlier = settings.begins.is_some_and(is_before_edition_in_force);
    settings.system.as_str() == SYSTEM_IN_FORCE && is_earlier
}

/// Returns true if record 192 of the report that an event keeps names the system.
fn states_edition(records: &ReportRecords, system: &SystemId, begins: Option<String>) -> bool {
    let code = Record::EncodedType.code();
    match records.texts.get(code) {
        Some(text) => {
            let mut file = TrfFile::default();
            file.texts.insert(Record::EncodedType, text.clone());
            // Some codes name the edition by the day.
            file.texts.extend(begins.map(|day| (Record::Start, day)));
            system_id(&file).as_deref() == Some(system.as_str())
        }
        // The event writes the record itself, and the report did not have it.
        None => !records.words.iter().any(|words| words.record == code && words.lines.is_empty()),
    }
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
        check("FIDE_DUTCH", Some("2025/12/27"), None, Some("dutch-2017"));
        check("FIDE_DUTCH_BAKU", Some("2017/07/01"), None, Some("dutch-2017"));
        check("FIDE_DUTCH", Some("2017/06/30"), None, None);
        check("FIDE_DUTCH", None, None, Some("dutch-2026"));
        check("FIDE_DUTCH_2017", None, None, None);
        check("BERGER_ROUNDROBIN_G2", None, None, Some("round-robin"));
        check("FIDE_DOUBLEROUNDROBIN", None, None, Some("round-robin"));
        check("BERGER_TEAM_ROUNDROBIN", None, None, Some("team-round-robin"));
        check("FIDE_TEAM_TYPEB_GP", None, None, Some("team-swiss-2026"));
        check("FIDE_TEAM_BAKU", Some("2026/02/01"), None, Some("team-swiss-2026"));
        check("FIDE_TEAM", Some("2026/01/31"), None, None);
        check("FIDE_TEAM_MP_MP", None, None, None);
        check("CUSTOM_SWISS", None, None, None);
        for (words, expected) in [
            ("Individual: Round-Robin", Some("round-robin")),
            ("Swiss system (Dubov)", Some("dubov-2026")),
            ("Individual: Swiss-System", Some("dutch-2026")),
            ("BİREYSEL: İSVİÇRE SİSTEMİ", Some("dutch-2026")),
            ("Bireysel: DÖNER SİSTEM", Some("round-robin")),
            ("Individual: Double-Swiss", Some("double-swiss-2026")),
            ("Individual: lim", Some("lim")),
            ("Team: olympiad-2022", Some("olympiad-2022")),
            ("Gençler", None),
        ] {
            let mut file = TrfFile::default();
            file.texts.insert(Record::Type, words.to_owned());
            assert_eq!(system_id(&file).as_deref(), expected, "{words}");
        }
        check("CUSTOM_SWISS", None, Some("hakem: system=lim maxi=true"), Some("lim"));
    }

    #[test]
    fn record_192_states_the_cycles_of_a_round_robin_both_ways() {
        let id = SystemId::new("round-robin");
        for (cycles, code) in [
            (1, "BERGER_ROUNDROBIN"),
            (2, "BERGER_DOUBLEROUNDROBIN"),
            (3, "BERGER_ROUNDROBIN_G3"),
            (8, "BERGER_ROUNDROBIN_G8"),
        ] {
            let mut options = Options::default();
            options.set("cycles", Some(OptionValue::Number(cycles)).filter(|_| cycles > 1));
            assert_eq!(encoded_type("round-robin", &options, None, false), code);
            let mut file = TrfFile::default();
            file.texts.insert(Record::EncodedType, code.to_owned());
            let told: Vec<OptionValue> =
                options_in_192(&file, &id).into_iter().map(|(_, value)| value).collect();
            assert_eq!(
                told,
                (cycles > 1).then_some(OptionValue::Number(cycles)).into_iter().collect::<Vec<_>>(),
                "{code}"
            );
        }
        for (begins, code) in
            [(Some(2024), "FIDE_DUTCH_BAKU"), (Some(2027), "CUSTOM_SWISS"), (None, "CUSTOM_SWISS")]
        {
            let begins = begins.map(|year| PartialDate::new(year, 3, 1).unwrap());
            assert_eq!(encoded_type("dutch-2017", &Options::default(), begins, true), code);
        }
        assert_eq!(encoded_type("skalitzka", &Options::default(), None, false), "CUSTOM_ROUNDROBIN");
        assert_eq!(encoded_type("knockout", &Options::default(), None, false), "CUSTOM_KNOCKOUT");
        assert_eq!(encoded_type("olympiad-2022", &Options::default(), None, false), "CUSTOM_TEAM_SWISS_MP");
        assert_eq!(encoded_type("lim", &Options::default(), None, true), "CUSTOM_SWISS");
    }

    #[test]
    fn record_092_names_each_system_in_the_words_of_other_programs_and_is_read_again() {
        for (id, words) in [
            ("dutch-2026", "Individual: Swiss-System (Dutch)"),
            ("dutch-2017", "Individual: Swiss-System (Dutch)"),
            ("dutch-2009", "Individual: Swiss-System (Dutch)"),
            ("dutch-1992", "Individual: Swiss-System (Dutch)"),
            ("dubov-2026", "Individual: Swiss-System (Dubov)"),
            ("burstein-classic", "Individual: Swiss-System (Burstein)"),
            ("lim", "Individual: Swiss-System (Lim)"),
            ("basic-swiss", "Individual: Swiss-System"),
            ("keizer", "Individual: Keizer"),
            ("double-swiss-2026", "Individual: Swiss-System (Double-Swiss)"),
            ("team-swiss-2026", "Team: Swiss-System"),
            ("olympiad-2022", "Team: Swiss-System (Olympiad)"),
            ("round-robin", "Individual: Round-Robin"),
            ("team-round-robin", "Team: Round-Robin"),
            ("scheveningen", "Team: Scheveningen"),
            ("skalitzka", "Team: Skalitzka"),
            ("knockout", "Individual: Knock-Out"),
            ("team-knockout", "Team: Knock-Out"),
        ] {
            assert_eq!(type_words(&SystemId::new(id)), words, "{id}");
        }
        for of in all_facts() {
            let id = SystemId::new(of.id);
            let [written, former] = [type_words(&id), with_kind(of, of.id)];
            assert!(is_own_type(&id, &written) && is_own_type(&id, &former), "{id}");
            let named = |text: &str| {
                let mut file = TrfFile::default();
                file.texts.insert(Record::Type, text.to_owned());
                if of.paired == Paired::Teams {
                    file.rosters.push(crate::trf::TeamRoster { name: "A".to_owned(), players: Vec::new() });
                }
                named_in_092(&file)
            };
            assert_eq!(named(&former), Some(of.id));
            // The text has no edition: the one in force is meant.
            let now = named(&written).and_then(facts);
            let same = now.is_some_and(|now| (now.paired, now.course) == (of.paired, of.course));
            assert!(same, "{id}: {written}");
        }
    }
}
