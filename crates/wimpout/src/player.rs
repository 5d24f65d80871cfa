//! What a table remembers of one player. Each house rule that needs memory has its own field.

use std::collections::BTreeMap;

use crate::turn::Run;

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Banked points (W14).
    pub score: u32,
    /// The place in time at which the score was reached: of equal scores the smaller was reached first.
    pub reached: u32,
    /// Whether the player has ever banked (W11).
    pub opened: bool,
    /// By which rule the player is out, once he is (W17).
    pub out: Option<Exit>,
    /// Insurance points (H2).
    pub insurance: u32,
    /// Train wrecks tallied for (n)TW (H5).
    pub wrecks: u32,
    /// Open circles (H6).
    pub circles: u32,
    /// Train wrecks tallied for Recovery (H6, extension 1).
    pub circle_wrecks: u32,
    /// What rules of the table's own count of him, by the names of the rules (H12).
    pub counts: BTreeMap<String, u32>,
    /// A turn that waits for this player to go on with it (H10).
    pub suspended: Option<Run>,
}

/// How a player went out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Threw five 10s (W6).
    Supernova,
    /// Failed to pass the leader in Last Licks (W16).
    Failed,
    /// Was the leader and was passed (W16 d).
    Passed,
    /// Had too many train wrecks (H5).
    Wrecked,
    /// Had too many circles or wrecks, or an open circle when Last Licks began (H6).
    Circled,
    /// A rule of the table's own said so (H12).
    Own,
    /// Left the table (W17).
    Left,
}

impl Exit {
    /// The number of the rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Supernova => "W6",
            Self::Failed | Self::Passed => "W16",
            Self::Wrecked => "H5",
            Self::Circled => "H6",
            Self::Own => "H12",
            Self::Left => "W17",
        }
    }
}

impl Player {
    /// Whether the player is still in the game.
    #[must_use]
    pub const fn is_in(&self) -> bool {
        self.out.is_none()
    }
}
