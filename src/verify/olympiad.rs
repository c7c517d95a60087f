//! The pairing of the Olympiad (`docs/rules/olympiad-2022.md`): the bye, the groups from the top down and from the bottom
//! up to the median group, each with its floaters and the order of Article 9; and White on board 1 (Article 7).

use super::Fault;
use super::candidates::{Candidates, prove_last_bye};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::records::Records;
use super::report::{Facts, Player};

/// Proves the bye and the groups; returns the number of groups.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let mates = boards.mates.as_slice();
    let mut left = prove_last_bye(lines, facts, mates, "4.1", &|_, _| true)?;
    // 6.4, O-2: the middle one of those to be paired, the lower ranked of two.
    let Some(median) = left.get(left.len() / 2).map(|&place| facts.score(place)) else { return Ok(0) };
    let mut groups = 0;
    // 6.3
    for is_above in [true, false] {
        let edge = |left: &[usize]| if is_above { left.first() } else { left.last() }.copied();
        let is_outside = |place: &usize| match is_above {
            true => facts.score(*place) > median,
            false => facts.score(*place) < median,
        };
        while edge(&left).as_ref().is_some_and(is_outside) {
            left = Group::new(lines, (facts, mates), left, is_above)?.prove()?;
            groups += 1;
        }
    }
    if !left.is_empty() {
        Group::new(lines, (facts, mates), left, true)?.prove()?;
        groups += 1;
    }
    Ok(groups)
}

/// A group being proved.
struct Group<'a, 'l> {
    candidates: Candidates<'a, 'l>,
    /// Its teams, and all others without a match, both from the edge of the group inwards.
    teams: Vec<usize>,
    others: Vec<usize>,
    score: i64,
    is_above: bool,
}

impl<'a, 'l> Group<'a, 'l> {
    fn new(
        lines: &'a mut Lines<'l>,
        at: (&'a Facts, &'a [usize]),
        left: Vec<usize>,
        is_above: bool,
    ) -> Result<Self, Fault> {
        let mut order = left.clone();
        if !is_above {
            order.reverse();
        }
        let score = order.first().map_or(0, |&place| at.0.score(place));
        let (teams, others) = order.into_iter().partition(|&place| at.0.score(place) == score);
        let title = format!("bracket {}", shown(score));
        let candidates = Candidates::new(lines, title, at, left, &|_, _| true)?;
        Ok(Self { candidates, teams, others, score, is_above })
    }

    /// Proves the floaters and the pairs; returns the teams that remain.
    fn prove(mut self) -> Result<Vec<usize>, Fault> {
        let (facts, mates, score) = (self.candidates.facts, self.candidates.mates, self.score);
        let is_inside = |place: usize| facts.score(place) == score;
        self.candidates.count("9.5", &|one, other| (is_inside(one) != is_inside(other)).into())?;
        // 7.4: within the limits, if that needs no more floaters.
        self.candidates.avoid("7.4", &|one, other| {
            let is_own = is_inside(one) || is_inside(other);
            (is_own && !has_colours(&facts.players[one], &facts.players[other])).into()
        })?;
        self.floaters(&is_inside)?;
        self.pairs(&is_inside)?;
        let mut left = self.candidates.left;
        left.retain(|&place| !is_inside(place) && !is_inside(mates[place]));
        Ok(left)
    }

    /// 8.2, 8.3: proves the floaters, the innermost first, each with the nearest opponent.
    fn floaters(&mut self, is_inside: &dyn Fn(usize) -> bool) -> Result<(), Fault> {
        let (facts, mates, score) = (self.candidates.facts, self.candidates.mates, self.score);
        let distance = |place: usize| (facts.score(place) - score).abs();
        let mut open = self.teams.iter().filter(|&&one| !is_inside(mates[one])).count();
        let far = self.teams.iter().map(|&one| distance(mates[one])).max().unwrap_or(0);
        // O-3: a group beyond the nearest only if the nearer ones do not suffice.
        if self.others.first().is_some_and(|&nearest| (1..far).contains(&distance(nearest))) {
            self.candidates.above_zero("O-3", &|one, other| {
                let is_far = distance(one).max(distance(other)) >= far;
                (is_inside(one) != is_inside(other) && is_far).into()
            })?;
        }
        let (article, is_above) = (if self.is_above { "8.3" } else { "8.2" }, self.is_above);
        for &one in &self.teams {
            self.candidates.keep(one, &|other| distance(other) <= far);
        }
        for &one in self.teams.iter().rev() {
            let mate = mates[one];
            let is_nearer = |other: usize| if is_above { other < mate } else { other > mate };
            match is_inside(mate) {
                true if open > 0 => {
                    self.candidates.none_better(article, one, &|other| !is_inside(other))?;
                }
                true => {}
                false => {
                    open -= 1;
                    self.candidates
                        .choose_partner(article, one, &|other| !is_inside(other) && is_nearer(other))?;
                    continue;
                }
            }
            self.candidates.keep(one, is_inside);
        }
        Ok(())
    }

    /// 9.1 to 9.3: proves the pairs within the group, each team in turn with the first of the other half, then with the
    /// last of its own.
    fn pairs(&mut self, is_inside: &dyn Fn(usize) -> bool) -> Result<(), Fault> {
        let mates = self.candidates.mates;
        let mut free: Vec<usize> = self.teams.iter().copied().filter(|&one| is_inside(mates[one])).collect();
        while let Some(&first) = free.first() {
            let (own, other_half) = free.split_at(free.len() / 2);
            let tried = other_half.iter().chain(own.iter().skip(1).rev());
            let earlier: Vec<usize> = tried.copied().take_while(|&other| other != mates[first]).collect();
            self.candidates.choose_partner("9.1", first, &|other| earlier.contains(&other))?;
            free.retain(|&place| place != first && place != mates[first]);
        }
        Ok(())
    }
}

/// 7.3: returns true if the limits allow a team a colour.
pub(super) fn may_have(player: &Player, colour: char) -> bool {
    let ahead = if colour == 'w' { player.difference() } else { -player.difference() };
    ahead < 2 && !player.colours.ends_with(&[colour, colour])
}

/// Returns true if some order of colours is within the limits of both.
pub(super) fn has_colours(one: &Player, other: &Player) -> bool {
    ['w', 'b'].iter().any(|&colour| may_have(one, colour) && may_have(other, turned(colour)))
}

/// Article 7: returns the place that has White; `one` is ranked higher.
pub(super) fn white(facts: &Facts, one: usize, other: usize) -> usize {
    let [a, b] = [&facts.players[one], &facts.players[other]];
    let give = |colour: char| if colour == 'w' { one } else { other };
    // 7.2
    if a.colours.is_empty() && b.colours.is_empty() {
        return give(if a.number % 2 == 1 { facts.initial } else { turned(facts.initial) });
    }
    let [first, second] = [(a, b), (b, a)].map(|(white, black)| may_have(white, 'w') && may_have(black, 'b'));
    if first != second {
        return give(if first { 'w' } else { 'b' });
    }
    // 7.5
    if a.difference() != b.difference() {
        return give(if a.difference() < b.difference() { 'w' } else { 'b' });
    }
    // 7.6
    let mut games = a.colours.iter().rev().zip(b.colours.iter().rev());
    let had = games.find(|(mine, theirs)| mine != theirs).map(|(&mine, _)| mine);
    match (had.or(a.colours.last().copied()), b.colours.last()) {
        (Some(had), _) => give(turned(had)),
        (None, theirs) => give(theirs.copied().unwrap_or(facts.initial)),
    }
}

/// 4.2: returns true if all players of a team were entered after round 1 was published.
pub(super) fn joined_late(records: &Records, team: usize) -> bool {
    let players = records.teams.players.get(&team).map_or([].as_slice(), Vec::as_slice);
    let late = records.words.get("late").into_iter().flat_map(|told| told.split(','));
    let late: Vec<usize> = late
        .filter_map(|told| told.split_once(':'))
        .filter(|(_, from)| *from != "1")
        .filter_map(|(player, _)| player.parse().ok())
        .collect();
    !players.is_empty() && players.iter().all(|player| late.contains(player))
}
