//! The judge of the bonus round: is this sentence grammatical, and is it in the future tense?
