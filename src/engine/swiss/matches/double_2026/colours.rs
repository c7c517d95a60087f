//! Colours of the first game of a match (Article 4). The second game has the opposite colours (4.4).

use super::{RANKED_BY, SCORE};
use crate::format::{Field, Pair, PastMatch, Reason, RoundRecord, Seat, Side, Value};
use crate::swiss::colour_by_parity;
use crate::swiss::general_2026::arrival_number;
use crate::tournament::{Colour, GameResult};

/// Returns the colours of a player's matches that gave them one, earliest first.
fn history(field: &Field, seat: Seat) -> Vec<Colour> {
    let rounds = field.player(seat).record.iter().enumerate();
    let colour = |(round, record): (usize, &RoundRecord)| match *record {
        RoundRecord::Played { colour, .. } if has_colour(field, round, seat) => Some(colour),
        _ => None,
    };
    rounds.filter_map(colour).collect()
}

/// Returns true if a game was played in the match of a player (1.6). A match in which each player forfeited one game is
/// a meeting without a colour (DS-15). Unknown matches and games count as played.
fn has_colour(field: &Field, round: usize, seat: Seat) -> bool {
    let of_player = |of: &&PastMatch| of.sides.contains(&Side::Player(seat));
    let found = field.leg.matches.get(round).and_then(|matches| matches.iter().find(of_player));
    found.is_none_or(|of| of.games.iter().any(|game| game.result.is_none_or(GameResult::is_played)))
}

/// Returns the higher ranked of two players (4.2), by the score for the pairing (DS-24) or, with the option, by the
/// score without virtual points.
fn higher(field: &Field, [one, other]: [Seat; 2]) -> Seat {
    if !RANKED_BY.is(SCORE, &field.options) {
        return field.higher(one, other);
    }
    let [score, score_of_other] = [one, other].map(|seat| field.player(seat).score());
    match score.cmp(&score_of_other) {
        std::cmp::Ordering::Greater => one,
        std::cmp::Ordering::Less => other,
        std::cmp::Ordering::Equal => one.min(other),
    }
}

/// Allocates the colours of the first game of two players who meet, and returns the deciding article (4.3).
pub(super) fn allocate(field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
    let first = higher(field, players);
    let second = if players[0] == first { players[1] } else { players[0] };
    let histories = [first, second].map(|seat| history(field, seat));
    let whites = histories.each_ref().map(|had| had.iter().filter(|&&had| had == Colour::White).count());
    let pairs = histories[0].iter().rev().zip(histories[1].iter().rev());
    let latest_difference = pairs.into_iter().find(|(mine, theirs)| mine != theirs);
    let (colour, [article, what]) = match (latest_difference, histories[0].last(), histories[1].last()) {
        (_, None, None) => (
            colour_by_parity(field.initial_colour, arrival_number(field, first)),
            ["4.3.1", "double-initial"],
        ),
        _ if whites[0] < whites[1] => (Colour::White, FEWER_WHITES),
        _ if whites[0] > whites[1] => (Colour::Black, FEWER_WHITES),
        (Some((mine, _)), ..) => (mine.other(), ["4.3.3", "double-latest-difference"]),
        (None, Some(last), _) => (last.other(), ["4.3.4", "double-alternate-higher"]),
        (None, None, Some(last)) => (*last, ["4.3.5", "double-alternate-opponent"]),
    };
    let pair = Pair::of([first, second], colour);
    let reason = Reason::new(article, what)
        .with("white", Value::player(pair.white))
        .with("black", Value::player(pair.black))
        .with("higher", Value::player(first));
    (
        pair,
        match article {
            "4.3.1" => reason
                .with("number", Value::count(arrival_number(field, first)))
                .with("initial", Value::Colour(field.initial_colour)),
            "4.3.2" => {
                let of = |seat: Seat| whites[usize::from(seat != first)];
                reason
                    .with("whites", Value::count(of(pair.white)))
                    .with("others", Value::count(of(pair.black)))
            }
            _ => reason,
        },
    )
}

/// 4.3.2 counts matches with White, not the colour difference.
const FEWER_WHITES: [&str; 2] = ["4.3.2", "double-fewer-whites"];
