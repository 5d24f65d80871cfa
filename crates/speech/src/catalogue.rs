//! The catalogues of all languages, and the writer that makes lines of their messages: each argument goes in as a mark
//! of one private character, and the writer puts the argument's own parts where that mark is written. So nothing of
//! what people type ever passes through a message, and nothing is searched for.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::line::{Line, Part, Sense};
use crate::packed;
use crate::sentence::{Choose, Slot};
use crate::tongue::Tongue;

type Bundle = FluentBundle<FluentResource>;

/// The mark of the first argument; those of the others follow.
const MARK: u32 = 0xF_0000;
/// The mark before the number of a rule.
const RULE: char = '\u{10_0000}';

/// The files with messages that every language has: one a subject.
const FILES: &[&str] = &[
    "common.ftl",
    "around.ftl",
    "sitting.ftl",
    "reading.ftl",
    "pages.ftl",
    "insight.ftl",
    "career.ftl",
    "call.ftl",
    "luck.ftl",
    "card.ftl",
    "ending.ftl",
    "circle.ftl",
    "own.ftl",
    "pieces.ftl",
    "lab.ftl",
    "puzzle.ftl",
    "drawn.ftl",
    "standing.ftl",
    "lobby.ftl",
    "screen.ftl",
    "here.ftl",
    "keeping.ftl",
    "figures.ftl",
    "wimpout/events.ftl",
    "wimpout/asked.ftl",
    "wimpout/deeds.ftl",
    "cow/events.ftl",
    "cow/asked.ftl",
    "cow/deeds.ftl",
    "connexion/events.ftl",
    "connexion/asked.ftl",
    "connexion/deeds.ftl",
    "connexion/report.ftl",
];

/// The texts of the catalogue of a language.
pub(crate) fn texts(tongue: Tongue) -> Vec<&'static str> {
    packed::texts(tongue, FILES)
}

fn bundle(tongue: Tongue) -> &'static Bundle {
    static EN: LazyLock<Bundle> = LazyLock::new(|| read(Tongue::En));
    static DE: LazyLock<Bundle> = LazyLock::new(|| read(Tongue::De));
    static PSEUDO: LazyLock<Bundle> = LazyLock::new(|| read(Tongue::Pseudo));
    match tongue {
        Tongue::En => &EN,
        Tongue::De => &DE,
        Tongue::Pseudo => &PSEUDO,
    }
}

fn read(tongue: Tongue) -> Bundle {
    let locale = tongue.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    if tongue == Tongue::Pseudo {
        bundle.set_transform(Some(strange));
    }
    for text in texts(tongue) {
        // What cannot be read of a text, and ids that stand twice, are found by the test of the catalogues.
        let resource = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    // These are the only functions, so their names are free.
    let _ = bundle.add_function("WHO", |given, _| who(given));
    let _ = bundle.add_function("NUMBER", |given, _| number(given));
    let _ = bundle.add_function("RULE", |given, _| rule(given));
    bundle
}

/// Says the message `id` with its arguments. What cannot be said is never blank: its id stands there.
pub(crate) fn say(tongue: Tongue, id: &str, slots: Vec<(&'static str, Slot)>) -> Line {
    let mut given = FluentArgs::with_capacity(slots.len());
    let mut lines = Vec::with_capacity(slots.len());
    for (at, (name, slot)) in (0..).zip(slots) {
        let choose = slot.choose;
        given.set(name, FluentValue::Custom(Box::new(Mark { at, choose })));
        lines.push(slot.line);
    }
    let said = write(bundle(tongue), id, &given, &lines);
    debug_assert!(said.is_some(), "{id} cannot be said in {tongue}");
    said.unwrap_or_else(|| Line::from(format!("[{id}]")))
}

fn write(bundle: &Bundle, id: &str, given: &FluentArgs<'_>, lines: &[Line]) -> Option<Line> {
    let message = bundle.get_message(id)?;
    let (mut errors, mut line) = (Vec::new(), Line::default());
    let mut writer = Writer {
        lines,
        line: &mut line,
    };
    let written = bundle.write_pattern(&mut writer, message.value()?, Some(given), &mut errors);
    (written.is_ok() && errors.is_empty()).then_some(line)
}

/// An argument as the message sees it: its place among the arguments, and what words may be chosen by.
#[derive(Clone, Debug, PartialEq)]
struct Mark {
    at: u32,
    choose: Choose,
}

impl Mark {
    fn text(&self) -> Cow<'static, str> {
        char::from_u32(MARK + self.at)
            .map_or(Cow::Borrowed(""), |mark| Cow::Owned(mark.to_string()))
    }
}

impl FluentType for Mark {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.text()
    }
}

fn chosen(given: &[FluentValue<'_>]) -> Choose {
    match given {
        [FluentValue::Custom(value)] => (**value)
            .as_any()
            .downcast_ref()
            .map_or(Choose::Nothing, |mark: &Mark| mark.choose),
        _ => Choose::Nothing,
    }
}

/// `WHO($seat)`: `you` where it is the reader.
fn who<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match chosen(given) {
        Choose::Who { is_reader: true } => "you".into(),
        Choose::Who { is_reader: false } => "other".into(),
        Choose::Number(_) | Choose::Nothing => FluentValue::Error,
    }
}

/// `NUMBER($n)`: the number itself or its plural category.
fn number<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match chosen(given) {
        Choose::Number(n) => n.into(),
        Choose::Who { .. } | Choose::Nothing => FluentValue::Error,
    }
}

/// `RULE("W13")`: the number of a rule.
fn rule<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match given {
        [FluentValue::String(number)] => format!("{RULE}{number}").into(),
        _ => FluentValue::Error,
    }
}

/// Puts parts where their marks are written. Every mark is written by a call of its own.
struct Writer<'a> {
    lines: &'a [Line],
    line: &'a mut Line,
}

impl fmt::Write for Writer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut chars = text.chars();
        match (chars.next(), chars.as_str()) {
            (Some(RULE), number) => self.line.push(Part::new(number, Sense::Rule)),
            (Some(mark), "") if u32::from(mark) >= MARK => {
                let at = usize::try_from(u32::from(mark) - MARK).map_err(|_| fmt::Error)?;
                self.line.extend(self.lines.get(at).ok_or(fmt::Error)?);
            }
            _ => self.line.push_words(text),
        }
        Ok(())
    }
}

/// The same words in strange letters.
pub(crate) fn strange(text: &str) -> Cow<'_, str> {
    let strange = text.chars().map(|letter| match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'ü',
        's' => 'š',
        't' => 'ţ',
        'n' => 'ñ',
        other => other,
    });
    Cow::Owned(strange.collect())
}
