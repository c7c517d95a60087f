//! Whom the standings show: everybody, a category that has prizes, or those who meet conditions typed in.

use crate::desk::context::Context;
use crate::desk::message::{Message, Show};
use crate::dialog::{Form, Pick, PickItem};
use crate::pane::category;
use hakem_engine::tournament::Category;

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
