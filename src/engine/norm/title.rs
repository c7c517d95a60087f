//! Titles earned by norms, and the figures of each (1.4.5 to 1.4.8).

use crate::tournament::{Player, Sex, Title};

/// A title earned by norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NormTitle {
    /// Grandmaster
    GM,
    /// International master
    IM,
    /// Woman grandmaster
    WGM,
    /// Woman international master
    WIM,
}

impl NormTitle {
    /// Every such title, highest first.
    pub const ALL: [Self; 4] = [Self::GM, Self::IM, Self::WGM, Self::WIM];

    pub const fn title(self) -> Title {
        match self {
            Self::GM => Title::GM,
            Self::IM => Title::IM,
            Self::WGM => Title::WGM,
            Self::WIM => Title::WIM,
        }
    }

    /// Returns the required performance, in rating points (1.4.8).
    pub const fn performance(self) -> i32 {
        match self {
            Self::GM => 2600,
            Self::IM => 2450,
            Self::WGM => 2400,
            Self::WIM => 2250,
        }
    }

    /// Returns the required average rating of the opponents, in rating points (1.4.8).
    pub const fn average(self) -> i32 {
        self.performance() - 220
    }

    /// Returns the minimum to which the rating of one opponent is raised (1.4.6).
    pub const fn floor(self) -> i32 {
        self.performance() - 400
    }

    /// Returns true if the title is one that a third of the opponents must have (1.4.5).
    pub const fn is_required(self, title: Title) -> bool {
        match self {
            Self::GM => matches!(title, Title::GM),
            Self::IM => matches!(title, Title::GM | Title::IM),
            Self::WGM => matches!(title, Title::GM | Title::IM | Title::WGM),
            Self::WIM => matches!(title, Title::GM | Title::IM | Title::WGM | Title::WIM),
        }
    }

    /// Returns true if a player may still earn it: they hold neither it nor a higher one, and titles of women are for
    /// women. A player of unknown sex is a woman if their title implies it.
    pub fn may_be_earned_by(self, player: &Player) -> bool {
        use Title::{FM, GM, IM, WCM, WFM, WGM, WH, WIM};
        let is_woman = player.sex == Some(Sex::Female)
            || player.title.is_some_and(|title| matches!(title, WGM | WIM | WFM | WCM | WH));
        match self {
            Self::GM => player.title != Some(GM),
            Self::IM => !matches!(player.title, Some(GM | IM)),
            Self::WGM => is_woman && !matches!(player.title, Some(GM | WGM)),
            // A woman IM may still earn the title of WGM, the higher one of women.
            Self::WIM => is_woman && matches!(player.title, None | Some(FM | Title::CM | WFM | WCM | WH)),
        }
    }
}

/// Returns true if it is one of the titles that half of the opponents must have (1.4.5).
pub(super) const fn counts_as_titled(title: Title) -> bool {
    !matches!(title, Title::CM | Title::WCM | Title::WH)
}
