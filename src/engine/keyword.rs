//! Enums whose variants have a keyword each: a row names a variant and its keyword, so that neither is listed twice.

/// Declares an enum, all its variants in order of declaration, the keyword of each, and optionally the way back:
/// `pub enum GameKind: word, from_word -> &'static str { Rapid = "rapid" }`.
#[doc(hidden)]
#[macro_export]
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

            /// The keyword of each, in the same order.
            #[allow(dead_code, reason = "few tables list their keywords")]
            pub const WORDS: [$Type; [$($keyword),+].len()] = [$($keyword),+];

            pub const fn $word(self) -> $Type {
                match self {
                    $(Self::$Variant => $keyword,)+
                }
            }

            $(
                pub fn $from_word(word: &str) -> Option<Self> {
                    Self::ALL.into_iter().find(|variant| variant.$word() == word)
                }
            )?
        }
    };
}
pub use keywords;
