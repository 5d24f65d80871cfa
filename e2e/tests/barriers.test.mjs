// Every kind of page, on a phone and a desktop, by day and by night: axe-core finds nothing, nothing sticks out
// sideways, nothing goes wrong; what may scroll in a long game or a small window can be reached by keys.
import assert from "node:assert/strict";
import { barriers, tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { tour } from "../lib/tour.mjs";

let pages, storageState;
const host = evening(async () => { ({ pages, storageState } = await tour(host.visitor)); });

for (const phone of [false, true]) {
  const device = phone ? "a phone" : "a desktop";
  host.test(`no page has a barrier on ${device}`, async (t) => {
    const page = await host.visitor({ phone, audit: true, storageState });
    for (const [name, path] of Object.entries(pages)) {
      await t.test(`${name} on ${device}`, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        // A page that asks again by itself is left first.
        await page.goto("about:blank");
        await page.goto(path);
        assert.deepEqual(await barriers(page), [], "by day");
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await barriers(page, ["color-contrast"]), [], "by night");
        assert.equal(await tooWide(page), 0, "pixels too wide");
        await squeezed(page);
        const wrong = name === "error" ? page.wrong.filter((text) => !text.includes("404")) : page.wrong;
        assert.deepEqual(wrong, []);
        page.wrong.length = 0;
      });
    }
  });
}

/** In a window so small that whatever can scroll does: how long a game was must not decide whether the test sees it. */
async function squeezed(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 220, height: 260 });
  const found = await barriers(page, ["scrollable-region-focusable"]);
  await page.setViewportSize(size);
  assert.deepEqual(found, [], "in a small window");
}
