//! What a change of a draft by hand breaks.

use super::Warning;
use crate::command::{Command, SeatingEdit, apply};
use crate::pairing::review::{Concern, Review};
use crate::tournament::{Colour, RoundNo, Snapshot};

/// Returns what the boards and the bye break that `edit` makes (FIDE's checklist, questions 66 and 67). What advises only is shown beside
/// the draft and not asked about, except that the bye belongs to the lowest score.
pub(super) fn broken(snapshot: &Snapshot, round: RoundNo, edit: &SeatingEdit) -> Vec<Warning> {
    // What cannot be done makes no boards.
    let edited = apply(snapshot, &Command::EditDraft { round, edit: edit.clone() });
    let rounds = snapshot.round(round).zip(edited.as_ref().ok().and_then(|edited| edited.round(round)));
    let Some(((before, after), review)) = rounds.zip(Review::of(snapshot, round)) else { return Vec::new() };
    let changed = review.changed(before, after);
    let mut warnings = Vec::new();
    for (board, meeting, breaches) in changed.boards {
        let absolute = breaches.into_iter().filter(|breach| breach.absolute);
        warnings.extend(absolute.map(|breach| Warning::Board { board, meeting, breach }));
        let concerns = after.board(board).map(|made| review.concerns_of(made)).unwrap_or_default();
        if [Colour::White, Colour::Black].iter().all(|&of| concerns.contains(&Concern::ColourRefused(of))) {
            warnings.push(Warning::AgainstBothDues { board, meeting });
        }
    }
    let bye = changed.bye.into_iter().flat_map(|(player, breaches)| {
        breaches.into_iter().map(move |breach| Warning::Bye { player, breach })
    });
    warnings.extend(bye);
    warnings
}
