//! Messages about sharing in the arbiter's language.

use super::address::AddressError;
use super::error::{ShareError, Tampering};
use crate::i18n::say_refusals;

say_refusals!(AddressError, Tampering, ShareError);
