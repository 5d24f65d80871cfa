//! What of its arguments a text looks at: an answer cannot depend on the rest, so it is not asked again for it (O6).

use std::sync::OnceLock;

use crate::Given;

/// What a function looks at of one argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    /// All of it, or nobody can tell.
    All,
    /// Fields of these names and nothing else: wherever the argument stands, one of them is taken out.
    Only(Vec<String>),
}

impl Looks {
    /// What `body` looks at of whatever is called `argument` in it, which functions declare so many times. Wherever the
    /// name stands otherwise it is followed by a field, or all of it may be looked at.
    pub(crate) fn of(body: &str, argument: &str, declared: usize) -> Self {
        let (mut fields, mut others, mut rest) = (Vec::new(), 0, body);
        while let Some(start) = rest.find(begins_name) {
            rest = &rest[start..];
            let (name, after) = rest.split_at(name_at(rest));
            rest = after;
            if name != argument {
                continue;
            }
            match field_at(rest) {
                Some(field) => fields.push(field.to_owned()),
                None => others += 1,
            }
        }
        if others == declared {
            Self::Only(fields)
        } else {
            Self::All
        }
    }

    /// Whether it looks at the field `name`.
    pub(crate) fn at(&self, name: &str) -> bool {
        match self {
            Self::All => true,
            Self::Only(fields) => fields.iter().any(|field| is_same(field, name)),
        }
    }
}

/// What is looked at of an argument, by the names that are told: found out the first time, for those that are told then.
#[derive(Clone, Debug)]
pub(crate) struct Looking {
    looks: Looks,
    first: OnceLock<(Vec<&'static str>, u32)>,
}

impl Looking {
    pub(crate) const fn of(looks: Looks) -> Self {
        let first = OnceLock::new();
        Self { looks, first }
    }

    /// Whether it looks at the field `name`.
    pub(crate) fn at(&self, name: &str) -> bool {
        self.looks.at(name)
    }

    /// A bit for each field of what is told that it looks at, all of them where nobody can tell; and whether that has the
    /// names that were told first.
    pub(crate) fn bits(&self, given: &Given) -> (u32, bool) {
        let told = given.named();
        let bits = || match self.looks {
            Looks::All => u32::MAX,
            Looks::Only(_) => given.bits(|name, _| self.looks.at(name)),
        };
        let names = || told.iter().map(|(name, _)| *name).collect();
        let (first, known) = self.first.get_or_init(|| (names(), bits()));
        let same = |(one, (other, _)): (&&str, &(&str, Given))| std::ptr::eq(*one, *other);
        if first.len() == told.len() && first.iter().zip(told).all(same) {
            return (*known, true);
        }
        (bits(), false)
    }
}

/// Whether two names are the same. It is asked of every field whenever a rule is asked, and the names that a game tells
/// together seldom begin alike.
fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.as_bytes().first() == other.as_bytes().first() && one == other
}

/// The field that is taken out here: `.name`, which is not called.
fn field_at(rest: &str) -> Option<&str> {
    let rest = rest.strip_prefix('.')?;
    let field = &rest[..name_at(rest)];
    let called = rest[field.len()..].trim_start().starts_with('(');
    (!field.is_empty() && !called).then_some(field)
}

fn begins_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// How long the name is that begins here.
fn name_at(text: &str) -> usize {
    text.find(|c| !begins_name(c)).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(fields: &[&str]) -> Looks {
        Looks::Only(fields.iter().map(|field| (*field).to_owned()).collect())
    }

    #[test]
    fn fields_that_are_taken_out_are_all_that_is_looked_at() {
        let of = |body: &str| Looks::of(body, "me", body.matches("(me").count());
        assert_eq!(
            of("fn is_out(me) { me.count >= 3 && time > 1 }"),
            only(&["count"])
        );
        assert_eq!(
            of("fn a(me, points) { me.score + me.table }"),
            only(&["score", "table"])
        );
        assert_eq!(of("fn a(points) { points }"), only(&[]));
        assert_eq!(
            of("private fn b(me) { me.score } fn a(me) { 5 }"),
            only(&["score"])
        );
    }

    #[test]
    fn whatever_else_is_done_with_it_may_look_at_all() {
        for body in [
            "fn a(me) { b(me) } private fn b(x) { x.score }",
            "fn a(me) { me.values() }",
            "fn a(me) { me.values ().len }",
            "fn a(me) { me[\"score\"] }",
            "fn a(me) { `${me}` }",
            "fn a(me) { me == me }",
            "fn a(me) { \"score\" in me }",
            "fn a(me) { let other = me; other.score }",
            "fn a(me) { me .score }",
            "fn a(me) { me?.score }",
            "fn a(me) { for x in me { } }",
            "fn a(me) { 0..me }",
            "fn a(me) { let me = me.score; me }",
            "fn a(me) { b( // fn x(\n me ) }",
        ] {
            assert_eq!(Looks::of(body, "me", 1), Looks::All, "{body}");
        }
    }
}
