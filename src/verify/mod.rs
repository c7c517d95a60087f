//! Checks a certificate of a round against the report that it was made of (`docs/certificate.md`).
//!
//! Nothing here is shared with the rest of hakem: it reads the report by itself, follows the articles of C.04.3 as they stand, and takes
//! no step that the certificate does not prove. It looks for nothing: all it does is count, compare and add up.

mod report;

use report::{Facts, Player};
use std::collections::BTreeSet;
use std::fmt;
use std::num::NonZeroU8;

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where: `form`, `report`, `boards`, `colours`, or a step of a bracket such as `bracket 2.5, C12`.
    pub step: String,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.step, self.why)
    }
}

impl std::error::Error for Fault {}

fn fault<T>(step: impl Into<String>, why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { step: step.into(), why: why.into() })
}

/// What a certificate proves: the round, how many boards it has, and how many brackets were proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said above")]
pub struct Proved {
    pub round: usize,
    pub boards: usize,
    pub brackets: usize,
}

/// Checks a certificate against a report.
///
/// # Errors
/// Names the first step that is not proved.
pub fn verify(certificate: &str, report: &[u8]) -> Result<Proved, Fault> {
    let mut lines = Lines { all: certificate.lines().map(str::trim_end).collect(), at: 0 };
    lines.exactly("hakem certificate 1")?;
    lines.exactly("system dutch-2026")?;
    let round = lines.number("round")?;
    let facts = Facts::read(report, round)?;
    let print = lines.word("report")?;
    if print != facts.fingerprint() {
        return fault("report", "the certificate was made of another report, or of another state of it");
    }
    let boards = Boards::read(&mut lines, &facts)?;
    let brackets = prove(&mut lines, &facts, &boards)?;
    lines.exactly("end")?;
    if lines.at < lines.all.len() {
        return fault("form", format!("line {}: nothing follows the end", lines.at + 1));
    }
    boards.check_colours(&facts)?;
    boards.check_report(&facts)?;
    Ok(Proved { round, boards: boards.pairs.len(), brackets })
}

/// Returns the fingerprint of what a report says that the pairing of a round depends on.
///
/// # Errors
/// Says what the report lacks, or what of it is not covered.
pub fn fingerprint(report: &[u8], round: usize) -> Result<String, Fault> {
    Facts::read(report, round).map(|facts| facts.fingerprint())
}

/// The lines of a certificate, read once from the top down.
struct Lines<'a> {
    all: Vec<&'a str>,
    at: usize,
}

impl<'a> Lines<'a> {
    fn exactly(&mut self, wanted: &str) -> Result<(), Fault> {
        if self.all.get(self.at) != Some(&wanted) {
            return fault("form", format!("line {}: \"{wanted}\" is missing", self.at + 1));
        }
        self.at += 1;
        Ok(())
    }

    /// Returns what follows a first word, if the next line begins with it.
    fn after(&mut self, first: &str) -> Option<&'a str> {
        let rest = self.all.get(self.at)?.strip_prefix(first)?.strip_prefix(' ')?;
        self.at += 1;
        Some(rest)
    }

    fn word(&mut self, first: &str) -> Result<&'a str, Fault> {
        let line = self.at + 1;
        self.after(first).map_or_else(|| fault("form", format!("line {line}: \"{first}\" is missing")), Ok)
    }

    fn number<T: std::str::FromStr>(&mut self, first: &str) -> Result<T, Fault> {
        self.word(first).and_then(|word| self.parsed(word))
    }

    fn parsed<T: std::str::FromStr>(&self, word: &str) -> Result<T, Fault> {
        word.parse().or_else(|_| fault("form", format!("line {}: \"{word}\" is no number", self.at)))
    }
}

/// The boards of the certificate: places of white and black.
struct Boards {
    pairs: Vec<(usize, usize)>,
    /// The partner of each place; the bye is the place after the last.
    mates: Vec<usize>,
}

impl Boards {
    fn read(lines: &mut Lines<'_>, facts: &Facts) -> Result<Self, Fault> {
        let count = facts.players.len();
        let odd = count % 2;
        let (mut pairs, mut mates) = (Vec::new(), vec![usize::MAX; count + odd]);
        let place = |lines: &Lines<'_>, word: &str| {
            let number: usize = lines.parsed(word)?;
            let found = facts.place_of.get(&number).copied();
            found.map_or_else(|| fault("boards", format!("player {number} is not to be paired")), Ok)
        };
        let mut meet = |one: usize, other: usize| {
            if one == other || mates.get(one) != Some(&usize::MAX) || mates.get(other) != Some(&usize::MAX) {
                return fault("boards", "somebody has two boards, or the bye beside one");
            }
            (mates[one], mates[other]) = (other, one);
            Ok(())
        };
        while let Some(board) = lines.after("board") {
            let Some((white, black)) = board.split_once(' ') else {
                return fault("form", format!("line {}: a board has two numbers", lines.at));
            };
            let (white, black) = (place(lines, white)?, place(lines, black)?);
            meet(white, black)?;
            pairs.push((white, black));
        }
        if let Some(taker) = lines.after("bye") {
            meet(place(lines, taker)?, count)?;
        }
        match mates.iter().position(|&mate| mate == usize::MAX) {
            Some(place) => fault("boards", format!("{} has no board", facts.name(place))),
            None => Ok(Self { pairs, mates }),
        }
    }

    fn check_colours(&self, facts: &Facts) -> Result<(), Fault> {
        for &(white, black) in &self.pairs {
            if facts.white(white.min(black), white.max(black)) != white {
                return fault(
                    "colours",
                    format!("{} has White by Article 5, not {}", facts.name(black), facts.name(white)),
                );
            }
        }
        Ok(())
    }

    /// The boards of a round that the report has are those of the certificate.
    fn check_report(&self, facts: &Facts) -> Result<(), Fault> {
        let number = |place: usize| facts.players.get(place).map_or(0, |player| player.number);
        let mut boards: BTreeSet<(usize, usize)> =
            self.pairs.iter().map(|&(white, black)| (number(white), number(black))).collect();
        let bye = self.mates.get(facts.players.len()).map(|&taker| (number(taker), 0));
        boards.extend(bye);
        if !facts.recorded.is_empty() && boards != facts.recorded {
            return fault("boards", "the report has other boards in this round");
        }
        Ok(())
    }
}

/// Proves the brackets from the top down; returns how many there are.
fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let count = facts.players.len();
    let group_end = |start: usize| {
        let of = |place: usize| facts.players.get(place).map(|player| player.score);
        (start..count).find(|&place| of(place) != of(start)).unwrap_or(count)
    };
    let (mut left, mut residents, mut brackets) = ((0..boards.mates.len()).collect::<Vec<_>>(), 0, 0);
    while residents < count {
        let end = group_end(residents);
        let title = format!("bracket {}", shown(facts.players[residents].score));
        lines.exactly(&title)?;
        let known = Vec::new();
        let mut bracket = Bracket {
            facts,
            mates: &boards.mates,
            title,
            residents,
            end,
            next: group_end(end),
            left,
            edges: Vec::new(),
            known,
        };
        bracket.begin(lines)?;
        let floaters = bracket.criteria(lines)?;
        bracket.order(lines)?;
        // Who floats to the bye alone has it.
        let gives_bye = floaters.len() == 1 && boards.mates[floaters[0]] == count;
        left = bracket.left.into_iter().filter(|&place| place >= end || floaters.contains(&place)).collect();
        left.retain(|place| !gives_bye || *place != count && !floaters.contains(place));
        (residents, brackets) = (end, brackets + 1);
    }
    Ok(brackets)
}

fn shown(tenths: i64) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A bracket that is being proved. The places before `end` are in it, those before `residents` moved down; up to `next` is the next
/// scoregroup.
struct Bracket<'a> {
    facts: &'a Facts,
    mates: &'a [usize],
    title: String,
    residents: usize,
    end: usize,
    next: usize,
    /// Everybody who is not paired above, and the bye at the end.
    left: Vec<usize>,
    /// The pairs that the candidates left can have, the smaller place first.
    edges: Vec<(usize, usize)>,
    /// Sets that one pair leaves in each of them.
    known: Vec<Vec<bool>>,
}

impl Bracket<'_> {
    fn score(&self, place: usize) -> i64 {
        self.facts.players.get(place).map_or(0, |player| player.score)
    }

    fn fault<T>(&self, step: &str, why: impl Into<String>) -> Result<T, Fault> {
        fault(format!("{}, {step}", self.title), why)
    }

    /// C1 to C5: all that may be; in the first bracket no legal pairing gives the bye to a lower score (D-1).
    fn begin(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        let bye = self.facts.players.len();
        for (at, &one) in self.left.iter().enumerate() {
            for &other in &self.left[at + 1..] {
                let is_legal = match self.facts.players.get(other) {
                    // 3.3.3: those moved down do not meet each other.
                    Some(_) => self.facts.may_meet(one, other) && other >= self.residents,
                    None => self.facts.players[one].may_get_bye,
                };
                if is_legal {
                    self.edges.push((one, other));
                } else if self.mates[one] == other {
                    let names = [one, other].map(|place| self.facts.name(place));
                    return self.fault("C1 to C3", format!("{} and {} may not meet", names[0], names[1]));
                }
            }
        }
        let Some(score) = self.mates.get(bye).map(|&taker| self.score(taker)) else { return Ok(()) };
        let scores: Vec<i64> = self.facts.players.iter().map(|player| player.score).collect();
        if self.residents == 0 {
            self.count(lines, "C5", &|one, other| if other == bye { scores[one] } else { 0 })?;
        }
        self.edges.retain(|&(one, other)| other != bye || scores[one] == score);
        Ok(())
    }

    /// C6 to C21; returns the downfloaters.
    fn criteria(&mut self, lines: &mut Lines<'_>) -> Result<Vec<usize>, Fault> {
        let members = self.left.iter().copied().filter(|&place| place < self.end);
        let floaters: Vec<usize> = members.clone().filter(|&place| self.mates[place] >= self.end).collect();
        let mut levels: Vec<i64> = members.map(|place| self.score(place)).collect();
        levels.dedup();
        self.left_over(lines, &floaters, &levels)?;
        self.colours(lines)?;
        levels.pop();
        self.floats_before(lines, &levels)?;
        Ok(floaters)
    }

    /// C6 to C9, by the scores of the bracket.
    fn left_over(&mut self, lines: &mut Lines<'_>, floaters: &[usize], levels: &[i64]) -> Result<(), Fault> {
        let (facts, end, next) = (self.facts, self.end, self.next);
        let score = |place: usize| facts.players.get(place).map_or(0, |player| player.score);
        let floats = |one: usize, other: usize| one < end && other >= end;
        self.count(lines, "C6", &|one, other| floats(one, other).into())?;
        for &level in levels {
            let c7 = |one: usize, other: usize| (floats(one, other) && score(one) == level).into();
            self.count(lines, &format!("C7 at {}", shown(level)), &c7)?;
        }
        if floaters.len() == 1 && self.mates[floaters[0]] == facts.players.len() {
            let c9 =
                |one: usize, other: usize| if floats(one, other) { facts.players[one].unplayed } else { 0 };
            return self.count(lines, "C9", &c9);
        }
        if floaters.is_empty() {
            return Ok(());
        }
        // Who floats over the next scoregroup, and who of it is left over there.
        let follows = |one: usize, other: usize| one < next && other >= next;
        self.count(lines, "C8", &|one, other| follows(one, other).into())?;
        for level in levels.iter().copied().chain([score(end)]) {
            let c8 = |one: usize, other: usize| (follows(one, other) && score(one) == level).into();
            self.count(lines, &format!("C8 at {}", shown(level)), &c8)?;
        }
        Ok(())
    }

    /// C10 to C13.
    fn colours(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        let (facts, end) = (self.facts, self.end);
        if facts.round == facts.rounds {
            let of_topscorers = |one: usize, other: usize, is_hit: &dyn Fn(&Player, char) -> bool| {
                let players = [one, other].map(|place| facts.players.get(place));
                let [Some(a), Some(b)] = players.map(|player| player.filter(|_| other < end)) else {
                    return 0;
                };
                let (white, black) = if facts.white(one, other) == one { (a, b) } else { (b, a) };
                let hits = i64::from(is_hit(white, 'w')) + i64::from(is_hit(black, 'b'));
                if a.is_topscorer || b.is_topscorer { hits } else { 0 }
            };
            let c10 = |player: &Player, colour: char| {
                (player.difference() + if colour == 'w' { 1 } else { -1 }).abs() > 2
            };
            let c11 = |player: &Player, colour: char| player.colours.ends_with(&[colour, colour]);
            self.count(lines, "C10", &|one, other| of_topscorers(one, other, &c10))?;
            self.count(lines, "C11", &|one, other| of_topscorers(one, other, &c11))?;
        }
        // Of two who prefer one colour, the weaker preference is not granted (5.2.2).
        let weaker = |one: usize, other: usize| {
            let [a, b] = [one, other].map(|place| facts.players.get(place).and_then(Player::preference));
            a.zip(b).filter(|(a, b)| other < end && a.0 == b.0).map_or(0, |(a, b)| a.1.min(b.1))
        };
        self.count(lines, "C12", &|one, other| (weaker(one, other) > 0).into())?;
        self.count(lines, "C13", &|one, other| (weaker(one, other) == 2).into())
    }

    /// C14 to C21, by the scores of those moved down.
    fn floats_before(&mut self, lines: &mut Lines<'_>, levels: &[i64]) -> Result<(), Fault> {
        let (facts, residents, end) = (self.facts, self.residents, self.end);
        let floated = |one: usize, other: usize, back: usize| {
            one < end && other >= end && facts.players[one].floats[back] == 'd'
        };
        let met = |one: usize, other: usize, back: usize| {
            one < residents && (residents..end).contains(&other) && facts.players[other].floats[back] == 'u'
        };
        for (back, [down, up]) in [["C14", "C15"], ["C16", "C17"]].into_iter().enumerate() {
            let c14 = |one: usize, other: usize| (one >= residents && floated(one, other, back)).into();
            self.count(lines, down, &c14)?;
            if !levels.is_empty() {
                self.count(lines, up, &|one, other| met(one, other, back).into())?;
            }
        }
        for (back, [down, up]) in [["C18", "C19"], ["C20", "C21"]].into_iter().enumerate() {
            for &level in levels {
                let c18 = |one: usize, other: usize| {
                    (facts.players[one].score == level && floated(one, other, back)).into()
                };
                self.count(lines, &format!("{down} at {}", shown(level)), &c18)?;
            }
            for &level in levels {
                let c19 = |one: usize, other: usize| {
                    (facts.players[one].score == level && met(one, other, back)).into()
                };
                self.count(lines, &format!("{up} at {}", shown(level)), &c19)?;
            }
        }
        Ok(())
    }

    /// Article 4: the pairing is the first of those left.
    fn order(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        let (residents, end, mates) = (self.residents, self.end, self.mates);
        let members: Vec<usize> = self.left.iter().copied().filter(|&place| place < end).collect();
        let (moved_down, others): (Vec<usize>, Vec<usize>) =
            members.into_iter().partition(|&place| place < residents);
        let floats = |_: usize, mate: usize| mate >= end;
        let is_paired = |one: usize, mate: usize| !floats(one, mate);
        let paired: Vec<usize> =
            moved_down.iter().copied().filter(|&one| is_paired(one, mates[one])).collect();
        self.choose_some(lines, "4.4", &moved_down, &is_paired)?;
        for one in paired {
            self.choose_partner(lines, one)?;
        }
        let remainder: Vec<usize> = others.into_iter().filter(|&one| mates[one] >= residents).collect();
        let is_upper = |one: usize, mate: usize| one < mate && mate < end;
        let upper: Vec<usize> = remainder.iter().copied().filter(|&one| is_upper(one, mates[one])).collect();
        let (first, last) = remainder.split_at(upper.len());
        let moved = |one: usize, mate: usize| match (first.binary_search(&one), last.binary_search(&one)) {
            (Ok(at), _) if !is_upper(one, mate) => -1 - i64::try_from(at).unwrap_or(0),
            (_, Ok(at)) if is_upper(one, mate) => i64::try_from(1 + first.len() + at).unwrap_or(0),
            _ => 0,
        };
        if upper.is_empty() {
            return Ok(());
        }
        let changes = |one, other| moved(one, other).abs().min(1) + moved(other, one).abs().min(1);
        self.count(lines, "4.3.1", &changes)?;
        self.count(lines, "4.3.2", &|one, other| moved(one, other) + moved(other, one))?;
        let first: Vec<usize> = first.iter().rev().copied().collect();
        self.choose_some(lines, "4.3.3", &first, &|one, mate| !is_upper(one, mate))?;
        self.choose_some(lines, "4.3.4", last, &is_upper)?;
        upper.into_iter().try_for_each(|one| self.choose_partner(lines, one))
    }

    /// As many of these as in the pairing are chosen in every candidate left; in their order each is that can be.
    fn choose_some(
        &mut self,
        lines: &mut Lines<'_>,
        article: &str,
        players: &[usize],
        is_chosen: &dyn Fn(usize, usize) -> bool,
    ) -> Result<(), Fault> {
        let mut open = players.iter().filter(|&&one| is_chosen(one, self.mates[one])).count();
        for &one in players {
            let is_mine = is_chosen(one, self.mates[one]);
            if !is_mine && open > 0 {
                self.none_better(lines, article, one, &|mate| is_chosen(one, mate))?;
            }
            open -= usize::from(is_mine);
            self.edges.retain(|&(a, b)| a != one && b != one || is_chosen(one, a + b - one) == is_mine);
        }
        Ok(())
    }

    /// 4.2: nobody before the partner can be it.
    fn choose_partner(&mut self, lines: &mut Lines<'_>, one: usize) -> Result<(), Fault> {
        let mate = self.mates[one];
        self.none_better(lines, "4.2", one, &|other| other < mate)?;
        self.edges.retain(|&pair| {
            pair == (one, mate) || ![pair.0, pair.1].iter().any(|end| [one, mate].contains(end))
        });
        Ok(())
    }

    fn none_better(
        &mut self,
        lines: &mut Lines<'_>,
        article: &str,
        one: usize,
        is_better: &dyn Fn(usize) -> bool,
    ) -> Result<(), Fault> {
        let cost = |a: usize, b: usize| -i64::from((a == one || b == one) && is_better(a + b - one));
        if self.edges.iter().all(|&(a, b)| cost(a, b) == 0) {
            return Ok(());
        }
        self.count(lines, &format!("{article} of {}", self.facts.players[one].number), &cost)
    }

    /// Takes one step: no candidate left is charged less than the pairing. Those charged more are gone afterwards.
    fn count(
        &mut self,
        lines: &mut Lines<'_>,
        name: &str,
        cost: &dyn Fn(usize, usize) -> i64,
    ) -> Result<(), Fault> {
        let Some(stated) = lines.after(name) else {
            return self.fault(name, format!("line {}: the step is missing", lines.at + 1));
        };
        let costs: Vec<i128> = self.edges.iter().map(|&(one, other)| cost(one, other).into()).collect();
        let mine = self.edges.iter().zip(&costs).filter(|((one, other), _)| self.mates[*one] == *other);
        let value: i128 = mine.map(|(_, cost)| cost).sum();
        if stated != value.to_string() {
            return self.fault(name, format!("the pairing is charged {value}, not {stated}"));
        }
        let Some(duals) = self.duals(lines, name)? else {
            if value != 0 || costs.iter().any(|&cost| cost < 0) {
                return self.fault(name, "nothing proves that no other pairing is charged less");
            }
            let mut costs = costs.into_iter();
            self.edges.retain(|_| costs.next() == Some(0));
            return Ok(());
        };
        let sum = duals.of.iter().chain(duals.sets.iter().map(|(_, dual)| dual)).sum::<i128>();
        if sum != duals.unit * value {
            return self.fault(name, format!("the duals come to {sum}, not {}", duals.unit * value));
        }
        let mut slack = Vec::new();
        for (&(one, other), cost) in self.edges.iter().zip(costs) {
            let left = duals.sets.iter().filter(|(set, _)| set[one] != set[other]).map(|(_, dual)| dual);
            slack.push(duals.unit * cost - duals.of[one] - duals.of[other] - left.sum::<i128>());
            if slack.last().is_some_and(|&slack| slack < 0) {
                let names = [one, other].map(|place| self.facts.name(place));
                return self.fault(
                    name,
                    format!("{} and {} have more duals than they are charged", names[0], names[1]),
                );
            }
        }
        let mut slack = slack.into_iter();
        self.edges.retain(|_| slack.next() == Some(0));
        self.known.extend(duals.sets.into_iter().skip(duals.known).map(|(set, _)| set));
        Ok(())
    }

    fn duals(&self, lines: &mut Lines<'_>, name: &str) -> Result<Option<Duals>, Fault> {
        let begin = lines.at;
        let unit = if let Some(unit) = lines.after(" unit") {
            lines.parsed::<NonZeroU8>(unit)?.get().into()
        } else {
            1
        };
        let mut duals = Duals { unit, of: vec![0; self.mates.len()], sets: Vec::new(), known: 0 };
        for first in [" y", " k", " s"] {
            while let Some(line) = lines.after(first) {
                let (dual, rest) = line.split_once(' ').unwrap_or((line, ""));
                let dual = i128::from(lines.parsed::<i64>(dual)?);
                if first == " k" {
                    let set = self.known.get(lines.parsed::<usize>(rest)?.wrapping_sub(1));
                    let Some(set) = set else { return self.fault(name, "no set of this number was named") };
                    duals.sets.push((set.clone(), dual));
                    duals.known += 1;
                    continue;
                }
                let mut set = vec![false; self.mates.len()];
                for word in rest.split(' ') {
                    let number = if word == "bye" { None } else { Some(lines.parsed::<usize>(word)?) };
                    let place = number.map_or(Some(self.facts.players.len()), |number| {
                        self.facts.place_of.get(&number).copied()
                    });
                    let Some(place) = place.filter(|place| self.left.contains(place) && !set[*place]) else {
                        return self.fault(name, format!("{word} is not left here, or is named twice"));
                    };
                    set[place] = true;
                    duals.of[place] += if first == " y" { dual } else { 0 };
                }
                if first == " s" {
                    if dual <= 0 || set.iter().filter(|is_in| **is_in).count() % 2 == 0 {
                        return self.fault(name, "a set is even, or its dual is not above zero");
                    }
                    duals.sets.push((set, dual));
                }
            }
        }
        Ok((lines.at > begin).then_some(duals))
    }
}

/// Numbers that add up to what a pairing is charged: of places, of known sets, and of further ones; so many of them make one.
struct Duals {
    unit: i128,
    of: Vec<i128>,
    sets: Vec<(Vec<bool>, i128)>,
    known: usize,
}
