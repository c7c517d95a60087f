//! Matches of several games: their state and the next action.

use crate::desk::{Context, Draw, Message, Notice};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::pane::{act, matches};
use crate::sheet::{team_games, teams};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::pairing::{self, Contradicted, DecidedBy, MatchState, NextGame};
use hakem_engine::tournament::{
    BoardNo, ColourLot, GameStage, Meeting, Participant, RoundNo, SettledBy, Settlement, TeamId, Urn,
};

/// Returns the match that a board belongs to; `None` if each match is a single board.
fn of(board: BoardNo, cx: &Context) -> Option<MatchState> {
    pairing::matches(cx.snapshot, cx.round).into_iter().find(|state| state.of.boards.contains(&board))
}

/// Returns the first board of the next match that needs further games or a decision, after the match of a board.
pub(super) fn next(here: Option<BoardNo>, cx: &Context) -> Option<BoardNo> {
    let waiting = matches::waiting(cx);
    let at = waiting.iter().position(|state| here.is_some_and(|here| state.of.boards.contains(&here)));
    let after = at.map_or(0, |at| (at + 1) % waiting.len());
    waiting.get(after)?.board()
}

/// Describes the state of the match of a board and the next action.
pub(super) fn line(board: BoardNo, cx: &Context) -> Option<String> {
    if teams::have_no_matches(cx.snapshot, cx.round) {
        return team_games::line(cx.event, cx.snapshot.round(cx.round)?.board(board)?.meeting);
    }
    let state = of(board, cx)?;
    match (state.next, cx.snapshot.round(cx.round)) {
        (NextGame::Games, Some(round)) => Some(teams::match_line(cx.event, round, &state.of)),
        _ => Some(told(&state, cx)).filter(|words| !words.is_empty()),
    }
}

fn told(state: &MatchState, cx: &Context) -> String {
    let [one, other] = state.of.sides.map(|side| teams::side(cx.event, side));
    let [points, others] = state.points.map(|points| cx.texts.points(points));
    let next = match state.next {
        NextGame::Games => return String::new(),
        NextGame::Game => cx.texts.get("match-next-game").into_owned(),
        NextGame::Add(stage, count) => {
            let values = [
                ("stage", cx.texts.game_stage(stage).into_owned().into()),
                ("count", usize::from(count).into()),
            ];
            cx.texts.with("match-next-add", &values)
        }
        NextGame::Lot => cx.texts.get("match-next-lot").into_owned(),
        NextGame::Decided(None, _) => cx.texts.get("match-next-neither").into_owned(),
        NextGame::Decided(Some(winner), by) => {
            let values =
                [("winner", teams::side(cx.event, winner).into()), ("by", decided_by(by, cx).into())];
            cx.texts.with("match-next-decided", &values)
        }
    };
    let next = match otherwise(state, cx) {
        Some(found) => {
            let player = found.plays_on.map_or_else(|| "–".to_owned(), |of| teams::side(cx.event, of));
            let values = [("round", found.round.next().into()), ("player", player.into())];
            format!("{next}; {}", cx.texts.with("match-contradicted", &values))
        }
        None => next,
    };
    let values = [
        ("one", one.into()),
        ("other", other.into()),
        ("points", points.into()),
        ("others", others.into()),
        ("next", next.into()),
    ];
    cx.texts.with("match-line", &values)
}

fn decided_by(by: DecidedBy, cx: &Context) -> String {
    let id = match by {
        DecidedBy::Stage(stage) => return cx.texts.game_stage(stage).into_owned(),
        DecidedBy::Boards => "decided-by-boards",
        DecidedBy::Settled(SettledBy::Lot) => "settled-by-lot",
        DecidedBy::NoShow | DecidedBy::Nobody | DecidedBy::Settled(SettledBy::NoShow) => "settled-by-no-show",
        DecidedBy::Settled(SettledBy::GoldenPoint) => "settled-by-golden-point",
        DecidedBy::Settled(SettledBy::FewestMoves) => "settled-by-fewest-moves",
        DecidedBy::Settled(SettledBy::Arbiter) => "settled-by-arbiter",
    };
    cx.texts.get(id).into_owned()
}

/// Offers the possible actions in the match of a board: further games, the lot for colours, no-shows, a decision.
pub(super) fn offer(board: BoardNo, cx: &Context) -> Message {
    let Some(state) = of(board, cx) else { return none(cx) };
    match (state.of.is_of_teams(), state.next) {
        (true, NextGame::Games) => return of_teams(board, &state, cx),
        (false, NextGame::Games) => return none(cx),
        _ => {}
    }
    let sides = state.of.sides;
    let first = state.board().unwrap_or(board);
    let mut choices = match state.next {
        NextGame::Add(stage, count) => further(&state, stage, count, cx),
        NextGame::Game => lots(&state, cx),
        NextGame::Lot => by_lot(first, sides, cx),
        NextGame::Games | NextGame::Decided(..) => Vec::new(),
    };
    let settled = cx.snapshot.round(cx.round).and_then(|round| round.settlement(first)).is_some();
    if let Some(found) = otherwise(&state, cx) {
        choices = after_contradiction(first, &found, cx);
    } else if settled {
        let words = cx.texts.get("match-undo");
        choices.push(PickItem::keyed('t', words, Message::Do(settle(cx.round, first, None))));
    } else if !matches!(state.next, NextGame::Decided(..)) {
        choices.extend(match state.of.is_of_teams() {
            true => forfeits(board, &state, cx),
            false => no_shows(first, sides, cx),
        });
        choices.extend(decisions(first, sides, cx));
    }
    let told = told(&state, cx);
    if choices.is_empty() {
        return Message::Tell(Notice::done(told));
    }
    let procedure = lot_procedure(&state, cx).filter(|_| otherwise(&state, cx).is_none());
    let lines = [told].into_iter().chain(procedure).chain([String::new()]);
    let title = cx.texts.get("match-title");
    Message::open(Pick::new(title, choices).with_lines(lines))
}

fn none(cx: &Context) -> Message {
    Message::Tell(Notice::warning(cx.texts.get("match-none").into_owned()))
}

/// Offers to declare a team match forfeited, with a reason.
fn of_teams(board: BoardNo, state: &MatchState, cx: &Context) -> Message {
    let line = cx.snapshot.round(cx.round).map(|paired| teams::match_line(cx.event, paired, &state.of));
    let lines = [line.unwrap_or_default(), String::new()];
    let choices = forfeits(board, state, cx);
    Message::open(Pick::new(cx.texts.get("match-title"), choices).with_lines(lines))
}

fn forfeits(board: BoardNo, state: &MatchState, cx: &Context) -> Vec<PickItem> {
    let round = cx.round;
    let forfeit = |key: char, words: String, winner: Option<TeamId>| {
        let prompt = Prompt::new(words.clone(), move |reason: &str, cx: &Context| {
            let reason = reason.trim().to_owned();
            let command = Command::ForfeitMatch { round, board, winner, reason };
            act::tried(command, cx).map_err(|error| cx.refusal(&error))
        });
        PickItem::keyed(key, words, Message::open(prompt))
    };
    let [one, other] = state.of.sides.map(|side| match side {
        Participant::Team(id) => Some(id),
        Participant::Player(_) => None,
    });
    let loses = |of: Option<TeamId>| {
        let name = of.map_or_else(String::new, |id| teams::name(cx.event, id));
        cx.texts.with("match-team-forfeits", &[("team", name.into())])
    };
    vec![
        forfeit('n', loses(one), other),
        forfeit('m', loses(other), one),
        forfeit('x', cx.texts.get("match-both-forfeit").into_owned(), None),
    ]
}

/// Returns the match, with the side that plays on, if the following round was paired with a different winner.
fn otherwise(state: &MatchState, cx: &Context) -> Option<Contradicted> {
    let mut found = cx.contradicted().iter();
    found.find(|found| found.round == cx.round && found.state.of == state.of).cloned()
}

/// Offers to keep the match played in the following round, or to re-pair it alone; both require a reason.
fn after_contradiction(board: BoardNo, found: &Contradicted, cx: &Context) -> Vec<PickItem> {
    let Some(plays_on) = found.plays_on else { return Vec::new() };
    let (round, later) = (found.round, found.round.next());
    let with_reason = |key: char, words: String, make: Box<dyn Fn(String) -> Command>| {
        let prompt = Prompt::new(words.clone(), move |reason: &str, cx: &Context| {
            act::tried(make(reason.trim().to_owned()), cx).map_err(|error| cx.refusal(&error))
        });
        PickItem::keyed(key, words, Message::open(prompt))
    };
    let name = |side: Participant| teams::side(cx.event, side);
    let values = [("round", later.into()), ("player", name(plays_on).into())];
    let stands = with_reason(
        's',
        cx.texts.with("match-keep", &values),
        Box::new(move |reason| {
            let winner = Some(plays_on);
            settle(round, board, Some(Settlement { winner, by: SettledBy::Arbiter, reason }))
        }),
    );
    let NextGame::Decided(Some(winner), _) = found.state.next else { return vec![stands] };
    let values =
        [("round", later.into()), ("player", name(plays_on).into()), ("winner", name(winner).into())];
    let Some(edit) = instead_of(winner, plays_on, cx) else { return vec![stands] };
    let again = with_reason(
        'r',
        cx.texts.with("match-pair-again", &values),
        Box::new(move |reason| Command::Reseat { round: later, edits: vec![edit.clone()], reason }),
    );
    vec![stands, again]
}

/// Returns the edit that replaces the side that plays on by the winner; two teams swap places.
fn instead_of(winner: Participant, plays_on: Participant, cx: &Context) -> Option<SeatingEdit> {
    let first = |id: TeamId| cx.snapshot.team(id).and_then(|team| team.players.first().copied());
    Some(match [winner, plays_on] {
        [Participant::Player(player), Participant::Player(instead_of)] => {
            SeatingEdit::TakeMatch { player, instead_of }
        }
        [Participant::Team(one), Participant::Team(other)] => {
            SeatingEdit::Swap { players: [first(one)?, first(other)?] }
        }
        _ => return None,
    })
}

/// Returns the games of a stage. The given side has White in the first game; between players colours alternate,
/// between teams they follow the boards of the match.
fn games(white: Participant, state: &MatchState, count: u16, cx: &Context) -> Vec<Meeting> {
    if let [Participant::Player(one), Participant::Player(other)] = state.of.sides {
        let black = if white == Participant::Player(one) { other } else { one };
        let white = if black == other { one } else { other };
        let first = Meeting { white, black };
        return (0..count).map(|turn| if turn % 2 == 0 { first } else { first.turned() }).collect();
    }
    let Some(paired) = cx.snapshot.round(cx.round) else { return Vec::new() };
    let of_match = state.of.boards.iter().filter(|board| paired.game_stage(**board) == GameStage::Match);
    let meetings: Vec<Meeting> = of_match.filter_map(|&board| Some(paired.board(board)?.meeting)).collect();
    let begins = meetings.first().and_then(|first| cx.snapshot.team_of(first.white)).map(Participant::Team);
    let is_turned = begins != Some(white);
    meetings.into_iter().map(|meeting| if is_turned { meeting.turned() } else { meeting }).collect()
}

fn further(state: &MatchState, stage: GameStage, count: u16, cx: &Context) -> Vec<PickItem> {
    let (round, sides) = (cx.round, state.of.sides);
    let Some(board) = state.board() else { return Vec::new() };
    let add =
        |white: Participant| Command::AddGames { round, board, stage, games: games(white, state, count, cx) };
    let with = |key: char, white: Participant| {
        let values = [
            ("stage", cx.texts.game_stage(stage).into_owned().into()),
            ("white", teams::side(cx.event, white).into()),
        ];
        PickItem::keyed(key, cx.texts.with("match-add-white", &values), Message::Do(add(white)))
    };
    let added = cx.snapshot.round(round).map_or(0, |round| round.boards().len());
    let first = BoardNo(u16::try_from(added + 1).unwrap_or(u16::MAX));
    let games = add(sides[0]);
    let draw = Draw::of(Urn::Colours(round, first), move |seed| {
        let lot = drawn(seed, sides);
        vec![games.clone(), Command::DrawColours { round, board: first, lot }]
    });
    let words =
        cx.texts.with("match-add-drawn", &[("stage", cx.texts.game_stage(stage).into_owned().into())]);
    vec![with('a', sides[0]), with('b', sides[1]), PickItem::keyed('l', words, Message::Draw(draw))]
}

/// Offers the lot that decides a team match, drawn here or at the table.
fn by_lot(board: BoardNo, sides: [Participant; 2], cx: &Context) -> Vec<PickItem> {
    let round = cx.round;
    let reason = cx.texts.get("settled-by-lot").into_owned();
    let made = {
        let reason = reason.clone();
        move |winner: Participant| {
            let made = Settlement { winner: Some(winner), by: SettledBy::Lot, reason: reason.clone() };
            settle(round, board, Some(made))
        }
    };
    let won = |key: char, side: Participant| {
        let words = cx.texts.with("match-lot-won", &[("side", teams::side(cx.event, side).into())]);
        PickItem::keyed(key, words, Message::Do(made(side)))
    };
    let items = vec![won('a', sides[0]), won('b', sides[1])];
    let draw = Draw::of(Urn::Winner(round, board), move |seed| vec![made(drawn(seed, sides).won)]);
    let words = cx.texts.get("match-lot-decides");
    items.into_iter().chain([PickItem::keyed('l', words, Message::Draw(draw))]).collect()
}

/// The winner of the lot chooses by a second lot, as with two pieces; the colour held until then does not matter.
fn drawn(seed: u64, mut sides: [Participant; 2]) -> ColourLot {
    sides.sort_unstable();
    let side = |bit: u64| sides[usize::from(bit % 2 == 1)];
    let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    ColourLot { won: side(mixed), white: side(mixed >> 1), seed: Some(seed) }
}

/// Explains the drawing of colours of the next games (knockout 3).
fn lot_procedure(state: &MatchState, cx: &Context) -> Option<String> {
    let stage = match state.next {
        NextGame::Add(stage, _) => stage,
        NextGame::Game => stage_to_begin(state, cx)?.1,
        NextGame::Lot | NextGame::Games | NextGame::Decided(..) => return None,
    };
    let id = match stage {
        _ if state.of.is_of_teams() => "match-lot-procedure-teams",
        GameStage::GoldenPoint => "match-lot-procedure-golden-point",
        GameStage::Match | GameStage::PlayOff => "match-lot-procedure",
    };
    Some(cx.texts.get(id).into_owned())
}

fn stage_to_begin(state: &MatchState, cx: &Context) -> Option<(BoardNo, GameStage)> {
    let paired = cx.snapshot.round(cx.round)?;
    let boards = &state.of.boards;
    let board = boards.iter().copied().find(|&board| paired.awaits(board))?;
    let stage = paired.game_stage(board);
    let has_result = |&other: &BoardNo| paired.game_stage(other) == stage && paired.result(other).is_some();
    (!boards.iter().any(has_result)).then_some((board, stage))
}

/// Offers the lot for colours before the games of a stage start.
fn lots(state: &MatchState, cx: &Context) -> Vec<PickItem> {
    let Some((board, _)) = stage_to_begin(state, cx) else { return Vec::new() };
    let sides = state.of.sides;
    let round = cx.round;
    let chosen = |key: char, won: Participant, white: Participant| {
        let [winner, begins] = [won, white].map(|side| teams::side(cx.event, side));
        let values = [("won", winner.into()), ("white", begins.into())];
        let lot = ColourLot { won, white, seed: None };
        let words = cx.texts.with("match-lot-chosen", &values);
        PickItem::keyed(key, words, Message::Do(Command::DrawColours { round, board, lot }))
    };
    let [one, other] = sides;
    let draw = Draw::of(Urn::Colours(round, board), move |seed| {
        vec![Command::DrawColours { round, board, lot: drawn(seed, sides) }]
    });
    vec![
        chosen('1', one, one),
        chosen('2', one, other),
        chosen('3', other, one),
        chosen('4', other, other),
        PickItem::keyed('l', cx.texts.get("match-lot-draw"), Message::Draw(draw)),
    ]
}

fn settle(round: RoundNo, board: BoardNo, settlement: Option<Settlement>) -> Command {
    Command::SettleMatch { round, board, settlement }
}

fn no_shows(board: BoardNo, sides: [Participant; 2], cx: &Context) -> Vec<PickItem> {
    let reason = cx.texts.get("settled-by-no-show").into_owned();
    let gone = |key: char, absent: Option<Participant>| {
        let winner = absent.map(|absent| if absent == sides[0] { sides[1] } else { sides[0] });
        let words = match absent {
            Some(absent) => {
                cx.texts.with("match-absent", &[("player", teams::side(cx.event, absent).into())])
            }
            None => cx.texts.get("match-both-absent").into_owned(),
        };
        let made = Settlement { winner, by: SettledBy::NoShow, reason: reason.clone() };
        PickItem::keyed(key, words, Message::Do(settle(cx.round, board, Some(made))))
    };
    vec![gone('n', Some(sides[0])), gone('m', Some(sides[1])), gone('x', None)]
}

fn decisions(board: BoardNo, sides: [Participant; 2], cx: &Context) -> Vec<PickItem> {
    let round = cx.round;
    let goes_on = |key: char, winner: Participant| {
        let words = cx.texts.with("match-decide", &[("player", teams::side(cx.event, winner).into())]);
        let prompt = Prompt::new(words.clone(), move |reason: &str, cx: &Context| {
            let winner = Some(winner);
            let made = Settlement { winner, by: SettledBy::Arbiter, reason: reason.trim().to_owned() };
            act::tried(settle(round, board, Some(made)), cx).map_err(|error| cx.refusal(&error))
        });
        PickItem::keyed(key, words, Message::open(prompt))
    };
    vec![goes_on('d', sides[0]), goes_on('e', sides[1])]
}
