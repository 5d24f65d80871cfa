//! Rules of a table's own, as they come in from outside.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::catalog::AnyGame;
use crate::{GAMES, Look, look_alike};
use own::{Head, MOST_RULES};
use speech::Tongue;
use table::{Code, OWN, OWN_PREFIX, Refusal, Settings, Value, own_rules};

/// The setting that a text makes: its slug, with the name that its head says, and the text with plain line ends. The text
/// says from then on, behind its line `---`, which language it is in and which version of the questions it answers, so that
/// a record does (O13) and no line of its author's moves.
///
/// # Errors
/// `BadValue`: what is wrong with its head. What the functions answer is looked at when the rules are settled.
pub fn own_setting(text: &str) -> Result<(String, Value), Refusal> {
    let bad = |why: own::Fault| {
        let message = format!("the rule of your own: {why}");
        Refusal::new(Code::BadValue, message).by(OWN.number())
    };
    let text = own::stamped(text).map_err(bad)?;
    let (head, ..) = Head::read(&text).map_err(bad)?;
    Ok((format!("{OWN_PREFIX}{}", head.slug), Value::Word(text)))
}

/// Makes what is set of rules of one's own whole: a text says from then on which language it is in (O13), and a value that
/// is chosen, as in `own/jackpot=75`, becomes the text that is in force or set already, else one that is shipped, with that
/// value.
///
/// # Errors
/// `BadValue`: no such rule is in force or shipped, or it has no such value; its title is that of another rule.
pub fn choose_own(game: &str, in_force: &Settings, set: &mut Settings) -> Result<(), Refusal> {
    for (slug, value) in &mut set.0 {
        let Some(name) = slug.strip_prefix(OWN_PREFIX) else {
            continue;
        };
        let wanted = value.to_string();
        if wanted.contains('\n') {
            // What is wrong with a head is said where the rules are settled.
            if let Ok((_, whole)) = own_setting(&wanted) {
                *value = whole;
            }
            continue;
        }
        if wanted == "off" {
            continue;
        }
        let bad = |message: String| Refusal::new(Code::BadValue, message).by(OWN.number());
        let text = in_force.0.get(slug).map(ToString::to_string);
        let text = text
            .filter(|text| text != "off")
            .or_else(|| shipped(game, name));
        let text = text.ok_or_else(|| {
            bad(format!(
                "no rule `{name}` is in force or shipped, so none of its values can be chosen: give its text"
            ))
        })?;
        let text = if wanted == "on" {
            text
        } else {
            own::choose(&text, &wanted).map_err(|why| bad(why.to_string()))?
        };
        *value = own_setting(&text)?.1;
    }
    are_told_apart(game, in_force, set)
}

/// Whether a text that reads well may stand at a table of its game with nothing beside it.
///
/// # Errors
/// `BadValue`: a built-in rule has its title.
pub fn stands_alone(game: &str, text: &str) -> Result<(), Refusal> {
    let (slug, text) = own_setting(text)?;
    choose_own(
        game,
        &Settings::default(),
        &mut Settings::default().with(&slug, text),
    )
}

/// Whether the titles of what is set look like those of no other rule, built-in or of the table: what a rule does is told by
/// its title.
fn are_told_apart(game: &str, in_force: &Settings, set: &Settings) -> Result<(), Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(OWN.number());
    let titles = |set: &Settings| -> Vec<(String, String)> {
        let heads = own_rules(set).filter_map(|(_, text)| Some(Head::read(text).ok()?.0));
        heads.map(|head| (head.slug, head.title)).collect()
    };
    let all = titles(&in_force.changed(set));
    for (slug, title) in titles(set) {
        // A text that is shipped is a built-in rule, said again.
        let is_shipped = |text: &String| {
            let head = Head::read(text).ok();
            head.is_some_and(|(head, ..)| head.title == title)
        };
        let look = Look::of(&title);
        let is_taken = titles_of(game).iter().any(|taken| taken.is_like(&look));
        if is_taken && !shipped(game, &slug).as_ref().is_some_and(is_shipped) {
            return Err(bad(format!(
                "the rule `{slug}` is called “{title}”, and a built-in rule is called so too: give it another title"
            )));
        }
        let twin = |(name, text): &&(&str, &str)| *name != slug && is_shipped(&(*text).to_owned());
        if let Some((name, _)) = speech::own::examples(game).iter().find(twin) {
            return Err(bad(format!(
                "the rule `{slug}` is called “{title}”, and the shipped rule `{name}` is called so too: give it another title"
            )));
        }
        let twin = |(other, called): &&(String, String)| {
            *other != slug && *called != title && look_alike(called, &title)
        };
        if let Some((other, _)) = all.iter().find(twin) {
            return Err(bad(format!(
                "the rules `{slug}` and `{other}` have titles that look alike: give one of them another"
            )));
        }
    }
    Ok(())
}

/// How the titles of a game's rules look, in every language.
fn titles_of(game: &str) -> &'static [Look] {
    static LOOKS: LazyLock<BTreeMap<&str, Vec<Look>>> = LazyLock::new(|| {
        let titles = |game: &dyn AnyGame| {
            let in_all = Tongue::ALL.iter().map(|tongue| (game.slug(), *tongue));
            let printed = in_all.map(|(slug, tongue)| speech::rules(slug, game.rules(), tongue));
            printed.flatten().map(|rule| Look::of(rule.title)).collect()
        };
        let all = GAMES.iter().map(|game| (game.slug(), titles(*game)));
        all.collect()
    });
    LOOKS.get(game).map_or(&[], Vec::as_slice)
}

/// The texts of a change that are not in force as they stand: what somebody brings from outside, with its values chosen.
#[must_use]
pub fn texts_brought(game: &str, in_force: &Settings, change: &Settings) -> Vec<(String, String)> {
    let mut whole = change.clone();
    // Where a value cannot be chosen the table says so.
    let _ = choose_own(game, in_force, &mut whole);
    let known = |slug: &str, text: &str| {
        let mut all = own_rules(in_force);
        all.any(|(name, known)| name == slug && known == text)
    };
    let texts = own_rules(&whole).filter(|(slug, text)| text.contains('\n') && !known(slug, text));
    texts
        .map(|(slug, text)| (slug.to_owned(), text.to_owned()))
        .collect()
}

/// Whether each of these texts answers at all: it is asked thousands of small questions, each of which comes to an end (O5),
/// so this is done where nobody waits. Records are replayed without it.
///
/// # Errors
/// `BadValue`: what is wrong with the first that cannot be played by.
pub fn can_answer(game: &str, texts: &[(String, String)]) -> Result<(), Refusal> {
    for (slug, text) in texts.iter().take(MOST_RULES) {
        speech::own::read(game, text).map_err(|why| {
            let message = format!("the rule `{slug}`: {why}");
            Refusal::new(Code::BadValue, message).by(OWN.number())
        })?;
    }
    Ok(())
}

fn shipped(game: &str, name: &str) -> Option<String> {
    let mut all = speech::own::examples(game).iter();
    let (_, text) = all.find(|(known, _)| *known == name)?;
    Some((*text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(in_force: &Settings, typed: &str) -> Result<String, Refusal> {
        let mut set = Settings::default().with("own/jackpot", Value::Word(typed.to_owned()));
        choose_own("wimpout", in_force, &mut set)?;
        Ok(set.0["own/jackpot"].to_string())
    }

    #[test]
    fn a_value_is_chosen_of_what_is_in_force_or_shipped() {
        let of_shipped = chosen(&Settings::default(), "75").unwrap();
        assert!(of_shipped.contains("\n--- chosen: 75;"), "{of_shipped}");
        let text = of_shipped.replace("Jackpot", "The pot");
        let set = Settings::default().with("own/jackpot", Value::Word(text));
        let again = chosen(&set, "150").unwrap();
        assert!(again.contains("title: The pot") && again.contains("\n--- chosen: 150;"));
        assert!(
            !chosen(&set, "100").unwrap().contains("chosen: "),
            "the usual one"
        );
        assert!(chosen(&set, "on").unwrap().contains("chosen: 75"));
        assert_eq!(chosen(&set, "off").unwrap(), "off");
        let why = chosen(&set, "80").unwrap_err();
        assert_eq!(why.rule.as_deref(), Some("H12"));
        assert!(why.message.contains("100, 75, 150"), "{}", why.message);
    }

    #[test]
    fn a_text_says_its_language_wherever_it_comes_in() {
        let text = "rule: x\r\ntitle: X\r\nabout: y.\r\n---\r\nfn banking(points) { 5 }\r\n";
        let mut set = Settings::default().with("own/x", Value::Word(text.to_owned()));
        choose_own("wimpout", &Settings::default(), &mut set).unwrap();
        let whole = set.0["own/x"].to_string();
        assert!(
            whole.contains("\n--- language: ") && !whole.contains('\r'),
            "{whole}"
        );
        choose_own("wimpout", &Settings::default(), &mut set).unwrap();
        assert_eq!(set.0["own/x"].to_string(), whole);
    }

    #[test]
    fn a_title_that_another_rule_has_is_refused() {
        let text = |slug: &str, title: &str| {
            let text = format!(
                "rule: {slug}\ntitle: {title}\nabout: y.\n---\nfn banking(points) {{ 5 }}\n"
            );
            Settings::default().with(&format!("own/{slug}"), Value::Word(text))
        };
        let none = Settings::default();
        let refused = |in_force: &Settings, mut set: Settings| {
            choose_own("wimpout", in_force, &mut set).map_err(|why| why.message)
        };
        let why = refused(&none, text("x", "bUMP")).unwrap_err();
        assert!(why.contains("a built-in rule is called so too"), "{why}");
        // In the languages of others at the table too.
        let why = refused(&none, text("x", "Eröffnung")).unwrap_err();
        assert!(why.contains("a built-in rule is called so too"), "{why}");
        let why = refused(&text("x", "Ella"), text("y", "E11a")).unwrap_err();
        assert!(
            why.contains("`y` and `x` have titles that look alike"),
            "{why}"
        );
        assert_eq!(refused(&text("x", "Ella"), text("x", "E11a")), Ok(()));
        let shipped = none
            .clone()
            .with("own/full-house", Value::Word("on".to_owned()));
        assert_eq!(refused(&none, shipped), Ok(()));
    }

    #[test]
    fn what_is_brought_is_what_is_not_in_force_as_it_stands() {
        let none = Settings::default();
        let of_shipped = chosen(&none, "75").unwrap();
        let named = none
            .clone()
            .with("own/jackpot", Value::Word("75".to_owned()));
        let brought = texts_brought("wimpout", &none, &named);
        assert_eq!(brought, [("jackpot".to_owned(), of_shipped.clone())]);
        let in_force = none.clone().with("own/jackpot", Value::Word(of_shipped));
        assert_eq!(texts_brought("wimpout", &in_force, &in_force), []);
        let other = none.with("own/jackpot", Value::Word("150".to_owned()));
        let brought = texts_brought("wimpout", &in_force, &other);
        assert!(brought[0].1.contains("\n--- chosen: 150;"), "{brought:?}");
    }

    #[test]
    fn a_text_that_never_answers_is_refused_by_its_name() {
        let endless =
            "rule: x\ntitle: X\nabout: y.\n---\nfn banking(points) { loop { points += 1; } }\n";
        let texts = [("x".to_owned(), endless.to_owned())];
        let why = can_answer("wimpout", &texts).unwrap_err();
        assert_eq!(why.rule.as_deref(), Some("H12"));
        assert!(why.message.starts_with("the rule `x`: line 5"), "{why}");
    }
}
