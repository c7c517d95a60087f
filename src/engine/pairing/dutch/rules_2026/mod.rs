//! FIDE (Dutch) System, C.04.3 of the FIDE Handbook, in force from 1 February 2026.
//!
//! Names and numbers are those of the rules: C1 to C21 are the criteria of Article 2. Brackets are paired from the top
//! down (1.9.2); each is a matching problem whose weight holds the criteria as digits ([`criteria`]) and
//! whose equal solutions are tried in the order of Article 4 ([`order`]).

mod article_5;
mod bracket;
mod completion;
mod criteria;
mod exact;
mod order;
mod pool;
mod quick;

use crate::pairing::colours::Ground;
use crate::pairing::{Breach, Draw, Field, NoPairing, Pair, PairingSystem, Reason, Seat, Trace, sort_boards};
use bracket::Bracket;
use pool::Pool;

/// The system.
#[derive(Clone, Copy, Debug)]
pub struct Dutch2026;

impl PairingSystem for Dutch2026 {
    fn id(&self) -> &'static str {
        "dutch-2026"
    }

    fn rules(&self) -> &'static str {
        "FIDE Handbook C.04.3, in force from 1 February 2026"
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Draw, NoPairing> {
        let pool = Pool::new(field);
        if pool.players.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: pool.players.len() });
        }
        let stuck = |players: &[usize]| NoPairing::NoLegalPairing {
            players: players.iter().map(|&who| field.player(pool.players[who].seat).number).collect(),
            because: Vec::new(),
        };
        let mut open = completion::bye_score(&pool).map_err(|found| stuck(&found.players))?;
        let mut draw = Draw::default();
        let mut floaters = Vec::new();
        for group in 0..pool.groups.len() {
            let bracket = Bracket::new(&pool, &floaters, group, open);
            let outcome = bracket.pair().ok_or_else(|| stuck(&floaters))?;
            for pair in outcome.pairs {
                let seats = pair.map(|who| pool.players[who].seat);
                let (pair, ground) = article_5::allocate(field, seats);
                trace.note(&seats, || article_5::reason(field, pair, ground));
                draw.boards.push(pair);
            }
            if let Some(who) = outcome.bye {
                draw.bye = Some(pool.players[who].seat);
                open = None;
            }
            floaters = outcome.floaters;
        }
        if !floaters.is_empty() {
            return Err(stuck(&floaters));
        }
        sort_boards(field, &mut draw.boards);
        Ok(draw)
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let (pair, ground): (Pair, Ground) = article_5::allocate(field, players);
        (pair, article_5::reason(field, pair, ground))
    }

    fn judge(&self, _: &Field, _: Pair) -> Vec<Breach> {
        Vec::new()
    }

    fn judge_bye(&self, _: &Field, _: Seat) -> Vec<Breach> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests;
