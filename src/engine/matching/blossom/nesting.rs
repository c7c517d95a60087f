//! Blossoms that close and expand.

use super::{Blossoms, Due, Label, NONE, Node};
use crate::matching::Weight;
use crate::matching::bits::BitSet;
use std::rc::Rc;

impl<W: Weight> Blossoms<W> {
    /// Returns, for each of two outer nodes of one tree, the outer nodes on its path to the root up to the common one,
    /// with the inner ones between them; and the common node, which is an outer node too, since only one node has an
    /// inner one before it.
    fn ways_up(&self, one: usize, other: usize) -> ([Vec<usize>; 2], usize) {
        let mut is_met = BitSet::empty(self.nodes.len());
        let mut ways = [vec![one], vec![other]];
        let mut at = [one, other];
        at.iter().for_each(|&id| is_met.insert(id));
        // Both paths advance in turn: the path to the root can be far longer than to the common node.
        let stem = 'met: loop {
            for (id, way) in at.iter_mut().zip(&mut ways) {
                let (before, _) = self.nodes[*id].entry;
                if before != NONE {
                    *id = self.top[before];
                    if is_met.contains(*id) {
                        break 'met *id;
                    }
                    is_met.insert(*id);
                    way.push(*id);
                }
            }
        };
        for way in &mut ways {
            way.truncate(way.iter().position(|&id| id == stem).unwrap_or(way.len()));
        }
        (ways, stem)
    }

    /// Creates a blossom from the odd cycle that a tight edge between two outer nodes closes.
    pub(super) fn shrink(&mut self, one: usize, other: usize) {
        let ([up, down], stem) = self.ways_up(self.top[one], self.top[other]);
        let id = self.add_node(W::ZERO, NONE);
        let Node { base, entry, root, .. } = self.nodes[stem];
        let mut links: Vec<(usize, usize)> = up.iter().map(|&node| self.nodes[node].entry).rev().collect();
        links.push((one, other));
        links.extend(down.iter().map(|&node| self.nodes[node].entry).map(|(out, into)| (into, out)));
        let children: Vec<usize> = [stem].into_iter().chain(up.into_iter().rev()).chain(down).collect();
        let fresh = self.enclose(id, &children);
        let members = self.members_of(&children);
        let leaves: Vec<&[usize]> = children.iter().map(|&child| &*self.nodes[child].leaves).collect();
        let leaves = leaves.concat().into();
        let node = &mut self.nodes[id];
        (node.base, node.children, node.links) = (base, children, links);
        (node.entry, node.root) = (entry, root);
        (node.leaves, node.members) = (leaves, members);
        self.label[id] = Label::Outer;
        self.dual[id] = W::ZERO - self.moved - self.moved;
        fresh.into_iter().for_each(|vertex| self.scan(vertex));
    }

    /// Returns the vertices of the graph in some nodes.
    fn members_of(&self, nodes: &[usize]) -> BitSet {
        let mut members = BitSet::empty(self.node_of.len());
        for &id in nodes {
            members.unite(self.nodes[id].members.words());
            self.vertex(id).into_iter().for_each(|vertex| members.insert(vertex));
        }
        members
    }

    /// Puts labelled nodes into a blossom that is outer, and returns the vertices that have not been outer before. The
    /// others keep their stored duals.
    fn enclose(&mut self, id: usize, children: &[usize]) -> Vec<usize> {
        let twice = self.moved + self.moved;
        let mut fresh = Vec::new();
        for &child in children {
            let leaves = self.leaves(child);
            leaves.iter().for_each(|&vertex| self.top[vertex] = id);
            let was_inner = self.label[child] == Label::Inner;
            if self.nodes[child].is_blossom() {
                let dual = self.dual[child];
                self.dual[child] = if was_inner { dual - twice } else { dual + twice };
            }
            self.label[child] = Label::Free;
            self.nodes[child].entry = (NONE, NONE);
            self.nodes[child].parent = id;
            if was_inner {
                leaves.iter().for_each(|&vertex| self.dual[vertex] = self.dual[vertex] - twice);
                for &leaf in &*leaves {
                    if let Some(vertex) = self.vertex(leaf) {
                        self.outer.insert(vertex);
                    }
                }
                fresh.extend_from_slice(&leaves);
            }
        }
        fresh
    }

    /// Expands an inner blossom whose dual is zero; the even path from its entry to its base stays in the tree, its
    /// other children become free.
    ///
    /// The children that stay inner are unchanged, with the duals of all their vertices: blossoms can be nested as
    /// deeply as there are vertices, and would be traversed again at each depth otherwise.
    pub(super) fn expand(&mut self, id: usize) {
        let (from, into) = self.nodes[id].entry;
        self.label[id] = Label::Free;
        let (children, links) = self.take_apart(id);
        let twice = self.moved + self.moved;
        for &child in &children {
            self.label[child] = Label::Inner;
            if self.nodes[child].is_blossom() {
                self.dual[child] = self.dual[child] + twice;
            }
        }
        let count = children.len();
        let start = place_of(&children, self.top[into]);
        let forward = start % 2 == 1;
        // From child to child towards the base: the link, in the direction of the walk.
        let step = |at: usize| if forward { (at + 1) % count } else { (at + count - 1) % count };
        let link = |at: usize| {
            if forward {
                links[at]
            } else {
                let (one, other) = links[step(at)];
                (other, one)
            }
        };
        let (mut at, mut entry) = (start, (from, into));
        let (mut outer, mut is_in_tree) = (Vec::new(), vec![false; count]);
        loop {
            is_in_tree[at] = true;
            self.stay_inner(children[at], entry);
            if at == 0 {
                break;
            }
            let next = step(at);
            is_in_tree[next] = true;
            self.set_label(children[next], Label::Outer, link(at));
            outer.push(children[next]);
            entry = link(next);
            at = step(next);
        }
        let free: Vec<usize> = (0..count).filter(|&at| !is_in_tree[at]).map(|at| children[at]).collect();
        free.iter().for_each(|&child| self.set_label(child, Label::Free, (NONE, NONE)));
        outer.into_iter().for_each(|child| self.scan_all(child));
        for child in free {
            self.leaves(child).iter().for_each(|&vertex| self.note_nearest(vertex));
        }
    }

    /// Keeps a child of an inner blossom inner when the blossom is expanded.
    fn stay_inner(&mut self, child: usize, entry: (usize, usize)) {
        self.set_entry(child, entry);
        if self.nodes[child].is_blossom() {
            self.note(self.dual[child].half(), Due::Expand(child));
        }
    }

    /// Dissolves an outermost blossom; returns its children and their links.
    pub(super) fn take_apart(&mut self, id: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let children = std::mem::take(&mut self.nodes[id].children);
        let links = std::mem::take(&mut self.nodes[id].links);
        for &child in &children {
            self.nodes[child].parent = NONE;
            self.leaves(child).iter().for_each(|&vertex| self.top[vertex] = child);
        }
        self.vertex_of[id] = NONE;
        self.spare.push(id);
        (children, links)
    }

    /// Returns the vertex nodes of a node.
    pub(super) fn leaves(&self, id: usize) -> Rc<[usize]> {
        Rc::clone(&self.nodes[id].leaves)
    }
}

/// Returns the index of a child of a blossom, which must be one.
pub(super) fn place_of(children: &[usize], child: usize) -> usize {
    let place = children.iter().position(|&other| other == child);
    invariant!(place.is_some(), "{child} is none of {children:?}");
    place.unwrap_or_default()
}
