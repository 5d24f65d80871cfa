// A hand at a phone: fingers that touch the middle of what is seen, and swipe to where it is not.
import assert from "node:assert/strict";

/** How often somebody swipes on before they give up. */
const SWIPES = 12;
/** How far a finger moves before it is a swipe. */
const SLACK = 15;

/**
 * In the page: where the middle of an element is, if a finger can touch it there; else from where to where a finger moves what it lies
 * in: first up or down, then to the side.
 */
function aim(element) {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2], [x, y] = middle(element.getBoundingClientRect());
  const on = document.elementFromPoint(x, y);
  if (on && (element === on || element.contains(on))) return { x, y };
  const dock = document.querySelector("#now:not(.over)"), box = dock?.getBoundingClientRect();
  const foot = dock && getComputedStyle(dock).position === "sticky" ? Math.min(box.top, innerHeight) : innerHeight;
  const [top, bottom] = dock?.contains(element) ? [Math.max(0, box.top), Math.min(innerHeight, box.bottom)] : [0, foot];
  // At the edge of the page, where nothing is taken up by a finger.
  const edge = dock?.contains(element) ? innerWidth / 2 : 4, half = (top + bottom) / 2;
  if (y < top + 8 || y > bottom - 8) return { from: [edge, half], to: [edge, half + Math.max(top - half, Math.min(bottom - half, half - y))] };
  const by = innerWidth / 2 - x, most = innerWidth / 2 - 20;
  return { from: [innerWidth / 2, y], to: [innerWidth / 2 + Math.max(-most, Math.min(most, by)), y], over: on?.outerHTML.slice(0, 160) };
}

/** In the page: waits for some frames. */
async function rested() {
  for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
}

/** Fingers for the phone at this line. */
export function fingers(page, line) {
  const touch = (type, ...points) => line.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

  async function swipe([x, y], [right, down]) {
    const far = (from, to) => to - from + Math.sign(to - from) * SLACK;
    await touch("touchStart", [x, y]);
    for (const share of [.25, .5, .75, 1]) await touch("touchMove", [x + far(x, right) * share, y + far(y, down) * share]);
    await lift();
    await page.evaluate(rested);
  }

  // The finger rests before it is lifted: where something still runs on, the next touch only stops it.
  async function lift() {
    await page.evaluate(rested);
    await touch("touchEnd");
  }

  /** Brings what is to be touched into sight; gives where its middle is. */
  async function reach(locator) {
    let aimed;
    for (let swipes = 0; swipes < SWIPES; swipes += 1) {
      aimed = await locator.evaluate(aim);
      if (aimed.x !== undefined) return [aimed.x, aimed.y];
      await swipe(aimed.from, aimed.to);
    }
    throw assert.fail(`no finger comes to ${await locator.evaluate((element) => element.outerHTML.slice(0, 200))}: ${JSON.stringify(aimed)}`);
  }

  return {
    reach,
    /** Touches the middle of what is found. */
    async press(locator) {
      await touch("touchStart", await reach(locator));
      await touch("touchEnd");
    },
    /** Draws a finger over some elements, one after the other. */
    async draw(locators) {
      const points = [];
      for (const locator of locators) await reach(locator);
      for (const locator of locators) points.push(await reach(locator));
      await touch("touchStart", points[0]);
      for (const [index, point] of points.entries()) {
        const [x, y] = points[Math.max(0, index - 1)];
        await touch("touchMove", [(x + point[0]) / 2, (y + point[1]) / 2]);
        await touch("touchMove", point);
      }
      await lift();
    },
  };
}
