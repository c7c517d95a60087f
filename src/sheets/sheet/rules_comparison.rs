//! Comparison of rounds paired elsewhere with the pairing by the rules, as text.

use crate::i18n::{Say, Texts};
use hakem_engine::command::outdating;
use hakem_engine::pairing::{PairedAgain, ProposeError, pair_again, paired_rounds};
use hakem_engine::tournament::{Meeting, PlayerId, RoundNo, Snapshot};

/// Maximum number of boards listed per round.
const NAMED: usize = 4;

/// A round and its pairing by the rules.
pub type Again = (RoundNo, Result<PairedAgain, ProposeError>);

/// Returns the paired rounds, without an outdated draft: it differs because it is re-paired before it is published.
pub fn rounds(snapshot: &Snapshot) -> impl Iterator<Item = RoundNo> {
    paired_rounds(snapshot).filter(|&round| outdating(snapshot, round).is_empty())
}

/// Re-pairs every one of these rounds, lazily.
pub fn all(snapshot: &Snapshot) -> impl Iterator<Item = Again> {
    of(snapshot, rounds(snapshot))
}

/// Re-pairs the given rounds, lazily.
pub fn of(snapshot: &Snapshot, rounds: impl IntoIterator<Item = RoundNo>) -> impl Iterator<Item = Again> {
    rounds.into_iter().map(|round| (round, pair_again(snapshot, round)))
}

/// Returns the first boards that differ: the recorded ones, then those by the rules.
pub fn boards(again: &PairedAgain, number: impl Fn(PlayerId) -> u16) -> [String; 2] {
    let show = |meetings: &mut dyn Iterator<Item = Meeting>, bye: Option<PlayerId>| {
        let mut boards: Vec<_> = meetings.map(|board| (number(board.white), number(board.black))).collect();
        boards.sort_unstable();
        let more = (boards.len() > NAMED).then(|| "…".to_owned());
        let boards =
            boards.into_iter().take(NAMED).map(|(white, black)| format!("{white}-{black}")).chain(more);
        let bye = bye.filter(|_| again.bye[0] != again.bye[1]).map(|id| format!("{}-0", number(id)));
        boards.chain(bye).collect::<Vec<_>>().join(" ")
    };
    let recorded = show(&mut again.gone.iter().map(|&(_, meeting)| meeting), again.bye[0]);
    [recorded, show(&mut again.made.iter().copied(), again.bye[1])]
}

/// Describes the difference of a round from the rules' pairing; returns `None` if there is none. `number`
/// returns the number of a player in a round, or that of their team if teams are paired by results.
pub fn told(
    (round, again): &Again,
    number: impl Fn(RoundNo, PlayerId) -> u16,
    texts: &Texts,
) -> Option<String> {
    match again {
        Ok(again) if again.is_identical() => None,
        Ok(again) => {
            let [recorded, paired] = boards(again, |id| number(*round, id));
            let count = again.gone.len().max(again.made.len());
            let values = [
                ("round", (*round).into()),
                ("count", count.into()),
                ("recorded", recorded.into()),
                ("paired", paired.into()),
            ];
            Some(texts.with("again-differs", &values))
        }
        Err(error) => {
            let values = [("round", (*round).into()), ("why", error.say(texts).into())];
            Some(texts.with("again-none", &values))
        }
    }
}

/// Summarises re-paired rounds, of which those in `otherwise` differ from the rules' pairing.
pub fn summed_up(rounds: usize, otherwise: &[RoundNo], texts: &Texts) -> String {
    let list: Vec<String> = otherwise.iter().map(ToString::to_string).collect();
    let values = [("rounds", rounds.into()), ("count", list.len().into()), ("list", list.join(", ").into())];
    match otherwise {
        [] => texts.with("again-all-match", &values),
        _ => texts.with("again-some-differ", &values),
    }
}
