//! The rounds of an event as an iCalendar file (RFC 5545), for phones and mail programs.

use crate::event::Event;
use crate::sheet::announcement::{day, starts};
use crate::text::clean;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{PlayerId, Registration, RoundNo, RoundPlace, Stage};
use jiff::Timestamp;
use jiff::civil::Date;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Maximum length of a line in bytes; longer lines are folded (RFC 5545, "Content Lines").
const LONGEST: usize = 75;

/// Returns the time of the last change of what a calendar may contain: dates, seats, names, and who still plays. An undo
/// counts as a change, since the calendar of earlier steps is a newer version of it.
pub fn changed(history: &History) -> Moment {
    let changes = |entry: &Entry| match entry {
        Entry::Did(command) => !is_of_results(command),
        entry => !entry.is_note(),
    };
    history.log().iter().rev().find(|line| changes(&line.entry)).map_or(Moment(0), |line| line.at)
}

/// Returns true for the entries of a round in play, which change no calendar.
fn is_of_results(command: &Command) -> bool {
    matches!(
        command,
        Command::EnterResult { .. }
            | Command::ClearResult { .. }
            | Command::NoteConflict { .. }
            | Command::SettleConflict { .. }
    )
}

/// Returns the dated rounds of a calendar; those of a player end when they withdraw.
fn dated<'a>(event: Event<'a>, player: Option<PlayerId>) -> impl Iterator<Item = (RoundNo, Date)> + use<'a> {
    let left = player.and_then(|id| event.snapshot.player(id)).and_then(Registration::withdrawn);
    // A table has their seats in later rounds too, which they do not play.
    let rounds =
        event.snapshot.last_round().up_to().filter(move |round| left.is_none_or(|left| *round < left));
    rounds.filter_map(move |round| Some((round, day(event, round)?)))
}

/// Returns true if there is a calendar.
pub fn has_rounds(event: Event, player: Option<PlayerId>) -> bool {
    dated(event, player).next().is_some()
}

/// Returns the calendar, or `None` if no round has a date. `made` is the time of creation; the rounds of a player name
/// their seat once it is published.
pub fn calendar(event: Event, made: Moment, player: Option<PlayerId>) -> Option<String> {
    let settings = event.snapshot.settings();
    let name = clean(settings.name.as_str()).into_owned();
    let stamp = Timestamp::from_millisecond(made.0).ok()?.strftime("%Y%m%dT%H%M%SZ").to_string();
    // The UID of a round never changes, so that importing a newer calendar of the event updates the round. Each player
    // has their own, so that the calendars of two players do not replace each other.
    let begins_on = settings.begins.map(|day| day.to_string()).unwrap_or_default();
    let digest = Sha256::digest(format!("{name}\n{begins_on}").as_bytes());
    let mut event_id: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    if let Some(PlayerId(id)) = player {
        event_id.push_str(&format!("-p{id}"));
    }
    let place = settings.place.as_ref().map(|place| clean(place.as_str()).into_owned());
    let mut text = String::new();
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hakem//rounds//EN", "CALSCALE:GREGORIAN"] {
        add(&mut text, line);
    }
    for (round, day) in dated(event, player) {
        add(&mut text, "BEGIN:VEVENT");
        add(&mut text, &format!("UID:{event_id}-{round}@hakem"));
        add(&mut text, &format!("DTSTAMP:{stamp}"));
        add(&mut text, &begins(event, round, day));
        add(&mut text, &format!("SUMMARY:{}", escaped(&summary(event, &name, round))));
        if let Some(seat) = player.and_then(|id| seat(event, round, id)) {
            add(&mut text, &format!("DESCRIPTION:{}", escaped(&clean(&seat))));
        }
        if let Some(place) = &place {
            add(&mut text, &format!("LOCATION:{}", escaped(place)));
        }
        add(&mut text, "END:VEVENT");
    }
    add(&mut text, "END:VCALENDAR");
    has_rounds(event, player).then_some(text)
}

fn summary(event: Event, name: &str, round: RoundNo) -> String {
    event.texts.with("calendar-round", &[("event", name.into()), ("round", round.into())])
}

/// Describes the seat of a player in a published round: board, colour and opponent.
fn seat(event: Event, round: RoundNo, id: PlayerId) -> Option<String> {
    let paired = event.snapshot.round(round).filter(|paired| paired.stage() == Stage::Published)?;
    let RoundPlace::AtBoard(board, colour) = paired.place(id) else { return None };
    let opponent = event.name(paired.board(board)?.meeting.player(colour.other()));
    let values = [
        ("board", board.0.into()),
        ("colour", event.texts.colour(colour).into()),
        ("opponent", opponent.into()),
    ];
    Some(event.texts.with("calendar-seat", &values))
}

/// Returns the start of a round: a point in time, or an all-day date.
fn begins(event: Event, round: RoundNo, day: Date) -> String {
    match starts(event, round) {
        Some(at) => format!("DTSTART:{}", at.timestamp().strftime("%Y%m%dT%H%M%SZ")),
        None => format!("DTSTART;VALUE=DATE:{}", day.strftime("%Y%m%d")),
    }
}

/// Escapes a text value (RFC 5545, "Text").
fn escaped(words: &str) -> String {
    words.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

/// Appends a line, folded if too long, but never inside a character.
fn add(text: &mut String, line: &str) {
    let mut room = LONGEST;
    for letter in line.chars() {
        if letter.len_utf8() > room {
            text.push_str("\r\n ");
            room = LONGEST - 1;
        }
        room -= letter.len_utf8();
        let _infallible = text.write_char(letter);
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Derived;
    use crate::i18n::{Language, Texts};
    use hakem_engine::command::Command;
    use hakem_engine::history::History;
    use hakem_engine::tournament::{Name, PartialDate, Player, RequestedBye, Settings, TimeOfDay};
    use jiff::tz::TimeZone;
    use std::collections::HashSet;

    #[test]
    fn rounds_with_a_day_are_in_the_calendar_in_the_time_zone_of_the_venue() {
        let settings = Settings {
            place: Name::new("Kulturní dům, Žďár").ok(),
            round_dates: [1, 2].map(|day| PartialDate::new(2026, 7, day).ok()).into(),
            round_times: vec![TimeOfDay::new(9, 30).ok()],
            ..Settings::named(Name::new("Veřejný turnaj o pohár města; jedenáctý ročník").unwrap())
        };
        let history = History::begun_by([Command::Announce(Box::new(settings))], Moment(0)).unwrap();
        let (texts, derived) = (Texts::new(Language::Czech), Derived::default());
        let zone = TimeZone::get("Europe/Prague").unwrap();
        let event = Event { zone: &zone, ..Event::of(&history, &texts, &derived) };
        let text = calendar(event, Moment(0), None).unwrap();
        let expected = "\
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//hakem//rounds//EN
CALSCALE:GREGORIAN
BEGIN:VEVENT
UID:e9a66bf5a066debd-1@hakem
DTSTAMP:19700101T000000Z
DTSTART:20260701T073000Z
SUMMARY:Veřejný turnaj o pohár města\\; jedenáctý ročník\\, 1. kolo
LOCATION:Kulturní dům\\, Žďár
END:VEVENT
BEGIN:VEVENT
UID:e9a66bf5a066debd-2@hakem
DTSTAMP:19700101T000000Z
DTSTART;VALUE=DATE:20260702
SUMMARY:Veřejný turnaj o pohár města\\; jedenáctý ročník\\, 2. kolo
LOCATION:Kulturní dům\\, Žďár
END:VEVENT
END:VCALENDAR
";
        assert!(text.lines().all(|line| line.len() <= LONGEST), "{text}");
        assert_eq!(text.replace("\r\n ", "").replace("\r\n", "\n"), expected);
        let undated = History::begun_by([], Moment(0)).unwrap();
        assert_eq!(calendar(Event::of(&undated, &texts, &derived), Moment(0), None), None);
    }

    #[test]
    fn the_calendars_of_players_share_no_uid_and_end_when_the_player_withdraws() {
        let name = |text: &str| Name::new(text).unwrap();
        let settings = Settings {
            rounds: RoundNo(3),
            round_dates: [1, 2, 3].map(|day| PartialDate::new(2026, 7, day).ok()).into(),
            ..Settings::named(name("Open"))
        };
        let register = |text| Command::Register {
            player: Player::named(name(text)),
            arrival: RoundNo(1),
            missed: RequestedBye::ZeroPoint,
        };
        let left = Command::Withdraw { id: PlayerId(2), from: RoundNo(3) };
        let steps =
            [Command::Announce(Box::new(settings)), register("Ünal, İpek"), register("Novák, Jan"), left];
        let history = History::begun_by(steps, Moment(0)).unwrap();
        let (texts, derived) = (Texts::new(Language::English), Derived::default());
        let event = Event::of(&history, &texts, &derived);
        let uids = |player| -> Vec<String> {
            let text = calendar(event, Moment(0), player).unwrap();
            text.lines().filter(|line| line.starts_with("UID:")).map(ToOwned::to_owned).collect()
        };
        let of = [None, Some(PlayerId(1)), Some(PlayerId(2))].map(uids);
        assert_eq!(of.each_ref().map(Vec::len), [3, 3, 2]);
        let all: HashSet<&String> = of.iter().flatten().collect();
        assert_eq!(all.len(), 8);
    }
}
