// The Guiding Light: a house rule is proposed in mid-turn, seen, voted on, and comes into force with the next situation.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, isOver, length, myTurn, newTable, playOut, untilLuckAllows } from "../lib/table.mjs";

const host = evening();

async function pair(rules) {
  const ann = await host.visitor(), bob = await host.visitor();
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "House rules", { starter: "first", ...rules });
  await bob.goto(`/t/${id}`);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Bob").waitFor();
  await ann.getByRole("button", { name: "Begin" }).click();
  await myTurn(ann);
  return { ann, bob, id };
}

/** Plays until points are at stake in Ann's turn: the middle of a turn. Says whether the game came to that. */
async function midTurn(ann, bob) {
  for (;;) {
    for (const page of [ann, bob]) {
      if (await isOver(page)) return false;
      const mine = (await length(page)) !== null;
      const points = await page.locator(".stake strong").count();
      if (mine && page === ann && points > 0) return true;
      if (mine) await act(page);
    }
  }
}

/** A rule is proposed and voted in in mid-turn. Says whether the game went on after that turn. */
async function votedIn() {
  const { ann, bob } = await pair({ opening: "0", starter: "first" });
  if (!(await midTurn(ann, bob))) return false;
  const before = await length(ann);

  await bob.locator("#rule-opening > summary, #usual > summary").first().waitFor();
  const rule = bob.locator("#rule-opening");
  if (!(await rule.isVisible())) await bob.locator("#usual > summary").click();
  await rule.locator("summary").click();
  await rule.locator("#set-opening").fill("120");
  await rule.getByRole("button", { name: "Propose" }).click();

  const slip = ann.locator("#slip");
  await slip.getByText("Bob proposes another rule").waitFor();
  assert.match(await slip.locator(".changes").innerText(), /Opening roll.*120/s);
  assert.equal(await slip.locator(".votes .yes").count(), 1, "who proposes has said yes");
  await ann.hears("Bob proposes");
  await slip.getByRole("button", { name: "Yes" }).click();
  await slip.waitFor({ state: "detached" });

  // W19: it is adopted, waits for the next turn, and this turn is untouched.
  await ann.locator(".adopted").getByText("holds from the next turn on").waitFor();
  assert.notEqual(await length(ann), null, "it is still her turn");
  assert.ok(Number(await length(ann)) > Number(before), "the votes stand in the record");
  await ann.locator("#history").getByText("All agree").waitFor();
  while ((await length(ann)) !== null) await act(ann);
  if (await isOver(ann)) return false;
  await bob.locator("#history").getByText("From now on").waitFor();
  await ann.locator(".adopted").waitFor({ state: "detached" });
  await ann.locator("#rule-opening .value", { hasText: "120" }).waitFor({ state: "attached" });
  for (const page of [ann, bob]) page.clean();
  return true;
}

host.test("a rule voted in during a turn holds from the next situation on, not in this one", async () => {
  await untilLuckAllows(votedIn);
});

host.test("one no ends a proposal, and a clash is explained where it arises", async () => {
  const { ann, bob, id } = await pair({ bump: "on" });
  await bob.goto(`/t/${id}/propose`);
  await bob.locator("#set-eclipse").selectOption("scores");
  await bob.getByText("Does not go together with Bump").waitFor();
  await bob.locator("#set-bump").selectOption("off");
  await bob.getByText("Does not go together with Bump").waitFor({ state: "detached" });
  await bob.getByRole("button", { name: "Propose" }).click();
  await bob.waitForURL(`**/t/${id}`);
  const slip = ann.locator("#slip");
  assert.match(await slip.locator(".changes").innerText(), /Bump[\s\S]*Eclipse|Eclipse[\s\S]*Bump/);
  await slip.getByRole("button", { name: "No", exact: true }).click();
  await slip.waitFor({ state: "detached" });
  await bob.locator("#history").getByText("One no is enough").waitFor();
  for (const page of [ann, bob]) page.clean();
});

host.test("a rule that somebody has written is read, proposed, voted in, and seen by all", async () => {
  const { ann, bob, id } = await pair({});
  await bob.goto("/rules/wimpout/new");
  await bob.getByRole("link", { name: "Toll" }).click();
  await bob.waitForURL(/example=toll$/);
  assert.match(await bob.locator("#own").inputValue(), /^rule: toll\n/, "an example stands in the field");
  await bob.locator("#examples > summary").click();
  await bob.getByRole("link", { name: "Lucky sevens" }).click();
  await bob.waitForURL(/example=lucky-sevens$/);
  const text = bob.getByLabel("The text of the rule");
  const written = await text.inputValue();
  await text.fill(written.replace("% 35", "%% 35"));
  await bob.getByRole("button", { name: "Read it" }).click();
  await bob.getByText(/It cannot be played: line \d+/).waitFor();
  assert.match(await text.inputValue(), /%% 35/, "what was typed is not lost");
  await text.fill(written);
  await bob.getByRole("button", { name: "Read it" }).click();
  await bob.getByText("A bank of 35 points brings 45.").waitFor();

  await bob.goto(`/t/${id}/propose`);
  await bob.locator("details.own summary").click();
  await text.fill(written);
  await bob.getByRole("button", { name: "Propose" }).click();
  await bob.waitForURL(`**/t/${id}`);
  const slip = ann.locator("#slip");
  await slip.getByRole("link", { name: /Lucky sevens/ }).waitFor();
  assert.match(await slip.locator(".changes").innerText(), /Whoever banks 35/);
  await slip.getByRole("button", { name: "Yes" }).click();
  await slip.waitFor({ state: "detached" });
  await bob.locator("#history").getByText(/From now on: .*Lucky sevens/).waitFor();
  const standing = ann.locator(".light details.rule", { hasText: "Lucky sevens" });
  await standing.locator("summary").click();
  await standing.getByText("fn banking(points)").waitFor();
  await standing.getByRole("button", { name: "Propose to drop" }).waitFor();
  for (const page of [ann, bob]) page.clean();
});

host.test("on a phone a proposal lies below the cubes, and leaves them in sight", async () => {
  const { ann, bob, id } = await pair({ opening: "0" });
  const phone = await host.visitor({ phone: true, storageState: await ann.context().storageState() });
  await phone.goto(`/t/${id}`);
  await bob.goto(`/t/${id}/propose`);
  await bob.locator("#set-bump").selectOption("on");
  await bob.getByRole("button", { name: "Propose" }).click();
  await phone.locator("#slip").waitFor();
  const seen = () => phone.evaluate(() => {
    const [cubes, slip, dock] = ["#thrown", "#slip", "#now"].map((what) => document.querySelector(what).getBoundingClientRect());
    return { cubes: cubes.top >= 0 && cubes.bottom <= dock.top, slip: slip.top >= cubes.bottom, head: slip.top < dock.top };
  });
  assert.deepEqual(await seen(), { cubes: true, slip: true, head: true });
  // What it is and the answer to it stand where one looks for what may be done.
  await phone.locator("#to-vote").getByText(/^Bob proposes: .*[Bb]ump.*: on\./).waitFor();
  const answers = phone.locator(".to-vote button");
  assert.deepEqual(await answers.evaluateAll((all) => all.map(({ value }) => value)), ["yes", "no"]);
  for (const answer of await answers.all()) assert.ok(await answer.evaluate((one) => one.contains(document.elementFromPoint(one.getBoundingClientRect().x + 9, one.getBoundingClientRect().y + 9))));
  await phone.setViewportSize({ width: 320, height: 568 });
  const { cubes, slip } = await seen();
  assert.deepEqual([cubes, slip], [true, true]);
  await phone.locator("#to-vote a").tap();
  assert.match(phone.url(), /#slip$/);
  await phone.locator("#slip").getByRole("button", { name: "Yes" }).tap();
  await phone.locator("#slip").waitFor({ state: "detached" });
  assert.equal(new URL(phone.url()).hash, "", "what is done with is in no address");
  for (const page of [ann, bob, phone]) page.clean();
});

host.test("whoever is asked alone, among bots, sees the game again once a rule is adopted", async () => {
  const ann = await host.visitor({ phone: true });
  await ann.goto("/");
  await ann.locator(".at-once button").click();
  await ann.waitForURL(/\/t\/\w+$/);
  await ann.locator("#usual > summary").tap();
  const rule = ann.locator("#rule-bump");
  await rule.locator("summary").tap();
  await rule.getByRole("button", { name: "Propose" }).tap();
  await ann.waitForFunction(() => Math.abs(document.querySelector(".felt").getBoundingClientRect().top) < 200);
  ann.clean();
});

/** Of the height of a phone, how much an element covers. */
const share = (page, selector) => page.evaluate((selector) => document.querySelector(selector).getBoundingClientRect().height / innerHeight, selector);
const NOBODY_ASKS = "rule: odd-one\ntitle: Odd one\nabout: It answers what nobody asks.\n---\nfn nobody_asks() { 1 }\n";

host.test("on a phone a rule of one's own is proposed at the table, and what is wrong with it stands beside it and covers little", async () => {
  const { ann, bob, id } = await pair({ goal: "50" });
  const phone = await host.visitor({ phone: true, storageState: await bob.context().storageState() });
  const wrong = (text) => phone.locator("#one-more [data-wrong]", { hasText: text });
  await phone.goto(`/t/${id}`);
  await phone.locator("#one-more summary").tap();
  await phone.locator("#one-more textarea").fill(NOBODY_ASKS);
  await phone.locator("#one-more").getByRole("button", { name: "Propose" }).tap();
  await wrong("nobody asks").waitFor();
  assert.equal(await phone.locator("#refusal").textContent(), "", "nothing lies over the page");
  assert.equal(await phone.locator("#one-more textarea").inputValue(), NOBODY_ASKS, "what was typed is not lost");
  assert.ok(await wrong("nobody asks").evaluate((text) => text.contains(document.elementFromPoint(innerWidth / 2, text.getBoundingClientRect().top + 8))), "it is in sight");

  await phone.goto(`/t/${id}/propose`);
  await phone.locator("details.own summary").tap();
  await phone.getByLabel("The text of the rule").fill(NOBODY_ASKS);
  await phone.getByRole("button", { name: "Propose" }).tap();
  await phone.locator("#verdict .refused").waitFor();
  assert.ok((await share(phone, ".settle")) < 0.4, "the foot with its buttons leaves the form in sight");

  await phone.goto(`/t/${id}`);
  await phone.locator("#one-more summary").tap();
  await phone.locator("#one-more").getByLabel("Or a rule of the house").fill("no-such-rule");
  await phone.locator("#one-more").getByRole("button", { name: "Propose" }).tap();
  await wrong("nothing of that name").waitFor();
  await ann.goto(`/t/${id}`);
  ann.clean();
});

host.test("when the game is over nothing can be proposed any more", async () => {
  const { ann, bob } = await pair({ goal: "50", opening: "0", "last-licks": "once" });
  await ann.locator("#one-more").waitFor();
  await playOut([ann, bob]);
  assert.equal(await ann.locator(".light form, #one-more").count(), 0);
  assert.equal(await ann.getByRole("link", { name: "Propose several changes" }).count(), 0);
  for (const page of [ann, bob]) page.clean();
});
