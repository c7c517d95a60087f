//! Explanation of a pairing for the arbiter (section 5): of each bracket, of each board, of the bye.

use super::bracket::{BracketPairing, Stage};
use super::cards::{Cards, Excess, Rank};
use super::round::{BracketTreatment, DutchRound, PairedBracket, Unplaced};
use super::{ClassicEdition, LastRound};
use crate::format::{Field, NoPairing, Reason, Seat, Swiss, Trace, Value};
use crate::matching::LargestMatching;
use crate::swiss::refusal::Refusal;
use crate::tournament::Colour;

/// The `what` of every reason that the editions of 1992 and 2009 give, with its values. `players` and other lists are
/// players, shown by pairing number.
///
/// About all players of a bracket:
/// * `dutch-bracket` (A.3): `score` of the residents, `players`, `moved-down` (may be empty), `white` and `black` (w
///   and b: numbers of players who prefer the colour), `half` (q), `x`, `pairs` (p: number of pairs made)
/// * `dutch-remainder` (A.3): `players`, `white`, `black`, `half`, `x`, `pairs`, after the moved-down players
///   are paired
/// * `dutch-moved-down-at-once` (C.1): `players` without an opponent in the bracket
/// * `dutch-strong-as-absolute` (A.7.d): no values; strong preferences counted as absolute
/// * `dutch-strong-given-up` (A.7.d): no values; they had to be given up as absolute
/// * `dutch-mild-neutral` (A.7.e): `colour` preferred by too many, `players` with a neutral mild preference
/// * `dutch-transposition` (C.7): `upper`, `lower`: the players of S1, and their opponents in the same order
/// * `dutch-exchange` (C.8): `out` of S1, `into` S1
/// * `dutch-upfloats-free` (C.9, in 1992 C.10): `b5`, `b6`: 1 if the criterion was dropped for upfloats, else 0
/// * `dutch-downfloats-free` (C.10, in 1992 C.9): `b5`, `b6`: the same for downfloats
/// * `dutch-raised` (C.11): `raises` of x
/// * `dutch-lifted` (B.2): no values; set aside for players above half in the last round (N-18)
/// * `dutch-other-floaters` (C.12): `players` who move down now, so that the bracket below can be paired
/// * `dutch-for-lowest` (C.13): `players` who move down now, so that the lowest bracket can be paired
/// * `dutch-joined` (C.13): `players` of the brackets joined with the lowest
/// * `dutch-fewer-pairs` (C.14): `moved-down`, `others`: number of pairs missing from those of A.6
///
/// About the two players of a board:
/// * `dutch-both-preferences` (E.1), `dutch-stronger-preference` (E.2), `dutch-latest-difference` (E.3),
///   `dutch-higher-ranked` (E.4), `dutch-pairing-number` (E.5): no values
/// * `dutch-clash` (B.4): `colour` that both prefer
/// * `dutch-floats` (A.4): the players `down` and `up` who downfloat and upfloat
///
/// About one player:
/// * `dutch-bye` (A.5): `player`
///
/// Special, for the arbiter to decide:
/// * `dutch-large-exchange` (D.2): `out`, `into`: three players or more exchanged (N-10)
/// * `dutch-lift-used` (B.2): `players`: a pair made only by the lift of the last round (N-18)
///
/// No pairing (N-13):
/// * `dutch-no-opponent` (C.1): `player` without any opponent
/// * `dutch-no-bye-candidate` (B.1.b): no values; the number is odd, and all players have had a bye or equivalent
/// * `dutch-cannot-all-be-paired` (C.13): `players` who are left over however the others are paired
pub const REASONS: &[&str] = &[
    "dutch-bracket",
    "dutch-remainder",
    "dutch-moved-down-at-once",
    "dutch-strong-as-absolute",
    "dutch-strong-given-up",
    "dutch-mild-neutral",
    "dutch-transposition",
    "dutch-exchange",
    "dutch-upfloats-free",
    "dutch-downfloats-free",
    "dutch-raised",
    "dutch-lifted",
    "dutch-other-floaters",
    "dutch-for-lowest",
    "dutch-joined",
    "dutch-fewer-pairs",
    "dutch-both-preferences",
    "dutch-stronger-preference",
    "dutch-latest-difference",
    "dutch-higher-ranked",
    "dutch-pairing-number",
    "dutch-clash",
    "dutch-floats",
    "dutch-bye",
    "dutch-large-exchange",
    "dutch-lift-used",
    "dutch-no-opponent",
    "dutch-no-bye-candidate",
    "dutch-cannot-all-be-paired",
];

/// Records the explanation of the full round.
pub(super) fn note(
    edition: &ClassicEdition,
    field: &Field,
    cards: &Cards,
    round: &DutchRound,
    trace: &mut Trace,
) {
    for paired in &round.brackets {
        let view = BracketNotes { edition, cards, paired };
        let players = [paired.forced.as_slice(), &paired.all].concat();
        let players = cards.roster.seats(&players);
        view.note_bracket(&players, trace);
        view.note_way(&players, trace);
        for &[one, other] in &paired.found.pairs {
            view.note_board(field, one, other, trace);
        }
    }
    if let Some(&bye) = round.brackets.last().and_then(|lowest| lowest.found.floaters.first()) {
        let seat = cards.card(bye).seat;
        trace.note(&[seat], || Reason::new("A.5", "dutch-bye").with("player", Value::player(seat)));
    }
}

struct BracketNotes<'a> {
    edition: &'a ClassicEdition,
    cards: &'a Cards<'a>,
    paired: &'a PairedBracket,
}

impl BracketNotes<'_> {
    fn players(&self, ranks: &[Rank]) -> Value {
        Value::Players(self.cards.roster.seats(ranks))
    }

    fn found(&self) -> &BracketPairing {
        &self.paired.found
    }

    fn stage(&self) -> Stage {
        self.found().place.stage
    }

    /// Returns the remainder after the moved-down players are paired.
    fn rest(&self) -> Vec<Rank> {
        let taken: Vec<Rank> = self.found().pairs[..self.found().size.moved].concat();
        self.paired.all.iter().copied().filter(|rank| !taken.contains(rank)).collect()
    }

    fn note_bracket(&self, about: &[Seat], trace: &mut Trace) {
        let (size, all) = (self.found().size, &self.paired.all);
        trace.note(about, || {
            let score = self.paired.score(self.cards);
            let counted = self.counted(Reason::new("A.3", "dutch-bracket"), all, size.moved + size.group);
            counted.with("moved-down", self.players(&self.paired.above)).with("score", Value::Points(score))
        });
        if !self.paired.forced.is_empty() {
            trace.note(about, || {
                let reason = Reason::new("C.1", "dutch-moved-down-at-once");
                reason.with("players", self.players(&self.paired.forced))
            });
        }
        if size.moved > 0 {
            trace.note(about, || {
                self.counted(Reason::new("A.3", "dutch-remainder"), &self.rest(), size.group)
            });
        }
    }

    fn counted(&self, reason: Reason, players: &[Rank], pairs: usize) -> Reason {
        let excess = Excess::of(self.cards, players.iter().copied());
        let [white, black] = excess.wish.map(Value::count);
        reason
            .with("players", self.players(players))
            .with("white", white)
            .with("black", black)
            .with("half", Value::count(excess.half))
            .with("x", Value::count(excess.x))
            .with("pairs", Value::count(pairs))
    }

    /// Records the measures that were necessary to pair the bracket.
    fn note_way(&self, about: &[Seat], trace: &mut Trace) {
        let (stage, size) = (self.stage(), self.found().size);
        let cards = self.cards;
        if cards.strong_as_absolute {
            let what = if stage.strong_free { "dutch-strong-given-up" } else { "dutch-strong-as-absolute" };
            trace.note(about, || Reason::new("A.7.d", what));
        }
        self.note_neutral(about, trace);
        self.note_order(about, trace);
        self.note_floats(about, trace);
        if stage.raises > 0 {
            trace.note(about, || {
                Reason::new("C.11", "dutch-raised").with("raises", Value::count(stage.raises))
            });
        }
        if stage.lifted {
            trace.note(about, || Reason::new("B.2", "dutch-lifted"));
        }
        let course = match self.paired.course {
            BracketTreatment::Plain => None,
            BracketTreatment::OtherFloaters => Some(("C.12", "dutch-other-floaters", &self.found().floaters)),
            BracketTreatment::ForLowest => Some(("C.13", "dutch-for-lowest", &self.found().floaters)),
            BracketTreatment::Joined => Some(("C.13", "dutch-joined", &self.paired.all)),
        };
        if let Some((rule, what, players)) = course {
            trace.note(about, || Reason::new(rule, what).with("players", self.players(players)));
        }
        if size.moved_lowered + size.group_lowered > 0 {
            trace.note(about, || {
                let reason = Reason::new("C.14", "dutch-fewer-pairs");
                let reason = reason.with("moved-down", Value::count(size.moved_lowered));
                reason.with("others", Value::count(size.group_lowered))
            });
        }
    }

    /// Records A.7.e, for the full bracket and for its remainder.
    fn note_neutral(&self, about: &[Seat], trace: &mut Trace) {
        let rest = self.rest();
        let groups = [Some(&self.paired.all), Some(&rest).filter(|_| self.found().size.moved > 0)];
        for group in groups.into_iter().flatten() {
            let excess = Excess::of(self.cards, group.iter().copied());
            let Some(side) = excess.side.filter(|_| excess.flexible) else { continue };
            let neutral = |&rank: &Rank| {
                let card = self.cards.card(rank);
                card.due == Some(side) && excess.wish(card).is_none()
            };
            let neutral: Vec<Rank> = group.iter().copied().filter(neutral).collect();
            if !neutral.is_empty() {
                trace.note(about, || {
                    let reason = Reason::new("A.7.e", "dutch-mild-neutral");
                    reason.with("colour", Value::Colour(side)).with("players", self.players(&neutral))
                });
            }
        }
    }

    /// Records C.7 and C.8.
    fn note_order(&self, about: &[Seat], trace: &mut Trace) {
        let place = &self.found().place;
        let rest = self.rest();
        if let Some(exchange) = &place.exchange {
            trace.note(about, || exchange_reason("C.8", "dutch-exchange", exchange, &rest, self));
        }
        let is_turned = |order: &[usize]| order.iter().enumerate().any(|(place, &other)| place != other);
        let (moved, others) = self.found().pairs.split_at(self.found().size.moved);
        for (order, pairs) in [(&place.moved, moved), (&place.transposition, others)] {
            if is_turned(order) {
                trace.note(about, || {
                    let [upper, lower] =
                        [0, 1].map(|side| pairs.iter().map(|pair| pair[side]).collect::<Vec<_>>());
                    let reason = Reason::new("C.7", "dutch-transposition");
                    reason.with("upper", self.players(&upper)).with("lower", self.players(&lower))
                });
            }
        }
    }

    /// Records C.9 and C.10: the criteria of B.5 and B.6 that were dropped.
    fn note_floats(&self, about: &[Seat], trace: &mut Trace) {
        let up = self.edition.float_levels[self.stage().level].up;
        let down = self.found().place.down;
        // At level 1 one criterion remains: in 2009 downwards B.6 (N-6), else B.5.
        let sources = self.edition.last_round == LastRound::LiftForPairs;
        let (up_rule, down_rule) = if sources { ("C.9", "C.10") } else { ("C.10", "C.9") };
        let dropped =
            |level: u8, first_b5: bool| [level == 2 || first_b5, level == 2 || !first_b5].map(i64::from);
        let notes = [
            (up, up_rule, "dutch-upfloats-free", dropped(up, false)),
            (down, down_rule, "dutch-downfloats-free", dropped(down, sources)),
        ];
        for (_, rule, what, [b5, b6]) in notes.into_iter().filter(|&(level, ..)| level > 0) {
            trace.note(about, || {
                Reason::new(rule, what).with("b5", Value::Number(b5)).with("b6", Value::Number(b6))
            });
        }
    }

    fn note_board(&self, field: &Field, one: Rank, other: Rank, trace: &mut Trace) {
        let about = self.cards.roster.seats(&[one, other]);
        let [higher, lower] = [one, other].map(|rank| self.cards.card(rank));
        trace.note(&about, || self.edition.colours(field, [higher.seat, lower.seat]).1);
        if let Some(colour) = clash(higher.due, lower.due) {
            trace.note(&about, || Reason::new("B.4", "dutch-clash").with("colour", Value::Colour(colour)));
        }
        if higher.score != lower.score {
            trace.note(&about, || {
                let reason = Reason::new("A.4", "dutch-floats").with("down", Value::player(higher.seat));
                reason.with("up", Value::player(lower.seat))
            });
        }
    }
}

fn clash(one: Option<Colour>, other: Option<Colour>) -> Option<Colour> {
    one.filter(|_| one == other)
}

fn exchange_reason(
    rule: &'static str,
    what: &'static str,
    exchange: &super::group::Exchange,
    group: &[Rank],
    view: &BracketNotes,
) -> Reason {
    let out: Vec<Rank> = exchange.out.iter().map(|place| group[place.0]).collect();
    let into: Vec<Rank> = exchange.into.iter().map(|&place| group[place]).collect();
    Reason::new(rule, what).with("out", view.players(&out)).with("into", view.players(&into))
}

/// Returns the cases that the rules leave to the arbiter (N-10, N-18).
pub(super) fn special(edition: &ClassicEdition, cards: &Cards, round: &DutchRound) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for paired in &round.brackets {
        let view = BracketNotes { edition, cards, paired };
        if let Some(exchange) = paired.found.place.exchange.as_ref().filter(|exchange| exchange.count > 2) {
            reasons.push(exchange_reason("D.2", "dutch-large-exchange", exchange, &view.rest(), &view));
        }
        if paired.found.place.stage.lifted {
            let strict = super::cards::ColourRule { strong_as_absolute: false, lifted: false };
            for pair in &paired.found.pairs {
                if !cards.allowed(pair[0], pair[1], strict) {
                    reasons.push(Reason::new("B.2", "dutch-lift-used").with("players", view.players(pair)));
                }
            }
        }
    }
    reasons
}

/// Returns the reasons why the round cannot be paired (N-13).
pub(super) fn no_pairing(cards: &Cards, edition: &ClassicEdition, unplaced: &Unplaced) -> NoPairing {
    let players = &unplaced.0;
    let odd = players.len() % 2 == 1;
    let mut graph = cards.graph(players, edition, usize::from(odd));
    for (place, &rank) in players.iter().enumerate() {
        if odd && cards.card(rank).may_get_bye {
            graph.join(place, players.len());
        }
    }
    let matching = LargestMatching::of(graph);
    let left: Vec<Rank> = matching.exposed().filter_map(|place| players.get(place).copied()).collect();
    let because = REFUSAL.because(&cards.roster, players, matching.graph(), &left);
    NoPairing::NoLegalPairing { players: cards.roster.numbers(&left), because }
}

const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["B.1.b", "dutch-no-bye-candidate"],
    no_opponent: ["C.1", "dutch-no-opponent"],
    meeting: "B.1",
    left_over: ["C.13", "dutch-cannot-all-be-paired"],
};
