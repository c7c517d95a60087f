//! "Why not?": the first thing that makes a round with another board worse, or later from the top.

use super::round::{self, KeizerRound};
use crate::format::{Field, Reason, Seat, Value, Verdict};

/// Returns the first difference between the pairing and the round in which `players` meet.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let pool = round::pool(field);
    let best = round::pair(field, &pool)?;
    let others: Vec<Seat> = pool.iter().copied().filter(|seat| !players.contains(seat)).collect();
    let forced = match others.as_slice() {
        [] => KeizerRound::default(),
        &[alone] => KeizerRound { bye: Some(alone), ..KeizerRound::default() },
        _ => round::pair(field, &others)?,
    };
    if let Some(bye) = best.bye.filter(|_| best.bye != forced.bye) {
        let reason = Reason::new("KZ-11", "keizer-has-bye").with("player", Value::player(bye));
        return Some((Verdict::Worse, vec![reason]));
    }
    let count = |pairs: &[[Seat; 2]]| pairs.iter().filter(|&&pair| round::is_unwanted(field, pair)).count();
    let higher_first = match pool.iter().find(|seat| players.contains(seat)) {
        Some(&first) if first == players[1] => [players[1], players[0]],
        _ => players,
    };
    let exceptions = [count(&best.pairs), count(&forced.pairs) + count(&[higher_first])];
    if exceptions[1] > exceptions[0] {
        let reason = Reason::new("KZ-12", "keizer-more-exceptions").compared(exceptions[0], exceptions[1]);
        return Some((Verdict::Worse, vec![reason]));
    }
    let opponent = |player: Seat| {
        let pair = forced.pairs.iter().chain([&players]).find(|pair| pair.contains(&player))?;
        pair.iter().copied().find(|&seat| seat != player)
    };
    let (&[player, near], other) = best.pairs.iter().find_map(|pair| {
        let other = opponent(pair[0]).filter(|&other| other != pair[1])?;
        Some((pair, other))
    })?;
    let reason = Reason::new("KZ-12", "keizer-nearer").with("player", Value::player(player));
    let reason = reason.with("opponent", Value::player(near)).with("other", Value::player(other));
    Some((Verdict::Later, vec![reason]))
}
