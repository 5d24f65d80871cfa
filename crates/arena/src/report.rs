//! The figures of a series: shares with confidence intervals, means, extremes.

use serde_json::{Value as Json, json};

use crate::simulate::{Series, Span, Tally, WIN};

/// The 95 % Wilson interval of a share of `hits` among `n` (E. B. Wilson, 1927); `hits` may be fractional.
#[must_use]
pub fn wilson(hits: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    if n <= 0.0 {
        return [0.0, 1.0];
    }
    let share = hits / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
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
            "mean_score": mean, "score_error95": 1.96 * (variance / games).sqrt(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Newcombe (1998), table I: 81 of 263.
        let [low, high] = wilson(81.0, 263.0);
        assert!(
            (low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5,
            "{low} {high}"
        );
        let [low, high] = wilson(0.0, 0.0);
        assert!(low <= 0.0 && high >= 1.0);
    }
}
