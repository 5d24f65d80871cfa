//! A chart in characters: shares by step, a mark for each seat.

/// The marks of the seats; of many, those beyond share the last.
const MARKS: &str = "ox+#%@&=";
/// Where two seats stand at the same place.
const BOTH: char = '*';
/// What stands before each row: the share in per cent.
const AXIS: usize = 6;

/// The mark of a seat in a chart.
#[must_use]
pub fn mark(seat: usize) -> char {
    let mut marks = MARKS.chars();
    marks
        .clone()
        .nth(seat)
        .or_else(|| marks.next_back())
        .unwrap_or(BOTH)
}

/// Shares from 0 to 1 by seat, each with one value a step, drawn `width` columns wide and `height` rows high.
#[must_use]
pub fn chart(seats: &[Vec<f64>], width: usize, height: usize) -> Vec<String> {
    let (columns, rows) = (width.saturating_sub(AXIS).max(1), height.max(2));
    let mut drawn = vec![vec![' '; columns]; rows];
    for (seat, shares) in seats.iter().enumerate() {
        let at = |column| Some((column, shares.get(step(column, columns, shares.len()))?));
        for (column, share) in (0..columns).filter_map(at) {
            let place = &mut drawn[row(*share, rows)][column];
            *place = if *place == ' ' { mark(seat) } else { BOTH };
        }
    }
    let label = |number: usize| match number {
        0 => "100 % ".to_owned(),
        number if number == rows / 2 && rows % 2 == 1 => " 50 % ".to_owned(),
        number if number + 1 == rows => "  0 % ".to_owned(),
        _ => " ".repeat(AXIS),
    };
    let lines = drawn.into_iter().enumerate();
    let lines =
        lines.map(|(number, line)| label(number) + line.into_iter().collect::<String>().as_str());
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// The step that a column shows.
fn step(column: usize, columns: usize, steps: usize) -> usize {
    column * steps.saturating_sub(1) / columns.saturating_sub(1).max(1)
}

/// The row of a share, 1 at the top.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a row of a screen"
)]
fn row(share: f64, rows: usize) -> usize {
    let down = (1.0 - share.clamp(0.0, 1.0)) * (rows - 1) as f64;
    (down.round() as usize).min(rows - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_two_crosses_in_the_middle() {
        let ann = vec![0.5, 0.75, 1.0];
        let bob = ann.iter().map(|share| 1.0 - share).collect();
        let drawn = chart(&[ann, bob], 9, 5);
        assert_eq!(
            drawn,
            ["100 %   o", "       o", " 50 % *", "       x", "  0 %   x"]
        );
    }
}
