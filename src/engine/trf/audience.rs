//! Audience of a report: a public report has less personal data than the one for the federation.

use super::comment::{self, Word};
use super::{Details, TrfFile};
use crate::tournament::{PartialDate, Player};

/// Readers of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// The federation that rates the event: complete data.
    #[default]
    Federation,
    /// The public: only the year of birth, no licence numbers, no foreign lines.
    Public,
}

impl Audience {
    /// Returns a report restricted to the data for its audience. A public report omits comments and unknown records of
    /// other programs, because their content is unknown.
    pub fn take(self, mut file: TrfFile) -> TrfFile {
        if self == Self::Federation {
            return file;
        }
        for player in &mut file.players {
            keep_year(&mut player.details);
            for national in &mut player.national {
                keep_year(&mut national.details);
                national.details.id.clear();
            }
            player.national.retain(|national| national.details.rating.is_some());
        }
        file.loose.retain_mut(|line| match comment::without(&line.text, Word::Licences) {
            Some(text) => {
                line.text = text;
                true
            }
            None => false,
        });
        file
    }

    /// Returns a player restricted to the data for the audience.
    pub fn player(self, player: &Player) -> Player {
        let public = self == Self::Public;
        let born = player.born.and_then(|day| PartialDate::new(day.year(), 0, 0).ok());
        let player = player.clone();
        if public { Player { born, licence: None, birth_place: None, ..player } } else { player }
    }
}

/// Truncates a birth date to its year, or clears it if it has none.
fn keep_year(details: &mut Details) {
    let year = details.born.get(..4).filter(|year| year.bytes().all(|digit| digit.is_ascii_digit()));
    details.born = year.map_or_else(String::new, |year| format!("{year}/00/00"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_report_has_no_licence_number_in_its_comments_either() {
        let mut file = TrfFile::default();
        file.add_comment("hakem: late=1:2 licences=7:12345678901234");
        file.add_comment("hakem: licences=8:12345678901235");
        file.add_comment("by another program");
        let text = |file: TrfFile| file.loose.into_iter().map(|line| line.text).collect::<Vec<_>>();
        assert_eq!(text(Audience::Federation.take(file.clone())), text(file.clone()));
        assert_eq!(text(Audience::Public.take(file)), ["### hakem: late=1:2"]);
    }
}
