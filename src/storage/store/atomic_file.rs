//! Atomic file creation: a file is written under a hidden name next to its target, and renamed once it is on the disk.
//!
//! A kill or a power cut before that leaves only the hidden file, which blocks nothing.

use super::disk::{folder_of, sync_folder_of};
use super::error::cause;
use crate::platform;
use hakem_engine::refusals;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// Suffix of the names of unfinished files.
const UNFINISHED: &str = ".part";

/// Writes a new file and returns once it is on the disk. Never overwrites.
///
/// # Errors
/// Returns `AlreadyExists` if the name is taken; a failure leaves no file behind.
pub fn write_new(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    clean_up(path);
    let path = &*platform::unlimited(path);
    let mut unfinished = begin(path)?;
    write(unfinished.as_file_mut())?;
    unfinished.as_file().sync_all()?;
    name(unfinished, path)?;
    sync_folder_of(path)
}

/// Replaces or creates a file and returns once it is on the disk; until then the name refers to the old file. `write`
/// receives the path of the unfinished file, which is empty; its result is returned.
///
/// # Errors
/// Returns the error of `write` or of the disk; the old file is then unchanged, and no other file remains.
pub fn replace<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<T, E>,
) -> Result<T, E> {
    clean_up(path);
    let path = &*platform::unlimited(path);
    let unfinished = begin(path)?;
    let made = write(unfinished.path())?;
    unfinished.as_file().sync_all()?;
    platform::replace(unfinished, path)?;
    sync_folder_of(path)?;
    Ok(made)
}

/// Writes a text file, replacing an existing one, and creates its folder if missing.
///
/// # Errors
/// See [`replace`]; the old file remains then.
pub fn keep(path: &Path, words: &str) -> io::Result<()> {
    keep_bytes(path, words.as_bytes())
}

/// Writes a file of any content like [`keep`].
pub fn keep_bytes(path: &Path, content: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    replace(path, |unfinished| fs::write(unfinished, content))
}

/// Writes a text file like [`keep`], readable by its owner only.
pub fn keep_private(path: &Path, words: &str) -> io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    replace(path, |unfinished| {
        fs::write(unfinished, words)?;
        platform::make_private(&File::open(unfinished)?);
        Ok(())
    })
}

/// Maximum size of such a file in bytes.
const MOST_KEPT: u64 = 1 << 20;

refusals! {
/// Error when reading such a file.
#[derive(Debug)]
pub enum KeptError: "kept" {
    /// The path is a pipe, a device or a folder.
    NotAFile { path: PathBuf },
    /// The file exceeds the maximum size.
    TooLarge { path: PathBuf },
    /// The file cannot be read, or is not UTF-8.
    Io { path: PathBuf, source: io::Error } only { "path": *path, "cause": cause(source) },
}
}

/// Reads a file written by [`keep`]; returns `None` if it does not exist.
///
/// # Errors
/// Returns an error if the path is not a file, or the file is too large or unreadable.
pub fn kept(path: &Path) -> Result<Option<String>, KeptError> {
    let failed = |source| KeptError::Io { path: path.to_owned(), source };
    let found = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        found => found.map_err(failed)?,
    };
    // Checked before opening: opening a pipe would block forever.
    if !found.is_file() {
        return Err(KeptError::NotAFile { path: path.to_owned() });
    }
    let mut text = String::new();
    File::open(path).and_then(|file| file.take(MOST_KEPT + 1).read_to_string(&mut text)).map_err(failed)?;
    match u64::try_from(text.len()) {
        Ok(..=MOST_KEPT) => Ok(Some(text)),
        _ => Err(KeptError::TooLarge { path: path.to_owned() }),
    }
}

/// Removes remains of interrupted writes of this file, except files still being written.
pub fn clean_up(path: &Path) {
    if let Some(prefix) = prefix(path) {
        clean_up_in(folder_of(path), &prefix);
    }
}

/// Removes remains of interrupted writes in a folder whose hidden names start with `prefix`, except files still being
/// written.
pub(super) fn clean_up_in(folder: &Path, prefix: &OsStr) {
    let Ok(found) = fs::read_dir(folder) else { return };
    for entry in found.flatten() {
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        let is_left_over =
            name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(UNFINISHED.as_bytes());
        if !is_left_over || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        // Held open until it is removed, so that no process starts to write it meanwhile.
        if let Some(_open) = platform::left_over(&entry.path(), File::options().read(true)) {
            // It blocks nothing, so it may also remain.
            let _best_effort = fs::remove_file(entry.path());
        }
    }
}

/// Creates the unfinished file, with the permissions of any new file. A name that the system would change is refused.
fn begin(path: &Path) -> io::Result<NamedTempFile> {
    if !path.file_name().is_some_and(platform::is_valid_name) {
        return Err(io::ErrorKind::InvalidFilename.into());
    }
    begin_in(folder_of(path), &prefix(path).ok_or(io::ErrorKind::InvalidFilename)?)
}

/// Replaces or creates a file in `folder`; until it is on the disk it has a hidden name that starts with `prefix`. Does
/// not sync the folder: callers that write many files do that once.
pub(super) fn put(folder: &Path, name: &str, prefix: &OsStr, bytes: &[u8]) -> io::Result<()> {
    let folder = &*platform::unlimited(folder);
    let mut unfinished = begin_in(folder, prefix)?;
    unfinished.write_all(bytes)?;
    unfinished.as_file().sync_all()?;
    platform::replace(unfinished, &folder.join(name))
}

/// Maximum number of attempts when another process mistakes the new file for remains before it is locked.
const TRIES: usize = 20;

/// Creates an unfinished file and locks it until it is renamed, so that cleaning processes recognise it as in use.
fn begin_in(folder: &Path, prefix: &OsStr) -> io::Result<NamedTempFile> {
    for _ in 1..TRIES {
        let made = make_in(folder, prefix)?;
        platform::hold(made.as_file());
        if made.path().exists() {
            return Ok(made);
        }
    }
    make_in(folder, prefix)
}

fn make_in(folder: &Path, prefix: &OsStr) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(prefix).suffix(UNFINISHED);
    platform::usual_permissions().map(|usual| builder.permissions(usual));
    builder.tempfile_in(folder)
}

/// Renames a finished file, if the name is free.
fn name(finished: NamedTempFile, path: &Path) -> io::Result<()> {
    let Err(refused) = finished.persist_noclobber(path) else { return Ok(()) };
    // Not every file system can rename without replacing, or link.
    if refused.error.kind() == io::ErrorKind::AlreadyExists || fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    platform::replace(refused.file, path)
}

/// Returns the prefix of a file's hidden names: part of its own name, as the length of names is limited.
fn prefix(path: &Path) -> Option<OsString> {
    let name = path.file_name()?.to_string_lossy();
    let kept: String = name.chars().take(40).collect();
    Some(OsString::from(format!(".{kept}.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_has_no_name_before_it_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.trf");
        write_new(&path, |file| {
            file.write_all(b"half")?;
            assert!(!path.exists());
            clean_up(&path);
            file.write_all(b" and half")
        })
        .unwrap();
        assert_eq!(
            (fs::read(&path).unwrap().as_slice(), names(folder.path()).len()),
            (&b"half and half"[..], 1)
        );
    }

    #[test]
    fn failed_writes_leave_no_file_and_existing_files_remain() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.trf");
        let full = write_new(&path, |_| Err(io::ErrorKind::StorageFull.into())).unwrap_err();
        assert_eq!((full.kind(), names(folder.path()).len()), (io::ErrorKind::StorageFull, 0));
        let overtaken = write_new(&path, |file| {
            fs::write(&path, "theirs")?;
            file.write_all(b"ours")
        });
        assert_eq!(overtaken.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), names(folder.path()).len()), ("theirs", 1));
    }

    #[test]
    fn a_replaced_file_is_the_old_one_until_the_new_one_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.sqlite");
        for words in ["first", "second"] {
            replace(&path, |unfinished| fs::write(unfinished, words)).unwrap();
        }
        let full = replace(&path, |unfinished| {
            fs::write(unfinished, "half")?;
            Err::<(), io::Error>(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(full.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), names(folder.path()).len()), ("second", 1));
    }

    #[test]
    fn a_path_may_be_longer_than_windows_usually_allows() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("a".repeat(150)).join("b".repeat(150));
        fs::create_dir_all(&deep).unwrap();
        let path = deep.join("event.trf");
        write_new(&path, |file| file.write_all(b"first")).unwrap();
        replace(&path, |unfinished| fs::write(unfinished, "second")).unwrap();
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), names(&deep).len()), ("second", 1));
    }

    #[test]
    fn several_who_replace_one_file_at_once_all_succeed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.sqlite");
        std::thread::scope(|scope| {
            for writer in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    for turn in 0..50 {
                        replace(path, |unfinished| fs::write(unfinished, format!("{writer} {turn}")))
                            .unwrap();
                    }
                });
            }
        });
        assert_eq!(names(folder.path()), ["list.sqlite"]);
        assert!(fs::read_to_string(&path).unwrap().ends_with(" 49"));
    }

    #[test]
    fn leftovers_of_a_killed_write_are_removed_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.trf");
        fs::write(folder.path().join(".event.trf.a1B2c3.part"), "half").unwrap();
        write_new(&path, |file| file.write_all(b"whole")).unwrap();
        assert_eq!(names(folder.path()), ["event.trf"]);
    }

    #[test]
    fn only_what_an_interrupted_writing_of_the_same_file_left_is_cleaned_up() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.hakem");
        for name in [".event.hakem.a1B2c3.part", ".other.hakem.a1B2c3.part", ".event.hakem.bak"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        clean_up(&path);
        assert_eq!(names(folder.path()), [".event.hakem.bak", ".other.hakem.a1B2c3.part"]);
    }

    #[cfg(windows)]
    #[test]
    fn a_name_that_windows_would_change_is_refused_and_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["open: adana.hakem", "con.hakem", "open?.hakem"] {
            let path = folder.path().join(name);
            for refused in [write_new(&path, |_| Ok(())), replace(&path, |_| Ok(()))] {
                assert_eq!(refused.unwrap_err().kind(), io::ErrorKind::InvalidFilename, "{name}");
            }
        }
        assert!(names(folder.path()).is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_has_the_permissions_of_any_new_file() {
        use std::os::unix::fs::MetadataExt;
        let folder = tempfile::tempdir().unwrap();
        let [ours, usual] = ["ours", "usual"].map(|name| folder.path().join(name));
        write_new(&ours, |file| file.write_all(b"x")).unwrap();
        fs::write(&usual, "x").unwrap();
        assert_eq!(fs::metadata(ours).unwrap().mode(), fs::metadata(usual).unwrap().mode());
    }
}
