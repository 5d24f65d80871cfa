//! What stands in and beside the drawings of a page: what cubes are together, kinds of cows, what the judge and the others
//! make of a sentence.

use table::Seat;

use crate::Line;

sentences! { pub:
    /// Three alike.
    FlashOf = "drawn-flash-of" { face: Line }
    /// Five alike.
    TrainOf = "drawn-train-of" { face: Line }
    /// The Cosmic Sampler.
    Sampler = "drawn-sampler" {}
    /// The Sun by itself.
    TheSun = "drawn-the-sun" {}
    /// Several of a face.
    Swirls = "drawn-face-2" {}
    /// Several of a face.
    Triangles = "drawn-face-3" {}
    /// Several of a face.
    Bolts = "drawn-face-4" {}
    /// Several of a face.
    Fives = "drawn-face-5" {}
    /// Several of a face.
    Stars = "drawn-face-6" {}
    /// Several of a face.
    Tens = "drawn-face-10" {}
    /// Several of a face.
    Suns = "drawn-face-sun" {}
    /// The verdict.
    AcceptsFuture = "drawn-accepts-future" {}
    /// The verdict.
    Accepts = "drawn-accepts" {}
    /// The verdict, with the reason after it.
    Rejects = "drawn-rejects" { because: Line }
    /// The verdict, with the reason after it.
    Unsure = "drawn-unsure" { because: Line }
    /// Before the verdict.
    Reads = "drawn-reads" {}
    /// A vote on the sentence.
    SaysFuture = "drawn-says-future" { seat: Seat }
    /// A vote on the sentence.
    SaysGood = "drawn-says-good" { seat: Seat }
    /// A vote on the sentence.
    SaysBad = "drawn-says-bad" { seat: Seat }
    /// What the sentence earned.
    Bonus = "drawn-bonus" { points: Line, seat: Seat }
    /// The QR code.
    LinkAsCode = "drawn-link-as-code" {}
    /// A kind of cow.
    PlainCow = "drawn-plain-cow" {}
    /// A kind of cow.
    IllCow = "drawn-ill-cow" {}
    /// A cow that belongs to whoever has played it.
    SpyCow = "drawn-spy-cow" {}
    /// A cow that can defuse a bomb.
    MechanicCow = "drawn-mechanic-cow" {}
    /// A card that is no cow.
    Event = "drawn-event" {}
    /// For who does not see it.
    TheDiamond = "drawn-diamond" {}
    /// An empty diamond.
    NoCardYet = "drawn-no-card" {}
    /// A cube and what it shows.
    CubeShows = "drawn-cube" { shows: Line }
    /// The sun cube and what it shows.
    SunCubeShows = "drawn-sun-cube" { shows: Line }
    /// A cube that is not thrown yet.
    ToBeThrown = "drawn-to-be-thrown" {}
    /// What a face is called.
    TwoSwirls = "drawn-2-swirls" {}
    /// What a face is called.
    ThreeTriangles = "drawn-3-triangles" {}
    /// What a face is called.
    FourBolts = "drawn-4-bolts" {}
    /// What a face is called.
    SixStars = "drawn-6-stars" {}
    /// What the Sun is called.
    FlamingSun = "drawn-flaming-sun" {}
    /// The score track.
    Track = "drawn-track" { goal: i64, scores: Line }
    /// A letter card and what it stands for.
    StandsFor = "drawn-stands-for" { card: Line, letters: Line }
    /// Places a card.
    PlaceCard = "drawn-place-card" { card: Line }
    /// Takes a card up, to be placed.
    ChooseCard = "drawn-choose-card" { card: Line }
    /// A card on a position.
    AtPosition = "drawn-at-position" { position: i64, card: Line }
    /// The viewer's celestial cards and what they are worth.
    YourCelestialsWorth = "drawn-your-celestials-worth" { points: Line }
    /// Somebody's celestial cards.
    CelestialsOf = "drawn-celestials-of" { seat: Seat }
    /// Those that were seen with somebody.
    SeenWith = "drawn-seen-with" { seat: Seat }
    /// Who found a word.
    FoundBy = "drawn-found-by" { seat: Seat }
}
