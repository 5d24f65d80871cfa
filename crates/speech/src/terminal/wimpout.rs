//! How a game of Wimpout stands, as a terminal shows it.

use table::Seat;

use crate::{Line, Spelled};

sentences! { pub:
    /// What stands at the head.
    Heading = "screen-w-heading" { turn: u32, goal: u32 }
    /// The same as a sentence.
    TurnAndGoal = "screen-w-turn-and-goal" { turn: u32, goal: u32 }
    /// Which scoreboard.
    OnBoard = "screen-w-board" { board: Line }
    /// Beside a player.
    HasWon = "screen-w-has-won" {}
    /// The same where there is little room.
    Won = "screen-w-won" {}
    /// Beside a player.
    Out = "screen-w-out" {}
    /// Beside a player.
    Leads = "screen-w-leads" {}
    /// Beside a player.
    NotIn = "screen-w-not-in" {}
    /// Insurance points.
    Insurance = "screen-w-insurance" { n: u32 }
    /// Open circles.
    OpenCircles = "screen-w-open" { n: u32 }
    /// Train wrecks.
    Wrecked = "screen-w-wrecked" { n: u32 }
    /// Those that Recovery counts, beside a tally of (n)TW.
    RecoveryWrecked = "screen-w-recovery-wrecked" { n: u32 }
    /// A suspended turn.
    Waiting = "screen-w-waiting" { points: u32 }
    /// The last throw and what became of it.
    Threw = "screen-w-threw" { seat: Seat, cubes: Line, fate: Line }
    /// The same above the cubes.
    ThrewHead = "screen-w-threw-head" { seat: Seat, fate: Line }
    /// A throw.
    Pending = "screen-w-pending" {}
    /// A throw.
    Void = "screen-w-void" {}
    /// A throw.
    Undone = "screen-w-undone" {}
    /// A throw.
    Wreck = "screen-w-wreck" {}
    /// A throw.
    AWimpout = "screen-w-wimpout" {}
    /// A throw.
    FiveOfAKind = "screen-w-five" {}
    /// A throw.
    NothingScores = "screen-w-nothing" {}
    /// What a throw counted, and what of it.
    CountedOf = "screen-w-counted-of" { points: u32, parts: Line }
    /// What a throw counted.
    Counted = "screen-w-counted" { points: u32 }
    /// What counts.
    SunAsFive = "screen-w-sun-five" {}
    /// What counts.
    SunAsTen = "screen-w-sun-ten" {}
    /// What counts.
    SunWithThem = "screen-w-sun-with" {}
    /// What counts.
    FlashOf = "screen-w-flash-of" { faces: Line }
    /// What counts.
    TrainOf = "screen-w-train-of" { faces: Line }
    /// What counts.
    TheSampler = "screen-w-the-sampler" {}
    /// Several of a face.
    Alike = "screen-w-alike" { face: Line }
    /// Several suns.
    Suns = "screen-w-suns" {}
    /// The face of the sun.
    Sun = "screen-w-sun" {}
    /// What is at stake.
    AtStake = "screen-w-at-stake" { points: u32 }
    /// Which cubes are thrown next; its first letter is made large.
    ToThrow = "screen-w-to-throw" { cubes: Line }
    /// The faces of a flash.
    ToClear = "screen-w-to-clear" { faces: Line }
    /// Cubes.
    AllFive = "screen-w-all-five" {}
    /// Cubes.
    LastSun = "screen-w-last-sun" {}
    /// Cubes.
    LastCube = "screen-w-last" {}
    /// Cubes.
    CubesWithSun = "screen-w-cubes-sun" { n: Spelled }
    /// Cubes.
    CubesLeft = "screen-w-cubes" { n: Spelled }
    /// Who leads.
    LastLicks = "screen-w-licks" { seat: Seat, score: u32 }
    /// Who may still pass the leader.
    StillToTry = "screen-w-to-try" { seats: Line }
    /// The same of a crowd.
    ManyToTry = "screen-w-many-to-try" { n: u32 }
    /// Before the first turn.
    WhoStarts = "screen-w-who-starts" {}
    /// Before the first throw.
    FiveCubes = "screen-w-five-cubes" {}
    /// Above cubes.
    SetAside = "screen-w-set-aside" {}
    /// Below cubes.
    InTheHand = "screen-w-in-hand" {}
    /// Below cubes.
    FlashFor = "screen-w-flash-for" { points: u32 }
    /// Below cubes.
    TrainFor = "screen-w-train-for" { faces: Line, points: u32 }
    /// Below cubes.
    Sampler = "screen-w-sampler" {}
    /// Below the Sun.
    AsFive = "screen-w-as-five" {}
    /// Below the Sun.
    AsTen = "screen-w-as-ten" {}
    /// Below cubes.
    CubeLeft = "screen-w-left" {}
    /// Below cubes.
    Whole = "screen-w-whole-train" {}
    /// Below cubes.
    WholeSampler = "screen-w-whole-sampler" {}
    /// Below cubes.
    WholeCall = "screen-w-whole-call" {}
    /// Below the cubes.
    Stake = "screen-w-stake" { points: u32, banked: u32, together: u32 }
    /// How many throws were void.
    VoidThrows = "screen-w-void-throws" { n: u32 }
    /// Below the scoreboard.
    BoardNote = "screen-w-board-note" { shade: Line }
    /// Insurance points in short.
    Points = "screen-w-ip" { n: u32 }
    /// Train wrecks in short.
    Wrecks = "screen-w-tw" { n: u32 }
    /// A mark.
    MarkPoints = "screen-w-mark-ip" {}
    /// A mark.
    MarkWrecks = "screen-w-mark-tw" {}
    /// Its meaning.
    MeansPoints = "screen-w-means-ip" {}
    /// Its meaning.
    MeansCircles = "screen-w-means-o" {}
    /// Its meaning.
    MeansWrecks = "screen-w-means-tw" {}
    /// Its meaning.
    MeansWaiting = "screen-w-means-waiting" {}
    /// Its meaning.
    MeansToAct = "screen-w-means-to-act" {}
    /// Its meaning.
    MeansLanding = "screen-w-means-landing" {}
    /// Its meaning.
    MeansGoal = "screen-w-means-goal" {}
    /// Its meaning.
    MeansCrowd = "screen-w-means-crowd" {}
}
