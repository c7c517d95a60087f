//! Complete files: written text equals the text read, and every fault has its location.

use super::{
    Assumed, Code, Counted, Dialect, Expected, LineEnd, Loss, Record, RoundCell, Style, TrfFile,
    from_snapshot, read, to_commands, write,
};
use crate::command::{Command, apply};
use crate::format::{Attendance, Field, Float, RoundRecord};
use crate::pairing::{ready, setting};
use crate::test_events::field_before;
use crate::tournament::{Bye, Colour, PairingNumber, Points, RequestedBye, RoundNo, Snapshot, SystemId};
use proptest::prelude::*;

mod adjustments;
mod cells;
mod events;
mod faults;
mod imports;
mod unplayed;

/// The example of the format page, byte for byte as written.
const INDIVIDUAL: &str = include_str!("../../../../tests/golden/trf/individual.trf");
/// The same for bbpPairings and TieBreakServer.
const COMPATIBLE: &str = include_str!("../../../../tests/golden/trf/individual-compatible.trf");
/// The same for py4swiss and JaVaFo.
const COMPATIBLE_XXA: &str = include_str!("../../../../tests/golden/trf/individual-compatible-xxa.trf");
/// Every team record.
const TEAM: &str = include_str!("../../../../tests/golden/trf/team.trf");
/// TRF16 with the older extensions, unsorted, with lines of unknown code.
const OLDER: &str = include_str!("../../../../tests/golden/trf/older.trf");
const OLDER_WRITTEN: &str = include_str!("../../../../tests/golden/trf/older-written.trf");
/// An open of 2026: late entries, half-point byes, withdrawals.
const REAL: &str = include_str!("../../../../tests/golden/trf/real-38.trf");
/// An accelerated event with forfeits and byes.
const ACCELERATED: &str = include_str!("../../../../tests/golden/trf/accelerated.trf");
/// Turkish names, national ratings, options in a comment record.
const NATIONAL: &str = include_str!("../../../../tests/golden/trf/national.trf");

const ALL: [&str; 6] = [INDIVIDUAL, TEAM, OLDER, REAL, ACCELERATED, NATIONAL];
const LF: Style = Style { line_end: LineEnd::Lf, dialect: Dialect::Trf2026, counted: Counted::Characters };

#[track_caller]
fn file(text: &str) -> TrfFile {
    read(text).unwrap().file
}

fn number(number: u16) -> PairingNumber {
    PairingNumber(number)
}

#[test]
fn files_in_normal_form_survive_byte_for_byte() {
    for text in [INDIVIDUAL, TEAM, REAL, ACCELERATED, NATIONAL, OLDER_WRITTEN] {
        assert_eq!(write(&file(text), LF), text);
    }
    assert_eq!(read(INDIVIDUAL).unwrap().adjustments, []);
}

#[test]
fn older_files_are_written_in_records_of_2026() {
    assert_eq!(write(&file(OLDER), LF), OLDER_WRITTEN);
    assert_eq!(file(OLDER_WRITTEN), file(OLDER));
}

#[test]
fn every_line_end_reads_alike() {
    for line_end in [LineEnd::CrLf, LineEnd::Lf, LineEnd::Cr] {
        let text = write(&file(NATIONAL), Style { line_end, ..Style::default() });
        assert_eq!(file(&format!("\u{feff}{text}")), file(NATIONAL), "{line_end:?}");
    }
    let text = write(&file(NATIONAL), Style::default());
    assert!(text.ends_with("\r\n") && text.matches('\n').count() == NATIONAL.lines().count());
}

#[test]
fn compatibility_mode_writes_what_other_engines_read() {
    let individual = file(INDIVIDUAL);
    for (dialect, golden) in [(Dialect::Compatible, COMPATIBLE), (Dialect::CompatibleXxa, COMPATIBLE_XXA)] {
        let text = write(&individual, Style { dialect, ..LF });
        assert_eq!(text, golden, "{dialect:?}");
        assert_eq!(field_at(&file(&text), 4), field_at(&individual, 4), "{dialect:?}");
    }
}

#[test]
fn points_are_written_as_py4swiss_and_javafo_read_them() {
    let points = "162  W 1.0    D 0.5    L 0.0    A 0.0    P 0.5    X 0.5\n";
    let other = INDIVIDUAL.replace("162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5\n", points);
    let other = file(&format!("{other}299 +         0.5    0\n"));
    let written = write(&other, Style { dialect: Dialect::CompatibleXxa, ..LF });
    assert!(!written.contains("\n162") && !written.contains("\n299"), "{written}");
    let xxs =
        "\nXXS WW=1.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=1.0 PAB=0.5 FW=0.5 FL=0.0\n";
    assert!(written.contains(xxs), "{written}");
    let again = file(&written);
    assert_eq!(again.abnormal_points, other.abnormal_points);
    assert_eq!(again.points.unwrap().pairing_allocated_bye, Some(Points::HALF));
    let written = write(&other, Style { dialect: Dialect::Compatible, ..LF });
    assert!(written.contains("\n162") && !written.contains("\nXXS"), "{written}");
}

#[test]
fn abnormal_points_of_no_player_are_accepted_and_reported() {
    let report = |numbers: &str| read(&format!("{INDIVIDUAL}299 W         0.5    1 {numbers}\n")).unwrap();
    for (numbers, column) in [("0000", 24), ("   0", 27), ("  77", 26), ("   1    0", 32)] {
        let adjustments = report(numbers).adjustments;
        let told = adjustments.iter().filter(|told| told.assumed == Assumed::NoPlayer);
        let told: Vec<_> = told.map(|told| told.column).collect();
        assert_eq!(told, [column], "{numbers:?}");
        assert!(write(&report(numbers).file, LF).ends_with(&format!(" {numbers}\n")), "{numbers:?}");
    }
    assert_eq!(report("").adjustments.iter().filter(|told| told.assumed == Assumed::NoPlayer).count(), 0);
}

#[test]
fn columns_in_bytes_read_as_those_in_characters() {
    let style = Style { counted: Counted::Bytes, ..LF };
    // The first player of a team of record 013 fits into its name column.
    let national = format!("{NATIONAL}{:36}{:>4}\n", "013 Şükrü Öğün Çayı", 12);
    let team = TEAM.replace("Rooks United", "Çılgın Köşk ").replace("ROOKS", "KÖŞ  ");
    assert_ne!(team, TEAM);
    for text in [national, team] {
        let (usual, written) = (write(&file(&text), LF), write(&file(&text), style));
        assert_ne!(written, usual);
        assert_eq!(read(&written).unwrap(), read(&usual).unwrap());
    }
    // With little other data, a rating fits into the name and a rank into the points.
    let bare = "142 1\n001    1      Şükrü Öğün                        1900                             0.0    1\n\
                001    2      Işık Çağ                                                           0.0    2\n";
    let (usual, written) = (write(&file(bare), LF), write(&file(bare), style));
    assert_eq!(read(&written).unwrap(), read(&usual).unwrap());
    assert_eq!(file(bare).players[0].details.rating, Some(1900));
    // One line was edited manually, by columns as shown in an editor.
    let written = write(&file(NATIONAL), style);
    let line = |text: &str| text.lines().find(|line| line.contains("Çınar")).unwrap().to_owned();
    let mended = written.replace(&line(&written), &line(NATIONAL));
    assert_ne!(mended, written);
    assert_eq!(file(&mended), file(NATIONAL));
    // A fault has the column that an editor shows.
    let faulty = |text: &str| text.replacen("     7 b 1     5 w 0", "     7 x 1     5 w 0", 1);
    let at = |errors: super::TrfErrors| {
        errors.errors.into_iter().map(|error| (error.line, error.expected)).collect::<Vec<_>>()
    };
    let by_characters = at(read(&faulty(NATIONAL)).unwrap_err());
    assert_eq!(at(read(&faulty(&written)).unwrap_err()), by_characters);
    assert_eq!(read(&faulty(&written)).unwrap_err().errors[0].column, 104);
}

#[test]
fn trf16_says_the_same_without_a_record_of_2026() {
    let style = Style { dialect: Dialect::Trf16, ..LF };
    for text in [INDIVIDUAL, OLDER, REAL, ACCELERATED, NATIONAL] {
        let whole = file(text);
        let written = write(&whole, style);
        let report = read(&written).unwrap();
        let round = whole.next_round().0;
        assert_eq!(field_at(&report.file, round), field_at(&whole, round), "{written}");
        let codes = written.lines().filter_map(|line| Record::from_code(line.get(..3)?));
        assert!(codes.into_iter().all(Record::is_of_trf16), "{written}");
        assert_eq!(write(&report.file, style), written);
    }
    assert_eq!(read(&write(&file(INDIVIDUAL), style)).unwrap().adjustments, []);
}

#[test]
fn leading_zeros_are_kept() {
    let padded = INDIVIDUAL
        .replace("240 H   4    2    6", "240 H 004    2    6")
        .replace("250       1.0   1   2    1    4", "250       1.0 001 002 0001 0004")
        .replace("250       0.5   3   3    1    4", "250       0.5 003 003 0001 0004")
        .replace("260   1   5    1    3    6", "260 001 005    1    3    6");
    assert_eq!(padded.matches("00").count(), INDIVIDUAL.matches("00").count() + 11);
    assert_eq!(write(&file(&padded), LF), padded);
    assert_eq!(field_at(&file(&padded), 4), field_at(&file(INDIVIDUAL), 4));
}

#[test]
fn a_comment_after_dates_that_are_none_stays_where_it_can_be_written() {
    let dates = format!("012 Open\n132{:91}?\n### here\n001    1 f    Doe, Jane\n", "");
    let read = file(&dates);
    assert_eq!(read.dates, []);
    assert_eq!(file(&write(&read, Style::default())), read);
}

#[test]
fn dates_that_are_none_make_room_for_a_line_that_has_some() {
    let line = |date: &str| format!("132{:88}{date}\n", "");
    let read = file(&format!("012 Open\n{}{}001    1 f    Doe, Jane\n", line("26/03/0?"), line("26/03/08")));
    assert_eq!(read.dates.len(), 1);
    let none = file(&format!("012 Open\n{0}{0}001    1 f    Doe, Jane\n", line("26/03/0?")));
    assert_eq!((&none.dates, &none.loose), (&vec![], &vec![]));
    assert_eq!(file(&write(&none, Style::default())), none);
}

#[test]
fn text_before_a_missing_field_is_a_fault() {
    for (line, column) in [("162 7", 5), ("162  W  1.0  7", 14), ("240 H   4x", 10)] {
        let errors = read(&format!("012 Open\n{line}\n")).unwrap_err().errors;
        let told = errors.iter().any(|error| error.column == column && error.expected == Expected::Blank);
        assert!(told, "{line}: {errors:?}");
    }
}

#[test]
fn points_that_no_column_holds_are_a_fault_in_older_lines_too() {
    for (line, column, expected) in
        [("XXS W=1 FW=23277", 9, Expected::PointCode), ("BBW 100", 5, Expected::Points)]
    {
        let errors = read(&format!("012 Open\n{line}\n")).unwrap_err().errors;
        let told = errors.iter().any(|error| error.column == column && error.expected == expected);
        assert!(told, "{line}: {errors:?}");
    }
}

#[test]
fn pairing_numbers_are_taken_from_the_rank_column_where_the_file_says_so() {
    let players = "001    1      Ada                               2100                             0.0    2\n\
                   001    2      Cem                               2000                             0.0    1\n";
    let ranked = file(&format!("012 Two\n142 1\nXXC white1 rank\n{players}"));
    let import = to_commands(&ranked, &SystemId::new("dutch-2026")).unwrap();
    assert_eq!(import.losses, []);
    let field = field_at(&ranked, 1);
    assert_eq!(field.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["Cem", "Ada"]);
    // If a rank is missing, the numbers are kept, and a loss reports it.
    let unranked =
        file(&format!("012 Two\n142 1\nXXC white1 rank\n{}", players.replace("0.0    1", "0.0    2")));
    let import = to_commands(&unranked, &SystemId::new("dutch-2026")).unwrap();
    assert_eq!(import.losses, [Loss::NumbersByRank]);
}

#[test]
fn late_entries_stay_late_entries() {
    let named = |name: &str| crate::tournament::Player::named(crate::tournament::Name::new(name).unwrap());
    let mut event = Snapshot::blank();
    let settings =
        crate::tournament::Settings { initial_colour: Some(Colour::White), ..event.settings().clone() };
    let entries = [("Ada", 1, RequestedBye::ZeroPoint), ("Bora", 1, RequestedBye::ZeroPoint)]
        .into_iter()
        .chain([("Cem", 2, RequestedBye::HalfPoint), ("Deniz", 2, RequestedBye::ZeroPoint)]);
    let register = entries.map(|(name, arrival, missed)| Command::Register {
        player: named(name),
        arrival: RoundNo(arrival),
        missed,
    });
    for command in std::iter::once(Command::Announce(Box::new(settings))).chain(register) {
        event = apply(&event, &command).unwrap();
    }
    let round = RoundNo(1);
    let draft = crate::pairing::propose(&event, round, crate::format::Trace::silent()).unwrap().draft;
    let result = crate::tournament::GameResult::Adjourned;
    let results = vec![(crate::tournament::BoardNo(1), result)];
    for command in
        [Command::DraftRound(draft), Command::publish(round), Command::TakeOverResults { round, results }]
    {
        event = apply(&event, &command).unwrap();
    }
    let report = from_snapshot(&event);
    let arrivals: Vec<u8> = field_at(&report, 2).players.iter().map(|player| player.arrival.0).collect();
    assert_eq!(arrivals, [1, 1, 2, 2]);
    let import = to_commands(&report, &SystemId::new("dutch-2009")).unwrap();
    let again =
        import.commands.iter().fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap());
    let late = |event: &Snapshot| {
        event.players().map(|(_, known)| (known.arrival, known.missed)).collect::<Vec<_>>()
    };
    assert_eq!(late(&again), late(&event));
    let cells = |file: &TrfFile| file.players.iter().map(|player| player.cells.clone()).collect::<Vec<_>>();
    assert_eq!(cells(&from_snapshot(&again)), cells(&report));
}

#[test]
fn the_field_of_the_example() {
    let field = field_at(&file(INDIVIDUAL), 4);
    let away: Vec<u16> = field
        .players
        .iter()
        .filter(|player| player.attendance == Attendance::Away)
        .map(|player| player.number.0)
        .collect();
    assert_eq!((field.rounds, field.initial_colour, away), (RoundNo(5), Colour::White, vec![2, 6]));
    let forbidden: Vec<[u16; 2]> = field.forbidden.iter().map(|pair| pair.map(|seat| seat.0 + 1)).collect();
    assert_eq!(forbidden, [[1, 3], [1, 6], [3, 6]]);
    let scores: Vec<i32> = field.players.iter().map(|player| player.score().tenths()).collect();
    assert_eq!(scores, [25, 20, 20, 20, 10, 5, 5]);
    assert!(field.players.iter().all(|player| player.virtual_points == Points::ZERO));
}

/// The pairing scores of round 2 are real plus virtual ones: 1 2 3 have 2, 4 has 1, 6 has 0.
#[test]
fn floats_follow_from_the_pairing_scores_of_their_round() {
    let field = field_at(&file(INDIVIDUAL), 4);
    let float = |seat: usize, round: usize| match field.players[seat].record[round] {
        RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. } => float,
        RoundRecord::Bye { .. } => None,
    };
    assert_eq!(
        (float(0, 0), float(3, 0), float(1, 0), float(4, 0)),
        (None, None, Some(Float::Down), Some(Float::Up))
    );
    assert_eq!((float(0, 1), float(3, 1), float(5, 1)), (None, Some(Float::Down), Some(Float::Up)));
    let virtual_points = |round| {
        let field = field_at(&file(INDIVIDUAL), round);
        [3, 4].map(|seat: usize| field.players[seat].virtual_points.tenths())
    };
    assert_eq!([1, 2, 3, 4].map(virtual_points), [[10, 0], [10, 0], [5, 0], [0, 0]]);
}

#[test]
fn a_round_is_paired_from_those_before_it() {
    let real = file(REAL);
    let field = field_at(&real, 2);
    let record = &field.players[0].record;
    let half = RoundRecord::Bye { bye: Bye::Requested(RequestedBye::HalfPoint), points: Points::HALF };
    assert_eq!(record.as_slice(), [half]);
    assert_eq!(field.players[13].attendance, Attendance::Away);
    assert_eq!(field.players.iter().filter(|player| player.attendance == Attendance::Present).count(), 37);
    assert_eq!(ready(&event(&real), RoundNo(7)).unwrap_err().to_string(), "not reached (round: 7, next: 6)");
}

#[test]
fn the_baku_code_alone_gives_the_points_of_its_records() {
    let accelerated = file(ACCELERATED);
    let code_only = TrfFile { virtual_points: Vec::new(), ..accelerated.clone() };
    assert!(!accelerated.virtual_points.is_empty());
    for round in accelerated.next_round().up_to() {
        assert_eq!(field_at(&code_only, round.0), field_at(&accelerated, round.0), "{round}");
    }
}

#[test]
fn a_missing_initial_colour_follows_from_round_1() {
    for text in [INDIVIDUAL, REAL, ACCELERATED] {
        let known = file(text);
        let unknown = TrfFile { initial_colour: None, ..known.clone() };
        let colour = |file| field_at(file, 2).initial_colour;
        assert_eq!(colour(&unknown), colour(&known));
    }
}

#[test]
fn older_extensions_say_what_the_new_records_say() {
    let older = file(OLDER);
    assert_eq!((older.rounds, older.initial_colour), (Some(RoundNo(5)), Some(Colour::Black)));
    let field = field_at(&older, 4);
    assert_eq!([field.points.win, field.points.draw].map(Points::tenths), [30, 10]);
    assert_eq!([1, 2, 3, 4].map(|player| counted(&older, player)), [60, 40, 50, 0]);
    assert_eq!(field.players[3].attendance, Attendance::Away);
    let forfeited = older.player(number(2)).unwrap().cell(RoundNo(2));
    let loss = RoundCell::Game { opponent: number(3), colour: Colour::White, code: Some(Code::ForfeitLoss) };
    assert_eq!(forfeited, loss);
}

/// Points of the rounds of a player in a file, in tenths of a point.
fn counted(file: &TrfFile, player: u16) -> i32 {
    let worth = super::result_points::Worth::of(file);
    let line = file.player(number(player)).unwrap();
    let rounds = (1..).map(RoundNo).zip(&line.cells);
    rounds.map(|(round, &cell)| worth.of_cell(line.number, round, cell)).sum::<Points>().tenths()
}

#[test]
fn abnormal_points_count_for_whom_and_when_they_say() {
    let with = |records: &str| {
        let known = file(&format!("{INDIVIDUAL}{records}\n"));
        let import = to_commands(&known, &SystemId::new("dutch-2026")).unwrap();
        let of_file = [5, 7].map(|player| counted(&known, player));
        let of_event = import.event.scores(3);
        assert_eq!(
            of_file,
            [4, 6].map(|at: usize| of_event[at].tenths()),
            "the event counts what the file counts"
        );
        let made = from_snapshot(&import.event);
        assert_eq!([5, 7].map(|player| counted(&made, player)), of_file, "and so does what it writes");
        let again = to_commands(&made, &SystemId::new("dutch-2026")).unwrap().event;
        assert_eq!(again.scores(3), of_event);
        (of_file, import.losses)
    };
    assert_eq!(with("299 0         0.5    3    7"), ([10, 5], vec![]));
    assert_eq!(with("299 0         0.5    2    7"), ([10, 10], vec![]));
    let general = vec![Loss::AbnormalPointsToCome];
    assert_eq!(
        with("299 0         0.2    0"),
        ([12, 7], general),
        "values for all rounds hold for those of the report"
    );
    assert_eq!(with("299 U         0.5    2"), ([5, 5], vec![]));
}

/// Applies the commands of a file to a blank event.
#[track_caller]
fn event(file: &TrfFile) -> Snapshot {
    let import = to_commands(file, &SystemId::new("dutch-2026")).unwrap();
    import.commands.iter().fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap())
}

/// Returns the pairing input of a round in the event of a file.
#[track_caller]
fn field_at(file: &TrfFile, round: u8) -> Field {
    field_before(&event(file), RoundNo(round))
}

/// A file with some of its characters and lines changed.
fn mutated() -> impl Strategy<Value = String> {
    let edit = (
        any::<prop::sample::Index>(),
        0..6_u8,
        prop::sample::select(" 0149wb-+=HUZ?.\t\r\nÇ\u{301}\u{0}X".chars().collect::<Vec<_>>()),
    );
    (prop::sample::select(ALL.to_vec()), prop::collection::vec(edit, 0..12)).prop_map(|(text, edits)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (index, kind, letter) in edits {
            let at = index.index(letters.len().max(1));
            if letters.is_empty() {
                letters.push(letter);
            }
            match kind {
                0 | 1 => letters[at] = letter,
                2 => letters.insert(at, letter),
                3 => drop(letters.remove(at)),
                4 => letters.truncate(at.max(1)),
                _ => {
                    let line: Vec<char> = letters[at..].iter().copied().take(120).collect();
                    letters.splice(at..at, line);
                }
            }
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every valid file can be used in every way, and its written text reads as the same file.
    #[test]
    fn damaged_files_never_panic_and_what_is_read_is_stable(text in mutated()) {
        if let Ok(report) = read(&text) {
            let file = report.file;
            prop_assert_eq!(&read(&write(&file, LF)).unwrap().file, &file);
            if let Ok(import) = to_commands(&file, &SystemId::new("dutch-2026")) {
                let event = import.commands.iter().try_fold(Snapshot::blank(), |event, command| apply(&event, command));
                prop_assert_eq!(&event.unwrap(), &import.event);
                let _ = setting(&import.event, file.next_round());
                let made = from_snapshot(&import.event);
                prop_assert_eq!(&read(&write(&made, LF)).unwrap().file, &made);
                let again = to_commands(&made, &SystemId::new("dutch-2026")).unwrap();
                prop_assert_eq!(&from_snapshot(&again.event), &made);
                for dialect in [Dialect::Compatible, Dialect::CompatibleXxa, Dialect::Trf16] {
                    let written = write(&made, Style { dialect, ..LF });
                    prop_assert!(read(&written).is_ok(), "{:?}\n{}", read(&written), written);
                }
            }
        }
    }

    #[cfg(feature = "windows-1252")]
    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = super::read_bytes(&bytes);
        let lines: Vec<u8> = Record::ALL.iter().flat_map(|record| [record.code().as_bytes(), b" ", &bytes, b"\n"].concat()).collect();
        let _ = super::read_bytes(&lines);
    }
}

/// As a loose line it would be read as the only record of its kind once the other one is omitted.
#[test]
fn a_record_without_words_is_not_kept_as_a_second_one() {
    let file = read("012 Open\n042 2026/06/01\n042\n001    1      Ada\n").unwrap().file;
    assert_eq!(file.loose, []);
    assert_eq!(file.texts[&Record::Name], "Open");
}
