// Checks the luck of a record with nothing but this file: SHA-256, ChaCha20 and the rules of drawing.
"use strict";
(() => {
  const text = new TextEncoder();

  // SHA-256 (FIPS 180-4) of bytes.
  const K = new Uint32Array(64), START = new Uint32Array(8);
  for (let n = 2, found = 0; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) { prime = false; break; }
    if (!prime) continue;
    if (found < 8) START[found] = (n ** 0.5 % 1) * 2 ** 32;
    K[found++] = (n ** (1 / 3) % 1) * 2 ** 32;
  }

  function sha256(bytes) {
    const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
    padded.set(bytes);
    padded[bytes.length] = 128;
    const data = new DataView(padded.buffer), w = new Uint32Array(64), hash = Uint32Array.from(START);
    data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    data.setUint32(padded.length - 4, bytes.length << 3);
    const right = (x, n) => (x >>> n) | (x << (32 - n));
    for (let block = 0; block < padded.length; block += 64) {
      for (let t = 0; t < 16; t++) w[t] = data.getUint32(block + 4 * t);
      for (let t = 16; t < 64; t++) {
        const a = w[t - 15], b = w[t - 2];
        w[t] = w[t - 16] + (right(a, 7) ^ right(a, 18) ^ (a >>> 3)) + w[t - 7] + (right(b, 17) ^ right(b, 19) ^ (b >>> 10));
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let t = 0; t < 64; t++) {
        const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + K[t] + w[t]) | 0;
        const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0;
      }
      [a, b, c, d, e, f, g, h].forEach((word, index) => { hash[index] += word; });
    }
    const out = new DataView(new ArrayBuffer(32));
    hash.forEach((word, index) => out.setUint32(4 * index, word));
    return new Uint8Array(out.buffer);
  }

  // The hash of parts, each preceded by its length in eight big-endian bytes.
  function hash(...parts) {
    const total = parts.reduce((sum, part) => sum + 8 + part.length, 0), all = new Uint8Array(total);
    let at = 0;
    for (const part of parts) {
      new DataView(all.buffer).setUint32(at + 4, part.length);
      all.set(part, at + 8);
      at += 8 + part.length;
    }
    return sha256(all);
  }

  // The words of ChaCha20 (RFC 8439's rounds; 64-bit counter from 0, nonce 0).
  function* chacha(key) {
    const k = new DataView(key.buffer, key.byteOffset);
    const start = new Uint32Array(16);
    start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    for (let i = 0; i < 8; i++) start[4 + i] = k.getUint32(4 * i, true);
    const left = (x, n) => (x << n) | (x >>> (32 - n));
    for (;; start[12]++) {
      const s = Uint32Array.from(start);
      const quarter = (a, b, c, d) => {
        s[a] += s[b]; s[d] = left(s[d] ^ s[a], 16); s[c] += s[d]; s[b] = left(s[b] ^ s[c], 12);
        s[a] += s[b]; s[d] = left(s[d] ^ s[a], 8); s[c] += s[d]; s[b] = left(s[b] ^ s[c], 7);
      };
      for (let round = 0; round < 10; round++) {
        for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
        for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
      }
      for (let i = 0; i < 16; i++) yield (s[i] + start[i]) >>> 0;
    }
  }

  // A number below n: words at or over the largest multiple of n are rejected.
  function below(words, n) {
    for (;;) {
      const word = words.next().value;
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }

  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const place = (n) => { const b = new Uint8Array(8); new DataView(b.buffer).setBigUint64(0, BigInt(n)); return b; };

  // What five cubes can show: the words of a draw are read as digits in base 6, the sun cube last.
  const COMMON = [2, 3, 4, 5, 6, 10], SUN = [2, "sun", 4, 5, 6, 10];

  function thrown(words, common, sun) {
    let way = below(words, 6 ** (common + sun));
    const digit = () => { const d = way % 6; way = Math.floor(way / 6); return d; };
    const faces = Array.from({ length: common }, () => COMMON[digit()]);
    return sun ? [...faces, SUN[digit()]] : faces;
  }

  // Every draw of Cosmic Wimpout that an outcome can be the answer to: its label, and what its words give.
  function* draws(outcome, seats, opening) {
    if (typeof outcome === "number") {
      for (let of = 1; of <= Math.max(seats, 2); of++) yield [`{"pick":{"of":${of}}}`, (words) => below(words, of)];
      return;
    }
    for (let seat = 0; opening && seat < seats; seat++) {
      yield [`{"throw":{"common":1,"sun":false},"seat":${seat}}`, (words) => thrown(words, 1, 0)];
    }
    for (const sun of opening ? [] : [false, true]) {
      const common = outcome.length - sun;
      if (common < 0 || common > 4) continue;
      yield [`{"throw":{"common":${common},"sun":${sun}}}`, (words) => thrown(words, common, sun ? 1 : 0)];
    }
  }

  // What was agreed on before the first draw, as the luck covers it: the same JSON as the house writes.
  function agreed({ version, game, seats, rules, set = [], materials = {}, book, coached = false, luck }) {
    const sorted = (entries) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    const chosen = Object.entries(rules).filter(([slug]) => set.includes(slug));
    const mark = book && { circle: book.circle, version: book.version };
    const advised = luck.committed.covers === "all" ? coached : undefined;
    const later = version > 1 ? version : undefined;
    return JSON.stringify({ game, seats, rules: sorted(chosen), materials: sorted(Object.entries(materials)), book: mark, coached: advised, version: later });
  }

  // The key of a record's draws once it can be known, and what the draws can prove at best.
  function keyOf(header, reveal) {
    if (header.luck === "scripted") throw Error(say("scripted"));
    const nonces = (header.luck.committed?.nonces ?? []).map((nonce) => text.encode(nonce));
    if (header.luck.seed !== undefined) {
      const secret = hash(text.encode("lastlicks/seed/1"), text.encode(header.luck.seed));
      return ["seeded", hash(text.encode("lastlicks/key/1"), secret)];
    }
    const { commitment, covers } = header.luck.committed;
    if (!reveal) throw Error(say("hidden"));
    const secret = bytes(reveal);
    if (hex(sha256(secret)) !== commitment) throw Error(say("other-secret"));
    if (covers !== "header" && covers !== "all") return ["header-open", hash(text.encode("lastlicks/key/1"), secret, ...nonces)];
    return ["fair", hash(text.encode("lastlicks/key/2"), secret, text.encode(agreed(header)), ...nonces)];
  }

  // What is said, by name, in the language of the page; a name in braces stands for a number.
  const form = globalThis.document?.getElementById("check"), says = JSON.parse(form?.dataset.says ?? "{}");
  const say = (name, values = {}) => (says[name] ?? name).replace(/\{(\w+)\}/g, (_, value) => values[value]);

  // What a record proves: one line for each draw.
  function check(record) {
    const lines = record.trim().split("\n").map((line) => JSON.parse(line));
    const header = lines.shift();
    if (header.format !== "lastlicks") throw Error(say("no-record"));
    const reveal = lines.at(-1)?.reveal;
    if (reveal !== undefined) lines.pop();
    const [verdict, key] = keyOf(header, reveal);
    // What a draw of another game comes to depends on where its cards are: that the whole program works out.
    if (header.game !== "wimpout") return Object.assign([], { verdict: reveal ? "promised" : "other-game", game: say(header.game) });
    const told = [];
    let line = [], seats = header.seats.length;
    lines.forEach((step, index) => {
      if (step.undo !== undefined) return void (line = line.slice(0, step.undo));
      if (step.join !== undefined) seats += 1;
      if (step.luck !== undefined) {
        const at = line.filter((one) => one.luck !== undefined).length;
        const opening = step.luck.length === 1 && !line.some((one) => one.luck?.length === 5);
        const fits = [...draws(step.luck, seats, opening)].find(([label, read]) => {
          const words = chacha(hash(key, place(at), text.encode(label)));
          return JSON.stringify(read(words)) === JSON.stringify(step.luck);
        });
        told.push({ step: index + 1, draw: at + 1, outcome: step.luck, label: fits?.[0] });
      }
      line.push(step);
    });
    return Object.assign(told, { verdict });
  }

  globalThis.verifier = { sha256, hash, chacha, below, hex, check };
  if (!globalThis.document) return;

  const verdict = document.getElementById("verdict");
  const rows = document.getElementById("draws"), table = rows.closest("table"), file = document.getElementById("file");

  function show() {
    rows.replaceChildren();
    table.hidden = true;
    try {
      const told = check(form.elements.record.value), bad = told.filter((draw) => !draw.label);
      verdict.className = bad.length ? "bad" : told.verdict === "fair" ? "good" : "partly";
      verdict.textContent = told.length > 1 && 2 * bad.length > told.length
        ? say("most-wrong")
        : bad.length
          ? say("one-wrong", bad[0])
          : say(told.verdict, { n: told.length, game: told.game });
      for (const { step, draw, outcome, label } of told) {
        const row = rows.insertRow();
        for (const cell of [draw, step, [outcome].flat().join(" "), label ?? say("does-not-fit")]) row.insertCell().textContent = cell;
      }
      table.hidden = told.length === 0;
    } catch (why) {
      verdict.className = "bad";
      verdict.textContent = why instanceof SyntaxError ? say("not-json") : why.message;
    }
  }

  // A table's own record stands there from the beginning.
  if (form.elements.record.defaultValue) show();
  form.addEventListener("submit", (event) => { event.preventDefault(); show(); });
  file.addEventListener("change", async () => { form.elements.record.value = await file.files[0].text(); show(); });
})();
