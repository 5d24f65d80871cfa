// What people do at a table, in the words and with the buttons of the page.
/** Gives a name at the door, and goes on to `next`. */
export async function comeIn(page, name, next = "/") {
  await page.goto(`/name?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await page.waitForURL((url) => url.pathname === next);
}

/** Opens a table of Cosmic Wimpout with some rules, by the form, and gives its id. */
export async function newTable(page, title, rules = {}, odds = false) {
  await page.goto("/new/wimpout");
  await unfold(page);
  if (odds) await page.getByLabel("For learning").check();
  await page.getByLabel("Name of the table").fill(title);
  for (const [slug, value] of Object.entries(rules)) await set(page, slug, value);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  return page.url().split("/").at(-1);
}

/** Opens what is folded away in the form for a new table. */
export async function unfold(page) {
  const folded = page.locator("details.fold:not([open]) > summary");
  while (await folded.count()) await folded.first().press("Enter");
}

/** Sets a rule in a form of the page. */
export async function set(page, slug, value) {
  await unfold(page);
  const field = page.locator(`#set-${slug}`);
  if (await field.evaluate((field) => field.localName === "select")) await field.selectOption(value);
  else await field.fill(value);
}

// The room before the start has buttons too: what may be done there is no turn.
const ACTABLE = ".table:not(.lobby) #now:not(.over) .verbs button, #now.over";

/** The record length that the page acts against; null when it is not this visitor's turn. */
export function length(page) {
  return page.evaluate(() => document.querySelector("#now .verbs [name=at]")?.value ?? null);
}

/** Waits until the page shows something to do, or the end; says whether there is something to do. */
export async function myTurn(page) {
  await page.locator(ACTABLE).first().waitFor();
  return !(await isOver(page));
}

export function isOver(page) {
  return page.evaluate(() => document.querySelector("#now.over") !== null);
}

/** What a careful player does: stops when that is allowed, and otherwise takes the first verb. */
export async function act(page, press = (button) => button.click()) {
  const before = await length(page);
  const buttons = page.locator("#now .verbs button");
  const stop = buttons.filter({ hasText: "Stop" });
  await press((await stop.count()) ? stop.first() : buttons.first());
  await page.waitForFunction((was) => document.querySelector("#now .verbs [name=at]")?.value !== was, before);
}

/** Calls a bot, this one if it is named, and waits for the house's answer and for the bot to sit down. */
export async function callBot(page, bot) {
  const bots = page.locator(".people .gear"), before = await bots.count();
  if (bot) await page.locator("#bot").selectOption(bot);
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Call a bot" }).click();
  await Promise.all([answered, bots.nth(before).waitFor()]);
}

/** Presses a button of a page without script, and waits for the page that comes of it. */
export async function post(page, button) {
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

/** Plays on until the game is over for all of these pages. How long that takes is luck; a test has a limit of its own. */
export async function playOut(pages, press) {
  for (;;) {
    const page = await Promise.any(pages.map((page) => page.locator(ACTABLE).first().waitFor().then(() => page)));
    if (await isOver(page)) return Promise.all(pages.map((page) => page.locator("#now.over").waitFor()));
    if ((await length(page)) !== null) await act(page, press);
  }
}

/** Plays two bots at once, from the front page. */
export async function playBots(page, game) {
  const offer = page.locator(".offer", { has: page.locator(`#offer-${game}`) });
  await offer.getByRole("button", { name: "Play two bots now" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.locator("#now").waitFor();
}

/** What may be pressed next in any game: plays of a card of the hand, what can be picked, verbs, a piece. */
const NEXT = ".in-hand .plays button, .in-play .take, #now .verbs button, .hand button.piece";

/** In the page: what stands in the dock, if that is not what it was; what a coach has to say comes later, by itself. */
function dockedAnew(was) {
  const now = document.querySelector("#now")?.cloneNode(true);
  for (const coach of now?.querySelectorAll(".counsel") ?? []) coach.remove();
  return now?.textContent !== was && now?.textContent;
}

/** What stands in the dock. */
export function docked(page) {
  return page.evaluate(dockedAnew);
}

/** Waits until something else stands there, for so many milliseconds at most. */
export async function dockIsOther(page, was, timeout) {
  await page.waitForFunction(dockedAnew, was, { timeout }).catch(() => {});
}

/** Presses whatever comes first, and gives the page a moment to answer. */
export async function goOn(page) {
  const before = await docked(page);
  const button = page.locator(NEXT).filter({ visible: true }).first();
  if (await button.count()) await button.click({ timeout: 1500 }).catch(() => {});
  await dockIsOther(page, before, 1500);
}

/**
 * Opens tables with `open`, as often as it takes to get one that will do. Luck is luck: five of a kind ends a game of
 * Cosmic Wimpout at once, and a hand may have no cow in it.
 */
export async function untilLuckAllows(open) {
  for (;;) {
    const found = await open();
    if (found) return found;
  }
}

/** The story as it is told, the newest first. */
export function story(page) {
  return page.locator("#history .words").allInnerTexts();
}
