// A circle as its members meet in it: made by one of them, joined by its link, played in for an evening.
import { playOut } from "./table.mjs";

/** Makes a circle with a name and gives its link. */
export async function found(page, name, circle) {
  await page.goto("/circles");
  const called = page.getByLabel("Your name");
  if (await called.count()) await called.fill(name);
  await page.getByLabel("Name of the circle").fill(circle);
  await page.getByRole("button", { name: "Make it" }).click();
  await page.waitForURL(/\/c\/\w+$/);
  return page.locator("section.invitation a.key").textContent();
}

/** Sits down in a circle by its link. */
export async function join(page, link, name) {
  await page.goto(link);
  const called = page.getByLabel("Your name");
  if (await called.count()) await called.fill(name);
  await page.getByRole("button", { name: "Sit down with them" }).click();
  await page.getByRole("heading", { name: "Members" }).waitFor();
}

/** Opens the form for a rule of one's own in the book, with the text of a shipped one in it. */
export async function ownRule(page, link, game, name) {
  await page.goto(`${link}/own/${game}`);
  await page.getByText("Examples to begin with").click();
  await page.locator(`a[href$="?example=${name}"]`).click();
  await page.waitForURL(/example=/);
}

/** Two members write a book, play one game of it in an evening, and one of them proposes a change that waits. Gives the link. */
export async function lived(page, friend, circle) {
  const link = await found(page, "Ann", circle);
  await propose(page, `${link}/book/wimpout`, { goal: "60" });
  await join(friend, link, "Bob");
  await page.goto(link);
  await page.getByText("Begin an evening").first().click();
  await page.getByLabel("Name of the evening").fill("The first");
  await page.getByRole("button", { name: "Begin an evening" }).click();
  await page.getByRole("button", { name: "Cosmic Wimpout" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await friend.goto(link);
  await friend.getByRole("link", { name: "Cosmic Wimpout" }).click();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.getByRole("button", { name: "Begin" }).click();
  await playOut([page, friend]);
  await page.goto(link);
  await page.getByRole("button", { name: "Close the evening" }).click();
  await page.getByRole("heading", { name: "The first", exact: true }).waitFor();
  await propose(friend, `${link}/book/wimpout`, { goal: "100" });
  return new URL(link).pathname;
}

async function propose(page, chapter, rules) {
  await page.goto(chapter);
  for (const [slug, value] of Object.entries(rules)) await page.locator(`#set-${slug}`).fill(value);
  await page.getByRole("button", { name: /Propose a change|Write it in/ }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/wimpout"));
}
