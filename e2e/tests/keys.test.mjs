// Whole games of all kinds by keys alone: one of two goes from thing to thing with Tab and Enter, the other knows the shortcuts.
import { evening } from "../lib/evening.mjs";
import { keys } from "../lib/keys.mjs";
import { assertLanded, settled, watchLanding } from "../lib/landing.mjs";
import { ended, playWhole } from "../lib/next.mjs";
import { openShort } from "../lib/short.mjs";

const host = evening();

async function desk(how) {
  const page = await host.visitor({ still: false });
  await watchLanding(page);
  return { page, hand: keys(page, how) };
}

for (const game of ["wimpout", "cow", "connexion"]) {
  host.test(`two play a whole game of ${game} by keys`, async () => {
    const [ann, bob] = [await desk({ shortcuts: false }), await desk({ shortcuts: true })], both = [ann, bob];
    const path = await openShort(ann.page, game, "Ann");
    for (const { page } of both) await page.goto(path);
    await bob.hand.press(bob.page.getByRole("button", { name: "Sit down" }));
    await bob.page.getByRole("button", { name: "Begin" }).waitFor();
    await bob.hand.press(bob.page.getByRole("button", { name: "Begin" }));
    await Promise.all(both.map(({ page, hand }) => playWhole(page, game, hand, settled)));
    for (const { page } of both) {
      await ended(page);
      await assertLanded(page);
    }
    await ann.hand.press(ann.page.getByRole("button", { name: "Rematch" }));
    await ann.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/t/"));
    const rematch = bob.page.getByRole("button", { name: "To the rematch" });
    await rematch.waitFor();
    await bob.hand.press(rematch);
    await bob.page.waitForURL(ann.page.url());
    for (const { page } of both) page.clean();
  });
}
