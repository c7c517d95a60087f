//! Reports of every format, written and read again.

use super::facts::{Facts, Key};
use super::{Difference, differs, rounds};
use hakem::exchange::{Imported, Outgoing, WriteOptions, form, read_report};
use hakem::sheet::rules_comparison;
use hakem_engine::command::apply;
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::{Points, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf::{self, Audience, Counted, Dialect, LineEnd};
use std::collections::BTreeMap;
use std::path::Path;

/// A way to write a report, and the names of its differences.
struct Manner {
    name: &'static str,
    how: WriteOptions,
}

fn manners() -> [Manner; 8] {
    let plain = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::default() };
    let of = |name, how| Manner { name, how };
    [
        of("trf-2026", plain),
        of("trf16", WriteOptions { dialect: Dialect::Trf16, ..plain }),
        of("compatible", WriteOptions { dialect: Dialect::Compatible, ..plain }),
        of("compatible-xxa", WriteOptions { dialect: Dialect::CompatibleXxa, ..plain }),
        of("bytes", WriteOptions { counted: Counted::Bytes, ..plain }),
        of("ascii", WriteOptions { is_ascii: true, ..plain }),
        of("no-integrity", WriteOptions { leaves_integrity_out: true, ..plain }),
        of("public", WriteOptions { audience: Audience::Public, ..plain }),
    ]
}

pub(super) fn is_form(name: &str) -> bool {
    manners().iter().any(|manner| manner.name == name)
}

fn written(event: &Snapshot, how: &WriteOptions) -> String {
    let files = form("trf").unwrap().write(&Outgoing::Event(event), how).unwrap().unwrap();
    files.into_iter().next().unwrap().text
}

/// Makes an event from the commands of an import, as a new event file has them.
fn event_of(imported: Imported) -> Snapshot {
    History::begun_by(imported.commands, Moment(0)).unwrap().snapshot().clone()
}

/// Compares all facts of an event that a report contains.
fn same_event((names, event): ([&'static str; 9], &Snapshot), other: &Snapshot) -> Result<(), Difference> {
    let (here, there) = (Facts::of(event), Facts::of(other));
    let [rounds, games, byes, adjusted, points, places, away, next, check] = names;
    differs(rounds, &here.rounds, &there.rounds)?;
    differs(games, &here.games, &there.games)?;
    differs(byes, &here.byes, &there.byes)?;
    differs(adjusted, &here.adjusted, &there.adjusted)?;
    // Standings omit players without a number, a report has all players.
    let listed: BTreeMap<Key, Points> =
        there.points.into_iter().filter(|(key, _)| here.points.contains_key(key)).collect();
    differs(points, &here.points, &listed)?;
    if here.points.len() == event.players().count() {
        differs(places, &here.places, &there.places)?;
    }
    differs(away, &here.away, &there.away)?;
    rounds::next_round(next, event, other)?;
    rounds::check(check, event, other)
}

/// Writes the reports of an event, reads each again and compares.
pub(super) fn compare(event: &Snapshot) -> Vec<Difference> {
    manners().iter().filter_map(|manner| one(event, manner).err()).collect()
}

fn one(event: &Snapshot, manner: &Manner) -> Result<(), Difference> {
    let text = written(event, &manner.how);
    let name = |what: &'static str| Difference::name(manner.name, what);
    let imported = read_report(Path::new("report.trf"), text.as_bytes())
        .map_err(|why| Difference::refused(name("read"), &why.to_string(), &text))?;
    let read = event_of(imported);
    let names = ["rounds", "games", "byes", "adjusted", "points", "places", "away", "next round", "check"];
    let told = |mut found: Difference| {
        found.told.push('\n');
        found.told.push_str(&text);
        found
    };
    same_event((names.map(name), event), &read).map_err(told)?;
    if manner.name != "trf-2026" {
        return Ok(());
    }
    // As the command line reads it, without an event file.
    let report = trf::read_bytes(text.as_bytes()).unwrap();
    let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap();
    let one_by_one = |event: Snapshot, command| apply(&event, command).unwrap();
    differs(name("commands"), &import.commands.iter().fold(Snapshot::blank(), one_by_one), &import.event)?;
    rounds::next_round(name("next round of the report"), event, &import.event).map_err(told)?;
    rounds::certificates(&import.event, &report.file, &text).map_err(told)?;
    // For rounds that differ from the rules, the event states so once that is confirmed.
    if rules_comparison::all(&read).any(|(_, paired)| !paired.is_ok_and(|paired| paired.is_identical())) {
        return Ok(());
    }
    same_text(name("written again"), &text, &written(&read, &manner.how)).map_err(told)
}

/// Compares two reports line by line.
fn same_text(outlet: &'static str, here: &str, there: &str) -> Result<(), Difference> {
    let lines = |text: &str, other: &str| -> Vec<String> {
        let other: Vec<&str> = other.lines().collect();
        text.lines().filter(|line| !other.contains(line)).map(str::to_owned).collect()
    };
    differs(outlet, &lines(here, there), &lines(there, here))
}
