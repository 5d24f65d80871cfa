//! A number of every game in characters, with the mean of the games so far.

/// The mark of a game, and that of the mean.
const GAME: char = 'o';
const MEAN: char = '-';

/// Numbers from 0 up by game, in `size` columns and rows; a game without one leaves its column empty. Where there are
/// more games than columns, a column stands for several. `label` writes a number beside the axis.
#[must_use]
pub fn course(
    games: &[Option<f64>],
    (width, height): (usize, usize),
    label: &dyn Fn(f64) -> String,
) -> Vec<String> {
    let top = games.iter().flatten().copied().fold(0.0, f64::max);
    let axis = label(top).chars().count() + 1;
    let (rows, room) = (height.max(2), width.saturating_sub(axis).max(1));
    let columns = gathered(games, room);
    let mut drawn = vec![vec![' '; columns.len() * wide(columns.len(), room)]; rows];
    let wide = wide(columns.len(), room);
    for (number, (game, so_far)) in columns.into_iter().enumerate() {
        for (value, mark) in [(so_far, MEAN), (game, GAME)] {
            if let Some(value) = value {
                drawn[row(value, top, rows)][number * wide] = mark;
            }
        }
    }
    let beside = |number: usize| match number {
        0 => label(top),
        number if number + 1 == rows => label(0.0),
        _ => String::new(),
    };
    let lines = drawn.into_iter().enumerate().map(|(number, line)| {
        let line: String = line.into_iter().collect();
        format!("{:>1$} {line}", beside(number), axis - 1)
    });
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// How many columns one game is wide.
fn wide(games: usize, room: usize) -> usize {
    (room / games.max(1)).clamp(1, 4)
}

/// By column the mean of its games, and that of all games up to it.
fn gathered(games: &[Option<f64>], room: usize) -> Vec<(Option<f64>, Option<f64>)> {
    let each = games.len().div_ceil(room).max(1);
    let columns = games.chunks(each).enumerate();
    let column = |(number, own): (usize, &[Option<f64>])| {
        let until = number * each + own.len();
        (mean(own), mean(&games[..until]))
    };
    columns.map(column).collect()
}

#[allow(clippy::cast_precision_loss, reason = "games of one player")]
fn mean(games: &[Option<f64>]) -> Option<f64> {
    let count = games.iter().flatten().count();
    (count > 0).then(|| games.iter().flatten().sum::<f64>() / count as f64)
}

/// The row of a number, `top` in the first.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a row of a screen"
)]
fn row(value: f64, top: f64, rows: usize) -> usize {
    let share = if top > 0.0 { value / top } else { 0.0 };
    (((1.0 - share) * (rows - 1) as f64).round() as usize).min(rows - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_stand_in_their_order_with_the_mean_so_far() {
        let label = |number: f64| format!("{number:.0}");
        let drawn = course(&[Some(4.0), None, Some(0.0)], (8, 3), &label);
        assert_eq!(drawn, ["4 o -", "      -", "0     o"].map(str::to_owned));
    }

    #[test]
    fn more_games_than_columns_share_them() {
        let drawn = course(&vec![Some(1.0); 100], (12, 2), &|_| "1".to_owned());
        assert_eq!(drawn, ["1 oooooooooo", "1"].map(str::to_owned));
    }
}
