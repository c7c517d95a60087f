//! Conditions of the commands of the standings, each with the reason shown if it is unmet.

use super::{
    KEYS, NEXT_PART, StandingsAct, StandingsPane, View, after, bracket, filter, lots, play_off, prizes,
};
use crate::desk::Context;
use crate::desk::keys::{Hint, unmet};
use hakem_engine::tournament::RoundNo;

impl StandingsPane {
    /// Returns true if an action applies to the standings; prizes can be set before there are any.
    pub(super) fn works(&self, act: StandingsAct, cx: &Context) -> bool {
        match (after(cx), act) {
            (_, StandingsAct::Prizes | StandingsAct::Rehearse) => true,
            (_, StandingsAct::Bracket) => bracket::is_on_show(cx),
            (None, _) => false,
            (Some(_), StandingsAct::NextCategory | StandingsAct::PreviousCategory) => {
                filter::has_categories(cx)
            }
            (Some(after), StandingsAct::Card) => self.ranked_teams(cx, after).is_none(),
            (Some(after), StandingsAct::TeamCard) => self.ranked_teams(cx, after).is_some(),
            (Some(after), StandingsAct::NextPart) => cx.scopes(after).len() > 1,
            (Some(after), StandingsAct::ByNumber) => self.has_orders(cx, after),
            (Some(_), StandingsAct::MoreColumns) => self.has_more_columns(cx),
            (Some(_), StandingsAct::FewerColumns) => !self.passed.is_empty(),
            (Some(_), StandingsAct::Lots) => lots::are_used(cx),
            (Some(_), _) => true,
        }
    }

    /// Returns true if the view has an order by number and one by rank.
    fn has_orders(&self, cx: &Context, after: RoundNo) -> bool {
        self.view != View::Bracket && self.ranked_teams(cx, after).is_none()
    }

    /// Returns true if scrolling columns follow those shown.
    pub(super) fn has_more_columns(&self, cx: &Context) -> bool {
        match self.page.get() {
            // Not drawn yet: the palette of another screen asks.
            0 => self.count_scrolling(cx) > 1,
            page => self.skipped() + page < self.scrolling,
        }
    }

    /// Returns the reason of the first condition of a command that is not met, by catalogue id.
    pub(super) fn unmet_condition(&self, hint: Hint, cx: &Context) -> Option<&'static str> {
        let after = after(cx);
        let has_parts = after.is_some_and(|after| cx.scopes(after).len() > 1);
        let is_in_bracket = self.view == View::Bracket && bracket::is_on_show(cx);
        let mut needs = match hint.label {
            "standings-bracket" => vec![(bracket::is_on_show(cx), "standings-no-bracket")],
            "standings-team-card" if cx.snapshot.teams().next().is_none() => {
                return Some("players-no-teams");
            }
            _ if prizes::commands().contains(&hint) => {
                let has_line = !prizes::lines(cx, after).is_empty();
                return unmet(&[
                    (self.view == View::Prizes, "standings-only-prizes"),
                    (has_line || !prizes::needs_line(hint), "prizes-none-yet"),
                ]);
            }
            _ => vec![(after.is_some(), "standings-none")],
        };
        needs.push((self.view != View::Prizes, "standings-not-among-prizes"));
        needs.push(match hint.label {
            label if label.ends_with("-category") => (filter::has_categories(cx), "standings-no-categories"),
            label if label == NEXT_PART.label => (has_parts, "standings-one-part"),
            _ => (!is_in_bracket, "standings-in-bracket"),
        });
        let ranks_teams = || after.is_some_and(|after| self.ranked_teams(cx, after).is_some());
        needs.push(match hint.label {
            "standings-card" => (!ranks_teams(), "standings-lists-teams"),
            "standings-team-card" => (ranks_teams(), "standings-lists-players"),
            "standings-by-number" => {
                (after.is_some_and(|after| self.has_orders(cx, after)), "standings-one-order")
            }
            "standings-more-columns" => (self.has_more_columns(cx), "standings-last-columns"),
            "standings-fewer-columns" => (!self.passed.is_empty(), "standings-first-columns"),
            "standings-lots" => (lots::are_used(cx), "standings-no-lots"),
            _ => (true, ""),
        });
        unmet(&needs)
    }

    /// Returns the reason why the command of an active key would be refused at the cursor.
    pub(super) fn refused(&self, hint: Hint, cx: &Context) -> Option<String> {
        let told = |is_met: bool, id: &str| (!is_met).then(|| cx.texts.get(id).into_owned());
        if bracket::HINTS.first() == Some(&hint) {
            return told(bracket::is_paired(cx, self.cursor), "bracket-not-paired");
        }
        let after = after(cx)?;
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let player = || self.players(cx, after).get(self.cursor).copied();
        match act {
            StandingsAct::PlayOff => told(play_off::is_due(cx, player(), after), "play-off-not-tied"),
            StandingsAct::Lots if self.ranked_teams(cx, after).is_some() => {
                told(false, "standings-lots-of-players")
            }
            StandingsAct::Lots => told(!lots::choices(cx, player()).is_empty(), "lots-all-drawn"),
            _ => None,
        }
    }
}
