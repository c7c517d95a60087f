//! The page of each player: who they are, where they sit, their rounds, and the calculation of their tie-breaks.

use super::{File, Site};
use crate::publish::calendar::{calendar, changed, has_rounds};
use crate::publish::html::{Around, Body, frame};
use crate::sheet::RatingColumn;
use crate::sheet::columns::{About, RATINGS};
use crate::sheet::data::{Cell, Column, ColumnKind, Row, Section, Sheet, SheetLayout, Table};
use crate::sheet::standings::TIE_BREAKS;
use crate::text::clean;
use hakem_engine::console::rating::{Factor, RatingOutcome, rated_games};
use hakem_engine::standings::Standings;
use hakem_engine::tiebreak::TieBreakValue;
use hakem_engine::tournament::{PlayerId, RoundNo};
use maud::html;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Columns of a player's rounds; the others belong to the calculation.
const ROUNDS: [&str; 5] = ["round", "colour", "mark", "total", "opponent"];

const CALCULATION: [&str; 3] = ["round", "float", TIE_BREAKS];

const FACTS: [About; 6] =
    [About::Number, About::Rating, About::NationalRating, About::Federation, About::Team, About::Club];

/// Tie-break of the performance rating (FIDE C.07 10.2).
const PERFORMANCE: &str = "TPR";

/// A fact: its label and value.
type Fact = (String, String);

/// Standings from which the pages of players take figures.
struct Figures {
    after: RoundNo,
    standings: Rc<Standings>,
    performances: Rc<Standings>,
    /// True if a player has a rating, so that a missing performance has a cause.
    has_ratings: bool,
}

impl Site<'_> {
    /// Creates a page and a calendar for each player, from their seat and the cards of all their stages.
    pub(super) fn cards(&self, cards: Sheet, pass: &mut dyn FnMut(File)) {
        let figures = cards.round.map(|after| Figures {
            after,
            standings: self.event.standings(after),
            performances: self.event.announced(after, PERFORMANCE),
            has_ratings: self.event.snapshot.players().any(|(_, known)| {
                RatingColumn::BOTH.into_iter().any(|column| column.of(&known.player).is_some())
            }),
        });
        let mut by_player: BTreeMap<PlayerId, Vec<Section>> = BTreeMap::new();
        for section in cards.sections {
            if let Some(&player) = section.players.first() {
                by_player.entry(player).or_default().push(section);
            }
        }
        for (player, sections) in by_player {
            let Some(file) = self.player_file(player) else { continue };
            let page = self.card(player, &file, sections, figures.as_ref());
            pass((file, page.into_bytes()));
            self.own_calendar(player).into_iter().for_each(&mut *pass);
        }
    }

    /// Returns the name of a player's calendar, if any of their rounds has a date.
    fn calendar_file(&self, player: PlayerId) -> Option<String> {
        let page = self.player_file(player)?;
        has_rounds(self.event, Some(player)).then(|| page.replace(".html", ".ics"))
    }

    fn own_calendar(&self, player: PlayerId) -> Option<File> {
        let file = self.calendar_file(player)?;
        Some((file, calendar(self.event, changed(self.event.history), Some(player))?.into_bytes()))
    }

    fn card(
        &self,
        player: PlayerId,
        file: &str,
        sections: Vec<Section>,
        figures: Option<&Figures>,
    ) -> String {
        let (event, texts) = (self.event, self.texts());
        let title = match About::Title.cell(event, player) {
            Cell::Words(title) => format!("{title} {}", event.name(player)),
            _ => event.name(player),
        };
        let (links, to_player) = (self.links(None, ""), |id| self.player_file(id));
        let picture = self.picture();
        let around = Around {
            pages: &links,
            player: Some(&to_player),
            is_live: self.is_live(None),
            told: Some(&title),
            picture: picture.as_deref(),
            ..self.around()
        };
        let mut body = Body::default();
        let (facts, notes) = self.facts(player, figures);
        body.push(html! {
            h2 { (clean(&title)) }
            section {
                dl { @for (label, value) in facts { div { dt { (label) } dd { (clean(&value)) } } } }
                @if !notes.is_empty() { ul.plain { @for note in notes { li.soft { (clean(&note)) } } } }
            }
        });
        let own = event.name(player);
        let name_of = |id| event.snapshot.player(id).map(|known| &known.player.name);
        let is_shared =
            event.snapshot.players().any(|(id, _)| id != player && name_of(id) == name_of(player));
        let labels = [&*texts.get("site-follow"), &*texts.get("site-unfollow")];
        body.push_follow(file, (&clean(&own), is_shared), labels);
        let is_card =
            |section: &Section| section.table.columns.iter().any(|column| column.key.name() == "mark");
        let has_stages = sections.iter().filter(|section| is_card(section)).count() > 1;
        for section in sections {
            let is_seat = !is_card(&section);
            let Section { title: _, about, table, notes, .. } = section;
            if is_seat {
                // The seat in the round in play.
                let seat = Section { title: about, ..Section::of(self.with_opponents(&table)) };
                body.push_section(&seat, SheetLayout::Running, texts, around);
                continue;
            }
            let (rounds, calculation) = self.split(&table);
            // Without stages, the facts above say all of it.
            let title = if has_stages { about } else { texts.get("site-rounds").into_owned() };
            body.push_section(&Section { title, ..Section::of(rounds) }, SheetLayout::Running, texts, around);
            let calculation = Section { notes, ..Section::of(calculation) };
            body.push_details(&texts.get("site-calculation"), &calculation, texts, around);
        }
        if let Some(calendar) = self.calendar_file(player) {
            body.push(html! { p { a href=(calendar) { (texts.get("site-own-calendar")) } } });
        }
        // The QR code leads to this page, so that the reader of a printed card can open it on a phone.
        let sheet = Sheet::of_sections(String::new(), Vec::new());
        let imprint = self.lasting(&sheet, false).at_address(self.address_of(file));
        frame(&title, &imprint, texts, around, &body)
    }

    /// Splits the rounds of a card, with titles and ratings of the opponents, from the calculation.
    fn split<'t>(&self, table: &Table) -> (Table<'t>, Table<'t>) {
        let of =
            |keys: &[&str]| Table::of_rows(table.columns.clone(), table.rows().collect()).with_keys(keys);
        let rounds = self.with_opponents(&of(&ROUNDS));
        let calculation = of(&CALCULATION);
        let is_empty = calculation.columns.iter().all(|column| column.kind == ColumnKind::Number);
        (rounds, if is_empty { Table::default() } else { calculation })
    }

    /// Adds titles and ratings of the opponents, who are the first names of their rows.
    fn with_opponents<'t>(&self, table: &Table) -> Table<'t> {
        let event = self.event;
        let of = |about: About, row: &Row| row.names.first().map_or(Cell::Empty, |&id| about.cell(event, id));
        let mut rows: Vec<Row> = table.rows().collect();
        for row in &mut rows {
            let title = of(About::Title, row);
            // A separate column would be too wide for a phone.
            let name = row.cells.iter_mut().find_map(|cell| match cell {
                Cell::Name { shown, .. } => Some(shown),
                _ => None,
            });
            if let (Cell::Words(title), Some(name)) = (title, name) {
                *name = format!("{title} {name}");
            }
        }
        let mut columns = table.columns.clone();
        let has_rating = |about: &About| rows.iter().any(|row| !of(*about, row).is_empty());
        if let Some(about) = RATINGS.into_iter().find(has_rating) {
            // A rating stays on a phone, unlike in lists with more columns.
            columns.push(Column::named(
                "opponent",
                about.name(),
                about.column(event).head,
                ColumnKind::Number,
            ));
            for row in &mut rows {
                let rating = of(about, row);
                row.cells.push(rating);
            }
        }
        Table::of_rows(columns, rows)
    }

    /// Returns the facts about a player, with notes on them: rank, score and performance so far, and what they
    /// registered with.
    fn facts(&self, player: PlayerId, figures: Option<&Figures>) -> (Vec<Fact>, Vec<String>) {
        let (event, texts) = (self.event, self.texts());
        let label = |id: &str| texts.get(id).into_owned();
        let (mut facts, mut notes): (Vec<Fact>, Vec<String>) = Default::default();
        let row = figures.and_then(|of| of.standings.rows.iter().rfind(|row| row.player == player));
        if let Some(row) = row {
            facts.extend(row.place.map(|place| (label("site-rank"), place.to_string())));
            facts.push((label("site-points"), texts.points(row.score)));
        }
        let registered =
            FACTS.iter().map(|about| (about.column(event).head, about.cell(event, player).shown(texts)));
        facts.extend(registered);
        if let Some(of) = figures {
            let performance = of.performances.rows.iter().rfind(|row| row.player == player);
            let performance = performance.zip(of.performances.columns.first());
            let performance = performance.and_then(|(row, column)| Some((row.values.first()?, column)));
            if let Some((value, column)) = performance.filter(|(_, column)| column.refused.is_none()) {
                let is_missing = *value == TieBreakValue::Blank && of.has_ratings;
                let shown = if is_missing { "–".to_owned() } else { texts.value(column.format, value) };
                facts.push((label("site-performance"), shown));
                notes.extend(is_missing.then(|| label("site-performance-unrated")));
            }
            if let Some((change, factor)) = self.rating_change(player, of.after) {
                let shown = if factor.is_assumed { format!("{change} (K {}*)", factor.k) } else { change };
                facts.push((label("site-rating-change"), shown));
                notes.extend(factor.is_assumed.then(|| label("rating-changes-note-factor")));
            }
        }
        facts.retain(|(_, value)| !value.is_empty());
        (facts, notes)
    }

    /// Returns the change of a player's rating so far, and its factor.
    fn rating_change(&self, player: PlayerId, after: RoundNo) -> Option<(String, Factor)> {
        match rated_games(self.event.snapshot, player, after)?.outcome {
            RatingOutcome::Change { hundredths, factor, .. } => {
                Some((self.texts().signed_decimal(hundredths, 2), factor))
            }
            RatingOutcome::First(_) => None,
        }
    }
}
