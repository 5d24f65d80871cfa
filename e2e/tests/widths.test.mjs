// Every kind of page at every width people have, from the narrowest phone to the widest desk: nothing sticks out
// sideways, for those who sit and for those who have just followed a link.
import assert from "node:assert/strict";
import { tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { tour } from "../lib/tour.mjs";

let pages, storageState;
const host = evening(async () => { ({ pages, storageState } = await tour(host.visitor)); });
const WINDOWS = [
  [320, 568], [360, 740], [390, 844], [412, 915], [720, 450], [768, 1024], [1024, 768], [1440, 900], [1920, 1080],
];

/** What of the page ends farthest right, for whoever has to mend it. */
function widest(page) {
  return page.evaluate(() => {
    const all = [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility());
    const last = all.sort((a, b) => a.getBoundingClientRect().right - b.getBoundingClientRect().right).at(-1);
    return last?.outerHTML.slice(0, 120);
  });
}

for (const [width, height] of WINDOWS) {
  host.test(`no page sticks out sideways at ${width} × ${height}`, async () => {
    const window = { viewport: { width, height }, isMobile: width < 768, hasTouch: width < 768 };
    const sitting = await host.visitor({ ...window, storageState }), passing = await host.visitor(window);
    const wide = [];
    for (const [who, page] of Object.entries({ sitting, passing })) {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path);
        const pixels = await tooWide(page);
        if (pixels) wide.push(`${name}, ${who}: ${pixels} px, ${await widest(page)}`);
      }
      await page.context().close();
    }
    assert.deepEqual(wide, []);
  });
}
