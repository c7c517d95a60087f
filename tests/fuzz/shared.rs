//! Helpers of the fuzz targets: zip files around arbitrary bytes, so that a fuzzer need not guess checksums,
//! and events made of commands.

use hakem_engine::command::{Bulk, Command};
use hakem_engine::tournament::Snapshot;
use std::fs;
use std::io::{Cursor, Write};
use std::path::PathBuf;
use std::sync::LazyLock;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const BOOK: &str = "<?xml version='1.0'?><workbook xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main' \
    xmlns:r='http://schemas.openxmlformats.org/officeDocument/2006/relationships'><sheets>\
    <sheet name='List' sheetId='1' r:id='rId1'/></sheets></workbook>";
const RELATIONS: &str = "<?xml version='1.0'?><Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>\
    <Relationship Id='rId1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet' \
    Target='worksheets/sheet1.xml'/>\
    <Relationship Id='rId2' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings' \
    Target='sharedStrings.xml'/></Relationships>";
const STYLES: &str = "<?xml version='1.0'?><styleSheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'>\
    <cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>";
const SHEET: &str = "<?xml version='1.0'?><worksheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'><sheetData>\
    <row r='1'><c r='A1' t='s'><v>0</v></c><c r='B1' t='s'><v>1</v></c></row>\
    <row r='2'><c r='A2' t='s'><v>2</v></c><c r='B2'><v>2000</v></c></row></sheetData></worksheet>";
const WORDS: &str = "<?xml version='1.0'?><sst xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'>\
    <si><t>Name</t></si><si><t>Rating</t></si><si><t>Tester, Ada</t></si></sst>";

/// A folder of this process, in a file system in memory if there is one.
pub static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    let folder = base.join(format!("hakem-fuzz-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("there is room for a folder");
    folder
});

/// Packs files, uncompressed.
pub fn packed(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, bytes) in files {
        archive.start_file(*name, options).expect("a name of its own");
        archive.write_all(bytes).expect("memory takes bytes");
    }
    archive.finish().expect("memory takes bytes").into_inner()
}

/// Packs a workbook in the format of Excel since 2007: the sheet, the shared strings, the styles.
pub fn workbook(sheet: &[u8], words: &[u8], styles: &[u8]) -> Vec<u8> {
    packed(&[
        ("xl/workbook.xml", BOOK.as_bytes()),
        ("xl/_rels/workbook.xml.rels", RELATIONS.as_bytes()),
        ("xl/styles.xml", styles),
        ("xl/sharedStrings.xml", words),
        ("xl/worksheets/sheet1.xml", sheet),
    ])
}

/// Packs a workbook in which one of the files is arbitrary bytes: 0 the sheet, 1 the shared strings, 2 the
/// styles, 3 the book.
pub fn workbook_with(which: u8, bytes: &[u8]) -> Vec<u8> {
    match which {
        0 => workbook(bytes, WORDS.as_bytes(), STYLES.as_bytes()),
        1 => workbook(SHEET.as_bytes(), bytes, STYLES.as_bytes()),
        2 => workbook(SHEET.as_bytes(), WORDS.as_bytes(), bytes),
        _ => packed(&[
            ("xl/workbook.xml", bytes),
            ("xl/_rels/workbook.xml.rels", RELATIONS.as_bytes()),
            ("xl/worksheets/sheet1.xml", SHEET.as_bytes()),
            ("xl/sharedStrings.xml", WORDS.as_bytes()),
        ]),
    }
}

/// Applies the commands that a reader returned; the event must accept each of them.
pub fn event(commands: &[Command]) -> Snapshot {
    let mut bulk = Bulk::new(Snapshot::blank());
    commands.iter().for_each(|command| bulk.apply(command).expect("what was read is taken"));
    bulk.finish()
}
