//! A player as the value of a form field: suggested while typing, resolved when accepted.

use crate::desk::Context;
use crate::dialog::Candidate;
use crate::i18n::Arg;
use crate::spelling::Sought;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{PairingNumber, PlayerId};

/// Maximum number of names shown of an ambiguous search.
const NAMED: usize = 3;

pub(super) fn candidates(typed: &str, cx: &Context) -> Vec<Candidate> {
    let folded = fold_for_search(typed);
    let candidate = |id: PlayerId| {
        let name = cx.name(id);
        let registration = cx.snapshot.player(id);
        let rating = registration.and_then(|known| known.player.strength());
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = cx.event.starting_number(id).map(|number| number.to_string()).unwrap_or_default();
        Candidate { words: format!("{number:>4}  {name}  {rating}"), value: name }
    };
    cx.players_meant(&folded).into_iter().map(candidate).collect()
}

/// Resolves a number, before round 1 that of the starting list, or a part of a name or licence number to the only
/// player that matches.
pub(super) fn player(text: &str, cx: &Context) -> Result<PlayerId, String> {
    let folded = fold_for_search(text);
    if folded.is_empty() {
        return Err(cx.texts.get("event-player-missing").into_owned());
    }
    let mut numbers = cx.snapshot.players().map(|(id, _)| (id, cx.event.starting_number(id)));
    let typed = folded.parse().ok().map(PairingNumber);
    if let Some((id, _)) = typed.and_then(|typed| numbers.find(|&(_, number)| number == Some(typed))) {
        return Ok(id);
    }
    let sought = Sought::new(&folded);
    let mut found =
        cx.players().iter().filter(|listed| listed.matches(&sought, &cx.event)).map(|listed| listed.id);
    let first: Vec<PlayerId> = found.by_ref().take(NAMED).collect();
    match *first {
        [] => Err(cx.texts.with("event-player-unknown", &[("found", text.into())])),
        [one] => Ok(one),
        _ => {
            let count = first.len() + found.count();
            let names = Arg::List(first.iter().map(|&id| cx.name(id)).collect());
            Err(cx.texts.with("event-player-several", &[("count", count.into()), ("names", names)]))
        }
    }
}
