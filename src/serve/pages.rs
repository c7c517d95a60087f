//! Pages on which players report a result. They work without scripts.

use crate::hall::{FormId, Game, ReportSource, Side};
use crate::i18n::Texts;
use crate::text::clean;
use hakem_engine::tournament::{GameResult, Outcome, PlayerId, Snapshot};
use maud::{DOCTYPE, Markup, html};

pub const STYLE: &str = include_str!("../../assets/pages/phones.css");

/// A result that a player can report, as the addresses and forms of a page name it.
#[derive(Clone, Copy, Debug)]
pub enum ResultChoice {
    White,
    Draw,
    Black,
}

impl ResultChoice {
    /// The choices in the order of the page, each with its name.
    pub const ALL: [(Self, &str); 3] = [(Self::White, "white"), (Self::Draw, "draw"), (Self::Black, "black")];

    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, each)| *each == name).map(|(choice, _)| choice)
    }

    pub fn outcome(self) -> Outcome {
        match self {
            Self::White => Outcome::WhiteWins,
            Self::Draw => Outcome::Draw,
            Self::Black => Outcome::BlackWins,
        }
    }
}

/// A game, as the page of a player or deputy shows it.
pub struct GamePage<'a> {
    pub snapshot: &'a Snapshot,
    /// Texts in the language of the phone.
    pub texts: &'a Texts,
    pub game: Game,
    /// The holder of the pass.
    pub source: ReportSource,
    pub pass: &'a str,
    pub told: Told,
}

/// State of a result.
pub enum Told {
    /// It can be reported; `own` is the latest report of the source, with the time at the venue.
    Open { own: Option<(GameResult, String)> },
    /// It is recorded; `own` is the latest report of the source.
    Recorded { result: GameResult, own: Option<GameResult> },
    /// A later round is published.
    Over,
}

pub fn name(snapshot: &Snapshot, id: PlayerId) -> String {
    let player = snapshot.player(id).map(|of| snapshot.shown_name(&of.player));
    clean(&player.unwrap_or_default()).into_owned()
}

impl GamePage<'_> {
    fn name(&self, id: PlayerId) -> String {
        name(self.snapshot, id)
    }

    fn marks(&self, result: GameResult) -> String {
        self.texts.result_marks(result).into_owned()
    }

    /// Returns the text of a choice, which names the winner.
    fn label(&self, choice: ResultChoice) -> String {
        let [white, black] = self.game.players;
        let winner =
            |id: &str, player: PlayerId| self.texts.with(id, &[("player", self.name(player).into())]);
        match choice {
            ResultChoice::White => winner("phone-white-wins", white),
            ResultChoice::Draw => self.texts.get("phone-draw").into_owned(),
            ResultChoice::Black => winner("phone-black-wins", black),
        }
    }

    /// Returns the address of the page of the game, relative to itself; that of a deputy names the board.
    fn address(&self) -> String {
        match self.source {
            ReportSource::Deputy(_) => format!("{}?board={}", self.pass, self.game.board),
            _ => self.pass.to_owned(),
        }
    }

    /// Returns the address of the page of the confirmation.
    fn address_of(&self, choice: &str) -> String {
        let address = self.address();
        format!("{address}{}result={choice}", if address.contains('?') { '&' } else { '?' })
    }

    fn own(&self) -> Option<&'static str> {
        match self.source {
            ReportSource::Player(Side::White) => Some("phone-you-white"),
            ReportSource::Player(Side::Black) => Some("phone-you-black"),
            _ => None,
        }
    }
}

/// Returns the page of a game: with a choice, its confirmation; `more` follows.
pub fn game(page: &GamePage, asked: Option<(ResultChoice, FormId)>, more: &Markup) -> Markup {
    let (texts, [white, black]) = (page.texts, page.game.players);
    let values = [("round", page.game.round.into()), ("board", page.game.board.into())];
    let title = texts.with("phone-title", &values);
    frame(
        texts,
        &title,
        BELOW,
        &html! {
            p.event { (clean(page.snapshot.settings().name.as_str())) }
            h1 { (title) }
            ul.players {
                li.white { (page.name(white)) }
                li.black { (page.name(black)) }
            }
            @if let Some(own) = page.own() { p { (texts.get(own)) } }
            @match (&page.told, asked) {
                (Told::Over, _) => p.state role="status" { (texts.get("phone-over")) },
                (Told::Recorded { result, own }, _) => (recorded(page, *result, *own)),
                (Told::Open { own }, None) => (choices(page, own.as_ref())),
                (Told::Open { .. }, Some((choice, form))) => (confirmation(page, choice, &form)),
            }
            (more)
        },
    )
}

fn recorded(page: &GamePage, result: GameResult, own: Option<GameResult>) -> Markup {
    let told = page.texts.with("phone-recorded", &[("result", page.marks(result).into())]);
    let differs = own.is_some_and(|own| own != result);
    html! {
        p.state role="status" { (told) }
        p { (page.texts.get(if differs { "phone-differs" } else { "phone-wrong" })) }
    }
}

fn choices(page: &GamePage, own: Option<&(GameResult, String)>) -> Markup {
    let texts = page.texts;
    html! {
        @if let Some((result, time)) = own {
            p.state role="status" {
                (texts.with("phone-reported", &[("result", page.marks(*result).into()), ("time", time.into())]))
            }
            p { (texts.get("phone-change")) }
        } @else {
            p { (texts.get("phone-ask")) }
        }
        div.choices {
            @for (choice, name) in ResultChoice::ALL {
                a.choice href=(page.address_of(name)) rel="nofollow" {
                    b { (page.marks(GameResult::Played(choice.outcome()))) }
                    span { (page.label(choice)) }
                }
            }
        }
    }
}

fn confirmation(page: &GamePage, choice: ResultChoice, form: &FormId) -> Markup {
    let texts = page.texts;
    let named = ResultChoice::ALL.into_iter().find(|(each, _)| each.outcome() == choice.outcome());
    html! {
        p { (texts.get("phone-confirm")) }
        p.state { b { (page.marks(GameResult::Played(choice.outcome()))) } " " (page.label(choice)) }
        form method="post" action=(page.pass) {
            input type="hidden" name="form" value=(form.as_str());
            @if matches!(page.source, ReportSource::Deputy(_)) {
                input type="hidden" name="board" value=(page.game.board);
            }
            input type="hidden" name="result" value=(named.map_or("", |(_, name)| name));
            button.choice type="submit" { (texts.get("phone-send")) }
        }
        p { a.back href=(page.address()) { (texts.get("phone-back")) } }
    }
}

/// Returns a page with a refusal.
pub fn refusal(texts: &Texts, id: &str) -> Markup {
    let title = texts.get("phone-refused");
    frame(texts, &title, BELOW, &html! { h1 { (title) } p.state role="alert" { (texts.get(id)) } })
}

/// Returns the page of an address without one; `front` is the folder of the front page.
pub fn absent(texts: &Texts, front: &str) -> Markup {
    let title = texts.get("phone-absent-title");
    frame(texts, &title, front, &html! { h1 { (title) } p.state { (texts.get("phone-absent")) } })
}

/// Folder of the front page, relative to the pages of passes.
pub const BELOW: &str = "../";

/// Returns a page of the service; `front` is the folder of the front page.
pub fn frame(texts: &Texts, title: &str, front: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(texts.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (title) }
                link rel="stylesheet" href=(format!("{front}phones.css"));
            }
            body { main { (body) p.public { a href=(front) { (texts.get("phone-public")) } } } }
        }
    }
}
