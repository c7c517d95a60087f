//! Log entries about rounds: drafts, seatings, results.

use super::Telling;
use crate::sheet::list;
use hakem_engine::command::{Follow, SeatingEdit};
use hakem_engine::tournament::{BoardNo, Draft, GameResult, PlayerId, RoundNo, Snapshot};

/// Terminal columns for the names of a group whose restriction is lifted.
const MAY_MEET: usize = 60;

impl Telling<'_> {
    pub(super) fn drafted(&self, draft: &Draft) -> String {
        let values = [
            ("round", draft.round.into()),
            ("boards", draft.boards.len().into()),
            ("system", self.event.texts.system(draft.system.as_str()).into()),
        ];
        let mut told = self.say("log-drafted", &values);
        let moved = self.renumbered();
        if moved > 0 {
            told = format!("{told}; {}", self.say("log-new-numbers", &[("count", moved.into())]));
        }
        for group in &draft.may_meet {
            let players = list::names(group.iter().map(|&id| self.name(id)), MAY_MEET);
            told = format!("{told}; {}", self.say("log-may-meet", &[("players", players.into())]));
        }
        match &draft.ruling {
            Some(ruling) => format!("{told}; {}", crate::sheet::ruling(self.event, ruling)),
            None => told,
        }
    }

    pub(super) fn published(&self, drafts: &[Draft]) -> String {
        let [first, last] =
            [drafts.first(), drafts.last()].map(|draft| draft.map_or(RoundNo(0), |draft| draft.round));
        self.say("log-published-table", &list::span(first, last))
    }

    pub(super) fn edited_seats(&self, id: &str, round: RoundNo, edits: &[SeatingEdit]) -> String {
        let edits: Vec<String> = edits.iter().map(|edit| self.edit(edit)).collect();
        self.say(id, &[("round", round.into()), ("edit", edits.join("; ").into())])
    }

    pub(super) fn corrected(
        &self,
        round: RoundNo,
        board: BoardNo,
        follow: Follow,
        result: Option<GameResult>,
    ) -> String {
        match follow {
            Follow::RatingReportOnly => {
                let new = self.event.marks(result);
                let values = [("round", round.into()), ("board", board.into()), ("new", new.into())];
                self.say("log-corrected-rating", &values)
            }
            Follow::Record | Follow::UndoLater { .. } => {
                self.with_follow(self.result("log-corrected", round, board, None), follow)
            }
        }
    }

    /// Returns the number of players whose pairing number changed.
    fn renumbered(&self) -> usize {
        let [old, new] = [self.before, self.after].map(Snapshot::pairing_numbers);
        let numbered = self.before.numbering().iter();
        numbered.filter(|&&id| old.get(id) != new.get(id)).count()
    }

    pub(super) fn with_follow(&self, told: String, follow: Follow) -> String {
        match follow {
            Follow::UndoLater { from } => {
                format!("{told}; {}", self.say("log-undid-round", &[("round", from.into())]))
            }
            Follow::Record | Follow::RatingReportOnly => told,
        }
    }

    /// Describes the old and new result of a board and the conflicting one, with the players.
    pub(super) fn result(
        &self,
        id: &str,
        round: RoundNo,
        board: BoardNo,
        found: Option<GameResult>,
    ) -> String {
        let result = |snapshot: &Snapshot| snapshot.round(round).and_then(|round| round.result(board));
        let seated = self.before.round(round).and_then(|round| round.board(board)).map(|board| board.meeting);
        let name = |id: Option<PlayerId>| id.map_or_else(String::new, |id| self.name(id));
        let values = [
            ("round", round.into()),
            ("board", board.into()),
            ("old", self.event.marks(result(self.before)).into()),
            ("new", self.event.marks(result(self.after)).into()),
            ("found", self.event.marks(found).into()),
            ("white", name(seated.map(|meeting| meeting.white)).into()),
            ("black", name(seated.map(|meeting| meeting.black)).into()),
        ];
        self.say(id, &values)
    }

    fn edit(&self, edit: &SeatingEdit) -> String {
        let name = |id: PlayerId| crate::i18n::Arg::from(self.name(id));
        match edit {
            SeatingEdit::TakeApart { board } => self.say("edit-take-apart", &[("board", (*board).into())]),
            SeatingEdit::Seat { meeting, board } => {
                let values = [
                    ("white", name(meeting.white)),
                    ("black", name(meeting.black)),
                    ("board", (*board).into()),
                ];
                self.say("edit-seat", &values)
            }
            SeatingEdit::Swap { players: [one, other] } => {
                self.say("edit-swap", &[("one", name(*one)), ("other", name(*other))])
            }
            SeatingEdit::TurnColours { board } => self.say("edit-turn", &[("board", (*board).into())]),
            SeatingEdit::GiveBye { player, bye } => {
                self.say("edit-bye", &[("player", name(*player)), ("bye", self.event.bye(*bye).into())])
            }
            SeatingEdit::PairWaiting { absent: [one, other], meeting } => {
                let values = [
                    ("white", name(meeting.white)),
                    ("black", name(meeting.black)),
                    ("one", name(*one)),
                    ("other", name(*other)),
                ];
                self.say("edit-pair-waiting", &values)
            }
            SeatingEdit::Fix { board, fixed } => {
                let id = if *fixed { "edit-fix" } else { "edit-free" };
                self.say(id, &[("board", (*board).into())])
            }
            SeatingEdit::Arrange { .. } => self.say("edit-arrange", &[]),
            SeatingEdit::CallIn { player } => self.say("edit-call-in", &[("player", name(*player))]),
            SeatingEdit::TakeMatch { player, instead_of } => {
                self.say("edit-take-match", &[("player", name(*player)), ("other", name(*instead_of))])
            }
            SeatingEdit::TakeSeat { absent, player } => {
                self.say("edit-take-seat", &[("player", name(*player)), ("absent", name(*absent))])
            }
        }
    }
}
