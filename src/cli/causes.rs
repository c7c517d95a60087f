//! `hakem check --explain`: the system, edition and options that explain the boards of every file best, and causes of
//! the remaining differences.

use super::files::FileRun;
use super::input::{
    Event, Failure, Input, first_refusal, known_system, of_several, print, refused_line, tell_aside,
};
use super::output::{OutputFormat, json_line};
use super::system_comparison::boards_text;
use super::{Exit, files, reports};
use crate::i18n::{Say, Texts};
use crate::text::clean;
use hakem_engine::console::causes::{Causes, Change, Explained, PairingWay, Unexplained, Virtual, causes};
use hakem_engine::tournament::{ApartBy, Colour, Meeting, PlayerId, RoundNo};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Maximum number of ways listed in addition to the best.
const WAYS: usize = 5;

/// A file and its explanation.
struct ExplainedFile {
    event: Event,
    causes: Causes,
}

/// Explains and prints the files, one page each; a round that the best way does not reproduce makes the answer
/// negative.
pub fn run(paths: &[PathBuf], asked: FileRun<'_>, texts: &Texts) -> Result<Exit, Failure> {
    let found = of_several(files::each(paths, asked.jobs, texts, |path| of_file(path, asked, texts)))?;
    for (path, file) in paths.iter().zip(&found) {
        let Ok(ExplainedFile { event, .. }) = file else { continue };
        let assumed = event.unknown_type.as_ref().map(|kind| kind.message(1, texts));
        let told = assumed.iter().chain(&event.notes);
        told.for_each(|note| tell_aside(&format!("{}: {note}", path.display())));
    }
    let named = paths.iter().map(|path| path.display().to_string()).zip(&found);
    let answer = match asked.format {
        OutputFormat::Text => named.map(|(name, file)| page(&name, file, texts)).collect(),
        OutputFormat::Json => {
            let files: Vec<Value> = named.map(|(name, file)| object(&name, file, texts)).collect();
            json_line(&json!({ "files": files }))
        }
    };
    print(&answer, texts)?;
    let is_explained = found.iter().flatten().all(|file| file.causes.unexplained.is_empty());
    let exit = if is_explained { Exit::Done } else { Exit::Negative };
    Ok(first_refusal(&found).unwrap_or(exit))
}

fn of_file(path: &Path, asked: FileRun<'_>, texts: &Texts) -> Result<ExplainedFile, Failure> {
    let named =
        |failure: Failure| Failure { text: format!("{}: {}", path.display(), failure.text), ..failure };
    let event = Input::read(path, texts)?.event(asked.system, texts).map_err(named)?;
    let system = event.snapshot.settings().system.as_str();
    known_system(system, texts).map_err(|text| named(text.into()))?;
    let causes = causes(&event.snapshot).map_err(|error| named(Failure::malformed(error.say(texts))))?;
    if causes.rounds == 0 {
        return Err(named(Failure::malformed(texts.get("causes-no-rounds"))));
    }
    Ok(ExplainedFile { event, causes })
}

/// Formats the page of a file: the best way, the next ones, and each round that the best one does not reproduce.
fn page(name: &str, file: &Result<ExplainedFile, Failure>, texts: &Texts) -> String {
    let ExplainedFile { event, causes } = match file {
        Ok(found) => found,
        Err(failure) => return refused_line(name, failure),
    };
    let mut page = format!("{}: rounds {}, boards {}\n", clean(name), causes.rounds, causes.boards);
    // Equally good ways are consecutive.
    let most = causes.ways.first().map(|best| (best.rounds, best.boards));
    let is_best = |of: &&Explained| most == Some((of.rounds, of.boards));
    let best = causes.ways.iter().filter(is_best).count();
    for of in causes.ways.iter().take(best + WAYS) {
        let sign = if is_best(&of) { '*' } else { ' ' };
        let Explained { way, boards, rounds } = of;
        page += &format!("{sign} rounds {rounds}, boards {boards}: {}\n", told_way(way, texts));
    }
    for round in &causes.unexplained {
        tell(&mut page, event, round, texts);
    }
    page
}

fn told_way(way: &PairingWay, texts: &Texts) -> String {
    let values =
        [("system", way.system.as_str().into()), ("colour", texts.colour(way.initial_colour).into())];
    texts.with(
        match way.virtual_points {
            Virtual::AsTold => "causes-way",
            Virtual::Baku => "causes-way-baku",
            Virtual::None => "causes-way-without-points",
        },
        &values,
    )
}

/// Adds the lines of a round: its boards, those of the way, and the explanation.
fn tell(page: &mut String, event: &Event, of: &Unexplained, texts: &Texts) {
    let number = |id: PlayerId| event.number(of.round, id).unwrap_or_default();
    let boards = |at: usize| {
        let boards = of.boards[at].iter().map(|board| [number(board.white), number(board.black)]);
        let bye = of.bye.and_then(|bye| bye[at]).map(number);
        boards_text(&boards.collect::<Vec<_>>(), bye)
    };
    *page += &format!("round {}: recorded {}, paired {}\n", of.round, boards(0), boards(1));
    for cause in &of.causes {
        let told: Vec<String> = cause.iter().map(|change| said(change, event, of.round, texts)).collect();
        *page += &format!("  {}\n", clean(&told.join(" ")));
    }
    if of.more > 0 {
        *page += &format!("  {}\n", texts.with("causes-more", &[("count", of.more.into())]));
    }
    if of.causes.is_empty() {
        let id = if of.is_bounded { "causes-none-bounded" } else { "causes-none" };
        *page += &format!("  {}\n", texts.with(id, &[("tried", of.tried.into())]));
        if let Some((change, count)) = &of.nearest {
            let change = said(change, event, of.round, texts);
            let values = [("change", change.into()), ("count", (*count).into())];
            *page += &format!("  {}\n", clean(&texts.with("causes-nearest", &values)));
        }
    }
}

/// Describes a change in a sentence.
fn said(change: &Change, event: &Event, round: RoundNo, texts: &Texts) -> String {
    let called = |id: PlayerId| {
        let number = event.number(round, id).unwrap_or_default();
        format!("{number} {}", reports::name(&event.snapshot, id))
    };
    let two = |id: &'static str, [one, other]: [PlayerId; 2]| {
        texts.with(id, &[("one", called(one).into()), ("other", called(other).into())])
    };
    let of_one = |id: &'static str, player: PlayerId| texts.with(id, &[("player", called(player).into())]);
    match *change {
        Change::KeptApart(ApartBy::Club) => texts.get("cause-clubs-apart").into_owned(),
        Change::KeptApart(ApartBy::Federation) => texts.get("cause-federations-apart").into_owned(),
        Change::KeptApart(ApartBy::Family) => texts.get("cause-families-apart").into_owned(),
        Change::Apart(players) => two("cause-apart", players),
        Change::Bye(player) => of_one("cause-bye", player),
        Change::Gone(player) => of_one("cause-gone", player),
        Change::Added(player) => of_one("cause-added", player),
        Change::Result { round, meeting: Meeting { white, black }, then } => {
            let values = [
                ("white", called(white).into()),
                ("black", called(black).into()),
                ("round", round.into()),
                ("result", texts.result_marks(then).into_owned().into()),
            ];
            texts.with("cause-result", &values)
        }
        Change::Unplayed { round, player, then } => {
            let values = [
                ("player", called(player).into()),
                ("round", round.into()),
                ("bye", texts.bye(then).into_owned().into()),
            ];
            texts.with("cause-unplayed", &values)
        }
        Change::Exchanged(players) => two("cause-exchanged", players),
        Change::Turned(players) => two("cause-turned", players),
    }
}

fn object(name: &str, file: &Result<ExplainedFile, Failure>, texts: &Texts) -> Value {
    let ExplainedFile { event, causes } = match file {
        Ok(found) => found,
        Err(failure) => return json!({ "file": name, "refused": failure.text }),
    };
    let way = |Explained { way, boards, rounds }: &Explained| {
        json!({
            "system": way.system.as_str(),
            "initial_colour": match way.initial_colour {
                Colour::White => "w",
                Colour::Black => "b",
            },
            "virtual_points": match way.virtual_points {
                Virtual::AsTold => "as-told",
                Virtual::None => "none",
                Virtual::Baku => "baku",
            },
            "boards": boards,
            "rounds": rounds,
        })
    };
    json!({
        "file": name,
        "boards": causes.boards,
        "rounds": causes.rounds,
        "ways": causes.ways.iter().map(way).collect::<Vec<_>>(),
        "unexplained": causes.unexplained.iter().map(|of| round_object(of, event, texts)).collect::<Vec<_>>(),
    })
}

fn round_object(of: &Unexplained, event: &Event, texts: &Texts) -> Value {
    let number = |id: PlayerId| event.number(of.round, id).unwrap_or_default();
    let board = |board: &Meeting| json!({ "white": number(board.white), "black": number(board.black) });
    let boards = |at: usize| of.boards[at].iter().map(board).collect::<Vec<_>>();
    let change = |change: &Change| {
        let (kind, players) = kind(change);
        let game = match change {
            Change::Result { round, then, .. } => Some((round.0, texts.result_marks(*then).into_owned())),
            Change::Unplayed { round, then, .. } => Some((round.0, texts.bye(*then).into_owned())),
            _ => None,
        };
        json!({
            "kind": kind,
            "players": players.into_iter().map(number).collect::<Vec<_>>(),
            "round": game.as_ref().map(|(round, _)| round),
            "result": game.as_ref().map(|(_, result)| result),
            "text": said(change, event, of.round, texts),
        })
    };
    let causes: Vec<Value> = of
        .causes
        .iter()
        .map(|cause| json!({ "changes": cause.iter().map(change).collect::<Vec<_>>() }))
        .collect();
    let byes = of.bye.map(|bye| bye.map(|id| id.map(number)));
    let nearest = of.nearest.as_ref();
    json!({
        "round": of.round.0,
        "recorded": { "boards": boards(0), "bye": byes.and_then(|bye| bye[0]) },
        "paired": { "boards": boards(1), "bye": byes.and_then(|bye| bye[1]) },
        "causes": causes,
        "more": of.more,
        "nearest": nearest.map(|(near, boards)| json!({ "change": change(near), "boards": boards })),
        "tried": of.tried,
        "is_bounded": of.is_bounded,
    })
}

/// Returns the keyword of a change for programs, and the players involved.
fn kind(change: &Change) -> (&'static str, Vec<PlayerId>) {
    match *change {
        Change::KeptApart(ApartBy::Club) => ("clubs-apart", Vec::new()),
        Change::KeptApart(ApartBy::Federation) => ("federations-apart", Vec::new()),
        Change::KeptApart(ApartBy::Family) => ("families-apart", Vec::new()),
        Change::Apart(players) => ("apart", players.to_vec()),
        Change::Bye(player) => ("bye", vec![player]),
        Change::Gone(player) => ("gone", vec![player]),
        Change::Added(player) => ("added", vec![player]),
        Change::Result { meeting: Meeting { white, black }, .. } => ("result", vec![white, black]),
        Change::Unplayed { player, .. } => ("unplayed", vec![player]),
        Change::Exchanged(players) => ("exchanged", players.to_vec()),
        Change::Turned(players) => ("turned", players.to_vec()),
    }
}
