//! Dialogs of the print pane: output folder, address, logo, columns, and the board or player of a sheet.

use super::lines::{self, WallLine};
use crate::desk::keys::unmet;
use crate::desk::{Context, Message, Notice, SheetRequest, Show, Site, Wanted};
use crate::dialog::{Confirm, FieldError, Form, FormField, Prompt};
use crate::i18n::Arg;
use crate::pane::qr_code;
use crate::publish::html::{Accent, NotAColour};
use crate::publish::order::PrintOrder;
use crate::sheet::columns::About;
use crate::sheet::data::Part;
use crate::sheet::player_columns::{OFFERED, People};
use crate::sheet::{Named, named};
use crate::spelling::Sought;
use crate::text;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::BoardNo;
use hakem_engine::trf::Audience;
use std::path::Path;

/// Maximum number of matching players listed in a refusal.
const NAMED: usize = 3;

/// Sheets that are official forms.
const FORMS: [&str; 4] = ["it1", "it3", "it4", "fa1"];

/// Maximum number of forms whose missing data are listed before they are printed; each form lists its own.
const MISSING: usize = 5;

/// Returns the proposed folder for an output, next to the event file.
pub(super) fn beside(cx: &Context, end: &str) -> String {
    let Some(path) = cx.path else { return String::new() };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(Path::new(""));
    folder.join(format!("{stem}-{end}")).to_string_lossy().into_owned()
}

/// Writes sheets into a folder that is prompted for; forms that lack data list it first and are confirmed.
pub(super) fn write(cx: &Context, order: PrintOrder) -> Message {
    let lines = missing(cx, &order);
    let then = Message::With(Box::new(move |cx| folder(cx, &order)));
    confirmed(cx, lines, ('W', "confirm-write"), then)
}

fn folder(cx: &Context, order: &PrintOrder) -> Message {
    let order = order.clone();
    let prompt = Prompt::new(cx.texts.get("wall-write-title"), move |text, cx| match cx.typed_path(text) {
        Some(folder) => Ok(Message::ask(SheetRequest::Write(order.clone(), folder))),
        None => Err(cx.texts.get("wall-no-folder").into_owned()),
    });
    let line = cx.texts.get("wall-write-line").into_owned();
    let prompt = prompt.with_path(Wanted::Folder).with_text(&beside(cx, "sheets"));
    Message::open(prompt.with_lines([line, String::new()]))
}

/// Opens the form for the folder of the web pages and their address; an empty folder stops updating them.
pub(super) fn site(cx: &Context) -> Message {
    let (folder, address) = match cx.site {
        Some(site) => (site.folder.to_string_lossy().into_owned(), site.address.clone().unwrap_or_default()),
        None => (beside(cx, "site"), String::new()),
    };
    let accent = cx.site.map(|site| site.accent).unwrap_or_default();
    let is_personal = cx.site.is_some_and(|site| site.audience == Audience::Federation);
    let people = ["wall-site-people-public", "wall-site-people-all"];
    let mut fields = vec![
        FormField::path(cx.texts.get("wall-site-folder"), &folder, Wanted::Folder),
        FormField::text(cx.texts.get("wall-site-address"), &address),
        FormField::either(cx.texts.get("wall-site-people"), people, is_personal, cx),
        FormField::text(cx.texts.get("wall-site-accent"), &accent.to_string()),
    ];
    if cx.sections.len() > 1 {
        let sections = ["wall-site-section", "wall-all-sections"];
        let is_of_all = cx.site.is_some_and(|site| site.is_of_all);
        fields.push(FormField::either(cx.texts.get("wall-site-of"), sections, is_of_all, cx));
    }
    let accept = |fields: &[FormField], cx: &Context| {
        let [folder, address, people, accent, of @ ..] = fields else { return Ok(Message::Nothing) };
        let address = address.value().trim();
        if !(address.is_empty() || address.starts_with("http://") || address.starts_with("https://")) {
            return Err(FieldError { field: 1, text: cx.texts.get("wall-site-no-address").into_owned() });
        }
        let address = Some(address.to_owned()).filter(|address| !address.is_empty());
        let accent = match accent.value().trim() {
            "" => Accent::default(),
            typed => typed.parse().map_err(|NotAColour| FieldError {
                field: 3,
                text: cx.texts.get("wall-site-no-accent").into_owned(),
            })?,
        };
        let folder = cx.typed_path(folder.value());
        let audience = if people.chosen() == 0 { Audience::Public } else { Audience::Federation };
        let is_of_all = of.first().is_some_and(|of| of.chosen() == 1);
        let site = folder.map(|folder| Site { folder, address, audience, is_of_all, accent });
        Ok(Message::ask(SheetRequest::Site(site)))
    };
    Message::open(Form::new(cx.texts.get("wall-site-title"), fields, accept))
}

/// Shows the address of the web pages as a QR code and as text.
pub(super) fn code(cx: &Context) -> Message {
    let Some(address) = cx.site.and_then(|site| site.address.clone()) else { return Message::Nothing };
    let shown = text::clean(&address).into_owned();
    match qr_code::reading(cx.texts.get("wall-code-title").into_owned(), Vec::new(), &address) {
        Some(reading) => Message::open(reading),
        None => Message::Tell(Notice::warning(cx.texts.with("wall-code-long", &[("address", shown.into())]))),
    }
}

/// Prompts for the file of the organiser's logo; an empty line removes the logo.
pub(super) fn logo(cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.get("wall-logo-title"), |text, cx| {
        Ok(Message::ask(SheetRequest::Logo(cx.typed_path(text))))
    });
    let line = cx.texts.get("wall-logo-line").into_owned();
    let now = cx.logo.map(|path| path.to_string_lossy().into_owned()).unwrap_or_default();
    let prompt = prompt.with_path(Wanted::File).with_text(&now);
    Message::open(prompt.with_lines([line, String::new()]))
}

/// Returns the sheet at the cursor with its columns about players, if it has any.
fn with_people(item: Option<WallLine>) -> Option<(&'static Named, &'static People)> {
    let Some(WallLine::Sheet(named)) = item else { return None };
    named.people().map(|people| (named, people))
}

/// Returns the reason why the sheet at the cursor has no columns to choose, by catalogue id.
pub(super) fn why_no_columns(cx: &Context, item: Option<WallLine>) -> Option<&'static str> {
    let is_used = || OFFERED.into_iter().any(|about| about.is_used(cx.event));
    unmet(&[(with_people(item).is_some(), "wall-columns-none"), (is_used(), "wall-columns-empty")])
}

/// Opens the form for the columns about players on the sheet at the cursor; only columns with data are offered.
pub(super) fn columns(cx: &Context, item: Option<WallLine>) -> Message {
    let Some((named, people)) = with_people(item) else { return Message::Nothing };
    let offered: Vec<About> = OFFERED.into_iter().filter(|about| about.is_used(cx.event)).collect();
    let shown = people.shown(cx.event, named.name);
    let words = ["wall-columns-shown", "wall-columns-hidden"];
    let field =
        |about: &About| FormField::either(about.column(cx.event).head, words, !shown.contains(about), cx);
    let fields = offered.iter().map(field).collect();
    let accept = move |fields: &[FormField], cx: &Context| {
        let chosen = offered.iter().zip(fields).filter(|(_, field)| field.chosen() == 0);
        let chosen: Vec<About> = chosen.map(|(about, _)| *about).collect();
        // The default selection keeps following the event.
        let usual = people.usual(cx.event);
        let is_usual = usual.len() == chosen.len() && usual.iter().all(|about| chosen.contains(about));
        Ok(Message::ask(SheetRequest::Columns(named.name, (!is_usual).then_some(chosen))))
    };
    let values = [("sheet", named.label(cx.texts).into())];
    Message::open(Form::new(cx.texts.with("wall-columns-title", &values), fields, accept))
}

/// Prompts for a single board or player to which slips, cards and reasons are restricted.
pub(super) fn part(cx: &Context, now: Option<Part>) -> Message {
    let prompt = Prompt::new(cx.texts.get("wall-part-title"), |text, cx| {
        let text = text.trim();
        let part = if text.is_empty() { None } else { Some(part_called(text, cx)?) };
        Ok(Message::Show(Show::Part(part)))
    });
    let line = cx.texts.get("wall-part-line").into_owned();
    let now = match now {
        Some(Part::Board(board)) => board.to_string(),
        Some(Part::Player(_)) => now.map(|part| lines::part(cx, part)).unwrap_or_default(),
        None => String::new(),
    };
    Message::open(prompt.with_lines([line, String::new()]).with_text(&now))
}

/// Returns the board with this number, or the only player that matches.
fn part_called(text: &str, cx: &Context) -> Result<Part, String> {
    if let Ok(number) = text.parse::<u16>() {
        let board = BoardNo(number);
        let is_there = cx.snapshot.round(cx.round).is_some_and(|round| round.board(board).is_some());
        let values = [("board", board.into()), ("round", cx.round.into())];
        return if is_there {
            Ok(Part::Board(board))
        } else {
            Err(cx.texts.with("wall-part-no-board", &values))
        };
    }
    let folded = fold_for_search(text);
    let sought = Sought::new(&folded);
    let found: Vec<_> = cx.players().iter().filter(|listed| listed.matches(&sought, &cx.event)).collect();
    let same = found.iter().find(|listed| fold_for_search(&cx.name(listed.id)) == folded);
    match (found.as_slice(), same) {
        ([only], _) | (_, Some(only)) => Ok(Part::Player(only.id)),
        ([], None) => Err(cx.texts.with("wall-part-unknown", &[("text", text.into())])),
        (several, None) => {
            let names: Vec<String> = several.iter().take(NAMED).map(|listed| cx.name(listed.id)).collect();
            let values = [("count", several.len().into()), ("players", Arg::List(names))];
            Err(cx.texts.with("wall-part-several", &values))
        }
    }
}

/// Lists the data that the forms of an order lack, one form per line.
fn missing(cx: &Context, order: &PrintOrder) -> Vec<String> {
    let forms = order.sheets.iter().filter(|name| FORMS.contains(name));
    let sheets = forms.filter_map(|name| named(name)?.sheet(cx.event, Some(order.round)).ok());
    let mut lines: Vec<String> = sheets.flat_map(|sheet| sheet.lacking()).collect();
    if let Some(count) = lines.len().checked_sub(MISSING).filter(|&count| count > 0) {
        lines.truncate(MISSING);
        lines.push(cx.texts.with("pairings-conflicts-more", &[("count", count.into())]));
    }
    lines
}

/// Prints sheets; forms that lack data list it first and are confirmed.
pub(super) fn print(cx: &Context, order: PrintOrder) -> Message {
    let lines = missing(cx, &order);
    confirmed(cx, lines, ('P', "confirm-print"), Message::ask(SheetRequest::Print(order)))
}

/// Returns a question that lists the data which forms lack and leads to `then`; `then` itself if they lack none.
fn confirmed(cx: &Context, missing: Vec<String>, (key, id): (char, &'static str), then: Message) -> Message {
    if missing.is_empty() {
        return then;
    }
    let title = cx.texts.get("wall-missing-title").into_owned();
    Message::open(Confirm::capital(title, key, id, then).with_lines(missing))
}
