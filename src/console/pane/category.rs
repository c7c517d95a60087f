//! Form fields that define a category of players.

use crate::desk::Context;
use crate::dialog::{FieldError, FormField, FormValues};
use crate::typed;
use hakem_engine::tournament::{Category, Rating, Sex, Title};

/// Choices of a field of the sex, in order.
pub(super) const SEXES: [Option<Sex>; 3] = [None, Some(Sex::Female), Some(Sex::Male)];

pub(super) fn fields(category: &Category, cx: &Context) -> Vec<FormField> {
    let texts = cx.texts;
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let rating = |rating: Option<Rating>| number(rating.map(Rating::get));
    let federation = category.federation.as_ref().map_or("", |federation| federation.as_str());
    let sex_words = |sex| match sex {
        None => texts.get("category-any").into_owned(),
        Some(Sex::Female) => texts.get("category-women").into_owned(),
        Some(Sex::Male) => texts.get("category-men").into_owned(),
    };
    vec![
        FormField::among(texts.get("category-sex"), &SEXES, category.sex, sex_words),
        FormField::text(texts.get("category-born-from"), &number(category.born_from)),
        FormField::text(texts.get("category-born-to"), &number(category.born_to)),
        FormField::text(texts.get("word-federation"), federation),
        FormField::text(texts.get("word-title"), category.title.map_or("", Title::letters)),
        FormField::text(texts.get("category-rating-from"), &rating(category.rating_from)),
        FormField::text(texts.get("category-rating-to"), &rating(category.rating_to)),
        FormField::text(texts.get("players-club"), category.club.as_ref().map_or("", |club| club.as_str())),
    ]
}

/// Reads the fields, starting at index `first` of a form.
///
/// # Errors
/// Returns the field that cannot be parsed, with a message.
pub(super) fn read(fields: &[FormField], first: usize, cx: &Context) -> Result<Category, FieldError> {
    let year = |field: usize| -> Result<Option<u16>, FieldError> {
        let date = fields.read(first + field, |text| typed::date(text, cx.texts))?;
        Ok(date.map(|date| date.year()))
    };
    let rating = |field: usize| fields.read(first + field, |text| typed::rating(text, cx.texts));
    Ok(Category {
        sex: fields.among(first, &SEXES).flatten(),
        born_from: year(1)?,
        born_to: year(2)?,
        federation: fields.read(first + 3, |text| typed::federation(text, cx.texts))?,
        title: fields.read(first + 4, |text| typed::title(text, cx.texts))?,
        rating_from: rating(5)?,
        rating_to: rating(6)?,
        club: fields.read(first + 7, |text| typed::name(text, cx.texts))?,
    })
}
