// What every test file needs: one house and one browser for its tests, closed at the end, and visitors by the handful.
import { after, before } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { openHouse } from "./house.mjs";

/** Opens a house and a browser before the tests of a file, and prepares what they need; `visitor` brings somebody in. */
export function evening(prepare = () => {}) {
  const held = {};
  before(async () => {
    [held.house, held.browser] = await Promise.all([openHouse(), openBrowser()]);
    await prepare();
  });
  after(async () => {
    await held.browser?.close();
    await held.house?.close();
  });
  held.visitor = (options) => visit(held.browser, held.house, options);
  return held;
}
