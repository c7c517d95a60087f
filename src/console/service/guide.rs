//! The guided round: explanations and the key to press, from the list of players to the second pairing. Every step is a
//! real key in the real program; the guide only names it, and detects when the step is done.

use super::state::State;
use crate::desk::{Context, PaneId};
use crate::widget::{unwrapped, wrapped};
use crossterm::event::KeyCode;
use hakem_engine::keywords;
use hakem_engine::tournament::{RoundNo, Snapshot, Stage};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Rows of the guide on the screen: a heading and a text.
pub const ROWS: u16 = 4;

const ROUND: RoundNo = RoundNo(1);

/// Number of results entered before one is undone.
const FEW: usize = 3;

keywords! {
/// A scene, with the catalogue id of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene: text -> &'static str {
    Players = "guide-players",
    Lot = "guide-lot",
    Pair = "guide-pair",
    Explain = "guide-explain",
    Close = "guide-close",
    Publish = "guide-publish",
    Results = "guide-results",
    Few = "guide-few",
    Undo = "guide-undo",
    All = "guide-all",
    Standings = "guide-standings",
    NextRound = "guide-next-round",
    End = "guide-end",
}
}

impl Scene {
    /// Returns the catalogue id of the text on how to end the guide.
    fn ends(self) -> &'static str {
        if self == Self::End { "guide-ends-once" } else { "guide-ends" }
    }
}

/// Progress of a guided round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// Index of the scene.
    at: usize,
    /// Maximum number of results entered so far.
    most: usize,
    /// True if Esc was the last key: pressed again, it ends the guide.
    has_asked: bool,
}

impl Guide {
    /// Advances to the first scene that is not done. `is_open` is true while a dialog is open.
    pub fn follow(&mut self, state: &State, is_open: bool) {
        self.most = self.most.max(entered(state.snapshot()));
        while self.at + 1 < Scene::ALL.len() && self.is_done(Scene::ALL[self.at], state, is_open) {
            self.at += 1;
        }
    }

    /// Returns true if Esc ends the guide: pressed twice in a row, or once after the last scene.
    pub fn is_left(&mut self) -> bool {
        let is_over = Scene::ALL.get(self.at) == Some(&Scene::End);
        std::mem::replace(&mut self.has_asked, true) || is_over
    }

    /// Records a key other than Esc.
    pub fn stay(&mut self) {
        self.has_asked = false;
    }

    fn is_done(self, scene: Scene, state: &State, is_open: bool) -> bool {
        let snapshot = state.snapshot();
        let round = snapshot.round(ROUND);
        let is_complete = round.is_some_and(|round| round.missing() == 0);
        match scene {
            Scene::Players => state.pane == PaneId::PAIRINGS,
            Scene::Lot => snapshot.settings().initial_colour.is_some(),
            Scene::Pair => round.is_some(),
            Scene::Explain => is_open,
            Scene::Close => !is_open,
            Scene::Publish => round.is_some_and(|round| round.stage() == Stage::Published),
            Scene::Results => state.pane == PaneId::RESULTS,
            Scene::Few => entered(snapshot) >= FEW,
            Scene::Undo => entered(snapshot) < self.most || is_complete,
            Scene::All => is_complete,
            Scene::Standings => state.pane == PaneId::STANDINGS,
            Scene::NextRound => snapshot.round(ROUND.next()).is_some(),
            Scene::End => false,
        }
    }

    /// Returns the key of the scene and the catalogue id of its description, if it differs from the next step of the
    /// event.
    pub fn step(self) -> Option<(KeyCode, &'static str)> {
        match Scene::ALL.get(self.at)? {
            Scene::Explain => Some((KeyCode::Char('e'), "guide-step-explain")),
            Scene::Close => Some((KeyCode::Esc, "guide-step-close")),
            Scene::Undo => Some((KeyCode::Char('u'), "guide-step-undo")),
            Scene::Standings => Some((KeyCode::F(8), "guide-step-standings")),
            _ => None,
        }
    }

    pub fn draw(self, frame: &mut Frame, area: Rect, cx: &Context) {
        let Some(scene) = Scene::ALL.get(self.at) else { return };
        frame.buffer_mut().set_style(area, cx.theme.surface.raised);
        let values = [("step", (self.at + 1).into()), ("count", Scene::ALL.len().into())];
        let head = vec![
            Span::styled(format!(" {}", cx.texts.with("guide-head", &values)), cx.theme.head),
            Span::styled(format!("  {}", cx.texts.get(scene.ends())), cx.theme.faint),
        ];
        let said = cx.texts.with(scene.text(), &cx.result_keys.scheme.values());
        let width = usize::from(area.width).saturating_sub(2);
        let mut lines = vec![Line::from(head)];
        lines.extend(wrapped(&said, width, cx.theme.plain).into_iter().map(|mut line| {
            line.spans.insert(0, Span::raw(" "));
            line
        }));
        unwrapped(frame, area, lines);
    }
}

/// Returns the number of results in the guided round.
fn entered(snapshot: &Snapshot) -> usize {
    snapshot.round(ROUND).map_or(0, |round| round.boards().len() - round.missing())
}
