//! The search behind [`LeastMatching`](super::LeastMatching): Edmonds' blossoms with duals.
//!
//! | file | contents |
//! |---|---|
//! | `mod.rs` | the trees of a search |
//! | `nesting.rs` | blossoms that close and expand |
//! | `due.rs` | the time at which the next edge becomes tight |
//! | `augment.rs` | changes of the matching along a path |
//! | `start.rs` | initial duals and matching |
//! | `tight.rs` | edges without slack, and the matching of the outermost nodes along these |
//! | `rematch.rs` | a vertex that loses edges |

mod augment;
#[cfg(test)]
mod check;
mod due;
mod nesting;
mod rematch;
mod start;
mod tight;

use super::bits::BitSet;
use super::weighted::{Unmatchable, WeightedGraph};
use super::{Graph, Weight};
use crate::interruption;
pub(super) use rematch::Proof;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;
pub(super) use tight::TightNodes;

const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from the root of the search.
    Outer,
    /// At an odd distance.
    Inner,
}

/// A vertex or a blossom (an odd set of vertices that acts as one vertex).
#[derive(Clone, Debug)]
struct Node {
    /// The edge that labelled it, from the outside end to the inside end.
    entry: (usize, usize),
    /// The exposed vertex at the root of its tree, while it has a label.
    root: usize,
    parent: usize,
    /// The vertex that is matched to the outside.
    base: usize,
    /// Children in cyclic order, that of the base first; empty for a vertex.
    children: Vec<usize>,
    /// `links[i]` joins `children[i]` to the next child.
    links: Vec<(usize, usize)>,
    /// The vertex nodes inside: itself, or the leaves of its children. Always odd in number. They never change during
    /// the life of a blossom, so a blossom that is visited repeatedly, with others nested in it to any depth, is
    /// traversed like a list.
    leaves: Rc<[usize]>,
    /// Of a blossom, the vertices of the graph represented by its leaves; empty for a vertex. A leaf replaced by a copy
    /// represents none, so there may be fewer members than leaves, and an even number. They mask the rows of the graph,
    /// since in a dense graph nearly all edges lead into the same blossom.
    members: BitSet,
}

impl Node {
    fn new(id: usize) -> Self {
        let (children, links) = (Vec::new(), Vec::new());
        let leaves = Rc::new([id]);
        Self {
            entry: (NONE, NONE),
            root: id,
            parent: NONE,
            base: id,
            children,
            links,
            leaves,
            members: BitSet::default(),
        }
    }

    fn is_blossom(&self) -> bool {
        !self.children.is_empty()
    }
}

/// An event at a moment of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// An edge from an outer vertex to a free one becomes tight.
    Reach(usize, usize),
    /// An edge between two outer vertices becomes tight.
    Meet(usize, usize),
    /// The dual of an inner blossom becomes zero.
    Expand(usize),
}

/// A perfect matching of least weight, with the duals that prove it.
///
/// Invariants between searches: no edge weighs less than the duals at its ends less those of the blossoms around both
/// (slack is never negative); matched edges, and the links of blossoms, have no slack; the dual of a blossom is not
/// negative. A matching of such edges weighs as little as any: every perfect matching costs at least the sum of all
/// duals, this one exactly that (Edmonds 1965). A search moves duals so that the invariants hold, outer ones up and
/// inner ones down at the same rate, until an exposed vertex is reached along edges without slack. Duals of labelled
/// nodes are stored as of the start of the search and not moved one by one (Galil, Micali and Gabow 1986):
/// [`Blossoms::moved`] is the difference.
///
/// Numbers remain integers. Weights are multiples of four, and duals are initially even. Along a tree edges have no
/// slack, so the duals of its vertices have the same parity; hence the slack between two outer vertices of a tree is
/// even, and half of it is an integer. Trees of several roots have the same parity, since only exposed vertices search
/// together and all of these have moved equally from even duals.
///
/// # Copies
///
/// When a vertex loses edges, tight ones that hold its blossoms together may be among these. No blossom is expanded for
/// that ([`Blossoms::rematch`]): the old node stays in its blossoms and is matched permanently to a helper, a node
/// whose only edge leads there and costs nothing; a copy, a new node with the remaining edges, represents the vertex
/// from then on. Invariants:
///
/// * `vertex_of[node_of[v]] == v` for each vertex v of the graph. For other nodes with v in `vertex_of`, which are
///   replaced, and for helpers and blossoms, which have `NONE`, [`Blossoms::vertex`] returns `None`, so searches skip
///   them and use none of their edges.
/// * A replaced node and its helper remain each other's mates: the search that matches them starts at the helper, and
///   no later one ends there. So a perfect matching of all nodes is one of the graph, at the same cost.
/// * A helper has one edge and is in no blossom. A replaced node stays a leaf of all blossoms around it, and its vertex
///   is a member of none of them.
#[derive(Clone, Debug)]
pub(super) struct Blossoms<W> {
    graph: WeightedGraph<W>,
    nodes: Vec<Node>,
    /// Dual of each node; for a blossom, the (doubled) dual of its odd set.
    dual: Vec<W>,
    label: Vec<Label>,
    spare: Vec<usize>,
    /// Node of each vertex of the graph.
    node_of: Vec<usize>,
    /// Vertex of the graph for each node, `NONE` for a blossom or a helper.
    vertex_of: Vec<usize>,
    mate: Vec<usize>,
    /// Outermost node around each vertex node; itself outside of blossoms.
    top: Vec<usize>,
    /// Vertices of the graph whose outermost nodes are free, and outer.
    free: BitSet,
    outer: BitSet,
    events: BinaryHeap<Reverse<(W, Due)>>,
    /// Time at which each free vertex node is reached, as far as known.
    reached: Vec<Option<W>>,
    /// Distance that the duals of this search have moved: those of outer nodes are stored lower by this amount, those
    /// of inner ones higher.
    moved: W,
    /// Maximum distance: later events are not scheduled.
    limit: Option<W>,
}

impl<W: Weight> Blossoms<W> {
    /// Finds a perfect matching of least weight. The search starts at duals near `guess`, if not empty.
    ///
    /// # Errors
    /// Returns [`Unmatchable`] with a vertex that cannot be matched if no perfect matching exists.
    pub(super) fn new(mut graph: WeightedGraph<W>, guess: &[W]) -> Result<Self, Unmatchable> {
        // Duals start as halves of weights, and trees that grow towards each other meet half-way.
        graph.quadruple();
        let mut matching = Self::of(graph);
        matching.start(guess)?;
        matching.match_exposed()?;
        Ok(matching)
    }

    /// Creates an empty matching; weights are already multiplied by four.
    fn of(graph: WeightedGraph<W>) -> Self {
        let count = graph.vertices();
        Self {
            graph,
            nodes: (0..count).map(Node::new).collect(),
            dual: vec![W::ZERO; count],
            label: vec![Label::Free; count],
            spare: Vec::new(),
            node_of: (0..count).collect(),
            vertex_of: (0..count).collect(),
            mate: vec![NONE; count],
            top: (0..count).collect(),
            free: BitSet::full(count),
            outer: BitSet::empty(count),
            events: BinaryHeap::new(),
            reached: Vec::new(),
            moved: W::ZERO,
            limit: None,
        }
    }

    fn match_exposed(&mut self) -> Result<(), Unmatchable> {
        for vertex in 0..self.vertices() {
            if self.mate[vertex] == NONE && !self.search(&[vertex], None, None) {
                return Err(Unmatchable { vertex });
            }
        }
        Ok(())
    }

    pub(super) fn vertices(&self) -> usize {
        self.graph.vertices()
    }

    pub(super) fn edges(&self) -> &Graph {
        self.graph.edges()
    }

    /// Returns the weight of a perfect matching in original weights; `partner` returns the partner of each vertex.
    pub(super) fn weight_of(&self, partner: impl Fn(usize) -> usize) -> W {
        let pairs = (0..self.vertices()).map(|one| (one, partner(one))).filter(|(one, other)| one < other);
        pairs.fold(W::ZERO, |sum, (one, other)| sum + self.graph.weight(one, other).half().half())
    }

    pub(super) fn mate(&self, vertex: usize) -> usize {
        self.vertex_of[self.mate[self.node_of[vertex]]]
    }

    /// Returns the odd sets with a dual, without vertices that are represented by copies outside. A set of all vertices
    /// except one is omitted: that vertex has a partner in every perfect matching, so exactly one edge leaves the set,
    /// as its dual requires.
    pub(super) fn odd_sets(&self) -> impl Iterator<Item = &BitSet> {
        let others = self.node_of.len().saturating_sub(1);
        let has_dual = move |(id, node): &(usize, &Node)| {
            let is_all_but_one = || node.members.len() == others && node.leaves.len() == others;
            node.is_blossom() && self.dual[*id] != W::ZERO && !is_all_but_one()
        };
        self.nodes.iter().enumerate().filter(has_dual).map(|(_, node)| &node.members)
    }

    /// Returns the dual of a vertex, four times as large as in original weights.
    pub(super) fn dual_of(&self, vertex: usize) -> W {
        self.dual[self.node_of[vertex]]
    }

    /// Returns the vertices of each blossom that has a dual, with the doubled dual; only for a matching without
    /// changes, in which no copy represents a vertex.
    pub(super) fn duals_of_blossoms(&self) -> impl Iterator<Item = (&BitSet, W)> {
        let nodes = self.nodes.iter().zip(&self.dual);
        let has_dual = nodes.filter(|(node, dual)| node.is_blossom() && **dual != W::ZERO);
        has_dual.map(|(node, &dual)| (&node.members, dual))
    }

    pub(super) fn blossoms(&self) -> usize {
        self.nodes.iter().filter(|node| node.is_blossom()).count()
    }

    /// Returns true if every perfect matching of tight edges has the least weight: no odd set has a dual.
    pub(super) fn is_plain(&self) -> bool {
        self.odd_sets().next().is_none()
    }

    fn add_node(&mut self, dual: W, vertex: usize) -> usize {
        let id = self.spare.pop().unwrap_or_else(|| {
            self.nodes.push(Node::new(0));
            self.dual.push(dual);
            self.label.push(Label::Free);
            self.vertex_of.push(NONE);
            self.mate.push(NONE);
            self.top.push(NONE);
            self.nodes.len() - 1
        });
        self.nodes[id] = Node::new(id);
        self.dual[id] = dual;
        self.label[id] = Label::Free;
        self.vertex_of[id] = vertex;
        self.mate[id] = NONE;
        self.top[id] = id;
        id
    }

    /// Grows a tree of alternating tight edges from each of some exposed vertices simultaneously, until a path from one
    /// exposed vertex to another is found, and changes the matching along it. With a `hook` the root is a helper whose
    /// only edge leads there. With a `limit` the search fails when the duals would have to move farther.
    ///
    /// Trees grow at the same rate, so several roots need duals of the same parity: each vertex of a tree has that of
    /// its root, and the slack between two outer ones is even.
    fn search(&mut self, roots: &[usize], hook: Option<usize>, limit: Option<W>) -> bool {
        let found = self.grow_trees(roots, hook, limit);
        self.settle();
        found
    }

    /// Same as [`search`](Self::search), but leaves labels, and duals in their stored form.
    fn grow_trees(&mut self, roots: &[usize], hook: Option<usize>, limit: Option<W>) -> bool {
        interruption::check();
        self.events.clear();
        self.reached.clear();
        self.reached.resize(self.nodes.len(), None);
        (self.moved, self.limit) = (W::ZERO, limit);
        for &root in roots {
            self.set_label(self.top[root], Label::Outer, (NONE, NONE));
        }
        for &root in roots {
            match hook {
                Some(vertex) => self.grow(root, vertex),
                None => self.scan_all(self.top[root]),
            }
        }
        let mut found = false;
        while let Some(Reverse((when, event))) = self.events.pop() {
            match event {
                Due::Expand(blossom) => {
                    let is_outermost = self.nodes[blossom].parent == NONE;
                    let is_due = self.dual[blossom].half() == when;
                    if self.label[blossom] == Label::Inner && is_outermost && is_due {
                        self.moved = when;
                        self.expand(blossom);
                    }
                }
                Due::Reach(from, to) => {
                    // The event is stale if `to` has joined the tree in the meantime.
                    let other = self.top[to];
                    if self.label[other] == Label::Free && self.due(from, to) == Some(when) {
                        self.moved = when;
                        found = self.mate[self.nodes[other].base] == NONE;
                        if found {
                            self.augment(from, to);
                            break;
                        }
                        self.grow(from, to);
                    }
                }
                Due::Meet(from, to) => {
                    let [one, other] = [from, to].map(|vertex| self.top[vertex]);
                    if one != other {
                        self.moved = when;
                        found = self.nodes[one].root != self.nodes[other].root;
                        if found {
                            self.augment(from, to);
                            break;
                        }
                        self.shrink(from, to);
                    }
                    self.note_meeting(from);
                }
            }
        }
        found
    }

    /// Ends a search: duals get their current values, labels are removed.
    fn settle(&mut self) {
        for id in 0..self.nodes.len() {
            if self.nodes[id].parent == NONE && self.label[id] != Label::Free {
                self.set_label(id, Label::Free, (NONE, NONE));
            }
        }
    }

    /// Changes the label of an outermost node. The duals of labelled nodes are stored as of the start of the search;
    /// the true ones are `moved` away from that.
    fn set_label(&mut self, id: usize, label: Label, entry: (usize, usize)) {
        let was = self.label[id];
        for &leaf in &*self.leaves(id) {
            if let Some(vertex) = self.vertex(leaf) {
                self.free.set(vertex, label == Label::Free);
                self.outer.set(vertex, label == Label::Outer);
            }
            let dual = self.present_dual(leaf, was);
            self.dual[leaf] = match label {
                Label::Free => dual,
                Label::Outer => dual - self.moved,
                Label::Inner => dual + self.moved,
            };
        }
        if self.nodes[id].is_blossom() {
            let twice = self.moved + self.moved;
            let dual = match was {
                Label::Free => self.dual[id],
                Label::Outer => self.dual[id] + twice,
                Label::Inner => self.dual[id] - twice,
            };
            self.dual[id] = match label {
                Label::Free => dual,
                Label::Outer => dual - twice,
                Label::Inner => dual + twice,
            };
            if label == Label::Inner {
                self.note(self.dual[id].half(), Due::Expand(id));
            }
        }
        self.label[id] = label;
        self.set_entry(id, entry);
    }

    /// Records the edge that labelled an outermost node, and the root of its tree.
    fn set_entry(&mut self, id: usize, entry: (usize, usize)) {
        let root = if entry.0 == NONE { self.nodes[id].base } else { self.nodes[self.top[entry.0]].root };
        (self.nodes[id].entry, self.nodes[id].root) = (entry, root);
    }

    /// Schedules an event, if it is within the limit.
    fn note(&mut self, when: W, event: Due) {
        if self.limit.is_none_or(|limit| when <= limit) {
            self.events.push(Reverse((when, event)));
        }
    }

    /// Returns the vertex of the graph that a node represents; `None` for a blossom, a helper, and a node replaced by a
    /// copy.
    fn vertex(&self, id: usize) -> Option<usize> {
        let vertex = self.vertex_of[id];
        (vertex != NONE && self.node_of[vertex] == id).then_some(vertex)
    }

    fn present_dual(&self, vertex: usize, label: Label) -> W {
        match label {
            Label::Free => self.dual[vertex],
            Label::Outer => self.dual[vertex] + self.moved,
            Label::Inner => self.dual[vertex] - self.moved,
        }
    }

    fn scan_all(&mut self, id: usize) {
        self.leaves(id).iter().for_each(|&vertex| self.scan(vertex));
    }

    /// Adds a matched free node to the tree as inner, and its mate as outer.
    fn grow(&mut self, from: usize, to: usize) {
        let inner = self.top[to];
        self.set_label(inner, Label::Inner, (from, to));
        self.grow_mate(inner);
    }

    fn grow_mate(&mut self, inner: usize) {
        let base = self.nodes[inner].base;
        let mate = self.mate[base];
        let outer = self.top[mate];
        self.set_label(outer, Label::Outer, (base, mate));
        self.scan_all(outer);
    }
}
