//! Key bindings of the pairings pane: the bindings of each state of the round, those currently active, and the reasons
//! why others are not.

use super::{ALL_ROUNDS, ENTER_LOTS, by_table};
use crate::desk::Context;
use crate::desk::keys::{Binding, Hint, Verb, fits_format, menu, unmet};
use crate::pane::{matches, number, options};
use crossterm::event::KeyCode;
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::{facts, facts_of, system};
use hakem_engine::tournament::{GameResult, RoundNo, RoundState, Stage};

/// Actions of the pane's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PairingsAct {
    Pair,
    DrawColour,
    DrawLots,
    EnterLots,
    Groups,
    AllRounds,
    Final,
    RuleBye,
    Option,
    Publish,
    NextLook,
    Order,
    Explain,
    Working,
    Mark,
    TakeApart,
    Swap,
    Meet,
    Turn,
    Bye,
    CallIn,
    Fix,
    Arrange,
    Beside,
    ReSeat,
    DrawPosition,
    CrossCheck,
    Certificate,
    Undo,
}

pub(super) const UNPAIRED: &[Binding<PairingsAct>] = &[
    Binding { keys: Verb::Pair.keys(), act: PairingsAct::Pair, label: "pairings-key-pair" },
    Binding { keys: Verb::Draw.keys(), act: PairingsAct::DrawColour, label: DRAW_COLOUR },
    Binding { keys: Verb::Bye.keys(), act: PairingsAct::RuleBye, label: RULE_BYE },
];

/// Label of the key that assigns the bye before the round is paired.
const RULE_BYE: &str = "pairings-key-rule-bye";

pub(super) const OPTION: Binding<PairingsAct> =
    Binding { keys: menu('m'), act: PairingsAct::Option, label: "pairings-key-option" };
pub(super) const LOTS: Binding<PairingsAct> =
    Binding { keys: menu('l'), act: PairingsAct::DrawLots, label: "pairings-key-draw-lots" };
pub(super) const FINAL: Binding<PairingsAct> =
    Binding { keys: menu('f'), act: PairingsAct::Final, label: "tables-key-final" };
pub(super) const BY_TABLE: &[Binding<PairingsAct>] = &[
    UNPAIRED[0],
    Binding { keys: menu(ENTER_LOTS), act: PairingsAct::EnterLots, label: "tables-key-enter-lots" },
    Binding { keys: Verb::Draw.keys(), act: PairingsAct::DrawLots, label: "pairings-key-draw-lots" },
    OPTION,
    Binding { keys: menu('t'), act: PairingsAct::Groups, label: "tables-key-groups" },
    Binding { keys: menu(ALL_ROUNDS), act: PairingsAct::AllRounds, label: "tables-key-all-rounds" },
    FINAL,
];
pub(super) const TEAMS_BY_TABLE: &[Binding<PairingsAct>] =
    &[BY_TABLE[0], BY_TABLE[1], BY_TABLE[2], OPTION, BY_TABLE[5]];
/// Bindings of a bracket, which has neither a colour to draw nor a bye.
pub(super) const BRACKET: &[Binding<PairingsAct>] = &[UNPAIRED[0]];
pub(super) const BRACKET_BEFORE_ROUND_1: &[Binding<PairingsAct>] = &[UNPAIRED[0], OPTION];
pub(super) const DRAW_COLOUR: &str = "pairings-key-draw-colour";

/// Label of the key that handles a no-show.
const RE_SEAT: &str = "pairings-key-re-seat";

/// Label of the key that draws the Chess960 position.
pub(super) const DRAW_POSITION: &str = "pairings-key-draw-position";

pub(super) const BRACKET_WITH_LOTS: &[Binding<PairingsAct>] = &[UNPAIRED[0], LOTS, OPTION];
pub(super) const WITH_LOTS: &[Binding<PairingsAct>] = &[UNPAIRED[0], UNPAIRED[1], LOTS, OPTION, UNPAIRED[2]];
pub(super) const BEFORE_ROUND_1: &[Binding<PairingsAct>] = &[UNPAIRED[0], UNPAIRED[1], OPTION, UNPAIRED[2]];

pub(super) const NEXT_LOOK: Binding<PairingsAct> =
    Binding { keys: Verb::Next.keys(), act: PairingsAct::NextLook, label: "pairings-key-next-look" };
pub(super) const ORDER: Binding<PairingsAct> =
    Binding { keys: Verb::Other.keys(), act: PairingsAct::Order, label: "pairings-key-order" };
/// Explains the pairing; Enter too, unless it shows the matches of the round.
pub(super) const EXPLAIN: Binding<PairingsAct> = Binding {
    keys: &[Verb::Explain.key(), Verb::Open.key()],
    act: PairingsAct::Explain,
    label: "pairings-key-explain",
};
pub(super) const WORKING: Binding<PairingsAct> =
    Binding { keys: Verb::ExplainFully.keys(), act: PairingsAct::Working, label: "pairings-key-working" };
pub(super) const MARK: Binding<PairingsAct> =
    Binding { keys: Verb::Mark.keys(), act: PairingsAct::Mark, label: "pairings-key-mark" };
pub(super) const SWAP: Binding<PairingsAct> =
    Binding { keys: Verb::Swap.keys(), act: PairingsAct::Swap, label: "pairings-key-swap" };
pub(super) const MEET: Binding<PairingsAct> =
    Binding { keys: menu('m'), act: PairingsAct::Meet, label: "pairings-key-meet" };
pub(super) const TURN: Binding<PairingsAct> =
    Binding { keys: menu('w'), act: PairingsAct::Turn, label: "pairings-key-turn" };

pub(super) const BESIDE: Binding<PairingsAct> =
    Binding { keys: menu('c'), act: PairingsAct::Beside, label: "pairings-key-compare" };

const CROSS_CHECK: Binding<PairingsAct> =
    Binding { keys: menu('k'), act: PairingsAct::CrossCheck, label: "pairings-key-cross-check" };

const CERTIFICATE: Binding<PairingsAct> =
    Binding { keys: menu('p'), act: PairingsAct::Certificate, label: "pairings-key-certificate" };

/// Bindings of rounds whose matches have several boards.
pub(super) const MATCHES: &[Binding<()>] =
    &[Binding { keys: Verb::Open.keys(), act: (), label: "pairings-key-matches" }];

/// Keys that change nothing.
pub(super) const LOOKS: &[Binding<PairingsAct>] =
    &[NEXT_LOOK, EXPLAIN, WORKING, ORDER, BESIDE, CROSS_CHECK, CERTIFICATE];

pub(super) const DRAFT: &[Binding<PairingsAct>] = &[
    Binding { keys: Verb::Publish.keys(), act: PairingsAct::Publish, label: "pairings-key-publish" },
    EXPLAIN,
    NEXT_LOOK,
    MARK,
    SWAP,
    Binding { keys: Verb::Pair.keys(), act: PairingsAct::Pair, label: "pairings-key-pair-again" },
    Binding { keys: Verb::Add.keys(), act: PairingsAct::CallIn, label: "pairings-key-call-in" },
    Binding { keys: Verb::Bye.keys(), act: PairingsAct::Bye, label: "pairings-key-bye" },
    Binding { keys: Verb::Remove.keys(), act: PairingsAct::Undo, label: "pairings-key-discard" },
    ORDER,
    WORKING,
    Binding { keys: menu('t'), act: PairingsAct::TakeApart, label: "pairings-key-take-apart" },
    MEET,
    TURN,
    Binding { keys: menu('f'), act: PairingsAct::Fix, label: "pairings-key-fix" },
    BESIDE,
    Binding { keys: menu('O'), act: PairingsAct::Arrange, label: "pairings-key-arrange" },
    CROSS_CHECK,
];

pub(super) const PUBLISHED: &[Binding<PairingsAct>] = &[
    Binding { keys: Verb::Add.keys(), act: PairingsAct::ReSeat, label: RE_SEAT },
    Binding { keys: Verb::Remove.keys(), act: PairingsAct::Undo, label: "pairings-key-undo" },
    EXPLAIN,
    NEXT_LOOK,
    ORDER,
    MARK,
    SWAP,
    WORKING,
    MEET,
    TURN,
    BESIDE,
    Binding { keys: menu('z'), act: PairingsAct::DrawPosition, label: DRAW_POSITION },
    CERTIFICATE,
];

/// Bindings of a published round that is followed by a final.
pub(super) const AFTER_GROUPS: &[Binding<PairingsAct>] = &[
    FINAL,
    PUBLISHED[0],
    PUBLISHED[1],
    PUBLISHED[2],
    PUBLISHED[3],
    PUBLISHED[4],
    PUBLISHED[5],
    PUBLISHED[6],
    PUBLISHED[7],
    PUBLISHED[8],
    PUBLISHED[9],
    PUBLISHED[10],
    PUBLISHED[11],
    PUBLISHED[12],
];

/// Returns the active bindings: the initial colour is drawn once, and a round is paired after the previous one is
/// complete.
pub(super) fn works(cx: &Context) -> Vec<Binding<PairingsAct>> {
    let open = open_before(cx).is_some();
    let idle = |act| match act {
        PairingsAct::DrawColour => has_colour(cx) || !draws_colour(cx),
        PairingsAct::DrawPosition => !cx.snapshot.settings().chess960,
        PairingsAct::ReSeat => !may_have_no_show(cx),
        PairingsAct::Pair | PairingsAct::RuleBye => open,
        _ => false,
    };
    let keys = |binding: &Binding<PairingsAct>| match binding.act {
        PairingsAct::Explain if has_matches(cx) => Binding { keys: Verb::Explain.keys(), ..*binding },
        _ => *binding,
    };
    table(cx).iter().filter(|binding| !idle(binding.act)).map(keys).collect()
}

/// Returns true if a game of the displayed round is open or was forfeited.
fn may_have_no_show(cx: &Context) -> bool {
    let is_played = |result| !matches!(result, None | Some(GameResult::Forfeit(_)));
    cx.snapshot.round(cx.round).is_some_and(|round| !round.games().all(|(.., result)| is_played(result)))
}

pub(super) fn has_matches(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(|round| matches::are_listed(cx, round))
}

/// Returns the previous round if its results are incomplete and the pairing of the displayed round depends on them.
pub(super) fn open_before(cx: &Context) -> Option<RoundNo> {
    let before = cx.round.previous().filter(|_| cx.snapshot.round(cx.round).is_none())?;
    let is_open = course(cx) == Course::Results && cx.snapshot.state(before) != RoundState::Complete;
    is_open.then_some(before)
}

/// Returns true if the initial colour is drawn.
pub(super) fn has_colour(cx: &Context) -> bool {
    cx.snapshot.settings().initial_colour.is_some()
}

pub(super) fn table(cx: &Context) -> &'static [Binding<PairingsAct>] {
    match cx.snapshot.round(cx.round).map(|round| round.stage()) {
        None if by_table::is_by_table(cx) && has_teams(cx) => TEAMS_BY_TABLE,
        None if by_table::is_by_table(cx) => BY_TABLE,
        None if course(cx) == Course::Bracket => match (lots_missing(cx), asks_option(cx)) {
            (1.., _) => BRACKET_WITH_LOTS,
            (0, true) => BRACKET_BEFORE_ROUND_1,
            (0, false) => BRACKET,
        },
        None if lots_missing(cx) > 0 => WITH_LOTS,
        None if asks_option(cx) => BEFORE_ROUND_1,
        None => UNPAIRED,
        Some(Stage::Draft) => DRAFT,
        Some(Stage::Published) if by_table::are_groups_over(cx) => AFTER_GROUPS,
        Some(Stage::Published) => PUBLISHED,
    }
}

/// Returns true if the system of the displayed round requires a lot for the initial colour.
pub(super) fn draws_colour(cx: &Context) -> bool {
    facts_of(cx.snapshot, cx.round).is_none_or(|facts| facts.draws_colour)
}

/// Returns true if the system of the displayed round pairs teams.
pub(super) fn has_teams(cx: &Context) -> bool {
    facts(cx.snapshot.system(cx.round).as_str()).is_some_and(|facts| facts.paired == Paired::Teams)
}

/// Returns the input that determines the pairing of the displayed round.
pub(super) fn course(cx: &Context) -> Course {
    facts(cx.snapshot.system(cx.round).as_str()).map_or(Course::Results, |facts| facts.course)
}

/// Returns the number of players of equal rank without a lot, if the system requires lots.
pub(super) fn lots_missing(cx: &Context) -> usize {
    let system = system(cx.snapshot.settings().system.as_str());
    system.map_or(0, |system| hakem_engine::console::lots_missing(cx.snapshot, system, cx.round).len())
}

/// Returns true if the system has options that can still change.
pub(super) fn asks_option(cx: &Context) -> bool {
    cx.snapshot.last_paired().is_none() && !options::asked(cx).is_empty()
}

/// Returns the reason why a command is inactive: the first unmet condition.
pub(super) fn why_not(hint: Hint, cx: &Context) -> Option<String> {
    let pairs = hint.keys.contains(&Verb::Pair.key()) || hint.label == RULE_BYE;
    if let Some(before) = open_before(cx).filter(|_| pairs && fits_course(hint.label, cx)) {
        return Some(cx.texts.with("pairings-round-before-open", &[("round", before.into())]));
    }
    unmet(&conditions(hint, cx)).map(|reason| cx.texts.get(reason).into_owned())
}

/// Returns true if the command has a meaning for the format of the displayed round, and no other command pairs it.
pub(super) fn fits(hint: Hint, cx: &Context) -> bool {
    let pairs = |keys: &[KeyCode]| keys.contains(&Verb::Pair.key());
    let is_other = |binding: &Binding<PairingsAct>| pairs(binding.keys) && binding.label != hint.label;
    fits_format(unmet(&conditions(hint, cx))) && !(pairs(hint.keys) && table(cx).iter().any(is_other))
}

/// Returns true if the command applies to the system.
fn fits_course(label: &str, cx: &Context) -> bool {
    label != RULE_BYE || course(cx) == Course::Results
}

/// Lists the conditions of a command, each with the reason shown if it is unmet: first those about the format, then
/// those about the progress of the round.
fn conditions(hint: Hint, cx: &Context) -> Vec<(bool, &'static str)> {
    let is_in = |table: &[Binding<PairingsAct>]| table.iter().any(|binding| binding.label == hint.label);
    let stage = cx.snapshot.round(cx.round).map(|round| round.stage());
    let unpaired = (stage.is_none(), "pairings-only-unpaired");
    let paired = (stage.is_some(), "pairings-only-paired");
    let published = (stage == Some(Stage::Published), "pairings-only-published");
    let table = (by_table::is_by_table(cx), "pairings-only-table");
    match hint.label {
        label if label == MATCHES[0].label => {
            vec![(matches::are_paired(cx), "pairings-only-matches"), paired]
        }
        label if label == number::DIGITS.label => vec![paired],
        DRAW_COLOUR => vec![
            (draws_colour(cx), "event-no-colour-drawn"),
            (!has_colour(cx), "pairings-colour-drawn"),
            unpaired,
        ],
        RE_SEAT => vec![paired, published, (may_have_no_show(cx), "pairings-all-played")],
        DRAW_POSITION => {
            vec![(cx.snapshot.settings().chess960, "pairings-no-chess960"), paired, published]
        }
        RULE_BYE => vec![(fits_course(RULE_BYE, cx), "pairings-bye-by-table"), unpaired],
        label if label == LOTS.label => {
            vec![(table.0 || lots_missing(cx) > 0, "pairings-no-lots"), unpaired]
        }
        label if label == OPTION.label => vec![
            (!options::asked(cx).is_empty(), "pairings-no-option"),
            (cx.snapshot.last_paired().is_none(), "pairings-options-fixed"),
            unpaired,
        ],
        label if label == FINAL.label => {
            vec![table, (by_table::are_groups_over(cx), "tables-no-final"), paired, published]
        }
        label if label == BY_TABLE[4].label => {
            vec![table, (!has_teams(cx), "pairings-no-team-groups"), unpaired]
        }
        _ if is_in(BY_TABLE) && !is_in(UNPAIRED) => vec![table, unpaired],
        _ if is_in(UNPAIRED) => vec![unpaired],
        _ if is_in(DRAFT) && is_in(PUBLISHED) => vec![paired],
        _ if is_in(PUBLISHED) => vec![paired, published],
        _ => vec![paired, (stage == Some(Stage::Draft), "pairings-only-draft")],
    }
}
