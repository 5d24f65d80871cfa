//! Rules of a table's own, as they come in from outside.

use own::LANGUAGE;
use table::{Code, OWN, OWN_PREFIX, Refusal, Value};

/// The setting that a text makes: its slug, with the name that its head says, and the text with plain line ends. The text
/// says which language it is in from then on, so that a record does (O13).
///
/// # Errors
/// `BadValue`: what is wrong with its head. What the functions answer is looked at when the rules are settled.
pub fn own_setting(text: &str) -> Result<(String, Value), Refusal> {
    let text = text.replace("\r\n", "\n");
    let read = own::Head::read(&text);
    let (head, ..) = read.map_err(|why| {
        let message = format!("the rule of your own: {why}");
        Refusal::new(Code::BadValue, message).by(OWN.number())
    })?;
    let text = if head.language.is_empty() {
        text.replacen("\n---", &format!("\nlanguage: {LANGUAGE}\n---"), 1)
    } else {
        text
    };
    Ok((format!("{OWN_PREFIX}{}", head.slug), Value::Word(text)))
}
