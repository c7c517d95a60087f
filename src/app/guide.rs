//! The guided round: what to look at and which key to press, from the list of players to the second pairing. Every step
//! is a real key in the real program; the guide only says which, and notices when it was done.

use super::App;
use super::next::Step;
use crate::desk::pane::PaneId;
use crate::widget::layout::wrapped;
use crossterm::event::KeyCode;
use hakem_engine::tournament::{RoundNo, Stage};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Rows of the guide on the screen: a head, and what it says.
pub(super) const ROWS: u16 = 4;

/// The round that is led through.
const ROUND: RoundNo = RoundNo(1);

/// How many results are entered before one is taken back.
const FEW: usize = 3;

/// The scenes, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    Players,
    Lot,
    Pair,
    Explain,
    Close,
    Publish,
    Results,
    Few,
    Undo,
    All,
    Standings,
    NextRound,
    End,
}

const SCENES: [Scene; 13] = [
    Scene::Players,
    Scene::Lot,
    Scene::Pair,
    Scene::Explain,
    Scene::Close,
    Scene::Publish,
    Scene::Results,
    Scene::Few,
    Scene::Undo,
    Scene::All,
    Scene::Standings,
    Scene::NextRound,
    Scene::End,
];

impl Scene {
    /// Returns the catalogue id of what is said.
    fn text(self) -> &'static str {
        match self {
            Self::Players => "guide-players",
            Self::Lot => "guide-lot",
            Self::Pair => "guide-pair",
            Self::Explain => "guide-explain",
            Self::Close => "guide-close",
            Self::Publish => "guide-publish",
            Self::Results => "guide-results",
            Self::Few => "guide-few",
            Self::Undo => "guide-undo",
            Self::All => "guide-all",
            Self::Standings => "guide-standings",
            Self::NextRound => "guide-next-round",
            Self::End => "guide-end",
        }
    }
}

/// How far a guided round is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Guide {
    /// The scene, by its place.
    at: usize,
    /// The most results that were in.
    most: usize,
}

impl App {
    /// Notices what was done, and goes on to the first scene that is not.
    pub(super) fn follow_guide(&mut self) {
        let Some(mut guide) = self.guide else { return };
        guide.most = guide.most.max(self.entered());
        while guide.at + 1 < SCENES.len() && self.is_done(SCENES[guide.at], guide.most) {
            guide.at += 1;
        }
        self.guide = Some(guide);
    }

    fn entered(&self) -> usize {
        let snapshot = self.context().snapshot;
        snapshot.round(ROUND).map_or(0, |round| round.boards().len() - round.missing())
    }

    fn is_done(&self, scene: Scene, most: usize) -> bool {
        let snapshot = self.context().snapshot;
        let round = snapshot.round(ROUND);
        let is_complete = round.is_some_and(|round| round.missing() == 0);
        match scene {
            Scene::Players => self.pane == PaneId::Pairings,
            Scene::Lot => snapshot.settings().initial_colour.is_some(),
            Scene::Pair => round.is_some(),
            Scene::Explain => !self.dialogs.is_empty(),
            Scene::Close => self.dialogs.is_empty(),
            Scene::Publish => round.is_some_and(|round| round.stage() == Stage::Published),
            Scene::Results => self.pane == PaneId::Results,
            Scene::Few => self.entered() >= FEW,
            Scene::Undo => self.entered() < most || is_complete,
            Scene::All => is_complete,
            Scene::Standings => self.pane == PaneId::Standings,
            Scene::NextRound => snapshot.round(ROUND.next()).is_some(),
            Scene::End => false,
        }
    }

    /// Returns the step of the guide, where the event itself needs another one or none.
    pub(super) fn guided_step(&self) -> Option<Step> {
        let (key, id) = match SCENES.get(self.guide?.at)? {
            Scene::Explain => (KeyCode::Char('e'), "guide-step-explain"),
            Scene::Close => (KeyCode::Esc, "guide-step-close"),
            Scene::Undo => (KeyCode::Char('u'), "guide-step-undo"),
            Scene::Standings => (KeyCode::F(8), "guide-step-standings"),
            _ => return None,
        };
        Some(Step { key, words: self.texts.get(id).into_owned() })
    }

    /// Ends the guide; returns whether there was one.
    pub(super) fn end_guide(&mut self) -> bool {
        self.guide.take().is_some()
    }

    /// Draws what the guide says.
    pub(super) fn draw_guide(&self, frame: &mut Frame, area: Rect) {
        let Some(scene) = self.guide.and_then(|guide| SCENES.get(guide.at).map(|scene| (guide.at, scene)))
        else {
            return;
        };
        let (at, scene) = scene;
        frame.buffer_mut().set_style(area, self.theme.surface.raised);
        let values = [("step", (at + 1).into()), ("count", SCENES.len().into())];
        let head = vec![
            Span::styled(format!(" {}", self.texts.with("guide-head", &values)), self.theme.head),
            Span::styled(format!("  {}", self.texts.get("guide-ends")), self.theme.faint),
        ];
        let said = self.texts.with(scene.text(), &self.result_keys.scheme.values());
        let width = usize::from(area.width).saturating_sub(2);
        let mut lines = vec![Line::from(head)];
        lines.extend(wrapped(&said, width, self.theme.plain).into_iter().map(|mut line| {
            line.spans.insert(0, Span::raw(" "));
            line
        }));
        frame.render_widget(Paragraph::new(lines), area);
    }
}
