// The first minute: by a link on a phone, or from the front page, with as few taps as can be and nothing to type.
import assert from "node:assert/strict";
import { tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { act, comeIn, isOver, length, myTurn, newTable, playBots, untilLuckAllows } from "../lib/table.mjs";

const host = evening();

/** A visitor on a phone whose taps are counted. */
async function tapper() {
  const page = await host.visitor({ phone: true });
  page.taps = 0;
  page.press = async (button) => {
    await button.tap();
    page.taps += 1;
  };
  return page;
}

host.test("who opens a link on a phone throws with the third tap", async () => {
  const ann = await host.visitor();
  await comeIn(ann, "Ann");
  const bob = await untilLuckAllows(async () => {
    const id = await newTable(ann, "Tonight", { opening: "0", starter: "first" });
    const guest = await tapper();
    await guest.goto(`/t/${id}`);
    assert.notEqual(await guest.getByLabel("Your name").inputValue(), "", "a name is there");
    assert.equal(await tooWide(guest), 0);
    await guest.press(guest.getByRole("button", { name: "Sit down" }));
    await guest.press(guest.getByRole("button", { name: "Begin" }));
    // Ann throws first; five of a kind may end the game before the guest's turn.
    for (;;) {
      await Promise.any([ann, guest].map(myTurn));
      if (await isOver(ann)) return false;
      if ((await length(guest)) !== null) return guest;
      if ((await length(ann)) !== null) await act(ann);
    }
  });
  await bob.press(bob.locator("#now .verbs button").first());
  await bob.locator("#history").getByText("You throw").first().waitFor();
  assert.equal(bob.taps, 3);
  for (const page of [ann, bob]) page.clean();
});

host.test("two who were offered the same name both sit down with one press", async () => {
  const ann = await host.visitor();
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Twins");
  const twins = [await tapper(), await tapper()];
  for (const twin of twins) await twin.goto(`/t/${id}`);
  const [offered, again] = await Promise.all(twins.map((twin) => twin.getByLabel("Your name").inputValue()));
  assert.equal(offered, again, "nobody has sat down yet");
  for (const twin of twins) await twin.press(twin.getByRole("button", { name: "Sit down" }));
  await ann.locator(".people > .place:not(.free)").nth(2).waitFor();
  const names = await ann.locator(".people .called").allInnerTexts();
  assert.equal(new Set(names).size, 3);
  assert.ok(names.includes(offered));
  for (const page of [ann, ...twins]) page.clean();
});

host.test("the coach is offered where there is a choice, and asked about the last one once there was one", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await playBots(page, "wimpout");
  const links = page.locator("#now .counsel a"), verbs = page.locator("#now .verbs button");
  // In the first turns it is told without being asked.
  const told = links.and(page.locator("[data-brief]")).getByText(/^(Best now|Hardly a difference): /);
  for (let acts = 0, early = true; (early || acts < 12) && (await myTurn(page)); acts += 1) {
    const best = (await verbs.count()) > 1;
    early = best ? (await page.locator("a[data-brief]").count()) > 0 : early;
    if (best && early) await told.waitFor();
    const offered = [...(best ? [early ? await told.textContent() : "What is best?"] : []), ...(acts ? ["How was my last choice?"] : [])];
    assert.deepEqual(await links.allTextContents(), offered);
    await act(page);
  }
  // At a third table whoever wants to know asks.
  const asked = [];
  await page.evaluate(() => (localStorage.briefed = "/t/one /t/two"));
  page.on("request", (request) => request.url().endsWith("/brief") && asked.push(request.url()));
  await page.goto("/");
  await playBots(page, "cow");
  await page.locator("#now.mine a[data-brief]").getByText("What is best?").waitFor();
  await page.waitForFunction(() => document.readyState === "complete");
  assert.deepEqual(asked, []);
  page.clean();
});

host.test("the front page plays at once: one tap, no name", async () => {
  const page = await tapper();
  await page.goto("/");
  assert.equal(await tooWide(page), 0);
  await page.press(page.getByRole("button", { name: "Play now" }));
  await page.waitForURL(/\/t\/\w+$/);
  await page.locator("#history").getByText("The game begins.").waitFor();
  assert.equal(page.taps, 1);
  assert.match(await page.title(), /\w+'s table/);
  page.clean();
});
