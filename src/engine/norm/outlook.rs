//! State of a title for a player between two rounds: achieved, safe, possible with a score, or out of reach for a
//! reason.

use super::choose::{Asker, Norm, best, eight_and_one, without_wins};
use super::game::{Game, Had, NormRound, Opponent, UNRATED};
use super::pool::{OpponentPool, with_wins};
use super::reason::Reason;
use super::tally::{Mix, NormQuestion, Tally, least_halves, least_sum};
use super::terms::{Exemption, Terms};
use super::title::NormTitle;
use crate::tournament::RoundNo;
use std::collections::BTreeMap;

/// State of a title for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The norm is achieved regardless of future rounds.
    Achieved(Norm),
    /// The norm is certain once the games against known opponents are played, whatever their results. Computed
    /// as if all were lost.
    Safe { norm: Norm, rounds: Vec<RoundNo> },
    /// It is still possible.
    Possible(Chance),
    /// It is out of reach.
    Lost(Reason),
}

impl State {
    /// Returns true if a norm can be completed in the next round, by a result or just by playing.
    pub fn is_decided_next(&self) -> bool {
        match self {
            Self::Safe { rounds, .. } => rounds.len() == 1,
            Self::Possible(chance) => chance.today.is_some_and(|today| today.stands.is_some()),
            Self::Achieved(_) | Self::Lost(_) => false,
        }
    }
}

/// Requirements for a norm that is still possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The next game, if its opponent is known.
    pub today: Option<Today>,
    /// Number of future games considered: the fewest after which the norm can be complete.
    pub games: u32,
    /// Number of them with unknown opponents.
    pub unknown: u32,
    /// The sufficient scores, lowest first, at most [`Chance::MOST_WAYS`]: each requires weaker opponents than
    /// the previous ones.
    pub ways: Vec<Needed>,
    /// Number of required titles missing, to be held by unknown opponents.
    pub required: u32,
    /// Number of titled opponents missing, including those with a required title.
    pub titled: u32,
    /// Number of foreign federations missing.
    pub federations: u32,
    pub needs_every_game: bool,
    pub exemption: Option<Exemption>,
    /// True if such opponents may not exist, because more than two are unknown.
    pub is_at_best: bool,
}

/// Effect of the game of the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today {
    pub round: RoundNo,
    /// Minimum score that completes the norm, in half points; `None` if no result of this game does.
    pub stands: Option<u8>,
    /// Minimum score with which the norm remains possible, in half points.
    pub possible: u8,
}

/// A sufficient score in future games, given strong enough opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The score in half points.
    pub halves: u32,
    /// Minimum average rating of the unknown opponents that is sufficient for any distribution among them; `None` if
    /// all are known or any opponents will do.
    pub average: Option<i32>,
    /// Average rating of all future opponents whose games count, with the lowest sufficient ratings for the unknown
    /// ones.
    pub mean: i32,
}

impl Chance {
    /// Maximum number of ways listed.
    pub const MOST_WAYS: usize = 3;
}

/// Returns the state of a title for a player with these rounds, in order, and these possible opponents.
pub(super) fn state(lines: &[NormRound], asker: &Asker, title: NormTitle, reach: OpponentPool) -> State {
    let decided = stands(lines, asker, title).map_or_else(|| chance(lines, asker, title, reach), Ok);
    match decided {
        Ok(State::Possible(chance)) => {
            let today = today(lines, asker, title, reach);
            State::Possible(Chance { today, ..chance })
        }
        Ok(state) | Err(state) => state,
    }
}

/// Returns the norm that is achieved, or certain whatever the results against known opponents.
fn stands(lines: &[NormRound], asker: &Asker, title: NormTitle) -> Option<State> {
    let mut open = lines.iter().filter(|line| line.is_to_come()).peekable();
    let is_settled = open.peek().is_none() || asker.terms.course.leaves_tails();
    if let Some(norm) = is_settled.then(|| best(lines, asker, title)).flatten() {
        return Some(State::Achieved(norm));
    }
    open.peek()?;
    if !open.all(|line| matches!(line.had, Had::ToCome(Some(_)))) {
        return None;
    }
    let lost: Vec<NormRound> = lines.iter().map(|line| with_result(*line, 0)).collect();
    let norm = best(&lost, asker, title)?;
    let is_counted = |round: &RoundNo| norm.games.iter().any(|game| game.round == *round);
    let to_come = lines.iter().filter(|line| line.is_to_come()).map(|line| line.round);
    let rounds = to_come.filter(is_counted).collect();
    Some(State::Safe { norm, rounds })
}

/// Returns a future round with a result, if its opponent is known.
fn with_result(line: NormRound, halves: u8) -> NormRound {
    match line.had {
        Had::ToCome(Some(opponent)) => NormRound { had: Had::Played(opponent, halves), ..line },
        _ => line,
    }
}

/// Returns the effect of the next game, if its opponent is known.
fn today(lines: &[NormRound], asker: &Asker, title: NormTitle, reach: OpponentPool) -> Option<Today> {
    let next = lines.iter().position(NormRound::is_to_come)?;
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

/// Returns the requirements, without exemption if possible, or the reason why the norm is out of reach.
fn chance(lines: &[NormRound], asker: &Asker, title: NormTitle, reach: OpponentPool) -> Result<State, State> {
    let mut reason = None;
    for (exemption, asked) in asker.questions(title) {
        match chance_of(lines, asker.terms, &asked, reach) {
            Ok(chance) => return Ok(State::Possible(Chance { exemption, ..chance })),
            Err(why) => reason = Some(why),
        }
    }
    Err(State::Lost(reason.unwrap_or(Reason::Games { most: 0, needed: count(asker.terms.least_games) })))
}

fn chance_of(
    lines: &[NormRound],
    terms: Terms,
    asked: &NormQuestion,
    reach: OpponentPool,
) -> Result<Chance, Reason> {
    let games: Vec<Game> = lines.iter().filter_map(NormRound::game).collect();
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
    // The reason listed is the one that prevents all games together from being a norm.
    Err(whole.err().unwrap_or(Reason::Games { most: count(all), needed: count(terms.least_games) }))
}

/// A future game.
#[derive(Clone, Copy)]
struct ToCome {
    round: RoundNo,
    opponent: Option<Opponent>,
}

/// A sufficient score with one set of games.
#[derive(Clone, Copy)]
struct SufficientScore {
    needed: Needed,
    /// Opponents missing for the mix: with a required title, with any title; and foreign federations.
    missing: [u32; 3],
    is_at_best: bool,
}

/// For each score the set of games that requires the weakest opponents; if equal, the fewest titles.
#[derive(Default)]
struct Cheapest(BTreeMap<u32, SufficientScore>);

impl Cheapest {
    fn add(&mut self, ways: Vec<SufficientScore>) {
        let cost = |way: &SufficientScore| (way.needed.average, way.missing);
        for way in ways {
            let slot = self.0.entry(way.needed.halves).or_insert(way);
            if cost(&way) < cost(slot) {
                *slot = way;
            }
        }
    }

    /// Returns the scores that require weaker opponents than every lower one; the others follow from them. The missing
    /// part of the mix is enough for all of them.
    fn chance(self, to_come: &[ToCome]) -> Option<Chance> {
        let mut told: Vec<SufficientScore> = Vec::new();
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

/// Returns games together with future ones against known opponents, assumed to be won.
fn with_known(games: &[Game], to_come: &[ToCome]) -> Vec<Game> {
    let won = |of: &ToCome| Some(Game { round: of.round, opponent: of.opponent?, halves: 2 });
    games.iter().copied().chain(to_come.iter().filter_map(won)).collect()
}

/// Returns the sufficient scores in future games for a norm of the kept games, which include those against known
/// opponents, and those against unknown ones. Future games that are not kept have to be won.
fn ways(
    kept: &[Game],
    to_come: &[ToCome],
    asked: &NormQuestion,
    reach: OpponentPool,
) -> Result<Vec<SufficientScore>, Reason> {
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
        SufficientScore {
            needed: Needed { halves: halves + 2 * left_out, average, mean },
            missing,
            is_at_best: !strongest.is_proven,
        }
    };
    Ok((least..=2 * more).map(way).collect())
}
