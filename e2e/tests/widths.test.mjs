// Every kind of page at every width people have, from the narrowest phone to the widest desk: nothing sticks out
// sideways, for those who sit and for those who have just followed a link, nor where words are longer.
import assert from "node:assert/strict";
import { tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { tour } from "../lib/tour.mjs";

let pages, storageState;
const host = evening(async () => { ({ pages, storageState } = await tour(host.visitor)); });
const HANDS = { phone: [[320, 568], [360, 740], [390, 844], [412, 915], [720, 450], [844, 390]], desk: [[768, 1024], [1024, 768], [1440, 900], [1920, 1080]] };

/** What of the page ends farthest right, for whoever has to mend it. */
function widest(page) {
  return page.evaluate(() => {
    const all = [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility());
    const last = all.sort((a, b) => a.getBoundingClientRect().right - b.getBoundingClientRect().right).at(-1);
    return last?.outerHTML.slice(0, 120);
  });
}

/** Says everything in a language whose words are longer by two fifths, and have marks above and below. */
function stretch(page) {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), all = [];
    while (walk.nextNode()) all.push(walk.currentNode);
    const said = all.filter((text) => !text.parentElement.closest("script, style, textarea"));
    for (const text of said) text.data = text.data.replace(/\p{L}{3,}/gu, (word) => word + "ÉñĝÅç".repeat(9).slice(0, Math.ceil(word.length * 0.4)));
  });
}

/** Gives the page a window of this size, and waits until it is laid out and painted in it. */
async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Where a page, loaded once and held in each of some windows, sticks out. */
async function wide(page, windows) {
  const found = [];
  for (const [width, height] of windows) {
    await resize(page, [width, height]);
    const pixels = await tooWide(page);
    if (pixels) found.push(`${width} × ${height}: ${pixels} px, ${await widest(page)}`);
  }
  return found;
}

for (const [hand, windows] of Object.entries(HANDS)) {
  for (const who of ["who sits", "who has just come"]) {
    host.test(`no page sticks out sideways on a ${hand} for ${who}`, async () => {
      const touch = hand === "phone", [width, height] = windows[0];
      const page = await host.visitor({ viewport: { width, height }, isMobile: touch, hasTouch: touch, ...(who === "who sits" && { storageState }) });
      const all = [];
      for (const [name, path] of Object.entries(pages)) {
        await resize(page, windows[0]);
        // A page that asks again by itself is left first.
        await page.goto("about:blank");
        await page.goto(path);
        all.push(...(await wide(page, windows)).map((where) => `${name} at ${where}`));
        await stretch(page);
        all.push(...(await wide(page, windows.slice(0, 1))).map((where) => `${name} with long words at ${where}`));
      }
      assert.deepEqual(all, []);
    });
  }
}
