//! The first pairing of a bracket of the Dutch System of 1992 and 2009: nothing given up that need not be (C.9 to C.11,
//! A.7.d, N-18), the first opponents of the moved-down players, and the first exchange and transposition of the others.

use super::Fault;
use super::candidates::Candidates;
use super::dutch::order_of_remainder;
use super::dutch_classic::preference;
use super::dutch_classic_bracket::{ColourStrictness, PairCounts, ReplayedBracket};
use super::report::Facts;
use super::system::System;

/// Levels of upfloats and downfloats in 2009 (N-6).
const LEVELS_2009: &[[u8; 2]] = &[[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]];

/// The same of 1992, where the levels of downfloats are tried for each remainder (M-2).
const LEVELS_1992: &[[u8; 2]] = &[[0, 2], [1, 2], [2, 2]];

/// A pairing of a bracket being proved.
pub(super) struct FirstPairing<'b, 'a, 'l> {
    pub(super) facts: &'b Facts,
    pub(super) bracket: &'b ReplayedBracket<'b>,
    pub(super) size: PairCounts,
    /// The partners on the boards.
    pub(super) mates: &'b [usize],
    pub(super) candidates: Candidates<'a, 'l>,
}

/// A lower bound of the clashes of the remainder beyond x, for all opponents of moved-down players not chosen yet: its
/// clashes, and the opponents who lower x, less `x`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ClashBound {
    /// The colour for which mild preferences are neutral (A.7.e).
    neutral: Option<char>,
    /// The colour preferred by opponents who lower x.
    lowering: Option<char>,
    x: i64,
}

impl FirstPairing<'_, '_, '_> {
    pub(super) fn prove(&mut self) -> Result<(), Fault> {
        let (facts, bracket, mates) = (self.facts, self.bracket, self.mates);
        self.colours()?;
        let is_of_1992 = facts.system == System::Dutch1992;
        let levels = if is_of_1992 { LEVELS_1992 } else { LEVELS_2009 };
        let is_barred =
            |level: usize, one: usize, other: usize| is_barred(bracket, facts, levels[level], one, other);
        let is_given_up = |level: usize| {
            (bracket.all.iter()).any(|&one| one < mates[one] && is_barred(level, one, mates[one]))
        };
        let level = (0..levels.len()).find(|&level| !is_given_up(level)).unwrap_or(levels.len() - 1);
        let raises = self.raises();
        self.none_within(("C.11", None), raises, &mut Vec::new(), &|_, _| false)?;
        if let Some(before) = level.checked_sub(1) {
            let article = if levels[before][1] == levels[level][1] { "B.6 up" } else { "B.6 down" };
            self.none_within((article, None), raises + 1, &mut Vec::new(), &|one, other| {
                is_barred(before, one, other)
            })?;
        }
        self.candidates.retain(&|one, other| !is_barred(level, one, other));
        let mut chosen = Vec::new();
        for &one in &bracket.all[..self.size.moved] {
            let mate = mates[one];
            if self.candidates.partners(one).iter().any(|&other| other < mate) {
                let is_later = |of: usize, other: usize| of == one && other >= mate;
                self.none_within(("C.7", Some(one)), raises + 1, &mut chosen, &is_later)?;
            }
            self.candidates.keep(one, &|other| other == mate);
            self.candidates.keep(mate, &|other| other == one);
            chosen.push((one, mate));
        }
        let rest = self.rest(&chosen);
        let (neutral, _) = self.excess(&rest);
        let is_in_rest =
            |one: usize, other: usize| rest.binary_search(&one).is_ok() && rest.binary_search(&other).is_ok();
        let clashes = |one, other| (is_in_rest(one, other) && clash(facts, one, other, neutral)).into();
        self.candidates.count("B.4", &clashes)?;
        if is_of_1992 {
            self.downfloats()?;
        }
        let names = ["D.2 number", "D.2 sum", "D.2 down", "D.2 up", "D.1"];
        order_of_remainder(&mut self.candidates, &rest, bracket.end, names)
    }

    /// N-18, N-3: proves that B.2 is lifted and A.7.d given up only if that is necessary, and leaves the pairs allowed
    /// then.
    fn colours(&mut self) -> Result<(), Fault> {
        let (facts, bracket, mates) = (self.facts, self.bracket, self.mates);
        let mut rule = ColourStrictness { is_strict: false, is_lifted: false };
        let breaks = |rule: ColourStrictness, one: usize, other: usize| {
            other < bracket.end && bracket.has(one) && !bracket.allows(one, other, rule)
        };
        if bracket.has_lift() {
            self.candidates.avoid("B.2", &|one, other| breaks(rule, one, other).into())?;
            rule.is_lifted =
                bracket.all.iter().any(|&one| breaks(rule, one.min(mates[one]), one.max(mates[one])));
        }
        if facts.system == System::Dutch2009 && facts.round % 2 == 1 {
            rule.is_strict = true;
            self.candidates.avoid("A.7.d", &|one, other| breaks(rule, one, other).into())?;
        }
        Ok(())
    }

    /// 1992, C.9: proves that downfloats of the remainder break B.6 or B.5 only if that is necessary.
    fn downfloats(&mut self) -> Result<(), Fault> {
        let (facts, bracket, mates) = (self.facts, self.bracket, self.mates);
        let is_barred =
            |level: u8, one: usize, other: usize| is_barred(bracket, facts, [2, level], one, other);
        let is_given_up =
            |level: u8| bracket.all.iter().any(|&one| one < mates[one] && is_barred(level, one, mates[one]));
        let level = (0..2).find(|&level| !is_given_up(level)).unwrap_or(2);
        if let Some(before) = level.checked_sub(1) {
            self.candidates.above_zero("C.9", &|one, other| is_barred(before, one, other).into())?;
        }
        self.candidates.retain(&|one, other| !is_barred(level, one, other));
        Ok(())
    }

    /// Returns the players of the remainder after these pairs of moved-down players.
    fn rest(&self, chosen: &[(usize, usize)]) -> Vec<usize> {
        let others = self.bracket.all[self.size.moved..].iter().copied();
        others.filter(|one| !chosen.iter().any(|(_, other)| other == one)).collect()
    }

    fn is_flexible(&self) -> bool {
        self.facts.system == System::Dutch2009 && self.facts.round.is_multiple_of(2)
    }

    /// Returns the number of players of a group with a preference for a colour, without those of A.7.e if they are neutral.
    fn wishes(&self, group: &[usize], colour: char, is_neutral: bool) -> i64 {
        let wishes = group.iter().filter_map(|&one| preference(self.facts, &self.facts.players[one]));
        let count =
            wishes.filter(|&(wish, strength)| wish == colour && !(is_neutral && strength == 1)).count();
        i64::try_from(count).unwrap_or(0)
    }

    /// A.8, A.7.e: returns the colour for which mild preferences are neutral, and x.
    fn excess(&self, group: &[usize]) -> (Option<char>, i64) {
        let half = i64::try_from(group.len().div_ceil(2)).unwrap_or(0);
        let side = ['w', 'b'].into_iter().find(|&colour| self.wishes(group, colour, false) > half);
        let x = side.map_or(0, |colour| self.wishes(group, colour, self.is_flexible()) - half);
        (side.filter(|_| self.is_flexible()), x.max(0))
    }

    /// N-7, N-8: returns x of the moved-down part, and the colour for which mild preferences are neutral there.
    fn excess_of_moved(&self) -> (Option<char>, i64) {
        let (neutral, x) = self.excess(&self.bracket.all);
        let lowered = i64::try_from(self.size.most_moved - self.size.moved).unwrap_or(0);
        (neutral, (x - lowered).max(0))
    }

    fn lowered(&self) -> i64 {
        i64::try_from(self.size.most_group - self.size.group).unwrap_or(0)
    }

    fn clashes<'i>(&self, pairs: impl Iterator<Item = &'i (usize, usize)>, neutral: Option<char>) -> i64 {
        let clashes = pairs.filter(|(one, other)| clash(self.facts, *one, *other, neutral));
        i64::try_from(clashes.count()).unwrap_or(0)
    }

    /// C.11, N-7: returns the number of raises of x that the boards need.
    fn raises(&self) -> i64 {
        let (bracket, mates) = (self.bracket, self.mates);
        let pairs: Vec<(usize, usize)> = bracket.all.iter().map(|&one| (one, mates[one])).collect();
        let (moved, others) = pairs.split_at(self.size.moved);
        let rest = self.rest(moved);
        let (neutral, x) = self.excess_of_moved();
        let spent = (self.clashes(moved.iter(), neutral) - x).max(0);
        let (neutral, x) = self.excess(&rest);
        let is_pair = |(one, other): &&(usize, usize)| {
            one < other && *other < bracket.end && rest.binary_search(one).is_ok()
        };
        spent + self.clashes(others.iter().filter(is_pair), neutral) - (x - self.lowered()).max(0)
    }

    /// Returns bounds of which at least one holds for each pairing with these opponents of moved-down players. The
    /// preference of more than half of the remainder depends on the opponents of the others.
    fn bounds(&self, chosen: &[(usize, usize)]) -> Vec<ClashBound> {
        let rest = self.rest(chosen);
        let open = i64::try_from(self.size.moved - chosen.len()).unwrap_or(0);
        if open == 0 {
            let (neutral, x) = self.excess(&rest);
            return vec![ClashBound { neutral, lowering: None, x: (x - self.lowered()).max(0) }];
        }
        let half = i64::try_from((self.bracket.all.len() - 2 * self.size.moved).div_ceil(2)).unwrap_or(0);
        let mut bounds = Vec::new();
        let mut add = |neutral: Option<char>, lowering: Option<char>, x: i64| {
            let bound = ClashBound { neutral, lowering, x };
            if !bounds.contains(&bound) {
                bounds.push(bound);
            }
        };
        if ['w', 'b'].into_iter().all(|colour| self.wishes(&rest, colour, false) - open <= half) {
            add(None, None, 0);
        }
        for colour in ['w', 'b'].into_iter().filter(|&colour| self.wishes(&rest, colour, false) > half) {
            let neutral = Some(colour).filter(|_| self.is_flexible());
            let x = self.wishes(&rest, colour, self.is_flexible()) - half - self.lowered();
            if x <= 0 || x < open {
                add(neutral, None, 0);
            }
            if x > 0 {
                add(neutral, Some(colour), x);
            }
        }
        bounds
    }

    /// Proves that each candidate without certain pairs needs at least this number of raises, if the first moved-down
    /// players have these opponents: for all opponents of the others together, or case by case for those of the next one.
    fn none_within(
        &mut self,
        (article, of): (&str, Option<usize>),
        raises: i64,
        chosen: &mut Vec<(usize, usize)>,
        is_out: &dyn Fn(usize, usize) -> bool,
    ) -> Result<(), Fault> {
        let facts = self.facts;
        let number = |place: usize| format!(" of {}", facts.players[place].number);
        if raises <= 0 {
            return Ok(());
        }
        let next = self.bracket.all[..self.size.moved].get(chosen.len()).copied();
        if let Some(next) = next
            && let Some(stated) = self.candidates.lines.after(&format!("split{}", number(next)))
        {
            let mut others = self.candidates.partners(next);
            others.retain(|&other| !is_out(next, other) && !chosen.iter().any(|pair| pair.1 == other));
            if stated != others.len().to_string() {
                let name = format!("split{}", number(next));
                return self.candidates.fault(&name, format!("{} opponents are possible", others.len()));
            }
            for other in others {
                chosen.push((next, other));
                self.none_within((article, of), raises, chosen, is_out)?;
                chosen.pop();
            }
            return Ok(());
        }
        let (neutral, x) = self.excess_of_moved();
        // Clashes of moved-down pairs beyond x; exactly once all have their opponents.
        let beyond = self.clashes(chosen.iter(), neutral) - x;
        let spent = if next.is_none() { beyond.max(0) } else { 0 };
        for bound in self.bounds(chosen) {
            let least = [raises + bound.x - spent, raises + bound.x - beyond];
            if least.iter().take(if next.is_none() { 1 } else { 2 }).any(|&least| least <= 0) {
                continue;
            }
            let of = of.map_or_else(String::new, number);
            let names = ["rest", "all"].map(|word| format!("{article} {word}{of}"));
            let is_of_all = next.is_some() && self.candidates.lines.has_next(&names[1]);
            let (name, least) = (&names[usize::from(is_of_all)], least[usize::from(is_of_all)]);
            let charged =
                ClashCharge { chosen, neutral: neutral.filter(|_| is_of_all), is_of_all, bound, least };
            let cost = charged.costs(self.facts, self.bracket, self.size.moved, is_out);
            self.candidates.at_least(name, least, &cost)?;
        }
        Ok(())
    }
}

/// The charge of a pair in a proof that raises are needed.
struct ClashCharge<'c> {
    chosen: &'c [(usize, usize)],
    /// The colour for which mild preferences are neutral in pairs of moved-down players.
    neutral: Option<char>,
    /// True if clashes of moved-down players count too.
    is_of_all: bool,
    bound: ClashBound,
    /// The charge of pairs that no candidate has.
    least: i64,
}

impl ClashCharge<'_> {
    fn costs<'s>(
        &'s self,
        facts: &'s Facts,
        bracket: &'s ReplayedBracket<'_>,
        moved: usize,
        is_out: &'s dyn Fn(usize, usize) -> bool,
    ) -> impl Fn(usize, usize) -> i64 + 's {
        let ClashBound { neutral, lowering, .. } = self.bound;
        let lowers = move |place: usize| {
            let wish = preference(facts, &facts.players[place]);
            wish.is_some_and(|(colour, strength)| {
                Some(colour) == lowering && (neutral.is_none() || strength > 1)
            })
        };
        move |one, other| {
            let is_chosen = self.chosen.iter().any(|&(a, b)| (one, other) == (a, b));
            let parts = self.chosen.iter().any(|&(a, b)| [one, other].iter().any(|of| [a, b].contains(of)));
            let is_top = bracket.all[..moved].contains(&one);
            match other < bracket.end && bracket.has(one) {
                _ if is_chosen => 0,
                _ if parts || is_out(one, other) => self.least,
                false => 0,
                true if is_top => {
                    let clashes = self.is_of_all && clash(facts, one, other, self.neutral);
                    i64::from(clashes) + i64::from(lowers(other))
                }
                true => clash(facts, one, other, neutral).into(),
            }
        }
    }
}

/// A.8: returns true if two players prefer one colour, and neither is neutral (A.7.e).
fn clash(facts: &Facts, one: usize, other: usize, neutral: Option<char>) -> bool {
    let wish = |place: usize| {
        let wish = preference(facts, facts.players.get(place)?)?;
        Some(wish.0).filter(|_| wish.1 > 1 || Some(wish.0) != neutral)
    };
    wish(one).is_some() && wish(one) == wish(other)
}

/// B.5, B.6: returns true if a pair, or the place that leaves a player over, is a float that is barred at these levels.
fn is_barred(
    bracket: &ReplayedBracket<'_>,
    facts: &Facts,
    [up, down]: [u8; 2],
    one: usize,
    other: usize,
) -> bool {
    let floats = |place: usize, float: char, level: u8| {
        let player = &facts.players[place];
        let [last, before] = player.floats.map(|noted| noted == float);
        match (facts.system, level) {
            (System::Dutch1992, 0) => !player.is_topscorer && player.floats != ['-'; 2],
            (System::Dutch1992, 1) => !player.is_topscorer && last,
            (System::Dutch2009, 0) => last || before,
            (System::Dutch2009, 1) => {
                if float == 'u' {
                    last
                } else {
                    before
                }
            }
            _ => false,
        }
    };
    match bracket.has(one) {
        false => false,
        true if other >= bracket.end => floats(one, 'd', down),
        true => facts.score(one) != facts.score(other) && floats(other, 'u', up),
    }
}
