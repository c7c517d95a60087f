//! Players and teams who have left, in the title of the standings: listed, or counted if the list is too long.

use super::{StandingsPane, View};
use crate::desk::Context;
use crate::i18n::Arg;
use crate::sheet::data::Departure;
use crate::sheet::{standings, teams};
use hakem_engine::tournament::RoundNo;

/// A player or team who has left: the name, the first round without them, and how they left.
pub(super) type Departed = (String, RoundNo, Departure);

impl StandingsPane {
    /// Returns the ranked players or teams who have left by the round after `after`.
    pub(super) fn departed(&self, cx: &Context, after: RoundNo) -> Vec<Departed> {
        if matches!(self.view, View::Prizes | View::Bracket) {
            return Vec::new();
        }
        if let Some(made) = self.ranked_teams(cx, after) {
            let left = teams::departed(cx.event, &made, after).into_iter();
            return left
                .map(|(team, from)| (teams::name(cx.event, team), from, Departure::Withdrawn))
                .collect();
        }
        let left = |&player: &_| {
            let how = standings::departure(cx.event, player, after)?;
            Some((cx.name(player), cx.snapshot.player(player)?.withdrawn()?, how))
        };
        self.standings(cx, after).rows.iter().map(|row| row.player).filter_map(|id| left(&id)).collect()
    }
}

/// Lists those who have left, the expelled first, or returns only their numbers.
pub(super) fn told(cx: &Context, departed: &[Departed], counts: bool) -> Vec<String> {
    let kinds = [
        (Departure::Expelled, "standings-expelled", "standings-expelled-count"),
        (Departure::Withdrawn, "standings-withdrawn", "standings-withdrawn-count"),
    ];
    let line = |(how, listed, counted): (Departure, &str, &str)| {
        let of_kind: Vec<&Departed> = departed.iter().filter(|(.., of)| *of == how).collect();
        if of_kind.is_empty() {
            return None;
        }
        if counts {
            return Some(cx.texts.with(counted, &[("count", of_kind.len().into())]));
        }
        let named = |(name, from, how): &&Departed| match how {
            Departure::Expelled => name.clone(),
            Departure::Withdrawn => {
                let values = [("player", name.as_str().into()), ("round", (*from).into())];
                cx.texts.with("standings-withdrawn-player", &values)
            }
        };
        let names: Vec<String> = of_kind.iter().map(named).collect();
        Some(cx.texts.with(listed, &[("players", Arg::List(names))]))
    };
    kinds.into_iter().filter_map(line).collect()
}
