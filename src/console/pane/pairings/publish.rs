//! Transitions from an unpaired round to a draft, and from a draft to a published round.

use super::drawing::again;
use super::edit::said_meeting;
use super::keys::{draws_colour, has_colour};
use super::no_shows::NoShows;
use super::numbers;
use super::sheet::Sheet;
use super::{at_most, called, said_breaches, seated};
use crate::desk::keys::Verb;
use crate::desk::{Context, Draw, Message, Notice, PaneId, Show, Work, WorkRequest};
use crate::dialog::{Confirm, Pick, PickItem, Prompt, ReadingDialog};
use crate::i18n::Arg;
use crate::sheet::cross_checks::Opinions;
use crate::sheet::length;
use crate::sheet::list;
use crate::sheet::reasons;
use crate::sheet::warnings::said;
use crate::text::clean;
use crate::worker::Worker;
use hakem_engine::command::{Command, CommandError, SeatingEdit, apply};
use hakem_engine::console::review::{no_shows, results_again};
use hakem_engine::console::{Deviation, deviation};
use hakem_engine::format::Breach;
use hakem_engine::history::Entry;
use hakem_engine::pairing::{PairedAgain, ProposeError, last_round};
use hakem_engine::tournament::{
    Board, Bye, Colour, PlayerId, RequestedBye, RoundNo, RoundPlace, RoundState, RulesPairing, Settings,
    Snapshot,
};
use hakem_engine::warning::open_adjournments;
use ratatui::text::Line;
use std::collections::BTreeSet;

/// Requests the pairing of the round; before the first draft it asks about the no-shows of the previous
/// round, and before round 1 for a number of rounds that the rules allow, and for the initial colour if it is not drawn
/// yet.
pub(super) fn pair(cx: &Context) -> Message {
    rounds_first(cx).unwrap_or_else(|| pair_with_rounds(cx))
}

/// Asks for another number of rounds if the rules do not allow the set one with the players before round 1.
fn rounds_first(cx: &Context) -> Option<Message> {
    let is_first = cx.round == RoundNo(1) && cx.snapshot.state(cx.round) == RoundState::None;
    let (least, most) = length::limits(cx.event).filter(|_| is_first && !cx.is_fixed())?;
    length::outside(cx.event)?;
    let set = last_round(cx.snapshot);
    let label = |id: &str, rounds: RoundNo| cx.texts.with(id, &[("rounds", rounds.into())]);
    let rounds = set.clamp(least, most);
    // A refusal to record the number stays on the screen.
    let paired = move |cx: &Context| match last_round(cx.snapshot) == rounds {
        true => pair_with_rounds(cx),
        false => Message::Nothing,
    };
    let settings = Settings { rounds, ..cx.snapshot.settings().clone() };
    let changed = Message::Do(Command::Announce(Box::new(settings)));
    let choices = vec![
        PickItem::plain(
            label("pairings-rounds-change", rounds),
            Message::All(vec![changed, Message::With(Box::new(paired))]),
        ),
        PickItem::plain(label("pairings-rounds-keep", set), Message::With(Box::new(pair_with_rounds))),
    ];
    let title = cx.texts.get("setting-rounds").into_owned();
    Some(Message::open(Pick::new(title, choices).with_lines(length::allowed(cx.event))))
}

fn pair_with_rounds(cx: &Context) -> Message {
    let round = cx.round;
    if round == RoundNo(1) && draws_colour(cx) && !has_colour(cx) {
        return colour_first(cx);
    }
    let before_complete =
        round.previous().is_some_and(|before| cx.snapshot.state(before) == RoundState::Complete);
    if cx.snapshot.state(round) == RoundState::None && before_complete {
        let mut missing = no_shows(cx.snapshot, round);
        let re_seated = re_seated(cx, round);
        missing.extend(&re_seated);
        missing.retain(|&id| {
            let is_asked =
                |before: &Snapshot| re_seated.contains(&id) || no_shows(before, round).contains(&id);
            !has_answered(cx, id, is_asked)
        });
        if !missing.is_empty() {
            return conflicts_first(cx, Message::open(NoShows::new(round, missing)));
        }
    }
    if round == RoundNo(1)
        && let Some(asked) = again(cx, Verb::Pair.key())
    {
        return asked;
    }
    let pair = numbers::before_pairing(cx, Message::Work(WorkRequest::Pair(round)));
    if round == RoundNo(1) && cx.snapshot.state(round) == RoundState::None {
        return not_checked_in(cx, pair);
    }
    conflicts_first(cx, adjourned_first(cx, pair))
}

/// Asks for the initial colour, drawn by lot or entered, and pairs the round with it.
fn colour_first(cx: &Context) -> Message {
    let then_pair = |colour: Message| Message::All(vec![colour, Message::With(Box::new(paired_with_colour))]);
    let entered = |colour: Colour| {
        let settings = Settings { initial_colour: Some(colour), ..cx.snapshot.settings().clone() };
        let label = cx.texts.with("event-colour-entered", &[("colour", colour.into())]);
        let letter = cx.texts.colour_short(colour).to_lowercase().chars().next();
        let then = then_pair(Message::Do(Command::Announce(Box::new(settings))));
        PickItem { key: letter, ..PickItem::plain(label, then) }
    };
    let drawn =
        PickItem::keyed('d', cx.texts.get("event-key-lot"), then_pair(Message::Draw(Draw::InitialColour)));
    let choices = vec![drawn, entered(Colour::White), entered(Colour::Black)];
    let title = cx.texts.get("event-initial-colour").into_owned();
    let help = cx.texts.get("pairings-colour-first").into_owned();
    Message::open(Pick::new(title, choices).with_lines([help]))
}

/// Pairs the round once the initial colour is recorded; a refusal to record it stays on the screen.
fn paired_with_colour(cx: &Context) -> Message {
    if has_colour(cx) { pair_with_rounds(cx) } else { Message::Nothing }
}

/// Returns the no-shows of the previous round whose seat another player took and who would be paired again.
fn re_seated(cx: &Context, round: RoundNo) -> Vec<PlayerId> {
    let Some(before) = round.previous() else { return Vec::new() };
    let edits = cx.history.line().into_iter().filter_map(|step| match cx.history.command(step)?.0 {
        Command::Reseat { round, edits, .. } if *round == before => Some(edits),
        _ => None,
    });
    let absent = edits.flatten().flat_map(|edit| match *edit {
        SeatingEdit::TakeSeat { absent, .. } => vec![absent],
        SeatingEdit::PairWaiting { absent, .. } => absent.to_vec(),
        SeatingEdit::GiveBye { player, bye: Bye::ABSENT } => vec![player],
        _ => Vec::new(),
    });
    let is_awaited = |id: PlayerId| {
        let was_absent =
            cx.snapshot.round(before).is_some_and(|paired| paired.place(id) == RoundPlace::Bye(Bye::ABSENT));
        was_absent && cx.snapshot.player(id).is_some_and(|known| known.away(round).is_none())
    };
    let awaited: BTreeSet<PlayerId> = absent.filter(|&id| is_awaited(id)).collect();
    awaited.into_iter().collect()
}

/// Lists the players who are not checked in before round 1 is paired, if check-in is used; the arbiter leaves them out
/// of the round or pairs them anyway.
fn not_checked_in(cx: &Context, pair: Message) -> Message {
    let awaited = cx.players().iter().map(|listed| listed.id).filter(|&id| {
        let known = cx.snapshot.player(id);
        known.is_some_and(|known| !known.checked_in && known.away(RoundNo(1)).is_none())
    });
    let is_missing = |known: &Snapshot, id: PlayerId| known.player(id).is_some_and(|known| !known.checked_in);
    let missing: Vec<PlayerId> =
        awaited.filter(|&id| !has_answered(cx, id, |before| is_missing(before, id))).collect();
    if missing.is_empty() || !cx.is_checking_in() {
        return pair;
    }
    let leave =
        |&id: &PlayerId| Command::SetBye { id, round: RoundNo(1), bye: Some(RequestedBye::ZeroPoint) };
    let left_out = Message::DoAll(missing.iter().map(leave).collect());
    let choices = vec![
        PickItem::plain(
            cx.texts.get("pairings-check-in-leave-out"),
            Message::All(vec![left_out, Message::Work(WorkRequest::Pair(RoundNo(1)))]),
        ),
        PickItem::plain(cx.texts.get("pairings-check-in-pair"), pair),
    ];
    let title = cx.texts.with("pairings-check-in-title", &[("count", missing.len().into())]);
    let lines = [list::names(missing.iter().map(|&id| cx.name(id)), MOST_NAMES)];
    Message::open(Pick::new(title, choices).with_lines(lines).weighty())
}

/// Returns true if the arbiter already decided, on this line or on a branch, that a no-show plays: the displayed round
/// was drafted with the player from a state in which the question applied.
fn has_answered(cx: &Context, id: PlayerId, asked: impl Fn(&Snapshot) -> bool) -> bool {
    cx.history.log().iter().any(|line| {
        let Entry::Did(Command::DraftRound(draft)) = &line.entry else { return false };
        let plays = draft.bye == Some(id) || draft.boards.iter().any(|meeting| meeting.has(id));
        draft.round == cx.round && plays && cx.history.at(line.from).is_some_and(&asked)
    })
}

/// Terminal columns for the names of players who are not checked in, over all rows available in the dialog.
const MOST_NAMES: usize = 400;

/// Warns about adjourned games of rounds before the last one, before pairing a round in which they count as draws
/// again.
fn adjourned_first(cx: &Context, pair: Message) -> Message {
    let Some(warning) = open_adjournments(cx.snapshot, cx.round) else { return pair };
    let choices = vec![
        PickItem::plain(
            cx.texts.get("pairings-adjourned-results"),
            Message::Show(Show::Pane(PaneId::RESULTS)),
        ),
        PickItem::plain(cx.texts.get("pairings-adjourned-pair"), pair),
    ];
    let line = said(cx.event, &warning);
    let title = cx.texts.get("warning-title");
    Message::open(Pick::new(title, choices).with_lines([line]).weighty())
}

/// Maximum number of conflicts listed before pairing.
const MOST_CONFLICTS: usize = 5;

/// Lists results in conflict before a round is paired from them.
fn conflicts_first(cx: &Context, pair: Message) -> Message {
    let open: Vec<_> = cx.snapshot.conflicts().collect();
    let Some(&(first, ..)) = open.first() else { return pair };
    let mut lines: Vec<String> = open
        .iter()
        .take(MOST_CONFLICTS)
        .map(|&(round, board, found)| {
            let stands = cx.snapshot.round(round).and_then(|paired| paired.result(board));
            let values = [
                ("round", round.into()),
                ("board", board.into()),
                ("stands", cx.marks(stands).into()),
                ("found", cx.marks(Some(found)).into()),
            ];
            cx.texts.with("pairings-conflict", &values)
        })
        .collect();
    let more = open.len().saturating_sub(MOST_CONFLICTS);
    if more > 0 {
        lines.push(cx.texts.with("pairings-conflicts-more", &[("count", more.into())]));
    }
    let settle =
        Message::All(vec![Message::Show(Show::Pane(PaneId::RESULTS)), Message::Show(Show::Round(first))]);
    let choices = vec![
        PickItem::plain(cx.texts.get("pairings-conflicts-first"), settle),
        PickItem::plain(cx.texts.get("pairings-conflicts-later"), pair),
    ];
    let title = cx.texts.get("pairings-conflicts-title");
    Message::open(Pick::new(title, choices).with_lines(lines).weighty())
}

/// Asks for confirmation before the draft is published, with everything that should not be overlooked.
pub(super) fn publish(cx: &Context, sheet: &Sheet) -> Message {
    let Some(draft) = cx.snapshot.round(cx.round) else { return Message::Nothing };
    if let Err(outdated) = apply(cx.snapshot, &Command::publish(cx.round))
        && matches!(outdated, CommandError::DraftOutdated { .. })
    {
        return Message::Tell(Notice::refused(cx.refusal(&outdated)));
    }
    let pool = draft.players_at(|place| place == RoundPlace::Pool).count();
    if pool > 0 {
        return Message::Tell(Notice::refused(
            cx.texts.with("pairings-publish-pool", &[("count", pool.into())]),
        ));
    }
    let boards = cx.texts.with("count-boards", &[("count", draft.boards().len().into())]);
    let mut lines = vec![format!("{boards}; {}", reasons::told_bye(cx.event, cx.round))];
    let numbers = |wanted: fn(&Board) -> bool| {
        let boards = draft.games().filter(|(_, board, _)| wanted(board));
        boards.map(|(number, ..)| number.to_string()).collect::<Vec<String>>()
    };
    let by_arbiter = [
        ("pairings-publish-fixed", numbers(|board| board.fixed)),
        ("pairings-publish-manual", numbers(|board| board.by_hand && !board.fixed)),
    ];
    let told = by_arbiter.into_iter().filter(|(_, boards)| !boards.is_empty());
    lines.extend(told.map(|(id, boards)| cx.texts.with(id, &[("boards", Arg::List(boards))])));
    lines.extend(broken(cx, sheet));
    let opinions = cx.published::<Opinions>().filter(|opinions| opinions.round == cx.round);
    lines.extend(opinions.into_iter().flat_map(|opinions| opinions.told(cx.texts)));
    lines.extend(opinions.into_iter().flat_map(|opinions| to_come(cx, opinions)));
    let open = cx.snapshot.conflicts().count();
    if open > 0 {
        lines.push(cx.texts.with("pairings-publish-conflicts", &[("count", open.into())]));
    }
    if !draft.is_edited() && draft.ruling().is_none() {
        return Message::open(confirm(cx, lines, Command::publish(cx.round)));
    }
    let (snapshot, round) = (cx.snapshot.clone(), cx.round);
    Message::Work(WorkRequest::Begin(Box::new(move |_| {
        let compare = Worker::begin(move || deviation(&snapshot, round));
        Work::of(compare, |found, cx| {
            let by_rules = found.as_ref().map(|found| found.by_rules.clone()).unwrap_or_default();
            ask_why(cx, lines, &differences(cx, found), by_rules)
        })
    })))
}

/// Opens the cross-check of the draft: the result of each method, and the boards that differ.
pub(super) fn cross_check(cx: &Context) -> Message {
    Message::open(ReadingDialog::new(cx.texts.get("opinions-title"), opinions(cx)))
}

/// Returns the outcome of the cross-check as text; empty before there is one.
pub(super) fn opinions(cx: &Context) -> Vec<Line<'static>> {
    let Some(opinions) = cx.published::<Opinions>().filter(|opinions| opinions.round == cx.round) else {
        return Vec::new();
    };
    let outdated = opinions.is_outdated.then(|| cx.texts.get("opinions-told-outdated").into_owned());
    let results = outdated.into_iter().chain(opinions.told(cx.texts)).chain(opinions.told_parting());
    results.map(|line| Line::from(clean(&line).into_owned())).collect()
}

/// Returns the feasibility of the rounds after the draft as text, marked as a warning if they cannot be paired.
fn to_come(cx: &Context, opinions: &Opinions) -> Vec<String> {
    let mut told = opinions.told_to_come(cx.event);
    if let Some(first) = told.first_mut().filter(|_| opinions.ends_early()) {
        first.insert_str(0, "! ");
    }
    told
}

/// Prompts for the reason why a draft deviates from the rules' pairing, then for the confirming capital.
fn ask_why(cx: &Context, lines: Vec<String>, differences: &[String], by_rules: RulesPairing) -> Message {
    let round = cx.round;
    if differences.is_empty() {
        return Message::open(confirm(cx, lines, Command::publish(round)));
    }
    // One reason covers all edits, regardless of their number; that of a decision before pairing is proposed.
    let ruling = cx.snapshot.round(round).and_then(|draft| draft.ruling());
    let known = ruling.map(|ruling| ruling.reason.clone()).unwrap_or_default();
    let title = cx.texts.get("pairings-publish-why").into_owned();
    let prompt = Prompt::new(title, move |reason, cx| {
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(cx.texts.get("error-reason-missing").into_owned());
        }
        let because = cx.texts.with("log-reason", &[("reason", clean(reason).into_owned().into())]);
        let told = lines.iter().cloned().chain([because]).collect();
        let by_rules = Some(Box::new(by_rules.clone()));
        let publish = Command::PublishRound { round, reason: reason.to_owned(), by_rules };
        Ok(Message::open(confirm(cx, told, publish)))
    });
    let asked = cx.texts.get("pairings-publish-why-ask").into_owned();
    let lines = differences.iter().cloned().chain([asked]);
    Message::open(prompt.with_text(&known).with_lines(lines))
}

/// Asks for the capital that publishes the displayed round.
fn confirm(cx: &Context, lines: Vec<String>, publish: Command) -> Confirm {
    let title = cx.texts.with("pairings-publish-title", &[("round", cx.round.into())]);
    // A published round is posted next, so the sheets are shown.
    let publish = [Message::Do(publish), Message::Show(Show::Pane(PaneId::WALL))].into_iter();
    let then = Message::All(publish.chain(take_over(cx)).collect());
    Confirm::capital(title, 'P', "confirm-publish", then).with_lines(lines)
}

/// Lists the deviations of an edited draft from the rules' pairing; empty if there are none.
fn differences(cx: &Context, found: Result<Deviation, ProposeError>) -> Vec<String> {
    let found = match found {
        Ok(found) if found.differences.is_identical() => return Vec::new(),
        Ok(found) => found.differences,
        Err(error) => return vec![reasons::refused(cx.event, cx.round, &error)],
    };
    let listed = |boards: Vec<String>| {
        let more = boards.len().saturating_sub(MOST_DIFFERENCES);
        let more = (more > 0).then(|| cx.texts.with("pairings-differences-more", &[("count", more.into())]));
        boards.into_iter().take(MOST_DIFFERENCES).chain(more).collect::<Vec<_>>()
    };
    let bye = |id: Option<PlayerId>| {
        let who = id.map_or_else(|| "–".to_owned(), |id| seated(cx, id));
        format!("{}: {who}", cx.event.bye(Bye::PairingAllocated))
    };
    let has_other_bye = found.bye[0] != found.bye[1];
    let gone = found.gone.iter().map(|&(number, meeting)| format!("{number}: {}", said_meeting(cx, meeting)));
    let gone = has_other_bye.then(|| bye(found.bye[0])).into_iter().chain(gone);
    let gone = gone.chain(left_unpaired(cx, &found)).collect();
    let made = found.made.iter().map(|&meeting| said_meeting(cx, meeting));
    let made = has_other_bye.then(|| bye(found.bye[1])).into_iter().chain(made).collect();
    let heads = ["pairings-differences-here", "pairings-differences-rules"];
    let parts = heads.into_iter().zip([listed(gone), listed(made)]);
    parts
        .filter(|(_, boards)| !boards.is_empty())
        .flat_map(|(head, boards)| {
            let boards = boards.into_iter().map(|line| format!("  {line}"));
            std::iter::once(cx.texts.get(head).into_owned()).chain(boards).collect::<Vec<_>>()
        })
        .collect()
}

/// Lists the players whom the rules would pair and the draft leaves without an opponent, each with the bye.
fn left_unpaired(cx: &Context, found: &PairedAgain) -> Vec<String> {
    let Some(draft) = cx.snapshot.round(cx.round) else { return Vec::new() };
    let paired = found.made.iter().flat_map(|meeting| [meeting.white, meeting.black]).chain(found.bye[1]);
    let unpaired = paired.filter_map(|id| match draft.place(id) {
        RoundPlace::Bye(bye) if bye != Bye::PairingAllocated => {
            Some(format!("{}: {}", seated(cx, id), cx.event.bye(bye)))
        }
        _ => None,
    });
    unpaired.collect()
}

/// Maximum number of boards per side listed when prompting for the reason, so that they fit on the screen.
const MOST_DIFFERENCES: usize = 5;

/// Lists the boards, and the bye, that break an absolute rule.
fn broken(cx: &Context, sheet: &Sheet) -> Vec<String> {
    let Some(draft) = cx.snapshot.round(cx.round) else { return Vec::new() };
    let absolute = |breaches: &[Breach]| {
        let found: Vec<Breach> = breaches.iter().filter(|breach| breach.absolute).cloned().collect();
        said_breaches(cx, sheet, &found)
    };
    let boards = draft.games().zip(sheet.review.boards()).map(|((number, board, _), reviewed)| {
        let who = format!("{number}: {}", said_meeting(cx, board.meeting));
        (who, absolute(&reviewed.breaches))
    });
    let bye = draft.pairing_allocated_bye().map(|id| (called(cx, id), absolute(sheet.review.bye())));
    let found: Vec<_> = boards.chain(bye).filter(|(_, said)| !said.is_empty()).collect();
    at_most(cx, found.into_iter().map(|(who, said)| [vec![who], said].concat()).collect()).concat()
}

/// Offers to restore results of an undone pairing of the round for boards that are the same again.
fn take_over(cx: &Context) -> Option<Message> {
    let (_, undone) = cx.history.undone(cx.round)?;
    let results = results_again(undone.round(cx.round)?, cx.snapshot.round(cx.round)?);
    if results.is_empty() {
        return None;
    }
    let said = cx.texts.with("pairings-take-over", &[("count", results.len().into())]);
    let choices = vec![
        PickItem::plain(
            cx.texts.get("pairings-take-over-yes"),
            Message::Do(Command::TakeOverResults { round: cx.round, results }),
        ),
        PickItem::plain(cx.texts.get("pairings-take-over-no"), Message::All(Vec::new())),
    ];
    let title = cx.texts.get("pairings-take-over-title");
    Some(Message::open(Pick::new(title, choices).with_lines([said]).weighty()))
}
