//! Knockouts and play-offs at the console: matches with further games, and the guide in the standings.

use crate::console::Console;
use hakem::desk::{Message, Show, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::{Command, Follow};
use hakem_engine::console::playoff::{Guide, state};
use hakem_engine::console::reached;
use hakem_engine::pairing::{DecidedBy, NextGame, bracket, contradicted, facts, matches, pair_again};
use hakem_engine::standings::standings;
use hakem_engine::tournament::{
    BoardNo, GameResult, GameStage, Name, OptionValue, Outcome, Participant, Player, PlayerId, Rating,
    RequestedBye, RoundNo, RoundPlace, Settings, SystemId,
};

fn names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Name{number}x")).collect()
}

fn pair_and_publish(console: &mut Console, round: RoundNo) {
    console.app.update(Message::Work(WorkRequest::Pair(round)));
    console.does(Command::publish(round));
    console.app.update(Message::Show(Show::Round(round)));
}

/// Nine players, the best rated first, of whom two are to remain.
fn nine() -> Console {
    let mut console = Console::with_event(Language::English);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    (settings.system, settings.rounds) = (SystemId::new("knockout"), RoundNo(3));
    settings.options.set("qualifiers", Some(OptionValue::Number(2)));
    console.does(Command::Announce(Box::new(settings)));
    for (name, rating) in names(9).iter().zip((1600..=2400).rev().step_by(100)) {
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console
}

#[test]
fn a_match_goes_with_keys_to_the_golden_point_and_back() {
    let mut console = nine();
    pair_and_publish(&mut console, RoundNo(1));
    console.press("<F7>");
    console.press("55");
    console.shows("play-off follows");
    console.press(",da55");
    console.shows("Armageddon follows");
    // White of the Armageddon game is eliminated by a draw.
    console.press(",da5");
    let decided = matches(console.app.context().snapshot, RoundNo(1));
    let black = Participant::Player(PlayerId(9));
    assert_eq!(decided[0].next, NextGame::Decided(Some(black), DecidedBy::Stage(GameStage::GoldenPoint)));
    console.shows("wins (Armageddon)");
    console.press("uuu");
    assert!(console.has("a game is still to be played"), "what was added is undone: {}", console.screen());
    console.press("UUU");
    let again = matches(console.app.context().snapshot, RoundNo(1));
    assert_eq!(again, decided);
}

#[test]
fn advancing_without_a_match_is_shown_in_full_next_to_the_shortest_names() {
    let mut console = Console::with_event(Language::English);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.system = SystemId::new("knockout");
    console.does(Command::Announce(Box::new(settings)));
    console.register(&["A", "B", "C"]);
    console.press("<F6>d");
    console.shows("This system draws no initial colour");
    console.press("r");
    assert!(console.line("  A ").ends_with("advances"), "{}", console.screen());
    // The standings open with the bracket, and Esc returns to it.
    console.press("pP<F8>,b");
    console.shows("Esc bracket");
    console.press(",p");
    console.shows("Esc bracket");
    console.press("<Esc>");
    console.hides("Esc bracket");
}

#[test]
fn a_no_show_and_a_decision_are_recorded_from_the_same_list_and_can_be_undone() {
    let mut console = nine();
    pair_and_publish(&mut console, RoundNo(1));
    console.press("<F7>");
    console.press(",dn");
    let next = |console: &Console| matches(console.app.context().snapshot, RoundNo(1))[0].next;
    assert_eq!(next(&console), NextGame::Decided(Some(Participant::Player(PlayerId(9))), DecidedBy::NoShow));
    console.press(",dt");
    assert_eq!(next(&console), NextGame::Game);
    // The drawing of lots for colours: the second player won it and begins with White.
    console.press(",d4");
    let white = console.app.context().snapshot.round(RoundNo(1)).unwrap().boards()[0].meeting.white;
    assert_eq!(white, PlayerId(9));
}

#[test]
fn the_guide_sets_a_play_off_of_three_up_and_the_standings_take_its_result() {
    let mut console = Console::with_event(Language::English);
    let names = names(6);
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.publish_round_1(&[(1, 2), (3, 4), (5, 6)]);
    console.press("<F7>");
    console.press("111");
    console.press("<F8>");
    console.press(",t");
    console.shows("Play-off of 3 players");
    console.press("b,t");
    console.shows("round robin");
    console.press("l");
    for round in 2..=4 {
        pair_and_publish(&mut console, RoundNo(round));
        console.press("<F7>");
        let meeting = console.app.context().snapshot.round(RoundNo(round)).unwrap().boards()[0].meeting;
        // The fifth player wins both games, the third the other one.
        let white_wins = meeting.white == PlayerId(5) || meeting.black == PlayerId(1);
        console.press(if white_wins { "1" } else { "0" });
    }
    let snapshot = console.app.context().snapshot;
    let over = state(snapshot, snapshot.play_offs().last().unwrap()).guide;
    assert!(matches!(over, Guide::Over(_)), "{over:?}");
    let made = standings(snapshot, RoundNo(4), &[]);
    let order: Vec<PlayerId> = made.rows.iter().take(3).map(|row| row.player).collect();
    assert_eq!(order[0], PlayerId(5), "the winner of the play-off is first");
    assert_eq!(made.rows[0].place.unwrap().to_string(), "1");
}

/// Four players, the best rated first, whose first round is published.
fn four() -> Console {
    let mut console = Console::with_event(Language::English);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    (settings.system, settings.rounds) = (SystemId::new("knockout"), RoundNo(2));
    console.does(Command::Announce(Box::new(settings)));
    for (name, rating) in names(4).iter().zip([2400, 2300, 2200, 2100]) {
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    pair_and_publish(&mut console, RoundNo(1));
    console
}

#[test]
fn with_the_last_result_of_a_round_the_cursor_goes_to_a_match_that_is_level() {
    let mut console = four();
    console.press("<F7><Home>5510");
    console.shows("adds games to NAME1X – NAME4X, or decides");
    console.shows(">  1   1  NAME1X");
}

/// The two leaders of the table win both games of their first match, and the second round is published. Then
/// the match of the first and the fourth is corrected, game by game.
fn corrected_after_the_next_round() -> Console {
    let mut console = four();
    let result = |outcome| GameResult::Played(outcome);
    let [white, black] = [Outcome::WhiteWins, Outcome::BlackWins].map(result);
    for (board, result) in (1..=4).map(BoardNo).zip([white, black, white, black]) {
        console.does(Command::EnterResult { round: RoundNo(1), board, result });
    }
    pair_and_publish(&mut console, RoundNo(2));
    for (board, result) in [(BoardNo(1), black), (BoardNo(2), white)] {
        let (round, follow, reason) = (RoundNo(1), Follow::Record, "slip".to_owned());
        console.does(Command::CorrectResult { round, board, result: Some(result), follow, reason });
    }
    console
}

#[test]
fn a_match_corrected_after_the_next_round_remains_as_played_or_is_re_paired_alone() {
    let sides = |console: &Console| matches(console.app.context().snapshot, RoundNo(2))[0].of.sides;
    let [first, second, fourth] = [1, 2, 4].map(|id| Participant::Player(PlayerId(id)));

    let mut console = corrected_after_the_next_round();
    console.press("<F6>");
    console.shows("was corrected, and the next round does not match");
    console.press("<F7>n");
    console.shows("but round 2 was paired with NAME1X");
    console.press(",ds");
    console.shows("Keep the played match");
    console.press("played in good faith<Enter>");
    assert_eq!(sides(&console), [first, second]);
    assert!(contradicted(console.app.context().snapshot).is_empty(), "{}", console.screen());

    let mut console = corrected_after_the_next_round();
    console.press("<F7>n,d");
    console.shows("NAME4X replaces NAME1X");
    console.press("r");
    console.press("arbiters agree<Enter>");
    assert_eq!(sides(&console), [fourth, second]);
    let snapshot = console.app.context().snapshot;
    assert!(contradicted(snapshot).is_empty());
    let round = snapshot.round(RoundNo(2)).unwrap();
    assert_eq!(round.place(PlayerId(1)), RoundPlace::Idle);
    assert!(matches!(round.place(PlayerId(4)), RoundPlace::AtBoard(..)));
    assert!(pair_again(snapshot, RoundNo(2)).unwrap().is_identical());
}

#[test]
fn a_final_stays_in_the_bracket_whatever_a_semifinal_has_come_to_since() {
    let mut console = corrected_after_the_next_round();
    for (board, outcome) in [(1, Outcome::WhiteWins), (2, Outcome::BlackWins)] {
        let result = GameResult::Played(outcome);
        console.does(Command::EnterResult { round: RoundNo(2), board: BoardNo(board), result });
    }
    let board = BoardNo(2);
    // First the fourth has won, then the match is tied.
    for result in [None, Some(GameResult::Played(Outcome::BlackWins))] {
        if let Some(result) = result {
            let (round, follow, reason) = (RoundNo(1), Follow::Record, "slip".to_owned());
            console.does(Command::CorrectResult { round, board, result: Some(result), follow, reason });
        }
        let snapshot = console.app.context().snapshot;
        let view = bracket(snapshot, RoundNo(2), RoundNo(2)).unwrap();
        let of = &view.rounds[1].matches[0];
        let [first, second] = [1, 2].map(|id| Some(Participant::Player(PlayerId(id))));
        assert_eq!(of.holders.map(|holder| view.side(holder)), [first, second]);
        assert_eq!(view.side(of.winner), first);
        let rows = standings(snapshot, RoundNo(2), &[]).rows;
        let places = |id| rows.iter().find(|row| row.player == PlayerId(id)).unwrap().place.unwrap().first;
        assert_eq!([places(1), places(2)], [1, 2]);
        assert!(!contradicted(snapshot).is_empty(), "the arbiter is told");
    }
}

#[test]
fn the_reach_of_a_correction_in_a_tied_match_is_compared_with_the_published_round() {
    let mut console = corrected_after_the_next_round();
    console.press("u");
    let before = console.app.context().snapshot.clone();
    console.press("U");
    let after = console.app.context().snapshot;
    let changed = reached(&before, after, RoundNo(2)).unwrap();
    assert_eq!(changed.boards.len(), 2, "both games of the match of round 2");
}

#[test]
fn a_play_off_is_offered_while_boards_that_cannot_change_it_still_play() {
    let mut console = Console::with_event(Language::English);
    let names = names(8);
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.publish_round_1(&[(1, 2), (3, 4), (5, 6), (7, 8)]);
    console.press("<F7>1111");
    pair_and_publish(&mut console, RoundNo(2));
    console.press("<F7><Home>1<F8><Home>,tb");
    console.shows("Round 2 has 3 missing results");
    console.press("<F7>1<F8><Right><Home>,t");
    console.shows("Play-off of 2 players");
    console.press("b");
    console.shows("t sets up the next step of the play-off");
    console.press(",ts<F6>");
    pair_and_publish(&mut console, RoundNo(3));
    console.app.update(Message::Show(Show::Round(RoundNo(2))));
    console.press("<F7>11");
    assert_eq!(
        console.app.context().snapshot.round(RoundNo(2)).unwrap().missing(),
        0,
        "{}",
        console.screen()
    );
}

#[test]
fn the_bracket_of_a_cup_of_teams_shows_the_results_of_a_match_at_any_width() {
    let mut console = crate::formats::cup(Language::English);
    console.press("<F6>drpP<F7>1111<F8>");
    let mut beside = 0;
    for width in 100..=220 {
        let screen = console.screen_of(width, 30);
        if screen.contains("│ Ankara – Dakar") {
            let lines = screen.lines().filter_map(|line| Some(line.rsplit_once("│ ")?.1));
            let boards = lines.filter(|line| line.contains("1 - 0") || line.contains("0 - 1"));
            assert_eq!(boards.count(), 2, "{width}: {screen}");
            beside += 1;
        }
    }
    assert!(beside > 50, "{beside}");
}

#[test]
fn a_wide_bracket_is_as_wide_as_its_names_and_leaves_the_rest_to_the_panel() {
    let mut console = nine();
    pair_and_publish(&mut console, RoundNo(1));
    console.press("<F8>");
    let panel = |width: u16| {
        let screen = console.screen_of(width, 40);
        // The row of the heads, which no line of the bracket crosses.
        let edge = screen.lines().nth(2).and_then(|line| line.chars().position(|sign| sign == '│'));
        usize::from(width) - edge.unwrap_or_else(|| panic!("{screen}"))
    };
    let [narrow, wide] = [170, 220].map(panel);
    assert_eq!(wide, narrow + 50);
}

#[test]
fn the_panel_of_a_match_drops_the_winner_before_it_breaks_a_name() {
    let mut console = Console::with_event(Language::English);
    let settings: Settings = console.app.context().snapshot.settings().clone();
    let (system, rounds) = (SystemId::new("knockout"), RoundNo(1));
    console.does(Command::Announce(Box::new(Settings { system, rounds, ..settings })));
    console.register(&["Grygoryan, Konstantyn", "Kaya, Umut"]);
    pair_and_publish(&mut console, RoundNo(1));
    console.press("<F8>");
    for (width, has_winner) in [(115, false), (150, true)] {
        let screen = console.screen_of(width, 40);
        assert!(screen.contains(" 1  GRYGORYAN, KONSTANTYN  "), "{screen}");
        assert_eq!(screen.contains("Winner"), has_winner, "{screen}");
    }
}

#[test]
fn the_lot_of_a_team_cup_offers_one_colour_on_all_boards_first() {
    let facts = facts("team-knockout").unwrap();
    let option = facts.options.iter().find(|option| option.key == "white-boards").unwrap();
    assert_eq!(option.some_values()[0], OptionValue::Choice("WWWW".to_owned()));
    assert_eq!(
        option.usual(),
        OptionValue::Choice("WBWB".to_owned()),
        "events without the option keep their colours"
    );
}

#[test]
fn the_dialog_of_a_match_explains_how_colours_are_drawn() {
    let mut console = nine();
    pair_and_publish(&mut console, RoundNo(1));
    console.press("<F7>,d");
    console.shows("The higher-rated player draws first");
    console.press("<Esc>5,d");
    console.hides("draws first");
    console.press("<Esc>5,da55,d");
    console.shows("one drawing of lots. The winner chooses the colour");
}
