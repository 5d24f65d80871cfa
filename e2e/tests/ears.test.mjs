// Whole games of all kinds for somebody who sees nothing: they know the roles and names of what is on the page, and what is said to them.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { assertLanded, settled, watchLanding } from "../lib/landing.mjs";
import { ended } from "../lib/next.mjs";
import { fill, named, read, reader, use } from "../lib/reader.mjs";
import { openShort } from "../lib/short.mjs";
import { found } from "../lib/words.mjs";

const host = evening();

/** In the page: every entry of the story in its order, as it comes, and all that is said. */
function listen() {
  globalThis.told = new Map();
  globalThis.said = [];
  const note = () => {
    for (const entry of document.querySelectorAll("#history li[data-n], #talked li[data-n]")) globalThis.told.set(+entry.dataset.n, window.house.words(entry));
  };
  document.addEventListener("DOMContentLoaded", () => {
    if (!document.getElementById("view")) return;
    note();
    globalThis.before = Math.max(-1, ...globalThis.told.keys());
    new MutationObserver(note).observe(document.getElementById("view"), { subtree: true, childList: true });
    new MutationObserver(() => globalThis.said.push(document.getElementById("said").textContent)).observe(document.getElementById("said"), { childList: true });
  });
}

async function ears() {
  const page = await host.visitor({ still: false });
  await page.addInitScript(listen);
  await watchLanding(page);
  return reader(page);
}

/** The part of the page that says what may be done: what it is called, and its buttons. */
const QUESTION = "What may I do now?";
function asked(all) {
  const heading = all.find(({ role, name }) => role === "heading" && name === QUESTION);
  const region = heading?.within.at(-1);
  return named(all, "button", /./).filter(({ within, name }) => within.includes(region) && !/^Nudge/.test(name));
}

const first = (...some) => some.flat()[0];

/** What is chosen by its name alone. */
const CHOICES = {
  wimpout: (all) => first(named(asked(all), "button", /^Stop/), asked(all)),
  /** A card into one's own field, one to somebody else; then the roll. */
  cow(all, mine) {
    const roll = named(asked(all), "button", /roll the die/);
    if (!roll.length) return first(named(all, "button", /^Pick it/i), asked(all));
    const slot = named(all, "button", /to the (left|right) end of .* field/).filter(({ within }) => !within.includes("Your hand") && !within.includes(QUESTION));
    if (mine.chosen && slot.length) return first(slot);
    mine.cards = (mine.cards ?? 0) + 1;
    mine.chosen = mine.cards % 4 === 1 && named(all, "radio", /Give/).length > 0;
    if (mine.chosen) return first(named(all, "radio", /Give/));
    return mine.cards % 4 === 2 ? first(named(all, "button", /into your field$/), roll) : first(roll);
  },
  connexion: (all) => first(named(all, "button", /^Place /), named(all, "button", "No more words"), asked(all)),
};

/** What lies on the diamond, as it is told. */
function diamond(all) {
  const lies = all.map(({ name }) => name.match(/^Position (\d+): (\w+),/)).filter(Boolean);
  return Object.fromEntries(lies.map(([, position, card]) => [position, card]));
}

/** Fills in what is to be typed, if something is. Says whether that was an act. */
async function typed(ears, all, mine) {
  const [word] = named(all, "textbox", "A word on the diamond"), [sentence] = named(all, "textbox", "The sentence, word by word");
  const tried = (mine.words ??= []);
  if (sentence) {
    await fill(ears, sentence, named(all, "button", /./).find(({ within }) => within.includes("Words on the list")).name);
    await use(ears, first(named(all, "button", "Submit it")));
    return true;
  }
  if (!word || tried.length >= 3) return false;
  const lies = await found({ layout: diamond(all), words: tried.map((word) => ({ word })) });
  const free = lies.find((one) => !all.some(({ name }) => name === one.word));
  if (!free) return false;
  tried.push(free.word);
  await fill(ears, word, free.word);
  await use(ears, first(named(all, "button", "Claim it")));
  return true;
}

async function play(ears, game) {
  const { page } = ears, mine = {};
  for (;;) {
    await page.locator(".table:not(.lobby) #now.mine .verbs [name=at], #now.over").first().waitFor({ state: "attached" });
    if (await page.locator("#now.over").count()) return;
    await settled(page);
    const all = await read(ears), at = await page.evaluate(() => document.querySelector("#now [name=at]")?.value);
    assert.ok(asked(all).length, "nothing can be done, by name");
    if (!(game === "connexion" && (await typed(ears, all, mine)))) {
      const chosen = CHOICES[game](all, mine);
      await use(ears, chosen);
      if (chosen.role === "radio") continue;
    }
    await page.waitForFunction((at) => document.querySelector("#now.over") || document.querySelector("#now [name=at]")?.value !== at, at);
    assert.notEqual(await page.evaluate(() => document.activeElement.localName), "body", "the place is lost");
  }
}

/** All of the story has been said in its order; that nothing is said before it has landed is noted by `watchLanding`. */
async function heardAll({ page }) {
  const { said, story } = await page.evaluate(() => {
    const entries = [...globalThis.told].filter(([n]) => n > globalThis.before).sort(([a], [b]) => a - b);
    return { said: globalThis.said, story: entries.map(([, words]) => words.trim()) };
  });
  const all = said.join(" ");
  let from = 0;
  for (const entry of story) {
    const at = all.indexOf(entry, from);
    assert.ok(at >= 0, `not said, or not in its order: ${entry}`);
    from = at + entry.length;
  }
  assert.ok(story.length > 5);
}

for (const game of ["wimpout", "cow", "connexion"]) {
  host.test(`two play a whole game of ${game} by what is named and said`, async () => {
    const [ann, bob] = [await ears(), await ears()], both = [ann, bob];
    const path = await openShort(ann.page, game, "Ann");
    for (const { page } of both) await page.goto(path);
    await use(bob, first(named(await read(bob), "button", "Sit down")));
    await bob.page.getByRole("button", { name: "Begin" }).waitFor();
    await use(bob, first(named(await read(bob), "button", "Begin")));
    await Promise.all(both.map((ears) => play(ears, game)));
    for (const { page } of both) {
      await ended(page);
      await assertLanded(page);
    }
    for (const ears of both) await heardAll(ears);
    await use(ann, first(named(await read(ann), "button", "Rematch")));
    await ann.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/t/"));
    for (const { page } of both) page.clean();
  });
}
