// What every test file needs: one house and one browser for its tests, closed at the end, and visitors by the handful.
import { after, before } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { openHouse } from "./house.mjs";

/** Opens a house and a browser before the tests of a file; gives a function that brings a visitor in. */
export function evening() {
  const held = {};
  before(async () => {
    [held.house, held.browser] = await Promise.all([openHouse(), openBrowser()]);
  });
  after(async () => {
    await held.browser?.close();
    await held.house?.close();
  });
  held.visitor = (options) => visit(held.browser, held.house, options);
  return held;
}
