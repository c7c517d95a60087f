//! The ranking criteria (§2): score, ELO, UKD, name, licence number.

use crate::collate::{Collation, Language};
use crate::format::{Field, Seat};
use crate::tournament::{Points, Rating};
use std::cmp::{Ordering, Reverse};

/// The numeric criteria: a smaller value comes first.
type Figures = (Reverse<Points>, Reverse<Option<Rating>>, Reverse<Option<Rating>>);

fn figures(field: &Field, seat: Seat) -> Figures {
    let player = field.player(seat);
    (Reverse(field.pairing_score(seat)), Reverse(player.rating), Reverse(player.national_rating))
}

/// Compares two players with equal figures: by name, licence number, and finally by BSNo, for players without a
/// licence.
fn by_name(field: &Field, one: Seat, other: Seat) -> Ordering {
    let names = Collation::new(Language::Turkish);
    let licence = |seat| (field.player(seat).licence.is_none(), field.player(seat).licence);
    let [a, b] = [one, other].map(|seat| field.player(seat).name.as_str());
    names.compare(a, b).then_with(|| (licence(one), one).cmp(&(licence(other), other)))
}

/// Compares two players in the ranking: the higher ranked is less.
pub(super) fn compare(field: &Field, one: Seat, other: Seat) -> Ordering {
    figures(field, one).cmp(&figures(field, other)).then_with(|| by_name(field, one, other))
}

/// Returns all present players, highest ranked first.
pub(super) fn order(field: &Field) -> Vec<Seat> {
    let mut order: Vec<(Figures, Seat)> = field.present().map(|seat| (figures(field, seat), seat)).collect();
    order.sort_by(|(a, one), (b, other)| a.cmp(b).then_with(|| by_name(field, *one, *other)));
    order.into_iter().map(|(_, seat)| seat).collect()
}
