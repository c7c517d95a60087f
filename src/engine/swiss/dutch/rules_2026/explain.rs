//! Explanation of a round, in reasons that name their article.

use super::bracket::DutchBracket;
use super::cards::DutchRoster;
use super::completion::Stuck;
use crate::format::{NoPairing, Reason, Seat, Trace, Value};
use crate::swiss::concat;
use crate::swiss::criteria::{BracketOutcome, Step};
use crate::swiss::refusal::Refusal;

/// The second parts of the catalogue ids of this edition, with their values.
///
/// Explanation of a round:
/// * `dutch-2026-bracket` (1.3.2): `score`, `residents` and `moved-down` as numbers
/// * `dutch-2026-moved-down-pair` (3.3): `player` moved down, `opponent`, their `number` in the bracket
/// * `dutch-2026-pair` (3.3): the `number` of the higher ranked in the bracket or remainder and that of their
///   `opponent`
/// * `dutch-2026-transposition` (4.2): the same, and `instead`: the opponent in the original order
/// * `dutch-2026-exchange` (4.3): `out` who left S1, `into` who replaced them
/// * `dutch-2026-limbo` (3.2): moved-down `player` who downfloats again
/// * `dutch-2026-downfloat` (1.4.1): `player`
/// * `dutch-2026-bye` (C5): `player`, `score`; `dutch-2026-bye-unplayed` (C9): `player`, `rounds`
/// * `dutch-2026-c10` to `dutch-2026-c21`: `players` counted by the criterion
/// * `dutch-2026-both-preferences` to `dutch-2026-pairing-number` (5.2): `white`, `black`, `higher`; the last one
///   also `number` on arrival and the `initial` colour
///
/// A round that cannot be paired:
/// * `dutch-2026-no-opponent` (C4): `player`; `barred-pair` (C1): `players` of a forbidden pair
/// * `dutch-2026-no-bye-candidate` (C2): no values; `dutch-2026-cannot-all-be-paired` (C4): `players`
pub const REASONS: &[&str] = &concat::<_, 29>(&SHARED, &["dutch-2026-bye", "dutch-2026-bye-unplayed"]);

/// Those that the edition of 2017 shares.
pub(in crate::swiss::dutch) const SHARED: [&str; 27] = [
    "dutch-2026-bracket",
    "dutch-2026-moved-down-pair",
    "dutch-2026-pair",
    "dutch-2026-transposition",
    "dutch-2026-exchange",
    "dutch-2026-limbo",
    "dutch-2026-downfloat",
    "dutch-2026-c10",
    "dutch-2026-c11",
    "dutch-2026-c12",
    "dutch-2026-c13",
    "dutch-2026-c14",
    "dutch-2026-c15",
    "dutch-2026-c16",
    "dutch-2026-c17",
    "dutch-2026-c18",
    "dutch-2026-c19",
    "dutch-2026-c20",
    "dutch-2026-c21",
    "dutch-2026-both-preferences",
    "dutch-2026-stronger-preference",
    "dutch-2026-latest-difference",
    "dutch-2026-higher-ranked",
    "dutch-2026-pairing-number",
    "dutch-2026-no-opponent",
    "dutch-2026-no-bye-candidate",
    "dutch-2026-cannot-all-be-paired",
];

/// Articles named in the explanation of a bracket.
#[derive(Clone, Copy, Debug)]
pub(in crate::swiss::dutch) struct Articles {
    pub(in crate::swiss::dutch) bracket: &'static str,
    pub(in crate::swiss::dutch) candidate: &'static str,
    pub(in crate::swiss::dutch) transposition: &'static str,
    pub(in crate::swiss::dutch) exchange: &'static str,
    /// The order of sets of moved-down players.
    pub(in crate::swiss::dutch) sets: &'static str,
    pub(in crate::swiss::dutch) limbo: &'static str,
    pub(in crate::swiss::dutch) downfloat: &'static str,
}

pub(super) const ARTICLES: Articles = Articles {
    bracket: "1.3.2",
    candidate: "3.3",
    transposition: "4.2",
    exchange: "4.3",
    sets: "4.4",
    limbo: "3.2",
    downfloat: "1.4.1",
};

impl Articles {
    pub(in crate::swiss::dutch) fn note_bracket(
        &self,
        bracket: &DutchBracket<'_>,
        outcome: &BracketOutcome,
        trace: &mut Trace,
    ) {
        let seats =
            |players: &[usize]| -> Vec<Seat> { players.iter().map(|&who| bracket.card(who).seat).collect() };
        trace.note(&seats(&bracket.members), || {
            Reason::new(self.bracket, "dutch-2026-bracket")
                .with("score", Value::Points(bracket.score()))
                .with("residents", Value::count(bracket.members.len() - bracket.moved_down))
                .with("moved-down", Value::count(bracket.moved_down))
        });
        let (upper, lower): (Vec<_>, Vec<_>) =
            outcome.pairs.iter().copied().partition(|&[one, _]| bracket.is_moved_down(one));
        for &[player, opponent] in &upper {
            let pair = seats(&[player, opponent]);
            let place = bracket.members.iter().position(|&who| who == opponent).map_or(0, |place| place + 1);
            trace.note(&pair, || {
                Reason::new(self.candidate, "dutch-2026-moved-down-pair")
                    .with("player", Value::player(pair[0]))
                    .with("opponent", Value::player(pair[1]))
                    .with("number", Value::count(place))
            });
            note_costs(bracket, Step::Pair(player, opponent), &pair, trace);
        }
        self.note_remainder(bracket, &upper, &lower, trace);
        for &who in &outcome.floaters {
            let seat = bracket.card(who).seat;
            let (rule, what) = if bracket.is_moved_down(who) {
                (self.limbo, "dutch-2026-limbo")
            } else {
                (self.downfloat, "dutch-2026-downfloat")
            };
            trace.note(&[seat], || Reason::new(rule, what).with("player", Value::player(seat)));
            note_costs(bracket, Step::Float { who, beyond: false }, &[seat], trace);
        }
    }

    /// Records the pairs of a homogeneous bracket or remainder, compared with its original order (3.2, 3.3).
    fn note_remainder(
        &self,
        bracket: &DutchBracket<'_>,
        upper: &[[usize; 2]],
        lower: &[[usize; 2]],
        trace: &mut Trace,
    ) {
        let residents = &bracket.members[bracket.moved_down..];
        let taken: Vec<usize> = upper.iter().map(|&[_, opponent]| opponent).collect();
        let remainder: Vec<usize> = residents.iter().copied().filter(|who| !taken.contains(who)).collect();
        let place = |who: usize| remainder.binary_search(&who).unwrap_or(0);
        let pairs = lower.len();
        let seat = |who: usize| bracket.card(who).seat;
        let into: Vec<Seat> =
            lower.iter().filter(|pair| place(pair[0]) >= pairs).map(|pair| seat(pair[0])).collect();
        let stays = |who: usize| lower.iter().any(|pair| pair[0] == who);
        let out: Vec<Seat> =
            remainder[..pairs].iter().filter(|&&who| !stays(who)).map(|&who| seat(who)).collect();
        for &[player, opponent] in lower {
            let pair = [seat(player), seat(opponent)];
            let (own, other) = (place(player), place(opponent));
            let exchanged = pair.iter().any(|seat| into.contains(seat) || out.contains(seat));
            trace.note(&pair, || {
                if exchanged {
                    return Reason::new(self.exchange, "dutch-2026-exchange")
                        .with("out", Value::Players(out.clone()))
                        .with("into", Value::Players(into.clone()));
                }
                let original = own + pairs;
                let reason = if other == original {
                    Reason::new(self.candidate, "dutch-2026-pair")
                } else {
                    let instead = remainder.get(original).map_or(pair[1], |&who| seat(who));
                    Reason::new(self.transposition, "dutch-2026-transposition")
                        .with("instead", Value::player(instead))
                };
                reason.with("number", Value::count(own + 1)).with("opponent", Value::count(other + 1))
            });
            note_costs(bracket, Step::Pair(player, opponent), &pair, trace);
        }
    }
}

/// Records the player with the bye, if the bracket allocates it.
pub(super) fn note_bye(bracket: &DutchBracket<'_>, outcome: &BracketOutcome, trace: &mut Trace) {
    if let Some(who) = outcome.bye {
        let player = bracket.card(who);
        let seat = player.seat;
        trace.note(&[seat], || {
            let reason = Reason::new("C5", "dutch-2026-bye").with("player", Value::player(seat));
            reason.with("score", Value::Points(player.score))
        });
        trace.note(&[seat], || {
            let reason = Reason::new("C9", "dutch-2026-bye-unplayed").with("player", Value::player(seat));
            reason.with("rounds", Value::Number(player.own.unplayed.into()))
        });
        note_costs(bracket, Step::Float { who, beyond: false }, &[seat], trace);
    }
}

/// Records every criterion on colours and floats that counts a step.
pub(in crate::swiss::dutch) fn note_costs(
    bracket: &DutchBracket<'_>,
    step: Step,
    seats: &[Seat],
    trace: &mut Trace,
) {
    for criterion in bracket.criteria {
        if let Some(own) = criterion.own
            && (criterion.cost)(bracket, step).is_some()
        {
            // A pair has the moved-down player first.
            let counted = seats.get(1..).filter(|_| own.by_residents).unwrap_or(seats);
            let players = || Value::Players(counted.to_vec());
            trace.note(seats, || Reason::new(criterion.id, own.reason).with("players", players()));
        }
    }
}

const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["C2", "dutch-2026-no-bye-candidate"],
    no_opponent: ["C4", "dutch-2026-no-opponent"],
    meeting: "C1",
    left_over: ["C4", "dutch-2026-cannot-all-be-paired"],
};

pub(in crate::swiss::dutch) fn no_pairing(roster: &DutchRoster<'_>, stuck: &Stuck) -> NoPairing {
    let everybody = roster.everybody();
    let because = REFUSAL.because(roster, &everybody, &roster.graph(&everybody), &stuck.players);
    NoPairing::NoLegalPairing { players: roster.numbers(&stuck.players), because }
}
