//! Rules that bar or advise against a manual pair or bye: a list per text, each rule with its test.

use crate::format::{Breach, Field, Float, Pair, Reason, Seat, Value};
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::Card;
use crate::tournament::{Colour, Points};

/// Names of the reasons in this module, for the catalogues.
///
/// * `met-before`, `barred-pair` (by the arbiter), `same-absolute` (colour preference): `players`
/// * `colour-difference` (above two), `colour-three-times`, `against-due`: `player`, `colour` that they would get
/// * `unequal-scores`: `players`, `difference` in points
/// * `downfloat-again`, `upfloat-again`: `player`, and how many rounds `ago` they floated alike, 1 or 2; 0 for the
///   opposite float in one of these rounds
/// * `upfloat-maximum`, `bye-again`: `player`
/// * `bye-score`: `player`, their `score`, and the `lowest` score of those who can have the bye
pub const REASONS: &[&str] = &[
    "met-before",
    "barred-pair",
    "same-absolute",
    "colour-difference",
    "colour-three-times",
    "against-due",
    "unequal-scores",
    "downfloat-again",
    "upfloat-again",
    "upfloat-maximum",
    "bye-again",
    "bye-score",
];

/// Maximum number of pairs that a refusal names.
const MOST_NAMED: usize = 6;

/// One rule of a text; `T` is the system-specific part of its cards ([`Card::own`]).
pub(super) struct Rule<T: 'static = ()> {
    pub(super) id: &'static str,
    pub(super) asks: Asks<T>,
}

impl<T> Rule<T> {
    pub(super) const fn new(id: &'static str, asks: Asks<T>) -> Self {
        Self { id, asks }
    }
}

/// Requirement of a rule. The first five, and `ByeAgain`, are absolute, two of them as far as [`Limits`] says; the
/// others are advice.
pub(super) enum Asks<T: 'static = ()> {
    /// Players do not meet again.
    Met,
    /// Players do not meet opponents barred by the arbiter.
    Barred,
    /// Players with the same absolute colour preference do not meet.
    SameAbsolute,
    /// No player has one colour more than two games more often than the other.
    Difference,
    /// No player has the same colour in three games in a row.
    ThreeInARow,
    /// Players receive their due colour.
    Due,
    /// Players receive their due colour, as far as the colour limits allow.
    DueWithinLimits,
    EqualScores,
    /// Of players of different scores, the higher does not downfloat, nor the lower upfloat, after earlier such floats.
    Float(Earlier, &'static [Float], fn(&Field, &Card<T>, Float) -> bool),
    /// Neither of two players of different scores has floated recently. Holds the reason to show.
    FloatEither(&'static str, fn(&Card<T>) -> bool),
    /// No player gets the bye after an earlier one, or after points for an unplayed round.
    ByeAgain,
    /// The bye goes to the lowest score at which a player can have it.
    ByeScore(fn(&Field) -> Option<Points>),
    /// No player gets the bye, which is a downfloat, after an earlier downfloat.
    ByeFloat(Earlier, fn(&Card<T>) -> bool),
}

/// Earlier floats after which a rule forbids another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Earlier {
    LastRound,
    TwoRoundsAgo,
    /// The opposite float in one of the previous two rounds.
    Other,
    /// As many upfloats as the rules allow.
    Maximum,
}

/// Force of the colour limits for a player of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limits {
    Absolute,
    Advised,
    Lifted,
}

/// The rules of a text that apply to manual pairs and byes.
pub(super) struct Rules<T: 'static = ()> {
    /// Force of the colour limits for the first of two players when they receive a colour.
    pub(super) limits: fn(&Field, [&Card<T>; 2], Colour) -> Limits,
    /// The rules, in the order in which breaches are reported.
    pub(super) all: &'static [Rule<T>],
}

/// Returns limits that bind in every pair.
pub(super) fn always<T>(_: &Field, _: [&Card<T>; 2], _: Colour) -> Limits {
    Limits::Absolute
}

impl<T> Rules<T> {
    /// Returns the rules that a pair breaks, absolute ones first. White's card is the first.
    pub(super) fn of_pair(&self, field: &Field, cards: [Card<T>; 2]) -> Vec<Breach> {
        let [white, black] = &cards;
        let asked = CheckedPair {
            field,
            pair: Pair { white: white.seat, black: black.seat },
            sides: [[white, black], [black, white]].map(|cards| {
                let colour = if cards[0].seat == white.seat { Colour::White } else { Colour::Black };
                let history = ColourHistory::of(field.player(cards[0].seat));
                Side { card: cards[0], colour, history, limits: (self.limits)(field, cards, colour) }
            }),
        };
        let mut breaches: Vec<Breach> = self.all.iter().flat_map(|rule| asked.breaches(rule)).collect();
        breaches.sort_by_key(|breach| !breach.absolute);
        breaches
    }

    pub(super) fn of_bye(&self, field: &Field, card: &Card<T>) -> Vec<Breach> {
        let seat = card.seat;
        let reason = |rule: &Rule<T>, what| Reason::new(rule.id, what).with("player", Value::player(seat));
        let breach = |rule: &Rule<T>| match rule.asks {
            Asks::ByeAgain if !card.may_get_bye => Some(Breach::absolute(reason(rule, "bye-again"))),
            Asks::ByeScore(lowest) if card.may_get_bye => {
                let lowest = lowest(field).filter(|&lowest| lowest < card.score)?;
                let reason = reason(rule, "bye-score").with("score", Value::Points(card.score));
                Some(Breach::warning(reason.with("lowest", Value::Points(lowest))))
            }
            Asks::ByeFloat(earlier, again) if again(card) => {
                Some(float_again(rule.id, seat, Float::Down, earlier))
            }
            _ => None,
        };
        self.all.iter().filter_map(breach).collect()
    }
}

/// One player of a pair.
struct Side<'a, T> {
    card: &'a Card<T>,
    colour: Colour,
    history: ColourHistory,
    limits: Limits,
}

impl<T> Side<'_, T> {
    fn breaks_limits(&self) -> bool {
        self.limits != Limits::Lifted
            && (self.history.would_exceed_two(self.colour) || self.history.would_be_third(self.colour))
    }

    fn reason(&self, rule: &'static str, what: &'static str) -> Reason {
        let reason = Reason::new(rule, what).with("player", Value::player(self.card.seat));
        reason.with("colour", Value::Colour(self.colour))
    }
}

/// A pair to check.
struct CheckedPair<'a, T> {
    field: &'a Field,
    pair: Pair,
    /// White, then Black.
    sides: [Side<'a, T>; 2],
}

impl<T> CheckedPair<'_, T> {
    fn breaches(&self, rule: &Rule<T>) -> Vec<Breach> {
        let (field, pair, id) = (self.field, self.pair, rule.id);
        let [white, black] = [&self.sides[0], &self.sides[1]];
        let once = |holds: bool, what| {
            holds.then(|| Breach::absolute(of_both(id, what, pair))).into_iter().collect()
        };
        match rule.asks {
            Asks::Met => once(field.have_met(pair.white, pair.black), "met-before"),
            Asks::Barred => once(is_barred(field, pair), "barred-pair"),
            Asks::SameAbsolute => {
                let one_only = white.card.may_have == black.card.may_have && white.card.may_have != [true; 2];
                once(one_only, "same-absolute")
            }
            Asks::Difference => {
                self.of_limits(id, "colour-difference", |side| side.history.would_exceed_two(side.colour))
            }
            Asks::ThreeInARow => {
                self.of_limits(id, "colour-three-times", |side| side.history.would_be_third(side.colour))
            }
            Asks::Due => self.against_due(id, |_| true),
            Asks::DueWithinLimits => self.against_due(id, |side| !side.breaks_limits()),
            Asks::EqualScores => self.unequal_scores(id).into_iter().collect(),
            Asks::Float(earlier, floats, again) => self.floats(id, earlier, floats, again),
            Asks::FloatEither(what, floated) => {
                let sides = self.sides.iter().filter(|side| self.differ() && floated(side.card));
                let reason = |side: &Side<'_, T>| {
                    Breach::warning(Reason::new(id, what).with("player", Value::player(side.card.seat)))
                };
                sides.map(reason).collect()
            }
            Asks::ByeAgain | Asks::ByeScore(_) | Asks::ByeFloat(..) => Vec::new(),
        }
    }

    fn of_limits(
        &self,
        id: &'static str,
        what: &'static str,
        is_broken: fn(&Side<'_, T>) -> bool,
    ) -> Vec<Breach> {
        let broken = self.sides.iter().filter(|side| side.limits != Limits::Lifted && is_broken(side));
        let breach = |side: &Side<'_, T>| Breach {
            reason: side.reason(id, what),
            absolute: side.limits == Limits::Absolute,
        };
        broken.map(breach).collect()
    }

    fn against_due(&self, id: &'static str, counts: fn(&Side<'_, T>) -> bool) -> Vec<Breach> {
        let is_against = |side: &&Side<'_, T>| side.card.due.is_some_and(|due| due != side.colour);
        let against = self.sides.iter().filter(|side| counts(side)).filter(is_against);
        against.map(|side| Breach::warning(side.reason(id, "against-due"))).collect()
    }

    fn differ(&self) -> bool {
        self.sides[0].card.score != self.sides[1].card.score
    }

    fn unequal_scores(&self, id: &'static str) -> Option<Breach> {
        let [white, black] = [&self.sides[0], &self.sides[1]].map(|side| side.card.score);
        let difference = (white - black).max(black - white);
        let reason =
            || of_both(id, "unequal-scores", self.pair).with("difference", Value::Points(difference));
        (white != black).then(|| Breach::warning(reason()))
    }

    fn floats(
        &self,
        id: &'static str,
        earlier: Earlier,
        floats: &[Float],
        again: fn(&Field, &Card<T>, Float) -> bool,
    ) -> Vec<Breach> {
        let [white, black] = [self.sides[0].card, self.sides[1].card];
        let (higher, lower) = if white.score > black.score { (white, black) } else { (black, white) };
        let both = [(higher, Float::Down), (lower, Float::Up)].into_iter();
        both.filter(|(card, float)| {
            self.differ() && floats.contains(float) && again(self.field, card, *float)
        })
        .map(|(card, float)| float_again(id, card.seat, float, earlier))
        .collect()
    }
}

impl Breach {
    fn absolute(reason: Reason) -> Self {
        Self { reason, absolute: true }
    }

    fn warning(reason: Reason) -> Self {
        Self { reason, absolute: false }
    }
}

fn of_both(rule: &'static str, what: &'static str, pair: Pair) -> Reason {
    Reason::new(rule, what).with("players", Value::Players(vec![pair.white, pair.black]))
}

fn is_barred(field: &Field, pair: Pair) -> bool {
    field.forbidden.contains(&[pair.white.min(pair.black), pair.white.max(pair.black)])
}

/// Returns the pairs with one of these players that the arbiter has barred, at most [`MOST_NAMED`].
pub(super) fn barred_pairs(rule: &'static str, field: &Field, players: &[Seat]) -> Vec<Reason> {
    let mut is_named = vec![false; field.players.len()];
    for seat in players {
        if let Some(named) = is_named.get_mut(seat.index()) {
            *named = true;
        }
    }
    let is_named = |seat: &Seat| is_named.get(seat.index()).copied().unwrap_or(false);
    let pairs = field.forbidden.iter().filter(|pair| pair.iter().any(is_named)).take(MOST_NAMED);
    pairs.map(|&[white, black]| of_both(rule, "barred-pair", Pair { white, black })).collect()
}

fn float_again(rule: &'static str, seat: Seat, float: Float, earlier: Earlier) -> Breach {
    let (what, ago) = match (earlier, float) {
        (Earlier::Maximum, _) => ("upfloat-maximum", None),
        (Earlier::LastRound, Float::Down) => ("downfloat-again", Some(1)),
        (Earlier::LastRound, Float::Up) => ("upfloat-again", Some(1)),
        (Earlier::TwoRoundsAgo, Float::Down) => ("downfloat-again", Some(2)),
        (Earlier::TwoRoundsAgo, Float::Up) => ("upfloat-again", Some(2)),
        (Earlier::Other, Float::Down) => ("downfloat-again", Some(0)),
        (Earlier::Other, Float::Up) => ("upfloat-again", Some(0)),
    };
    let reason = Reason::new(rule, what).with("player", Value::player(seat));
    Breach::warning(match ago {
        Some(ago) => reason.with("ago", Value::Number(ago)),
        None => reason,
    })
}
