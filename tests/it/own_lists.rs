//! Lists of players that hakem writes are read again: as CSV and as workbooks, in every language, with the columns that
//! identify a player.

use crate::season;
use crate::sheet_columns::with;
use crate::sheets::MORNING;
use hakem::event::{Chosen, Derived, Event};
use hakem::exchange::roster::{self, Plain, RosterTable};
use hakem::i18n::{Language, Texts};
use hakem::publish::paper::PageSetup;
use hakem::publish::season::SeasonOnPaper;
use hakem::publish::{Imprint, SheetFormat, drawn};
use hakem::sheet::named;
use hakem_engine::collate::fold_for_search;
use hakem_engine::history::History;
use hakem_engine::tournament::{Licence, Name, PartialDate, Player, Rating, Sex, Title};
use jiff::tz::TimeZone;

const COLUMNS: &str = "title federation rating national_rating club fide_id licence born sex";

const LISTS: [&str; 2] = ["starting-list", "standings"];

/// The sample event with all data of its players.
fn full() -> History {
    with(1..=17, |number, player| {
        player.title = (number < 4).then_some(Title::FM);
        player.federation = Name::new(["TUR", "CZE", "ENG"][number as usize % 3]).ok();
        player.fide_id = Some(4_600_000 + u64::from(number));
        player.licence = Licence::of_number(7_000 + u64::from(number));
        player.rating = Rating::new(2400 - i64::from(number)).ok();
        player.national_rating = Rating::new(2300 - i64::from(number)).ok();
        player.born = PartialDate::new(1970 + u16::try_from(number).unwrap(), 0, 0).ok();
        player.sex = Some(if number % 2 == 0 { Sex::Male } else { Sex::Female });
        player.club = Name::new("Ankara; \"SK\"").ok();
    })
}

fn read(bytes: &[u8], format: SheetFormat, texts: &Texts) -> Plain {
    let table: RosterTable = match format {
        SheetFormat::Xlsx => roster::xlsx(bytes).unwrap(),
        _ => roster::separated::read(bytes, texts).unwrap(),
    };
    roster::plain(&table, texts).unwrap()
}

/// Returns a player with the data of a list; names of workbooks are in capitals.
fn listed(player: &Player) -> Player {
    let name = fold_for_search(player.name.as_str());
    Player { name: Name::new(&name).unwrap(), ..player.clone() }
}

#[track_caller]
fn has_all(read: &Plain, history: &History, omitted: impl Fn(&Player) -> Player, of: &str) {
    let sorted = |players: Vec<Player>| {
        let mut players = players;
        players.sort_by_key(|player| player.fide_id);
        players
    };
    let known = history.snapshot().players().map(|(_, known)| omitted(&listed(&known.player)));
    let found = read.players.iter().map(|player| omitted(&listed(player)));
    assert_eq!(sorted(found.collect()), sorted(known.collect()), "{of}");
}

#[test]
fn every_list_of_players_is_read_again_in_every_language_and_format() {
    let history = full();
    let chosen = Chosen::read(&LISTS.map(|list| format!("{list} {COLUMNS}\n")).concat());
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let (texts, derived) = (Texts::new(language), Derived::default());
        let event = Event { chosen: &chosen, ..Event::of(&history, &texts, &derived) };
        for list in LISTS {
            let sheet = named(list).unwrap().sheet(event, None).unwrap();
            let imprint = Imprint::new(event, &sheet, MORNING, "7f3a91c0");
            for format in [SheetFormat::Csv, SheetFormat::Xlsx] {
                let bytes = drawn(format, (list, &sheet), &imprint, &texts, PageSetup::default()).unwrap();
                let of = format!("{list} {language:?} {format:?}");
                has_all(&read(&bytes, format, &texts), &history, Player::clone, &of);
            }
        }
    }
}

#[test]
fn the_ratings_of_a_season_are_read_again_in_every_language_and_format_without_their_notes() {
    let histories = [full()];
    let (rules, ratings) = (season::rules(""), season::rating_rules(20, 1200));
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let texts = Texts::new(language);
        let of_season = SeasonOnPaper {
            name: "Club",
            rules: &rules,
            ratings: Some(&ratings),
            histories: &histories,
            texts: &texts,
            zone: &TimeZone::UTC,
            printed: MORNING,
        };
        for format in [SheetFormat::Csv, SheetFormat::Xlsx] {
            let bytes = of_season.drawn(format, PageSetup::default(), &|_| None).unwrap();
            // The list has the new national ratings, and neither titles nor international ones.
            let omitted = |player: &Player| Player {
                title: None,
                rating: None,
                national_rating: player.national_rating.and(Rating::new(2000).ok()),
                ..player.clone()
            };
            has_all(
                &read(&bytes, format, &texts),
                &histories[0],
                omitted,
                &format!("{language:?} {format:?}"),
            );
        }
    }
}
