//! Names that nothing has where they stand, and what may be meant by them (O7).

/// What is meant by what stands at a place of a body, if that is a name that nothing has.
pub(crate) fn meant(body: &str, before: &str, rest: &str) -> Option<String> {
    stands_outside(body, rest)
        .or_else(|| unknown_name(body, rest))
        .or_else(|| bare_text(before, rest))
}

/// That a name at a place is not known: that it is new, or which one may have been meant.
fn unknown_name(body: &str, rest: &str) -> Option<String> {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let name: String = rest.chars().take_while(|c| is_of_name(*c)).collect();
    if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        return None;
    }
    let after = rest[name.len()..].trim_start();
    if after.starts_with('=') && !after.starts_with("==") {
        return Some(format!(
            "`{name}` is new here: a name is given with `let {name} = 5;`"
        ));
    }
    let declared = |line: &str| -> Vec<String> {
        let arguments = line.split_once("fn ").and_then(|(_, rest)| {
            let rest = rest.split_once('(')?.1;
            Some(
                rest.split(')')
                    .next()?
                    .split(',')
                    .map(|one| one.trim().to_owned()),
            )
        });
        let own = line.split("let ").skip(1);
        let own = own.map(|rest| rest.chars().take_while(|c| is_of_name(*c)).collect());
        arguments.into_iter().flatten().chain(own).collect()
    };
    let near = body.lines().flat_map(declared).filter_map(|known| {
        let slips = strsim::osa_distance(&name.to_lowercase(), &known.to_lowercase());
        (slips * 3 <= known.len() && known != name).then_some((slips, known))
    });
    let (_, meant) = near.min()?;
    Some(format!(
        "nothing is called `{name}` here; did you mean `{meant}`?"
    ))
}

/// That a name at a place is declared outside of all functions, where none sees it.
fn stands_outside(body: &str, rest: &str) -> Option<String> {
    let is_of_name = |c: &char| c.is_alphanumeric() || *c == '_';
    let name: String = rest.chars().take_while(is_of_name).collect();
    let declares = |line: &str| {
        let rest = line
            .strip_prefix("const ")
            .or_else(|| line.strip_prefix("let "));
        let rest = rest.and_then(|rest| rest.trim_start().strip_prefix(&name));
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut depth = 0_usize;
    let is_outside = body.lines().any(|line| {
        let found = depth == 0 && declares(line.trim_start());
        depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
        found
    });
    let helper = name.to_lowercase();
    (is_outside && !name.is_empty()).then(|| {
        format!("a function does not see `{name}`, which stands outside of all: write `private fn {helper}() {{ 10 }}` and ask for `{helper}()`")
    })
}

/// That a text stands without its quotation marks, where something is compared with it.
fn bare_text(before: &str, rest: &str) -> Option<String> {
    let before = before.trim_end();
    let name: String = rest
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    let is_compared = before.ends_with("==") || before.ends_with("!=");
    let is_name = name.starts_with(char::is_alphabetic);
    (is_compared && is_name).then(|| {
        format!("nothing is called `{name}` here; a text stands between quotation marks, as in `\"{name}\"`")
    })
}

#[cfg(test)]
mod tests {
    use crate::question::fault;

    #[test]
    fn what_stands_outside_of_all_functions_is_seen_by_none() {
        let outside = fault("const BONUS = 10;\nfn banking(points) { BONUS }");
        assert_eq!((outside.line, outside.column), (6, 22));
        let says = "write `private fn bonus() { 10 }` and ask for `bonus()`";
        assert!(outside.message.contains(says), "{outside}");
        let inside = fault("fn banking(points) {\n  { const BONUS = 10; }\n  BONUS\n}");
        assert!(!inside.message.contains("outside"), "{inside}");
    }
}
