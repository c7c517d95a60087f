//! Reports of other programs: the facts in their lines are in the event, and every line is counted.

use hakem_engine::pairing::pair_again;
use hakem_engine::tiebreak::teams::TeamTable;
use hakem_engine::tournament::{
    Forfeit, GameResult, Outcome, PairingNumber, RoundNo, SYSTEM_IN_FORCE, Snapshot, SystemId,
};
use hakem_engine::trf::{Style, TrfFile, from_snapshot, read, to_commands, write};

const INDIVIDUAL: &str = include_str!("../golden/trf/individual.trf");
const REPORTS: [&str; 4] = [
    INDIVIDUAL,
    include_str!("../golden/reports/half-point-byes-left-blank.trf"),
    include_str!("../golden/reports/forfeit-without-colour.trf"),
    include_str!("../golden/reports/bye-set-in-advance.trf"),
];

fn event(file: &TrfFile) -> Snapshot {
    to_commands(file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().event
}

fn player(number: u8, rounds: &str) -> String {
    format!("{:<91}{rounds}\n", format!("001 {number:>4}      Player {number:<26} 2000"))
}

fn team(number: u8, name: &str, [first, last]: [u8; 2]) -> String {
    format!("{:<73}{first:>4} {last:>4}\n", format!("310 {number:>3} {name:<32} {}", &name[..3]))
}

/// A match in which board 2 of the first team is empty: its opponent has a win, the absent player a loss,
/// both without an opponent.
#[test]
fn a_win_without_an_opponent_is_a_board_of_the_match() {
    let players = [(1, "   3 w ="), (2, "0000 - -"), (3, "   1 b ="), (4, "0000 - +")];
    let players: String = players.map(|(number, round)| player(number, round)).concat();
    let teams = [team(1, "Ants", [1, 2]), team(2, "Bees", [3, 4])].concat();
    let report = read(&format!("012 League\n142 3\n152 W\n192 FIDE_TEAM\n352 WB\n{players}{teams}")).unwrap();
    assert!(report.adjustments.is_empty(), "{:?}", report.adjustments);
    let made = event(&report.file);
    let round = made.round(RoundNo(1)).unwrap();
    let games =
        round.games().map(|(_, board, result)| (board.meeting.white.0, board.meeting.black.0, result));
    let forfeit = GameResult::Forfeit(Forfeit::ToWhite);
    let expected = [(1, 3, Some(GameResult::Played(Outcome::Draw))), (4, 2, Some(forfeit))];
    assert_eq!(games.collect::<Vec<_>>(), expected);
    // Without the win on board 2 the match would be a draw.
    let table = TeamTable::new(&made, RoundNo(1)).unwrap();
    let points = |number| table.all_matches(PairingNumber(number))[0].points.tenths();
    assert_eq!([1, 2].map(points), [5, 15]);
    let again = event(&read(&write(&from_snapshot(&made), Style::default())).unwrap().file);
    let games = |event: &Snapshot| {
        event.round(RoundNo(1)).unwrap().games().map(|(.., result)| result).collect::<Vec<_>>()
    };
    assert_eq!(games(&again), games(&made));
}

#[test]
fn an_asterisk_without_an_opponent_is_a_round_not_paired_yet() {
    let open =
        [(1, "   2 w 1  0000 - *"), (2, "   1 b 0  0000 - *")].map(|(number, round)| player(number, round));
    let report = read(&format!("012 Open\n142 3\n152 W\n{}", open.concat())).unwrap();
    assert_eq!(report.file.next_round(), RoundNo(2));
    let made = event(&report.file);
    assert!(made.players().all(|(_, known)| known.away(RoundNo(2)).is_none()), "both play on");
    assert!(pair_again(&made, RoundNo(1)).unwrap().is_identical());
}

#[test]
fn point_values_one_column_to_the_right_are_read_and_other_text_there_is_refused() {
    let texts = ["W  1.0   D  0.5", "W 1.0  x D 0.5 "];
    let [right, wrong] = texts.map(|text| INDIVIDUAL.replacen("W 1.0    D 0.5 ", text, 1));
    assert_ne!(right, INDIVIDUAL);
    assert_eq!(read(&right).unwrap().file.points, read(INDIVIDUAL).unwrap().file.points);
    assert_eq!(read(&wrong).unwrap_err().errors[0].column, 8);
}

/// Without a line counted as read, a report differs or is invalid; a line counted as kept is stored verbatim.
#[test]
fn every_line_of_a_report_is_read_or_kept() {
    for text in REPORTS {
        let whole = read(text).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(whole.lines.read + whole.lines.kept, lines.len());
        let is_kept = |line: &str| whole.file.loose.iter().any(|kept| kept.text == line);
        for missing in (0..lines.len()).filter(|&at| !is_kept(lines[at])) {
            let others = lines.iter().enumerate().filter(|(at, _)| *at != missing);
            let text: String = others.map(|(_, line)| format!("{line}\n")).collect();
            // If another line states the same, the missing one at least changes the adjustments.
            let is_same = read(&text).is_ok_and(|other| {
                other.file == whole.file && other.adjustments.len() == whole.adjustments.len()
            });
            assert!(!is_same, "{}", lines[missing]);
        }
    }
}
