use super::*;
use crate::exchange::{Content, Source, read_source};
use crate::i18n::Language;
use hakem_engine::command::Bulk;
use hakem_engine::tournament::Snapshot;
use hakem_engine::trf;

/// The workbook of a Swiss tournament as exported by chess-results; numbers are ranks.
const RANKING: &str = "From the Tournament-Database of Chess-Results\n\nOpen of Izmir\nRanking crosstable after Round 3\n\n\
    Rk.;;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.;TB1\n\
    1;FM;Ak, Ayşe;2000;TUR;4w1;2b½;3w1;2,5;4,5\n\
    2;;Boz, Can;2100;TUR;3b1;1w½;-½;2;4\n\
    3;;Novák, Jan;1900;CZE;2w0;5b+;1b0;1;5,5\n\
    4;;Su, Zeki;1800;TUR;1b0;-1;5w*;1;3\n\
    5;;Žižka, Eva;1700;CZE;-0;3w-;4b*;0;2\n\n\
    Annotation:;;;;;;;;;\nTie Break1: Buchholz;;;;;;;;;\n";

fn content(name: &str, text: &str) -> Result<Content, ImportError> {
    let source = Source { path: name.into(), bytes: text.as_bytes().to_vec() };
    read_source(&source, &Texts::new(Language::English))
}

#[track_caller]
fn imported(text: &str) -> Imported {
    match content("Open.csv", text).unwrap() {
        Content::Event(imported) => imported,
        _ => panic!("no event"),
    }
}

#[track_caller]
fn refused(text: &str) -> Vec<String> {
    match content("Open.csv", text) {
        Err(ImportError::List { faults, .. }) => faults,
        _ => panic!("taken"),
    }
}

/// The rounds as lines of a report.
fn lines(imported: &Imported) -> Vec<String> {
    let mut event = Bulk::new(Snapshot::blank());
    imported.commands.iter().for_each(|command| event.apply(command).unwrap());
    let text = trf::write(&trf::from_snapshot(&event.finish()), trf::Style::default());
    let players = text.lines().filter(|line| line.starts_with("001"));
    let shown = |line: &str| {
        let rounds: Vec<&str> =
            line.chars().count().gt(&89).then(|| line.split_at(rounds_at(line)).1).into_iter().collect();
        let rounds = rounds.concat();
        format!(
            "{} {}",
            line.split_whitespace().nth(1).unwrap(),
            rounds.split_whitespace().collect::<Vec<_>>().join(" ")
        )
    };
    players.map(shown).collect()
}

fn rounds_at(line: &str) -> usize {
    line.char_indices().nth(89).map_or(line.len(), |(at, _)| at)
}

#[test]
fn a_ranking_crosstable_becomes_an_event_with_its_rounds() {
    let imported = imported(RANKING);
    // Boz has the highest rating; the ranks of the table become starting numbers.
    assert_eq!(
        lines(&imported),
        [
            "1 3 b 1 2 w = 0000 - H",
            "2 4 w 1 1 b = 3 w 1",
            "3 1 w 0 5 b + 2 b 0",
            "4 2 b 0 0000 - U 5 w",
            "5 0000 - Z 3 w - 4 b",
        ]
    );
    assert_eq!(imported.account.unused(), ["TB1"]);
    let notes = imported.notes.join("\n");
    assert!(notes.contains("no starting numbers") && notes.contains("last round of the table"), "{notes}");
    assert!(!notes.contains("differ from the rounds"), "{notes}");
}

#[test]
fn numbers_are_those_by_which_both_players_say_the_same() {
    // By starting rank, with starting numbers; the ranks are in the last column, and colours are in Turkish.
    let starting = "No.;Ad Soyad;ELO;1.Tur;2. Tur;Puan;Sıra\n1;Boz, Can;2100;3 s 1;2 b 1/2;1,5;2\n\
                    2;Ak, Ayşe;2000;4 b 1;1 s 1/2;1,5;1\n3;Novák, Jan;1900;1 b 0;4 s 0;0;4\n4;Su, Zeki;1800;2 s 0;3 b 1;1;3\n";
    let event = imported(starting);
    assert_eq!(lines(&event), ["1 3 b 1 2 w =", "2 4 w 1 1 b =", "3 1 w 0 4 b 0", "4 2 b 0 3 w 1"]);
    assert!(event.account.unused().is_empty());
    // With both, ranks join the rows and starting numbers number the players.
    let both = "Rk.;SNo;Name;Rtg;1.Rd\n1;3;Ak, Ayşe;1900;2w1\n2;1;Boz, Can;2100;1b0\n3;2;Su, Zeki;2000;-1\n";
    assert_eq!(lines(&imported(both)), ["1 3 b 0", "2 0000 - U", "3 1 w 1"]);
}

#[test]
fn contradictions_are_reported_with_line_and_column() {
    let faults = |from: &str, to: &str| refused(&RANKING.replace(from, to));
    assert_eq!(
        faults("3;;Novák, Jan;1900;CZE;2w0", "3;;Novák, Jan;1900;CZE;2w½"),
        ["Line 8, column 1.Rd: “3b1” contradicts line 9: “2w½”. Correct one of the two cells."]
    );
    assert_eq!(
        faults("4w1;2b½", "9w1;2b½"),
        [
            "Line 7, column 1.Rd: “9w1” is not the number of a player in the table. Correct the cell, or import the \
             entire table.",
            "Line 10, column 1.Rd: “1b0” contradicts line 7: “9w1”. Correct one of the two cells.",
        ]
    );
    assert!(faults("2b½;3w1", "2b½;3w7")[0].starts_with("Line 7, column 3.Rd: “3w7” is not a pairing"));
    let open = RANKING.replace("4w1;2b½", "4w;2b½").replace("TUR;1b0;-1", "TUR;1b;-1");
    assert!(refused(&open)[0].starts_with("Line 7, column 1.Rd: “4w” has no result"));
}

#[test]
fn facts_missing_in_the_table_are_reported() {
    let told = |text: &str| imported(text).notes.join("\n");
    assert!(told(&RANKING.replace("3w1;2,5;", "3w1;3;")).contains("The points of Ak, Ayşe differ"));
    let byes = told(&RANKING.replace("5b+;1b0;1;", "-1;1b0;1;").replace("-0;3w-;4b*", "-0;-0;4b*"));
    assert!(byes.contains("Several players have a point without an opponent in round 2"), "{byes}");
}

#[test]
fn tables_without_rounds_stay_lists() {
    let lists = [
        // A round robin: columns are opponents.
        "Rk.;Name;Rtg;1;2;3;Pts.\n1;Ak, Ayşe;2000;*;1;1;2\n2;Boz, Can;1900;0;*;1;1\n3;Su, Zeki;1800;0;0;*;0\n",
        "Name;Rtg;TB1;TB2\nAk, Ayşe;2000;1;2\n",
        // The first rounds are missing.
        "Rk.;Name;4.Rd\n1;Ak, Ayşe;2w1\n2;Boz, Can;1b0\n",
    ];
    for list in lists {
        assert!(matches!(content("Open.csv", list), Ok(Content::Players(_))), "{list}");
    }
}

const ROBIN: &str = "No.;Name;Rtg;1;2;3;4;Pts.\n1;Ak, Ayşe;2000;*;1;½;+;2,5\n2;Boz, Can;1900;0;*;1;;1\n\
                     3;Su, Zeki;1800;½;0;*;-;0,5\n4;Us, Naz;1700;-;;-;*;0\n";

#[test]
fn the_crosstable_of_a_round_robin_has_the_rounds_of_the_berger_table() {
    let robin = imported(ROBIN);
    // Round 1: 1-4, 2-3. Round 2: 4-3, 1-2. Round 3: 2-4, 3-1.
    assert_eq!(
        lines(&robin),
        ["1 4 w + 2 w 1 3 b =", "2 3 w 1 1 b 0 4 w", "3 2 b 0 4 b - 1 w =", "4 1 b - 3 w - 2 b"]
    );
    assert!(robin.account.unused().is_empty());
    let notes = robin.notes.join("\n");
    assert!(notes.contains("Berger table") && !notes.contains("differ from the rounds"), "{notes}");
    let points = imported(&ROBIN.replace(";1;;1\n", ";1;;2\n")).notes.join("\n");
    assert!(points.contains("The points of Boz, Can differ"), "{points}");
}

#[test]
fn a_double_round_robin_has_a_sign_for_each_game() {
    let double = "Nr.;Name;1;2;3;Pts\n1;Ak;*;1½;01;2½\n2;Boz;0½;*;10;1½\n3;Su;10;01;*;2\n";
    let event = imported(double);
    assert_eq!(lines(&event).len(), 3);
    assert_eq!(lines(&event)[0].matches(" w ").count(), 2, "{:?}", lines(&event));
    assert!(!event.notes.join("\n").contains("differ from the rounds"), "{:?}", event.notes);
}

#[test]
fn a_row_of_data_with_numbers_of_several_digits_is_no_heading() {
    let list = content("list.csv", "Player;100;200\nAk, Can;150;250\n").unwrap();
    assert!(matches!(list, Content::Players(table) if !table.has_head()));
}

#[test]
fn cells_of_a_round_robin_that_contradict_each_other_are_refused() {
    let faults = refused(&ROBIN.replace("2;Boz, Can;1900;0;", "2;Boz, Can;1900;½;"));
    assert_eq!(faults, ["Line 2, column 2: “1” contradicts line 3: “½”. Correct one of the two cells."]);
}
