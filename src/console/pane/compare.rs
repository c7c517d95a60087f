//! Comparison of two states of the event: rounds, players and settings.

use crate::desk::Context;
use crate::text::clean;
use hakem_engine::tournament::{Bye, GameResult, Meeting, PlayerId, Registration, RoundNo, Snapshot};
use ratatui::text::Line;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Other {
    /// The state after another log entry.
    Step,
    Without,
}

impl Other {
    /// Returns the label of this state in the lines.
    fn words(self, cx: &Context) -> String {
        let id = match self {
            Self::Step => "log-compare-there",
            Self::Without => "log-compare-without",
        };
        cx.texts.get(id).into_owned()
    }
}

/// Lists the differences between another state and the present one: round by round, then players, then settings.
pub(super) fn compared(cx: &Context, other: Other, there: &Snapshot, here: &Snapshot) -> Vec<Line<'static>> {
    let other = other.words(cx);
    let last = there.last_paired().max(here.last_paired()).unwrap_or(RoundNo(0));
    let mut lines = Vec::new();
    for round in last.up_to() {
        let title = cx.texts.with("log-compare-round", &[("round", round.into())]);
        tell(&mut lines, title, of_round(cx, &other, there, here, round), cx);
    }
    let players = of_players(cx, &other, there, here);
    if !players.is_empty() {
        tell(&mut lines, cx.texts.get("log-compare-players").into_owned(), players, cx);
    }
    if there.settings() != here.settings() {
        lines.push(Line::raw(cx.texts.get("log-compare-settings").into_owned()));
    }
    lines
}

fn tell(lines: &mut Vec<Line<'static>>, title: String, differences: Vec<String>, cx: &Context) {
    lines.push(Line::styled(title, cx.theme.head));
    if differences.is_empty() {
        lines.push(Line::raw(format!("  {}", cx.texts.get("log-compare-same"))));
    }
    lines.extend(differences.into_iter().map(|text| Line::raw(clean(&format!("  {text}")).into_owned())));
}

/// Returns the first round in which boards, results or the bye differ.
pub(super) fn first_difference(there: &Snapshot, here: &Snapshot) -> Option<RoundNo> {
    let last = there.last_paired().max(here.last_paired())?;
    let bye =
        |snapshot: &Snapshot, round| snapshot.round(round).and_then(|round| round.pairing_allocated_bye());
    last.up_to()
        .find(|&round| games(there, round) != games(here, round) || bye(there, round) != bye(here, round))
}

fn games(snapshot: &Snapshot, round: RoundNo) -> Vec<(Meeting, Option<GameResult>)> {
    let paired = snapshot.round(round).into_iter();
    paired
        .flat_map(|paired| {
            paired.games().map(|(_, board, result)| (board.meeting, result)).collect::<Vec<_>>()
        })
        .collect()
}

/// Lists boards with their results, and byes, that differ between the two states.
fn of_round(cx: &Context, other: &str, there: &Snapshot, here: &Snapshot, round: RoundNo) -> Vec<String> {
    let (old, new) = (games(there, round), games(here, round));
    let now = cx.texts.get("log-compare-now");
    let mut told = Vec::new();
    for (side, only, others) in [(other, &old, &new), (now.as_ref(), &new, &old)] {
        for &(meeting, result) in only.iter().filter(|game| !others.contains(game)) {
            let values = [
                ("side", side.to_owned().into()),
                ("white", name(cx, there, meeting.white).into()),
                ("black", name(cx, there, meeting.black).into()),
                ("result", cx.marks(result).into()),
            ];
            told.push(cx.texts.with("log-compare-game", &values));
        }
    }
    let bye = |snapshot: &Snapshot| snapshot.round(round).and_then(|round| round.pairing_allocated_bye());
    if bye(there) != bye(here) {
        let name = |id: Option<_>| id.map_or_else(|| "–".to_owned(), |id| name(cx, there, id));
        let values = [
            ("other", other.to_owned().into()),
            ("there", name(bye(there)).into()),
            ("here", name(bye(here)).into()),
        ];
        told.push(cx.texts.with("log-compare-bye", &values));
    }
    told
}

/// Returns the name of a player, even one known only to the other state.
fn name(cx: &Context, there: &Snapshot, id: PlayerId) -> String {
    let known = cx.snapshot.player(id).or_else(|| there.player(id));
    known.map_or_else(String::new, |registration| cx.shown_name(&registration.player))
}

/// Lists players who differ, with both states.
fn of_players(cx: &Context, other: &str, there: &Snapshot, here: &Snapshot) -> Vec<String> {
    let last = there.next_player().max(here.next_player());
    let ids = (1..last.0).map(PlayerId);
    let differ = ids.filter(|&id| there.player(id) != here.player(id));
    differ
        .map(|id| {
            let [then, now] = [there, here].map(|snapshot| stands(cx, snapshot.player(id)));
            let only = |of: &[String], other: &[String]| {
                let parts: Vec<&str> =
                    of.iter().filter(|part| !other.contains(part)).map(String::as_str).collect();
                if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
            };
            let values = [
                ("player", name(cx, there, id).into()),
                ("other", other.to_owned().into()),
                ("there", only(&then, &now).into()),
                ("here", only(&now, &then).into()),
            ];
            cx.texts.with("log-compare-player", &values)
        })
        .collect()
}

/// Returns the data of a player, field by field.
fn stands(cx: &Context, known: Option<&Registration>) -> Vec<String> {
    let Some(known) = known else { return vec![cx.texts.get("log-compare-not-registered").into_owned()] };
    let player = &known.player;
    let plays = match known.withdrawn() {
        Some(from) => cx.texts.with("log-compare-withdrawn", &[("round", from.into())]),
        None => cx.texts.get("log-plays").into_owned(),
    };
    let byes = known.byes.iter().map(|(&round, &bye)| {
        let values =
            [("round", round.into()), ("bye", cx.event.bye(Bye::Requested(bye)).into_owned().into())];
        cx.texts.with("log-compare-absence", &values)
    });
    let checked_in = known.checked_in.then(|| cx.texts.get("players-checked-in").into_owned());
    let facts = [
        Some(cx.shown_name(player)),
        player.title.map(|title| title.letters().to_owned()),
        player.rating.map(|rating| rating.to_string()),
        player.national_rating.map(|rating| format!("{} {rating}", cx.texts.get("word-national-rating"))),
    ];
    facts.into_iter().flatten().chain([plays]).chain(checked_in).chain(byes).collect()
}
