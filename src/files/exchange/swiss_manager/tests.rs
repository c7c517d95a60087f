use super::*;
use crate::i18n::Language;
use hakem_engine::command::{Bulk, Command};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{Licence, PlayerId, RoundPlace};

const PLAYERS: &str = "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;Wtg1;Rang;\
                       Nachname;Vorname;Atitel\r\n\
                       1;Brunner Livia;WGM;;0;2447;01.06.1992;SUI;W;;;0;Zürich;0;;2;;1;Brunner;Livia;\r\n\
                       2;Novak Tomasz;FM;77;2100;2300;1990;POL;;;;0;;1100000;;1,5;;2;Novak;Tomasz;\r\n\
                       3;Şahin Ali;;;0;0;;TUR;;;;0;;0;;0,5;;3;Şahin;Ali;\r\n";

const PAIRINGS: &str = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n\
                        1;1;0;0;1;2;1;0;;1:0;0;;\r\n\
                        2;1;0;0;3;1;0;1;K;0:1K;0;;\r\n\
                        2;2;0;0;2;-1;1;1;;1:1;0;;\r\n\
                        3;1;0;0;2;3;0,5;0,5;;0,5:0,5;0;;\r\n";

fn texts() -> Texts {
    Texts::new(Language::English)
}

fn source(name: &str, text: &str) -> Source {
    Source { path: PathBuf::from(name), bytes: text.as_bytes().to_vec() }
}

fn made(players: &str, pairings: &str) -> Result<Imported, ImportError> {
    event(&source("Open.txt", players), &source("Open-pairings.txt", pairings), &texts())
}

fn snapshot(commands: &[Command]) -> Snapshot {
    let mut bulk = Bulk::new(Snapshot::blank());
    commands.iter().for_each(|command| bulk.apply(command).unwrap());
    bulk.finish()
}

/// All data of rounds in the two files.
fn rounds(event: &Snapshot) -> Vec<String> {
    let round = |round: &std::sync::Arc<hakem_engine::tournament::Round>| {
        let boards = round.games().map(|(board, of, result)| format!("{board} {:?} {result:?}", of.meeting));
        let byes = round.places().iter().map(|place| match place {
            RoundPlace::Bye(bye) => format!("{bye:?}"),
            _ => String::new(),
        });
        boards.chain(byes).collect::<Vec<_>>().join("\n")
    };
    event.rounds().iter().map(round).collect()
}

#[test]
fn the_two_files_become_an_event() {
    let imported = made(PLAYERS, PAIRINGS).unwrap();
    assert_eq!((imported.notes, imported.noted.losses), (Vec::<String>::new(), vec![]));
    let event = snapshot(&imported.commands);
    let player = |id| &event.player(PlayerId(id)).unwrap().player;
    assert_eq!(player(1).name.as_str(), "Brunner, Livia");
    assert_eq!(player(2).licence, Licence::of_number(77));
    assert_eq!(player(2).national_rating.map(|rating| rating.get()), Some(2100));
    assert_eq!(player(3).rating, None);
    assert_eq!(event.settings().name.as_str(), "Open");
    let told = rounds(&event);
    assert!(told[0].contains("Played(WhiteWins)") && told[0].contains("Requested(ZeroPoint)"), "{}", told[0]);
    assert!(told[1].contains("Forfeit(ToBlack)") && told[1].contains("PairingAllocated"), "{}", told[1]);
    // Brunner has 2 points of two games: her third round is an absence.
    assert!(told[2].contains("Played(Draw)") && told[2].contains("Requested(ZeroPoint)"), "{}", told[2]);
}

#[test]
fn scores_distinguish_byes_with_points_from_absences() {
    let players = PLAYERS.replace(";;2;;1;Brunner", ";;2,5;;1;Brunner");
    let event = snapshot(&made(&players, PAIRINGS).unwrap().commands);
    assert!(rounds(&event)[2].contains("Requested(HalfPoint)"));
    let players = PLAYERS.replace(";;2;;1;Brunner", ";;7;;1;Brunner");
    let notes = made(&players, PAIRINGS).unwrap().notes;
    assert!(notes[0].starts_with("The score of Brunner, Livia differs"), "{notes:?}");
}

#[test]
fn an_event_written_and_read_again_has_the_same_pairings_and_results() {
    let cases = ["aktar-17", "real-38", "accelerated", "national"];
    for name in cases {
        let folder = if name == "aktar-17" { "assets/samples" } else { "tests/golden/trf" };
        let path = format!("{}/../../{folder}/{name}.trf", env!("CARGO_MANIFEST_DIR"));
        let report = crate::exchange::read_report(path.as_ref(), &std::fs::read(&path).unwrap()).unwrap();
        let mut history = History::default();
        for command in report.commands {
            history.replay(Entry::Did(command), Moment(0)).unwrap();
        }
        let before = history.snapshot();
        let how = WriteOptions::default();
        let imported = made(&write::players(before, &how), &write::pairings(before, &how)).unwrap();
        let after = snapshot(&imported.commands);
        // The new event registers its players in the order of their numbers.
        let games = |event: &Snapshot| -> Vec<String> {
            let name = |id| event.player(id).map(|known| known.player.name.to_string()).unwrap_or_default();
            let of = |round: &std::sync::Arc<hakem_engine::tournament::Round>| {
                let game = |(board, of, result): (_, &hakem_engine::tournament::Board, _)| {
                    format!("{board} {} {} {result:?}", name(of.meeting.white), name(of.meeting.black))
                };
                round.games().map(game).collect::<Vec<_>>()
            };
            event.rounds().iter().flat_map(of).collect()
        };
        assert_eq!(games(before), games(&after), "{name}");
        assert_eq!(write::pairings(before, &how), write::pairings(&after, &how), "{name}");
        let names = |event: &Snapshot| -> Vec<_> {
            trf::players_in_order(event)
                .iter()
                .map(|id| event.player(*id).unwrap().player.name.clone())
                .collect()
        };
        assert_eq!(names(before), names(&after), "{name}");
    }
}

#[test]
fn marks_in_names_part_neither_cells_nor_names() {
    let players = "Nr;Nachname;Vorname;Name;Klub\n1;\"O\"\"Neil; the\";Ann;;\"A \"\"B\"\"\"\n";
    let pairings = PAIRINGS.lines().next().unwrap();
    let written = |event: &Snapshot| write::players(event, &WriteOptions::default());
    let first = written(&snapshot(&made(players, pairings).unwrap().commands));
    assert!(first.contains(";O'Neil the;Ann;"), "{first}");
    assert_eq!(written(&snapshot(&made(&first, pairings).unwrap().commands)), first);
}

#[test]
fn boards_without_points_are_lost_by_both_where_a_later_round_is_paired() {
    let pairings = PAIRINGS
        .replace("1;1;0;0;1;2;1;0;;1:0", "1;1;0;0;1;2;0;0;;0:0")
        .replace("0,5;0,5;;0,5:0,5", "0;0;;0:0");
    let imported = made(&PLAYERS.replace(";;1,5;;2;Novak", ";;1;;2;Novak"), &pairings).unwrap();
    assert!(
        imported
            .notes
            .iter()
            .any(|note| note.starts_with("One board of an earlier round") && note.contains("1.1"))
    );
    let told = rounds(&snapshot(&imported.commands));
    assert!(told[0].contains("Played(BothLose)") && told[2].contains("None"), "{told:?}");
}

#[test]
fn boards_are_in_the_order_of_the_file() {
    let players = PLAYERS.to_owned() + "4;D;;;0;1000;;;;;;0;;0;;;;4;D;;\r\n";
    let pairings = "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz\n1;2;1;3;1;0;\n1;1;4;2;0;0;K\n";
    let event = snapshot(&made(&players, pairings).unwrap().commands);
    let told = rounds(&event);
    assert!(told[0].starts_with("1 Meeting { white: PlayerId(4)"), "{}", told[0]);
    assert!(told[0].contains("Some(Forfeit(Both))"), "{}", told[0]);
}

#[test]
fn inconsistent_lines_are_reported_with_their_number() {
    let faulty = |players: &str, pairings: &str| match made(players, pairings) {
        Err(ImportError::SwissManager { fault, .. }) => fault,
        other => panic!("{:?}", other.err()),
    };
    use SwissManagerError as E;
    let line = |text: &str| PAIRINGS.replace("2;1;0;0;3;1;0;1;K", text);
    assert_eq!(faulty(PLAYERS, &line("2;1;0;0;9;1;0;1;K")), E::UnknownPlayer { line: 3, number: 9 });
    assert_eq!(faulty(PLAYERS, &line("2;1;0;0;2;1;0;1;K")), E::Twice { line: 4, number: 2, round: 2 });
    assert_eq!(faulty(PLAYERS, &line("2;1;0;0;3;1;7;1;")), E::NoResult { line: 3, found: "7:1".to_owned() });
    assert!(matches!(
        faulty(PLAYERS, &line("x;1;0;0;3;1;0;1;K")),
        E::NotANumber { line: 3, column: "Runde", .. }
    ));
    assert_eq!(faulty(PLAYERS, "Runde;Brett\n1;1\n"), E::NoColumn { column: "NrW" });
    assert!(matches!(faulty(&PLAYERS.replace("2;Novak", "1;Novak"), PAIRINGS), E::Number { line: 3, .. }));
}

#[test]
fn pairings_alone_are_results_and_players_alone_are_a_list() {
    let read = |source: &Source| crate::exchange::read_source(source, &texts()).unwrap();
    let Content::Games(games, account) = read(&source("round.txt", PAIRINGS)) else { panic!("games") };
    assert!(account.is_complete() && account.rows() > games.len() as u64, "a bye is a row and no game");
    assert_eq!((games.len(), games[1].white.number), (3, Some(3)));
    let Content::Players(table) = read(&source("players.txt", PLAYERS)) else { panic!("players") };
    assert_eq!(table.body().len(), 3);
}
