//! Largest matching without weights, on rows of bits, open to changes.
//!
//! A search grows a forest of alternating paths from exposed vertices. An edge between two outer vertices of one tree
//! closes an odd cycle, a blossom, which then counts as one outer vertex (Edmonds 1965). Blossoms are not built: each
//! vertex stores the base of its blossom, and each inner vertex of a blossom, which is outer now, the way round to the
//! root (Gabow 1976).

use super::Graph;
use super::bits::BitSet;
use crate::interruption;

const NONE: usize = usize::MAX;

/// A matching in a graph: the partner of each vertex.
///
/// It starts empty or from a guess and is enlarged by [`LargestMatching::complete`]. Edges can be removed and pairs
/// demanded; each change costs one search of n²/64 steps, and n more for each blossom that it closes.
#[derive(Clone, Debug)]
pub struct LargestMatching {
    graph: Graph,
    mate: Vec<usize>,
    search: Search,
}

/// The forest of one search. A vertex is fresh, outer, or neither, which means inner.
#[derive(Clone, Debug)]
struct Search {
    /// Vertices at an even distance from a root: they can be left out instead of the root.
    outer: BitSet,
    /// Vertices outside of the forest.
    fresh: BitSet,
    /// Predecessor of each inner vertex.
    before: Vec<usize>,
    /// Base of the blossom of each vertex.
    base: Vec<usize>,
    /// Vertices of the blossom with this base; no words for a single vertex. They mask the rows, since in a dense graph
    /// nearly all edges lead into the same blossom.
    blossom: Vec<BitSet>,
    queue: Vec<usize>,
    touched: Vec<usize>,
    /// Empty between calls of [`LargestMatching::common_base`].
    way: BitSet,
}

impl Search {
    fn new(vertices: usize) -> Self {
        Self {
            outer: BitSet::empty(vertices),
            fresh: BitSet::full(vertices),
            before: vec![NONE; vertices],
            base: (0..vertices).collect(),
            blossom: vec![BitSet::default(); vertices],
            queue: Vec::new(),
            touched: Vec::new(),
            way: BitSet::empty(vertices),
        }
    }

    fn reset(&mut self) {
        for vertex in self.touched.drain(..) {
            self.outer.remove(vertex);
            self.fresh.insert(vertex);
            self.before[vertex] = NONE;
            self.base[vertex] = vertex;
            self.blossom[vertex] = BitSet::default();
        }
        self.queue.clear();
    }

    fn set_outer(&mut self, vertex: usize) {
        self.outer.insert(vertex);
        self.fresh.remove(vertex);
        self.touched.push(vertex);
        self.queue.push(vertex);
    }

    /// Returns the outer vertices of a word that are not in the blossom of `vertex`.
    fn outer_elsewhere(&self, vertex: usize, place: usize) -> u64 {
        let same = self.blossom[self.base[vertex]].words().get(place).copied().unwrap_or_default();
        self.outer.words()[place] & !same
    }

    /// Merges the blossoms with these bases into that of the stem.
    fn unite(&mut self, bases: &[usize], stem: usize) {
        let mut united = std::mem::take(&mut self.blossom[stem]);
        if united.words().is_empty() {
            united = BitSet::empty(self.base.len());
            united.insert(stem);
        }
        for &base in bases.iter().filter(|&&base| base != stem) {
            let members = std::mem::take(&mut self.blossom[base]);
            for vertex in members.iter().chain([base]) {
                self.base[vertex] = stem;
                self.touched.push(vertex);
            }
            united.unite(members.words());
            united.insert(base);
        }
        self.blossom[stem] = united;
    }
}

impl LargestMatching {
    /// Creates the empty matching of `graph`.
    pub fn new(graph: Graph) -> Self {
        let vertices = graph.vertices();
        Self { mate: vec![NONE; vertices], search: Search::new(vertices), graph }
    }

    pub fn of(graph: Graph) -> Self {
        let mut matching = Self::new(graph);
        matching.complete();
        matching
    }

    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    pub fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|&mate| mate != NONE)
    }

    /// Returns the vertices without a partner in ascending order.
    pub fn exposed(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.mate.len()).filter(|&vertex| self.mate[vertex] == NONE)
    }

    pub fn is_perfect(&self) -> bool {
        self.mate.iter().all(|&mate| mate != NONE)
    }

    /// Matches two vertices if they are joined and both without a partner: part of an initial guess.
    pub fn suggest(&mut self, one: usize, other: usize) {
        if self.graph.joined(one, other) && self.mate[one] == NONE && self.mate[other] == NONE {
            self.link(one, other);
        }
    }

    /// Makes the matching as large as the graph allows; returns the number of vertices without a partner.
    pub fn complete(&mut self) -> usize {
        let mut exposed = Vec::with_capacity(self.mate.len());
        exposed.extend(self.exposed());
        if exposed.len() > 1 {
            let mut free = BitSet::empty(self.mate.len());
            exposed.iter().for_each(|&vertex| free.insert(vertex));
            for &vertex in &exposed {
                if self.mate[vertex] == NONE
                    && let Some(other) = free.first_in(self.graph.row(vertex))
                {
                    self.link(vertex, other);
                    free.remove(vertex);
                    free.remove(other);
                }
            }
            exposed.retain(|&vertex| free.contains(vertex));
        }
        self.search.reset();
        // A vertex from which no exposed one is reached has no path after other augmentations either, and the tree of
        // its search leads nowhere for the others (Edmonds 1965: a Hungarian tree): edges from later trees lead only to
        // its inner vertices. So it stays marked, and all failed searches together cost no more than one.
        let mut dead = Vec::new();
        let mut left_out = 0;
        for vertex in exposed {
            if self.mate[vertex] != NONE {
                continue;
            }
            if self.grow_from(&[vertex]) {
                self.search.reset();
            } else {
                left_out += 1;
                dead.append(&mut self.search.touched);
                self.search.queue.clear();
            }
        }
        self.search.touched = dead;
        left_out
    }

    /// Removes the edges that `keep` clears from the row of each vertex, in both directions, and repairs the matching.
    /// Returns the number of vertices without a partner then.
    pub fn narrow(&mut self, mut keep: impl FnMut(usize, &mut [u64])) -> usize {
        for vertex in 0..self.mate.len() {
            keep(vertex, self.graph.row_mut(vertex));
        }
        for vertex in 0..self.mate.len() {
            let mate = self.mate[vertex];
            if mate != NONE && !self.graph.joined(vertex, mate) {
                self.mate[vertex] = NONE;
                self.mate[mate] = NONE;
            }
        }
        self.complete()
    }

    /// Removes edges, and repairs the matching. Returns the number of vertices without a partner then.
    pub fn cut(&mut self, edges: &[(usize, usize)]) -> usize {
        for &(one, other) in edges {
            self.graph.cut(one, other);
            if self.mate[one] == other {
                self.mate[one] = NONE;
                self.mate[other] = NONE;
            }
        }
        self.complete()
    }

    /// Matches `one` with `other` permanently if the matching stays as large; the two lose their other edges. Else
    /// changes nothing and returns false. Both must have partners.
    pub fn demand(&mut self, one: usize, other: usize) -> bool {
        if !self.graph.joined(one, other) {
            return false;
        }
        if self.mate[one] != other {
            let (left, right) = (self.mate[one], self.mate[other]);
            self.link(one, other);
            self.mate[left] = NONE;
            self.mate[right] = NONE;
            self.hide(one);
            self.hide(other);
            let found = self.augment_from(&[left]);
            self.show(one);
            self.show(other);
            if !found {
                self.link(one, left);
                self.link(other, right);
                return false;
            }
        }
        for (vertex, kept) in [(one, other), (other, one)] {
            let others: Vec<usize> = self.graph.neighbours(vertex).filter(|&next| next != kept).collect();
            others.into_iter().for_each(|next| self.graph.cut(vertex, next));
        }
        true
    }

    /// Returns the vertices that some largest matching leaves without a partner (the set D of Gallai and Edmonds):
    /// those at an even distance from an exposed one along alternating paths. The matching must be complete.
    pub fn exposable(&mut self) -> BitSet {
        let roots: Vec<usize> = self.exposed().collect();
        self.augment_from(&roots);
        self.search.outer.clone()
    }

    /// Returns the possible partners of a vertex in a matching as large as this one, with one search. The matching must
    /// be complete, and the vertex matched.
    pub fn possible_partners(&mut self, vertex: usize) -> BitSet {
        let mate = self.mate[vertex];
        // Without the vertex its mate is exposed, and the vertices that can be exposed in its place are free for the
        // vertex.
        self.mate[mate] = NONE;
        self.hide(vertex);
        self.augment_from(&[mate]);
        self.show(vertex);
        self.link(vertex, mate);
        let mut possible = self.search.outer.clone();
        possible.keep(self.graph.row(vertex));
        possible
    }

    /// Returns true if a vertex can be matched with one of `wanted` in a matching as large as this one, and changes the
    /// matching to one with such a pair. The matching must be complete, and the vertex matched.
    pub fn rematch(&mut self, vertex: usize, wanted: &BitSet) -> bool {
        let mate = self.mate[vertex];
        if wanted.contains(mate) {
            return true;
        }
        let barred: Vec<usize> =
            self.graph.neighbours(vertex).filter(|&other| !wanted.contains(other)).collect();
        barred.iter().for_each(|&other| self.graph.cut(vertex, other));
        (self.mate[vertex], self.mate[mate]) = (NONE, NONE);
        let found = self.augment_from(&[vertex]);
        if !found {
            self.link(vertex, mate);
        }
        barred.iter().for_each(|&other| self.graph.join(vertex, other));
        found
    }

    fn link(&mut self, one: usize, other: usize) {
        self.mate[one] = other;
        self.mate[other] = one;
    }

    fn hide(&mut self, vertex: usize) {
        self.search.reset();
        self.search.fresh.remove(vertex);
    }

    fn show(&mut self, vertex: usize) {
        self.search.fresh.insert(vertex);
    }

    /// Searches a path from one of the roots to an exposed vertex and changes the matching along it.
    fn augment_from(&mut self, roots: &[usize]) -> bool {
        self.search.reset();
        self.grow_from(roots)
    }

    fn grow_from(&mut self, roots: &[usize]) -> bool {
        interruption::check();
        for &root in roots {
            self.search.set_outer(root);
        }
        let mut grown = 0;
        let mut joined = 0;
        loop {
            // Plain growth first: blossoms are only searched when it gets stuck.
            if let Some(&vertex) = self.search.queue.get(grown) {
                grown += 1;
                if self.grow(vertex) {
                    return true;
                }
            } else if let Some(&vertex) = self.search.queue.get(joined) {
                joined += 1;
                self.find_blossoms(vertex);
            } else {
                return false;
            }
        }
    }

    /// Adds the fresh neighbours of an outer vertex to the forest; returns true if one of them was exposed.
    fn grow(&mut self, vertex: usize) -> bool {
        for place in 0..self.graph.row(vertex).len() {
            let mut word = self.graph.row(vertex)[place] & self.search.fresh.words()[place];
            while word != 0 {
                let inner = place * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                let mate = self.mate[inner];
                self.search.before[inner] = vertex;
                if mate == NONE {
                    self.search.touched.push(inner);
                    self.flip(inner);
                    return true;
                }
                self.search.fresh.remove(inner);
                self.search.touched.push(inner);
                self.search.set_outer(mate);
                // The mate may be later in this word: it is no longer fresh.
                word &= self.search.fresh.words()[place];
            }
        }
        false
    }

    fn find_blossoms(&mut self, vertex: usize) {
        for place in 0..self.graph.row(vertex).len() {
            let mut word = self.graph.row(vertex)[place] & self.search.outer_elsewhere(vertex, place);
            while word != 0 {
                let other = place * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                if let Some(stem) = self.common_base(vertex, other) {
                    self.shrink(vertex, other, stem);
                    word &= self.search.outer_elsewhere(vertex, place);
                }
            }
        }
    }

    /// Returns the base at which the paths of two outer vertices to the root meet; `None` in different trees.
    fn common_base(&mut self, one: usize, other: usize) -> Option<usize> {
        let mut met = std::mem::take(&mut self.search.way);
        let way = |from: usize| std::iter::successors(Some(self.search.base[from]), |&at| self.above(at));
        way(one).for_each(|base| met.insert(base));
        let stem = way(other).find(|&base| met.contains(base));
        way(one).for_each(|base| met.remove(base));
        self.search.way = met;
        stem
    }

    fn above(&self, base: usize) -> Option<usize> {
        let inner = self.mate(base)?;
        let before = self.search.before[inner];
        (before != NONE).then(|| self.search.base[before])
    }

    fn shrink(&mut self, one: usize, other: usize, stem: usize) {
        let mut inside = Vec::new();
        self.walk(one, other, stem, &mut inside);
        self.walk(other, one, stem, &mut inside);
        self.search.unite(&inside, stem);
        for vertex in inside {
            if !self.search.outer.contains(vertex) {
                self.search.set_outer(vertex);
            }
        }
    }

    /// Records, for the outer vertices on the path to the stem, the continuation of a path that reaches them from
    /// inside the blossom: through `next`.
    fn walk(&mut self, mut vertex: usize, mut next: usize, stem: usize, inside: &mut Vec<usize>) {
        while self.search.base[vertex] != stem {
            let inner = self.mate[vertex];
            inside.push(self.search.base[vertex]);
            inside.push(self.search.base[inner]);
            self.search.before[vertex] = next;
            next = inner;
            vertex = self.search.before[inner];
        }
    }

    /// Changes the matching along the path that ends at an exposed vertex.
    fn flip(&mut self, mut vertex: usize) {
        while vertex != NONE {
            let before = self.search.before[vertex];
            let next = self.mate[before];
            self.link(vertex, before);
            vertex = next;
        }
    }
}
