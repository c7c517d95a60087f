//! Rounds for the tests of pairing systems: recorded events, and random ones.

pub(crate) use crate::test_dice::Dice;

use crate::collate::Language;
use crate::format::{
    Attendance, Entrant, Field, Float, Format, LegField, NoPairing, Pair, Pairing, RoundRecord, Seat, Swiss,
    Trace,
};
use crate::swiss::breaches;
use crate::test_effort;
use crate::tournament::{
    Bye, Colour, Licence, PairingNumber, PointSystem, Points, Rating, RequestedBye, RoundNo,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Returns a player without a record.
pub(crate) fn newcomer(number: usize) -> Entrant {
    Entrant::new(PairingNumber(u16::try_from(number).unwrap()))
}

/// Returns a field before round 1.
pub(crate) fn fresh(players: usize, rounds: u8, initial_colour: Colour) -> Field {
    Field {
        round: RoundNo(1),
        rounds: RoundNo(rounds),
        initial_colour,
        // The names of recorded events are Turkish.
        alphabet: Language::Turkish,
        points: PointSystem::default(),
        options: crate::tournament::Options::default(),
        leg: LegField::default(),
        forbidden: Vec::new(),
        players: (1..=players).map(newcomer).collect(),
    }
}

/// Sets or clears the absence of a player in the next round.
pub(crate) fn set_away(player: &mut Entrant, bye: Option<RequestedBye>) {
    player.attendance = if bye.is_some() { Attendance::Away } else { Attendance::Present };
    player.requested_bye = bye;
}

/// Writes a round into all records: each board with the points of both players, and true if it was played.
pub(crate) fn play(field: &mut Field, boards: &[(Pair, [Points; 2], bool)], bye: Option<Seat>) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    let points = field.points;
    for player in &mut field.players {
        let missed = Bye::Requested(player.requested_bye.unwrap_or(RequestedBye::ZeroPoint));
        player.record.push(RoundRecord::Bye { bye: missed, points: points.of_bye(missed) });
    }
    let mut set = |seat: Seat, round| *field.players[seat.index()].record.last_mut().unwrap() = round;
    if let Some(seat) = bye {
        let bye = Bye::PairingAllocated;
        set(seat, RoundRecord::Bye { bye, points: points.of_bye(bye) });
    }
    for &(pair, gained, played) in boards {
        let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
        for ((seat, opponent, colour), points) in sides.into_iter().zip(gained) {
            let float = match scores[seat.index()].cmp(&scores[opponent.index()]) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
            set(
                seat,
                match played {
                    true => RoundRecord::Played { opponent, colour, points, float },
                    false => RoundRecord::Forfeited { opponent, colour, points, float },
                },
            );
        }
    }
    field.round = field.round.next();
}

/// One round of a recorded event: the field before it, and its pairing.
pub(crate) struct RecordedField {
    pub(crate) name: String,
    pub(crate) field: Field,
    /// The boards in order and the bye; `None` if no pairing exists.
    pub(crate) paired: Option<(Vec<Pair>, Option<Seat>)>,
    pub(crate) relaxed: bool,
}

fn seat(number: &Value) -> Seat {
    Seat(u16::try_from(number.as_u64().unwrap() - 1).unwrap())
}

/// Parses a result: the points of both players, and true if it was played.
pub(crate) fn result(text: &str) -> ([Points; 2], bool) {
    let (tenths, played) = match text {
        "1-0" => ([10, 0], true),
        "0-1" => ([0, 10], true),
        "1/2-1/2" => ([5, 5], true),
        "0-0" => ([0, 0], true),
        "+-" => ([10, 0], false),
        "-+" => ([0, 10], false),
        "--" => ([0, 0], false),
        other => panic!("unknown result {other}"),
    };
    (tenths.map(Points::from_tenths), played)
}

pub(crate) fn entrant(entry: &Value) -> Entrant {
    let rating = |key: &str| Rating::new(entry[key].as_i64().unwrap_or(0)).ok();
    Entrant {
        name: entry["name"].as_str().unwrap().to_owned(),
        licence: entry["lno"].as_u64().and_then(Licence::of_number),
        rating: rating("rating"),
        national_rating: rating("national_rating"),
        ..newcomer(usize::try_from(entry["no"].as_u64().unwrap()).unwrap())
    }
}

/// Returns the field of a recorded event with a list or a number of players, before round 1.
pub(crate) fn announced(event: &Value) -> Field {
    let initial = if event["initial_colour"] == "white" { Colour::White } else { Colour::Black };
    let rounds = u8::try_from(event["rounds_total"].as_u64().unwrap()).unwrap();
    let mut field = fresh(usize::try_from(event["players"].as_u64().unwrap_or(0)).unwrap(), rounds, initial);
    field.players.extend(event["players"].as_array().into_iter().flatten().map(entrant));
    field
}

fn recorded_pairing(round: &Value) -> (Vec<Pair>, Option<Seat>) {
    let pair = |board: &Value| Pair { white: seat(&board["white"]), black: seat(&board["black"]) };
    let boards = round["pairings"].as_array().unwrap().iter().map(pair).collect();
    (boards, Some(&round["bye"]).filter(|bye| !bye.is_null()).map(seat))
}

/// Plays a recorded round. A game without a result counts as a double forfeit.
pub(crate) fn play_recorded(field: &mut Field, round: &Value) {
    let (pairs, bye) = recorded_pairing(round);
    let boards = pairs.into_iter().zip(round["pairings"].as_array().unwrap()).map(|(pair, board)| {
        let (points, played) = result(board["result"].as_str().unwrap_or("--"));
        (pair, points, played)
    });
    play(field, &boards.collect::<Vec<_>>(), bye);
}

/// Returns every round of a recorded event.
pub(crate) fn rounds(event: &Value) -> Vec<RecordedField> {
    let mut field = announced(event);
    let mut found = Vec::new();
    for round in event["rounds"].as_array().unwrap() {
        field.players.iter_mut().for_each(|player| set_away(player, None));
        for absent in round["absent"].as_array().into_iter().flatten() {
            set_away(&mut field.players[seat(absent).index()], Some(RequestedBye::ZeroPoint));
        }
        let name = format!("{} round {}", event["id"], field.round);
        let relaxed = round["relaxed"] == true;
        if round["no_pairing"] == true {
            found.push(RecordedField { name, field: field.clone(), paired: None, relaxed });
            break;
        }
        let paired = Some(recorded_pairing(round));
        found.push(RecordedField { name, field: field.clone(), paired, relaxed });
        play_recorded(&mut field, round);
    }
    found
}

/// Returns a file of the samples, and of the entire collection if `HAKEM_CORPORA` names its folder.
pub(crate) fn samples(folder: &str, file: &str) -> Vec<PathBuf> {
    let golden = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden"));
    let corpus = std::env::var_os("HAKEM_CORPORA").map(|corpora| Path::new(&corpora).join(file));
    if corpus.is_none() {
        eprintln!("{file}: HAKEM_CORPORA is not set, the sample only");
    }
    [golden.join(folder).join(file)].into_iter().chain(corpus).collect()
}

/// Returns every event of a file, one JSON object a line.
pub(crate) fn events(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Writes a pairing as the rules print it: `1-4 2-3 5 bye`.
pub(crate) fn written(boards: &[Pair], bye: Option<Seat>) -> String {
    let boards = boards.iter().map(|pair| format!("{}-{}", pair.white.0 + 1, pair.black.0 + 1));
    let bye = bye.map(|seat| format!("{} bye", seat.0 + 1));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

/// Writes the pairing of a system, or that there is no legal pairing.
pub(crate) fn paired(pairing: &Result<Pairing, NoPairing>) -> String {
    match pairing {
        Ok(pairing) => written(&pairing.boards, pairing.bye),
        Err(NoPairing::NoLegalPairing { .. }) => "no legal pairing".to_owned(),
        Err(other) => panic!("{other}"),
    }
}

/// Re-pairs every round of a file; returns the number of rounds.
pub(crate) fn check_file(system: &dyn Format, path: &Path) -> usize {
    let rounds: Vec<RecordedField> = events(path).iter().flat_map(rounds).collect();
    for RecordedField { name, field, paired: expected, .. } in &rounds {
        let pairing = system.pair(field, &mut Trace::silent());
        let expected = expected.as_ref().map(|(boards, bye)| written(boards, *bye));
        assert_eq!(paired(&pairing), expected.unwrap_or_else(|| "no legal pairing".to_owned()), "{name}");
    }
    rounds.len()
}

/// Returns a number from the environment, for tests that can do more than usual (`docs/architecture.md`).
pub(crate) fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Returns the number of random cases to try: a third of them, or the number in `HAKEM_CASES`.
pub(crate) fn cases(full: u32) -> u64 {
    test_effort::cases(full.div_ceil(3), full).into()
}

/// Returns the number of random cases to try if all of them are slow: few, or the number in `HAKEM_CASES`.
pub(crate) fn cases_up_to(few: u32, full: u32) -> u64 {
    test_effort::cases(few, full).into()
}

/// Returns a random field of `least` to `most` players before some round, with everything that makes pairing hard.
/// Earlier rounds were paired by the system or at random; the field need not be pairable.
pub(crate) fn random(system: &dyn Format, seed: u64, least: usize, most: usize) -> Field {
    let mut dice = Dice(seed);
    let players = least + dice.roll(most - least + 1);
    let announced = 1 + dice.roll(players.min(9));
    let round = 1 + dice.roll(announced);
    let initial = [Colour::White, Colour::Black][dice.roll(2)];
    let mut field = fresh(players, u8::try_from(announced).unwrap(), initial);
    let ratings = [1, 3, 400][dice.roll(3)];
    for player in &mut field.players {
        player.rating = Rating::new(1000 + i64::try_from(dice.roll(ratings)).unwrap()).ok();
        player.rating = player.rating.filter(|_| !dice.comes_up(20));
        player.national_rating = Rating::new(1000 + i64::try_from(dice.roll(2)).unwrap()).ok();
        player.name = ["Suna", "Şule", "Umut", "Ümit"][dice.roll(4)].to_owned();
        player.licence = Licence::of_number(u64::from(player.number.0) * 37 % 101);
    }
    let by_lot = dice.comes_up(40);
    let (absences, forfeits) = ([0, 8, 25][dice.roll(3)], [0, 10, 30][dice.roll(3)]);
    let draws = [10, 40, 90][dice.roll(3)];
    for _ in 1..round {
        set_absences(&mut field, &mut dice, absences);
        let rules = system.pair(&field, &mut Trace::silent()).ok().filter(|_| !by_lot);
        let Pairing { boards, bye, .. } = rules.unwrap_or_else(|| anybody(&field, &mut dice));
        let boards: Vec<_> = boards.into_iter().map(|pair| game(pair, &mut dice, forfeits, draws)).collect();
        play(&mut field, &boards, bye);
    }
    set_absences(&mut field, &mut dice, absences);
    if dice.comes_up(15) {
        for _ in 0..=dice.roll(3) {
            let pair =
                [dice.roll(players), dice.roll(players)].map(|place| Seat(u16::try_from(place).unwrap()));
            if pair[0] < pair[1] {
                field.forbidden.push(pair);
            }
        }
    }
    field
}

/// Forbids this percentage of the pairs of players.
pub(crate) fn forbid_some(field: &mut Field, dice: &mut Dice, per_cent: usize) {
    let seat = |place: usize| Seat(u16::try_from(place).unwrap());
    for one in 0..field.players.len() {
        let others = (one + 1..field.players.len()).filter(|_| dice.comes_up(per_cent));
        field.forbidden.extend(others.map(|other| [seat(one), seat(other)]));
    }
}

pub(crate) fn set_absences(field: &mut Field, dice: &mut Dice, per_cent: usize) {
    use RequestedBye::{FullPoint, HalfPoint, ZeroPoint};
    for player in &mut field.players {
        let was_away = matches!(player.record.last(), Some(RoundRecord::Bye { bye: Bye::Requested(_), .. }));
        let away = dice.comes_up(if was_away { 2 * per_cent } else { per_cent });
        let bye = [ZeroPoint, ZeroPoint, ZeroPoint, ZeroPoint, HalfPoint, FullPoint][dice.roll(6)];
        set_away(player, away.then_some(bye));
        if field.round == RoundNo(1) && away && dice.comes_up(30) {
            player.arrival = RoundNo(2);
        }
    }
}

/// Plays a game, sometimes with swapped colours: colour trouble for later.
pub(crate) fn game(pair: Pair, dice: &mut Dice, forfeits: usize, draws: usize) -> (Pair, [Points; 2], bool) {
    let turned = Pair { white: pair.black, black: pair.white };
    let pair = if dice.roll(100) * 3 < forfeits { turned } else { pair };
    let played = !dice.comes_up(forfeits);
    let tenths = match (dice.comes_up(draws), dice.roll(2)) {
        (true, _) if played => [5, 5],
        (true, _) => [0, 0],
        (false, 0) => [10, 0],
        (false, _) => [0, 10],
    };
    (pair, tenths.map(Points::from_tenths), played)
}

/// Pairs players with random new opponents, colours by lot.
pub(crate) fn anybody(field: &Field, dice: &mut Dice) -> Pairing {
    let mut seats: Vec<Seat> = field.present().collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, dice.roll(place + 1));
    }
    let (mut boards, mut left) = (Vec::new(), Vec::new());
    while let Some(white) = seats.pop() {
        match seats.iter().position(|&other| !field.have_met(white, other)) {
            Some(place) => boards.push(Pair { white, black: seats.remove(place) }),
            None => left.push(white),
        }
    }
    Pairing::of(boards, left.pop(), Vec::new())
}

/// Returns the names of all system-specific reasons that a system gives on these fields: for its pairings, for their
/// colours, for obstacles, and for possible manual pairs.
pub(crate) fn reasons_given(
    system: &dyn Swiss,
    fields: impl Iterator<Item = Field>,
) -> BTreeSet<&'static str> {
    let mut given = BTreeSet::new();
    for field in fields {
        let mut trace = Trace::recording();
        let reasons = match system.pair(&field, &mut trace) {
            Ok(pairing) => pairing.special,
            Err(NoPairing::NoLegalPairing { because, .. }) => because,
            Err(_) => Vec::new(),
        };
        given.extend(reasons.iter().chain(trace.all().map(|(_, reason)| reason)).map(|reason| reason.what));
        let seats: Vec<Seat> = field.present().take(12).collect();
        for &white in &seats {
            given.extend(system.bye_breaches(&field, white).iter().map(|breach| breach.reason.what));
            for &black in seats.iter().filter(|&&black| black != white) {
                given.insert(system.colours(&field, [white, black]).1.what);
                let breaches = system.breaches(&field, Pair { white, black });
                given.extend(breaches.iter().map(|breach| breach.reason.what));
            }
        }
    }
    given.retain(|what| !breaches::REASONS.contains(what));
    given
}
