//! Tournament reports (TRF16, TRF-2026), which the engine reads and writes.

use super::{Content, FileForm, ImportError, Outgoing, Owner, Source, WriteOptions, Written};
use crate::i18n::{Say, Texts};
use any_ascii::any_ascii;
use hakem_engine::tournament::Snapshot;
use hakem_engine::trf::{self, Details, Style, TrfFile};

/// Tournament reports.
pub struct TournamentReport;

impl FileForm for TournamentReport {
    fn id(&self) -> &'static str {
        "trf"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["trf", "trfx", "txt"]
    }

    fn recognises(&self, source: &Source) -> bool {
        Owner::of_binary(source).is_none()
    }

    fn read(&self, source: &Source, _: &Texts) -> Result<Content, ImportError> {
        let faulty = |errors| ImportError::Trf { path: source.path.clone(), errors };
        trf::read_bytes(&source.bytes).map(|report| Content::Report(Box::new(report))).map_err(faulty)
    }

    fn writes(&self) -> bool {
        true
    }

    fn write(&self, what: &Outgoing, how: &WriteOptions) -> Result<Option<Vec<Written>>, trf::ImportError> {
        let file = how.audience.take(what.report().into_owned());
        let file = if how.leaves_integrity_out { trf::without_integrity_comments(file) } else { file };
        let style = Style { line_end: how.line_end, dialect: how.dialect, counted: how.counted };
        let file = if how.is_ascii { in_ascii(file) } else { file };
        let text = trf::write(&file, style);
        Ok(Some(vec![Written { suffix: "", text }]))
    }

    fn losses(&self, event: &Snapshot, texts: &Texts) -> Vec<String> {
        trf::left_out(event).iter().map(|left_out| left_out.say(texts)).collect()
    }

    fn losses_by(&self, what: &Outgoing, how: &WriteOptions, texts: &Texts) -> Vec<String> {
        let left_out = trf::left_out_by(&what.report(), how.dialect);
        left_out.iter().map(|left_out| left_out.say(texts)).collect()
    }
}

/// Transliterates text to ASCII: `Şükrü` becomes `Sukru`.
pub fn to_ascii(text: &str) -> String {
    any_ascii(text)
}

/// Transliterates all names of a report to ASCII.
fn in_ascii(mut file: TrfFile) -> TrfFile {
    let change = |text: &mut String| *text = to_ascii(text);
    let details = |details: &mut Details| change(&mut details.name);
    file.texts.values_mut().for_each(change);
    file.deputy_arbiters.iter_mut().for_each(change);
    for player in &mut file.players {
        details(&mut player.details);
        player.national.iter_mut().for_each(|national| details(&mut national.details));
    }
    file.rosters.iter_mut().for_each(|roster| change(&mut roster.name));
    for team in &mut file.teams {
        change(&mut team.name);
        change(&mut team.short_name);
    }
    file.score_lines.iter_mut().for_each(|line| change(&mut line.short_name));
    file.board_lines.iter_mut().for_each(change);
    file.loose.iter_mut().for_each(|line| change(&mut line.text));
    file
}
