//! All types compared with a trial of all matchings of small graphs.

use super::*;
use crate::test_dice::Dice;
use crate::test_effort::cases;
use proptest::prelude::*;

type Edges = Vec<(usize, usize, i64)>;

/// Returns every matching (maximal or not) of the edges, as lists of edge indices.
fn all_matchings(edges: &Edges) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for (place, &(a, b, _)) in edges.iter().enumerate() {
        let free = |used: &Vec<usize>| {
            used.iter().all(|&other| {
                let (c, d, _) = edges[other];
                ![c, d].contains(&a) && ![c, d].contains(&b)
            })
        };
        let more: Vec<_> = found.iter().filter(|used| free(used)).cloned().collect();
        found.extend(more.into_iter().map(|mut used| {
            used.push(place);
            used
        }));
    }
    found
}

fn weight_of(edges: &Edges, used: &[usize]) -> i64 {
    used.iter().map(|&place| edges[place].2).sum()
}

fn graph_of(vertices: usize, edges: &Edges) -> Graph {
    let mut graph = Graph::new(vertices);
    edges.iter().for_each(|&(a, b, _)| graph.join(a, b));
    graph
}

fn weighted<W: Weight>(vertices: usize, edges: &Edges) -> WeightedGraph<W> {
    let mut graph = WeightedGraph::new(vertices);
    for &(a, b, weight) in edges {
        let size = W::digit(weight.unsigned_abs() as u32, 0);
        graph.join(a, b, if weight < 0 { W::ZERO - size } else { size });
    }
    graph
}

fn some_edges(density: f64, spread: i64) -> impl Strategy<Value = (usize, Edges)> {
    (2usize..9).prop_flat_map(move |vertices| {
        let pairs: Vec<_> = (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b))).collect();
        let edge = (prop::bool::weighted(density), -spread..=spread);
        prop::collection::vec(edge, pairs.len()).prop_map(move |drawn| {
            let edges = pairs.iter().zip(drawn).filter(|(_, (there, _))| *there);
            (vertices, edges.map(|(&(a, b), (_, weight))| (a, b, weight)).collect())
        })
    })
}

fn check_least<W: Weight>(vertices: usize, edges: &Edges, questions: &[(usize, u8)]) {
    let found = LeastMatching::<W>::new(weighted(vertices, edges));
    let mut perfect: Vec<_> =
        all_matchings(edges).into_iter().filter(|used| used.len() * 2 == vertices).collect();
    let Some(least) = perfect.iter().map(|used| weight_of(edges, used)).min() else {
        assert!(found.is_err());
        return;
    };
    let found = found.unwrap();
    let value = |number: i64| {
        let size = W::digit(number.unsigned_abs() as u32, 0);
        if number < 0 { W::ZERO - size } else { size }
    };
    assert_eq!(found.weight(), value(least));
    for used in &perfect {
        let mut partners = vec![0; vertices];
        for (a, b, _) in used.iter().map(|&place| edges[place]) {
            (partners[a], partners[b]) = (b, a);
        }
        let is_least = weight_of(edges, used) == least;
        let is_tight = (0..vertices).all(|one| found.tight().graph().joined(one, partners[one]));
        assert!(is_tight || !is_least);
        assert!(!is_tight || found.is_least(&partners) == is_least);
    }
    perfect.retain(|used| weight_of(edges, used) == least);
    for vertex in 0..vertices {
        let partners = found.clone().partners(vertex);
        let mut expected: Vec<usize> =
            perfect.iter().filter_map(|used| partner_in(edges, used, vertex)).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(partners.iter().collect::<Vec<_>>(), expected);
    }
    check_narrowing(vertices, edges, found, perfect, questions);
}

fn partner_in(edges: &Edges, used: &[usize], vertex: usize) -> Option<usize> {
    used.iter().find_map(|&place| match edges[place] {
        (a, b, _) if a == vertex => Some(b),
        (a, b, _) if b == vertex => Some(a),
        _ => None,
    })
}

/// Narrows a least matching repeatedly; `perfect` are all matchings of its weight.
fn check_narrowing<W: Weight>(
    vertices: usize,
    edges: &Edges,
    mut found: LeastMatching<W>,
    mut perfect: Vec<Vec<usize>>,
    questions: &[(usize, u8)],
) {
    let least = found.weight();
    let of_list = |used: &Vec<usize>, vertex: usize| partner_in(edges, used, vertex);
    for &(vertex, mask) in questions {
        let vertex = vertex % vertices;
        let allowed = |other: usize| mask >> (other % 8) & 1 == 1;
        let kept: Vec<_> =
            perfect.iter().filter(|used| of_list(used, vertex).is_some_and(allowed)).cloned().collect();
        assert_eq!(found.rematch(vertex, allowed), !kept.is_empty());
        found.check();
        if !kept.is_empty() {
            perfect = kept;
        }
        assert_eq!(found.weight(), least);
        let pairs: Vec<_> = (0..vertices).map(|vertex| found.mate(vertex)).collect();
        assert!(perfect.iter().any(|used| (0..vertices).all(|v| of_list(used, v) == Some(pairs[v]))));
    }
}

/// Graphs of up to 14 vertices, some of which have few neighbours.
fn larger(spread: impl Strategy<Value = i64>) -> impl Strategy<Value = (usize, Edges)> {
    (3usize..8, 0usize..9, spread).prop_flat_map(|(half, narrow, spread)| {
        let vertices = 2 * half;
        let pairs: Vec<_> = (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b))).collect();
        let edge = (0..100, 0..=spread);
        prop::collection::vec(edge, pairs.len()).prop_map(move |drawn| {
            let share = |(a, b)| {
                if a < narrow && b < narrow {
                    8
                } else if a < narrow {
                    35
                } else {
                    70
                }
            };
            let edges = pairs.iter().zip(drawn).filter(|&(&pair, (roll, _))| roll < share(pair));
            (vertices, edges.map(|(&(a, b), (_, weight))| (a, b, weight)).collect())
        })
    })
}

/// Graphs of up to 120 vertices made around a perfect matching of least weight, which duals prove: in turn each two
/// pairs have an odd set of three, and the weight of an edge is the sum of its two duals, less that of a set around
/// both, plus its slack, which is zero for a matched one. Also returns the weight of the matching.
fn planted() -> impl Strategy<Value = (usize, Edges, i64)> {
    (10usize..30, any::<u64>(), 1i64..300).prop_map(|(quads, seed, spread)| {
        let mut dice = Dice(seed);
        let vertices = 4 * quads;
        let mut up_to = |most: i64| i64::try_from(dice.roll(usize::try_from(most).unwrap() + 1)).unwrap();
        let duals: Vec<i64> = (0..vertices).map(|_| up_to(spread)).collect();
        let of_sets: Vec<i64> = (0..quads).map(|_| if up_to(1) == 0 { up_to(spread) } else { 0 }).collect();
        let order: Vec<i64> = (0..vertices).map(|_| up_to(1 << 30)).collect();
        let mut names: Vec<usize> = (0..vertices).collect();
        names.sort_by_key(|&name| order[name]);
        let (mut edges, mut least) = (Edges::new(), 0);
        for other in 0..vertices {
            for one in 0..other {
                let is_matched = other % 2 == 1 && one + 1 == other;
                let is_inside = one / 4 == other / 4 && other % 4 < 3;
                let of_set = if is_inside { of_sets[one / 4] } else { 0 };
                let slack = if is_matched || up_to(9) == 0 { 0 } else { 1 + up_to(spread) };
                let weight = duals[one] + duals[other] - of_set + slack;
                least += if is_matched { weight } else { 0 };
                if is_matched || up_to(3) > 0 {
                    edges.push((names[one].min(names[other]), names[one].max(names[other]), weight));
                }
            }
        }
        (vertices, edges, least)
    })
}

/// Returns the least weight of a perfect matching, found set by set.
fn least_by_sets(vertices: usize, edges: &Edges) -> Option<i64> {
    let mut least = vec![None; 1 << vertices];
    least[0] = Some(0);
    for set in 1usize..1 << vertices {
        let last = set.ilog2() as usize;
        let with = |&(a, b, weight): &(usize, usize, i64)| {
            let rest = set & !(1 << a) & !(1 << b);
            if b == last && set >> a & 1 == 1 { least[rest].map(|least| least + weight) } else { None }
        };
        least[set] = edges.iter().filter_map(with).min();
    }
    least[(1 << vertices) - 1]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1000, 3000)))]

    #[test]
    fn the_least_matching_and_every_narrowing_agree_with_trial(
        (vertices, edges) in prop_oneof![some_edges(0.9, 2), some_edges(0.7, 5), some_edges(0.9, 1000)],
        questions in prop::collection::vec((0usize..9, any::<u8>()), 0..12),
    ) {
        check_least::<i64>(vertices, &edges, &questions);
        check_least::<Wide<2>>(vertices, &edges, &questions);
    }

    #[test]
    fn a_demand_within_the_bound_is_met_at_the_weight_that_trial_finds(
        (vertices, edges) in prop_oneof![some_edges(0.9, 2), some_edges(0.7, 5), some_edges(0.9, 1000)],
        demands in prop::collection::vec((0usize..9, 0usize..9, 0i64..12, any::<bool>()), 1..8),
        questions in prop::collection::vec((0usize..9, any::<u8>()), 0..8),
    ) {
        let mut perfect: Vec<_> =
            all_matchings(&edges).into_iter().filter(|used| used.len() * 2 == vertices).collect();
        let least = |perfect: &Vec<Vec<usize>>| perfect.iter().map(|used| weight_of(&edges, used)).min();
        let Ok(mut found) = BoundedMatching::<i64>::new(weighted(vertices, &edges)) else {
            prop_assert!(perfect.is_empty());
            return Ok(());
        };
        for (one, other, room, is_made_anew) in demands {
            let (one, other) = (one % vertices, other % vertices);
            if is_made_anew {
                found.begin_anew();
            }
            let most = found.weight() + room * room;
            let has = |used: &&Vec<usize>| used.iter().any(|&place| {
                let (a, b, _) = edges[place];
                (a, b) == (one.min(other), one.max(other))
            });
            let kept: Vec<_> = perfect.iter().filter(has).cloned().collect();
            let is_within = least(&kept).is_some_and(|least| least <= most);
            prop_assert_eq!(found.demand(one, other, most), is_within);
            found.check();
            if is_within {
                perfect = kept;
            }
            prop_assert_eq!(Some(found.weight()), least(&perfect));
            let pairs: Edges = edges.iter().copied().filter(|&(a, b, _)| found.mate(a) == b).collect();
            prop_assert_eq!(pairs.len() * 2, vertices);
            prop_assert_eq!(pairs.iter().map(|&(_, _, weight)| weight).sum::<i64>(), found.weight());
            prop_assert!((0..vertices).all(|vertex| found.mate(found.mate(vertex)) == vertex));
        }
        let least = least(&perfect);
        perfect.retain(|used| Some(weight_of(&edges, used)) == least);
        check_narrowing(vertices, &edges, LeastMatching::from(found), perfect, &questions);
    }

    #[test]
    fn the_least_matching_of_more_vertices_weighs_what_trial_by_sets_says_from_any_guess(
        (vertices, edges) in larger(prop_oneof![Just(1), Just(3), Just(40)]),
        guess in prop::collection::vec(-30i64..30, 14),
    ) {
        let found = LeastMatching::<i64>::new(weighted(vertices, &edges)).ok();
        let least = least_by_sets(vertices, &edges);
        prop_assert_eq!(found.map(|found| found.weight()), least);
        let found = LeastMatching::<i64>::near(weighted(vertices, &edges), &guess[..vertices]).ok();
        prop_assert_eq!(found.map(|found| found.weight()), least);
    }

    #[test]
    fn the_best_by_one_count_after_the_other_are_those_that_trial_finds(
        (vertices, edges) in prop_oneof![some_edges(0.9, 0), some_edges(0.6, 0)],
        counts in prop::collection::vec(prop::collection::vec(0u32..4, 28), 1..5),
        barred in any::<u32>(),
    ) {
        let mut perfect: Vec<_> =
            all_matchings(&edges).into_iter().filter(|used| used.len() * 2 == vertices).collect();
        let Some(mut best) = BestMatchings::new(LargestMatching::of(graph_of(vertices, &edges))) else {
            prop_assert!(perfect.is_empty());
            return Ok(());
        };
        let place_of = |one: usize, other: usize| {
            edges.iter().position(|&(a, b, _)| (a, b) == (one.min(other), one.max(other))).unwrap()
        };
        let pairs = |best: &BestMatchings| -> Vec<usize> {
            let mut pairs: Vec<_> = (0..vertices).map(|vertex| place_of(vertex, best.mate(vertex))).collect();
            pairs.sort_unstable();
            pairs.dedup();
            pairs
        };
        for charge in counts {
            let charged = |used: &Vec<usize>| used.iter().map(|&place| charge[place]).sum::<u32>();
            let least = perfect.iter().map(charged).min();
            best = best.least(|one, other| charge[place_of(one, other)]);
            let left = |used: &[usize]| -> u32 {
                used.iter().map(|&place| best.odd_sets_left(edges[place].0, edges[place].1)).sum()
            };
            let once = left(&pairs(&best));
            for used in all_matchings(&edges).iter().filter(|used| used.len() * 2 == vertices) {
                let is_in = used.iter().all(|&place| best.graph().joined(edges[place].0, edges[place].1));
                let is_best = perfect.contains(used) && Some(charged(used)) == least;
                prop_assert_eq!(is_in && left(used) == once, is_best);
            }
            perfect.retain(|used| Some(charged(used)) == least);
            prop_assert!(perfect.contains(&pairs(&best)));
            let matching = LeastMatching::<i64>::of_best(&best).unwrap();
            prop_assert_eq!(matching.weight(), i64::from(once));
        }
        let is_barred = |place: usize| barred >> place & 1 == 1;
        let kept: Vec<_> =
            perfect.iter().filter(|used| used.iter().all(|&place| !is_barred(place))).collect();
        let is_plain = best.plain().is_some();
        let narrowed = best.narrow(|vertex, row| {
            let barred = edges.iter().enumerate().filter(|&(place, _)| is_barred(place));
            for (_, &(a, b, _)) in barred.filter(|(_, (a, b, _))| [a, b].contains(&&vertex)) {
                row[0] &= !(1 << (a + b - vertex));
            }
        });
        prop_assert!(!narrowed || kept.contains(&&pairs(&best)));
        prop_assert!(narrowed || !is_plain || kept.is_empty());
    }

    #[test]
    fn the_largest_matching_exposes_whom_trial_exposes((vertices, edges) in some_edges(0.4, 0)) {
        let all = all_matchings(&edges);
        let most = all.iter().map(Vec::len).max().unwrap();
        let mut found = LargestMatching::of(graph_of(vertices, &edges));
        prop_assert_eq!(found.exposed().count(), vertices - 2 * most);
        let covers = |used: &[usize], vertex| used.iter().any(|&place| {
            let (a, b, _) = edges[place];
            a == vertex || b == vertex
        });
        let expected: Vec<usize> = (0..vertices)
            .filter(|&vertex| all.iter().any(|used| used.len() == most && !covers(used, vertex)))
            .collect();
        prop_assert_eq!(found.exposable().iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_demand_is_met_when_trial_meets_it(
        (vertices, edges) in some_edges(0.7, 0),
        demands in prop::collection::vec((0usize..9, 0usize..9, any::<u8>()), 1..6),
    ) {
        let mut found = LargestMatching::of(graph_of(vertices, &edges));
        if !found.is_perfect() {
            return Ok(());
        }
        let mut perfect: Vec<_> =
            all_matchings(&edges).into_iter().filter(|used| used.len() * 2 == vertices).collect();
        for (one, other, mask) in demands {
            let (one, other) = (one % vertices, other % vertices);
            let mut wanted = BitSet::empty(vertices);
            (0..vertices).filter(|other| mask >> (other % 8) & 1 == 1).for_each(|other| wanted.insert(other));
            let meets_wanted = |used: &Vec<usize>| used.iter().any(|&place| {
                let (a, b, _) = edges[place];
                a == one && wanted.contains(b) || b == one && wanted.contains(a)
            });
            let graph = found.graph().clone();
            prop_assert_eq!(found.rematch(one, &wanted), perfect.iter().any(meets_wanted));
            prop_assert!(found.is_perfect() && found.graph() == &graph);
            prop_assert!(!perfect.iter().any(meets_wanted) || found.mate(one).is_some_and(|mate| wanted.contains(mate)));
            let has = |used: &&Vec<usize>| used.iter().any(|&place| {
                let (a, b, _) = edges[place];
                (a, b) == (one.min(other), one.max(other))
            });
            let kept: Vec<_> = perfect.iter().filter(has).cloned().collect();
            prop_assert_eq!(found.possible_partners(one).contains(other), !kept.is_empty());
            prop_assert_eq!(found.demand(one, other), !kept.is_empty());
            prop_assert!(found.is_perfect());
            if !kept.is_empty() {
                perfect = kept;
            }
        }
    }
}

#[test]
fn every_graph_of_six_vertices_is_matched_as_largely_as_possible() {
    let pairs: Vec<_> = (0..6).flat_map(|a| (a + 1..6).map(move |b| (a, b))).collect();
    for mask in 0u32..1 << pairs.len() {
        let chosen = pairs.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1);
        let edges: Edges = chosen.map(|(_, &(a, b))| (a, b, 0)).collect();
        // Every vertex set is covered or not: a matching of six vertices has at most three edges.
        let most = (0..=3).rev().find(|&size| has_matching(&edges, 0, size)).unwrap();
        assert_eq!(6 - 2 * most, LargestMatching::of(graph_of(6, &edges)).exposed().count(), "{edges:?}");
    }
}

fn has_matching(edges: &[(usize, usize, i64)], used: u32, size: usize) -> bool {
    size == 0
        || edges.iter().enumerate().any(|(place, &(a, b, _))| {
            let both = 1 << a | 1 << b;
            used & both == 0 && has_matching(&edges[place + 1..], used | both, size - 1)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(100, 300)))]

    #[test]
    fn a_least_matching_made_by_its_duals_is_found_from_any_guess(
        (vertices, edges, least) in planted(),
        guess in prop::collection::vec(-300i64..300, 120),
    ) {
        let found = LeastMatching::<i64>::new(weighted(vertices, &edges)).unwrap();
        found.check();
        prop_assert_eq!(found.weight(), least);
        let found = LeastMatching::<i64>::near(weighted(vertices, &edges), &guess[..vertices]).ok();
        prop_assert_eq!(found.map(|found| found.weight()), Some(least));
    }
}

#[test]
fn a_large_narrow_field_keeps_its_blossoms_in_order() {
    // Odd cliques joined in a ring: many nested blossoms, one forced path.
    let (cliques, size) = (9, 7);
    let vertices = cliques * size + 1;
    let mut edges = Edges::new();
    for clique in 0..cliques {
        for a in 0..size {
            for b in a + 1..size {
                edges.push((clique * size + a, clique * size + b, (a * 7 + b * 3 + clique) as i64 % 5));
            }
        }
        let next = (clique + 1) % cliques;
        edges.push((clique * size + 6, next * size, 3));
    }
    edges.push((0, vertices - 1, 1));
    let mut found = LeastMatching::<i64>::new(weighted(vertices, &edges)).unwrap();
    let least = found.weight();
    for vertex in 0..vertices {
        let mate = found.mate(vertex);
        found.rematch(vertex, |other| other != mate);
        found.check();
        assert_eq!(found.weight(), least);
        assert!((0..vertices).all(|v| found.mate(found.mate(v)) == v));
    }
}
