//! The play-off guide, which sets up the games of tied players step by step.

use crate::desk::{Context, Draw, Message, Show};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::pane::act;
use crate::sheet::list;
use crate::text;
use hakem_engine::command::Command;
use hakem_engine::console::playoff::{Guide, PlayOffState, PlayOffStep, Rank, StepKind, leg, player, state};
use hakem_engine::standings::StandingsRow;
use hakem_engine::tournament::{
    FiveTied, PlayOff, PlayOffFact, PlayOffOptions, PlayOffRecord, PlayerId, RoundNo, SevenNumbers,
    ThreeEqual, Urn, shuffled,
};

/// Opens the guide for the current play-off, else for the players tied with the player at the cursor.
pub(super) fn offer(cx: &Context, at: Option<PlayerId>, after: RoundNo) -> Message {
    if let Some(record) = cx.snapshot.play_offs().last() {
        let now = state(cx.snapshot, record);
        if let Guide::Next(step) = &now.guide {
            return going_on(cx, record, &now, step);
        }
    }
    Message::open(announced(cx, tied_with(cx, at, after), PlayOffOptions::default()))
}

fn tied_with(cx: &Context, at: Option<PlayerId>, after: RoundNo) -> Vec<PlayerId> {
    let standings = cx.standings(after);
    let own = at.and_then(|id| standings.rows.iter().find(|row| row.player == id));
    let is_tied = |row: &&StandingsRow| row.place.is_some() && own.is_some_and(|own| own.tier == row.tier);
    standings.rows.iter().filter(is_tied).map(|row| row.player).collect()
}

/// Returns true if there is a play-off to guide: the current one, or one of the players tied with the player at the
/// cursor.
pub(super) fn is_due(cx: &Context, at: Option<PlayerId>, after: RoundNo) -> bool {
    let last = cx.snapshot.play_offs().last().map(|record| state(cx.snapshot, record));
    last.is_some_and(|now| matches!(now.guide, Guide::Next(_))) || tied_with(cx, at, after).len() > 1
}

/// Offers the play-off options that matter for this many players; each key changes one option.
fn announced(cx: &Context, tied: Vec<PlayerId>, options: PlayOffOptions) -> Pick {
    let texts = cx.texts;
    let first = cx.snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    let begin = Command::BeginPlayOff(PlayOff { first, tied: tied.clone(), options });
    let names = tied.iter().zip(1..).map(|(&id, rank)| format!("{rank}. {}", cx.name(id)));
    let last = cx.snapshot.last_round();
    let is_early = cx.snapshot.play_offs().is_empty() && first <= last;
    let early = is_early.then(|| texts.with("play-off-too-early", &list::span(first, last)));
    let lines: Vec<String> = names.chain(early).chain([String::new()]).collect();
    let mut choices = vec![PickItem::keyed('b', texts.get("play-off-begin"), Message::Do(begin))];
    let mut add = |key: char, words: String, options: PlayOffOptions| {
        let tied = tied.clone();
        let again = Message::open_with(move |cx| announced(cx, tied, options));
        choices.push(PickItem::keyed(key, words, again));
    };
    let count = tied.len();
    let more = PlayOffOptions { more: (options.more + 1) % 4, ..options };
    add('m', texts.with("play-off-more", &[("count", usize::from(options.more).into())]), more);
    if ![2, 4, 8].contains(&count) {
        let (id, three) = match options.three {
            ThreeEqual::Golden => ("play-off-three-golden", ThreeEqual::DropLowest),
            ThreeEqual::DropLowest => ("play-off-three-drop", ThreeEqual::Golden),
        };
        add('d', texts.get(id).into_owned(), PlayOffOptions { three, ..options });
    }
    if [4, 5].contains(&count) || count >= 10 {
        let id = if options.time { "play-off-time" } else { "play-off-no-time" };
        add('t', texts.get(id).into_owned(), PlayOffOptions { time: !options.time, ..options });
    }
    if count == 5 || count >= 10 {
        let (id, five) = match options.five {
            FiveTied::BestFour => ("play-off-five-best", FiveTied::All),
            FiveTied::All => ("play-off-five-all", FiveTied::BestFour),
        };
        add('f', texts.get(id).into_owned(), PlayOffOptions { five, ..options });
    }
    if count == 7 || count > 10 {
        let (id, seven) = match options.seven {
            SevenNumbers::Table => ("play-off-seven-table", SevenNumbers::Lot),
            SevenNumbers::Lot => ("play-off-seven-lot", SevenNumbers::Table),
        };
        add('s', texts.get(id).into_owned(), PlayOffOptions { seven, ..options });
    }
    if count > 10 {
        let keep = if options.keep <= *PlayOffOptions::KEEP.start() { 9 } else { options.keep - 1 };
        let words = texts.with("play-off-keep", &[("count", usize::from(options.keep).into())]);
        add('n', words, PlayOffOptions { keep, ..options });
        let id = if options.rest { "play-off-rest" } else { "play-off-no-rest" };
        add('r', texts.get(id).into_owned(), PlayOffOptions { rest: !options.rest, ..options });
    }
    Pick::new(texts.with("play-off-title", &[("count", count.into())]), choices).with_lines(lines)
}

fn names(cx: &Context, record: &PlayOffRecord, ranks: &[Rank]) -> String {
    let name = |&rank: &Rank| player(record, rank).map(|id| cx.name(id));
    text::listed(&ranks.iter().filter_map(name).collect::<Vec<_>>())
}

fn told(cx: &Context, record: &PlayOffRecord, step: &PlayOffStep) -> String {
    let what = cx.texts.get(act_id(step.act)).into_owned();
    let ranks = if step.out.is_empty() { &step.players } else { &step.out };
    cx.texts.with("play-off-step", &[("step", what.into()), ("players", names(cx, record, ranks).into())])
}

fn act_id(act: StepKind) -> &'static str {
    match act {
        StepKind::Match => "play-off-match",
        StepKind::MoreGames => "play-off-more-games",
        StepKind::GoldenPoint => "play-off-golden-point",
        StepKind::RoundRobin => "play-off-round-robin",
        StepKind::GoldenRoundRobin => "play-off-golden-round-robin",
        StepKind::LotOfPairs => "play-off-lot-of-pairs",
        StepKind::DropLowest => "play-off-drop-lowest",
        StepKind::BestRanked => "play-off-best-ranked",
        StepKind::FewestMoves => "play-off-fewest-moves",
        StepKind::Decision => "play-off-decision",
    }
}

/// Shows the steps so far, and offers the setup of the next one.
fn going_on(cx: &Context, record: &PlayOffRecord, now: &PlayOffState, step: &PlayOffStep) -> Message {
    let mut lines: Vec<String> = now.steps.iter().map(|(step, _)| told(cx, record, step)).collect();
    lines.push(cx.texts.with("play-off-next", &[("step", told(cx, record, step).into())]));
    let mut choices = choices(cx, record, now, step);
    if choices.is_empty() {
        lines.push(cx.texts.get("play-off-under-way").into_owned());
        choices.push(PickItem::keyed(
            'f',
            cx.texts.get("play-off-to-pairings"),
            Message::Show(Show::Pane(crate::desk::PaneId::PAIRINGS)),
        ));
    }
    lines.push(String::new());
    let title = cx.texts.with("play-off-title", &[("count", record.play_off.tied.len().into())]);
    Message::open(Pick::new(title, choices).with_lines(lines))
}

fn choices(cx: &Context, record: &PlayOffRecord, now: &PlayOffState, step: &PlayOffStep) -> Vec<PickItem> {
    let next = cx.snapshot.last_paired().map_or(record.play_off.first, RoundNo::next);
    match step.act {
        StepKind::LotOfPairs => {
            let ids: Vec<PlayerId> = step.players.iter().filter_map(|&rank| player(record, rank)).collect();
            let draw = Draw::of(Urn::Pairs(next), move |seed| {
                let drawn = shuffled(ids, seed);
                let pairs =
                    drawn.chunks_exact(2).filter_map(|pair| <[PlayerId; 2]>::try_from(pair).ok()).collect();
                vec![Command::NotePlayOff(PlayOffFact::Pairs { pairs, seed: Some(seed) })]
            });
            let drawn = PickItem::keyed('l', cx.texts.get("play-off-draw"), Message::Draw(draw));
            vec![drawn, entered(cx, record, step, "play-off-enter-pairs", pairs_of)]
        }
        StepKind::FewestMoves => vec![entered(cx, record, step, "play-off-enter-moves", moves_of)],
        StepKind::Decision => decisions(cx, record, step),
        _ if now.is_begun => Vec::new(),
        StepKind::RoundRobin | StepKind::GoldenRoundRobin if step.numbers.is_empty() => {
            let ranks = step.players.clone();
            let (snapshot, record, now) = (cx.snapshot.clone(), record.clone(), now.clone());
            let draw = Draw::of(Urn::Leg(next), move |seed| {
                let order = shuffled(ranks, seed);
                leg(&snapshot, &record, &now, &order).map(Command::BeginLeg).into_iter().collect()
            });
            vec![
                PickItem::keyed('l', cx.texts.get("play-off-draw"), Message::Draw(draw)),
                order_entered(cx, step),
            ]
        }
        _ => leg(cx.snapshot, record, now, &[])
            .map(|leg| {
                PickItem::keyed('s', cx.texts.get("play-off-set-up"), Message::Do(Command::BeginLeg(leg)))
            })
            .into_iter()
            .collect(),
    }
}

/// Builds a fact from numbers typed in the order of the players; returns `None` if they do not match.
type MakeFact = fn(&PlayOffRecord, &PlayOffStep, &[u32]) -> Option<PlayOffFact>;

fn entered(
    cx: &Context,
    record: &PlayOffRecord,
    step: &PlayOffStep,
    id: &'static str,
    made: MakeFact,
) -> PickItem {
    let (record, step) = (record.clone(), step.clone());
    let lines: Vec<String> = numbered(cx, &record, &step.players);
    let prompt = Prompt::new(cx.texts.get(id), move |text: &str, cx: &Context| {
        let fact = numbers(text).and_then(|typed| made(&record, &step, &typed));
        let fact = fact.ok_or_else(|| cx.texts.get("play-off-bad-numbers").into_owned())?;
        act::tried(Command::NotePlayOff(fact), cx).map_err(|error| cx.refusal(&error))
    });
    PickItem::keyed('e', cx.texts.get(id), Message::open(prompt.with_lines(lines)))
}

fn numbered(cx: &Context, record: &PlayOffRecord, ranks: &[Rank]) -> Vec<String> {
    let line = |(&rank, number): (&Rank, u32)| Some(format!("{number}. {}", cx.name(player(record, rank)?)));
    ranks.iter().zip(1..).filter_map(line).collect()
}

fn order_entered(cx: &Context, step: &PlayOffStep) -> PickItem {
    let ranks = step.players.clone();
    let prompt = Prompt::new(cx.texts.get("play-off-enter-order"), move |text: &str, cx: &Context| {
        let bad = || cx.texts.get("play-off-bad-numbers").into_owned();
        let typed = numbers(text).filter(|typed| is_permutation(typed, ranks.len())).ok_or_else(bad)?;
        let mut order: Vec<(u32, Rank)> = typed.into_iter().zip(ranks.iter().copied()).collect();
        order.sort_unstable();
        let order: Vec<Rank> = order.into_iter().map(|(_, rank)| rank).collect();
        let record = cx.snapshot.play_offs().last().ok_or_else(bad)?;
        let leg = leg(cx.snapshot, record, &state(cx.snapshot, record), &order).ok_or_else(bad)?;
        act::tried(Command::BeginLeg(leg), cx).map_err(|error| cx.refusal(&error))
    });
    let record = cx.snapshot.play_offs().last();
    let lines = record.map(|record| numbered(cx, record, &step.players)).unwrap_or_default();
    PickItem::keyed('e', cx.texts.get("play-off-enter-order"), Message::open(prompt.with_lines(lines)))
}

fn numbers(text: &str) -> Option<Vec<u32>> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

fn is_permutation(typed: &[u32], count: usize) -> bool {
    let mut sorted = typed.to_vec();
    sorted.sort_unstable();
    sorted.len() == count && sorted.into_iter().zip(1..).all(|(found, number): (u32, u32)| found == number)
}

fn pairs_of(record: &PlayOffRecord, step: &PlayOffStep, typed: &[u32]) -> Option<PlayOffFact> {
    if !is_permutation(typed, step.players.len()) {
        return None;
    }
    let who =
        |&number: &u32| player(record, *step.players.get(usize::try_from(number).ok()?.checked_sub(1)?)?);
    let drawn: Vec<PlayerId> = typed.iter().filter_map(who).collect();
    let pairs = drawn.chunks_exact(2).filter_map(|pair| <[PlayerId; 2]>::try_from(pair).ok()).collect();
    Some(PlayOffFact::Pairs { pairs, seed: None })
}

fn moves_of(record: &PlayOffRecord, step: &PlayOffStep, typed: &[u32]) -> Option<PlayOffFact> {
    let who = |(&rank, &moves): (&Rank, &u32)| Some((player(record, rank)?, moves));
    let moves: Vec<(PlayerId, u32)> = step.players.iter().zip(typed).filter_map(who).collect();
    (typed.len() == step.players.len()).then_some(PlayOffFact::Moves(moves))
}

fn decisions(cx: &Context, record: &PlayOffRecord, step: &PlayOffStep) -> Vec<PickItem> {
    let choice = |(&rank, key): (&Rank, char)| {
        let winner = player(record, rank)?;
        let words = cx.texts.with("match-decide", &[("player", cx.name(winner).into())]);
        let prompt = Prompt::new(words.clone(), move |reason: &str, cx: &Context| {
            let fact = PlayOffFact::Decision { winner, reason: reason.trim().to_owned() };
            act::tried(Command::NotePlayOff(fact), cx).map_err(|error| cx.refusal(&error))
        });
        Some(PickItem::keyed(key, words, Message::open(prompt)))
    };
    step.players.iter().zip('1'..='9').filter_map(choice).collect()
}
