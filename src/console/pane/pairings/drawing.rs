//! Numbers drawn by lot before the first round of a table: one by one as they are drawn from the urn, for all
//! together, or again.
//!
//! Players have individual lots; teams, and participants of a later stage, are ordered within their stage.

use super::by_table::regrouped;
use crate::desk::keys::menu_key;
use crate::desk::{Context, Draw, Message, Notice};
use crate::dialog::{Confirm, FieldError, Form, FormField, Pick, PickItem, Prompt};
use crate::i18n::Say;
use crate::pane::act::{begin_first_leg, tried};
use crate::sheet::teams::side;
use crate::typed;
use crossterm::event::KeyCode;
use hakem_engine::command::{Command, apply, draw_numbers};
use hakem_engine::format::Paired;
use hakem_engine::pairing::{
    TeamOpening, Varma, VarmaWarning, begun_anew, drawn_teams, entered_teams, facts, is_draw_outdated,
};
use hakem_engine::tournament::{Leg, Lot, Participant, PlayerId, RoundNo, Snapshot, TeamId, Urn, shuffled};

/// Contents of the urn before the displayed round.
enum Drawn<'a> {
    Lots,
    Teams,
    /// The numbers of a stage that starts after round 1.
    Leg(&'a Leg),
    /// Nothing: the numbers are fixed.
    Empty,
}

fn is_of_teams(snapshot: &Snapshot, round: RoundNo) -> bool {
    facts(snapshot.system(round).as_str()).is_some_and(|facts| facts.paired == Paired::Teams)
}

fn urn<'a>(cx: &Context<'a>) -> Drawn<'a> {
    let first = cx.snapshot.leg_start(cx.round);
    match cx.snapshot.leg(cx.round) {
        _ if cx.snapshot.round(first).is_some() => Drawn::Empty,
        Some(leg) if first > RoundNo(1) => Drawn::Leg(leg),
        _ if first > RoundNo(1) => Drawn::Empty,
        _ if is_of_teams(cx.snapshot, cx.round) => Drawn::Teams,
        _ => Drawn::Lots,
    }
}

/// Returns the reason why pairing numbers are not drawn before the displayed round.
pub(super) fn why_not_drawn(cx: &Context) -> Option<&'static str> {
    matches!(urn(cx), Drawn::Empty).then_some("tables-numbers-stay")
}

/// Returns the reason why drawn pairing numbers are not entered before the displayed round.
pub(super) fn why_not_entered(cx: &Context) -> Option<&'static str> {
    match urn(cx) {
        Drawn::Empty => Some("tables-numbers-stay"),
        Drawn::Leg(leg) if leg.groups.len() != 1 => Some("tables-numbers-stay"),
        Drawn::Lots if super::by_table::next_to_draw(cx.snapshot).is_none() => Some("tables-all-drawn"),
        Drawn::Lots | Drawn::Teams | Drawn::Leg(_) => None,
    }
}

fn stay(cx: &Context) -> Message {
    Message::Tell(Notice::warning(cx.texts.get("tables-numbers-stay")))
}

/// Draws for all; if some already have a number, first offers to keep it (round-robin §2, decision 1).
pub(super) fn all(cx: &Context) -> Message {
    match urn(cx) {
        Drawn::Empty => stay(cx),
        Drawn::Teams => Message::Draw(Draw::Teams),
        Drawn::Leg(leg) => {
            let leg = leg.clone();
            let urn = Urn::Leg(leg.first);
            Message::Draw(Draw::of(urn, move |seed| vec![Command::BeginLeg(drawn(leg, seed))]))
        }
        Drawn::Lots => lots(cx),
    }
}

/// Returns a stage with the order of every group drawn by lot, independent of the previous order.
fn drawn(mut leg: Leg, seed: u64) -> Leg {
    for group in &mut leg.groups {
        group.sort_unstable();
        *group = shuffled(std::mem::take(group), seed);
    }
    leg
}

fn lots(cx: &Context) -> Message {
    let (players, without) = (cx.snapshot.players().count(), without_lot(cx.snapshot));
    let draw = |anew: bool| {
        let snapshot = cx.snapshot.clone();
        Message::Draw(Draw::of(Urn::Lots, move |seed| drawn_lots(snapshot, seed, anew)))
    };
    match without {
        0 => {
            let again =
                Confirm::capital(cx.texts.get("tables-draw-again-title"), 'D', "confirm-draw", draw(true));
            // Without a seed in this file, as after an import, another draw has another result.
            let words = match cx.history.seed_of(Urn::Lots) {
                Some(_) => cx.texts.get("tables-draw-again"),
                None => cx.texts.get("tables-draw-again-new"),
            };
            Message::open(again.with_lines([words.into_owned()]))
        }
        _ if without == players => first_lots(cx, draw(false)),
        _ => {
            let rest = cx.texts.with("tables-draw-rest", &[("count", without.into())]);
            let choices = vec![
                PickItem::keyed('d', rest, draw(false)),
                PickItem::keyed('a', cx.texts.get("tables-draw-reset"), draw(true)),
            ];
            Message::open(Pick::new(cx.texts.heading("pairings-key-draw-lots"), choices))
        }
    }
}

/// Draws for all players; if players of a federation can be separated from each other in the last rounds (Varma
/// tables), first offers the methods.
fn first_lots(cx: &Context, plain: Message) -> Message {
    let Some(varma) = Varma::of(cx.snapshot) else { return plain };
    let told = |warning: VarmaWarning| match warning {
        VarmaWarning::TooMany { federation } => {
            cx.texts.with("tables-varma-many", &[("federation", federation.into())])
        }
        VarmaWarning::SixAndTwelve => cx.texts.get("tables-varma-six").into_owned(),
    };
    let lines: Vec<String> = varma.warnings().into_iter().map(told).collect();
    let snapshot = cx.snapshot.clone();
    let draw = Draw::of(Urn::Lots, move |seed| {
        let drawn = Command::RecordLots { lots: varma.draw(seed), seed: Some(seed) };
        let ordered = apply(&snapshot, &drawn).ok().and_then(|after| by_lots(&after));
        [drawn].into_iter().chain(ordered).collect()
    });
    let choices = vec![
        PickItem::keyed('a', cx.texts.get("tables-draw-all"), plain),
        PickItem::keyed('f', cx.texts.get("tables-draw-federations"), Message::Draw(draw)),
    ];
    Message::open(Pick::new(cx.texts.get("tables-draw-title"), choices).with_lines(lines))
}

/// Returns the players who have not left before round 1.
fn here(snapshot: &Snapshot) -> impl Iterator<Item = PlayerId> {
    snapshot.players().filter(|(_, known)| !known.left_before_start()).map(|(id, _)| id)
}

fn without_lot(snapshot: &Snapshot) -> usize {
    here(snapshot).filter(|&id| snapshot.lot(id).is_none()).count()
}

/// Returns true if some players still have to draw, and the numbers of the others are valid for all of them: the draw
/// is not finished, or participants joined.
pub(super) fn is_draw_unfinished(snapshot: &Snapshot) -> bool {
    let count = here(snapshot).count();
    let lots: Vec<usize> =
        here(snapshot).filter_map(|id| snapshot.lot(id)).map(|lot| lot.get().into()).collect();
    let is_listed = |leg: &Leg| {
        let listed = here(snapshot).filter(|&id| leg.participants().any(|of| of == Participant::Player(id)));
        listed.count() == count && leg.participants().count() == count
    };
    !is_of_teams(snapshot, RoundNo(1))
        && !lots.is_empty()
        && lots.len() < count
        && lots.iter().all(|&lot| lot <= count)
        && snapshot.legs().first().is_none_or(is_listed)
}

/// Offers to draw the missing numbers or all of them; the pressed key is then handled again.
fn rest(cx: &Context, key: KeyCode) -> Message {
    let draw = |anew: bool| {
        let snapshot = cx.snapshot.clone();
        let drawn = Message::Draw(Draw::of(Urn::Lots, move |seed| drawn_lots(snapshot, seed, anew)));
        Message::All(vec![drawn, Message::Press(key)])
    };
    let without = [("count", without_lot(cx.snapshot).into())];
    let choices = vec![
        PickItem::keyed('d', cx.texts.with("tables-draw-rest", &without), draw(false)),
        PickItem::keyed('a', cx.texts.get("tables-draw-reset"), draw(true)),
    ];
    let title = cx.texts.get("tables-draw-title");
    let lines = [cx.texts.with("tables-draw-unfinished", &without)];
    Message::open(Pick::new(title, choices).with_lines(lines).weighty())
}

/// Offers a new draw if participants joined or left since the numbers were drawn (round-robin §2, decision 1): either
/// all draw again, or the remaining ones keep their order. If only numbers are missing, offers to draw them. The
/// pressed key is then handled again. Returns `None` if the numbers are up to date.
pub(super) fn again(cx: &Context, key: KeyCode) -> Option<Message> {
    if !is_draw_outdated(cx.snapshot) {
        return None;
    }
    if is_draw_unfinished(cx.snapshot) {
        return Some(rest(cx, key));
    }
    let draw = |anew: bool| {
        let snapshot = cx.snapshot.clone();
        let urn = if is_of_teams(cx.snapshot, RoundNo(1)) { Urn::Teams } else { Urn::Lots };
        let drawn = Message::Draw(Draw::of(urn, move |seed| redrawn(snapshot, seed, anew)));
        Message::All(vec![drawn, Message::Press(key)])
    };
    let choices = vec![
        PickItem::keyed('d', cx.texts.get("tables-draw-reset"), draw(true)),
        PickItem::keyed('k', cx.texts.get("tables-draw-keep"), draw(false)),
    ];
    let lines = [cx.texts.get("tables-draw-outdated").into_owned()];
    let title = cx.texts.get("tables-draw-again-title");
    Some(Message::open(Pick::new(title, choices).with_lines(lines).weighty()))
}

/// Returns the commands that number the current participants: drawn for all, or in their previous order with numbers
/// drawn for new ones.
fn redrawn(snapshot: Snapshot, seed: u64, anew: bool) -> Vec<Command> {
    if is_of_teams(&snapshot, RoundNo(1)) {
        let mut order = drawn_teams(&snapshot, seed);
        if !anew {
            let before: Vec<Participant> =
                snapshot.leg(RoundNo(1)).into_iter().flat_map(Leg::participants).collect();
            let place = |id: TeamId| before.iter().position(|&side| side == Participant::Team(id));
            order.sort_by_key(|&id| place(id).unwrap_or(usize::MAX));
        }
        let made = begun_anew(&snapshot, &order).ok().flatten();
        return made.map_or_else(Vec::new, |TeamOpening { settings, leg }| {
            begin_first_leg(&snapshot, settings, leg)
        });
    }
    let mut commands = regrouped(&snapshot);
    if !anew {
        commands.extend(closed_up(&snapshot));
    }
    let after = commands.iter().try_fold(snapshot, |snapshot, command| apply(&snapshot, command));
    commands.extend(after.map_or_else(|_| Vec::new(), |after| drawn_lots(after, seed, anew)));
    commands
}

/// Returns the commands that close the gaps left by players who withdrew.
fn closed_up(snapshot: &Snapshot) -> Vec<Command> {
    let here = snapshot.players().filter(|(_, known)| !known.left_before_start());
    let mut drawn: Vec<(Lot, PlayerId)> = here.filter_map(|(id, _)| Some((snapshot.lot(id)?, id))).collect();
    drawn.sort_unstable();
    let lots: Vec<(PlayerId, Lot)> = drawn.into_iter().map(|(_, id)| id).zip(Lot::all()).collect();
    match lots.is_empty() {
        true => Vec::new(),
        false => vec![Command::DiscardLots, Command::RecordLots { lots, seed: None }],
    }
}

/// Returns the commands that draw missing numbers, or all of them, and sort the groups.
fn drawn_lots(mut snapshot: Snapshot, seed: u64, anew: bool) -> Vec<Command> {
    let mut commands = Vec::new();
    let makers: [fn(&Snapshot, u64) -> Option<Command>; 3] =
        [|_, _| Some(Command::DiscardLots), draw_numbers, |snapshot, _| by_lots(snapshot)];
    for make in makers.into_iter().skip(usize::from(!anew)) {
        if let Some(command) = make(&snapshot, seed)
            && let Ok(next) = apply(&snapshot, &command)
        {
            snapshot = next;
            commands.push(command);
        }
    }
    commands
}

/// Returns the command that sorts every group by lot, or `None` if they are sorted.
pub(super) fn by_lots(snapshot: &Snapshot) -> Option<Command> {
    let leg = snapshot.leg(RoundNo(1)).filter(|_| snapshot.last_paired().is_none())?;
    let mut ordered = leg.clone();
    for group in &mut ordered.groups {
        group.sort_by_key(|&side| order_of_lots(snapshot, side));
    }
    (ordered != *leg).then_some(Command::BeginLeg(ordered))
}

/// Sort key of a side in its group: its lot; sides without one follow.
pub(super) fn order_of_lots(snapshot: &Snapshot, side: Participant) -> (bool, Option<Lot>) {
    match side {
        Participant::Player(id) => (snapshot.lot(id).is_none(), snapshot.lot(id)),
        Participant::Team(_) => (false, None),
    }
}

/// Prompts for the numbers as drawn.
pub(super) fn one_by_one(cx: &Context) -> Message {
    match urn(cx) {
        Drawn::Empty => stay(cx),
        Drawn::Teams => {
            let teams = entered_teams(cx.snapshot);
            if let Err(error) = begun_anew(cx.snapshot, &teams) {
                return Message::Tell(Notice::refused(error.say(cx.texts)));
            }
            ask_order(cx, teams.into_iter().map(Participant::Team).collect(), opened)
        }
        Drawn::Leg(leg) if leg.groups.len() == 1 => ask_order(cx, leg.participants().collect(), ordered),
        Drawn::Leg(_) => stay(cx),
        Drawn::Lots => match super::by_table::next_to_draw(cx.snapshot) {
            Some(player) => Message::open(lot_prompt(cx, player)),
            None => Message::Tell(Notice::warning(cx.texts.get("tables-all-drawn"))),
        },
    }
}

/// Builds the commands that number participants, starting with number 1.
type Begin = fn(&Context, Vec<Participant>) -> Vec<Command>;

fn opened(cx: &Context, order: Vec<Participant>) -> Vec<Command> {
    let team = |side: Participant| match side {
        Participant::Team(id) => Some(id),
        Participant::Player(_) => None,
    };
    let order: Vec<TeamId> = order.into_iter().filter_map(team).collect();
    let Ok(Some(TeamOpening { settings, leg })) = begun_anew(cx.snapshot, &order) else { return Vec::new() };
    begin_first_leg(cx.snapshot, settings, leg)
}

fn ordered(cx: &Context, order: Vec<Participant>) -> Vec<Command> {
    let leg = cx.snapshot.leg(cx.round).cloned();
    leg.map(|leg| Command::BeginLeg(Leg { groups: vec![order], ..leg })).into_iter().collect()
}

/// Opens a form with one field per participant; it is accepted only if every number is used once.
fn ask_order(cx: &Context, sides: Vec<Participant>, begin: Begin) -> Message {
    let fields = sides.iter().map(|&of| FormField::text(side(cx.event, of), "")).collect();
    let form = Form::new(cx.texts.get("tables-numbers-title"), fields, move |fields, cx| {
        let order = numbered(fields, &sides, cx)?;
        Ok(Message::DoAll(begin(cx, order)))
    });
    Message::open(form)
}

fn numbered(
    fields: &[FormField],
    sides: &[Participant],
    cx: &Context,
) -> Result<Vec<Participant>, FieldError> {
    let mut order: Vec<Option<Participant>> = vec![None; sides.len()];
    for ((at, field), &side) in fields.iter().enumerate().zip(sides) {
        let wrong = FieldError::at(at);
        let number = typed::whole(field.value(), cx.texts).map_err(&wrong)?;
        let place = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
        let missing = || cx.texts.with("tables-number-missing", &[("highest", sides.len().into())]);
        let slot = place.and_then(|place| order.get_mut(place)).ok_or_else(|| wrong(missing()))?;
        if slot.replace(side).is_some() {
            let number = field.value().trim().to_owned();
            return Err(wrong(cx.texts.with("tables-number-twice", &[("number", number.into())])));
        }
    }
    Ok(order.into_iter().flatten().collect())
}

/// Prompts for the number drawn by the next player; the highest rated draws first (round-robin §2).
fn lot_prompt(cx: &Context, player: PlayerId) -> Prompt {
    let values = [("player", cx.name(player).into())];
    let (count, left) = (here(cx.snapshot).count(), without_lot(cx.snapshot));
    let told = cx.texts.with("tables-lots-left", &[("count", left.into()), ("highest", count.into())]);
    let prompt = Prompt::new(cx.texts.with("tables-lot-of", &values), move |text, cx| {
        let number = typed::whole(text, cx.texts)?.unwrap_or(0);
        let highest = here(cx.snapshot).count();
        let lot = Lot::new(number).ok().filter(|lot| usize::from(lot.get()) <= highest);
        let lot = lot.ok_or_else(|| cx.texts.with("tables-lot-range", &[("highest", highest.into())]))?;
        let command = Command::RecordLots { lots: vec![(player, lot)], seed: None };
        let after = apply(cx.snapshot, &command).ok();
        let drawn = tried(command, cx).map_err(|error| cx.refusal(&error))?;
        let then = match without_lot(cx.snapshot) {
            0 | 1 => after.and_then(|after| by_lots(&after)).map_or(Message::Nothing, Message::Do),
            _ => Message::Press(menu_key(super::ENTER_LOTS)),
        };
        Ok(Message::All(vec![drawn, then]))
    });
    prompt.with_lines([told, String::new()])
}
