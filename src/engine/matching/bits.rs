//! Sets of small numbers, and graphs as rows of bits: one word holds 64 vertices.
//!
//! Custom code, because the row of a graph is a slice of one allocation and two rows are combined without being stored.
//! With `fixedbitset` behind the same methods the benchmarks need up to 10.6 % more instructions (`docs/benchmarks.md`,
//! "Matchings").

/// A set of numbers below a fixed bound.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BitSet {
    words: Vec<u64>,
}

impl BitSet {
    /// Returns the empty set of numbers below `bound`.
    pub fn empty(bound: usize) -> Self {
        Self { words: vec![0; bound.div_ceil(64)] }
    }

    /// Returns the set of all numbers below `bound`.
    pub fn full(bound: usize) -> Self {
        let mut set = Self { words: vec![u64::MAX; bound.div_ceil(64)] };
        if !bound.is_multiple_of(64)
            && let Some(last) = set.words.last_mut()
        {
            *last = (1 << (bound % 64)) - 1;
        }
        set
    }

    /// Adds a number below the bound.
    pub fn insert(&mut self, number: usize) {
        invariant!(number / 64 < self.words.len(), "{number} is beyond the bound");
        self.words[number / 64] |= 1 << (number % 64);
    }

    pub fn set(&mut self, number: usize, is_in: bool) {
        if is_in { self.insert(number) } else { self.remove(number) }
    }

    pub fn remove(&mut self, number: usize) {
        self.words[number / 64] &= !(1 << (number % 64));
    }

    pub fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Returns the numbers in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(self.words.iter().copied())
    }

    /// Returns the words: bit `i` of word `w` represents the number `64 * w + i`.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Retains the numbers that are also in `other`.
    pub fn keep(&mut self, other: &[u64]) {
        self.words.iter_mut().zip(other).for_each(|(word, kept)| *word &= kept);
    }

    /// Returns true if some number is also in `other`.
    pub fn meets(&self, other: &[u64]) -> bool {
        self.words.iter().zip(other).any(|(word, other)| word & other != 0)
    }

    /// Returns the smallest number that is also in `other`.
    pub fn first_in(&self, other: &[u64]) -> Option<usize> {
        let mut both = self.words.iter().zip(other).map(|(word, other)| word & other).enumerate();
        let (place, word) = both.find(|&(_, word)| word != 0)?;
        Some(place * 64 + word.trailing_zeros() as usize)
    }

    /// Removes the numbers of `other`.
    pub fn subtract(&mut self, other: &[u64]) {
        self.words.iter_mut().zip(other).for_each(|(word, gone)| *word &= !gone);
    }

    /// Removes the numbers of `other` from `first` on.
    pub fn subtract_from(&mut self, first: usize, other: &[u64]) {
        let whole = first / 64;
        for (place, (word, gone)) in self.words.iter_mut().zip(other).enumerate().skip(whole) {
            let mask = if place == whole { u64::MAX << (first % 64) } else { u64::MAX };
            *word &= !(gone & mask);
        }
    }

    /// Removes all numbers below `first`.
    pub fn drop_below(&mut self, first: usize) {
        let whole = (first / 64).min(self.words.len());
        self.words[..whole].fill(0);
        if let Some(word) = self.words.get_mut(whole) {
            *word &= u64::MAX << (first % 64);
        }
    }

    /// Adds all numbers of `other`.
    pub fn unite(&mut self, other: &[u64]) {
        self.words.iter_mut().zip(other).for_each(|(word, more)| *word |= more);
    }
}

/// Returns the positions of the bits that are set, ascending.
pub(crate) fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    Ones { words, word: 0, next: 0 }
}

/// The innermost loop of every search: without nested iterators a step takes a few instructions.
struct Ones<I> {
    words: I,
    /// Remaining bits of the current word.
    word: u64,
    /// Position of the first bit of the next word.
    next: usize,
}

impl<I: Iterator<Item = u64>> Iterator for Ones<I> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.word = self.words.next()?;
            self.next += 64;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.next - 64 + bit)
    }

    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, start: B, mut step: F) -> B {
        let Self { words, word, next } = self;
        let mut of_word = |mut value: B, mut word: u64, first: usize| {
            while word != 0 {
                value = step(value, first + word.trailing_zeros() as usize);
                word &= word - 1;
            }
            value
        };
        let value = of_word(start, word, next.saturating_sub(64));
        words.zip((next..).step_by(64)).fold(value, |value, (word, first)| of_word(value, word, first))
    }
}

/// An undirected graph without loops: one row of bits for each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    vertices: usize,
    width: usize,
    rows: Vec<u64>,
}

impl Graph {
    pub fn new(vertices: usize) -> Self {
        let width = vertices.div_ceil(64);
        Self { vertices, width, rows: vec![0; vertices * width] }
    }

    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// Adds an edge between two different vertices.
    pub fn join(&mut self, one: usize, other: usize) {
        invariant!(one != other && one.max(other) < self.vertices, "{one} and {other} of {}", self.vertices);
        self.rows[one * self.width + other / 64] |= 1 << (other % 64);
        self.rows[other * self.width + one / 64] |= 1 << (one % 64);
    }

    pub fn cut(&mut self, one: usize, other: usize) {
        self.rows[one * self.width + other / 64] &= !(1 << (other % 64));
        self.rows[other * self.width + one / 64] &= !(1 << (one % 64));
    }

    /// Returns true if there is an edge between two vertices.
    pub fn joined(&self, one: usize, other: usize) -> bool {
        self.rows[one * self.width + other / 64] >> (other % 64) & 1 == 1
    }

    /// Returns the neighbours of a vertex as words: bit `i` of word `w` represents the vertex `64 * w + i`.
    pub fn row(&self, vertex: usize) -> &[u64] {
        &self.rows[vertex * self.width..(vertex + 1) * self.width]
    }

    /// Returns the neighbours of a vertex for modification; the caller keeps both directions consistent.
    pub fn row_mut(&mut self, vertex: usize) -> &mut [u64] {
        &mut self.rows[vertex * self.width..(vertex + 1) * self.width]
    }

    /// Returns the neighbours of a vertex in ascending order.
    pub fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.row(vertex).iter().copied())
    }

    /// Returns the neighbours that are smaller than the vertex, in ascending order.
    pub fn neighbours_before(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let (whole, rest) = (vertex / 64, (1 << (vertex % 64)) - 1);
        let row = self.row(vertex).iter().enumerate().take(whole + 1);
        ones(row.map(move |(place, word)| if place < whole { *word } else { word & rest }))
    }

    /// Returns the edges, each with the smaller vertex first.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.vertices).flat_map(move |other| self.neighbours_before(other).map(move |one| (one, other)))
    }

    pub fn size(&self) -> usize {
        (0..self.vertices).map(|vertex| self.degree(vertex)).sum::<usize>() / 2
    }

    pub fn degree(&self, vertex: usize) -> usize {
        self.row(vertex).iter().map(|word| word.count_ones() as usize).sum()
    }
}
