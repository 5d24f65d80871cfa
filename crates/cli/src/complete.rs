//! What completions offer: games, rules and what they can be set to, bots, shipped lists, commands, games that wait.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;

use clap_complete::engine::{CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::{Bash, Elvish, EnvCompleter, Fish, Powershell, Shells, Zsh};
use host::AnyGame;
use table::{Rule, Values};

/// The variable by which a shell asks for completions.
pub(crate) const VARIABLE: &str = "COMPLETE";

/// The shells there are completions for.
pub(crate) const SHELLS: Shells<'static> =
    Shells(&[&JoiningBash, &Elvish, &Fish, &Powershell, &Zsh]);

/// The games.
pub(crate) fn games() -> Vec<CompletionCandidate> {
    let games = host::GAMES.iter();
    games
        .map(|game| candidate(game.slug(), game.title()))
        .collect()
}

/// A rule of the game that was named, by its slug or its numbers.
pub(crate) fn rules() -> Vec<CompletionCandidate> {
    let Some(game) = named() else {
        return Vec::new();
    };
    let slugs = game
        .rules()
        .iter()
        .map(|rule| candidate(rule.slug, rule.title));
    let book = screen::book(game.slug(), speech::Tongue::En);
    let numbers = book.iter().map(|told| candidate(told.number, told.title));
    slugs.chain(numbers).collect()
}

/// `rule=value` for the game that was named: first the rules, after the `=` what the rule can be set to.
pub(crate) fn settings(typed: &OsStr) -> Vec<CompletionCandidate> {
    let (Some(game), Some(typed)) = (named(), typed.to_str()) else {
        return Vec::new();
    };
    let all: Vec<_> = match typed.split_once('=') {
        None => game.rules().iter().map(key).collect(),
        Some((slug, _)) => {
            let rules = game.rules().iter().filter(|rule| rule.slug == slug);
            rules.flat_map(values).collect()
        }
    };
    let fits = |one: &CompletionCandidate| one.get_value().to_string_lossy().starts_with(typed);
    all.into_iter().filter(fits).collect()
}

fn key(rule: &Rule) -> CompletionCandidate {
    candidate(format!("{}=", rule.slug), rule.title)
}

/// The settings of a rule that can be listed; of a number its default, its bounds, and `0` where that is off.
fn values(rule: &Rule) -> Vec<CompletionCandidate> {
    let each: Vec<String> = match rule.values {
        Values::Flag => vec!["on".to_owned(), "off".to_owned()],
        Values::Choice(words) | Values::ChoiceOrName(words) => {
            words.iter().map(|&word| word.to_owned()).collect()
        }
        Values::Number {
            default,
            min,
            max,
            or_zero,
            ..
        } => {
            let mut some = vec![default, min, max];
            some.extend(or_zero.then_some(0));
            some.sort_unstable();
            some.dedup();
            some.iter().map(i64::to_string).collect()
        }
    };
    let each = each.into_iter();
    each.map(|value| candidate(format!("{}={value}", rule.slug), rule.values.to_string()))
        .collect()
}

/// The presets of the game that was named.
pub(crate) fn presets() -> Vec<CompletionCandidate> {
    let presets = named().map_or(&[] as &[_], AnyGame::presets).iter();
    presets
        .map(|preset| candidate(preset.slug.to_owned(), preset.summary))
        .collect()
}

/// Who can sit at a table: a person, or a bot of the game that was named.
pub(crate) fn seats() -> Vec<CompletionCandidate> {
    let mut all = vec![candidate("you", "a person at this keyboard")];
    all.extend(bots());
    all
}

/// The bots of the game that was named, with a number where one is to be chosen.
pub(crate) fn bots() -> Vec<CompletionCandidate> {
    let bots = named().map_or(&[] as &[_], AnyGame::bots).iter();
    bots.map(|bot| candidate(bot.name.replace("-N", "-25"), bot.summary))
        .collect()
}

/// The commands.
pub(crate) fn commands() -> Vec<CompletionCandidate> {
    use clap::CommandFactory;
    let cli = crate::Cli::command();
    let each = cli
        .get_subcommands()
        .map(|command| command.get_name().to_owned());
    each.map(CompletionCandidate::new).collect()
}

/// What is shipped under the name of a kind of data (a deck, a word list, a board), and files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shipped(pub(crate) &'static str);

impl ValueCompleter for Shipped {
    fn complete(&self, typed: &OsStr) -> Vec<CompletionCandidate> {
        let rules = named().map_or(&[] as &[_], AnyGame::rules).iter();
        let names = rules
            .filter(|rule| rule.slug == self.0)
            .flat_map(|rule| match rule.values {
                Values::ChoiceOrName(words) => words,
                _ => &[],
            });
        let graded = english::words::Shipped::ALL.map(english::words::Shipped::slug);
        let graded = graded.iter().filter(|_| self.0 == "words");
        let mut names: Vec<&str> = names.chain(graded).copied().collect();
        names.sort_unstable();
        names.dedup();
        let fits = |name: &&str| typed.to_str().is_some_and(|typed| name.starts_with(typed));
        let names = names.into_iter().filter(fits);
        let names = names.map(|name| candidate(name, "shipped"));
        let files = PathCompleter::file().complete(typed);
        names.chain(files).collect()
    }
}

fn candidate(value: impl Into<OsString>, help: impl Into<String>) -> CompletionCandidate {
    CompletionCandidate::new(value).help(Some(help.into().into()))
}

/// The game that the line to be completed is about: the one it names, or the only one its command knows.
fn named() -> Option<&'static dyn AnyGame> {
    let words: Vec<_> = std::env::args().skip_while(|word| word != "--").collect();
    let known = words.iter().find_map(|word| host::game(word).ok());
    let about = |command: &str| words.get(2).is_some_and(|word| word == command);
    known.or_else(|| {
        let only = [
            ("words", "connexion"),
            ("judge", "connexion"),
            ("odds", "wimpout"),
            ("solve", "wimpout"),
        ];
        let (_, game) = only.into_iter().find(|(command, _)| about(command))?;
        host::game(game).ok()
    })
}

/// Bash parts words at `=` and `:`; this one puts them together again before it asks, and takes from the answers what
/// stands on the line already.
struct JoiningBash;

impl EnvCompleter for JoiningBash {
    fn name(&self) -> &'static str {
        Bash.name()
    }

    fn is(&self, name: &str) -> bool {
        Bash.is(name)
    }

    fn write_registration(
        &self,
        variable: &str,
        name: &str,
        bin: &str,
        completer: &str,
        output: &mut dyn io::Write,
    ) -> io::Result<()> {
        let script = BASH.replace("NAME", &name.replace('-', "_"));
        let script = script.replace("BIN", bin).replace("COMPLETER", completer);
        output.write_all(script.replace("VARIABLE", variable).as_bytes())
    }

    fn write_complete(
        &self,
        cli: &mut clap::Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        output: &mut dyn io::Write,
    ) -> io::Result<()> {
        Bash.write_complete(cli, words, folder, output)
    }
}

const BASH: &str = r#"_NAME_complete() {
    local IFS=$'\013' words=() index=0 joins=0 i word
    for i in "${!COMP_WORDS[@]}"; do
        word=${COMP_WORDS[i]}
        if (( i > 0 )) && { [[ $word == [=:]* ]] || (( joins )); }; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
        [[ $word == *[=:] ]] && joins=1 || joins=0
        if (( i == COMP_CWORD )); then
            index=$(( ${#words[@]} - 1 ))
            break
        fi
    done
    local typed=${words[index]}
    COMPREPLY=( $( \
        VARIABLE=bash _CLAP_IFS="$IFS" _CLAP_COMPLETE_INDEX="$index" \
        COMPLETER -- "${words[@]}" 2>/dev/null \
    ) ) || { COMPREPLY=(); return; }
    if [[ $COMP_WORDBREAKS == *=* && $COMP_WORDBREAKS == *:* ]]; then
        local kept=${typed%"${typed##*[=:]}"}
        COMPREPLY=( "${COMPREPLY[@]#"$kept"}" )
    fi
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/:] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o bashdefault -F _NAME_complete BIN
"#;
