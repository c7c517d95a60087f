//! Changes to random rounds are found again.

use super::search::Search;
use super::{Change, RecordedRound, told_first};
use crate::format::{Field, Float, Pair, Pairing, RoundRecord, Seat, Swiss, Trace};
use crate::pairing::system;
use crate::swiss::test_rounds::{Dice, cases, random};
use crate::tournament::{Colour, GameResult, Meeting, Outcome, PlayerId, Points, RoundNo};
use std::cmp::Ordering;
use std::collections::BTreeMap;

fn pair(swiss: &dyn Swiss, field: &Field) -> Option<Pairing> {
    swiss.pair(field, &mut Trace::silent()).ok()
}

fn player(seat: Seat) -> PlayerId {
    PlayerId(u32::from(seat.0) + 1)
}

/// Returns the opponent of a player, and the pairing without their board.
fn parted(made: &Pairing, seat: Seat) -> (Option<Seat>, Pairing) {
    let is_of = |board: &&Pair| board.white == seat || board.black == seat;
    let opponent = made
        .boards
        .iter()
        .find(is_of)
        .map(|board| if board.white == seat { board.black } else { board.white });
    let boards = made.boards.iter().filter(|board| !is_of(board)).copied().collect();
    (opponent, Pairing::of(boards, made.bye.filter(|&bye| bye != seat), Vec::new()))
}

type Planted = (Field, Pairing, Change);

/// Two players change places, each taking the colour of the other.
fn exchanged(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let made = pair(swiss, &field)?;
    let [one, other] = [(); 2].map(|()| made.boards[dice.roll(made.boards.len())]);
    if one == other {
        return None;
    }
    let (one, other) = (one.white, if dice.roll(2) == 0 { other.white } else { other.black });
    let place = |seat| {
        if seat == one {
            other
        } else if seat == other {
            one
        } else {
            seat
        }
    };
    let board = |board: &Pair| Pair { white: place(board.white), black: place(board.black) };
    let recorded = Pairing::of(made.boards.iter().map(board).collect(), made.bye, Vec::new());
    Some((field, recorded, Change::Exchanged([one, other].map(player))))
}

fn turned(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let mut made = pair(swiss, &field)?;
    let at = dice.roll(made.boards.len());
    let Pair { white, black } = made.boards[at];
    made.boards[at] = Pair { white: black, black: white };
    Some((field, made, Change::Turned([black, white].map(player))))
}

/// Two players who would meet are kept apart.
fn apart(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let made = pair(swiss, &field)?;
    let board = made.boards[dice.roll(made.boards.len())];
    let ends = [board.white.min(board.black), board.white.max(board.black)];
    let mut kept = field.clone();
    kept.forbidden.push(ends);
    Some((field, pair(swiss, &kept)?, Change::Apart(ends.map(player))))
}

/// A player leaves after the pairing: the opponent meets the player with the bye, or gets it.
fn gone(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let made = pair(swiss, &field)?;
    let board = made.boards[dice.roll(made.boards.len())];
    let (left, mut recorded) = parted(&made, board.white);
    match recorded.bye.take() {
        Some(bye) => recorded.boards.push(swiss.colours(&field, [bye, left?]).0),
        None => recorded.bye = left,
    }
    Some((field.without(&[board.white]), recorded, Change::Gone(player(board.white))))
}

/// A player joins after the pairing: they meet the player with the bye, or get it, as a manual change.
fn added(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let present: Vec<Seat> = field.present().collect();
    let late = present[dice.roll(present.len())];
    let mut recorded = pair(swiss, &field.without(&[late]))?;
    let change = match recorded.bye.take() {
        Some(bye) => {
            recorded.boards.push(swiss.colours(&field, [bye, late]).0);
            Change::Added(player(late))
        }
        None => {
            recorded.bye = Some(late);
            Change::Bye(player(late))
        }
    };
    Some((field, recorded, change))
}

/// A game of the previous round has another result when the round is paired.
fn late_result(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let at = field.round.index().checked_sub(1)?;
    let of_white = |seat: &Seat| {
        matches!(field.player(*seat).record[at], RoundRecord::Played { colour: Colour::White, .. })
    };
    let whites: Vec<Seat> = field.seats().filter(of_white).collect();
    let white = *whites.get(dice.roll(whites.len().max(1)))?;
    let RoundRecord::Played { opponent: black, .. } = field.player(white).record[at] else { return None };
    let then = GameResult::Played([Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins][dice.roll(3)]);
    let mut before = field.clone();
    for (seat, own) in [(white, Colour::White), (black, Colour::Black)] {
        let given = field.player(seat).given.get(at).copied().unwrap_or_default();
        if let RoundRecord::Played { points, .. } = &mut before.players[seat.index()].record[at] {
            *points = field.points.of_game(then, own) + given;
        }
    }
    let meeting = Meeting { white: player(white), black: player(black) };
    let round = RoundNo(u8::try_from(at + 1).unwrap());
    let recorded = pair(swiss, &before)?;
    Some((field, recorded, Change::Result { round, meeting, then }))
}

/// Returns the field as if a game of an earlier round had had another result, and what that is: the floats of
/// the rounds between, which followed from the scores, follow from the other ones.
fn with_result(field: &Field, at: usize, then: GameResult, white: Seat) -> Option<(Field, Seat)> {
    let mut before = field.clone();
    let RoundRecord::Played { opponent: black, .. } = field.player(white).record[at] else { return None };
    for (seat, own) in [(white, Colour::White), (black, Colour::Black)] {
        let given = field.player(seat).given.get(at).copied().unwrap_or_default();
        if let RoundRecord::Played { points, .. } = &mut before.players[seat.index()].record[at] {
            *points = field.points.of_game(then, own) + given;
        }
    }
    for later in at + 1..field.round.index() {
        let score = |seat: Seat| -> Points {
            before.player(seat).record[..later].iter().map(RoundRecord::points).sum()
        };
        let scores: Vec<Points> = before.seats().map(score).collect();
        for (place, player) in before.players.iter_mut().enumerate() {
            if let RoundRecord::Played { opponent, float, .. }
            | RoundRecord::Forfeited { opponent, float, .. } = &mut player.record[later]
            {
                *float = match scores[place].cmp(&scores[opponent.index()]) {
                    Ordering::Greater => Some(Float::Down),
                    Ordering::Less => Some(Float::Up),
                    Ordering::Equal => None,
                };
            }
        }
    }
    Some((before, black))
}

/// A game of an earlier round had another result until the round was paired, and so had the floats since.
fn earlier_result(swiss: &dyn Swiss, field: Field, dice: &mut Dice) -> Option<Planted> {
    let at = field.round.index().checked_sub(2)?;
    let of_white = |seat: &Seat| {
        matches!(field.player(*seat).record[at], RoundRecord::Played { colour: Colour::White, .. })
    };
    let whites: Vec<Seat> = field.seats().filter(of_white).collect();
    let white = *whites.get(dice.roll(whites.len().max(1)))?;
    let then = GameResult::Played([Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins][dice.roll(3)]);
    let (before, black) = with_result(&field, at, then, white)?;
    let meeting = Meeting { white: player(white), black: player(black) };
    let round = RoundNo(u8::try_from(at + 1).unwrap());
    Some((field, pair(swiss, &before)?, Change::Result { round, meeting, then }))
}

type Plant = fn(&dyn Swiss, Field, &mut Dice) -> Option<Planted>;

#[test]
fn the_change_of_a_random_round_is_among_the_smallest_causes() {
    let plants: [(&str, Plant); 7] = [
        ("exchanged", exchanged),
        ("turned", turned),
        ("apart", apart),
        ("gone", gone),
        ("added", added),
        ("result", late_result),
        ("earlier result", earlier_result),
    ];
    // Planted, explained by one change, listed among the causes, listed first.
    let mut counts: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    for id in ["dutch-2026", "dutch-2009", "burstein-2026", "dubov-2026"] {
        let swiss = system(id).unwrap().swiss().unwrap();
        // The last one had no cause in the Burstein System.
        for seed in (0..cases(90)).chain([784]) {
            let mut dice = Dice(seed ^ 0xF04E);
            let (name, plant) = plants[usize::try_from(seed).unwrap() % plants.len()];
            let field = random(swiss, seed, 8, 30);
            if field.present().count() < 4 {
                continue;
            }
            let Some((field, recorded, planted)) = plant(swiss, field, &mut dice) else { continue };
            let order = field.seats().map(player).collect();
            let asked =
                RecordedRound { round: field.round, before: Vec::new(), swiss, field, order, recorded };
            let made = asked.made();
            // A change without effect on a board cannot be found.
            if made.as_ref().is_some_and(|made| asked.is_made(made)) {
                continue;
            }
            let mut found = [Search::new(&asked, made.as_ref()).run(&Vec::new())];
            told_first(&mut found);
            let [found] = found;
            let context = format!("{id} {seed} {planted:?}: {found:?}");
            let count = counts.entry(name).or_default();
            count[0] += 1;
            assert!(found.is_bounded || found.causes.iter().all(|cause| cause.len() == 1), "{context}");
            count[1] += usize::from(!found.causes.is_empty());
            // Different exchanges on two boards produce the same boards.
            let is_planted = |cause: &Vec<Change>| match (&cause[..], &planted) {
                ([Change::Exchanged(_)], Change::Exchanged(_)) => true,
                ([change], planted) => change == planted,
                _ => false,
            };
            let place = found.causes.iter().position(is_planted);
            assert!(place.is_some() || found.more > 0 || found.is_bounded, "{context}");
            count[2] += usize::from(place.is_some());
            count[3] += usize::from(place == Some(0));
        }
    }
    eprintln!("planted, explained, told, told first: {counts:?}");
    for (name, [planted, explained, told, _]) in &counts {
        assert!(planted == explained, "{name}: {counts:?}");
        // Other results of other games often lead to the same boards, so that not all of them are listed.
        let least = if name.ends_with("result") { 5 } else { 8 };
        assert!(*planted > 5 && 10 * told >= least * *planted, "{name}: {counts:?}");
    }
}

#[test]
fn two_changes_are_not_explained_as_one() {
    let swiss = system("dutch-2026").unwrap().swiss().unwrap();
    let mut told = 0;
    for seed in 0..cases(60) {
        let field = random(swiss, seed, 12, 24);
        if field.present().count() < 12 {
            continue;
        }
        let Some(mut recorded) = pair(swiss, &field) else { continue };
        for at in [0, 2] {
            let board = recorded.boards[at];
            recorded.boards[at] = Pair { white: board.black, black: board.white };
        }
        let order = field.seats().map(player).collect();
        let asked = RecordedRound { round: field.round, before: Vec::new(), swiss, field, order, recorded };
        let made = asked.made();
        let found = Search::new(&asked, made.as_ref()).run(&Vec::new());
        let two = |cause: &Vec<Change>| matches!(cause[..], [Change::Turned(_), Change::Turned(_)]);
        let is_smaller = found.causes.iter().any(|cause| cause.len() == 1);
        assert!(is_smaller || found.causes.iter().any(two) || found.more > 0, "{seed}: {found:?}");
        told += usize::from(!is_smaller);
    }
    assert!(told > 5, "{told}");
}
