//! What the solver says of a turn is what the engine pays.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

use std::sync::Arc;

use arena::{Bot, Bots, Limit, Quick, Sight, Unseen};
use solve::wimpout::{FreeTurn, TurnValues};
use table::{Game, Materials, Seat, Settings, Turn, Viewer};
use wimpout::Wimpout;

fn game(settings: &[&str]) -> Wimpout {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    Wimpout::settle(&set, &Materials::default()).unwrap()
}

/// What the first turn of the `odds` bot came to, played by the engine; a win counts as the goal.
fn first_turn(game: &Wimpout, bot: &mut dyn Bot<Wimpout>, luck: &mut Quick) -> f64 {
    let mut state = game.start(&["ann".into(), "bob".into()]).unwrap();
    let limit = Limit::default();
    loop {
        match game.turn(&state) {
            Turn::Over(standing) if standing.winners == [Seat(0)] => {
                return f64::from(game.rules.goal());
            }
            Turn::Over(_) => return 0.0,
            Turn::Luck(_) => {
                let outcome = game.draw(&state, luck);
                game.luck(&mut state, &outcome, &mut Vec::new());
            }
            Turn::Choice(asks) if asks[0].seat == Seat(1) => {
                return f64::from(state.players[Seat(0)].score);
            }
            Turn::Choice(asks) => {
                let view = game.view(&state, Viewer::Seat(Seat(0)));
                let sight = Sight {
                    game,
                    seat: Seat(0),
                    view: &view,
                    actions: &asks[0].actions,
                    unseen: Unseen::new(game, &state, Seat(0)),
                    limit: &limit,
                };
                let action = bot.choose(&sight, luck);
                game.act(&mut state, Seat(0), &action, &mut Vec::new());
            }
        }
    }
}

/// The solver knows no rule: what it says of a turn under any of them is what the engine plays. Rules that are played
/// nowhere are tried too where the game was built with them (`just trials`).
#[test]
fn a_turn_is_worth_what_the_engine_pays() {
    let settings: &[&[&str]] = &[
        &["opening=0"],
        &["opening=60", "kill=1"],
        &["opening=0", "full-house=double", "kill=3"],
        &["full-house=double", "full-house-sun=reroll", "kill=2"],
        &["sampler=classic", "sun-train=choose", "set-aside=free"],
        &["recovery=on"],
        &["opening=0", "lucky-sevens=on"],
        &["opening=0", "pressure=2"],
        &["opening=0", "pressure=3", "kill=2", "lucky-sevens=on"],
        &[
            "opening=0",
            "pressure=1",
            "full-house=double",
            "full-house-sun=reroll",
        ],
    ];
    let known = |setting: &&str| {
        let slug = setting.split('=').next();
        Wimpout::rules().iter().any(|rule| Some(rule.slug) == slug)
    };
    for settings in settings.iter().filter(|set| set.iter().all(known)) {
        let game = game(&[settings, &["starter=first"] as &[_]].concat());
        let least = if game.rules.draws_circles() {
            game.rules.circle_value()
        } else {
            game.rules.opening_value()
        };
        let free = FreeTurn::new(&game.rules, game.rules.goal());
        let worth = TurnValues::new(Arc::new(free), least).of_turn();
        let (mut bot, mut luck) = (Wimpout::bot("odds").unwrap(), Quick::new("worth", 0));
        let turns: Vec<f64> = (0..20_000)
            .map(|_| first_turn(&game, bot.as_mut(), &mut luck))
            .collect();
        let mean = turns.iter().sum::<f64>() / 20_000.0;
        let spread = turns.iter().map(|turn| (turn - mean).powi(2)).sum::<f64>() / 20_000.0;
        let error = (spread / 20_000.0).sqrt();
        assert!(
            (mean - worth).abs() < 4.0 * error,
            "{settings:?}: {worth} by the solver, {mean} ± {error} at the table"
        );
    }
}
