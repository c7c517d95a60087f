//! The bulletin: results of the last round played, the standings after it, and the next pairings.

use super::data::{Section, Sheet};
use super::{Absent, RoundNo, Stage, named};
use crate::event::Event;

/// Builds the bulletin after a round: the requested one, else the last complete one, else the last published one.
///
/// # Errors
/// Returns [`Absent::NothingPublished`] if no round is published.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let snapshot = event.snapshot;
    let last = snapshot.last_published().ok_or(Absent::NothingPublished)?;
    let is_complete = |round: &RoundNo| snapshot.round(*round).is_some_and(|round| round.missing() == 0);
    let complete = last.up_to().rfind(is_complete);
    let after = asked.filter(|&round| round <= last).or(complete).unwrap_or(last);
    let next = after.next();
    let is_published = snapshot.round(next).is_some_and(|round| round.stage() == Stage::Published);
    let parts =
        [("pairings", Some(after)), ("standings", Some(after)), ("pairings", is_published.then_some(next))];
    let (mut sections, mut codes) = (Vec::new(), Vec::new());
    for (made, code) in parts.into_iter().filter_map(|(name, round)| part(event, name, round?)) {
        sections.extend(made);
        codes.extend(code);
    }
    let title = event.texts.with("sheet-bulletin", &[("round", after.into())]);
    let code = (!codes.is_empty()).then(|| codes.join("\n"));
    Ok(Sheet { code, ..Sheet::of_sections(title, sections).with_round(after) })
}

/// Returns the sections of another sheet of a round under its title, with its selected columns and rescue code; its
/// notes are added to the last section.
fn part<'a>(event: Event<'a>, name: &str, round: RoundNo) -> Option<(Vec<Section<'a>>, Option<String>)> {
    let sheet = named(name)?.sheet(event, Some(round)).ok()?;
    let mut sections = sheet.sections;
    if let Some(first) = sections.first_mut() {
        first.title = match first.title.is_empty() {
            true => sheet.title,
            false => format!("{} · {}", sheet.title, first.title),
        };
    }
    if let Some(last) = sections.last_mut() {
        last.notes.extend(sheet.notes);
    }
    Some((sections, sheet.code))
}
