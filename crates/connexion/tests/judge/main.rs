//! The judge of the bonus round, by its regression sets: sentences made of words that can be formed
//! in the game (`good-*`), breaks of agreement, scrambles and word salads that must fail, and
//! sentences that only a loaded deck can form. What ends in `-held-out` was written before the
//! grammar and is not to be tuned on. The `exam-*` sets are an examiner's, who knew neither the grammar
//! nor the other sets.

mod composing;
mod floors;
mod hostile;
mod reasons;
mod sets;
mod tense;
