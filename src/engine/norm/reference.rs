//! A second implementation that follows the text: every selection of games that may be omitted is checked by itself.

use super::choose::Basis;
use super::game::{Flag, Game, Had, NormRound};
use super::terms::NormCourse;
use super::title::NormTitle;
use crate::tournament::{PlayerId, Title};
use std::collections::{BTreeMap, BTreeSet};

/// Title, performance, average, floor, required titles.
const TITLES: [(NormTitle, f64, f64, i32, &[Title]); 4] = [
    (NormTitle::GM, 2600.0, 2380.0, 2200, &[Title::GM]),
    (NormTitle::IM, 2450.0, 2230.0, 2050, &[Title::GM, Title::IM]),
    (NormTitle::WGM, 2400.0, 2180.0, 2000, &[Title::GM, Title::IM, Title::WGM]),
    (NormTitle::WIM, 2250.0, 2030.0, 1850, &[Title::GM, Title::IM, Title::WGM, Title::WIM]),
];

/// Games, then titled, required, own federation, one federation, half points.
const MIX: [(usize, usize, usize, usize, usize, u32); 7] = [
    (7, 4, 3, 4, 4, 5),
    (8, 4, 3, 4, 5, 6),
    (9, 5, 3, 5, 6, 7),
    (10, 5, 4, 6, 6, 7),
    (11, 6, 4, 6, 7, 8),
    (12, 6, 4, 7, 8, 9),
    (13, 7, 5, 7, 8, 10),
];

const DIFFERENCES: &str = "0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 \
    240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800";

/// The question: federation, course, rounds of the event, true for an exemption, the games that a norm needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReferenceQuestion {
    pub(super) own: Flag,
    pub(super) course: NormCourse,
    pub(super) rounds: u8,
    pub(super) has_exemption: bool,
    pub(super) least: usize,
}

/// A norm: true for an exemption, rank of its basis, number of games, number of wins omitted.
pub(super) type ReferenceNorm = (bool, u8, usize);

/// Rank of the basis of a norm, lower is better.
pub(super) fn rank(basis: Basis) -> u8 {
    match basis {
        Basis::Games => 0,
        Basis::LastRoundForfeit(_) => 1,
        Basis::EightAndOne(_) => 2,
    }
}

/// Returns the best norm of the played rounds.
pub(super) fn norm(
    lines: &[NormRound],
    asked: &ReferenceQuestion,
    title: NormTitle,
) -> Option<ReferenceNorm> {
    let games: Vec<Game> = lines.iter().filter_map(NormRound::game).collect();
    for is_exempt in [false, true] {
        if is_exempt && !asked.has_exemption {
            continue;
        }
        let mut most = 0;
        for mask in 0_u32..1 << games.len() {
            let kept: Vec<Game> = picked(&games, mask);
            if kept.len() < asked.least
                || kept.len() <= most
                || !may_leave(&games, mask, asked, title, is_exempt)
            {
                continue;
            }
            if is_norm(&kept, asked, title, is_exempt) {
                most = kept.len();
            }
        }
        if most > 0 {
            return Some((is_exempt, 0, most));
        }
        if lines.iter().any(|line| matches!(line.had, Had::ToCome(_))) {
            continue;
        }
        if let Some(&NormRound { round, had: Had::ForfeitWin(opponent) }) = lines.last() {
            let mut lost = games.clone();
            lost.push(Game { round, opponent, halves: 0 });
            if round.0 == asked.rounds && lost.len() >= asked.least && is_norm(&lost, asked, title, is_exempt)
            {
                return Some((is_exempt, 1, lost.len()));
            }
        }
        let has_spare =
            lines.iter().any(|line| matches!(line.had, Had::ForfeitWin(_) | Had::PairingAllocated));
        if asked.least == 9
            && asked.rounds == 9
            && games.len() == 8
            && has_spare
            && is_norm(&games, asked, title, is_exempt)
        {
            return Some((is_exempt, 2, 8));
        }
    }
    None
}

fn picked(games: &[Game], mask: u32) -> Vec<Game> {
    games.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, game)| *game).collect()
}

/// Returns true if the other games may be omitted: each was won, or belongs to a tail that is omitted in full.
fn may_leave(
    games: &[Game],
    mask: u32,
    asked: &ReferenceQuestion,
    title: NormTitle,
    is_exempt: bool,
) -> bool {
    let tail = match asked.course {
        NormCourse::Open => (0..games.len()).rev().take_while(|at| mask >> at & 1 == 0).count(),
        NormCourse::Beforehand | NormCourse::RoundRobin | NormCourse::Doubled => 0,
    };
    let before = games.len() - tail;
    let is_won = (0..before).all(|at| mask >> at & 1 == 1 || games[at].halves == 2);
    let is_round_robin = matches!(asked.course, NormCourse::RoundRobin | NormCourse::Doubled);
    let is_whole = usize::try_from(mask.count_ones()).unwrap() == games.len();
    is_won && (is_whole || !is_round_robin || has_mix(games, asked, title, is_exempt))
}

fn is_norm(games: &[Game], asked: &ReferenceQuestion, title: NormTitle, is_exempt: bool) -> bool {
    has_mix(games, asked, title, is_exempt) && has_figures(games, title)
}

fn has_mix(games: &[Game], asked: &ReferenceQuestion, title: NormTitle, is_exempt: bool) -> bool {
    let (.., wanted) = TITLES.into_iter().find(|row| row.0 == title).unwrap();
    let mut opponents: Vec<(PlayerId, Option<Title>, Flag)> = Vec::new();
    for game in games {
        let is_known = opponents.iter().any(|known| known.0 == game.opponent.player);
        if !is_known {
            opponents.push((game.opponent.player, game.opponent.title, game.opponent.flag));
        }
    }
    let n = opponents.len();
    let (_, titled, mut required, own, one, _) =
        MIX.into_iter().find(|row| row.0 == n).unwrap_or((n, n.div_ceil(2), 3, n * 3 / 5, n * 2 / 3, 0));
    if asked.course == NormCourse::Doubled {
        required = n.div_ceil(2).max(3);
    }
    let count = |is_such: &dyn Fn(Title) -> bool| {
        opponents.iter().filter(|(_, title, _)| title.is_some_and(is_such)).count()
    };
    let has_titles = count(&|title| wanted.contains(&title)) >= required
        && count(&|title| ![Title::CM, Title::WCM, Title::WH].contains(&title)) >= titled;
    if is_exempt {
        return has_titles;
    }
    let mut of: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    let mut of_own = 0;
    for (.., flag) in &opponents {
        match (*flag, asked.own) {
            (Flag::Fid | Flag::Outside, _) => {}
            (Flag::Unknown, _) => of_own += 1,
            (Flag::Of(one), Flag::Of(other)) if one == other => of_own += 1,
            (Flag::Of(_), Flag::Unknown | Flag::Outside) => of_own += 1,
            (Flag::Of(one), _) => *of.entry(one).or_default() += 1,
        }
    }
    has_titles && of.len() >= 2 && of_own <= own && of.values().all(|&count| count <= one)
}

fn has_figures(games: &[Game], title: NormTitle) -> bool {
    let (_, performance, average, floor, _) = TITLES.into_iter().find(|row| row.0 == title).unwrap();
    let lowest = games.iter().map(|game| game.opponent.rating).min().unwrap();
    let raised = games.iter().find(|game| game.opponent.rating == lowest).unwrap().opponent.player;
    let rating = |game: &Game| match game.opponent.player == raised {
        true => f64::from(game.opponent.rating.max(floor)),
        false => f64::from(game.opponent.rating),
    };
    let n = f64::from(u32::try_from(games.len()).unwrap());
    let mean = (games.iter().map(rating).sum::<f64>() / n + 0.5).floor();
    let halves: u32 = games.iter().map(|game| u32::from(game.halves)).sum();
    let percent = (100.0 * f64::from(halves) / 2.0 / n + 0.5).floor();
    let table: Vec<f64> = DIFFERENCES.split_whitespace().map(|word| word.parse().unwrap()).collect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is 0 to 100")]
    let percent = percent as usize;
    let difference = if percent >= 50 { table[percent - 50] } else { -table[50 - percent] };
    let is_enough = match MIX.into_iter().find(|row| row.0 == games.len()) {
        Some((.., least)) => halves >= least,
        None => f64::from(halves) / 2.0 >= 0.35 * n,
    };
    is_enough && mean >= average && mean + difference >= performance
}

/// Returns every possible continuation: for each future round each result against the known opponent, or against each
/// of the possible ones.
pub(super) fn continuations(lines: &[NormRound], reach: &[super::game::Opponent]) -> Vec<Vec<NormRound>> {
    let Some(next) = lines.iter().position(NormRound::is_to_come) else { return vec![lines.to_vec()] };
    let met: BTreeSet<PlayerId> = lines
        .iter()
        .filter_map(|line| match line.had {
            Had::Played(opponent, _) | Had::ToCome(Some(opponent)) => Some(opponent.player),
            _ => None,
        })
        .collect();
    let opponents = match lines[next].had {
        Had::ToCome(Some(opponent)) => vec![opponent],
        _ => reach.iter().copied().filter(|opponent| !met.contains(&opponent.player)).collect(),
    };
    let mut all = Vec::new();
    for opponent in opponents {
        for halves in 0..=2 {
            let mut lines = lines.to_vec();
            lines[next].had = Had::Played(opponent, halves);
            all.extend(continuations(&lines, reach));
        }
    }
    all
}
