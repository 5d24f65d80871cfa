// A seat outlives a reload, a lost cookie, a second device and the house itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, length, myTurn, newTable } from "../lib/table.mjs";

const host = evening();

async function alone(page, name) {
  await comeIn(page, name);
  const id = await newTable(page, `${name}'s table`, { opening: "0" });
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  await act(page);
  await myTurn(page);
  return id;
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

test("a reload in mid-turn shows the same state", async () => {
  const page = await host.visitor();
  await alone(page, "Ann");
  const before = await lies(page);
  await page.reload();
  assert.deepEqual(await lies(page), before);
  page.clean();
});

test("the seat goes to a second browser by its link, and the first one watches", async () => {
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

test("the seat's code brings it back when the cookie is lost", async () => {
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

test("when the house goes down and comes back, the page does too, with the same state", async () => {
  const page = await host.visitor();
  await alone(page, "Dora");
  const before = await lies(page);
  await host.house.restart();
  await page.waitForFunction(() => document.querySelector("#line").dataset.state === "on");
  assert.deepEqual(await lies(page), before);
  await act(page);
});

test("an act against a table that has moved on is answered, and done once", async () => {
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
