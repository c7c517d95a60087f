//! Groups of equal strength.

/// Deals players out to groups as a snake runs over the rating list: 1 to g, then g to 1, and so on (round-robin §1). Every
/// group has its strongest first; sizes differ by one at most. No group without `groups`.
#[must_use]
pub fn snake<T: Clone>(strongest_first: &[T], groups: usize) -> Vec<Vec<T>> {
    let mut dealt = vec![Vec::new(); groups];
    for (row, players) in strongest_first.chunks(groups.max(1)).enumerate() {
        let in_turn = dealt.iter_mut();
        if row % 2 == 0 { deal(in_turn, players) } else { deal(in_turn.rev(), players) }
    }
    dealt
}

fn deal<'g, T: Clone + 'g>(groups: impl Iterator<Item = &'g mut Vec<T>>, players: &[T]) {
    groups.zip(players).for_each(|(group, player)| group.push(player.clone()));
}
