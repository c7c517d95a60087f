//! Result entry as a stream of digits without dialogs.

mod authors;
mod by_line;
mod conflict;
mod correct;
mod draw;
mod entry;
mod incident;
mod keys;
mod line_ups;
mod match_play;
mod match_score;
mod match_scores;
mod num_lock;
mod paper;
mod phones;
mod result_kinds;
mod side_panels;
mod slip;
mod stream;

pub use phones::{AcceptReports, Phones, ServePhones, ShowCode, TakeAgreed};

use super::number::{self, TypedNumber};
use super::search::{boards_first, hits};
use super::start::ask_path;
use super::{matches, spoken};
use crate::desk::keys::{Binding, Hint, WALK, Walk, find, fits_format, hints, unmet};
use crate::desk::{
    CommandAccess, Context, FileRequest, FoundItem, Hit, Message, Notice, Pane, Show, Sign, Wanted,
};
use crate::dialog::Pick;
use crate::result_keys::{SCHEMES, Scheme};
use crate::sheet::team_pairings;
use crate::widget::{Needs, Panel, Room};
use crossterm::event::{KeyCode, KeyEvent};
use entry::{Mode, Slip, digit};
use hakem_engine::command::{Command, Follow};
use hakem_engine::history::StepId;
use hakem_engine::pairing::facts_of;
use hakem_engine::tournament::{BoardNo, GameResult, Round, RoundNo, RoundPlace, RoundState, Stage};
use keys::{CORRECT, KEYS, ResultsAct, SCORE, SLIP, SLIP_EMPTY, SLIP_ENDS, digits, forfeits};
use line_ups::LineUps;
use match_scores::MatchScores;
use num_lock::Pad;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};

/// Pane that enters the results of a round.
#[derive(Default)]
pub struct ResultsPane {
    /// Round that the rest of the state belongs to.
    round: Option<RoundNo>,
    /// Line of the cursor among the visible boards.
    cursor: usize,
    missing_only: bool,
    mode: Mode,
    /// True if slip entry has ended and the cursor was not moved since.
    has_left_slips: bool,
    /// True if `f` was pressed: the next digit selects the winner of the forfeited game.
    forfeiting: bool,
    /// Number of a board of a closed round, typed so far.
    number: TypedNumber,
    /// Board that the cursor moves to once its round is displayed.
    wanted: Option<BoardNo>,
    /// Digits of the result keys when the pane was last displayed.
    scheme: Option<&'static Scheme>,
    /// Evidence from previous keys that Num Lock is off.
    pad: Pad,
    verified: usize,
    seen: Option<StepId>,
}

/// Saved marker of a list that shows only boards without a result.
const MISSING: &str = "missing";

impl ResultsPane {
    fn boards(&self, cx: &Context) -> Vec<BoardNo> {
        let Some(round) = cx.snapshot.round(cx.round) else { return Vec::new() };
        let all = round.games();
        let wanted = |(board, ..): &(BoardNo, _, Option<GameResult>)| {
            let is_missing = || round.awaits(*board) || round.conflict(*board).is_some();
            matches::line_for(cx, round, *board) == *board && (!self.missing_only || is_missing())
        };
        let mut boards: Vec<BoardNo> = all.filter(wanted).map(|(board, ..)| board).collect();
        match matches::stand_together(cx, round) {
            true => matches::sort(round, &mut boards, |&board| Some(board)),
            false => {
                let white = |board: &BoardNo| round.board(*board).map(|board| board.meeting.white);
                matches::sort_by_group(cx, &mut boards, white);
            }
        }
        boards
    }

    fn here(&self, cx: &Context) -> Option<BoardNo> {
        self.boards(cx).get(self.cursor).copied()
    }

    fn go_to(&mut self, board: BoardNo, cx: &Context) {
        let line = cx.snapshot.round(cx.round).map_or(board, |round| matches::line_for(cx, round, board));
        if let Some(line) = self.boards(cx).iter().position(|&other| other == line) {
            self.cursor = line;
        }
    }

    fn step(&mut self, walk: Walk, cx: &Context) {
        self.cursor = walk.from(self.cursor, self.boards(cx).len());
    }

    /// Opens the list of all results by name, including rare ones.
    fn others(board: BoardNo, cx: &Context) -> Option<Message> {
        let stands = cx.snapshot.round(cx.round)?.result(board);
        let choices = result_kinds::choices(stands, cx, |result| match stands {
            None | Some(GameResult::Adjourned) => {
                Message::Do(Command::EnterResult { round: cx.round, board, result })
            }
            Some(_) => correct::ask_how(board, Some(result), cx),
        });
        let title = cx.texts.with("results-others-title", &[("board", board.into())]);
        Some(Message::open(Pick::new(title, choices)))
    }

    fn act(&mut self, act: ResultsAct, cx: &Context) -> Option<Message> {
        match act {
            ResultsAct::Forfeit => {
                self.forfeiting = true;
                Some(Message::Tell(Notice::done(
                    cx.texts.with("results-forfeit-how", &cx.result_keys.scheme.values()),
                )))
            }
            ResultsAct::Others => Self::others(self.here(cx)?, cx),
            ResultsAct::Correct => Some(correct::ask_result(self.here(cx)?, cx)),
            ResultsAct::MissingOnly => {
                let board = self.here(cx);
                self.missing_only = !self.missing_only;
                self.cursor = 0;
                if let Some(board) = board {
                    self.go_to(board, cx);
                }
                None
            }
            ResultsAct::Slip => {
                self.mode = Mode::Slip(Slip::default());
                None
            }
            ResultsAct::Verify => {
                self.mode = if self.mode == Mode::Verify { Mode::Sheet } else { Mode::Verify };
                (self.cursor, self.verified, self.missing_only) = (0, 0, false);
                None
            }
            ResultsAct::Clear => self.clear(cx),
            ResultsAct::Settle => {
                let round = cx.snapshot.round(cx.round)?;
                match self.here(cx).and_then(|board| Some((board, round.conflict(board)?))) {
                    Some((board, found)) => Some(conflict::settle(board, found, cx)),
                    None => {
                        self.step(Walk::Down, cx);
                        None
                    }
                }
            }
            ResultsAct::NextConflict => self.next_conflict(cx),
            ResultsAct::Tally => {
                let paper = paper::Paper::new(cx.snapshot.round(cx.round)?)?;
                Some(Message::open(paper))
            }
            ResultsAct::Phones | ResultsAct::Serve => Some(phones::open(act, cx)),
            ResultsAct::TakeIn => Some(ask_path(
                "results-import",
                Wanted::File,
                |path| Message::ask(FileRequest::TakeIn(path)),
                cx,
            )),
            ResultsAct::Note => incident::ask(self.here(cx)?, cx),
            ResultsAct::Matches => matches::view(cx),
            ResultsAct::MatchScores => Some(Message::open(MatchScores::new(self.here(cx), cx))),
            ResultsAct::LineUps => Some(Message::open(LineUps::new(self.here(cx), cx))),
            ResultsAct::Match => {
                // If games are added, the cursor moves to the first of them.
                let boards = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
                self.wanted = u16::try_from(boards + 1).ok().map(BoardNo);
                Some(match_play::offer(self.here(cx)?, cx))
            }
        }
    }

    /// Moves to the next conflict in any round; if there is none, to the next match that needs a decision, or to the
    /// next adjourned game.
    fn next_conflict(&mut self, cx: &Context) -> Option<Message> {
        let (round, board) = self.next_open(cx)?;
        if round == cx.round {
            self.go_to(board, cx);
            return None;
        }
        self.wanted = Some(board);
        Some(Message::Show(Show::Round(round)))
    }

    /// Returns the next conflict, match that needs a decision, or adjourned game.
    fn next_open(&self, cx: &Context) -> Option<(RoundNo, BoardNo)> {
        let here = self.here(cx);
        let undecided = || match_play::next(here, cx).map(|board| (cx.round, board));
        conflict::next(here, cx).or_else(undecided).or_else(|| conflict::next_adjourned(here, cx))
    }

    /// Handles digits in a closed round: since results cannot be entered, a number selects its board.
    fn closed_key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let last = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
        let board = self.number.key(key, last)?;
        self.missing_only = false;
        self.go_to(board, cx);
        Some(Message::Nothing)
    }

    /// Handles keys outside of slip entry.
    fn sheet_key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if let Some(line) = self.pad.key(key, self.cursor) {
            self.cursor = line;
            return Some(num_lock::told(key.code, cx));
        }
        if self.mode == Mode::Sheet && is_closed(cx) {
            let answer = self.closed_key(key, cx);
            let enters = digit(key, cx.result_keys).is_some() || find(KEYS, key) == Some(ResultsAct::Forfeit);
            if answer.is_some() || enters {
                return answer;
            }
        }
        if let Some(refused) = self.after_slips(key, cx) {
            return Some(refused);
        }
        if let Some(done) = self.match_key(key, cx) {
            return Some(done);
        }
        let forfeit = std::mem::take(&mut self.forfeiting);
        match key.code {
            // Esc undoes one level: first the forfeit, then the mode.
            KeyCode::Esc | KeyCode::Backspace if forfeit => return Some(Message::Nothing),
            KeyCode::Esc if self.mode != Mode::Sheet => {
                self.mode = Mode::Sheet;
                return Some(Message::Nothing);
            }
            _ => {}
        }
        if let Some(digit) = digit(key, cx.result_keys) {
            return self.typed(digit, forfeit, cx).or(Some(Message::Nothing));
        }
        if let Some(act) = find(KEYS, key).filter(|&act| has_meaning(act, cx)) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        let walk = find(WALK, key)?;
        self.step(walk, cx);
        Some(Message::Nothing)
    }
}

/// Returns true if the displayed round has matches of several games.
fn has_matches(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(|round| matches::are_listed(cx, round))
}

/// Returns false if the matches of the displayed round are only their games, as in a Double-Swiss.
fn may_be_decided(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_none_or(Round::is_more_than_games)
}

/// Returns true if the teams of the displayed round list no players.
fn is_told_whole(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(|round| team_pairings::is_of(cx.snapshot, round))
}

/// Returns true if an action applies to the displayed round.
fn has_meaning(act: ResultsAct, cx: &Context) -> bool {
    match act {
        ResultsAct::Match => has_matches(cx) && may_be_decided(cx),
        ResultsAct::Matches => has_matches(cx),
        ResultsAct::LineUps => line_ups::are_kept(cx),
        ResultsAct::MatchScores => line_ups::are_whole_matches(cx),
        // Results of such matches are not recorded by board, so there is nothing to verify, to count on paper
        // or to note about a player.
        ResultsAct::Verify | ResultsAct::Tally | ResultsAct::Note => !is_told_whole(cx),
        _ => true,
    }
}

/// Returns true if the displayed round is published and can have results.
fn is_published(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(|round| round.stage() == Stage::Published)
}

/// Returns true if the displayed round is closed: all results are entered, and a later round is paired from them.
fn is_closed(cx: &Context) -> bool {
    let round = cx.snapshot.round(cx.round);
    let awaits = |round: &Round| round.games().any(|(board, ..)| round.awaits(board));
    round.is_some_and(|round| !awaits(round)) && Follow::choices(cx.snapshot, cx.round) != [Follow::Record]
}

impl Pane for ResultsPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        draw::draw(self, frame, area, cx);
    }

    fn width(&self, room: Size, cx: &Context) -> Needs {
        draw::width(self, room, cx, self.panels(cx))
    }

    fn panels(&self, cx: &Context) -> usize {
        if is_published(cx) { 2 } else { 0 }
    }

    fn panel(&self, at: usize, room: Room, cx: &Context) -> Panel {
        match at {
            0 => side_panels::players(self.here(cx), room, cx),
            _ => side_panels::standings(room, cx),
        }
    }

    fn spoken(&self, cx: &Context) -> Option<String> {
        let line = self.here(cx).and_then(|board| spoken::with_result(board, cx));
        match &self.mode {
            _ if !is_published(cx) => None,
            Mode::Slip(slip) => {
                let typed = cx.texts.with("linear-slip", &[("typed", slip.in_hand().into())]);
                let is_board = slip.board().is_some() && slip.board() == self.here(cx);
                Some([typed].into_iter().chain(line.filter(|_| is_board)).collect::<Vec<_>>().join(". "))
            }
            Mode::Sheet | Mode::Verify => line,
        }
    }

    fn rest(&mut self, cx: &Context) -> bool {
        side_panels::count_standings(cx)
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if !is_published(cx) {
            let act = find(KEYS, key).filter(|act| act.is_of_phones())?;
            return Some(phones::open(act, cx));
        }
        match self.mode.clone() {
            Mode::Slip(slip) => match self.slip_key(slip, key, cx) {
                None => find(WALK, key).filter(|_| !matches!(key.code, KeyCode::Char(_))).map(|walk| {
                    self.step(walk, cx);
                    Message::Nothing
                }),
                answer => answer,
            },
            Mode::Sheet | Mode::Verify => self.sheet_key(key, cx),
        }
    }

    fn board(&self, cx: &Context) -> Option<BoardNo> {
        self.here(cx)
    }

    fn show(&mut self, what: Show, cx: &Context) {
        let (board, missing_only) = match what {
            Show::Board(board) => (Some(board), false),
            Show::Kept(kept) => {
                let (board, filter) = kept.split_once(' ').unwrap_or((&kept, ""));
                (board.parse().ok().map(BoardNo), filter == MISSING)
            }
            _ => return,
        };
        (self.missing_only, self.has_left_slips) = (missing_only, false);
        if let Some(board) = board {
            self.go_to(board, cx);
        }
    }

    fn kept(&self, cx: &Context) -> String {
        let board = self.here(cx).map(|board| board.to_string()).unwrap_or_default();
        if self.missing_only { format!("{board} {MISSING}") } else { board }
    }

    fn settle(&mut self, cx: &Context) {
        self.scheme = Some(cx.result_keys.scheme);
        if self.round != Some(cx.round) {
            let (missing_only, wanted) = (self.missing_only, self.wanted);
            let scheme = self.scheme;
            *self = Self { round: Some(cx.round), missing_only, scheme, ..Self::default() };
            if let Some(round) = cx.snapshot.round(cx.round) {
                let missing = round.games().find(|&(board, ..)| round.awaits(board)).map(|(board, ..)| board);
                let open = || round.conflicts().next().map(|(board, _)| board);
                if let Some(board) = wanted.or(missing).or_else(open) {
                    self.go_to(board, cx);
                }
            }
        }
        self.follow(cx);
        let is_there =
            |board: &BoardNo| cx.snapshot.round(cx.round).is_some_and(|round| round.board(*board).is_some());
        if let Some(board) = self.wanted.take_if(|board| is_there(board)) {
            self.go_to(board, cx);
        }
        self.cursor = self.cursor.min(self.boards(cx).len().saturating_sub(1));
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let boards = self.boards(cx);
        let at = |found: FoundItem| {
            let board = match found {
                FoundItem::Board(board) => board,
                FoundItem::Player(player) => match cx.snapshot.round(cx.round)?.place(player) {
                    RoundPlace::AtBoard(board, _) => board,
                    _ => return None,
                },
                FoundItem::Line => return None,
            };
            let line = matches::line_for(cx, cx.snapshot.round(cx.round)?, board);
            boards.iter().position(|&other| other == line)
        };
        boards_first(hits(cx, wanted, at))
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        (self.cursor, self.has_left_slips) = (hit.line, false);
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        match &self.mode {
            _ if !is_published(cx) => {
                KEYS.iter().filter(|binding| binding.act.is_of_phones()).map(Hint::from).collect()
            }
            Mode::Sheet | Mode::Verify if self.forfeiting => forfeits(cx.result_keys.scheme),
            Mode::Slip(slip) if slip.is_empty() => [&[number::DIGITS], SLIP_EMPTY].concat(),
            Mode::Slip(_) => SLIP.to_vec(),
            Mode::Sheet | Mode::Verify => {
                let is_closed = self.mode == Mode::Sheet && is_closed(cx);
                let is_complete =
                    self.mode == Mode::Sheet && cx.snapshot.state(cx.round) == RoundState::Complete;
                let digits = match is_closed {
                    true => vec![CORRECT, number::DIGITS],
                    false if is_told_whole(cx) => vec![SCORE],
                    // The only change left is a correction.
                    false if is_complete => [&[CORRECT], &digits(cx.result_keys.scheme)[..]].concat(),
                    false => digits(cx.result_keys.scheme).to_vec(),
                };
                let is_useful = |binding: &&Binding<ResultsAct>| {
                    let is_entry = binding.act == ResultsAct::Forfeit;
                    let is_listed = digits.contains(&Hint::from(*binding));
                    has_meaning(binding.act, cx) && !(is_closed && is_entry) && !is_listed
                };
                [digits.clone(), KEYS.iter().filter(is_useful).map(Hint::from).collect()].concat()
            }
        }
    }

    fn commands(&self) -> Vec<Hint> {
        let scheme = self.scheme.unwrap_or(&SCHEMES[0]);
        [digits(scheme).to_vec(), vec![number::DIGITS, SCORE], hints(KEYS)].concat()
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        let mut looks = KEYS.iter().filter(|binding| !binding.act.changes()).map(|binding| binding.label);
        let is_look = looks.any(|look| look == label) || [number::DIGITS.label, SLIP_ENDS].contains(&label);
        let mut changes = KEYS.iter().filter(|binding| !binding.act.enters()).map(|binding| binding.label);
        let is_change =
            changes.any(|change| change == label) || [SCORE.label, CORRECT.label].contains(&label);
        match (is_look, is_change) {
            (true, _) => CommandAccess::Look,
            (false, true) => CommandAccess::Change,
            (false, false) => CommandAccess::Enter,
        }
    }

    fn signs(&self, cx: &Context) -> Vec<Sign> {
        let round = cx.snapshot.round(cx.round).filter(|_| is_published(cx));
        let has = |wanted: fn(Option<GameResult>) -> bool| {
            round.is_some_and(|round| round.games().any(|(.., result)| wanted(result)))
        };
        let has_conflict = round.is_some_and(|round| round.conflicts().next().is_some());
        vec![
            Sign::new("·", "sign-missing", has(|result| result.is_none())),
            Sign::new("?", "sign-conflict", has_conflict),
            Sign::new("+ - -", "sign-forfeit", has(|result| matches!(result, Some(GameResult::Forfeit(_))))),
            Sign::new("1 - 0*", "sign-unrated", has(|result| matches!(result, Some(GameResult::Unrated(_))))),
        ]
    }

    fn claims(&self, code: KeyCode, cx: &Context) -> bool {
        match (&self.mode, code) {
            // On a slip, letters are input, whatever their bindings elsewhere.
            (Mode::Slip(_), KeyCode::Char(letter)) => !matches!(letter, 'u' | 'U' | 'D' | ','),
            // Left and right would leave the round of the slips.
            (Mode::Slip(_), KeyCode::Left | KeyCode::Right) => true,
            _ => self.hints(cx).iter().any(|hint| hint.keys.contains(&code)),
        }
    }

    fn has_lines(&self, cx: &Context) -> bool {
        is_published(cx)
    }

    fn fits(&self, hint: Hint, cx: &Context) -> bool {
        fits_format(unmet(&self.conditions(hint, cx)))
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        match act {
            _ if !is_published(cx) || matches!(self.mode, Mode::Slip(_)) => None,
            ResultsAct::Clear => self.why_not_cleared(cx),
            ResultsAct::NextConflict if self.next_open(cx).is_none() => {
                Some(cx.texts.get("results-no-conflicts").into_owned())
            }
            _ => None,
        }
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        let reason = unmet(&self.conditions(hint, cx))?;
        Some(cx.texts.with(reason, &[("round", cx.round.into())]))
    }
}

impl ResultsPane {
    /// Lists the conditions of a command, each with the reason shown if it is unmet: first those about the format,
    /// then those about the progress of the round.
    fn conditions(&self, hint: Hint, cx: &Context) -> Vec<(bool, &'static str)> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act);
        let is_digit = digits(cx.result_keys.scheme).contains(&hint);
        let not_paired =
            if cx.snapshot.round(cx.round).is_some() { "results-draft" } else { "results-not-paired" };
        let has_line_ups = facts_of(cx.snapshot, cx.round).is_some_and(|facts| facts.line_ups);
        let lists_nobody = cx.snapshot.teams().any(|(_, team)| team.has_stand_ins());
        let by_board = (!is_told_whole(cx), "results-scores-only");
        let mut needs = match act {
            Some(ResultsAct::Match) => {
                vec![(matches::are_paired(cx), "pairings-only-matches"), (may_be_decided(cx), "match-none")]
            }
            Some(ResultsAct::Matches) => vec![(matches::are_paired(cx), "pairings-only-matches")],
            Some(ResultsAct::LineUps) => {
                vec![(has_line_ups, "line-ups-none"), (!lists_nobody, "line-ups-no-players")]
            }
            Some(ResultsAct::MatchScores) => vec![(has_line_ups, "results-only-teams")],
            Some(ResultsAct::Verify | ResultsAct::Tally) => vec![by_board],
            _ if hint == SCORE => {
                vec![(has_line_ups, "results-only-teams"), (lists_nobody, "results-only-without-players")]
            }
            _ if is_digit => vec![by_board],
            _ => Vec::new(),
        };
        let is_possible = is_published(cx) || act.is_some_and(ResultsAct::is_of_phones);
        needs.push((is_possible, not_paired));
        needs.push((!matches!(self.mode, Mode::Slip(_)), "results-slips-first"));
        if is_digit || hint == SCORE || act == Some(ResultsAct::Forfeit) {
            needs.push((!is_closed(cx), "results-closed"));
        }
        if hint == number::DIGITS {
            needs.push((is_closed(cx), "results-number-by-slip"));
        }
        needs
    }
}
