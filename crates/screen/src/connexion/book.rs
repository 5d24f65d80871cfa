//! The rules of Cosmic `ConneXion` that hold at every table, in our words, with examples in cards.

use crate::book::{GUIDING_LIGHT, NEW_RULE, NO_VOTE, Paragraph, WRITTEN_DOWN, rule, shown};

/// The paragraphs in order.
pub(super) const BOOK: &[Paragraph] = &[
    shown(
        "X1",
        "The cards and the players",
        "There are 24 letter cards, alpha to omega, and 28 celestial cards. One to twelve play, clockwise. The house is the scribe: it keeps the pile of celestial cards, writes the words down and hands out the cards. The first dealer is drawn by lot; when the same players play again, the one to his left deals.",
        ("alpha omega mars leo", "letter cards and celestial cards"),
    ),
    rule(
        "X2",
        "The deal",
        "All letter cards are dealt out one by one, beginning on the dealer's left, and that player also places the first one. So nobody runs out early.",
    ),
    shown(
        "X3",
        "A turn",
        "In your turn you place one of your letter cards, whichever you like, on the next position of the diamond. Placing is a must. Then you claim words until you have no more, or until your time is up. No word at all is allowed.",
        ("eta", "placed on the next position"),
    ),
    rule(
        "X4",
        "The clock",
        "You have a minute for your words, or as long as the table has set (clock), counted from the moment your card lies; choosing the card takes as long as it takes. A word counts if it arrives before the minute is over. While you say whom to pilfer, the clock stands still.",
    ),
    rule(
        "X5",
        "The last turn",
        "The 24th card has its words like any other. Then the hunt for words is over.",
    ),
    shown(
        "X6",
        "Words",
        "A word is a walk from card to card along the links: sideways and along the diagonals, in any direction, and back again. Each card on the way stands for one of its representations: its whole Greek name, what its capital or its small letter looks like, or its English equivalent.",
        ("mu+eta+phi+omicron+rho", "m + eta + ph + o + r: metaphor"),
    ),
    shown(
        "X7",
        "The same card again",
        "A word may pass a card any number of times, but never twice in a row. Only Lambda has an l of its own, so no word with ll can be made: not will, not shall, not all.",
        ("mu+upsilon", "mum: mu, upsilon, and mu again"),
    ),
    shown(
        "X8",
        "As something else",
        "On a later pass the card may stand for the same as before or for something else.",
        ("eta+epsilon", "hen: eta as h, epsilon, and eta again as n"),
    ),
    shown(
        "X9",
        "One card alone",
        "A card alone is no word, except a on Alpha and I on Iota.",
        ("alpha iota", "a, i"),
    ),
    rule(
        "X10",
        "The word list",
        "The table's word list decides what is a word, and the 24 Greek names count too. Names of people and places, abbreviations, hyphens and apostrophes do not.",
    ),
    rule(
        "X11",
        "Once each",
        "Each word counts once in a game, whoever finds it. Hen and hens are two words.",
    ),
    shown(
        "X16",
        "Celestial cards",
        "Each word wins the top card of the pile. You alone see it; everybody sees how many you have. Bodies of the solar system are worth their place in it, signs of the zodiac the degrees that they take up in the sky.",
        (
            "mercury asteroid-belt jupiter virgo polaris",
            "1, 4.5, 5, 44 and 90 points",
        ),
    ),
    rule(
        "X17",
        "Pilfering",
        "Once the pile is empty, a word of four letters or more lets you take a celestial card, unseen, from another player. Only the two of you learn which it was. You may also take nothing. Shorter words are listed and win nothing.",
    ),
    shown(
        "X18",
        "The Sun and the sentence",
        "Whoever holds the Sun at the end may lay it on the last position, and then has a minute, or as long as the table has set (bonus-clock), for one sentence made of words from the whole list, each used once. If the Sun is still in the pile, there is no sentence.",
        ("sun", "0 points by itself"),
    ),
    rule(
        "X19",
        "What the sentence earns",
        "A correct sentence earns 25 points a word; in the future tense 50 points a word. A wrong one earns nothing.",
    ),
    rule(
        "X20",
        "A correct sentence",
        "It is a statement, a question or a command with its verb, no fragment. The capital, the commas and the mark at the end are set for you and never judged.",
    ),
    rule(
        "X21",
        "The future tense",
        "The main clause must have will, shall, wilt or shalt with a verb, or am, is or are with going to or about to and a verb. Since ll cannot be made, lay your letters so that going or about can be found.",
    ),
    rule(
        "X22",
        "The judge and the vote",
        "The house's judge says yes, no or not sure. If he is not sure, or if he says no and you appeal, the others vote, on the grammar and on the future tense; a tie is a yes.",
    ),
    rule(
        "X23",
        "Winning",
        "The most points win: those of your celestial cards and of your sentence. A tie is shared.",
    ),
    rule(
        "X24",
        "Leaving",
        "For a player who leaves, a bot goes on placing the cards and claims nothing. The celestial cards stay where they can be pilfered.",
    ),
    NO_VOTE,
    GUIDING_LIGHT,
    NEW_RULE,
    WRITTEN_DOWN,
];
