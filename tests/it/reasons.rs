//! Reasons in the palette why a command is unavailable: each is true of the current event and format.

use super::console::Console;
use super::formats;
use super::key_tables::STATES;
use hakem::desk::{Context, Draw, Message};
use hakem::i18n::Language;
use hakem_engine::command::{Command, LAST_EXCHANGE, apply};
use hakem_engine::console::lots_missing;
use hakem_engine::console::review::Review;
use hakem_engine::format::{Course, Facts, Paired};
use hakem_engine::pairing::{SYSTEMS, facts_of, system};
use hakem_engine::tournament::{Round, RoundNo, RoundState, Stage, Team};

/// Returns true if a reason is true, for the round of its pane and the commands available in the pane.
type Holds = fn(&Context, &[&str]) -> bool;

fn stage(cx: &Context) -> Option<Stage> {
    cx.snapshot.round(cx.round).map(|round| round.stage())
}

fn facts(cx: &Context) -> &'static Facts {
    facts_of(cx.snapshot, cx.round).unwrap()
}

fn has_begun(cx: &Context) -> bool {
    cx.snapshot.last_paired().is_some()
}

fn groups(cx: &Context) -> usize {
    cx.snapshot.legs().iter().map(|leg| leg.groups.len()).max().unwrap_or(0)
}

fn lists_nobody(cx: &Context) -> bool {
    cx.snapshot.teams().any(|(_, team)| Team::has_stand_ins(team))
}

fn are_groups_over(cx: &Context) -> bool {
    let mut rounds = cx.snapshot.last_round().up_to();
    groups(cx) > 1 && rounds.all(|round| cx.snapshot.state(round) == RoundState::Complete)
}

fn lack_lots(cx: &Context) -> bool {
    let system = system(cx.snapshot.settings().system.as_str()).unwrap();
    !lots_missing(cx.snapshot, system, cx.round).is_empty()
}

fn has_matches(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(|round| round.has_listed_matches())
}

const REASONS: &[(&str, Holds)] = &[
    ("past-refused", |cx, _| cx.is_past),
    ("read-only-refused", |cx, _| cx.is_read_only),
    ("pairings-only-unpaired", |cx, _| stage(cx).is_some()),
    ("pairings-only-paired", |cx, _| stage(cx).is_none()),
    ("pairings-only-draft", |cx, _| stage(cx) != Some(Stage::Draft)),
    ("pairings-only-published", |cx, _| stage(cx) != Some(Stage::Published)),
    ("pairings-no-looks", |cx, _| {
        let review = Review::of(cx.snapshot, cx.round);
        review.is_some_and(|review| review.boards().iter().all(|board| board.concerns.is_empty()))
    }),
    ("pairings-only-table", |cx, _| facts(cx).course != Course::Table),
    ("pairings-only-matches", |cx, _| {
        !facts(cx).scores_matches || !has_matches(cx) && facts(cx).paired != Paired::Teams
    }),
    ("match-none", |cx, _| !cx.snapshot.round(cx.round).is_some_and(Round::is_more_than_games)),
    ("tables-all-drawn", |cx, _| cx.snapshot.players().all(|(id, _)| cx.snapshot.lot(id).is_some())),
    ("pairings-bye-by-table", |cx, _| facts(cx).course != Course::Results),
    ("pairings-no-lots", |cx, _| !lack_lots(cx) && facts(cx).course != Course::Table),
    ("pairings-no-option", |cx, _| facts(cx).options.is_empty()),
    ("pairings-options-fixed", |cx, _| has_begun(cx)),
    ("pairings-no-team-groups", |cx, _| facts(cx).paired == Paired::Teams),
    ("tables-no-final", |cx, _| !are_groups_over(cx)),
    ("event-no-colour-drawn", |cx, _| !facts(cx).draws_colour),
    ("pairings-colour-drawn", |cx, _| cx.snapshot.settings().initial_colour.is_some()),
    ("pairings-no-chess960", |cx, _| !cx.snapshot.settings().chess960),
    ("event-colour-locked", |cx, _| has_begun(cx)),
    ("event-no-other-section", |cx, _| cx.sections.len() < 2),
    ("event-no-festival", |cx, _| cx.sections.is_empty()),
    ("event-not-a-setting", |_, now| now.contains(&"event-key-fold")),
    ("event-nothing-to-show", |_, now| !now.contains(&"event-key-show")),
    ("event-forbidden-no-edit", |cx, _| !cx.snapshot.settings().forbidden.is_empty()),
    ("event-not-a-group", |_, now| now.contains(&"event-key-edit")),
    ("event-not-a-list", |_, now| !now.contains(&"event-key-add")),
    ("event-nothing-to-remove", |_, now| now.contains(&"event-key-add")),
    ("event-not-tie-breaks", |_, now| !now.contains(&"event-recommended")),
    ("event-not-a-tie-break", |_, now| {
        !now.contains(&"event-key-move-up") && !now.contains(&"event-key-move-down")
    }),
    ("event-at-the-edge", |cx, now| {
        now.contains(&"event-recommended") && !cx.snapshot.settings().tie_breaks.is_empty()
    }),
    ("standings-none", |cx, _| cx.snapshot.last_published().is_none()),
    ("standings-no-bracket", |cx, _| facts(cx).course != Course::Bracket),
    ("standings-in-bracket", |_, now| now.contains(&"bracket-key-rounds")),
    ("standings-only-prizes", |_, now| !now.contains(&"prizes-key-add")),
    ("prizes-none-yet", |_, now| now.contains(&"prizes-key-add")),
    ("standings-not-among-prizes", |_, now| now.contains(&"prizes-key-add")),
    ("standings-no-categories", |_, now| !now.contains(&"standings-next-category")),
    ("standings-one-part", |cx, _| cx.snapshot.legs().len() < 2 && groups(cx) < 2),
    ("results-draft", |cx, _| stage(cx) == Some(Stage::Draft)),
    ("results-not-paired", |cx, _| stage(cx).is_none()),
    ("results-closed", |cx, _| cx.snapshot.last_paired() > Some(cx.round)),
    ("results-number-by-slip", |cx, _| stage(cx) == Some(Stage::Published)),
    ("results-slips-first", |_, now| now.contains(&"results-slip-ends")),
    ("results-scores-only", |cx, _| lists_nobody(cx)),
    ("results-only-without-players", |cx, _| !lists_nobody(cx) && cx.snapshot.teams().next().is_some()),
    ("results-only-teams", |cx, _| !facts(cx).line_ups),
    ("line-ups-none", |cx, _| !facts(cx).line_ups),
    ("line-ups-no-players", |cx, _| lists_nobody(cx)),
    ("players-no-teams", |cx, _| facts(cx).paired != Paired::Teams && cx.snapshot.teams().next().is_none()),
    ("players-teams-first", |_, now| !now.contains(&"pane-players")),
    ("players-not-among-teams", |_, now| now.contains(&"pane-players")),
    ("players-groups-stay", |cx, _| has_begun(cx)),
    ("tables-no-groups-yet", |cx, _| groups(cx) < 2),
    ("players-search-first", |_, now| now.contains(&"players-key-keep-search")),
    ("players-no-search", |_, now| !now.contains(&"players-key-show-all")),
    ("players-check-in-over", |cx, _| has_begun(cx)),
    ("players-numbers-stay", |cx, _| {
        let next = cx.snapshot.next_to_publish();
        next > LAST_EXCHANGE || next > cx.snapshot.last_round() || cx.snapshot.round(next).is_some()
    }),
    ("wall-nothing-marked", |_, now| !now.contains(&"wall-key-write")),
    ("wall-not-a-part", |_, now| now.contains(&"wall-key-fold")),
    ("wall-only-parts", |_, now| now.contains(&"wall-key-show")),
    ("wall-copy-none", |_, now| now.contains(&"wall-key-fold")),
    ("wall-code-none", |cx, _| cx.site.is_none_or(|site| site.address.is_none())),
    ("wall-columns-none", |_, now| !now.contains(&"wall-key-columns")),
    ("wall-columns-empty", |_, now| !now.contains(&"wall-key-columns")),
    ("standings-lists-teams", |_, now| now.contains(&"standings-team-card")),
    ("standings-lists-players", |_, now| now.contains(&"standings-card")),
    ("standings-no-lots", |cx, _| {
        !cx.snapshot.settings().tie_breaks.iter().any(|id| ["LOT", "ENT"].contains(&id.as_str()))
    }),
    ("standings-lots-of-players", |_, now| now.contains(&"standings-team-card")),
    ("lots-all-drawn", |cx, _| cx.snapshot.players().all(|(id, _)| cx.snapshot.lot(id).is_some())),
    ("play-off-not-tied", |_, now| !now.contains(&"standings-play-off")),
    ("bracket-not-paired", |_, now| !now.contains(&"bracket-key-games")),
    ("standings-last-columns", |_, now| !now.contains(&"standings-more-columns")),
    ("standings-first-columns", |_, now| !now.contains(&"standings-fewer-columns")),
    ("standings-one-order", |_, now| !now.contains(&"standings-by-number")),
    ("pairings-all-played", |cx, _| {
        let mut games = cx.snapshot.round(cx.round).into_iter().flat_map(|round| round.games());
        games.all(|(.., result)| result.is_some_and(|result| result.is_played()))
    }),
    ("pairings-board-needed", |_, now| !now.contains(&"pairings-key-turn")),
    ("pairings-player-needed", |_, now| !now.contains(&"pairings-key-call-in")),
    ("pairings-mark-to-swap", |_, now| !now.contains(&"pairings-key-swap")),
    ("pairings-mark-to-meet", |_, now| !now.contains(&"pairings-key-meet")),
    ("pairings-in-order", |_, now| !now.contains(&"pairings-key-arrange")),
    ("opinions-none-yet", |_, now| !now.contains(&"pairings-key-cross-check")),
    ("ruling-no-bye", |_, now| !now.contains(&"pairings-key-rule-bye")),
    ("tables-no-groups", |cx, _| has_begun(cx) || cx.snapshot.players().count() < 4 || !facts(cx).grouped),
    ("tables-numbers-stay", |cx, _| has_begun(cx)),
    ("teams-ranked", |cx, _| facts(cx).pairs_teams()),
    ("teams-admit-before", |cx, _| cx.snapshot.last_published().is_none()),
    ("teams-admit-again", |cx, _| cx.snapshot.last_published().is_some()),
    ("teams-admit-table", |cx, _| facts(cx).course != Course::Results),
    ("players-points-no-round", |cx, _| cx.snapshot.current_round().is_none()),
    ("players-no-round-left", |cx, _| cx.snapshot.next_to_publish() > cx.snapshot.last_round()),
    ("results-no-conflicts", |cx, _| cx.snapshot.conflicts().next().is_none()),
    ("results-nothing-to-clear", |_, now| !now.contains(&"results-clear")),
    ("log-is-current", |_, now| !now.contains(&"log-restore") || !now.contains(&"log-look")),
    ("log-no-branches", |cx, _| cx.history.branches().is_empty()),
    ("log-branches-first", |_, now| !now.contains(&"log-drop")),
    ("log-entries-first", |_, now| now.contains(&"log-drop")),
    ("log-fold-entries", |_, now| now.contains(&"log-drop")),
];

/// Commands that the engine can refuse; `key_bars` presses them.
const REFUSED: &[&str] = &[
    "event-key-edit",
    "event-key-add",
    "event-key-remove",
    "event-key-move-up",
    "event-key-move-down",
    "event-recommended",
    "pairings-key-fix",
    "pairings-key-mark",
    "pairings-key-pair",
    "pairings-key-rule-bye",
    "pairings-key-swap",
    "pairings-key-take-apart",
    "pairings-key-turn",
    "players-key-exchange",
    "players-key-withdraw",
    "results-clear",
];

/// Checks every reason that the palette shows; returns the shown ones.
fn are_true(name: &str, console: &Console) -> Vec<&'static str> {
    let offers = console.app.commands();
    let mut given = Vec::new();
    for offer in &offers {
        let (Some((pane, _)), Some(told)) = (offer.pane, &offer.refused) else { continue };
        let mut cx = console.app.context();
        cx.round = console.app.round_for(pane);
        let in_pane = offers.iter().filter(|other| other.pane.is_some_and(|(id, _)| id == pane));
        let now: Vec<&str> =
            in_pane.filter(|other| other.refused.is_none()).map(|other| other.hint.label).collect();
        let label = offer.hint.label;
        if let Some(before) = cx.round.previous()
            && *told == cx.texts.with("pairings-round-before-open", &[("round", before.into())])
        {
            let is_open = cx.snapshot.state(before) != RoundState::Complete;
            assert!(is_open && facts(&cx).course == Course::Results, "{name}, {label}: {told}");
            continue;
        }
        let removals = cx.snapshot.players().map(|(id, _)| apply(cx.snapshot, &Command::RemovePlayer { id }));
        if label == "players-key-remove"
            && removals.filter_map(Result::err).any(|why| cx.refusal(&why) == *told)
        {
            continue;
        }
        // Refusals of commands, which the engine states.
        if REFUSED.contains(&label) && !REASONS.iter().any(|(id, _)| *told == *cx.texts.get(id)) {
            continue;
        }
        let known = REASONS.iter().find(|(id, _)| cx.texts.with(id, &[("round", cx.round.into())]) == *told);
        let (id, holds) = known.unwrap_or_else(|| panic!("{name}, {label}: no condition is named: {told}"));
        assert!(holds(&cx, &now), "{name}, {label}, round {}: {told}", cx.round);
        given.push(*id);
    }
    given
}

#[test]
fn every_reason_of_the_palette_is_true_in_every_state() {
    for (name, way) in STATES.iter().filter(|(name, _)| !name.starts_with("start")) {
        are_true(name, &way());
    }
}

#[test]
fn every_reason_of_the_palette_is_true_in_every_format() {
    for system in SYSTEMS {
        let id = system.facts().id;
        let mut console = formats::event(Language::English, id, 8);
        if system.facts().paired == Paired::Teams {
            for (at, name) in (0..).zip(["Ankara", "Brno", "Cork", "Derby"]) {
                formats::team(&mut console, name, &[2 * at + 1, 2 * at + 2]);
            }
        }
        let mut given = are_true(&format!("{id}, before round 1"), &console);
        console.app.update(Message::Draw(Draw::InitialColour));
        for keys in ["<F6>", "r", "rP", "<F7>", "<F8>", "<F5>", "<F4>"] {
            console.press(keys);
            given.extend(are_true(&format!("{id}, {keys}"), &console));
        }
        let is_table = system.facts().course == Course::Table;
        assert_eq!(given.contains(&"pairings-only-table"), !is_table, "{id}");
        // Some tables need a different number of teams.
        let is_paired = console.app.context().snapshot.round(RoundNo(1)).is_some();
        assert!(is_paired || system.facts().paired == Paired::Teams, "{id}\n{}", console.screen());
    }
}
