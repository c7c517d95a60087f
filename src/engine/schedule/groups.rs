//! Groups of equal strength.

/// Distributes players over `groups` groups in snake order of the rating list: 1 to g, then g to 1, and so on
/// (round-robin §1). Every group lists its strongest player first; sizes differ by at most one. Returns no group if
/// `groups` is 0.
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
