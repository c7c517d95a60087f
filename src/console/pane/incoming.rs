//! Import of players and of results of the displayed round from files and the clipboard into an open event.
//!
//! Each difference is shown before anything changes.

use super::{act, options};
use crate::desk::{Context, Message, Notice};
use crate::dialog::{Confirm, Difference, DifferenceKind, Preview, Review};
use crate::exchange::account::Account;
use crate::exchange::games::{Game, ResultFinding, compared as held_against_round};
use crate::exchange::merge::{self, Standing};
use crate::exchange::roster::RosterTable;
use hakem_engine::command::Command;
use hakem_engine::format::{OptionFacts, OptionKind};
use hakem_engine::schedule::Molter;
use hakem_engine::tournament::{
    BoardNo, GameResult, Name, OptionValue, PartialDate, Player, PlayerId, RequestedBye, RoundNo, Title,
};

/// Opens the preview of a list's columns, followed by its differences from the event.
pub fn list(file: String, table: RosterTable, cx: &Context) -> Message {
    if let Some(refused) = act::refused(cx) {
        return refused;
    }
    let from = file.clone();
    // The preview shows the account.
    let preview =
        Preview::new(file, table, cx.texts, move |listed, cx| players(from.clone(), listed, Vec::new(), cx));
    Message::open(preview)
}

/// Shows the differences between the players of a list and the event, below the account of the list.
pub fn players(file: String, listed: Vec<Player>, account: Vec<String>, cx: &Context) -> Message {
    if let Some(refused) = act::refused(cx) {
        return refused;
    }
    let standings = merge::compared(&listed, cx.snapshot);
    let differences =
        listed.iter().zip(&standings).map(|(player, standing)| difference(player, standing, cx));
    let mut differences: Vec<(usize, Difference)> = differences.enumerate().collect();
    differences.sort_by_key(|(_, difference)| rank(difference.kind));
    let order: Vec<usize> = differences.iter().map(|(at, _)| *at).collect();
    let differences: Vec<Difference> = differences.into_iter().map(|(_, difference)| difference).collect();
    let count = |kind| differences.iter().filter(|difference| difference.kind == kind).count();
    let (new, changed) = (count(DifferenceKind::New), count(DifferenceKind::Changed));
    let values = [
        ("new", new.into()),
        ("changed", changed.into()),
        ("same", count(DifferenceKind::Same).into()),
        ("odd", count(DifferenceKind::Odd).into()),
    ];
    let told = cx.texts.with("incoming-counts", &values);
    if new + changed == 0 && count(DifferenceKind::Odd) == 0 {
        return Message::Tell(Notice::done(cx.texts.get("incoming-nothing-new").into_owned()));
    }
    let title = cx.texts.with("incoming-title", &[("file", file.as_str().into())]);
    let told = std::iter::once(told).chain(account).collect();
    let review = Review::new(title, told, differences, move |taken, cx| {
        let chosen = taken.iter().filter_map(|&at| {
            let at = *order.get(at)?;
            Some((listed.get(at)?.clone(), standings.get(at)?.clone()))
        });
        let arrival = cx.snapshot.next_to_publish();
        match merge::command(chosen, &file, arrival, RequestedBye::ZeroPoint) {
            Some(command) => Message::Do(command),
            None => Message::Tell(Notice::warning(cx.texts.get("incoming-none-chosen").into_owned())),
        }
    });
    Message::open(review)
}

/// Sets a Molter table as that of the event; rules that it breaks are confirmed first.
pub fn seat_table(table: &Molter, cx: &Context) -> Message {
    if let Some(refused) = act::refused(cx) {
        return refused;
    }
    let texts = cx.texts;
    let is_table = |option: &&OptionFacts| matches!(option.kind, OptionKind::Games { .. });
    let Some(option) = options::asked(cx).iter().find(is_table) else {
        return Message::Tell(Notice::refused(texts.get("incoming-table-system").into_owned()));
    };
    let mut settings = cx.snapshot.settings().clone();
    option.set(&mut settings.options, OptionValue::Choice(table.text()));
    settings.rounds = RoundNo(table.rounds());
    let set = Message::Do(Command::Announce(Box::new(settings)));
    let lines: Vec<String> = table.breaches().into_iter().map(|of| texts.table_breach(of)).collect();
    if lines.is_empty() {
        return set;
    }
    let question = Confirm::capital(texts.get("incoming-table-title"), 'I', "confirm-import-list", set);
    Message::open(question.with_lines(lines))
}

fn rank(kind: DifferenceKind) -> u8 {
    match kind {
        DifferenceKind::Odd => 0,
        DifferenceKind::Changed => 1,
        DifferenceKind::New => 2,
        DifferenceKind::Same => 3,
    }
}

/// Describes the difference of a listed player from the event.
fn difference(player: &Player, standing: &Standing, cx: &Context) -> Difference {
    let texts = cx.texts;
    let of = |kind, words: String, taken| Difference { kind, what: player.name.to_string(), words, taken };
    let named = |id: &str, one: PlayerId, other: Option<PlayerId>| {
        let other = other.map(|other| cx.name(other)).unwrap_or_default();
        texts.with(id, &[("player", cx.name(one).into()), ("other", other.into())])
    };
    match standing {
        Standing::New => {
            let blank = Player::named(player.name.clone());
            of(DifferenceKind::New, fields(&blank, player, cx), Some(true))
        }
        Standing::Changed { id, becomes } => {
            let there = cx.snapshot.player(*id).map(|known| fields(&known.player, becomes, cx));
            of(DifferenceKind::Changed, there.unwrap_or_default(), Some(true))
        }
        Standing::Same(id) => of(DifferenceKind::Same, named("incoming-same", *id, None), None),
        Standing::Twice(id) => of(DifferenceKind::Odd, named("incoming-twice", *id, None), None),
        Standing::Clash { one, other } => {
            of(DifferenceKind::Odd, named("incoming-clash", *one, Some(*other)), None)
        }
    }
}

/// Lists the fields of a player that change, with their old values if any.
fn fields(there: &Player, becomes: &Player, cx: &Context) -> String {
    let texts = cx.texts;
    let number = |number: Option<u64>| number.map(|number| number.to_string());
    let name = |name: &Option<Name>| name.as_ref().map(ToString::to_string);
    let day = |day: Option<PartialDate>| day.map(|day| texts.date(day));
    let shown = |player: &Player| {
        let sex = player.sex.map(|sex| match sex {
            hakem_engine::tournament::Sex::Female => texts.get("players-female").into_owned(),
            hakem_engine::tournament::Sex::Male => texts.get("players-male").into_owned(),
        });
        [
            ("list-name", Some(player.name.to_string())),
            ("list-title", player.title.map(|title| Title::letters(title).to_owned())),
            ("list-rating", player.rating.map(|rating| rating.to_string())),
            ("list-national-rating", player.national_rating.map(|rating| rating.to_string())),
            ("list-federation", name(&player.federation)),
            ("list-fide-id", number(player.fide_id)),
            ("list-licence", player.licence.map(|licence| licence.to_string())),
            ("list-sex", sex),
            ("list-born", day(player.born)),
            ("list-club", name(&player.club)),
        ]
    };
    let pairs =
        shown(there).into_iter().zip(shown(becomes)).filter(|((_, there), (_, becomes))| there != becomes);
    let told = pairs.map(|((label, there), (_, becomes))| {
        let becomes = becomes.unwrap_or_else(|| "–".to_owned());
        let before = there.map(|there| format!("{there} → ")).unwrap_or_default();
        format!("{}: {before}{becomes}", texts.get(label))
    });
    told.collect::<Vec<_>>().join(" · ")
}

/// Shows the games of a file that add a result to the displayed round or differ from one, below the account
/// of the file.
pub fn results(file: &str, (games, account): (&[Game], &Account), cx: &Context) -> Message {
    if let Some(refused) = act::refused(cx) {
        return refused;
    }
    let round = cx.round;
    let found = held_against_round(games, cx.snapshot, round);
    let elsewhere = found.iter().filter(|found| matches!(found, ResultFinding::OtherRound(_))).count();
    let mut lines: Vec<(ResultFinding, Difference)> = found
        .iter()
        .zip(games)
        .filter(|(found, _)| !matches!(found, ResultFinding::OtherRound(_)))
        .map(|(found, game)| (*found, of_game(*found, game, round, cx)))
        .collect();
    lines.sort_by_key(|(_, difference)| rank(difference.kind));
    if lines.is_empty() {
        let told = cx.texts.with("incoming-no-games", &[("round", round.into())]);
        let told: Vec<String> = std::iter::once(told).chain(account.notes(cx.texts)).collect();
        return Message::Tell(Notice::warning(told.join(" ")));
    }
    let count = |kind| lines.iter().filter(|(_, difference)| difference.kind == kind).count();
    let values = [
        ("new", count(DifferenceKind::New).into()),
        ("changed", count(DifferenceKind::Changed).into()),
        ("same", count(DifferenceKind::Same).into()),
        ("odd", count(DifferenceKind::Odd).into()),
    ];
    let mut told = vec![cx.texts.with("incoming-result-counts", &values)];
    if elsewhere > 0 {
        told.push(cx.texts.with("incoming-other-rounds", &[("count", elsewhere.into())]));
    }
    told.extend(account.notes(cx.texts));
    let (found, differences): (Vec<ResultFinding>, Vec<Difference>) = lines.into_iter().unzip();
    let title = cx.texts.with("incoming-results-title", &[("file", file.into()), ("round", round.into())]);
    let review = Review::new(title, told, differences, move |taken, cx| {
        let commands: Vec<Command> = taken.iter().filter_map(|&at| command(*found.get(at)?, round)).collect();
        match commands.is_empty() {
            true => Message::Tell(Notice::warning(cx.texts.get("incoming-none-chosen").into_owned())),
            false => Message::DoAll(commands),
        }
    });
    Message::open(review)
}

/// Returns the command that enters a result as if typed; a different result becomes a conflict.
fn command(found: ResultFinding, round: RoundNo) -> Option<Command> {
    match found {
        ResultFinding::New(board, result) => Some(Command::EnterResult { round, board, result }),
        ResultFinding::Differs { board, found, .. } => Some(Command::NoteConflict { round, board, found }),
        _ => None,
    }
}

/// Describes a game of the file relative to the round.
fn of_game(found: ResultFinding, game: &Game, round: RoundNo, cx: &Context) -> Difference {
    let texts = cx.texts;
    let at_board = |board: BoardNo| {
        let meeting = cx.snapshot.round(round).and_then(|of| of.board(board)).map(|of| of.meeting);
        let names = meeting.map(|of| format!("{} – {}", cx.name(of.white), cx.name(of.black)));
        format!("{board}  {}", names.unwrap_or_default())
    };
    let marks = |result: GameResult| cx.marks(Some(result));
    let (kind, board, words) = match found {
        ResultFinding::New(board, result) => (DifferenceKind::New, Some(board), marks(result)),
        ResultFinding::Differs { board, recorded, found } => {
            let values = [("recorded", marks(recorded).into()), ("found", marks(found).into())];
            (DifferenceKind::Changed, Some(board), texts.with("incoming-differs", &values))
        }
        ResultFinding::Same(board) => {
            (DifferenceKind::Same, Some(board), texts.get("incoming-result-same").into_owned())
        }
        ResultFinding::Unfinished(board) => {
            (DifferenceKind::Same, Some(board), texts.get("incoming-unfinished").into_owned())
        }
        ResultFinding::TwoResults { board, results: [header, ending] } => {
            let values = [("header", marks(header).into()), ("ending", marks(ending).into())];
            (DifferenceKind::Odd, Some(board), texts.with("incoming-two-results", &values))
        }
        ResultFinding::Turned(board) => {
            (DifferenceKind::Odd, Some(board), texts.get("incoming-turned").into_owned())
        }
        ResultFinding::Twice(board) => {
            (DifferenceKind::Odd, Some(board), texts.get("incoming-game-twice").into_owned())
        }
        ResultFinding::NotThere | ResultFinding::OtherRound(_) => {
            (DifferenceKind::Odd, None, texts.with("incoming-not-there", &[("line", game.line.into())]))
        }
    };
    let called = |name: &str, number: Option<u16>| match (name, number) {
        ("", Some(number)) => number.to_string(),
        ("", None) => "?".to_owned(),
        (name, _) => name.to_owned(),
    };
    let what = board.map_or_else(
        || {
            format!(
                "{} – {}",
                called(&game.white.name, game.white.number),
                called(&game.black.name, game.black.number)
            )
        },
        at_board,
    );
    let taken = matches!(kind, DifferenceKind::New | DifferenceKind::Changed).then_some(true);
    Difference { kind, what, words, taken }
}
