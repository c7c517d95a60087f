//! State of the standings that is restored after a crash: line, view and category.

use super::{StandingsPane, View};
use crate::desk::{Context, Pane};
use hakem_engine::tournament::Category;

/// Restorable views with their saved names.
const VIEWS: [(View, &str); 5] = [
    (View::Ranking, "ranking"),
    (View::Crosstable, "crosstable"),
    (View::Averages, "averages"),
    (View::Bracket, "bracket"),
    (View::Prizes, "prizes"),
];

impl StandingsPane {
    /// Serialises the line of the cursor, the view and the displayed category.
    pub(super) fn said(&self) -> String {
        let view = VIEWS.iter().find(|(view, _)| *view == self.view).map_or("", |(_, name)| name);
        let category = ron::to_string(&self.shown).unwrap_or_default();
        format!("{} {view} {category}", self.cursor)
    }

    /// Restores the serialised state.
    pub(super) fn bring_back(&mut self, said: &str, cx: &Context) {
        let mut words = said.splitn(3, ' ');
        let line = words.next().and_then(|line| line.parse().ok());
        let name = words.next().unwrap_or_default();
        self.settle(cx);
        if let Some((view, _)) = VIEWS.iter().find(|(_, known)| *known == name) {
            self.view = *view;
        }
        let category = words.next().and_then(|category| ron::from_str::<Category>(category).ok());
        self.shown = category.unwrap_or_default();
        self.cursor = line.unwrap_or(0);
        self.settle(cx);
    }
}
