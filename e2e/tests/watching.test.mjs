// Those who watch: over the shoulder of somebody who lets them, and a minute later where the table wants that (P10).
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { graze } from "../lib/cow.mjs";
import { comeIn } from "../lib/table.mjs";

const host = evening();

/** Ann plays Unexploded Cow with two bots, and Eve has the link on a phone. */
async function watched(delay) {
  const ann = await host.visitor({ still: true }), eve = await host.visitor({ still: true, phone: true });
  await comeIn(ann, "Ann");
  const opened = await ann.request.post("/tables", { form: { game: "cow", bots: "2", begin: "yes", pace: "200", delay: `${delay}` } });
  await ann.goto(opened.url());
  await eve.goto(opened.url());
  return { ann, eve };
}

/** Presses a button of what belongs to the table. */
async function aboutTable(page, button) {
  const about = page.locator("#about");
  if (!(await about.evaluate((about) => about.open))) await about.locator("summary").first().click();
  await about.getByRole("button", { name: button }).click();
}

host.test("somebody looks over the shoulder of who lets them, and no longer than that", async () => {
  const { ann, eve } = await watched(0);
  await eve.getByText("you watch").waitFor();
  assert.equal(await eve.locator(".in-hand").count(), 0);
  await ann.locator("#about").getByText("Anybody may watch").waitFor({ state: "attached" });
  await aboutTable(ann, "Let those who watch see my hand");
  await eve.getByText("You may look over the shoulder of").waitFor();
  await eve.locator(".over-shoulder").getByRole("link", { name: "Ann" }).click();
  await eve.getByText("You look over the shoulder of Ann").waitFor();
  const hand = (page) => page.locator(".in-hand .called").allInnerTexts();
  await ann.locator("#now.mine, #now.over").first().waitFor();
  assert.deepEqual(await hand(eve), await hand(ann));
  assert.equal(await eve.locator(".in-hand button, #now .verbs button").count(), 0, "who watches does nothing");
  await aboutTable(ann, "Do not let them any more");
  await eve.getByText("You look over the shoulder of Ann").waitFor({ state: "detached" });
  await eve.waitForFunction(() => !document.querySelector(".in-hand"));
  for (const page of [ann, eve]) page.clean();
});

host.test("where the table wants it those who watch see it a minute later, and then they do", async () => {
  const { ann, eve } = await watched(60_000);
  await ann.getByText("whoever watches sees the table a minute later").waitFor();
  await eve.getByText("you see the table a minute later").waitFor();
  await ann.locator("#now.mine").waitFor();
  await graze(ann);
  const told = (page) => page.locator("#history .words").count();
  const all = await told(ann);
  assert.ok((await told(eve)) < all, "what was done just now is not for those who watch yet");
  await eve.waitForFunction((all) => document.querySelectorAll("#history .words").length >= all, all, { timeout: 120_000 });
  for (const page of [ann, eve]) page.clean();
});
