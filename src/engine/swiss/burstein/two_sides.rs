//! The first attempt in the case where an odd set divides all vertices into two sides, and a perfect matching is one of
//! the best exactly if a single pair joins the sides.
//!
//! Each side is then matched except for one vertex, which is treated as matched with a hub of its side; the sides
//! depend on each other only in that the two partners of the hubs must be allowed to meet.

use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, Weight};

/// The sides during the construction of the attempt, vertex by vertex.
struct Sides {
    /// The edges inside each side, and those to its hub, which come last.
    inside: LargestMatching,
    across: Graph,
    first: BitSet,
    hubs: [usize; 2],
    /// True if the pair that joins the sides is fixed.
    is_joined: bool,
}

/// Returns the partners of all vertices in the first attempt, of which the first are `count` members; `None` if the
/// matching has another structure.
pub(super) fn arrange<W: Weight>(least: &LeastMatching<W>, count: usize) -> Option<Vec<usize>> {
    let mut sides = Sides::of(least)?;
    let vertices = sides.across.vertices();
    let mut partners: Vec<Option<usize>> = vec![None; vertices];
    for one in 0..count {
        if partners[one].is_some() {
            continue;
        }
        let wanted = sides.possible_partners(one);
        let wanted: Vec<usize> = wanted.iter().filter(|&other| one < other && other < count).collect();
        match wanted.into_iter().rev().find(|&other| sides.demand(one, other)) {
            Some(other) => (partners[one], partners[other]) = (Some(other), Some(one)),
            None => sides.leave_over(one, count),
        }
    }
    sides.join();
    (0..vertices).map(|one| sides.partner(one)).collect()
}

impl Sides {
    fn of<W: Weight>(least: &LeastMatching<W>) -> Option<Self> {
        let (sets, graph) = (least.odd_sets(), least.tight().graph());
        let first = sets.first()?.clone();
        let vertices = graph.vertices();
        let hubs = [vertices, vertices + 1];
        let (mut inside, mut across) = (Graph::new(vertices + 2), Graph::new(vertices));
        for other in 0..vertices {
            for one in graph.neighbours(other).take_while(|&one| one < other) {
                let is_across = first.contains(one) != first.contains(other);
                // A pair that joins the sides leaves every set, and no other pair leaves any: so the best matchings
                // have one such pair.
                if sets.iter().any(|set| (set.contains(one) != set.contains(other)) != is_across) {
                    return None;
                }
                if is_across {
                    across.join(one, other);
                    [one, other]
                        .into_iter()
                        .for_each(|end| inside.join(end, hubs[usize::from(!first.contains(end))]));
                } else {
                    inside.join(one, other);
                }
            }
        }
        let mut inside = LargestMatching::new(inside);
        for one in 0..vertices {
            let mate = least.mate(one);
            let is_across = first.contains(one) != first.contains(mate);
            inside.suggest(one, if is_across { hubs[usize::from(!first.contains(one))] } else { mate });
        }
        inside.is_perfect().then_some(Self { inside, across, first, hubs, is_joined: false })
    }

    fn hubs_for(&self, vertex: usize) -> [usize; 2] {
        let [first, second] = self.hubs;
        if self.first.contains(vertex) { [first, second] } else { [second, first] }
    }

    /// Returns all possible partners of a vertex, judged by each side separately.
    fn possible_partners(&mut self, one: usize) -> BitSet {
        let mut possible = self.inside.possible_partners(one);
        let [hub, other_hub] = self.hubs_for(one);
        if !self.is_joined && possible.contains(hub) {
            let mut across = self.inside.possible_partners(other_hub);
            across.keep(self.across.row(one));
            possible.unite(across.words());
        }
        possible
    }

    /// Fixes the pair of two possible partners, if the sides can still be joined; else changes nothing and returns
    /// false.
    fn demand(&mut self, one: usize, other: usize) -> bool {
        if self.across.joined(one, other) {
            self.is_joined = [one, other].into_iter().all(|end| {
                let [hub, _] = self.hubs_for(end);
                self.inside.demand(end, hub)
            });
            return self.is_joined;
        }
        let mut inside = self.inside.clone();
        let is_met = inside.demand(one, other) && (self.is_joined || self.joining(&mut inside).is_some());
        if is_met {
            self.inside = inside;
        }
        is_met
    }

    /// Returns a pair that can join the sides.
    fn joining(&self, inside: &mut LargestMatching) -> Option<[usize; 2]> {
        let mates = self.hubs.map(|hub| inside.mate(hub));
        if let [Some(one), Some(other)] = mates
            && self.across.joined(one, other)
        {
            return Some([one, other]);
        }
        let [ones, others] = self.hubs.map(|hub| inside.possible_partners(hub));
        ones.iter().find_map(|one| {
            let mut met = others.clone();
            met.keep(self.across.row(one));
            met.iter().next().map(|other| [one, other])
        })
    }

    /// Removes the edges between a member and the others.
    fn leave_over(&mut self, one: usize, count: usize) {
        let graph = self.inside.graph();
        let edges: Vec<(usize, usize)> =
            graph.neighbours(one).filter(|&other| other < count).map(|other| (one, other)).collect();
        (0..count).for_each(|other| self.across.cut(one, other));
        self.inside.cut(&edges);
    }

    /// Fixes a pair that joins the sides, if none is fixed yet.
    fn join(&mut self) {
        let mut inside = self.inside.clone();
        if !self.is_joined
            && let Some([one, other]) = self.joining(&mut inside)
        {
            self.demand(one, other);
        }
    }

    fn partner(&self, one: usize) -> Option<usize> {
        let mate = self.inside.mate(one)?;
        let [hub, other_hub] = self.hubs_for(one);
        if mate == hub { self.inside.mate(other_hub) } else { Some(mate) }
    }
}
