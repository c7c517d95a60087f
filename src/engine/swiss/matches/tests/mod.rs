//! Shared parts of the tests of the editions: the literal reading, and recorded rounds.

pub(super) mod by_ranks;
pub(super) mod by_subsets;
pub(super) mod literal;
mod whole_events;

use super::{C6, MatchEdition, MatchRoster, brackets, following};
use crate::format::{Field, Format, OptionFacts, Pair, Seat, Swiss, Trace};
use crate::swiss::byes::settled;
use crate::swiss::test_rounds::{Dice, cases_up_to, events, forbid_some, fresh, samples, set_away};
use crate::tournament::{Colour, Forfeit, GameResult, OptionValue, Outcome, Points, RequestedBye};
use by_ranks::ByRanks;
use literal::Position;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// Writes a recorded round: `bye 5; 4: 1 up 6: 1-6 4.3.2; 2: 3 4: 4-3 4.3.4`, scores in tenths; or that there is no
/// legal pairing.
pub(super) fn recorded(round: &Value) -> String {
    let Some(brackets) = round["brackets"].as_array() else { return "no legal pairing".to_owned() };
    let number = |value: &Value| value.as_u64().unwrap();
    let numbers = |list: &Value| list.as_array().unwrap().iter().map(number).collect::<Vec<u64>>();
    let mut parts = vec![format!("bye {}", round["pab"].as_u64().unwrap_or(0))];
    for bracket in brackets {
        let pairs = bracket["pairs"].as_array().unwrap().iter().zip(bracket["by"].as_array().unwrap());
        let pair = |(pair, by): (&Value, &Value)| {
            let [white, black] = numbers(pair)[..] else { panic!("{pair}") };
            ([white, black], by.as_str().unwrap().to_owned())
        };
        parts.push(written(
            tenths(&bracket["score"]),
            &numbers(&bracket["residents"]),
            &numbers(&bracket["upfloaters"]),
            &pairs.map(pair).collect::<Vec<_>>(),
        ));
    }
    parts.join("; ")
}

/// Writes a bracket in the notation of [`recorded`].
pub(super) fn written(
    score: i32,
    residents: &[u64],
    upfloaters: &[u64],
    pairs: &[([u64; 2], String)],
) -> String {
    let pairs = pairs.iter().map(|([white, black], by)| format!("{white}-{black} {by}"));
    format!("{score}: {residents:?} up {upfloaters:?}: {}", pairs.collect::<Vec<_>>().join(" "))
}

pub(super) fn tenths(value: &Value) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "points are small")]
    let tenths = (value.as_f64().unwrap() * 10.0).round() as i32;
    tenths
}

pub(super) fn seat(number: &Value) -> Seat {
    Seat(u16::try_from(number.as_u64().unwrap() - 1).unwrap())
}

pub(super) fn result(text: &str) -> GameResult {
    match text {
        "1-0" => GameResult::Played(Outcome::WhiteWins),
        "0-1" => GameResult::Played(Outcome::BlackWins),
        "1/2-1/2" => GameResult::Played(Outcome::Draw),
        "1/2-0" => GameResult::Played(Outcome::WhiteDraws),
        "0-1/2" => GameResult::Played(Outcome::BlackDraws),
        "0-0" => GameResult::Played(Outcome::BothLose),
        "+-" => GameResult::Forfeit(Forfeit::ToWhite),
        "-+" => GameResult::Forfeit(Forfeit::ToBlack),
        "--" => GameResult::Forfeit(Forfeit::Both),
        other => panic!("unknown result {other}"),
    }
}

pub(super) fn bye(letter: &Value) -> RequestedBye {
    match letter.as_str().unwrap() {
        "F" => RequestedBye::FullPoint,
        "H" => RequestedBye::HalfPoint,
        _ => RequestedBye::ZeroPoint,
    }
}

/// Sets the absences, virtual points and forbidden pairs of a round.
fn prepare(field: &mut Field, round: &Value) {
    field.players.iter_mut().for_each(|player| set_away(player, None));
    for absent in round["absent"].as_array().into_iter().flatten() {
        set_away(&mut field.players[seat(absent).index()], Some(RequestedBye::ZeroPoint));
    }
    for taken in round["byes"].as_array().into_iter().flatten() {
        set_away(&mut field.players[seat(&taken[0]).index()], Some(bye(&taken[1])));
    }
    for (number, player) in (1..).zip(&mut field.players) {
        let points = &round["virtual"][number.to_string()];
        player.virtual_points = Points::from_tenths(if points.is_null() { 0 } else { tenths(points) });
    }
    let pair = |pair: &Value| [seat(&pair[0]).min(seat(&pair[1])), seat(&pair[0]).max(seat(&pair[1]))];
    field.forbidden = round["prohibited"].as_array().into_iter().flatten().map(pair).collect();
}

/// Returns the field before each round of an event, with its record. `field` is that before round 1; `play` writes a
/// played round into all records.
pub(super) fn recorded_rounds(
    event: &Value,
    mut field: Field,
    play: impl Fn(&mut Field, &Value),
) -> Vec<(Field, Value)> {
    let mut found = Vec::new();
    for round in event["rounds"].as_array().unwrap() {
        prepare(&mut field, round);
        if round.get("expected").is_some() {
            found.push((field.clone(), round.clone()));
        }
        if !round["matches"].is_null() {
            play(&mut field, round);
        }
    }
    found
}

/// Returns the field of a recorded event before round 1, without its options.
pub(super) fn announced(event: &Value) -> Field {
    let options = &event["options"];
    let initial = if options["initial"] == "W" { Colour::White } else { Colour::Black };
    let rounds = u8::try_from(options["rounds"].as_u64().unwrap()).unwrap();
    fresh(event["teams"].as_array().unwrap().len(), rounds, initial)
}

/// Recorded events of an edition.
pub(super) struct RecordedEvents<E> {
    pub(super) edition: E,
    /// Options, each with its name in the records, and the value that it names.
    pub(super) switches: &'static [(OptionFacts, &'static str, &'static str)],
    /// Returns the field before each round of an event, with its record.
    pub(super) rounds: fn(&Value) -> Vec<(Field, Value)>,
}

impl<E: MatchEdition> RecordedEvents<E> {
    /// Pairs a recorded round, also under each switch with a different recorded answer.
    fn check_round(&self, name: &str, field: &Field, round: &Value) -> usize {
        let name = format!("{name} round {}", field.round);
        assert_eq!(written_as_recorded::<E>(field), recorded(&round["expected"]), "{name}");
        let pairing = self.edition.pair(field, &mut Trace::silent());
        assert_eq!(pairing.is_err(), round["expected"].is_null(), "{name}: {pairing:?}");
        for &(option, switch, word) in self.switches {
            let mut field = field.clone();
            option.set(&mut field.options, OptionValue::Choice(word.to_owned()));
            let expected = round["open"].get(switch).unwrap_or(&round["expected"]);
            assert_eq!(written_as_recorded::<E>(&field), recorded(expected), "{name}, {switch}");
        }
        1 + round["open"].as_object().map_or(0, serde_json::Map::len)
    }

    /// Pairs every round of a file, of which there are more than `least`.
    pub(super) fn come_out_again(&self, path: &Path, least: usize) {
        let mut compared = 0;
        for event in events(path) {
            for (field, round) in (self.rounds)(&event) {
                compared += self.check_round(event["id"].as_str().unwrap(), &field, &round);
            }
        }
        assert!(compared > least);
        eprintln!("{}: {compared} rounds and other answers", path.display());
    }

    /// Pairs the last round of a position of the page of the edition, and returns it as text.
    #[track_caller]
    pub(super) fn position(&self, folder: &str, id: &str) -> String {
        let events = events(&samples(folder, "positions.jsonl")[0]);
        let event = events.iter().find(|event| event["id"] == id).unwrap();
        let (field, round) = (self.rounds)(event).pop().unwrap();
        self.check_round(id, &field, &round);
        written_as_recorded::<E>(&field)
    }
}

/// Sometimes adds forbidden pairs, virtual points of this many tenths, and the other reading of C6.
pub(super) fn vary_bars_and_reading(field: &mut Field, dice: &mut Dice, virtual_points: i32) {
    if dice.comes_up(30) {
        let per_cent = [10, 25, 40][dice.roll(3)];
        forbid_some(field, dice, per_cent);
    }
    if dice.comes_up(30) {
        for player in &mut field.players {
            player.virtual_points = Points::from_tenths(if dice.comes_up(50) { virtual_points } else { 0 });
        }
    }
    if dice.comes_up(30) {
        C6.set(&mut field.options, OptionValue::Choice("parity".to_owned()));
    }
}

/// Writes the pairing of an edition in the notation of [`recorded`].
fn written_as_recorded<E: MatchEdition>(field: &Field) -> String {
    let roster = &E::roster(field);
    let Ok(bye) = settled(roster) else { return "no legal pairing".to_owned() };
    let number = |who: usize| u64::from(roster.card(who).seat.0) + 1;
    let mut parts = vec![format!("bye {}", bye.map_or(0, number))];
    brackets::<E>(roster, bye, following(field), |bracket, outcome| {
        let numbers = |players: &[usize]| players.iter().map(|&who| number(who)).collect::<Vec<u64>>();
        let pair = |&pair: &[usize; 2]| {
            let (pair, reason) = E::allocate(field, roster.seats_of(pair));
            ([pair.white, pair.black].map(|seat| u64::from(seat.0) + 1), reason.rule.to_owned())
        };
        parts.push(written(
            bracket.score().tenths(),
            &numbers(bracket.residents),
            &numbers(&outcome.upfloaters),
            &outcome.pairs.iter().map(pair).collect::<Vec<_>>(),
        ));
    })
    .unwrap();
    parts.join("; ")
}

pub(super) type Round = (Option<Seat>, Vec<(Vec<Seat>, Vec<Seat>, Vec<[Seat; 2]>)>);

/// Returns the pairing of an edition; `None` if no legal pairing exists.
pub(super) fn by_the_engine<E: MatchEdition>(roster: &MatchRoster<'_>) -> Option<Round> {
    let bye = settled(roster).ok()?;
    let mut made = Vec::new();
    brackets::<E>(roster, bye, following(roster.field), |bracket, outcome| {
        made.push((
            roster.seats(bracket.residents),
            roster.seats(&outcome.upfloaters),
            outcome.pairs.iter().map(|&pair| roster.seats_of(pair)).collect(),
        ));
    })
    .unwrap();
    Some((bye.map(|who| roster.card(who).seat), made))
}

pub(super) fn seated(seats: &[Seat], (bye, brackets): literal::Round) -> Round {
    let of = |players: Vec<usize>| players.into_iter().map(|who| seats[who]).collect::<Vec<Seat>>();
    let brackets = brackets.into_iter().map(|paired| {
        let pairs = paired.pairs.into_iter().map(|pair| pair.map(|who| seats[who])).collect();
        (of(paired.residents), of(paired.upfloaters), pairs)
    });
    (bye.map(|who| seats[who]), brackets.collect())
}

/// A random field by its seed, and its conversion for the methods of the tests.
pub(super) struct RandomFields {
    pub(super) field: fn(u64, [usize; 2]) -> Field,
    /// Chooses options, points and forbidden pairs.
    pub(super) vary: fn(&mut Field, &mut Dice),
    pub(super) literal: fn(&Field) -> (Vec<Seat>, Position),
}

impl RandomFields {
    /// Compares rounds of 4 to 12 players with a literal reading of the articles.
    pub(super) fn are_paired_word_by_word<E: MatchEdition>(&self) {
        let (mut compared, mut refused, mut taken_up) = (0, 0, [0; 4]);
        for seed in 0..cases_up_to(700, 20_000) {
            let field = (self.field)(seed, [4, 12]);
            if field.present().count() < 2 {
                continue;
            }
            let made = by_the_engine::<E>(&E::roster(&field));
            let (seats, position) = (self.literal)(&field);
            let expected = position.pair().map(|round| seated(&seats, round));
            assert_eq!(made, expected, "seed {seed}: {field:#?}");
            refused += usize::from(made.is_none());
            for (_, upfloaters, _) in made.iter().flat_map(|round| &round.1) {
                taken_up[upfloaters.len().min(3)] += 1;
            }
            compared += 1;
        }
        assert!(refused > 0 && taken_up.iter().all(|&count| count > 0), "{refused} refused, {taken_up:?}");
        eprintln!("{compared} rounds, {refused} of them refused; brackets by upfloaters: {taken_up:?}");
    }

    /// Compares the article that "why not?" names with the first by which the round with the board comes later in a
    /// literal reading.
    pub(super) fn why_not_names_the_article_word_by_word(
        &self,
        system: &dyn Swiss,
        of_pairs: [&'static str; 3],
    ) {
        let mut told = BTreeMap::<&str, usize>::new();
        for seed in 0..cases_up_to(1_500, 20_000) {
            let field = (self.field)(seed, [4, 10]);
            let (seats, position) = (self.literal)(&field);
            let mut dice = Dice(seed ^ 0x0B0A2D);
            if seats.len() < 2 {
                continue;
            }
            let at = dice.roll(seats.len());
            let [one, other] = [at, at + 1 + dice.roll(seats.len() - 1)].map(|at| seats[at % seats.len()]);
            let (board, others) = (system.colours(&field, [one, other]).0, field.without(&[one, other]));
            let is_barred = system.breaches(&field, board).iter().any(|breach| breach.absolute);
            let (Ok(made), Ok(mut forced)) =
                (system.pair(&field, &mut Trace::silent()), system.pair(&others, &mut Trace::silent()))
            else {
                continue;
            };
            forced.boards.push(board);
            if is_barred || made.bye != forced.bye {
                continue;
            }
            let place = |seat: Seat| seats.iter().position(|&other| other == seat).unwrap();
            let pair = |board: &Pair| {
                let [one, other] = [board.white, board.black].map(place);
                [one.min(other), one.max(other)]
            };
            let pairs: Vec<[usize; 2]> = forced.boards.iter().map(pair).collect();
            let expected = position.decides(&pairs, of_pairs);
            for named in
                [system.first_difference(&field, [one, other]), system.round_difference(&field, &forced)]
            {
                let named = named.map(|(_, reasons)| reasons[0].rule);
                assert_eq!(named, expected, "seed {seed}, {:?}: {field:#?}", [one, other]);
            }
            *told.entry(expected.unwrap_or("none")).or_default() += 1;
        }
        let articles = ["C4", "C5", "3.5.4", of_pairs[2], "3.6.3"];
        assert!(articles.iter().all(|article| told.contains_key(article)), "{told:?}");
        eprintln!("rounds by the article that decides: {told:?}");
    }

    /// Compares rounds of 13 to 60 players with a method by ranks, which gives up on some.
    pub(super) fn are_paired_by_ranks<E: MatchEdition>(&self) {
        let (mut compared, mut given_up, mut taken_up) = (0, 0, [0; 3]);
        for seed in 0..cases_up_to(20, 300) {
            let field = (self.field)(seed, [13, 60]);
            let (seats, position) = (self.literal)(&field);
            let Ok(expected) = ByRanks::new(&position).pair() else {
                given_up += 1;
                continue;
            };
            let made = by_the_engine::<E>(&E::roster(&field));
            assert_eq!(made, expected.map(|round| seated(&seats, round)), "seed {seed}: {field:#?}");
            for (_, upfloaters, _) in made.iter().flat_map(|round| &round.1) {
                taken_up[upfloaters.len().min(2)] += 1;
            }
            compared += 1;
        }
        assert!(
            compared > 2 * given_up && taken_up.iter().all(|&count| count > 0),
            "{given_up}, {taken_up:?}"
        );
        eprintln!("{compared} rounds, {given_up} not told; brackets by upfloaters: {taken_up:?}");
    }
}
