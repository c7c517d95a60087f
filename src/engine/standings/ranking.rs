//! Calculation of standings: groups of tied players, split by one tie-break after the other.

use super::{SharedPlace, StandingsColumn, StandingsRow};
use crate::tiebreak::{
    Better, Chosen, Count, Definition, Method, Needs, ResultTable, Split, Summary, Term, TieBreakValue,
    TieBreakWarning, TiedGroup, ValueFormat, few_values, usable,
};
use crate::tournament::{PairingNumber, PlayerId, TieBreakId};
use std::cmp::Reverse;
use std::ops::Range;
use std::sync::Arc;

/// Players in order, with the ranges of groups of tied players.
#[derive(Clone, Debug)]
pub(super) struct TiedOrder {
    pub(super) players: Vec<PairingNumber>,
    pub(super) groups: Vec<Range<usize>>,
}

/// The order of all players, and the values that led to it.
pub(super) struct Ranking<'t> {
    pub(super) columns: Vec<StandingsColumn>,
    /// Method of each column as applied; `None` if it is refused.
    methods: Vec<Option<Method<'t>>>,
    pub(super) warnings: Vec<TieBreakWarning>,
    /// Final order, with the remaining ties.
    pub(super) order: TiedOrder,
    /// For each column, the groups in which its values are valid; `None` if they are valid for all.
    stages: Vec<Option<TiedOrder>>,
    /// By column, then by number.
    values: Vec<Vec<TieBreakValue>>,
    /// By line of the order: the column that ranked it below the line above. Boundaries of lines are unchanged while
    /// later columns reorder the players between them.
    decided_by: Vec<Option<usize>>,
}

/// Calculation of a tie-break of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calculation {
    pub column: StandingsColumn,
    pub value: TieBreakValue,
    /// The terms, including those cut; empty if there is nothing to add.
    pub terms: Vec<Term>,
    pub summary: Summary,
    /// Players by number, number 1 first, to resolve the numbers in the terms.
    pub players: Arc<[PlayerId]>,
}

impl<'t> Ranking<'t> {
    pub(super) fn new(table: &'t ResultTable, list: &[TieBreakId]) -> Self {
        let by_score = TiedOrder::by_score(table);
        let mut ranking = Self {
            columns: Vec::with_capacity(list.len()),
            methods: Vec::with_capacity(list.len()),
            warnings: Vec::new(),
            order: by_score.clone(),
            stages: Vec::with_capacity(list.len()),
            values: Vec::with_capacity(list.len()),
            decided_by: vec![None; table.len()],
        };
        for id in list {
            ranking.apply(table, id, &by_score);
        }
        // Later methods reorder players only within groups, so a group keeps its lines.
        for (column, stage) in ranking.columns.iter_mut().zip(&ranking.stages) {
            let groups = stage.iter().flat_map(|stage| &stage.groups);
            column.groups = groups.filter(|group| group.len() > 1).cloned().collect();
        }
        ranking
    }

    /// Applies the next method of the list.
    fn apply(&mut self, table: &'t ResultTable, id: &TieBreakId, by_score: &TiedOrder) {
        let rules = table.rules();
        let column = match usable(id, table.conditions()) {
            Err(error) => {
                self.keep(vec![TieBreakValue::Blank; table.len()], None);
                self.methods.push(None);
                let (format, better) = (ValueFormat::Points, Better::Greater);
                let (id, groups) = (id.clone(), Vec::new());
                StandingsColumn { id, article: "", format, better, groups, refused: Some(error) }
            }
            Ok(Chosen { method, modifiers, definition }) => {
                let better = method.better(modifiers);
                let mut prepared = method.on(table, modifiers);
                match &mut prepared {
                    Method::Each(count) => self.apply_each(table, &**count, better),
                    Method::Group(split) => {
                        let shown = definition.shows_score_group.then(|| by_score.clone());
                        self.apply_to_groups(
                            table,
                            &mut **split,
                            shown.unwrap_or_else(|| self.order.clone()),
                        );
                    }
                }
                self.methods.push(Some(prepared));
                self.warn_of_missing(method.needs, id);
                let rounds = table.planned_rounds();
                self.warnings.extend(few_values(id, modifiers, rules, rounds));
                let (id, Definition { article, format, .. }) = (id.clone(), definition);
                StandingsColumn { id, article, format, better, groups: Vec::new(), refused: None }
            }
        };
        self.columns.push(column);
    }

    /// Stores the values of a column, and the groups in which they are valid.
    fn keep(&mut self, values: Vec<TieBreakValue>, stage: Option<TiedOrder>) {
        self.values.push(values);
        self.stages.push(stage);
    }

    fn apply_each(&mut self, table: &ResultTable, count: &dyn Count, better: Better) {
        let mut terms = Vec::new();
        let mut value = |player: PairingNumber| {
            if table.is_struck(player) {
                return TieBreakValue::Blank;
            }
            terms.clear();
            count.terms(player, &mut terms);
            count.value(player, &terms)
        };
        let values: Vec<TieBreakValue> = table.numbers().map(&mut value).collect();
        self.split_by_value(&values, better);
        self.keep(values, None);
    }

    fn apply_to_groups(&mut self, table: &ResultTable, split: &mut dyn Split, shown: TiedOrder) {
        let mut values = vec![TieBreakValue::Blank; table.len()];
        shown.show(split, &mut values);
        self.split_by_group(split);
        self.keep(values, Some(shown));
    }

    /// Warns of players who remain tied because the last column has no value for them.
    fn warn_of_missing(&mut self, needs: Needs, id: &TieBreakId) {
        let Some(values) = self.values.last() else { return };
        let tied = self.order.groups.iter().filter(|group| group.len() > 1);
        let players = tied.flat_map(|group| &self.order.players[group.clone()]);
        let missing = players.filter(|player| values[player.index()] == TieBreakValue::Blank).count();
        let (id, players) = (id.clone(), missing);
        match needs {
            Needs::Ratings if missing > 0 => self.warnings.push(TieBreakWarning::Unrated { id, players }),
            Needs::Lots if missing > 0 => self.warnings.push(TieBreakWarning::NotDrawn { id, players }),
            Needs::Entry if missing > 0 => self.warnings.push(TieBreakWarning::NotEntered { id, players }),
            Needs::Results | Needs::Ratings | Needs::Lots | Needs::Entry => {}
        }
    }

    /// Splits every group by values; a group in which a player has none is not split.
    fn split_by_value(&mut self, values: &[TieBreakValue], better: Better) {
        let column = self.columns.len();
        let value = |player: &PairingNumber| &values[player.index()];
        let TiedOrder { players, groups } = &mut self.order;
        let mut split = Vec::with_capacity(groups.len());
        for group in groups.drain(..) {
            let members = &mut players[group.clone()];
            if members.len() < 2 || members.iter().any(|player| *value(player) == TieBreakValue::Blank) {
                split.push(group);
                continue;
            }
            match better {
                Better::Greater => members.sort_by(|one, other| value(other).cmp(value(one))),
                Better::Smaller => members.sort_by(|one, other| value(one).cmp(value(other))),
            }
            let parts = members.chunk_by(|one, other| value(one) == value(other));
            note_parts(&group, parts.map(<[_]>::len), column, &mut split, &mut self.decided_by);
        }
        *groups = split;
    }

    /// Splits every group by the ranks that the method assigns within it.
    fn split_by_group(&mut self, method: &mut dyn Split) {
        let column = self.columns.len();
        let TiedOrder { players, groups } = &mut self.order;
        let mut split = Vec::with_capacity(groups.len());
        for group in groups.drain(..) {
            let members = &mut players[group.clone()];
            if members.len() < 2 {
                split.push(group);
                continue;
            }
            let standings = method.split(TiedGroup { players: members, place: group.start + 1 });
            let mut ranked: Vec<(usize, PairingNumber)> =
                standings.iter().map(|standing| standing.rank).zip(members.iter().copied()).collect();
            ranked.sort_by_key(|&(rank, _)| rank);
            for (slot, &(_, player)) in members.iter_mut().zip(&ranked) {
                *slot = player;
            }
            let parts = ranked.chunk_by(|one, other| one.0 == other.0);
            note_parts(&group, parts.map(<[_]>::len), column, &mut split, &mut self.decided_by);
        }
        *groups = split;
    }

    /// Returns the calculation of the values of a player, one per column.
    pub(super) fn workings(&mut self, player: PairingNumber, players: &Arc<[PlayerId]>) -> Vec<Calculation> {
        let methods = self.methods.iter_mut().enumerate();
        let working = |(at, method): (usize, &mut Option<Method>)| {
            let (mut terms, mut summary) = (Vec::new(), Summary::Sum);
            let group = self.stages[at].as_ref().and_then(|stage| stage.group_of(player));
            match (method, group) {
                (Some(Method::Each(count)), _) => {
                    count.terms(player, &mut terms);
                    summary = count.summary(player, &terms);
                }
                (Some(Method::Group(split)), Some(group)) => split.terms(player, group, &mut terms),
                (Some(Method::Group(_)) | None, _) => {}
            }
            let (column, value) = (self.columns[at].clone(), self.values[at][player.index()].clone());
            Calculation { column, value, terms, summary, players: Arc::clone(players) }
        };
        methods.map(working).collect()
    }

    /// Returns the rows of the standings; players without a place are last.
    pub(super) fn rows(&self, table: &ResultTable) -> Vec<StandingsRow> {
        let row =
            |place: Option<SharedPlace>, decided_by: Option<usize>, number: PairingNumber| StandingsRow {
                place,
                player: table.player(number),
                number,
                scope: 0,
                score: table.score(number),
                tier: table.tier(number),
                to_play: table.to_play(number),
                values: self.values.iter().map(|column| column[number.index()].clone()).collect(),
                decided_by,
            };
        let mut rows = Vec::with_capacity(table.len());
        for group in &self.order.groups {
            let place = SharedPlace { first: group.start + 1, last: group.end };
            let lines = self.order.players[group.clone()].iter().zip(&self.decided_by[group.clone()]);
            rows.extend(lines.map(|(&number, &decided_by)| row(Some(place), decided_by, number)));
        }
        let without_place = table.numbers().filter(|&number| !table.is_ranked(number));
        rows.extend(without_place.map(|number| row(None, None, number)));
        rows
    }
}

/// Records the parts of a group by their lengths, with `column` as the deciding one at the start of each part but the
/// first.
fn note_parts(
    group: &Range<usize>,
    lengths: impl Iterator<Item = usize>,
    column: usize,
    split: &mut Vec<Range<usize>>,
    decided_by: &mut [Option<usize>],
) {
    let mut start = group.start;
    for length in lengths {
        if start > group.start {
            decided_by[start] = Some(column);
        }
        split.push(start..start + length);
        start += length;
    }
}

impl TiedOrder {
    /// Orders the ranked players by score, tied ones by number.
    fn by_score(table: &ResultTable) -> Self {
        let mut players: Vec<PairingNumber> =
            table.numbers().filter(|&number| table.is_ranked(number)).collect();
        players.sort_by_key(|&number| Reverse(table.tier(number)));
        let mut groups = Vec::new();
        let mut start = 0;
        for group in players.chunk_by(|&one, &other| table.tier(one) == table.tier(other)) {
            groups.push(start..start + group.len());
            start += group.len();
        }
        Self { players, groups }
    }

    /// Writes the values of a method within each group.
    fn show(&self, method: &mut dyn Split, values: &mut [TieBreakValue]) {
        for group in self.groups.iter().filter(|group| group.len() > 1) {
            let players = &self.players[group.clone()];
            let standings = method.split(TiedGroup { players, place: group.start + 1 });
            for (player, standing) in players.iter().zip(standings) {
                values[player.index()] = standing.value;
            }
        }
    }

    pub(super) fn group_of(&self, player: PairingNumber) -> Option<TiedGroup<'_>> {
        let place = self.players.iter().position(|&other| other == player)?;
        let group = self.groups.iter().find(|group| group.contains(&place))?;
        Some(TiedGroup { players: &self.players[group.clone()], place: group.start + 1 })
    }
}
