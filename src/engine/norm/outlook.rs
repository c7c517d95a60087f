//! Where a title stands for a player between two rounds: reached, safe, possible with so much, or out of reach and why.

use super::choose::{Asker, Norm, best, eight_and_one, without_wins};
use super::game::{Game, Had, Line, Opponent, UNRATED};
use super::pool::{Reach, with_wins};
use super::reason::Reason;
use super::tally::{Mix, Question, Tally, least_halves, least_sum};
use super::terms::{Exemption, Terms};
use super::title::NormTitle;
use crate::tournament::RoundNo;
use std::collections::BTreeMap;

/// Where a title stands for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The norm is reached, whatever comes.
    Achieved(Norm),
    /// It stands whatever the results are of the games to come against opponents that are known, once they are played: told
    /// as if all were lost.
    Safe {
        /// The norm.
        norm: Norm,
        /// The rounds to be played.
        rounds: Vec<RoundNo>,
    },
    /// It can still be reached.
    Possible(Chance),
    /// It can no longer be reached.
    Lost(Reason),
}

impl State {
    /// Whether a norm can be made in the next round, by a result or by playing at all.
    #[must_use]
    pub fn is_decided_next(&self) -> bool {
        match self {
            Self::Safe { rounds, .. } => rounds.len() == 1,
            Self::Possible(chance) => chance.today.is_some_and(|today| today.stands.is_some()),
            Self::Achieved(_) | Self::Lost(_) => false,
        }
    }
}

/// What is needed for a norm that can still be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The next game, where its opponent is known.
    pub today: Option<Today>,
    /// How many of the games to come are asked about: the fewest after which it can stand.
    pub games: u32,
    /// How many of them have opponents that are not known yet.
    pub unknown: u32,
    /// The least scores that are enough, the lowest first, at most [`Chance::MOST_WAYS`]: each asks for weaker opponents than
    /// those before it.
    pub ways: Vec<Needed>,
    /// Opponents with a title that is required who are missing among the unknown ones.
    pub required: u32,
    /// Opponents with a title who are missing, those with a required one included.
    pub titled: u32,
    /// Foreign federations that are missing.
    pub federations: u32,
    /// Whether no game may be missed.
    pub needs_every_game: bool,
    /// The exemption that it needs.
    pub exemption: Option<Exemption>,
    /// Whether it may be that no such opponents are there: more than two of them are unknown.
    pub is_at_best: bool,
}

/// What the game of the next round decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today {
    /// The round.
    pub round: RoundNo,
    /// The least that makes the norm stand, in half points; `None` where no result of this game does.
    pub stands: Option<u8>,
    /// The least with which it is still possible, in half points.
    pub possible: u8,
}

/// A score in the games to come that is enough, against opponents strong enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The score in half points.
    pub halves: u32,
    /// The least average rating of the opponents not known yet that is enough however it is spread among them; `None` where all are
    /// known or any opponent will do.
    pub average: Option<i32>,
    /// The average rating of all opponents to come whose games count, those not known as weak as they may be.
    pub mean: i32,
}

impl Chance {
    /// How many ways are told at most.
    pub const MOST_WAYS: usize = 3;
}

/// Tells where a title stands for a player who has these rounds, in order, and can meet these opponents.
pub(super) fn state(lines: &[Line], asker: &Asker, title: NormTitle, reach: Reach) -> State {
    let decided = stands(lines, asker, title).map_or_else(|| chance(lines, asker, title, reach), Ok);
    match decided {
        Ok(State::Possible(chance)) => {
            let today = today(lines, asker, title, reach);
            State::Possible(Chance { today, ..chance })
        }
        Ok(state) | Err(state) => state,
    }
}

/// Returns the norm that stands already, or whatever the games against known opponents bring.
fn stands(lines: &[Line], asker: &Asker, title: NormTitle) -> Option<State> {
    let mut open = lines.iter().filter(|line| line.is_to_come()).peekable();
    let is_settled = open.peek().is_none() || asker.terms.course.leaves_tails();
    if let Some(norm) = is_settled.then(|| best(lines, asker, title)).flatten() {
        return Some(State::Achieved(norm));
    }
    open.peek()?;
    if !open.all(|line| matches!(line.had, Had::ToCome(Some(_)))) {
        return None;
    }
    let lost: Vec<Line> = lines.iter().map(|line| with_result(*line, 0)).collect();
    let norm = best(&lost, asker, title)?;
    let is_counted = |round: &RoundNo| norm.games.iter().any(|game| game.round == *round);
    let to_come = lines.iter().filter(|line| line.is_to_come()).map(|line| line.round);
    let rounds = to_come.filter(is_counted).collect();
    Some(State::Safe { norm, rounds })
}

/// Returns a round to come as it was played, where its opponent is known.
fn with_result(line: Line, halves: u8) -> Line {
    match line.had {
        Had::ToCome(Some(opponent)) => Line { had: Had::Played(opponent, halves), ..line },
        _ => line,
    }
}

/// Tells what the next game decides, where its opponent is known.
fn today(lines: &[Line], asker: &Asker, title: NormTitle, reach: Reach) -> Option<Today> {
    let next = lines.iter().position(Line::is_to_come)?;
    let line = lines.get(next).filter(|line| matches!(line.had, Had::ToCome(Some(_))))?;
    let after = |halves: u8| {
        let mut lines = lines.to_vec();
        if let Some(slot) = lines.get_mut(next) {
            *slot = with_result(*line, halves);
        }
        lines
    };
    let is_possible = |halves: &u8| {
        let lines = after(*halves);
        stands(&lines, asker, title).is_some() || chance(&lines, asker, title, reach).is_ok()
    };
    let possible = (0..=2).find(is_possible)?;
    let stands = (possible..=2).find(|&halves| stands(&after(halves), asker, title).is_some());
    Some(Today { round: line.round, stands, possible })
}

/// Tells what is needed, or why nothing is enough: without exemption where that will do.
fn chance(lines: &[Line], asker: &Asker, title: NormTitle, reach: Reach) -> Result<State, State> {
    let mut reason = None;
    for (exemption, asked) in asker.questions(title) {
        match chance_of(lines, asker.terms, &asked, reach) {
            Ok(chance) => return Ok(State::Possible(Chance { exemption, ..chance })),
            Err(why) => reason = Some(why),
        }
    }
    Err(State::Lost(reason.unwrap_or(Reason::Games { most: 0, needed: count(asker.terms.least_games) })))
}

fn chance_of(lines: &[Line], terms: Terms, asked: &Question, reach: Reach) -> Result<Chance, Reason> {
    let games: Vec<Game> = lines.iter().filter_map(Line::game).collect();
    let open: Vec<ToCome> = lines
        .iter()
        .filter_map(|line| match line.had {
            Had::ToCome(opponent) => Some(ToCome { round: line.round, opponent }),
            _ => None,
        })
        .collect();
    let all = games.len() + open.len();
    let needed = match eight_and_one(lines, all, terms) {
        Some(_) => terms.least_games - 1,
        None => terms.least_games,
    };
    if all < needed {
        return Err(Reason::Games { most: count(all), needed: count(terms.least_games) });
    }
    let whole = ways(&with_known(&games, &open), &open, asked, reach);
    let fewest = needed.saturating_sub(games.len()).max(1);
    let shorter = (fewest..open.len()).filter(|_| terms.course.leaves_tails());
    let may_leave_wins = !asked.course.is_round_robin()
        || Tally::of(&with_known(&games, &open), asked).weigh_mix(asked).is_ok();
    for more in shorter.chain([open.len()]).filter(|&more| more > 0) {
        let to_come = open.get(..more).unwrap_or(&open);
        let most = if may_leave_wins { games.len() + more - needed } else { 0 };
        let mut cheapest = Cheapest::default();
        for wins in 0..=most {
            if wins == 0 && more == open.len() {
                cheapest.add(whole.clone().unwrap_or_default());
                continue;
            }
            without_wins(&with_known(&games, to_come), wins, &mut |kept| -> Option<()> {
                cheapest.add(ways(kept, to_come, asked, reach).unwrap_or_default());
                None
            });
        }
        if let Some(chance) = cheapest.chance(to_come) {
            return Ok(Chance { needs_every_game: all == needed, ..chance });
        }
    }
    // What keeps all games together from being a norm is the reason that is told.
    Err(whole.err().unwrap_or(Reason::Games { most: count(all), needed: count(terms.least_games) }))
}

/// A game to come.
#[derive(Clone, Copy)]
struct ToCome {
    round: RoundNo,
    opponent: Option<Opponent>,
}

/// A score that is enough with one set of games.
#[derive(Clone, Copy)]
struct Way {
    needed: Needed,
    /// Opponents missing for the mix: with a required title, with a title; and foreign federations.
    missing: [u32; 3],
    is_at_best: bool,
}

/// For each score the set of games that asks for the weakest opponents, of equal ones for the fewest titles.
#[derive(Default)]
struct Cheapest(BTreeMap<u32, Way>);

impl Cheapest {
    fn add(&mut self, ways: Vec<Way>) {
        let cost = |way: &Way| (way.needed.average, way.missing);
        for way in ways {
            let slot = self.0.entry(way.needed.halves).or_insert(way);
            if cost(&way) < cost(slot) {
                *slot = way;
            }
        }
    }

    /// Returns the scores that ask for weaker opponents than every lower one: the others follow from those. What is missing for
    /// the mix is enough for all of them.
    fn chance(self, to_come: &[ToCome]) -> Option<Chance> {
        let mut told: Vec<Way> = Vec::new();
        for way in self.0.into_values() {
            if told.last().is_none_or(|lower| way.needed.average < lower.needed.average) {
                told.push(way);
            }
        }
        told.truncate(Chance::MOST_WAYS);
        let most = |of: usize| told.iter().map(|way| way.missing[of]).max();
        Some(Chance {
            today: None,
            games: count(to_come.len()),
            unknown: count(to_come.iter().filter(|of| of.opponent.is_none()).count()),
            required: most(0)?,
            titled: most(1)?,
            federations: most(2)?,
            needs_every_game: false,
            exemption: None,
            is_at_best: told.iter().any(|way| way.is_at_best),
            ways: told.into_iter().map(|way| way.needed).collect(),
        })
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Returns games together with those to come against known opponents, as if they were won.
fn with_known(games: &[Game], to_come: &[ToCome]) -> Vec<Game> {
    let won = |of: &ToCome| Some(Game { round: of.round, opponent: of.opponent?, halves: 2 });
    games.iter().copied().chain(to_come.iter().filter_map(won)).collect()
}

/// Returns the scores in the games to come with which a norm is made of the games that are kept, those against known opponents
/// among them, and those against unknown ones. Games to come that are not kept have to be won.
fn ways(kept: &[Game], to_come: &[ToCome], asked: &Question, reach: Reach) -> Result<Vec<Way>, Reason> {
    let is_to_come = |game: &&Game| {
        let same = |of: &ToCome| of.round == game.round && of.opponent == Some(game.opponent);
        to_come.iter().any(same)
    };
    let known: Vec<&Game> = kept.iter().filter(is_to_come).collect();
    let unknown = to_come.iter().filter(|of| of.opponent.is_none()).count();
    let left_out = count(to_come.len() - unknown - known.len());
    let strongest = reach.strongest(kept, unknown, asked)?;
    let whole = Tally::of(&with_wins(kept, &strongest.opponents), asked);
    let base = Tally::of(kept, asked);
    let title = asked.title;
    let (games, most) = (whole.games, whole.adjusted(title));
    let more = count(known.len() + unknown);
    let had = base.halves - 2 * count(known.len());
    let is_enough =
        |halves: &u32| had + halves >= least_halves(games) && most >= least_sum(title, had + halves, games);
    let Some(least) = (0..=2 * more).find(is_enough) else {
        let reason = whole.weigh_figures(asked).err();
        return Err(reason.unwrap_or(Reason::Games { most: games, needed: asked.least_games }));
    };
    let mix = Mix::of(whole.opponents, asked.course);
    let federations = Mix::FEDERATIONS.saturating_sub(count(base.foreign(asked.own).count()));
    let missing = [
        mix.required.saturating_sub(base.required),
        mix.titled.saturating_sub(base.titled),
        if asked.is_exempt { 0 } else { federations },
    ];
    let of_known: i64 = known.iter().map(|game| i64::from(game.opponent.rating)).sum();
    let way = |halves: u32| {
        let needed = least_sum(title, had + halves, games);
        let average = base.least_average(title, count(unknown), needed);
        let of_unknown = i64::from(average.unwrap_or(UNRATED)) * i64::from(count(unknown));
        let mean = (of_known + of_unknown).checked_div(i64::from(more)).unwrap_or(0);
        let mean = i32::try_from(mean).unwrap_or(i32::MAX);
        // An average that even the weakest opponents have asks for nothing, and higher scores follow from this one.
        let average = average.filter(|&average| !reach.all_average(average, unknown));
        Way {
            needed: Needed { halves: halves + 2 * left_out, average, mean },
            missing,
            is_at_best: !strongest.is_proven,
        }
    };
    Ok((least..=2 * more).map(way).collect())
}
