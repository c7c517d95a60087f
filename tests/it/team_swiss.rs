//! A Swiss of teams at the console: created, paired, reviewed, changed manually, published, played, ranked,
//! written and read back.

use crate::console::Console;
use crate::formats::{event, team};
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, ForbiddenPair, GameResult, Outcome, PlayerId, RoundNo, Settings, SystemId, TeamId,
};
use hakem_engine::trf;

/// Five teams of two, with the colour drawn.
pub(crate) fn five_teams() -> Console {
    let mut console = event(Language::English, "team-swiss-2026", 10);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.rounds = RoundNo(4);
    console.does(Command::Announce(Box::new(settings)));
    for (at, name) in (0..).zip(["Ankara", "Brno", "Cluj", "Dakar", "Essen"]) {
        team(&mut console, name, &[2 * at + 1, 2 * at + 2]);
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console
}

#[test]
fn a_round_is_paired_reviewed_changed_and_published_match_by_match() {
    let mut console = five_teams();
    console.press("<F6>");
    insta::assert_snapshot!("a_swiss_of_teams_is_ready", console.screen());
    console.press("r");
    insta::assert_snapshot!("a_swiss_of_teams_is_paired", console.screen());
    console.press("e");
    console.shows("is the top of the pair");
    console.shows("Ankara");
    console.press("<Esc>");
    console.press(",t");
    console.shows("4 unpaired");
    insta::assert_snapshot!("a_match_of_a_swiss_of_teams_is_taken_apart", console.screen());
    console.press("r");
    console.press("p");
    console.shows("4 boards; bye: 5 Essen");
    console.press("P");
    console.shows("Round 1 published: 4 boards, bye: 5 Essen");
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap();
    assert_eq!(round.matches().len(), 2);
    assert_eq!(round.team_with_bye(), Some(TeamId(5)));
}

/// Plays a round in which White wins on every board.
fn play(console: &mut Console, round: RoundNo) {
    let boards = console.app.context().snapshot.round(round).unwrap().boards().len();
    for board in (1..=u16::try_from(boards).unwrap()).map(BoardNo) {
        let result = GameResult::Played(if board.0 % 3 == 0 { Outcome::Draw } else { Outcome::WhiteWins });
        console.does(Command::EnterResult { round, board, result });
    }
}

#[test]
fn four_rounds_are_played_and_the_report_gives_the_same_event() {
    let mut console = five_teams();
    for round in (1..=4).map(RoundNo) {
        console.press("<F6>");
        console.press("rpP");
        assert!(console.app.context().snapshot.round(round).is_some(), "{}", console.screen());
        play(&mut console, round);
    }
    console.press("<F8>");
    insta::assert_snapshot!("standings_of_a_swiss_of_teams", console.screen());
    console.press("<F7>");
    insta::assert_snapshot!("results_of_a_swiss_of_teams", console.screen());
    let snapshot = console.app.context().snapshot.clone();
    let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
    let back = trf::to_commands(&trf::read(&report).unwrap().file, &snapshot.settings().system).unwrap();
    let again = trf::write(&trf::from_snapshot(&back.event), trf::Style::default());
    // Blanks in place of a missing federation are removed.
    let lines = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.starts_with("172")).map(str::to_owned).collect()
    };
    assert_eq!(lines(&again), lines(&report));
}

#[test]
fn a_whole_team_is_away_by_one_form_and_numbers_are_not_drawn() {
    let mut console = five_teams();
    console.press("<F5>td");
    console.shows("Teams are numbered by rating");
    console.press("b<Enter>");
    assert!(
        console.app.context().snapshot.team_away(TeamId(1), RoundNo(1)).is_some(),
        "{}",
        console.screen()
    );
    console.press("<F6>r");
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap();
    assert_eq!((round.matches().len(), round.team_with_bye()), (2, None), "{}", console.screen());
}

#[test]
fn a_decision_of_the_arbiter_names_teams_and_not_their_players() {
    let mut console = five_teams();
    for _ in 0..2 {
        console.press("<F6>rpP");
        let round = console.app.context().snapshot.last_published().unwrap();
        play(&mut console, round);
    }
    // Before round 3 is paired, b assigns the bye manually.
    console.press("<F6><Right>b<Enter>");
    let screen = console.screen();
    let teams = ["Ankara", "Brno", "Cluj", "Dakar", "Essen"];
    let title = screen.lines().find(|line| line.contains("Bye for")).unwrap_or_default();
    assert!(teams.iter().any(|team| title.contains(team)), "{screen}");
}

#[test]
fn a_round_that_cannot_be_paired_is_refused_with_the_names_of_the_teams() {
    let mut console = five_teams();
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    let pairs = [(1, 3), (1, 5), (1, 7), (1, 9), (3, 5), (3, 7), (3, 9)];
    settings.forbidden = pairs
        .map(|(one, other)| ForbiddenPair {
            players: [PlayerId(one), PlayerId(other)],
            first: RoundNo(1),
            last: RoundNo(4),
        })
        .to_vec();
    console.does(Command::Announce(Box::new(settings)));
    console.press("<F6>r");
    console.shows("1 Ankara, 2 Brno");
    console.shows("these teams have too few");
}

#[test]
fn the_number_of_rounds_is_checked_against_the_teams_and_can_change_as_for_players() {
    let mut console = five_teams();
    let announced = |console: &Console, rounds| {
        let settings = console.app.context().snapshot.settings().clone();
        Command::Announce(Box::new(Settings { rounds: RoundNo(rounds), ..settings }))
    };
    let seven = announced(&console, 7);
    console.does(seven);
    console.press("<F6>");
    console.shows(
        "With 5 teams the rules allow this number of rounds: 1–5. Change the number of rounds (F4), or register more teams (F5).",
    );
    // The draft begins the leg of the teams, which remains after the draft is discarded.
    console.press("r2x");
    let five = announced(&console, 5);
    console.does(five);
    assert_eq!(console.app.context().snapshot.last_round(), RoundNo(5));
    console.hides("the rules allow");
    console.press("rpP");
    console.app.update(Message::Do(announced(&console, 4)));
    console.shows("The number of rounds must be declared before the event (FIDE C.04.2 1).");
}

/// Eight teams of two, whose names are long, after seven rounds.
fn eight_teams_after_seven_rounds() -> Console {
    let mut console = Console::with_event(Language::English);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    hakem_engine::tiebreak::take_system(&mut settings, SystemId::new("team-swiss-2026"));
    settings.rounds = RoundNo(9);
    console.does(Command::Announce(Box::new(settings)));
    for at in 0..8 {
        let names = ["Alexandros", "Konstantinos"].map(|name| format!("{name} Papandopoulos {at}"));
        console.register(&names.each_ref().map(String::as_str));
        team(
            &mut console,
            &format!("Chess club of the old town of Karlovy Vary {at}"),
            &[2 * at + 1, 2 * at + 2],
        );
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2pP");
    for round in (1..=6).map(RoundNo) {
        play(&mut console, round);
        console.press("<F6><Right>rpP");
    }
    play(&mut console, RoundNo(7));
    console
}

#[test]
fn a_team_card_is_next_to_the_ranks_where_it_shows_all_rounds() {
    let mut console = eight_teams_after_seven_rounds();
    console.press("<F8>");
    let card = |width| {
        let screen = console.screen_of(width, 40);
        let head = screen.lines().find_map(|line| line.split_once("│ Bd "))?.1.to_owned();
        assert!(head.trim_end().ends_with("7     Pts"), "{screen}");
        Some(head)
    };
    let shown: Vec<bool> = (110..=220).map(|width| card(width).is_some()).collect();
    let has_both = shown.contains(&false) && shown.contains(&true);
    assert!(shown.is_sorted() && has_both, "{}", console.screen_of(220, 40));
}

#[test]
fn headings_of_team_matches_are_whole_where_there_is_space() {
    let mut console = eight_teams_after_seven_rounds();
    console.press("<F7>");
    let screen = console.screen_of(200, 40);
    let heads: Vec<&str> = screen.lines().filter(|line| line.contains("Chess club")).collect();
    let is_whole = |head: &&&str| head.matches(" MP)").count() == 2;
    assert_eq!(heads.iter().filter(is_whole).count(), 4, "{screen}");
}

#[test]
fn why_not_lists_teams_with_what_they_are_paired_by_and_keeps_the_keys_of_the_console() {
    let mut console = five_teams();
    console.press("<F6>rpP");
    play(&mut console, RoundNo(1));
    console.press("<F6><Right>rew");
    let shown = console.screen();
    // A bye counts as a drawn match, though the first player of the team has no point.
    let of_essen = shown.split('│').find(|part| part.contains("5 Essen")).unwrap_or_default();
    assert!(of_essen.trim_end().ends_with(" 1"), "{shown}");
    console.press("5<Enter>");
    console.shows("5 Essen: why not?");
    console.press("<Tab>");
    console.shows("Tab is not used here");
    assert_eq!(console.app.context().round, RoundNo(2));
}

#[test]
fn the_empty_list_of_teams_says_how_a_team_is_registered() {
    let mut console = event(Language::English, "team-swiss-2026", 0);
    console.press("<F5>t");
    console
        .shows("a registers one: its name, then its players in board order, or only the number of boards.");
    console.shows("▸ a registers the next team, with its players in board order");
}
