//! Graphs whose edges have weights.

use super::{Graph, Weight};

/// A graph whose edges have weights.
#[derive(Clone, Debug)]
pub struct WeightedGraph<W> {
    pub(super) edges: Graph,
    pub(super) weights: Vec<W>,
}

impl<W: Weight> WeightedGraph<W> {
    /// Returns the graph without edges.
    #[must_use]
    pub fn new(vertices: usize) -> Self {
        Self { edges: Graph::new(vertices), weights: vec![W::ZERO; vertices * vertices] }
    }

    /// Returns the number of vertices.
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.edges.vertices()
    }

    /// Adds an edge, or changes its weight.
    pub fn join(&mut self, one: usize, other: usize, weight: W) {
        let vertices = self.vertices();
        self.edges.join(one, other);
        self.weights[one * vertices + other] = weight;
        self.weights[other * vertices + one] = weight;
    }

    /// Returns the edges without their weights.
    #[must_use]
    pub fn edges(&self) -> &Graph {
        &self.edges
    }

    /// Returns the weight of an edge of the graph; of two vertices that are not joined it means nothing.
    #[must_use]
    pub fn weight(&self, one: usize, other: usize) -> W {
        self.weights[one * self.vertices() + other]
    }
}
