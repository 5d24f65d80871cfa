// A slow phone: how long from a link to the first throw, and how long the page is busy in one go while a game is played.
// e2e/run CACHE_DIR e2e/slow.mjs [ACTS [SLOWER]]; LASTLICKS names another binary than the one that is built for tests.
// The network is that of "slow 4G": 150 ms there and back, 1.6 Mbit a second; the processor is SLOWER (4) times slower.
import { openBrowser, visit } from "./lib/browser.mjs";
import { openHouse } from "./lib/house.mjs";
import { slowDown } from "./lib/phone.mjs";
import { act, comeIn, goOn, isOver, length, myTurn, newTable, playBots } from "./lib/table.mjs";

const [acts = 30, slower = 4] = process.argv.slice(2).map(Number);

/** In the page: notes every task of more than 50 ms. */
function watch() {
  globalThis.busy = [];
  const note = ({ startTime, duration }) => globalThis.busy.push([startTime, duration].map(Math.round));
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "longtask", buffered: true });
}

/** A visitor on a slow phone. */
async function slowPhone(browser, house) {
  const page = await visit(browser, house, { phone: true, still: false });
  await slowDown(page, slower);
  await page.addInitScript(watch);
  return page;
}

/** Seconds from opening a link to having thrown, as fast as the buttons come. */
async function fromLinkToThrow(browser, house) {
  const ann = await visit(browser, house);
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Tonight", { opening: "0", starter: "first" });
  const bob = await slowPhone(browser, house);
  const began = Date.now();
  await bob.goto(`/t/${id}`);
  await bob.getByRole("button", { name: "Sit down" }).tap();
  await bob.getByRole("button", { name: "Begin" }).tap();
  // Ann throws first, and stops as soon as she may.
  while ((await length(bob)) === null && !(await isOver(ann))) {
    await Promise.any([ann, bob].map(myTurn));
    if ((await length(ann)) !== null) await act(ann);
  }
  if (await isOver(ann)) return fromLinkToThrow(browser, house);
  await bob.locator("#now .verbs button").first().tap();
  await bob.locator("#history").getByText("You throw").first().waitFor();
  const seconds = (Date.now() - began) / 1000;
  for (const page of [ann, bob]) await page.context().close();
  return seconds;
}

/** The long tasks of a game against two bots: those of coming to the table, and those after it. */
async function tasks(browser, house, game) {
  const page = await slowPhone(browser, house);
  await comeIn(page, "Lou");
  await playBots(page, game);
  await page.waitForLoadState("load");
  const before = await page.evaluate(() => globalThis.busy.length);
  for (let n = 0; n < acts && !(await isOver(page)); n += 1) await goOn(page);
  const all = (await page.evaluate(() => globalThis.busy)).map(([, took]) => took);
  await page.context().close();
  return { coming: all.slice(0, before), playing: all.slice(before) };
}

const house = await openHouse();
const browser = await openBrowser();
console.log(`from the link to the first throw: ${(await fromLinkToThrow(browser, house)).toFixed(1)} s`);
for (const game of ["wimpout", "cow", "connexion"]) {
  const { coming, playing } = await tasks(browser, house, game);
  const told = (all) => `${all.length} over 50 ms, ${all.filter((took) => took > 100).length} over 100 ms, the longest ${Math.max(0, ...all)} ms`;
  console.log(`${game}: coming: ${told(coming)}; ${acts} acts: ${told(playing)}`);
}
await browser.close();
await house.close();
