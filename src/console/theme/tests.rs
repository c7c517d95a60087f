//! Contrast as defined by WCAG 2: relative luminance of the text compared with that of its background.

use super::{Terminal, Theme, ThemeChoice};
use ratatui::style::{Color, Modifier, Style};

/// Colours of a terminal: text, background, and the sixteen.
struct Palette {
    name: &'static str,
    ink: u32,
    ground: u32,
    sixteen: [u32; 16],
}

const SOLARIZED: [u32; 16] = [
    0x07_3642, 0xdc_322f, 0x85_9900, 0xb5_8900, 0x26_8bd2, 0xd3_3682, 0x2a_a198, 0xee_e8d5, 0x00_2b36,
    0xcb_4b16, 0x58_6e75, 0x65_7b83, 0x83_9496, 0x6c_71c4, 0x93_a1a1, 0xfd_f6e3,
];

const PALETTES: [Palette; 5] = [
    Palette { name: "Solarized dark", ink: 0x83_9496, ground: 0x00_2b36, sixteen: SOLARIZED },
    Palette { name: "Solarized light", ink: 0x65_7b83, ground: 0xfd_f6e3, sixteen: SOLARIZED },
    Palette {
        name: "xterm",
        ink: 0xe5_e5e5,
        ground: 0,
        sixteen: [
            0, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5, 0x7f_7f7f,
            0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
        ],
    },
    Palette {
        name: "Windows",
        ink: 0xcc_cccc,
        ground: 0x0c_0c0c,
        sixteen: [
            0x0c_0c0c, 0xc5_0f1f, 0x13_a10e, 0xc1_9c00, 0x00_37da, 0x88_1798, 0x3a_96dd, 0xcc_cccc,
            0x76_7676, 0xe7_4856, 0x16_c60c, 0xf9_f1a5, 0x3b_78ff, 0xb4_009e, 0x61_d6d6, 0xf2_f2f2,
        ],
    },
    Palette {
        name: "Linux console",
        ink: 0xaa_aaaa,
        ground: 0,
        sixteen: [
            0, 0xaa_0000, 0x00_aa00, 0xaa_5500, 0x00_00aa, 0xaa_00aa, 0x00_aaaa, 0xaa_aaaa, 0x55_5555,
            0xff_5555, 0x55_ff55, 0xff_ff55, 0x55_55ff, 0xff_55ff, 0x55_ffff, 0xff_ffff,
        ],
    },
];

fn luminance(colour: u32) -> f64 {
    let [_, red, green, blue] = colour.to_be_bytes().map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

impl Palette {
    fn colour(&self, colour: Option<Color>, otherwise: u32) -> u32 {
        const NAMED: [Color; 16] = [
            Color::Black,
            Color::Red,
            Color::Green,
            Color::Yellow,
            Color::Blue,
            Color::Magenta,
            Color::Cyan,
            Color::Gray,
            Color::DarkGray,
            Color::LightRed,
            Color::LightGreen,
            Color::LightYellow,
            Color::LightBlue,
            Color::LightMagenta,
            Color::LightCyan,
            Color::White,
        ];
        match colour {
            None | Some(Color::Reset) => otherwise,
            Some(Color::Rgb(red, green, blue)) => u32::from_be_bytes([0, red, green, blue]),
            Some(named) => self.sixteen[NAMED.iter().position(|&one| one == named).unwrap()],
        }
    }

    fn contrast(&self, style: Style, area: Style) -> f64 {
        let ink = self.colour(style.fg.or(area.fg), self.ink);
        let ground = self.colour(style.bg.or(area.bg), self.ground);
        contrast(ink, ground)
    }
}

fn areas(theme: &Theme) -> [Style; 6] {
    let surface = theme.surface;
    let band = surface.ground.patch(surface.band);
    let cursor = surface.ground.patch(theme.selected);
    [surface.ground, surface.bar, surface.panel, surface.raised, band, cursor]
}

#[test]
fn every_text_of_every_theme_can_be_read_on_every_surface() {
    for (theme, least) in [(Theme::dark(), 4.5), (Theme::light(), 4.5), (Theme::high_contrast(), 7.0)] {
        let results = theme.result;
        let texts = [
            theme.plain,
            theme.faint,
            theme.head,
            theme.strong,
            theme.key,
            theme.warning,
            theme.error,
            theme.good,
            results.white,
            results.draw,
            results.black,
            results.forfeit,
            results.missing,
        ];
        for area in areas(&theme) {
            for text in texts {
                let found = PALETTES[0].contrast(text, area);
                assert!(found >= least, "{}: {text:?} on {area:?}: {found:.2}", theme.name);
            }
        }
        let state = theme.state;
        for chip in [state.none, state.draft, state.published, state.in_play, state.complete, state.read_only]
        {
            let found = PALETTES[0].contrast(chip, theme.surface.bar);
            assert!(found >= least, "{}: {chip:?}: {found:.2}", theme.name);
        }
        let line = PALETTES[0].contrast(theme.surface.line, theme.surface.panel);
        assert!(line >= 3.0, "{}: lines: {line:.2}", theme.name);
    }
}

#[test]
fn ground_panel_and_raised_surface_are_distinguished_by_their_tones() {
    for theme in [Theme::dark(), Theme::light(), Theme::high_contrast()] {
        let tone = |style: Style| PALETTES[0].colour(style.bg, 0);
        let [ground, panel, raised] =
            [theme.surface.ground, theme.surface.panel, theme.surface.raised].map(tone);
        for (one, other) in [(ground, panel), (panel, raised)] {
            let found = contrast(one, other);
            assert!(found >= 1.25, "{}: {one:06x} and {other:06x}: {found:.2}", theme.name);
        }
        assert!(theme.has_tones(), "{}: no rule is needed between them", theme.name);
    }
    assert!(!Theme::sixteen().has_tones() && !Theme::monochrome().has_tones());
}

#[test]
fn the_accent_is_for_keys_alone() {
    for mut theme in [Theme::dark(), Theme::light(), Theme::high_contrast()] {
        let accent = theme.key.fg;
        let others = theme.roles_mut().into_iter().filter(|(role, _)| *role != "key");
        // Chips have backgrounds, and results a text colour that no other role has.
        let blue: Vec<_> = others.filter(|(_, style)| style.fg == accent).map(|(role, _)| role).collect();
        assert!(blue.is_empty(), "{}: {blue:?}", theme.name);
    }
}

#[test]
fn the_sixteen_colours_hold_on_the_palettes_of_common_terminals() {
    let mut theme = Theme::sixteen();
    for (role, style) in theme.roles_mut() {
        for palette in &PALETTES {
            let own = contrast(palette.ink, palette.ground);
            let found = palette.contrast(*style, Style::new());
            assert!(found >= own.min(3.0), "{role} on {}: {found:.2}", palette.name);
        }
    }
}

#[test]
fn no_text_is_written_in_the_grey_that_a_palette_may_hide() {
    for choice in ThemeChoice::ALL {
        for has_all_colours in [true, false] {
            let mut theme = choice.theme(Terminal { has_all_colours, ..Terminal::default() });
            for (role, style) in theme.roles_mut() {
                assert_ne!(style.fg, Some(Color::DarkGray), "{role}");
                assert!(!style.add_modifier.contains(Modifier::DIM), "{role}");
            }
        }
    }
}

#[test]
fn without_colours_there_are_none_and_a_dumb_terminal_gets_no_attribute() {
    for choice in ThemeChoice::ALL {
        let all = Terminal { has_all_colours: true, ..Terminal::default() };
        let mut mute = choice.theme(Terminal { no_color: true, ..all });
        assert!(mute.roles_mut().iter().all(|(_, style)| style.fg.is_none() && style.bg.is_none()));
        let mut dumb = choice.theme(Terminal { is_dumb: true, ..all });
        assert!(dumb.roles_mut().iter().all(|(_, style)| **style == Style::new()));
    }
}
