//! Rules of a table's own, as they come in from outside.

use table::{Code, OWN, OWN_PREFIX, Refusal, Value};

/// The setting that a text makes: its slug, with the name that its head says, and the text with plain line ends.
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
    Ok((format!("{OWN_PREFIX}{}", head.slug), Value::Word(text)))
}
