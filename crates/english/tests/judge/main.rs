//! The judge of the bonus round, by its regression sets: sentences made of words that can be formed
//! in the game (`good-*`), breaks of agreement, scrambles and word salads that must fail, and
//! sentences that only a loaded deck can form. What ends in `-held-out` was written before the
//! grammar and is not to be tuned on. The `exam-*` sets are an examiner's, who knew neither the grammar
//! nor the other sets. The `fresh-*` sets were written kind by kind before the grammar was changed for them, for any words
//! of the lists; their held-out part was written last and first read at 98.9 % (good) and 94.7 % (bad).
//! The `own-*` sets were written by ourselves before the grammar was looked at, and halved by a hash; the later rounds of
//! their dev part with the grammar known. Their held-out half was first read at 96.9 % (good) and 90.7 % (bad); kinds of
//! fault that it showed were mended afterwards. The `second-*` sets were written between the two, and read once at the end:
//! 98.0 % (good) and 89.6 % (bad). The `third-*`, `fourth-*` and `fifth-*` sets were each written whole before the judge read
//! them, and at first sight it was right on 223 of 225, 257 of 263 and 289 of 301 good and 226 of 249, 206 of 250 and 265 of
//! 290 bad ones; the kinds of fault that each showed were mended before the next. Labels that were wrong were mended later:
//! the counts above are those of first sight.
//!
//! The `blind-*` sets were written by somebody else, in five manners, while the grammar was being mended; each was measured
//! before it was looked at. At first sight the judge was right on 164, 167, 162, 151 and 167 of 180 good sentences, on 154, 145,
//! 151, 145 and 152 of 160 bad ones, and on 45, 47, 48, 50 and 45 of 60 futures, of which 40 are none by the strict rule
//! (they stand under `future in another clause` now). `contrasts.txt` has pairs by construction, for whole classes of words.
//!
//! The `round-*` sets were written by ourselves, each whole before the judge read it; what it was at first sight stands in
//! `docs/STATISTICS.md`, with the labels that were mended.
//!
//! The `table-*` sets are made as players make them from the words on a table, old and odd ones among them: written before
//! the grammar was looked at and halved line by line. The held-out half and the second set were first read after the work;
//! what they were at first sight stands there too.

mod composing;
mod contrasts;
mod floors;
mod hostile;
mod reasons;
mod sets;
mod tense;
