//! One sheet of several sections of a festival, for lists that are read out or signed together.

use super::data::Sheet;

/// Joins the sheets of the sections of a festival, each with the name of its section, into one with a heading for each
/// part; `None` without sheets. Notes that all have in common are listed once, the others with their section, as is a
/// title that differs because the sections have played different numbers of rounds.
pub fn joined<'a>(sheets: Vec<(&str, Sheet<'a>)>) -> Option<Sheet<'a>> {
    let is_same = sheets.windows(2).all(|two| two[0].1.title == two[1].1.title);
    let of_all = |note: &String| sheets.iter().all(|(_, sheet)| sheet.notes.contains(note));
    let common = sheets.first().map_or_else(Vec::new, |(_, first)| {
        first.notes.iter().filter(|note| of_all(note)).cloned().collect::<Vec<_>>()
    });
    let mut all: Option<Sheet> = None;
    let mut notes: Vec<String> = Vec::new();
    for (name, mut sheet) in sheets {
        for section in &mut sheet.sections {
            let parts = [name, &section.title].into_iter().filter(|part| !part.is_empty());
            section.title = parts.collect::<Vec<_>>().join(" · ");
        }
        let own_title = (!is_same).then(|| sheet.title.clone());
        let own = std::mem::take(&mut sheet.notes).into_iter().filter(|note| !common.contains(note));
        notes.extend(own_title.into_iter().chain(own).map(|note| format!("{name}: {note}")));
        match &mut all {
            Some(all) => all.sections.append(&mut sheet.sections),
            None => all = Some(Sheet { version: None, code: None, ..sheet }),
        }
    }
    notes.extend(common);
    all.map(|all| Sheet { notes, round: all.round.filter(|_| is_same), ..all })
}
