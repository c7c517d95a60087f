//! Graphs with weighted edges.

use super::{Graph, Weight};
use rustc_hash::FxHashMap;
use thiserror::Error;

/// A graph with weighted edges.
///
/// Few weights differ: each is stored once, and a pair of vertices has the index of its weight. A search scans all
/// pairs repeatedly, and indices of four bytes stay in the cache where weights of up to sixteen would not.
#[derive(Clone, Debug)]
pub struct WeightedGraph<W> {
    edges: Graph,
    /// The distinct weights; the first is that of pairs without an edge.
    weights: Vec<W>,
    known: FxHashMap<W, u32>,
    /// Index of the last weight used: the next one is often the same.
    last: u32,
    /// Index of the weight of each two vertices.
    places: Vec<u32>,
}

impl<W: Weight> WeightedGraph<W> {
    pub fn new(vertices: usize) -> Self {
        let (weights, known) = (vec![W::ZERO], FxHashMap::from_iter([(W::ZERO, 0)]));
        Self { edges: Graph::new(vertices), weights, known, last: 0, places: vec![0; vertices * vertices] }
    }

    pub fn vertices(&self) -> usize {
        self.edges.vertices()
    }

    /// Adds an edge, or changes its weight.
    pub fn join(&mut self, one: usize, other: usize, weight: W) {
        let vertices = self.vertices();
        self.edges.join(one, other);
        let place = if self.weights.get(self.last as usize) == Some(&weight) {
            self.last
        } else {
            *self.known.entry(weight).or_insert_with(|| {
                self.weights.push(weight);
                // Up to 65,536 vertices have fewer pairs than there are such numbers.
                u32::try_from(self.weights.len() - 1).unwrap_or(u32::MAX)
            })
        };
        self.last = place;
        self.places[one * vertices + other] = place;
        self.places[other * vertices + one] = place;
    }

    pub fn edges(&self) -> &Graph {
        &self.edges
    }

    pub(super) fn edges_mut(&mut self) -> &mut Graph {
        &mut self.edges
    }

    /// Multiplies every weight by four. No edge is added afterwards.
    pub(super) fn quadruple(&mut self) {
        self.known.clear();
        for weight in &mut self.weights {
            *weight = *weight + *weight;
            *weight = *weight + *weight;
        }
    }

    pub(super) fn different_weights(&self) -> usize {
        let mut weights = self.weights.clone();
        weights.sort_unstable();
        weights.dedup();
        weights.len()
    }

    /// Returns the graph with its weights replaced. It borrows the table of indices, which has 100 MB
    /// for 5,000 vertices: this graph is unusable until [`Self::take_back`]. No edge is added meanwhile.
    pub(super) fn lend(&mut self, replace: impl Fn(W) -> W) -> Self {
        let weights = self.weights.iter().map(|&weight| replace(weight)).collect();
        let (edges, places) = (self.edges.clone(), std::mem::take(&mut self.places));
        Self { edges, weights, known: FxHashMap::default(), last: 0, places }
    }

    /// Restores the table of a lent graph.
    pub(super) fn take_back(&mut self, lent: Self) {
        self.places = lent.places;
    }

    /// Returns the weight of an edge of the graph; meaningless for two vertices that are not joined.
    pub fn weight(&self, one: usize, other: usize) -> W {
        self.weights_of(one).to(other)
    }

    pub(super) fn weights_of(&self, one: usize) -> WeightsOf<'_, W> {
        let vertices = self.vertices();
        WeightsOf { weights: &self.weights, row: &self.places[one * vertices..(one + 1) * vertices] }
    }
}

/// The weights of the edges of one vertex.
#[derive(Clone, Copy, Debug)]
pub(super) struct WeightsOf<'a, W> {
    weights: &'a [W],
    row: &'a [u32],
}

impl<W: Weight> WeightsOf<'_, W> {
    /// Returns the weight of the edge to another vertex; meaningless if they are not joined.
    pub(super) fn to(self, other: usize) -> W {
        self.weights[self.row[other] as usize]
    }
}

/// Error: no perfect matching exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Vertex {vertex} cannot be matched. Add edges, or leave a vertex out.")]
pub struct Unmatchable {
    /// A vertex that some largest matching leaves out.
    pub vertex: usize,
}
