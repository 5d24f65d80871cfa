// The moments people play for: nothing is told before it has landed, and nobody has to wait for it.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { comeIn, dockIsOther, docked, myTurn, newTable } from "../lib/table.mjs";

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
  // The stage's clock can be made to stand still, so that a throw is in the air until it goes on.
  const set = globalThis.setTimeout.bind(globalThis), now = performance.now.bind(performance), later = [];
  const isPlay = (ms) => ms > 0 && ms < 1000;
  let clock;
  globalThis.hold = () => {
    clock = now();
    performance.now = () => clock;
    globalThis.setTimeout = (act, ms) => (isPlay(ms) ? later.push({ act, at: clock + ms }) : set(act, ms));
  };
  /** Lets it run until the stage is empty; gives how long that took by its own clock. */
  globalThis.run = async () => {
    const began = clock;
    while ("stage" in document.documentElement.dataset) {
      later.sort((a, b) => a.at - b.at);
      const { act, at } = later.shift();
      clock = at;
      act();
      await new Promise((then) => set(then));
    }
    return clock - began;
  };
  globalThis.goOn = async () => {
    const took = await globalThis.run();
    globalThis.setTimeout = set;
    for (const { act } of later.splice(0)) act();
    performance.now = now;
    return took;
  };
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

/** What was told while something was in the air: each time the same as when it went up. */
function assertSilence(seen) {
  let before;
  for (const { on, landed, ...told } of seen) {
    if (!on) before = undefined;
    else if (before) assert.deepEqual(told, before);
    else before = told;
  }
}

host.test("nothing is told before it has landed, and that is soon", async () => {
  const page = await table({ still: false });
  const before = await throwUp(page);
  assert.deepEqual(await told(page), before);
  assert.ok((await page.locator(".staged .cube").count()) > 0, "cubes are in the air");
  assert.equal(await page.locator(".staged").getAttribute("aria-hidden"), "true");
  const took = await page.evaluate(() => goOn());
  assert.ok(took > 300 && took <= 700, `${took} ms`);
  await landed(page);
  const seen = await page.evaluate(() => globalThis.seen);
  assert.ok(seen.some(({ on }) => on) && seen.some(({ landed }) => landed));
  assertSilence(seen);
  assert.notDeepEqual(await told(page), before);
  page.clean();
});

host.test("several throws at once are played faster, and none comes late", async () => {
  const page = await table({ still: false });
  await page.evaluate(() => {
    const { land } = house;
    house.land = (waiting, ...rest) => (globalThis.news = { ...waiting[0] }, land(waiting, ...rest));
  });
  await throwUp(page);
  const late = await page.evaluate(async () => {
    await run();
    const came = performance.now(), late = [];
    const { text } = globalThis.news, waiting = [1, 2, 3].map(() => ({ text, content: house.parsed(text), came }));
    while (waiting.length) {
      await new Promise((landed) => (house.land(waiting, () => true, landed), run()));
      house.leave();
      late.push(performance.now() - came);
      waiting.shift();
    }
    return late;
  });
  assert.equal(late.length, 3);
  assert.ok(late[0] > 100 && late[0] < late[1] && late[1] < late[2] && late[2] <= 700, late.join(", "));
  page.clean();
});

host.test("a page that is not looked at skips to now", async () => {
  const page = await table({ still: false });
  const before = await throwUp(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await landed(page);
  assert.notDeepEqual(await told(page), before);
  page.clean();
});

/** Presses one after the other whatever may be pressed until so many things have landed: two cards could bring back each other for ever. */
async function playUntil(page, many) {
  const has = () => page.evaluate(() => globalThis.seen.filter(({ landed }) => landed).length);
  for (let acts = 0; (await has()) < many; acts += 1) {
    const buttons = page.locator(".in-hand .plays button, .in-play .take, #now .verbs button, .hand button.piece").filter({ visible: true });
    const count = await buttons.count();
    if (count) await buttons.nth(acts % count).click({ timeout: 1500 }).catch(() => {});
    await dockIsOther(page, await docked(page), 1500);
  }
}

for (const game of ["cow", "connexion"]) {
  host.test(`nothing is told before it has landed in ${game} either`, async () => {
    const page = await host.visitor({ still: false });
    await page.addInitScript(watch);
    await comeIn(page, "Ann");
    const offer = page.locator(".offer", { has: page.locator(`#offer-${game}`) });
    await offer.getByRole("button", { name: "Play two bots now" }).click();
    await page.waitForURL(/\/t\/\w+$/);
    await playUntil(page, 2);
    assertSilence(await page.evaluate(() => globalThis.seen));
    page.clean();
  });
}

host.test("sound is off until it is asked for, by keys too, and remembered", async () => {
  const page = await table({ still: true });
  const sound = page.getByRole("button", { name: "Sound" });
  assert.equal(await sound.getAttribute("aria-pressed"), "false");
  assert.equal(await page.evaluate(() => typeof house.sound), "undefined", "nothing of it was fetched");
  await sound.press("Enter");
  await page.waitForFunction(() => typeof house.sound === "function");
  assert.equal(await sound.getAttribute("aria-pressed"), "true");
  await page.getByRole("button", { name: "Deutsch" }).click();
  const german = page.getByRole("button", { name: "Ton" });
  await german.waitFor();
  assert.equal(await german.getAttribute("aria-pressed"), "true");
  await page.waitForFunction(() => typeof house.sound === "function");
  await german.click();
  assert.equal(await german.getAttribute("aria-pressed"), "false");
  page.clean();
});

for (const still of [true, false]) {
  host.test(`a throw is heard once, ${still ? "where nothing moves" : "as it is seen"}`, async () => {
    const page = await table({ still });
    await page.getByRole("button", { name: "Sound" }).press("Enter");
    await page.waitForFunction(() => typeof house.sound === "function");
    await page.evaluate(() => {
      globalThis.heard = [];
      house.sound = (name) => globalThis.heard.push(name);
    });
    await page.keyboard.press("t");
    await landed(page);
    const heard = await page.evaluate(() => globalThis.heard);
    assert.equal(heard.filter((name) => name === "throw").length, 1, heard.join(", "));
    page.clean();
  });
}

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
