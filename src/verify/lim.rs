//! The Lim System (`docs/rules/lim-2026.md`, `docs/rules/lim.md`), replayed: the groups of the upper half from the top
//! down, those of the lower half from the bottom up, the median group last. In each group the players who leave it are
//! proved one by one, then the opponents of its floaters, then those of the others; and White.

use super::basic_swiss::{breaches, has_colours};
use super::burstein_classic::{due_by_games, majority, white_by_due, white_by_games};
use super::candidates::{Candidates, NONE, no_pairing, with_outs};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::records::Records;
use super::report::{Facts, Player};
use super::system::System;
use super::{Fault, fault};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Articles of the steps: the bye, the number of players who leave a group, which of them, the opponents of floaters,
/// those of the others.
struct LimArticles {
    bye: &'static str,
    count: &'static str,
    leaves: &'static str,
    meets: &'static str,
    turn: &'static str,
}

const OF_2026: LimArticles =
    LimArticles { bye: "1.1", count: "2.3", leaves: "3.9", meets: "3.8", turn: "4.1" };
const CLASSIC: LimArticles = LimArticles { bye: "2.1", count: "3.3", leaves: "4.9", meets: "4.8", turn: "5" };

/// Proves the bye and replays the groups; returns the number of groups with pairs.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    check_options(facts)?;
    let (mates, bye) = (boards.mates.as_slice(), facts.players.len());
    let is_of_2026 = facts.system == System::Lim2026;
    let articles = if is_of_2026 { OF_2026 } else { CLASSIC };
    let mut unpaired: Vec<usize> = (0..bye).collect();
    if let Some(&taker) = mates.get(bye) {
        let (title, all) = ("everybody".to_owned(), (0..=bye).collect());
        let mut everybody = Candidates::new(lines, title, (facts, mates), all, &|a, b| fits(facts, a, b))?;
        everybody.settle_bye(Some(articles.bye), &|place| i64::try_from(bye - 1 - place).unwrap_or(0))?;
        unpaired.retain(|&place| place != taker);
    }
    let mut groups: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    unpaired.iter().for_each(|&place| groups.entry(facts.score(place)).or_default().push(place));
    let in_half = |half: Ordering| -> Vec<Vec<usize>> {
        let is_in = |score: i64| half_of(score, facts.round - 1, facts.win) == half;
        groups.iter().filter(|(score, _)| is_in(**score)).map(|(_, places)| places.clone()).collect()
    };
    let [mut upper, lower, median] = [Ordering::Greater, Ordering::Less, Ordering::Equal].map(in_half);
    upper.reverse();
    let median = median.concat();
    let mut round = LimReplay { facts, boards: mates, is_of_2026, articles, unpaired, done: Vec::new() };
    let mut downs = round.pair_half(lines, &upper, (&median, &[]), true)?;
    let mut ups = round.pair_half(lines, &lower, (&median, &downs), false)?;
    round.undo(lines, &median, [&mut downs, &mut ups])?;
    if let Some(done) = round.done.iter().find(|done| done.pairs.iter().any(|&[a, b]| mates[a] != b)) {
        return fault(format!("{}, 3.6", done.title), "a pair is not on the boards, and is not undone");
    }
    let members = sorted(&[median.as_slice(), &downs, &ups].concat());
    round.pair(lines, "median", &members, [&downs, &ups], true, mates)?;
    let below = round.done.iter().filter(|done| !done.is_upper).flat_map(|done| done.pairs.concat());
    let below: Vec<usize> = below.collect();
    boards.check_colours(facts, |_, one, other| white(facts, one, other, below.contains(&one)))?;
    Ok(round.done.iter().filter(|done| !done.pairs.is_empty()).count() + usize::from(!members.is_empty()))
}

/// Refuses events with rules or data that are not covered.
fn check_options(facts: &Facts) -> Result<(), Fault> {
    if facts.has_option("maxi", "true") {
        return fault("report", "the rules of a maxi-tournament are not covered");
    }
    let uncovered = ["numbers", "floats"].into_iter().take(if facts.system == System::Lim { 2 } else { 1 });
    match uncovered.into_iter().find(|word| facts.options.contains_key(*word)) {
        Some(word) => fault("report", format!("the comment {word} is not covered")),
        None => Ok(()),
    }
}

/// 2.2; 3.2: returns the side of the median, half the points of the rounds played, on which a score is.
fn half_of(score: i64, played: usize, win: i64) -> Ordering {
    (2 * score).cmp(&(win * i64::try_from(played).unwrap_or(i64::MAX / 100)))
}

/// A group above or below the median with the pairs made in it.
struct ReplayedGroup {
    title: String,
    is_upper: bool,
    pairs: Vec<[usize; 2]>,
}

/// A group whose floaters are chosen.
struct LeftGroup<'a> {
    title: String,
    /// Residents, and floaters who came in.
    members: &'a [usize],
    is_member: Vec<bool>,
    arrived: &'a [usize],
    /// Residents of the next group, and the floaters who are in it already.
    next: &'a [usize],
    reserved: &'a [usize],
    is_upper: bool,
}

impl LeftGroup<'_> {
    /// Returns the end of an edge inside the group, then the one outside of it, if it has both.
    fn leaver(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        match [one, other].map(|place| self.is_member.get(place) == Some(&true)) {
            [true, false] => Some((one, other)),
            [false, true] => Some((other, one)),
            _ => None,
        }
    }
}

/// The players who leave a group by the certificate, in order, with the partners of all in a pairing that shows the
/// kind of each.
type StatedLeavers = Vec<(usize, Vec<usize>)>;

struct LimReplay<'a> {
    facts: &'a Facts,
    /// Partners on the boards.
    boards: &'a [usize],
    is_of_2026: bool,
    articles: LimArticles,
    unpaired: Vec<usize>,
    done: Vec<ReplayedGroup>,
}

impl LimReplay<'_> {
    /// Replays the groups of a half in the order of their turns; returns the players who leave the last one for the
    /// median group, of which the residents and the floaters in it are given.
    fn pair_half(
        &mut self,
        lines: &mut Lines<'_>,
        groups: &[Vec<usize>],
        (median, in_median): (&[usize], &[usize]),
        is_upper: bool,
    ) -> Result<Vec<usize>, Fault> {
        let mut arrived: Vec<usize> = Vec::new();
        for (at, residents) in groups.iter().enumerate() {
            let title = shown(residents.first().map_or(0, |&place| self.facts.score(place)));
            let (next, reserved) =
                groups.get(at + 1).map_or((median, in_median), |next| (next.as_slice(), &[]));
            let members = &sorted(&[residents.as_slice(), &arrived].concat());
            // 3.3 a to c: in the classic text players without an opponent in the group leave first.
            let is_alone = |one: usize| !members.iter().any(|&other| fits(self.facts, one, other));
            let mut alone: Vec<usize> =
                members.iter().copied().filter(|&one| !self.is_of_2026 && is_alone(one)).collect();
            alone.sort_by_key(|&one| end(&self.facts.players[one], is_upper));
            if alone.len() == members.len() {
                arrived = alone;
                continue;
            }
            let mates = self.mates_within(lines, members)?;
            let is_member = (0..mates.len()).map(|place| members.contains(&place)).collect();
            let group = LeftGroup { title, members, is_member, arrived: &arrived, next, reserved, is_upper };
            let floaters = self.floaters(lines, &group, &mates, alone)?;
            let staying = without(members, &floaters);
            let came = without(&arrived, &floaters);
            let queue: [&[usize]; 2] = if is_upper { [&came, &[]] } else { [&[], &came] };
            let title = format!("bracket {}", group.title);
            self.pair(lines, &title, &staying, queue, is_upper, &mates)?;
            let pairs = staying.iter().filter(|&&one| one < mates[one]).map(|&one| [one, mates[one]]);
            self.done.push(ReplayedGroup { title, is_upper, pairs: pairs.collect() });
            self.unpaired = without(&self.unpaired, &staying);
            arrived = floaters;
        }
        Ok(arrived)
    }

    /// Returns the partners of the members of a group: on the boards, or in a pair that is stated because it is undone
    /// later; [`NONE`] for players who leave it.
    fn mates_within(&self, lines: &mut Lines<'_>, members: &[usize]) -> Result<Vec<usize>, Fault> {
        let count = self.facts.players.len();
        let stated = if self.is_of_2026 { vec![NONE; count + 1] } else { lines.pairs(self.facts)? };
        let mut mates = vec![NONE; 2 * count + 1];
        for &place in members {
            let partner = if stated[place] == NONE { self.boards[place] } else { stated[place] };
            if members.contains(&partner) && [NONE, place].contains(&stated[partner]) {
                mates[place] = partner;
            }
        }
        Ok(mates)
    }

    /// Proves which players leave a group after those without an opponent (Article 3; section 4): as few as possible, and
    /// one by one the first in order with whom that remains possible.
    fn floaters(
        &self,
        lines: &mut Lines<'_>,
        group: &LeftGroup<'_>,
        mates: &[usize],
        mut out: Vec<usize>,
    ) -> Result<Vec<usize>, Fault> {
        let (facts, is_of_2026) = (self.facts, self.is_of_2026);
        let mut leave = without(group.members, &out);
        leave.retain(|&one| mates[one] == NONE);
        let (title, article) = (format!("floaters {}", group.title), self.articles.leaves);
        let claims = claims(lines, facts, group.next)?;
        let leaving = self.leaving(lines)?;
        if sorted(&leaving.iter().map(|(floater, _)| *floater).collect::<Vec<_>>()) != leave {
            return fault(format!("{title}, {article}"), "others leave the group");
        }
        if leave.is_empty() {
            return Ok(out);
        }
        let staying = without(group.members, &out);
        let only_one = more_due(facts, &staying).filter(|_| leave.len() == 1);
        let (partners, left) = match is_of_2026 {
            true => (self.boards.to_vec(), self.unpaired.clone()),
            false => with_outs(facts, &staying, &|one| mates[one]),
        };
        let meets = |one, other| other > facts.players.len() || fits(facts, one, other);
        let mut candidates = Candidates::new(lines, title, (facts, &partners), left, &meets)?;
        candidates.count(self.articles.count, &|one, other| group.leaver(one, other).is_some().into())?;
        for (floater, witness) in leaving {
            let Some(free) = free(facts, &claims, &[group.reserved, &out].concat(), group.next) else {
                return candidates.fault(article, "more floaters have an opponent than are claimed");
            };
            let staying = without(group.members, &out);
            let colour = if is_of_2026 { more_due(facts, &staying) } else { only_one };
            let choice = NextLeaver { facts, group, is_of_2026, free, colour, staying };
            let mine = self.partner_in(&candidates, &witness, floater, group)?;
            let Some(mine) = choice.order(floater, mine) else {
                return candidates.fault(article, "the pairs do not show that the player can leave");
            };
            candidates.none(article, floater, &|a, b| choice.order(a, b).is_some_and(|of| of < mine))?;
            candidates.keep(floater, &|mate| !group.members.contains(&mate));
            out.push(floater);
        }
        Ok(out)
    }

    /// Reads the players who leave a group in their order.
    fn leaving(&self, lines: &mut Lines<'_>) -> Result<StatedLeavers, Fault> {
        let mut leaving = Vec::new();
        while let Some(floater) = lines.after("floater") {
            let floater = lines.places(floater, self.facts)?;
            let witness = if self.is_of_2026 { lines.pairs(self.facts)? } else { Vec::new() };
            leaving.extend(floater.into_iter().map(|floater| (floater, witness.clone())));
        }
        Ok(leaving)
    }

    /// Returns the partner of a player who leaves a group: on the boards, or in another pairing that is as good, of
    /// which the pairs that differ are stated.
    fn partner_in(
        &self,
        candidates: &Candidates<'_, '_>,
        stated: &[usize],
        floater: usize,
        group: &LeftGroup<'_>,
    ) -> Result<usize, Fault> {
        let mate = |place: usize| match stated.get(place) {
            Some(&mate) if mate != NONE => mate,
            _ => candidates.mates[place],
        };
        if stated.iter().any(|&mate| mate != NONE) {
            let all = &candidates.left;
            let is_pair = |one: usize| mate(mate(one)) == one && candidates.may_have(one, mate(one));
            let leave = |mate: &dyn Fn(usize) -> usize| {
                all.iter().filter(|&&one| group.leaver(one, mate(one)).is_some()).count()
            };
            if !all.iter().all(|&one| is_pair(one)) || leave(&mate) != leave(&|one| candidates.mates[one]) {
                return candidates.fault(self.articles.leaves, "the pairs are not those of another pairing");
            }
        }
        Ok(mate(floater))
    }

    /// Proves the pairs of players who all meet in a group: the opponents of the floaters from above and below, then
    /// those of the others from one end.
    fn pair(
        &self,
        lines: &mut Lines<'_>,
        title: &str,
        members: &[usize],
        [downs, ups]: [&[usize]; 2],
        is_down: bool,
        mates: &[usize],
    ) -> Result<(), Fault> {
        if members.is_empty() {
            return Ok(());
        }
        let (facts, articles) = (self.facts, &self.articles);
        if members.iter().any(|&one| !members.contains(&mates[one])) {
            return fault(format!("{title}, {}", articles.meets), "a player has no opponent in the group");
        }
        let meets = |one, other| fits(facts, one, other);
        let mut candidates =
            Candidates::new(lines, title.to_owned(), (facts, mates), members.to_vec(), &meets)?;
        // 3.6, 3.7; 4.6, 4.7: places have the order of scores and numbers.
        let queue: Vec<usize> = sorted(downs).into_iter().chain(sorted(ups).into_iter().rev()).collect();
        let mut rest = members.to_vec();
        for &floater in &queue {
            if !rest.contains(&floater) {
                continue;
            }
            let order = |other: usize| match queue.iter().position(|&floater| floater == other) {
                Some(at) => (true, !suits(facts, floater, other), at),
                None if downs.contains(&floater) => (false, !suits(facts, floater, other), other),
                None => (false, !suits(facts, floater, other), facts.players.len() - other),
            };
            let mine = order(mates[floater]);
            candidates.choose_partner(articles.meets, floater, &|other| order(other) < mine)?;
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
                let half = rest.len() / 2;
                // 4.2; 5.2: the other half from its beginning, then the own half from its end.
                let place = if place < half { 2 * rest.len() - place } else { place };
                (self.is_of_2026 && !suits(facts, first, other), place)
            };
            let mine = order(mates[first]);
            candidates.choose_partner(articles.turn, first, &|other| order(other) < mine)?;
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
        median: &[usize],
        [downs, ups]: [&mut Vec<usize>; 2],
    ) -> Result<(), Fault> {
        let title = lines.all.get(lines.at).filter(|line| !self.is_of_2026 && line.starts_with("undone "));
        let Some(&title) = title else { return Ok(()) };
        let boards: usize = lines.parsed(title.trim_start_matches("undone "))?;
        for board in 1..=boards {
            if board == boards {
                let left = sorted(&[median, downs, ups].concat());
                let meets = |one, other| fits(self.facts, one, other);
                no_pairing(lines, title.to_owned(), self.facts, left, &meets, "3.6")?;
            }
            let sides = if downs.len() > ups.len() { [false, true] } else { [true, false] };
            let nearest =
                |of: bool| self.done.iter().rposition(|done| done.is_upper == of && !done.pairs.is_empty());
            let Some((at, is_upper)) = sides.into_iter().find_map(|of| Some((nearest(of)?, of))) else {
                return fault(format!("{title}, 3.6"), "no board is left to undo");
            };
            let facts = self.facts;
            let order = |pair: &&[usize; 2]| {
                let [higher, lower] = pair.map(|place| facts.score(place));
                (-higher, -higher - lower, facts.players[pair[0]].number)
            };
            let pairs = &mut self.done[at].pairs;
            let pair = if is_upper { pairs.iter().max_by_key(order) } else { pairs.iter().min_by_key(order) };
            let Some(&pair) = pair else { continue };
            pairs.retain(|&other| other != pair);
            if is_upper { &mut *downs } else { &mut *ups }.extend(pair);
        }
        Ok(())
    }
}

/// Order in which players leave a group: their kind, whether they are due the colour that more are due, the number.
type LeaverOrder = ([bool; 3], bool, i64);

/// A choice of the next player who leaves a group.
struct NextLeaver<'a> {
    facts: &'a Facts,
    group: &'a LeftGroup<'a>,
    is_of_2026: bool,
    /// Residents of the next group who are free although floaters chosen before have opponents.
    free: Vec<usize>,
    /// The colour that more players are due.
    colour: Option<char>,
    staying: Vec<usize>,
}

impl NextLeaver<'_> {
    /// Returns the place in the order of a player who leaves along an edge; `None` if none leaves.
    fn order(&self, one: usize, other: usize) -> Option<LeaverOrder> {
        let (one, other) = self.group.leaver(one, other).filter(|(one, _)| self.staying.contains(one))?;
        let player = &self.facts.players[one];
        let (came, floated) = (self.group.arrived.contains(&one), player.floats[0] != '-');
        let kind = if self.is_of_2026 {
            [came, floated, !self.free.contains(&other)]
        } else {
            [came, !self.free.iter().any(|&free| fits(self.facts, one, free)), floated]
        };
        let is_due = self.colour.is_some() && due(player) == self.colour;
        Some((kind, !is_due, end(player, self.group.is_upper)))
    }
}

/// Reads the opponents in the next group that floaters can have at the same time.
fn claims(lines: &mut Lines<'_>, facts: &Facts, next: &[usize]) -> Result<BTreeMap<usize, usize>, Fault> {
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
    floaters: &[usize],
    next: &[usize],
) -> Option<Vec<usize>> {
    let claimed: Vec<usize> = floaters.iter().filter_map(|floater| claims.get(floater)).copied().collect();
    let mut free = without(next, &claimed);
    let mut waiting = floaters.to_vec();
    // A floater who can have a free opponent frees the claimed one.
    while let Some(at) = waiting.iter().position(|&one| free.iter().any(|&other| fits(facts, one, other))) {
        free.push(*claims.get(&waiting.swap_remove(at))?);
    }
    Some(free)
}

fn sorted(places: &[usize]) -> Vec<usize> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places
}

fn without(places: &[usize], others: &[usize]) -> Vec<usize> {
    places.iter().copied().filter(|place| !others.contains(place)).collect()
}

/// Returns the order of numbers in which players leave a group: in the upper half the lowest numbered first.
fn end(player: &Player, is_upper: bool) -> i64 {
    let number = i64::try_from(player.number).unwrap_or(0);
    if is_upper { -number } else { number }
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
    match ['w', 'b'].map(|colour| breaches(player, colour) == 0) {
        [false, _] => Some('b'),
        [_, false] => Some('w'),
        _ => due_by_games(&player.colours),
    }
}

/// Returns true if a pair gives both players their due colour.
fn suits(facts: &Facts, one: usize, other: usize) -> bool {
    let due = [one, other].map(|place| due(&facts.players[place]));
    due[0].is_none() || due[0] != due[1]
}

/// Returns the colour that more of these players are due.
fn more_due(facts: &Facts, places: &[usize]) -> Option<char> {
    majority(places.iter().map(|&place| due(&facts.players[place])))
}

/// Article 5; section 6: returns the place that has White in a pair made above or in the median group, or below it; `one`
/// is ranked higher.
fn white(facts: &Facts, one: usize, other: usize, is_below: bool) -> usize {
    let [a, b] = [&facts.players[one], &facts.players[other]];
    let give = |is_mine: bool, colour: char| if is_mine == (colour == 'w') { one } else { other };
    let [first, second] =
        [(a, b), (b, a)].map(|(white, black)| breaches(white, 'w') + breaches(black, 'b') == 0);
    if let Some(is_first) = white_by_due([first, second], [due(a), due(b)]) {
        return give(is_first, 'w');
    }
    let is_of_2026 = facts.system == System::Lim2026;
    let Some(both) = due(a) else {
        let number = if is_of_2026 { a.arrival } else { a.number };
        return give(true, if number % 2 == 1 { facts.initial } else { turned(facts.initial) });
    };
    let [mine, theirs] = [a, b].map(|player| player.difference().abs());
    if !is_of_2026 && mine != theirs {
        return give(mine > theirs, both);
    }
    // LD-15. In the text of 2026 only rounds in which both played count.
    let has_both = is_of_2026.then(|| a.colours.len().min(b.colours.len()));
    white_by_games(a, b, has_both).map_or_else(|| give(!is_below, both), |is_first| give(is_first, 'w'))
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
