//! Forms of the dock into which a player fills something: a word, an amount, an order.

use maud::{Markup, html};

use super::TablePage;
use crate::games::{Blank, Field};
use crate::paths;

/// The forms, one below the other.
pub(super) fn blanks(table: &TablePage, blanks: &[Blank]) -> Markup {
    html! {
        @for (index, ask) in blanks.iter().enumerate() {
            form.ask #{ "ask-" (index) } method="post" action=(paths::act(&table.id)) data-clear {
                input type="hidden" name="action" value=(ask.action.to_string());
                input type="hidden" name="at" value=(table.room.length);
                @for (place, field) in ask.fields.iter().enumerate() { (show(&format!("ask-{index}-{place}"), field)) }
                button { (ask.label) }
            }
        }
    }
}

/// A field. What is half typed stays when the page changes; an order follows what lies there.
fn show(id: &str, field: &Field) -> Markup {
    match field {
        Field::Words { key, label, most } => html! {
            span.field #{ (id) "-kept" } data-keep {
                label for=(id) { (label) }
                input id=(id) name={ "with." (key) } maxlength=(most) autocomplete="off" autocapitalize="characters" spellcheck="false" required;
            }
        },
        Field::Number { key, label, range } => html! {
            span.field #{ (id) "-kept" } data-keep {
                label for=(id) { (label) }
                input.number id=(id) name={ "with." (key) } type="number" inputmode="numeric" min=(range.start()) max=(range.end()) value=(range.start()) required;
            }
        },
        Field::Tick { key, label } => html! {
            label.check #{ (id) "-kept" } data-keep { input id=(id) type="checkbox" name={ "with." (key) } value="true"; (label) }
        },
        Field::Order { key, label, items } => html! {
            fieldset.order-of {
                legend { (label) }
                ll-order {
                    ol {
                        @for (place, (item, shown)) in items.iter().enumerate() {
                            li #{ (id) "-" (item) } {
                                label for={ (id) "-" (item) "-place" } { (shown) }
                                input.number id={ (id) "-" (item) "-place" } name={ "roll." (key) "." (item) } type="number" inputmode="numeric" min="1" max=(items.len()) value=(items.len() - place) required;
                            }
                        }
                    }
                }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::filled;

    /// The names and values of all fields of a form, as a browser would send them.
    fn sent(form: &str) -> Vec<(String, String)> {
        let value = |field: &str, name: &str| {
            let (_, rest) = field.split_once(&format!(" {name}=\""))?;
            Some(rest.split('"').next()?.replace("&quot;", "\""))
        };
        let fields = form.split("<input").skip(1);
        let sent = fields.filter_map(|field| Some((value(field, "name")?, value(field, "value")?)));
        sent.collect()
    }

    #[test]
    fn a_form_sent_as_it_stands_says_the_order_as_it_is() {
        let ask = Blank {
            action: json!({"do": "arrange", "order": []}),
            fields: vec![Field::Order {
                key: "order",
                label: "Arrange".to_owned(),
                items: ["c3", "c1", "c2"]
                    .map(|id| (id.to_owned(), html! { (id) }))
                    .to_vec(),
            }],
            label: "Arrange".to_owned(),
        };
        let fields = sent(&show("ask-0-0", &ask.fields[0]).into_string());
        let done = filled(ask.action, &fields).unwrap();
        assert_eq!(done, json!({"do": "arrange", "order": ["c3", "c1", "c2"]}));
    }
}
