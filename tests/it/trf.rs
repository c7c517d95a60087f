//! Tournament report files: entire collections survive reading, writing and becoming an event.

use crate::make::{Event, settings};
use encoding_rs::{UTF_8, WINDOWS_1252};
use hakem::simulate::{Often, Rates, Wishes, simulate};
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::format::{Course, Paired, Trace};
use hakem_engine::pairing::{SYSTEMS, numbering, propose, ready, setting, system};
use hakem_engine::tournament::{
    Acceleration, BoardNo, Colour, GameResult, Licence, Name, OptionValue, Options, Outcome, PairingNumber,
    Player, PlayerId, Points, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};
use hakem_engine::trf::{
    Adjustment, Assumed, AssumedRecord, Details, Dialect, Import, LineEnd, Loss, Record, Report, RoundCell,
    Style, TrfFile, from_snapshot, read, read_bytes, system_id, to_commands, write,
};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Finds every `.trf` below a folder.
fn reports(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            reports(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "trf") {
            found.push(path);
        }
    }
}

/// Returns the virtual points that the records of a file state for a player.
fn stated(file: &TrfFile, number: PairingNumber, round: RoundNo) -> Points {
    let holds = |record: &&hakem_engine::trf::VirtualPoints| {
        record.rounds.contains(round) && (record.first..=record.last).contains(&number)
    };
    file.virtual_points.iter().find(holds).and_then(|record| record.game_points).unwrap_or_default()
}

fn prohibited(file: &TrfFile, round: RoundNo) -> BTreeSet<[PairingNumber; 2]> {
    let groups = file.prohibited.iter().filter(|record| record.rounds.contains(round));
    let pairs = groups.flat_map(|record| {
        let players = &record.players;
        players.iter().flat_map(move |&one| players.iter().map(move |&other| [one, other]))
    });
    pairs.filter(|[one, other]| one < other).collect()
}

/// Returns a file's data of a person, without what follows from the rounds; 0 means unrated.
fn person(details: &Details) -> Details {
    let rating = details.rating.filter(|&rating| rating > 0);
    Details { rating, points: None, rank: None, ..details.clone() }
}

/// Asserts that a file made of an event states the same as the file of which the event was made.
fn says_the_same(made: &TrfFile, file: &TrfFile, shown: &str) {
    let rounds = file.rounds.unwrap();
    for (one, other) in made.players.iter().zip(&file.players) {
        let number = other.number;
        assert_eq!((one.number, person(&one.details)), (number, person(&other.details)), "{shown}");
        let national = |line: &hakem_engine::trf::PlayerLine| {
            line.national
                .iter()
                .map(|line| (line.federation.clone(), person(&line.details)))
                .collect::<Vec<_>>()
        };
        assert_eq!(national(one), national(other), "{shown}: {number}");
        // Byes announced beyond the next round are in records 240.
        let cells = |line: &hakem_engine::trf::PlayerLine| -> Vec<RoundCell> {
            rounds
                .up_to()
                .take_while(|&round| round < file.next_round())
                .map(|round| line.cell(round))
                .collect()
        };
        assert_eq!(cells(one), cells(other), "{shown}: {number}");
    }
    assert_eq!(made.players.len(), file.players.len(), "{shown}");
    for round in rounds.up_to() {
        if !file.virtual_points.is_empty() {
            for player in &file.players {
                let points = [made, file].map(|file| stated(file, player.number, round));
                assert_eq!(points[0], points[1], "{shown}: {} in round {round}", player.number);
            }
        }
        assert_eq!(prohibited(made, round), prohibited(file, round), "{shown}: round {round}");
        if round >= file.next_round() {
            assert_eq!(made.announced_byes(round), file.announced_byes(round), "{shown}: round {round}");
        }
    }
    for (record, text) in &file.texts {
        let follows =
            [Record::PlayerCount, Record::RatedCount, Record::Program, Record::TieBreaks, Record::Standings];
        if !follows.contains(record) {
            assert_eq!(made.text(*record), Some(text.as_str()), "{shown}: {}", record.code());
        }
    }
    assert_eq!((&made.dates, &made.deputy_arbiters), (&file.dates, &file.deputy_arbiters), "{shown}");
    for line in file.loose.iter().filter(|line| !line.text.starts_with("### hakem:")) {
        assert!(made.loose.iter().any(|other| other.text == line.text), "{shown}: {}", line.text);
    }
}

fn import(file: &TrfFile, shown: &str) -> Import {
    to_commands(file, &SystemId::new("dutch-2026")).unwrap_or_else(|error| panic!("{shown}: {error}"))
}

/// Reads, writes, makes an event, and does so again; returns the data that the event loses.
fn check(path: &Path) -> Vec<Loss> {
    let shown = path.display().to_string();
    let bytes = std::fs::read(path).unwrap();
    let (text, ..) = match std::str::from_utf8(&bytes) {
        Ok(_) => UTF_8.decode(&bytes),
        Err(_) => WINDOWS_1252.decode(&bytes),
    };
    let Report { file, adjustments, .. } = read(&text).unwrap_or_else(|errors| panic!("{shown}: {errors}"));
    let written = write(&file, Style { line_end: LineEnd::Lf, ..Style::default() });
    assert!(written.lines().eq(text.lines()), "{shown}: {written}");
    assert_eq!(read(&written).unwrap().file, file, "{shown}");
    let first = import(&file, &shown);
    let one_by_one = |event: Snapshot, command: &Command| apply(&event, command).unwrap();
    assert_eq!(first.commands.iter().fold(Snapshot::blank(), one_by_one), first.event, "{shown}");
    let made = from_snapshot(&first.event);
    let report = read(&write(&made, Style::default())).unwrap();
    assert_eq!(report.file, made, "{shown}");
    // Stated points that differ from the acceleration also differ in the written file.
    let told = |adjustments: &[Adjustment]| -> Vec<Assumed> {
        let assumed = adjustments.iter().map(|adjustment| adjustment.assumed);
        assumed.filter(|&assumed| assumed == Assumed::ExplicitPoints).collect()
    };
    assert_eq!(told(&report.adjustments), told(&adjustments), "{shown}");
    assert_eq!(report.adjustments.len(), told(&report.adjustments).len(), "{shown}");
    survives_whole(first.clone(), &file, &text, &shown);
    let second = import(&made, &shown);
    assert_eq!(second.event, first.event, "{shown}");
    assert_eq!(from_snapshot(&second.event), made, "{shown}");
    if first.losses.iter().all(|loss| matches!(loss, Loss::NoEventName | Loss::UnknownType { .. })) {
        says_the_same(&made, &file, &shown);
    }
    for round in file.next_round().min(file.rounds.unwrap()).up_to() {
        ready(&first.event, round).unwrap_or_else(|error| panic!("{shown}: {error}"));
        assert!(setting(&first.event, round).is_ok(), "{shown} round {round}");
    }
    first.losses
}

/// Asserts that the report of an event that preserves the records of a file is that file, character for
/// character.
#[track_caller]
fn survives_whole(import: Import, file: &TrfFile, text: &str, shown: &str) {
    let Import { commands, event, .. } = import.keeping(file);
    let one_by_one = |event: Snapshot, command: &Command| apply(&event, command).unwrap();
    assert_eq!(commands.iter().fold(Snapshot::blank(), one_by_one), event, "{shown}");
    let made = write(&from_snapshot(&event), Style { line_end: LineEnd::Lf, ..Style::default() });
    // Open results and full-point byes are stated in any case.
    let is_said = |line: &str| ["### Provisional ", "### FPB "].iter().any(|word| line.starts_with(word));
    let is_of_file = |line: &&str| !is_said(line) || text.contains(*line);
    for (made, line) in made.lines().filter(is_of_file).zip(text.lines()) {
        assert_eq!(made, line, "{shown}");
    }
    assert_eq!(made.lines().filter(is_of_file).count(), text.lines().count(), "{shown}: {made}");
}

#[test]
fn a_report_of_another_program_comes_back_letter_for_letter() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/trf");
    let names = ["real-31", "real-38", "real-108", "real-209", "two-byes", "prohibited", "absences"];
    for name in names.into_iter().chain(["leading-zeros", "individual", "national", "older-written"]) {
        let text = std::fs::read_to_string(samples.join(name).with_extension("trf")).unwrap();
        let file = read(&text).unwrap().file;
        survives_whole(import(&file, name), &file, &text, name);
    }
}

/// A licence number too long for a national record is in a comment, and adds no record, even after several
/// round trips.
#[test]
fn a_long_licence_number_makes_no_blank_national_line() {
    let named = |name: &str, licence: &str, national: Option<u16>| Player {
        licence: Some(Licence::new(licence).unwrap()),
        national_rating: national.map(|points| Rating::new(points.into()).unwrap()),
        ..Player::named(Name::new(name).unwrap())
    };
    let players = [
        named("Ak", "ABCDEFGHIJK1", None),
        named("Boz", "ABCDEFGHIJK2", Some(1500)),
        named("Su", "77", None),
    ];
    let register =
        |player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    let mut event = players
        .map(register)
        .iter()
        .fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap());
    let mut texts = Vec::new();
    for _ in 0..3 {
        let text = write(&from_snapshot(&event), Style::default());
        let national = text.lines().filter(|line| line.starts_with("XXX")).count();
        assert_eq!(national, 2, "of the national rating and of the short number: {text}");
        let report = read(&text).unwrap();
        let made = import(&report.file, &text).keeping(&report.file);
        event =
            made.commands.iter().fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap());
        let licences: BTreeSet<String> =
            event.players().filter_map(|(_, known)| Some(known.player.licence?.to_string())).collect();
        assert_eq!(licences, ["ABCDEFGHIJK2", "ABCDEFGHIJK1", "77"].map(str::to_owned).into());
        texts.push(text);
    }
    assert_eq!(texts[1], texts[2]);
}

/// A repeated record is stored as a line, not merged with the first.
#[test]
fn repeated_records_come_back_repeated() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/trf/individual.trf");
    let text = std::fs::read_to_string(sample).unwrap();
    for code in ["202", "102"] {
        let once = text.lines().find(|line| line.starts_with(code)).unwrap();
        let thrice = format!("{code} XX/PP\n{code} XX/QQ\n{code} XX/RR");
        let text = text.replace(once, &thrice) + "\n";
        let report = read(&text).unwrap();
        survives_whole(import(&report.file, code), &report.file, text.trim_end(), code);
    }
}

/// Reads a report without any record beyond those of TRF16, as programs write it: dots in dates, years of
/// birth only, a foreign line below a player.
fn plain(name: &str) -> Report {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/trf");
    read(&std::fs::read_to_string(folder.join(name)).unwrap()).unwrap_or_else(|errors| panic!("{errors}"))
}

#[test]
fn facts_missing_in_a_plain_report_are_assumed_and_reported() {
    let Report { file, adjustments, .. } = plain("plain.trf");
    let assumed: Vec<Assumed> = adjustments.iter().map(|adjustment| adjustment.assumed).collect();
    assert_eq!(assumed, [Assumed::Rounds(3), Assumed::Kept]);
    let Import { event, losses, taken, .. } = import(&file, "plain").keeping(&file);
    assert_eq!(losses, []);
    let system = SystemId::new("dutch-2017");
    let colour = Some(Colour::White);
    let list = event.settings().tie_breaks.clone();
    assert_eq!(
        taken,
        [
            AssumedRecord::System { system: system.clone(), by_words: true },
            AssumedRecord::Edition { system },
            AssumedRecord::InitialColour { colour },
            AssumedRecord::Points,
            AssumedRecord::TieBreaks { list }
        ]
    );
    assert_eq!(event.settings().round_dates.len(), 3);
    assert!(event.players().all(|(_, known)| known.player.born.is_some_and(|day| day.year() > 1990)));
    // The report raised no objection: it comes back as it was read.
    let text = |file: &TrfFile| write(file, Style { line_end: LineEnd::Lf, ..Style::default() });
    assert_eq!(text(&from_snapshot(&event)), text(&file));
    assert!(text(&file).contains("\nDAT    1 EMAIL deniz@example.org\n001    2 w FM Barta, Ota"));
}

#[test]
fn the_points_of_a_plain_report_imply_the_values_of_results() {
    let Report { file, adjustments, .. } = plain("plain-3-1-0.trf");
    let [win, draw, bye] = [30, 10, 30].map(Points::from_tenths);
    assert!(adjustments.iter().any(|told| told.assumed == Assumed::PointSystem { win, draw, bye }));
    assert!(!adjustments.iter().any(|told| matches!(told.assumed, Assumed::Counted(_))));
    assert_eq!(import(&file, "plain").event.settings().points.win, win);
    // A single inconsistent total is not evidence: the usual points apply, and the total is reported.
    let odd = read(&include_str!("../golden/trf/plain.trf").replace(" 2.5    1", " 3.5    1")).unwrap();
    assert!(odd.file.points.is_none());
    let differing = odd.adjustments.iter().filter(|told| matches!(told.assumed, Assumed::Counted(_)));
    assert_eq!(differing.count(), 1);
}

#[test]
fn a_team_event_in_which_two_of_one_team_meet_is_refused() {
    let file = plain("plain-teams.trf").file;
    let refused = to_commands(&file, &SystemId::new("dutch-2026")).unwrap_err().to_string();
    assert!(refused.starts_with("The file is a team event that cannot be imported"), "{refused}");
    assert!(refused.contains("same team (one: 2, other: 4, round: 2)"), "{refused}");
    // The same teams in an event of players are stored, and come back.
    let text = include_str!("../golden/trf/plain-teams.trf").replace("Team: ", "Individual: ");
    let file = read(&text).unwrap().file;
    let event = import(&file, "teams").keeping(&file).event;
    assert_eq!(from_snapshot(&event).rosters, file.rosters);
}

#[test]
fn records_of_teams_with_byes_and_penalties_come_back() {
    let text = include_str!("../golden/trf/individual.trf").to_owned()
        + "299        -1.0    1    3\n802   3 GEO     19.0   32.5 FPB    4.0    16 w  2.5    11 b  2.5f\n\
            802   4 IND     19.0   32.5  FPB    4.0    16 w  2.5\n";
    let report = read(&text).unwrap();
    let kept = |told: &&Adjustment| told.assumed == Assumed::Kept;
    // The last line has shifted columns.
    assert_eq!(report.adjustments.iter().filter(kept).count(), 2, "{:?}", report.adjustments);
    assert_eq!(report.file.score_lines.len(), 1);
    survives_whole(import(&report.file, "penalty"), &report.file, &text, "penalty");
}

#[test]
fn changed_facts_of_an_event_are_rewritten_and_the_others_kept() {
    let text = include_str!("../golden/trf/real-31.trf");
    let file = read(text).unwrap().file;
    let Import { mut event, .. } = import(&file, "real-31").keeping(&file);
    let settings = Settings { place: Some(Name::new("Brno").unwrap()), ..event.settings().clone() };
    event = apply(&event, &Command::Announce(Box::new(settings))).unwrap();
    let ranks = |file: &TrfFile| file.players.iter().map(|line| line.details.rank).collect::<Vec<_>>();
    let named = from_snapshot(&event);
    assert_eq!(named.text(Record::City), Some("Brno"));
    assert_eq!((ranks(&named), named.points, named.text(Record::Standings)), (ranks(&file), None, None));
    let correct = Command::CorrectResult {
        round: RoundNo(5),
        board: BoardNo(1),
        result: Some(GameResult::Played(Outcome::BlackDraws)),
        follow: Follow::Record,
        reason: "slip".to_owned(),
    };
    let corrected = from_snapshot(&apply(&event, &correct).unwrap());
    assert_ne!(ranks(&corrected), ranks(&file));
    assert!(corrected.points.is_some(), "record 162 is written");
    assert!(corrected.text(Record::Standings).is_some_and(|list| list.starts_with("PTS,")));
    assert_eq!(corrected.players[18].details.rating, file.players[18].details.rating);
}

/// `HAKEM_CORPORA` names the folder of larger collections; without it only the samples here are read.
#[test]
fn collections_of_reports_survive() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/trf");
    for name in ["individual", "real-38", "accelerated", "national"] {
        assert_eq!(check(&samples.join(name).with_extension("trf")), [], "{name}");
    }
    let Some(folder) = std::env::var_os("HAKEM_CORPORA") else {
        eprintln!("HAKEM_CORPORA is not set: the collections are not read");
        return;
    };
    let mut found = Vec::new();
    reports(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "no .trf below {}", folder.display());
    let (mut lossy, mut unknown) = (0, 0);
    for path in &found {
        let file = read_bytes(&std::fs::read(path).unwrap()).unwrap().file;
        if let Some(id) = system_id(&file).filter(|id| system(id).is_none()) {
            eprintln!("{}: the system {id} is not known here", path.display());
            unknown += 1;
            continue;
        }
        let losses = check(path);
        if !losses.is_empty() {
            lossy += 1;
            eprintln!("{}: {losses:?}", path.display());
        }
    }
    eprintln!("{} reports read, {lossy} with losses, {unknown} of unknown systems", found.len());
}

/// Record 192 states how often each pair meets, and is not part of TRF16.
#[test]
fn a_report_of_trf16_says_how_many_cycles_a_round_robin_has() {
    let mut options = Options::default();
    options.set("cycles", Some(OptionValue::Number(3)));
    options.set("swap", Some(OptionValue::YesNo(true)));
    let event = Event::announced(Settings { options, ..settings("round-robin", 9) }, 4, 0).snapshot;
    let text = write(&from_snapshot(&event), Style { dialect: Dialect::Trf16, ..Style::default() });
    let again = import(&read(&text).unwrap().file, &text).event;
    assert_eq!(again.settings().options, event.settings().options, "{text}");
    assert!(propose(&again, RoundNo(1), Trace::silent()).is_ok(), "{text}");
}

/// The numbers of such a report do not follow from the ratings: withdrawn players are last in it.
#[test]
fn players_withdrawn_before_round_1_are_not_in_the_bracket_of_the_report() {
    let played = Event::played("knockout", 6, 0, 3).snapshot;
    let strongest = numbering(&played, system("knockout").unwrap(), RoundNo(1))[0];
    let event = apply(&played, &Command::Withdraw { id: strongest, from: RoundNo(1) }).unwrap();
    let text = write(&from_snapshot(&event), Style::default());
    let again = import(&read(&text).unwrap().file, &text).event;
    let names = |event: &Snapshot| -> BTreeSet<String> {
        let draft = propose(event, RoundNo(1), Trace::silent()).unwrap().draft;
        let sides = draft.boards.iter().flat_map(|meeting| [meeting.white, meeting.black]);
        sides.map(|id| event.player(id).unwrap().player.name.to_string()).collect()
    };
    assert_eq!(names(&again), names(&event), "{text}");
    // A stated order of numbers omits players who withdraw afterwards.
    let numbering: Vec<PlayerId> = played.players().map(|(id, _)| id).collect();
    let stated = Settings { numbering, ..played.settings().clone() };
    let leaves = PlayerId(2);
    let commands = [Command::Announce(Box::new(stated)), Command::Withdraw { id: leaves, from: RoundNo(1) }];
    let event = commands.iter().fold(played, |event, command| apply(&event, command).unwrap());
    let name = event.player(leaves).unwrap().player.name.to_string();
    assert!(!names(&event).contains(&name));
}

/// Reports of earlier versions name the edition only in record 092.
#[test]
fn an_edition_that_record_092_alone_names_stays_through_every_form_of_the_report() {
    // Only record 192 states options of tables, such as cycles.
    for format in SYSTEMS.iter().filter(|format| format.facts().course == Course::Results) {
        let id = format.facts().id;
        let wishes = Wishes { players: Some(4), ..Wishes::default() };
        let mut file = from_snapshot(&simulate(&wishes, *format, 8, 1).unwrap().event);
        let kind = if format.facts().paired == Paired::Teams { "Team" } else { "Individual" };
        file.texts.remove(&Record::EncodedType);
        file.texts.insert(Record::Type, format!("{kind}: {id}"));
        for line in &mut file.loose {
            line.text = line.text.replace(&format!(" system={id}"), "");
        }
        for dialect in [Dialect::Trf2026, Dialect::Trf16, Dialect::Compatible, Dialect::CompatibleXxa] {
            let style = Style { dialect, ..Style::default() };
            let made = import(&read(&write(&file, style)).unwrap().file, id).event;
            assert_eq!(made.settings().system.as_str(), id, "{dialect:?}");
            // As the event writes it, and as a console does that preserves the records of the report.
            let kept = to_commands(&file, &SystemId::new("dutch-2026")).unwrap().keeping(&file).event;
            for event in [&made, &kept] {
                let text = write(&from_snapshot(event), style);
                let again = import(&read(&text).unwrap().file, &text).event;
                assert_eq!(again.settings().system.as_str(), id, "{dialect:?}: {text}");
                assert_eq!(again.settings().options, made.settings().options, "{dialect:?}: {text}");
            }
        }
    }
}

/// Record 192 has no code for an accelerated Olympiad, and TRF16 has no record 192.
#[test]
fn the_acceleration_of_teams_comes_back_from_reports_without_its_code() {
    let wishes = Wishes { acceleration: Some(Acceleration::Baku), ..Wishes::default() };
    for (id, dialect) in [("olympiad-2022", Dialect::Trf2026), ("team-swiss-2026", Dialect::Trf16)] {
        let file = from_snapshot(&simulate(&wishes, system(id).unwrap(), 11, 3).unwrap().event);
        assert!(!file.virtual_points.is_empty(), "{id}");
        let text = write(&file, Style { dialect, ..Style::default() });
        let Import { event, losses, .. } = import(&read(&text).unwrap().file, &text);
        assert!(losses.iter().all(|loss| loss.other_scores().is_none()), "{id}: {losses:?}");
        assert_eq!(event.settings().acceleration, Acceleration::Baku, "{text}");
        assert_eq!(from_snapshot(&event).virtual_points, file.virtual_points, "{text}");
    }
}

/// A team with too few players seats some who have not arrived yet; their boards are forfeited.
#[test]
fn late_players_of_teams_arrive_in_the_round_of_the_report() {
    let rates = Rates { late_entries: Some(Often::Share(30)), ..Rates::default() };
    let wishes = Wishes { teams: Some(7), players: Some(4), rates, ..Wishes::default() };
    let late = |file: &TrfFile| -> Vec<String> {
        let lines = file.loose.iter().map(|line| line.text.clone());
        lines.filter(|line| line.starts_with("### hakem: late=")).collect()
    };
    let mut seen = 0;
    for number in 1..=12 {
        let made = simulate(&wishes, system("olympiad-2022").unwrap(), 22, number).unwrap().event;
        let file = from_snapshot(&made);
        let text = write(&file, Style::default());
        let again = import(&read(&text).unwrap().file, &text).event;
        assert_eq!(late(&from_snapshot(&again)), late(&file), "{text}");
        seen += late(&file).len();
    }
    assert!(seen > 3, "{seen}");
}
