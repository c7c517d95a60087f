//! Arbitrary states of an event: every system pairs them legally, the same way twice, or returns an error.

#![no_main]

use arbitrary::{Arbitrary, Result, Unstructured};
use hakem_engine::collate::Language;
use hakem_engine::format::{
    Attendance, Entrant, Field, Float, Format, LegField, NoPairing, Pair, Pairing, RoundRecord, Seat, Trace,
};
use hakem_engine::pairing::swiss_systems;
use hakem_engine::tournament::{
    Bye, Colour, OptionValue, Options, PairingNumber, PointSystem, Points, Rating, RequestedBye, RoundNo,
};
use libfuzzer_sys::fuzz_target;

const MOST_PLAYERS: usize = 14;
const MOST_ROUNDS: u8 = 12;

/// A field, and the system to pair it by.
#[derive(Debug)]
struct State {
    system: usize,
    field: Field,
}

/// Arbitrary values for the options of all systems, allowed or not.
fn options(data: &mut Unstructured) -> Result<Options> {
    let mut options = Options::default();
    for option in hakem_engine::pairing::options() {
        let value = match data.arbitrary()? {
            true => OptionValue::YesNo(data.arbitrary()?),
            false => OptionValue::Number(data.arbitrary()?),
        };
        options.set(option.key, Some(value));
    }
    Ok(options)
}

impl<'a> Arbitrary<'a> for State {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let system = data.choose_index(swiss_systems().len())?;
        let players = data.int_in_range(0..=MOST_PLAYERS)?;
        let rounds = data.int_in_range(1..=MOST_ROUNDS)?;
        let played = data.int_in_range(0..=rounds - 1)?;
        let initial_colour = *data.choose(&[Colour::White, Colour::Black])?;
        let mut field = Field {
            round: RoundNo(1),
            rounds: RoundNo(rounds),
            initial_colour,
            alphabet: Language::English,
            points: point_system(data)?,
            options: options(data)?,
            forbidden: Vec::new(),
            players: Vec::new(),
            leg: LegField::default(),
        };
        for number in 1..=players {
            field.players.push(entrant(data, number)?);
        }
        for _ in 0..played {
            play(data, &mut field)?;
        }
        attend(data, &mut field)?;
        Ok(Self { system, field })
    }
}

fn point_system(data: &mut Unstructured) -> Result<PointSystem> {
    let usual = PointSystem::default();
    Ok(match data.int_in_range(0..=5)? {
        0 => PointSystem { pairing_allocated_bye: Points::HALF, ..usual },
        1 => PointSystem { pairing_allocated_bye: Points::ZERO, ..usual },
        2 => PointSystem { loss: Points::HALF, ..usual },
        3 => PointSystem { win: Points::from_tenths(30), draw: Points::ONE, ..usual },
        _ => usual,
    })
}

fn entrant(data: &mut Unstructured, number: usize) -> Result<Entrant> {
    let rating: Option<u8> = data.arbitrary()?;
    Ok(Entrant {
        name: format!("{}", data.int_in_range(0..=3)?),
        rating: rating.and_then(|rating| Rating::new(1000 + i64::from(rating)).ok()),
        ..Entrant::new(PairingNumber(u16::try_from(number).unwrap_or(u16::MAX)))
    })
}

/// Sets presence, virtual points and restrictions.
fn attend(data: &mut Unstructured, field: &mut Field) -> Result<()> {
    let trouble: u8 = data.int_in_range(0..=3)?;
    for player in &mut field.players {
        let away = trouble == 0 && data.ratio(1, 4)?;
        player.attendance = if away { Attendance::Away } else { Attendance::Present };
        player.requested_bye = away.then_some(RequestedBye::ZeroPoint);
        let ahead = trouble == 1 && data.arbitrary()?;
        player.virtual_points = if ahead { Points::ONE } else { Points::ZERO };
    }
    field.forbidden.clear();
    if trouble == 2 && field.players.len() > 1 {
        for _ in 0..data.int_in_range(1..=4)? {
            let [one, other] =
                [data.choose_index(field.players.len())?, data.choose_index(field.players.len())?];
            let pair = [one.min(other), one.max(other)];
            let pair = pair.map(|place| Seat(u16::try_from(place).unwrap_or(u16::MAX)));
            if pair[0] != pair[1] && !field.forbidden.contains(&pair) {
                field.forbidden.push(pair);
            }
        }
        field.forbidden.sort();
    }
    Ok(())
}

/// Plays a round with arbitrary new pairs.
fn play(data: &mut Unstructured, field: &mut Field) -> Result<()> {
    attend(data, field)?;
    let points = field.points;
    let mut open: Vec<Seat> = field.present().collect();
    let mut records: Vec<RoundRecord> = Vec::new();
    for _ in &field.players {
        let kinds = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];
        let bye = Bye::Requested(*data.choose(&kinds)?);
        records.push(RoundRecord::Bye { bye, points: points.of_bye(bye) });
    }
    let mut bye = None;
    while !open.is_empty() {
        let one = open.remove(0);
        let new: Vec<usize> = (0..open.len()).filter(|&place| !field.have_met(one, open[place])).collect();
        let Some(&place) = new.get(if new.is_empty() { 0 } else { data.choose_index(new.len())? }) else {
            bye = bye.or(Some(one));
            continue;
        };
        let other = open.remove(place);
        let pair = if data.arbitrary()? { [one, other] } else { [other, one] };
        let (played, worth) = *data.choose(&[
            (true, [points.win, points.loss]),
            (true, [points.loss, points.win]),
            (true, [points.draw, points.draw]),
            (false, [points.win, points.absence]),
            (false, [points.absence, points.absence]),
        ])?;
        let scores = pair.map(|seat| field.pairing_score(seat));
        for (side, colour) in [Colour::White, Colour::Black].into_iter().enumerate() {
            let (seat, opponent) = (pair[side], pair[1 - side]);
            let float = match scores[side].cmp(&scores[1 - side]) {
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Float::Down),
            };
            let points = worth[side];
            records[seat.index()] = if played {
                RoundRecord::Played { opponent, colour, points, float }
            } else {
                RoundRecord::Forfeited { opponent, colour, points, float }
            };
        }
    }
    let had_bye = |player: &Entrant| {
        player.record.iter().any(|round| matches!(round, RoundRecord::Bye { bye: Bye::PairingAllocated, .. }))
    };
    if let Some(seat) = bye.filter(|seat| !had_bye(field.player(*seat))) {
        let bye = Bye::PairingAllocated;
        records[seat.index()] = RoundRecord::Bye { bye, points: points.of_bye(bye) };
    }
    for (player, round) in field.players.iter_mut().zip(records) {
        player.record.push(round);
    }
    field.round = field.round.next();
    Ok(())
}

/// Checks that each present player has one place, no pair meets again, and the bye breaks no absolute rule.
fn check(system: &dyn Format, field: &Field, pairing: &Pairing) {
    let mut placed: Vec<Seat> = pairing.boards.iter().flat_map(|pair| [pair.white, pair.black]).collect();
    placed.extend(pairing.bye);
    placed.sort();
    assert_eq!(placed, field.present().collect::<Vec<_>>(), "everybody present has one place");
    for &Pair { white, black } in &pairing.boards {
        assert!(!field.have_met(white, black), "{white:?} and {black:?} meet again");
        assert!(!field.forbidden.contains(&[white.min(black), white.max(black)]), "a forbidden pair");
    }
    if let Some(seat) = pairing.bye {
        let breaches = system.swiss().map(|swiss| swiss.bye_breaches(field, seat)).unwrap_or_default();
        assert!(
            !breaches.iter().any(|breach| breach.absolute),
            "{seat:?} may not have the bye: {breaches:?}"
        );
    }
}

fuzz_target!(|state: State| {
    let (system, field) = (swiss_systems()[state.system], &state.field);
    let paired = system.pair(field, &mut Trace::recording());
    assert_eq!(paired, system.pair(field, &mut Trace::silent()), "the same field gives the same pairing");
    match paired {
        Ok(pairing) => check(system, field, &pairing),
        Err(NoPairing::TooFewPlayers { present }) => assert!(present < 2),
        Err(_) => {}
    }
});
