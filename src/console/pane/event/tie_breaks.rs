//! The tie-break list of the event: methods and their order.

use super::{change, change_or_tell};
use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::i18n::Say;
use hakem_engine::tiebreak::{
    Conditions, accepts, concerns, final_order, offered_codes, recommended, usual_occasion,
};
use hakem_engine::tournament::{Occasion, Settings, TieBreakId};

pub(super) fn words(code: &str, cx: &Context) -> String {
    let name = cx.texts.tie_break(code);
    if name == code { code.to_owned() } else { format!("{code:<6} {name}") }
}

/// Returns a warning about a method in the list of this event: it is not accepted, or it lacks data.
pub(super) fn warning(code: &TieBreakId, cx: &Context) -> Option<String> {
    let concern = || concerns(code, cx.snapshot).first().map(|concern| concern.say(cx.texts));
    refused(code, cx).or_else(concern)
}

/// Returns the reason why the rules of the event exclude a method, or `None` if they accept it.
pub(super) fn refused(code: &TieBreakId, cx: &Context) -> Option<String> {
    accepts(code, Conditions::of(cx.snapshot.settings())).err().map(|error| error.say(cx.texts))
}

/// Offers methods to append.
pub(super) fn add(cx: &Context) -> Message {
    offer(cx, |settings, code| settings.tie_breaks.push(code))
}

/// Offers methods that replace another.
pub(super) fn replace(at: usize, cx: &Context) -> Message {
    offer(cx, move |settings, code| {
        if let Some(slot) = settings.tie_breaks.get_mut(at) {
            *slot = code;
        }
    })
}

/// Offers the lists recommended by the sources, if the rules of the event accept all of their methods.
pub(super) fn recommend(cx: &Context) -> Message {
    let conditions = Conditions::of(cx.snapshot.settings());
    let list = |codes: &'static [&'static str]| codes.iter().map(|code| TieBreakId::new(code));
    let has_all = |codes| list(codes).all(|code| accepts(&code, conditions).is_ok());
    let fits = |occasion: &Occasion| {
        let for_tables = *occasion == Occasion::RoundRobin;
        let fits = match conditions.teams {
            true => occasion.is_of_teams(),
            false => !occasion.is_of_teams() && for_tables == conditions.predetermined,
        };
        fits && has_all(recommended(*occasion))
    };
    let offered: Vec<Occasion> = Occasion::ALL.into_iter().filter(fits).collect();
    let usual = usual_occasion(cx.snapshot);
    let choice = |words: &str, codes: &'static [&'static str]| {
        let then = change_or_tell(cx, |settings| settings.tie_breaks = list(codes).collect());
        PickItem::plain(format!("{words}: {}", codes.join(", ")), then)
    };
    let of_system = Some(final_order(&cx.snapshot.settings().system));
    let of_system = of_system.filter(|codes| !codes.is_empty() && has_all(codes));
    let at = match of_system {
        Some(_) => 0,
        None => offered.iter().position(|&occasion| occasion == usual).unwrap_or(0),
    };
    let system = cx.texts.system(cx.snapshot.settings().system.as_str());
    let own = of_system.into_iter().map(|codes| choice(&system, codes));
    let others =
        offered.into_iter().map(|occasion| choice(&self::occasion(occasion, cx), recommended(occasion)));
    let choices = own.chain(others);
    let lines = [cx.texts.get("event-recommended-help").into_owned(), String::new()];
    let pick = Pick::new(cx.texts.heading("event-recommended"), choices.collect());
    Message::open(pick.with_lines(lines).at(at))
}

fn occasion(occasion: Occasion, cx: &Context) -> String {
    let words = match occasion {
        Occasion::RoundRobin => cx.texts.get("event-recommended-round-robin"),
        Occasion::SwissOfEquals => cx.texts.get("event-recommended-equals"),
        Occasion::SwissOfRated => cx.texts.get("event-recommended-rated"),
        Occasion::SwissOfUnrated => cx.texts.get("event-recommended-unrated"),
        Occasion::Czech1992 => cx.texts.get("event-recommended-1992"),
        Occasion::TeamRoundRobin => cx.texts.get("event-recommended-team-round-robin"),
        Occasion::TeamSwiss => cx.texts.get("event-recommended-team-swiss"),
        Occasion::Olympiad => cx.texts.get("event-recommended-olympiad"),
    };
    words.into_owned()
}

pub(super) fn exchange(at: usize, to: usize, cx: &Context) -> Message {
    change_or_tell(cx, |settings| {
        if at.max(to) < settings.tie_breaks.len() {
            settings.tie_breaks.swap(at, to);
        }
    })
}

fn offer(cx: &Context, put: impl Fn(&mut Settings, TieBreakId) + Copy + 'static) -> Message {
    let settings = cx.snapshot.settings();
    let offered = offered_codes(Conditions::of(settings)).filter(|code| !settings.tie_breaks.contains(code));
    let mut choices: Vec<PickItem> = offered
        .map(|code| {
            let words = words(code.as_str(), cx);
            PickItem::plain(words, change_or_tell(cx, |settings| put(settings, code)))
        })
        .collect();
    choices.push(PickItem::plain(cx.texts.get("event-tie-break-typed"), Message::open(typed(cx, put))));
    Message::open(Pick::new(cx.texts.get("event-tie-breaks"), choices))
}

fn typed(cx: &Context, put: impl Fn(&mut Settings, TieBreakId) + Copy + 'static) -> Prompt {
    let prompt = Prompt::new(cx.texts.heading("event-tie-break-typed"), move |text, cx| {
        let code = TieBreakId::new(text.trim());
        match refused(&code, cx) {
            Some(error) => Err(error),
            None => change(cx, |settings| put(settings, code)).map_err(|error| cx.refusal(&error)),
        }
    });
    prompt.with_lines([cx.texts.get("event-tie-break-examples").into_owned()])
}
