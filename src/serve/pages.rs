//! Pages on which players report a result. They work without scripts.

use super::choice::Choice;
use crate::hall::{FormId, Game, Side};
use crate::i18n::Texts;
use crate::text::clean;
use hakem_engine::tournament::{GameResult, PlayerId, Snapshot};
use maud::{DOCTYPE, Markup, html};

/// Style of the pages.
pub const STYLE: &str = include_str!("../../assets/pages/phones.css");

/// A side of a game, as its page shows it.
pub struct Seat<'a> {
    /// The event.
    pub snapshot: &'a Snapshot,
    /// Texts in the language of the phone.
    pub texts: &'a Texts,
    /// The game.
    pub game: Game,
    /// The side.
    pub side: Side,
    /// State of the result.
    pub told: Told,
}

/// State of a result.
pub enum Told {
    /// It can be reported; `own` is the side's latest report, with the time at the venue.
    Open { own: Option<(GameResult, String)> },
    /// It is recorded; `own` is the side's latest report.
    Recorded { result: GameResult, own: Option<GameResult> },
    /// A later round is published.
    Over,
}

/// Step of a report.
pub enum Step<'a> {
    /// Choosing the result.
    Choose {
        /// The pass of the page.
        pass: &'a str,
    },
    /// Confirming it.
    Confirm {
        /// The pass of the page.
        pass: &'a str,
        /// The chosen result.
        choice: Choice,
        /// Number of the form.
        form: &'a FormId,
    },
}

impl Seat<'_> {
    fn name(&self, id: PlayerId) -> String {
        let player = self.snapshot.player(id).map(|of| self.snapshot.shown_name(&of.player));
        clean(&player.unwrap_or_default()).into_owned()
    }

    fn marks(&self, result: GameResult) -> String {
        self.texts.result_marks(result).into_owned()
    }

    /// Returns the text of a choice, which names the winner.
    fn label(&self, choice: Choice) -> String {
        let [white, black] = self.game.players;
        let winner =
            |id: &str, player: PlayerId| self.texts.with(id, &[("player", self.name(player).into())]);
        match choice {
            Choice::White => winner("phone-white-wins", white),
            Choice::Draw => self.texts.get("phone-draw").into_owned(),
            Choice::Black => winner("phone-black-wins", black),
        }
    }
}

/// Returns the page of a side of a game.
pub fn board(seat: &Seat, step: &Step) -> Markup {
    let (texts, [white, black]) = (seat.texts, seat.game.players);
    let title =
        texts.with("phone-title", &[("round", seat.game.round.into()), ("board", seat.game.board.into())]);
    let own = match seat.side {
        Side::White => "phone-you-white",
        Side::Black => "phone-you-black",
    };
    page(
        texts,
        &title,
        &html! {
            p.event { (clean(seat.snapshot.settings().name.as_str())) }
            h1 { (title) }
            ul.players {
                li.white { (seat.name(white)) }
                li.black { (seat.name(black)) }
            }
            p { (texts.get(own)) }
            @match &seat.told {
                Told::Over => p.state role="status" { (texts.get("phone-over")) },
                Told::Recorded { result, own } => (recorded(seat, *result, *own)),
                Told::Open { own } => (open(seat, own.as_ref(), step)),
            }
        },
    )
}

/// Returns the part of a page whose result is recorded.
fn recorded(seat: &Seat, result: GameResult, own: Option<GameResult>) -> Markup {
    let told = seat.texts.with("phone-recorded", &[("result", seat.marks(result).into())]);
    let differs = own.is_some_and(|own| own != result);
    html! {
        p.state role="status" { (told) }
        p { (seat.texts.get(if differs { "phone-differs" } else { "phone-wrong" })) }
    }
}

/// Returns the part of a page on which a result can be reported.
fn open(seat: &Seat, own: Option<&(GameResult, String)>, step: &Step) -> Markup {
    let texts = seat.texts;
    match *step {
        Step::Choose { pass } => html! {
            @if let Some((result, time)) = own {
                p.state role="status" {
                    (texts.with("phone-reported", &[("result", seat.marks(*result).into()), ("time", time.into())]))
                }
                p { (texts.get("phone-change")) }
            } @else {
                p { (texts.get("phone-ask")) }
            }
            div.choices {
                @for (choice, name) in Choice::ALL {
                    a.choice href=(format!("/b/{pass}?result={name}")) rel="nofollow" {
                        b { (seat.marks(GameResult::Played(choice.outcome()))) }
                        span { (seat.label(choice)) }
                    }
                }
            }
        },
        Step::Confirm { pass, choice, form } => {
            let named = Choice::ALL.into_iter().find(|(each, _)| each.outcome() == choice.outcome());
            html! {
                p { (texts.get("phone-confirm")) }
                p.state { b { (seat.marks(GameResult::Played(choice.outcome()))) } " " (seat.label(choice)) }
                form method="post" action=(format!("/b/{pass}")) {
                    input type="hidden" name="form" value=(form.as_str());
                    input type="hidden" name="result" value=(named.map_or("", |(_, name)| name));
                    button.choice type="submit" { (texts.get("phone-send")) }
                }
                p { a.back href=(format!("/b/{pass}")) { (texts.get("phone-back")) } }
            }
        }
    }
}

/// Returns a page with a refusal.
pub fn refusal(texts: &Texts, id: &str) -> Markup {
    let title = texts.get("phone-refused");
    page(texts, &title, &html! { h1 { (title) } p.state role="alert" { (texts.get(id)) } })
}

fn page(texts: &Texts, title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(texts.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (title) }
                link rel="stylesheet" href="/phones.css";
            }
            body { main { (body) p.public { a href="/" { (texts.get("phone-public")) } } } }
        }
    }
}
