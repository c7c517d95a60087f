use super::*;
use crate::exchange::account::Cause;
use encoding_rs::{WINDOWS_1250, WINDOWS_1254};
use hakem_engine::tournament::Title;

fn read(bytes: &[u8], texts: &Texts) -> Result<Plain, Vec<String>> {
    plain(&separated::read(bytes, texts).map_err(|error| vec![error.to_string()])?, texts)
}

fn list(text: &str, language: Language) -> Result<Plain, Vec<String>> {
    read(text.as_bytes(), &Texts::new(language))
}

#[test]
fn columns_are_found_by_name_in_three_languages() {
    let lists = [
        ("Name,Fed,Elo,Title,FIDE-ID,Sex,Birthday,Club", "Novák, Jan"),
        ("Adı Soyadı,Federasyon,ELO,Unvan,FIDE ID,Cinsiyet,Doğum Tarihi,Kulüp", "Novák, Jan"),
        ("Jméno,Federace,Rating,Titul,fide_id,Pohlaví,Narozen,Oddíl", "Novák, Jan"),
    ];
    for (headings, name) in lists {
        let text = format!("{headings}\n\"{name}\",CZE,2100,fm,310,m,1990-05-17,Šachklub\n\n");
        let roster = list(&text, Language::English).unwrap();
        let [player] = roster.players.as_slice() else { panic!("one player") };
        assert_eq!((player.name.as_str(), roster.account.unused()), (name, &[][..]));
        assert_eq!(player.rating.map(|rating| rating.get()), Some(2100));
        assert_eq!(player.title.map(|title| title.letters()), Some("FM"));
        assert_eq!((player.fide_id, player.sex), (Some(310), Some(Sex::Male)));
        assert_eq!(player.born.map(|day| day.to_string()), Some("1990/05/17".to_owned()));
        assert_eq!(player.club.as_ref().map(Name::as_str), Some("Šachklub"));
    }
}

#[test]
fn family_and_given_names_become_one() {
    let names = |text| {
        let roster = list(text, Language::Turkish).unwrap();
        roster.players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names("Ad;Soyad;UKD\nAyşe;Yılmaz;1500\n;Kaya;\n"), ["Yılmaz, Ayşe", "Kaya"]);
    assert_eq!(names("Surname\tFirst name\nŽižka\tJan\n"), ["Žižka, Jan"]);
}

#[test]
fn spreadsheets_of_windows_are_read_in_the_alphabet_of_the_language() {
    let bytes = |encoding: &'static Encoding, text| encoding.encode(text).0.into_owned();
    let name = |bytes: &[u8], language| {
        let roster = read(bytes, &Texts::new(language)).unwrap();
        roster.players[0].name.to_string()
    };
    let turkish = "İsim;Elo\nŞükrü Işık;1500\n";
    assert_eq!(name(&bytes(WINDOWS_1254, turkish), Language::Turkish), "Şükrü Işık");
    let czech = "Jméno;Elo\nŘehoř Žák;1500\n";
    assert_eq!(name(&bytes(WINDOWS_1250, czech), Language::Czech), "Řehoř Žák");
    assert_eq!(name(format!("\u{feff}{czech}").as_bytes(), Language::Turkish), "Řehoř Žák");
}

#[test]
fn faults_are_reported_with_line_and_column() {
    let text = "Name,Elo,FIDE ID,Born\nA,2000,5,1990\nB,many,6,?\n,1900,7,\nC,9999,5,\nA,2000,5,1990\n";
    let read = list(text, Language::English).unwrap();
    assert_eq!(list(&text.replace('\n', "\r\n"), Language::English).unwrap().account, read.account);
    let texts = Texts::new(Language::English);
    assert_eq!(
        read.account.lines(&texts)[2..],
        [
            "Column “Elo”, not a rating, left blank: 2 (line 3: “many”; line 5: “9999”).",
            "Column “Born”, not a date or year of birth, left blank: 1 (line 3: “?”).",
            "Row without a name: 1 (line 4: “1900, 7”).",
            "Column “FIDE ID”, number already used in an earlier row, left blank: 1 (line 5: “5 (2)”).",
            "Second row of the same person, merged: 1 (line 6: “A (2)”).",
        ]
    );
    let players: Vec<_> = read.players.iter().map(|player| (player.name.as_str(), player.fide_id)).collect();
    assert_eq!(players, [("A", Some(5)), ("B", Some(6)), ("C", None)]);
    let doubts = read.account.doubts(&texts);
    assert_eq!(doubts.len(), 2, "a row of five without a name, ratings that are none: {doubts:?}");
}

#[test]
fn a_second_row_of_a_person_completes_the_first_and_values_that_differ_are_listed() {
    let text = "Name,Standard_Rating,Title,Born,FIDE ID,Club\nA,2000,,1990,5,\nB,1900,,,6,\nA,2010,FM,1990-04-02,5,X\nB,1900,,,6,\n";
    let read = list(text, Language::English).unwrap();
    let texts = Texts::new(Language::English);
    assert_eq!(
        read.account.lines(&texts)[2..],
        [
            "Second row of the same person, merged: 2 (line 4: “A (2)”; line 5: “B (3)”).",
            "Column “Standard_Rating”, differs from an earlier row of the same person, which is used: 1 (line 4: “2010 (2: 2000)”).",
        ]
    );
    let [one, _] = read.players.as_slice() else { panic!("{:?}", read.players) };
    assert_eq!((one.rating.map(|rating| rating.get()), one.title), (Some(2000), Some(Title::FM)));
    assert_eq!(one.born.unwrap().to_string(), "1990/04/02");
    assert_eq!(one.club.as_ref().map(Name::as_str), Some("X"));
    // A number that only the second row has identifies the person in a third one.
    let text = "Name,Rating,Licence,FIDE ID\nA,,17,\nA,1399 E,17,5\nA,,,5\n";
    let read = list(text, Language::English).unwrap();
    let [one] = read.players.as_slice() else { panic!("{:?}", read.players) };
    assert_eq!((one.fide_id, read.account.merged()), (Some(5), 2));
    assert!(one.estimated.is_rating() || one.estimated.is_national(), "{one:?}");
}

#[test]
fn a_row_with_one_known_heading_is_refused_by_that_reason() {
    let texts = Texts::new(Language::English);
    let refused = |text: &str| list(text, Language::English).unwrap_err().join(" ");
    let told = refused("Name,Response\nAk Ayşe,Yes\nBoz Can,Perhaps\n");
    assert!(told.starts_with("Only the heading “Name” is known"), "{told}");
    let told = refused("Pair , Player Name  ,Total,Round\n1,A,3,W  2\n");
    assert!(told.starts_with("Only the heading “Player Name” is known"), "{told}");
    let told = refused("14.07.1990,Ян\n15.08.1991,Аня\n");
    assert_eq!(told, texts.with("roster-no-names", &[("found", "14.07.1990, Ян".into())]));
}

#[test]
fn a_cell_as_large_as_the_file_is_reported_in_short() {
    let large = "ž".repeat(100_000);
    for text in [format!("Name,Fed\nA,{large}\n"), format!("{large}\nA\n"), format!("Name\n{large}\n")] {
        let texts = Texts::new(Language::English);
        let faults =
            list(&text, Language::English).map_or_else(|faults| faults, |read| read.account.lines(&texts));
        assert!(faults.iter().all(|fault| fault.chars().count() < 2 * MOST_LETTERS), "{}", faults.len());
    }
}

#[test]
fn a_file_without_names_or_players_is_none() {
    for text in ["", "a,b\n1,2\n", "Name,Elo\n", "Name\n\n \n"] {
        assert_eq!(list(text, Language::Czech).unwrap_err().len(), 1, "{text}");
    }
    let many = format!("Name,Elo\n{}", ",x\n".repeat(100));
    assert_eq!(list(&many, Language::Czech).unwrap_err().len(), MOST_FAULTS + 1);
}

#[test]
fn titles_above_the_headings_and_remarks_below_are_no_players() {
    let text = "Open of Ankara;;\nStarting rank list;;\n\nNo.;Name;;Rtg;RtgI;Club/City\n1;Ak, Ayşe;WFM;0;1900;Çankaya\n\
                2;Boz, Can;AIM;1500;0;\n;;;;;\nNo.;Name;;Rtg;RtgI;Club/City\n3;Can, Ece;;;;-\nAll details on the page\n";
    let table = separated::read(text.as_bytes(), &Texts::new(Language::English)).unwrap();
    assert_eq!((table.above().len(), table.head().map(|row| row.line)), (2, Some(4)));
    let columns = table.assigned();
    assert_eq!(columns[2], Some(PlayerColumn::Title), "by what stands in a column without a heading");
    let roster = players(&table, &columns, &Texts::new(Language::English));
    assert_eq!(
        (roster.faults.len(), roster.idle.as_slice(), roster.account.count(Cause::NotATitle)),
        (0, &[8, 10][..], 1)
    );
    let told: Vec<_> = roster
        .players
        .iter()
        .map(|listed| (listed.line, listed.player.rating.map(|rating| rating.get())))
        .collect();
    assert_eq!(told, [(5, Some(1900)), (6, None), (9, None)]);
    assert_eq!(roster.players[2].player.club, None);
    assert_eq!(ignored(&table, &table.assigned()), ["No.", "Rtg"]);
}

#[test]
fn headings_that_name_the_player_are_known_in_every_spelling() {
    for headings in ["Player's Name,Player's Pre-Rating", "player_name,pre_rating", "Player name,Rtg"] {
        let text = format!("{headings}\nHua Gary,1794\n");
        let columns = separated::rows(&text).unwrap().assigned();
        assert_eq!(columns, [Some(PlayerColumn::Name), Some(PlayerColumn::Rating)], "{headings}");
    }
}

#[test]
fn rows_without_headings_are_recognised_by_their_content() {
    let of = |text: &str| separated::rows(text).unwrap().assigned();
    use PlayerColumn as C;
    let tabs = "1\tNovák, Jan\tFM\tCZE\t2100\t310000\t1990\n2\tÇelik, Su\tWIM\tTUR\t1980\t6300001\t2001\n";
    assert_eq!(
        of(tabs),
        [
            None,
            Some(C::Name),
            Some(C::Title),
            Some(C::Federation),
            Some(C::Rating),
            Some(C::FideId),
            Some(C::Born)
        ]
    );
    assert_eq!(of("Novák, Jan;1990\nÇelik, Su;2001\n"), [Some(C::Name), Some(C::Born)]);
    assert_eq!(of("Novák, Jan\nÇelik, Su\n"), [Some(C::Family), Some(C::Given)]);
    assert_eq!(of("Jan Novák\nSu Çelik\n"), [Some(C::Name)]);
}

#[test]
fn parts_of_a_name_are_put_together_as_their_columns_say() {
    let name = |text: &str| list(text, Language::English).unwrap().players[0].name.to_string();
    assert_eq!(name("Name;Vorname;Geburt\nBrunner;Livia;1992\n"), "Brunner, Livia");
    assert_eq!(name("Name;Nachname;Vorname\nBrunner Livia;Brunner;Livia\n"), "Brunner, Livia");
    assert_eq!(name("Name;Nachname;Vorname\nMadonna;;\n"), "Madonna");
}

#[test]
fn the_row_of_the_headings_can_be_moved() {
    let mut table = separated::rows("Jan;FM\nSu;GM\n").unwrap();
    assert!(!table.has_head());
    table.move_head(true);
    assert_eq!((table.heading(0), table.body().len()), ("Jan", 1));
    table.move_head(true);
    table.move_head(true);
    assert_eq!((table.heading(0), table.body().len()), ("Su", 0));
    (0..3).for_each(|_| table.move_head(false));
    assert_eq!(table.body().len(), 2);
}

/// Packs files like a workbook.
fn packed(files: &[(&str, &str)]) -> Vec<u8> {
    use std::io::Write;
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, text) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn workbook(rows: &str) -> Vec<u8> {
    packed(&parts(rows).iter().map(|(name, text)| (*name, text.as_str())).collect::<Vec<_>>())
}

/// The files of such a workbook, by name.
fn parts(rows: &str) -> Vec<(&'static str, String)> {
    const TYPES: &str =
        "<?xml version='1.0'?><Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>";
    const BOOK: &str = "<?xml version='1.0'?><workbook xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main' \
        xmlns:r='http://schemas.openxmlformats.org/officeDocument/2006/relationships'><sheets>\
        <sheet name='List' sheetId='1' r:id='rId1'/></sheets></workbook>";
    const ROOT: &str = "<?xml version='1.0'?><Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>\
        <Relationship Id='rId1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument' \
        Target='xl/workbook.xml'/></Relationships>";
    const RELS: &str = "<?xml version='1.0'?><Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>\
        <Relationship Id='rId1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet' \
        Target='worksheets/sheet1.xml'/></Relationships>";
    const STYLES: &str = "<?xml version='1.0'?><styleSheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'>\
        <cellXfs count='2'><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>";
    let sheet = format!(
        "<?xml version='1.0'?><worksheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'>\
         <sheetData>{rows}</sheetData></worksheet>"
    );
    [
        ("[Content_Types].xml", TYPES),
        ("_rels/.rels", ROOT),
        ("xl/workbook.xml", BOOK),
        ("xl/_rels/workbook.xml.rels", RELS),
        ("xl/styles.xml", STYLES),
        ("xl/worksheets/sheet1.xml", &sheet),
    ]
    .map(|(name, text)| (name, text.to_owned()))
    .into()
}

const ROWS: &str = "<row r='2'><c r='A2' t='inlineStr'><is><t>Club championship</t></is></c></row>\
    <row r='4'><c r='A4' t='inlineStr'><is><t>Jméno</t></is></c><c r='B4' t='inlineStr'><is><t>ELO ČR</t></is></c>\
    <c r='C4' t='inlineStr'><is><t>Datum nar.</t></is></c></row>\
    <row r='5'><c r='A5' t='inlineStr'><is><t>Novák, Jan</t></is></c><c r='B5'><f>2000+100</f><v>2100</v></c>\
    <c r='C5' s='1'><v>33010</v></c></row>\
    <row r='6'><c r='A6' t='str'><f>CONCATENATE(\"Su\",\" Çelik\")</f><v>Su Çelik</v></c></row>";

#[test]
fn workbooks_are_read_with_days_and_what_came_of_formulas() {
    let list = plain(&xlsx(&workbook(ROWS)).unwrap(), &Texts::new(Language::Czech)).unwrap();
    let told: Vec<String> = list
        .players
        .iter()
        .map(|player| {
            format!(
                "{} {:?} {:?}",
                player.name,
                player.national_rating.map(|rating| rating.get()),
                player.born.map(|born| born.to_string())
            )
        })
        .collect();
    assert_eq!(told, ["Novák, Jan Some(2100) Some(\"1990/05/17\")", "Su Çelik None None"]);
}

#[test]
fn a_workbook_is_found_without_the_relations_of_its_package() {
    let mut files = parts(ROWS);
    files.retain(|(name, _)| *name != "_rels/.rels");
    let bytes = packed(&files.iter().map(|(name, text)| (*name, text.as_str())).collect::<Vec<_>>());
    assert_eq!(xlsx(&bytes), xlsx(&workbook(ROWS)));
}

#[test]
fn small_workbooks_that_ask_for_millions_of_things_are_refused_before_they_are_read() {
    let with = |name: &'static str, begin: &str, each: &str, count: usize, end: &str| {
        let many = format!("{begin}{}{end}", each.repeat(count));
        let mut files = parts(ROWS);
        files.retain(|(other, _)| *other != name);
        files.push((name, many));
        packed(&files.iter().map(|(name, text)| (*name, text.as_str())).collect::<Vec<_>>())
    };
    let workbooks = [
        with("xl/styles.xml", "<styleSheet><cellXfs>", "<xf/>", 300_000, "</cellXfs></styleSheet>"),
        with("xl/sharedStrings.xml", "<sst>", "<si/>", 3_100_000, "</sst>"),
        with(
            "xl/worksheets/sheet1.xml",
            "<worksheet><sheetData><row>",
            "<c/>",
            4_100_000,
            "</row></sheetData></worksheet>",
        ),
        with(
            "xl/worksheets/sheet1.xml",
            "<worksheet><sheetData><row><c><v>",
            "a",
            2_000_000,
            "</v></c></row></sheetData></worksheet>",
        ),
    ];
    for bytes in workbooks {
        assert!(bytes.len() < 120_000, "{}", bytes.len());
        assert_eq!(xlsx(&bytes), Err(TableError::Unpacks));
    }
}

/// Creates an OpenDocument spreadsheet.
fn document(rows: &str) -> Vec<u8> {
    let content = format!(
        "<?xml version='1.0'?><office:document-content><office:body><office:spreadsheet><table:table table:name='List'>\
         {rows}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    packed(&[("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", &content)])
}

#[test]
fn sheets_of_opendocument_are_read_with_what_they_repeat() {
    let text = |text: &str| {
        format!("<table:table-cell office:value-type='string'><text:p>{text}</text:p></table:table-cell>")
    };
    let rows = [
        "<table:table-row table:number-rows-repeated='3'><table:table-cell table:number-columns-repeated='1024'/></table:table-row>",
        &format!("<table:table-row>{}{}{}</table:table-row>", text("İsim"), text("ELO"), text("Doğum tarihi")),
        &format!(
            "<table:table-row>{}<table:table-cell office:value-type='float' office:value='1900'><office:annotation><text:p>why</text:p></office:annotation><text:p>1.900,00</text:p></table:table-cell>\
             <table:table-cell office:value-type='date' office:date-value='2001-02-03T00:00:00'><text:p>3 Şub</text:p></table:table-cell></table:table-row>",
            text("Ak &amp; Pak, <text:s/>A&#x15F;ye")
        ),
        "<table:table-row table:number-rows-repeated='1048570'><table:table-cell table:number-columns-repeated='16384'/></table:table-row>",
    ]
    .concat();
    let table = ods(&document(&rows)).unwrap();
    assert_eq!(table.head().map(|row| row.line), Some(4));
    let list = plain(&table, &Texts::new(Language::Turkish)).unwrap();
    let player = &list.players[0];
    assert_eq!(player.name.as_str(), "Ak & Pak, Aşye");
    assert_eq!(player.rating.map(|rating| rating.get()), Some(1900));
    assert_eq!(player.born.map(|born| born.to_string()), Some("2001/02/03".to_owned()));
}

/// A workbook of 1997 with shared strings, one of which continues in a further record, a number, a day and text.
fn old_workbook() -> Vec<u8> {
    fn record(stream: &mut Vec<u8>, kind: u16, bytes: &[u8]) {
        stream.extend(kind.to_le_bytes());
        stream.extend(u16::try_from(bytes.len()).unwrap().to_le_bytes());
        stream.extend(bytes);
    }
    let wide = |text: &str| -> Vec<u8> {
        let units: Vec<u16> = text.encode_utf16().collect();
        let length = u16::try_from(units.len()).unwrap().to_le_bytes();
        length.into_iter().chain([1]).chain(units.iter().flat_map(|unit| unit.to_le_bytes())).collect()
    };
    let begin =
        |kind: u16| [0x0600_u16, kind, 0, 0].into_iter().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let mut globals = Vec::new();
    record(&mut globals, 0x0809, &begin(5));
    record(&mut globals, 0x00E0, &[0; 20]);
    let mut day = [0; 20];
    day[2] = 14;
    record(&mut globals, 0x00E0, &day);
    let at = globals.len() + 4;
    record(&mut globals, 0x0085, &[0, 0, 0, 0, 0, 0, 4, 0, b'L', b'i', b's', b't']);
    let mut shared: Vec<u8> = [4_u32, 4].into_iter().flat_map(u32::to_le_bytes).collect();
    shared.extend(wide("Jméno"));
    shared.extend([3, 0, 0, b'E', b'l', b'o']);
    shared.extend(wide("Narozen"));
    // Ten characters, the first four of which are here.
    shared.extend([10, 0, 0, b'N', b'o', b'v', b'a']);
    record(&mut globals, 0x00FC, &shared);
    let rest: Vec<u8> =
        std::iter::once(1).chain("k, Jan".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    record(&mut globals, 0x003C, &rest);
    record(&mut globals, 0x000A, &[]);
    let start = u32::try_from(globals.len()).unwrap();
    globals[at..at + 4].copy_from_slice(&start.to_le_bytes());
    let cell = |row: u16, column: u16, look: u16, value: &[u8]| -> Vec<u8> {
        [row, column, look].into_iter().flat_map(u16::to_le_bytes).chain(value.iter().copied()).collect()
    };
    record(&mut globals, 0x0809, &begin(0x10));
    for column in 0..3_u16 {
        record(&mut globals, 0x00FD, &cell(1, column, 0, &u32::from(column).to_le_bytes()));
    }
    record(&mut globals, 0x00FD, &cell(2, 0, 0, &3_u32.to_le_bytes()));
    record(&mut globals, 0x027E, &cell(2, 1, 0, &((2100_u32 << 2) | 2).to_le_bytes()));
    record(&mut globals, 0x0203, &cell(2, 2, 1, &33_010_f64.to_le_bytes()));
    record(&mut globals, 0x000A, &[]);
    sectors_of(&globals)
}

/// Wraps a stream in a file of sectors of 512 bytes: a table, a directory, the stream.
fn sectors_of(stream: &[u8]) -> Vec<u8> {
    let mut stream = stream.to_vec();
    stream.resize(stream.len().max(4096).next_multiple_of(512), 0);
    let count = u32::try_from(stream.len() / 512).unwrap();
    let mut head = vec![0; 512];
    head[..8].copy_from_slice(&[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]);
    (head[30], head[32]) = (9, 6);
    head[48..52].copy_from_slice(&1_u32.to_le_bytes());
    head[56..60].copy_from_slice(&4096_u32.to_le_bytes());
    head[68..72].fill(0xFF);
    head[76..512].fill(0xFF);
    head[76..80].fill(0);
    let next = |sector: u32| match sector {
        0 => 0xFFFF_FFFD,
        1 => 0xFFFF_FFFE,
        last if last == count + 1 => 0xFFFF_FFFE,
        inside if inside <= count => inside + 1,
        _ => 0xFFFF_FFFF_u32,
    };
    let table: Vec<u8> = (0..128).flat_map(|sector| next(sector).to_le_bytes()).collect();
    let mut entry = vec![0; 512];
    let name: Vec<u8> = "Workbook".encode_utf16().flat_map(u16::to_le_bytes).collect();
    entry[..16].copy_from_slice(&name);
    (entry[64], entry[66]) = (18, 2);
    entry[116..120].copy_from_slice(&2_u32.to_le_bytes());
    entry[120..124].copy_from_slice(&u32::try_from(stream.len()).unwrap().to_le_bytes());
    [head, table, entry, stream].concat()
}

#[test]
fn workbooks_of_1997_are_read() {
    let list = plain(&xls(&old_workbook()).unwrap(), &Texts::new(Language::Czech)).unwrap();
    let player = &list.players[0];
    assert_eq!(player.name.as_str(), "Novak, Jan");
    assert_eq!(player.rating.map(|rating| rating.get()), Some(2100));
    assert_eq!(player.born.map(|born| born.to_string()), Some("1990/05/17".to_owned()));
}

#[test]
fn cut_and_changed_workbooks_are_refused_or_read_but_never_end_the_program() {
    for (bytes, read) in [
        (workbook(ROWS), xlsx as fn(&[u8]) -> Result<RosterTable, TableError>),
        (
            document(
                "<table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row>",
            ),
            ods,
        ),
        (old_workbook(), xls),
    ] {
        assert!(read(&bytes).is_ok());
        for end in (0..bytes.len()).step_by(37) {
            let _cut = read(&bytes[..end]);
        }
        assert_eq!(read(&bytes[..bytes.len() / 2]), Err(TableError::Damaged));
        let mut dice = dice_of(1992);
        let cases = std::env::var("HAKEM_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
        for _ in 0..cases {
            let mut changed = bytes.clone();
            for _ in 0..4 {
                let at = dice(changed.len());
                changed[at] = u8::try_from(dice(256)).unwrap();
            }
            let _changed = read(&changed);
        }
    }
}

/// Returns random numbers below a limit, the same on every run.
fn dice_of(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    }
}

#[test]
fn tables_that_unpack_or_repeat_beyond_any_list_are_refused_before_they_are_stored() {
    let blanks = " ".repeat(80 * 1024 * 1024);
    assert_eq!(xlsx(&packed(&[("xl/sharedStrings.xml", &blanks)])), Err(TableError::Unpacks));
    let cell =
        "<table:table-cell table:number-columns-repeated='16384'><text:p>Name</text:p></table:table-cell>";
    let rows = format!("<table:table-row table:number-rows-repeated='1048576'>{cell}</table:table-row>");
    assert_eq!(ods(&document(&rows)), Err(TableError::TooLarge));
    // Two cells at the far corners of a sheet.
    let far = "<row r='1'><c r='A1' t='inlineStr'><is><t>Name</t></is></c></row>\
               <row r='1048576'><c r='XFD1048576' t='inlineStr'><is><t>x</t></is></c></row>";
    assert_eq!(xlsx(&workbook(far)).map(|table| table.body().len()), Ok(0));
    let lies = [
        ("xl/workbook.xml", "<x/>"),
        ("xl/sharedStrings.xml", "<sst count='1' uniqueCount='99999999999'><si><t>Name</t></si></sst>"),
    ];
    assert_eq!(xlsx(&packed(&lies)), Err(TableError::Damaged));
    let lines = "Ak;1900\n".repeat(2_000_000);
    assert_eq!(separated::rows(&format!("Name;Elo\n{lines}")), Err(TableError::TooLarge));
}

#[test]
fn headings_beyond_the_first_rows_and_other_bytes_are_no_list() {
    let texts = Texts::new(Language::English);
    let noise: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    assert!(plain(&separated::read(&noise, &texts).unwrap(), &texts).is_err());
    let late = format!("{}Name;Elo\nAk;1900\n", "x;y\n".repeat(60));
    assert!(!separated::rows(&late).unwrap().has_head());
}
