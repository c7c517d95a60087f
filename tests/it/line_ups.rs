//! Line-ups of teams at the console: entered, copied from the last round, refused, questioned, closed; and
//! forfeited matches.

use crate::console::Console;
use crate::formats::event;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem::publish::{Imprint, text};
use hakem::sheet::named;
use hakem_engine::command::Command;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{
    BoardNo, Forfeit, GameResult, Name, OptionValue, Outcome, Participant, Player, PlayerId, Rating,
    RequestedBye, RoundNo, Settings, Snapshot, Team, TeamId,
};
use hakem_engine::trf;

/// A Swiss with this number of teams of two with a reserve each, and round 1 published.
pub(super) fn teams(count: u16) -> Console {
    teams_of("team-swiss-2026", count)
}

/// The same by another system.
fn teams_of(system: &str, count: u16) -> Console {
    teams_with(system, count, 2, "WBWB")
}

/// The same with this number of boards, and this scheme of colours.
fn teams_with(system: &str, count: u16, boards: usize, scheme: &str) -> Console {
    let mut console = event(Language::English, system, 0);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.rounds = RoundNo(4);
    if scheme != "WBWB" {
        settings.options.set("white-boards", Some(OptionValue::Choice(scheme.to_owned())));
    }
    console.does(Command::Announce(Box::new(settings)));
    let names = ["One", "Two", "Three", "Four", "Five"];
    let members = u16::try_from(boards + 1).unwrap();
    for team in 0..count {
        let ids: Vec<PlayerId> =
            (1..=members).map(|member| PlayerId(u32::from(members * team + member))).collect();
        for member in &names[..=boards] {
            let name =
                Name::new(&format!("{}{team:02} {member}", if team % 2 == 0 { "Even" } else { "Odd" }))
                    .unwrap();
            let rating = Rating::new(2400 - 10 * i64::from(team)).ok();
            let player = Player { rating, ..Player::named(name) };
            console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        let name = Name::new(&format!("Team {:02}", team + 1)).unwrap();
        let (players, reserves) = (ids[..boards].to_vec(), ids[boards..].to_vec());
        console.does(Command::RegisterTeam(Team::of(name, players, reserves)));
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>");
    console.pair_round_1();
    console.press("pP<F7>");
    console
}

/// Returns the players of a team in a round, by their positions in the roster.
fn seated(console: &Console, team: u16, round: u8) -> Vec<usize> {
    let snapshot = console.app.context().snapshot;
    let members: Vec<PlayerId> = snapshot.team(TeamId(team)).unwrap().members().collect();
    let seats = snapshot.seats_of_team(TeamId(team), RoundNo(round));
    seats.iter().map(|seat| members.iter().position(|id| *id == seat.player).unwrap() + 1).collect()
}

/// Returns the team in the first line of the dialog.
fn first_team(console: &Console) -> TeamId {
    match console.app.context().snapshot.round(RoundNo(1)).unwrap().matches()[0].sides[0] {
        Participant::Team(id) => id,
        Participant::Player(_) => unreachable!("teams meet"),
    }
}

fn play(console: &mut Console, round: u8) {
    let boards = console.app.context().snapshot.round(RoundNo(round)).unwrap().boards().len();
    for board in (1..=u16::try_from(boards).unwrap()).map(BoardNo) {
        let result = GameResult::Played(Outcome::Draw);
        console.does(Command::EnterResult { round: RoundNo(round), board, result });
    }
}

#[test]
fn twenty_line_ups_stay_as_they_were_with_a_key_each_and_a_reserve_takes_three() {
    let mut console = teams(20);
    // The first board sits out everywhere: the second moves up, and the reserve plays.
    console.press(",l");
    for _ in 0..20 {
        console.press("-1<Enter>");
    }
    assert!((1..=20).all(|team| seated(&console, team, 1) == [2, 3]), "{}", console.screen());
    console.press("<Esc>");
    play(&mut console, 1);
    console.press("<F6><Right>rpP<F7>");
    assert!(
        (1..=20).all(|team| seated(&console, team, 2) == [1, 2]),
        "the roster, unless the captain says more"
    );
    console.press(",l");
    console.press(&"=".repeat(20));
    assert!((1..=20).all(|team| seated(&console, team, 2) == [2, 3]), "{}", console.screen());
}

#[test]
fn an_invalid_line_up_is_refused_while_it_is_typed() {
    let mut console = teams(4);
    console.press(",l");
    insta::assert_snapshot!("line_ups_of_a_round_of_teams", console.screen());
    for (typed, said) in [
        ("14", "has no player 4. Roster numbers run from 1 to 3"),
        ("- 2", "Board 1 of the match is empty"),
        ("1", "Too few players: 1 for 2"),
        ("123", "3 for 2"),
        ("11", "is listed on two boards"),
        ("=", "has not played a match yet"),
    ] {
        console.press(&format!("{typed}{}", if typed == "=" { "" } else { "<Enter>" }));
        console.shows(said);
        console.press(if typed == "=" { "" } else { "<Esc>" });
    }
    assert!((1..=4).all(|team| seated(&console, team, 1) == [1, 2]), "nothing was done");
}

#[test]
fn another_order_of_boards_is_asked_about_and_an_empty_board_is_forfeited() {
    let mut console = teams(4);
    let first = first_team(&console);
    console.press(",l21<Enter>");
    console.shows("The board order is fixed");
    console.press("<Esc>");
    assert_eq!(seated(&console, first.0, 1), [1, 2]);
    console.press("<Up>21<Enter>C");
    assert_eq!(seated(&console, first.0, 1), [2, 1]);
    console.press("<Home>3-<Enter>");
    let snapshot = console.app.context().snapshot;
    let seats = snapshot.seats_of_team(first, RoundNo(1));
    let round = snapshot.round(RoundNo(1)).unwrap();
    assert_eq!(snapshot.team(first).unwrap().reserves, [seats[0].player]);
    assert!(matches!(round.result(seats[1].board), Some(GameResult::Forfeit(_))), "{}", console.screen());
    assert_eq!(round.result(seats[0].board), None);
}

#[test]
fn a_match_is_forfeited_by_decision_until_it_has_begun() {
    let mut console = teams(4);
    console.press(",dn");
    console.press("not there after an hour<Enter>");
    let round = |console: &Console| console.app.context().snapshot.round(RoundNo(1)).unwrap().clone();
    let forfeits = |console: &Console| {
        let round = round(console);
        [1, 2].map(|board| round.result(BoardNo(board)))
    };
    let to = |forfeit| Some(GameResult::Forfeit(forfeit));
    assert_eq!(forfeits(&console), [to(Forfeit::ToBlack), to(Forfeit::ToWhite)], "{}", console.screen());
    console.press("u");
    assert_eq!(forfeits(&console), [None, None]);
    console.press("<Home>1");
    console.press(",dxnobody came<Enter>");
    console.shows("The match has started: board 1 has a result");
    console.press("<Esc><Esc>");
    console.press("<Home>,l-1<Enter>");
    console.shows("The match has started: board 1 has a result");
}

#[test]
fn line_ups_are_in_the_report_and_come_back_from_it() {
    for system in ["team-swiss-2026", "team-round-robin"] {
        let mut console = teams_of(system, 4);
        console.press(",l-1<Enter>-1<Enter>-2<Enter><Esc>");
        play(&mut console, 1);
        let snapshot = console.app.context().snapshot.clone();
        let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
        let read = trf::read(&report).unwrap().file;
        let back = trf::to_commands(&read, &snapshot.settings().system).unwrap();
        assert_eq!(read.line_ups.len(), 3, "{report}");
        let names = |event: &Snapshot, team: u16| -> Vec<String> {
            let seats = event.seats_of_team(TeamId(team), RoundNo(1));
            seats.iter().map(|seat| event.player(seat.player).unwrap().player.name.to_string()).collect()
        };
        for team in 1..=4 {
            let found = (1..=4).find(|&of| {
                back.event.team(TeamId(of)).unwrap().name == snapshot.team(TeamId(team)).unwrap().name
            });
            assert_eq!(
                names(&back.event, found.unwrap()),
                names(&snapshot, team),
                "{system}, team {team}\n{report}"
            );
        }
    }
}

fn printed(console: &Console, sheet: &str) -> String {
    let cx = console.app.context();
    let made = named(sheet).unwrap().sheet(cx.event, None).unwrap();
    let imprint = Imprint::new(cx.event, &made, Moment(0), "7f3a91c05d");
    text::sheet(&made, &imprint, cx.texts)
}

/// Record 352: colours by the scheme in the pairing, in line-ups, on slips, in results entered, and in the
/// report.
#[test]
fn line_ups_slips_results_and_the_report_follow_any_scheme_of_colours() {
    for (scheme, score) in [("WBWB", "2 - 2"), ("WBBW", "2 - 2"), ("WWBB", "2 - 2"), ("WWWW", "4 - 0")] {
        let mut console = teams_with("team-swiss-2026", 4, 4, scheme);
        let first = first_team(&console);
        // The reserve plays on board 1, the second player does not play.
        console.press(",l5134<Enter>C<Esc>");
        assert_eq!(seated(&console, first.0, 1), [5, 1, 3, 4], "{scheme}: {}", console.screen());
        let snapshot = console.app.context().snapshot.clone();
        let round = snapshot.round(RoundNo(1)).unwrap();
        let colours: String = (1..=4)
            .map(|board| match snapshot.team_of(round.board(BoardNo(board)).unwrap().meeting.white) {
                Some(team) if team == first => 'W',
                _ => 'B',
            })
            .collect();
        assert_eq!(colours, scheme);
        let slips = printed(&console, "slips");
        let mut rest = slips.as_str();
        for board in (1..=4).map(BoardNo) {
            let white = console.app.context().name(round.board(board).unwrap().meeting.white);
            let place = rest.find(&format!("board {board}")).unwrap_or_else(|| panic!("{scheme}: {slips}"));
            rest = &rest[place..];
            let line = rest.lines().find(|line| line.contains("EVEN") || line.contains("ODD")).unwrap();
            assert!(line.contains(white.as_str()), "{scheme} {board}: {white}: {slips}");
        }
        // White wins on every board.
        console.press("<Home>1111");
        console.press("<Home>");
        console.shows(score);
        let snapshot = console.app.context().snapshot.clone();
        let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
        assert!(report.contains(&format!("352 {scheme}")), "{report}");
        let read = trf::read(&report).unwrap().file;
        let back = trf::to_commands(&read, &snapshot.settings().system).unwrap();
        let again = trf::write(&trf::from_snapshot(&back.event), trf::Style::default());
        let said = |text: &str| {
            text.lines().filter(|line| !line.starts_with("172")).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(said(&again), said(&report));
    }
}
