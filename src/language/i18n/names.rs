//! Names of the engine's values.

use super::{Arg, Language, Texts};
use hakem_engine::command::Article;
use hakem_engine::format::{Float, OptionKind, share_text};
use hakem_engine::pairing::{games_of, options};
use hakem_engine::schedule::{Molter, TableBreach};
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{
    ApartBy, Bye, ByeLimits, Colour, DirectTitles, Estimated, Firmness, Forfeit, GameKind, GameResult,
    GameStage, IncidentKind, KeptApart, OptionValue, Outcome, PointSystem, Points, RequestedBye, RoundNo,
    RoundState, Setting, SettingField, Stage, StartPosition, SystemId, TieBreakRules, Title,
};
use std::borrow::Cow;

fn is_share(key: &str) -> bool {
    options().into_iter().any(|option| option.key == key && matches!(option.kind, OptionKind::Share { .. }))
}

impl Texts {
    /// Returns the name of `language` in this language.
    pub fn language_name(&self, language: Language) -> Cow<'_, str> {
        self.get(&format!("language-{}", language.code()))
    }

    /// Returns the head of the column of players with a colour.
    pub fn colour_head(&self, colour: Colour) -> Cow<'_, str> {
        self.get(match colour {
            Colour::White => "column-white",
            Colour::Black => "column-black",
        })
    }

    pub fn colour(&self, colour: Colour) -> Cow<'_, str> {
        self.get(match colour {
            Colour::White => "colour-white",
            Colour::Black => "colour-black",
        })
    }

    /// Returns the result of a round for a player as text.
    pub fn mark_words(&self, mark: Mark) -> String {
        let words = match mark {
            Mark::Win => self.get("linear-win"),
            Mark::Draw => self.get("linear-draw"),
            Mark::Loss => self.get("linear-loss"),
            Mark::ForfeitWin => self.get("linear-forfeit-win"),
            Mark::ForfeitLoss => self.get("linear-forfeit-loss"),
            Mark::Match(points) => return self.with("linear-match", &[("points", points.into())]),
            Mark::PairingAllocatedBye => self.bye(Bye::PairingAllocated),
            Mark::FullPointBye => self.bye(Bye::Requested(RequestedBye::FullPoint)),
            Mark::HalfPointBye => self.bye(Bye::Requested(RequestedBye::HalfPoint)),
            Mark::ZeroPointBye => self.bye(Bye::Requested(RequestedBye::ZeroPoint)),
            Mark::Adjourned => self.get("result-adjourned"),
            Mark::Open => self.get("linear-no-result"),
        };
        words.into_owned()
    }

    /// Returns a game of a player as text: colour, opponent, result.
    pub fn game(&self, colour: Colour, opponent: &str, mark: Mark) -> String {
        let values = [
            ("colour", self.colour(colour).into()),
            ("opponent", opponent.to_owned().into()),
            ("mark", self.mark_words(mark).into()),
        ];
        self.with("linear-game", &values)
    }

    /// Returns a text that states in which round a player floated, and in which direction.
    pub fn float(&self, float: Float, round: RoundNo) -> String {
        let id = match float {
            Float::Down => "linear-floated-down",
            Float::Up => "linear-floated-up",
        };
        self.with(id, &[("round", round.into())])
    }

    /// Returns the short form of a colour, one or two columns wide. A single `b` is used only in Turkish, where it
    /// means White (general rules §7).
    pub fn colour_short(&self, colour: Colour) -> Cow<'_, str> {
        self.get(match colour {
            Colour::White => "colour-white-short",
            Colour::Black => "colour-black-short",
        })
    }

    pub fn result(&self, result: GameResult) -> Cow<'_, str> {
        match result {
            GameResult::Played(outcome) => self.outcome(outcome),
            GameResult::Unrated(outcome) => {
                Cow::Owned(self.with("result-unrated", &[("result", self.outcome(outcome).into())]))
            }
            GameResult::Forfeit(Forfeit::ToWhite) => self.get("result-forfeit-to-white"),
            GameResult::Forfeit(Forfeit::ToBlack) => self.get("result-forfeit-to-black"),
            GameResult::Forfeit(Forfeit::Both) => self.get("result-forfeit-both"),
            GameResult::Adjourned => self.get("result-adjourned"),
        }
    }

    fn outcome(&self, outcome: Outcome) -> Cow<'_, str> {
        self.get(match outcome {
            Outcome::WhiteWins => "result-white-wins",
            Outcome::Draw => "result-draw",
            Outcome::BlackWins => "result-black-wins",
            Outcome::WhiteDraws => "result-white-draws",
            Outcome::BlackDraws => "result-black-draws",
            Outcome::BothLose => "result-both-lose",
        })
    }

    /// Returns a result as in a pairing list, at most seven columns wide: `1 - 0`, in Turkish `0H-0H` for a double
    /// forfeit (general rules §8). An unrated game is marked with `*`.
    pub fn result_marks(&self, result: GameResult) -> Cow<'_, str> {
        match result {
            GameResult::Played(outcome) => Cow::Borrowed(marks(outcome)),
            GameResult::Unrated(outcome) => Cow::Owned(format!("{}*", marks(outcome))),
            GameResult::Forfeit(Forfeit::ToWhite) => Cow::Borrowed("+ - -"),
            GameResult::Forfeit(Forfeit::ToBlack) => Cow::Borrowed("- - +"),
            GameResult::Forfeit(Forfeit::Both) => self.get("result-forfeit-both-short"),
            GameResult::Adjourned => self.get("result-adjourned-short"),
        }
    }

    pub fn bye(&self, bye: Bye) -> Cow<'_, str> {
        self.get(match bye {
            Bye::PairingAllocated => "bye-pairing-allocated",
            Bye::Requested(RequestedBye::HalfPoint) => "bye-half-point",
            Bye::Requested(RequestedBye::ZeroPoint) => "bye-zero-point",
            Bye::Requested(RequestedBye::FullPoint) => "bye-full-point",
        })
    }

    /// Returns a bye as in a pairing list, such as `1 Tur`.
    pub fn bye_short(&self, bye: Bye) -> Cow<'_, str> {
        self.get(match bye {
            Bye::PairingAllocated => "bye-pairing-allocated-short",
            Bye::Requested(RequestedBye::HalfPoint) => "bye-half-point-short",
            Bye::Requested(RequestedBye::ZeroPoint) => "bye-zero-point-short",
            Bye::Requested(RequestedBye::FullPoint) => "bye-full-point-short",
        })
    }

    /// Returns the abbreviation of a title, the same in every language.
    pub fn title(&self, title: Title) -> Cow<'_, str> {
        self.get(match title {
            Title::GM => "title-gm",
            Title::IM => "title-im",
            Title::WGM => "title-wgm",
            Title::FM => "title-fm",
            Title::WIM => "title-wim",
            Title::CM => "title-cm",
            Title::WFM => "title-wfm",
            Title::WCM => "title-wcm",
            Title::WH => "title-wh",
        })
    }

    pub fn round_state(&self, state: RoundState) -> Cow<'_, str> {
        self.get(match state {
            RoundState::None => "round-not-paired",
            RoundState::Draft => "round-draft",
            RoundState::Published => "round-published",
            RoundState::Running { missing: _ } => "round-running",
            RoundState::Complete => "round-complete",
        })
    }

    /// Returns the first rank of a Chess960 position from a to h, in the piece letters of the language.
    pub fn first_rank(&self, position: StartPosition) -> String {
        let letters: Vec<char> = self.get("piece-letters").chars().collect();
        let letter = |piece: char| letters.get("KQRBN".find(piece)?).copied();
        position.pieces().chars().filter_map(letter).collect()
    }

    pub fn game_stage(&self, stage: GameStage) -> Cow<'_, str> {
        self.get(match stage {
            GameStage::Match => "match-stage-match",
            GameStage::PlayOff => "match-stage-play-off",
            GameStage::GoldenPoint => "match-stage-golden-point",
        })
    }

    pub(super) fn stage(&self, stage: Stage) -> Cow<'_, str> {
        self.get(match stage {
            Stage::Draft => "round-draft",
            Stage::Published => "round-published",
        })
    }

    pub fn tie_break_rules(&self, rules: TieBreakRules) -> Cow<'_, str> {
        self.get(match rules {
            TieBreakRules::Booklet => "event-tie-break-rules-booklet",
            TieBreakRules::Fide2026 => "event-tie-break-rules-fide-2026",
        })
    }

    /// Returns a text that states which ratings the arbiter estimated.
    pub fn estimated(&self, estimated: Estimated) -> Cow<'_, str> {
        self.get(match estimated {
            Estimated::Neither => "estimated-neither",
            Estimated::Rating => "word-rating",
            Estimated::National => "word-national-rating",
            Estimated::Both => "estimated-both",
        })
    }

    pub fn game_kind(&self, kind: GameKind) -> Cow<'_, str> {
        self.get(match kind {
            GameKind::Standard => "game-kind-standard",
            GameKind::Rapid => "game-kind-rapid",
            GameKind::Blitz => "game-kind-blitz",
        })
    }

    /// Returns the default time, or a text that none is announced.
    pub fn default_time(&self, minutes: Option<u8>) -> String {
        match minutes {
            Some(minutes) => self.with("default-time-minutes", &[("minutes", minutes.into())]),
            None => self.get("default-time-open").into_owned(),
        }
    }

    /// Returns the property shared by players of a restricted group.
    pub fn apart_by(&self, by: ApartBy) -> Cow<'_, str> {
        self.get(match by {
            ApartBy::Club => "apart-club",
            ApartBy::Federation => "apart-federation",
            ApartBy::Family => "apart-family",
        })
    }

    pub fn firmness(&self, firmness: Firmness) -> Cow<'_, str> {
        self.get(match firmness {
            Firmness::Always => "apart-always",
            Firmness::IfPossible => "apart-if-possible",
        })
    }

    /// Returns the restrictions and their duration; `None` if there are none.
    pub fn apart(&self, rules: &[KeptApart]) -> Option<String> {
        let told = rules.iter().map(|rule| {
            let values = [
                ("by", self.apart_by(rule.by).into()),
                ("last", rule.last.into()),
                ("firmness", self.firmness(rule.firmness).into()),
            ];
            self.with("apart-rule", &values)
        });
        (!rules.is_empty()).then(|| told.collect::<Vec<_>>().join(" · "))
    }

    /// Returns the direct titles awarded for places, or a text that there are none.
    pub fn direct_titles(&self, of: Option<&DirectTitles>) -> String {
        let Some(of) = of else { return self.get("direct-titles-none").into_owned() };
        let places: Vec<String> = of.places.iter().map(ToString::to_string).collect();
        format!("{}: {}", of.event, places.join(", "))
    }

    pub fn incident(&self, kind: IncidentKind) -> Cow<'_, str> {
        self.get(&format!("incident-{}", kind.word()))
    }

    /// Returns an article that permits other seating: its code and content.
    pub fn article(&self, article: Article) -> String {
        let words = self.get(match article {
            Article::AbsoluteCriterion => "article-absolute-criterion",
            Article::MetBefore => "article-met-before",
            Article::Regulations => "article-regulations",
            Article::BothAlone => "article-both-alone",
            Article::LateEntry => "article-late-entry",
            Article::TopBoards => "article-top-boards",
        });
        format!("{}  {words}", article.code())
    }

    pub fn setting(&self, field: SettingField) -> Cow<'_, str> {
        self.get(&format!("setting-{}", field.id()))
    }

    pub fn setting_label(&self, setting: &Setting) -> Cow<'_, str> {
        self.get(&format!("event-{}", setting.id))
    }

    /// Returns the name of a setting in the log: its own, else that on the event screen.
    pub fn logged_setting(&self, setting: &Setting) -> Cow<'_, str> {
        self.find(&format!("setting-{}", setting.id), None).unwrap_or_else(|| self.setting_label(setting))
    }

    /// Returns the help of a setting: its own, else that it can be changed at any time.
    pub fn setting_help(&self, id: &str) -> Cow<'_, str> {
        let usual = || self.get("event-help-description");
        self.find(&format!("event-help-{id}"), None).unwrap_or_else(usual)
    }

    /// Returns the name of a pairing system, or its id if no catalogue has it.
    pub fn system<'a>(&'a self, id: &'a str) -> Cow<'a, str> {
        self.find(&format!("system-{id}"), None).unwrap_or(Cow::Borrowed(id))
    }

    /// Returns the name of an option of a system, or its key if no catalogue has it.
    pub fn option<'a>(&'a self, key: &'a str) -> Cow<'a, str> {
        self.find(&format!("option-{key}"), None).unwrap_or(Cow::Borrowed(key))
    }

    pub fn option_help(&self, key: &str) -> String {
        self.find(&format!("option-help-{key}"), None).unwrap_or_default().into_owned()
    }

    /// Returns the value of an option: yes, no, a number, or one of its named values.
    pub fn option_value(&self, key: &str, value: &OptionValue) -> String {
        match value {
            OptionValue::YesNo(true) => self.get("word-yes").into_owned(),
            OptionValue::YesNo(false) => self.get("word-no").into_owned(),
            OptionValue::Number(number) => {
                let id = format!("option-{key}-value");
                match self.find(&id, None) {
                    Some(_) => {
                        let points = Points::from_tenths((*number).into());
                        self.with(&id, &[("count", (*number).into()), ("points", points.into())])
                    }
                    None if is_share(key) => share_text(*number),
                    None => number.to_string(),
                }
            }
            OptionValue::Choice(word) => match Molter::given(word) {
                Some(table) => {
                    let values = [("teams", table.teams().into()), ("boards", table.boards().into())];
                    self.with("option-table-given", &values)
                }
                None if word.is_empty() => self.get("option-table-none").into_owned(),
                None => self
                    .find(&format!("option-{key}-{word}"), None)
                    .map_or_else(|| word.clone(), Cow::into_owned),
            },
        }
    }

    /// Returns a rule that a Molter table breaks, with the round and the team or player.
    pub fn table_breach(&self, of: TableBreach) -> String {
        let team = char::from(b'A'.saturating_add(of.team));
        let who = of.seat.map_or_else(|| team.to_string(), |seat| format!("{team}{seat}"));
        let rule = format!("MT-{}", of.rule);
        let what = self.get(&format!("table-breach-{}", of.rule)).into_owned();
        let values =
            [("rule", rule.into()), ("round", of.round.into()), ("who", who.into()), ("what", what.into())];
        self.with("table-breach", &values)
    }

    /// Returns the point values of results on one line; in an event of matches, the bye is that of a match.
    pub fn point_system(&self, points: &PointSystem, system: &SystemId) -> String {
        let bye = points.of_match(games_of(system)).pairing_allocated_bye;
        let values = [
            ("win", points.win.into()),
            ("draw", points.draw.into()),
            ("loss", points.loss.into()),
            ("bye", bye.into()),
            ("absence", points.absence.into()),
        ];
        self.with("event-points-values", &values)
    }

    /// Returns the limits beyond which byes are flagged, on one line.
    pub fn bye_limits(&self, limits: ByeLimits) -> String {
        let [most, last] = [limits.half_points, limits.last_rounds].map(usize::from);
        self.with("event-byes-values", &[("most", most.into()), ("last", last.into())])
    }

    /// Returns the source of a pairing system's rules: publication and edition.
    pub fn system_rules<'a>(&'a self, id: &'a str) -> Cow<'a, str> {
        self.find(&format!("system-rules-{id}"), None).unwrap_or(Cow::Borrowed(id))
    }

    /// Returns the name of a tie-break by its code in either spelling, such as `BH-C2` or `BH/C2`. Modifiers without a
    /// name follow as codes; an unknown code is returned unchanged.
    pub fn tie_break(&self, code: &str) -> String {
        self.tie_break_text(code, "")
    }

    /// Returns the column head of a tie-break, at most seven columns wide without further modifiers.
    pub fn tie_break_short(&self, code: &str) -> String {
        self.tie_break_text(code, "-short")
    }

    fn tie_break_text(&self, code: &str, form: &str) -> String {
        let plain = code.to_ascii_lowercase().replace("(first place only)", "/1").replace(':', "-");
        let (head, modifiers) = plain.split_once('/').unwrap_or((&plain, ""));
        let mut parts: Vec<&str> =
            modifiers.split('/').map(str::trim).filter(|part| !part.is_empty()).collect();
        let known = |base: &str| self.catalogue().contains(&format!("tie-break-{base}{form}"));
        // Spellings of the booklet: BH-C2, and AROC2 without a hyphen.
        let head = head.trim();
        let split = head.split_once('-').or_else(|| head.split_at_checked(head.rfind('c')?));
        let base = match split.filter(|_| !known(head)) {
            Some((base, cut)) => {
                parts.insert(0, cut);
                base
            }
            None => head,
        };
        if !known(base) {
            return code.to_owned();
        }
        let special = parts.first().and_then(|first| self.cut_tie_break(base, first, form));
        let rest = parts.get(usize::from(special.is_some())..).unwrap_or_default();
        let name = special.unwrap_or_else(|| self.get(&format!("tie-break-{base}{form}")).into_owned());
        rest.iter().fold(name, |name, modifier| self.modified(&name, modifier, form))
    }

    /// Returns the name of a tie-break with one more modifier, as text if the catalogues have it.
    fn modified(&self, name: &str, modifier: &str, form: &str) -> String {
        let figures = modifier.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(modifier.len());
        let (kind, count) = modifier.split_at(figures);
        let id = format!("tie-break-with-{kind}{form}");
        if !self.catalogue().contains(&id) {
            return format!("{name}/{}", modifier.to_ascii_uppercase());
        }
        self.with(&id, &[("name", name.into()), ("cut", Arg::Number(count.parse().unwrap_or(0)))])
    }

    /// Returns the text for a base with a modifier that has its own message: cut, median, first place only.
    fn cut_tie_break(&self, base: &str, modifier: &str, form: &str) -> Option<String> {
        let (kind, cut) = match modifier.split_at_checked(1)? {
            ("1", "") => ("first", 1),
            (kind @ ("c" | "m"), count) => (kind, count.parse::<i64>().ok()?),
            _ => return None,
        };
        let id = format!("tie-break-{base}-{kind}{form}");
        self.catalogue().contains(&id).then(|| self.with(&id, &[("cut", Arg::Number(cut))]))
    }
}

fn marks(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::WhiteWins => "1 - 0",
        Outcome::Draw => "½ - ½",
        Outcome::BlackWins => "0 - 1",
        Outcome::WhiteDraws => "½ - 0",
        Outcome::BlackDraws => "0 - ½",
        Outcome::BothLose => "0 - 0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> [Texts; 3] {
        Language::ALL.map(Texts::new)
    }

    #[test]
    fn each_language_has_its_own_letter_for_a_colour() {
        let letters = texts().map(|texts| {
            [Colour::White, Colour::Black].map(|colour| texts.colour_short(colour).into_owned())
        });
        assert_eq!(letters, [["b", "s"], ["W", "B"], ["b", "č"]]);
    }

    #[test]
    fn results_are_written_as_in_a_pairing_list() {
        let [turkish, english, czech] = texts();
        assert_eq!(turkish.result_marks(GameResult::Forfeit(Forfeit::Both)), "0H-0H");
        assert_eq!(english.result_marks(GameResult::Forfeit(Forfeit::Both)), "- - -");
        assert_eq!(czech.result_marks(GameResult::Forfeit(Forfeit::Both)), "- - -");
        assert_eq!(english.result_marks(GameResult::Unrated(Outcome::Draw)), "½ - ½*");
        assert_eq!(turkish.bye_short(Bye::PairingAllocated), "1 Tur");
        assert_eq!(czech.result(GameResult::Unrated(Outcome::Draw)), "remíza (bez zápočtu na rating)");
    }

    #[test]
    fn tie_breaks_are_named_in_either_spelling() {
        let [turkish, english, czech] = texts();
        assert_eq!(english.tie_break("BH-C1"), "Buchholz without the lowest value");
        assert_eq!(
            english.tie_break("BH/C2/P"),
            "Buchholz without the 2 lowest values, forfeits count as games"
        );
        assert_eq!(english.tie_break("DE (first place only)"), "Direct encounter (first place only)");
        assert_eq!(english.tie_break("KS/L-1"), "Koya/L-1");
        assert_eq!(english.tie_break("SB/C1"), "Sonneborn-Berger without the lowest value");
        assert_eq!(english.tie_break_short("SB/C1"), "SB/C1");
        assert_eq!(turkish.tie_break("PS"), "Kademeli toplam");
        assert_eq!(turkish.tie_break_short("BH-M2"), "Med.2");
        assert_eq!(czech.tie_break("AROC1"), "Průměrný rating soupeřů bez nejnižšího");
        assert_eq!(czech.tie_break("ARO/C1"), czech.tie_break("AROC1"));
        assert_eq!(czech.tie_break("XYZ9"), "XYZ9");
    }

    #[test]
    fn every_tie_break_of_the_engine_has_a_name_and_a_short_head() {
        for texts in texts() {
            for method in hakem_engine::tiebreak::TIE_BREAKS {
                assert!(texts.catalogue().contains(&format!("tie-break-{}", method.code.to_lowercase())));
                assert!(crate::text::width(&texts.tie_break_short(method.code)) <= 7, "{}", method.code);
            }
            for code in ["PS-C1", "DE/1", "BH-M2", "BH-C3", "AROC1"] {
                assert!(crate::text::width(&texts.tie_break_short(code)) <= 7, "{code}");
            }
        }
    }

    #[test]
    fn every_option_of_a_system_has_a_name_and_a_help() {
        for texts in texts() {
            for option in options() {
                assert_ne!(texts.option(option.key), option.key);
                assert_ne!(texts.option_help(option.key), "");
            }
        }
    }

    #[test]
    fn every_pairing_system_has_a_name() {
        for texts in texts() {
            for system in hakem_engine::pairing::SYSTEMS {
                assert_ne!(texts.system(system.id()), system.id());
            }
            assert_ne!(texts.system("dutch-2009"), "dutch-2009");
            assert_eq!(texts.system("unheard-of"), "unheard-of");
        }
    }
}
