//! Reviews of rounds made manually and by systems.

use super::*;
use crate::command::{Command, SeatingEdit, apply};
use crate::format::{Trace, Value};
use crate::pairing::{SYSTEMS, propose};
use crate::swiss::test_rounds::{cases, random};
use crate::tournament::{
    Draft, Forfeit, Match, Name, Outcome, Participant, Player, RequestedBye, Settings, SystemId,
};

const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);

fn does(event: &Snapshot, commands: impl IntoIterator<Item = Command>) -> Snapshot {
    commands.into_iter().fold(event.clone(), |event, command| apply(&event, &command).unwrap())
}

fn event(players: u32) -> Snapshot {
    let mut settings = Settings::named(Name::new("Open").unwrap());
    settings.initial_colour = Some(Colour::White);
    let registered = (1..=players).map(|id| Command::Register {
        player: Player::named(Name::new(&format!("P{id}")).unwrap()),
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    });
    does(&Snapshot::new(settings), registered)
}

fn draft(round: u8, players: u32, boards: &[(u32, u32)]) -> Command {
    let boards: Vec<Meeting> =
        boards.iter().map(|&(white, black)| (PlayerId(white), PlayerId(black)).into()).collect();
    let bye = (1..=players).map(PlayerId).find(|&id| !boards.iter().any(|board| board.has(id)));
    Command::DraftRound(Draft {
        numbering: (round == 1).then(|| (1..=players).map(PlayerId).collect()),
        boards,
        bye,
        ..Draft::of(RoundNo(round), SystemId::new("dutch-2009"))
    })
}

fn played(event: &Snapshot, round: u8, players: u32, games: &[(u32, u32, GameResult)]) -> Snapshot {
    let boards: Vec<(u32, u32)> = games.iter().map(|&(white, black, _)| (white, black)).collect();
    let round_no = RoundNo(round);
    let results = (1..).map(BoardNo).zip(games).map(|(board, &(_, _, result))| Command::EnterResult {
        round: round_no,
        board,
        result,
    });
    let begun = [draft(round, players, &boards), Command::publish(round_no)];
    does(event, begun.into_iter().chain(results))
}

fn concerns(event: &Snapshot, round: u8) -> Vec<Vec<Concern>> {
    let review = Review::of(event, RoundNo(round)).unwrap();
    let is_breach = |concern: &Concern| matches!(concern, Concern::AbsoluteBreach | Concern::RelativeBreach);
    let others =
        |board: &Reviewed| board.concerns.iter().copied().filter(|concern| !is_breach(concern)).collect();
    review.boards().iter().map(others).collect()
}

#[test]
fn numbers_that_decide_colours_leave_out_players_who_enter_later() {
    let mut settings = event(0).settings().clone();
    settings.system = SystemId::new("dutch-2026");
    let registered = (1..=7).map(|id| Command::Register {
        player: Player::named(Name::new(&format!("P{id}")).unwrap()),
        arrival: RoundNo(if id <= 3 { 2 } else { 1 }),
        missed: RequestedBye::ZeroPoint,
    });
    let event = does(&Snapshot::new(settings), registered);
    let stated = Command::Announce(Box::new(Settings {
        numbering: (1..=7).map(PlayerId).collect(),
        ..event.settings().clone()
    }));
    let event = does(&event, [stated]);
    let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
    let boards = draft.boards.clone();
    let event = does(&event, [Command::DraftRound(draft)]);
    let review = Review::of(&event, RoundNo(1)).unwrap();
    let again: Vec<Meeting> = boards.iter().map(|of| review.colours([of.black, of.white]).0).collect();
    assert_eq!(again, boards);
    // A player who is added to the round has a number in it.
    let (_, reason) = review.colours([PlayerId(3), PlayerId(4)]);
    let number =
        reason.unwrap().values.iter().find(|(name, _)| *name == "number").map(|(_, number)| number.clone());
    assert_eq!(number, Some(Value::count(1)));
}

#[test]
fn colours_floats_and_hand_made_boards_are_to_be_looked_at() {
    use Colour::{Black, White};
    let event = played(&event(4), 1, 4, &[(1, 2, WHITE_WINS), (3, 4, WHITE_WINS)]);
    assert_eq!(concerns(&event, 1), [[], []]);
    let event = played(&event, 2, 4, &[(1, 4, WHITE_WINS), (2, 3, WHITE_WINS)]);
    let refused = vec![
        Concern::ColourRefused(White),
        Concern::ColourRefused(Black),
        Concern::Float(White),
        Concern::UnequalScores,
    ];
    assert_eq!(concerns(&event, 2), [refused, vec![Concern::Float(Black), Concern::UnequalScores]]);
    let event = does(&event, [draft(3, 4, &[(1, 3), (2, 4)])]);
    let turn = SeatingEdit::TurnColours { board: BoardNo(2) };
    let event = does(&event, [Command::EditDraft { round: RoundNo(3), edit: turn }]);
    let refused = [Concern::ColourRefused(White), Concern::ColourRefused(Black)];
    let unequal = [Concern::Float(White), Concern::UnequalScores];
    let board_1 =
        [&[Concern::ThirdAlike(White)][..], &refused, &[Concern::FloatAgain(White)], &unequal].concat();
    assert_eq!(concerns(&event, 3)[0], board_1);
    assert_eq!(concerns(&event, 3)[1].last(), Some(&Concern::ByHand));
}

#[test]
fn a_board_made_far_apart_without_need_is_flagged_and_one_that_is_needed_is_not() {
    let won = |pairs: [(u32, u32); 4]| pairs.map(|(white, black)| (white, black, WHITE_WINS));
    let event = played(&event(8), 1, 8, &won([(1, 5), (2, 6), (3, 7), (4, 8)]));
    let event = played(&event, 2, 8, &won([(1, 2), (3, 4), (5, 6), (7, 8)]));
    let event = does(&event, [draft(3, 8, &[(1, 3), (4, 2), (5, 7), (6, 8)])]);
    let is_flagged = |event: &Snapshot| -> Vec<bool> {
        concerns(event, 3).iter().map(|board| board.contains(&Concern::FarApart)).collect()
    };
    assert_eq!(is_flagged(&event), [false; 4]);
    let swap = SeatingEdit::Swap { players: [3, 8].map(PlayerId) };
    let swapped = does(&event, [Command::EditDraft { round: RoundNo(3), edit: swap }]);
    assert_eq!(is_flagged(&swapped), [true, false, false, true]);
    assert_eq!(swapped.round(RoundNo(3)).unwrap().count_by_hand(RoundNo(3)), 2);
    // Four players, of whom 1 has met 2 and 3: only 4 is left, two points away.
    let four = played(&self::event(4), 1, 4, &[(1, 2, WHITE_WINS), (3, 4, WHITE_WINS)]);
    let four = played(&four, 2, 4, &[(1, 3, WHITE_WINS), (2, 4, WHITE_WINS)]);
    let four = does(&four, [draft(3, 4, &[(1, 4), (2, 3)])]);
    let turn = SeatingEdit::TurnColours { board: BoardNo(1) };
    let turned = does(&four, [Command::EditDraft { round: RoundNo(3), edit: turn }]);
    assert_eq!(is_flagged(&turned), [false, false]);
}

#[test]
fn colours_and_scores_of_a_table_are_not_flagged() {
    let four = event(4);
    let settings = four.settings();
    let table = Settings { system: SystemId::new("round-robin"), rounds: RoundNo(3), ..settings.clone() };
    let mut event = does(&four, [Command::Announce(Box::new(table))]);
    for round in RoundNo(3).up_to() {
        let draft = propose(&event, round, Trace::silent()).unwrap().draft;
        event = does(&event, [Command::DraftRound(draft), Command::publish(round)]);
        assert!(concerns(&event, round.0).iter().all(Vec::is_empty), "round {round}");
        let results =
            [1, 2].map(|board| Command::EnterResult { round, board: BoardNo(board), result: WHITE_WINS });
        event = does(&event, results.into_iter().filter(|_| round < RoundNo(3)));
    }
    let turn = SeatingEdit::TurnColours { board: BoardNo(2) };
    let reason = "wrong colours at the board".to_owned();
    let event = does(&event, [Command::Reseat { round: RoundNo(3), edits: vec![turn], reason }]);
    assert_eq!(concerns(&event, 3)[1], [Concern::ByHand]);
}

#[test]
fn a_card_shows_colours_and_floats_by_round() {
    let event = played(&event(3), 1, 3, &[(1, 2, WHITE_WINS)]);
    let event = played(&event, 2, 3, &[(3, 1, WHITE_WINS)]);
    let event = does(&event, [draft(3, 3, &[(2, 3)])]);
    let review = Review::of(&event, RoundNo(3)).unwrap();
    let card = review.card(PlayerId(3)).unwrap();
    let bye = Turn { colour: None, float: Some(Float::Down) };
    let game = Turn { colour: Some(Colour::White), float: None };
    assert_eq!(card.turns, [bye, game], "the bye is a downfloat, equal scores are none");
    assert_eq!(card.floats(), [(RoundNo(1), Float::Down)]);
    assert_eq!(card.score, Points::from_tenths(20));
    assert_eq!(card.due.map(|due| due.side), Some(Colour::Black));
    assert_eq!(review.card(PlayerId(9)), None);
}

#[test]
fn a_new_board_gets_its_place_in_the_order_of_publication() {
    let games = [(1, 2, WHITE_WINS), (3, 4, WHITE_WINS), (5, 6, WHITE_WINS)];
    let event = played(&event(6), 1, 6, &games);
    let event = does(&event, [draft(2, 6, &[(1, 3), (5, 2), (4, 6)])]);
    let apart = SeatingEdit::TakeApart { board: BoardNo(2) };
    let after = does(&event, [Command::EditDraft { round: RoundNo(2), edit: apart }]);
    let review = Review::of(&after, RoundNo(2)).unwrap();
    let round = after.round(RoundNo(2)).unwrap();
    let place = |white, black| review.board_for(round, (PlayerId(white), PlayerId(black)).into());
    assert_eq!(place(2, 5), BoardNo(2));
    assert_eq!(place(2, 4), BoardNo(2));
    assert_eq!(place(6, 4), BoardNo(3));
}

#[test]
fn players_who_lost_by_forfeit_are_listed_until_withdrawn() {
    let both = GameResult::Forfeit(Forfeit::Both);
    let event = played(&event(4), 1, 4, &[(1, 2, both), (3, 4, GameResult::Forfeit(Forfeit::ToBlack))]);
    let asked = |event| no_shows(event, RoundNo(2));
    assert_eq!(asked(&event), [1, 2, 3].map(PlayerId));
    let event = does(&event, [Command::Withdraw { id: PlayerId(2), from: RoundNo(2) }]);
    assert_eq!(asked(&event), [1, 3].map(PlayerId));
    assert_eq!(no_shows(&event, RoundNo(1)), []);
}

#[test]
fn players_absent_in_a_report_are_listed_with_the_first_round_missed() {
    let text = include_str!("../../../../tests/golden/reports/left-players.trf");
    let report = crate::trf::read(text).unwrap();
    let system = SystemId::new("dutch-2026");
    let event = crate::trf::to_commands(&report.file, &system).unwrap().event;
    let next = RoundNo(5);
    assert_eq!(no_shows(&event, next), [4, 7, 11].map(PlayerId));
    let since = |id| absent_since(&event, PlayerId(id), next);
    assert_eq!([4, 7, 11, 9].map(since), [Some(RoundNo(3)), Some(RoundNo(2)), Some(RoundNo(2)), None]);
    let event = does(&event, [Command::Withdraw { id: PlayerId(7), from: next }]);
    assert_eq!(no_shows(&event, next), [4, 11].map(PlayerId), "who is withdrawn is not asked about");
}

#[test]
fn results_return_to_the_same_players_with_the_same_colours() {
    let games = [(1, 2, WHITE_WINS), (3, 4, WHITE_WINS), (5, 6, WHITE_WINS)];
    let undone = played(&event(6), 1, 6, &games);
    let again = does(&event(6), [draft(1, 6, &[(2, 1), (5, 6), (3, 4)])]);
    let found = results_again(undone.round(RoundNo(1)).unwrap(), again.round(RoundNo(1)).unwrap());
    assert_eq!(found, [(BoardNo(2), WHITE_WINS), (BoardNo(3), WHITE_WINS)]);
}

#[test]
fn results_of_several_games_with_the_same_colours_return_each_to_its_own() {
    const DRAW: GameResult = GameResult::Played(Outcome::Draw);
    const BLACK_WINS: GameResult = GameResult::Played(Outcome::BlackWins);
    let games = [(1, 2, WHITE_WINS), (2, 1, DRAW), (1, 2, BLACK_WINS), (2, 1, DRAW)];
    let of_match = |boards: &[(u32, u32)]| {
        let Command::DraftRound(mut made) = draft(1, 2, boards) else { unreachable!("a draft is made") };
        let sides = [1, 2].map(|id| Participant::Player(PlayerId(id)));
        let boards = (1..=4).map(BoardNo).collect();
        made.matches = [Match { sides, boards, stops: false }].into();
        Command::DraftRound(made)
    };
    let meetings = games.map(|(white, black, _)| (white, black));
    let paired = does(&event(2), [of_match(&meetings)]);
    let entered = (1..).map(BoardNo).zip(games);
    let entered =
        entered.map(|(board, (.., result))| Command::EnterResult { round: RoundNo(1), board, result });
    let published = does(&paired, [Command::publish(RoundNo(1))]);
    let conflict = Command::NoteConflict { round: RoundNo(1), board: BoardNo(1), found: DRAW };
    let undone = does(&published, entered.chain([conflict]));
    let found = results_again(undone.round(RoundNo(1)).unwrap(), paired.round(RoundNo(1)).unwrap());
    assert_eq!(found, [(BoardNo(2), DRAW), (BoardNo(3), BLACK_WINS), (BoardNo(4), DRAW)]);
}

/// For any system: the panel, the mark on the board and the text on it agree about a colour.
#[test]
fn panel_mark_and_explanation_agree_on_the_colour_due() {
    const OF_COLOURS: [&str; 3] = ["against-due", "colour-difference", "colour-three-times"];
    for swiss in SYSTEMS.iter().filter_map(|system| system.swiss()) {
        let mut refused = 0;
        for seed in 0..cases(60) {
            let field = random(swiss, seed, 2, 16);
            let seats: Vec<Seat> = field.present().take(10).collect();
            let pairs = seats.iter().flat_map(|&one| seats.iter().map(move |&other| [one, other]));
            for players in pairs.filter(|[one, other]| one != other) {
                let due = |seat| swiss.due(&field, seat).map(|due| due.side);
                let by_hand = Pair { white: players[0], black: players[1] };
                let (by_rule, ground) = swiss.colours(&field, players);
                for pair in [by_hand, by_rule] {
                    let breaches = swiss.breaches(&field, pair);
                    for (seat, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
                        let says = |wanted: &[&str]| {
                            let about = ("player", Value::player(seat));
                            breaches.iter().any(|breach| {
                                wanted.contains(&breach.reason.what) && breach.reason.values.contains(&about)
                            })
                        };
                        let is_refused = is_refused(swiss, &field, seat, colour);
                        let name = format!("{} seed {seed}: {seat:?} gets {colour:?}", swiss.id());
                        assert_eq!(is_refused, due(seat).is_some_and(|due| due != colour), "{name}");
                        assert!(!is_refused || says(&OF_COLOURS), "{name}: the mark without a word");
                        assert!(is_refused || !says(&OF_COLOURS[..1]), "{name}: a word without the mark");
                        refused += usize::from(is_refused);
                    }
                }
                let grants_both = ["both-preferences", "both-due", "dubov-2026-both", "dubov-due"];
                if grants_both.iter().any(|end| ground.what.ends_with(end)) {
                    let sides = [(by_rule.white, Colour::White), (by_rule.black, Colour::Black)];
                    let is_granted = |(seat, colour)| due(seat).is_none_or(|due| due == colour);
                    assert!(sides.into_iter().all(is_granted), "{} seed {seed}: {players:?}", swiss.id());
                }
            }
        }
        // Players with both colours in a match are due none.
        let has_both = swiss.facts().games > 1;
        assert_eq!(refused == 0, has_both, "{}: {refused} were refused a colour", swiss.id());
    }
}

#[test]
fn a_repeated_float_names_the_round_that_had_it() {
    let mut named = [0, 0];
    for swiss in SYSTEMS.iter().filter_map(|system| system.swiss()) {
        for seed in 0..cases(60) {
            let field = random(swiss, seed, 3, 16);
            let seats: Vec<Seat> = field.present().take(10).collect();
            let pairs = seats.iter().flat_map(|&white| seats.iter().map(move |&black| Pair { white, black }));
            let of_pairs = pairs.filter(|pair| pair.white != pair.black);
            for reason in of_pairs.flat_map(|pair| swiss.breaches(&field, pair)).map(|breach| breach.reason) {
                let wanted = match reason.what {
                    "downfloat-again" => Float::Down,
                    "upfloat-again" => Float::Up,
                    _ => continue,
                };
                let [("player", Value::Players(player)), ("ago", Value::Number(ago))] = &reason.values[..]
                else {
                    panic!("{reason:?}")
                };
                if *ago == 0 {
                    continue;
                }
                let rounds: Vec<_> = field.player(player[0]).earned().collect();
                let ago = usize::try_from(*ago).unwrap();
                let floated =
                    floats::float(swiss.facts().floats, rounds[rounds.len() - ago], field.points.loss);
                assert_eq!(floated, Some(wanted), "{} seed {seed}: {reason:?}", swiss.id());
                named[ago - 1] += 1;
            }
        }
    }
    assert!(named.iter().all(|&count| count > 0), "{named:?}");
}

#[test]
fn a_board_paired_by_a_list_with_values_is_not_questioned_for_its_scores() {
    let keizer = SystemId::new("keizer");
    let mut settings = event(4).settings().clone();
    settings.system = keizer.clone();
    let drafted = |round, boards: &[(u32, u32)]| match draft(round, 4, boards) {
        Command::DraftRound(draft) => Command::DraftRound(Draft { system: keizer.clone(), ..draft }),
        other => other,
    };
    let win = |board| Command::EnterResult { round: RoundNo(1), board: BoardNo(board), result: WHITE_WINS };
    let announced = does(&event(4), [Command::Announce(Box::new(settings))]);
    let first = [drafted(1, &[(1, 2), (3, 4)]), Command::publish(RoundNo(1)), win(1), win(2)];
    let event = does(&does(&announced, first), [drafted(2, &[(2, 1), (4, 3)])]);
    assert_eq!(concerns(&event, 2), [[], []]);
    assert!(!Review::of(&event, RoundNo(2)).unwrap().has_scores());
}
