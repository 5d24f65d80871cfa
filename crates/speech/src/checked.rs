//! The test of the catalogues: every language has a message for every sentence and none besides, uses every argument,
//! each as its type allows, names the same rules, and calls no function but ours.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;

use crate::catalogue::texts;
use crate::printed::{entries, files};
use crate::sentence::{Kind, Signature};
use crate::{
    Tongue, around, call, card, career, circle, common, connexion, cow, drawn, ending, figures,
    here, insight, keeping, lab, lobby, luck, own, page, pieces, puzzle, reading, sitting,
    standing, terminal, wimpout,
};

/// What a message does with its arguments, and the rules that it names.
#[derive(Debug, Default, PartialEq)]
struct Uses {
    written: BTreeSet<String>,
    by_who: BTreeSet<String>,
    by_number: BTreeSet<String>,
    rules: BTreeSet<String>,
    faults: Vec<String>,
}

impl Uses {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn text(&mut self, text: &str) {
        if text
            .chars()
            .any(|c| matches!(u32::from(c), 0xE000..=0xF8FF | 0xF_0000..))
        {
            self.faults.push("private characters".to_owned());
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.written.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
                self.rule(id.name, arguments);
            }
            Expression::Inline(other) => self.faults.push(format!("{other:?}")),
            Expression::Select { selector, variants } => {
                self.selector(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn rule(&mut self, function: &str, arguments: &CallArguments<&str>) {
        match (function, arguments.positional.as_slice()) {
            ("RULE", [InlineExpression::StringLiteral { value }]) if arguments.named.is_empty() => {
                self.rules.insert((*value).to_owned());
            }
            _ => self.faults.push(format!("{function} {arguments:?}")),
        }
    }

    fn selector(&mut self, selector: &InlineExpression<&str>) {
        let InlineExpression::FunctionReference { id, arguments } = selector else {
            return self.faults.push(format!("chooses by {selector:?}"));
        };
        match (id.name, arguments.positional.as_slice()) {
            ("WHO", [InlineExpression::VariableReference { id }]) => {
                self.by_who.insert(id.name.to_owned());
            }
            ("NUMBER", [InlineExpression::VariableReference { id }])
                if arguments.named.is_empty() =>
            {
                self.by_number.insert(id.name.to_owned());
            }
            (function, _) => self.faults.push(format!("chooses by {function}")),
        }
    }

    /// What is wrong with them for arguments of these kinds.
    fn against(&self, arguments: &[(&str, Kind)]) -> Vec<String> {
        let mut faults = self.faults.clone();
        let kinds: BTreeMap<_, _> = arguments.iter().copied().collect();
        let all = [&self.written, &self.by_who, &self.by_number];
        let used: BTreeSet<_> = all.into_iter().flatten().map(String::as_str).collect();
        let unused = kinds.keys().filter(|name| !used.contains(*name));
        faults.extend(unused.map(|name| format!("${name} is not used")));
        let unknown = used.iter().filter(|name| !kinds.contains_key(*name));
        faults.extend(unknown.map(|name| format!("${name} is unknown")));
        for (names, kind) in [(&self.by_who, Kind::Who), (&self.by_number, Kind::Number)] {
            let wrong = names
                .iter()
                .filter(|name| kinds.get(name.as_str()).is_some_and(|own| *own != kind));
            faults.extend(wrong.map(|name| format!("${name} is no {kind:?}")));
        }
        faults
    }
}

/// The messages of some texts, and what is no message in them.
fn messages(texts: &[&str]) -> (BTreeMap<String, Uses>, Vec<String>) {
    let (mut all, mut faults) = (BTreeMap::new(), Vec::new());
    for text in texts {
        let read = parse(*text).unwrap_or_else(|(read, _)| read);
        for entry in read.body {
            match entry {
                Entry::Message(message) if message.attributes.is_empty() => {
                    let id = message.id.name.to_owned();
                    let uses = message.value.as_ref().map(Uses::of).unwrap_or_default();
                    if all.insert(id.clone(), uses).is_some() {
                        faults.push(format!("{id}: stands twice"));
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => faults.push(format!("no message: {other:?}")),
            }
        }
    }
    (all, faults)
}

/// What is wrong with some texts for these sentences.
fn faults(texts: &[&str], signatures: &[Signature]) -> Vec<String> {
    let (all, mut faults) = messages(texts);
    let ids: BTreeSet<_> = signatures.iter().map(|(id, _)| *id).collect();
    let unknown = all.keys().filter(|id| !ids.contains(id.as_str()));
    faults.extend(unknown.map(|id| format!("{id}: is no sentence")));
    for (id, arguments) in signatures {
        match all.get(*id) {
            None => faults.push(format!("{id}: is not there")),
            Some(uses) => {
                let found = uses.against(arguments).into_iter();
                faults.extend(found.map(|fault| format!("{id}: {fault}")));
            }
        }
    }
    faults
}

#[test]
fn every_catalogue_says_every_sentence() {
    let signatures = [
        common::SIGNATURES,
        around::SIGNATURES,
        sitting::SIGNATURES,
        reading::SIGNATURES,
        page::SIGNATURES,
        ending::SIGNATURES,
        insight::SIGNATURES,
        call::SIGNATURES,
        career::SIGNATURES,
        luck::SIGNATURES,
        card::SIGNATURES,
        circle::SIGNATURES,
        circle::typed::SIGNATURES,
        lab::SIGNATURES,
        lab::FIGURES,
        pieces::SIGNATURES,
        pieces::DIFFERS,
        puzzle::SIGNATURES,
        drawn::SIGNATURES,
        standing::SIGNATURES,
        lobby::SIGNATURES,
        here::SIGNATURES,
        keeping::SIGNATURES,
        figures::SIGNATURES,
        terminal::full::SIGNATURES,
        terminal::wimpout::SIGNATURES,
        terminal::cow::SIGNATURES,
        terminal::connexion::SIGNATURES,
        own::SIGNATURES,
        own::wimpout::SIGNATURES,
        own::wimpout::counted::SIGNATURES,
        own::wimpout::me::SIGNATURES,
        own::law::SIGNATURES,
        own::cow::SIGNATURES,
        own::cow::bombs::SIGNATURES,
        own::player::SIGNATURES,
        own::acts::SIGNATURES,
        own::lots::SIGNATURES,
        own::connexion::SIGNATURES,
        wimpout::SIGNATURES,
        wimpout::ASKED,
        wimpout::DEEDS,
        cow::SIGNATURES,
        cow::ASKED,
        cow::DEEDS,
        connexion::SIGNATURES,
        connexion::ASKED,
        connexion::DEEDS,
        connexion::REPORT,
    ]
    .concat();
    let (english, _) = messages(&texts(Tongue::En));
    for tongue in Tongue::ALL {
        let own = texts(tongue);
        assert_eq!(faults(&own, &signatures), [""; 0], "{tongue}");
        for (id, uses) in messages(&own).0 {
            assert_eq!(uses.rules, english[&id].rules, "{id} in {tongue}");
        }
    }
}

/// Printed texts are read line by line; this reads them as any catalogue, and finds the same.
#[test]
fn every_printed_text_is_a_message_of_words_alone() {
    for file in Tongue::ALL.into_iter().flat_map(files) {
        let read = parse(file).unwrap_or_else(|(read, _)| read);
        let mut found = Vec::new();
        for entry in &read.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    found.extend(message.value.as_ref().map(|text| (id, "", words(text))));
                    let parts = message.attributes.iter();
                    found.extend(parts.map(|part| (id, part.id.name, words(&part.value))));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("no message: {other:?}"),
            }
        }
        let own: Vec<_> = entries(file).collect();
        assert_eq!(own, found);
        let mut keys: Vec<_> = own.iter().map(|(id, part, _)| (id, part)).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), own.len(), "something stands twice");
    }
}

fn words<'a>(text: &Pattern<&'a str>) -> &'a str {
    match text.elements.as_slice() {
        [PatternElement::TextElement { value }] => value.trim(),
        other => panic!("more than words in a line: {other:?}"),
    }
}

#[test]
fn every_fault_of_a_catalogue_is_found() {
    const SIGNATURES: &[Signature] = &[("a", &[("seat", Kind::Who), ("n", Kind::Number)])];
    let good = "a = { WHO($seat) ->\n    [you] You\n   *[other] { $seat }\n } { $n }.\n";
    assert_eq!(faults(&[good], SIGNATURES), [""; 0]);
    let found = |text: &str| faults(&[text], SIGNATURES).len();
    for bad in [
        "",
        "a = { $seat } { $n }\nb = B\n",
        "a = { $seat } { $n }\na = { $seat } { $n }\n",
        "a = { $seat }\n",
        "a = { $seat } { $n } { $m }\n",
        "a = { NUMBER($seat) ->\n   *[other] o\n } { $n }\n",
        "a = { WHO($n) ->\n   *[other] { $seat }\n }\n",
        "a = { $n ->\n   *[other] { $seat }\n }\n",
        "a = { $seat } { $n } { DATETIME($n) }\n",
        "a = { $seat } { $n } { $seat ->\n",
        "a = { $seat } { $n } \u{F0000}\n",
    ] {
        assert!(found(bad) > 0, "{bad}");
    }
}
