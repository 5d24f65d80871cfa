//! Questions that a text answers and of which nothing comes (O7).

/// What was found, in order, and the questions of which nothing comes where something comes of others: what was found of
/// those is left out, since it is nothing. `nothing` says so of a finding; what was found beside the questions has no name.
#[must_use]
pub fn without_idle<F>(
    asked: Vec<(&'static str, Vec<F>)>,
    nothing: impl Fn(&F) -> bool,
) -> (Vec<F>, Vec<&'static str>) {
    let comes = |question: &str| {
        let mut own = asked.iter().filter(|(of, _)| *of == question);
        own.any(|(_, found)| !found.iter().all(&nothing))
    };
    let mut idle: Vec<_> = asked.iter().map(|(question, _)| *question).collect();
    idle.retain(|question| !question.is_empty() && !comes(question));
    idle.dedup();
    if asked.iter().all(|(_, found)| found.iter().all(&nothing)) {
        idle.clear();
    }
    let stays = asked
        .into_iter()
        .filter(|(question, _)| !idle.contains(question));
    let found = stays.flat_map(|(_, found)| found).collect();
    (found, idle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_of_which_nothing_comes_is_named_where_something_comes_of_others() {
        let asked = || {
            vec![
                ("a", vec![0]),
                ("a", vec![3]),
                ("b", vec![0, 0]),
                ("c", vec![]),
                ("", vec![0]),
            ]
        };
        let nothing = |n: &i32| *n == 0;
        assert_eq!(
            without_idle(asked(), nothing),
            (vec![0, 3, 0], vec!["b", "c"])
        );
        let none = vec![("a", vec![0]), ("b", vec![0])];
        assert_eq!(without_idle(none, nothing), (vec![0, 0], vec![]));
    }
}
