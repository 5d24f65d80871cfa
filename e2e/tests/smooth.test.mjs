// A page that changes does not jump: whatever stands elsewhere than before slides there, so that what browsers count as a
// layout shift stays small over a whole game (without that: 1.2 to 4.9 on a desk, 3 to 12 on a phone). Who wants no motion is
// shown everything at once.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { comeIn, goOn, isOver, playBots } from "../lib/table.mjs";

const host = evening();

/** The most that all shifts of a game may come to. */
const MOST = 0.1;
/** Of a long game so many acts are looked at (40 in a long run). */
const ACTS = Number(process.env.E2E_TURNS ?? 16);

/** In the page: notes every shift, whether a press has just brought it about or not, with what has moved. */
function watch() {
  globalThis.shifts = [];
  const name = (node) => (node?.nodeType === 1 ? `${node.localName}#${node.id}` : `text in ${node?.parentElement?.localName}`);
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) => `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`;
  const note = ({ value, sources }) => globalThis.shifts.push({ value, moved: sources.map(moved) });
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift", buffered: true });
}

async function assertSteady(page) {
  const shifts = await page.evaluate(() => globalThis.played ?? []);
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  const worst = shifts.sort((a, b) => b.value - a.value).slice(0, 8);
  const told = worst.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(" | ")}`);
  assert.ok(sum <= MOST, `${sum.toFixed(3)} in all\n${told.join("\n")}`);
  page.clean();
}

for (const game of ["wimpout", "cow", "connexion"]) {
  for (const phone of [true, false]) {
    host.test(`a game of ${game} does not jump on a ${phone ? "phone" : "desk"}`, async () => {
      const page = await host.visitor({ phone, still: false });
      await page.addInitScript(watch);
      await comeIn(page, "Ann");
      await playBots(page, game);
      // The end is another page, and comes once.
      for (let acts = 0; acts < ACTS && !(await isOver(page)); acts += 1) {
        await goOn(page);
        if (!(await isOver(page))) await page.evaluate(() => (globalThis.played = globalThis.shifts.slice()));
      }
      await assertSteady(page);
    });
  }
}
