//! A folder of web pages: each file is written atomically, only changed files are touched, and folders with other
//! content are refused.

use super::atomic_file::{clean_up_in, put};
use super::disk::sync_folder_of;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Marker file of a site: the event, and the files that were written.
const MARK: &str = ".hakem-site";

/// File that lists the subfolders with the pages of the sections.
const SECTIONS: &str = ".hakem-sections";

/// Prefix of the names of unfinished files.
const BEGUN: &str = ".hakem.";

/// Error when writing pages.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum SiteError {
    NotOurs {
        folder: PathBuf,
    },
    /// The folder holds the pages of another event.
    OtherEvent {
        folder: PathBuf,
    },
    /// A file or folder cannot be read or written.
    Io {
        path: PathBuf,
        source: io::Error,
    },
}

/// Changes to the files of a site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SiteChanges {
    /// New or changed files.
    pub written: Vec<String>,
    /// Files written earlier that no longer belong to the site.
    pub removed: Vec<String>,
}

impl SiteChanges {
    pub fn is_empty(&self) -> bool {
        self.written.is_empty() && self.removed.is_empty()
    }
}

/// Returns the error of a file or folder from that of the system.
fn failed(path: &Path) -> impl FnOnce(io::Error) -> SiteError {
    let path = path.to_owned();
    move |source| SiteError::Io { path, source }
}

/// Reads a list of a site; `None` if there is none.
fn read(path: &Path) -> Result<Option<String>, SiteError> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        read => read.map(Some).map_err(failed(path)),
    }
}

/// Brings the folder of a site up to date.
///
/// # Errors
/// Returns an error if the folder is refused or a file cannot be written; files before that one are up to date.
pub fn write_site(folder: &Path, event: &str, files: &[(String, Vec<u8>)]) -> Result<SiteChanges, SiteError> {
    fs::create_dir_all(folder).map_err(failed(folder))?;
    // Unfinished files of a killed program belong to no process.
    clean_up_in(folder, OsStr::new(BEGUN));
    let before = claimed(folder, event)?;
    let now: BTreeSet<String> = files.iter().map(|(name, _)| name.clone()).collect();
    let replace = |name: &str, bytes: &[u8]| {
        put(folder, name, OsStr::new(BEGUN), bytes).map_err(failed(&folder.join(name)))
    };
    // Until all is done, both the old and the new files are listed as ours.
    let all: BTreeSet<String> = before.union(&now).cloned().collect();
    if all != before {
        replace(MARK, &marked(event, &all))?;
    }
    let mut changes = SiteChanges::default();
    for (name, bytes) in files {
        if fs::read(folder.join(name)).is_ok_and(|there| there == *bytes) {
            continue;
        }
        replace(name, bytes)?;
        changes.written.push(name.clone());
    }
    for name in before.difference(&now) {
        let path = folder.join(name);
        match fs::remove_file(&path) {
            Ok(()) => changes.removed.push(name.clone()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(failed(&path)(error)),
        }
    }
    if all != now {
        replace(MARK, &marked(event, &now))?;
    }
    sync_folder_of(&folder.join(MARK)).map_err(failed(folder))?;
    Ok(changes)
}

/// Records the subfolders in which the sections have their pages, and removes the pages of former sections; returns the
/// changes of each of those. A folder with other content remains, with that content.
pub fn keep_sections(folder: &Path, names: &[String]) -> Result<Vec<(PathBuf, SiteChanges)>, SiteError> {
    let list = folder.join(SECTIONS);
    let before = read(&list)?.unwrap_or_default();
    let mut gone = Vec::new();
    for name in before.lines().filter(|name| is_plain(name) && !names.iter().any(|now| now == name)) {
        let section = folder.join(name);
        let Some(event) = fs::read_to_string(section.join(MARK)).ok() else { continue };
        let changes = write_site(&section, event.lines().next().unwrap_or_default(), &[])?;
        let mark = section.join(MARK);
        fs::remove_file(&mark).map_err(failed(&mark))?;
        // Remaining files belong to someone else.
        let _stays_where_it_is_not_empty = fs::remove_dir(&section);
        gone.push((section, changes));
    }
    let now: String = names.iter().map(|name| format!("{name}\n")).collect();
    if now != before {
        put(folder, SECTIONS, OsStr::new(BEGUN), now.as_bytes()).map_err(failed(&list))?;
    }
    Ok(gone)
}

/// Returns the files that were written to a folder before; refuses a folder with any other content.
fn claimed(folder: &Path, event: &str) -> Result<BTreeSet<String>, SiteError> {
    let mark = folder.join(MARK);
    let Some(text) = read(&mark)? else {
        return match fs::read_dir(folder).map_err(failed(folder))?.next() {
            None => Ok(BTreeSet::new()),
            Some(_) => Err(SiteError::NotOurs { folder: folder.to_owned() }),
        };
    };
    let mut lines = text.lines();
    if lines.next() != Some(event) {
        return Err(SiteError::OtherEvent { folder: folder.to_owned() });
    }
    Ok(lines.filter(|name| is_plain(name)).map(ToOwned::to_owned).collect())
}

/// Returns true if a name stays within its folder, so that a manipulated marker cannot point outside.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\'])
}

fn marked(event: &str, files: &BTreeSet<String>) -> Vec<u8> {
    let lines = files.iter().map(|name| format!("{name}\n"));
    format!("{event}\n{}", lines.collect::<String>()).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[(&str, &str)]) -> Vec<(String, Vec<u8>)> {
        names.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn only_what_changed_is_touched_and_what_is_left_over_goes() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("a/site");
        let first = write_site(&folder, "e1", &files(&[("index.html", "1"), ("r2.html", "2")])).unwrap();
        assert_eq!((first.written.len(), first.removed.len()), (2, 0));
        let second = write_site(&folder, "e1", &files(&[("index.html", "1")])).unwrap();
        assert_eq!(second, SiteChanges { written: Vec::new(), removed: vec!["r2.html".to_owned()] });
        assert!(!folder.join("r2.html").exists());
        assert_eq!(fs::read(folder.join("index.html")).unwrap(), b"1");
    }

    #[test]
    fn a_folder_with_anything_else_is_left_as_it_is() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("thesis.txt"), "years").unwrap();
        let refused = write_site(place.path(), "e1", &files(&[("index.html", "1")]));
        assert!(matches!(refused, Err(SiteError::NotOurs { .. })), "{refused:?}");
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
        let site = place.path().join("site");
        write_site(&site, "e1", &files(&[("index.html", "1")])).unwrap();
        let other = write_site(&site, "e2", &files(&[("index.html", "2")]));
        assert!(matches!(other, Err(SiteError::OtherEvent { .. })), "{other:?}");
        assert_eq!(fs::read(site.join("index.html")).unwrap(), b"1");
    }

    #[test]
    fn a_folder_in_which_the_first_writing_was_killed_is_taken_again() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join(".hakem.Xy12Zw.part"), "<!DOCT").unwrap();
        write_site(place.path(), "e1", &files(&[("index.html", "1")])).unwrap();
        let mut names: Vec<_> = fs::read_dir(place.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [MARK, "index.html"]);
    }

    #[test]
    fn leftovers_of_a_killed_write_in_a_site_are_removed_by_the_next_one() {
        let place = tempfile::tempdir().unwrap();
        write_site(place.path(), "e1", &files(&[("index.html", "1")])).unwrap();
        fs::write(place.path().join(".hakem.Xy12Zw.part"), "<!DOCT").unwrap();
        write_site(place.path(), "e1", &files(&[("index.html", "1")])).unwrap();
        assert!(!place.path().join(".hakem.Xy12Zw.part").exists());
    }

    #[test]
    fn pages_of_sections_that_are_no_more_go_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        for section in ["a", "b", "c", "other"] {
            write_site(&place.path().join(section), section, &files(&[("index.html", section)])).unwrap();
        }
        fs::write(place.path().join("c/notes.txt"), "kept").unwrap();
        assert_eq!(keep_sections(place.path(), &names(&["a", "b", "c"])).unwrap(), []);
        let gone = keep_sections(place.path(), &names(&["a"])).unwrap();
        assert_eq!(gone.len(), 2);
        assert!(!place.path().join("b").exists() && !place.path().join("c/index.html").exists());
        let stays = ["a/index.html", "other/index.html", "c/notes.txt"];
        assert!(stays.iter().all(|path| place.path().join(path).exists()));
        // A manipulated list does not point outside.
        let elsewhere = tempfile::tempdir_in(place.path()).unwrap();
        write_site(elsewhere.path(), "e", &files(&[("index.html", "1")])).unwrap();
        let site = place.path().join("a");
        let way = format!("../{}\n", elsewhere.path().file_name().unwrap().to_str().unwrap());
        fs::write(site.join(SECTIONS), way).unwrap();
        assert_eq!(keep_sections(&site, &[]).unwrap(), []);
        assert!(elsewhere.path().join("index.html").exists());
    }

    #[test]
    fn a_mark_that_names_files_elsewhere_removes_nothing_there() {
        let place = tempfile::tempdir().unwrap();
        let site = place.path().join("site");
        fs::create_dir(&site).unwrap();
        fs::write(place.path().join("event.hakem"), "kept").unwrap();
        fs::write(site.join(MARK), "e1\n../event.hakem\n").unwrap();
        write_site(&site, "e1", &files(&[("index.html", "1")])).unwrap();
        assert!(place.path().join("event.hakem").exists());
    }
}
