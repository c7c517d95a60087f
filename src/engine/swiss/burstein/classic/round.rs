//! A whole round (section 5): group by group, with floaters sent back and groups joined (6.6).

use crate::matching::{BitSet, LargestMatching};
use crate::swiss::burstein::fold::{self, Opponents};
use crate::swiss::roster::Roster;

/// A group paired; players are places in the roster.
#[derive(Clone, Debug)]
pub(super) struct Paired {
    /// The players of its own, those of groups joined with it included.
    pub(super) group: Vec<usize>,
    /// The floater who came into it.
    pub(super) incoming: Option<usize>,
    /// Everybody in it, in the order of 3.2.
    pub(super) members: Vec<usize>,
    pub(super) opponents: Opponents,
    /// Who goes to the next group.
    pub(super) floater: Option<usize>,
    /// Floaters of earlier attempts with whom the next group could not be paired.
    pub(super) sent_back: Vec<usize>,
    /// How many score groups were joined with it.
    pub(super) joined: usize,
}

impl Paired {
    pub(super) fn pairs(&self) -> Vec<[usize; 2]> {
        fold::pairs(&self.members, &self.opponents)
    }
}

/// A group about to be paired.
#[derive(Clone, Debug)]
struct Group {
    players: Vec<usize>,
    joined: usize,
}

/// Pairs the groups, the highest first; together they hold an even number of players. `None` when even all groups
/// joined cannot be paired (BD-14).
pub(super) fn pair(roster: &Roster<'_>, groups: Vec<Vec<usize>>) -> Option<Vec<Paired>> {
    let mut ahead: Vec<Group> =
        groups.into_iter().rev().map(|players| Group { players, joined: 0 }).collect();
    let mut done: Vec<Paired> = Vec::new();
    let mut incoming = None;
    while let Some(group) = ahead.pop() {
        if let Some(paired) = accepted(roster, &group, incoming, ahead.last()) {
            incoming = paired.floater;
            done.push(paired);
        } else if let Some(next) = ahead.pop() {
            ahead.push(group.joined_with(next));
        } else {
            let before = done.pop()?;
            incoming = before.incoming;
            ahead.push(Group { players: before.group, joined: before.joined }.joined_with(group));
        }
    }
    Some(done)
}

impl Group {
    fn joined_with(mut self, other: Self) -> Self {
        self.players.extend(other.players);
        self.players.sort_unstable();
        Self { joined: self.joined + other.joined + 1, ..self }
    }
}

/// Returns the first attempt whose floater lets the next group be paired (6.6).
fn accepted(
    roster: &Roster<'_>,
    group: &Group,
    incoming: Option<usize>,
    next: Option<&Group>,
) -> Option<Paired> {
    let mut members = group.players.clone();
    members.extend(incoming);
    members.sort_unstable();
    let odd = members.len() % 2;
    let mut graph = roster.graph_with_room(&members, odd);
    let next = next.map(|next| Next::new(roster, &next.players));
    let may_take = |who: usize| next.as_ref().is_some_and(|next| next.may_take(roster, who));
    if odd == 1 {
        // 6.3: who came as a floater does not float again.
        let may_float = |who: usize| incoming != Some(who);
        if !members.iter().any(|&who| may_float(who) && may_take(who)) {
            return None;
        }
        let nobody = members.len();
        let floaters = members.iter().enumerate().filter(|&(_, &who)| may_float(who));
        floaters.for_each(|(index, _)| graph.join(index, nobody));
    }
    let mut sent_back = Vec::new();
    loop {
        let opponents = fold::first(roster, &members, graph.clone())?;
        let floater = fold::left_over(&members, &opponents).first().copied();
        match floater.filter(|&floater| !may_take(floater)) {
            Some(refused) => {
                let index = members.binary_search(&refused).ok()?;
                graph.cut(index, members.len());
                sent_back.push(refused);
            }
            None => {
                let (group, joined) = (group.players.clone(), group.joined);
                return Some(Paired { group, incoming, members, opponents, floater, sent_back, joined });
            }
        }
    }
}

/// The next group, as far as it decides who may float into it.
struct Next<'a> {
    players: &'a [usize],
    /// Whom some largest matching of the group leaves without an opponent.
    spare: BitSet,
    /// How many those matchings leave.
    exposed: usize,
}

impl<'a> Next<'a> {
    fn new(roster: &Roster<'_>, players: &'a [usize]) -> Self {
        let mut matching = LargestMatching::of(roster.graph(players));
        let exposed = matching.exposed().count();
        Self { players, spare: matching.exposable(), exposed }
    }

    /// Whether the group can be paired with this floater, one player other than the floater being left over when
    /// the number is odd then.
    fn may_take(&self, roster: &Roster<'_>, floater: usize) -> bool {
        let meets = |index: usize| roster.may_meet(floater, self.players[index]);
        match self.exposed {
            // Anybody may be taken out of a pair: one player is left over anyhow.
            0 => (0..self.players.len()).any(meets),
            1 | 2 => self.spare.iter().any(meets),
            _ => false,
        }
    }
}
