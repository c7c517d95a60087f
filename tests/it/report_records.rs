//! The table of records in `docs/exchange.md`, compared with the program's treatment of each.

use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::pairing::{propose, system};
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, Outcome, Player, PlayerId, ReportRecords, RequestedBye, RoundNo,
    Settings, Snapshot, SystemId,
};
use hakem_engine::trf::{
    Counted, Dialect, LineEnd, Record, RoundCell, Style, TrfFile, from_snapshot, read, to_commands, write,
};
use std::collections::BTreeMap;

/// Records of older programs and of federations, and comments.
const OTHERS: [&str; 14] = [
    "XXA (rating)",
    "XXR",
    "XXC",
    "XXZ",
    "XXS",
    "XXA",
    "XXP",
    "BBW",
    "BBD",
    "BBL",
    "BBZ",
    "BBF",
    "BBU",
    "###",
];

const STYLE: Style = Style { line_end: LineEnd::Lf, dialect: Dialect::Trf2026, counted: Counted::Characters };

/// Returns reports that together contain every record.
fn samples() -> Vec<String> {
    let individual = include_str!("../golden/trf/individual.trf").to_owned()
        + "013 Rooks United                       1    3\n299 =         1.0    3    7\n801   1 ROOKS 3.0\n"
        + "802   1 ROOKS    3.0    5.5   4 w  2.5     2 b  3.0\n";
    let national = "XXB    1 w    Alder, Ana                        2301 XXA     4242\n001    2 m";
    let individual = individual.replacen("001    2 m", national, 1).replacen("082 0", "082 1", 1);
    let teams = system("team-round-robin").unwrap();
    let made = (1..=6).map(|number| {
        let wishes = Wishes { players: Some(3), ..Wishes::default() };
        from_snapshot(&simulate(&wishes, teams, 5, number).unwrap().event)
    });
    let made: Vec<TrfFile> = made.collect();
    let out_of_order = made.iter().filter_map(out_of_order).map(|file| {
        let event = to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
        write(&from_snapshot(&event), STYLE)
    });
    let out_of_order: Vec<String> = out_of_order.take(1).collect();
    let of_trf16 = made.iter().take(1).map(|file| write(file, Style { dialect: Dialect::Trf16, ..STYLE }));
    let of_trf16: Vec<String> = of_trf16.collect();
    let made = made.iter().map(|file| write(file, STYLE)).chain(out_of_order).chain(of_trf16);
    // Teams without players: no game shows the scores and colours.
    let whole_matches = include_str!("../golden/trf/without-players.trf").replace("352 WBWB", "352 WWWW");
    let made = made.chain([whole_matches]);
    // The same with records that decide something on their own.
    let lines = |left_out: [&str; 2]| -> String {
        let lines = individual.lines().filter(|line| left_out.iter().all(|code| !line.starts_with(code)));
        lines.map(|line| format!("{line}\n")).collect()
    };
    let deciding = lines(["132", "202"])
        .replacen("192 FIDE_DUTCH_2026_BAKU", "192 FIDE_DUTCH_2026", 1)
        .replacen("142 5", "142 7", 1)
        .replacen("162  W 1.0    D 0.5", "162  W 3.0    D 1.0", 1);
    let among_equals = lines(["212", "082"]);
    let older = include_str!("../golden/trf/older.trf").to_owned();
    let bbp = "012 Points\nXXR 1\nBBW 3.0\nBBD 1.0\nBBL 0.5\nBBZ 0.5\nBBF 0.0\nBBU 2.0\n\
               001    1      Ada                               2100                             0.0    1\n\
               001    2      Cem                               2000                             0.0    2\n";
    [individual, deciding, among_equals, older, bbp.to_owned()].into_iter().chain(made).collect()
}

/// Exchanges the first two players of a team in round 1, if both have a game.
fn out_of_order(file: &TrfFile) -> Option<TrfFile> {
    let mut changed = file.clone();
    let [one, other, ..] = *file.teams.first()?.players.as_slice() else { return None };
    let cell = |number| file.player(number)?.cells.first().copied();
    let met = |number| match cell(number)? {
        RoundCell::Game { opponent, code: Some(code), .. } if !code.is_forfeit() => Some(opponent),
        _ => None,
    };
    let (first, second) = (met(one)?, met(other)?);
    for line in &mut changed.players {
        let slot = line.cells.first_mut()?;
        if line.number == one {
            *slot = cell(other)?;
        } else if line.number == other {
            *slot = cell(one)?;
        } else if let RoundCell::Game { opponent, .. } = slot
            && [first, second].contains(&line.number)
        {
            *opponent = if line.number == first { other } else { one };
        }
    }
    Some(changed)
}

/// Returns true if a line has the code of a row of the table.
fn is_of(line: &str, code: &str) -> bool {
    let numeric =
        line.get(4..).is_some_and(|rest| rest.bytes().all(|byte| matches!(byte, b' ' | b'.' | b'0'..=b'9')));
    match code {
        // Three letters of a federation, with the columns of a player.
        "XXA (rating)" => line.starts_with("XXB ") || line.starts_with("TUR "),
        "XXA" => line.starts_with("XXA") && numeric,
        code => line.starts_with(code),
    }
}

fn file(text: &str) -> Option<TrfFile> {
    read(text).ok().map(|report| report.file)
}

/// Returns the event of a report without the records stored verbatim.
fn event(text: &str) -> Option<Snapshot> {
    let event = to_commands(&file(text)?, &SystemId::new("dutch-2026")).ok()?.event;
    let settings = Settings { records: ReportRecords::default(), ..event.settings().clone() };
    Some(apply(&event, &Command::Announce(Box::new(settings))).unwrap_or(event))
}

/// Returns the treatment of a record: true if the event differs without it, if an event writes it, and if the
/// round trip preserves it.
fn found(code: &str, samples: &[String]) -> Option<[bool; 3]> {
    let mut told: Option<[bool; 3]> = None;
    for text in samples.iter().filter(|text| text.lines().any(|line| is_of(line, code))) {
        let without: String =
            text.lines().filter(|line| !is_of(line, code)).map(|line| format!("{line}\n")).collect();
        let with = event(text).unwrap_or_else(|| panic!("{code}\n{text}"));
        let is_in = event(&without).as_ref() != Some(&with);
        let has = |text: &str| text.lines().any(|line| is_of(line, code));
        let is_out = has(&write(&from_snapshot(&with), STYLE));
        let whole = file(text).unwrap();
        let kept = to_commands(&whole, &SystemId::new("dutch-2026")).unwrap().keeping(&whole).event;
        let comes_back = has(&write(&from_snapshot(&kept), STYLE));
        let so_far = told.get_or_insert([false; 3]);
        for (known, new) in so_far.iter_mut().zip([is_in, is_out, comes_back]) {
            *known |= new;
        }
    }
    told
}

/// Code → the cells `in`, `out` and `back` of the table.
fn table() -> BTreeMap<String, [bool; 3]> {
    let paper = include_str!("../../docs/exchange.md");
    let section = paper.split("## Records of a tournament report").nth(1).unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let says = |cell: &str| match cell {
            "yes" => true,
            "no" => false,
            other => panic!("{other}: {line}"),
        };
        (cells[1].trim_matches('`').to_owned(), [cells[3], cells[4], cells[5]].map(says))
    };
    rows.map(row).collect()
}

#[test]
fn every_record_goes_in_and_out_as_the_table_says() {
    let (samples, codes) = (samples(), Record::ALL.map(Record::code).into_iter().chain(OTHERS));
    let does: BTreeMap<String, [bool; 3]> = codes
        .map(|code| {
            (code.to_owned(), found(code, &samples).unwrap_or_else(|| panic!("no sample has {code}")))
        })
        .collect();
    let shown = |rows: &BTreeMap<String, [bool; 3]>| {
        let row = |(code, cells): (&String, &[bool; 3])| format!("{code} {cells:?}\n");
        rows.iter().map(row).collect::<String>()
    };
    assert_eq!(shown(&does), shown(&table()));
}

#[test]
fn a_late_entry_with_a_different_bye_in_one_missed_round_comes_back_as_late() {
    let mut event = Snapshot::blank();
    let settings = Settings { rounds: RoundNo(5), ..Settings::named(Name::new("Open").unwrap()) };
    let named = |name: &str| Player::named(Name::new(name).unwrap());
    let arriving = |name, arrival| Command::Register {
        player: named(name),
        arrival: RoundNo(arrival),
        missed: RequestedBye::ZeroPoint,
    };
    let initial_colour = Some(Colour::White);
    let begin = [Command::Announce(Box::new(Settings { initial_colour, ..settings }))];
    let players = ["Ash", "Beech", "Cedar", "Date"].map(|name| arriving(name, 1));
    for command in begin.into_iter().chain(players) {
        event = apply(&event, &command).unwrap();
    }
    for round in (1..=3).map(RoundNo) {
        let draft = propose(&event, round, Trace::silent()).unwrap().draft;
        for command in [Command::DraftRound(draft), Command::publish(round)] {
            event = apply(&event, &command).unwrap();
        }
        for board in (1..=2).map(BoardNo) {
            let result = GameResult::Played(Outcome::Draw);
            event = apply(&event, &Command::EnterResult { round, board, result }).unwrap();
        }
        if round == RoundNo(1) {
            let bye = Some(RequestedBye::HalfPoint);
            let late = Command::SetBye { id: PlayerId(5), round: RoundNo(2), bye };
            for command in [arriving("Elm", 4), late] {
                event = apply(&event, &command).unwrap();
            }
        }
    }
    let file = read(&write(&from_snapshot(&event), Style::default())).unwrap().file;
    let back = to_commands(&file, &event.settings().system).unwrap().event;
    let (elm, again) = (event.player(PlayerId(5)).unwrap(), back.player(PlayerId(5)).unwrap());
    assert_eq!((again.arrival, again.missed), (elm.arrival, elm.missed));
    assert_eq!(again.away(RoundNo(2)), elm.away(RoundNo(2)));
}
