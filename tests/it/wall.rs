//! Published output: the print screen, the pages of the event, the hall screen.

use crate::console::Console;
use crate::disk::hasty_disk;
use crate::pages::{assert_harmless, picture};
use crate::sheets::{MORNING, drawn, named_like, printed, sample};
use crate::sheets_formats::{knockout, play_off, round_robin, teams};
use clap::ValueEnum;
use hakem::app::Hall;
use hakem::desk::{FileRequest, Message};
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::closing::{self, Closing, ClosingWishes};
use hakem::publish::html::Accent;
use hakem::publish::last_change::last_change;
use hakem::publish::logo::Logo;
use hakem::publish::paper::{Orientation, PageSetup, Paper};
use hakem::publish::site::{File, Front, SiteOptions, files, front};
use hakem::simulate::{Wishes, simulate};
use hakem::theme::Theme;
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::console::rating::{RatingOutcome, rated_games};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{propose, system};
use hakem_engine::tournament::{
    BoardNo, Colour, Forfeit, GameResult, Issue, IssueMedium, IssuedSheet, Licence, Name, Outcome,
    PartialDate, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, TimeOfDay, Title,
};
use hakem_engine::trf::Audience;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use scraper::{ElementRef, Html, Selector};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

fn wishes(audience: Audience) -> SiteOptions<'static> {
    SiteOptions { address: Some("https://example.org"), audience, ..SiteOptions::default() }
}

/// The pages of an event, written at a moment.
fn site(history: &History, minute: i64) -> BTreeMap<String, Vec<u8>> {
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(history, &texts, &derived);
    let moment = Moment(MORNING.0 + 60_000 * minute);
    let made: Vec<File> = files(event, (moment, &format!("{minute:08}")), wishes(Audience::Public)).unwrap();
    made.into_iter().collect()
}

/// Returns the files that differ between two sites.
fn changed(one: &BTreeMap<String, Vec<u8>>, other: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    one.iter()
        .filter(|(name, bytes)| other.get(*name) != Some(*bytes))
        .map(|(name, _)| name.clone())
        .collect()
}

fn result(board: u16) -> Command {
    let result = GameResult::Played(Outcome::Draw);
    Command::EnterResult { round: RoundNo(4), board: BoardNo(board), result }
}

#[test]
fn a_result_changes_no_page_of_an_earlier_round_and_time_alone_only_the_overview() {
    let before = site(&sample(Vec::new()), 1);
    assert_eq!(changed(&site(&sample(Vec::new()), 2), &before), ["index.html"]);
    let after = changed(&site(&sample(vec![result(1)]), 1), &before);
    let of_round = |name: &String| -> Option<u8> {
        name.trim_end_matches(".html")
            .rsplit_once('-')
            .filter(|_| !name.starts_with("player"))?
            .1
            .parse()
            .ok()
    };
    assert!(after.contains(&"pairings-4.html".to_owned()), "{after:?}");
    assert!(after.iter().all(|name| of_round(name).is_none_or(|round| round == 4)), "{after:?}");
}

#[test]
fn pages_lead_to_one_another_and_no_name_is_markup_in_them() {
    for name in ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)"] {
        let pages = site(&named_like(name), 1);
        for (file, bytes) in pages.iter().filter(|(file, _)| file.ends_with(".html")) {
            let page = String::from_utf8(bytes.clone()).unwrap();
            assert_harmless(&page, &format!("{file} of {name}"));
            for link in page.split("href=\"").skip(1) {
                let target = link.split(['"', '#']).next().unwrap();
                assert!(target.is_empty() || pages.contains_key(target), "{file} leads to {target}");
            }
        }
    }
}

#[test]
fn every_link_of_every_format_leads_to_a_page_and_each_page_is_written_once() {
    // A round without a result: no player has a card yet.
    let mut fresh = drawn("lim", 0);
    let draft = propose(fresh.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
    for command in [Command::DraftRound(draft), Command::publish(RoundNo(1))] {
        fresh.replay(Entry::Did(command), MORNING).unwrap();
    }
    let events = [fresh, round_robin(), teams(), knockout(), play_off()];
    for (at, history) in events.iter().enumerate() {
        let (texts, derived) = (Texts::new(Language::English), Derived::default());
        let event = Event::of(history, &texts, &derived);
        let made = files(event, (MORNING, "7f3a91c0"), wishes(Audience::Public)).unwrap();
        let names: BTreeSet<&str> = made.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names.len(), made.len(), "event {at}: {names:?}");
        for (file, bytes) in made.iter().filter(|(file, _)| file.ends_with(".html")) {
            let page = std::str::from_utf8(bytes).unwrap();
            for link in page.split("href=\"").skip(1) {
                let target = link.split(['"', '#']).next().unwrap();
                assert!(target.is_empty() || names.contains(target), "event {at}: {file} leads to {target}");
            }
        }
    }
}

#[test]
fn a_printed_sheet_is_in_the_log_and_undo_skips_it() {
    let mut history = sample(vec![result(1)]);
    let before = history.snapshot().clone();
    let sheet = IssuedSheet { sheet: "pairings".to_owned(), round: Some(RoundNo(4)), version: Some(1) };
    let to = "lp -d \u{1b}[31mHall".to_owned();
    let issue = Issue { way: IssueMedium::Printed, sheets: vec![sheet], hash: "7f3a91c0".to_owned(), to };
    history.replay(Entry::Issued(issue), MORNING).unwrap();
    assert_eq!(history.snapshot().rounds(), before.rounds());
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let last = {
        let log = hakem::sheet::log::table(Event::of(&history, &texts, &derived));
        log.row(log.len() - 1).cells[2].shown(&texts)
    };
    assert!(last.starts_with("Printed: pairings by board (round 4, version 1) · 7f3a91c0"), "{last}");
    assert!(!last.contains('\u{1b}'), "{last:?}");
    let undo = history.try_undo().unwrap();
    history.keep(undo, MORNING);
    assert_eq!(history.snapshot().round(RoundNo(4)).unwrap().result(BoardNo(1)), None);
}

fn frame(hall: &Hall, history: &History, columns: u16, rows: u16) -> String {
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(history, &texts, &derived);
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| hall.draw(frame, event, &Theme::monochrome())).unwrap();
    terminal.backend().to_string()
}

#[test]
fn the_hall_screen_has_a_code_for_phones_where_it_fits_as_a_whole() {
    let history = sample(Vec::new());
    let mut hall = Hall::default();
    assert!(!frame(&hall, &history, 280, 60).contains("On your phone"));
    hall.set_address(Some("https://example.org/open".to_owned()));
    let shown = frame(&hall, &history, 280, 60);
    let code = hakem::publish::qr::lines("https://example.org/open", usize::MAX).unwrap();
    assert!(shown.contains("On your phone") && shown.contains("https://example.org/open"), "{shown}");
    // The margin is blank: only lines with squares must appear unchanged on the screen.
    assert!(code.iter().all(|line| shown.contains(line.trim())), "{shown}");
    hall.set_address(Some("https://example.org/".repeat(40)));
    assert!(!frame(&hall, &history, 280, 60).contains("On your phone"), "half a code is none");
}

#[test]
fn the_hall_screen_shows_results_as_they_come_and_fits_every_terminal() {
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let mut hall = Hall::default();
    let before = sample(Vec::new());
    assert!(!hall.notice(Event::of(&before, &texts, &derived)));
    let derived = Derived::default();
    let after = sample(vec![result(1)]);
    assert!(hall.notice(Event::of(&after, &texts, &derived)), "a result came in");
    let shown = frame(&hall, &after, 100, 24);
    assert!(shown.contains("round 4 · 1/7") && shown.contains("½ - ½") && shown.contains("SALİH"), "{shown}");
    assert!(frame(&hall, &after, 180, 50).contains("██"), "large figures on a large terminal");
    for (columns, rows) in [(20, 5), (40, 12), (80, 24), (300, 90)] {
        frame(&hall, &after, columns, rows);
    }
}

/// An open of 120 players with long names, ratings and titles, whose first round is published.
fn large_open() -> History {
    let mut history = History::default();
    let settings =
        Settings { initial_colour: Some(Colour::White), ..Settings::named(Name::new("Large open").unwrap()) };
    let mut does = |command: Command| history.replay(Entry::Did(command), MORNING).unwrap();
    does(Command::Announce(Box::new(settings)));
    for number in 1..=120_i64 {
        let name = Name::new(&format!("Papandopoulos-Kyriakidis, A {number}")).unwrap();
        let rating = Rating::new(1111 + number).ok();
        let federation = Name::new(if number % 2 == 0 { "GER" } else { "TUR" }).ok();
        let player = Player { rating, federation, title: Some(Title::FM), ..Player::named(name) };
        does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    let draft = propose(history.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
    for command in [Command::DraftRound(draft), Command::publish(RoundNo(1))] {
        history.replay(Entry::Did(command), MORNING).unwrap();
    }
    history
}

#[test]
fn the_hall_screen_shows_boards_by_name_until_the_first_result_is_in() {
    // So wide that the first page has space for more than the boards.
    let shows = |history: &History| frame(&Hall::default(), history, 400, 70).contains("Opponent");
    let mut history = large_open();
    assert!(shows(&history));
    let command = Command::EnterResult {
        round: RoundNo(1),
        board: BoardNo(1),
        result: GameResult::Played(Outcome::Draw),
    };
    history.replay(Entry::Did(command), MORNING).unwrap();
    assert!(!shows(&history));
}

/// The sample event with rounds that begin at ten and a default time of half an hour.
fn announced() -> History {
    let mut history = sample(Vec::new());
    let settings = Settings {
        round_dates: (5..=9).map(|day| PartialDate::new(2026, 3, day).ok()).collect(),
        round_times: vec![TimeOfDay::new(10, 0).ok(); 5],
        default_time: Some(30),
        ..history.snapshot().settings().clone()
    };
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    history
}

#[test]
fn the_hall_screen_counts_down_to_the_round_and_the_default_time_at_any_size() {
    let history = announced();
    let mut hall = Hall::default();
    hall.set_clock("2026-03-08T09:58:30Z".parse().unwrap());
    let shown = frame(&hall, &history, 80, 24);
    assert!(shown.contains("Round 4 begins in 0:01:30 (10:00)"), "{shown}");
    hall.set_clock("2026-03-08T10:20:01Z".parse().unwrap());
    for columns in [80, 110, 170] {
        let shown = frame(&hall, &history, columns, 50);
        assert!(shown.contains("Default time of round 4 ends in 0:09:59 (10:30)"), "{columns}: {shown}");
    }
    let large = |hall: &Hall| frame(hall, &history, 170, 50).matches('█').count();
    let with_countdown = large(&hall);
    hall.set_clock("2026-03-20T10:20:01Z".parse().unwrap());
    assert!(large(&hall) < with_countdown, "large figures count too");
    assert!(!frame(&hall, &history, 170, 50).contains(" in 0:"));
}

#[test]
fn the_announcement_on_the_hall_screen_has_its_times_in_large_digits() {
    let hall = Hall::default();
    let history = announced();
    let rows = |columns, rows| {
        let shown = frame(&hall, &history, columns, rows);
        let is_large = |line: &&str| line.contains("██████");
        (shown.lines().filter(is_large).count(), shown.contains("Begins"))
    };
    assert_eq!(rows(80, 24), (5, true), "two full rows of 10:00, three of 10:30");
    assert_eq!(rows(30, 24).0, 0, "not cut");
}

#[test]
fn the_announcement_of_a_round_states_its_start_and_the_default_time() {
    insta::assert_snapshot!(printed(&announced(), ("announcement", None), Language::English));
    for language in [Language::Turkish, Language::Czech] {
        let text = printed(&announced(), ("announcement", None), language);
        assert!(text.contains("10:30") && text.lines().count() > 6, "{text}");
    }
    let names = site(&announced(), 1);
    assert!(names.contains_key("announcement.html") && names.contains_key("rounds.ics"));
}

#[test]
fn the_hall_screen_fills_a_wide_terminal_and_cuts_no_figure_without_a_mark() {
    let hall = Hall::default();
    let open = large_open();
    let shown = frame(&hall, &open, 240, 40);
    for board in ["A 1 ", "A 30 ", "A 60 "] {
        assert!(shown.contains(board), "all boards on one page\n{shown}");
    }
    let beyond = |line: &str| line.chars().skip(160).any(char::is_alphanumeric);
    assert!(shown.lines().filter(|line| beyond(line)).count() > 20, "{shown}");
    // Pairings and standings of a small event fit on one page.
    let small = frame(&hall, &sample(vec![result(1)]), 240, 60);
    assert!(small.contains("Pairings of round 4") && small.contains("Standings in round 4"), "{small}");
    for columns in (20..=260).step_by(if crate::effort::is_full() { 1 } else { 5 }) {
        let shown = frame(&hall, &open, columns, 24);
        let lines = shown.lines().map(|line| line.trim_matches('"').trim()).skip(3);
        // Every line of boards ends with the points of Black.
        for line in lines.filter(|line| line.contains("Papan") || line.contains("PAPAN")) {
            assert!(line.ends_with(" 0") || line.ends_with('…'), "{columns}\n{shown}");
        }
    }
}

#[test]
fn a_player_without_a_number_has_no_page_and_breaks_none() {
    let late = Player::named(Name::new("Late").unwrap());
    let missed = RequestedBye::ZeroPoint;
    let history = sample(vec![Command::Register { player: late, arrival: RoundNo(5), missed }]);
    let pages = site(&history, 1);
    assert_eq!(pages.keys().filter(|name| name.starts_with("player-")).count(), 17);
    assert!(history.snapshot().player(PlayerId(18)).is_some());
}

#[test]
fn public_pages_have_the_year_of_birth_only_and_no_licence_number_unless_the_organiser_wants_it() {
    let id = PlayerId(1);
    let known = sample(Vec::new()).snapshot().player(id).unwrap().player.clone();
    let born = PartialDate::new(1987, 3, 29).ok();
    let player = Player { born, licence: Licence::of_number(55_443_322), national_rating: None, ..known };
    let history = sample(vec![Command::EditPlayer { id, player, reason: "list".to_owned() }]);
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let all = |audience: Audience| -> String {
        let made = files(event, (MORNING, "7f3a91c0"), wishes(audience)).unwrap();
        let texts = made.into_iter().filter(|(name, _)| !name.ends_with(".png"));
        texts.map(|(_, bytes)| String::from_utf8(bytes).unwrap()).collect()
    };
    let public = all(Audience::Public);
    assert!(public.contains("1987/00/00"));
    assert!(!public.contains("1987/03/29") && !public.contains("55443322"));
    let wanted = all(Audience::Federation);
    assert!(wanted.contains("1987/03/29") && wanted.contains("55443322"));
}

#[test]
fn the_page_of_a_player_shows_the_next_round_from_its_publication_on() {
    let history = sample(Vec::new());
    let (_, board, result) = history.snapshot().round(RoundNo(4)).unwrap().games().next().unwrap();
    assert_eq!(result, None);
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let number = event.number(board.meeting.white).unwrap();
    let page = String::from_utf8(site(&history, 1)[&format!("player-{number}.html")].clone()).unwrap();
    let read = Html::parse_document(&page);
    let row = read.select(&Selector::parse("tbody tr").unwrap()).next().unwrap();
    let cells: Vec<String> =
        row.select(&Selector::parse("td").unwrap()).map(|cell| cell.text().collect()).collect();
    let opponent = board.meeting.black;
    let other = event.number(opponent).unwrap().to_string();
    let known = &history.snapshot().player(opponent).unwrap().player;
    let name = format!("{} {}", known.title.unwrap().letters(), event.name(opponent));
    let rating = known.rating.unwrap().to_string();
    assert_eq!(cells, ["1", "W", other.as_str(), name.as_str(), rating.as_str()]);
    assert!(page.contains("<h3>round 4</h3>"), "{page}");
    let colours = Selector::parse("td.win, td.draw, td.loss").unwrap();
    assert_eq!(read.select(&colours).count(), 3, "a colour for each result so far");
}

/// Returns the rows of the table below an element, each as its cells.
fn rows_below(page: &Html, above: &str) -> Vec<Vec<String>> {
    let rows = Selector::parse(&format!("{above} tbody tr")).unwrap();
    let cells = Selector::parse("td").unwrap();
    page.select(&rows).map(|row| row.select(&cells).map(|cell| cell.text().collect()).collect()).collect()
}

#[test]
fn the_front_page_links_all_players_to_their_pages_and_shows_their_seats() {
    let history = sample(vec![result(1)]);
    let pages = site(&history, 1);
    let page = std::str::from_utf8(&pages["index.html"]).unwrap();
    assert!(page.contains("Round 4: in play, 1/7"), "{page}");
    assert!(
        page.contains("href=\"pairings-4.html\"") && page.contains("href=\"standings-4.html\""),
        "{page}"
    );
    let read = Html::parse_document(page);
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let found = rows_below(&read, "#found");
    for (number, board, _) in history.snapshot().round(RoundNo(4)).unwrap().games() {
        let [white, black] = [board.meeting.white, board.meeting.black].map(|id| event.name(id));
        let row = found.iter().find(|row| row[0] == number.to_string()).unwrap();
        assert!(row.contains(&white) && row.contains(&black), "{row:?}");
    }
    // Players without a game are listed below the boards, so that a search finds them too.
    let links = Selector::parse("#found td a[href^='player-']").unwrap();
    assert_eq!(read.select(&links).count(), 17);
    assert_eq!(rows_below(&read, "section:not(#found)").len(), 10, "those who lead");
}

#[test]
fn the_front_page_shows_the_final_standings_of_everyone_after_the_last_round() {
    let mut history = sample((1..=7).map(result).collect());
    let last = history.snapshot().last_round();
    for round in (5..=last.0).map(RoundNo) {
        let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
        let boards = u16::try_from(draft.boards.len()).unwrap();
        let results = (1..=boards).map(|board| {
            let result = GameResult::Played(Outcome::WhiteWins);
            Command::EnterResult { round, board: BoardNo(board), result }
        });
        let publish = [Command::DraftRound(draft), Command::publish(round)];
        for command in publish.into_iter().chain(results) {
            history.replay(Entry::Did(command), MORNING).unwrap();
        }
    }
    let page = String::from_utf8(site(&history, 1).remove("index.html").unwrap()).unwrap();
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let shown = rows_below(&Html::parse_document(&page), "#found");
    let standings = event.standings(last);
    assert_eq!(shown.len(), standings.rows.len());
    for (row, shown) in standings.rows.iter().zip(&shown) {
        assert!(
            shown.contains(&event.name(row.player)) && shown.contains(&texts.points(row.score)),
            "{shown:?}"
        );
    }
}

#[test]
fn the_front_page_of_a_team_event_names_the_teams_in_its_standings() {
    let asked = Wishes { teams: Some(8), rounds: Some(RoundNo(3)), ..Wishes::default() };
    let made = simulate(&asked, system("team-swiss-2026").unwrap(), 5, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let pages: BTreeMap<String, Vec<u8>> =
        files(event, (MORNING, "7f3a91c0"), wishes(Audience::Public)).unwrap().into_iter().collect();
    let page = Html::parse_document(std::str::from_utf8(&pages["index.html"]).unwrap());
    let rows = rows_below(&page, "section.part:not(#found)");
    for (_, team) in made.event.teams() {
        assert!(rows.iter().any(|row| row[1] == team.name.to_string()), "{rows:?}");
    }
    // A search finds players, whose pages it leads to.
    let players = rows_below(&page, "#found");
    for (id, _) in made.event.players() {
        assert!(players.iter().any(|row| row.contains(&event.name(id))), "{players:?}");
    }
}

#[test]
fn every_player_of_a_knockout_has_a_page_with_their_games() {
    let asked = Wishes { players: Some(8), ..Wishes::default() };
    let made = simulate(&asked, system("knockout").unwrap(), 5, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let pages: BTreeMap<String, Vec<u8>> =
        files(event, (MORNING, "7f3a91c0"), wishes(Audience::Public)).unwrap().into_iter().collect();
    for (id, _) in made.event.players() {
        let page = &pages[&format!("player-{}.html", event.number(id).unwrap())];
        let page = Html::parse_document(std::str::from_utf8(page).unwrap());
        let games = made.event.rounds().iter().flat_map(|round| round.games());
        let own = games.filter(|(_, board, _)| board.meeting.has(id)).count();
        assert_eq!(rows_below(&page, "section.part").len(), own, "{}", event.name(id));
    }
}

#[test]
fn the_feed_names_each_published_pairing_by_its_address_the_latest_first() {
    let pages = site(&sample(vec![result(1)]), 1);
    let feed = std::str::from_utf8(&pages["feed.xml"]).unwrap();
    let mut reader = quick_xml::Reader::from_str(feed);
    while reader.read_event().unwrap() != quick_xml::events::Event::Eof {}
    let ids: Vec<&str> = feed.split("<id>").skip(1).filter_map(|rest| rest.split("</id>").next()).collect();
    let page = |round: u8| format!("https://example.org/pairings-{round}.html#version-1");
    let expected = ["https://example.org/index.html".to_owned(), page(4), page(3), page(2), page(1)];
    assert_eq!(ids, expected);
    let link =
        Selector::parse("head link[rel='alternate'][type='application/atom+xml'][href='feed.xml']").unwrap();
    for file in ["index.html", "pairings-4.html", "player-1.html"] {
        let page = Html::parse_document(std::str::from_utf8(&pages[file]).unwrap());
        assert_eq!(page.select(&link).count(), 1, "{file}");
    }
}

#[test]
fn the_feed_of_a_team_event_has_one_entry_per_round() {
    let history = teams();
    let pages = site(&history, 1);
    let feed = std::str::from_utf8(&pages["feed.xml"]).unwrap();
    let last = history.snapshot().last_published().unwrap();
    assert_eq!(feed.matches("<entry>").count(), usize::from(last.0), "{feed}");
}

#[test]
fn a_page_of_a_player_explains_a_missing_performance_and_an_assumed_factor() {
    let asked = Wishes { players: Some(8), rounds: Some(RoundNo(3)), ..Wishes::default() };
    let made = simulate(&asked, system("dutch-2026").unwrap(), 5, 1).unwrap();
    let id = PlayerId(1);
    let player =
        Player { rating: None, national_rating: None, ..made.event.player(id).unwrap().player.clone() };
    let edit = Command::EditPlayer { id, player, reason: "not on the list".to_owned() };
    let snapshot = apply(&made.event, &edit).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &snapshot, ..Event::of(&history, &texts, &derived) };
    let pages: BTreeMap<String, Vec<u8>> =
        files(event, (MORNING, "7f3a91c0"), wishes(Audience::Public)).unwrap().into_iter().collect();
    for (player, _) in snapshot.players() {
        let page = &pages[&format!("player-{}.html", event.number(player).unwrap())];
        let page = std::str::from_utf8(page).unwrap();
        let games = snapshot.rounds().iter().flat_map(|round| round.games());
        let has_met = games.into_iter().any(|(_, board, result)| {
            let is_theirs = player != id && board.meeting.has(player) && board.meeting.has(id);
            is_theirs && result.is_some_and(|result| result.is_played())
        });
        assert_eq!(page.contains("an opponent has no rating"), has_met, "{}", event.name(player));
        let is_assumed = rated_games(&snapshot, player, RoundNo(3)).is_some_and(
            |made| matches!(made.outcome, RatingOutcome::Change { factor, .. } if factor.is_assumed),
        );
        assert_eq!(page.contains("K with *: assumed"), is_assumed, "{}", event.name(player));
    }
}

#[test]
fn the_rounds_of_a_player_name_opponents_with_their_titles() {
    let history = sample(Vec::new());
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let titled = history.snapshot().players().find(|(_, of)| of.player.title.is_some()).unwrap().0;
    let games = || history.snapshot().rounds().iter().take(3).flat_map(|round| round.games());
    let (_, board, _) = games().find(|(_, board, _)| board.meeting.has(titled)).unwrap();
    let opponent = if board.meeting.white == titled { board.meeting.black } else { board.meeting.white };
    let number = event.number(opponent).unwrap();
    let page = String::from_utf8(site(&history, 1)[&format!("player-{number}.html")].clone()).unwrap();
    let title = history.snapshot().player(titled).unwrap().player.title.unwrap();
    assert!(page.contains(&format!(">{} {}<", title.letters(), event.name(titled))), "{page}");
}

#[test]
fn pages_of_a_round_in_play_reload_themselves_and_show_their_time() {
    let playing = site(&sample(vec![result(1)]), 1);
    let over = site(&sample((1..=7).map(result).collect()), 1);
    let is_live = |pages: &BTreeMap<String, Vec<u8>>, file: &str| {
        let page = std::str::from_utf8(&pages[file]).unwrap();
        assert_eq!(
            page.contains("<body data-live"),
            page.contains("as of") || !file.starts_with("standings")
        );
        page.contains("<body data-live")
    };
    for file in ["index.html", "pairings-4.html", "standings-4.html", "crosstable.html", "player-1.html"] {
        assert!(is_live(&playing, file), "{file}");
    }
    for file in ["pairings-3.html", "standings-3.html", "names-4.html", "starting-list.html"] {
        assert!(!std::str::from_utf8(&playing[file]).unwrap().contains("<body data-live"), "{file}");
    }
    assert!(over.values().all(|page| !String::from_utf8_lossy(page).contains("<body data-live")));
    let foot = |pages: &BTreeMap<String, Vec<u8>>, file: &str| {
        let page = Html::parse_document(std::str::from_utf8(&pages[file]).unwrap());
        page.select(&Selector::parse("footer").unwrap()).next().unwrap().text().collect::<String>()
    };
    assert!(
        foot(&playing, "standings-4.html").contains("as of 2026-03-05"),
        "{}",
        foot(&playing, "standings-4.html")
    );
    assert!(!foot(&playing, "standings-3.html").contains("as of"));
}

fn text_of(pages: &BTreeMap<String, Vec<u8>>, file: &str) -> String {
    String::from_utf8(pages[file].clone()).unwrap()
}

#[test]
fn a_sheet_of_a_round_leads_to_that_of_the_round_before_and_to_no_later_one() {
    let pages = site(&sample(vec![result(1)]), 1);
    let earlier = |file: &str| {
        let page = Html::parse_document(&text_of(&pages, file));
        let link = Selector::parse("h2 a[rel='prev']").unwrap();
        page.select(&link).map(|link| link.attr("href").unwrap().to_owned()).collect::<Vec<_>>()
    };
    for (file, before) in [("pairings-3.html", "pairings-2.html"), ("standings-3.html", "standings-2.html")] {
        assert_eq!(earlier(file), [before]);
    }
    assert_eq!(earlier("index.html"), ["pairings-3.html"], "the boards of the current round");
    assert_eq!(earlier("pairings-1.html"), [""; 0]);
    assert_eq!(earlier("crosstable.html"), [""; 0]);
}

#[test]
fn messengers_show_the_logo_or_a_chessboard_in_the_accent_colour() {
    let history = sample(Vec::new());
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let image = |logo: Option<&Arc<Logo>>, accent: &str| {
        let options = SiteOptions { logo, accent: accent.parse().unwrap(), ..wishes(Audience::Public) };
        let pages: BTreeMap<_, _> = files(event, (MORNING, ""), options).unwrap().into_iter().collect();
        let index = text_of(&pages, "index.html");
        let (_, rest) = index.split_once("og:image\" content=\"https://example.org/").unwrap();
        pages[rest.split_once('"').unwrap().0].clone()
    };
    let logo = Arc::new(Logo::of(picture()).unwrap());
    assert_eq!(image(Some(&logo), "#aa0000"), picture());
    let drawn = image(None, "#aa0000");
    let palette = drawn.windows(4).position(|bytes| bytes == b"PLTE").unwrap() + 4;
    assert_eq!(drawn[palette + 3..palette + 6], [0xaa, 0, 0]);
    // Read completely, with its checksums.
    assert_eq!(Logo::of(drawn).unwrap().within((1200.0, 1200.0)), Some((1200.0, 600.0)));
}

#[test]
fn the_front_page_of_a_festival_lists_the_leaders_of_each_section() {
    let (played, teams) = (sample(vec![result(1)]), teams());
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let events = [&played, &teams].map(|history| Event::of(history, &texts, &derived));
    let names = [&played, &teams].map(|history| site(history, 1).into_keys().collect::<Vec<_>>());
    let fronts: Vec<Front> = ["open", "teams"]
        .into_iter()
        .zip(events)
        .zip(&names)
        .map(|((folder, event), pages)| Front { event, folder, pages })
        .collect();
    let settings = played.snapshot().settings();
    let accent = (None, Accent::default());
    let made: BTreeMap<String, Vec<u8>> =
        front(settings, &fronts, &texts, MORNING, None, accent).into_iter().collect();
    let page = Html::parse_document(&text_of(&made, "index.html"));
    let card = Selector::parse(".cards section").unwrap();
    let row = Selector::parse("tbody tr").unwrap();
    let rows = |card: ElementRef| card.select(&row).map(|row| row.text().collect()).collect::<Vec<String>>();
    let cards: Vec<Vec<String>> = page.select(&card).map(rows).collect();
    assert_eq!(cards.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    let standings = Html::parse_document(&text_of(&site(&played, 1), "standings-4.html"));
    let link = Selector::parse("td a").unwrap();
    let leader = standings.select(&link).next().unwrap();
    assert!(cards[0][0].contains(&leader.text().collect::<String>()), "{cards:?}");
    let address = format!("open/{}", leader.attr("href").unwrap());
    assert_eq!(page.select(&link).next().unwrap().attr("href"), Some(address.as_str()));
    assert!(cards[1][0].contains("Brno"), "{cards:?}");
}

#[test]
fn phones_label_the_figures_below_a_row_and_scroll_rows_with_many_games() {
    let swiss = site(&sample((1..=7).map(result).collect()), 1);
    for (file, label) in [("standings-4.html", "BH:"), ("crosstable.html", "4:")] {
        let page = text_of(&swiss, file);
        assert!(page.contains(&format!(":not(:empty)::before{{content:'{label}'}}")), "{file}: {page}");
        assert!(page.contains("th:nth-child(") && page.contains("{display:none}"), "{file}");
    }
    let berger = text_of(&site(&round_robin(), 1), "crosstable.html");
    assert!(!berger.contains("content:'SB:'") && berger.contains("position:sticky;inset-inline-start:0"));
}

#[test]
fn the_front_page_of_teams_lists_the_matches_before_the_players() {
    let index = text_of(&site(&teams(), 1), "index.html");
    let matches = index.find("<h2><a href=\"matches-2.html\">").unwrap();
    let names = index.find("<h2><a href=\"names-2.html\">").unwrap();
    assert!(matches < names && index[matches..names].contains("İzmir"), "{index}");
}

#[test]
fn a_bracket_is_drawn_before_its_tables() {
    let page = text_of(&site(&knockout(), 1), "bracket.html");
    let (drawing, tables) = page.split_once("</svg></div></section>").unwrap();
    let (_, drawing) = drawing.split_once("<svg class=\"tree\"").unwrap();
    let names = Html::parse_document(tables);
    let cell = Selector::parse("td:nth-child(2), td:nth-child(4)").unwrap();
    for name in names.select(&cell).map(|cell| cell.text().collect::<String>()) {
        assert!(drawing.contains(&format!(">{name}</text>")), "{name}: {drawing}");
    }
    // The two sides of each match are connected.
    let (path, _) = drawing.split_once("\"></path>").unwrap();
    assert_eq!(path.matches('V').count(), 3, "{drawing}");
}

#[test]
fn no_page_of_300_players_is_too_heavy_for_a_phone() {
    let asked = Wishes { players: Some(300), rounds: Some(RoundNo(9)), ..Wishes::default() };
    let made = simulate(&asked, system("dutch-2026").unwrap(), 5, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let pages = files(event, (MORNING, "7f3a91c0"), wishes(Audience::Public)).unwrap();
    let heavy: Vec<(&String, usize)> = pages
        .iter()
        .map(|(name, page)| (name, page.len()))
        // The page that verifies certificates contains its verifier, and is opened only by visitors who
        // verify.
        .filter(|(name, length)| name.ends_with(".html") && *length > 60_000)
        .collect();
    assert!(heavy.is_empty(), "{heavy:?}");
}

/// The same history, in which sheets of round 3 and the list of players were printed before further commands.
fn printed_before(further: Vec<Command>) -> History {
    let mut history = sample(Vec::new());
    let sheet = |name: &str, round: Option<u8>| IssuedSheet {
        sheet: name.to_owned(),
        round: round.map(RoundNo),
        version: None,
    };
    // The list by name does not depend on results, though its rescue code includes them.
    let seats = sheet("pairings-by-name", Some(3));
    let boards = sheet("pairings", Some(4));
    let sheets = vec![
        sheet("standings", Some(3)),
        sheet("results", Some(3)),
        sheet("starting-list", None),
        seats,
        boards,
    ];
    let issue = Issue { way: IssueMedium::Printed, sheets, hash: "12345678".to_owned(), to: "lp".to_owned() };
    history.replay(Entry::Issued(issue), Moment(MORNING.0 + 60_000_000)).unwrap();
    for command in further {
        history.replay(Entry::Did(command), Moment(MORNING.0 + 61_000_000)).unwrap();
    }
    history
}

#[test]
fn sheets_that_say_something_else_than_on_paper_are_known_and_others_are_not() {
    let outdated = |further: Vec<Command>| {
        let history = printed_before(further);
        let (texts, derived) = (Texts::new(Language::English), Derived::default());
        let sheets = closing::outdated(Event::of(&history, &texts, &derived));
        sheets.into_iter().map(|sheet| sheet.sheet).collect::<Vec<_>>()
    };
    // The posted pairing of round 4 remains valid.
    assert!(outdated(vec![result(1)]).is_empty(), "a result of round 4");
    let round = RoundNo(3);
    let correct = Command::CorrectResult {
        round,
        board: BoardNo(1),
        result: Some(GameResult::Forfeit(Forfeit::Both)),
        follow: Follow::Record,
        reason: "misread".to_owned(),
    };
    // The scores on the pairing of round 4 change too.
    assert_eq!(outdated(vec![correct]), ["pairings", "results", "standings"]);
}

#[test]
fn closing_files_bear_the_time_and_hash_of_the_last_change() {
    let with = |history: &History, now: &str, more: ClosingWishes| {
        let (texts, derived) = (Texts::new(Language::English), Derived::default());
        let event = Event::of(history, &texts, &derived);
        let (changed, hash) = last_change(history, now);
        let made =
            Closing::of(event, (changed, &hash), (wishes(Audience::Public), more), &|_| Some(Vec::new()))
                .unwrap();
        made.files(("event.hakem".to_owned(), b"(hakem:1)".to_vec()))
    };
    let closed = |history: &History, now: &str| with(history, now, ClosingWishes::default());
    let before = closed(&sample(Vec::new()), "12345678aa");
    assert!(before == closed(&printed_before(Vec::new()), "99999999"), "paper changes no file");
    let names: Vec<&str> = before.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names[..5],
        ["report.trf", "games.pgn", "chess-results.xml", "standings.pdf", "crosstable.pdf"]
    );
    let more = ClosingWishes { with_trf16: true, games: Some(b"[Event \"x\"]".to_vec()) };
    let asked = with(&sample(Vec::new()), "12345678aa", more);
    let asked: Vec<&str> = asked.iter().map(|(name, _)| name.as_str()).collect();
    assert!(asked.contains(&"report-trf16.trf") && asked.contains(&"games-with-moves.pgn"), "{asked:?}");
    let (name, readme) = before.last().unwrap();
    let readme = std::str::from_utf8(readme).unwrap();
    assert_eq!(name, "README.txt");
    // The digest of the nine bytes above, as other programs compute it.
    assert!(
        readme.contains("d4bc20a9b5e91c4a9427b773009a08ac67951630cd55f290ef1adaa5cc7a5fe7  event.hakem\n"),
        "{readme}"
    );
}

#[test]
fn the_list_of_closing_files_names_a_place_without_days() {
    let place = Some(Name::new("Brno").unwrap());
    let announced = Settings { place, ..sample(Vec::new()).snapshot().settings().clone() };
    let history = sample(vec![Command::Announce(Box::new(announced))]);
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let printed = (MORNING, "12345678aa");
    let options = (wishes(Audience::Public), ClosingWishes::default());
    let made =
        Closing::of(Event::of(&history, &texts, &derived), printed, options, &|_| Some(Vec::new())).unwrap();
    let (_, readme) = made.files(("event.hakem".to_owned(), Vec::new())).pop().unwrap();
    assert_eq!(std::str::from_utf8(&readme).unwrap().lines().nth(1), Some("Brno"));
}

#[test]
fn paper_and_position_are_kept_with_the_event() {
    let mut console = Console::with_event(Language::English);
    console.press("<F9>o<Tab>l<Tab>p");
    console.hides("Letter portrait");
    console.press("<Enter>");
    console.shows("Letter portrait");
    console.press("o<Tab><Tab>l<Enter>");
    console.shows("Letter landscape");
    let path = console.app.context().path.unwrap().to_owned();
    let mut again = console.again(hasty_disk());
    again.app.update(Message::ask(FileRequest::Open(path)));
    again.press("<F9>");
    again.shows("Letter landscape");
    again.press("o<Tab><Tab>a<Enter>");
    again.hides("landscape");
}

#[test]
fn every_paper_and_position_is_read_as_it_is_kept() {
    for &paper in Paper::value_variants() {
        for &orientation in Orientation::value_variants() {
            let setup = PageSetup { paper, orientation };
            assert_eq!(PageSetup::read(&setup.written()), Some(setup));
        }
    }
    assert_eq!(PageSetup::read("a4 upside-down"), None);
}
