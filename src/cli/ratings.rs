//! `hakem ratings`: imports, searches, lists and removes rating lists.

use super::Exit;
use super::input::{Failure, finish, first_refusal, of_several, print, tell, tell_aside};
use super::output::{OutputFormat, json_line};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::ratings::{
    self, Assigned, AssignedColumns, Federation, ListFacts, ListSource, Listed, Lists, RatingsError, Wanted,
};
use crate::text;
use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use hakem_engine::tournament::{GameKind, Name, Rating, Sex, Title};
use jiff::Zoned;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Manage rating lists, and find players in them
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
}

/// Action on rating lists.
#[derive(Debug, clap::Subcommand)]
enum What {
    /// Import lists: FIDE's as TXT or XML, and CSV with headings; plain or zipped
    Import {
        /// The files
        #[arg(required = true, value_hint = ValueHint::FilePath)]
        files: Vec<PathBuf>,
        /// The name of the list, for a single file [default: derived from the file]
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// Rate of play of a list with a single rating column
        #[arg(long, value_parser = kind())]
        kind: Option<GameKind>,
        /// Meaning of a column with an unknown heading, such as national=Body; remembered for the next file of the list
        #[arg(long = "column", value_name = "FIELD=HEADING", value_parser = Assigned::read)]
        columns: Vec<Assigned>,
        /// Import a list although few of its rows can be read, or no player in it has a rating
        #[arg(long)]
        confirm: bool,
    },
    /// Find players by the beginnings of their names, by FIDE ID or by licence number
    Find {
        /// Search text
        #[arg(required = true)]
        text: Vec<String>,
        /// List players of this federation first
        #[arg(long, value_name = "LETTERS", value_parser = federation)]
        federation: Option<Federation>,
        /// Maximum number of players
        #[arg(long, value_name = "NUMBER", default_value_t = 20)]
        most: usize,
        /// Output format
        #[arg(long, value_enum, default_value_t)]
        format: OutputFormat,
    },
    /// Show the imported lists
    Status {
        /// Output format
        #[arg(long, value_enum, default_value_t)]
        format: OutputFormat,
    },
    /// Remove a list
    Remove {
        /// Its name, as shown by `status`
        name: String,
    },
}

/// Returns a parser for the keyword of a rate of play.
fn kind() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::word)).try_map(|word| {
        GameKind::from_word(&word).ok_or_else(|| "expected standard, rapid or blitz".to_owned())
    })
}

fn federation(letters: &str) -> Result<Federation, String> {
    Federation::new(letters).ok_or_else(|| "expected three letters, as TUR".to_owned())
}

pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let failed = |error| failure(&error, texts);
    let folder =
        data_folder().map(|data| ratings::folder(&data)).ok_or_else(|| failed(RatingsError::NoFolder))?;
    match &arguments.what {
        What::Import { files, name, kind, columns, confirm } => {
            if name.is_some() && files.len() > 1 {
                return Err(Failure::malformed(texts.get("ratings-one-name")));
            }
            let wanted = Wanted {
                name: name.clone(),
                kind: *kind,
                columns: AssignedColumns::of(columns),
                is_confirmed: *confirm,
                ..Wanted::default()
            };
            import(files, &wanted, &folder, texts)
        }
        What::Find { text, federation, most, format } => {
            let lists = opened(&folder, texts).map_err(failed)?;
            let found = lists.find(&text.join(" "), *federation, *most).map_err(failed)?;
            if found.is_corrected {
                tell_aside(&texts.get("ratings-corrected"));
            }
            if found.players.is_empty() {
                tell_aside(&texts.with("ratings-none-match", &[("typed", found.typed.as_str().into())]));
            }
            let answer = match format {
                OutputFormat::Text => found.players.iter().map(line).collect(),
                OutputFormat::Json => {
                    let players: Vec<Value> = found.players.iter().map(object).collect();
                    json_line(&json!({ "players": players, "corrected": found.is_corrected }))
                }
            };
            print(&answer, texts)?;
            Ok(if found.players.is_empty() { Exit::Negative } else { Exit::Done })
        }
        What::Status { format } => {
            let lists = ratings::lists(&folder).map_err(failed)?;
            let answer = match format {
                OutputFormat::Text if lists.is_empty() => texts.get("ratings-no-list").into_owned() + "\n",
                OutputFormat::Text => lists.iter().map(|list| status(list, texts) + "\n").collect(),
                OutputFormat::Json => {
                    let folder = folder.display().to_string();
                    let lists: Vec<Value> = lists.iter().map(status_object).collect();
                    json_line(&json!({ "folder": folder, "lists": lists }))
                }
            };
            finish(&answer, texts)
        }
        What::Remove { name } => {
            ratings::remove(&folder, name).map_err(failed)?;
            finish(&(texts.with("ratings-removed", &[("list", name.as_str().into())]) + "\n"), texts)
        }
    }
}

fn failure(error: &RatingsError, texts: &Texts) -> Failure {
    let exit = match error {
        RatingsError::TooLarge { .. } => Exit::TooLarge,
        RatingsError::Io { .. }
        | RatingsError::NotAFile { .. }
        | RatingsError::NoFolder
        | RatingsError::Disk { .. } => Exit::File,
        RatingsError::Doubtful { .. } => Exit::Negative,
        _ => Exit::Malformed,
    };
    Failure { exit, text: error.say(texts) }
}

/// Describes why a list was not imported and, if it is possible, how to import it anyway.
fn refused(error: &RatingsError, texts: &Texts) -> Failure {
    let mut failure = failure(error, texts);
    if matches!(error, RatingsError::Doubtful { .. }) {
        failure.text += &format!("\n{}", texts.get("cli-confirm-list"));
    }
    failure
}

/// Imports lists one by one; a refused one does not prevent the next from being imported.
fn import(files: &[PathBuf], wanted: &Wanted, folder: &Path, texts: &Texts) -> Result<Exit, Failure> {
    let import = |file: &PathBuf| {
        let done = ratings::import(file, wanted, folder, Zoned::now().date(), texts);
        let done = done.map_err(|error| refused(&error, texts))?;
        print(
            &done.say(texts).lines().map(|line| format!("{}\n", text::clean(line))).collect::<String>(),
            texts,
        )
    };
    let answers = of_several(files.iter().map(import).collect())?;
    answers.iter().filter_map(|answer| answer.as_ref().err()).for_each(|failure| {
        tell(failure);
    });
    Ok(first_refusal(&answers).unwrap_or(Exit::Done))
}

/// Opens the lists, and reports those that cannot be used.
fn opened(folder: &Path, texts: &Texts) -> Result<Lists, RatingsError> {
    let lists = Lists::open(folder)?;
    lists.refused().iter().for_each(|refused| tell_aside(&refused.say(texts)));
    Ok(lists)
}

fn points(rating: Option<Rating>) -> String {
    rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string())
}

/// Formats a player in one line: FIDE ID, name, federation, title, year of birth, ratings, licence, club.
fn line(listed: &Listed) -> String {
    let number = |number: Option<u64>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    let ratings = &listed.ratings;
    let cells = [
        text::fit(&number(listed.fide_id), 10, text::Align::Left),
        text::fit(listed.name.as_str(), 32, text::Align::Left),
        text::fit(listed.federation.as_ref().map_or("-", Federation::as_str), 4, text::Align::Left),
        text::fit(listed.title.map_or("-", Title::letters), 3, text::Align::Left),
        listed.born.map_or_else(|| "-   ".to_owned(), |born| format!("{:04}", born.year())),
        text::fit(&points(ratings.fide.standard), 4, text::Align::Right),
        text::fit(&points(ratings.fide.rapid), 4, text::Align::Right),
        text::fit(&points(ratings.fide.blitz), 4, text::Align::Right),
        text::fit(&points(ratings.national.standard), 4, text::Align::Right),
        listed.licence.map_or_else(|| "-".to_owned(), |licence| licence.to_string()),
        text::clean(listed.club.as_ref().map_or("-", Name::as_str)).into_owned(),
    ];
    cells.join(" ") + "\n"
}

fn object(listed: &Listed) -> Value {
    let points = |rating: Option<Rating>| rating.map(Rating::get);
    json!({
        "fide_id": listed.fide_id,
        "licence": listed.licence,
        "name": listed.name.as_str(),
        "federation": listed.federation.as_ref().map(Federation::as_str),
        "title": listed.title.map(Title::letters),
        "sex": listed.sex.map(|sex| match sex { Sex::Male => "m", Sex::Female => "w" }),
        "born": listed.born.map(|born| born.to_string()),
        "standard": points(listed.ratings.fide.standard),
        "rapid": points(listed.ratings.fide.rapid),
        "blitz": points(listed.ratings.fide.blitz),
        "national": points(listed.ratings.national.standard),
        "national_rapid": points(listed.ratings.national.rapid),
        "national_blitz": points(listed.ratings.national.blitz),
        "standard_k": listed.coefficients.standard,
        "rapid_k": listed.coefficients.rapid,
        "blitz_k": listed.coefficients.blitz,
        "club": listed.club.as_ref().map(Name::as_str),
    })
}

/// Formats a list in one line.
fn status(list: &ListFacts, texts: &Texts) -> String {
    let path = list.path.display().to_string();
    let Some(ListSource { players, date, imported, file }) = &list.known else {
        let values = [("list", list.name.as_str().into()), ("path", path.into())];
        return text::clean(&texts.with("ratings-unusable", &values)).into_owned();
    };
    let values = [
        ("list", list.name.as_str().into()),
        ("players", (*players).into()),
        ("imported", imported.as_str().into()),
        ("file", file.as_str().into()),
        ("megabytes", (list.bytes / 1_000_000).into()),
        ("path", path.into()),
    ];
    let told = texts.with("ratings-status", &values);
    let told = match date {
        Some(date) => format!("{told} {}", texts.with("ratings-dated", &[("date", date.as_str().into())])),
        None => told,
    };
    text::clean(&told).into_owned()
}

fn status_object(list: &ListFacts) -> Value {
    let known = list.known.as_ref();
    json!({
        "list": list.name,
        "path": list.path.display().to_string(),
        "bytes": list.bytes,
        "players": known.map(|known| known.players),
        "date": known.and_then(|known| known.date.clone()),
        "imported": known.map(|known| known.imported.clone()),
        "file": known.map(|known| known.file.clone()),
    })
}
