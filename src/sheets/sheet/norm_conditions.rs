//! Text of the conditions of an event for title norms.

use crate::event::Event;
use hakem_engine::norm::{Condition, Foreigners, Fulfilment, Norms, conditions};
use hakem_engine::tournament::Snapshot;

/// A condition as text.
#[derive(Clone, Debug)]
pub struct ToldCondition {
    pub fulfilment: Fulfilment,
    /// The requirement, and the state of the event.
    pub text: String,
    /// Remedy if it is not met or unknown; empty if none is needed.
    pub cure: String,
}

/// Returns true if the event is long and slow enough for norms.
pub fn are_asked(snapshot: &Snapshot) -> bool {
    Norms::may_be_given(snapshot)
}

pub fn told(event: Event) -> Vec<ToldCondition> {
    let of = |(condition, fulfilment)| {
        let [text, cure] = words(event, condition);
        let cure = if fulfilment == Fulfilment::Met { String::new() } else { cure };
        ToldCondition { fulfilment, text, cure }
    };
    conditions(event.snapshot).into_iter().map(of).collect()
}

/// Returns the requirement and the remedy.
fn words(event: Event, condition: Condition) -> [String; 2] {
    let texts = event.texts;
    let plain = |ids: [&str; 2]| ids.map(|id| texts.get(id).into_owned());
    match condition {
        Condition::Registered { begins } => {
            let day = begins.map_or_else(|| "none".to_owned(), |day| texts.date(day));
            let asked = texts.with("norm-condition-registered", &[("day", day.into())]);
            [asked, texts.get("norm-condition-registered-cure").into_owned()]
        }
        Condition::Standard => plain(["norm-condition-standard", "norm-condition-standard-cure"]),
        Condition::Rounds { rounds, needed } => {
            let values = [("needed", needed.into()), ("rounds", rounds.into())];
            [texts.with("norm-condition-rounds", &values), String::new()]
        }
        Condition::RoundsADay { most } => {
            let asked = texts.with("norm-condition-rounds-a-day", &[("most", most.unwrap_or(0).into())]);
            [asked, texts.get("norm-condition-rounds-a-day-cure").into_owned()]
        }
        Condition::ChiefArbiter => plain(["norm-condition-arbiter", "norm-condition-arbiter-cure"]),
        Condition::Federation => plain(["norm-condition-federation", "norm-condition-federation-cure"]),
        Condition::Titled { count } => {
            let asked = texts.with("norm-condition-titled", &[("count", count.into())]);
            [asked, texts.get("norm-condition-titled-cure").into_owned()]
        }
        Condition::Foreigners(Foreigners { round, rated, federations, titled }) => {
            let values = [
                ("round", round.into()),
                ("rated", rated.into()),
                ("federations", federations.into()),
                ("titled", titled.into()),
            ];
            let asked = texts.with("norm-condition-foreigners", &values);
            [asked, texts.get("norm-condition-foreigners-cure").into_owned()]
        }
    }
}
