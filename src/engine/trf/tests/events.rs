//! Round trips between files and events.

use super::{ACCELERATED, INDIVIDUAL, LF, NATIONAL, REAL, event, field_at, file, number};
use crate::command::{Command, Follow, apply};
use crate::tournament::{BoardNo, GameResult, Outcome, Points, RoundNo, Snapshot, SystemId};
use crate::trf::{
    Assumed, Dialect, Loss, PlayerLine, Record, Style, TrfFile, from_snapshot, read, to_commands, write,
};

#[test]
fn an_event_made_of_a_file_gives_the_same_file() {
    for text in [INDIVIDUAL, REAL, ACCELERATED, NATIONAL] {
        let known = file(text);
        let made = from_snapshot(&event(&known));
        let cells =
            |file: &TrfFile| file.players.iter().map(|player| player.cells.clone()).collect::<Vec<_>>();
        assert_eq!(cells(&made), cells(&known));
        let names = |file: &TrfFile| {
            let person =
                |player: &PlayerLine| (player.number, player.details.name.clone(), player.details.points);
            file.players.iter().map(person).collect::<Vec<_>>()
        };
        assert_eq!(names(&made), names(&known));
        assert_eq!(
            crate::trf::system_id(&made),
            crate::trf::system_id(&known).or(Some("dutch-2026".to_owned()))
        );
        for round in known.next_round().up_to() {
            let fields = [&made, &known].map(|file| field_at(file, round.0));
            assert_eq!(fields[0].players.len(), fields[1].players.len());
            for (one, other) in fields[0].players.iter().zip(&fields[1].players) {
                assert_eq!(one, other, "round {round}");
            }
            assert_eq!(fields[0].forbidden, fields[1].forbidden);
        }
        // The written file reads without adjustments.
        let report = read(&write(&made, Style::default())).unwrap();
        assert_eq!((report.file, report.adjustments), (made, vec![]));
    }
}

/// A report with a line for all data that an event only stores.
fn with_everything() -> String {
    let text = INDIVIDUAL
        .replacen("012 ", "### at the head\n### hakem: cycles=2\n012 ", 1)
        .replacen("082 0", "082 2", 1)
        .replacen("192 FIDE_DUTCH_2026_BAKU", "192 CUSTOM_SWISS", 1)
        .replacen("152 W", "### below the rounds\n152 W\n777 a record of our own", 1)
        .replacen("001    2 m", "XXB    1 w    Alder, Ana                        2301 XXA     4242 2         2.5    1\n001    2 m", 1)
        .replacen("001    3 m", "### below player 2\n001    3 m", 1);
    text + "013 Rooks United                       1    3\n### below the team\n\
            802   1 ROOKS    3.0    5.5   4 w  2.5     2 b  3.0\n"
}

#[test]
fn records_that_an_event_only_stores_come_back_unchanged() {
    let known = file(&with_everything());
    let import = to_commands(&known, &SystemId::new("dutch-2026")).unwrap();
    let found = "CUSTOM_SWISS".to_owned();
    let stands_in = Loss::UnknownType { found, system: SystemId::new("dutch-2026") };
    let national = Loss::National { number: number(1) };
    assert_eq!(import.losses.iter().filter(|&loss| *loss != national).collect::<Vec<_>>(), [&stands_in]);
    let made = from_snapshot(&import.event);
    let records = [
        Record::TeamCount,
        Record::Type,
        Record::TimeControl,
        Record::RankingMethod,
        Record::EncodedType,
        Record::EncodedTimeControl,
    ];
    for record in records {
        assert_eq!(made.text(record), known.text(record), "{}", record.code());
    }
    assert_eq!((&made.deputy_arbiters, &made.dates), (&known.deputy_arbiters, &known.dates));
    let written = write(&made, LF);
    for line in ["### at the head", "### hakem: cycles=2", "777 a record of our own", "### below the team"] {
        assert!(written.lines().any(|other| other == line), "{line}\n{written}");
    }
    assert!(written.contains("\n### below the rounds\n152 W\n777 a record of our own\n"), "{written}");
    assert!(written.contains("\n### below player 2\n001    3 m"), "{written}");
    assert!(written.contains("\n013 Rooks United                       1    3\n"), "{written}");
    assert!(written.contains("\n802   1 ROOKS    3.0    5.5   4 w  2.5     2 b  3.0\n"), "{written}");
    // On the second import only the earlier losses are missing.
    let again = to_commands(&file(&written), &SystemId::new("dutch-2026")).unwrap();
    assert_eq!(again.event, import.event);
    assert_eq!(write(&from_snapshot(&again.event), LF), written);
}

#[test]
fn records_that_an_event_writes_itself_are_not_stored() {
    let type_of = |file: &TrfFile| event(file).settings().records.texts.get(Record::Type.code()).cloned();
    let own = from_snapshot(&event(&file(NATIONAL)));
    assert_eq!(own.text(Record::Type), Some("Individual: Swiss-System"));
    assert_eq!(type_of(&own), None);
    let with = |words: &str| file(&INDIVIDUAL.replacen("Individual: Swiss-System (Dutch)", words, 1));
    assert_eq!(type_of(&with("Individual: Swiss-System (Dutch)")), None);
    assert_eq!(type_of(&with("Individual: dutch-2026")), None, "the wording of earlier versions");
    assert_eq!(type_of(&with("Swiss, FIDE (Dutch) System")).as_deref(), Some("Swiss, FIDE (Dutch) System"));
}

#[test]
fn the_type_of_earlier_versions_is_written_as_other_programs_write_it() {
    let with_type = |text: &str, words: &str| {
        let mut known = file(text);
        known.texts.insert(Record::Type, words.to_owned());
        let made = to_commands(&known, &SystemId::new("dutch-2026")).unwrap().event;
        (made.settings().system.clone(), from_snapshot(&made))
    };
    let dutch = "Individual: Swiss-System (Dutch)";
    for words in ["Individual: dutch-2026", dutch] {
        let (_, written) = with_type(INDIVIDUAL, words);
        assert_eq!(written.text(Record::Type), Some(dutch), "{words}");
    }
    // Record 092 alone names the system.
    let mut alone = file(INDIVIDUAL);
    alone.texts.remove(&Record::EncodedType);
    alone.loose.clear();
    let (system, written) = with_type(&write(&alone, LF), "Individual: dutch-2026");
    assert_eq!(written.text(Record::Type), Some(dutch));
    assert_eq!(crate::trf::system_id(&written).as_deref(), Some(system.as_str()));
}

#[test]
fn the_federation_of_a_national_line_stays() {
    let turkish = NATIONAL.replace("\nTUR ", "\nXXB ");
    let made = from_snapshot(&event(&file(&turkish)));
    let codes = |file: &TrfFile| {
        file.players
            .iter()
            .flat_map(|player| &player.national)
            .map(|line| line.federation.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(codes(&made), codes(&file(&turkish)));
    assert!(codes(&made).contains(&"XXB".to_owned()));
}

/// Virtual points of a file by round and place, from its records alone.
fn stated(file: &TrfFile) -> Vec<Vec<Points>> {
    let rounds = file.rounds.unwrap().up_to();
    rounds.map(|round| crate::trf::acceleration::explicit(file, round)).collect()
}

#[test]
fn virtual_points_are_exported_as_they_were_recorded() {
    let baku = |records: &str| {
        let at = ACCELERATED.find("\n250").map_or(ACCELERATED.len(), |at| at + 1);
        let rest: Vec<&str> = ACCELERATED[at..].lines().filter(|line| !line.starts_with("250")).collect();
        format!(
            "{}{records}{}",
            &ACCELERATED[..at],
            rest.iter().map(|line| format!("{line}\n")).collect::<String>()
        )
    };
    let cases = [
        // A different group, a different value, one round only, points without players.
        baku("250       1.0   1   2    1    3\n250       0.5   3   3    1    3\n"),
        baku("250       2.0   1   1    2    5\n"),
        baku("250       0.0   1   1    1    1\n"),
    ];
    for text in cases {
        let known = file(&text);
        let import = to_commands(&known, &SystemId::new("dutch-2026")).unwrap();
        let made = from_snapshot(&import.event);
        assert_eq!(stated(&made), stated(&known), "{text}");
        let again = to_commands(&file(&write(&made, LF)), &SystemId::new("dutch-2026")).unwrap();
        assert_eq!(again.event, import.event);
    }
    // The same for future rounds, before any is paired.
    let early: String = INDIVIDUAL
        .lines()
        .filter(|line| !line.starts_with("240"))
        .map(|line| format!("{}\n", if line.starts_with("001") { &line[..91] } else { line }))
        .collect();
    let early = early.replace("250       0.5   3   3", "250       0.5   4   5");
    let known = file(&early);
    assert_eq!(stated(&from_snapshot(&event(&known))), stated(&known));
}

#[test]
fn late_corrections_are_in_the_report_and_the_counted_result_is_in_a_comment() {
    let before = event(&file(REAL));
    let reason = || "found after the event".to_owned();
    let follow = Follow::RatingReportOnly;
    let result = Some(GameResult::Played(Outcome::Draw));
    let corrected = [
        Command::CorrectResult { round: RoundNo(2), board: BoardNo(3), result, follow, reason: reason() },
        Command::CorrectColours { round: RoundNo(1), board: BoardNo(2), follow, reason: reason() },
    ];
    let after = corrected.iter().fold(before.clone(), |event, command| apply(&event, command).unwrap());
    let [plain, report] = [&before, &after].map(from_snapshot);
    let changed = |line: &PlayerLine, round: u8| {
        plain.player(line.number).unwrap().cell(RoundNo(round)) != line.cell(RoundNo(round))
    };
    assert_eq!(report.players.iter().filter(|line| changed(line, 2)).count(), 2);
    assert_eq!(report.players.iter().filter(|line| changed(line, 1)).count(), 2);
    assert!(write(&report, LF).contains("### hakem: counted=1:"), "{}", write(&report, LF));
    // The sums are those of the columns, the ranks those of the standings.
    let read_again = read(&write(&report, LF)).unwrap();
    assert_eq!((&read_again.file, read_again.adjustments), (&report, vec![]));
    let ranks = |file: &TrfFile| file.players.iter().map(|line| line.details.rank).collect::<Vec<_>>();
    assert_eq!(ranks(&report), ranks(&plain));
    let again = event(&report);
    for (round, board) in [(2, 3), (1, 2)] {
        let shown = |event: &Snapshot| event.round(RoundNo(round)).unwrap().rating_only(BoardNo(board));
        assert_eq!(shown(&again), shown(&after), "{round}");
        assert!(shown(&again).is_some());
    }
    assert_eq!(from_snapshot(&again), report);
    for round in [3, 5] {
        assert_eq!(field_at(&report, round), field_at(&plain, round));
    }
    // Other engines pair by the results that count.
    let compatible = Style { dialect: Dialect::Compatible, ..LF };
    let rounds = |file| -> Vec<String> {
        let text = write(file, compatible);
        text.lines().filter(|line| line.starts_with("001")).map(str::to_owned).collect()
    };
    assert_eq!(rounds(&report), rounds(&plain));
}

#[test]
fn byes_announced_for_later_rounds_are_kept() {
    let known = file(&INDIVIDUAL.replacen("240 H   4    2    6", "240 H   4    2    6\n240 Z   5    1", 1));
    assert_eq!(from_snapshot(&event(&known)).requested_byes, known.requested_byes);
}

#[test]
fn numbers_that_a_report_states_against_the_ratings_stay() {
    let player = |number: u16, rating: u16| {
        format!("001 {number:>4}      Player {number}                          {rating:>4}\n")
    };
    let text = format!("012 Two\n142 3\n152 W\n{}{}{}", player(1, 2000), player(2, 2400), player(3, 2200));
    let made = event(&file(&text));
    let system = crate::pairing::system("dutch-2026").unwrap();
    let order = crate::pairing::numbering(&made, system, RoundNo(1));
    assert_eq!(order.iter().map(|id| id.0).collect::<Vec<_>>(), [1, 2, 3]);
    let names: Vec<String> =
        from_snapshot(&made).players.iter().map(|player| player.details.name.clone()).collect();
    assert_eq!(names, ["Player 1", "Player 2", "Player 3"]);
    let field = field_at(&file(&text), 1);
    assert_eq!(field.players.iter().map(|player| player.number.0).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn a_report_without_record_142_has_the_rounds_of_its_columns_and_dates() {
    let plain = |text: &str| {
        let lines = text.lines().filter(|line| !["142", "152", "162", "192"].contains(&&line[..3]));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let report = read(&plain(INDIVIDUAL)).unwrap();
    assert_eq!(report.file.rounds, Some(RoundNo(5)), "five dates");
    assert!(report.adjustments.iter().any(|told| told.assumed == Assumed::Rounds(5)));
    assert_eq!(field_at(&report.file, 4).rounds, RoundNo(5));
    let undated: String =
        plain(REAL).lines().filter(|line| !line.starts_with("132")).map(|line| format!("{line}\n")).collect();
    assert_eq!(read(&undated).unwrap().file.rounds, file(REAL).last_paired_round());
}

#[test]
fn dates_off_their_columns_are_read_in_their_order() {
    let dates = file(INDIVIDUAL).dates;
    let line = INDIVIDUAL.lines().find(|line| line.starts_with("132")).unwrap();
    let shifted = [
        line.replacen("132    ", "132", 1),
        line.replace("  26", " 26"),
        line.replace("26/", "2026/"),
        "132 26/03/06 26/03/07 26/03/07 26/03/08 26/03/08".to_owned(),
    ];
    for other in shifted {
        let report = read(&INDIVIDUAL.replacen(line, &other, 1)).unwrap();
        assert_eq!(report.file.dates, dates, "{other}");
        assert!(report.adjustments.iter().any(|told| told.assumed == Assumed::OffColumns), "{other}");
    }
    // A record for each round, as some programs write it; a line in columns remains the only one.
    let lines = "132 2026/03/06\n132 2026/03/07\n132 2026/03/07\n132 2026/03/08\n132 2026/03/08";
    let report = read(&INDIVIDUAL.replacen(line, lines, 1)).unwrap();
    assert_eq!((&report.file.dates, report.file.loose.len()), (&dates, file(INDIVIDUAL).loose.len()));
    let report = read(&INDIVIDUAL.replacen(line, &format!("{line}\n132 2026/03/09"), 1)).unwrap();
    assert_eq!(report.file.dates, dates);
    assert!(report.adjustments.iter().any(|told| matches!(told.assumed, Assumed::FirstLine { .. })));
    // Tabs between the dates, and in a text; in a player they would shift the columns.
    let tabs =
        INDIVIDUAL.replacen(line, &line.replacen("      26", "\t\t26", 1), 1).replacen("012 ", "012 \t", 1);
    let report = read(&tabs).unwrap();
    assert_eq!(
        (&report.file.dates, report.file.texts.get(&Record::Name)),
        (&dates, file(INDIVIDUAL).texts.get(&Record::Name))
    );
    assert_eq!(report.adjustments.iter().filter(|told| told.assumed == Assumed::TabsAsBlanks).count(), 2);
    assert!(read(&INDIVIDUAL.replacen("001    1", "001\t   1", 1)).is_err());
    // A year that the two digits of the record cannot represent would be lost.
    let report = read(&INDIVIDUAL.replacen(line, &line.replace("26/", "4026/"), 1)).unwrap();
    assert!(report.file.dates.is_empty());
    assert!(report.adjustments.iter().any(|told| told.assumed == Assumed::NoDate));
}

#[test]
fn teams_of_trf16_make_a_team_event_unless_the_report_says_otherwise() {
    let roster = "013 Rooks United                       1    2\n";
    let team = format!("{INDIVIDUAL}{roster}").replacen("092 Individual: Swiss-System", "092 Team Swiss", 1);
    assert!(!file(&format!("{INDIVIDUAL}{roster}")).is_team_event());
    assert!(!file(&team).is_team_event(), "082 says that there are none");
    let team = team.replacen("082 0", "082 1", 1);
    assert_eq!(
        to_commands(&file(&team), &SystemId::new("dutch-2026")).unwrap_err().to_string(),
        "The file is a team event that cannot be imported: system (found: FIDE_DUTCH_2026_BAKU)"
    );
}

#[test]
fn without_a_list_of_tie_breaks_the_system_names_them() {
    let list = |system: &str| {
        let text = NATIONAL.replace("system=basic-swiss", &format!("system={system}"));
        event(&file(&text)).settings().tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(list("round-robin"), ["DE", "SB", "WON", "KS"]);
    assert_eq!(list("dutch-1992"), ["DE (first place only)", "ARO", "LOT"]);
    assert_eq!(list("dutch-2009"), ["BH", "SB", "WON", "DE"]);
}

#[test]
fn every_round_of_an_import_is_published_with_its_results() {
    let event = event(&file(INDIVIDUAL));
    assert_eq!(event.last_published(), Some(RoundNo(3)));
    assert_eq!(
        event.scores(3).iter().map(|points| points.tenths()).collect::<Vec<_>>(),
        [25, 20, 20, 20, 10, 5, 5]
    );
    assert_eq!(event.players().nth(1).unwrap().1.byes.len(), 2);
}
