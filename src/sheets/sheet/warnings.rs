//! Text of the warnings that are confirmed before a command.

use super::{reasons, teams};
use crate::event::Event;
use crate::i18n::Arg;
use hakem_engine::console::review::Review;
use hakem_engine::format::Breach;
use hakem_engine::tournament::{DepartingAct, Departure, IntegrityEvent};
use hakem_engine::warning::Warning;

/// Describes the rule violated by an action that leaves FIDE mode.
fn departs(event: Event, departure: &Departure) -> String {
    let texts = event.texts;
    match departure.act {
        DepartingAct::ForbiddenPairs => {
            texts.with("departure-forbidden-pairs", &[("round", departure.round.into())])
        }
        DepartingAct::NumberOfRounds => {
            texts.with("departure-number-of-rounds", &[("round", departure.round.into())])
        }
        DepartingAct::EarlierRound(earlier) => {
            texts.with("departure-earlier-round", &[("earlier", earlier.into())])
        }
        DepartingAct::ByeWorth => texts.get("warning-bye-worth").into_owned(),
        DepartingAct::AdjournedWorth => texts.get("taken-adjourned-worth").into_owned(),
        DepartingAct::InReport(round) => texts.with("departure-in-report", &[("round", round.into())]),
    }
}

/// Returns the text of a warning: the problem, and the rule.
pub fn said(event: Event, warning: &Warning) -> String {
    let texts = event.texts;
    match warning {
        Warning::Departs(departure) => departs(event, departure),
        Warning::ByeWorth => texts.get("warning-bye-worth").into_owned(),
        Warning::Contradicts(what) => contradicts(event, what),
        Warning::ByHand(round) => texts.with("warning-manual", &[("round", (*round).into())]),
        Warning::Import(rounds) => {
            let list: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            texts.with("warning-import", &[("count", list.len().into()), ("list", Arg::List(list))])
        }
        Warning::Board { board, breach, .. } => {
            let board = texts.with("word-board-number", &[("board", (*board).into())]);
            format!("{board}: {}", broken(event, breach))
        }
        Warning::Bye { breach, .. } => broken(event, breach),
        Warning::AgainstBothDues { board, meeting } => {
            let values = [("board", (*board).into()), ("players", reasons::meeting(event, *meeting).into())];
            texts.with("warning-against-both-dues", &values)
        }
        Warning::HalfPointByes { count, most } => {
            let values = [("count", (*count).into()), ("most", usize::from(*most).into())];
            texts.with("doubt-half-point-byes", &values)
        }
        Warning::LateBye { round, last } => texts
            .with("doubt-bye-too-late", &[("round", (*round).into()), ("last", usize::from(*last).into())]),
        Warning::HalfPointsDenied { player } => {
            texts.with("error-half-points-denied", &[("player", event.name(*player).into())])
        }
        Warning::AdjournedInReport => texts.get("warning-adjourned-in-report").into_owned(),
        Warning::FullPointBye => texts.get("doubt-full-point-bye").into_owned(),
        Warning::RatingTieBreaks { list } => {
            let list: Vec<&str> = list.iter().map(|code| code.as_str()).collect();
            texts.with("warning-rating-tie-breaks", &[("list", list.join(", ").into())])
        }
        Warning::LineUpOrder { team, above, below } => {
            let values = [
                ("team", teams::name(event, *team).into()),
                ("above", event.name(*above).into()),
                ("below", event.name(*below).into()),
            ];
            texts.with("warning-line-up-order", &values)
        }
        Warning::AcceleratedRounds { before, after } => texts
            .with("warning-accelerated-rounds", &[("before", (*before).into()), ("after", (*after).into())]),
        Warning::OpenAdjournments { count } => {
            texts.with("warning-open-adjournments", &[("count", (*count).into())])
        }
    }
}

/// Describes the contradiction of an action to the data that later rounds were paired from.
fn contradicts(event: Event, what: &IntegrityEvent) -> String {
    let texts = event.texts;
    let round = ("round", what.round().into());
    match *what {
        IntegrityEvent::Adjournment { meeting, .. } => {
            let players = ("players", reasons::meeting(event, meeting).into());
            texts.with("warning-adjournment", &[round, players])
        }
        IntegrityEvent::ExchangedNumbers { players: [one, other], .. } => {
            let [one, other] = [("one", one), ("other", other)].map(|(key, id)| (key, event.name(id).into()));
            texts.with("warning-exchange", &[one, other, round])
        }
        IntegrityEvent::NumberOfRounds { from, to, .. } => {
            texts.with("warning-number-of-rounds", &[round, ("from", from.into()), ("to", to.into())])
        }
        IntegrityEvent::ForbiddenPairs { .. } => texts.with("warning-forbidden-pairs", &[round]),
        _ => texts.with("warning-contradicts", &[round]),
    }
}

/// Describes the rule that a board or bye of the draft breaks.
fn broken(event: Event, breach: &Breach) -> String {
    let review = event.snapshot.draft().and_then(|round| Review::of(event.snapshot, round));
    review.map_or_else(String::new, |review| reasons::breach(event, &review, breach))
}
