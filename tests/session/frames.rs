//! Frames as a terminal shows them that knows where each begins and ends.

/// A frame begins, and ends: what is written between comes to the screen at once.
pub const FRAME: [&[u8]; 2] = [b"\x1b[?2026h", b"\x1b[?2026l"];

/// What is written to a terminal that shows no frame half drawn.
#[derive(Default)]
pub struct Frames {
    /// What has come of a frame that has not ended, or of its mark.
    begun: Vec<u8>,
}

impl Frames {
    /// Takes what was written and returns what comes to the screen of it.
    pub fn whole(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.begun.extend_from_slice(bytes);
        let [begin, end] = FRAME;
        let find = |within: &[u8], mark: &[u8]| within.windows(mark.len()).position(|part| part == mark);
        let mut shown = 0;
        while let Some(at) = find(&self.begun[shown..], end) {
            shown += at + end.len();
        }
        let rest = &self.begun[shown..];
        // The mark may come in pieces too.
        let begins = find(rest, begin).or_else(|| (0..rest.len()).find(|&at| begin.starts_with(&rest[at..])));
        let shown = begins.map_or(self.begun.len(), |at| shown + at);
        self.begun.drain(..shown).collect()
    }

    /// Returns what is left when nothing more comes.
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
