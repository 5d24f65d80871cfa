// Whole games of all kinds on two slow phones, by fingers alone: what is pressed shows it, nothing is told before it has landed, and
// what may be done is in sight.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { assertLanded, settled, watchLanding } from "../lib/landing.mjs";
import { ended, playWhole } from "../lib/next.mjs";
import { slowDown } from "../lib/phone.mjs";
import { openShort } from "../lib/short.mjs";
import { hidden } from "../lib/sight.mjs";
import { fingers } from "../lib/touch.mjs";

const host = evening();

/** A visitor with a slow phone, and fingers for it. */
async function phone() {
  const page = await host.visitor({ phone: true, still: false });
  await watchLanding(page);
  const hand = fingers(page, await slowDown(page));
  return { page, hand: { ...hand, ...words(page, hand) } };
}

for (const game of ["wimpout", "cow", "connexion"]) {
  host.test(`two play a whole game of ${game} on slow phones, by touch`, async () => {
    const [ann, bob] = [await phone(), await phone()], both = [ann, bob];
    const path = await openShort(ann.page, game, "Ann");
    await Promise.all(both.map(({ page }) => page.goto(path)));
    await bob.hand.press(bob.page.getByRole("button", { name: "Sit down" }));
    const begin = bob.page.getByRole("button", { name: "Begin" });
    await begin.waitFor();
    await bob.hand.press(begin);
    await Promise.all(both.map(({ page, hand }) => playWhole(page, game, hand, inSight)));
    for (const { page } of both) {
      await ended(page);
      await assertLanded(page);
    }
    await rematch(ann, bob, path);
    for (const { page } of both) page.clean();
  });
}

async function inSight(page) {
  await settled(page);
  assert.deepEqual(await page.evaluate(hidden), [], "verbs out of sight");
}

/** Words are drawn on the diamond with a finger where its letters are the usual ones, and typed otherwise. */
function words(page, hand) {
  return {
    async claim({ word, path }) {
      const field = page.getByLabel("A word on the diamond");
      await hand.draw(path.map((position) => page.locator(`#at-${position}`)));
      if ((await field.inputValue()) !== word) {
        await hand.press(field);
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.insertText(word);
      }
      await hand.press(page.getByRole("button", { name: "Claim it" }));
    },
    async lay(all) {
      for (const word of all) await hand.press(page.locator(`.chips [data-chip="${word}"]`));
      await hand.press(page.getByRole("button", { name: "Submit it" }));
    },
  };
}

/** Both are at the next table after one press each. */
async function rematch(ann, bob, path) {
  await ann.hand.press(ann.page.getByRole("button", { name: "Rematch" }));
  await ann.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/t/"));
  await bob.hand.press(bob.page.getByRole("button", { name: "To the rematch" }));
  await bob.page.waitForURL(ann.page.url());
}
