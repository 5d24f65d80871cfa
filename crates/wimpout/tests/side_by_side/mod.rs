//! O16: a text and the rule that is built in play the same games, event by event.

use table::{Game, Luck, Materials, OWN_PREFIX, Settings, Stream, Turn, Value, Viewer};
use wimpout::{Event, Wimpout};

/// A game at random under these rules, as it is told, without what rules of the table's own say of themselves.
fn told(rules: &Settings, names: &[String], seed: u32) -> Vec<String> {
    let game = Wimpout::settle(rules, &Materials::default()).expect("as it should be");
    let mut state = game.start(names).expect("as it should be");
    let mut luck = Stream::from_seed(&format!("luck {seed}"));
    let mut choice = Stream::from_seed(&format!("choice {seed}"));
    let (mut log, mut views) = (Vec::new(), Vec::new());
    loop {
        views.push(view(&game, &state));
        match game.turn(&state) {
            Turn::Over(_) => break,
            Turn::Luck(_) => {
                let outcome = game.draw(&state, &mut luck);
                game.luck(&mut state, &outcome, &mut log);
            }
            Turn::Choice(asks) => {
                let actions = &asks[0].actions;
                let n = u32::try_from(actions.len()).expect("as it should be");
                let chosen = choice.below(n) as usize;
                game.act(&mut state, asks[0].seat, &actions[chosen], &mut log);
            }
        }
    }
    views
        .into_iter()
        .chain(log.iter().filter_map(plain))
        .collect()
}

/// What everybody sees, without what names the rules.
fn view(game: &Wimpout, state: &<Wimpout as Game>::State) -> String {
    let view = game.view(state, Viewer::Spectator);
    let turn = (
        view.turn_points,
        view.cubes_left,
        view.clearing,
        view.must_throw,
    );
    let licks = (view.leader, view.challengers, view.target, view.winner);
    format!("{:?} {turn:?} {licks:?} {:?}", view.scores, view.insurance)
}

/// An event without the name of the rule that it comes of; nothing if that is all it says.
fn plain(event: &Event) -> Option<String> {
    match event {
        Event::OwnRuleActed { .. }
        | Event::OwnRuleDecided { .. }
        | Event::OwnRuleCounted { .. }
        | Event::CircleDrawn { .. }
        | Event::CircleFilled { .. } => None,
        Event::SamplerScored { seat, points } | Event::OwnRuleCalled { seat, points, .. } => {
            Some(format!("{seat} calls it for {points}"))
        }
        Event::ThrowVoid { seat, faces, .. } => Some(format!("{seat}: {faces:?} is void")),
        Event::PlayerOut { seat, .. } => Some(format!("{seat} is out")),
        other => Some(format!("{other:?}")),
    }
}

/// Plays games of two and three by the rules `built_in` and by those `set` with the `texts`: `SIDE_BY_SIDE=10000` plays
/// as many.
///
/// # Panics
/// If a game differs, or if the texts have done nothing in any.
pub(crate) fn same_games(built_in: &[(&str, Value)], set: &[(&str, Value)], texts: &[&str]) {
    same_in(200, built_in, set, texts);
}

/// The same in so many games, for rules that come into play seldom.
///
/// # Panics
/// As [`same_games`].
pub(crate) fn same_in(
    least: u32,
    built_in: &[(&str, Value)],
    set: &[(&str, Value)],
    texts: &[&str],
) {
    let asked = std::env::var("SIDE_BY_SIDE").map_or(0, |games| games.parse().expect("a number"));
    let games = least.max(asked);
    let goal = Settings::default().with("goal", Value::Number(200));
    let with = |settings: &[(&str, Value)]| {
        let settings = settings.iter();
        settings.fold(goal.clone(), |all, (slug, value)| {
            all.with(slug, value.clone())
        })
    };
    let (built_in, usual) = (with(built_in), with(set));
    let own = texts.iter().fold(usual.clone(), |all, text| {
        let slug = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("rule: "));
        let slug = format!("{OWN_PREFIX}{}", slug.expect("a name"));
        all.with(&slug, Value::Word((*text).to_owned()))
    });
    let names = ["cyd", "ann", "bob"].map(str::to_owned);
    let mut acted = false;
    for seed in 0..games {
        let names = &names[..2 + usize::from(seed % 2 == 1)];
        let by_text = told(&own, names, seed);
        assert_eq!(told(&built_in, names, seed), by_text, "game {seed}");
        acted = acted || told(&usual, names, seed) != by_text;
    }
    assert!(acted, "nothing has come of it in {games} games");
}
