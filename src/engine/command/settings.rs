//! Setting the settings of an event.

use super::CommandError;
use crate::tournament::{Acceleration, Leg, Money, Points, RoundNo, SettingField, Settings, Snapshot};
use std::collections::HashSet;
use std::sync::Arc;

/// Replaces the settings; locked ones must be unchanged.
pub(super) fn announce(snapshot: &Snapshot, announced: &Settings) -> Result<Snapshot, CommandError> {
    let now = &snapshot.settings;
    for field in SettingField::ALL {
        if let Some(lock) = field.lock(snapshot).filter(|_| field.differs(now, announced)) {
            return Err(CommandError::SettingLocked { field, lock });
        }
    }
    let paired = snapshot.last_paired().unwrap_or(RoundNo(1));
    if announced.rounds < paired {
        return Err(CommandError::TooFewRounds { rounds: announced.rounds, least: paired });
    }
    let points = &announced.points;
    // FIDE C.04.2, decision G-14.
    let draw_fits = points.draw + points.draw <= points.win + points.loss;
    let values = [points.win, points.draw, points.loss, points.absence, points.pairing_allocated_bye];
    // The event sets the points of a bye in a two-game match, up to winning both (FIDE C.04.5 1.4).
    let of_match = Points::ZERO..=(points.win + points.win);
    let match_bye_fits = points.match_bye.is_none_or(|worth| of_match.contains(&worth));
    let of_groups = announced.number_groups.iter().map(|group| group.points);
    let in_range =
        values.into_iter().chain(of_groups).all(|p| (Points::ZERO..=Points::from_tenths(999)).contains(&p));
    let bye_fits = points.pairing_allocated_bye <= points.win && match_bye_fits;
    if !draw_fits || !in_range || !bye_fits || points.win <= points.loss {
        return Err(CommandError::PointsOutOfOrder);
    }
    // FIDE C.04.7 1.1, A-17.
    let suits_baku = points.win == points.draw + points.draw && points.loss == Points::ZERO;
    let needs_it = !matches!(announced.acceleration, Acceleration::None | Acceleration::Groups);
    if needs_it && !suits_baku {
        return Err(CommandError::PointsForbidBaku);
    }
    if announced.entry_fee.is_some_and(|fee| fee > Money::HIGHEST) {
        return Err(CommandError::FeeTooHigh);
    }
    let forbidden = announced.forbidden.iter().flat_map(|pair| &pair.players);
    let accelerated = announced.virtual_points.iter().flat_map(|stated| &stated.players);
    let named = forbidden.chain(accelerated).chain(&announced.numbering);
    if let Some(&id) = named.into_iter().find(|id| snapshot.player(**id).is_none()) {
        return Err(CommandError::NoSuchPlayer { id });
    }
    let mut numbered = HashSet::new();
    if let Some(&id) = announced.numbering.iter().find(|id| !numbered.insert(**id)) {
        return Err(CommandError::BadNumbering { id });
    }
    if *snapshot.settings == *announced {
        return Err(CommandError::NoChange);
    }
    let mut next = Snapshot { settings: Arc::new(announced.clone()), ..snapshot.clone() };
    // A leg in which teams have their numbers belongs to the system it was started for.
    if now.system != announced.system && snapshot.last_paired().is_none() {
        next.legs = Arc::default();
    }
    if now.rounds != announced.rounds {
        // Any other leg would have locked the number of rounds.
        let whole = next.legs.iter().map(|leg| Leg { last: announced.rounds, ..leg.clone() });
        next.legs = Arc::new(whole.collect());
    }
    Ok(next)
}
