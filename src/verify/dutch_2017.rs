//! C.04.3 of 2017: brackets from the top down, each proved for itself (C.5 to C.19, section D); the penultimate pairing
//! bracket and the collapsed last one (A.9) where the round cannot be completed otherwise.

use super::candidates::{Candidates, with_outs};
use super::dutch::Bracket;
use super::form::{Boards, Lines, shown};
use super::report::Facts;
use super::{Fault, fault};

/// Proves the brackets from the top down; returns their number.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let attempt = Attempt::read(lines, facts)?;
    let mut round = Round { lines, facts, boards: &boards.mates, left: (0..facts.players.len()).collect() };
    let (count, mut residents, mut brackets) = (facts.players.len(), 0, 0);
    loop {
        let (end, score) = (round.group_end(residents), shown(facts.score(residents)));
        let given_up = attempt.as_ref().filter(|attempt| attempt.score == score);
        if end == count && attempt.is_some() {
            return fault("form", "the bracket to retry is none, or the last one");
        }
        if end == count {
            round.complete(&format!("bracket {score}"), residents, end)?;
            return Ok(brackets + 1);
        }
        if let Some(attempt) = given_up {
            round.penultimate(attempt, residents, end)?;
            return Ok(brackets + 2);
        }
        let next_score = shown(facts.score(end));
        let ahead = attempt.as_ref().filter(|attempt| attempt.score == next_score);
        let ahead = ahead.map_or(round.boards, |attempt| &attempt.mates);
        let floaters = round.open(&format!("bracket {score}"), [round.boards, ahead], [residents, end])?;
        round.left.retain(|place| *place >= end || floaters.contains(place));
        (residents, brackets) = (end, brackets + 1);
    }
}

/// The pairing of a bracket, and of the next one, after which the round cannot be completed.
struct Attempt<'a> {
    score: &'a str,
    /// The partner of each place; `usize::MAX` without one.
    mates: Vec<usize>,
}

impl<'a> Attempt<'a> {
    /// Reads the lines before the brackets, if there are any.
    fn read(lines: &mut Lines<'a>, facts: &Facts) -> Result<Option<Self>, Fault> {
        let Some(score) = lines.after("retry") else { return Ok(None) };
        Ok(Some(Self { score, mates: lines.pairs(facts)? }))
    }
}

/// A round being proved.
struct Round<'r, 'l> {
    lines: &'r mut Lines<'l>,
    facts: &'r Facts,
    boards: &'r [usize],
    /// Players without a board in earlier brackets.
    left: Vec<usize>,
}

impl Round<'_, '_> {
    fn group_end(&self, start: usize) -> usize {
        let (facts, count) = (self.facts, self.facts.players.len());
        (start..count).find(|&place| facts.score(place) != facts.score(start)).unwrap_or(count)
    }

    /// Returns the place of the bye, if the number is odd.
    fn bye(&self) -> Option<usize> {
        Some(self.facts.players.len()).filter(|&bye| bye < self.boards.len())
    }

    /// Starts with all pairings of some places.
    fn begin<'a, 'l2>(
        lines: &'a mut Lines<'l2>,
        facts: &'a Facts,
        title: &str,
        (mates, places): (&'a [usize], Vec<usize>),
        [residents, end, next]: [usize; 3],
    ) -> Result<Bracket<'a, 'l2>, Fault> {
        // B.3: moved-down players do not meet each other.
        let meets = |_: usize, other: usize| other >= residents;
        let candidates = Candidates::new(lines, title.to_owned(), (facts, mates), places, &meets)?;
        Ok(Bracket { facts, mates, candidates, residents, end, next })
    }

    /// Proves a bracket that has a next one among all its pairings; returns the downfloaters. C.5 and C.6 concern the
    /// bracket alone; C.7 needs the pairs of the next one, in the second of the two sets of partners. Of an attempt
    /// before the last bracket only C.5 and C.6 are proved.
    fn open(
        &mut self,
        title: &str,
        [own, ahead]: [&[usize]; 2],
        [residents, end]: [usize; 2],
    ) -> Result<Vec<usize>, Fault> {
        let (facts, next, count) = (self.facts, self.group_end(end), self.facts.players.len());
        let members: Vec<usize> = self.left.iter().copied().filter(|&place| place < end).collect();
        let (mates, places) = with_outs(facts, &members, &|place| own[place]);
        let bracket = (mates.as_slice(), places);
        let mut alone = Self::begin(self.lines, facts, title, bracket, [residents, end, next])?;
        let floaters = alone.left_over()?;
        if floaters.is_empty() {
            alone.colours()?;
            alone.floats_before()?;
            alone.order()?;
            return Ok(floaters);
        }
        if next == count && title.starts_with("attempt") {
            return Ok(floaters);
        }
        let title = format!("next {}", shown(facts.score(end)));
        let both: Vec<usize> = members.iter().copied().chain(end..next).collect();
        let (mates, places) = if next == count {
            (self.boards.to_vec(), both.into_iter().chain(self.bye()).collect())
        } else {
            with_outs(facts, &both, &|place| match ahead[place] {
                _ if place < end && members.contains(&own[place]) => own[place],
                mate if mate >= end || place >= end && floaters.contains(&mate) => mate,
                _ => usize::MAX,
            })
        };
        let bracket = (mates.as_slice(), places);
        let mut bracket = Self::begin(self.lines, facts, &title, bracket, [residents, end, next])?;
        bracket.left_over()?;
        bracket.next_left_over()?;
        bracket.colours()?;
        bracket.floats_before()?;
        bracket.order()?;
        Ok(floaters)
    }

    /// Proves a bracket among all complete rounds; returns the downfloaters.
    fn complete(&mut self, title: &str, residents: usize, end: usize) -> Result<Vec<usize>, Fault> {
        let places: Vec<usize> = self.left.iter().copied().chain(self.bye()).collect();
        let bracket = (self.boards, places);
        let mut bracket = Self::begin(self.lines, self.facts, title, bracket, [residents, end, end])?;
        let floaters = bracket.left_over()?;
        bracket.colours()?;
        bracket.floats_before()?;
        bracket.order()?;
        Ok(floaters)
    }

    /// A.9: proves that the round cannot be completed after the best pairing of a bracket, then the bracket with C.4, and
    /// the collapsed one.
    fn penultimate(&mut self, attempt: &Attempt<'_>, residents: usize, end: usize) -> Result<(), Fault> {
        let (facts, count) = (self.facts, self.facts.players.len());
        let title = |word: &str, place: usize| format!("{word} {}", shown(facts.score(place)));
        let given_up =
            self.open(&title("attempt", residents), [&attempt.mates, &attempt.mates], [residents, end])?;
        let is_before_last = self.group_end(end) == count;
        if !is_before_last {
            let mates = vec![usize::MAX; count + 1];
            let below = given_up.iter().copied().chain(end..count).chain(self.bye()).collect();
            // B.3: the downfloaters do not meet each other.
            let of = (mates.as_slice(), below);
            let mut below = Self::begin(self.lines, facts, &title("below", end), of, [end; 3])?;
            below.candidates.impossible("C.4")?;
        }
        let penultimate = title("penultimate", residents);
        let floaters = self.complete(&penultimate, residents, end)?;
        let scores = |of: &[usize]| of.iter().map(|&place| facts.score(place)).collect::<Vec<i64>>();
        if is_before_last && scores(&given_up) == scores(&floaters) {
            return fault(penultimate, "the bracket can be as good by C.5 and C.6 before the last one");
        }
        self.left.retain(|place| *place >= end || floaters.contains(place));
        let places: Vec<usize> = self.left.iter().copied().chain(self.bye()).collect();
        let of = (self.boards, places);
        let bracket = Self::begin(self.lines, facts, &title("collapsed", end), of, [end, count, count])?;
        collapsed(bracket)
    }
}

/// Proves the collapsed last bracket: any two of its players may have different scores, so each pair has a score
/// difference and floats (A.8).
fn collapsed(mut bracket: Bracket<'_, '_>) -> Result<(), Fault> {
    let (facts, residents, end) = (bracket.facts, bracket.residents, bracket.end);
    let members: Vec<usize> = bracket.candidates.left.iter().copied().filter(|&place| place < end).collect();
    let scores: Vec<i64> = members.iter().map(|&place| facts.score(place)).collect();
    let lowest = scores.last().copied().unwrap_or(0);
    let alone = |score: i64| score - lowest + 10;
    let mut differences: Vec<i64> = scores.iter().map(|&score| alone(score)).collect();
    differences.extend(scores.iter().flat_map(|one| scores.iter().map(move |other| one - other)));
    differences.retain(|&difference| difference > 0);
    differences.sort_unstable_by(|one, other| other.cmp(one));
    differences.dedup();
    let difference = |one: usize, other: usize| {
        if other < end { facts.score(one) - facts.score(other) } else { alone(facts.score(one)) }
    };
    for &level in &differences {
        let is_level = |one: usize, other: usize| (difference(one, other) == level).into();
        bracket.candidates.count(&format!("C.6 at {}", shown(level)), &is_level)?;
    }
    bracket.colours()?;
    let again = |one: usize, other: usize, float: char, back: usize| {
        let floater = if float == 'd' { one } else { other };
        let has_floated = facts.players.get(floater).is_some_and(|player| player.floats[back] == float);
        difference(one, other) > 0 && has_floated
    };
    let kinds = [
        ("C.12", "C.16", 'd', 0),
        ("C.13", "C.17", 'u', 0),
        ("C.14", "C.18", 'd', 1),
        ("C.15", "C.19", 'u', 1),
    ];
    for (name, _, float, back) in kinds {
        bracket.candidates.count(name, &|one, other| again(one, other, float, back).into())?;
    }
    for (_, name, float, back) in kinds {
        for &level in &differences {
            bracket.candidates.count(&format!("{name} at {}", shown(level)), &|one, other| {
                (again(one, other, float, back) && difference(one, other) == level).into()
            })?;
        }
    }
    // B.1.c: as many moved-down players as possible are paired.
    if members.first().is_some_and(|&first| first < residents) && bracket.mates.len() > facts.players.len() {
        bracket.candidates.count("B.1.c", &|one, other| (one < residents && other >= end).into())?;
    }
    bracket.order()
}
