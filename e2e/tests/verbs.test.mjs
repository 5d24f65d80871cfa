// Whatever the game has come to, all that may be done stands on the screen as a whole: nothing lies over it, nothing has to be
// scrolled to. Games are played at random, and boxes are measured at every turn.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { buried, covered, hidden } from "../lib/sight.mjs";
import { comeIn, dockIsOther, docked, isOver } from "../lib/table.mjs";

const host = evening();

/** How many turns of a game are measured (30 in a long run), and on which screens. */
const TURNS = Number(process.env.E2E_TURNS ?? 12);
const SCREENS = { "a phone": { phone: true }, "a small phone": { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true }, "a phone on its side": { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }, "a desk": {} };

/** How many ways to go on fit on the smallest of them. */
const FITS = { "a small phone": 12, "a phone on its side": 8 };

/** What no clock may cut short. */
const RULES = { connexion: { "rule.clock": "0" } };

/** In the page: presses one of all that may be pressed, by a number below 1. */
function press(luck) {
  const all = [...document.querySelectorAll(".in-hand .plays button, .in-play .take, #now .verbs button, #now .ask button, .hand button.piece")];
  const shown = all.filter((button) => button.checkVisibility() && !button.disabled);
  shown[Math.floor(luck * shown.length)]?.click();
}

/** The same numbers each time: which act comes next must not be the browser's luck. */
function* numbers(seed) {
  for (let state = seed; ;) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

for (const game of ["wimpout", "cow", "connexion"]) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    host.test(`all that may be done in ${game} is on the screen of ${screen}`, async () => {
      const page = await host.visitor({ still: true, ...options }), luck = numbers(7);
      await comeIn(page, "Ann");
      const opened = await page.request.post("/tables", { form: { game, bots: "2", begin: "yes", pace: "200", ...RULES[game] } });
      await page.goto(opened.url());
      for (let turns = 0; turns < TURNS && !(await isOver(page)); turns += 1) {
        await page.locator("#now.mine, #now.over").first().waitFor({ state: "attached" });
        if (await isOver(page)) break;
        // More than a dozen ways are no fit for a small phone, nor more than eight for one on its side, and scroll.
        const ways = await page.locator("#now .verbs button").count();
        if (ways <= (FITS[screen] ?? Infinity)) assert.deepEqual(await page.evaluate(hidden), [], `at turn ${turns}`);
        // What is asked takes the cards' place for as long as it is asked; on a small phone they are scrolled to.
        const asked = await page.locator(".in-play .take, #now .order-of, #now .ask").count();
        if (!asked && screen !== "a small phone") assert.deepEqual(await page.evaluate(covered), [], `the hand at turn ${turns}`);
        assert.deepEqual(await page.evaluate(buried), [], `with the focus on it, at turn ${turns}`);
        const before = await docked(page);
        await page.evaluate(press, luck.next().value);
        await dockIsOther(page, before, 500);
      }
    });
  }
}
