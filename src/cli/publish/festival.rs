//! The pages of a festival: a folder for each section, and a front page that leads to them.

use super::{Exit, Failure, PATIENCE, PageFolder, PublishedEvent, Wishes, now, told_logo};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::site::{self, Front};
use crate::session::Plan;
use hakem_engine::collate::fold_for_search;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::thread;

/// What stands for the front page of a festival in its folder.
const FESTIVAL: &str = "festival";

/// Writes the pages of all sections, once or after every entry of any.
pub(super) fn publish(wishes: &Wishes) -> Result<Exit, Failure> {
    let arguments = wishes.arguments;
    let plan = Plan::read(&arguments.file).map_err(|error| Failure::malformed(error.say(wishes.texts)))?;
    let folders = folders(&plan);
    let open = |(path, folder): (&PathBuf, &String)| {
        let address = arguments.address.as_deref();
        let address = address.map(|address| format!("{}/{folder}/", address.trim_end_matches('/')));
        PublishedEvent::open(path, PageFolder { folder: arguments.to.join(folder), address }, wishes)
    };
    let mut sections: Vec<PublishedEvent> =
        plan.sections.iter().zip(&folders).map(open).collect::<Result<_, _>>()?;
    let mut pages: Vec<Vec<site::File>> =
        sections.iter().map(|section| section.make(wishes)).collect::<Result<_, _>>()?;
    // The front page first: its folder is taken only while there is nothing in it.
    write_front(&plan, &folders, (&sections, &pages), wishes)?;
    sections.iter().zip(&pages).try_for_each(|(section, pages)| section.put(pages, wishes))?;
    if !arguments.watch {
        return Ok(Exit::Done);
    }
    loop {
        let mut has_news = false;
        for (section, pages) in sections.iter_mut().zip(&mut pages) {
            if section.has_news(wishes)? {
                *pages = section.make(wishes)?;
                section.put(pages, wishes)?;
                has_news = true;
            }
        }
        if has_news {
            write_front(&plan, &folders, (&sections, &pages), wishes)?;
        } else {
            thread::sleep(PATIENCE);
        }
    }
}

fn write_front(
    plan: &Plan,
    folders: &[String],
    (sections, pages): (&[PublishedEvent], &[Vec<site::File>]),
    wishes: &Wishes,
) -> Result<(), Failure> {
    let histories: Vec<_> = sections.iter().map(|section| section.session.history()).collect();
    let of_first = histories.first().map(|history| history.snapshot().settings().language);
    let own = Texts::new(wishes.language.or(of_first).unwrap_or(wishes.texts.language()));
    let (zone, derived) =
        (TimeZone::system(), histories.iter().map(|_| Derived::default()).collect::<Vec<_>>());
    let front = histories.iter().zip(&derived).zip(folders).zip(pages);
    let front = front.map(|(((history, derived), folder), pages)| Front {
        event: Event { zone: &zone, ..Event::of(history, &own, derived) },
        folder,
        pages,
    });
    let front: Vec<Front> = front.collect();
    let arguments = wishes.arguments;
    let logo = arguments.logo.as_deref().and_then(|path| told_logo(path, wishes.texts));
    let page = site::front(&plan.name, &front, &own, now(), arguments.address.as_deref(), logo.as_ref());
    wishes.put(&arguments.to, FESTIVAL, &[page])
}

/// Returns the folders of the sections' pages: their names with plain letters and digits alone, so that each is an address as it is;
/// two that would be the same are told apart by a number.
fn folders(plan: &Plan) -> Vec<String> {
    let mut folders: Vec<String> = Vec::new();
    for path in &plan.sections {
        let name = simple(path);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|folder| !folders.contains(folder));
        folders.push(free.unwrap_or(name));
    }
    folders
}

fn simple(path: &Path) -> String {
    let name = fold_for_search(&path.file_stem().unwrap_or_default().to_string_lossy());
    let simple = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().map(simple).collect();
    if name.trim_matches('-').is_empty() { "section".to_owned() } else { name }
}
