//! Answers for the page that pairs any report, the playground, as JSON. The page shows them and decides nothing.

use crate::certificate;
use crate::explanation::{PairingReasons, lines, no_pairing};
use crate::i18n::{Language, Say, Texts};
use crate::question::{Event, RoundQuestion};
use crate::text::clean;
use hakem_engine::format::{Seat, Trace};
use hakem_engine::pairing::{Aside, pair_again, pair_as_ruled, paired_rounds};
use hakem_engine::tournament::RoundNo;
use hakem_engine::trf::read_bytes;
use serde_json::{Value, json};

/// Pairs a round of a report, the next one if `round` is 0, and explains it. Returns an object: the `event` with its
/// number of `rounds`, `round`, `system`, `notes`; the `answer` of `hakem pair --explain`; `boards`, each with `players`
/// and `reasons`, and `special` reasons; `recorded`, whether the report has these boards, `null` if it does not have the
/// round. If the round cannot be paired, `refused` has the reason.
#[must_use]
pub fn pair(report: &[u8], round: u8, language: Language) -> String {
    let texts = &Texts::new(language);
    let event = match event(report, texts) {
        Ok(event) => event,
        Err(refused) => return json!({ "refused": refused }).to_string(),
    };
    let round = asked(&event, round);
    let question = event.question(round, texts);
    let field = question.as_ref().ok().map(|question| &question.field);
    let mut answer = json!({
        "event": clean(event.snapshot.settings().name.as_str()),
        "rounds": event.snapshot.settings().rounds.0,
        "round": round.0,
        "system": texts.system(event.snapshot.system(round).as_str()),
        "notes": event.asides(round, field, texts),
    });
    match question.and_then(|question| paired(&event, round, &question, texts)) {
        Ok(found) => {
            if let (Some(all), Value::Object(found)) = (answer.as_object_mut(), found) {
                all.extend(found);
            }
        }
        Err(refused) => answer["refused"] = refused.into(),
    }
    answer.to_string()
}

/// Certifies a round of a report, the next one if `round` is 0. Returns an object with the `certificate`, which the
/// verifier accepts, or with the reason why there is none in `refused`.
#[must_use]
pub fn certify(report: &[u8], round: u8, language: Language) -> String {
    let texts = &Texts::new(language);
    let certified = event(report, texts).and_then(|event| {
        let round = asked(&event, round);
        // A round that cannot be paired yet has no certificate.
        event.question(round, texts)?;
        let number = |id| event.number(round, id).unwrap_or_default();
        certificate::certify(&event.snapshot, report, round, number).map_err(|refused| refused.say(texts))
    });
    match certified {
        Ok(certificate) => json!({ "certificate": certificate }),
        Err(refused) => json!({ "refused": refused }),
    }
    .to_string()
}

/// Returns an object with the texts of the page. The page fills in values that only it knows.
#[must_use]
pub fn labels(language: Language) -> String {
    let texts = &Texts::new(language);
    let open = |name: &'static str| (name, format!("{{{name}}}").into());
    json!({
        "title": texts.get("play-title"),
        "about": texts.get("play-about"),
        "choose": texts.get("play-choose"),
        "round": texts.heading("word-round"),
        "working": texts.get("play-working"),
        "failed": texts.get("play-failed"),
        "same": texts.get("play-same"),
        "other": texts.get("play-other"),
        "bye": texts.heading("word-bye"),
        "savePairing": texts.get("play-save-pairing"),
        "saveCertificate": texts.get("play-save-certificate"),
        "certificate": texts.get("site-check-certificate"),
        "proved": texts.with("site-check-proved", &[open("boards"), open("brackets")]),
        "refused": texts.get("site-check-refused"),
        "trust": texts.get("play-trust"),
        "program": texts.with("play-program", &[open("hash")]),
        "verifier": texts.with("site-check-verifier", &[open("hash")]),
    })
    .to_string()
}

fn event(report: &[u8], texts: &Texts) -> Result<Event, String> {
    let report = read_bytes(report).map_err(|faults| {
        let more = faults.more.then(|| texts.get("import-more-faults").into_owned());
        let lines: Vec<String> = faults.errors.iter().map(|error| error.say(texts)).chain(more).collect();
        lines.join("\n")
    })?;
    Event::of_report(report, None, texts)
}

/// Returns the round to answer about: the next one if none is requested, of a finished event the last.
fn asked(event: &Event, round: u8) -> RoundNo {
    match round {
        0 => event.next_round().min(event.snapshot.settings().rounds),
        _ => RoundNo(round),
    }
}

fn paired(event: &Event, round: RoundNo, question: &RoundQuestion, texts: &Texts) -> Result<Value, String> {
    let mut trace = Trace::recording();
    let pairing = pair_as_ruled(question.system, &question.field, &Aside::default(), &mut trace)
        .map_err(|error| no_pairing(&error, question, texts))?;
    let explained = PairingReasons::of(question, &pairing, &trace, texts);
    let player = |&seat: &Seat| {
        let entrant = question.field.player(seat);
        json!({
            "number": question.number(seat),
            "name": clean(&entrant.name),
            "rating": entrant.rating.map(|rating| rating.get()),
            "score": texts.points(question.field.pairing_score(seat)),
        })
    };
    let board = |(seats, reasons): &(Vec<Seat>, Vec<String>)| json!({ "players": seats.iter().map(player).collect::<Vec<_>>(), "reasons": reasons });
    let is_recorded = paired_rounds(&event.snapshot).any(|of| of == round);
    let again = is_recorded.then(|| pair_again(&event.snapshot, round)).and_then(Result::ok);
    Ok(json!({
        "answer": lines(question, &pairing) + &explained.text(question),
        "boards": explained.boards.iter().map(board).collect::<Vec<_>>(),
        "special": explained.special,
        "recorded": again.map(|again| again.is_identical()),
    }))
}
