//! Enums whose variants have a keyword each: a row names a variant and its keyword, so that neither is listed twice.

/// Declares an enum, all its variants in order of declaration, the keyword of each, and optionally the way back:
/// `pub enum GameKind: word, from_word -> &'static str { Rapid = "rapid" }`.
macro_rules! keywords {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident: $word:ident $(, $from_word:ident)? -> $Type:ty {
            $($(#[$attribute:meta])* $Variant:ident = $keyword:literal,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$attribute])* $Variant),+
        }

        impl $Name {
            /// Every variant, in order of declaration.
            pub const ALL: [Self; [$($keyword),+].len()] = [$(Self::$Variant),+];

            pub const fn $word(self) -> $Type {
                match self {
                    $(Self::$Variant => $keyword,)+
                }
            }

            $(
                /// Parses a keyword.
                pub fn $from_word(word: &str) -> Option<Self> {
                    Self::ALL.into_iter().find(|variant| variant.$word() == word)
                }
            )?
        }
    };
}
pub(crate) use keywords;
