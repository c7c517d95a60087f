//! Standings by category: players of each section, and their ranks.

use crate::sheet_columns::with;
use crate::sheets::{MORNING, with_changes, with_sheet};
use crate::sheets_formats::{groups, teams};
use hakem::i18n::Language;
use hakem::sheet::data::Cell;
use hakem::sheet::{Absent, named};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{Category, Name, PartialDate, Player, PlayerId, Sex};

/// The sample event in 2026 with federations, clubs, women and years of birth: player 1 was born in 1959,
/// each other three years later than the previous one.
pub(super) fn grouped() -> History {
    let mut history = with(1..=17, |number, player| {
        player.federation = Name::new(if number % 3 == 0 { "GER" } else { "TUR" }).ok();
        player.club = Name::new(if number % 2 == 0 { "Irmak" } else { "İnci" }).ok();
        player.sex = Some(if number % 4 == 0 { Sex::Female } else { Sex::Male });
        player.born = PartialDate::new(1956 + 3 * u16::try_from(number).unwrap(), 0, 0).ok();
    });
    let mut settings = history.snapshot().settings().clone();
    settings.begins = PartialDate::new(2026, 3, 5).ok();
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    history
}

/// Returns the heads of the sections of a sheet.
fn titles(history: &History, name: &str) -> Vec<String> {
    with_sheet(history, (name, None), Language::English, |made, _, _| {
        made.unwrap().sections.into_iter().map(|section| section.title).collect()
    })
}

#[test]
fn a_section_has_the_places_of_its_players_among_all_and_among_themselves() {
    let history = grouped();
    with_sheet(&history, ("categories", None), Language::English, |made, texts, event| {
        let sheet = made.unwrap();
        let women = &sheet.sections[0];
        assert_eq!((women.title.as_str(), women.about.as_str()), ("Women", ""));
        let places = |row: &hakem::sheet::data::Row| [0, 1].map(|at: usize| row.cells[at].shown(texts));
        let rows: Vec<_> = women.table.rows().collect();
        // 4, 8, 12 and 16 in the standings after round 3, which have no shared ranks.
        let found: Vec<(u32, [String; 2])> =
            rows.iter().map(|row| (row.player.unwrap().0, places(row))).collect();
        let wanted = [(4, ["3", "1"]), (16, ["6", "2"]), (8, ["10", "3"]), (12, ["15", "4"])];
        assert_eq!(found, wanted.map(|(id, places)| (id, places.map(str::to_owned))));
        let all = event.standings(hakem_engine::tournament::RoundNo(3));
        assert_eq!(all.rows[2].player, PlayerId(4));
        assert!(
            rows.iter().all(|row| !row
                .cells
                .iter()
                .any(|cell| matches!(cell, Cell::Value { bracket: Some(_), .. })))
        );
    });
}

#[test]
fn groups_follow_from_the_prize_list_and_from_what_is_known_of_the_players() {
    let event = grouped();
    // No player is born after 2007, so 18 is the youngest age in 2026.
    assert_eq!(titles(&event, "categories"), ["Women", "U20", "50+", "65+"]);
    assert_eq!(titles(&event, "federations"), ["GER", "TUR"]);
    assert_eq!(titles(&event, "clubs"), ["Irmak", "İnci"], "ı before i");
    assert_eq!(titles(&event, "rating-groups"), ["2600–2799", "2400–2599", "2200–2399", "2000–2199"]);
    assert_eq!(
        titles(&with_changes(), "categories"),
        ["2300"],
        "of the prize list; nobody's sex or age is known"
    );
    for name in ["federations", "clubs"] {
        with_sheet(&with_changes(), (name, None), Language::English, |made, _, _| {
            assert_eq!(made.err(), Some(Absent::NoGroups), "{name}");
        });
    }
    assert!(!named("rating-groups").unwrap().is_used(teams().snapshot()), "teams are ranked");
}

#[test]
fn clubs_are_ranked_by_their_best_players_overall_and_in_each_category() {
    let mut history = grouped();
    let mut settings = history.snapshot().settings().clone();
    (settings.group_best, settings.group_least) = (Some(3), Some(3));
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    with_sheet(&history, ("club-ranking", None), Language::English, |made, texts, event| {
        let sheet = made.unwrap();
        let titles: Vec<&str> = sheet.sections.iter().map(|section| section.title.as_str()).collect();
        // Women and the other categories are of one club each.
        assert_eq!(titles, ["", "50+"]);
        let all = event.standings(hakem_engine::tournament::RoundNo(3));
        for row in sheet.sections[0].table.rows() {
            let name = row.cells[1].shown(texts);
            let is_of_club = |id| {
                event.snapshot.player(id).unwrap().player.club.as_ref().unwrap().as_str() == name.as_str()
            };
            let best: Vec<_> = all.rows.iter().filter(|row| is_of_club(row.player)).take(3).collect();
            let sum: hakem_engine::tournament::Points = best.iter().map(|row| row.score).sum();
            assert_eq!(row.cells[3].shown(texts), texts.points(sum), "{name}");
            let told = row.cells.last().unwrap().shown(texts);
            let names =
                best.iter().map(|row| format!("{} {}", event.name(row.player), texts.points(row.score)));
            assert_eq!(told, names.collect::<Vec<_>>().join("; "));
        }
        let places = |at: usize| {
            let rows = sheet.sections[at].table.rows();
            rows.map(|row| [0, 1, 2].map(|at: usize| row.cells[at].shown(texts)).join(" "))
                .collect::<Vec<_>>()
        };
        assert_eq!(places(0), ["1 İnci 9", "2 Irmak 8"]);
        for row in sheet.sections[1].table.rows() {
            let [place, players] = [0, 2].map(|at: usize| row.cells[at].shown(texts));
            assert_eq!(place.is_empty(), players.parse::<u8>().unwrap() < 3, "{players} players");
        }
        assert!(sheet.notes[0].contains("best 3 players"), "{:?}", sheet.notes);
        assert!(sheet.notes[1].contains("fewer than 3"), "{:?}", sheet.notes);
    });
    with_sheet(&with_changes(), ("club-ranking", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NoGroups));
    });
}

#[test]
fn groups_that_play_side_by_side_are_not_ranked_across() {
    let event = groups();
    with_sheet(&event, ("rating-groups", None), Language::English, |made, _, _| {
        let titles: Vec<String> = made.unwrap().sections.into_iter().map(|section| section.title).collect();
        assert!(titles.iter().all(|title| title.contains("Group")), "{titles:?}");
    });
}

#[test]
fn ages_of_categories_follow_the_year_of_birth() {
    let born =
        |year| Player { born: PartialDate::new(year, 6, 1).ok(), ..Player::named(Name::new("A").unwrap()) };
    let [young, senior] = [Category::under(18, 2026), Category::of_age(65, 2026)];
    assert_eq!([2007, 2008, 2009].map(|year| young.includes(&born(year))), [false, true, true]);
    assert_eq!([1960, 1961, 1962].map(|year| senior.includes(&born(year))), [true, true, false]);
    assert!(!young.includes(&Player::named(Name::new("B").unwrap())), "whose year is not known");
}
