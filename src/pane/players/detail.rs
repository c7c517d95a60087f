//! Everything about one player, beside the table of a wide screen.

use crate::context::Context;
use crate::report::players;
use crate::text::{self, Align};
use hakem_engine::tournament::{Colour, GameResult, Name, Place, Player, PlayerId, RoundNo, Sex};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Padding, Paragraph, Wrap};

/// Terminal columns for what the lines are called.
const LABELS: usize = 14;

/// Draws everything known of a player, what is arranged with them, and their rounds.
pub(super) fn draw(frame: &mut Frame, area: Rect, id: PlayerId, cx: &Context) {
    let Some(registration) = cx.snapshot.player(id) else { return };
    let block = Block::new().borders(Borders::LEFT).padding(Padding::horizontal(1));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let mut lines = vec![Line::styled(cx.shown_name(&registration.player), cx.theme.head)];
    lines.extend(known(id, &registration.player, cx).into_iter().filter(|(_, value)| !value.is_empty()).map(
        |(label, value)| {
            let value = text::clean(&value).into_owned();
            Line::raw(format!("{} {value}", text::fit(&label, LABELS, Align::Left)))
        },
    ));
    lines.extend(
        players::arranged(cx.event, registration, cx.round)
            .into_iter()
            .map(|words| Line::styled(words, cx.theme.warning)),
    );
    lines.push(Line::default());
    let rounds = (1..).map(RoundNo).zip(cx.snapshot.rounds());
    lines.extend(rounds.map(|(round, _)| Line::raw(round_line(id, round, cx))));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), inside);
}

fn known(id: PlayerId, player: &Player, cx: &Context) -> Vec<(String, String)> {
    let texts = cx.texts;
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let national = player.national_rating.map(|rating| rating.to_string()).unwrap_or_default();
    let words = |name: &Option<Name>| name.as_ref().map(ToString::to_string).unwrap_or_default();
    let title = player.title.map(|title| format!("{} ({})", title.letters(), texts.title(title)));
    let sex = match player.sex {
        None => String::new(),
        Some(Sex::Female) => texts.get("players-female").into_owned(),
        Some(Sex::Male) => texts.get("players-male").into_owned(),
    };
    let language = player.language.map(|language| texts.language_name(language).into_owned());
    let score = cx.snapshot.last_published().map(|round| texts.points(cx.score_before(id, round.next())));
    vec![
        (texts.get("column-pairing-number").into_owned(), cx.number_text(id)),
        (texts.get("word-points").into_owned(), score.unwrap_or_default()),
        (texts.get("word-title").into_owned(), title.unwrap_or_default()),
        (texts.get("column-rating").into_owned(), rating),
        (texts.get("column-national-rating").into_owned(), national),
        (texts.get("word-federation").into_owned(), words(&player.federation)),
        (texts.get("players-name-language").into_owned(), language.unwrap_or_default()),
        (texts.get("column-licence").into_owned(), number(player.licence)),
        (texts.get("players-fide-id").into_owned(), number(player.fide_id)),
        (texts.get("players-sex").into_owned(), sex),
        (texts.get("players-born").into_owned(), player.born.map(|day| texts.date(day)).unwrap_or_default()),
        (texts.get("players-club").into_owned(), words(&player.club)),
    ]
}

/// A round of the player in one line: colour, opponent and result, or why they had none.
fn round_line(id: PlayerId, number: RoundNo, cx: &Context) -> String {
    let Some(round) = cx.snapshot.round(number) else { return String::new() };
    let what = match round.place(id) {
        Place::AtBoard(board, colour) => {
            let opponent = round.board(board).map(|board| board.meeting.player(colour.other()));
            let name = opponent.map(|opponent| cx.name(opponent)).unwrap_or_default();
            // From the player's side: who lost reads 0 - 1, whatever the colour.
            let own = |result: GameResult| if colour == Colour::White { result } else { result.turned() };
            let result = round.result(board).map(|result| cx.texts.result_marks(own(result)).into_owned());
            let colour = cx.texts.colour_short(colour);
            format!("{colour:<2} {} {}", text::fit(&name, 20, Align::Left), result.unwrap_or_default())
        }
        Place::Bye(bye) => cx.texts.bye(bye).into_owned(),
        Place::Nowhere | Place::Through | Place::Idle | Place::Pool => "–".to_owned(),
    };
    format!("{number:>2} {what}")
}
