//! Setting the prizes.

use super::CommandError;
use crate::tournament::{Money, PrizeGroup, PrizeList, Snapshot, SpecialPrize};
use std::sync::Arc;

pub(super) fn announce(snapshot: &Snapshot, list: &PrizeList) -> Result<Snapshot, CommandError> {
    if list.decimals > PrizeList::MOST_DECIMALS {
        return Err(CommandError::TooManyDecimals { decimals: list.decimals });
    }
    if let Some(group) = list.groups.iter().find(|group| !is_in_order(group)) {
        return Err(CommandError::PrizesOutOfOrder { name: group.name.clone() });
    }
    if let Some(prize) = list.special.iter().find(|prize| !is_in_range(prize)) {
        return Err(CommandError::PrizesOutOfOrder { name: prize.name.clone() });
    }
    let mut winners = list.special.iter().filter_map(|prize| prize.winner);
    if let Some(id) = winners.find(|&id| snapshot.player(id).is_none()) {
        return Err(CommandError::NoSuchPlayer { id });
    }
    if *snapshot.prizes == *list {
        return Err(CommandError::NoChange);
    }
    Ok(Snapshot { prizes: Arc::new(list.clone()), ..snapshot.clone() })
}

/// Returns true if there are prizes, and none exceeds the previous one.
fn is_in_order(group: &PrizeGroup) -> bool {
    let least = group.amounts.last().is_some_and(|&amount| amount > Money(0));
    let most = group.amounts.first().is_some_and(|&amount| amount <= Money::HIGHEST);
    least && most && group.amounts.is_sorted_by(|one, next| one >= next)
}

/// Returns true if the money of a prize, if any, is within range.
fn is_in_range(prize: &SpecialPrize) -> bool {
    prize.reward.money().is_none_or(|amount| amount > Money(0) && amount <= Money::HIGHEST)
}
