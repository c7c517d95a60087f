//! Perfect matchings that are best by several counts in turn.

use super::{BitSet, Graph, LargestMatching, LeastMatching, Weight};

/// The best perfect matchings of a graph by counts applied in turn, most significant first.
///
/// Invariant: the best matchings are the perfect matchings of the graph in which exactly one edge leaves each of some
/// odd sets of vertices. Duals characterise the matchings of least weight in this way: these consist of edges without
/// slack, and one edge leaves each odd set with a dual (complementary slackness, Edmonds 1965). The next count is less
/// significant in the weight than the number of odd sets that an edge leaves: in every perfect matching at least one
/// edge leaves each odd set, so those of least weight have exactly one, and the least count of all such matchings. So a
/// weight contains only one count, however many have been applied: a few bits more than the count needs, instead of the
/// sum of the bits of all counts.
#[derive(Clone, Debug)]
pub struct BestMatchings {
    matching: LargestMatching,
    /// For each vertex, the odd sets that contain it; empty if there are none.
    sets: Vec<BitSet>,
}

impl BestMatchings {
    /// Starts with all perfect matchings of a graph, one of which is given; `None` if it is not perfect.
    pub fn new(matching: LargestMatching) -> Option<Self> {
        matching.is_perfect().then_some(Self { matching, sets: Vec::new() })
    }

    /// Returns the graph of the edges that may be part of one of the best matchings.
    pub fn graph(&self) -> &Graph {
        self.matching.graph()
    }

    pub fn mate(&self, vertex: usize) -> usize {
        self.matching.mate(vertex).unwrap_or(vertex)
    }

    /// Returns one of the best matchings if there are no odd sets: then every perfect matching of the graph is one.
    pub fn plain(&self) -> Option<&LargestMatching> {
        self.sets.is_empty().then_some(&self.matching)
    }

    /// Returns the matching of [`plain`](Self::plain) for further narrowing; it must stay perfect.
    pub fn plain_mut(&mut self) -> Option<&mut LargestMatching> {
        self.sets.is_empty().then_some(&mut self.matching)
    }

    /// Returns one of the best matchings; if there are [no odd sets](Self::plain), every perfect matching of its graph
    /// is one.
    pub fn into_one(self) -> LargestMatching {
        self.matching
    }

    /// Removes the edges that `keep` clears from the row of each vertex, in both directions, if one of the best
    /// matchings is found among the others. Else changes nothing and returns false, which proves nothing if there are
    /// odd sets.
    pub fn narrow(&mut self, keep: impl FnMut(usize, &mut [u64])) -> bool {
        let mut narrowed = self.matching.clone();
        let is_best = narrowed.narrow(keep) == 0
            && (self.sets.is_empty() || {
                let vertices = 0..self.sets.len();
                let left = |matching: &LargestMatching| -> u32 {
                    let of = |vertex| self.odd_sets_left(vertex, matching.mate(vertex).unwrap_or(vertex));
                    vertices.clone().map(of).sum()
                };
                left(&narrowed) == left(&self.matching)
            });
        if is_best {
            self.matching = narrowed;
        }
        is_best
    }

    /// Applies a count: returns the matchings of least cost. `charge` receives the two vertices of an edge in any
    /// order.
    pub fn least(&self, charge: impl Fn(usize, usize) -> u32) -> Self {
        let vertices = self.graph().vertices();
        let (most, most_left) = self.graph().edges().fold((0, 0), |(most, most_left), (one, other)| {
            (most.max(charge(one, other)), most_left.max(self.odd_sets_left(one, other)))
        });
        let (charges, sets) = (bits(most, vertices), bits(most_left, vertices));
        if charges + sets + i64::SPARE <= i64::BITS {
            self.lightest::<i64>(charges, charge)
        } else {
            self.lightest::<i128>(charges, charge)
        }
    }

    /// Returns the number of bits of the largest number of odd sets left by the edges of a matching.
    pub fn bits(&self) -> u32 {
        let most = self.graph().edges().map(|(one, other)| self.odd_sets_left(one, other)).max().unwrap_or(0);
        bits(most, self.graph().vertices())
    }

    fn lightest<W: Weight>(&self, bits: u32, charge: impl Fn(usize, usize) -> u32) -> Self {
        let weigh = |one: usize, other: usize| {
            W::digit(self.odd_sets_left(one, other), bits) + W::digit(charge(one, other), 0)
        };
        // One exists, since this matching is perfect.
        let Some(least) = LeastMatching::along(self.graph(), weigh) else { return self.clone() };
        let vertices = self.graph().vertices();
        let odd_sets = least.odd_sets();
        let mut sets = Vec::new();
        if !odd_sets.is_empty() {
            sets = vec![BitSet::empty(odd_sets.len()); vertices];
            for (place, set) in odd_sets.iter().enumerate() {
                set.iter().for_each(|vertex| sets[vertex].insert(place));
            }
        }
        Self { matching: least.tight().clone(), sets }
    }

    /// Returns the number of odd sets that the edge between two vertices leaves: those with only one of them.
    pub fn odd_sets_left(&self, one: usize, other: usize) -> u32 {
        match (self.sets.get(one), self.sets.get(other)) {
            (Some(one), Some(other)) => {
                one.words().iter().zip(other.words()).map(|(one, other)| (one ^ other).count_ones()).sum()
            }
            _ => 0,
        }
    }
}

impl<W: Weight> LeastMatching<W> {
    /// Converts the best matchings, for further narrowing: they are those of least weight if the weight of each edge is
    /// the number of odd sets it leaves. 64 bits hold such weights of any two million vertices.
    pub fn of_best(best: &BestMatchings) -> Option<Self> {
        if let Some(plain) = best.plain() {
            return Self::plain_of(plain.clone());
        }
        invariant!(best.bits() + W::SPARE <= W::BITS, "{} bits", best.bits());
        Self::along(best.graph(), |one, other| W::digit(best.odd_sets_left(one, other), 0))
    }
}

/// Returns the number of bits of the sum over a perfect matching of this number of vertices, if an edge counts at most
/// `most`.
fn bits(most: u32, vertices: usize) -> u32 {
    u32::BITS - most.leading_zeros() + usize::BITS - (vertices / 2).leading_zeros()
}
