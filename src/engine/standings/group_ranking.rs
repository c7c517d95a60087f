//! Groups of the players of an individual event, such as clubs or schools, ranked by their best players.

use super::{SharedPlace, Standings, StandingsRow};
use crate::tiebreak::{Better, Ratio, TieBreakValue};
use crate::tournament::{Name, Player, Points, Settings, Snapshot};
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

/// Rules of a ranking of groups, from the settings of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupRules {
    /// Maximum number of players that count; `None` if all do.
    pub best: Option<u8>,
    /// Number of players from which a group is ranked.
    pub least: u8,
}

impl GroupRules {
    /// Number of players that count if the event states none.
    const BEST: u8 = 4;

    /// Returns the rules of an event; 0 players count means all of them.
    pub fn of(settings: &Settings) -> Self {
        let best = settings.group_best.unwrap_or(Self::BEST);
        Self { best: Some(best).filter(|&best| best > 0), least: settings.group_least.unwrap_or(1) }
    }
}

/// A group in its ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedGroup {
    /// Name, as spelled for its best player.
    pub name: Name,
    /// Its place; `None` if it has too few players, and is listed below the others.
    pub place: Option<SharedPlace>,
    /// Number of its players who have a place.
    pub players: usize,
    /// Lines in the standings of the players who count, best first.
    pub counted: Vec<usize>,
    /// Sum of their points.
    pub points: Points,
    /// Sums of their tie-breaks, one for each column of the standings; [`TieBreakValue::Blank`] where a column has no
    /// sum.
    pub values: Vec<TieBreakValue>,
}

/// Ranks the groups, by `naming`, of the players that `includes` accepts: by the points of their best players, then by the sums of
/// their tie-breaks in the order of the list, then by the places of these players, best first. Groups equal in all of
/// them share a place.
///
/// Players without a place, whose results are annulled or who were expelled, do not count. A tie-break has a sum if it
/// applies to all players, has one number for each who counts, and a higher one is better.
pub fn group_ranking(
    snapshot: &Snapshot,
    standings: &Standings,
    naming: fn(&Player) -> Option<&Name>,
    includes: &dyn Fn(&Player) -> bool,
) -> Vec<RankedGroup> {
    let rules = GroupRules::of(snapshot.settings());
    let mut members: BTreeMap<String, (Name, Vec<usize>)> = BTreeMap::new();
    for (line, row) in standings.rows.iter().enumerate().filter(|(_, row)| row.place.is_some()) {
        let player = snapshot.player(row.player).map(|registration| &registration.player);
        let Some(player) = player.filter(|player| includes(player)) else { continue };
        if let Some(name) = naming(player) {
            members.entry(name.in_capitals()).or_insert_with(|| (name.clone(), Vec::new())).1.push(line);
        }
    }
    let most = rules.best.map_or(usize::MAX, usize::from);
    let mut groups: Vec<RankedGroup> = members
        .into_values()
        .map(|(name, lines)| {
            let counted: Vec<usize> = lines.iter().copied().take(most).collect();
            let points = rows(standings, &counted).map(|row| row.score).sum();
            RankedGroup { name, place: None, players: lines.len(), counted, points, values: Vec::new() }
        })
        .collect();
    for column in 0..standings.columns.len() {
        add_sums(standings, column, &mut groups);
    }
    groups.sort_by(|one, other| {
        let is_short = |group: &RankedGroup| group.players < usize::from(rules.least);
        is_short(one).cmp(&is_short(other)).then_with(|| compare(standings, one, other))
    });
    place(standings, rules, &mut groups);
    groups
}

/// Adds the sums of a tie-break, or blanks if it has none.
fn add_sums(standings: &Standings, column: usize, groups: &mut [RankedGroup]) {
    let about = standings.columns.get(column);
    let applies = about.is_some_and(|about| {
        about.refused.is_none() && about.groups.is_empty() && about.better == Better::Greater
    });
    let sum = |group: &RankedGroup| {
        let numbers = rows(standings, &group.counted).map(|row| match row.values.get(column) {
            Some(TieBreakValue::Number(number)) => Some(*number),
            _ => None,
        });
        numbers.collect::<Option<Vec<Ratio>>>().map(|numbers| numbers.into_iter().sum::<Ratio>())
    };
    let sums: Option<Vec<Ratio>> = if applies { groups.iter().map(sum).collect() } else { None };
    for (at, group) in groups.iter_mut().enumerate() {
        let sum = sums.as_ref().and_then(|sums| sums.get(at)).copied();
        group.values.push(sum.map_or(TieBreakValue::Blank, TieBreakValue::Number));
    }
}

/// Assigns the places of sorted groups.
fn place(standings: &Standings, rules: GroupRules, groups: &mut [RankedGroup]) {
    let ranked = groups.partition_point(|group| group.players >= usize::from(rules.least));
    let mut first = 1;
    let ranked = groups.get_mut(..ranked).unwrap_or_default();
    for equals in ranked.chunk_by_mut(|one, other| compare(standings, one, other) == Ordering::Equal) {
        let place = SharedPlace { first, last: first + equals.len() - 1 };
        equals.iter_mut().for_each(|group| group.place = Some(place));
        first = place.last + 1;
    }
}

fn compare(standings: &Standings, one: &RankedGroup, other: &RankedGroup) -> Ordering {
    let places =
        |group: &RankedGroup| rows(standings, &group.counted).map(|row| row.place).collect::<Vec<_>>();
    let merits = |group: &RankedGroup| (Reverse(group.points), Reverse(group.values.clone()));
    merits(one).cmp(&merits(other)).then_with(|| places(one).cmp(&places(other)))
}

fn rows<'a>(standings: &'a Standings, lines: &'a [usize]) -> impl Iterator<Item = &'a StandingsRow> {
    lines.iter().filter_map(|&line| standings.rows.get(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::StandingsColumn;
    use crate::tiebreak::{Tier, ValueFormat};
    use crate::tournament::*;

    /// A ranked player: place, club, points in tenths, values of the two tie-breaks.
    type Line<'a> = (Option<usize>, &'a str, i32, [Option<i64>; 2]);

    const NONE: [Option<i64>; 2] = [None, None];

    /// Returns the places and names of the clubs of players listed from the first rank on, and their points in tenths.
    fn ranked(lines: &[Line], best: Option<u8>, least: Option<u8>) -> Vec<(Option<String>, String, i32)> {
        let column = |code: &str| StandingsColumn {
            id: TieBreakId::new(code),
            article: "",
            format: ValueFormat::Points,
            better: Better::Greater,
            groups: Vec::new(),
            refused: None,
        };
        let mut settings = Settings::named(Name::new("Open").unwrap());
        (settings.group_best, settings.group_least) = (best, least);
        let mut event = Snapshot::new(settings);
        let mut made = Standings { columns: vec![column("BH"), column("SB")], ..Standings::default() };
        for &(place, club, tenths, values) in lines {
            let player = Player { club: Name::new(club).ok(), ..Player::named(Name::new("Player").unwrap()) };
            let id = event.next_player();
            event = event
                .with_registration(id, Some(Registration::new(player, RoundNo(1), RequestedBye::ZeroPoint)));
            let score = Points::from_tenths(tenths);
            made.rows.push(StandingsRow {
                place: place.map(|first| SharedPlace { first, last: first }),
                player: id,
                number: PairingNumber(1),
                scope: 0,
                score,
                tier: Tier::Score(score),
                to_play: None,
                values: values.map(|value| value.map_or(TieBreakValue::Blank, TieBreakValue::whole)).to_vec(),
                decided_by: None,
            });
        }
        let ranking = group_ranking(&event, &made, |player| player.club.as_ref(), &|_| true);
        let told = |group: RankedGroup| {
            (group.place.map(|place| place.to_string()), group.name.to_string(), group.points.tenths())
        };
        ranking.into_iter().map(told).collect()
    }

    fn clubs(ranking: Vec<(Option<String>, String, i32)>) -> String {
        let one = |(place, name, _): (Option<String>, String, i32)| {
            format!("{}:{name}", place.unwrap_or_else(|| "-".to_owned()))
        };
        ranking.into_iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_points_of_the_best_players_count_and_a_club_is_the_same_in_capitals() {
        let lines = [
            (Some(1), "Irmak", 50, NONE),
            (Some(2), "Çınar", 40, NONE),
            (Some(3), "ÇINAR", 40, NONE),
            (Some(4), "Irmak", 10, NONE),
            (Some(5), "Irmak", 10, NONE),
            (Some(6), "", 0, NONE),
        ];
        let place = |place: &str, name: &str, tenths| (Some(place.to_owned()), name.to_owned(), tenths);
        let of = |best| ranked(&lines, best, None);
        assert_eq!(of(Some(2)), [place("1", "Çınar", 80), place("2", "Irmak", 60)]);
        assert_eq!(of(Some(1)), [place("1", "Irmak", 50), place("2", "Çınar", 40)]);
        assert_eq!(of(Some(0)), [place("1", "Çınar", 80), place("2", "Irmak", 70)]);
        assert_eq!(of(None), of(Some(4)), "four count if the event states none");
    }

    #[test]
    fn equal_points_go_by_the_sums_of_the_tie_breaks_in_order_then_by_the_best_place() {
        let two = |a: [Option<i64>; 2], b: [Option<i64>; 2]| {
            clubs(ranked(&[(Some(1), "A", 30, a), (Some(2), "B", 30, b)], None, None))
        };
        assert_eq!(two([Some(5), Some(1)], [Some(6), Some(0)]), "1:B 2:A");
        assert_eq!(two([Some(5), Some(1)], [Some(5), Some(2)]), "1:B 2:A");
        assert_eq!(two([Some(5), Some(1)], [Some(5), Some(1)]), "1:A 2:B", "by the better rank");
        // A tie-break without a value for everyone has no sum.
        assert_eq!(two([None, Some(1)], [Some(9), Some(1)]), "1:A 2:B");
        let shared = [(Some(1), "A", 30, NONE), (Some(1), "B", 30, NONE), (Some(3), "C", 30, NONE)];
        assert_eq!(clubs(ranked(&shared, None, None)), "1-2:A 1-2:B 3:C");
    }

    #[test]
    fn a_club_with_too_few_players_and_a_player_without_a_place_do_not_count() {
        let lines = [
            (Some(1), "A", 50, NONE),
            (Some(2), "B", 20, NONE),
            (Some(3), "B", 20, NONE),
            (None, "A", 90, NONE),
        ];
        assert_eq!(clubs(ranked(&lines, None, None)), "1:A 2:B");
        assert_eq!(clubs(ranked(&lines, None, Some(2))), "1:B -:A");
    }
}
