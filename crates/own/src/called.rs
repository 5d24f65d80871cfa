//! The functions that a text calls (O7): one that there is not is found wherever it stands, not only where a question comes
//! to it.

/// What the language itself has, lists, maps and words included, and what is ours; a few more than can be asked do no harm.
const THERE_ARE: &str = "abs all append bits chars chop chosen clear concat contains count dedup different drain ends_with \
    exclusive extract filter find find_map for_each get get_bit get_bits get_set has index_of insert is_def_var is_empty \
    is_even is_odd is_zero keys len map max min mixin most_alike order pad parse_int pop push range reduce reduce_rev remove \
    replace retain reverse same_backwards set set_bit set_bits shift sign some sort split split_rev starts_with step sub_string sum \
    switch to_binary to_debug to_hex to_json to_lower to_octal to_string to_upper trim truncate type_of values vowels zip \
    to_chars make_lower make_upper crop clone fill_with order_desc sort_desc sort_by order_by splice";
/// What may stand before a bracket and is no function.
const WORDS: &str = "if else while until for in loop do return let const switch throw try catch break continue fn private";

/// The first function that is called in a body and that there is not, with its line counted from 1; `defines` knows those of
/// the text.
pub(crate) fn unknown(body: &str, defines: impl Fn(&str) -> bool) -> Option<(usize, &str)> {
    let is_there = |name: &str| {
        let listed = |all: &str| all.split_whitespace().any(|one| one == name);
        listed(THERE_ARE) || listed(WORDS) || defines(name)
    };
    calls(body).find(|(_, name)| !is_there(name))
}

/// What was meant by a name, if one is near.
pub(crate) fn meant<'a>(name: &str, own: impl Iterator<Item = &'a str>) -> Option<String> {
    let all = THERE_ARE.split_whitespace().map(str::to_owned);
    let near = all.chain(own.map(str::to_owned)).filter_map(|known| {
        let slips = strsim::osa_distance(name, &known);
        (slips * 3 <= known.len()).then_some((slips, known))
    });
    near.min().map(|(_, known)| known)
}

/// Names of luck in other languages.
const LUCK: [&str; 7] = ["rand", "random", "randint", "rnd", "roll", "dice", "die"];

/// Whether a name is one of luck.
pub(crate) fn is_luck(name: &str) -> bool {
    LUCK.contains(&name)
}

/// The line of a body, counted from 1, in which a function is called or declared, the first time.
pub(crate) fn line_of(body: &str, function: &str) -> Option<usize> {
    let mut calls = calls(body);
    calls
        .find(|(_, name)| *name == function)
        .map(|(line, _)| line)
}

/// How often a function is called or declared.
pub(crate) fn times(body: &str, function: &str) -> usize {
    calls(body).filter(|(_, name)| *name == function).count()
}

/// Every name that stands before an opening bracket, outside of texts and remarks.
fn calls(body: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = body;
    let mut line = 1;
    std::iter::from_fn(move || {
        while let Some(first) = rest.chars().next() {
            let token = token(rest, first);
            let (this, after) = rest.split_at(token);
            let at = line;
            line += this.matches('\n').count();
            rest = after;
            let is_name = first.is_alphabetic() || first == '_';
            if is_name && after.trim_start_matches([' ', '\t']).starts_with('(') {
                return Some((at, this));
            }
        }
        None
    })
}

/// How many bytes belong to what begins here: a name, a text, a remark, or one character.
pub(crate) fn token(rest: &str, first: char) -> usize {
    let until = |ends: &str, from: usize| rest[from..].find(ends).map(|at| from + at);
    if rest.starts_with("//") {
        return until("\n", 0).unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return until("*/", 2).map_or(rest.len(), |at| at + 2);
    }
    if matches!(first, '"' | '`') {
        return text(rest, first);
    }
    if first.is_alphanumeric() || first == '_' {
        let other = |c: char| !(c.is_alphanumeric() || c == '_');
        return rest.find(other).unwrap_or(rest.len());
    }
    first.len_utf8()
}

/// The same of a text between quotation marks.
fn text(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if c == quote && !is_escaped {
            return at + 1;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_that_there_is_not_is_found_wherever_it_stands() {
        let found = |body: &str| {
            unknown(body, |name| name == "mine").map(|(at, name)| (at, name.to_owned()))
        };
        let known = "fn a(x) {\n  // nope(1)\n  let y = \"nope(2)\"; /* nope(3) */\n  if (x) { mine (y.len()) } else { max(1, 2) }\n}";
        assert_eq!(unknown(known, |name| ["mine", "a"].contains(&name)), None);
        let slip = "fn mine(x) {\n  if x > 3 {\n    chosn()\n  } else { 0 }\n}";
        assert_eq!(found(slip), Some((3, "chosn".to_owned())));
        assert_eq!(
            meant("chosn", std::iter::empty()),
            Some("chosen".to_owned())
        );
        assert_eq!(
            meant("wreked", ["wrecked"].into_iter()),
            Some("wrecked".to_owned())
        );
        assert_eq!(meant("teleport", std::iter::empty()), None);
    }
}
