//! The one sentence of a link that is pasted somewhere: which game, who is there, whom it waits for, how it stands.

use table::Seat;

use crate::Line;

sentences! { pub:
    /// Nobody sits at the table yet.
    Empty = "card-empty" { game: Line }
    /// Who sits there, and how many seats are free.
    Free = "card-free" { game: Line, people: Line, n: i64 }
    /// Who sits there, and no seat is free.
    Full = "card-full" { game: Line, people: Line }
    /// How a game stands that is being played.
    Plays = "card-plays" { game: Line, standing: Line }
    /// The same, and whom it waits for.
    Waits = "card-waits" { game: Line, standing: Line, seat: Seat }
    /// How a game ended that nobody has won.
    Over = "card-over" { game: Line, standing: Line }
    /// Who has won, and how it ended.
    Won = "card-won" { game: Line, winners: Line, standing: Line }
    /// The report of a game.
    Report = "card-report" { game: Line }
    /// The record of a game.
    Replay = "card-replay" { game: Line }
}
