// What every test file needs: one house and one browser for its tests, closed at the end, and visitors by the handful.
// No test waits for ever: it fails after its time, and what its visitors had before them is shown.
import { after, before, test } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { testify, within } from "./testimony.mjs";

/** How long one test may take, in milliseconds: many times what it takes on a machine with other things to do. */
const LIMIT = 300_000;

/**
 * Opens a house and a browser before the tests of a file, and prepares what they need. `visitor` brings somebody in,
 * and `test` is a test whose visitors leave when it is over.
 */
export function evening(prepare = () => {}) {
  const held = { pages: [] };
  before(() => attended(held, "the opening of the house", async () => {
    [held.house, held.browser] = await Promise.all([openHouse(), openBrowser()]);
    await prepare();
  }));
  after(async () => {
    await held.browser?.close();
    await held.house?.close();
  });
  held.visitor = async (options) => {
    const page = await visit(held.browser, held.house, options);
    held.pages.push(page);
    return page;
  };
  held.test = (name, act) => test(name, (t) => attended(held, name, () => act(t)));
  return held;
}

async function attended(held, name, act) {
  try {
    await within(LIMIT, name, act());
  } catch (error) {
    await testify(name, held.pages, held.house);
    throw error;
  } finally {
    await Promise.all(held.pages.splice(0).map((page) => page.context().close()));
  }
}
