//! The earlier Burstein System (`docs/rules/burstein-classic.md`), replayed: the groups from the top down, each with its
//! first attempt, or the proof that it has none and is joined with another group (6.6); and White (section 5).

use super::basic_swiss::{breaches, check_ratings, has_colours};
use super::burstein;
use super::candidates::{Candidates, NONE, no_pairing, refused};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::records::{Cell, Records};
use super::report::{Facts, Player};
use super::{Fault, fault};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Proves the bye and replays the turns of the groups; returns the number of groups in the end.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    check_ratings(facts)?;
    let taker = boards.mates.get(facts.players.len()).copied();
    if taker.is_some() && taker != bye(facts) {
        return fault("everybody, 4", "the bye is for the last of the lowest group who may have it");
    }
    let mut groups: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for place in (0..facts.players.len()).filter(|&place| Some(place) != taker) {
        groups.entry(facts.score(place)).or_default().push(place);
    }
    let ahead = groups.into_iter().map(|(score, places)| Group { places, scores: [score; 2] }).collect();
    let boards = boards.mates.as_slice();
    let mut round = Round { facts, boards, ahead, done: Vec::new(), incoming: None, is_new: false };
    while let Some(group) = round.ahead.pop() {
        round.turn(lines, group)?;
    }
    if round.incoming.is_some() || round.done.iter().any(|done| !done.is_on_boards) {
        return fault("form", "a player floats from the last group, or an attempt is not undone");
    }
    Ok(round.done.len())
}

/// 4: returns the last player of the lowest group in which any may have the bye.
fn bye(facts: &Facts) -> Option<usize> {
    let players = facts.players.iter().enumerate().filter(|(_, player)| player.may_get_bye);
    players.max_by_key(|(place, player)| (-player.score, *place)).map(|(place, _)| place)
}

/// A scoregroup, or several that were joined.
struct Group {
    places: Vec<usize>,
    /// The highest and the lowest score.
    scores: [i64; 2],
}

impl Group {
    fn title(&self) -> String {
        let [highest, lowest] = self.scores;
        if highest == lowest { shown(highest) } else { format!("{}-{}", shown(highest), shown(lowest)) }
    }

    fn joined_with(mut self, lower: Self) -> Self {
        self.places.extend(lower.places);
        self.places.sort_unstable();
        Self { places: self.places, scores: [self.scores[0], lower.scores[1]] }
    }
}

/// A group with a proved attempt.
struct Done {
    group: Group,
    incoming: Option<usize>,
    is_on_boards: bool,
}

struct Round<'a> {
    facts: &'a Facts,
    /// Partners on the boards.
    boards: &'a [usize],
    /// The groups whose turn comes, the highest last.
    ahead: Vec<Group>,
    done: Vec<Done>,
    /// The floater from the previous group.
    incoming: Option<usize>,
    /// True if nothing shows yet that the group can be paired with that floater.
    is_new: bool,
}

impl Round<'_> {
    /// Replays the turn of a group: its first attempt, or that it is joined with another.
    fn turn(&mut self, lines: &mut Lines<'_>, group: Group) -> Result<(), Fault> {
        let (facts, incoming, title) = (self.facts, self.incoming, group.title());
        let (count, out) = (facts.players.len(), facts.players.len() + 1);
        let mut places: Vec<usize> = group.places.iter().copied().chain(incoming).collect();
        places.sort_unstable();
        let is_odd = places.len() % 2 == 1;
        let next = self.ahead.last().filter(|_| is_odd);
        let may = |one: usize, other: usize| may_meet(facts, one, other);
        // 6.6: with these the following group cannot be paired.
        let refused = next.map_or(Ok(Vec::new()), |next| {
            refused(lines, facts, format!("next {}", next.title()), &next.places, &may, "6.6")
        })?;
        if refused.iter().any(|place| !places.contains(place)) {
            return fault(format!("next {title}, 6.6"), "a player who is refused is none of the group");
        }
        // 6.3: an incoming floater does not float on.
        let may_float = |place: usize| Some(place) != incoming && !refused.contains(&place);
        let meets = |one: usize, other: usize| match facts.players.get(other) {
            Some(_) => may_meet(facts, one, other),
            None => may_float(one),
        };
        let pairs = lines.pairs(facts)?;
        let has_pairs = pairs.iter().any(|&mate| mate != NONE);
        let left = places.iter().copied().chain(is_odd.then_some(out)).collect();
        let mut mates = vec![NONE; out + 1];
        if lines.is_next(&format!("joined {title}")) {
            let title = format!("joined {title}");
            if has_pairs != self.is_new || has_pairs && !self.is_welcome(&places, &pairs) {
                return fault(
                    format!("{title}, 6.6"),
                    "the pairs do not show that the group can take its floater",
                );
            }
            no_pairing(lines, title, facts, left, &meets, "6.6")?;
            return self.join(group);
        }
        let is_attempt = has_pairs || lines.is_next(&format!("attempt {title}"));
        let title = format!("{} {title}", if is_attempt { "attempt" } else { "bracket" });
        if !lines.is_next(&title) {
            return lines.exactly(&title);
        }
        let partners = if is_attempt { &pairs } else { self.boards };
        let mut floaters = Vec::new();
        for &place in &places {
            mates[place] = partners[place];
            if !places.contains(&partners[place]) {
                (mates[place], mates[out]) = (out, place);
                floaters.push(place);
            }
        }
        if floaters.len() != usize::from(is_odd) {
            return fault(format!("{title}, 6.6"), format!("{} players of the group float", floaters.len()));
        }
        let mut candidates = Candidates::new(lines, title, (facts, mates.as_slice()), left, &meets)?;
        let due = |place: usize| facts.players.get(place).and_then(due);
        candidates.count("6.5", &|one, other| (due(one).is_some() && due(one) == due(other)).into())?;
        burstein::order(&mut candidates, places, count, ["6.1", "6.4"])?;
        self.done.push(Done { group, incoming, is_on_boards: !is_attempt });
        self.incoming = floaters.first().copied();
        self.is_new = is_odd;
        Ok(())
    }

    /// Returns true if pairs show that the incoming floater was welcome: they pair the floater and all others, but for
    /// one player if the number is odd.
    fn is_welcome(&self, places: &[usize], mates: &[usize]) -> bool {
        let alone: Vec<usize> = places.iter().copied().filter(|&place| mates[place] == NONE).collect();
        let may_meet = |one: usize, other: usize| places.contains(&other) && may_meet(self.facts, one, other);
        alone.len() == places.len() % 2
            && !alone.iter().any(|&place| Some(place) == self.incoming)
            && places.iter().all(|&one| mates[one] == NONE || may_meet(one, mates[one]))
    }

    /// 6.6: joins a group without an attempt with the following one, the last with the one before.
    fn join(&mut self, group: Group) -> Result<(), Fault> {
        self.is_new = false;
        if let Some(next) = self.ahead.pop() {
            self.ahead.push(group.joined_with(next));
        } else if let Some(before) = self.done.pop() {
            self.incoming = before.incoming;
            self.ahead.push(before.group.joined_with(group));
        } else {
            return fault(format!("joined {}, 6.6", group.title()), "no other group is left");
        }
        Ok(())
    }
}

/// 3.1, 5.2 and 5.3.
fn may_meet(facts: &Facts, one: usize, other: usize) -> bool {
    facts.may_meet(one, other) && has_colours(&facts.players[one], &facts.players[other])
}

/// 1.3: the colour played less, or the opposite of the last.
pub(super) fn due_by_games(colours: &[char]) -> Option<char> {
    let &last = colours.last()?;
    let whites = colours.iter().filter(|&&colour| colour == 'w').count();
    Some(match (2 * whites).cmp(&colours.len()) {
        Ordering::Less => 'w',
        Ordering::Equal => turned(last),
        Ordering::Greater => 'b',
    })
}

/// Returns the due colour; the limits take precedence (BD-6).
pub(super) fn due(player: &Player) -> Option<char> {
    match ['w', 'b'].map(|colour| breaches(player, colour) == 0) {
        [true, false] => Some('w'),
        [false, true] => Some('b'),
        _ => due_by_games(&player.colours),
    }
}

/// Returns the colour that more players are due.
pub(super) fn majority(due: impl Iterator<Item = Option<char>> + Clone) -> Option<char> {
    let number = |colour: char| due.clone().filter(|&due| due == Some(colour)).count();
    match number('w').cmp(&number('b')) {
        Ordering::Less => Some('b'),
        Ordering::Equal => None,
        Ordering::Greater => Some('w'),
    }
}

/// Returns true if the first of two players has White because the limits allow one order of colours only, or because
/// they are due different colours.
pub(super) fn white_by_due(may: [bool; 2], due: [Option<char>; 2]) -> Option<bool> {
    let [mine, theirs] = due;
    let by_due = || (mine != theirs).then(|| mine.or(theirs.map(turned)) == Some('w'));
    Some(may[0]).filter(|_| may[0] != may[1]).or_else(by_due)
}

/// Returns true if the first of two players had Black in the last game in which their colours differ, counted from the
/// last one, in this number of games or in all; a player without a game there receives the colour that the other had.
pub(super) fn white_by_games(one: &Player, other: &Player, games: Option<usize>) -> Option<bool> {
    let [mine, theirs] = [one, other].map(|player| player.colours.iter().rev().map(Some));
    let blank = std::iter::repeat(None);
    let number = games.unwrap_or(one.colours.len().max(other.colours.len()));
    let mut games = mine.chain(blank.clone()).zip(theirs.chain(blank)).take(number);
    let (mine, theirs) = games.find(|(mine, theirs)| mine != theirs)?;
    Some(mine.map_or(theirs == Some(&'w'), |&had| had == 'b'))
}

/// Section 5: returns the place that has White; `one` comes first in the order of 3.2.
pub(super) fn white(facts: &Facts, one: usize, other: usize) -> usize {
    let [a, b] = [&facts.players[one], &facts.players[other]];
    let give = |is_mine: bool, colour: char| if is_mine == (colour == 'w') { one } else { other };
    let [first, second] =
        [(a, b), (b, a)].map(|(white, black)| breaches(white, 'w') + breaches(black, 'b') == 0);
    if let Some(is_first) = white_by_due([first, second], [due(a), due(b)]) {
        return give(is_first, 'w');
    }
    let Some(both) = due(a) else {
        let is_odd = a.number.min(b.number) % 2 == 1;
        return give(a.number < b.number, if is_odd { facts.initial } else { turned(facts.initial) });
    };
    let weight = |player: &Player| player.difference().abs();
    let by_games = weight(a).cmp(&weight(b));
    give(by_games.then_with(|| a.irregular.cmp(&b.irregular)) != Ordering::Less, both)
}

/// Adds the values of 3.2 and the irregularities of a player, and the imaginary point to the score.
pub(super) fn add_facts(
    player: &mut Player,
    records: &Records,
    round: usize,
    past: &[Cell],
) -> Result<(), Fault> {
    let (mut sonneborn_berger, mut scores, mut colours) = (0, Vec::new(), Vec::new());
    for (cell, of) in past.iter().zip(1..).filter(|(cell, _)| cell.is_game()) {
        let score = records.own_score(cell.opponent, round)?;
        sonneborn_berger += records.points(*cell)? * score;
        scores.push(score);
        if due_by_games(&colours).is_some_and(|due| due != cell.colour) {
            player.irregular.insert(0, of);
        }
        colours.push(cell.colour);
    }
    scores.sort_unstable();
    let median = if let [_, inner @ .., _] = scores.as_slice() { inner.iter().sum() } else { 0 };
    let rating = records.ratings(player.number)[0];
    player.index = vec![sonneborn_berger, scores.iter().sum(), median, rating.into()];
    let is_upper = round < 3 && is_in_upper_half(records, player.number, round);
    player.score = records.own_score(player.number, round)? + if is_upper { 10 } else { 0 };
    Ok(())
}

/// 3.3: the upper half of the players registered at the start, present or not (BD-3).
fn is_in_upper_half(records: &Records, number: usize, round: usize) -> bool {
    let late = records.words.get("late").into_iter().flat_map(|told| told.split(','));
    let late: BTreeMap<usize, usize> = late
        .filter_map(|told| told.split_once(':'))
        .filter_map(|(number, from)| Some((number.parse().ok()?, from.parse().ok()?)))
        .collect();
    let listed: Vec<usize> =
        records.cells.keys().copied().filter(|of| late.get(of).is_none_or(|&from| from <= round)).collect();
    let registered = listed.iter().rposition(|of| !late.contains_key(of)).map_or(0, |last| last + 1);
    listed.iter().take(registered / 2).any(|&of| of == number)
}
