// A hand at the keys, without a pointer: shortcuts where there are some, else Tab to what is meant and Enter.
import assert from "node:assert/strict";

/** How many things the Tab key passes before whoever looks for something gives up. */
const TABS = 200;

/** In the page: whether this is what the keys are at; a card's choice is made by what its label belongs to. */
const isAt = (element) => document.activeElement === (element.control ?? element);

/** In the page: what hides the thing that the keys are at, if anything does. */
function hides(element) {
  const { x, y, width, height } = element.getBoundingClientRect(), on = document.elementFromPoint(x + width / 2, y + height / 2);
  return on && (on === element || element.contains(on)) ? null : (on?.outerHTML.slice(0, 160) ?? "it is off the screen");
}

/** Keys for a page. Whoever knows the shortcuts uses them; nobody loses their place by an act. */
export function keys(page, { shortcuts }) {
  async function tabTo(locator) {
    const element = await locator.elementHandle();
    for (let tabs = 0; tabs < TABS; tabs += 1) {
      if (await element.evaluate(isAt)) return assert.equal(await element.evaluate(hides), null, "what the keys are at is hidden");
      await page.keyboard.press("Tab");
    }
    assert.fail(`no key leads to ${await element.evaluate((element) => element.outerHTML.slice(0, 200))}`);
  }
  return {
    reach: tabTo,
    /** Presses what leads to another page. */
    async follow(locator) {
      await tabTo(locator);
      await page.keyboard.press("Enter");
    },
    async press(locator) {
      const key = await locator.getAttribute("data-key");
      if (shortcuts && key && !(await page.evaluate(() => document.activeElement.matches("input, textarea")))) return page.keyboard.press(key);
      await tabTo(locator);
      await page.keyboard.press((await locator.evaluate((element) => element.localName)) === "label" ? "Space" : "Enter");
      assert.notEqual(await page.evaluate(() => document.activeElement.localName), "body", "the place is lost");
    },
    async claim({ word }) {
      const field = page.getByLabel("A word on the diamond");
      await tabTo(field);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(word);
      await page.keyboard.press("Enter");
    },
    /** Words of a sentence are taken from the list, or typed by whoever is quick. */
    async lay(words) {
      if (!shortcuts) for (const word of words) await this.press(page.locator(`.chips [data-chip="${word}"]`));
      await tabTo(page.getByLabel("The sentence, word by word"));
      if (shortcuts) await page.keyboard.type(words.join(" "));
      await page.keyboard.press("Enter");
    },
  };
}
