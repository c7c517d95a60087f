//! Teams, legs and matches: rejected commands, and the resulting rounds.

use super::tests::Event;
use super::{Command, CommandError, Lock, SeatingEdit};
use crate::tournament::{
    BoardNo, Bye, Colour, Draft, Forfeit, GameResult, GameStage, Leg, Match, Meeting, Name, Options, Out,
    Outcome, Participant, PlayerId, Points, RoundNo, RoundPlace, SettingField, Settings, SettledBy,
    Settlement, SystemId, Team, TeamId,
};

const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const DRAW: GameResult = GameResult::Played(Outcome::Draw);

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn team(called: &str, players: &[u32], reserves: &[u32]) -> Team {
    let ids = |numbers: &[u32]| numbers.iter().copied().map(PlayerId).collect();
    Team::of(name(called), ids(players), ids(reserves))
}

fn player(id: u32) -> Participant {
    Participant::Player(PlayerId(id))
}

fn meeting(white: u32, black: u32) -> Meeting {
    Meeting { white: PlayerId(white), black: PlayerId(black) }
}

fn leg(first: u8, last: u8, groups: &[&[Participant]], boards: Option<u16>) -> Leg {
    let groups = groups.iter().map(|group| group.to_vec()).collect();
    Leg {
        first: RoundNo(first),
        last: RoundNo(last),
        system: SystemId::new("knockout"),
        options: Options::default(),
        groups,
        boards,
        is_closed: false,
        decided: String::new(),
    }
}

fn a_match(sides: [Participant; 2], boards: &[u16]) -> Match {
    Match { sides, boards: boards.iter().copied().map(BoardNo).collect(), stops: false }
}

/// A draft of this round in which all arrived players keep their numbers.
fn drafted(event: &Event, round: u8, boards: &[(u32, u32)]) -> Draft {
    let everybody = || event.0.players().map(|(id, _)| id).collect();
    Draft {
        numbering: event.0.numbering().is_empty().then(everybody),
        boards: boards.iter().map(|&(white, black)| meeting(white, black)).collect(),
        ..Draft::of(RoundNo(round), SystemId::new("knockout"))
    }
}

fn enter(round: u8, board: u16, result: GameResult) -> Command {
    Command::EnterResult { round: RoundNo(round), board: BoardNo(board), result }
}

fn scores(event: &Event, rounds: std::ops::Range<usize>) -> Vec<i32> {
    event.0.scores_in(rounds).into_iter().map(Points::tenths).collect()
}

#[test]
fn no_player_is_in_two_teams_and_players_who_have_played_remain() {
    let mut event = Event::of(6);
    event.act(Command::RegisterTeam(team("Ankara", &[1, 2], &[5])));
    let refused = |event: &Event, made: Team| event.is_refused(&Command::RegisterTeam(made));
    assert_eq!(refused(&event, team("Brno", &[], &[3])), CommandError::EmptyTeam);
    assert_eq!(refused(&event, team("Brno", &[3], &[3])), CommandError::TwiceInTeam { id: PlayerId(3) });
    let taken = CommandError::InTeam { id: PlayerId(5), team: name("Ankara") };
    assert_eq!(refused(&event, team("Brno", &[3, 5], &[])), taken);
    assert_eq!(event.is_refused(&Command::RemovePlayer { id: PlayerId(5) }), taken);
    let same = CommandError::TeamNameTaken { name: name("Ankara") };
    assert_eq!(refused(&event, team("Ankara", &[3], &[])), same);
    event.play(1..=1);
    let edit =
        |made, reason: &str| Command::EditTeam { id: TeamId(1), team: made, reason: reason.to_owned() };
    assert_eq!(event.is_refused(&edit(team("Ankara", &[2, 1], &[5]), "")), CommandError::ReasonMissing);
    event.act(edit(team("Ankara", &[2, 1], &[5]), "wrong order was announced"));
    event.act(edit(team("Ankara B", &[2, 1], &[5]), ""));
    let gone = CommandError::PlayedForTeam { id: PlayerId(2), round: RoundNo(1) };
    assert_eq!(event.is_refused(&edit(team("Ankara", &[1], &[5]), "left")), gone);
    assert_eq!(event.is_refused(&Command::RemoveTeam { id: TeamId(1) }), gone);
}

#[test]
fn a_play_off_is_a_leg_of_its_players_with_scores_of_its_own() {
    let mut event = Event::of(6);
    event.play(1..=2);
    let two = [player(1), player(4)];
    let begin = |first, last| Command::BeginLeg(leg(first, last, &[&two], None));
    assert_eq!(event.is_refused(&begin(2, 3)), CommandError::NotNext { round: RoundNo(2), next: RoundNo(3) });
    let refused = |groups: &[&[Participant]]| event.is_refused(&Command::BeginLeg(leg(3, 3, groups, None)));
    assert_eq!(refused(&[&two, &[player(2)]]), CommandError::SmallLeg);
    assert_eq!(refused(&[&two, &[player(2), player(1)]]), CommandError::TwiceInLeg { name: name("Player") });
    assert_eq!(refused(&[&[player(1), player(9)]]), CommandError::NoSuchPlayer { id: PlayerId(9) });
    event.act(begin(3, 3));
    event.act(begin(3, 4));
    assert_eq!((event.0.legs().len(), event.0.last_round()), (1, RoundNo(4)), "an unpaired leg is replaced");
    let in_leg = CommandError::InLeg { name: name("Player"), first: RoundNo(3) };
    assert_eq!(event.is_refused(&Command::RemovePlayer { id: PlayerId(4) }), in_leg);
    assert_eq!(
        event.is_refused(&Command::BeginLeg(leg(3, 2, &[&two], None))),
        CommandError::LegEndsEarly { first: RoundNo(3), last: RoundNo(2) }
    );
    let stranger = event.is_refused(&Command::DraftRound(drafted(&event, 3, &[(1, 2)])));
    assert_eq!(stranger, CommandError::BadMatch { board: BoardNo(1) });
    event.act(Command::DraftRound(drafted(&event, 3, &[(4, 1)])));
    event.publish(3);
    event.act(enter(3, 1, WHITE_WINS));
    let place = |id: u32| event.round(3).place(PlayerId(id));
    assert_eq!((place(2), place(4)), (RoundPlace::Idle, RoundPlace::AtBoard(BoardNo(1), Colour::White)));
    assert_eq!(scores(&event, 2..3), [0, 0, 0, 10, 0, 0], "a leg starts from zero");
    assert_eq!(
        event.is_refused(&Command::DiscardLeg { first: RoundNo(3) }),
        CommandError::RoundAlreadyPaired { round: RoundNo(3) }
    );
    let newcomer = event.register(2000, 4);
    event.act(Command::RemovePlayer { id: newcomer });
    let undo = |round| Command::UndoRound { round: RoundNo(round), reason: "paired too early".to_owned() };
    event.act(undo(3));
    assert_eq!(event.0.legs().len(), 1, "the leg can be paired again");
    event.act(undo(2));
    assert!(event.0.legs().is_empty(), "who takes part followed from the round that is gone");
    let nothing = event.is_refused(&Command::DiscardLeg { first: RoundNo(3) });
    assert_eq!(nothing, CommandError::NoSuchLeg { first: RoundNo(3) });
}

#[test]
fn games_are_added_to_a_match_at_the_end_of_the_round_until_it_is_settled() {
    let mut event = Event::of(5);
    let order: Vec<Participant> = (1..=5).map(player).collect();
    event.act(Command::BeginLeg(leg(1, 3, &[&order], None)));
    let mut draft = drafted(&event, 1, &[(4, 1), (1, 4), (3, 2), (2, 3)]);
    draft.outs = vec![(player(5), Out::Through)].into();
    draft.matches =
        vec![a_match([player(1), player(4)], &[1, 2]), a_match([player(2), player(3)], &[3])].into();
    let loose = event.is_refused(&Command::DraftRound(draft.clone()));
    assert_eq!(loose, CommandError::BadMatch { board: BoardNo(4) }, "every board belongs to a match");
    draft.matches[1].boards = [3, 4].map(BoardNo).to_vec();
    event.act(Command::DraftRound(draft));
    event.publish(1);
    assert_eq!(event.round(1).place(PlayerId(5)), RoundPlace::Through);
    for board in 1..=3 {
        event.act(enter(1, board, DRAW));
    }
    let add = |board, stage, games: &[(u32, u32)]| Command::AddGames {
        round: RoundNo(1),
        board: BoardNo(board),
        stage,
        games: games.iter().map(|&(white, black)| meeting(white, black)).collect(),
    };
    let golden = add(3, GameStage::GoldenPoint, &[(3, 2)]);
    assert_eq!(event.is_refused(&golden), CommandError::MatchRunning { board: BoardNo(4) });
    event.act(enter(1, 4, DRAW));
    let other = add(3, GameStage::PlayOff, &[(1, 2)]);
    assert_eq!(event.is_refused(&other), CommandError::NotOfMatch { id: PlayerId(1), board: BoardNo(5) });
    event.act(golden);
    let round = event.round(1);
    assert_eq!(
        (round.game_stage(BoardNo(5)), round.game_stage(BoardNo(4))),
        (GameStage::GoldenPoint, GameStage::Match)
    );
    assert_eq!(round.matches()[1], a_match([player(2), player(3)], &[3, 4, 5]));
    assert_eq!(round.place(PlayerId(3)), RoundPlace::AtBoard(BoardNo(3), Colour::White), "at the first game");
    event.act(enter(1, 5, WHITE_WINS));
    assert_eq!(scores(&event, 0..1), [10, 10, 20, 10, 0]);
    let settle = |winner, by| Command::SettleMatch {
        round: RoundNo(1),
        board: BoardNo(2),
        settlement: Some(Settlement { winner, by, reason: "Game 3 was not played".to_owned() }),
    };
    let foreign = CommandError::NotASide { name: name("Player"), board: BoardNo(2) };
    assert_eq!(event.is_refused(&settle(Some(player(2)), SettledBy::Arbiter)), foreign);
    event.act(settle(Some(player(4)), SettledBy::NoShow));
    assert_eq!(event.round(1).settlement(BoardNo(1)).and_then(|made| made.winner), Some(player(4)));
    let more = event.is_refused(&add(1, GameStage::PlayOff, &[(4, 1)]));
    assert_eq!(more, CommandError::MatchSettled { board: BoardNo(1) });
    event.act(Command::SettleMatch { round: RoundNo(1), board: BoardNo(1), settlement: None });
    event.act(add(1, GameStage::PlayOff, &[(4, 1), (1, 4)]));
    assert_eq!(event.round(1).boards().len(), 7);
}

#[test]
fn a_team_match_keeps_each_board_between_the_two_teams() {
    let mut event = Event::of(8);
    event.act(Command::RegisterTeam(team("Ankara", &[1, 2], &[7])));
    event.act(Command::RegisterTeam(team("Brno", &[3, 4], &[])));
    event.act(Command::RegisterTeam(team("Cork", &[5, 6, 8], &[])));
    let teams = [1, 2, 3].map(|id| Participant::Team(TeamId(id)));
    let unequal = event.is_refused(&Command::BeginLeg(leg(1, 3, &[&teams], Some(2))));
    assert_eq!(unequal, CommandError::UnequalTeam { name: name("Cork"), players: 3, boards: 2 });
    let mixed = event.is_refused(&Command::BeginLeg(leg(1, 3, &[&[teams[0], player(8)]], Some(2))));
    assert_eq!(mixed, CommandError::MixedLeg);
    let smaller =
        Command::EditTeam { id: TeamId(3), team: team("Cork", &[5, 6], &[8]), reason: String::new() };
    event.act(smaller);
    event.act(Command::BeginLeg(leg(1, 3, &[&teams], Some(2))));
    let larger =
        Command::EditTeam { id: TeamId(3), team: team("Cork", &[5, 6, 8], &[]), reason: String::new() };
    assert!(matches!(event.is_refused(&larger), CommandError::UnequalTeam { .. }));
    let mut draft = Draft { by_table: true, ..drafted(&event, 1, &[(1, 3), (4, 2)]) };
    assert_eq!(
        event.is_refused(&Command::DraftRound(draft.clone())),
        CommandError::BadMatch { board: BoardNo(1) }
    );
    draft.matches = vec![a_match([teams[0], teams[1]], &[1, 2])].into();
    let alone = event.is_refused(&Command::DraftRound(draft.clone()));
    assert_eq!(alone, CommandError::TeamUnplaced { name: name("Cork") });
    draft.outs = vec![(teams[2], Out::Bye(Bye::PairingAllocated))].into();
    event.act(Command::DraftRound(draft));
    event.publish(1);
    assert_eq!(event.round(1).team_out(teams[2]), Some(Out::Bye(Bye::PairingAllocated)));
    assert_eq!([5, 7].map(|id| event.round(1).place(PlayerId(id))), [RoundPlace::Idle; 2]);
    let take = |player| SeatingEdit::TakeSeat { absent: PlayerId(2), player: PlayerId(player) };
    let foreign = event.is_refused(&event.reseat(1, &[take(5)]));
    assert_eq!(foreign, CommandError::NotOfMatch { id: PlayerId(5), board: BoardNo(2) });
    let apart = event.reseat(1, &[SeatingEdit::TakeApart { board: BoardNo(1) }]);
    assert_eq!(event.is_refused(&apart), CommandError::BoardsOfMatches { round: RoundNo(1) });
    event.act(event.reseat(1, &[take(7)]));
    assert_eq!(event.meeting(1, 2), meeting(4, 7));
    event.act(event.reseat(1, &[SeatingEdit::Swap { players: [PlayerId(1), PlayerId(7)] }]));
    assert_eq!([event.meeting(1, 1), event.meeting(1, 2)], [meeting(7, 3), meeting(4, 1)]);
}

#[test]
fn rounds_of_a_table_are_published_ahead_and_include_withdrawals() {
    let mut event = Event::of(5);
    let system = SystemId::new("round-robin");
    event.act(Command::Announce(Box::new(Settings {
        system,
        rounds: RoundNo(5),
        ..event.0.settings().clone()
    })));
    for round in 1..=5 {
        event.draft(round);
        event.publish(round);
    }
    // Results are entered in any order, and one is cleared, without affecting later rounds.
    event.act(enter(3, 1, WHITE_WINS));
    event.act(enter(1, 1, DRAW));
    event.act(Command::ClearResult { round: RoundNo(3), board: BoardNo(1) });
    event.act(enter(3, 1, DRAW));
    let third = event.meeting(3, 1);
    let id = third.white;
    let idle = (1..=5).find(|&round| event.round(round).pairing_allocated_bye().is_none());
    assert_eq!(idle, None, "somebody has the bye in every round");
    let own = (1..=5)
        .find(|&round| event.round(round).place(id) == RoundPlace::Bye(Bye::PairingAllocated))
        .unwrap();
    event.act(Command::Withdraw { id, from: RoundNo(3) });
    assert_eq!(event.round(3).result(BoardNo(1)), Some(DRAW), "what was played stays");
    for round in 3..=5 {
        match event.round(round).place(id) {
            RoundPlace::AtBoard(board, Colour::White) if round > 3 => {
                let forfeit = Some(GameResult::Forfeit(Forfeit::ToBlack));
                assert_eq!(event.round(round).result(board), forfeit, "round {round}");
            }
            RoundPlace::AtBoard(board, Colour::Black) => {
                let forfeit = Some(GameResult::Forfeit(Forfeit::ToWhite));
                assert_eq!(event.round(round).result(board), forfeit, "round {round}");
            }
            RoundPlace::AtBoard(..) => {}
            place => {
                assert_eq!(
                    (place, round),
                    (RoundPlace::Bye(Bye::ABSENT), own),
                    "no point for a round without a game"
                );
            }
        }
    }
    let other = event.round(4).boards().iter().map(|board| board.meeting).find(|meeting| meeting.has(id));
    if let Some(meeting) = other {
        let opponent = if meeting.white == id { meeting.black } else { meeting.white };
        event.act(Command::Withdraw { id: opponent, from: RoundNo(4) });
        let board = match event.round(4).place(id) {
            RoundPlace::AtBoard(board, _) => board,
            place => panic!("{place:?}"),
        };
        assert_eq!(event.round(4).result(board), Some(GameResult::Forfeit(Forfeit::Both)));
    }
    let final_leg = Command::BeginLeg(leg(6, 6, &[&[player(1), player(2)]], None));
    assert!(matches!(event.is_refused(&final_leg), CommandError::ResultsMissing { round: RoundNo(1), .. }));
}

#[test]
fn the_leg_of_the_whole_event_is_as_long_as_announced_and_a_table_as_long_as_it_is() {
    let mut event = Event::of(4);
    let sides = [player(1), player(2), player(3), player(4)];
    let length = event.0.settings().rounds.0;
    event.act(Command::BeginLeg(leg(1, length, &[&sides], None)));
    let announced = |rounds: u8, event: &Event| {
        Command::Announce(Box::new(Settings { rounds: RoundNo(rounds), ..event.0.settings().clone() }))
    };
    event.act(announced(3, &event));
    assert_eq!((event.0.legs().len(), event.0.last_round()), (1, RoundNo(3)));
    event.act(Command::DraftRound(drafted(&event, 1, &[(1, 2), (4, 3)])));
    event.publish(1);
    event.act(announced(4, &event));
    assert_eq!(event.0.last_round(), RoundNo(4), "also once a round is published");
    let too_few = CommandError::TooFewRounds { rounds: RoundNo(0), least: RoundNo(1) };
    assert_eq!(event.is_refused(&announced(0, &event)), too_few);

    let mut table = Event::of(4);
    table.act(Command::BeginLeg(Leg { is_closed: true, ..leg(1, length, &[&sides], None) }));
    let locked = CommandError::SettingLocked { field: SettingField::Rounds, lock: Lock::ByTable };
    assert_eq!(table.is_refused(&announced(5, &table)), locked);
}
