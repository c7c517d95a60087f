//! One sheet of several sections of a festival, for lists that are read out or signed together.

use super::data::Sheet;

/// Joins the sheets of the sections of a festival, each with the name of its section, into one with a heading for each
/// part; `None` without sheets. Notes that all have in common are listed once; a title that differs, as when the
/// sections have played different numbers of rounds, is listed with its section.
pub fn joined<'a>(sheets: Vec<(&str, Sheet<'a>)>) -> Option<Sheet<'a>> {
    let titles: Vec<String> = sheets.iter().map(|(_, sheet)| sheet.title.clone()).collect();
    let is_same = titles.windows(2).all(|two| two[0] == two[1]);
    let mut all: Option<Sheet> = None;
    let mut notes: Vec<String> = Vec::new();
    for (name, mut sheet) in sheets {
        for section in &mut sheet.sections {
            let parts = [name, &section.title].into_iter().filter(|part| !part.is_empty());
            section.title = parts.collect::<Vec<_>>().join(" · ");
        }
        let own_title = (!is_same).then(|| format!("{name}: {}", sheet.title));
        for note in own_title.into_iter().chain(std::mem::take(&mut sheet.notes)) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        match &mut all {
            Some(all) => all.sections.append(&mut sheet.sections),
            None => all = Some(Sheet { version: None, code: None, ..sheet }),
        }
    }
    all.map(|all| Sheet { notes, round: all.round.filter(|_| is_same), ..all })
}
