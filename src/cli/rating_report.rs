//! `hakem check --for rating-report`: lists data that a rating officer would still request.

use super::Exit;
use super::input::{Failure, Input, first_refusal, of_several, print, refused_line, tell_aside};
use super::output::{OutputFormat, json_line};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::sheet::rating_report::{Point, Weight, counts, points};
use crate::text;
use hakem_engine::history::History;
use hakem_engine::trf;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Checks the files and prints missing and questionable data; anything missing makes the answer negative.
pub fn run(files: &[PathBuf], format: OutputFormat, texts: &Texts) -> Result<Exit, Failure> {
    let found = of_several(files.iter().map(|path| of_file(path, texts)).collect())?;
    let named = files.iter().zip(&found);
    let answer = match format {
        OutputFormat::Text => named.map(|(path, found)| lines(path, found)).collect(),
        OutputFormat::Json => {
            let files: Vec<Value> = named.map(|(path, found)| object(path, found)).collect();
            json_line(&json!({ "files": files }))
        }
    };
    print(&answer, texts)?;
    let is_complete = found.iter().flatten().all(|points| counts(points)[0] == 0);
    let exit = if is_complete { Exit::Done } else { Exit::Negative };
    Ok(first_refusal(&found).unwrap_or(exit))
}

fn of_file(path: &Path, texts: &Texts) -> Result<Vec<Point>, Failure> {
    let snapshot = Input::read(path, texts)?.snapshot(texts)?;
    trf::left_out(&snapshot).iter().for_each(|left_out| tell_aside(&left_out.say(texts)));
    let (history, derived) = (History::default(), Derived::default());
    Ok(points(Event { snapshot: &snapshot, ..Event::of(&history, texts, &derived) }))
}

fn lines(path: &Path, found: &Result<Vec<Point>, Failure>) -> String {
    let name = path.display().to_string();
    let points = match found {
        Ok(points) => points,
        Err(failure) => return refused_line(&name, failure),
    };
    let [missing, questionable] = counts(points);
    let head = format!("{}: missing {missing}, questionable {questionable}\n", text::clean(&name));
    let line = |point: &Point| {
        let sign = if point.weight == Weight::Missing { '✗' } else { '!' };
        let cure = if point.cure.is_empty() { String::new() } else { format!(": {}", point.cure) };
        format!("  {sign} {}\n", text::clean(&format!("{}{cure}", point.text)))
    };
    points.iter().fold(head, |answer, point| answer + &line(point))
}

fn object(path: &Path, found: &Result<Vec<Point>, Failure>) -> Value {
    let file = path.display().to_string();
    let points = match found {
        Ok(points) => points,
        Err(failure) => return json!({ "file": file, "refused": failure.text }),
    };
    let of = |weight| -> Vec<Value> {
        let of_weight = points.iter().filter(|point| point.weight == weight);
        let object = |point: &Point| json!({ "about": point.about, "text": point.text, "where": point.cure });
        of_weight.map(object).collect()
    };
    json!({
        "file": file,
        "missing": of(Weight::Missing),
        "questionable": of(Weight::Questionable),
    })
}
