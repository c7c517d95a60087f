//! Single rounds as text, for the tests of all systems: a position, its pairing, and the rule against another board.

use crate::format::{
    Attendance, Entrant, Field, Float, Format, NoPairing, RoundRecord, Seat, Trace, Verdict,
};
use crate::pairing::{system, why_not};
use crate::swiss::test_rounds::{fresh, newcomer};
use crate::tournament::{Bye, Colour, PointSystem, Points, Rating, RequestedBye, RoundNo};
use crate::trf::{self, Code, PlayerLine, RoundCell, TrfFile};
use std::cmp::Ordering;
use std::path::{Path, PathBuf};

/// Parses a position. `round` is the round to be paired and the number of rounds, `3/5`. Players are one per line, or
/// separated by semicolons, number 1 first: for each round opponent, colour and result as in a report file (`4w1`,
/// `2b=`, `5w-` by forfeit), or `-` and a letter without opponent (`U` the pairing-allocated bye, `H`, `F`, `Z`
/// requested byes). `2000:` is a rating, `!` marks a player absent now, `x5` a forbidden opponent. Number 1 starts with
/// White.
pub(crate) fn position(round: &str, players: &str, points: PointSystem) -> Field {
    let (round, rounds) = round.split_once('/').unwrap();
    let mut field = Field { points, ..fresh(0, rounds.parse().unwrap(), Colour::White) };
    field.round = RoundNo(round.parse().unwrap());
    let separators: &[char] = &['\n', ';'];
    for (number, line) in (1_u16..).zip(players.trim().split(separators)) {
        let mut player = Entrant { rating: None, ..newcomer(number.into()) };
        for word in line.split_whitespace() {
            if word == "!" {
                player.attendance = Attendance::Away;
            } else if let Some(rating) = word.strip_suffix(':') {
                player.rating = Rating::new(rating.parse().unwrap()).ok();
            } else if let Some(other) = word.strip_prefix('x') {
                field.forbidden.push([Seat(number - 1), Seat(other.parse::<u16>().unwrap() - 1)]);
            } else {
                player.record.push(record(word, &points));
            }
        }
        assert_eq!(player.record.len(), field.round.index(), "player {number}: {line}");
        field.players.push(player);
    }
    note_floats(&mut field);
    field
}

fn record(word: &str, points: &PointSystem) -> RoundRecord {
    let last = word.chars().last().unwrap();
    if word.starts_with('-') {
        let bye = match last {
            'U' => Bye::PairingAllocated,
            'F' | '+' => Bye::Requested(RequestedBye::FullPoint),
            'H' => Bye::Requested(RequestedBye::HalfPoint),
            _ => Bye::ABSENT,
        };
        return RoundRecord::Bye { bye, points: points.of_bye(bye) };
    }
    let (number, rest) = word.split_at(word.find(['w', 'b']).unwrap());
    let opponent = Seat(number.parse::<u16>().unwrap() - 1);
    let colour = if rest.starts_with('w') { Colour::White } else { Colour::Black };
    let float = None;
    match last {
        '+' => RoundRecord::Forfeited { opponent, colour, points: points.win, float },
        '-' => RoundRecord::Forfeited { opponent, colour, points: points.absence, float },
        '1' => RoundRecord::Played { opponent, colour, points: points.win, float },
        '=' => RoundRecord::Played { opponent, colour, points: points.draw, float },
        _ => RoundRecord::Played { opponent, colour, points: points.loss, float },
    }
}

/// Records floats by the scores before each round.
fn note_floats(field: &mut Field) {
    let mut scores = vec![Points::ZERO; field.players.len()];
    for round in 0..field.round.index() {
        let before = scores.clone();
        for (seat, player) in field.players.iter_mut().enumerate() {
            let record = &mut player.record[round];
            scores[seat] += record.points();
            if let RoundRecord::Played { opponent, float, .. } = record {
                *float = match before[seat].cmp(&before[opponent.index()]) {
                    Ordering::Less => Some(Float::Up),
                    Ordering::Equal => None,
                    Ordering::Greater => Some(Float::Down),
                };
            }
        }
    }
}

/// Writes pairs as `1-2`, White first, in order of White's number, and the bye as `3-0`.
pub(crate) fn in_order(
    field: &Field,
    pairs: impl IntoIterator<Item = [Seat; 2]>,
    bye: Option<Seat>,
) -> String {
    let number = |seat: Seat| field.player(seat).number.0;
    let mut all: Vec<(u16, u16)> =
        pairs.into_iter().map(|[white, black]| (number(white), number(black))).collect();
    all.extend(bye.map(|seat| (number(seat), 0)));
    all.sort_unstable();
    all.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
}

/// Writes the pairing of a system in the notation of [`in_order`].
pub(crate) fn paired_in_order(system: &dyn Format, field: &Field) -> Result<String, NoPairing> {
    let pairing = system.pair(field, &mut Trace::silent())?;
    Ok(in_order(field, pairing.boards.iter().map(|pair| [pair.white, pair.black]), pairing.bye))
}

/// Writes a round of a report in the notation of [`in_order`].
pub(crate) fn recorded(file: &TrfFile, round: RoundNo) -> String {
    let pair = |line: &PlayerLine| match line.cell(round) {
        RoundCell::Game { opponent, colour: Colour::White, .. } => Some((line.number.0, opponent.0)),
        RoundCell::Alone(Code::PairingAllocatedBye) => Some((line.number.0, 0)),
        RoundCell::Game { .. } | RoundCell::Alone(_) | RoundCell::Blank => None,
    };
    let mut pairs: Vec<(u16, u16)> = file.players.iter().filter_map(pair).collect();
    pairs.sort_unstable();
    pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
}

/// Returns the reports in a folder, in order of their names.
pub(crate) fn reports(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut reports: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|extension| extension == "trf")).collect();
    reports.sort();
    reports
}

pub(crate) fn report(path: &Path) -> TrfFile {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    trf::read(&text).unwrap().file
}

/// Pairs a position by a system and compares the pairing: `1-2 4-3 5-0`, in order of White's number.
pub(crate) fn check(rules: &str, round: &str, players: &str, pairing: &str) {
    let field = position(round, players, PointSystem::default());
    let found = paired_in_order(system(rules).unwrap(), &field);
    assert_eq!(found.as_deref(), Ok(pairing), "{rules} round {round}");
}

/// Does the same, and checks the rule against another board, or against the bye of another player: `1-3 C12`, `2-0 C2`.
/// `rest` instead of a criterion means that the others cannot be paired then; `told C18` that the explanation of the
/// pairing names it.
pub(crate) fn check_against(rules: &str, round: &str, players: &str, pairing: &str, against: &str) {
    check(rules, round, players, pairing);
    let field = position(round, players, PointSystem::default());
    let swiss = system(rules).unwrap().swiss().unwrap();
    let (board, rule) = against.split_once(' ').unwrap();
    if board == "told" {
        let mut trace = Trace::recording();
        swiss.pair(&field, &mut trace).unwrap();
        assert!(
            trace.all().any(|(_, reason)| reason.rule == rule),
            "{rules} round {round}: {rule} is not told"
        );
        return;
    }
    let (one, other) = board.split_once('-').unwrap();
    let [one, other] = [one, other].map(|number| number.parse::<u16>().unwrap());
    let found = if other == 0 {
        swiss.bye_breaches(&field, Seat(one - 1)).first().map_or("", |breach| breach.reason.rule)
    } else {
        let answer = why_not(swiss, &field, [Seat(one - 1), Seat(other - 1)]).unwrap();
        if answer.verdict == Verdict::Incomplete { "rest" } else { answer.reasons[0].rule }
    };
    assert_eq!(found, rule, "{rules} round {round}: {board}");
}

/// A criterion by name, the round, the players, the pairing, and the board that the criterion rules out.
type Named = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const DUTCH_2026: &[Named] = &[
    ("C1", "1/2", "; ; x5; ; ",
        "1-3 4-2 5-0", "3-5 C1"),
    ("C2", "2/5", "3w=; 4b=; 1b=; 2w=; -U",
        "2-0 3-4 5-1", "5-0 C2"),
    ("C3", "3/5", "2w1 -Z; 1b0 3b=; 4w= 2w=; 3b= 6b=; 6w= 7w=; 5b= 4w=; -U 5b=",
        "2-0 4-5 6-3 7-1", "2-4 C3"),
    ("C4", "1/1", "x2; ; ; !; ",
        "1-3 5-2", "3-5 rest"),
    ("C5", "2/2", "3b-; 4w=; 1w-; 2b= !",
        "1-2 3-0", "1-3 C5"),
    ("C6", "2/2", "-Z; -U; 4w0; 3b1",
        "1-3 4-2", "1-4 C6"),
    ("C7", "2/6", "3w= !; 4b-; 1b=; 2w-; -U; -H",
        "3-2 4-0 5-6", "2-5 C7"),
    ("C8", "3/5", "4b0 2w1; 5w= 1b0 x6 x6; 6b0 5b0; 1w1 6b=; 2b= 3w1; 3w1 4w=",
        "1-6 3-2 4-5", "1-3 C8"),
    ("C9", "2/5", "2w1; 1b0; 4w1; 3b0; -Z",
        "2-5 3-1 4-0", "2-4 C9"),
    ("C10", "5/5", "2b1 3b1 6b0 -Z; 1w0 8b0 7w1 -U; 6b1 1w0 8w1 4w0; 8b1 6b1 5b0 3b1; 7b0 -Z 4w1 6b1; 3w0 4w0 1w1 5w0; 5w1 -U 2b0 8w0; 4w0 2w1 3b0 7b1",
        "1-7 4-2 5-3 8-6", "1-4 C10"),
    ("C11", "4/4", "6w1 8w0 -F !; 8b1 5b0 7w1; 4b1 7w1 8w1; 3w0 6w0 5w1; 7b1 2w1 4b0 !; 1b0 4b1 -U; 5w0 3b0 2b0; 2w0 1b1 3b0",
        "2-3 6-8 7-4", "told C11"),
    ("C12", "2/2", "3w=; 4b0; 1b=; 2w1",
        "2-1 3-4", "1-4 C12"),
    ("C13", "3/5", "4w= 6b+; 5b1 7w0; 6w1 4b1; 1b= 3w0; 2w0 -U; 3b0 1w-; -U 2b1",
        "2-1 4-5 6-0 7-3", "1-5 C13"),
    ("C14", "2/2", "3w1; 4b1; 1b0; 2w0; -U",
        "2-3 4-0 5-1", "1-2 C14"),
    ("C15", "4/9", "5b- 3w1 8w+; 6w1 5b0 9w0 !; 7b1 1b0 -Z; -F 8w1 6b1; 1w+ 2w1 -Z; 2b0 7w+ 4w0; 3w0 6b- -Z !; -U 4b0 1b-; -Z -Z 2b1",
        "3-0 4-1 8-5 9-6", "5-9 C15"),
    ("C16", "3/4", "-F 3b0; 3w= -Z; 2b= 1w1; -Z -U",
        "1-2 4-3", "told C16"),
    ("C17", "6/7", "5b= 3w+ 7w0 3w- 6w0; -U 7b= 4b1 -U 3b-; 4w= 1b- 9w= 1b+ 2w-; 3b= 5b1 2w0 8w= -U; 1w= 4w0 -U 9w0 7w=; 9w0 -Z 8w0 7b+ 1b1; 8b0 2w= 1b1 6w- 5b=; 7w1 -F 6b1 4b= 9w0; 6b1 -U 3b= 5b1 8b1",
        "2-3 6-5 7-0 8-1 9-4", "3-6 C17"),
    ("C18", "3/4", "2b= -U; 1w= -Z; 4b- 4b-; 3w- 3w-",
        "1-3 4-2", "told C18"),
    ("C19", "4/4", "4b= 5b- 7w1; -U 6w- 5w0; -F -U -U; 1w= 7w0 6w1; -H 1w+ 2b1; 7b- 2b- 4b0; 6w- 4b1 1b0",
        "3-4 5-1 6-0 7-2", "1-3 C19"),
    ("C20", "3/3", "3b= 5w0; 4w= -U; 1w= 4b=; 2b= 3w=; -U 1b1",
        "1-0 3-2 5-4", "told C20"),
    ("C21", "7/7", "5b= 2w1 4b0 7w0 6w1 3b1; 6w0 1b0 3b= 8w0 5b1 7w+; 7b- 8b0 2w= 5b1 4w0 1w0; 8w1 7b0 1w1 6b0 3b1 5w1; 1w= 6b- 8b1 3w0 2w0 4b0; 2b1 5w+ 7w0 4w1 1b0 8b0; 3w+ 4w1 6b1 1b1 8w1 2b-; 4b0 3w1 5w0 2b1 7b0 6w1",
        "1-8 2-4 6-3 7-5", "3-7 C21"),
];

#[rustfmt::skip]
const DUBOV_2026: &[Named] = &[
    ("C1", "1/1", "2000: x3 !; 1990: x4; 1980:; 1970:",
        "2-3 4-0", "2-4 C1"),
    ("C2", "2/5", "2000: 3w=; 1990: 4b=; 1980: 1b=; 1970: 2w=; 1960: -U",
        "2-1 3-5 4-0", "5-0 C2"),
    ("C3", "3/5", "2000: 2w1 -Z; 1990: 1b0 3b=; 1980: 4w= 2w=; 1970: 3b= 6b=; 1960: 6w= 7w=; 1950: 5b= 4w=; 1940: -U 5b=",
        "2-0 4-5 6-3 7-1", "2-4 C3"),
    ("C4", "1/1", "2000: x2; 1990:; 1980:; 1970: !; 1960:",
        "1-3 5-2", "3-5 rest"),
    ("C5", "2/2", "2000: -Z; 1990: -U; 1980: 4w0; 1970: 3b1",
        "1-3 4-2", "1-4 C5"),
    ("C6", "2/2", "2000: 2b1; 1990: 1w0; 1980: -H; 1970: -Z",
        "1-3 4-2", "1-4 C6"),
    ("C7", "2/2", "2000: 3w=; 1990: 4b0; 1980: 1b=; 1970: 2w1",
        "2-1 3-4", "1-4 C7"),
    ("C8", "5/7", "2000: 7b1 4b1 2w1 8b0; 1990: 6b1 8w1 1b0 3w0; 1980: 8b1 5w0 7w0 2b1; 1970: 5b0 1w0 -Z 7b1; 1960: 4w1 3b1 -U 6b1; 1950: 2w0 7b1 8w0 5w0; 1940: 1w0 6w0 3b1 4w0; 1930: 3w0 2b0 6b1 1w1",
        "1-3 4-6 5-2 8-7", "2-7 C8"),
    ("C9", "6/8", "2000: 10w1 5w= 2w= 3b0 4w=; 1990: 3b0 9w= 1b= 4w0 6b0; 1980: 2w1 8w= 5w1 1w1 10w1; 1970: 9b= 10w= -U 2b1 1b=; 1960: 6w= 1b= 3b0 8b0 9b=; 1950: 5b= -U 7w0 10b1 2w1; 1940: 8b0 -Z 6b1 9w0 -U; 1930: 7w1 3b= 10b0 5w1 -F; 1920: 4w= 2b= -Z 7b1 5w=; 1910: 1b0 4b= 8w1 6w0 3b0",
        "4-3 5-2 8-6 9-1 10-7", "2-10 C9"),
    ("C10", "3/4", "2000: 3w1 4w-; 1990: 4w= 3b= !; 1980: 1b0 2w=; 1970: 2b= 1b+",
        "3-0 4-1", "3-4 C10"),
];

#[rustfmt::skip]
const BURSTEIN_2026: &[Named] = &[
    ("C1", "2/2", "3w=; 4b0; 1b=; 2w1",
        "2-1 3-4", "1-3 C1"),
    ("C2", "2/2", "3w0; 5b1; 1b1; -Z; 2w0; -Z; -U",
        "2-4 3-7 5-0 6-1", "7-0 C2"),
    ("C3", "3/5", "4w1 2w0; -U 1b1; 5b= -F; 1b0 5b0; 3w= 4w1",
        "2-5 3-1 4-0", "1-5 C3"),
    ("C4", "2/2", "2w-; 1b+; 4w0; 3b1",
        "1-3 4-2", "1-2 rest"),
    ("C5", "2/2", "2w0; 1b1; 4w1; 3b0",
        "2-3 4-1", "1-3 C5"),
    ("C6", "2/2", "3b0; -U; 1w1 !; -H; -H",
        "1-4 5-2", "1-2 C6"),
    ("C7", "3/3", "3b1 6b1; 6w1 5w=; 1w0 4b=; 5b1 3w=; 4w0 2b=; 2b0 1w0",
        "1-4 3-2 5-6", "1-2 C7"),
    ("C8", "2/2", "3w=; 4b0; 1b=; 2w1",
        "2-1 3-4", "1-4 C8"),
];

fn check_all(rules: &str, cases: &[Named]) {
    for (criterion, round, players, pairing, against) in cases {
        eprintln!("{rules} {criterion}");
        check_against(rules, round, players, pairing, against);
    }
}

#[test]
fn each_criterion_of_dutch_2026_decides_a_round() {
    check_all("dutch-2026", DUTCH_2026);
}

#[test]
fn each_criterion_of_dubov_2026_decides_a_round() {
    check_all("dubov-2026", DUBOV_2026);
}

#[test]
fn each_criterion_of_burstein_2026_decides_a_round() {
    check_all("burstein-2026", BURSTEIN_2026);
}
