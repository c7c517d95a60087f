//! Faults and unclear content of a file are reported with their location.

use super::{INDIVIDUAL, event, file, number};
use crate::pairing::ready;
use crate::tournament::{Colour, Points, RoundNo, Snapshot, SystemId};
use crate::trf::{Adjustment, Assumed, Code, Expected, PlayerField, RoundCell, read, to_commands};

/// Replaces a piece of the example once and reads it.
#[track_caller]
fn damaged(from: &str, to: &str) -> Vec<(u32, usize, String, Expected)> {
    let text = INDIVIDUAL.replacen(from, to, 1);
    assert_ne!(text, INDIVIDUAL);
    let errors = read(&text).unwrap_err().errors;
    errors.into_iter().map(|error| (error.line, error.column, error.found, error.expected)).collect()
}

#[test]
fn every_fault_has_line_column_what_was_found_and_what_was_expected() {
    let cases = [
        ("001    3 m", "001    2 m", 25, 5, "2", Expected::UniqueNumber { line: 24 }),
        ("001    3 m", "001      m", 25, 5, "", Expected::Number { lowest: 1, highest: 9999 }),
        ("001    3 m", "001    x m", 25, 8, "x", Expected::Number { lowest: 1, highest: 9999 }),
        ("001    3 m ", "001\t   3 m", 25, 4, "U+0009", Expected::Printable),
        ("0000 - H\n", "0000 - 5\n", 24, 119, "5", Expected::ResultCode),
        ("     4 w 1     2 b =", "     4 x 1     2 b =", 23, 97, "x", Expected::Colour),
        ("     4 w 1     2 b =", "     1 w 1     2 b =", 23, 95, "1", Expected::OtherPlayer),
        ("     4 w 1     2 b =", "     4 w U     2 b =", 23, 99, "U", Expected::GameCode),
        (
            "     4 w 1     2 b =",
            "    x4 w 1     2 b =",
            23,
            94,
            "x4",
            Expected::Number { lowest: 0, highest: 9999 },
        ),
        ("     4 w 1     2 b =", "     4  w1     2 b =", 23, 98, "w", Expected::Blank),
        ("0000 - U", "0000 - ?", 27, 109, "?", Expected::ByeCode),
        ("     4 w 1     2 b =", "    44 w 1     2 b =", 23, 92, "44 w 1", Expected::KnownPlayer),
        ("     2 b =     3 w 1", "     2 b       3 w 1", 23, 102, "2 b", mirror(24, "1 w =")),
        ("     2 b =     3 w 1", "     2 w =     3 w 1", 23, 102, "2 w =", mirror(24, "1 w =")),
        ("     2 b =     3 w 1", "     2 b 1     3 w 1", 23, 102, "2 b 1", mirror(24, "1 w =")),
        ("     2 b =     3 w 1", "     3 b =     3 w 1", 23, 102, "3 b =", mirror(25, "7 b 1")),
        ("240 H   4    2", "240 H   3    1", 30, 5, "H 1", Expected::SameAs { line: 23 }),
        ("240 H   4    2", "240 X   4    2", 30, 5, "X", Expected::RequestedBye),
        ("240 H   4    2", "240 H 256    2", 30, 7, "256", Expected::AtMost { limit: 255 }),
        ("260   1   5    1", "260   1   5    9", 33, 16, "9", Expected::KnownPlayer),
        ("250       0.5   3", "250       0.5   2", 32, 1, "250", Expected::SameAs { line: 31 }),
        ("142 5", "142 256", 14, 5, "256", Expected::AtMost { limit: 255 }),
        ("142 5", "142 5\n142 6", 15, 1, "142 6", Expected::SameAs { line: 14 }),
        ("142 5", "142 5\nXXR 6", 15, 1, "XXR 6", Expected::SameAs { line: 14 }),
        ("152 W", "152 X", 15, 5, "X", Expected::InitialColour),
        ("  L 0.0", "  W 0.0", 16, 24, "W", Expected::PointSymbol),
        ("240 H   4", "XXP 1 x\n240 H   4", 30, 7, "x", Expected::Number { lowest: 1, highest: 9999 }),
        ("240 H   4", "XXC white2\n240 H   4", 30, 5, "white2", Expected::ColourWord),
        ("240 H   4", "XXS WW:1\n240 H   4", 30, 5, "WW:1", Expected::PointCode),
    ];
    for (from, to, line, column, found, expected) in cases {
        let errors = damaged(from, to);
        assert_eq!(errors.first(), Some(&(line, column, found.to_owned(), expected)), "{to}");
    }
}

fn mirror(line: u32, there: &str) -> Expected {
    Expected::Mirror { line, there: there.to_owned() }
}

#[test]
fn an_unfinished_game_is_a_fault_once_a_later_round_is_paired() {
    let open = INDIVIDUAL.replace("     6 b =\n", "     6 b\n");
    let open = open.replace("     7 w =\n", "     7 w\n");
    assert_eq!(file(&open).player(number(6)).unwrap().cell(RoundNo(3)).code(), None);
    assert_eq!(
        ready(&event(&file(&open)), RoundNo(4)).unwrap_err().to_string(),
        "unfinished (round: 3, white: 6, black: 7)"
    );
    let errors = damaged("     2 b =     3 w 1", "     2 b       3 w 1");
    assert_eq!(errors.len(), 1);
    let both = INDIVIDUAL.replace("     2 b =     3 w 1", "     2 b       3 w 1");
    let both = both.replace("     1 w =  0000 - H", "     1 w    0000 - H");
    let errors = read(&both).unwrap_err().errors;
    let found: Vec<_> = errors.iter().map(|error| (error.line, error.column, &error.expected)).collect();
    assert_eq!(found, [(24, 109, &Expected::Result)]);
}

#[test]
fn faults_are_collected_up_to_a_limit() {
    let errors = read(&"001    x\n".repeat(60)).unwrap_err();
    assert_eq!((errors.errors.len(), errors.more), (50, true));
    assert_eq!(errors.errors[49].line, 50);
    let nothing = read("no tournament").unwrap_err();
    assert_eq!(nothing.errors[0].expected, Expected::Players);
}

#[test]
fn oversized_reports_are_distinguished_from_other_faults() {
    let rounds = "  0000 - Z".repeat(256);
    let errors = read(&format!("001    1 {:80}{rounds}", "")).unwrap_err();
    assert!(errors.is_too_large());
    assert!(!read("001    x").unwrap_err().is_too_large());
    let all: String = (1..=2000).map(|number| format!(" {number:>4}")).collect();
    let players: String = (1..=2000).map(|number| format!("001 {number:>4}\n")).collect();
    assert!(read(&format!("{players}260   1   5{all}")).unwrap_err().is_too_large());
}

/// Replaces a piece of the example once and reads it; returns the assumptions, with line and column.
#[track_caller]
fn assumed(from: &str, to: &str) -> Vec<(u32, usize, String, Assumed)> {
    let text = INDIVIDUAL.replacen(from, to, 1);
    assert_ne!(text, INDIVIDUAL);
    let place = |Adjustment { line, column, found, assumed }| (line, column, found, assumed);
    read(&text).unwrap().adjustments.into_iter().map(place).collect()
}

#[test]
fn unclear_values_are_assumed_and_reported() {
    let cases = [
        (" 2.5    1 ", " 3,5    1 ", 23, 81, "3½", Assumed::Counted(Points::from_tenths(25))),
        ("062 7", "062 9", 6, 5, "9", Assumed::CountedNumber(7)),
        ("5 w    Elm", "5 wACM Elm", 27, 11, "ACM", Assumed::NoTitle),
        ("001    3 m", "001    3 x", 25, 10, "x", Assumed::LeftBlank(PlayerField::Sex)),
        ("2350 XXA", "23 0 XXA", 23, 49, "23 0", Assumed::LeftBlank(PlayerField::Rating)),
        (" 2.5    1 ", "2.55    1 ", 23, 81, "2.55", Assumed::LeftBlank(PlayerField::Points)),
        (" 2.5    1 ", " 2.5   1. ", 23, 88, "1.", Assumed::LeftBlank(PlayerField::Rank)),
        ("0000 - H\n", "0000 - =\n", 24, 119, "=", Assumed::TakenAs(Code::HalfPointBye)),
        ("0000 - H\n", "0000 w H\n", 24, 117, "w", Assumed::NoColour),
        ("0000 - H\n", "0000 - *\n", 24, 119, "*", Assumed::NotPairedYet),
        ("26/03/08  26/03/08", "26/03/08  26/13/08", 13, 132, "26/13/08", Assumed::NoDate),
        ("152 W", "999 new", 15, 1, "999 new", Assumed::Kept),
        ("022 Exampleton", "022 Exampleton\n022 Here", 3, 1, "022 Here", Assumed::FirstLine { line: 2 }),
        ("202 BH/C1,BH", "202 BH,BH/C1", 20, 5, "BH,BH/C1,SB,DE", Assumed::StandingsRecord),
        ("142 5", "142 2", 14, 5, "2", Assumed::MoreRounds(3)),
        ("250       1.0   1   2", "250       1.0   1   1", 31, 1, "250", Assumed::ExplicitPoints),
        ("250       1.0  ", "250  1.0       ", 31, 5, "", Assumed::GamePoints),
        ("142 5", "XXS W=1\n142 5", 14, 5, "XXS", Assumed::PointRecord),
    ];
    for (from, to, line, column, found, expected) in cases {
        let first = assumed(from, to).into_iter().find(|(.., other)| *other == expected);
        assert_eq!(first, Some((line, column, found.to_owned(), expected)), "{to}");
    }
}

#[test]
fn a_sign_that_is_no_result_code_is_an_unknown_result_for_both() {
    for (sign, text) in [("x", "     4 w x"), ("½", "     4 w ½"), ("9", "     4 w 9")] {
        let text = INDIVIDUAL.replacen("     4 w 1", text, 1);
        let report = read(&text).unwrap();
        let taken = report.adjustments.iter().filter(|told| told.assumed == Assumed::TakenAs(Code::Unknown));
        let taken: Vec<_> = taken.map(|told| (told.line, told.column, told.found.as_str())).collect();
        assert_eq!(taken, [(23, 99, sign), (26, 99, "0")], "each of the two lines is told");
        let event = to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap().event;
        let games: Vec<_> = event.round(RoundNo(1)).unwrap().games().map(|(.., result)| result).collect();
        assert!(games.contains(&Some(crate::tournament::GameResult::Adjourned)), "{games:?}");
    }
    let without_opponent = INDIVIDUAL.replacen("0000 - H\n", "0000 - x\n", 1);
    assert!(read(&without_opponent).is_err(), "a round without an opponent has no unknown result");
}

/// The example in the style of programs of 2006: only players and rounds, old titles, byes as equivalent results.
fn of_2006() -> String {
    let lines = INDIVIDUAL.lines().filter(|line| {
        let code = &line[..3];
        code == "001" || code < "132"
    });
    let text: String = lines.flat_map(|line| [line, "\r\n"]).collect();
    let older = [
        ("wWGM", "wwg "),
        ("m IM", "m m "),
        ("m FM", "m f "),
        ("0000 - U", "0000 - 1"),
        ("0000 - Z", "        "),
    ];
    let text = older.iter().fold(text, |text, (now, then)| text.replace(now, then));
    text.replacen("0000 - H\r", "0000 - =\r", 1)
}

#[test]
fn q47_q48_a_report_of_2006_is_read_and_each_adjustment_is_reported() {
    let report = read(&of_2006()).unwrap();
    let told: Vec<_> = report.adjustments.iter().map(|told| (told.line, told.column, told.assumed)).collect();
    assert_eq!(
        told,
        [
            (13, 92, Assumed::Rounds(3)),
            (14, 119, Assumed::TakenAs(Code::HalfPointBye)),
            (17, 109, Assumed::TakenAs(Code::FullPointBye)),
        ]
    );
    let import = to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap();
    let now = to_commands(&file(INDIVIDUAL), &SystemId::new("dutch-2026")).unwrap();
    for round in [1, 2, 3].map(RoundNo) {
        let games = |event: &Snapshot| -> Vec<_> {
            event.round(round).unwrap().games().map(|(_, board, result)| (board.meeting, result)).collect()
        };
        assert_eq!(games(&import.event), games(&now.event), "{round}");
    }
    let titles =
        |event: &Snapshot| -> Vec<_> { event.players().map(|(_, known)| known.player.title).collect() };
    assert_eq!(titles(&import.event), titles(&now.event));
}

#[test]
fn a_forfeit_takes_its_colour_from_the_opponent() {
    let one = file(&INDIVIDUAL.replacen("     6 w +", "     6 - +", 1));
    let cell = one.player(number(4)).unwrap().cell(RoundNo(2));
    assert_eq!(
        cell,
        RoundCell::Game { opponent: number(6), colour: Colour::White, code: Some(Code::ForfeitWin) }
    );
    let both =
        file(&INDIVIDUAL.replacen("     6 w +", "     6 - +", 1).replacen("     4 b -", "     4 - -", 1));
    assert_eq!(both.players, file(INDIVIDUAL).players);
}

#[cfg(feature = "windows-1252")]
#[test]
fn files_that_are_not_utf_8_are_reported_with_the_lines_of_doubtful_accents() {
    let bytes = [b"### Plze\xf2\n", INDIVIDUAL.as_bytes()].concat();
    let told = crate::trf::read_bytes(&bytes).unwrap().adjustments;
    let first = told.first().map(|told| (told.line, told.column, told.found.as_str(), told.assumed));
    assert_eq!(first, Some((1, 9, "ò", Assumed::Windows1252)));
}
