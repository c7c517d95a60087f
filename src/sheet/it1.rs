//! Certificates of title results, FIDE's form IT1: one section per achieved norm, with the data about the event.

use super::columns;
use super::data::{Cell, Column, ColumnKind, Form, Row, Section, Sheet, Table};
use super::it3::{dates, event_code, place};
use super::norms::{score, supports};
use super::{Absent, after};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::closing::is_played;
use hakem_engine::norm::{Flag, Game, Norm, State};
use hakem_engine::tournament::{PlayerId, RoundNo, Sex, Title};
use std::collections::BTreeMap;

/// Builds the certificates in order of registration of the players, highest titles first.
///
/// # Errors
/// Fails if no round is published with a result, if games are open, if the event cannot award norms, or if no player
/// achieved one.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    if !is_played(event.snapshot) {
        return Err(Absent::NotPlayed);
    }
    let norms = event.norms(after).ok_or(Absent::NoNorms)?;
    let reached = norms.players().flat_map(|player| {
        let states = norms.states(player).into_iter();
        states.filter_map(move |(_, state)| match state {
            State::Achieved(norm) => Some((player, norm)),
            State::Safe { .. } | State::Possible(_) | State::Lost(_) => None,
        })
    });
    let sections: Vec<Section> = reached.map(|(player, norm)| section(event, player, &norm)).collect();
    if sections.is_empty() {
        return Err(Absent::NoNormReached);
    }
    let sheet = Sheet::of_sections(event.texts.get("sheet-it1").into_owned(), sections).with_round(after);
    let notes = vec![event.texts.get("norm-note-official").into_owned()];
    let by = Column::new("norm", event.texts.get("norm-column-title"), ColumnKind::Words);
    Ok(Sheet { form: Form::Kept, by: Some(by), notes, is_official: true, ..sheet })
}

fn section<'a>(event: Event<'a>, player: PlayerId, norm: &Norm) -> Section<'a> {
    let texts = event.texts;
    let mut heads = vec![columns::round(texts)];
    heads.extend(columns::opponent(texts));
    heads.extend([
        Column::new("title", texts.get("word-title"), ColumnKind::Code),
        Column::new("federation", texts.get("word-federation"), ColumnKind::Code),
        Column::new("rating", texts.get("word-rating"), ColumnKind::Rating),
        columns::points(texts),
    ]);
    let rows = norm.games.iter().map(|game| row(event, norm, game)).collect();
    let values = [("title", norm.title.title().letters().into()), ("player", event.name(player).into())];
    Section {
        title: texts.with("it1-norm", &values),
        about: person(event, player),
        notes: notes(event, player, norm),
        ..Section::of(Table::of_rows(heads, rows)).about([player])
    }
}

/// Returns the row of a game with the rating used, which is raised for one opponent.
fn row(event: Event, norm: &Norm, game: &Game) -> Row {
    let opponent = game.opponent;
    let is_raised = norm.figures.raised == Some(opponent.player);
    let rating = if is_raised { norm.title.floor() } else { opponent.rating };
    let mut cells = vec![Cell::Number(game.round.0.into())];
    cells.extend(columns::opponent_cells(event, Some(opponent.player), Cell::Empty));
    cells.extend([
        opponent.title.map_or(Cell::Empty, |title| Cell::Words(title.letters().to_owned())),
        Cell::Words(letters(opponent.flag)),
        Cell::Number(u64::try_from(rating).unwrap_or(0)),
        Cell::Points(score(game.halves.into())),
    ]);
    Row::new(cells).naming(Some(opponent.player))
}

/// Describes the player: FIDE ID, federation, year of birth, sex.
fn person(event: Event, player: PlayerId) -> String {
    let Some(known) = event.snapshot.player(player).map(|known| &known.player) else { return String::new() };
    let texts = event.texts;
    let id = known.fide_id.map(|id| texts.with("it1-fide-id", &[("id", id.to_string().into())]));
    let federation = known.federation.as_ref().map(|name| clean(name.as_str()).into_owned());
    let born = known.born.map(|born| texts.with("it1-born", &[("year", born.year().to_string().into())]));
    let sex = known.sex.map(|sex| match sex {
        Sex::Female => texts.get("players-female").into_owned(),
        Sex::Male => texts.get("players-male").into_owned(),
    });
    let said: Vec<String> = [id, federation, born, sex].into_iter().flatten().collect();
    said.join(" · ")
}

fn notes(event: Event, player: PlayerId, norm: &Norm) -> Vec<String> {
    let (texts, figures) = (event.texts, norm.figures);
    let values = [
        ("score", score(figures.halves).into()),
        ("games", figures.games.into()),
        ("needed", score(norm.needed_halves).into()),
        ("average", figures.average.to_string().into()),
        ("performance", figures.performance.to_string().into()),
    ];
    let mut lines = vec![texts.with("it1-figures", &values)];
    let raised = norm.games.iter().find(|game| norm.figures.raised == Some(game.opponent.player));
    lines.extend(raised.map(|game| {
        let values = [
            ("player", event.name(game.opponent.player).into()),
            ("rating", game.opponent.rating.to_string().into()),
            ("floor", norm.title.floor().to_string().into()),
        ];
        texts.with("it1-raised", &values)
    }));
    lines.push(texts.with("it1-federations", &[("list", federations(norm).into())]));
    lines.push(texts.with("it1-titles", &[("list", titles(norm).into())]));
    let support = supports(event, norm);
    lines.extend((!support.is_empty()).then(|| support.join("; ")));
    let known = event.snapshot.player(player).map(|known| &known.player);
    let lacks_id = known.is_some_and(|known| known.fide_id.is_none());
    lines.extend(lacks_id.then(|| texts.get("it1-no-fide-id").into_owned()));
    let settings = event.snapshot.settings();
    let values = [
        ("event", settings.name.as_str().into()),
        ("place", place(event).into()),
        ("dates", dates(event).into()),
    ];
    lines.push(clean(&texts.with("it1-event", &values)).into_owned());
    let arbiter = settings.arbiter.as_ref().map(ToString::to_string).unwrap_or_default();
    let code = Some(event_code(event)).filter(|code| !code.is_empty());
    let code = code.unwrap_or_else(|| "____________".to_owned());
    let values = [("arbiter", clean(&arbiter).into_owned().into()), ("code", code.into())];
    lines.push(texts.with("it1-signed", &values));
    lines
}

/// Lists the federations of the opponents, most frequent first.
fn federations(norm: &Norm) -> String {
    let flags = norm.games.iter().map(|game| letters(game.opponent.flag));
    counted(flags.map(|flag| if flag.is_empty() { "–".to_owned() } else { flag }))
}

/// Lists the titles of the opponents.
fn titles(norm: &Norm) -> String {
    let of = |title: Title| norm.games.iter().filter(|game| game.opponent.title == Some(title)).count();
    let there = Title::ALL.into_iter().map(|title| (title, of(title))).filter(|(_, count)| *count > 0);
    let listed: Vec<String> = there.map(|(title, count)| format!("{count} {}", title.letters())).collect();
    if listed.is_empty() { "–".to_owned() } else { listed.join(", ") }
}

fn counted(words: impl Iterator<Item = String>) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.into_iter().map(|(word, count)| format!("{count} {word}")).collect::<Vec<_>>().join(", ")
}

fn letters(flag: Flag) -> String {
    match flag {
        Flag::Of(letters) => String::from_utf8_lossy(&letters).into_owned(),
        Flag::Fid => "FID".to_owned(),
        Flag::Unknown | Flag::Outside => String::new(),
    }
}
