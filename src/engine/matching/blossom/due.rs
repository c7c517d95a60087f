//! Times at which edges become tight: events scheduled for later in a search. Rows of bits skip irrelevant edges.

use super::{Blossoms, Due, Label};
use crate::matching::Weight;
use crate::matching::bits::ones;
use std::cmp::Reverse;

impl<W: Weight> Blossoms<W> {
    /// Schedules the free vertices reached by the edges of a vertex that has become outer. A vertex that an earlier
    /// event reaches as soon is not scheduled again: with many equal weights, each outer vertex would have an event for
    /// each free one.
    pub(super) fn scan(&mut self, from: usize) {
        let Some(vertex) = self.vertex(from) else { return };
        let free = self.graph.edges().row(vertex).iter().zip(self.free.words()).map(|(row, free)| row & free);
        // A free vertex shares no blossom with an outer one, so no dual of a blossom counts.
        let (dual, weights) = (self.dual[from], self.graph.weights_of(vertex));
        for other in ones(free) {
            let to = self.node_of[other];
            let when = weights.to(other) - dual - self.dual[to];
            let is_near = self.limit.is_none_or(|limit| when <= limit);
            if is_near && self.reached[to].is_none_or(|sooner| when < sooner) {
                self.reached[to] = Some(when);
                self.events.push(Reverse((when, Due::Reach(from, to))));
            }
        }
        self.note_meeting(from);
    }

    /// Schedules the time at which the next edge of an outer vertex to another one becomes tight. Each has one such
    /// event at a time; the next one is scheduled when that is processed.
    pub(super) fn note_meeting(&mut self, from: usize) {
        let row = self.graph.edges().row(self.vertex_of[from]);
        let inside = self.nodes[self.top[from]].members.words();
        let elsewhere = row
            .iter()
            .zip(self.outer.words())
            .enumerate()
            .map(|(place, (row, outer))| row & outer & !inside.get(place).copied().unwrap_or_default());
        let mut best: Option<(W, usize)> = None;
        for other in ones(elsewhere) {
            let to = self.node_of[other];
            if let Some(when) = self.due(from, to)
                && best.is_none_or(|(least, _)| when < least)
            {
                best = Some((when, to));
                if when <= self.moved {
                    break;
                }
            }
        }
        if let Some((when, to)) = best {
            self.note(when, Due::Meet(from, to));
        }
    }

    /// Returns the time at which an edge between an outer vertex and another one becomes tight.
    pub(super) fn due(&self, from: usize, to: usize) -> Option<W> {
        let top = self.top[to];
        if top == self.top[from] {
            return None;
        }
        // The slack at the start of the search: outer duals grow with the elapsed time.
        let weight = self.graph.weight(self.vertex_of[from], self.vertex_of[to]);
        let slack = weight - self.dual[from] - self.dual[to];
        match self.label[top] {
            Label::Inner => None,
            Label::Free => Some(slack),
            Label::Outer => Some(slack.half()),
        }
    }

    /// Schedules the time at which a vertex that has become free is reached from the outer ones: their scans skipped
    /// it.
    pub(super) fn note_nearest(&mut self, to: usize) {
        let Some(vertex) = self.vertex(to) else { return };
        let outer =
            self.graph.edges().row(vertex).iter().zip(self.outer.words()).map(|(row, outer)| row & outer);
        let best = ones(outer)
            .map(|other| self.node_of[other])
            .map(|from| {
                let weight = self.graph.weight(vertex, self.vertex_of[from]);
                (weight - self.dual[from] - self.dual[to], from)
            })
            .min();
        if let Some((when, from)) = best {
            self.reached[to] = Some(when);
            self.note(when, Due::Reach(from, to));
        }
    }
}
