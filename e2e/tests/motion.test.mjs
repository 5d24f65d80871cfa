// Cubes tumble to what they really show; for those who want none of it they do not.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, myTurn, newTable } from "../lib/table.mjs";

const host = evening();

/** The faces and looks of the cubes that the last throw has touched. */
function faces(page) {
  return page.locator(".cubes .fresh svg.cube").evaluateAll((cubes) => cubes.map((cube) =>
    `${cube.querySelectorAll("use")[1].getAttribute("href").split("#")[1]} ${cube.getAttribute("class")}`));
}

/** In the page: its time can be made to stand still, so that cubes tumble until it goes on. */
function holdTime() {
  const now = performance.now.bind(performance);
  let held;
  performance.now = () => held ?? now();
  globalThis.hold = (is) => { held = is ? now() : undefined; };
}

/** Throws once: how many cubes were seen to move, what stopped, and what the house says was thrown. */
async function thrown(options) {
  const page = await host.visitor(options);
  await page.addInitScript(holdTime);
  await comeIn(page, "Tom");
  await newTable(page, "Motion", { opening: "0" });
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  await page.evaluate(() => {
    globalThis.moved = 0;
    document.addEventListener("animationstart", (event) => {
      const [animation] = event.target.getAnimations();
      if (animation?.effect.getComputedTiming().duration > 50) globalThis.moved += 1;
    }, true);
  });
  await page.evaluate((still) => hold(!still), options.still);
  await act(page);
  await page.waitForFunction((still) => still || globalThis.moved >= document.querySelectorAll(".fresh .tumbling").length, options.still);
  await page.evaluate(() => hold(false));
  await page.waitForFunction(() => !document.querySelector(".tumbling"));
  const [moved, stopped] = [await page.evaluate(() => globalThis.moved), await faces(page)];
  await page.reload();
  const real = await faces(page);
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
  assert.deepEqual(stopped, real);
});
