//! Text of the gaps and doubts that are found when an event is closed.

use super::named;
use crate::event::Event;
use hakem_engine::closing::{Gap, Lack};
use hakem_engine::tournament::{BoardNo, IssuedSheet, RoundNo};

pub fn told(event: Event, gap: &Gap) -> String {
    let texts = event.texts;
    let at = |id: &str, round: RoundNo, board: BoardNo| {
        texts.with(id, &[("round", round.into()), ("board", board.into())])
    };
    match gap {
        Gap::Unplayed(first) => {
            let last = event.snapshot.last_round();
            let count = usize::from(last.0.saturating_sub(first.0)) + 1;
            let values = [("round", (*first).into()), ("last", last.into()), ("count", count.into())];
            texts.with("gap-unplayed", &values)
        }
        Gap::Results { round, board, count } => {
            let values = [("round", (*round).into()), ("board", (*board).into()), ("count", (*count).into())];
            texts.with("gap-results", &values)
        }
        Gap::Adjourned { round, board } => at("gap-adjourned", *round, *board),
        Gap::Conflict { round, board } => at("gap-conflict", *round, *board),
        Gap::Undecided(round) => texts.with("gap-undecided", &[("round", (*round).into())]),
        Gap::Setting(setting) if setting.id == "round-days" => texts.get("gap-days").into_owned(),
        Gap::ArbiterId => {
            let arbiter = event.snapshot.settings().arbiter.as_ref().map(ToString::to_string);
            texts.with("gap-arbiter-id", &[("name", arbiter.unwrap_or_default().into())])
        }
        Gap::Setting(setting) => {
            let what = texts.setting_label(setting).into_owned();
            texts.with("gap-announcement", &[("what", what.into())])
        }
        Gap::Players { lack, players } => {
            let id = match lack {
                Lack::FideId => "gap-players-fide-id",
                Lack::Born => "gap-players-born",
                Lack::Federation => "gap-players-federation",
            };
            let first = players.first().map(|&player| event.name(player)).unwrap_or_default();
            texts.with(id, &[("count", players.len().into()), ("player", first.into())])
        }
    }
}

/// Describes a sheet of a round whose printed copy is out of date.
pub fn outdated(event: Event, sheet: &IssuedSheet) -> String {
    let label = named(&sheet.sheet).map(|sheet| sheet.label(event.texts)).unwrap_or_default();
    let round = sheet.round.unwrap_or(RoundNo(0));
    event.texts.with("gap-outdated", &[("sheet", label.into()), ("round", round.into())])
}
