// A seat outlives a reload, a lost cookie, a second device and the house itself.
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, isOver, length, myTurn, newTable, story, untilLuckAllows } from "../lib/table.mjs";

const host = evening();

async function alone(page, name) {
  await comeIn(page, name);
  return untilLuckAllows(async () => {
    const id = await newTable(page, `${name}'s table`, { opening: "0" });
    await page.getByRole("button", { name: "Begin" }).click();
    await myTurn(page);
    await act(page);
    return (await myTurn(page)) && id;
  });
}

/** Waits until the table lies as it did: whoever comes back is told to be away for a moment. */
async function liesAgain(page, before) {
  let now = await lies(page);
  for (const end = Date.now() + 60_000; Date.now() < end && !isDeepStrictEqual(now, before);) now = await lies(page);
  assert.deepEqual(now, before);
}

/** What lies on the table, in the page's own words. */
function lies(page) {
  return page.evaluate(() => {
    const cubes = [...document.querySelectorAll(".cubes svg.cube")].map((cube) => cube.getAttribute("aria-label"));
    const text = ["#sentence", ".stake", ".people", ".because"].map((part) => document.querySelector(part)?.textContent);
    const verbs = [...document.querySelectorAll("#now .verbs [name=action]")].map((input) => input.value);
    return { cubes, text, verbs };
  });
}

host.test("a reload in mid-turn shows the same state", async () => {
  const page = await host.visitor();
  await alone(page, "Ann");
  const before = await lies(page);
  await page.reload();
  await liesAgain(page, before);
  page.clean();
});

host.test("the seat goes to a second browser by its link, and the first one watches", async () => {
  const first = await host.visitor(), second = await host.visitor({ phone: true });
  await alone(first, "Bea");
  await first.locator("#about > summary").click();
  const link = await first.locator("#about a.key").textContent();
  assert.equal(await first.locator("#about svg.qr").count(), 1);

  await second.goto(link);
  await second.getByRole("button", { name: "Sit here" }).click();
  await second.waitForURL(/\/t\/\w+$/);
  await first.getByText("you watch").waitFor();
  assert.equal(await length(first), null);
  const before = await length(second);
  await act(second);
  assert.notEqual(await length(second), before);
  for (const page of [first, second]) page.clean();
});

host.test("the seat's code brings it back when the cookie is lost", async () => {
  const page = await host.visitor();
  await alone(page, "Cleo");
  await page.locator("#about > summary").click();
  const code = await page.locator("#about .code").textContent();
  const before = await lies(page);
  await page.context().clearCookies();
  await page.goto("/");
  await page.getByLabel("Join by code").fill(code);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Sit here" }).click();
  await myTurn(page);
  assert.deepEqual((await lies(page)).verbs, before.verbs);
  page.clean();
});

host.test("when the house goes down and comes back, the page does too, with the same state", async () => {
  const page = await host.visitor();
  await alone(page, "Dora");
  const before = await lies(page);
  await host.house.restart();
  await page.waitForFunction(() => document.querySelector("#line").dataset.state === "on");
  await liesAgain(page, before);
  await act(page);
});

host.test("steps are taken back when all agree, and the same throw comes again", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await comeIn(ann, "Ann");
  await comeIn(bob, "Bob");
  const before = await untilLuckAllows(() => thrownOnce(ann, bob));
  await ann.locator("#history").getByText("You throw").first().waitFor();
  const [thrown] = await story(ann);
  await ann.locator("#about > summary").click();
  await ann.getByRole("button", { name: "Ask to take the last act back" }).click();
  await bob.getByRole("button", { name: "Let it be taken back" }).click();
  await ann.locator("#history").getByText("What was done last is taken back").waitFor();
  assert.deepEqual((await lies(ann)).verbs, before.verbs);
  await act(ann);
  await ann.waitForFunction(() => document.querySelector("#history li .words").textContent.includes("You throw"));
  assert.equal((await story(ann))[0], thrown, "a draw is bound to its place");
  for (const page of [ann, bob]) page.clean();
});

/** Ann throws once at a table with Bob. Gives how it lay before, unless that was the game. */
async function thrownOnce(ann, bob) {
  const id = await newTable(ann, "Second thoughts", { starter: "first", opening: "0" });
  await bob.goto(`/t/${id}`);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.getByRole("button", { name: "Begin" }).click();
  await myTurn(ann);
  const before = await lies(ann);
  await act(ann);
  await bob.locator("#history").getByText("throws").first().waitFor();
  return !(await isOver(bob)) && before;
}

host.test("a bot plays for who is away, and hands the seat back", async () => {
  const page = await host.visitor();
  await alone(page, "Fay");
  await page.locator("#about > summary").click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.getByText("plays for you.", { exact: false }).first().waitFor();
  assert.equal(await length(page), null);
  await page.getByRole("button", { name: "Play myself again" }).click();
  await myTurn(page);
  page.clean();
});

host.test("a late comer sits down with no points", async () => {
  const ann = await host.visitor(), late = await host.visitor();
  const id = await alone(ann, "Gil");
  await late.goto(`/t/${id}`);
  await late.getByLabel("Your name").fill("Late");
  await late.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Late").waitFor();
  assert.equal(await ann.locator(".people > li").nth(1).locator(".score").innerText(), "0");
  for (const page of [ann, late]) page.clean();
});

host.test("a name, a shape and a colour are chosen at the door", async () => {
  const page = await host.visitor();
  await page.goto("/name");
  await page.getByLabel("Your name").fill("Föhnwind");
  for (const choice of ["drop", "rose"]) await page.locator(".swatches label", { hasText: choice }).click();
  await page.getByRole("button", { name: "Come in" }).click();
  await page.waitForURL("**/");
  assert.equal(await page.locator(".top .me .mark").getAttribute("class"), "mark c-rose");
  assert.equal(await page.locator(".top .me .who").textContent(), "You are Föhnwind");
  await newTable(page, "Marked");
  assert.equal(await page.locator(".people .mark.c-rose").count(), 1);
  page.clean();
});

host.test("an act against a table that has moved on is answered, and done once", async () => {
  const page = await host.visitor();
  const id = await alone(page, "Eve");
  const [action, at] = await page.evaluate(() =>
    ["action", "at"].map((name) => document.querySelector(`#verb-0 [name=${name}]`).value));
  const status = await page.evaluate(async ([id, action, at]) => {
    const body = new URLSearchParams({ action, at: String(at - 1) });
    return (await fetch(`/t/${id}/act`, { method: "POST", body, headers: { accept: "application/json" } })).status;
  }, [id, action, at]);
  assert.equal(status, 409);
  assert.equal(await length(page), at);
});
