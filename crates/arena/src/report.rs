//! The figures of a series: shares with confidence intervals, means, extremes.

use serde_json::{Value as Json, json};

use crate::simulate::{Series, Span, Tally, WIN};

/// The 95 % interval of a share of `hits` among `n` ([`solve::wilson`]); `hits` may be fractional.
#[must_use]
pub fn wilson(hits: f64, n: f64) -> [f64; 2] {
    let share = if n > 0.0 { hits / n } else { 0.0 };
    solve::wilson(share, share * (1.0 - share), n)
}

/// The figures of a series as JSON; nothing in it depends on threads or time.
#[must_use]
#[allow(
    clippy::cast_precision_loss,
    reason = "shares and means of far fewer than 2^52 games"
)]
pub fn report(series: &Series, tally: &Tally) -> Json {
    let games = tally.games as f64;
    let seats = series.bots.iter().zip(&tally.seats).map(|(bot, seat)| {
        let wins = seat.share as f64 / WIN as f64;
        let mean = seat.score as f64 / games;
        let variance = (seat.score_squared as f64 / games - mean * mean).max(0.0);
        json!({
            "bot": bot, "wins": seat.wins, "win_share": wins / games, "ci95": wilson(wins, games),
            "mean_score": mean, "score_error95": solve::NEARLY_ALL * (variance / games).sqrt(),
        })
    });
    let mut told = json!({
        "games": tally.games, "seed": series.seed, "seats": seats.collect::<Vec<_>>(),
        "draws": span(tally.draws, games), "turns": span(tally.turns, games),
        "unwon": tally.unwon, "endless": tally.endless,
        "events": tally.events, "events_per_game": per_game(tally, games),
    });
    if let Some(share) = tally.first {
        told["first_player_share"] = json!(share as f64 / WIN as f64 / games);
    }
    told
}

#[allow(
    clippy::cast_precision_loss,
    reason = "sums of far fewer than 2^52 steps"
)]
fn span(span: Span, games: f64) -> Json {
    json!({"mean": span.sum as f64 / games, "least": span.least, "most": span.most})
}

#[allow(
    clippy::cast_precision_loss,
    reason = "sums of far fewer than 2^52 events"
)]
fn per_game(tally: &Tally, games: f64) -> Json {
    tally
        .events
        .iter()
        .map(|(event, n)| ((*event).to_owned(), json!(*n as f64 / games)))
        .collect()
}
