//! A full round (section 5): group by group, with floaters sent back and groups joined (6.6).

use super::floats::Floats;
use crate::matching::{BitSet, LargestMatching};
use crate::swiss::burstein::fold::{self, OpponentByIndex};
use crate::swiss::roster::Roster;

/// The pairing of a group; players are places in the roster.
#[derive(Clone, Debug)]
pub(super) struct BursteinGroup {
    /// Its own players, including those of groups joined with it.
    pub(super) group: Vec<usize>,
    /// The floater from the previous group.
    pub(super) incoming: Option<usize>,
    /// All members, in the order of 3.2.
    pub(super) members: Vec<usize>,
    pub(super) opponents: OpponentByIndex,
    /// The player who floats to the next group.
    pub(super) floater: Option<usize>,
    /// Floaters of earlier attempts with whom the next group could not be paired, in the order of 3.2; only filled for
    /// explanations.
    pub(super) sent_back: Vec<usize>,
    /// Number of scoregroups joined with it.
    pub(super) joined: usize,
}

impl BursteinGroup {
    pub(super) fn pairs(&self) -> Vec<[usize; 2]> {
        fold::pairs(&self.members, &self.opponents)
    }
}

#[derive(Clone, Debug)]
struct JoinedGroup {
    players: Vec<usize>,
    joined: usize,
}

/// A group whose turn came.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Its own players, including those of groups joined with it.
    pub(super) group: Vec<usize>,
    /// The floater from the previous group.
    pub(super) incoming: Option<usize>,
    pub(super) next: Option<Vec<usize>>,
    /// The pairing; `None` if the group was joined with the following one, or the last with the one before.
    pub(super) paired: Option<BursteinGroup>,
    /// True if the pairing was undone, since the group was joined with the last one.
    pub(super) is_undone: bool,
}

/// Pairs the groups, highest first; together they have an even number of players. `None` if even all groups joined
/// cannot be paired (BD-14). Sent-back players are only determined if `is_told`.
pub(super) fn pair(
    roster: &Roster<'_>,
    groups: Vec<Vec<usize>>,
    is_told: bool,
) -> Option<Vec<BursteinGroup>> {
    let turns = turns(roster, groups, is_told)?.into_iter();
    Some(turns.filter(|turn| !turn.is_undone).filter_map(|turn| turn.paired).collect())
}

/// Same as [`pair`]; returns the groups in the order of their turns, also those that were joined.
pub(super) fn turns(roster: &Roster<'_>, groups: Vec<Vec<usize>>, is_told: bool) -> Option<Vec<Turn>> {
    let mut ahead: Vec<JoinedGroup> =
        groups.into_iter().rev().map(|players| JoinedGroup { players, joined: 0 }).collect();
    let mut turns: Vec<Turn> = Vec::new();
    let mut incoming = None;
    while let Some(group) = ahead.pop() {
        let paired = accepted(roster, &group, incoming, ahead.last(), is_told);
        let (own, next) = (group.players.clone(), ahead.last().map(|next| next.players.clone()));
        let floater = paired.as_ref().map(|paired| paired.floater);
        turns.push(Turn { group: own, incoming, next, paired, is_undone: false });
        if let Some(floater) = floater {
            incoming = floater;
        } else if let Some(next) = ahead.pop() {
            ahead.push(group.joined_with(next));
        } else {
            let mut done = turns.iter_mut().rev().filter(|turn| !turn.is_undone);
            let (paired, before) = done.find_map(|turn| Some((turn.paired.clone()?, turn)))?;
            before.is_undone = true;
            incoming = before.incoming;
            ahead.push(JoinedGroup { players: paired.group, joined: paired.joined }.joined_with(group));
        }
    }
    Some(turns)
}

impl JoinedGroup {
    fn joined_with(mut self, other: Self) -> Self {
        self.players.extend(other.players);
        self.players.sort_unstable();
        Self { joined: self.joined + other.joined + 1, ..self }
    }
}

/// Returns the first attempt whose floater allows the pairing of the next group (6.6).
///
/// Unsuitable floaters are not refused one by one: the first of all attempts without them is the same. They are
/// determined afterwards, only if `is_told`.
fn accepted(
    roster: &Roster<'_>,
    group: &JoinedGroup,
    incoming: Option<usize>,
    next: Option<&JoinedGroup>,
    is_told: bool,
) -> Option<BursteinGroup> {
    let mut members = group.players.clone();
    members.extend(incoming);
    members.sort_unstable();
    let paired = |opponents: OpponentByIndex, sent_back: Vec<usize>| BursteinGroup {
        group: group.players.clone(),
        incoming,
        members: members.clone(),
        floater: fold::left_over(&members, &opponents).first().copied(),
        opponents,
        sent_back,
        joined: group.joined,
    };
    if members.len().is_multiple_of(2) {
        let opponents = fold::first(roster, &members, roster.graph(&members))?;
        return Some(paired(opponents, Vec::new()));
    }
    // 6.3: an incoming floater does not float again.
    let next = NextGroup::new(roster, &next?.players);
    let may_float = members.iter().enumerate().filter(|&(_, &who)| incoming != Some(who));
    let (welcome, refused): (Vec<usize>, Vec<usize>) =
        may_float.map(|(index, _)| index).partition(|&index| next.may_take(roster, members[index]));
    if welcome.is_empty() {
        return None;
    }
    let floats = Floats { roster, members: &members };
    let first = floats.first(&welcome)?;
    let sent_back = if is_told { floats.before(&first, &welcome, &refused) } else { Vec::new() };
    Some(paired(first, sent_back.into_iter().map(|index| members[index]).collect()))
}

/// The next group, reduced to the data that decide who may float into it.
pub(super) struct NextGroup<'a> {
    players: &'a [usize],
    /// Players whom some largest matching of the group leaves without an opponent.
    spare: BitSet,
    /// Number of players left by those matchings.
    exposed: usize,
}

impl<'a> NextGroup<'a> {
    pub(super) fn new(roster: &Roster<'_>, players: &'a [usize]) -> Self {
        let mut matching = LargestMatching::of(roster.graph(players));
        let exposed = matching.exposed().count();
        Self { players, spare: matching.exposable(), exposed }
    }

    /// Returns true if the group can be paired with this floater; if the number is odd then, one player other than the
    /// floater is left over.
    pub(super) fn may_take(&self, roster: &Roster<'_>, floater: usize) -> bool {
        let meets = |index: usize| roster.may_meet(floater, self.players[index]);
        match self.exposed {
            // Any player may be removed from a pair: one player is left over anyway.
            0 => (0..self.players.len()).any(meets),
            1 | 2 => self.spare.iter().any(meets),
            _ => false,
        }
    }
}
