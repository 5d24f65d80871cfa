// A pause by consent: two people ask and agree, nobody acts meanwhile, and the game goes on where it stood (P5).
import assert from "node:assert/strict";
import { barriers } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable } from "../lib/table.mjs";

const host = evening();

host.test("two people agree to a pause; nobody acts until one of them goes on", async () => {
  const bob = await host.visitor(), ann = await host.visitor({ phone: true, audit: true });
  await comeIn(bob, "Bob");
  const table = await newTable(bob, "Friday night", { starter: "first" });
  await comeIn(ann, "Ann");
  await ann.goto(`/t/${table}`);
  await ann.locator("form[action$='/sit'] button").first().click();
  await bob.locator("#seat-1").waitFor();
  await bob.getByRole("button", { name: "Begin" }).click();
  await bob.locator("#verb-0 button").waitFor();

  await ann.locator("#about summary").first().click();
  await ann.getByRole("button", { name: "Ask for a pause" }).click();
  await ann.getByText("Still to answer: Bob.").waitFor();
  await ann.getByRole("button", { name: "Withdraw it" }).click();
  await ann.getByText("Still to answer: Bob.").waitFor({ state: "detached" });
  await ann.getByRole("button", { name: "Ask for a pause" }).click();
  await bob.getByText("Ann asks for a pause.").first().waitFor();
  assert.equal(await bob.locator("#verb-0 button").count(), 1, "the game goes on until all have agreed");
  await bob.getByRole("button", { name: "Agree to a pause" }).click();
  for (const page of [bob, ann]) await page.locator("#sentence", { hasText: "The game is paused" }).waitFor();
  assert.equal(await bob.locator("#verb-0").count(), 0, "nothing to be done");
  assert.deepEqual(await barriers(ann), []);

  const act = await bob.evaluate(async path => {
    const body = new URLSearchParams({ action: JSON.stringify({ do: "throw" }) });
    const answer = await fetch(path, { method: "POST", headers: { Accept: "application/json" }, body });
    return [answer.status, await answer.text()];
  }, `/t/${table}/act`);
  assert.equal(act[0], 409);
  assert.match(act[1], /the game is paused/);

  await ann.getByRole("button", { name: "Go on" }).click();
  await bob.locator("#verb-0 button").click();
  await ann.locator("#history", { hasText: "You end the pause; the game goes on." }).waitFor();
  ann.clean();
});
