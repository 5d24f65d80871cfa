// Unexploded Cow as people play it: cards of the hand, places in the fields, verbs of the dock.
import { callBot, unfold } from "./table.mjs";

/** Opens a table of Unexploded Cow with some rules and so many bots, and begins; gives its id. */
export async function cowTable(page, bots, rules = {}, begin = true) {
  await page.goto("/new/cow");
  await unfold(page);
  for (const [slug, value] of Object.entries(rules)) await page.locator(`#set-${slug}`).selectOption(value);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  for (let n = 1; n <= bots; n += 1) await callBot(page);
  if (begin) await start(page);
  return page.url().split("/").at(-1);
}

export async function start(page) {
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".cloth.cow").waitFor();
}

/** The first of these that is there and seen: the button that is pressed next. */
const NEXT = [".in-hand .plays button", ".in-play .take", "#now .verbs button.main", "#now .verbs button"];

/** Whoever does the first thing each time can play two Second Helpings in turn for ever: now and then it is the roll, or the last pick. */
const isTheLast = (acts) => acts % 7 === 6;
let grazed = 0;

/** One act; says whether there was one to do. `press` is how a button is pressed. */
export async function graze(page, press = (button) => button.click()) {
  await page.locator("#now:not(.over) .verbs button, #now.over").first().waitFor();
  if (await page.locator("#now.over").count()) return false;
  const at = () => page.evaluate(() => document.querySelector("#now .verbs [name=at]")?.value ?? null);
  const before = await at();
  grazed += 1;
  const roll = page.locator("#now .verbs button.main").first(), last = page.locator(NEXT.at(-1)).last();
  const next = NEXT.map((kind) => page.locator(kind).first());
  for (const button of isTheLast(grazed) ? [roll, last, ...next] : next) {
    if (!(await button.isVisible())) continue;
    await press(button);
    await page.waitForFunction((was) => (document.querySelector("#now .verbs [name=at]")?.value ?? null) !== was, before);
    return true;
  }
  throw Error("there is nothing to press");
}

/** Acts until `enough`, or the end. */
export async function grazeUntil(page, enough) {
  for (;;) {
    await page.locator("#now:not(.over) .verbs button, #now.over").first().waitFor();
    if (await enough(page)) return true;
    if (!(await graze(page))) return false;
  }
}

/** A bot over the API: sits down at a table and does the first thing listed, to the end. */
export async function apiBot(house, table, name) {
  const ask = async (path, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${house.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json().catch(() => ({}));
  };
  const { token } = await ask("/guests", { name });
  await ask(`/tables/${table}/seat`, {}, token);
  const played = (async () => {
    let acts = 0;
    const answer = await fetch(`${house.url}/api/v1/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
    for await (const told of lines(answer.body)) {
      if (told.event === "over") return acts;
      if (told.event !== "turn") continue;
      await ask(`/tables/${table}/acts`, { action: told.actions.at(isTheLast(acts) ? -1 : 0), against: told.length }, token);
      acts += 1;
    }
    return acts;
  })();
  return { token, played };
}

async function* lines(body) {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop();
    for (const part of parts) if (part.trim()) yield JSON.parse(part);
  }
}
