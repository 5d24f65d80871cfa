// What people do in whole games, whatever they do it with. A hand has `press` for a button or a card, `claim` for a word and its path
// on the diamond, `lay` for the words of a sentence.
import assert from "node:assert/strict";
import { found, judged } from "./words.mjs";

/** How many cards of the hand are played in a turn of Unexploded Cow, and the turn of ConneXion from which words are claimed. */
const CARDS = 2, WORDS_FROM = 5;

const verb = (page, key) => page.locator(`#now .verbs button[data-key="${key}"]`);
const there = async (locator) => (await locator.count()) > 0;
const first = (page) => page.locator("#now .verbs button").filter({ visible: true }).first();

async function wimpout(page, hand) {
  const stop = page.locator("#now .verbs button", { hasText: "Stop" });
  await hand.press((await there(stop)) ? stop.first() : first(page));
}

/** One card into one's own field, one to somebody else where that is possible; then the roll. */
async function cow(page, hand, mine) {
  const end = verb(page, "e"), take = page.locator(".in-play .take").first();
  if (!(await there(end))) {
    mine.played = 0;
    return hand.press((await there(take)) ? take : first(page));
  }
  mine.played = (mine.played ?? 0) + 1;
  const given = page.locator(".in-hand label[for^=hold-]").first(), played = page.locator(".in-hand .plays button").first();
  if (mine.played === 1 && (await there(given))) {
    await hand.press(given);
    return hand.press(page.locator(".pasture:not(.mine) .slot").filter({ visible: true }).first());
  }
  return hand.press(mine.played <= CARDS && (await there(played)) ? played : end);
}

/** Words are claimed as soon as there are some, in the last turn until somebody has lost a card to them. */
async function connexion(page, hand, mine) {
  const card = page.locator(".hand button.piece").first(), done = verb(page, "d"), lay = verb(page, "l");
  if (await there(card)) return hand.press(card);
  if (await there(lay)) return hand.press(lay);
  const view = await look(page);
  if (view.phase === "sentence") return hand.lay(await sentence(view));
  if (view.phase !== "claim") {
    mine.pilfered ||= view.phase === "pilfer";
    return hand.press(first(page));
  }
  const wanted = view.turn < WORDS_FROM ? 0 : view.turn < mine.last ? 1 : 12;
  mine.claimed = mine.turn === view.turn ? mine.claimed : 0;
  mine.turn = view.turn;
  const [word] = mine.claimed < wanted && !mine.pilfered ? await found(view) : [];
  if (!word) return hand.press(done);
  mine.claimed += 1;
  return hand.claim(word);
}

/** A sentence of words on the list of which the judge has nothing to say, or else one word. */
async function sentence(view) {
  const listed = view.words.map((one) => one.word);
  const pairs = listed.flatMap((one) => listed.filter((other) => other !== one).map((other) => `${one} ${other}`));
  return ((await judged([...listed, ...pairs], "accept")) ?? listed[0]).split(" ");
}

/** What the house tells this visitor of the table, beside what the page shows. */
export async function look(page) {
  const answer = await page.request.get(`/api/v1${new URL(page.url()).pathname.replace("/t/", "/tables/")}`);
  return (await answer.json()).view;
}

const NEXT = { wimpout, cow, connexion };
const TURN = ".table:not(.lobby) #now.mine .verbs [name=at], #now.over";
/** How long the other's turn may take, in milliseconds: a dozen words with a finger on a slow phone. */
const THEIR_TURN = 240_000;

/** Plays a game to its end for one of those who sit there: does something whenever it is their turn. `before` is asked each time. */
export async function playWhole(page, game, hand, before = () => {}) {
  const mine = { last: 8 };
  for (let acts = 0; ; acts += 1) {
    await page.locator(TURN).first().waitFor({ state: "attached", timeout: THEIR_TURN });
    if (await page.locator("#now.over").count()) return acts;
    await before(page);
    const at = await page.evaluate(() => document.querySelector("#now [name=at]")?.value);
    await NEXT[game](page, hand, mine);
    await page.waitForFunction((at) => document.querySelector("#now.over") || document.querySelector("#refusal:not(:empty)") || document.querySelector("#now [name=at]")?.value !== at, at);
    const refusal = await page.locator("#refusal").textContent();
    if (refusal) throw Error(`refused: ${refusal}`);
  }
}

/** The end is there: who has won, the standing, the course of the game. */
export async function ended(page) {
  await page.locator("#now.over h2").waitFor();
  assert.ok((await page.locator(".standing tbody tr").count()) >= 2);
  assert.ok(await page.locator("figure.purses path.purse").first().isVisible(), "the course");
}
