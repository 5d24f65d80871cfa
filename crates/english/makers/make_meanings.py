#!/usr/bin/env python3
"""Builds meanings.bin: what words mean, in a few words out of WordNet.

Source (see ../data/README.md for the licence): WordNet 3.0, Debian package wordnet-base 1:3.0-37, its files in
usr/share/wordnet; and ../data/words/words.bin, which says what words can lie on a diamond.

Usage:
  apt-get download wordnet-base && dpkg -x wordnet-base_*.deb wordnet
  ./make_meanings.py wordnet/usr/share/wordnet
With --check nothing is written; the exit code tells whether meanings.bin holds the same lines.

Format of meanings.bin: an LZMA stream (`lzma alone`) of lines, one for each word of words.bin, in its order.
  n the natural satellite of the Earth    of moon: its class (n, v, a, r for adverbs), its commonest meaning
  =man                                    of men: an irregular form, its base
  (nothing)                               of a word that WordNet does not know
Regular forms (moons, mooned, mooning) are not there: they are taken back to their base when somebody asks.
"""

import lzma
import pathlib
import re
import sys

DATA = pathlib.Path(__file__).parent / "../data"
OUTPUT = DATA / "meanings/meanings.bin"
CLASSES = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
LONGEST_WORD = 18
PACKING = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}
LONGEST_MEANING = 90
# A meaning that says such a thing of its word is never shown: another one is, or none.
COARSE = re.compile(r"offensiv|obscen|disparag|vulgar|\bslur|derogat|pejorat|insult|abusive|slang|contemptuous|taboo")
COARSE_USAGE = {"obscenity", "disparagement", "ethnic_slur", "vulgarism", "dirty_word", "profanity"}


def shipped_words():
    """Every word of words.bin, in its order; make_lists.py describes the format."""
    content = lzma.decompress((DATA / "words/words.bin").read_bytes())
    word, words = "", []
    for part in re.finditer(rb"([^a-z])([a-z]*)", content[: content.index(b"\xff")]):
        word = word[: part[1][0]] + part[2].decode("ascii")
        words.append(word)
    return words


def shortened(gloss):
    """The definition without remarks in brackets, examples and further definitions."""
    text = re.sub(r"\([^()]*\)", "", gloss).split(";")[0]
    text = re.sub(r"\s+", " ", text).strip(" ,:.")
    if len(text) > LONGEST_MEANING:
        text = text[:LONGEST_MEANING].rsplit(" ", 1)[0].rstrip(" ,:") + " …"
    return text


def data_lines(folder):
    """Every set of synonyms: its class, its fields, the words of it as they are written, and its gloss."""
    for name in CLASSES:
        for line in (folder / f"data.{name}").read_text("utf-8").splitlines():
            if not line.startswith("  "):
                fields = line.split("|")[0].split()
                spelled = {word.split("(")[0] for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2]}
                yield name, fields, spelled, line.split("|", 1)[1]


def synsets(folder):
    """Every set of synonyms by class and number: its words as they are written, and its meaning if it is to be shown."""
    coarse = {fields[0] for name, fields, spelled, _ in data_lines(folder) if name == "noun" and spelled & COARSE_USAGE}
    for name, fields, spelled, gloss in data_lines(folder):
        usage = {target for sign, target in zip(fields, fields[1:]) if sign == ";u"}
        said = re.sub(r'"[^"]*"', "", gloss)
        fit = not COARSE.search(said.lower()) and not usage & coarse
        yield (name, fields[0]), (spelled, shortened(gloss) if fit else "")


def lemmas(folder, known):
    """Of every lemma that is no proper name: how often people use it, and its commonest meaning."""
    best = {}
    for rank, name in enumerate(CLASSES):
        for line in (folder / f"index.{name}").read_text("utf-8").splitlines():
            fields = line.split()
            if line.startswith("  ") or not re.fullmatch("[a-z]+", fields[0]):
                continue
            senses = int(fields[2])
            for number in fields[-senses:]:
                spelled, meaning = known[name, number]
                if fields[0] in spelled and meaning:
                    entry = (-int(fields[-senses - 1]), rank, f"{CLASSES[name]} {meaning}")
                    best[fields[0]] = min(entry, best.get(fields[0], entry))
                    break
    return best


def irregular(folder, words, known):
    """Irregular forms that are no commoner words by themselves, with their bases."""
    for name in CLASSES:
        for line in (folder / f"{name}.exc").read_text("utf-8").splitlines():
            form, base = line.split()[:2]
            if form in words and base in known and (form not in known or known[base][0] < known[form][0]):
                yield form, base


def main(arguments):
    check = "--check" in arguments
    (folder,) = (pathlib.Path(a) for a in arguments if a != "--check")
    words = shipped_words()
    told = {word for word in words if len(word) <= LONGEST_WORD}
    known = lemmas(folder, dict(synsets(folder)))
    entries = {word: known[word][2] for word in known if word in told}
    # A base that is no word of ours cannot be referred to.
    for form, base in irregular(folder, told, known):
        entries[form] = f"={base}" if base in told else known[base][2]
    content = "".join(f"{entries.get(word, '')}\n" for word in words).encode("utf-8")
    if check:
        sys.exit(lzma.decompress(OUTPUT.read_bytes()) != content)
    OUTPUT.write_bytes(lzma.compress(content, lzma.FORMAT_ALONE, filters=[PACKING]))
    print(f"{len(entries)} words, {len(content)} bytes, {OUTPUT.stat().st_size} packed")


if __name__ == "__main__":
    main(sys.argv[1:])
