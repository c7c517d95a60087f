//! The Dubov System of the booklet (`docs/rules/dubov-classic.md`), replayed: the bye, the groups from the top down, each
//! with its upfloaters, downfloaters, columns and rows, and the rows undone in the end (DD-21); and the colours.

use super::basic_swiss::check_ratings;
use super::burstein_classic::{due, majority, white_by_due, white_by_games};
use super::candidates::{Candidates, no_pairing, refused, with_outs};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::olympiad::{has_colours, may_have};
use super::records::{Cell, Records};
use super::report::{Facts, Player};
use super::{Fault, fault, names};

/// Replays the round; returns the number of groups.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    check_ratings(facts)?;
    let count = facts.players.len();
    let mut round = Round { facts, boards: &boards.mates, keys: keys(facts)?, made: Vec::new() };
    let last = (0..count).max_by_key(|&place| facts.players[place].number);
    let bye = if facts.round == 1 { last } else { round.bye() };
    let taker = boards.mates.get(count).copied();
    if taker.is_some() && taker != bye {
        return fault("everybody, 4", "the bye is for another player");
    }
    let players: Vec<usize> = (0..count).filter(|&place| Some(place) != taker).collect();
    let groups = if facts.round == 1 { round.first(lines, players) } else { round.groups(lines, &players) }?;
    for &Made { pair: [one, other], is_across, rule } in &round.made {
        let is_white = is_across || round.has_white(one, other);
        let [white, black] = if is_white { [one, other] } else { [other, one] };
        let names = [white, black].map(|place| facts.name(place));
        if boards.mates[one] != other {
            let step = format!("{}, {rule}", round.title("bracket", &[one, other]));
            return fault(step, format!("{} meets {}", names[0], names[1]));
        }
        if !boards.pairs.contains(&(white, black)) {
            return fault("colours", format!("{} has White, not {}", names[0], names[1]));
        }
    }
    Ok(groups)
}

/// Returns the rating of each place, its rank by ARO, and by name among those equal in both; all ascending.
fn keys(facts: &Facts) -> Result<Vec<[i64; 3]>, Fault> {
    let figure = |player: &Player, at: usize| player.index.get(at).copied().unwrap_or(0);
    let sum = |one: &Player, other: &Player| figure(one, 1) * figure(other, 2).max(1);
    let mut keys = Vec::new();
    for one in &facts.players {
        let mut key = [figure(one, 0), 0, 0];
        for other in facts.players.iter().filter(|other| other.number != one.number) {
            let by_aro = sum(other, one).cmp(&sum(one, other));
            key[1] += i64::from(by_aro.is_lt());
            if by_aro.is_eq() && figure(other, 0) == key[0] {
                let Some(order) = names::compare(&other.name, &one.name) else {
                    let why = format!("the order of players {} and {} by name", one.number, other.number);
                    return fault("report", format!("{why} is not covered"));
                };
                key[2] += i64::from(order.then(other.number.cmp(&one.number)).is_lt());
            }
        }
        keys.push(key);
    }
    Ok(keys)
}

/// A pair in the order of its making.
struct Made {
    pair: [usize; 2],
    /// True if the first has White by the columns.
    is_across: bool,
    rule: &'static str,
}

struct Round<'a> {
    facts: &'a Facts,
    /// Partners on the boards.
    boards: &'a [usize],
    keys: Vec<[i64; 3]>,
    made: Vec<Made>,
}

impl Round<'_> {
    fn due(&self, place: usize) -> Option<char> {
        due(&self.facts.players[place])
    }

    /// 2.1, 2.3 and 2.4.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [one, other].map(|place| &self.facts.players[place]);
        self.facts.may_meet(one, other) && has_colours(a, b)
    }

    /// 2.5
    fn may_rise(&self, place: usize) -> bool {
        let (Facts { round, rounds, .. }, player) = (self.facts, &self.facts.players[place]);
        let most = if *rounds < 10 { 3 } else { 4 };
        round == rounds || player.upfloats < most && !player.upfloated_last
    }

    /// Returns a sort key by rating and ARO, ascending or (−1) descending, then by name.
    fn by_rating(&self, place: usize, [rating, aro]: [i64; 2]) -> [i64; 3] {
        [rating * self.keys[place][0], aro * self.keys[place][1], self.keys[place][2]]
    }

    /// Returns a sort key by ARO, then by rating.
    fn by_aro(&self, place: usize, [aro, rating]: [i64; 2]) -> [i64; 3] {
        let [rating, aro, name] = self.by_rating(place, [rating, aro]);
        [aro, rating, name]
    }

    /// Returns a title with the highest score of some places.
    fn title(&self, word: &str, places: &[usize]) -> String {
        let score = places.iter().map(|&place| self.facts.score(place)).max();
        format!("{word} {}", shown(score.unwrap_or(0)))
    }

    /// 4
    fn bye(&self) -> Option<usize> {
        let players = &self.facts.players;
        let may = |place: &usize| players[*place].may_get_bye;
        let weakness = |place: &usize| (players[*place].score, self.keys[*place][0]);
        let least = (0..players.len()).filter(may).map(|place| weakness(&place)).min();
        let last = || (0..players.len()).filter(may).filter(|place| Some(weakness(place)) == least);
        let has = |colour: char| last().any(|place| self.due(place) == Some(colour));
        let only_black = has('w') && has('b');
        let able = last().filter(|&place| !only_black || self.due(place) == Some('b'));
        able.max_by_key(|&place| self.keys[place])
    }

    /// 5: the first round.
    fn first(&mut self, lines: &mut Lines<'_>, players: Vec<usize>) -> Result<usize, Fault> {
        self.rows(lines, "bracket", players, &[], None)?;
        for (at, row) in self.made.iter_mut().enumerate() {
            row.is_across = true;
            if (self.facts.initial == 'w') != (at % 2 == 0) {
                row.pair.reverse();
            }
        }
        Ok(1)
    }

    /// 6 to 8: the groups from the top down, then the rows undone.
    fn groups(&mut self, lines: &mut Lines<'_>, players: &[usize]) -> Result<usize, Fault> {
        let facts = self.facts;
        let groups = players.chunk_by(|&one, &other| facts.score(one) == facts.score(other));
        let mut groups: Vec<Vec<usize>> = groups.map(<[usize]>::to_vec).collect();
        let (mut floaters, mut count) = (Vec::new(), 0);
        while !groups.is_empty() {
            let (members, mut none) = (groups.remove(0), Vec::new());
            let below = groups.first_mut().unwrap_or(&mut none);
            floaters = self.group(lines, members, &floaters, below)?;
            groups.retain(|group| !group.is_empty());
            count += 1;
        }
        if !floaters.is_empty() {
            self.undo_rows(lines, floaters)?;
        }
        Ok(count)
    }

    /// Replays a group; returns the players who float down.
    fn group(
        &mut self,
        lines: &mut Lines<'_>,
        mut members: Vec<usize>,
        floaters: &[usize],
        below: &mut Vec<usize>,
    ) -> Result<Vec<usize>, Fault> {
        let mut down = self.pair_floaters(floaters, &mut members);
        // 7.1
        let alone = |&one: &usize| !members.iter().any(|&other| other != one && self.may_meet(one, other));
        let stranded: Vec<usize> = members.iter().copied().filter(alone).collect();
        members.retain(|place| !stranded.contains(place));
        for one in stranded {
            let is_useful = |&other: &usize| self.may_rise(other) && self.may_meet(one, other);
            let useful = below.iter().copied().filter(is_useful).collect();
            let taken = self.take_up(lines, below, useful, self.due(one).map(turned))?;
            below.retain(|&other| Some(other) != taken);
            down.extend(self.make(one, taken, "7.1"));
        }
        let is_odd = members.len() % 2 == 1 && !below.is_empty();
        let joined = if is_odd { self.even(lines, &members, below)? } else { None };
        members.extend(joined);
        below.retain(|&other| Some(other) != joined);
        if members.is_empty() {
            return Ok(down);
        }
        let step = format!("{}, 7.2", self.title("bracket", &members));
        let over = self.rows(lines, "bracket", members, below, joined)?;
        if joined.is_some() && !over.is_empty() {
            return fault(step, "the group cannot be paired with the player taken up");
        }
        down.extend(over);
        Ok(down)
    }

    /// Makes a pair; returns the first player if there is no opponent.
    fn make(&mut self, one: usize, other: Option<usize>, rule: &'static str) -> Option<usize> {
        self.made.extend(other.map(|other| Made { pair: [one, other], is_across: false, rule }));
        Some(one).filter(|_| other.is_none())
    }

    /// 8: pairs the players left over above; returns those who float on.
    fn pair_floaters(&mut self, floaters: &[usize], members: &mut Vec<usize>) -> Vec<usize> {
        let (mut black, mut white): (Vec<usize>, Vec<usize>) =
            floaters.iter().partition(|&&place| self.due(place) == Some('b'));
        white.sort_by_key(|&place| self.by_aro(place, [1, 1]));
        black.sort_by_key(|&place| self.by_rating(place, [-1, -1]));
        let turns = (0..white.len().max(black.len())).flat_map(|turn| [white.get(turn), black.get(turn)]);
        let mut down = Vec::new();
        for &one in turns.flatten() {
            let is_alike = |other: usize| self.due(one).is_some() && self.due(one) == self.due(other);
            let able = members.iter().copied().filter(|&other| self.may_meet(one, other));
            let first = able.min_by_key(|&other| (is_alike(other), self.by_rating(other, [-1, 1])));
            members.retain(|&other| Some(other) != first);
            down.extend(self.make(one, first, "8.2"));
        }
        down
    }

    /// 7.2: returns the player from below who makes the number even, after the proof that the group cannot be paired with
    /// any of the refused ones, if one may meet whom any of them may meet.
    fn even(
        &self,
        lines: &mut Lines<'_>,
        members: &[usize],
        below: &[usize],
    ) -> Result<Option<usize>, Fault> {
        let (title, may_meet) = (self.title("next", members), |a, b| self.may_meet(a, b));
        let refused = refused(lines, self.facts, title, members, &may_meet, "7.2")?;
        let useful = |place: &usize| self.may_rise(*place) && !refused.contains(place);
        let useful = below.iter().copied().filter(useful).collect();
        let more = majority(members.iter().map(|&place| self.due(place)));
        self.take_up(lines, below, useful, more.map(turned))
    }

    /// Returns the first of some players below by due colour, by 7.2.b, and by rating. Among several of that due colour,
    /// the pairs of the certificate are the most that can be made below, and prove who can be spared there (DD-17).
    fn take_up(
        &self,
        lines: &mut Lines<'_>,
        below: &[usize],
        mut useful: Vec<usize>,
        colour: Option<char>,
    ) -> Result<Option<usize>, Fault> {
        let is_due = |place: &usize| colour.is_none() || self.due(*place) == colour;
        if useful.iter().any(is_due) {
            useful.retain(is_due);
        }
        useful.sort_by_key(|&place| self.by_rating(place, [-1, 1]));
        if useful.len() < 2 {
            return Ok(useful.first().copied());
        }
        let (facts, count, title) = (self.facts, self.facts.players.len(), self.title("spare", below));
        let numbers = lines.word("taken")?;
        let taken = lines.places(numbers, facts)?;
        let (Some(at), &[taken]) = (useful.iter().position(|place| taken.contains(place)), taken.as_slice())
        else {
            return fault(format!("{title}, 7.2.b"), "a player of another due colour, or of no use");
        };
        let pairs = lines.pairs(facts)?;
        let (mates, left) = with_outs(facts, below, &|one| pairs[one]);
        // A player who is needed comes after all who can be spared.
        let sooner = if mates[taken] > count { &useful[..at] } else { useful.as_slice() };
        let meets = |one: usize, other: usize| other > count || self.may_meet(one, other);
        let mut candidates = Candidates::new(lines, title, (facts, mates.as_slice()), left, &meets)?;
        candidates.count("7.2.b", &|one, other| (one < count && other > count).into())?;
        candidates.none("7.2.b", taken, &|one, other| other > count && sooner.contains(&one))?;
        Ok(Some(taken))
    }

    /// 6.2 to 6.4: proves the players who float down, whom it returns, and the rows. Rows that are not on the boards are
    /// pairs of the certificate.
    fn rows(
        &mut self,
        lines: &mut Lines<'_>,
        word: &str,
        mut members: Vec<usize>,
        below: &[usize],
        joined: Option<usize>,
    ) -> Result<Vec<usize>, Fault> {
        let (facts, count) = (self.facts, self.facts.players.len());
        let partners = lines.partners(facts, self.boards)?;
        let (title, (mates, left)) =
            (self.title(word, &members), with_outs(facts, &members, &|one| partners[one]));
        let meets = |one: usize, other: usize| other > count || self.may_meet(one, other);
        let mut candidates = Candidates::new(lines, title, (facts, mates.as_slice()), left, &meets)?;
        if mates.len() > count + 1 {
            candidates.count("6.4", &|one, other| (one < count && other > count).into())?;
            // DD-19; players who can meet none of the next group float last.
            members.sort_by_cached_key(|&one| {
                let [rating, aro, name] = self.keys[one];
                let meets_nobody = !below.iter().any(|&other| self.may_meet(one, other));
                (meets_nobody, rating, -aro, -name)
            });
            candidates.choose_some("6.4", &members, &|_, mate| mate > count)?;
        }
        let over = members.extract_if(.., |one| mates[*one] > count).collect();
        let [white, black] = self.columns(members, joined);
        let nodes = [white.as_slice(), &black].concat();
        let is_white = |place: usize| white.contains(&place);
        // DD-18
        candidates.avoid("6.3", &|one, other| (other < count && is_white(one) == is_white(other)).into())?;
        // The other column from its top down, then the own one.
        let order = |other: usize| (is_white(other), nodes.iter().position(|&node| node == other));
        for (at, &one) in nodes.iter().enumerate() {
            let mate = mates[one];
            if nodes[..at].contains(&mate) {
                continue;
            }
            candidates.choose_partner("6.3", one, &|other| order(other) < order(mate))?;
            let is_across = is_white(one) && !is_white(mate);
            self.made.push(Made { pair: [one, mate], is_across, rule: "6.3" });
        }
        Ok(over)
    }

    /// 5, 6.2, 7.3, 7.4: returns the white column and the black one; a player who joined by 7.2 comes last (DD-16).
    fn columns(&self, mut members: Vec<usize>, joined: Option<usize>) -> [Vec<usize>; 2] {
        members.sort_by_key(|&place| self.facts.players[place].number);
        if self.facts.round == 1 {
            let lower = members.split_off(members.len() / 2);
            return [members, lower];
        }
        let mut of_due = |due: Option<char>| members.extract_if(.., |one| self.due(*one) == due).collect();
        let [mut white, mut black]: [Vec<usize>; 2] = [of_due(Some('w')), of_due(Some('b'))];
        for one in members {
            if white.len() > black.len() { black.push(one) } else { white.push(one) }
        }
        let number = white.len().abs_diff(black.len()) / 2;
        let sign = if white.len() > black.len() { 1 } else { -1 };
        let (from, to) = if sign > 0 { (&mut white, &mut black) } else { (&mut black, &mut white) };
        from.sort_by_key(|&place| self.by_aro(place, [sign, -sign]));
        let is_free = |place| ['w', 'b'].iter().all(|&colour| may_have(&self.facts.players[place], colour));
        let free = from.iter().copied().filter(|&place| is_free(place));
        let moved: Vec<usize> = free.take(number).collect();
        from.retain(|place| !moved.contains(place));
        to.extend(moved);
        white.sort_by_key(|&place| (Some(place) == joined, self.by_aro(place, [1, 1])));
        black.sort_by_key(|&place| (Some(place) == joined, self.by_rating(place, [-1, -1])));
        [white, black]
    }

    /// DD-21: undoes as few of the last rows as needed, and pairs their players with those left over. The earliest of them
    /// is not on the boards: else the others could have been paired without it.
    fn undo_rows(&mut self, lines: &mut Lines<'_>, mut players: Vec<usize>) -> Result<(), Fault> {
        let first = self.made.iter().position(|made| self.boards[made.pair[0]] != made.pair[1]);
        let undone = self.made.split_off(first.unwrap_or(self.made.len()));
        if let Some((earliest, later)) = undone.split_first() {
            players.extend(later.iter().flat_map(|made| made.pair));
            players.sort_unstable();
            let (title, meets) = (self.title("below", &players), |one, other| self.may_meet(one, other));
            no_pairing(lines, title, self.facts, players.clone(), &meets, "DD-21")?;
            players.extend(earliest.pair);
        }
        let step = format!("{}, DD-21", self.title("collapsed", &players));
        match self.rows(lines, "collapsed", players, &[], None)?.is_empty() {
            true => Ok(()),
            false => fault(step, "a player is left over"),
        }
    }

    /// Section 3, for pairs that do not meet across the columns: returns true if the first has White.
    fn has_white(&self, one: usize, other: usize) -> bool {
        let [a, b] = [&self.facts.players[one], &self.facts.players[other]];
        let may = [(a, b), (b, a)].map(|(white, black)| may_have(white, 'w') && may_have(black, 'b'));
        let weight = a.difference().abs().cmp(&b.difference().abs());
        white_by_due(may, [due(a), due(b)])
            .or_else(|| due(a).filter(|_| weight.is_ne()).map(|due| weight.is_gt() == (due == 'w')))
            .or_else(|| white_by_games(a, b, None))
            .unwrap_or_else(|| self.by_aro(one, [-1, 1]) < self.by_aro(other, [-1, 1]))
    }
}

/// Adds rating and ARO, as a sum and a number, the upfloats (DD-13, DD-25) and the name of a player.
pub(super) fn add_facts(player: &mut Player, records: &Records, past: &[Cell]) -> Result<(), Fault> {
    player.index = vec![records.rating(player.number)?.into(), 0, 0];
    for cell in past.iter().filter(|cell| cell.is_game()) {
        player.index[1] += i64::from(records.rating(cell.opponent)?);
        player.index[2] += 1;
    }
    player.name = records.names.get(&player.number).cloned().unwrap_or_default();
    for round in 1..=past.len() {
        player.upfloated_last = records.noted_float(player.number, round)? == 'u';
        player.upfloats += usize::from(player.upfloated_last);
    }
    Ok(())
}
