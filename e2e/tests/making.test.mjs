// A rule is made: what is written is read while it is written, its effect stands beside it, a table is played with it, and it
// is put to the vote where two play, and acts there. Without script the form does the same.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, isOver, length, myTurn, newTable, post, untilLuckAllows } from "../lib/table.mjs";

const host = evening();
const HEAD = "rule: lucky-sevens\ntitle: Lucky sevens\nabout: Whoever banks 35, 70, 105 … points gets 10 more.\n---\n";
const SEVENS = `${HEAD}fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }\n`;
const effect = (page, text) => page.locator("#verdict").getByText(text);

/** Two play at a table of this name. */
async function pair(title) {
  const ann = await host.visitor(), bob = await host.visitor();
  await comeIn(ann, "Ann");
  const id = await newTable(ann, title, { starter: "first", opening: "0" });
  await bob.goto(`/t/${id}`);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Bob").waitFor();
  await ann.getByRole("button", { name: "Begin" }).click();
  await myTurn(ann);
  return { ann, bob, id };
}

/** They play until something has come of the rule. Says whether the game went on so long. */
async function itActs(pages) {
  for (;;) {
    for (const page of pages) {
      if (await page.locator("#history").getByText("own rule “Lucky sevens”").count()) return true;
      if (await isOver(page)) return false;
      if ((await length(page)) !== null) await act(page);
    }
  }
}

host.test("lucky sevens is written, seen at once, played with, put to the vote at a table in play, and acts", async () => {
  await untilLuckAllows(async () => {
    const { ann, bob, id } = await pair("Sevens");
    await bob.goto("/rules/wimpout/new");
    const field = bob.getByLabel("The text of the rule");
    await field.fill(HEAD);
    await effect(bob, "It cannot be played").waitFor();
    await bob.hears("It cannot be played");
    await field.press("Control+End");
    await field.pressSequentially("fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }\n");
    await effect(bob, "A bank of 35 points brings 45.").waitFor();
    await bob.hears("“Lucky sevens” reads well.");

    await bob.getByRole("button", { name: "Play a table with it" }).click();
    await bob.waitForURL("**/new/wimpout");
    await bob.locator("details.own", { hasText: "Lucky sevens" }).first().waitFor();
    await bob.getByRole("button", { name: "Open the table" }).click();
    await bob.waitForURL(/\/t\/\w+$/);
    await bob.locator("details.rule", { hasText: "Lucky sevens" }).first().waitFor();

    // What was written stands there still. So that it acts at the next bank, every 5 is lucky.
    await bob.goto("/rules/wimpout/new");
    assert.equal(await field.inputValue(), SEVENS);
    await field.fill(SEVENS.replace("% 35", "% 5"));
    await effect(bob, "A bank of 5 points brings 15.").waitFor();
    await bob.getByRole("button", { name: "Put it to the vote at “Sevens”" }).click();
    await bob.waitForURL(`**/t/${id}`);
    await ann.locator("#slip").getByText("Lucky sevens").first().waitFor();
    await ann.locator("#slip").getByRole("button", { name: "Yes" }).click();
    await bob.locator("#history").getByText(/From now on: .*Lucky sevens/).waitFor();
    const acted = await itActs([ann, bob]);
    for (const page of [ann, bob]) page.clean();
    return acted;
  });
});

host.test("what is wrong is marked at its line, and the way there selects it", async () => {
  const page = await host.visitor();
  await page.goto("/rules/wimpout/new?example=toll");
  const field = page.getByLabel("The text of the rule");
  await field.fill(SEVENS.replace("% 35", "%% 35"));
  await page.locator("#wrong").waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  const high = () => field.evaluate((field) => parseFloat(field.style.getPropertyValue("--line-high")));
  assert.ok((await high()) >= 18, `the line is marked, ${await high()} px high`);
  await page.locator("#verdict").getByRole("link", { name: "Line 5" }).click();
  const chosen = await field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  assert.ok(chosen && "fn banking(points) { if points %% 35 == 0 { 10 } else { 0 } }".endsWith(chosen), chosen);
  await page.getByRole("button", { name: "Play a table with it" }).click();
  await page.hears(await page.locator("#wrong").textContent());
  assert.match(page.url(), /\/rules\/\w+\/new/, "what is wrong leads nowhere");
  await field.fill(SEVENS);
  await effect(page, "reads well").waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "false");
  assert.equal(await high(), 0);
  page.clean();
});

host.test("one request is under way at a time, and nothing that was typed is lost", async () => {
  const page = await host.visitor();
  const field = page.getByLabel("The text of the rule");
  // Each request is held until it is let go, and is asked for by the next of these; the one that the page makes as it opens goes on its way.
  const letGo = ({ go }) => go();
  let underWay = 0, most = 0, heard = letGo;
  const asked = () => new Promise((done) => { heard = done; });
  await page.route("**/rules/cow/new", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    most = Math.max(most, (underWay += 1));
    await new Promise((go) => heard({ text: route.request().postData(), go }));
    underWay -= 1;
    await route.continue();
  });
  // Held from the beginning: a request that is on its way when holding begins may be lost.
  await page.goto("/rules/cow/new");
  let next = asked();
  await field.fill("rule: a");
  const first = await next;
  for (const text of ["rule: ab", "rule: abc", "rule: abcd"]) await field.fill(text);
  next = asked();
  first.go();
  const second = await next;
  assert.match(second.text, /own=rule%3A\+abcd/, "the last is asked about, not those before it");
  second.go();
  await effect(page, "It cannot be played").waitFor();
  assert.equal(most, 1);
  heard = letGo;
  await page.reload();
  assert.equal(await field.inputValue(), "rule: abcd", "it stands there when the page is opened anew");
  await page.goto("/rules/cow/new?example=bounty");
  assert.match(await field.inputValue(), /^rule: bounty/);
  await page.getByRole("button", { name: "Back to what you had written" }).click();
  assert.equal(await field.inputValue(), "rule: abcd");
});

host.test("pieces are read while they are written, and what was typed stands there again", async () => {
  const page = await host.visitor();
  await page.goto("/rules/wimpout/pieces?usual=board");
  const field = page.locator("textarea"), verdict = page.locator("#verdict-board"), usual = await field.inputValue();
  await verdict.locator("li").first().waitFor();
  await field.fill(`${usual}nonsense`);
  await verdict.locator(".refused").waitFor();
  await page.hears("cannot be played");
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  await page.goto("/rules/wimpout/pieces");
  assert.equal(await field.inputValue(), `${usual}nonsense`, "it was kept");
  await field.fill(usual);
  await verdict.locator("li").first().waitFor();
  assert.equal(await verdict.locator(".refused").count(), 0);
  page.clean();
});

host.test("without script the form reads, and opens a table", async () => {
  const page = await host.visitor({ script: false });
  await page.goto("/rules/connexion/new?example=mirror");
  await effect(page, "“Mirror” reads well.").waitFor();
  const field = page.getByLabel("The text of the rule"), written = await field.inputValue();
  await field.fill(written.replace("fn ", "fn fn "));
  await post(page, page.getByRole("button", { name: "Read it" }));
  await page.locator("#wrong + .at-line").getByText(/^Line \d+ /).waitFor();
  assert.match(await field.inputValue(), /fn fn /);
  await field.fill(written);
  await post(page, page.getByRole("button", { name: "Play a table with it" }));
  assert.match(await page.locator("#new details.own textarea").first().inputValue(), /^rule: mirror/);
  page.clean();
});
