//! Formats other than Swiss in the console: numbers drawn and drawn again, groups, teams, matches, brackets,
//! play-offs, and refusals.

use crate::console::Console;
use crate::disk::hasty_disk;
use crate::sheets::printed;
use hakem::desk::{Draw, Message, Show};
use hakem::exchange::chess_results;
use hakem::i18n::Language;
use hakem::sheet::named;
use hakem_engine::command::Command;
use hakem_engine::format::{Format, Paired};
use hakem_engine::history::Entry;
use hakem_engine::tournament::{
    Acceleration, BoardNo, Forfeit, GameResult, Lot, Name, OptionValue, Outcome, Participant, Player,
    PlayerId, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId, Team,
};
use hakem_engine::trf;

const NAMES: [&str; 12] = [
    "Ak Ayşe",
    "Boz Berk",
    "Can Cem",
    "Dağ Duru",
    "Ege Efe",
    "Fil Fatma",
    "Gök Gül",
    "Hız Hakan",
    "Işık Irmak",
    "İnce İpek",
    "Jale Jülide",
    "Koç Kaan",
];

/// An event of this system with this number of players, the strongest first.
pub(super) fn event(language: Language, system: &str, players: usize) -> Console {
    let mut console = Console::with_event(language);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    hakem_engine::tiebreak::take_system(&mut settings, SystemId::new(system));
    if settings != *console.app.context().snapshot.settings() {
        console.does(Command::Announce(Box::new(settings)));
    }
    for (name, rating) in NAMES.iter().zip((1300..=2400).rev().step_by(100)).take(players) {
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console
}

/// Registers a team of these players, by their numbers.
pub(super) fn team(console: &mut Console, name: &str, players: &[u32]) {
    let players = players.iter().copied().map(PlayerId).collect();
    console.does(Command::RegisterTeam(Team::of(Name::new(name).unwrap(), players, Vec::new())));
}

/// Three teams of four in a Molter event of two rounds.
pub(super) fn molter(language: Language) -> Console {
    let mut console = event(language, "molter", 12);
    for (name, players) in [("Ankara", [1, 4, 7, 10]), ("Brno", [2, 5, 8, 11]), ("Cluj", [3, 6, 9, 12])] {
        team(&mut console, name, &players);
    }
    console
}

/// Two teams of four.
pub(super) fn two_teams(language: Language) -> Console {
    let mut console = event(language, "scheveningen", 8);
    team(&mut console, "Ankara", &[1, 3, 5, 7]);
    team(&mut console, "Brno", &[2, 4, 6, 8]);
    console
}

/// An event of this system, with its first round paired.
pub(super) fn begun(system: &dyn Format) -> Console {
    let mut console = event(Language::English, system.id(), NAMES.len());
    if system.facts().paired == Paired::Teams {
        let boards = if system.id() == "scheveningen" { 6 } else { 4 };
        for (name, first) in ["Ankara", "Brno", "Cluj"].iter().zip((1..=12).step_by(boards)) {
            let players: Vec<u32> = (first..).take(boards).collect();
            team(&mut console, name, &players);
        }
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>");
    console.pair_round_1();
    console
}

/// Nine players, of whom two are to remain; the only match of round 1 goes to Armageddon, and in round 2 two
/// matches have begun.
pub(super) fn knockout(language: Language) -> Console {
    let mut console = event(language, "knockout", 9);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.options.set("qualifiers", Some(OptionValue::Number(2)));
    console.does(Command::Announce(Box::new(settings)));
    console.press("<F6>");
    console.press("rpP");
    console.press("<F7>");
    console.press("55,da55,da5");
    console.press("<F6>");
    console.press("<Right>rrP");
    console.press("<F7>");
    console.press("10555");
    console
}

/// A cup of four teams of two.
pub(super) fn cup(language: Language) -> Console {
    let mut console = event(language, "team-knockout", 8);
    for (name, first) in [("Ankara", 1), ("Brno", 3), ("Cluj", 5), ("Dakar", 7)] {
        team(&mut console, name, &[first, first + 1]);
    }
    console
}

fn commands(console: &Console) -> Vec<Command> {
    let log = console.app.context().history.log().iter();
    let done = log.filter_map(|line| match &line.entry {
        Entry::Did(command) => Some(command.clone()),
        _ => None,
    });
    done.collect()
}

fn group_of(console: &Console, player: u32) -> Option<usize> {
    console.app.context().snapshot.leg(RoundNo(1))?.group_of(Participant::Player(PlayerId(player)))
}

#[test]
fn numbers_are_drawn_for_the_rest_and_all_again_until_round_1_is_paired() {
    let mut console = event(Language::English, "round-robin", 4);
    let lot =
        |console: &Console, id: u32| console.app.context().snapshot.lot(PlayerId(id)).map(|lot| lot.get());
    console.press("<F6>");
    console.press(",n3<Enter>");
    console.press("<Esc>");
    console.press("d");
    console.shows("draw for the 3 without a number");
    console.press("d");
    assert_eq!(lot(&console, 1), Some(3), "who drew keeps the number");
    console.press("d");
    console.shows("Draw all numbers again");
    console.press("d");
    console.shows("Draw all numbers again");
    console.press("D");
    let mut drawn: Vec<_> = (1..=4).map(|id| lot(&console, id)).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, [Some(1), Some(2), Some(3), Some(4)]);
    let told = commands(&console);
    let told: Vec<&Command> = told.iter().rev().take(4).collect();
    assert!(
        matches!(
            told[..],
            [
                Command::RecordLots { seed: Some(_), .. },
                Command::DiscardLots,
                Command::RecordLots { seed: Some(_), .. },
                Command::RecordLots { seed: None, .. }
            ]
        ),
        "{told:?}"
    );
    console.press("rpP");
    console.press("<F6>");
    console.press("<Right>d");
    console.shows("Pairing numbers are final once a round is paired.");
}

#[test]
fn q103_a_player_who_forfeited_to_the_end_is_named_and_can_be_withdrawn_after_the_last_round() {
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>d,aP");
    let absent = PlayerId(4);
    for round in (1..=3).map(RoundNo) {
        let paired = console.app.context().snapshot.round(round).unwrap();
        let results = paired.games().map(|(board, found, _)| {
            let result = match found.meeting {
                _ if round == RoundNo(1) => GameResult::Played(Outcome::Draw),
                of if of.white == absent => GameResult::Forfeit(Forfeit::ToBlack),
                of if of.black == absent => GameResult::Forfeit(Forfeit::ToWhite),
                _ => GameResult::Played(Outcome::Draw),
            };
            Command::EnterResult { round, board, result }
        });
        let results: Vec<Command> = results.collect();
        results.into_iter().for_each(|command| console.app.update(Message::Do(command)));
    }
    console.press("<F8>");
    console.shows("one note on the tie-breaks");
    console.press(",w");
    console.shows("(1 of 3)");
    console.press("<Esc><F5>");
    let numbering = console.app.context().snapshot.numbering();
    let rows = numbering.iter().position(|&id| id == absent).unwrap();
    console.press(&"<Down>".repeat(rows));
    console.press("w");
    let left = console.app.context().snapshot.player(absent).unwrap().withdrawn();
    assert_eq!(left, Some(RoundNo(2)), "the first of the rounds forfeited up to the end");
    console.press("<F8>");
    console.hides("one note on the tie-breaks");
}

#[test]
fn q101_rounds_that_repeat_a_manual_one_are_named_before_they_are_published() {
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>dr <Down> sphall<Enter>P<F7>55<F6>,a");
    console.shows("also meet in another round");
    console.shows("(C.05 Annex 1)");
    console.press("<Esc>rpP<F7>55<F6>r");
    console.shows("2 break an absolute criterion");
    console.press("p");
    console.shows("also meet in another round");
    console.press("P<F7>55<F8>,w");
    console.shows("did not meet");
}

#[test]
fn a_draw_that_is_not_finished_is_told_as_missing_numbers_and_not_as_a_change_of_participants() {
    let mut console = event(Language::English, "round-robin", 6);
    console.press("<F6>,n");
    console.press("0<Enter>");
    console.shows("Numbers run from 1 to 6");
    console.press("<Backspace>4<Enter>");
    console.press("1<Enter>");
    console.press("<Esc>");
    console.hides("joined or left");
    console.shows("4 players without a pairing number");
    console.press("r");
    console.shows("4 participants have no pairing number yet");
    console.hides("joined or left");
    console.press("d");
    let lots = |console: &Console| -> Vec<u16> {
        (1..=6)
            .filter_map(|id| console.app.context().snapshot.lot(PlayerId(id)))
            .map(|lot| lot.get())
            .collect()
    };
    let drawn = lots(&console);
    assert_eq!(drawn[..2], [4, 1], "typed numbers are kept: {drawn:?}");
    assert_eq!(drawn.iter().collect::<std::collections::BTreeSet<_>>().len(), 6, "{drawn:?}");
    assert_eq!(console.app.context().snapshot.last_paired(), Some(RoundNo(1)), "r goes on");
}

#[test]
fn numbers_without_a_seed_in_the_file_are_not_promised_to_be_drawn_the_same() {
    let same = "For the same participants the result is the same";
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>d");
    console.press("d");
    console.shows(same);
    let mut entered = event(Language::English, "round-robin", 4);
    let lots = (1..=4).map(PlayerId).zip(Lot::all()).collect();
    entered.does(Command::RecordLots { lots, seed: None });
    entered.press("<F6>d");
    entered.shows("entered or imported, so the result will differ");
    entered.hides(same);
}

#[test]
fn reinstating_a_player_of_a_table_names_the_rounds_whose_forfeits_remain() {
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>d");
    console.press(",a");
    console.press("P");
    console.press("<F5><Home>w");
    console.shows("withdrawn from round 1");
    console.press("w");
    console.shows("Forfeits since the withdrawal remain (rounds 1–3)");
    assert!(console.app.context().snapshot.player(PlayerId(1)).unwrap().withdrawn().is_none());
    console.press(",Wconduct<Enter>");
    console.press(",W");
    console.shows("Forfeits since the withdrawal remain");
    // A withdrawal before the table is published has set none.
    let mut before = event(Language::English, "round-robin", 4);
    before.press("<F5><Home>ww");
    before.hides("Forfeits since");
}

#[test]
fn players_move_between_groups_by_a_key_until_round_1_is_paired() {
    let mut console = event(Language::English, "round-robin", 8);
    let rounds = |console: &Console| console.app.context().snapshot.settings().rounds;
    console.press("<F5>,m");
    console.shows("Make groups first (F6, t).");
    console.press("<F6>");
    console.press(",t<Enter>");
    assert_eq!(rounds(&console), RoundNo(3));
    let before = group_of(&console, 1).unwrap();
    console.press("<F5>");
    console.app.update(Message::Show(Show::Player(PlayerId(1))));
    console.press(",m");
    assert_eq!(group_of(&console, 1), Some(1 - before), "{}", console.screen());
    assert_eq!(rounds(&console), RoundNo(5), "three and five players");
    assert!(console.line("AK AYŞE").contains("Group 2"), "{}", console.screen());
    console.press(",m");
    assert_eq!((group_of(&console, 1), rounds(&console)), (Some(before), RoundNo(3)));
    console.press("<F6>");
    console.press("d");
    let order = |console: &Console| {
        let leg = console.app.context().snapshot.leg(RoundNo(1)).unwrap().clone();
        let lot = |side: Participant| match side {
            Participant::Player(id) => console.app.context().snapshot.lot(id),
            Participant::Team(_) => None,
        };
        leg.groups.into_iter().map(|group| group.into_iter().map(lot).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    assert!(
        order(&console).iter().all(|lots| lots.is_sorted() && lots[0].is_some()),
        "groups follow the lots"
    );
    console.press(",t<Backspace>1<Enter>");
    assert_eq!(group_of(&console, 1), None, "1 removes the groups");
}

/// Returns the lines of the screen that name a group, a board by its number at the edge, or a rank.
fn outline(console: &Console) -> Vec<String> {
    let screen = console.screen();
    let told = screen.lines().filter(|line| line.starts_with(['>', ' '])).filter_map(|line| {
        let line = line.trim_start_matches(['>', ' ']);
        let first = line.split(' ').next()?;
        let is_number =
            !first.is_empty() && first.chars().all(|letter| letter.is_ascii_digit() || letter == '-');
        if line.starts_with("Group ") { Some(line.to_owned()) } else { is_number.then(|| first.to_owned()) }
    });
    told.collect()
}

#[test]
fn boards_and_ranks_of_groups_are_listed_under_their_heads_and_a_final_begins_from_zero() {
    let mut console = event(Language::English, "round-robin", 8);
    console.press("<F6>");
    console.press(",t<Enter>");
    console.shows("Group 2");
    console.press("d,aP");
    console.press("<F6>");
    let boards = ["Group 1", "1", "2", "Group 2", "3", "4"];
    assert_eq!(outline(&console), boards, "{}", console.screen());
    console.press("<F7>");
    assert_eq!(outline(&console), boards, "{}", console.screen());
    console.press("111");
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap();
    let in_hand: Vec<bool> = round.games().map(|(.., result)| result.is_some()).collect();
    assert_eq!(in_hand, [true, true, true, false], "the cursor steps over heads");
    console.press("<F8>");
    console.shows("Crosstable");
    console.press(",c");
    let places = ["Group 1", "1-2", "1-2", "3-4", "3-4", "Group 2", "1", "2-4", "2-4", "2-4"];
    assert_eq!(outline(&console), places, "{}", console.screen());
    console.press("<Down><Down><Down><Down>");
    assert!(console.line("> ").contains("  1 "), "{}", console.screen());
    console.press(",g");
    console.hides("Group 2");
    for (round, board) in (1..=3).flat_map(|round| (1..=4).map(move |board| (RoundNo(round), BoardNo(board))))
    {
        if console.app.context().snapshot.round(round).unwrap().awaits(board) {
            let result = GameResult::Played(Outcome::WhiteWins);
            console.does(Command::EnterResult { round, board, result });
        }
    }
    console.press("<F6>");
    console.press("<Right><Right><Right>");
    console.press(",f<Enter>");
    console.press("r");
    assert!(outline(&console).iter().all(|line| !line.starts_with("Group")), "{}", console.screen());
    for id in (1..=8).map(PlayerId) {
        let before = console.app.context().score_before(id, RoundNo(4));
        let plays = console.app.context().snapshot.leg(RoundNo(4)).unwrap().group_of(Participant::Player(id));
        let scored = console.app.context().snapshot.scores(3)[id.index()];
        let shown = if plays.is_some() { hakem_engine::tournament::Points::ZERO } else { scored };
        assert_eq!(before, shown);
    }
}

#[test]
fn games_in_hand_are_a_column_while_players_have_played_unequal_numbers() {
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>");
    console.press("d,aP");
    console.shows("✓ Rounds 1–3 published");
    console.press("<F7>");
    console.press("1");
    console.press("<F8>");
    console.shows("Left");
    console.press("<F7>");
    console.press("1");
    console.press("<F8>");
    console.hides("Left");
}

#[test]
fn the_bracket_is_known_from_the_start_and_walked_through_by_keys() {
    let mut console = event(Language::English, "knockout", 6);
    console.press("<F8>");
    console.shows("winner of 4–5");
    console.press("<Right>");
    console.shows("Round 3");
    console.hides("Round 1");
    let wide = console.screen_of(130, 24);
    assert!(wide.contains("Round 1") && wide.contains("Round 3"), "space for the round before\n{wide}");
    console.press("<Left><Down>");
    assert!(console.line("> ").contains("4 DAĞ DURU"), "{}", console.screen());
    console.press("<Enter>");
    console.shows("This match is not paired yet.");
    console.press(",b");
    console.hides("winner of");
    console.press(",b");
    console.shows("winner of 4–5");
}

/// A notice names the obstacle, and the history is unchanged.
#[track_caller]
fn refused(console: &mut Console, keys: &str, why: &str) {
    let before = console.app.context().step;
    console.press(keys);
    console.shows(why);
    assert_eq!(console.app.context().step, before, "{}", console.screen());
    console.press("<Esc><Esc>");
}

#[test]
fn tables_and_brackets_that_cannot_be_are_refused_with_the_reason() {
    let mut console = event(Language::English, "skalitzka", 9);
    console.press("<F6>");
    refused(&mut console, "r", "Teams taking part: 0; needed: 3.");
    for (name, players) in [("Ankara", [1, 2, 3]), ("Brno", [4, 5, 6]), ("Cluj", [7, 8, 9])] {
        team(&mut console, name, &players);
    }
    refused(&mut console, "r", "This table needs an even number of boards, not 3.");
    let mut console = event(Language::English, "scheveningen", 7);
    team(&mut console, "Ankara", &[1, 2, 3, 4]);
    team(&mut console, "Brno", &[5, 6, 7]);
    console.press("<F6>");
    refused(&mut console, "r", "Brno lists 3 players, Ankara lists 4.");
    refused(&mut console, ",n", "Brno lists 3 players, Ankara lists 4.");
    let mut console = event(Language::English, "knockout", 4);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.options.set("qualifiers", Some(OptionValue::Number(5)));
    console.does(Command::Announce(Box::new(settings)));
    console.press("<F6>");
    refused(&mut console, "r", "5 of 4 players cannot qualify.");
}

#[test]
fn a_molter_event_is_played_board_by_board_and_ranked_by_points_and_the_berlin_count() {
    let mut console = molter(Language::English);
    console.press("<F6>r2pP");
    assert_eq!(console.app.context().snapshot.settings().rounds, RoundNo(2), "{}", console.screen());
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap().clone();
    assert_eq!((round.games().count(), round.matches().len()), (6, 3));
    console.press("<F7>115500<F6><Right>rpP<F7>501105<F8>");
    console.shows("Berlin");
    // As in the example of the rules, whichever letters the teams have.
    for values in ["15½", "8½", " 7"] {
        console.shows(values);
    }
    // The table does not change once it is drawn.
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.rounds = RoundNo(1);
    let refused =
        hakem_engine::command::apply(console.app.context().snapshot, &Command::Announce(Box::new(settings)));
    assert!(refused.is_err());
}

#[test]
fn games_across_teams_are_listed_with_team_and_board_on_screens_sheets_and_in_the_report() {
    let mut console = molter(Language::English);
    console.press("<F6>r2pP<F6>");
    console.shows("Ankara/1");
    console.hides("Matches of round 1");
    console.press("<F7>");
    console.shows(", board 1");
    let cx = console.app.context();
    let sheet = |name: &str| printed(cx.history, (name, None), Language::English);
    // An odd board may be joined to the even one below it (MT-6).
    assert!(
        sheet("slips").contains(", board 1 – ") && sheet("slips").contains(", board 2"),
        "{}",
        sheet("slips")
    );
    for pairings in ["pairings", "pairings-by-name"] {
        let text = sheet(pairings);
        assert!(text.contains("Team bd") && !text.contains("Match bd"), "{text}");
    }
    let teams = sheet("teams");
    assert!(teams.contains("3/2 is board 2 of team 3") && teams.contains(" · 2 "), "{teams}");
    assert!(named("matches").unwrap().sheet(cx.event, None).is_err());
    let report = trf::from_snapshot(cx.snapshot);
    assert!(report.match_points.is_none() && report.line_ups.is_empty() && report.score_lines.is_empty());
    assert!(report.teams.iter().all(|team| team.match_points.is_none() && team.game_points.is_some()));
    let back = trf::to_commands(&report, &SystemId::new("dutch-2026")).unwrap().event;
    let boards = |event: &Snapshot| -> Vec<Vec<BoardNo>> {
        event.round(RoundNo(1)).unwrap().matches().iter().map(|of| of.boards.clone()).collect()
    };
    assert_eq!(boards(&back), boards(cx.snapshot));
}

#[test]
fn chess_results_gets_games_across_teams_as_an_individual_swiss_with_teams_as_clubs() {
    let mut console = molter(Language::English);
    console.press("<F6>rpP<F7>115500");
    let cx = console.app.context();
    let text = chess_results::file(cx.snapshot, &chess_results::Sender::default());
    assert!(text.contains(" type=\"0\"") && !text.contains("<team"), "{text}");
    let first = text.lines().find(|line| line.contains("lastname=\"Ak Ay")).unwrap();
    assert!(first.contains("clubname=\"Ankara\""), "{first}");
    let dropped = chess_results::dropped(cx.snapshot, cx.texts).join("\n");
    assert!(dropped.contains("with their teams as clubs"), "{dropped}");
}

/// The French table of three teams of four; the printed collection skips the letter I.
const LEAGUE: &str = "round;White;Black\n1;H1;K1\n1;K2;J1\n1;J2;H2\n1;H3;J3\n1;J4;K3\n1;K4;H4\n\
                      2;J1;H1\n2;K1;J2\n2;H2;K2\n2;K3;H3\n2;J3;K4\n2;H4;J4\n";

/// The games of a round by the numbers of the players, White first.
fn games(console: &Console, round: RoundNo) -> Vec<(u32, u32)> {
    let round = console.app.context().snapshot.round(round).unwrap().clone();
    round.games().map(|(_, board, _)| (board.meeting.white.0, board.meeting.black.0)).collect()
}

#[test]
fn a_molter_table_from_a_file_is_played_reported_and_verified() {
    let mut console = molter(Language::English);
    std::fs::write(console.folder().join("league.txt"), LEAGUE).unwrap();
    let broken = LEAGUE.replace("2;H4;J4", "2;H4;J3");
    std::fs::write(console.folder().join("broken.txt"), broken).unwrap();
    console.press("<F6>,mbroken.txt<Enter>");
    console.shows("Line 13, column 6: J3 plays twice in round 2.");
    console.press("<Esc>,mleague.txt<Enter>");
    assert_eq!(console.app.context().snapshot.settings().rounds, RoundNo(2), "{}", console.screen());
    console.press("rpP<F7>115500<F6><Right>rpP<F7>501105");
    let [first, second] = [1, 2].map(|round| games(&console, RoundNo(round)));
    let event = console.app.context().snapshot.clone();
    // The numbers of the teams are drawn.
    let members = |side| match side {
        Participant::Team(id) => event.team(id).unwrap().players.iter().map(|player| player.0).collect(),
        Participant::Player(_) => Vec::new(),
    };
    let teams: Vec<Vec<u32>> = event.leg(RoundNo(1)).unwrap().participants().map(members).collect();
    let of = |games: &[[(usize, usize); 2]]| -> Vec<(u32, u32)> {
        games
            .iter()
            .map(|[white, black]| (teams[white.0][white.1 - 1], teams[black.0][black.1 - 1]))
            .collect()
    };
    let [a, b, c] = [0, 1, 2].map(|team| move |board| (team, board));
    let (mut made, mut expected) =
        (first, of(&[[a(1), c(1)], [c(2), b(1)], [b(2), a(2)], [a(3), b(3)], [b(4), c(3)], [c(4), a(4)]]));
    made.sort_unstable();
    expected.sort_unstable();
    assert_eq!(made, expected);
    let report = trf::from_snapshot(&event);
    let text = trf::write(&report, trf::Style::default());
    assert!(text.contains("table=A1-C1,C2-B1,"), "{text}");
    let file = trf::read(&text).unwrap().file;
    let back = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!(back.settings().options, event.settings().options);
    for round in [RoundNo(1), RoundNo(2)] {
        assert!(hakem_engine::pairing::pair_again(&back, round).unwrap().is_identical(), "{round}");
    }
    let proof = hakem_verify::verify_report(text.as_bytes());
    assert!(proof.rounds.len() == 2 && proof.rounds.iter().all(|(_, found)| found.is_ok()), "{proof:?}");
    // Another table refuses the rounds.
    let other = text.replace("A4-B4", "B4-A4");
    assert!(hakem_verify::verify_report(other.as_bytes()).rounds.iter().any(|(_, found)| found.is_err()));
    assert_eq!(second.len(), 6);
    // The table is locked with round 1.
    let mut settings = event.settings().clone();
    settings.options.set("table", None);
    assert!(hakem_engine::command::apply(&event, &Command::Announce(Box::new(settings))).is_err());
}

#[test]
fn a_molter_table_that_breaks_rules_is_confirmed_and_one_for_other_teams_is_refused() {
    let mut console = molter(Language::English);
    // The French cups play three rounds with two other teams.
    let cup = "1;A1;B1\n1;A2;C1\n1;B2;C2\n1;C3;B3\n1;C4;A3\n1;B4;A4\n2;B1;C1\n2;B2;A1\n2;C2;A2\n2;A3;C3\n\
               2;A4;B3\n2;C4;B4\n3;C1;A1\n3;C2;B1\n3;A2;B2\n3;B3;A3\n3;B4;C3\n3;A4;C4\n";
    std::fs::write(console.folder().join("cup.txt"), cup).unwrap();
    console.press("<F6>,mcup.txt<Enter>");
    console.shows("MT-3, round 2, A1: meets a team a second time");
    console.press("<Esc>");
    assert!(console.app.context().snapshot.settings().options.is_empty());
    console.press(",mcup.txt<Enter>I");
    assert_eq!(console.app.context().snapshot.settings().rounds, RoundNo(3));
    // Without a file the table is constructed again.
    console.press(",m<Enter>");
    assert!(console.app.context().snapshot.settings().options.is_empty());
    let two = "1;A1;B1\n1;B2;C1\n1;C2;A2\n";
    std::fs::write(console.folder().join("two.txt"), two).unwrap();
    console.press(",mtwo.txt<Enter>r");
    console.shows("The imported table has another size (teams: 3, boards: 2).");
    let mut swiss = event(Language::English, "dutch-2026", 4);
    std::fs::write(swiss.folder().join("two.txt"), two).unwrap();
    swiss.press("<F5>itwo.txt<Enter>");
    swiss.shows("The file is a Molter table, but the event has another system.");
}

#[test]
fn groups_of_numbers_are_entered_on_the_event_screen_and_locked_with_round_1() {
    let mut console = event(Language::English, "dutch-2026", 8);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.acceleration = Acceleration::Groups;
    console.does(Command::Announce(Box::new(settings)));
    console.press("<F4>/acceleration groups<Enter><Enter>1-4 1<Enter>");
    console.shows("“1-4 1” is not a group.");
    console.press(" 1; 5-6 1-2 0,5<Enter>");
    let groups = |console: &Console| console.app.context().snapshot.settings().number_groups.to_string();
    assert_eq!(groups(&console), "1-4 1 1.0; 5-6 1-2 0.5");
    console.press("<F6>dre");
    console.shows("Scores include the virtual points of the acceleration.");
    console.press("<Esc>");
    let draft = console.app.context().snapshot.round(RoundNo(1)).unwrap().clone();
    let points: Vec<i32> = draft.virtual_points().iter().map(|(_, points)| points.tenths()).collect();
    assert_eq!(points, [10, 10, 10, 10, 5, 5]);
    console.press("<F4><Enter>");
    console.shows("locked");
    assert_eq!(groups(&console), "1-4 1 1.0; 5-6 1-2 0.5");
    let report = |event: &Snapshot| trf::write(&trf::from_snapshot(event), trf::Style::default());
    assert!(report(console.app.context().snapshot).contains("number-groups="));
    // Groups that an acceleration given up has left are not part of the report.
    let mut left = event(Language::English, "dutch-2026", 8);
    let mut settings: Settings = left.app.context().snapshot.settings().clone();
    settings.number_groups = console.app.context().snapshot.settings().number_groups.clone();
    left.does(Command::Announce(Box::new(settings)));
    assert!(!report(left.app.context().snapshot).contains("number-groups="));
}

#[test]
fn many_options_are_counted_where_they_do_not_fit_and_those_that_were_set_are_listed() {
    let mut console = event(Language::English, "keizer", 6);
    console.press("<F6>");
    console.shows("Options with their usual value: 19");
    console.shows("r pairs the round");
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.options.set("keizer-colours", Some(OptionValue::Choice("balance".to_owned())));
    console.does(Command::Announce(Box::new(settings)));
    console.press("<F6>");
    console.shows("Options with their usual value: 18");
    console.shows("Limit of colours");
}

#[test]
fn another_number_of_rounds_is_acknowledged_once_a_round_is_accelerated() {
    let mut console = event(Language::English, "dutch-2026", 12);
    let announced = |console: &Console, rounds| {
        let settings: &Settings = console.app.context().snapshot.settings();
        let settings =
            Settings { acceleration: Acceleration::Progressive, rounds: RoundNo(rounds), ..settings.clone() };
        Command::Announce(Box::new(settings))
    };
    let rounds = |console: &Console| console.app.context().snapshot.settings().rounds;
    let command = announced(&console, 7);
    console.does(command);
    let command = announced(&console, 8);
    console.app.update(Message::Do(command));
    assert_eq!(rounds(&console), RoundNo(8), "no round is paired yet");
    console.press("<F6>dr");
    let command = announced(&console, 7);
    console.app.update(Message::Do(command));
    console.shows("round 5 instead of round 6");
    assert_eq!(rounds(&console), RoundNo(8));
    console.press("C");
    assert_eq!(rounds(&console), RoundNo(7));
}

#[test]
fn the_panel_of_a_player_has_the_points_of_a_match_of_two_games() {
    let mut console = event(Language::English, "double-swiss-2026", 4);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2pP<F7>10");
    console.press("<F8>");
    let line = |console: &Console| {
        let screen = console.screen_of(120, 40);
        let at =
            screen.lines().find(|line| line.contains(" 1 W ") || line.contains(" 1 B ")).map(str::trim_end);
        at.unwrap_or_else(|| panic!("{screen}")).to_owned()
    };
    // Both games won, the second one as Black.
    assert!(line(&console).ends_with(" 2  2"), "{}", line(&console));
    console.press("<F7>15<F8>");
    let rows: Vec<String> = (0..4)
        .map(|_| {
            let row = line(&console);
            console.press("<Down>");
            row.split_whitespace().rev().take(2).map(str::to_owned).collect()
        })
        .collect();
    assert_eq!(rows, ["22", "1½1½", "½½", "00"]);
}

#[test]
fn keizer_names_absences_by_their_kind_draws_no_colour_and_states_the_own_value_on_cards() {
    let mut console = event(Language::English, "keizer", 5);
    console.press("<F6>");
    console.hides("initial colour");
    let absent = Command::SetBye { id: PlayerId(4), round: RoundNo(1), bye: Some(RequestedBye::HalfPoint) };
    console.does(absent);
    console.press("rpP<F7>11");
    let sheet = |name: &str| printed(console.app.context().history, (name, None), Language::English);
    let byes = sheet("byes");
    assert!(byes.contains("absent with notice") && !byes.contains("half-point"), "{byes}");
    let cards = sheet("cards");
    assert!(cards.contains("KZ own value: ") && !cards.contains("Float"), "{cards}");
    // The next round is paired by the totals: both panes and the sheet show them.
    console.press("<F6><Right>rpP");
    let totals = console.app.context().totals_before(RoundNo(2)).unwrap();
    assert_eq!(totals.len(), 5);
    let first = console.app.context().snapshot.round(RoundNo(2)).unwrap().boards()[0].meeting.white;
    let total = console.app.context().points_text(first, RoundNo(2));
    console.press("<F7>");
    console.shows(&total);
    console.press("<F6>");
    console.shows("KZ");
    console.shows(&total);
    let pairings = printed(console.app.context().history, ("pairings", None), Language::English);
    assert!(pairings.contains(&total), "{pairings}");
    // The values rank, so no player floats, and the standings have no groups of points.
    console.press("<F6>e");
    console.hides("float");
    console.press("<Esc>");
    let sheet = named("standings").unwrap().sheet(console.app.context().event, None).unwrap();
    assert!(sheet.sections.iter().all(|section| section.table.rows().all(|row| !row.begins_group)));
    // A report of another program may list Buchholz only; the values rank anyway.
    let mut report = trf::from_snapshot(console.app.context().snapshot);
    for record in [trf::Record::TieBreaks, trf::Record::Standings] {
        report.texts.insert(record, "BH".to_owned());
    }
    let back = trf::to_commands(&report, &SystemId::new("dutch-2026")).unwrap().event;
    let codes: Vec<&str> = back.settings().tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["KZ", "KZV", "BH"]);
}

#[test]
fn a_player_sits_on_one_board_only_and_a_team_that_says_otherwise_is_refused() {
    let mut console = event(Language::English, "scheveningen", 8);
    console.press("<F5>ta");
    console.press("Ankara<Tab>1 1 2 3<Enter>");
    console.shows("AK AYŞE");
    console.shows("twice");
    console.press("<Backspace><Backspace><Backspace><Backspace><Backspace>2 3 4<Enter>");
    assert_eq!(console.app.context().snapshot.teams().count(), 1);
    console.press("Brno<Tab>4 5 6 7<Enter>");
    console.shows("DAĞ DURU");
    assert_eq!(console.app.context().snapshot.teams().count(), 1, "nobody plays for two teams");
}

#[test]
fn a_bracket_waits_for_its_winners_and_no_result_goes_to_a_game_that_is_not_there() {
    let mut console = event(Language::English, "knockout", 4);
    console.press("<F6>");
    console.press("rpP");
    console.press("<F7>");
    console.press("1055");
    console.shows("2 BOZ BERK 1 – 1 CAN CEM".trim_start_matches("2 "));
    console.press("<F6>");
    refused(&mut console, "<Right>r", "is undecided.");
    console.press("<F7><Left>");
    refused(&mut console, ",s9+", "No such board. Boards run from 1 to 4.");
    console.press("<F7>");
    console.press("n");
    console.press(",da10");
    console.shows("BOZ BERK 3 – 1 CAN CEM: BOZ BERK wins (play-off)");
    refused(&mut console, ",s7+", "Boards run from 1 to 6.");
}

/// Every view of every format, as a person sees it.
fn views(language: Language) -> String {
    let mut shown = Vec::new();
    let mut robin = event(language, "round-robin", 5);
    robin.press("<F6>");
    shown.push(robin.screen());
    robin.press("d,aP");
    robin.press("<F7>");
    robin.press("1");
    robin.press("<F8>");
    shown.push(robin.screen());
    let mut teams = two_teams(language);
    teams.press("<F6>");
    shown.push(teams.screen());
    teams.press("r");
    shown.push(teams.screen());
    teams.press("pP");
    teams.press("<F7>");
    teams.press("1051");
    shown.push(teams.screen());
    teams.press("t");
    shown.push(teams.screen());
    teams.press("<Esc><F8>");
    shown.push(teams.screen());
    let mut bracket = knockout(language);
    shown.push(bracket.screen());
    bracket.press("<Left>");
    shown.push(bracket.screen());
    bracket.press("<F8>");
    shown.push(bracket.screen());
    bracket.press("<Down><Enter>");
    shown.push(bracket.screen());
    let mut tied = event(language, "dutch-2009", 6);
    tied.press("<F6>");
    tied.press("dr2pP");
    tied.press("<F7>");
    tied.press("111");
    tied.press("<F8>,t");
    shown.push(tied.screen());
    tied.press("b,t");
    shown.push(tied.screen());
    shown.join(&format!("\n{}\n", "═".repeat(80)))
}

#[test]
fn every_view_of_the_formats_in_english() {
    insta::assert_snapshot!(views(Language::English));
}

#[test]
fn every_view_of_the_formats_in_turkish() {
    insta::assert_snapshot!(views(Language::Turkish));
}

#[test]
fn every_view_of_the_formats_in_czech() {
    insta::assert_snapshot!(views(Language::Czech));
}

#[test]
fn wide_screens_show_the_matches_beside_the_boards_and_more_rounds_of_the_bracket() {
    let mut console = knockout(Language::English);
    let mut shown = vec![console.screen_of(140, 30)];
    console.press("<F6>");
    shown.push(console.screen_of(180, 30));
    console.press("<F8><Left>");
    shown.push(console.screen_of(180, 30));
    insta::assert_snapshot!(shown.join(&format!("\n{}\n", "═".repeat(180))));
}

/// A round robin of five with a bye worth a point, all rounds published.
fn published_whole(language: Language) -> Console {
    let mut console = event(language, "round-robin", 5);
    console.press("<F6>");
    console.press(",aP");
    console
}

#[test]
fn a_fully_published_table_opens_at_the_first_round_with_a_result_missing() {
    let mut console = published_whole(Language::English);
    console.press("<F7>");
    console.press("5");
    let mut console = console.again(hasty_disk());
    console.press("<Enter>");
    let round = |console: &Console| console.app.context().round;
    assert_eq!(round(&console), RoundNo(1), "{}", console.screen());
    console.press("<F7>");
    console.press("5");
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.round(RoundNo(1)).map(|first| first.missing()), Some(0), "{}", console.screen());
    assert_eq!(snapshot.current_round(), Some(RoundNo(2)));
    console.press("<F8>");
    console.shows("round 1");
    // The bye of round 1 counts, those of later rounds do not: two draws and a bye.
    let snapshot = console.app.context().snapshot;
    let sum: i32 = snapshot.scores(5).iter().map(|points| points.tenths()).sum();
    assert_eq!(sum, 30, "{}", console.screen());
}

#[test]
fn all_rounds_of_a_table_are_published_in_one_step_and_undone_in_one() {
    let mut console = published_whole(Language::English);
    assert_eq!(console.app.context().snapshot.last_published(), Some(RoundNo(5)));
    console.press("<Esc>u");
    console.press("X");
    assert_eq!(console.app.context().snapshot.last_published(), None, "{}", console.screen());
    console.press("U");
    assert_eq!(console.app.context().snapshot.last_published(), Some(RoundNo(5)), "{}", console.screen());
}

/// Three teams of two, each with a reserve, and all rounds published.
fn three_teams_published(language: Language) -> Console {
    let mut console = event(language, "team-round-robin", 9);
    for (name, [one, two, reserve]) in [("Ankara", [1, 4, 7]), ("Brno", [2, 5, 8]), ("Cizre", [3, 6, 9])] {
        let (players, reserves) = (vec![PlayerId(one), PlayerId(two)], vec![PlayerId(reserve)]);
        console.does(Command::RegisterTeam(Team::of(Name::new(name).unwrap(), players, reserves)));
    }
    console.press("<F6>");
    console.press(",aP");
    console
}

#[test]
fn all_rounds_of_teams_are_published_with_the_numbers_drawn_as_for_round_1() {
    let console = three_teams_published(Language::English);
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.last_published(), Some(RoundNo(3)), "{}", console.screen());
    assert_eq!(snapshot.legs().first().map(|leg| leg.participants().count()), Some(3));
    let told = commands(&console);
    assert!(
        matches!(told.last(), Some(Command::PublishTable { drafts, .. }) if drafts.len() == 3),
        "{told:?}"
    );
}

#[test]
fn a_team_leaves_a_table_that_is_published_and_loses_what_is_left_by_forfeit() {
    let mut console = three_teams_published(Language::English);
    console.press("<F5>t");
    console.press("w");
    let snapshot = console.app.context().snapshot;
    let gone = snapshot.players().filter(|(_, known)| known.withdrawn().is_some()).count();
    assert_eq!(gone, 3, "{}", console.screen());
    let forfeits = snapshot.rounds().iter().flat_map(|round| round.games());
    let forfeits = forfeits.filter(|(.., result)| result.is_some_and(|result| !result.is_played())).count();
    assert_eq!(forfeits, 4, "two matches of two boards");
}

#[test]
fn joining_or_leaving_after_the_draw_offers_a_new_one_and_withdrawn_players_are_not_seated() {
    let mut console = event(Language::English, "round-robin", 6);
    console.press("<F6>");
    console.press("d");
    let lot = |console: &Console, id: u32| console.app.context().snapshot.lot(PlayerId(id));
    let before: Vec<_> = (1..=6).map(|id| lot(&console, id)).collect();
    console.does(Command::Withdraw { id: PlayerId(2), from: RoundNo(1) });
    for key in ["r", ",a"] {
        console.press(key);
        console.shows("remove all numbers and draw for all");
        console.press("<Esc>");
    }
    console.press(",a");
    console.press("k");
    let after: Vec<_> = (1..=6).map(|id| lot(&console, id)).collect();
    let order = |lots: &[Option<Lot>]| {
        let mut left: Vec<usize> = (0..6).filter(|&at| at != 1).collect();
        left.sort_by_key(|&at| lots[at]);
        left
    };
    assert_eq!(order(&before), order(&after), "who is still there keeps the order");
    console.press("P");
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.last_published(), Some(RoundNo(5)), "{}", console.screen());
    let mut games = snapshot.rounds().iter().flat_map(|round| round.boards().iter());
    assert!(games.all(|board| !board.meeting.has(PlayerId(2))));
    assert_eq!(snapshot.rounds().iter().map(|round| round.boards().len()).sum::<usize>(), 10);
}

#[test]
fn a_team_that_leaves_after_the_draw_has_no_number_in_the_next_one() {
    let mut console = event(Language::English, "team-round-robin", 8);
    for (name, players) in [("Ankara", [1, 5]), ("Brno", [2, 6]), ("Cizre", [3, 7]), ("Dubí", [4, 8])] {
        team(&mut console, name, &players);
    }
    console.press("<F6>");
    console.press("d");
    console.press("<F5>t");
    console.press("w");
    console.press("<F6>");
    console.press("r");
    console.shows("remove all numbers and draw for all");
    console.press("d");
    let snapshot = console.app.context().snapshot;
    assert_eq!(
        snapshot.leg(RoundNo(1)).map(|leg| leg.participants().count()),
        Some(3),
        "{}",
        console.screen()
    );
    let round = snapshot.round(RoundNo(1)).unwrap();
    assert_eq!(round.boards().len(), 2, "one match, one team without");
    let is_there = |id| snapshot.player(id).is_some_and(|known| known.withdrawn().is_none());
    assert!(
        round.boards().iter().all(|board| is_there(board.meeting.white) && is_there(board.meeting.black))
    );
}

#[test]
fn the_number_of_rounds_set_by_a_format_is_shown_before_it_is_set() {
    let console = event(Language::English, "knockout", 4);
    console.shows("[1·] 2·");
    console.hides("3·");
    let console = console.again(hasty_disk());
    console.hides("7 rounds");
}

#[test]
fn the_schedule_of_an_odd_round_robin_names_who_has_no_game() {
    let console = published_whole(Language::English);
    let sheet = named("schedule").unwrap();
    let sheet = sheet.sheet(console.app.context().event, None).unwrap();
    assert_eq!(sheet.sections.len(), 5);
    let notes: Vec<&String> = sheet.sections.iter().flat_map(|section| &section.notes).collect();
    assert_eq!(notes.len(), 5);
    assert!(notes.iter().all(|note| note.starts_with("pairing-allocated bye: ")), "{notes:?}");
}

#[test]
fn in_a_team_match_only_that_team_substitutes_and_no_withdrawn_player() {
    let mut console = three_teams_published(Language::English);
    let meeting =
        |console: &Console| console.app.context().snapshot.round(RoundNo(1)).unwrap().boards()[0].meeting;
    let before = meeting(&console);
    let snapshot = console.app.context().snapshot;
    let team = snapshot.team_of(before.white).unwrap();
    let reserve = snapshot.team(team).unwrap().reserves[0];
    console.press("<F6>");
    console.press("a<Enter>");
    let shown = console.screen();
    let offered = shown.lines().filter(|line| line.contains("idle") || line.contains("bye")).count();
    assert_eq!(offered, 0, "{shown}");
    console.press("<Down><Enter>");
    console.hides("4.4");
    console.press("ill<Enter>");
    console.press("R");
    assert_eq!(meeting(&console).white, reserve, "{}", console.screen());
    // A withdrawn player is neither offered nor seated: the board is forfeit, and the first player may return
    // to it.
    console.does(Command::Withdraw { id: reserve, from: RoundNo(1) });
    let edits = vec![hakem_engine::command::SeatingEdit::TakeSeat { absent: reserve, player: before.white }];
    console.does(Command::Reseat { round: RoundNo(1), edits, reason: "left".to_owned() });
    assert_eq!(meeting(&console), before);
    let edits = vec![hakem_engine::command::SeatingEdit::TakeSeat { absent: before.white, player: reserve }];
    let again = Command::Reseat { round: RoundNo(1), edits, reason: "again".to_owned() };
    let refused = hakem_engine::command::apply(console.app.context().snapshot, &again);
    assert!(matches!(
        refused,
        Err(hakem_engine::command::CommandError::AlreadyWithdrawn { id, .. }) if id == reserve
    ));
}

#[test]
fn a_shared_place_at_the_limit_of_a_group_is_for_the_arbiter_or_for_a_lot_drawn_for_it() {
    let mut console = event(Language::English, "round-robin", 4);
    console.press("<F6>d");
    console.press(",t<Enter>,aP");
    console.press("<F7>55<F6>,f<Backspace>1<Enter>");
    console.shows("Group 1: place 1 is shared, 1 player advances");
    let leg = |console: &Console| {
        let found = console.app.context().snapshot.leg(RoundNo(2)).cloned();
        found.filter(|leg| leg.first == RoundNo(2))
    };
    assert_eq!(leg(&console), None, "no old lot decides");
    console.press("1");
    console.press("<Enter>");
    console.shows("A reason is required");
    console.press("won the blitz games<Enter>");
    console.shows("Group 2: place 1 is shared");
    console.press("l");
    let made = leg(&console).unwrap();
    assert_eq!((made.groups.len(), made.groups[0].len()), (1, 2), "{made:?}");
    assert!(made.decided.contains(": won the blitz games; by lot ("), "{}", made.decided);
    let chosen = |group: usize| {
        let groups = console.app.context().snapshot.leg(RoundNo(1)).unwrap().groups.clone();
        made.groups[0].iter().filter(|side| groups[group].contains(side)).count()
    };
    assert_eq!([chosen(0), chosen(1)], [1, 1], "one of each group");
    console.press("L");
    console.shows("won the blitz games; by lot");
}
