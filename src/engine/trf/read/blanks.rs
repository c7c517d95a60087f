//! Blank rounds of reports that state byes in the points column alone.
//!
//! Programs that know no code for a requested bye leave its round blank and count its points. Such a round is
//! read as the bye that the points column explains exactly; where it explains none, the round stays an
//! absence and the difference is reported.

use super::Reader;
use super::check::opponent_column;
use crate::tournament::{Points, RoundNo};
use crate::trf::columns::games_of_file;
use crate::trf::ranks::differing;
use crate::trf::result_points::Worth;
use crate::trf::{Assumed, Code, PlayerLine, RoundCell};

impl Reader {
    /// Reads blank rounds as the byes that the points columns explain.
    pub(super) fn explain_blanks(&mut self, last: Option<RoundNo>) {
        let Some(last) = last.filter(|_| !self.file.is_team_event() && games_of_file(&self.file) == 1) else {
            return;
        };
        let is_blank = |player: &PlayerLine, round: RoundNo| player.cell(round) == RoundCell::Blank;
        let blanks =
            |player: &PlayerLine| last.up_to().filter(|&round| is_blank(player, round)).collect::<Vec<_>>();
        let found: Vec<(usize, Points, Vec<RoundNo>)> = differing(&self.file, Some(last))
            .filter_map(|(place, player, counted)| {
                Some((place, player.details.points? - counted, blanks(player)))
            })
            .collect();
        // If the points of games differ too, results have other values and nothing follows.
        if found.iter().any(|(.., rounds)| rounds.is_empty()) {
            return;
        }
        let worth = Worth::of(&self.file);
        for (place, points, rounds) in found {
            let kinds = [Code::HalfPointBye, Code::FullPointBye];
            let fitting = kinds.into_iter().find_map(|code| {
                let count = count_of(points, worth.of_code(code))?;
                (count <= rounds.len()).then_some((code, count))
            });
            let Some((code, count)) = fitting else { continue };
            let is_sure = count == rounds.len();
            for round in rounds.into_iter().take(count) {
                self.read_blank(place, round, code, is_sure);
            }
        }
    }

    /// Reads one blank round as a bye; a full point is read as the pairing-allocated bye if the round has no
    /// other.
    fn read_blank(&mut self, place: usize, round: RoundNo, code: Code, is_sure: bool) {
        let allocated = RoundCell::Alone(Code::PairingAllocatedBye);
        let has_allocated = self.file.players.iter().any(|player| player.cell(round) == allocated);
        let worth = Worth::of(&self.file);
        let is_worth_it = worth.of_code(Code::PairingAllocatedBye) == worth.of_code(code);
        let code = match code {
            Code::FullPointBye if !has_allocated && is_worth_it => Code::PairingAllocatedBye,
            code => code,
        };
        let Some(player) = self.file.players.get_mut(place) else { return };
        player.cells.resize(player.cells.len().max(round.index() + 1), RoundCell::Blank);
        if let Some(cell) = player.cells.get_mut(round.index()) {
            *cell = RoundCell::Alone(code);
        }
        let line = self.places.players.get(place).copied().unwrap_or_default();
        let assumed = if is_sure { Assumed::ByPoints(code) } else { Assumed::PerhapsByPoints(code) };
        self.notes.adjust(line, opponent_column(round), "", assumed);
    }
}

/// Returns the number of byes of this worth whose sum is exactly these points; `None` if there is none.
fn count_of(points: Points, worth: Points) -> Option<usize> {
    let (points, worth) = (points.tenths(), worth.tenths());
    let is_whole = points > 0 && worth > 0 && points % worth == 0;
    is_whole.then(|| usize::try_from(points / worth).ok()).flatten()
}
