//! The matches and groups of a round in panes: headings over the boards of each, and a view of all matches with their
//! games.

use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::publish::text as sheet_text;
use crate::sheet::data::Section;
use crate::sheet::{bracket, groups, team_games, teams};
use crate::text::{self, Align};
use crate::widget::{Column, Rank, TableRow, Width};
use hakem_engine::format::{Course, Paired, is_by_game_points};
use hakem_engine::pairing::{MatchState, NextGame, facts_of, matches};
use hakem_engine::tournament::{
    BoardNo, GameResult, GameStage, Match, Outcome, Participant, PlayerId, Round,
};
use ratatui::text::Line;
use std::cmp::Ordering;

pub(super) enum MatchLine {
    Match(Match),
    /// Heading of further games of a match.
    Stage(GameStage),
    /// Heading of a group, by 0-based index; `None` for players without a group.
    Group(Option<usize>),
    Entry(usize),
}

pub(super) fn are_of_teams(round: &Round) -> bool {
    round.matches().first().is_some_and(|of| matches!(of.sides[0], Participant::Team(_)))
}

/// Returns true if the boards of the displayed round are listed by match: games of players across teams form none.
pub(super) fn are_listed(cx: &Context, round: &Round) -> bool {
    round.has_listed_matches() && !teams::have_no_matches(cx.snapshot, cx.round)
}

/// Returns true if a match of the displayed round has several games, as paired or as it will be paired.
pub(super) fn are_paired(cx: &Context) -> bool {
    match cx.snapshot.round(cx.round) {
        Some(round) => are_listed(cx, round),
        None => facts_of(cx.snapshot, cx.round).is_some_and(|facts| {
            let are_of_teams = facts.paired == Paired::Teams && facts.scores_matches;
            are_of_teams || facts.course == Course::Bracket || facts.games > 1
        }),
    }
}

/// Returns true if the boards of every match are contiguous by number, or belong to players who meet in several games.
pub(super) fn stand_together(cx: &Context, round: &Round) -> bool {
    let follow = |of: &Match| of.boards.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1);
    are_listed(cx, round) && (!are_of_teams(round) || round.matches().iter().all(follow))
}

/// Builds the column with team and board of a player, if the displayed round has games across teams.
pub(super) fn place_column(cx: &Context) -> Option<Column> {
    let is_shown = teams::have_no_matches(cx.snapshot, cx.round);
    let players =
        || cx.players().iter().map(|listed| text::width(&team_games::short_place(cx.event, listed.id)));
    is_shown.then(|| {
        let widest = u16::try_from(players().max().unwrap_or(0)).unwrap_or(u16::MAX);
        let width = Width::Natural { least: widest.min(PLACE), most: widest };
        Column::new(cx.texts.get("column-team"), width, Align::Left).ranked(Rank::Wanted(0))
    })
}

/// Minimum terminal columns of a team and a board.
const PLACE: u16 = 8;

/// Returns the match represented by the line of this board, if its teams list no players and therefore no player is
/// known at a board.
pub(super) fn as_one_line(cx: &Context, round: &Round, board: BoardNo) -> Option<Match> {
    if !round.has_listed_matches() {
        return None;
    }
    let listed = round.matches();
    let of = listed.iter().find(|of| of.boards.contains(&board))?;
    let is_one = cx.snapshot.lists_nobody(of) && round.game_stage(board) == GameStage::Match;
    is_one.then(|| of.clone())
}

/// Returns the board whose line shows a board: the first board of such a match, else the board itself.
pub(super) fn line_for(cx: &Context, round: &Round, board: BoardNo) -> BoardNo {
    as_one_line(cx, round, board).and_then(|of| of.boards.first().copied()).unwrap_or(board)
}

/// Returns the text in the result column of a board; for a match shown as one line, its score.
pub(super) fn shown_result(cx: &Context, round: &Round, board: BoardNo) -> String {
    match as_one_line(cx, round, board) {
        Some(of) if teams::has_score(round, &of) => score(cx, round, &of),
        Some(_) => cx.marks(None),
        None => cx.marks(round.result(board)),
    }
}

/// Returns the result of a board; for a match shown as one line, the result of a game that ends like the match, once
/// it is complete.
pub(super) fn result(cx: &Context, round: &Round, board: BoardNo) -> Option<GameResult> {
    let Some(of) = as_one_line(cx, round, board) else { return round.result(board) };
    if of.boards.iter().any(|&board| round.awaits(board)) {
        return None;
    }
    let mut score = teams::score(cx.event, round, &of);
    if is_turned(cx, round, &of) {
        score.reverse();
    }
    Some(GameResult::Played(match score[0].cmp(&score[1]) {
        Ordering::Greater => Outcome::WhiteWins,
        Ordering::Equal => Outcome::Draw,
        Ordering::Less => Outcome::BlackWins,
    }))
}

/// Returns the boards that have a separate line, each with its [`result`].
pub(super) fn lines(cx: &Context, round: &Round) -> Vec<(BoardNo, Option<GameResult>)> {
    let has_line = |board: &BoardNo| line_for(cx, round, *board) == *board;
    let boards = round.games().map(|(board, ..)| board).filter(has_line);
    boards.map(|board| (board, result(cx, round, board))).collect()
}

/// Sorts entries by match; entries without a match come last.
pub(super) fn sort<T>(round: &Round, entries: &mut [T], board: impl Fn(&T) -> Option<BoardNo>) {
    let listed = round.matches();
    let place = |entry: &T| {
        let board = board(entry)?;
        listed.iter().position(|of| of.boards.contains(&board))
    };
    entries.sort_by_key(|entry| place(entry).unwrap_or(usize::MAX));
}

/// Inserts headings over entries that are sorted by match; a match shown as one line has none.
pub(super) fn headed(
    cx: &Context,
    round: &Round,
    boards: impl Iterator<Item = Option<BoardNo>>,
) -> Vec<MatchLine> {
    let listed = round.matches();
    let mut lines = Vec::new();
    let (mut last, mut stage) = (None, GameStage::Match);
    for (at, board) in boards.enumerate() {
        let found = board.and_then(|board| {
            let place = listed.iter().position(|of| of.boards.contains(&board))?;
            Some((board, place, listed.get(place)?))
        });
        if let Some((board, place, of)) = found {
            if last != Some(place) {
                if as_one_line(cx, round, board).is_none() {
                    lines.push(MatchLine::Match(of.clone()));
                }
                (last, stage) = (Some(place), GameStage::Match);
            }
            let now = round.game_stage(board);
            if now != stage {
                lines.push(MatchLine::Stage(now));
                stage = now;
            }
        }
        lines.push(MatchLine::Entry(at));
    }
    lines
}

/// Sorts entries by the groups of the displayed stage, if it has several; entries without a group come last.
pub(super) fn sort_by_group<T>(cx: &Context, entries: &mut [T], player: impl Fn(&T) -> Option<PlayerId>) {
    if let Some(leg) = groups::leg(cx.snapshot, cx.round) {
        let group = |entry: &T| groups::of(cx.snapshot, leg, player(entry)?);
        entries.sort_by_cached_key(|entry| group(entry).unwrap_or(usize::MAX));
    }
}

/// Inserts headings over entries that are sorted by group; returns `None` if the displayed stage has only one group.
pub(super) fn headed_by_group(
    cx: &Context,
    players: impl Iterator<Item = Option<PlayerId>>,
) -> Option<Vec<MatchLine>> {
    let leg = groups::leg(cx.snapshot, cx.round)?;
    let group = |player: Option<PlayerId>| groups::of(cx.snapshot, leg, player?);
    Some(under_groups(players.map(group)))
}

/// Inserts headings over entries with known groups.
pub(super) fn under_groups(of: impl Iterator<Item = Option<usize>>) -> Vec<MatchLine> {
    let mut lines = Vec::new();
    let mut last = None;
    for (at, group) in of.enumerate() {
        if last != Some(group) {
            lines.push(MatchLine::Group(group));
            last = Some(group);
        }
        lines.push(MatchLine::Entry(at));
    }
    lines
}

/// Returns the line of an entry among lines with headings.
pub(super) fn line_of(lines: &[MatchLine], entry: usize) -> usize {
    lines.iter().position(|line| matches!(line, MatchLine::Entry(at) if *at == entry)).unwrap_or(0)
}

/// Builds the row of a group heading, with its text in column `at`.
pub(super) fn group_head(cx: &Context, line: &MatchLine, columns: usize, at: usize) -> TableRow {
    let mut cells = vec![String::new(); columns];
    if let (MatchLine::Group(group), Some(cell)) = (line, cells.get_mut(at)) {
        *cell = group_name(cx, *group);
    }
    TableRow { band: Some(true), is_head: true, ..TableRow::new(cells, cx.theme.strong) }
}

fn group_name(cx: &Context, group: Option<usize>) -> String {
    group.map_or_else(|| cx.texts.get("groups-none").into_owned(), |group| groups::name(cx.event, group))
}

/// Returns the width of names in a table with match or group headings.
pub(super) fn name_width(cx: &Context, round: &Round, plain: Width) -> Width {
    if !are_listed(cx, round) {
        let Some(leg) = groups::leg(cx.snapshot, cx.round) else { return plain };
        let widest = text::width(&group_name(cx, Some(leg.groups.len() - 1)));
        return plain.or_as_wide_as(u16::try_from(widest).unwrap_or(HEAD));
    }
    let stages = GameStage::ALL.map(|stage| text::width(&cx.texts.game_stage(stage)));
    let name = |of: &Match, side: Participant| match cx.snapshot.lists_nobody(of) {
        // Such a match is one line, with the score in its own column.
        true => teams::side(cx.event, side),
        false => side_name(cx, side),
    };
    let widest = |of: &Match| of.sides.map(|side| text::width(&name(of, side))).into_iter().max();
    let sides = round.matches().iter().filter_map(widest).max().unwrap_or(0) + text::width(MARK);
    let further = round.games().any(|(board, ..)| round.game_stage(board) != GameStage::Match);
    let stages = stages.into_iter().max().filter(|_| further).unwrap_or(0);
    let widest = u16::try_from(sides.max(stages)).unwrap_or(u16::MAX).min(HEAD);
    plain.or_as_wide_as(widest)
}

/// Returns the name of a side; for a team paired by results, with the score used: `Ankara (6 MP)`.
fn side_name(cx: &Context, side: Participant) -> String {
    let name = teams::side(cx.event, side);
    let score = match side {
        Participant::Team(id) => cx.team_score(id, cx.round),
        Participant::Player(_) => None,
    };
    let Some(score) = score else { return name };
    let by_games = cx.snapshot.leg(cx.round).is_some_and(|leg| is_by_game_points(&leg.options));
    let id = if by_games { "pairings-score-games" } else { "pairings-score-matches" };
    format!("{name} ({})", cx.texts.with(id, &[("points", cx.texts.points(score).into())]))
}

/// Maximum terminal columns of a heading.
const HEAD: u16 = 60;

/// Marks the side that advances.
const MARK: &str = "✓ ";

/// Marks a side that would not play the match by the current results.
const WRONG: &str = "! ";

#[derive(Clone, Copy)]
pub(super) struct HeadPlaces {
    pub(super) columns: usize,
    pub(super) names: [usize; 2],
    /// Column of results, if any.
    pub(super) result: Option<usize>,
}

/// Builds the row of a heading: both sides over the names, the score over the results, a mark at the side that
/// advances.
pub(super) fn head(cx: &Context, round: &Round, line: &MatchLine, places: HeadPlaces) -> TableRow {
    let mut cells = vec![String::new(); places.columns];
    let mut put = |at: usize, words: String| {
        if let Some(cell) = cells.get_mut(at) {
            *cell = words;
        }
    };
    match line {
        MatchLine::Match(of) => {
            let winner = winner(cx, of);
            let earlier = cx.contradicted().iter().filter(|found| found.round.next() == cx.round);
            let wrong: Vec<Participant> = earlier.filter_map(|found| found.plays_on).collect();
            for (at, side) in places.names.into_iter().zip(sides_by_colour(cx, round, of)) {
                let mark = match winner == Some(side) {
                    _ if wrong.contains(&side) => WRONG,
                    true => MARK,
                    false => "",
                };
                put(at, format!("{mark}{}", side_name(cx, side)));
            }
            if let Some(at) = places.result {
                put(at, score(cx, round, of));
            }
        }
        MatchLine::Group(group) => put(places.names[0], group_name(cx, *group)),
        MatchLine::Stage(stage) => put(places.names[0], cx.texts.game_stage(*stage).into_owned()),
        MatchLine::Entry(_) => {}
    }
    TableRow { band: Some(true), is_head: true, ..TableRow::new(cells, cx.theme.strong) }
}

/// Returns true if the second side has White on all boards and is therefore shown on the left, over its players.
fn is_turned(cx: &Context, round: &Round, of: &Match) -> bool {
    let Participant::Team(team) = of.sides[1] else { return false };
    let has_white = |board: &BoardNo| {
        let white = round.board(*board).map(|board| board.meeting.white);
        white.is_some_and(|white| cx.snapshot.team(team).is_some_and(|team| team.has(white)))
    };
    of.boards.iter().all(has_white)
}

fn sides_by_colour(cx: &Context, round: &Round, of: &Match) -> [Participant; 2] {
    let [one, other] = of.sides;
    if is_turned(cx, round, of) { [other, one] } else { [one, other] }
}

/// Returns the side that advances from a match of a bracket.
fn winner(cx: &Context, of: &Match) -> Option<Participant> {
    facts_of(cx.snapshot, cx.round).filter(|facts| facts.course == Course::Bracket)?;
    let state = matches(cx.snapshot, cx.round).into_iter().find(|state| state.of == *of)?;
    match state.next {
        NextGame::Decided(winner, _) => winner,
        NextGame::Games | NextGame::Game | NextGame::Add(..) | NextGame::Lot => None,
    }
}

/// Returns the score of a match, empty before the first result.
fn score(cx: &Context, round: &Round, of: &Match) -> String {
    if !teams::has_score(round, of) {
        return String::new();
    }
    let mut score = teams::score(cx.event, round, of).map(|points| cx.texts.points(points));
    if is_turned(cx, round, of) {
        score.reverse();
    }
    score.join(" - ")
}

/// Returns the matches of the displayed round that need further games or a decision.
pub(super) fn waiting(cx: &Context) -> Vec<MatchState> {
    let contradicted = cx.contradicted().iter().filter(|found| found.round == cx.round);
    let mut waiting: Vec<MatchState> = contradicted.map(|found| found.state.clone()).collect();
    let level = cx.undecided(cx.round);
    let new: Vec<MatchState> = level.iter().filter(|state| !waiting.contains(state)).cloned().collect();
    waiting.extend(new);
    waiting
}

pub(super) fn title(cx: &Context) -> String {
    cx.texts.with("pairings-matches", &[("round", cx.round.into())])
}

/// Opens all matches of the displayed round with their games; returns `None` if each match is a single board.
pub(super) fn view(cx: &Context) -> Option<Message> {
    let round = cx.snapshot.round(cx.round).filter(|round| are_listed(cx, round))?;
    let of_teams = are_of_teams(round);
    let least =
        sections(cx, of_teams).iter().map(|section| sheet_text::least(&section.table, cx.texts)).max();
    let lines = move |cx: &Context, width: u16| {
        sections(cx, of_teams).iter().flat_map(|section| told(section, cx, width.into())).collect()
    };
    let reading = ReadingDialog::fitted(title(cx), lines);
    // The table is not narrower than its columns.
    Some(Message::open(reading.needing(u16::try_from(least.unwrap_or(0)).unwrap_or(u16::MAX))))
}

/// Returns the matches of the displayed round as tables.
fn sections<'a>(cx: &Context<'a>, of_teams: bool) -> Vec<Section<'a>> {
    match of_teams {
        true => teams::match_sections(cx.event, cx.round),
        false => {
            let states = matches(cx.snapshot, cx.round);
            vec![bracket::match_section(cx.event, cx.round, &states)]
        }
    }
}

fn told(section: &Section, cx: &Context, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(section.title.clone(), cx.theme.head)];
    lines.extend(sheet_text::table(&section.table, cx.texts, width).into_iter().map(|line| {
        let style = if line.stands_out { cx.theme.faint } else { cx.theme.plain };
        Line::styled(line.text, style)
    }));
    lines.push(Line::default());
    lines
}
