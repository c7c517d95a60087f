//! Seasons: points, best results, ties and identities across events, and the file that names them.

use crate::festival;
use crate::sheets::MORNING;
use hakem::event::{Derived, Event};
use hakem::exchange::roster::{PlayerColumn, assigned};
use hakem::i18n::{Language, Say, Texts};
use hakem::session::{SeasonError, SeasonPlan};
use hakem::sheet;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::season::{
    Season, SeasonDoubt, SeasonEvent, SeasonRatingRules, SeasonRow, SeasonRules, season, season_ratings,
};
use hakem_engine::standings::Standings;
use hakem_engine::tiebreak::{Ratio, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Name, PlayerId, Rating, RoundNo, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use std::fs;
use std::rc::Rc;
use tempfile::TempDir;

/// A player of a round robin of one round: name, FIDE ID, club, points in tenths.
type Entrant<'a> = (&'a str, u64, &'a str, u8);

/// An event of a single round in which each pair of entrants listed together played.
fn event(entrants: &[Entrant]) -> History {
    let mut report = "012 Event\nXXR 1\n".to_owned();
    for (at, &(name, fide, _, tenths)) in entrants.iter().enumerate() {
        let opponent = at ^ 1;
        let (colour, result) =
            (if at % 2 == 0 { 'w' } else { 'b' }, ["0", "=", "1"][usize::from(tenths / 5)]);
        let id = if fide == 0 { String::new() } else { fide.to_string() };
        report.push_str(&format!(
            "001 {:>4}      {name:<33} 2000     {id:>11}            {:>4} {:>4}  {:>4} {colour} {result}\n",
            at + 1,
            format!("{}.{}", tenths / 10, tenths % 10),
            at + 1,
            opponent + 1,
        ));
    }
    let report = trf::read(&report).unwrap();
    let commands = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().commands;
    let mut history = History::default();
    for command in commands {
        history.replay(Entry::Did(command), MORNING).unwrap();
    }
    for (id, &(_, _, club, _)) in (1..).map(PlayerId).zip(entrants) {
        let mut player = history.snapshot().player(id).unwrap().player.clone();
        player.club = Name::new(club).ok();
        let reason = "club".to_owned();
        if history.snapshot().player(id).unwrap().player != player {
            history.replay(Entry::Did(Command::EditPlayer { id, player, reason }), MORNING).unwrap();
        }
    }
    history
}

fn standings(history: &History) -> Rc<Standings> {
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    Event::of(history, &texts, &derived).standings(RoundNo(1))
}

pub(super) fn rules(text: &str) -> SeasonRules {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("season.ron"), format!("(name: \"S\", events: [\"a\"], {text})")).unwrap();
    fs::write(folder.path().join("a"), "").unwrap();
    SeasonPlan::read(folder.path()).unwrap().rules
}

fn ranked(text: &str, events: &[&History]) -> Season {
    let made: Vec<_> = events.iter().map(|event| standings(event)).collect();
    let events: Vec<SeasonEvent> =
        events.iter().zip(&made).map(|(event, made)| (event.snapshot(), &**made)).collect();
    season(&rules(text), &events)
}

/// Places, names and totals: `1 Ada 2½`.
fn told(rows: &[SeasonRow]) -> Vec<String> {
    let total = |total: Ratio| ValueFormat::Points.text(&TieBreakValue::Number(total));
    rows.iter().map(|row| format!("{} {} {}", row.place, row.name, total(row.total))).collect()
}

/// Three events of the same four players.
fn three() -> [History; 3] {
    let of = |points: [u8; 4]| {
        let [ada, ben, can, dan] = points;
        event(&[("Ada", 1, "A", ada), ("Ben", 2, "B", ben), ("Can", 3, "A", can), ("Dan", 4, "B", dan)])
    };
    [of([10, 0, 5, 5]), of([10, 0, 5, 5]), of([0, 10, 10, 0])]
}

#[test]
fn the_points_scored_are_added_up_and_the_best_results_count() {
    let [one, two, three] = three();
    let events = [&one, &two, &three];
    assert_eq!(told(&ranked("", &events).rows), ["1 Ada 2", "2 Can 2", "3 Ben 1", "4 Dan 1"]);
    let best = ranked("best: 1, ties: []", &events);
    assert_eq!(told(&best.rows), ["1-3 Ada 1", "1-3 Ben 1", "1-3 Can 1", "4 Dan ½"]);
    let counted = |row: &SeasonRow| row.results.iter().flatten().filter(|made| made.counts).count();
    assert!(best.rows.iter().all(|row| counted(row) == 1));
}

#[test]
fn places_earn_points_and_those_who_share_places_share_them() {
    let one = event(&[("Ada", 1, "A", 10), ("Ben", 2, "B", 0), ("Can", 3, "A", 5), ("Dan", 4, "B", 5)]);
    let places = standings(&one);
    // Whatever order the tie-breaks make, the four places are worth 10 + 6 + 4 + 1 = 21.
    let made = ranked("points: Place(points: [10, 6, 4], others: 1)", &[&one]);
    let sum: Ratio = made.rows.iter().map(|row| row.total).sum();
    assert_eq!(sum, Ratio::whole(21));
    assert_eq!(told(&made.rows)[0], "1 Ada 10");
    for row in &made.rows {
        let (_, id) = row.player.unwrap();
        let place = places.rows.iter().find(|of| of.player == id).unwrap().place.unwrap();
        let worth = |place: usize| [10, 6, 4].get(place - 1).copied().unwrap_or(1);
        let shared: i64 = (place.first..=place.last).map(worth).sum();
        let players = i64::try_from(place.last + 1 - place.first).unwrap();
        assert_eq!(row.total, Ratio::new(shared, players), "{}", row.name);
    }
}

#[test]
fn equal_totals_are_separated_by_the_rules_in_order() {
    let [one, two, three] = three();
    let events = [&one, &two, &three];
    let order = |ties: &str| told(&ranked(ties, &events).rows)[..2].join(", ");
    assert_eq!(order("ties: []"), "1-2 Ada 2, 1-2 Can 2");
    assert_eq!(order("ties: [Results]"), "1 Ada 2, 2 Can 2", "1 1 0 before 1 ½ ½");
    assert_eq!(order("ties: [Latest]"), "1 Can 2, 2 Ada 2");
    assert_eq!(order("ties: [Score, Latest, Results]"), "1 Can 2, 2 Ada 2");
    let dropped = |ties: &str| told(&ranked(ties, &events).rows)[..2].join(", ");
    // Of two results each, 1 + 1 and 1 + ½; of one, both have 1, and Ada drops a 1.
    assert_eq!(dropped("best: 1, ties: [Dropped]"), "1 Ada 1, 2 Can 1");
}

#[test]
fn ids_and_confirmed_names_identify_players_and_doubts_are_told() {
    let first = event(&[("Ada", 0, "", 10), ("Ben", 2, "", 0)]);
    let second = event(&[("Ada", 0, "", 10), ("Benjamin", 2, "", 0)]);
    let separate = ranked("", &[&first, &second]);
    assert_eq!(told(&separate.rows), ["1 Ada 1", "2 Ada 1", "3 Benjamin 0"]);
    assert_eq!(separate.doubts, [SeasonDoubt::SameName(Name::new("Ada").unwrap())]);
    let confirmed = ranked("same: [\"ADA\"]", &[&first, &second]);
    assert_eq!(told(&confirmed.rows), ["1 Ada 2", "2 Benjamin 0"]);
    assert!(confirmed.doubts.is_empty());
    let ids =
        [event(&[("Ada", 7, "", 10), ("Ben", 2, "", 0)]), event(&[("Ada", 8, "", 10), ("Ben", 2, "", 0)])];
    let others = ranked("", &[&ids[0], &ids[1]]);
    assert_eq!((others.rows.len(), others.doubts.len()), (3, 0), "two people with the same name");
    let forced = ranked("same: [\"Ada\"]", &[&ids[0], &ids[1]]);
    assert_eq!(forced.doubts, [SeasonDoubt::TwoIds(Name::new("Ada").unwrap())]);
}

#[test]
fn clubs_are_ranked_by_their_ranking_in_each_event() {
    let [one, two, three] = three();
    let made = ranked("ranked: Clubs", &[&one, &two, &three]);
    // A: 1½ + 1½ + 1; B: ½ + ½ + 1.
    assert_eq!(told(&made.rows), ["1 A 4", "2 B 2"]);
    let places = ranked("ranked: Clubs, points: Place(points: [2, 1]), best: 2", &[&one, &two, &three]);
    assert_eq!(told(&places.rows)[0], "1 A 4");
}

#[test]
fn a_corrected_result_changes_the_ranking_and_a_category_has_its_own() {
    let [mut one, two, three] = three();
    let text = "categories: [(name: \"Club B\", category: (club: \"B\"))]";
    let before = ranked(text, &[&one, &two, &three]);
    assert_eq!(told(&before.rows)[0], "1 Ada 2");
    assert_eq!(told(&before.categories[0]), ["1 Ben 1", "2 Dan 1"]);
    let board = one
        .snapshot()
        .round(RoundNo(1))
        .unwrap()
        .games()
        .find(|(_, board, _)| board.meeting.has(PlayerId(1)));
    let board = board.unwrap().0;
    let follow = hakem_engine::command::Follow::choices(one.snapshot(), RoundNo(1))[0];
    let result =
        Some(hakem_engine::tournament::GameResult::Played(hakem_engine::tournament::Outcome::BlackWins));
    let reason = "misread".to_owned();
    let correct = Command::CorrectResult { round: RoundNo(1), board, result, follow, reason };
    one.replay(Entry::Did(correct), MORNING).unwrap();
    let after = ranked(text, &[&one, &two, &three]);
    assert_eq!(told(&after.rows)[..2], ["1 Ben 2", "2 Can 2"]);
    assert_eq!(told(&after.categories[0])[0], "1 Ben 2");
}

#[test]
fn the_sheet_has_a_column_for_each_event_and_brackets_for_results_that_do_not_count() {
    let [one, two, three] = three();
    for (language, wanted) in
        [(Language::English, "Season ranking"), (Language::Turkish, "Sezon"), (Language::Czech, "seriálu")]
    {
        let (texts, derived) = (Texts::new(language), [(); 3].map(|()| Derived::default()));
        let events = [&one, &two, &three].into_iter().zip(&derived);
        let events: Vec<Event> =
            events.map(|(history, derived)| Event::of(history, &texts, derived)).collect();
        let rules = rules("best: 2");
        let made = ranked("best: 2", &[&one, &two, &three]);
        let sheet = sheet::season::sheet(&rules, &made, &events);
        assert!(sheet.title.contains(wanted), "{}", sheet.title);
        let ada = sheet.sections[0].table.row(0);
        let shown: Vec<String> = ada.cells.iter().map(|cell| cell.shown(&texts)).collect();
        assert_eq!(shown, ["1", "ADA", "A", "1", "1", "[0]", "2"]);
        assert_eq!(sheet.notes.len(), 3, "events, what counts, ties: {:?}", sheet.notes);
    }
}

/// Name, rating before and after the season, games.
type Carried = (String, u16, u16, u32);

fn carried(rules: SeasonRatingRules, events: &[&History]) -> Vec<Carried> {
    let made: Vec<_> = events.iter().map(|event| standings(event)).collect();
    let of: Vec<SeasonEvent> =
        events.iter().zip(&made).map(|(event, made)| (event.snapshot(), &**made)).collect();
    let ratings = season_ratings(&self::rules(""), &rules, &of);
    let told = ratings.iter().map(|made| {
        let player = &events[made.event].snapshot().player(made.player).unwrap().player;
        (player.name.to_string(), made.before.get(), made.after.get(), made.games)
    });
    told.collect()
}

pub(super) fn rating_rules(k: u8, first: u16) -> SeasonRatingRules {
    let text = format!("ratings: (k: {k}, first: {first})");
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("season.ron"), format!("(name: \"S\", events: [\"a\"], {text})")).unwrap();
    fs::write(folder.path().join("a"), "").unwrap();
    SeasonPlan::read(folder.path()).unwrap().ratings.unwrap()
}

/// Returns the event with the national rating of each player; 0 for none, and no international one.
fn rated(mut history: History, ratings: &[i64]) -> History {
    for (id, &points) in (1..).map(PlayerId).zip(ratings) {
        let mut player = history.snapshot().player(id).unwrap().player.clone();
        (player.rating, player.national_rating) = (None, Rating::new(points).ok());
        let reason = "rating".to_owned();
        history.replay(Entry::Did(Command::EditPlayer { id, player, reason }), MORNING).unwrap();
    }
    history
}

#[test]
fn ratings_are_carried_from_event_to_event_by_hand_computed_values() {
    let entrants = [("Ada", 1, "", 10), ("Ben", 2, "", 0), ("Can", 3, "", 5), ("Ece", 4, "", 5)];
    let one = rated(event(&entrants), &[1600, 1500, 0, 2100]);
    // 100 points apart: 64 of 100 expected. 900 apart: counted as 400, which is 92 of 100.
    let own = carried(rating_rules(20, 1200), &[&one]);
    let row = |name: &str, before, after, games| (name.to_owned(), before, after, games);
    assert_eq!(
        own,
        [
            row("Ece", 2100, 2092, 1),
            row("Ada", 1600, 1607, 1),
            row("Ben", 1500, 1493, 1),
            row("Can", 1200, 1208, 1)
        ]
    );
    // The second event has other ratings: those carried count. Ada and Can have not met before.
    let second = [("Ada", 1, "", 0), ("Can", 3, "", 10), ("Fay", 5, "", 10), ("Ben", 2, "", 0)];
    let two = rated(event(&second), &[3000, 3000, 0, 3000]);
    let both = carried(rating_rules(20, 1200), &[&one, &two]);
    // 1607 - 1208 = 399: 92 of 100 expected. 1200 - 1493 = -293: 15 expected, so that Fay gains 17.
    assert_eq!(
        both,
        [
            row("Ece", 2100, 2092, 1),
            row("Ada", 1600, 1589, 2),
            row("Ben", 1500, 1476, 2),
            row("Can", 1200, 1226, 2),
            row("Fay", 1200, 1217, 1),
        ]
    );
    // The gains of one player are the losses of another.
    let sum = |rows: &[Carried]| rows.iter().map(|row| i64::from(row.2) - i64::from(row.1)).sum::<i64>();
    assert_eq!((sum(&own), sum(&both)), (0, 0));
}

#[test]
fn hakem_reads_the_rating_list_of_a_season_in_every_language() {
    let entrants = [("Ak, Ayşe", 1, "", 10), ("Boz, Can", 2, "", 0)];
    let one = rated(event(&entrants), &[1600, 1500]);
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let (texts, derived) = (Texts::new(language), Derived::default());
        let made = standings(&one);
        let rules = rating_rules(20, 1200);
        let ratings = season_ratings(&self::rules(""), &rules, &[(one.snapshot(), &*made)]);
        let of = [Event::of(&one, &texts, &derived)];
        let sheet = sheet::season::ratings(&rules, (&ratings, &[]), &of);
        assert!(sheet.notes[0].contains("20") && sheet.notes[0].contains("1200"), "{:?}", sheet.notes);
        let heads: Vec<String> =
            sheet.sections[0].table.columns.iter().map(|column| column.head.to_string()).collect();
        let columns = assigned(&heads);
        for wanted in [PlayerColumn::Name, PlayerColumn::NationalRating, PlayerColumn::FideId] {
            assert!(columns.contains(&Some(wanted)), "{language:?} {heads:?}");
        }
        let shown: Vec<String> =
            sheet.sections[0].table.row(0).cells.iter().map(|cell| cell.shown(&texts)).collect();
        assert!(shown.contains(&"1607".to_owned()) && shown.contains(&"+7".to_owned()), "{shown:?}");
    }
}

#[test]
fn a_confirmed_name_that_no_player_has_and_a_category_without_players_are_stated() {
    let [one, two, three] = three();
    let text = "same: [\"Nemo\"], categories: [(name: \"Seniors\", category: (born_to: 1900))]";
    let (texts, derived) = (Texts::new(Language::English), [(); 3].map(|()| Derived::default()));
    let events = [&one, &two, &three].into_iter().zip(&derived);
    let events: Vec<Event> = events.map(|(history, derived)| Event::of(history, &texts, derived)).collect();
    let made = ranked(text, &[&one, &two, &three]);
    let sheet = sheet::season::sheet(&rules(text), &made, &events);
    let notes: Vec<&String> = sheet.sections.iter().flat_map(|section| &section.notes).collect();
    assert!(
        notes.iter().any(|note| note.contains("Nemo: no player of the season has this name")),
        "{notes:?}"
    );
    assert!(notes.iter().any(|note| note.as_str() == "No player fulfils the conditions."), "{notes:?}");
}

#[test]
fn a_wrong_file_is_refused_with_line_and_column() {
    let folder = TempDir::new().unwrap();
    let read = |text: &str| {
        fs::write(folder.path().join("season.ron"), text).unwrap();
        SeasonPlan::read(folder.path())
    };
    assert!(matches!(SeasonPlan::read(TempDir::new().unwrap().path()), Err(SeasonError::Missing { .. })));
    for (text, place) in [
        ("(name: \"S\",\n events: [\"a\"],\n bests: 2)", "line 3, column 2: “bests” is not known here"),
        ("(name: \"S\",\n events: [\"a\"], best: 0)", "line 2, column 23: the value does not fit"),
        ("(name: \"\",\n events: [])", "line 1, column 9: the value does not fit"),
        ("(name: \"S\")", "line 1: “events” is missing"),
    ] {
        let Err(SeasonError::Malformed { cause, .. }) = read(text) else { panic!("{text}") };
        let told = cause.say(&Texts::new(Language::English));
        assert!(told.starts_with(place), "{told}");
    }
    assert!(matches!(read("(name: \"S\", events: [])"), Err(SeasonError::NoEvents { .. })));
    assert!(matches!(
        read("(name: \"S\", events: [\"gone.hakem\"])"),
        Err(SeasonError::NoSuchEvent { event, .. }) if event == "gone.hakem"
    ));
    fs::write(folder.path().join("one.trf"), "").unwrap();
    assert!(matches!(
        read("(name: \"S\", events: [\"one.trf\", \"./one.trf\"])"),
        Err(SeasonError::Twice { event, .. }) if event == "./one.trf"
    ));
}

#[test]
fn the_season_of_the_folder_is_shown_and_written_from_the_event_screen() {
    let mut console = festival::three_sections();
    console.press("<F4>,ss");
    console.shows("season.ron is missing");
    let folder = console.folder().join("winter");
    let plan = "(name: \"Grand prix\", events: [\"seniors.hakem\", \"open.hakem\"])";
    fs::write(folder.join("season.ron"), plan).unwrap();
    console.press("<Esc><F6>rpP<F7>11111111<F4>,ss");
    console.shows("Grand prix");
    console.shows("Season ranking");
    console.press("<Esc>,sp");
    console.shows("Season ranking written to");
    assert!(fs::read(folder.join("season.pdf")).unwrap().starts_with(b"%PDF"));
    // The next one replaces it.
    console.press(",sp");
    console.shows("Season ranking written to");
    fs::write(folder.join("season.ron"), "(name: \"Grand prix\", events: [\"gone.hakem\"])").unwrap();
    console.press(",sp");
    console.shows("gone.hakem");
}

/// A list with a column of schools in any of the languages is imported with the schools as clubs, which are ranked.
#[test]
fn schools_of_an_imported_list_are_ranked_as_clubs() {
    for heads in ["Name;Rating;School", "Ad Soyad;Rating;Okul", "Jméno;Rating;Škola"] {
        let heads: Vec<String> = heads.split(';').map(ToOwned::to_owned).collect();
        assert_eq!(
            assigned(&heads),
            [PlayerColumn::Name, PlayerColumn::Rating, PlayerColumn::Club].map(Some),
            "{heads:?}"
        );
    }
    let event = event(&[
        ("Ada", 1, "North School", 10),
        ("Ben", 2, "South School", 0),
        ("Can", 3, "North School", 5),
        ("Dan", 4, "South School", 5),
    ]);
    let made = ranked("ranked: Clubs", &[&event]);
    assert_eq!(told(&made.rows), ["1 North School 1½", "2 South School ½"]);
}
