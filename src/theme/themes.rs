//! The themes that come with the program.

use super::{CODE, Results, States, Surfaces, Theme};
use ratatui::style::{Color, Modifier, Style};

/// The colours from which a theme in 24 bits is made.
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
    /// Grounds of chips: not paired, draft, published, in play, complete, read-only.
    chips: [u32; 6],
    on_chip: u32,
    /// White won, draw, Black won, forfeit, missing.
    results: [u32; 5],
    /// The ground of a board in conflict.
    conflict: u32,
}

const DARK: Tones = Tones {
    ground: 0x16_181d,
    bar: 0x1f_232b,
    panel: 0x1c_1f26,
    raised: 0x26_2b35,
    band: 0x1a_1d23,
    cursor: 0x22_3850,
    line: 0x6c_7688,
    text: 0xd8_dbe2,
    muted: 0xa0_a8b6,
    accent: 0x7c_c4ff,
    good: 0x8f_d694,
    warning: 0xf2_c55c,
    error: 0xff_8f87,
    chips: [0x8b_93a1, 0xe5_a84b, 0x6c_b6f5, 0x8f_d694, 0xb5_a5f0, 0xd3_8fc7],
    on_chip: 0x10_1216,
    results: [0xf4_f1e4, 0x8f_c7d6, 0xc8_a98a, 0xd3_a0dc, 0xf2_c55c],
    conflict: 0xff_8f87,
};

const LIGHT: Tones = Tones {
    ground: 0xfb_faf7,
    bar: 0xed_ebe4,
    panel: 0xf3_f1ec,
    raised: 0xe9_e6de,
    band: 0xf5_f3ee,
    cursor: 0xcb_dff5,
    line: 0x8a_857a,
    text: 0x23_252b,
    muted: 0x5a_5d66,
    accent: 0x0b_57a4,
    good: 0x1f_6b2a,
    warning: 0x7d_5200,
    error: 0xac_1d1d,
    chips: [0x5f_6570, 0x8a_5800, 0x0b_57a4, 0x1f_6b2a, 0x5b_45a8, 0x8a_2f78],
    on_chip: 0xff_ffff,
    results: [0x23_252b, 0x17_5e70, 0x6b_4423, 0x7b_2f86, 0x7d_5200],
    conflict: 0xac_1d1d,
};

const HIGH_CONTRAST: Tones = Tones {
    ground: 0x00_0000,
    bar: 0x00_0000,
    panel: 0x00_0000,
    raised: 0x00_0000,
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
    results: [0xff_ffff, 0x6f_e3ff, 0xff_cf9e, 0xff_a8f2, 0xff_e14d],
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
            head: ink(self.accent).add_modifier(Modifier::BOLD),
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
    /// Light text on dark ground, in 24 bits.
    #[must_use]
    pub fn dark() -> Self {
        DARK.theme("dark")
    }

    /// Dark text on light ground, in 24 bits.
    #[must_use]
    pub fn light() -> Self {
        LIGHT.theme("light")
    }

    /// White on black, in 24 bits: every text at 7:1 or more.
    #[must_use]
    pub fn high_contrast() -> Self {
        HIGH_CONTRAST.theme("high-contrast")
    }

    /// The sixteen colours that every terminal has, on its own ground. No colour of them can be read as text on
    /// every palette, so text keeps the terminal's own colour, and roles are grounds with the ink that holds on them.
    #[must_use]
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
