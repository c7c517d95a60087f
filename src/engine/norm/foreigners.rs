//! Number of foreign players in a Swiss, for waiving the condition on federations (1.4.3d).

use super::game::Flag;
use super::title::NormTitle;
use crate::tournament::{Bye, Colour, Forfeit, GameResult, Player, PlayerId, Round, RoundNo, RoundPlace};
use std::collections::BTreeSet;

/// Players of federations other than the host's in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreigners {
    /// The round; 0 for all registered players.
    pub round: RoundNo,
    pub rated: u32,
    pub federations: u32,
    /// Number of them with the title of GM, IM, WGM or WIM.
    pub titled: u32,
}

impl Foreigners {
    /// Minimum of each in every round.
    pub const NEEDED: Self = Self { round: RoundNo(0), rated: 20, federations: 3, titled: 10 };

    pub fn are_enough(&self) -> bool {
        self.short() == 0
    }

    /// Number missing, the sum of players, federations and titles.
    fn short(&self) -> u32 {
        let needed = Self::NEEDED;
        needed.rated.saturating_sub(self.rated)
            + needed.federations.saturating_sub(self.federations)
            + needed.titled.saturating_sub(self.titled)
    }
}

/// A rated player of a federation other than the host's: id, federation, true for a title that counts.
type Foreign = (PlayerId, Flag, bool);

/// Counts the registered players, before a round is paired.
pub(super) fn registered<'a>(
    players: impl Iterator<Item = (PlayerId, &'a Player)>,
    host: Flag,
) -> Foreigners {
    count(RoundNo(0), &foreign(players, host).iter().collect::<Vec<_>>())
}

/// Counts the players in each round. A player who misses more than one of the rounds counts in none; a
/// pairing-allocated bye is not a missed round (TN-3). Returns the round with the largest shortfall, the first of
/// several.
pub(super) fn worst_round<'a>(
    rounds: &[(RoundNo, &Round)],
    players: impl Iterator<Item = (PlayerId, &'a Player)>,
    host: Flag,
) -> Option<Foreigners> {
    let mut counted = foreign(players, host);
    counted.retain(|&(id, ..)| rounds.iter().filter(|(_, round)| !is_there(round, id)).count() <= 1);
    let in_round = |&(number, round): &(RoundNo, &Round)| {
        count(number, &counted.iter().filter(|&&(id, ..)| is_there(round, id)).collect::<Vec<_>>())
    };
    rounds.iter().map(in_round).max_by_key(|of| (of.short(), std::cmp::Reverse(of.round)))
}

fn foreign<'a>(players: impl Iterator<Item = (PlayerId, &'a Player)>, host: Flag) -> Vec<Foreign> {
    players
        .filter(|(_, player)| player.rating.is_some() && !player.estimated.is_rating())
        .map(|(id, player)| {
            let is_titled = player.title.is_some_and(|title| NormTitle::WIM.is_required(title));
            (id, Flag::of(player.federation.as_ref()), is_titled)
        })
        .filter(|(_, flag, _)| matches!(flag, Flag::Of(_)) && flag.is_foreign_to(host))
        .collect()
}

fn count(round: RoundNo, there: &[&Foreign]) -> Foreigners {
    let flags: BTreeSet<Flag> = there.iter().map(|&&(_, flag, _)| flag).collect();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Foreigners {
        round,
        rated: count(there.len()),
        federations: count(flags.len()),
        titled: count(there.iter().filter(|(.., is_titled)| *is_titled).count()),
    }
}

/// Returns true if a player takes part in a round: at a board without being a no-show, or with the pairing-allocated
/// bye.
fn is_there(round: &Round, player: PlayerId) -> bool {
    match round.place(player) {
        RoundPlace::AtBoard(board, colour) => match round.result(board) {
            Some(GameResult::Forfeit(Forfeit::Both)) => false,
            Some(GameResult::Forfeit(Forfeit::ToWhite)) => colour == Colour::White,
            Some(GameResult::Forfeit(Forfeit::ToBlack)) => colour == Colour::Black,
            _ => true,
        },
        RoundPlace::Bye(Bye::PairingAllocated) => true,
        RoundPlace::Bye(Bye::Requested(_))
        | RoundPlace::Nowhere
        | RoundPlace::Through
        | RoundPlace::Idle
        | RoundPlace::Pool => false,
    }
}
