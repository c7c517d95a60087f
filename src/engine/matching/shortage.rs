//! Reasons why a graph has no perfect matching (Tutte and Berge; Gallai and Edmonds).

use super::{BitSet, LargestMatching};

/// Vertices that cannot all be matched, as shown by counting: there are no edges between the groups, each is odd and so
/// leaves one vertex over, and they have fewer neighbours than there are groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The groups, each ascending; mostly single vertices.
    pub groups: Vec<Vec<usize>>,
    /// All neighbours of the groups outside them, ascending.
    pub neighbours: Vec<usize>,
}

impl Shortage {
    /// Returns the least number of vertices that stay without a partner.
    pub fn exposed(&self) -> usize {
        self.groups.len().saturating_sub(self.neighbours.len())
    }

    /// Returns the vertices of all groups, ascending.
    pub fn members(&self) -> Vec<usize> {
        let mut members = self.groups.concat();
        members.sort_unstable();
        members
    }

    pub fn united(all: impl IntoIterator<Item = Self>) -> Self {
        let mut united = Self { groups: Vec::new(), neighbours: Vec::new() };
        for one in all {
            united.groups.extend(one.groups);
            united.neighbours.extend(one.neighbours);
        }
        united.groups.sort_unstable();
        united.neighbours.sort_unstable();
        united
    }
}

impl LargestMatching {
    /// Returns the obstacles to a perfect matching, in independent pieces; together they account for every vertex
    /// without a partner. The matching must be complete.
    pub fn shortages(&mut self) -> Vec<Shortage> {
        let outer = self.exposable();
        let vertices = self.graph().vertices();
        let mut inner = BitSet::empty(vertices);
        for vertex in outer.iter() {
            self.graph()
                .neighbours(vertex)
                .filter(|&next| !outer.contains(next))
                .for_each(|v| inner.insert(v));
        }
        let mut seen = BitSet::empty(vertices);
        let mut found = Vec::new();
        for start in outer.iter() {
            if seen.contains(start) {
                continue;
            }
            let mut piece = Shortage { groups: Vec::new(), neighbours: Vec::new() };
            // Vertices from which the next groups are reached.
            let mut starts = vec![start];
            while let Some(start) = starts.pop() {
                if seen.contains(start) {
                    continue;
                }
                let group = self.group(start, &outer, &mut seen);
                for &member in &group {
                    let around = self.graph().neighbours(member).filter(|&next| inner.contains(next));
                    for next in around.collect::<Vec<_>>() {
                        if !seen.contains(next) {
                            seen.insert(next);
                            piece.neighbours.push(next);
                            starts.extend(self.graph().neighbours(next).filter(|&v| outer.contains(v)));
                        }
                    }
                }
                piece.groups.push(group);
            }
            piece.groups.sort_unstable();
            piece.neighbours.sort_unstable();
            found.push(piece);
        }
        found
    }

    /// Returns the vertices of a set that can be reached from one of them within the set, ascending.
    fn group(&self, start: usize, set: &BitSet, seen: &mut BitSet) -> Vec<usize> {
        let mut group = vec![start];
        seen.insert(start);
        let mut at = 0;
        while let Some(&vertex) = group.get(at) {
            at += 1;
            for next in self.graph().neighbours(vertex) {
                if set.contains(next) && !seen.contains(next) {
                    seen.insert(next);
                    group.push(next);
                }
            }
        }
        group.sort_unstable();
        group
    }
}

#[cfg(test)]
mod tests {
    use super::super::Graph;
    use super::*;

    fn graph(vertices: usize, edges: &[(usize, usize)]) -> Graph {
        let mut graph = Graph::new(vertices);
        edges.iter().for_each(|&(one, other)| graph.join(one, other));
        graph
    }

    #[test]
    fn vertices_that_share_too_few_neighbours_are_found_and_no_others() {
        // 0, 1 and 2 have only 3; 4 and 5 have each other.
        let found = LargestMatching::of(graph(6, &[(0, 3), (1, 3), (2, 3), (3, 4), (4, 5)])).shortages();
        assert_eq!(found, [Shortage { groups: vec![vec![0], vec![1], vec![2]], neighbours: vec![3] }]);
        assert_eq!((found[0].exposed(), found[0].members()), (2, vec![0, 1, 2]));
    }

    #[test]
    fn odd_groups_and_single_vertices_are_pieces_of_their_own() {
        let found = LargestMatching::of(graph(4, &[(0, 1), (1, 2), (2, 0)])).shortages();
        let piece = |group: Vec<usize>| Shortage { groups: vec![group], neighbours: Vec::new() };
        assert_eq!(found, [piece(vec![0, 1, 2]), piece(vec![3])]);
        assert_eq!(Shortage::united(found).exposed(), 2);
    }

    #[test]
    fn a_perfect_matching_lacks_nothing() {
        assert_eq!(LargestMatching::of(graph(4, &[(0, 1), (1, 2), (2, 3)])).shortages(), []);
    }

    /// On all graphs of six vertices: the count equals the number of exposed vertices, edges lead out of a group only
    /// to a neighbour, and every group is odd.
    #[test]
    fn the_count_is_the_number_of_exposed_vertices() {
        let places: Vec<(usize, usize)> =
            (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other))).collect();
        for chosen in 0_u32..1 << places.len() {
            let edges: Vec<_> = places
                .iter()
                .enumerate()
                .filter(|(at, _)| chosen >> at & 1 == 1)
                .map(|(_, &edge)| edge)
                .collect();
            let graph = graph(6, &edges);
            let mut matching = LargestMatching::of(graph.clone());
            let exposed = matching.exposed().count();
            let found = matching.shortages();
            assert_eq!(found.iter().map(Shortage::exposed).sum::<usize>(), exposed, "{edges:?}");
            for piece in &found {
                assert!(piece.exposed() > 0, "{edges:?}");
                for group in &piece.groups {
                    assert_eq!(group.len() % 2, 1, "{edges:?}");
                    let around = group.iter().flat_map(|&member| graph.neighbours(member));
                    assert!(around.into_iter().all(|v| group.contains(&v) || piece.neighbours.contains(&v)));
                }
            }
        }
    }
}
