//! Pages that cover the table: the help, the rules in force, the history, a long answer.

use speech::reading as say;
use speech::terminal::full as say_full;
use speech::{Line, Names, Sentence, printed};
use table::{OWN, OWN_PREFIX, Rule, Value, own_rules};

use super::canvas::{Canvas, fit};
use super::draw::Drawn;
use super::keys::Key;
use super::scene::Scene;
use super::theme::Tone;
use super::whole::Whole;
use crate::{COMMANDS, TOPICS, Tongue, Topic, as_typed, fold, what_it_does};

/// A page.
#[derive(Clone, Debug)]
pub(super) enum Page {
    /// Something to choose from.
    List(List),
    /// Something to read.
    Text(Text),
    /// Everything of the table, in words.
    Whole(Whole),
}

/// Entries to choose from.
#[derive(Clone, Debug)]
pub(super) struct List {
    title: &'static str,
    entries: Vec<Entry>,
    at: usize,
}

#[derive(Clone, Debug)]
struct Entry {
    label: String,
    note: String,
    marked: bool,
    text: Vec<String>,
    /// What to type to propose another value.
    offer: Option<String>,
}

/// A text to read.
#[derive(Clone, Debug)]
pub(super) struct Text {
    /// What it is called, if it has a title of its own.
    title: Option<String>,
    text: Vec<String>,
    top: usize,
    /// The list it was opened from.
    back: Option<Box<List>>,
}

/// What became of a key.
pub(super) enum Turned {
    /// A page is shown.
    To(Page),
    /// The table is shown again.
    Away,
    /// The table is shown again, and this line is being typed.
    Type(String),
    /// The table is shown again, and this key is pressed there.
    Press(Key),
}

impl Page {
    /// A text by itself.
    pub(super) fn text(text: Vec<String>) -> Self {
        Self::Text(Text {
            title: None,
            text,
            top: 0,
            back: None,
        })
    }

    /// All that happened, seen from the end.
    pub(super) fn history(scene: &Scene<'_>) -> Self {
        let text = scene.history.to_vec();
        Self::Text(Text {
            title: Some(scene.told(&say_full::HistoryTitle {})),
            top: usize::MAX,
            text,
            back: None,
        })
    }

    /// The help.
    pub(super) fn help(scene: &Scene<'_>) -> Self {
        let typed = Entry {
            label: "words".to_owned(),
            note: printed(
                "table-page-words",
                "",
                "the words that every table understands",
                scene.tongue,
            )
            .to_owned(),
            marked: false,
            text: COMMANDS
                .iter()
                .map(|(words, what)| {
                    let what = what_it_does(words, what, scene.tongue);
                    format!("  {:<20} {what}", as_typed(words, scene.tongue))
                })
                .collect(),
            offer: None,
        };
        let topics = scene.words.topics().iter().chain(TOPICS);
        let topics = topics.map(|each| topic(each, scene.tongue));
        Self::List(List {
            title: printed("table-page-help", "", "Help", scene.tongue),
            entries: topics.chain([typed]).collect(),
            at: 0,
        })
    }

    /// The rules in force; those of the table's own first.
    pub(super) fn rules(scene: &Scene<'_>) -> Self {
        let set = scene.table.rules();
        let owned = own_rules(&set).map(|(name, text)| owned(scene, name, text));
        let rules = scene.rules.iter().map(|rule| in_force(scene, rule));
        Self::List(List {
            title: printed("table-page-rules", "", "The rules in force", scene.tongue),
            entries: owned.chain(rules).collect(),
            at: 0,
        })
    }

    pub(super) fn press(self, scene: &Scene<'_>, key: Key, drawn: &Drawn) -> Turned {
        match self {
            Self::List(list) => list.press(key),
            Self::Text(text) => text.press(key, drawn),
            Self::Whole(whole) => whole.press(scene, key, drawn),
        }
    }

    /// Draws the page between its title and the hints.
    pub(super) fn draw(&self, scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
        match self {
            Self::List(list) => list.draw(canvas, drawn),
            Self::Text(text) => text.draw(canvas, drawn),
            Self::Whole(whole) => whole.draw(scene, canvas, drawn),
        }
    }

    /// The title, and what keys do here.
    pub(super) fn labels(&self, scene: &Scene<'_>) -> (String, String) {
        match self {
            Self::List(list) if list.entries.iter().any(|entry| entry.offer.is_some()) => {
                (list.title.to_owned(), scene.told(&say_full::KeysPropose {}))
            }
            Self::List(list) => (list.title.to_owned(), scene.told(&say_full::KeysList {})),
            Self::Text(text) => {
                let title = text.title.clone();
                let title = title.unwrap_or_else(|| scene.told(&say_full::AtTheTable {}));
                (title, scene.told(&say_full::KeysText {}))
            }
            Self::Whole(_) => (
                scene.told(&say_full::EverythingInWords {}),
                scene.told(&say_full::KeysWhole {}),
            ),
        }
    }
}

fn topic(topic: &Topic, tongue: Tongue) -> Entry {
    Entry {
        label: topic.name.to_owned(),
        note: topic.summary(tongue).to_owned(),
        marked: false,
        text: topic.text(tongue).lines().map(str::to_owned).collect(),
        offer: None,
    }
}

fn in_force(scene: &Scene<'_>, rule: &Rule) -> Entry {
    let (table, tongue, game) = (scene.table, scene.tongue, scene.words.slug());
    let value = table.rules().get(rule.slug).cloned();
    let value = value.unwrap_or_else(|| rule.default_value());
    let adopted = table.view(table::Viewer::Spectator)["adopted"].take();
    let waits = adopted
        .as_array()
        .into_iter()
        .flatten()
        .find(|one| one["rule"] == rule.slug);
    let waits = waits.and_then(|one| serde_json::from_value::<Value>(one["value"].clone()).ok());
    let (printed, names) = (
        speech::rule(game, rule, tongue),
        Names::new(&[], None).in_tongue(tongue),
    );
    let since: Line = speech::from_next(rule.situation, tongue).into();
    let next = waits.map_or_else(String::new, |value| {
        let (value, since) = (value.to_string().into(), since.clone());
        format!(" {}", say::Then { value, since }.line(names))
    });
    let takes = say::takes(&rule.values, names);
    let mut text = vec![
        format!("{} ({}): {value}{next}", printed.title, rule.cited()),
        String::new(),
        printed.text.to_owned(),
        String::new(),
        say::ItTakes { takes, since }.line(names).to_string(),
    ];
    if !rule.clashes.is_empty() {
        let others = rule.clashes.join(", ").into();
        text.push(say::Clashes { others }.line(names).to_string());
    }
    Entry {
        label: format!("{} {value}{next}", rule.slug),
        note: printed.summary.to_owned(),
        marked: value != rule.default_value(),
        text,
        offer: Some(format!("propose {}=", rule.slug)),
    }
}

/// A rule of the table's own, with its text.
fn owned(scene: &Scene<'_>, name: &str, text: &str) -> Entry {
    let slug = format!("{OWN_PREFIX}{name}");
    let head = speech::own::head(text, scene.tongue);
    let (title, about) = head
        .map(|head| (head.title, head.about))
        .unwrap_or_default();
    let mut lines = vec![
        format!("{title} ({}): {about}", OWN.number()),
        String::new(),
    ];
    lines.extend(text.lines().map(str::to_owned));
    Entry {
        offer: Some(format!("propose {slug}=")),
        label: slug,
        note: title,
        marked: true,
        text: lines,
    }
}

impl List {
    fn press(mut self, key: Key) -> Turned {
        let last = self.entries.len().saturating_sub(1);
        match key {
            Key::Escape | Key::Char('q') | Key::Left => return Turned::Away,
            Key::Up | Key::Char('k') => self.at = self.at.saturating_sub(1),
            Key::Down | Key::Char('j') => self.at = last.min(self.at + 1),
            Key::PageUp => self.at = self.at.saturating_sub(10),
            Key::PageDown => self.at = last.min(self.at + 10),
            Key::Home => self.at = 0,
            Key::End => self.at = last,
            Key::Enter | Key::Char(' ') | Key::Right => return self.open(),
            Key::Char('p') => {
                if let Some(offer) = self
                    .entries
                    .get(self.at)
                    .and_then(|entry| entry.offer.clone())
                {
                    return Turned::Type(offer);
                }
            }
            Key::Char(_) | Key::Backspace | Key::Delete => {}
        }
        Turned::To(Page::List(self))
    }

    fn open(self) -> Turned {
        let Some(entry) = self.entries.get(self.at).cloned() else {
            return Turned::To(Page::List(self));
        };
        Turned::To(Page::Text(Text {
            title: Some(entry.label),
            text: entry.text,
            top: 0,
            back: Some(Box::new(self)),
        }))
    }

    fn draw(&self, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
        let rows = usize::from(canvas.height());
        let from = (self.at + 1)
            .saturating_sub(rows.saturating_sub(2))
            .min(self.at);
        let labels = self
            .entries
            .iter()
            .map(|entry| super::columns(&entry.label));
        let width = labels.max().unwrap_or(0).clamp(12, canvas.width() / 2);
        for (row, (index, entry)) in
            (0..).zip(self.entries.iter().enumerate().skip(from).take(rows))
        {
            let mark = if entry.marked { "*" } else { " " };
            let chosen = index == self.at;
            let (first, second) = if chosen {
                (Tone::Chosen, Tone::Chosen)
            } else {
                (Tone::Strong, Tone::Faint)
            };
            let note = canvas.width().saturating_sub(width + 6);
            let end = canvas.put(
                1,
                row,
                &format!("{mark} {} ", fit(&entry.label, width)),
                first,
            );
            canvas.put(end, row, &fit(&entry.note, note), second);
            if chosen {
                drawn.hit(canvas, (0, row, canvas.width(), 1), Key::Enter);
            }
        }
        more(canvas, from, self.entries.len().saturating_sub(rows));
    }
}

impl Text {
    fn press(mut self, key: Key, drawn: &Drawn) -> Turned {
        if matches!(key, Key::Escape | Key::Char('q') | Key::Left) {
            return match self.back {
                Some(list) => Turned::To(Page::List(*list)),
                None => Turned::Away,
            };
        }
        if let (Key::Char('p'), Some(offer)) = (key, self.offer()) {
            return Turned::Type(offer);
        }
        let key = match key {
            Key::Char('k') => Key::Up,
            Key::Char('j') => Key::Down,
            key => key,
        };
        self.top = scrolled(self.top.min(drawn.most), key);
        Turned::To(Page::Text(self))
    }

    fn offer(&self) -> Option<String> {
        let list = self.back.as_ref()?;
        list.entries.get(list.at)?.offer.clone()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
        let width = usize::from(canvas.width().saturating_sub(3)).min(96);
        let lines: Vec<String> = self
            .text
            .iter()
            .flat_map(|line| fold(line, width))
            .collect();
        let rows = usize::from(canvas.height());
        drawn.most = lines.len().saturating_sub(rows);
        let top = self.top.min(drawn.most);
        for (row, line) in (0..).zip(lines.iter().skip(top).take(rows)) {
            canvas.put(2, row, line, Tone::Plain);
        }
        more(canvas, top, drawn.most);
    }
}

/// Says that there is more above or below.
pub(super) fn more(canvas: &mut Canvas<'_>, top: usize, most: usize) {
    let (width, last) = (canvas.width(), canvas.height().saturating_sub(1));
    if top > 0 {
        canvas.put_right(width, 0, canvas.theme().sign("↑", "^"), Tone::Sun);
    }
    if top < most {
        canvas.put_right(width, last, canvas.theme().sign("↓", "v"), Tone::Sun);
    }
}

/// Where a key that scrolls takes a text that stands at `top`.
pub(super) fn scrolled(top: usize, key: Key) -> usize {
    match key {
        Key::Up => top.saturating_sub(1),
        Key::Down => top + 1,
        Key::PageUp => top.saturating_sub(10),
        Key::PageDown | Key::Char(' ') => top + 10,
        Key::Home => 0,
        Key::End => usize::MAX,
        _ => top,
    }
}
