//! Rules looked for by words of their titles: options, paragraphs of the book, rules of the table's own and texts to begin
//! with.

use own::Head;
use screen::Paragraph;
use table::{OWN_PREFIX, Rule, own_rules};

use super::{Reading, own_full, paragraph};

/// So many that go by the words are named.
const NAMED: usize = 12;

/// Something that goes by a title.
struct Titled {
    /// What it is asked for by: a slug, or a number of the book.
    name: String,
    title: String,
    what: What,
}

/// What is told in full of it, once it is the one that was asked for.
enum What {
    Paragraph(Paragraph),
    Rule(&'static Rule),
    Own(Box<Head>),
}

impl Reading<'_> {
    /// What a slug or a number stands for; else what has these words in its title: in full where that is one thing, else by
    /// their names.
    #[must_use]
    pub fn found(&self, name: &str) -> Vec<String> {
        let called = self.stands_for(name);
        if !called.is_empty() {
            return called;
        }
        let wanted = name.trim().to_lowercase();
        let mut hits: Vec<Titled> = self.all_titled().collect();
        hits.retain(|one| one.goes_by(&wanted));
        // A title that is just that is meant, not those in which it stands too.
        if let Some(at) = hits.iter().position(|one| one.is(&wanted)) {
            hits = vec![hits.swap_remove(at)];
        }
        match &hits[..] {
            [only] => match &only.what {
                What::Paragraph(told) => paragraph(told),
                What::Rule(rule) => self.in_full(rule),
                What::Own(head) => own_full(head),
            },
            many => many.iter().take(NAMED).map(Titled::line).collect(),
        }
    }

    fn all_titled(&self) -> impl Iterator<Item = Titled> {
        let book = self.words.map_or_else(Vec::new, |words| {
            let mut book = words.book(self.tongue);
            book.extend(words.fine(self.tongue));
            book
        });
        let book = book.into_iter().map(|told| Titled {
            name: told.number.to_owned(),
            title: told.title.to_owned(),
            what: What::Paragraph(told),
        });
        let rules = self.rules.iter().map(|rule| Titled {
            name: rule.slug.to_owned(),
            title: self.printed(rule).title.to_owned(),
            what: What::Rule(rule),
        });
        rules.chain(book).chain(self.own_titled())
    }

    /// Rules of the table's own, and the texts that are shipped.
    fn own_titled(&self) -> impl Iterator<Item = Titled> {
        let game = self.words.map_or("", screen::AnyWords::slug);
        let in_force = own_rules(self.in_force).map(|(_, text)| text);
        let is_other = |slug: &str| !own_rules(self.in_force).any(|(known, _)| known == slug);
        let shipped = speech::own::examples(game).iter();
        let shipped = shipped.filter_map(move |(slug, text)| is_other(slug).then_some(*text));
        in_force.chain(shipped).filter_map(|text| {
            let head = speech::own::head(text, self.tongue).ok()?;
            Some(Titled {
                name: format!("{OWN_PREFIX}{}", head.slug),
                title: head.title.clone(),
                what: What::Own(Box::new(head)),
            })
        })
    }
}

impl Titled {
    fn slug(&self) -> &str {
        self.name.strip_prefix(OWN_PREFIX).unwrap_or(&self.name)
    }

    fn is(&self, wanted: &str) -> bool {
        self.title.to_lowercase() == wanted || self.slug() == wanted || self.name == wanted
    }

    fn goes_by(&self, wanted: &str) -> bool {
        self.is(wanted)
            || (!wanted.is_empty() && self.title.to_lowercase().contains(wanted))
            || self.slug() == wanted.replace(' ', "-")
    }

    fn line(&self) -> String {
        format!("  {:<26}  {}", self.name, self.title)
    }
}

#[cfg(test)]
mod tests {
    use speech::Tongue;
    use table::{Materials, Settings};

    use super::*;

    fn found(name: &str, tongue: Tongue) -> Vec<String> {
        let (in_force, pieces) = (Settings::default(), Materials::default());
        let reading = Reading {
            words: screen::words("wimpout"),
            rules: crate::game("wimpout").unwrap().rules(),
            in_force: &in_force,
            pieces: &pieces,
            tongue,
        };
        reading.found(name)
    }

    #[test]
    fn a_rule_is_found_by_its_slug_by_its_title_and_by_words_of_it() {
        let by_slug = found("last-licks", Tongue::En);
        assert!(by_slug[0].starts_with("Last Licks"), "{by_slug:?}");
        assert_eq!(found("last licks", Tongue::En), by_slug);
        let own = found("lucky sevens", Tongue::En);
        assert_eq!(own[0], "Lucky sevens (own/lucky-sevens).");
        assert_eq!(found("Lucky-Sevens", Tongue::En), own);
        let many = found("flash", Tongue::De);
        assert!(many.len() > 1 && many.len() <= NAMED, "{many:?}");
        assert_eq!(found("no such thing", Tongue::En), [""; 0]);
        assert_eq!(found("", Tongue::En), [""; 0]);
    }
}
