// Cubes tumble to what they really show; for those who want none of it they do not.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, myTurn, newTable } from "../lib/table.mjs";

const host = evening();

/** In the page: the faces of the cubes that a selector finds, in an order of their own. */
function look() {
  globalThis.faces = (selector) => [...document.querySelectorAll(selector)].map((cube) => {
    const kind = cube.classList.contains("sun") ? "sun cube" : "cube";
    return `${kind} ${cube.querySelectorAll("use")[1].getAttribute("href").split("#")[1]} ${[...cube.classList].find((name) => name.startsWith("f-"))}`;
  }).sort();
}

/** Throws once: how many things were seen to move, what the cubes stopped at, and what the house says was thrown. */
async function thrown(options) {
  const page = await host.visitor(options);
  await page.addInitScript(look);
  await comeIn(page, "Tom");
  await newTable(page, "Motion", { opening: "0" });
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  await page.evaluate(() => {
    globalThis.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      globalThis.moved += 1;
      return animate.apply(this, how);
    };
    document.addEventListener("landed", () => { globalThis.stopped = faces(".staged .cube"); });
  });
  await act(page);
  const [moved, stopped] = await page.evaluate(() => [globalThis.moved, globalThis.stopped]);
  await page.reload();
  const real = await page.evaluate(() => faces(".cubes .fresh svg.cube"));
  page.clean();
  return { moved, stopped, real };
}

host.test("a throw tumbles to the real result", async () => {
  const { moved, stopped, real } = await thrown({ still: false });
  assert.ok(moved >= real.length && real.length > 0, `${moved} of ${real.length} cubes moved`);
  assert.deepEqual(stopped, real);
});

host.test("with reduced motion nothing moves", async () => {
  const { moved, stopped, real } = await thrown({ still: true });
  assert.equal(moved, 0);
  assert.equal(stopped, undefined);
  assert.ok(real.length > 0);
});
