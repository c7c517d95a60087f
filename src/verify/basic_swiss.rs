//! Basic Swiss (`docs/rules/basic-swiss.md`): the bye (6), then each player in the order of the ranking with the first
//! opponent who leaves a pairing of the others; and White (7).

use super::candidates::{Candidates, no_pairing, prove_last_bye};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::report::{Facts, Player};
use super::{Fault, fault};

/// Proves the bye and all pairs, and that no pairing keeps the absolute colour rules if the certificate drops them;
/// returns 1, since all players form one bracket.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    check_order(facts)?;
    let mates = boards.mates.as_slice();
    let is_relaxed = lines.all.iter().any(|line| line.starts_with("below "));
    let is_within = |one: usize, other: usize| has_colours(&facts.players[one], &facts.players[other]);
    let meets = |one: usize, other: usize| is_relaxed || is_within(one, other);
    let left = prove_last_bye(lines, facts, mates, "6", &meets)?;
    let top = shown(facts.score(0));
    if is_relaxed {
        let all = (0..mates.len()).collect();
        no_pairing(lines, format!("below {top}"), facts, all, &is_within, "6")?;
    }
    let pairs: Vec<usize> = left.iter().copied().filter(|&place| place < mates[place]).collect();
    let mut bracket = Candidates::new(lines, format!("bracket {top}"), (facts, mates), left, &meets)?;
    for one in pairs {
        // Smallest difference of scores, then another due colour, then the nearest in the ranking.
        let order = |other: usize| (-facts.score(other), due(facts, one) == due(facts, other), other);
        let mate = order(mates[one]);
        bracket.choose_partner("6", one, &|other| order(other) < mate)?;
    }
    Ok(1)
}

/// Requires that ratings and numbers are those of the start.
pub(super) fn check_ratings(facts: &Facts) -> Result<(), Fault> {
    facts.check_comments(&["later-ratings", "earlier-ratings", "numbers"])
}

/// Requires that names decide no order: among equal ratings the numbers of the starting list have that of the names, but
/// late entries have later numbers.
fn check_order(facts: &Facts) -> Result<(), Fault> {
    check_ratings(facts)?;
    let late = facts.options.get("late").into_iter().flat_map(|told| told.split(','));
    let late: Vec<usize> = late.filter_map(|told| told.split(':').next()?.parse().ok()).collect();
    let is_equal = |one: &Player, other: &Player| one.score == other.score && one.index == other.index;
    for players in facts.players.chunk_by(is_equal) {
        if let ([first, .., _], Some(entry)) = (players, players.iter().find(|of| late.contains(&of.number)))
        {
            let why = format!(
                "the order of player {} among equal ratings, from {} on, by name is not covered",
                entry.number, first.number
            );
            return fault("report", why);
        }
    }
    Ok(())
}

/// 5: returns the opposite of the last colour; before the first game that of the number.
fn due(facts: &Facts, place: usize) -> Option<char> {
    let player = facts.players.get(place)?;
    let by_number = if player.number % 2 == 1 { facts.initial } else { turned(facts.initial) };
    Some(player.colours.last().map_or(by_number, |&last| turned(last)))
}

/// Returns games with White minus games with Black after one more game.
fn difference_after(player: &Player, colour: char) -> i64 {
    player.difference() + if colour == 'w' { 1 } else { -1 }
}

/// 5: returns the number of absolute colour rules that a colour breaks.
pub(super) fn breaches(player: &Player, colour: char) -> usize {
    let is_third = player.colours.ends_with(&[colour, colour]);
    usize::from(is_third) + usize::from(difference_after(player, colour).abs() > 2)
}

/// Returns true if some order of colours breaks no absolute rule.
pub(super) fn has_colours(one: &Player, other: &Player) -> bool {
    ['w', 'b'].iter().any(|&colour| breaches(one, colour) + breaches(other, turned(colour)) == 0)
}

/// 7: returns the place that has White; `one` is ranked higher.
pub(super) fn white(facts: &Facts, one: usize, other: usize) -> usize {
    let [higher, lower] = [&facts.players[one], &facts.players[other]];
    let worth = |colour: char| {
        let sides = [(higher, colour), (lower, turned(colour))];
        let broken: usize = sides.iter().map(|(player, colour)| breaches(player, *colour)).sum();
        let alike =
            sides.iter().filter(|(player, colour)| player.colours.last().is_none_or(|last| last == colour));
        let balance: i64 = sides.iter().map(|(player, colour)| difference_after(player, *colour).abs()).sum();
        (broken, alike.count(), balance)
    };
    let granted = due(facts, one).unwrap_or(facts.initial);
    let given = if worth(granted) <= worth(turned(granted)) { granted } else { turned(granted) };
    if given == 'w' { one } else { other }
}
