//! What the texts of an open proposal do, for programs that vote (O11).

use std::collections::BTreeMap;
use std::time::Duration;

use host::{OwnText, RoomView};
use speech::Tongue;
use table::own_rules;
use tokio::time::timeout;

use crate::house::{House, Origin};

/// So long a look at a table waits for it: the time in which a text is read where nobody else brings any.
const WAITING: Duration = Duration::from_secs(2);

/// What each text of an open proposal does, by its slug.
pub(super) type Explained = BTreeMap<String, Vec<String>>;

/// What the texts of the open proposal do; nothing where the house has no time for that, for the vote can be held without.
pub(super) async fn explained(house: &House, view: &RoomView) -> Explained {
    let Some(open) = &view.proposal else {
        return Explained::new();
    };
    let texts = own_rules(&open.rules).filter(|(_, text)| text.contains('\n'));
    let (slugs, texts): (Vec<_>, Vec<_>) = texts
        .map(|(slug, text)| (format!("{}{slug}", table::OWN_PREFIX), OwnText::alone(text)))
        .unzip();
    if texts.is_empty() {
        return Explained::new();
    }
    let told = house.texts_told(Origin::Ours, view.game, &texts, Tongue::En);
    let Ok(Ok(told)) = timeout(WAITING, told).await else {
        return Explained::new();
    };
    let said = told.into_iter().map(|written| written.said);
    let all = slugs.into_iter().zip(said);
    all.filter(|(_, said)| !said.is_empty()).collect()
}
