//! View of an unpaired round: conditions that are met, conditions that are not, and the key that continues.

use super::by_table;
use super::drawing::is_draw_unfinished;
use crate::desk::Context;
use crate::i18n::Say;
use crate::pane::options;
use crate::sheet::length;
use crate::sheet::teams::side;
use crate::widget::{unwrapped, wrapped_line};
use hakem_engine::format::{Facts, OptionFacts};
use hakem_engine::pairing::{begun_anew, entered_teams, facts_of, is_draw_outdated, opening};
use hakem_engine::tournament::{Acceleration, Leg, RoundNo, RoundState};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Minimum number of players that can be paired.
const FEWEST: usize = 2;

/// Rows that the other lines usually take. If the options do not fit below them, only those that were set are listed.
const OTHERS: usize = 9;

struct Need {
    is_met: bool,
    words: String,
}

/// Returns the conditions about teams and their numbers.
fn team_needs(cx: &Context) -> Vec<Need> {
    let teams = entered_teams(cx.snapshot);
    let boards = cx.snapshot.teams().map(|(_, team)| team.players.len()).max().unwrap_or(0);
    let values = [("count", teams.len().into()), ("boards", boards.into())];
    let counted = cx.texts.with("tables-need-teams", &values);
    let refused = begun_anew(cx.snapshot, &teams).err();
    if let Some(error) = refused {
        let words = format!("{} {}", error.say(cx.texts), cx.texts.get("tables-register-teams"));
        return vec![Need { is_met: false, words }];
    }
    // If teams are paired by results, numbers follow from ratings when round 1 is paired.
    let are_ranked = facts_of(cx.snapshot, cx.round).is_some_and(Facts::pairs_teams);
    if are_ranked && cx.snapshot.leg(cx.round).is_none() {
        return vec![Need { is_met: true, words: counted }];
    }
    let are_drawn = are_ranked || opening(cx.snapshot, &teams) == Ok(None);
    let drawn = cx.snapshot.leg(cx.round).into_iter().flat_map(Leg::participants).zip(1..);
    let drawn: Vec<String> = drawn.map(|(of, at): (_, u32)| format!("{at} {}", side(cx.event, of))).collect();
    let numbers = match are_drawn {
        true => cx.texts.with("tables-team-numbers", &[("teams", drawn.join(", ").into())]),
        false => cx.texts.get("tables-need-team-numbers").into_owned(),
    };
    vec![Need { is_met: true, words: counted }, Need { is_met: are_drawn, words: numbers }]
}

fn needs(cx: &Context, rows: usize) -> Vec<Need> {
    let here = cx.snapshot.players().filter(|(_, known)| known.away(cx.round).is_none()).count();
    let players = cx.texts.with("pairings-need-players", &[("count", here.into())]);
    let colour = match cx.snapshot.settings().initial_colour {
        Some(colour) => cx.texts.with("pairings-need-colour-drawn", &[("colour", colour.into())]),
        None => cx.texts.get("pairings-need-colour").into_owned(),
    };
    let drawn = cx.snapshot.settings().initial_colour.is_some();
    let before = cx.round.previous().map(|before| {
        let state = cx.snapshot.state(before);
        let values = [("round", before.into()), ("state", cx.texts.round_state(state).into_owned().into())];
        let words = cx.texts.with("pairings-need-round", &values);
        Need { is_met: state == RoundState::Complete, words }
    });
    let is_drawn = facts_of(cx.snapshot, cx.round).is_none_or(|facts| facts.draws_colour);
    let colour = is_drawn.then_some(Need { is_met: drawn, words: colour });
    // A table does not depend on results.
    let before = before.filter(|_| !by_table::is_by_table(cx));
    let first = match super::keys::has_teams(cx) {
        true => team_needs(cx),
        false => vec![Need { is_met: here >= FEWEST, words: players }],
    };
    let first = first.into_iter().chain(colour);
    let asked = if super::keys::asks_option(cx) { options::asked(cx) } else { &[] };
    let settings = cx.snapshot.settings();
    let options = &settings.options;
    let (named, usual): (Vec<&OptionFacts>, Vec<_>) =
        asked.iter().partition(|option| asked.len() + OTHERS <= rows || options.get(option.key).is_some());
    let usual = (!usual.is_empty()).then(|| {
        let words = cx.texts.with("pairings-need-usual-options", &[("count", usual.len().into())]);
        Need { is_met: true, words }
    });
    let answers = named.into_iter().map(|option| {
        let name = cx.texts.option(option.key).into_owned();
        let values = [("option", name.into()), ("value", options::value(option, cx).into())];
        Need { is_met: true, words: cx.texts.with("pairings-need-option", &values) }
    });
    let answers = answers.chain(usual);
    let missing = if super::keys::has_teams(cx) { 0 } else { super::keys::lots_missing(cx) };
    let lots = (missing > 0).then(|| {
        let words = cx.texts.with(
            if by_table::is_by_table(cx) { "tables-need-lots" } else { "pairings-need-lots" },
            &[("count", missing.into())],
        );
        Need { is_met: false, words }
    });
    let lacks = settings.acceleration == Acceleration::Groups && settings.number_groups.is_none();
    let groups =
        lacks.then(|| Need { is_met: false, words: cx.texts.get("pairings-need-groups").into_owned() });
    let outdated = (is_draw_outdated(cx.snapshot) && !is_draw_unfinished(cx.snapshot))
        .then(|| Need { is_met: false, words: cx.texts.get("tables-draw-outdated").into_owned() });
    let outside = length::outside(cx.event).filter(|_| cx.round == RoundNo(1));
    let apart = outside.or_else(|| cx.event.not_completable()).map(|words| Need { is_met: false, words });
    first.chain(groups).chain(lots).chain(outdated).chain(answers).chain(before).chain(apart).collect()
}

/// Renders the conditions of the round.
pub(super) fn draw(frame: &mut Frame, area: Rect, cx: &Context) {
    let title = cx.texts.with("pairings-not-paired", &[("round", cx.round.into())]);
    let mut lines = vec![Line::styled(title, cx.theme.head), Line::default()];
    let needs = needs(cx, area.height.into());
    let ready = needs.iter().all(|need| need.is_met);
    for Need { is_met, words } in needs {
        let (mark, style) = if is_met { ("✓", cx.theme.good) } else { ("·", cx.theme.warning) };
        lines.push(Line::styled(format!(" {mark} {words}"), style));
    }
    if super::keys::asks_option(cx) {
        lines.push(Line::styled(format!("   {}", cx.texts.get("pairings-change-options")), cx.theme.faint));
    }
    lines.push(Line::default());
    if cx.round > cx.snapshot.last_round() {
        lines.push(Line::raw(cx.texts.get("pairings-all-paired").into_owned()));
    } else if ready && !cx.is_fixed() {
        lines.push(Line::raw(cx.texts.get("pairings-ready").into_owned()));
    }
    let schedule = by_table::lines(cx);
    if !schedule.is_empty() {
        lines.push(Line::default());
        lines.extend(schedule);
    }
    if let Some((step, _)) = cx.history.undone(cx.round) {
        lines.push(Line::default());
        let values = [("round", cx.round.into()), ("step", step.0.into())];
        lines.push(Line::styled(cx.texts.with("pairings-undone", &values), cx.theme.faint));
    }
    let lines = lines.iter().flat_map(|line| wrapped_line(line, area.width.into()));
    unwrapped(frame, area, lines.collect::<Vec<_>>());
}
