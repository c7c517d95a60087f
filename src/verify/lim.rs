//! The Lim System (`docs/rules/lim-2026.md`, `docs/rules/lim.md`), replayed: the groups of the upper half from the top
//! down, those of the lower half from the bottom up, the median group last. In each group the players who leave it are
//! proved one by one, then the opponents of its floaters, then those of the others; and White.

use super::basic_swiss::{breaches, has_colours};
use super::burstein_classic::{self, majority, white_by_due, white_by_games};
use super::candidates::{Candidates, no_pairing, prove_last_bye, with_outs};
use super::form::{Boards, Lines, shown};
use super::records::Records;
use super::report::{Facts, Player};
use super::system::System;
use super::{Fault, fault};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Places of players; their order is that of scores and numbers.
type PlaceSet = BTreeSet<usize>;

/// Proves the bye and replays the groups; returns the number of groups with pairs.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let (is_of_2026, mates) = (facts.system == System::Lim2026, boards.mates.as_slice());
    if facts.has_option("maxi", "true") {
        return fault("report", "the rules of a maxi-tournament are not covered");
    }
    facts.check_comments(if is_of_2026 { &["numbers"] } else { &["numbers", "floats"] })?;
    let mut round =
        LimReplay { facts, boards: mates, is_of_2026, unpaired: PlaceSet::new(), made: Vec::new() };
    let all = prove_last_bye(lines, facts, mates, round.article("1.1", "2.1"), &|a, b| fits(facts, a, b))?;
    round.unpaired.extend(&all);
    let groups = all.chunk_by(|&one, &other| facts.score(one) == facts.score(other));
    let groups_of = |half: Ordering| -> Vec<PlaceSet> {
        let is_in = |group: &&[usize]| half_of(facts.score(group[0]), facts.round - 1, facts.win) == half;
        groups.clone().filter(is_in).map(|group| group.iter().copied().collect()).collect()
    };
    let [upper, mut lower, median] = [Ordering::Greater, Ordering::Less, Ordering::Equal].map(groups_of);
    lower.reverse();
    let median = median.into_iter().flatten().collect();
    let [mut downs, mut ups] = [PlaceSet::new(), PlaceSet::new()];
    for (half, is_upper) in [(upper, true), (lower, false)] {
        let mut arrived = PlaceSet::new();
        for (at, residents) in half.iter().enumerate() {
            // Downfloaters are in the median group when the lower half reaches it.
            let (next, reserved) =
                half.get(at + 1).map_or((&median, downs.clone()), |next| (next, PlaceSet::new()));
            let score = residents.first().map_or(0, |&place| facts.score(place));
            let members = residents | &arrived;
            let group = HalfGroup { score, is_upper, members, arrived, next, reserved };
            arrived = round.pair_group(lines, &group)?;
        }
        *if is_upper { &mut downs } else { &mut ups } = arrived;
    }
    round.undo(lines, &median, [&mut downs, &mut ups])?;
    if let Some(made) = round.made.iter().find(|made| mates[made.pair[0]] != made.pair[1]) {
        let step = format!("bracket {}, 3.6", shown(made.score));
        return fault(step, "a pair is not on the boards, and is not undone");
    }
    let members = &(&median | &downs) | &ups;
    round.pair(lines, "median", &members, [&downs, &ups], true, mates)?;
    let below: PlaceSet =
        round.made.iter().filter(|made| !made.is_upper).flat_map(|made| made.pair).collect();
    boards.check_colours(facts, |_, one, other| white(facts, one, other, below.contains(&one)))?;
    let with_pairs: BTreeSet<i64> = round.made.iter().map(|made| made.score).collect();
    Ok(with_pairs.len() + usize::from(!members.is_empty()))
}

/// 2.2; 3.2: returns the side of the median, half the points of the rounds played, on which a score is.
fn half_of(score: i64, played: usize, win: i64) -> Ordering {
    (2 * score).cmp(&(win * i64::try_from(played).unwrap_or(i64::MAX / 100)))
}

/// A group above or below the median in its turn.
struct HalfGroup<'a> {
    score: i64,
    is_upper: bool,
    /// Residents, and floaters who came in.
    members: PlaceSet,
    arrived: PlaceSet,
    /// Residents of the next group, and the floaters who are in it already.
    next: &'a PlaceSet,
    reserved: PlaceSet,
}

impl HalfGroup<'_> {
    /// Returns the end of an edge inside the group, then the one outside of it, if it has both.
    fn leaver(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        match [one, other].map(|place| self.members.contains(&place)) {
            [true, false] => Some((one, other)),
            [false, true] => Some((other, one)),
            _ => None,
        }
    }
}

/// A pair made above or below the median, in the group of this score.
struct HalfPair {
    score: i64,
    is_upper: bool,
    pair: [usize; 2],
}

struct LimReplay<'a> {
    facts: &'a Facts,
    /// Partners on the boards.
    boards: &'a [usize],
    is_of_2026: bool,
    unpaired: PlaceSet,
    made: Vec<HalfPair>,
}

impl LimReplay<'_> {
    fn article(&self, of_2026: &'static str, classic: &'static str) -> &'static str {
        if self.is_of_2026 { of_2026 } else { classic }
    }

    /// Replays the turn of a group; returns the players who leave it.
    fn pair_group(&mut self, lines: &mut Lines<'_>, group: &HalfGroup<'_>) -> Result<PlaceSet, Fault> {
        let (facts, members) = (self.facts, &group.members);
        // 3.3 a to c: in the classic text players without an opponent in the group leave first.
        let is_alone = |one: usize| !members.iter().any(|&other| fits(facts, one, other));
        let alone: PlaceSet =
            members.iter().copied().filter(|&one| !self.is_of_2026 && is_alone(one)).collect();
        if alone == *members {
            return Ok(alone);
        }
        // Boards that are undone later are stated as pairs.
        let mates =
            if self.is_of_2026 { self.boards.to_vec() } else { lines.partners(facts, self.boards)? };
        let floaters = self.floaters(lines, group, &mates, alone)?;
        let (staying, came, none) = (members - &floaters, &group.arrived - &floaters, PlaceSet::new());
        let queue = if group.is_upper { [&came, &none] } else { [&none, &came] };
        let title = format!("bracket {}", shown(group.score));
        self.pair(lines, &title, &staying, queue, group.is_upper, &mates)?;
        let &HalfGroup { score, is_upper, .. } = group;
        let pairs = staying.iter().map(|&one| [one, mates[one]]).filter(|[one, other]| one < other);
        self.made.extend(pairs.map(|pair| HalfPair { score, is_upper, pair }));
        self.unpaired.retain(|one| !staying.contains(one));
        Ok(floaters)
    }

    /// Proves which players leave a group after those without an opponent (Article 3; section 4): as few as possible, and
    /// one by one the first in order with whom that remains possible.
    fn floaters(
        &self,
        lines: &mut Lines<'_>,
        group: &HalfGroup<'_>,
        mates: &[usize],
        mut out: PlaceSet,
    ) -> Result<PlaceSet, Fault> {
        let (facts, is_of_2026, members) = (self.facts, self.is_of_2026, &group.members);
        let (title, article) = (format!("floaters {}", shown(group.score)), self.article("3.9", "4.9"));
        let claims = claims(lines, facts, group.next)?;
        let leaving = self.leaving(lines)?;
        let mut leave: Vec<usize> = leaving.iter().map(|(floater, _)| *floater).collect();
        leave.sort_unstable();
        let staying: Vec<usize> = (members - &out).into_iter().collect();
        if !staying.iter().filter(|one| !members.contains(&mates[**one])).eq(&leave) {
            return fault(format!("{title}, {article}"), "others leave the group");
        }
        if leave.is_empty() {
            return Ok(out);
        }
        let (partners, left) = match is_of_2026 {
            true => (self.boards.to_vec(), self.unpaired.iter().copied().collect()),
            false => with_outs(facts, &staying, &|one| mates[one]),
        };
        let meets = |one, other| other > facts.players.len() || fits(facts, one, other);
        let mut candidates = Candidates::new(lines, title, (facts, &partners), left, &meets)?;
        let leaves = |one, other| group.leaver(one, other).is_some().into();
        candidates.count(self.article("2.3", "3.3"), &leaves)?;
        for (floater, stated) in leaving {
            let Some(free) = free(facts, &claims, &group.reserved | &out, group.next) else {
                return candidates.fault(article, "more floaters have an opponent than are claimed");
            };
            let staying = members - &out;
            // The colour that more of them are due.
            let colour = majority(staying.iter().map(|&place| due(&facts.players[place])))
                .filter(|_| is_of_2026 || leave.len() == 1);
            let order = |one: usize, other: usize| {
                let (one, other) = group.leaver(one, other).filter(|(one, _)| staying.contains(one))?;
                let player = &facts.players[one];
                let (came, floated) = (group.arrived.contains(&one), player.floats[0] != '-');
                let kind = match is_of_2026 {
                    true => [came, floated, !free.contains(&other)],
                    false => [came, !free.iter().any(|&free| fits(facts, one, free)), floated],
                };
                let is_due = colour.is_some() && due(player) == colour;
                let number = i64::try_from(player.number).unwrap_or(0);
                Some((kind, !is_due, if group.is_upper { -number } else { number }))
            };
            let Some(other) = candidates.another(&stated, &leaves) else {
                return candidates.fault(article, "the pairs are not those of another pairing");
            };
            let Some(mine) = order(floater, other[floater]) else {
                return candidates.fault(article, "the pairs do not show that the player can leave");
            };
            candidates.none(article, floater, &|a, b| order(a, b).is_some_and(|of| of < mine))?;
            candidates.keep(floater, &|mate| !members.contains(&mate));
            out.insert(floater);
        }
        Ok(out)
    }

    /// Reads the players who leave a group in their order, in 2026 each with the partners in a pairing that shows their
    /// kind.
    fn leaving(&self, lines: &mut Lines<'_>) -> Result<Vec<(usize, Vec<usize>)>, Fault> {
        let mut leaving = Vec::new();
        while let Some(floater) = lines.after("floater") {
            let floater = lines.places(floater, self.facts)?;
            let stated = if self.is_of_2026 { lines.pairs(self.facts)? } else { Vec::new() };
            leaving.extend(floater.into_iter().map(|floater| (floater, stated.clone())));
        }
        Ok(leaving)
    }

    /// Proves the pairs of players who all meet in a group: the opponents of the floaters from above and below, then
    /// those of the others from one end.
    fn pair(
        &self,
        lines: &mut Lines<'_>,
        title: &str,
        members: &PlaceSet,
        [downs, ups]: [&PlaceSet; 2],
        is_down: bool,
        mates: &[usize],
    ) -> Result<(), Fault> {
        if members.is_empty() {
            return Ok(());
        }
        let (facts, article) = (self.facts, self.article("3.8", "4.8"));
        if members.iter().any(|&one| !members.contains(&mates[one])) {
            return fault(format!("{title}, {article}"), "a player has no opponent in the group");
        }
        let meets = |one, other| fits(facts, one, other);
        let mut rest: Vec<usize> = members.iter().copied().collect();
        let mut candidates = Candidates::new(lines, title.to_owned(), (facts, mates), rest.clone(), &meets)?;
        // 3.6, 3.7; 4.6, 4.7
        let queue: Vec<usize> = downs.iter().chain(ups.iter().rev()).copied().collect();
        for &floater in &queue {
            if !rest.contains(&floater) {
                continue;
            }
            let order = |other: usize| {
                let in_queue = queue.iter().position(|&floater| floater == other);
                let place = if downs.contains(&floater) { other } else { facts.players.len() - other };
                (in_queue.is_some(), !suits(facts, floater, other), in_queue.unwrap_or(place))
            };
            let mine = order(mates[floater]);
            candidates.choose_partner(article, floater, &|other| order(other) < mine)?;
            rest.retain(|&one| one != floater && one != mates[floater]);
        }
        if !self.is_of_2026 {
            let is_refused = |one, other| rest.contains(&one) && !suits(facts, one, other);
            candidates.count("6.2", &|one, other| is_refused(one, other).into())?;
        }
        if !is_down {
            rest.reverse();
        }
        while let Some(&first) = rest.first() {
            let order = |other: usize| {
                let place = rest.iter().position(|&one| one == other).unwrap_or(0);
                // 4.2; 5.2: the other half from its beginning, then the own half from its end.
                let place = if place < rest.len() / 2 { 2 * rest.len() - place } else { place };
                (self.is_of_2026 && !suits(facts, first, other), place)
            };
            let mine = order(mates[first]);
            candidates.choose_partner(self.article("4.1", "5"), first, &|other| order(other) < mine)?;
            rest.retain(|&one| one != first && one != mates[first]);
        }
        Ok(())
    }

    /// 3.6 of the classic text: undoes boards next to the median, as many as are stated. Without the last of them there
    /// is no pairing of the median group; so there is none without more of them either, since the two of a board may
    /// meet.
    fn undo(
        &mut self,
        lines: &mut Lines<'_>,
        median: &PlaceSet,
        [downs, ups]: [&mut PlaceSet; 2],
    ) -> Result<(), Fault> {
        let title = lines.all.get(lines.at).filter(|line| !self.is_of_2026 && line.starts_with("undone "));
        let (Some(&title), facts) = (title, self.facts) else { return Ok(()) };
        let boards: usize = lines.parsed(title.trim_start_matches("undone "))?;
        for board in 1..=boards {
            if board == boards {
                let left = (median | &(&*downs | ups)).into_iter().collect();
                no_pairing(lines, title.to_owned(), facts, left, &|a, b| fits(facts, a, b), "3.6")?;
            }
            let is_upper_first = downs.len() <= ups.len();
            // The last board of the nearest upper group, the first one of the nearest lower group.
            let order = |(_, made): &(usize, &HalfPair)| {
                let [higher, lower] = made.pair.map(|place| facts.score(place));
                let number = i64::try_from(facts.players[made.pair[0]].number).unwrap_or(0);
                let sign = if made.is_upper { -1 } else { 1 };
                let order = [made.score, higher, higher + lower, -number].map(|key| sign * key);
                (made.is_upper == is_upper_first, order)
            };
            let Some((at, _)) = self.made.iter().enumerate().max_by_key(order) else {
                return fault(format!("{title}, 3.6"), "no board is left to undo");
            };
            let HalfPair { is_upper, pair, .. } = self.made.remove(at);
            if is_upper { &mut *downs } else { &mut *ups }.extend(pair);
        }
        Ok(())
    }
}

/// Reads the opponents in the next group that floaters can have at the same time.
fn claims(lines: &mut Lines<'_>, facts: &Facts, next: &PlaceSet) -> Result<BTreeMap<usize, usize>, Fault> {
    let mut claims = BTreeMap::new();
    while let Some(claim) = lines.after("claim") {
        let pair = lines.places(claim, facts)?;
        let is_new = |resident: &usize| next.contains(resident) && !claims.values().any(|of| of == resident);
        match pair.as_slice() {
            &[floater, resident] if is_new(&resident) && fits(facts, floater, resident) => {
                claims.insert(floater, resident);
            }
            _ => return fault("form", format!("line {}: {claim} is no claim", lines.at)),
        }
    }
    Ok(claims)
}

/// Returns the residents of the next group who remain free if as many of these floaters as possible have opponents
/// there; `None` if more can than those with a claim.
fn free(
    facts: &Facts,
    claims: &BTreeMap<usize, usize>,
    mut waiting: PlaceSet,
    next: &PlaceSet,
) -> Option<PlaceSet> {
    let mut free = next - &waiting.iter().filter_map(|floater| claims.get(floater)).copied().collect();
    // A floater who can have a free opponent frees the claimed one.
    while let Some(&floater) = waiting.iter().find(|&&one| free.iter().any(|&other| fits(facts, one, other)))
    {
        waiting.remove(&floater);
        free.insert(*claims.get(&floater)?);
    }
    Some(free)
}

/// 2.1, Article 6; 3.1, 7: returns true if two players may meet.
fn fits(facts: &Facts, one: usize, other: usize) -> bool {
    let is_lifted = facts.round >= facts.rounds && facts.score(one) == facts.score(other);
    one != other
        && facts.may_meet(one, other)
        && (is_lifted || has_colours(&facts.players[one], &facts.players[other]))
}

/// 5.1, 5.3; 6.1, 6.3, 6.5, 6.6: returns the due colour.
fn due(player: &Player) -> Option<char> {
    if breaches(player, 'w') > 0 { Some('b') } else { burstein_classic::due(player) }
}

/// Returns true if a pair gives both players their due colour.
fn suits(facts: &Facts, one: usize, other: usize) -> bool {
    let due = [one, other].map(|place| due(&facts.players[place]));
    due[0].is_none() || due[0] != due[1]
}

/// Article 5; section 6: returns the place that has White in a pair made above or in the median group, or below it; `one`
/// is ranked higher.
fn white(facts: &Facts, one: usize, other: usize, is_below: bool) -> usize {
    let [a, b] = [&facts.players[one], &facts.players[other]];
    let is_of_2026 = facts.system == System::Lim2026;
    let may = [(a, b), (b, a)].map(|(white, black)| breaches(white, 'w') + breaches(black, 'b') == 0);
    let is_first = white_by_due(may, [due(a), due(b)]).unwrap_or_else(|| {
        let Some(both) = due(a) else {
            let number = if is_of_2026 { a.arrival } else { a.number };
            return (number % 2 == 1) == (facts.initial == 'w');
        };
        let [mine, theirs] = [a, b].map(|player| player.difference().abs());
        if !is_of_2026 && mine != theirs {
            return (mine > theirs) == (both == 'w');
        }
        // LD-15. In the text of 2026 only rounds in which both played count.
        let has_both = is_of_2026.then(|| a.colours.len().min(b.colours.len()));
        white_by_games(a, b, has_both).unwrap_or(is_below != (both == 'w'))
    });
    if is_first { one } else { other }
}

/// L-8, 4.10: returns true if a player floated in the previous round.
pub(super) fn floated(records: &Records, system: System, number: usize, round: usize) -> Result<bool, Fault> {
    let Some(last) = round.checked_sub(1).filter(|&last| last > 0) else { return Ok(false) };
    let cell = records.cell(number, last);
    if cell.opponent == 0 || system == System::Lim2026 && !cell.is_game() {
        return Ok(cell.code == 'U' && system == System::Lim);
    }
    let by_score = records.score(number, last)?.cmp(&records.score(cell.opponent, last)?);
    let half = half_of(records.own_score(number, last)?, last - 1, records.value('W'));
    Ok(by_score != Ordering::Equal && (system == System::Lim2026 || by_score == half))
}
