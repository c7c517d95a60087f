//! Explanation of a pairing for the arbiter (classic section 10): of each group, of each board, of the bye.

use super::LimEdition;
use super::cards::{Cards, Half, PlayerIndex};
use super::floaters::{Floater, FloaterType, LeavingReason};
use super::group::opponents_in_order;
use super::round::{LimGroup, LimRound};
use crate::format::{Field, NoPairing, Reason, Seat, Trace, Value};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::refusal::Refusal;
use crate::tournament::{Colour, Points};

/// The `what` of every reason that the editions of Lim give, with its values. `players` and the like are shown as
/// pairing numbers. Articles are listed as `classic; 2026`.
///
/// About all players of a group, including those who leave it:
/// * `lim-group-upper`, `lim-group-lower`, `lim-group-median` (3.2; 2.2): `score` and `players` of the residents,
///   `down` and `up` (floaters in it), `white`, `black`, `neither` (players by due colour); all lists may be empty
/// * `lim-left-alone` (3.3; 2.3): `player` without a compatible opponent in the group
/// * `lim-floater-a` to `lim-floater-d` (4.9; 3.9): `player` who leaves, by type
/// * `lim-floater-colour` (4.2; 3.2.2): `player` chosen instead of the one from the end, being due `colour`
/// * `lim-floater-lowest`, `lim-floater-highest` (4.2; 3.2.4): `player` chosen as the lowest or highest numbered
/// * `lim-floater-spares` (4.10; 3.10): `player` chosen, and `spared` who floated in the previous round
/// * `lim-taken-back` (3.6; 2.6): `players` of a board undone for the median group
///
/// About the two players of a board:
/// * `lim-floater-meets` (4.8; 3.8): `player`, a floater, and their `opponent`
/// * `lim-exchange` (5; 4): `player`, the `proposed` opponent with whom not all could be paired, the actual one, `met`
/// * `lim-exchange-colours` (6.2; 5.2): `player`, the `proposed` opponent, the one `met` because of the colours
/// * `lim-only-order` (6.3; 5.3), `lim-both-due` (6.2; 5.2), `lim-larger-imbalance` (6.5), `lim-latest-difference`,
///   `lim-higher-ranked`, `lim-lower-ranked` (6.4; 5.4), `lim-first-colours` (B.1.2; 7.2): no values
/// * `lim-clash` (6.4; 5.4): `colour` that both are due
/// * `lim-floats` (3.3; 3.1): `down`, `up`: the players with the higher and with the lower score
/// * `lim-last-round` (7; 6): no values; only the last round allows the pair
///
/// About one player:
/// * `lim-bye` (2.1; 1.1): `player`
/// * `lim-bye-passed-over` (2.2; 1.1): lower `players` who may not have the bye or are needed
///
/// Special, for the arbiter to review:
/// * `lim-cut-short` (6.7): `players` of a group whose exchanges were not all tried
///
/// No pairing:
/// * `lim-no-opponent` (3.1; 2.1): `player` without any opponent
/// * `lim-no-bye-candidate` (2.2; 1.1): no values; the number is odd, and all players have had a bye or equivalent
/// * `lim-cannot-all-be-paired` (3.6; 2.6): `players` who are left over however the others are paired
///
/// A manual pair or bye:
/// * `lim-float-again` (4.10; 3.10): `player`
pub const REASONS: &[&str] = &[
    "lim-group-upper",
    "lim-group-lower",
    "lim-group-median",
    "lim-left-alone",
    "lim-floater-a",
    "lim-floater-b",
    "lim-floater-c",
    "lim-floater-d",
    "lim-floater-colour",
    "lim-floater-lowest",
    "lim-floater-highest",
    "lim-floater-spares",
    "lim-taken-back",
    "lim-floater-meets",
    "lim-exchange",
    "lim-exchange-colours",
    "lim-only-order",
    "lim-both-due",
    "lim-larger-imbalance",
    "lim-latest-difference",
    "lim-higher-ranked",
    "lim-lower-ranked",
    "lim-first-colours",
    "lim-clash",
    "lim-floats",
    "lim-last-round",
    "lim-bye",
    "lim-bye-passed-over",
    "lim-cut-short",
    "lim-no-opponent",
    "lim-no-bye-candidate",
    "lim-cannot-all-be-paired",
    "lim-float-again",
];

/// Records the explanation of the full round, in the order of work.
pub(super) fn note(edition: &LimEdition, field: &Field, cards: &Cards, round: &LimRound, trace: &mut Trace) {
    if !trace.is_recording() {
        return;
    }
    for group in &round.groups {
        let view = GroupNotes { edition, field, cards, group };
        view.note_group(round, trace);
        view.note_pairs(trace);
    }
    if let Some(bye) = round.bye {
        let articles = edition.articles;
        let about = cards.roster.seats(&[bye]);
        trace.note(&about, || {
            Reason::new(articles.bye, "lim-bye").with("player", Value::Players(about.clone()))
        });
        if !round.passed_over.is_empty() {
            trace.note(&about, || {
                let players = Value::Players(cards.roster.seats(&round.passed_over));
                Reason::new(articles.bye_again, "lim-bye-passed-over").with("players", players)
            });
        }
    }
}

/// Returns the cases for the arbiter to review.
pub(super) fn special(edition: &LimEdition, cards: &Cards, round: &LimRound) -> Vec<Reason> {
    let cut_short = round.groups.iter().filter(|group| group.pairs.cut_short);
    let reason = |group: &LimGroup| {
        let players = Value::Players(cards.roster.seats(&group.pairs.rest));
        Reason::new(edition.articles.maxi, "lim-cut-short").with("players", players)
    };
    cut_short.map(reason).collect()
}

struct GroupNotes<'a> {
    edition: &'a LimEdition,
    field: &'a Field,
    cards: &'a Cards<'a>,
    group: &'a LimGroup,
}

impl GroupNotes<'_> {
    fn players(&self, numbers: &[PlayerIndex]) -> Value {
        Value::Players(self.cards.roster.seats(numbers))
    }

    fn due(&self, members: &[PlayerIndex], due: Option<Colour>) -> Value {
        let of = members.iter().copied().filter(|&number| self.cards.card(number).due == due);
        self.players(&of.collect::<Vec<_>>())
    }

    fn note_group(&self, round: &LimRound, trace: &mut Trace) {
        let (group, articles) = (self.group, self.edition.articles);
        let members = group.members.all();
        if members.is_empty() {
            return;
        }
        let about = self.cards.roster.seats(&members);
        let what = match group.half {
            Half::Upper => "lim-group-upper",
            Half::Median => "lim-group-median",
            Half::Lower => "lim-group-lower",
        };
        trace.note(&about, || {
            let played = i32::try_from(self.cards.played).unwrap_or(i32::MAX);
            let median = Points::from_tenths(self.cards.win.tenths().saturating_mul(played) / 2);
            Reason::new(articles.order, what)
                .with("score", Value::Points(group.score.unwrap_or(median)))
                .with("players", self.players(&group.members.residents))
                .with("down", self.players(&group.members.downs))
                .with("up", self.players(&group.members.ups))
                .with("white", self.due(&members, Some(Colour::White)))
                .with("black", self.due(&members, Some(Colour::Black)))
                .with("neither", self.due(&members, None))
        });
        for floater in &group.floaters {
            self.note_floater(&about, floater, trace);
        }
        if group.half == Half::Median {
            for board in round.groups.iter().flat_map(|group| &group.taken_back) {
                trace.note(&about, || {
                    Reason::new(articles.deadlock, "lim-taken-back").with("players", self.players(board))
                });
            }
        }
    }

    fn note_floater(&self, about: &[Seat], floater: &Floater, trace: &mut Trace) {
        let articles = self.edition.articles;
        let player = || self.players(&[floater.number]);
        let LeavingReason::Chosen { kind, colour, ref spared } = floater.why else {
            trace.note(about, || Reason::new(articles.alone, "lim-left-alone").with("player", player()));
            return;
        };
        let what = match kind {
            FloaterType::A => "lim-floater-a",
            FloaterType::B => "lim-floater-b",
            FloaterType::C => "lim-floater-c",
            FloaterType::D => "lim-floater-d",
        };
        trace.note(about, || Reason::new(articles.kinds, what).with("player", player()));
        if !spared.is_empty() {
            trace.note(about, || {
                let reason = Reason::new(articles.float_again, "lim-floater-spares");
                reason.with("player", player()).with("spared", self.players(spared))
            });
        }
        trace.note(about, || match (colour, self.group.half) {
            (Some(colour), _) => Reason::new(articles.float_colour, "lim-floater-colour")
                .with("player", player())
                .with("colour", Value::Colour(colour)),
            (None, Half::Lower) => {
                Reason::new(articles.float_end, "lim-floater-highest").with("player", player())
            }
            (None, Half::Upper | Half::Median) => {
                Reason::new(articles.float_end, "lim-floater-lowest").with("player", player())
            }
        });
    }

    fn note_pairs(&self, trace: &mut Trace) {
        let articles = self.edition.articles;
        let stands = |pair: &[PlayerIndex; 2]| !self.group.taken_back.contains(pair);
        for &pair in self.group.pairs.of_floaters.iter().filter(|pair| stands(pair)) {
            trace.note(&self.cards.roster.seats(&pair), || {
                let reason = Reason::new(articles.meets, "lim-floater-meets");
                reason.with("player", self.players(&pair[..1])).with("opponent", self.players(&pair[1..]))
            });
            self.note_board(pair, trace);
        }
        let mut left = self.group.pairs.rest.clone();
        let mut matching = LargestMatching::of(self.cards.among(&left));
        let mut places: Vec<usize> = (0..left.len()).collect();
        for &[one, other] in &self.group.pairs.of_others {
            let Some(met) = left.iter().position(|&number| number == other) else { return };
            let usable = matching.possible_partners(places[0]);
            let first = opponents_in_order(left.len()).find(|&place| usable.contains(places[place]));
            if stands(&[one, other]) {
                self.note_exchange(&left, first.unwrap_or(met), met, trace);
                self.note_board([one, other], trace);
            }
            matching.demand(places[0], places[met]);
            for place in [met, 0] {
                left.remove(place);
                places.remove(place);
            }
        }
    }

    /// Records the reason why the first remaining player met a different opponent than proposed; `first` is the
    /// opponent regardless of colours. All three are indices.
    fn note_exchange(&self, left: &[PlayerIndex], first: usize, met: usize, trace: &mut Trace) {
        let proposed = left.len() / 2;
        let articles = self.edition.articles;
        let (rule, what) = match (met == proposed, met == first) {
            (true, _) => return,
            (false, true) => (articles.exchange, "lim-exchange"),
            (false, false) => (articles.exchange_colours, "lim-exchange-colours"),
        };
        trace.note(&self.cards.roster.seats(&[left[0], left[met]]), || {
            Reason::new(rule, what)
                .with("player", self.players(&left[..1]))
                .with("proposed", self.players(&[left[proposed]]))
                .with("met", self.players(&[left[met]]))
        });
    }

    fn note_board(&self, pair: [PlayerIndex; 2], trace: &mut Trace) {
        let articles = self.edition.articles;
        let about = self.cards.roster.seats(&pair);
        let [one, other] = pair.map(|number| self.cards.card(number));
        trace.note(&about, || self.edition.board(self.field, self.cards, pair, self.group.half).1);
        if let Some(colour) = one.due.filter(|_| one.due == other.due) {
            let clash = || Reason::new(articles.history, "lim-clash").with("colour", Value::Colour(colour));
            trace.note(&about, clash);
        }
        if !one.has_order_with(other) {
            trace.note(&about, || Reason::new(articles.last_round, "lim-last-round"));
        }
        if one.score != other.score {
            let [down, up] = if one.score > other.score { [one, other] } else { [other, one] };
            trace.note(&about, || {
                Reason::new(articles.float, "lim-floats")
                    .with("down", Value::Players(vec![down.seat]))
                    .with("up", Value::Players(vec![up.seat]))
            });
        }
    }
}

/// Returns the refusal of a round that cannot be paired (LD-19, LD-20; L-2, L-3).
pub(super) fn no_pairing(edition: &LimEdition, cards: &Cards) -> NoPairing {
    let articles = edition.articles;
    let count = cards.len();
    let odd = count % 2 == 1;
    // One additional vertex represents the bye.
    let mut graph = Graph::new(count + usize::from(odd));
    for one in 0..count {
        cards.compatible.neighbours(one).for_each(|other| graph.join(one, other));
        if odd && cards.card(one).may_get_bye {
            graph.join(one, count);
        }
    }
    let matching = LargestMatching::of(graph);
    let left: Vec<PlayerIndex> = matching.exposed().filter(|&vertex| vertex < count).collect();
    let refusal = Refusal {
        no_bye_candidate: [articles.bye_again, "lim-no-bye-candidate"],
        no_opponent: [articles.compatible, "lim-no-opponent"],
        meeting: articles.compatible,
        left_over: [articles.deadlock, "lim-cannot-all-be-paired"],
    };
    let because = refusal.because(&cards.roster, &cards.roster.everybody(), matching.graph(), &left);
    NoPairing::NoLegalPairing { players: cards.roster.numbers(&left), because }
}
