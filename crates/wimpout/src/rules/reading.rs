//! What records of the first version of the format were played otherwise in, and still are (O13).

use super::Rules;

/// The version since which what is asked here is so.
const SINCE: u32 = 2;

/// The newest reading.
pub(super) const NEWEST: u32 = SINCE;

impl Rules {
    /// Is the game decided as soon as the rule goes under which the last one left had to play on (W17)?
    pub const fn going_decides(&self) -> bool {
        self.version >= SINCE
    }

    /// Does the last one left begin without throwing for it (W3)?
    pub const fn begins_alone(&self) -> bool {
        self.version >= SINCE
    }

    /// Is nobody driven off but by the stop that has just been made, and by those whom it moves? Who stood there before the
    /// rule came is not governed by it (H9, W19).
    pub const fn drives_off_by_the_stop(&self) -> bool {
        self.version >= SINCE
    }
}

/// Does a `kill` of 0 that the table has set keep a Full House from bringing Suspend (S11)?
pub(super) const fn no_kill_stands(version: u32) -> bool {
    version >= SINCE
}
