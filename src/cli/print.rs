//! `hakem print`: prints or writes any sheet of an event.

use super::input::{Failure, finish, read_event, tell_aside};
use super::output::{json_line, put};
#[cfg(feature = "serve")]
use super::serve;
use super::{Exit, argument_values};
use crate::event::{Chosen, Derived, Event};
use crate::exchange::STANDARD;
#[cfg(feature = "serve")]
use crate::hall::{Game, PassHolder, ReportSource, Side};
use crate::i18n::{Say, Texts};
use crate::platform::{data_folder, font_folders};
use crate::publish::logo::Logo;
use crate::publish::order::{OrderError, at_address, of_festival};
use crate::publish::paper::{Orientation, PageSetup, Paper};
use crate::publish::{Imprint, Imprinted, SheetFormat, drawn, drawn_together};
#[cfg(feature = "serve")]
use crate::serve::player_name;
use crate::session::{Plan, chosen_columns, chosen_setup, faces_with, kept_logo};
use crate::sheet::columns::About;
#[cfg(feature = "serve")]
use crate::sheet::data::{CodeLink, SheetLayout};
use crate::sheet::data::{Part, Sheet};
use crate::sheet::{Absent, Named, SHEETS, named, player_columns};
use crate::text;
use clap::{ValueEnum, ValueHint};
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::{BoardNo, RoundNo};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Print a sheet: pairings, standings, cards and others
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026), an event file or a list of players; or the folder of a
    /// festival, to print the sheets of all its sections
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The sheet; --list shows the names
    #[arg(long, value_name = "NAME", value_parser = argument_values::sheet(), required_unless_present = "list")]
    sheet: Option<String>,
    /// List the sheets of the event, and why others are not available
    #[arg(long, conflicts_with_all = ["sheet", "out"])]
    list: bool,
    /// Print the data that a form of FIDE (it1, it3, it4, fa1) requires and the event lacks, instead of the form
    #[arg(long, requires = "sheet", conflicts_with_all = ["list", "out", "format"])]
    missing: bool,
    /// The round, instead of the latest with this sheet
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// Only this board, of sheets with a part per board (slips, reasons)
    #[arg(long, value_name = "NUMBER")]
    board: Option<u16>,
    /// Only the player with this pairing number, of sheets with a part per player (cards, reasons)
    #[arg(long, value_name = "NUMBER", conflicts_with = "board")]
    player: Option<u16>,
    /// Player columns of the starting list, pairings and standings, such as title,federation,club [default:
    /// the choice made in the console, or the columns with data]
    #[arg(long, value_name = "COLUMNS", value_parser = argument_values::column(), value_delimiter = ',', conflicts_with = "list")]
    show: Option<Vec<String>>,
    /// Output format [default: by the extension of --out, or text]
    #[arg(long, value_enum)]
    format: Option<SheetFormat>,
    /// Write to a new file: .txt, .pdf, .html, .csv, .md, .json or .xlsx
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
    /// Paper size of a PDF [default: the choice made in the console, or A4]
    #[arg(long, value_enum)]
    paper: Option<Paper>,
    /// Orientation of a PDF [default: the choice made in the console, or automatic]
    #[arg(long, value_enum)]
    orientation: Option<Orientation>,
    /// Address of the web pages, shown on PDF and HTML as a QR code; posted pairings also have one that leads to the check
    /// of their round
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Address of hakem serve as phones reach it: slips (PDF, HTML) carry a QR code per player, to report results
    #[cfg(feature = "serve")]
    #[arg(long, value_name = "ADDRESS")]
    phones: Option<String>,
    /// The organiser's logo for the first page of a PDF and the header of HTML: PNG or JPEG up to 1 MiB, for HTML also SVG
    /// [default: the logo chosen in the console]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "list")]
    logo: Option<PathBuf>,
    /// Omit the rescue codes from which hakem rescue rebuilds the event
    #[arg(long, conflicts_with = "list")]
    no_code: bool,
}

impl Arguments {
    /// Returns the page setup of a PDF: the requested one, else the one selected for the event.
    fn setup(&self, chosen: PageSetup) -> PageSetup {
        PageSetup {
            paper: self.paper.unwrap_or(chosen.paper),
            orientation: self.orientation.unwrap_or(chosen.orientation),
        }
    }
}

/// Builds the sheet and prints or writes it, by default in the language of the event. For a festival, the sheets of
/// all sections are combined.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let format = format_of(arguments.format, arguments.out.as_deref(), texts)?;
    let is_standard = arguments.out.as_deref().is_none_or(|out| out == Path::new(STANDARD));
    if arguments.sheet.is_some() && format.is_binary() && is_standard && io::stdout().is_terminal() {
        return Err(Failure::malformed(texts.get("cli-binary")));
    }
    let read = |path: &Path, folder| PrintedEvent::read((path, folder), arguments, language, texts);
    let answer = if arguments.file.is_dir() {
        let plan = Plan::read(&arguments.file).map_err(|error| Failure::malformed(error.say(texts)))?;
        let sections = plan.sections.iter().zip(plan.folders());
        let sections =
            sections.map(|(path, folder)| read(path, Some(folder))).collect::<Result<Vec<_>, _>>()?;
        together(plan.common.name.as_str(), &sections, arguments, format, texts)?
    } else {
        let source = read(&arguments.file, None)?;
        let zone = TimeZone::system();
        let event = source.event(&zone);
        let Some(wanted) = &arguments.sheet else {
            return finish(&list(event, arguments.round.map(RoundNo), format), texts);
        };
        let wanted = known(wanted, texts)?;
        let (sheet, imprint) = source.sheet(wanted, event, arguments, format, texts)?;
        if arguments.missing {
            return finish(&missing(&sheet, texts)?, texts);
        }
        drawn(format, (wanted.name, &sheet), &imprint, &source.own, arguments.setup(source.setup()))
            .map_err(|error| Failure { exit: Exit::Unexpected, text: error.say(texts) })?
    };
    put(arguments.out.as_deref().filter(|_| !arguments.missing), &answer, texts)?;
    Ok(Exit::Done)
}

/// Lists the data that a form requires and the event lacks, one section of the form per line.
///
/// # Errors
/// Fails if the sheet is not a form.
fn missing(sheet: &Sheet, texts: &Texts) -> Result<String, Failure> {
    if !sheet.is_official {
        return Err(Failure::malformed(texts.get("cli-missing-forms")));
    }
    let lines = sheet.lacking();
    Ok(if lines.is_empty() { texts.get("cli-missing-none").into_owned() } else { lines.join("\n") } + "\n")
}

/// An event from which sheets are built.
struct PrintedEvent {
    path: PathBuf,
    /// Folder of its pages, if it is a section of a festival.
    #[cfg_attr(not(feature = "serve"), expect(dead_code))]
    folder: Option<String>,
    history: History,
    hash: String,
    /// Event ID, if its file is an event file.
    id: Option<String>,
    own: Texts,
    derived: Derived,
    chosen: Chosen,
}

impl PrintedEvent {
    fn read(
        (path, folder): (&Path, Option<String>),
        arguments: &Arguments,
        language: Option<Language>,
        texts: &Texts,
    ) -> Result<Self, Failure> {
        let (history, hash, id) = read_event(path, texts)?;
        let own = Texts::new(language.unwrap_or(history.snapshot().settings().language));
        let chosen = chosen(arguments, id.as_deref().map(|event| (path, event)), texts)?;
        let (path, derived) = (path.to_owned(), Derived::default());
        Ok(Self { path, folder, history, hash, id, own, derived, chosen })
    }

    /// Returns the page setup selected for the event in the console.
    fn setup(&self) -> PageSetup {
        let event = self.id.as_deref().map(|event| (self.path.as_path(), event));
        event.map(|of| chosen_setup(data_folder().as_deref(), of)).unwrap_or_default()
    }

    fn event<'a>(&'a self, zone: &'a TimeZone) -> Event<'a> {
        Event { zone, chosen: &self.chosen, ..Event::of(&self.history, &self.own, &self.derived) }
    }

    /// Builds a sheet of the event and its imprint, and reports requested parts that it cannot contain, and the data
    /// that a form to be written lacks, and texts with characters that the fonts of the pages lack.
    fn sheet<'a>(
        &self,
        wanted: &Named,
        event: Event<'a>,
        arguments: &Arguments,
        format: SheetFormat,
        texts: &Texts,
    ) -> Result<(Sheet<'a>, Imprint), Failure> {
        if arguments.show.is_some() {
            tell_unused(&self.chosen, wanted.name, event, texts);
        }
        let made = wanted.sheet(event, arguments.round.map(RoundNo));
        let made = made.map_err(|absent| Failure::malformed(absent.say(texts)))?;
        let mut made = part(made, arguments, event, texts)?;
        let is_written = arguments.out.is_some() && !arguments.missing;
        let lacking = if is_written { made.lacking() } else { Vec::new() };
        if !lacking.is_empty() {
            tell_aside(&format!("{}:\n{}", texts.get("wall-missing-title"), lacking.join("\n")));
        }
        if arguments.no_code {
            made.code = None;
        }
        #[cfg(feature = "serve")]
        self.add_passes(&mut made, arguments, texts)?;
        let printed = Moment(Timestamp::now().as_millisecond());
        let imprint = Imprint::new(event, &made, printed, &self.hash);
        let imprint = at_address(imprint, (wanted.name, &made), event, arguments.address.as_deref());
        let kept = self.id.as_deref().map(|event| (self.path.as_path(), event));
        let imprint = imprint.with_logo(logo(arguments, kept, format, texts));
        if format != SheetFormat::Pdf {
            return Ok((made, imprint));
        }
        let find = |letters: &BTreeSet<char>| Some(faces_with(&font_folders(), letters));
        let found = imprint.with_faces(&made, &self.own, &find);
        let (imprint, lacking) =
            found.ok_or_else(|| Failure { exit: Exit::Unexpected, text: OrderError::Letters.say(texts) })?;
        if !lacking.is_empty() {
            let values = [("count", lacking.len().into()), ("names", lacking.join(" · ").into())];
            tell_aside(&texts.with("sheet-letters-lacking", &values));
        }
        Ok((made, imprint))
    }
}

#[cfg(feature = "serve")]
impl PrintedEvent {
    /// Adds the addresses of both players to each slip, if requested.
    ///
    /// # Errors
    /// Fails if the key of the event's passes is not available.
    fn add_passes(&self, made: &mut Sheet, arguments: &Arguments, texts: &Texts) -> Result<(), Failure> {
        let asked = arguments.phones.as_ref().filter(|_| made.form == SheetLayout::Slips);
        let (Some(address), Some(round), Some(id)) = (asked, made.round, &self.id) else { return Ok(()) };
        let Some(paired) = self.history.snapshot().round(round) else { return Ok(()) };
        let (secret, _) = serve::secret(&self.path, id, texts)?;
        let address = &match &self.folder {
            Some(folder) => serve::address_below(address, folder),
            None => address.clone(),
        };
        for section in &mut made.sections {
            let Some(game) = section.board.and_then(|board| Game::at(round, board, paired)) else { continue };
            section.links = Side::BOTH
                .map(|side| {
                    let address = secret.pass(id, &PassHolder::Player(game, side)).address(address);
                    let player = player_name(self.history.snapshot(), game.player(side));
                    let colour = self.own.source(ReportSource::Player(side));
                    CodeLink { label: format!("{colour}: {player}"), address }
                })
                .to_vec();
        }
        Ok(())
    }
}

/// Builds the sheet of each section of a festival that has it, in order; reports why others do not.
///
/// # Errors
/// Fails if no section has the sheet, or if the format can contain only one sheet.
fn together(
    name: &str,
    sections: &[PrintedEvent],
    arguments: &Arguments,
    format: SheetFormat,
    texts: &Texts,
) -> Result<Vec<u8>, Failure> {
    let Some(wanted) = &arguments.sheet else {
        return Err(Failure::malformed(texts.get("cli-festival-list")));
    };
    let wanted = known(wanted, texts)?;
    let zone = TimeZone::system();
    let mut made = Vec::new();
    let mut refused = None;
    for section in sections {
        match section.sheet(wanted, section.event(&zone), arguments, format, texts) {
            Ok((sheet, imprint)) => made.push((section, sheet, imprint)),
            Err(failure) => {
                let file = text::clean(&section.path.to_string_lossy()).into_owned();
                tell_aside(&format!("{file}: {}", failure.text));
                refused = refused.or(Some(failure));
            }
        }
    }
    if let Some(failure) = refused.filter(|_| made.is_empty()) {
        return Err(failure);
    }
    if arguments.missing {
        let of_section = |(section, sheet, _): &(&PrintedEvent, Sheet, Imprint)| {
            Ok(format!("{}\n{}", section_name(&section.path), missing(sheet, texts)?))
        };
        let lists = made.iter().map(of_section).collect::<Result<Vec<_>, Failure>>()?;
        return Ok(lists.join("\n").into_bytes());
    }
    let setup = made.first().map(|(section, ..)| section.setup()).unwrap_or_default();
    let own: Vec<&Texts> = made.iter().map(|(section, ..)| &section.own).collect();
    let titles = made.iter().map(|(section, ..)| section_name(&section.path)).collect::<Vec<_>>();
    let named = titles.iter().zip(made).map(|(title, (_, sheet, imprint))| (title.as_str(), sheet, imprint));
    let find = |letters: &BTreeSet<char>| Some(faces_with(&font_folders(), letters));
    let printed = of_festival(wanted, &text::clean(name), named.collect()).into_iter().zip(&own);
    let lettered = printed.map(|((sheet, imprint), own)| match format {
        SheetFormat::Pdf if wanted.joins() => {
            imprint.with_faces(&sheet, own, &find).map(|(imprint, _)| (sheet, imprint))
        }
        _ => Some((sheet, imprint)),
    });
    let printed: Option<Vec<_>> = lettered.collect();
    let printed =
        printed.ok_or_else(|| Failure { exit: Exit::Unexpected, text: OrderError::Letters.say(texts) })?;
    let told = printed.iter().zip(own).map(|((sheet, imprint), texts)| Imprinted { sheet, imprint, texts });
    let told: Vec<Imprinted> = told.collect();
    let title = format!("{name} · {}", told.first().map_or("", |told| told.sheet.title.as_str()));
    let drawn = drawn_together(format, &title, &told, arguments.setup(setup))
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.say(texts) })?;
    drawn.ok_or_else(|| Failure::malformed(texts.get("cli-festival-forms")))
}

fn section_name(path: &Path) -> String {
    text::clean(&path.file_stem().unwrap_or_default().to_string_lossy()).into_owned()
}

fn known(name: &str, texts: &Texts) -> Result<&'static Named, Failure> {
    named(name).ok_or_else(|| {
        let known: Vec<&str> = SHEETS.iter().map(|sheet| sheet.name).collect();
        let values = [("sheet", name.into()), ("known", known.join(", ").into())];
        Failure::malformed(texts.with("cli-unknown-sheet", &values))
    })
}

/// Returns the columns about players: those requested, else those selected in the console.
///
/// # Errors
/// Fails if a column is unknown or the sheet has none, and lists the valid columns or sheets.
fn chosen(arguments: &Arguments, kept: Option<(&Path, &str)>, texts: &Texts) -> Result<Chosen, Failure> {
    let (Some(columns), Some(sheet)) = (&arguments.show, &arguments.sheet) else {
        return Ok(kept.map(|of| chosen_columns(data_folder().as_deref(), of)).unwrap_or_default());
    };
    let mut chosen = Chosen::default();
    let sheet = known(sheet, texts)?;
    if sheet.people().is_none() {
        let have = SHEETS.iter().filter(|sheet| sheet.people().is_some()).map(|sheet| sheet.name);
        let have = have.collect::<Vec<_>>().join(", ");
        let values = [("sheet", sheet.name.into()), ("sheets", have.into())];
        return Err(Failure::malformed(texts.with("cli-no-columns", &values)));
    }
    let read = |column: &String| match player_columns::offered(column) {
        Some(about) => Ok(about.name().to_owned()),
        None => {
            let known = player_columns::OFFERED.map(About::name).join(", ");
            let values = [("column", column.as_str().into()), ("known", known.into())];
            Err(Failure::malformed(texts.with("cli-unknown-column", &values)))
        }
    };
    let columns = columns.iter().filter(|column| !column.trim().is_empty());
    chosen.choose(sheet.name, Some(columns.map(read).collect::<Result<_, _>>()?));
    Ok(chosen)
}

/// Reports requested columns that are omitted because they are empty.
fn tell_unused(chosen: &Chosen, sheet: &str, event: Event, texts: &Texts) {
    let asked = chosen.of(sheet).unwrap_or_default().iter().filter_map(|name| player_columns::offered(name));
    let unused: Vec<&str> = asked.filter(|about| !about.is_used(event)).map(About::name).collect();
    if !unused.is_empty() {
        tell_aside(&texts.with("cli-unused-columns", &[("columns", unused.join(", ").into())]));
    }
}

/// Reads the requested logo, else, for a format that can show one, the one selected in the console. A logo that cannot
/// be read or used on the sheet is reported and omitted.
fn logo(
    arguments: &Arguments,
    kept: Option<(&Path, &str)>,
    format: SheetFormat,
    texts: &Texts,
) -> Option<Arc<Logo>> {
    let shows = matches!(format, SheetFormat::Pdf | SheetFormat::Html);
    let kept = || kept_logo(data_folder().as_deref(), kept.filter(|_| shows)?);
    let logo = super::publish::told_logo(&arguments.logo.clone().or_else(kept)?, texts)?;
    if arguments.logo.is_some() && format == SheetFormat::Pdf && !logo.is_for_paper() {
        tell_aside(&texts.get("logo-taken-for-pages"));
    }
    Some(logo)
}

/// Returns the requested format, or the one of the file name extension; they must not differ.
pub(super) fn format_of(
    asked: Option<SheetFormat>,
    out: Option<&Path>,
    texts: &Texts,
) -> Result<SheetFormat, Failure> {
    let Some(out) = out else { return Ok(asked.unwrap_or_default()) };
    let ending = out.extension().map(|ending| ending.to_string_lossy());
    let named = ending.as_deref().and_then(SheetFormat::of_ending);
    match (asked, named, ending) {
        (Some(asked), None, _) => Ok(asked),
        (Some(asked), Some(named), _) if asked == named => Ok(asked),
        (None, Some(named), _) => Ok(named),
        (None, None, None) => Ok(SheetFormat::default()),
        (None, None, Some(_)) | (Some(_), Some(_), _) => {
            let endings: Vec<String> =
                SheetFormat::value_variants().iter().map(|format| format!(".{}", format.ending())).collect();
            let file = text::clean(&out.to_string_lossy()).into_owned();
            let values = [("file", file.into()), ("endings", endings.join(" ").into())];
            let id = if named.is_some() { "cli-other-ending" } else { "cli-sheet-ending" };
            Err(Failure::malformed(texts.with(id, &values)))
        }
    }
}

/// Restricts the sheet to one board or one player, if requested.
fn part<'a>(
    made: Sheet<'a>,
    arguments: &Arguments,
    event: Event,
    texts: &Texts,
) -> Result<Sheet<'a>, Failure> {
    let found = match (arguments.board, arguments.player) {
        (Some(board), _) => made.only(Part::Board(BoardNo(board))),
        (None, Some(number)) => {
            let place = usize::from(number).checked_sub(1);
            let player = place.and_then(|place| event.snapshot.numbering().get(place));
            player.and_then(|&player| made.only(Part::Player(player)))
        }
        (None, None) => return Ok(made),
    };
    found.ok_or_else(|| Failure::malformed(texts.get("cli-no-part")))
}

/// Lists all sheets with their titles, or the reasons why they are unavailable.
fn list(event: Event, round: Option<RoundNo>, format: SheetFormat) -> String {
    let rows = |sheet: &Sheet| sheet.sections.iter().map(|section| section.table.len()).sum::<usize>();
    let made = SHEETS.iter().map(|sheet| (sheet.name, sheet.sheet(event, round)));
    if format == SheetFormat::Json {
        let object = |(name, made): (&str, Result<Sheet, Absent>)| match made {
            Ok(sheet) => json!({ "sheet": name, "title": sheet.title, "rows": rows(&sheet) }),
            Err(absent) => json!({ "sheet": name, "absent": absent.say(event.texts) }),
        };
        return json_line(&Value::from(made.map(object).collect::<Vec<_>>()));
    }
    let widest = SHEETS.iter().map(|sheet| sheet.name.len()).max().unwrap_or(0);
    let line = |(name, made): (&str, Result<Sheet, Absent>)| match made {
        Ok(sheet) => format!("{name:widest$}  {}\n", sheet.title),
        Err(absent) => format!("{name:widest$}  – {}\n", absent.say(event.texts)),
    };
    made.map(line).collect()
}
