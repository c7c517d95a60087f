//! Reports of other programs that lack information required by TRF-2026.

use super::{event, file};
use crate::console::causes::causes;
use crate::pairing::pair_again;
use crate::tournament::{
    Colour, PartialDate, Points, ReportRecords, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
    TieBreakRules,
};
use crate::trf::{
    Assumed, AssumedRecord, Code, Record, RoundCell, Style, assumes_edition, from_snapshot, read,
    to_commands, write,
};

/// A report of a case, by the name of its file.
macro_rules! case {
    ($name:literal) => {
        include_str!(concat!("../../../../tests/golden/reports/", $name, ".trf"))
    };
}

const BLANKS: &str = case!("half-point-byes-left-blank");
const COLOURLESS: &str = case!("forfeit-without-colour");
const IN_ADVANCE: &str = case!("bye-set-in-advance");

fn scores(snapshot: &Snapshot) -> Vec<i32> {
    snapshot.scores(snapshot.last_round().0.into()).into_iter().map(Points::tenths).collect()
}

#[test]
fn blank_rounds_that_the_points_explain_are_half_point_byes() {
    let report = read(BLANKS).unwrap();
    let code = |number: usize, round: u8| report.file.players[number - 1].cell(RoundNo(round)).code();
    for (number, round) in [(2, 3), (3, 2), (6, 2), (8, 3)] {
        assert_eq!(code(number, round), Some(Code::HalfPointBye), "player {number}");
    }
    let told = report.adjustments.iter().filter(|it| it.assumed == Assumed::ByPoints(Code::HalfPointBye));
    assert_eq!(
        told.map(|it| (it.line, it.column)).collect::<Vec<_>>(),
        [(7, 112), (8, 102), (11, 102), (13, 112)]
    );
    let made = event(&report.file);
    assert_eq!(scores(&made), [25, 20, 15, 20, 10, 10, 5, 15], "as the report has them");
    assert!(
        from_snapshot(&made)
            .players
            .iter()
            .all(|line| line.details.points
                == report.file.player(line.number).and_then(|of| of.details.points))
    );
}

#[test]
fn blank_rounds_that_the_points_do_not_explain_stay_absences_and_are_reported() {
    let odd = BLANKS.replacen(
        "                             2.0          6 b 1",
        "                             1.7          6 b 1",
        1,
    );
    let report = read(&odd).unwrap();
    assert_eq!(report.file.players[1].cell(RoundNo(3)).code(), Some(Code::ZeroPointBye));
    let counted = Assumed::Counted(Points::from_tenths(15));
    assert!(report.adjustments.iter().any(|it| it.line == 7 && it.assumed == counted));
    // Points of games that differ leave no blank round to explain.
    let games = BLANKS.replacen(
        "                             2.5          5 w 1",
        "                             3.5          5 w 1",
        1,
    );
    let report = read(&games).unwrap();
    assert_eq!(report.file.players[1].cell(RoundNo(3)).code(), Some(Code::ZeroPointBye));
}

#[test]
fn a_full_point_of_a_blank_round_is_the_bye_of_the_pairing_and_some_of_several_are_marked() {
    let text = "012 Odd\nXXR 2\n001    1      A                                 2000                             2.0          2 w 1     3 b 1\n\
                001    2      B                                 1900                             1.0          1 b 0\n\
                001    3      C                                 1800                             1.0                    1 w 0\n\
                001    4      D                                 1700                             0.5\n";
    let report = read(text).unwrap();
    let cell = |number: usize, round: u8| report.file.players[number - 1].cell(RoundNo(round));
    assert_eq!(cell(2, 2), RoundCell::Alone(Code::PairingAllocatedBye));
    assert_eq!(cell(3, 1), RoundCell::Alone(Code::PairingAllocatedBye));
    assert_eq!(
        [1, 2].map(|round| cell(4, round)),
        [Code::HalfPointBye, Code::ZeroPointBye].map(RoundCell::Alone)
    );
    let perhaps = Assumed::PerhapsByPoints(Code::HalfPointBye);
    assert!(report.adjustments.iter().any(|it| it.line == 6 && it.assumed == perhaps));
}

#[test]
fn a_forfeit_without_colour_is_compared_without_it_and_written_back_so() {
    let report = read(COLOURLESS).unwrap();
    let told = report.adjustments.iter().filter(|it| it.assumed == Assumed::NoForfeitColour).count();
    assert_eq!(told, 2);
    let made = event(&report.file);
    let again = pair_again(&made, RoundNo(1)).unwrap();
    let gone: Vec<_> = again.gone.iter().map(|(_, of)| (of.white.0, of.black.0)).collect();
    assert_eq!(gone, [(4, 2)], "only the board whose colours the report states");
    let found = causes(&made).unwrap();
    let best = &found.ways[0];
    assert_eq!((best.way.initial_colour, best.rounds, best.boards), (Colour::White, 1, 2));
    assert!(found.unexplained.is_empty());
    let written = write(&from_snapshot(&made), Style::default());
    assert!(written.contains("     3 - +\r\n") && written.contains("     1 - -\r\n"), "{written}");
    assert_eq!(read(&written).unwrap().file.uncoloured, report.file.uncoloured);
}

#[test]
fn a_colour_that_one_of_the_two_lines_states_is_compared() {
    let stated = COLOURLESS.replacen("3 - +", "3 w +", 1);
    let report = read(&stated).unwrap();
    assert!(report.file.uncoloured.is_empty());
    assert!(report.adjustments.iter().any(|it| it.assumed == Assumed::Scheduled(Colour::Black)));
    assert_eq!(pair_again(&event(&report.file), RoundNo(1)).unwrap().gone.len(), 2);
}

#[test]
fn codes_without_an_opponent_in_the_round_to_be_paired_are_byes_given_in_advance() {
    let file = file(IN_ADVANCE);
    assert_eq!((file.last_paired_round(), file.next_round()), (None, RoundNo(1)));
    let made = event(&file);
    assert_eq!(made.next_to_publish(), RoundNo(1));
    for (code, bye) in [
        ("U", RequestedBye::FullPoint),
        ("F", RequestedBye::FullPoint),
        ("H", RequestedBye::HalfPoint),
        ("-", RequestedBye::ZeroPoint),
    ] {
        let text = IN_ADVANCE.replacen("0000 - U", &format!("0000 - {code}"), 1);
        let made = event(&super::file(&text));
        let away: Vec<_> =
            made.players().filter_map(|(id, known)| Some((id.0, known.away(RoundNo(1))?))).collect();
        assert_eq!(away, [(3, bye)], "{code}");
    }
    let half = IN_ADVANCE.replacen("XXR 5", "XXS PAB=0.5\nXXR 5", 1);
    let announced = super::file(&half).announced_byes(RoundNo(1));
    assert_eq!(
        announced.into_values().collect::<Vec<_>>(),
        [RequestedBye::HalfPoint],
        "the bye is worth a draw"
    );
}

#[test]
fn rulers_tabs_at_line_ends_and_blank_records_are_no_faults() {
    let ruler = "0123456789012345678901234567890123456789\n         1         2         3         4\n";
    let odd = format!("{ruler}{}", IN_ADVANCE.replace('\n', "\t\n")) + "001\n240\n013 \n260\t\n299\n\u{1a}";
    let report = read(&odd).unwrap();
    let plain = read(IN_ADVANCE).unwrap();
    assert_eq!(report.file.players, plain.file.players);
    assert_eq!(report.file.text(Record::Name), plain.file.text(Record::Name));
    let kept: Vec<_> = report.file.loose.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(kept.len(), 7, "{kept:?}");
}

#[test]
fn an_order_of_fides_codes_is_that_of_c07_whatever_the_system() {
    let cup = "012 Cup\n092 Individual: Knock-Out\n142 1\n202 PTS,ARO\n001    1      A                                 2000                             1.0    1     2 w 1\n\
                 001    2      B                                 1900                             0.0    2     1 b 0\n";
    assert_eq!(event(&file(cup)).settings().tie_break_rules, TieBreakRules::Fide2026);
    let silent = cup.replacen("202 PTS,ARO\n", "", 1);
    assert_eq!(event(&file(&silent)).settings().tie_break_rules, TieBreakRules::Booklet);
    let own = cup.replacen("202 ", "182 hakem 1.0\n202 ", 1);
    assert_eq!(event(&file(&own)).settings().tie_break_rules, TieBreakRules::Booklet);
}

#[test]
fn an_edition_that_no_record_states_follows_from_the_first_day() {
    let dated = |day: &str, kind: &str| {
        let text = COLOURLESS.replacen("012 Colours\n", &format!("012 Colours\n042 {day}\n{kind}"), 1);
        let report = read(&text).unwrap();
        let import = to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap().keeping(&report.file);
        let told = import.taken.iter().any(|taken| matches!(taken, AssumedRecord::Edition { .. }));
        assert_eq!(told, import.event.settings().system.as_str() == "dutch-2017", "{day} {kind}");
        let is_before = day < "2017/07/01" && !told;
        assert_eq!(assumes_edition(&import.event), is_before, "{day} {kind}");
        told
    };
    assert!(dated("2019/05/04", ""));
    assert!(dated("2017/07/01", "092 Individual: Swiss-System (Dutch)\n"));
    assert!(dated("2026/01/31", "192 FIDE_DUTCH\n"));
    assert!(dated("2024/01/31", "192 FIDE_DUTCH_2017\n"));
    assert!(!dated("2026/02/01", "192 FIDE_DUTCH\n"));
    for day in ["2017.07.01", "2017-08-01", "31.01.2026", "2020"] {
        assert!(dated(day, ""), "{day}");
    }
    assert!(!dated("2026.03.01", ""));
    assert!(!dated("2017/06/30", ""));
    assert!(!dated("2025/05/04", "192 FIDE_DUTCH_2026\n"));
    assert!(!dated("2019/05/04", "192 BERGER_ROUNDROBIN\n"));
}

#[test]
fn an_event_that_an_earlier_version_imported_under_the_edition_of_2026_only_assumes_it() {
    let assumes = |year: u16, system: &str| {
        let id = SystemId::new(system);
        let texts = [("192".to_owned(), "FIDE_DUTCH".to_owned())].into();
        let records = ReportRecords { system: Some(id.clone()), texts, ..ReportRecords::default() };
        let settings = Snapshot::blank().settings().clone();
        let begins = PartialDate::new(year, 3, 1).ok();
        assumes_edition(&Snapshot::new(Settings { system: id, begins, records, ..settings }))
    };
    assert!(assumes(2019, "dutch-2026"));
    assert!(assumes(2011, "dutch-2026"), "an edition that hakem lacks");
    assert!(!assumes(2026, "dutch-2026") && !assumes(2019, "dutch-2017"));
}

#[test]
fn abnormal_points_are_read_in_the_columns_of_the_table_and_of_fides_sample() {
    let points = |text: &str| {
        let all = file(&format!("{IN_ADVANCE}{text}\n")).abnormal_points;
        let one = all.into_iter().next().unwrap();
        let tenths = |points: Option<Points>| points.map(Points::tenths);
        let players: Vec<u16> = one.players.iter().map(|number| number.0).collect();
        (one.code, tenths(one.match_points), tenths(one.game_points), one.round, players)
    };
    let expected = (Code::ForfeitWin, Some(20), Some(25), Some(RoundNo(1)), vec![1, 2]);
    assert_eq!(points("299 +   2.0   2.5    1    1    2"), expected, "the table");
    assert_eq!(points("299 +  2.0  2.5   1    1    2"), expected, "the sample");
    assert_eq!(points("299 -  0.0  1.5"), (Code::ForfeitLoss, Some(0), Some(15), None, vec![]));
    assert!(read(&format!("{IN_ADVANCE}299 +x  2.0  2.5\n")).is_err());
}

#[test]
fn an_earlier_edition_of_the_swiss_for_teams_is_read_by_the_one_in_force() {
    let player = |number: u16| format!("001 {number:4}      Player {number}\n");
    let team = |number: u16, players: [u16; 2]| {
        let [one, other] = players;
        format!(
            "310 {number:3} {:<32} {:5} {:6} {:6} {:6} {:3}  {one:4} {other:4}\n",
            format!("Team {number}"),
            "",
            "",
            "",
            "",
            ""
        )
    };
    let older = format!(
        "012 Cup\n042 2024/01/01\n142 3\n192 FIDE_TEAM\n352 WB\n{}{}{}",
        (1..=4).map(player).collect::<String>(),
        team(1, [1, 3]),
        team(2, [2, 4])
    );
    let made = to_commands(&file(&older), &SystemId::new("dutch-2026")).unwrap();
    assert_eq!(made.event.settings().system.as_str(), "team-swiss-2026");
    assert!(made.losses.iter().any(|loss| matches!(loss, crate::trf::Loss::UnknownType { .. })));
}

#[test]
fn records_of_rounds_that_do_not_exist_are_omitted_from_the_own_report_too() {
    let player = |number: u16| {
        format!("001 {number:>4}      {:<33} {:>4}\n", format!("Player {number}"), 2500 - number)
    };
    let players = (1..=4).map(player).collect::<String>();
    let report = format!("012 Cup\n142 5\n240 H   7    1\n240 Z   2    2\n260   6   7    1    2\n{players}");
    let made = to_commands(&file(&report), &SystemId::new("dutch-2026")).unwrap();
    let own = write(&from_snapshot(&made.event), Style::default());
    assert!(own.contains("240 Z   2"), "{own}");
    assert!(!own.contains("240 H   7") && !own.contains("260"), "{own}");
}
