//! Details of the entry at the cursor, shown next to the table or in a strip below it.

use super::draw::{NORM, is_plain_float, marks, shown_concerns};
use super::edit::{Candidate, said_error};
use super::groups::{self, AGAIN};
use super::review_notes::came_or_left;
use super::sheet::{BoardLine, OUTDATED, Sheet, board, players};
use super::{PairingsPane, breach_style, called, said_breaches, seated};
use crate::desk::Context;
use crate::pane::{matches as listed, pips};
use crate::sheet::{RatingColumn, norms, reasons, team_games, teams};
use crate::text::{self, Align};
use crate::widget::{Panel, Room, broken, scroll_from, set_in_lines, wrapped, wrapped_line};
use hakem_engine::command::SeatingEdit;
use hakem_engine::console::review::{Concern, place_of};
use hakem_engine::format::{Breach, Course, Float, Strength};
use hakem_engine::tournament::{Bye, Match, PlayerId, Round, RoundPlace};
use ratatui::style::Modifier;
use ratatui::text::Line;

/// Returns a player's rating: the international one, else the national one with its name.
fn rating(cx: &Context, id: PlayerId) -> String {
    let Some(player) = cx.snapshot.player(id).map(|known| &known.player) else { return String::new() };
    let national = RatingColumn::National;
    match (player.rating, player.national_rating) {
        (None, Some(rating)) => format!("{} {rating}", national.head(cx.event)),
        (rating, _) => rating.map_or_else(String::new, |rating| rating.to_string()),
    }
}

/// Returns true if a mark is due to an action of the arbiter, so that no rule explains it.
fn is_of_the_arbiter(concern: Concern) -> bool {
    matches!(concern, Concern::OneGroup(_) | Concern::Fixed | Concern::ByHand)
}

fn said_concern(cx: &Context, concern: Concern) -> Option<String> {
    Some(match concern {
        // Explained with their rules.
        Concern::AbsoluteBreach | Concern::RelativeBreach => return None,
        Concern::ThirdAlike(colour) => cx.texts.with("pairings-look-third", &[("colour", colour.into())]),
        Concern::ColourRefused(colour) => {
            cx.texts.with("pairings-look-refused", &[("colour", colour.into())])
        }
        Concern::FarApart => cx.texts.get("legend-far-apart").into_owned(),
        Concern::FloatAgain(_) => cx.texts.get("legend-float-again").into_owned(),
        Concern::Float(_) => cx.texts.get("pairings-look-float").into_owned(),
        Concern::UnequalScores => cx.texts.get("pairings-look-unequal").into_owned(),
        Concern::OneGroup(by) => cx.texts.apart_by(by).into_owned(),
        Concern::Fixed => cx.texts.get("pairings-look-fixed").into_owned(),
        Concern::ByHand => cx.texts.get("pairings-look-manual").into_owned(),
    })
}

/// Renders the entry at the cursor in the few lines of a strip, most important first: each player in one line,
/// sentences wrapped.
pub(super) fn strip(
    pane: &PairingsPane,
    cx: &Context,
    (sheet, round): (&Sheet, &Round),
    width: usize,
) -> Vec<Line<'static>> {
    let Some(&entry) = sheet.entries.get(pane.cursor) else { return Vec::new() };
    let ids = players(round, entry);
    let line = |id: PlayerId, names: usize| card_parts(cx, sheet, round, (id, names)).join("  ");
    let longest = ids.iter().map(|&id| text::width(&called(cx, id))).max().unwrap_or(0);
    // Long names give way to the floats and the due colour.
    let widest = ids.iter().map(|&id| text::width(&line(id, longest))).max().unwrap_or(0);
    let names = longest.saturating_sub(widest.saturating_sub(width)).max(longest.min(NAMES));
    let cards: Vec<Line> = ids.into_iter().map(|id| Line::raw(line(id, names))).collect();
    let of_match = match match_of(cx, round, entry) {
        Some(of) => Some(teams::match_line(cx.event, round, &of)),
        None => game_line(cx, round, entry),
    };
    let of_match = of_match.map(|words| Line::styled(words, cx.theme.strong));
    let judged = judged(pane, cx, sheet, (round, entry));
    let judged = judged.iter().flat_map(|line| wrapped_line(line, width));
    of_match.into_iter().chain(cards).chain(judged).collect()
}

fn match_of(cx: &Context, round: &Round, entry: BoardLine) -> Option<Match> {
    let BoardLine::Board(number) = entry else { return None };
    let found = round.matches().iter().find(|of| of.boards.contains(&number)).cloned();
    found.filter(|_| listed::are_listed(cx, round))
}

/// Describes teams and boards of a game across teams.
fn game_line(cx: &Context, round: &Round, entry: BoardLine) -> Option<String> {
    let (_, board) = board(round, entry).filter(|_| teams::have_no_matches(cx.snapshot, cx.round))?;
    team_games::line(cx.event, board.meeting)
}

/// Lists the games of both teams at the cursor in a round of games across teams.
fn games_of_teams(cx: &Context, (round, entry): (&Round, BoardLine), width: usize) -> Vec<Line<'static>> {
    let here = players(round, entry).into_iter().filter_map(|id| cx.snapshot.team_of(id));
    let lines = here.flat_map(|team| {
        let head = Line::styled(teams::name(cx.event, team), cx.theme.strong);
        let games = team_games::of_team(cx.event, round, team).into_iter();
        [head].into_iter().chain(games.map(|game| Line::raw(text::fit(&game, width, Align::Left))))
    });
    lines.collect()
}

/// Lists the matches of a round with their scores; the one at the cursor is highlighted.
fn matches(cx: &Context, round: &Round, at: Option<BoardLine>, width: usize) -> Vec<Line<'static>> {
    let here = at.and_then(|entry| match_of(cx, round, entry));
    let line = |of: &Match| {
        let style = if here.as_ref() == Some(of) { cx.theme.strong } else { cx.theme.plain };
        Line::styled(text::fit(&teams::match_line(cx.event, round, of), width, Align::Left), style)
    };
    round.matches().iter().map(line).collect()
}

/// Renders the same as a side panel, with the reasons of the system once they are known.
pub(super) fn panel(pane: &PairingsPane, cx: &Context, sheet: &Sheet, room: Room) -> Panel {
    let found = cx.snapshot.round(cx.round).zip(sheet.entries.get(pane.cursor).copied());
    let Some((round, entry)) = found else { return Panel::default() };
    let mut lines = Vec::new();
    for id in players(round, entry) {
        let [who, card] = card_parts(cx, sheet, round, (id, text::width(&called(cx, id))));
        lines.extend(wrapped(&words(&who), room.width, cx.theme.plain.add_modifier(Modifier::BOLD)));
        lines.extend(wrapped(&format!("   {card}"), room.width, cx.theme.plain));
    }
    lines.push(Line::default());
    let judged = judged(pane, cx, sheet, (round, entry));
    for line in &judged {
        lines.extend(wrapped(&line.to_string(), room.width, line.style));
    }
    let reasons = pane.working.as_ref().and_then(|working| working.reasons(cx, sheet, entry));
    // Both flag a breach, and only the reasons any difference of scores.
    let bare = |words: &str| words.trim_start_matches("! ").to_owned();
    let is_told = |reason: &String| judged.iter().any(|line| bare(&line.to_string()) == bare(reason));
    for reason in reasons.unwrap_or_default().into_iter().filter(|reason| !is_told(reason)) {
        lines.extend(wrapped(&format!("· {reason}"), room.width, cx.theme.plain));
    }
    lines.push(Line::default());
    let legend = set_in_lines(legend(cx, sheet), room.width, cx.theme.faint);
    lines.extend(legend.iter().flat_map(|line| wrapped_line(line, room.width)));
    let groups = groups::lines(cx, (sheet, round), Some(entry), room.width);
    if !groups.is_empty() {
        lines.push(Line::default());
        lines.extend(groups);
    }
    let title = match entry {
        BoardLine::Board(board) => {
            cx.texts.headed(&cx.texts.with("word-board-number", &[("board", board.into())]))
        }
        BoardLine::Out(id) => seated(cx, id),
    };
    Panel::new(title, lines)
}

/// Collapses runs of blanks.
fn words(columns: &str) -> String {
    columns.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the legend of the marks used in the round, an entry per mark.
fn legend(cx: &Context, sheet: &Sheet) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    if !sheet.outdating.is_empty() {
        told.push(format!("{OUTDATED} {}", cx.texts.get("legend-outdated")));
    }
    for reviewed in sheet.review.boards() {
        for concern in shown_concerns(reviewed) {
            let sign = match concern {
                // Both directions share a mark.
                Concern::Float(_) => "↑↓".to_owned(),
                Concern::FloatAgain(_) => AGAIN.to_owned(),
                concern => marks(cx, &[concern]),
            };
            let words = cx.texts.get(match concern {
                Concern::AbsoluteBreach => "legend-absolute",
                Concern::RelativeBreach => "legend-relative",
                Concern::FarApart => "legend-far-apart",
                Concern::ThirdAlike(_) => "legend-third",
                Concern::ColourRefused(_) => "legend-refused",
                Concern::FloatAgain(_) => "legend-float-again",
                Concern::Float(_) => "legend-float",
                Concern::UnequalScores => "legend-unequal",
                Concern::OneGroup(_) => "legend-one-group",
                Concern::Fixed => "legend-fixed",
                Concern::ByHand => "legend-manual",
            });
            let entry = format!("{sign} {words}");
            if !told.contains(&entry) {
                told.push(entry);
            }
        }
    }
    if sheet.norm_boards(cx) > 0 {
        told.push(format!("{NORM} {}", cx.texts.get("legend-norm")));
    }
    told
}

/// Renders the edit selected by the marks, and the rules concerning the entry.
fn judged(
    pane: &PairingsPane,
    cx: &Context,
    sheet: &Sheet,
    (round, entry): (&Round, BoardLine),
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if !cx.is_fixed()
        && let Some(candidate) = Candidate::find(cx, sheet, &pane.marked, pane.found, Some(entry))
    {
        lines.extend(preview(cx, sheet, &candidate));
    }
    let changed = came_or_left(cx, sheet, round, entry).into_iter();
    lines.extend(changed.map(|said| Line::styled(said, cx.theme.error)));
    match entry {
        BoardLine::Board(number) => {
            let Some(reviewed) = sheet.reviewed(number) else { return lines };
            let said = said_breaches(cx, sheet, &reviewed.breaches).into_iter().zip(&reviewed.breaches);
            lines.extend(said.map(|(line, breach)| match is_plain_float(reviewed, breach) {
                true => Line::styled(reasons::breach(cx.event, &sheet.review, breach), cx.theme.plain),
                false => Line::styled(line, breach_style(cx, std::iter::once(breach))),
            }));
            let is_judged = !reviewed.breaches.is_empty();
            let untold =
                reviewed.concerns.iter().filter(|&&concern| !is_judged || is_of_the_arbiter(concern));
            let concerns: Vec<String> = untold.filter_map(|&concern| said_concern(cx, concern)).collect();
            if !concerns.is_empty() {
                lines.push(Line::raw(concerns.join(" · ")));
            }
            let deciding = players(round, entry).into_iter().filter(|id| sheet.norms.contains(id));
            let told = deciding.flat_map(|id| norms::decided_lines(cx.event, cx.round, id));
            lines.extend(told.map(Line::raw));
        }
        BoardLine::Out(id) => {
            let place = place_of(cx.snapshot, round, id);
            if let RoundPlace::Bye(bye) = place {
                lines.push(Line::raw(cx.event.bye(bye).into_owned()));
            }
            if place == RoundPlace::Bye(Bye::PairingAllocated) {
                let style = breach_style(cx, sheet.review.bye().iter());
                let said = said_breaches(cx, sheet, sheet.review.bye()).into_iter();
                lines.extend(said.map(|line| Line::styled(line, style)));
            }
        }
    }
    lines
}

/// Renders all players of the higher scoregroup at the cursor: colours, floats, due colour.
pub(super) fn bracket(pane: &PairingsPane, cx: &Context, sheet: &Sheet, room: Room) -> Panel {
    let found = cx.snapshot.round(cx.round).zip(sheet.entries.get(pane.cursor).copied());
    let Some((round, entry)) = found else { return Panel::default() };
    if teams::have_no_matches(cx.snapshot, cx.round) {
        let title = cx.texts.with("pairings-team-games", &[("round", cx.round.into())]);
        return Panel::new(title, games_of_teams(cx, (round, entry), room.width));
    }
    if round.has_listed_matches() {
        return Panel::new(listed::title(cx), matches(cx, round, Some(entry), room.width));
    }
    let here = players(round, entry);
    let score = |id: PlayerId| sheet.review.card(id).map(|card| card.score);
    let Some(shared) = here.iter().filter_map(|&id| score(id)).max() else { return Panel::default() };
    let of_group = cx.players().iter().map(|listed| listed.id).filter(|&id| score(id) == Some(shared));
    let ids: Vec<PlayerId> = of_group.collect();
    // Keep the players at the cursor visible.
    let at = ids.iter().position(|id| here.contains(id)).unwrap_or(0);
    let card = |id: PlayerId| {
        let [_, card] = card_parts(cx, sheet, round, (id, NAMES));
        card
    };
    let in_sight = |each: usize| {
        let most = room.height / each;
        ids.iter().copied().skip(scroll_from(at, ids.len(), most)).take(most)
    };
    let inner = room.width.saturating_sub(BELOW.len());
    let longest = cx.longest_name();
    let widest = in_sight(1).map(|id| text::width(&card(id))).max().unwrap_or(0);
    // Long cards are below the names.
    let is_narrow = longest.min(NAMES) + 1 + widest > inner;
    let name = if is_narrow { inner } else { longest.min(inner - 1 - widest) };
    let rows = in_sight(1).map(|id| broken(&card(id), inner).len()).filter(|_| is_narrow).max();
    let lines = in_sight(1 + rows.unwrap_or(0)).flat_map(|id| {
        let number = text::fit(&cx.number_text(id), BELOW.len() - 1, Align::Right);
        let who = format!("{number} {}", text::fit(&cx.name(id), name, Align::Left));
        let card = card(id);
        let style = if here.contains(&id) { cx.theme.strong } else { cx.theme.plain };
        let below = |card: &str| broken(card, inner).into_iter().map(|line| format!("{BELOW}{line}"));
        let lines = match is_narrow {
            true => std::iter::once(who).chain(below(&card)).collect(),
            false => vec![format!("{who} {card}")],
        };
        lines.into_iter().map(move |line| Line::styled(text::fit(&line, room.width, Align::Left), style))
    });
    let values = [("points", cx.texts.points(shared).into()), ("count", ids.len().into())];
    Panel::new(cx.texts.with("pairings-bracket", &values), lines.collect())
}

/// Indentation of a card below its name.
const BELOW: &str = "     ";

/// Terminal columns below which a name is not cut for its card.
const NAMES: usize = 26;

/// Returns the number and name of a player in `names` terminal columns, and the player's pairing card.
fn card_parts(cx: &Context, sheet: &Sheet, round: &Round, (id, names): (PlayerId, usize)) -> [String; 2] {
    let who = text::fit(&called(cx, id), names, Align::Left);
    let who = match round.place(id) {
        RoundPlace::AtBoard(_, colour) => {
            format!("{}  {who}", text::fit(&cx.texts.colour_short(colour), 2, Align::Left))
        }
        RoundPlace::Nowhere
        | RoundPlace::Bye(_)
        | RoundPlace::Through
        | RoundPlace::Idle
        | RoundPlace::Pool => who,
    };
    let rating = rating(cx, id);
    let who = format!("{who}  {}", text::fit(&rating, text::width(&rating).max(4), Align::Right));
    let Some(card) = sheet.review.card(id) else { return [who, String::new()] };
    let floats = card.floats().into_iter().map(|(round, float)| match float {
        _ if cx.theme.is_spoken() => cx.texts.float(float, round),
        Float::Down => format!("↓{round}"),
        Float::Up => format!("↑{round}"),
    });
    let floats: Vec<String> = floats.collect();
    let due = card.due.map_or_else(
        || match super::keys::course(cx) {
            Course::Results => cx.texts.get("pairings-due-none").into_owned(),
            // The table defines the colours.
            Course::Table | Course::Bracket => String::new(),
        },
        |due| {
            let colour = [("colour", due.side.into())];
            match due.strength {
                Some(Strength::Absolute) => cx.texts.with("pairings-due-absolute", &colour),
                Some(Strength::Strong) => cx.texts.with("pairings-due-strong", &colour),
                Some(Strength::Mild) => cx.texts.with("pairings-due-mild", &colour),
                None => cx.texts.with("pairings-due", &colour),
            }
        },
    );
    let score = cx.points_text(id, cx.round);
    let floats = floats.join(if cx.theme.is_spoken() { "  " } else { " " });
    let parts = [score, pips::strip(cx, &card.turns), floats, due];
    [who, parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")]
}

/// Previews the effect of the key for the marked players.
fn preview(cx: &Context, sheet: &Sheet, candidate: &Candidate) -> Vec<Line<'static>> {
    let [one, other] = candidate.players.map(|id| called(cx, id));
    let act = match candidate.edit {
        SeatingEdit::Swap { .. } => format!("s: {one} ↔ {other}"),
        _ => format!(",m: {one} + {other}"),
    };
    match &candidate.outcome {
        Err(error) => vec![Line::styled(format!("{act}: {}", said_error(cx, error)), cx.theme.error)],
        Ok(changed) => {
            let mut breaches: Vec<Breach> = changed.breaches().cloned().collect();
            if breaches.is_empty() {
                let fine = cx.texts.get("pairings-explain-breaks-nothing");
                return vec![Line::styled(format!("{act}: {fine}"), cx.theme.good)];
            }
            // Few lines are visible: the first one counts the breaches, and absolute ones come first.
            breaches.sort_by_key(|breach| !breach.absolute);
            let absolute = breaches.iter().filter(|breach| breach.absolute).count();
            let counted = format!("{act}  ✗ {absolute}  ! {}", breaches.len() - absolute);
            let said = said_breaches(cx, sheet, &breaches).into_iter().zip(&breaches);
            let lines =
                said.map(|(line, breach)| Line::styled(line, breach_style(cx, std::iter::once(breach))));
            std::iter::once(Line::styled(counted, breach_style(cx, breaches.iter()))).chain(lines).collect()
        }
    }
}
