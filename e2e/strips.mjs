// Film strips of the moments people play for: pictures 100 ms apart, of each kind of happening the first that comes, in a row.
// e2e/run CACHE_DIR e2e/strips.mjs FOLDER [GAMES [phone|desk [light|dark [still]]]]
// GAMES are those that are played against bots; "throws" are throws of Cosmic Wimpout that luck seldom brings, from a record.
// The page's own time runs slower meanwhile, so that a busy machine has time to take them.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, visit } from "./lib/browser.mjs";
import { openHouse } from "./lib/house.mjs";
import { comeIn, newTable } from "./lib/table.mjs";

const [folder = "target/strips", games = "wimpout,throws,cow,connexion", device = "phone", scheme = "light", still] = process.argv.slice(2);
/** How much slower the page's time runs, how many acts of a game are looked at, and the pictures before and after it is told. */
const SLOWER = 5, ACTS = 90, BEFORE = 8, AFTER = 6;
const NEXT = ".in-hand .plays button, .in-play .take, #now .verbs button, .hand button.piece";

/** In the page: its timers, its clock and whatever moves run slower. */
function slow(slower) {
  const set = globalThis.setTimeout.bind(globalThis), now = performance.now.bind(performance), animate = Element.prototype.animate;
  globalThis.setTimeout = (act, ms = 0, ...rest) => set(act, ms < 1000 ? ms * slower : ms, ...rest);
  performance.now = () => now() / slower;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.playbackRate = 1 / slower;
    return motion;
  };
  const begun = () => document.getAnimations().forEach((motion) => motion.playbackRate === 1 && (motion.playbackRate = 1 / slower));
  for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, begun, true);
}

/** The kinds of what the newest entries of the story tell, and the number of the newest. */
const told = (page) => page.evaluate(() => {
  const entries = [...document.querySelectorAll("#history [data-n]")];
  const kinds = (entry) => (entry.dataset.moment ?? "").split(" ").filter(Boolean).map((word) => word.split("=")[0]);
  return { newest: Math.max(-1, ...entries.map((entry) => +entry.dataset.n)), entries: entries.map((entry) => [+entry.dataset.n, kinds(entry)]), over: Boolean(document.querySelector("#now.over")) };
});

async function strip(browser, name, frames) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 100 } }), row = device === "phone" ? 6 : 3;
  const images = frames.map((frame) => `<img style="width:${100 / row}%" src="data:image/jpeg;base64,${frame.toString("base64")}">`);
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;background:#888">${images.join("")}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

/** Who throws, what comes of it, and when they stop: a flash with void throws, wrecks, five of a kind in all its ends. */
const THROWS = [
  [0, [6, 6, 6, 5, 10]], [0, [6, 5, 5, 5, 10]], [0, [2, 3, 4, 4, 6]], [0, [5, 2, 3, 4, 2]], [0], [1, [2, 2, 3, 4, 6]], [2, [4, 4, 4, 4, 4]],
  [2, [2, 2, 3, 4, 6]], [0, [10, 10, 10, 10, 10]], [1, [5, 10, 2, 3, 4]], [1], [2, [6, 6, 6, 6, 6]],
];

/** A table against two bots, which take their time as the page does, with its buttons. */
async function againstBots(page, game) {
  const opened = await page.request.post("/tables", { form: { game, bots: "2", begin: "yes", pace: "2500" } });
  await page.goto(opened.url());
  await page.locator("#now").waitFor();
  return page.locator(NEXT).filter({ visible: true }).first();
}

/** A record of those throws, with the button that goes on in it. */
async function throws(page) {
  const id = await newTable(page, "Throws", { starter: "first", opening: "0" });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("#now .verbs [name=at]").first().waitFor({ state: "attached" });
  const header = JSON.parse((await (await page.request.get(`/t/${id}/record`)).text()).split("\n")[0]);
  Object.assign(header, { seats: ["Ann", "Bob", "Cid"], luck: "scripted" });
  const steps = THROWS.flatMap(([seat, luck]) => [{ seat, act: { do: luck ? "throw" : "stop" } }, ...(luck ? [{ luck }] : [])]);
  await page.goto("/replay");
  await page.getByLabel("The record").fill([header, ...steps].map((line) => `${JSON.stringify(line)}\n`).join(""));
  await page.getByRole("button", { name: "Show it" }).click();
  await page.locator("#scrub").waitFor();
  return page.locator('#scrub button[data-key="ArrowRight"]:enabled');
}

async function film(browser, house, game) {
  const page = await visit(browser, house, { phone: device === "phone", dark: scheme === "dark", still: still === "still" });
  await page.addInitScript(slow, SLOWER);
  await comeIn(page, "Ann");
  const button = await (game === "throws" ? throws(page) : againstBots(page, game));
  const seen = new Set(), ring = [];
  let known = (await told(page)).newest, open = [], acts = 0, at = Date.now();
  for (;;) {
    const frame = await page.screenshot({ type: "jpeg", quality: 60 });
    ring.push(frame);
    if (ring.length > BEFORE) ring.shift();
    for (const one of open) one.frames.push(frame);
    for (const one of open.filter(({ frames }) => frames.length >= BEFORE + AFTER)) await strip(browser, one.name, one.frames);
    open = open.filter(({ frames }) => frames.length < BEFORE + AFTER);
    const now = await told(page);
    for (const [n, kinds] of now.entries) {
      if (n <= known) continue;
      for (const kind of kinds.filter((kind) => !seen.has(kind))) {
        seen.add(kind);
        open.push({ name: `${game}-${kind}-${device}-${scheme}${still ? "-still" : ""}`, frames: [...ring] });
      }
    }
    known = Math.max(known, now.newest);
    if (!open.length && (now.over || acts >= ACTS)) break;
    if (!now.over && !open.length && (await button.count())) {
      await button.click({ timeout: 500, force: true }).catch(() => {});
      acts += 1;
    } else if (game === "throws" && !open.length) break;
    await page.waitForTimeout(Math.max(0, at + 100 * SLOWER - Date.now()));
    at = Date.now();
  }
  await strip(browser, `${game}-end-${device}-${scheme}${still ? "-still" : ""}`, ring);
  console.log(`${game}: ${[...seen].join(", ")}`);
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  for (const game of games.split(",")) await film(browser, house, game);
} finally {
  await browser.close();
  await house.close();
}
