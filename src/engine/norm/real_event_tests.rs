//! Norms of real events. Their reports have no ratings, titles or federations: these are added by number, strongest
//! first.

use super::event::{Norms, last_round};
use super::game::{Flag, NormRound};
use super::outlook::State;
use super::read::NormReading;
use super::reference::{ReferenceQuestion, norm, rank};
use super::terms::{NormCourse, Terms};
use super::title::NormTitle;
use crate::tournament::{
    Name, Player, PlayerId, Rating, RoundNo, SYSTEM_IN_FORCE, Sex, Snapshot, SystemId, Title,
};
use crate::trf;
use std::collections::BTreeMap;

/// Titles of the strongest players: the last number with each.
const TITLED: [(u32, Option<Title>); 6] = [
    (12, Some(Title::GM)),
    (34, Some(Title::IM)),
    (40, Some(Title::WGM)),
    (64, Some(Title::FM)),
    (70, Some(Title::WIM)),
    (u32::MAX, None),
];

/// Federations in rotation; the first one is the host's.
const FEDERATIONS: [&str; 7] = ["CZE", "TUR", "GER", "CZE", "POL", "HUN", "CZE"];

/// Adds the data missing in the report of a player.
fn completed(number: u32, player: &Player) -> Player {
    let title = TITLED.into_iter().find(|(last, _)| number <= *last).and_then(|(_, title)| title);
    let is_woman = matches!(title, Some(Title::WGM | Title::WIM)) || number.is_multiple_of(6);
    let federation = FEDERATIONS[number as usize % FEDERATIONS.len()];
    Player {
        rating: Rating::new(i64::from(2590 - 4 * number)).ok(),
        title,
        sex: is_woman.then_some(Sex::Female),
        federation: Name::new(federation).ok(),
        ..player.clone()
    }
}

fn event(report: &str) -> Snapshot {
    let file = trf::read(report).unwrap().file;
    let mut event = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().event;
    let mut settings = event.settings().clone();
    settings.federation = Name::new(FEDERATIONS[0]).ok();
    event.settings = settings.into();
    let players: Vec<PlayerId> = event.players().map(|(id, _)| id).collect();
    for id in players {
        let mut known = event.player(id).unwrap().clone();
        known.player = completed(id.0, &known.player);
        event = event.with_registration(id, Some(known));
    }
    event
}

/// After every round from the fourth on, for all players and titles: an achieved norm equals that of the direct
/// reading, and a safe or lost one remains so to the end.
#[test]
fn states_of_real_events_are_those_of_the_direct_reading_and_keep_their_word() {
    let reports = [
        include_str!("../../../tests/golden/trf/real-209.trf"),
        include_str!("../../../tests/golden/trf/real-108.trf"),
    ];
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    for report in reports {
        let event = event(report);
        let last = last_round(&event);
        let ended = Norms::of(&event, last).unwrap();
        let lines = NormReading::new(&event, last, last).lines();
        let mut at_end: BTreeMap<(PlayerId, NormTitle), bool> = BTreeMap::new();
        for player in ended.players() {
            let federation = event.player(player).unwrap().player.federation.as_ref();
            let has_exemption = ended.foreigners().is_some_and(|worst| worst.are_enough());
            let (own, course, rounds) = (Flag::of(federation), NormCourse::Open, last.0);
            let asked = ReferenceQuestion { own, course, rounds, has_exemption, least: Terms::LEAST_GAMES };
            // A game of the last round may have no result in a report.
            if lines[player.index()].iter().any(NormRound::is_to_come) {
                continue;
            }
            for (title, state) in ended.states(player) {
                let direct = norm(&lines[player.index()], &asked, title);
                let ours = match &state {
                    State::Achieved(norm) => {
                        Some((norm.exemption.is_some(), rank(norm.basis), norm.games.len()))
                    }
                    State::Lost(_) => None,
                    other => panic!("{player} {title:?}: {other:?}"),
                };
                assert_eq!(ours, direct, "{player} {title:?}");
                at_end.insert((player, title), ours.is_some());
            }
        }
        for after in (4..last.0).map(RoundNo) {
            let norms = Norms::of(&event, after).unwrap();
            for player in norms.players() {
                for (title, state) in norms.states(player) {
                    let Some(&achieved) = at_end.get(&(player, title)) else { continue };
                    let word = match &state {
                        State::Achieved(_) => "achieved",
                        State::Safe { .. } => "safe",
                        State::Possible(_) => "possible",
                        State::Lost(_) => "lost",
                    };
                    *told.entry(word).or_default() += 1;
                    let keeps = match state {
                        State::Achieved(_) => achieved,
                        State::Lost(_) => !achieved,
                        // A game with a known opponent may still be forfeited.
                        State::Safe { .. } | State::Possible(_) => true,
                    };
                    assert!(keeps, "{player} {title:?} after {after}: {word}, at the end {achieved}");
                }
            }
        }
        *told.entry("at the end").or_default() += at_end.values().filter(|achieved| **achieved).count();
    }
    assert!(told["at the end"] > 10 && told["possible"] > 100 && told["lost"] > 1_000, "{told:?}");
}
