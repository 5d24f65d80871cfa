//! `lastlicks rules`: every option and house rule of a game, or one rule in full.

use host::AnyGame;
use serde_json::json;
use table::Rule;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks rules
  lastlicks rules wimpout
  lastlicks rules wimpout bump
  lastlicks rules wimpout H1";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without it the games are listed
    game: Option<String>,
    /// A rule by its slug, or by its number such as H1
    rule: Option<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// Prints games, rules, or one rule.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Some(slug) = &args.game else {
        list_games(args.json);
        return Ok(());
    };
    let game = host::game(slug)?;
    let Some(name) = &args.rule else {
        list_rules(game, args.json);
        return Ok(());
    };
    let by_number = |rule: &&Rule| {
        rule.source
            .split([',', ' '])
            .any(|number| number.eq_ignore_ascii_case(name))
    };
    let by_number: Vec<_> = game.rules().iter().filter(by_number).collect();
    let found = if by_number.is_empty() {
        vec![table::find(game.rules(), name)?]
    } else {
        by_number
    };
    if args.json {
        println!(
            "{}",
            json!(found.into_iter().map(host::rule_json).collect::<Vec<_>>())
        );
    } else {
        found.into_iter().for_each(print_rule);
    }
    Ok(())
}

fn list_games(json: bool) {
    if json {
        let games = host::GAMES.iter();
        let games = games.map(
            |game| json!({"slug": game.slug(), "title": game.title(), "summary": game.summary()}),
        );
        println!("{}", json!(games.collect::<Vec<_>>()));
        return;
    }
    for game in host::GAMES {
        println!("{:<10} {}. {}", game.slug(), game.title(), game.summary());
    }
}

fn list_rules(game: &dyn AnyGame, json: bool) {
    if json {
        println!(
            "{}",
            json!(game.rules().iter().map(host::rule_json).collect::<Vec<_>>())
        );
        return;
    }
    println!(
        "{}: options and house rules (the default in brackets)\n",
        game.title()
    );
    for rule in game.rules() {
        let setting = format!("{} [{}]", rule.slug, rule.default_value());
        println!("{setting:<28} {:<8} {}", rule.source, rule.summary);
    }
    println!(
        "\nOne in full: lastlicks rules {} {}",
        game.slug(),
        game.rules().first().map_or("", |rule| rule.slug)
    );
}

fn print_rule(rule: &Rule) {
    println!("{} ({}; {})", rule.title, rule.slug, rule.source);
    println!(
        "  values:    {}; default {}",
        rule.values,
        rule.default_value()
    );
    println!(
        "  situation: {} (a change made in mid-game waits for the next one)",
        rule.situation
    );
    if !rule.clashes.is_empty() {
        println!("  clashes:   {}", rule.clashes.join(", "));
    }
    println!("\n{}\n", rule.text);
}
