//! Player columns of sheets: those with data, those chosen by the arbiter, and those that fit.

use crate::console::Console;
use crate::disk::hasty_disk;
use crate::sheets::{MORNING, sample};
use hakem::desk::{FileRequest, Message};
use hakem::event::{Chosen, Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::paper::{Faces, Page, PageMark, Paper, pages};
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, text};
use hakem::sheet::data::{Key, Sheet};
use hakem::sheet::named;
use hakem_engine::command::Command;
use hakem_engine::history::History;
use hakem_engine::tournament::{
    Licence, Name, PartialDate, Player, PlayerId, Rating, RequestedBye, RoundNo, Sex, Title,
};
use hakem_engine::trf::Audience;

/// The sample event with data for some of its players.
pub(super) fn with(players: impl IntoIterator<Item = u32>, change: impl Fn(u32, &mut Player)) -> History {
    let blank = sample(Vec::new());
    let edit = |number: u32| {
        let id = PlayerId(number);
        let mut player = blank.snapshot().player(id).unwrap().player.clone();
        change(number, &mut player);
        Command::EditPlayer { id, player, reason: "told later".to_owned() }
    };
    sample(players.into_iter().map(edit).collect())
}

/// An international open: titles, ratings, federations and FIDE IDs, but no licences and national ratings.
fn international() -> History {
    with(1..=17, |number, player| {
        player.federation = Name::new(if number % 2 == 0 { "GER" } else { "TUR" }).ok();
        player.fide_id = Some(4_600_000 + u64::from(number));
        (player.licence, player.national_rating) = (None, None);
    })
}

fn with_sheet<T>(history: &History, name: &str, chosen: &str, look: impl FnOnce(Sheet, Event) -> T) -> T {
    let (texts, derived, chosen) = (Texts::new(Language::English), Derived::default(), Chosen::read(chosen));
    let event = Event { chosen: &chosen, ..Event::of(history, &texts, &derived) };
    look(named(name).unwrap().sheet(event, None).unwrap(), event)
}

/// Returns the keys of the columns of a sheet; for boards those of White.
fn keys(history: &History, name: &str, chosen: &str) -> Vec<String> {
    with_sheet(history, name, chosen, |sheet, _| {
        let keys = sheet.sections[0].table.columns.iter().filter_map(|column| match &column.key {
            Key::One(name) => Some((*name).to_owned()),
            Key::Named("white", name) => Some(name.clone()),
            Key::Named(..) | Key::InTurn(_) => None,
        });
        keys.collect()
    })
}

#[test]
fn a_narrow_list_of_boards_has_the_same_columns_for_white_and_black() {
    let history = international();
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let sheet = named("pairings").unwrap().sheet(event, None).unwrap();
    let heads = |room: usize| text::table(&sheet.sections[0].table, &texts, room)[0].text.clone();
    for room in 40..130 {
        for head in ["Elo", "Fed", "Title"] {
            let count = heads(room).matches(head).count();
            assert!(count % 2 == 0, "{room}: {}", heads(room));
        }
    }
    assert!(heads(129).contains("Elo") && !heads(40).contains("Elo"), "{}", heads(40));
}

#[test]
fn columns_are_dropped_before_a_name_is_broken_within_a_word() {
    let name = Name::new("Grygoryan, Konstantynos").unwrap();
    let history = with(1..=17, |_, player| player.name = name.clone());
    with_sheet(&history, "pairings", "", |sheet, event| {
        let imprint = Imprint::new(event, &sheet, MORNING, "");
        let told = |room| text::within(&sheet, &imprint, event.texts, room);
        for room in 50..=120 {
            let counts = ["GRYGORYAN,", "KONSTANTYNOS"].map(|word| told(room).matches(word).count());
            assert_eq!(counts, [17, 17], "{}", told(room));
        }
    });
}

#[test]
fn a_sheet_has_the_columns_that_players_of_the_event_fill_and_no_empty_one() {
    let open = international();
    let listed = ["number", "title", "name", "federation", "rating", "fide_id"];
    assert_eq!(keys(&open, "starting-list", ""), listed);
    let ranked = ["place", "number", "title", "name", "federation", "rating", "points"];
    assert_eq!(keys(&open, "standings", ""), ranked);
    let seated = ["board", "number", "title", "name", "federation", "rating", "points", "result"];
    assert_eq!(keys(&open, "pairings", ""), seated);

    // One player is enough for a column; a federation shared by all is not shown on boards.
    let national = with([3], |_, player| {
        player.licence = Licence::of_number(77);
        player.club = Name::new("Aktar SK").ok();
        player.federation = Name::new("TUR").ok();
        player.born = PartialDate::new(2010, 5, 1).ok();
        player.sex = Some(Sex::Female);
    });
    let listed = ["number", "licence", "title", "name", "federation", "rating", "club"];
    assert_eq!(keys(&national, "starting-list", ""), listed);
    assert!(!keys(&national, "pairings", "").contains(&"federation".to_owned()));
}

#[test]
fn chosen_columns_replace_the_usual_ones_if_a_player_has_data() {
    let event = with([3], |_, player| {
        player.born = PartialDate::new(2010, 5, 1).ok();
        player.sex = Some(Sex::Female);
    });
    let chosen = "standings born sex licence\n";
    let ranked = ["place", "number", "name", "born", "sex", "points"];
    assert_eq!(keys(&event, "standings", chosen), ranked, "nobody has a licence");
    with_sheet(&event, "standings", chosen, |sheet, event| {
        let row = sheet.sections[0].table.rows().find(|row| row.player == Some(PlayerId(3))).unwrap();
        let shown: Vec<String> = row.cells[3..5].iter().map(|cell| cell.shown(event.texts)).collect();
        assert_eq!(shown, ["2010", "w"]);
    });
    assert_eq!(Chosen::read(chosen).written(), chosen);
}

#[test]
fn a_chosen_licence_is_on_no_public_page() {
    let event =
        with(1..=17, |number, player| player.licence = Licence::of_number(987_654_000 + u64::from(number)));
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let chosen = Chosen::read("pairings licence\nstandings licence\nnext-round licence\n");
    let event = Event { chosen: &chosen, ..Event::of(&event, &texts, &derived) };
    let pages_with = |audience| {
        let made = files(
            event,
            (MORNING, "7f3a91c0"),
            SiteOptions { address: None, audience, ..SiteOptions::default() },
        )
        .unwrap();
        let pages = made.into_iter().filter(|(name, _)| name.ends_with(".html"));
        let has = |page: &Vec<u8>| std::str::from_utf8(page).unwrap().contains("987654");
        pages.filter(|(_, page)| has(page)).map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(pages_with(Audience::Public), [""; 0]);
    assert!(pages_with(Audience::Federation).contains(&"pairings-4.html".to_owned()));
}

/// Lays a sheet out; returns true if the page is turned, and true if a text is on it.
fn laid(history: &History, name: &str, chosen: &str, words: &str) -> (bool, bool) {
    with_sheet(history, name, chosen, |sheet, event| {
        let imprint = Imprint::new(event, &sheet, MORNING, "");
        let made = pages(&sheet, &imprint, event.texts, Paper::A4, &Faces::new());
        let says = |page: &Page| {
            page.marks.iter().any(|mark| matches!(mark, PageMark::Text { line, .. } if line.contains(words)))
        };
        (made.iter().any(|page| page.width > page.height), made.iter().any(says))
    })
}

#[test]
fn clubs_give_way_before_the_page_is_turned_and_chosen_ones_do_not() {
    let of = |begin: &'static str, club: &'static str| {
        with(1..=17, move |_, player| {
            player.name = Name::new(&format!("{begin}{}", player.name)).unwrap();
            player.club = Name::new(club).ok();
        })
    };
    let short = of("", "SK Aktar");
    let long = of("Karamustafaoğulları Bayraktar, ", "Aktarlar ve Baharatçılar Spor Kulübü Derneği");
    assert_eq!(laid(&short, "standings", "", "SK Aktar"), (false, true));
    assert_eq!(laid(&long, "standings", "", "Baharatçılar"), (false, false));
    let chosen = "standings title rating club\n";
    assert_eq!(laid(&long, "standings", chosen, "Baharatçılar"), (true, true));
    // On a screen clubs are dropped before tie-breaks.
    let shown = |room| {
        with_sheet(&short, "standings", "", |sheet, event| {
            let lines = text::table(&sheet.sections[0].table, event.texts, room);
            lines[0].text.clone()
        })
    };
    assert!(shown(200).contains("Club"), "{}", shown(200));
    assert!(!shown(62).contains("Club") && shown(62).contains("DE"), "{}", shown(62));
}

#[test]
fn columns_are_chosen_on_the_wall_and_kept_with_the_event() {
    let mut console = Console::with_event(Language::English);
    for (name, title) in [("Ada", Some(Title::WFM)), ("Bora", None)] {
        let player =
            Player { title, rating: Rating::new(2100).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console.press("<F9>/starting<Enter>,c");
    let asked = console.screen();
    assert!(asked.contains("Columns: starting list") && asked.contains("Elo"), "{asked}");
    assert!(!asked.contains("Licence"), "nobody has one:\n{asked}");
    console.press(" <Enter>");
    let chosen = |console: &Console| console.app.context().chosen.written();
    assert_eq!(chosen(&console), "starting-list rating\n", "the title is left out");
    let path = console.app.context().path.unwrap().to_owned();
    let mut again = console.again(hasty_disk());
    again.app.update(Message::ask(FileRequest::Open(path)));
    assert_eq!(chosen(&again), "starting-list rating\n");
    again.press("<F9>/starting<Enter>,c <Enter>");
    assert_eq!(chosen(&again), "", "the usual ones follow the event again");
}

/// Returns the font size of a name on a sheet, and true if a text is on it.
fn posted(history: &History, name: &str, language: Language, (who, words): (&str, &str)) -> (f32, bool) {
    let (texts, derived) = (Texts::new(language), Derived::default());
    let event = Event::of(history, &texts, &derived);
    let sheet = named(name).unwrap().sheet(event, None).unwrap();
    let imprint = Imprint::new(event, &sheet, MORNING, "");
    let made = pages(&sheet, &imprint, &texts, Paper::A4, &Faces::new());
    let marks = || made.iter().flat_map(|page| &page.marks);
    let size = marks().find_map(|mark| match mark {
        PageMark::Text { line, size, .. } if line.contains(who) => Some(*size),
        _ => None,
    });
    let says = marks().any(|mark| matches!(mark, PageMark::Text { line, .. } if line == words));
    (size.unwrap(), says)
}

#[test]
fn boards_of_a_small_open_are_legible_from_afar_with_their_federations() {
    let history = with(1..=17, |number, player| {
        player.federation = Name::new(if number % 2 == 0 { "GER" } else { "TUR" }).ok();
        player.fide_id = Some(4_600_000 + u64::from(number));
        if number == 3 {
            player.name = Name::new("Küçükağaçoğlu, Şükrü Ayşe").unwrap();
        }
    });
    for language in Language::ALL {
        let (size, has_federations) = posted(&history, "pairings", language, ("KÜÇÜKAĞAÇOĞLU", "GER"));
        // They are omitted only for a font that is read from two metres.
        let least = if has_federations { 11.0 } else { 16.0 };
        assert!(size >= least, "{language:?}: {size} {has_federations}");
    }
}
