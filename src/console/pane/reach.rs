//! Reach of a correction of the past, computed incrementally: later boards that would be paired differently, pairing
//! numbers, ranks.

use crate::desk::Context;
use crate::i18n::Say;
use crate::text::clean;
use crate::worker::{Computed, Worker};
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::console::{Reached, number_changes, reached};
use hakem_engine::pairing::{ProposeError, system};
use hakem_engine::standings::{SharedPlace, standings, team_standings};
use hakem_engine::tiebreak::list_for_players;
use hakem_engine::tournament::{Meeting, Participant, PlayerId, RoundNo, Snapshot};
use ratatui::text::Line;
use std::collections::HashMap;

/// The reach of one correction, as far as it is computed.
pub(super) struct CorrectionReach {
    before: Snapshot,
    after: Snapshot,
    /// Pieces still to be computed, the next one last.
    open: Vec<Piece>,
    /// Worker that pairs the next round.
    worker: Option<Worker<Result<Reached, ProposeError>>>,
    lines: Vec<Line<'static>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Round(RoundNo),
    Numbers,
    Places,
}

impl CorrectionReach {
    /// Starts the computation of changes that a command would cause from a round on.
    pub(super) fn of(command: &Command, from: RoundNo, cx: &Context) -> Result<Self, CommandError> {
        let after = apply(cx.snapshot, command)?;
        Ok(Self::between(cx.snapshot, after, from))
    }

    /// Starts the computation of changes that another state of the event would cause from a round on.
    pub(super) fn between(before: &Snapshot, after: Snapshot, from: RoundNo) -> Self {
        let last = before.last_paired().min(after.last_paired());
        let later = last.into_iter().flat_map(RoundNo::up_to);
        let mut open: Vec<Piece> = later.filter(|&round| round >= from).map(Piece::Round).collect();
        open.extend([Piece::Numbers, Piece::Places]);
        open.reverse();
        Self { before: before.clone(), after, open, worker: None, lines: Vec::new() }
    }

    /// Inserts lines before the computed ones.
    #[must_use]
    pub(super) fn after_lines(mut self, lines: Vec<Line<'static>>) -> Self {
        self.lines.splice(0..0, lines);
        self
    }

    /// Returns true if pieces are still to be computed.
    pub(super) fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Computes the next piece; returns true if it is finished.
    pub(super) fn work(&mut self, cx: &Context) -> bool {
        match self.open.last() {
            None => return false,
            Some(&Piece::Round(round)) => {
                let (before, after) = (&self.before, &self.after);
                let pair = || {
                    let (before, after) = (before.clone(), after.clone());
                    Worker::begin(move || reached(&before, &after, round))
                };
                match self.worker.get_or_insert_with(pair).answer(cx.patience) {
                    Computed::Open => return false,
                    Computed::Done(found) => self.tell_round(round, found, cx),
                    Computed::Failed => {
                        self.lines.push(Line::raw(cx.texts.get("working-failed").into_owned()))
                    }
                }
                self.worker = None;
            }
            Some(Piece::Numbers) => self.tell_numbers(cx),
            Some(Piece::Places) => self.tell_places(cx),
        }
        self.open.pop();
        true
    }

    /// Returns the lines computed so far.
    pub(super) fn lines(&self) -> &[Line<'static>] {
        &self.lines
    }

    fn tell(&mut self, title: String, items: impl IntoIterator<Item = String>, cx: &Context) {
        self.lines.push(Line::styled(title, cx.theme.head));
        self.lines.extend(items.into_iter().map(|item| Line::raw(format!("  {item}"))));
    }

    fn tell_round(&mut self, round: RoundNo, found: Result<Reached, ProposeError>, cx: &Context) {
        let values = |count: usize| [("round", round.into()), ("count", count.into())];
        let found = match found {
            Ok(found) => found,
            Err(error) => {
                let title = cx.texts.headed(&cx.texts.with("word-round-number", &[("round", round.into())]));
                let said = error.say(cx.texts);
                return self.tell(title, [clean(&said).into_owned()], cx);
            }
        };
        if found.is_nothing() {
            self.lines.push(Line::raw(cx.texts.with("correct-same-pairing", &values(0))));
            return;
        }
        let title = cx.texts.with("correct-other-pairing", &values(found.boards.len()));
        self.tell(title, self.round_lines(&found, cx), cx);
    }

    fn round_lines(&self, found: &Reached, cx: &Context) -> Vec<String> {
        let who = |id: PlayerId| format!("{} {}", cx.number_text(id), cx.name(id));
        let board = |(board, meeting): &(_, Meeting)| {
            format!("{board}  {} – {}", who(meeting.white), who(meeting.black))
        };
        let mut lines: Vec<String> = found.boards.iter().map(board).collect();
        if found.bye[0] != found.bye[1] {
            let [then, now] = found.bye.map(|id| id.map_or_else(|| "–".to_owned(), who));
            lines.push(cx.texts.with("correct-other-bye", &[("then", then.into()), ("now", now.into())]));
        }
        lines
    }

    /// Adds the pairing numbers that the next round would reassign.
    fn tell_numbers(&mut self, cx: &Context) {
        let next = self.before.last_paired().map_or(RoundNo(1), RoundNo::next);
        let Some(system) = system(self.before.system(next).as_str()) else { return };
        let then = number_changes(&self.before, system, next);
        let now = number_changes(&self.after, system, next);
        let changed: Vec<String> = now
            .iter()
            .filter(|change| !then.contains(change))
            .map(|change| {
                let from = change.from.map_or_else(|| "–".to_owned(), |from| from.to_string());
                format!("{}  {from} → {}", cx.name(change.player), change.to)
            })
            .collect();
        if !changed.is_empty() {
            let values = [("count", changed.len().into()), ("round", next.into())];
            self.tell(cx.texts.with("correct-other-numbers", &values), changed, cx);
        }
    }

    /// Adds the teams whose rank in the standings changes, in an event without teams the players.
    fn tell_places(&mut self, cx: &Context) {
        let Some(last) = self.before.last_published() else { return };
        let name = |ranked| match ranked {
            Participant::Player(id) => cx.name(id),
            Participant::Team(id) => {
                cx.snapshot.team(id).map_or_else(String::new, |team| clean(team.name.as_str()).into_owned())
            }
        };
        let now: HashMap<Participant, SharedPlace> = places(&self.after, last).into_iter().collect();
        let moved = places(&self.before, last).into_iter().filter_map(|(ranked, from)| {
            let to = *now.get(&ranked)?;
            (from != to).then(|| format!("{}  {from} → {to}", name(ranked)))
        });
        let moved: Vec<String> = moved.collect();
        if moved.is_empty() {
            self.lines.push(Line::raw(cx.texts.get("correct-same-places").into_owned()));
        } else {
            let title = cx.texts.with("correct-other-places", &[("count", moved.len().into())]);
            self.tell(title, moved, cx);
        }
    }
}

/// Returns the ranks after a round: those of the teams if teams are ranked.
fn places(snapshot: &Snapshot, last: RoundNo) -> Vec<(Participant, SharedPlace)> {
    let settings = snapshot.settings();
    if let Some(teams) = team_standings(snapshot, last, &settings.tie_breaks) {
        let ranked = teams.rows.iter().filter_map(|row| Some((Participant::Team(row.team), row.place?)));
        return ranked.collect();
    }
    let players = standings(snapshot, last, list_for_players(settings));
    players.rows.iter().filter_map(|row| Some((Participant::Player(row.player), row.place?))).collect()
}
