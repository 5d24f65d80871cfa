//! Coverage: every number of a game's rule text is shown by a scenario. A scenario is a transcript
//! in `scenarios/<game>/` whose header says `covers: W12 H1`; the table of who covers what is
//! written to docs/coverage.md.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Finding, kept};
use crate::tree::{Tree, ends_with};

/// Where the table is kept.
pub(super) const PAGE: &str = "docs/coverage.md";

/// A game and the numbers of its rule text.
struct Game {
    name: &'static str,
    /// The game is declared whole: every number must have a scenario.
    whole: bool,
    /// Numbers and ranges, in the order of the text; house rules may add theirs.
    numbers: &'static str,
}

const GAMES: [Game; 3] = [
    Game {
        name: "wimpout",
        whole: true,
        numbers: "W1-W8 W8a-W8e W9-W13 W13a-W13d W14-W20 H1-H7 H7b H8-H11 H13 S1-S16",
    },
    Game {
        name: "cow",
        whole: true,
        numbers: "R1-R46 A1-A34 S1-S10",
    },
    Game {
        name: "connexion",
        whole: true,
        numbers: "X1-X27 F1-F11",
    },
];

/// Numbers that a scenario of any game may cite: who is out, the Guiding Light, and the platform's.
const SHARED: &str = "W17-W20 P1-P30";

/// The toy games of `table::testkit`: their scenarios are examples and cover no rule text.
const TOYS: [&str; 2] = ["pig", "kuhn"];

/// The scenarios of a game by the number they cover.
type Cited<'a> = BTreeMap<&'a str, Vec<&'a str>>;

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    check_games(tree, &GAMES)
}

/// The whole page docs/coverage.md as it should be.
pub(super) fn page(tree: &Tree) -> String {
    page_of_games(tree, &GAMES)
}

fn check_games(tree: &Tree, games: &[Game]) -> Vec<Finding> {
    let mut faults: Vec<String> = games
        .iter()
        .flat_map(|game| check_game(tree, game))
        .collect();
    let known = |path: &str| {
        let names = games.iter().map(|game| game.name).chain(TOYS);
        names.into_iter().any(|name| is_of(name, path))
    };
    let strangers = tree
        .texts()
        .filter(|(path, _)| is_scenario(path) && !known(path));
    faults.extend(strangers.map(|(path, _)| format!("{path} belongs to no known game")));
    kept(tree, PAGE, &page_of_games(tree, games), faults)
}

fn check_game(tree: &Tree, game: &Game) -> Vec<String> {
    let numbers = numbers(tree, game);
    let shared = expand(SHARED);
    let cited = cited(tree, game);
    let mut faults = Vec::new();
    for (path, text) in scenarios(tree, game) {
        if covers(text).next().is_none() {
            faults.push(format!("{path} has no line `covers:` with a number"));
        }
    }
    for (number, paths) in &cited {
        if !numbers.iter().chain(&shared).any(|known| known == number) {
            let paths = paths.join(", ");
            faults.push(format!("{paths}: {number} is no number of {}", game.name));
        }
    }
    if game.whole {
        let missing = numbers
            .iter()
            .filter(|number| !cited.contains_key(number.as_str()));
        faults.extend(missing.map(|number| format!("{} {number} has no scenario", game.name)));
    }
    faults
}

fn page_of_games(tree: &Tree, games: &[Game]) -> String {
    let mut page = String::from(
        "# Coverage\n\nWhich scenario shows which number of the rules. \
         Written by `cargo xtask tidy --write`; not edited by hand.\n",
    );
    for game in games {
        let numbers = numbers(tree, game);
        let cited = cited(tree, game);
        let covered = numbers
            .iter()
            .filter(|number| cited.contains_key(number.as_str()))
            .count();
        let _ = write!(
            page,
            "\n## {}: {covered} of {} numbers\n\n",
            game.name,
            numbers.len()
        );
        page.push_str("| number | scenarios |\n|---|---|\n");
        for number in &numbers {
            let paths = cited
                .get(number.as_str())
                .map(Vec::as_slice)
                .unwrap_or_default();
            let _ = writeln!(page, "| {number} | {} |", links(paths));
        }
    }
    page
}

fn links(paths: &[&str]) -> String {
    let link = |path: &&str| {
        let name = path.rsplit('/').next().unwrap_or(path);
        format!("[{}](../{path})", name.trim_end_matches(".txt"))
    };
    paths.iter().map(link).collect::<Vec<_>>().join(", ")
}

fn cited<'a>(tree: &'a Tree, game: &Game) -> Cited<'a> {
    let mut cited = Cited::new();
    for (path, text) in scenarios(tree, game) {
        for number in covers(text) {
            let paths = cited.entry(number).or_default();
            if paths.last() != Some(&path) {
                paths.push(path);
            }
        }
    }
    cited
}

fn scenarios<'a>(tree: &'a Tree, game: &Game) -> impl Iterator<Item = (&'a str, &'a str)> {
    tree.texts()
        .filter(|(path, _)| is_scenario(path) && is_of(game.name, path))
}

/// A text in a game's own folder; what scenarios load stands in folders below.
fn is_scenario(path: &str) -> bool {
    path.starts_with("scenarios/") && path.split('/').count() == 3 && ends_with(path, "txt")
}

fn is_of(game: &str, path: &str) -> bool {
    path.split('/').nth(1) == Some(game)
}

/// The numbers in the lines `covers: W12 H1` of a scenario.
fn covers(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("covers:"))
        .flat_map(|numbers| numbers.split([' ', ',']))
        .filter(|number| !number.is_empty())
}

/// The numbers of the rule text, and those that the files of its house rules say besides.
fn numbers(tree: &Tree, game: &Game) -> Vec<String> {
    let mut numbers = expand(game.numbers);
    let folder = format!("crates/{}/src/rules/", game.name);
    let in_folder = |path: &str| {
        let file = path.strip_prefix(&folder);
        file.is_some_and(|file| !file.contains('/'))
    };
    let files = tree.texts().filter(|(path, _)| in_folder(path));
    for number in files.flat_map(|(_, text)| sources(text)) {
        if !numbers.iter().any(|known| known == number) {
            numbers.push(number.to_owned());
        }
    }
    numbers
}

/// The numbers in the line `source: "H8 H9",` of a house rule.
fn sources(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.trim().strip_prefix("source: \"")?.strip_suffix("\","))
        .flat_map(|numbers| numbers.split(' '))
}

/// The numbers that a text like `W1-W3 W3a-W3b` stands for: W1, W2, W3, W3a, W3b.
fn expand(ranges: &str) -> Vec<String> {
    ranges.split(' ').flat_map(expand_range).collect()
}

fn expand_range(range: &str) -> Vec<String> {
    let Some((first, last)) = range.split_once('-') else {
        return vec![range.to_owned()];
    };
    let common = first.len() - first.trim_start_matches(char::is_alphabetic).len();
    let (series, number) = first.split_at(common);
    if let (Ok(from), Ok(to)) = (number.parse::<u32>(), last[common..].parse::<u32>()) {
        return (from..=to).map(|n| format!("{series}{n}")).collect();
    }
    let (stem, part) = first.split_at(first.len() - 1);
    let letters = part.chars().next().zip(last.chars().last());
    letters.map_or_else(Vec::new, |(from, to)| {
        (from..=to)
            .map(|letter| format!("{stem}{letter}"))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Game = Game {
        name: "snap",
        whole: true,
        numbers: "N1-N2 N2a-N2b",
    };

    /// The faults of a repository with these scenarios and a fresh page.
    fn faults(scenarios: &[(&str, &str)]) -> Vec<Finding> {
        let mut tree = Tree::of(scenarios);
        let page = page_of_games(&tree, &[GAME]);
        tree.files.insert(PAGE.to_owned(), page.into_bytes());
        check_games(&tree, &[GAME])
    }

    fn fault(text: &str) -> Vec<Finding> {
        vec![Finding::Fault(text.to_owned())]
    }

    const HALF: (&str, &str) = ("scenarios/snap/a.txt", "covers: N1, N2\nroll 1\n");
    const REST: (&str, &str) = ("scenarios/snap/b.txt", "covers: N2a N2b N1\n");

    #[test]
    fn ranges_expand_in_order() {
        assert_eq!(expand(GAME.numbers), ["N1", "N2", "N2a", "N2b"]);
        let sizes = GAMES.map(|game| expand(game.numbers).len());
        assert_eq!(sizes, [20 + 9 + 13 + 16, 46 + 34 + 10, 27 + 11]);
    }

    #[test]
    fn a_number_without_a_scenario_is_a_fault_of_a_whole_game() {
        assert_eq!(faults(&[HALF, REST]), []);
        let missing = ["snap N2a has no scenario", "snap N2b has no scenario"];
        assert_eq!(
            faults(&[HALF]),
            missing.map(|text| Finding::Fault(text.into()))
        );
    }

    #[test]
    fn the_number_of_a_house_rule_is_a_number_of_its_game() {
        let rule = ("crates/snap/src/rules/odd.rs", "    source: \"N1 N7\",\n");
        let missing = fault("snap N7 has no scenario");
        assert_eq!(faults(&[HALF, REST, rule]), missing);
        let shown = ("scenarios/snap/c.txt", "covers: N7\n");
        assert_eq!(faults(&[HALF, REST, rule, shown]), []);
        let trial = ("crates/snap/src/rules/trials/odd.rs", rule.1);
        assert_eq!(faults(&[HALF, REST, trial]), []);
    }

    #[test]
    fn unknown_numbers_unknown_games_and_no_numbers_are_faults() {
        let with = |path, text| faults(&[HALF, REST, (path, text)]);
        let said = "scenarios/snap/c.txt: N9 is no number of snap";
        assert_eq!(with("scenarios/snap/c.txt", "covers: N9\n"), fault(said));
        let said = "scenarios/snap/c.txt has no line `covers:` with a number";
        assert_eq!(with("scenarios/snap/c.txt", "covers:\n"), fault(said));
        let said = "scenarios/whist/c.txt belongs to no known game";
        assert_eq!(with("scenarios/whist/c.txt", "covers: N1\n"), fault(said));
    }

    #[test]
    fn shared_numbers_and_toy_games_pass() {
        let shared = ("scenarios/snap/c.txt", "covers: W19 P9\n");
        let toy = ("scenarios/pig/a.txt", "covers: P1\n");
        assert_eq!(faults(&[HALF, REST, shared, toy]), []);
    }

    #[test]
    fn a_stale_page_is_a_fault() {
        let mut tree = Tree::of(&[HALF, REST]);
        let stale = fault("docs/coverage.md is stale: run `cargo xtask tidy --write`");
        assert_eq!(check_games(&tree, &[GAME]), stale);
        tree.files.insert(PAGE.to_owned(), b"# Coverage\n".to_vec());
        assert_eq!(check_games(&tree, &[GAME]), stale);
    }

    #[test]
    fn the_page_links_each_number_to_its_scenarios() {
        let page = page_of_games(&Tree::of(&[HALF, REST]), &[GAME]);
        assert!(page.contains("## snap: 4 of 4 numbers"));
        let row = "| N1 | [a](../scenarios/snap/a.txt), [b](../scenarios/snap/b.txt) |";
        assert!(page.contains(row), "{page}");
    }
}
