//! Filter of the standings: all players, a category with prizes, or players who meet typed conditions.

use crate::desk::{Context, Message, Show};
use crate::dialog::{Form, Pick, PickItem};
use crate::pane::category;
use crate::sheet::prizes;
use crate::text::clean;
use hakem_engine::tournament::Category;
use ratatui::text::{Line, Span};

/// Returns the most common categories with their names: all players, and those with prizes.
fn categories(cx: &Context) -> Vec<(String, Category)> {
    let everybody = (cx.texts.get("standings-all-players").into_owned(), Category::default());
    let mut all = vec![everybody];
    for group in &cx.snapshot.prizes().groups {
        if all.iter().all(|(_, listed)| *listed != group.category) {
            all.push((clean(group.name.as_str()).into_owned(), group.category.clone()));
        }
    }
    all
}

pub(super) fn has_categories(cx: &Context) -> bool {
    categories(cx).len() > 1
}

/// Returns the category after the displayed one, cyclically.
pub(super) fn next(cx: &Context, now: &Category) -> Category {
    turned(cx, now, |at, count| (at + 1) % count)
}

/// Returns the category before the displayed one, cyclically.
pub(super) fn previous(cx: &Context, now: &Category) -> Category {
    turned(cx, now, |at, count| (at + count - 1) % count)
}

fn turned(cx: &Context, now: &Category, to: fn(usize, usize) -> usize) -> Category {
    let all = categories(cx);
    // Typed conditions are not in the list and count as all players.
    let at = all.iter().position(|(_, category)| category == now).unwrap_or(0);
    all.get(to(at, all.len())).map(|(_, category)| category.clone()).unwrap_or_default()
}

/// Renders the categories in a line with the displayed one selected; returns `None` if there is none except all
/// players.
pub(super) fn tabs(cx: &Context, now: &Category) -> Option<Line<'static>> {
    let mut all = categories(cx);
    if all.len() < 2 {
        return None;
    }
    if all.iter().all(|(_, category)| category != now) {
        all.push((prizes::category(cx.texts, now), now.clone()));
    }
    let tab = |(name, category): (String, Category)| match category == *now {
        true if cx.theme.has_tones() => {
            Span::styled(format!(" {name} "), cx.theme.selected.patch(cx.theme.strong))
        }
        true => Span::styled(format!("[{name}]"), cx.theme.strong),
        false => Span::styled(format!(" {name} "), cx.theme.plain),
    };
    Some(Line::from_iter(all.into_iter().map(tab)))
}

/// Offers the categories, with the cursor on the displayed one.
pub(super) fn offer(cx: &Context, now: &Category) -> Message {
    let everybody = cx.texts.get("standings-all-players");
    let mut choices = vec![PickItem::plain(everybody, Message::Show(Show::Category(Category::default())))];
    let mut at = 0;
    for group in cx.snapshot.prizes().groups.iter().filter(|group| !group.category.is_everybody()) {
        if group.category == *now {
            at = choices.len();
        }
        choices.push(PickItem::plain(
            group.name.as_str(),
            Message::Show(Show::Category(group.category.clone())),
        ));
    }
    let typed = Form::new(cx.texts.heading("standings-filter"), category::fields(now, cx), |fields, cx| {
        category::read(fields, 0, cx).map(|category| Message::Show(Show::Category(category)))
    });
    choices.push(PickItem::plain(cx.texts.get("standings-filter-typed"), Message::open(typed)));
    Message::open(Pick::new(cx.texts.heading("standings-filter"), choices).at(at))
}
