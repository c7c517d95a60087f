//! The side panel with everything about one player.

use crate::desk::Context;
use crate::pane::standings::Rehearsed;
use crate::pane::{measure, tint};
use crate::sheet::data::{Cell, Figures};
use crate::sheet::{RatingColumn, entry_fees, incidents, norms, players, rating_changes, rehearsal, teams};
use crate::text::{self, Align};
use crate::widget::{Panel, Room, wrapped};
use hakem_engine::pairing::tournament_rating;
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{
    BoardNo, Colour, Money, Name, Participant, Player, PlayerId, Round, RoundNo, RoundPlace, Sex,
};
use ratatui::text::{Line, Span};

const LABELS: usize = 14;

/// Renders a player's data, arrangements and rounds.
pub(super) fn panel(id: PlayerId, room: Room, cx: &Context) -> Panel {
    let Some(registration) = cx.snapshot.player(id) else { return Panel::default() };
    let mut lines: Vec<Line> = Vec::new();
    for (label, value) in
        known(id, &registration.player, cx).into_iter().filter(|(_, value)| !value.is_empty())
    {
        let label = text::fit(&label, LABELS, Align::Left);
        let parts = wrapped(&text::clean(&value), room.width.saturating_sub(LABELS + 1), cx.theme.plain);
        for (row, part) in parts.into_iter().enumerate() {
            let label = if row == 0 { label.clone() } else { " ".repeat(LABELS) };
            lines.push(Line::from(vec![
                Span::styled(format!("{label} "), cx.theme.faint),
                Span::styled(part.to_string(), cx.theme.plain),
            ]));
        }
    }
    for words in players::arranged(cx.event, id, registration, cx.round) {
        lines.extend(wrapped(&cx.texts.headed(&words), room.width, cx.theme.warning));
    }
    let open = registration.entry_fee.open(cx.snapshot.settings().entry_fee);
    if open > Money(0) {
        let words = cx.texts.with("fees-open", &[("amount", entry_fees::amount(cx.event, open).into())]);
        lines.extend(wrapped(&words, room.width, cx.theme.warning));
    }
    lines.extend(incidents(id, room.width, cx));
    for words in norms::lines(cx.event, id) {
        lines.extend(wrapped(&words, room.width, cx.theme.plain));
    }
    if let Some(words) = rating_changes::line(cx.event, id) {
        lines.extend(wrapped(&words, room.width, cx.theme.plain));
    }
    if let Some(rehearsed) = cx.published::<Rehearsed>().filter(|rehearsed| rehearsed.step == cx.step) {
        for words in rehearsal::lines(cx.event, &rehearsed.rehearsal, id) {
            lines.extend(wrapped(&words, room.width, cx.theme.plain));
        }
    }
    lines.push(Line::default());
    lines.extend(rounds(id, room.width, cx));
    Panel::new(cx.shown_name(&registration.player), lines)
}

/// Renders what the arbiter noted about a player.
pub(super) fn incidents(id: PlayerId, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let noted = incidents::lines(cx.event, id);
    noted.iter().flat_map(|words| wrapped(words, width, cx.theme.warning)).collect()
}

pub(super) fn rounds(id: PlayerId, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let rounds: Vec<RoundNo> = (1..).map(RoundNo).zip(cx.snapshot.rounds()).map(|(round, _)| round).collect();
    if cx.theme.is_spoken() {
        return rounds.iter().filter_map(|&round| spoken_round(id, round, cx)).map(Line::raw).collect();
    }
    let places = Places::of(id, &rounds, width, cx);
    rounds.iter().map(|&round| round_line(id, round, &places, cx)).collect()
}

/// Describes a round of a player in a sentence; returns `None` if the player had no part in it.
fn spoken_round(id: PlayerId, number: RoundNo, cx: &Context) -> Option<String> {
    let round = cx.snapshot.round(number)?;
    let what = match round.place(id) {
        RoundPlace::AtBoard(board, colour) => {
            let opponent = round.board(board)?.meeting.player(colour.other());
            let who = format!("{} {}", cx.number_text(opponent), cx.name(opponent));
            cx.texts.game(colour, who.trim_start(), mark_of(id, round, (board, colour), cx))
        }
        RoundPlace::Bye(bye) => cx.event.bye(bye).into_owned(),
        RoundPlace::Nowhere | RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => return None,
    };
    let score = cx.texts.points(cx.score_after(id, number));
    let values = [("round", number.into()), ("what", what.into()), ("score", score.into())];
    Some(cx.texts.with("linear-own-round", &values))
}

/// Column widths of a round line.
struct Places {
    round: usize,
    number: usize,
    name: usize,
    /// The player's own result, including the conflict sign after it.
    result: usize,
    /// Score after a round, including the blank before it.
    score: usize,
}

impl Places {
    /// Terminal columns of a colour, including the blank after it.
    const COLOUR: usize = 2;

    /// Assigns the remaining width to the name.
    fn of(id: PlayerId, rounds: &[RoundNo], width: usize, cx: &Context) -> Self {
        let round = rounds.last().map_or(0, |last| last.to_string().len()).max(2);
        let number = usize::from(measure::number_width(cx));
        let score = rounds.iter().map(|&round| text::width(&score(id, round, cx))).max().unwrap_or(0) + 1;
        let result = rounds.iter().filter_map(|&round| {
            let round = cx.snapshot.round(round)?;
            let RoundPlace::AtBoard(board, colour) = round.place(id) else { return None };
            Some(text::width(&shown(mark_of(id, round, (board, colour), cx), cx)))
        });
        let result = result.max().unwrap_or(1) + 1;
        let places = Self { round, number, name: 0, result, score };
        let figures = round + 1 + places.without_game() + score;
        Self { name: width.saturating_sub(figures).min(cx.longest_name()), ..places }
    }

    /// Returns the width of a text that replaces colour, opponent and result.
    fn without_game(&self) -> usize {
        Self::COLOUR + self.number + 1 + self.name + 1 + self.result
    }
}

/// Returns the player's result of a round: that of the board, or the points of a match of several games.
fn mark_of(id: PlayerId, round: &Round, (board, colour): (BoardNo, Colour), cx: &Context) -> Mark {
    let matches = round.matches();
    let mut listed = matches.iter().filter(|_| round.has_listed_matches());
    let of_player = listed.find(|of| of.boards.contains(&board) && of.boards.len() > 1);
    let side = of_player.and_then(|of| of.sides.iter().position(|side| *side == Participant::Player(id)));
    match of_player.zip(side) {
        Some((of, _)) if !teams::has_score(round, of) => Mark::Open,
        Some((of, side)) => {
            teams::score(cx.event, round, of).get(side).map_or(Mark::Open, |&own| Mark::Match(own))
        }
        None => Mark::of_board(round.result(board), colour),
    }
}

fn shown(mark: Mark, cx: &Context) -> String {
    match mark {
        Mark::Match(points) => cx.texts.points(points),
        mark => mark.to_string(),
    }
}

fn score(id: PlayerId, round: RoundNo, cx: &Context) -> String {
    Cell::Points(cx.score_after(id, round)).aligned(cx.texts, Figures::Halves)
}

fn known(id: PlayerId, player: &Player, cx: &Context) -> Vec<(String, String)> {
    let texts = cx.texts;
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let rating = |column: RatingColumn| {
        let shown = column.figure(player).shown(texts);
        let source = match column {
            RatingColumn::International => player.sources.rating(),
            RatingColumn::National => player.sources.national_rating(),
        };
        match source {
            _ if column.is_estimated(player) => {
                texts.with("players-rating-estimated", &[("rating", shown.into())])
            }
            Some(source) if !shown.is_empty() => format!("{shown} ({})", texts.rating_source(source)),
            _ => shown,
        }
    };
    let words = |name: &Option<Name>| name.as_ref().map(ToString::to_string).unwrap_or_default();
    let title = player.title.map(|title| format!("{} ({})", title.letters(), texts.title(title)));
    let sex = match player.sex {
        None => String::new(),
        Some(Sex::Female) => texts.get("players-female").into_owned(),
        Some(Sex::Male) => texts.get("players-male").into_owned(),
    };
    let language = player.language.map(|language| texts.language_name(language).into_owned());
    let score = cx.snapshot.current_round().map(|round| texts.points(cx.score_after(id, round)));
    vec![
        (
            texts.get("column-pairing-number").into_owned(),
            cx.number(id).map(|number| number.to_string()).unwrap_or_default(),
        ),
        (texts.get("word-points").into_owned(), score.unwrap_or_default()),
        (texts.get("word-title").into_owned(), title.unwrap_or_default()),
        (texts.get("column-rating").into_owned(), rating(RatingColumn::International)),
        (RatingColumn::National.head(cx.event), rating(RatingColumn::National)),
        (texts.get("players-official-ratings").into_owned(), texts.official_ratings(&player.official)),
        (texts.get("players-rating-counting").into_owned(), counting(player, cx)),
        (texts.get("players-later").into_owned(), texts.later_ratings(&player.later_ratings)),
        (texts.get("word-federation").into_owned(), words(&player.federation)),
        (texts.get("players-name-language").into_owned(), language.unwrap_or_default()),
        (
            texts.get("column-licence").into_owned(),
            player.licence.map(|licence| licence.to_string()).unwrap_or_default(),
        ),
        (texts.get("players-fide-id").into_owned(), number(player.fide_id)),
        (texts.get("players-sex").into_owned(), sex),
        (texts.get("players-born").into_owned(), player.born.map(|day| texts.date(day)).unwrap_or_default()),
        (texts.get("it1-birth-place").into_owned(), words(&player.birth_place)),
        (texts.get("players-club").into_owned(), words(&player.club)),
    ]
}

/// Returns the rating used by the event, if the player has several ratings to choose from.
fn counting(player: &Player, cx: &Context) -> String {
    let has_several = player.national_rating.is_some() || !player.official.are_unknown();
    let counting = tournament_rating(cx.snapshot, player).filter(|_| has_several);
    counting.map(|rating| rating.to_string()).unwrap_or_default()
}

/// Renders a round of the player in one line: colour, opponent, own result and the score after it, or the reason why
/// there was no game.
fn round_line(id: PlayerId, number: RoundNo, places: &Places, cx: &Context) -> Line<'static> {
    let Some(round) = cx.snapshot.round(number) else { return Line::default() };
    let score =
        || Span::styled(text::fit(&score(id, number, cx), places.score, Align::Right), cx.theme.faint);
    let before = text::fit(&number.to_string(), places.round, Align::Right);
    let before = Span::styled(format!("{before} "), cx.theme.faint);
    let plain = |words: String| Span::styled(words, cx.theme.plain);
    match round.place(id) {
        RoundPlace::AtBoard(board, colour) => {
            let opponent = round.board(board).map(|board| board.meeting.player(colour.other()));
            let who = opponent.map(|opponent| {
                let number = text::fit(&cx.number_text(opponent), places.number, Align::Right);
                format!("{number} {} ", text::fit(&cx.name(opponent), places.name, Align::Left))
            });
            let mark = mark_of(id, round, (board, colour), cx);
            let (conflict, look) = match round.conflict(board) {
                Some(_) => ("?", cx.theme.result.conflict),
                None => ("", tint::game(cx, mark)),
            };
            let colour = text::fit(&cx.texts.colour_short(colour), Places::COLOUR, Align::Left);
            let result = format!("{}{conflict}", shown(mark, cx));
            let result = Span::styled(text::fit(&result, places.result, Align::Left), look);
            Line::from(vec![before, plain(colour), plain(who.unwrap_or_default()), result, score()])
        }
        RoundPlace::Bye(bye) => {
            let (long, room) = (cx.event.bye(bye), places.without_game());
            let words = if text::width(&long) <= room { long } else { cx.event.bye_short(bye) };
            let words = text::fit(&words, room, Align::Left);
            Line::from(vec![before, plain(words), score()])
        }
        RoundPlace::Nowhere | RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => {
            Line::from(vec![before, plain("–".to_owned())])
        }
    }
}
