//! Complete frames, as a terminal with synchronised output shows them.

/// Start and end of a frame: the terminal shows the bytes between them in one step.
pub const FRAME: [&[u8]; 2] = [b"\x1b[?2026h", b"\x1b[?2026l"];

/// Bytes written to a terminal that never shows a half-drawn frame.
#[derive(Default)]
pub struct Frames {
    /// Bytes of an incomplete frame, or of an incomplete mark.
    begun: Vec<u8>,
}

impl Frames {
    /// Accepts written bytes and returns those that reach the screen.
    pub fn whole(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.begun.extend_from_slice(bytes);
        let [begin, end] = FRAME;
        let find = |within: &[u8], mark: &[u8]| within.windows(mark.len()).position(|part| part == mark);
        let mut shown = 0;
        while let Some(at) = find(&self.begun[shown..], end) {
            shown += at + end.len();
        }
        let rest = &self.begun[shown..];
        // The mark may arrive in pieces, too.
        let begins = find(rest, begin).or_else(|| (0..rest.len()).find(|&at| begin.starts_with(&rest[at..])));
        let shown = begins.map_or(self.begun.len(), |at| shown + at);
        self.begun.drain(..shown).collect()
    }

    /// Returns the bytes left at the end of the stream.
    pub fn rest(self) -> Vec<u8> {
        self.begun
    }
}

#[test]
fn a_frame_comes_to_the_screen_at_once_in_whatever_pieces_it_is_written() {
    let written = b"a\x1b[?2026hbc\x1b[?2026lde\x1b[?2026hf\x1b[?2026l\x1b[1mg";
    for size in 1..written.len() {
        let mut frames = Frames::default();
        let mut shown = Vec::new();
        for piece in written.chunks(size) {
            shown.extend(frames.whole(piece));
            let begun = shown.windows(8).filter(|part| *part == FRAME[0]).count();
            let ended = shown.windows(8).filter(|part| *part == FRAME[1]).count();
            assert_eq!(begun, ended, "in pieces of {size}");
        }
        assert_eq!(shown, written);
    }
}
