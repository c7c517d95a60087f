//! The built-in themes.

use super::{CODE, Results, States, Surfaces, Theme};
use ratatui::style::{Color, Modifier, Style};

/// Colours from which a 24-bit theme is built.
struct Tones {
    ground: u32,
    bar: u32,
    panel: u32,
    raised: u32,
    band: u32,
    cursor: u32,
    line: u32,
    text: u32,
    muted: u32,
    accent: u32,
    good: u32,
    warning: u32,
    error: u32,
    /// Backgrounds of chips: not paired, draft, published, in play, complete, read-only.
    chips: [u32; 6],
    on_chip: u32,
    /// Text colours: White won, draw, Black won, forfeit, missing.
    results: [u32; 5],
    /// Background of a board with conflicting results.
    conflict: u32,
}

const DARK: Tones = Tones {
    ground: 0x11_1318,
    bar: 0x1b_1e25,
    panel: 0x25_282f,
    raised: 0x35_3a44,
    band: 0x17_1a20,
    cursor: 0x22_3850,
    line: 0x7a_8496,
    text: 0xd8_dbe2,
    muted: 0xa8_b0be,
    accent: 0x7c_c4ff,
    good: 0x8f_d694,
    warning: 0xf2_c55c,
    error: 0xff_9d96,
    chips: [0x8b_93a1, 0xe5_a84b, 0x6c_b6f5, 0x8f_d694, 0xb5_a5f0, 0xd3_8fc7],
    on_chip: 0x10_1216,
    results: [0xf4_f1e4, 0x8f_c7d6, 0xd2_b495, 0xdb_aae4, 0xf2_c55c],
    conflict: 0xff_9d96,
};

const LIGHT: Tones = Tones {
    ground: 0xff_fffc,
    bar: 0xf0_eee8,
    panel: 0xe6_e4de,
    raised: 0xcf_ccc3,
    band: 0xf7_f5f0,
    cursor: 0xc6_dcf4,
    line: 0x76_7267,
    text: 0x23_252b,
    muted: 0x4e_5159,
    accent: 0x0a_4f96,
    good: 0x18_5a22,
    warning: 0x6e_4700,
    error: 0x9c_1919,
    chips: [0x5f_6570, 0x8a_5800, 0x0b_57a4, 0x1f_6b2a, 0x5b_45a8, 0x8a_2f78],
    on_chip: 0xff_ffff,
    results: [0x23_252b, 0x15_5664, 0x6b_4423, 0x74_2b7e, 0x6e_4700],
    conflict: 0x9c_1919,
};

const HIGH_CONTRAST: Tones = Tones {
    ground: 0x00_0000,
    bar: 0x00_0000,
    panel: 0x1e_1e1e,
    raised: 0x30_3030,
    band: 0x00_0000,
    cursor: 0x00_2a66,
    line: 0xff_ffff,
    text: 0xff_ffff,
    muted: 0xe4_e4e4,
    accent: 0x6f_e3ff,
    good: 0x6c_ff7a,
    warning: 0xff_e14d,
    error: 0xff_a6a0,
    chips: [0xe4_e4e4, 0xff_e14d, 0x6f_e3ff, 0x6c_ff7a, 0xd8_c6ff, 0xff_a8f2],
    on_chip: 0x00_0000,
    results: [0xff_ffff, 0x9e_f0d2, 0xff_cf9e, 0xff_a8f2, 0xff_e14d],
    conflict: 0xff_a6a0,
};

fn rgb(tone: u32) -> Color {
    let [_, red, green, blue] = tone.to_be_bytes();
    Color::Rgb(red, green, blue)
}

impl Tones {
    fn theme(&self, name: &str) -> Theme {
        let ink = |tone: u32| Style::new().fg(rgb(tone));
        let area = |tone: u32| Style::new().bg(rgb(tone));
        let chip = |tone: u32| area(tone).fg(rgb(self.on_chip)).add_modifier(Modifier::BOLD);
        let [none, draft, published, in_play, complete, read_only] = self.chips.map(chip);
        let [white, draw, black, forfeit, missing] = self.results.map(ink);
        Theme {
            name: name.to_owned(),
            plain: ink(self.text),
            faint: ink(self.muted),
            head: ink(self.muted),
            strong: ink(self.text).add_modifier(Modifier::BOLD),
            selected: area(self.cursor).fg(rgb(self.text)),
            key: ink(self.accent).add_modifier(Modifier::BOLD),
            warning: ink(self.warning).add_modifier(Modifier::BOLD),
            error: ink(self.error).add_modifier(Modifier::BOLD),
            good: ink(self.good),
            found: Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD),
            surface: Surfaces {
                ground: area(self.ground).fg(rgb(self.text)),
                bar: area(self.bar).fg(rgb(self.text)),
                panel: area(self.panel).fg(rgb(self.text)),
                raised: area(self.raised).fg(rgb(self.text)),
                band: area(self.band),
                line: ink(self.line),
            },
            state: States { none, draft, published, in_play, complete, read_only },
            result: Results {
                white: white.add_modifier(Modifier::BOLD),
                draw,
                black: black.add_modifier(Modifier::BOLD),
                forfeit,
                missing,
                conflict: chip(self.conflict),
            },
            code: CODE,
            labels: None,
        }
    }
}

impl Theme {
    /// Returns the dark theme: light text on dark background, 24-bit.
    pub fn dark() -> Self {
        DARK.theme("dark")
    }

    /// Returns the light theme: dark text on light background, 24-bit.
    pub fn light() -> Self {
        LIGHT.theme("light")
    }

    /// Returns the high-contrast theme: white on black, 24-bit, all text at 7:1 or more.
    pub fn high_contrast() -> Self {
        HIGH_CONTRAST.theme("high-contrast")
    }

    /// Returns the theme with the sixteen colours of every terminal, on its own background.
    ///
    /// None of these colours is legible as text on every palette, so text keeps the terminal's own colour, and roles
    /// are backgrounds with a text colour that is legible on them.
    pub fn sixteen() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let dark_on = |ground: Color| bold.fg(Color::Black).bg(ground);
        let light_on = |ground: Color| bold.fg(Color::White).bg(ground);
        Self {
            name: "sixteen".to_owned(),
            warning: dark_on(Color::Yellow),
            error: light_on(Color::Red),
            state: States {
                none: bold,
                draft: dark_on(Color::Yellow),
                published: light_on(Color::Blue),
                in_play: dark_on(Color::Green),
                complete: dark_on(Color::Gray),
                read_only: light_on(Color::Magenta),
            },
            result: Results {
                white: bold,
                draw: plain,
                black: bold,
                forfeit: plain.add_modifier(Modifier::UNDERLINED),
                missing: plain,
                conflict: light_on(Color::Red),
            },
            ..Self::monochrome()
        }
    }
}
