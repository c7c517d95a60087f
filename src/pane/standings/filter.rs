//! Whom the standings show: everybody, a category that has prizes, or those who meet conditions typed in.

use crate::desk::context::Context;
use crate::desk::message::{Message, Show};
use crate::dialog::{Form, Pick, PickItem};
use crate::pane::category;
use crate::sheet::prizes;
use crate::text::clean;
use hakem_engine::tournament::Category;
use ratatui::text::{Line, Span};

/// The categories of which standings are asked most: everybody, and those that have prizes, with their names.
fn categories(cx: &Context) -> Vec<(String, Category)> {
    let everybody = (cx.texts.get("standings-everybody").into_owned(), Category::default());
    let mut all = vec![everybody];
    for group in &cx.snapshot.prizes().groups {
        if all.iter().all(|(_, listed)| *listed != group.category) {
            all.push((clean(group.name.as_str()).into_owned(), group.category.clone()));
        }
    }
    all
}

/// Whether there is a category beside everybody to go on to.
pub(super) fn has_categories(cx: &Context) -> bool {
    categories(cx).len() > 1
}

/// Returns the category after the one that is shown, after the last one everybody.
pub(super) fn next(cx: &Context, now: &Category) -> Category {
    turned(cx, now, |at, count| (at + 1) % count)
}

/// Returns the category before the one that is shown, before everybody the last one.
pub(super) fn previous(cx: &Context, now: &Category) -> Category {
    turned(cx, now, |at, count| (at + count - 1) % count)
}

fn turned(cx: &Context, now: &Category, to: fn(usize, usize) -> usize) -> Category {
    let all = categories(cx);
    // Conditions that were typed in stand behind everybody.
    let at = all.iter().position(|(_, category)| category == now).unwrap_or(0);
    all.get(to(at, all.len())).map(|(_, category)| category.clone()).unwrap_or_default()
}

/// Names the categories in a line, the one that is shown as chosen; `None` where there are none beside everybody.
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

/// Offers whom to show; the cursor stands on what is shown now.
pub(super) fn offer(cx: &Context, now: &Category) -> Message {
    let everybody = cx.texts.get("standings-everybody");
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
    choices.push(PickItem::plain(cx.texts.get("standings-filter-typed"), Message::Open(Box::new(typed))));
    Message::Open(Box::new(Pick::new(cx.texts.heading("standings-filter"), choices).at(at)))
}
