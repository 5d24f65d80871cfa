// The moments people play for: nothing is told before it has landed, and nobody has to wait for it.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { comeIn, myTurn, newTable } from "../lib/table.mjs";

const host = evening();

/** In the page: notes what it tells each time that something changes, and whether that has landed. */
function watch() {
  globalThis.seen = [];
  const told = () => ({
    on: "stage" in document.documentElement.dataset,
    entry: document.querySelector("#history [data-n]")?.dataset.n,
    just: document.getElementById("just")?.textContent,
    said: document.getElementById("said").textContent,
    stake: document.getElementById("stake")?.textContent,
    at: document.querySelector("#now [name=at]")?.value,
  });
  const note = () => globalThis.seen.push(told());
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(note).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    document.addEventListener("landed", () => globalThis.seen.push({ ...told(), landed: true }));
  });
  // Time can be made to stand still, so that a throw is in the air until it goes on.
  const set = globalThis.setTimeout.bind(globalThis), later = [], isPlay = (ms) => ms > 100 && ms < 1000;
  globalThis.hold = () => { globalThis.setTimeout = (act, ms) => (isPlay(ms) ? later.push(act) : set(act, ms)); };
  globalThis.goOn = () => { globalThis.setTimeout = set; for (const act of later.splice(0)) act(); };
}

/** A table of Cosmic Wimpout at which a visitor is to throw. */
async function table(options) {
  const page = await host.visitor(options);
  await page.addInitScript(watch);
  await comeIn(page, "Ann");
  await newTable(page, "Moments", { opening: "0" });
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  return page;
}

/** Throws, and waits until the throw is in the air. */
async function throwUp(page) {
  const before = await told(page);
  await page.evaluate(() => { hold(); globalThis.seen.length = 0; });
  await page.keyboard.press("t");
  await page.waitForFunction(() => "stage" in document.documentElement.dataset);
  return before;
}

function told(page) {
  return page.evaluate(() => [...document.querySelectorAll("#just, #said, #stake, #history, #now, #seat-0")].map((part) => part.textContent));
}

/** Waits until the page has told what came of it. */
function landed(page) {
  return page.waitForFunction(() => !("stage" in document.documentElement.dataset) && document.querySelector("#history [data-moment*=throw]"));
}

host.test("nothing is told before it has landed", async () => {
  const page = await table({ still: false });
  const before = await throwUp(page);
  assert.deepEqual(await told(page), before);
  assert.ok((await page.locator(".staged .cube").count()) > 0, "cubes are in the air");
  assert.equal(await page.locator(".staged").getAttribute("aria-hidden"), "true");
  await page.evaluate(() => goOn());
  await landed(page);
  const seen = await page.evaluate(() => globalThis.seen);
  const inTheAir = seen.filter(({ on }) => on), end = seen.findIndex(({ landed }) => landed);
  assert.ok(inTheAir.length > 0 && end > 0);
  for (const { just, said, stake, at, entry } of seen.slice(0, end)) {
    assert.deepEqual({ just, said, stake, at, entry }, (({ just, said, stake, at, entry }) => ({ just, said, stake, at, entry }))(seen[0]));
  }
  assert.notDeepEqual(await told(page), before);
  page.clean();
});

for (const [how, press] of [["a key", (page) => page.keyboard.press("t")], ["a press", (page) => page.locator("#now .verbs button").first().click()]]) {
  host.test(`${how} skips, and does nothing else`, async () => {
    const page = await table({ still: false }), acts = [];
    const before = await throwUp(page);
    page.on("request", (request) => request.method() === "POST" && acts.push(request.url()));
    await press(page);
    await landed(page);
    assert.notDeepEqual(await told(page), before);
    await page.locator(".staged").waitFor({ state: "detached" });
    assert.deepEqual(acts, []);
    page.clean();
  });
}

host.test("who wants no motion is told at once", async () => {
  const page = await table({ still: true });
  await page.evaluate(() => { globalThis.seen.length = 0; });
  await page.keyboard.press("t");
  await landed(page);
  assert.ok(!(await page.evaluate(() => globalThis.seen.some(({ on, landed }) => on || landed))));
  page.clean();
});
