//! Pairs that may not meet.

use super::{change, change_or_tell};
use crate::desk::context::Context;
use crate::desk::message::Message;
use crate::dialog::{Candidate, Field, FieldError, Form};
use crate::spelling::Sought;
use crate::typed;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{ForbiddenPair, PlayerId, RoundNo};

/// How many names an ambiguous search shows.
const NAMED: usize = 3;

/// Asks for two players and the rounds for which they may not meet.
pub(super) fn add(cx: &Context) -> Message {
    const ONE: usize = 0;
    const OTHER: usize = 1;
    const FIRST: usize = 2;
    const LAST: usize = 3;
    let last = cx.snapshot.settings().rounds.to_string();
    let fields = vec![
        Field::sought(cx.texts.get("event-forbidden-one"), "", candidates),
        Field::sought(cx.texts.get("event-forbidden-other"), "", candidates),
        Field::text(cx.texts.get("event-forbidden-first"), "1"),
        Field::text(cx.texts.get("event-forbidden-last"), &last),
    ];
    let form = Form::new(cx.texts.heading("event-add-forbidden"), fields, |fields, cx| {
        let value = |field: usize| fields.get(field).map_or("", Field::value);
        let wrong = |field| move |text| FieldError { field, text };
        let one = player(value(ONE), cx).map_err(wrong(ONE))?;
        let other = player(value(OTHER), cx).map_err(wrong(OTHER))?;
        if one == other {
            return Err(wrong(OTHER)(cx.texts.get("event-forbidden-same").into_owned()));
        }
        let first = round(value(FIRST), cx).map_err(wrong(FIRST))?;
        let last = round(value(LAST), cx).map_err(wrong(LAST))?;
        if last < first {
            return Err(wrong(LAST)(cx.texts.get("event-forbidden-order").into_owned()));
        }
        let pair = ForbiddenPair { players: [one, other], first, last };
        change(cx, |settings| settings.forbidden.push(pair)).map_err(|error| wrong(ONE)(cx.refusal(&error)))
    });
    Message::Open(Box::new(form))
}

/// Allows a pair to meet again.
pub(super) fn remove(at: usize, cx: &Context) -> Message {
    change_or_tell(cx, |settings| {
        if at < settings.forbidden.len() {
            settings.forbidden.remove(at);
        }
    })
}

/// Returns the players whom the letters typed can mean.
fn candidates(typed: &str, cx: &Context) -> Vec<Candidate> {
    let folded = fold_for_search(typed);
    let candidate = |id: PlayerId| {
        let name = cx.name(id);
        let registration = cx.snapshot.player(id);
        let rating = registration.and_then(|known| known.player.strength());
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        Candidate { words: format!("{:>4}  {name}  {rating}", cx.number_text(id)), value: name }
    };
    let numbered = |id: PlayerId| cx.number(id).is_some_and(|number| number.to_string() == folded);
    let sought = Sought::new(&folded);
    let found = cx.players().iter().filter(|listed| numbered(listed.id) || listed.matches(&sought));
    found.map(|listed| candidate(listed.id)).collect()
}

/// Finds the one player whom a pairing number or a part of their name or licence number means.
fn player(text: &str, cx: &Context) -> Result<PlayerId, String> {
    let folded = fold_for_search(text);
    if folded.is_empty() {
        return Err(cx.texts.get("event-player-missing").into_owned());
    }
    let by_number = folded.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(&id) = by_number.and_then(|at| cx.snapshot.numbering().get(at)) {
        return Ok(id);
    }
    let sought = Sought::new(&folded);
    let mut found = cx.players().iter().filter(|listed| listed.matches(&sought)).map(|listed| listed.id);
    let first: Vec<PlayerId> = found.by_ref().take(NAMED).collect();
    match *first {
        [] => Err(cx.texts.with("event-player-unknown", &[("found", text.into())])),
        [one] => Ok(one),
        _ => {
            let count = first.len() + found.count();
            let names = first.iter().map(|&id| cx.name(id)).collect::<Vec<_>>().join(", ");
            Err(cx.texts.with("event-player-several", &[("count", count.into()), ("names", names.into())]))
        }
    }
}

fn round(text: &str, cx: &Context) -> Result<RoundNo, String> {
    let last = cx.snapshot.settings().rounds;
    let number = typed::whole(text, cx.texts)?.and_then(|number| u8::try_from(number).ok()).map(RoundNo);
    let outside = || cx.texts.with("event-round-outside", &[("last", last.into())]);
    number.filter(|number| (RoundNo(1)..=last).contains(number)).ok_or_else(outside)
}
