// Unexploded Cow in the browser: a table of four to the end, cards by pointer, keys and plain forms, and hidden hands.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { barriers, tooWide } from "../lib/browser.mjs";
import { apiBot, cowTable, graze, grazeUntil, start } from "../lib/cow.mjs";
import { evening } from "../lib/evening.mjs";
import { callBot, comeIn, length, post, story, unfold, untilLuckAllows } from "../lib/table.mjs";

const host = evening();

/** The ids of the cards a page holds in its hand. */
function hand(page) {
  return page.locator(".in-hand").evaluateAll((cards) => cards.map((card) => card.id.replace("card-", "")));
}

/** How many cows of the hand may be given to somebody. */
function cows(page) {
  return page.locator(".in-hand:has(.hold)").count();
}

/** How many cows stand in the visitor's own field. */
function herd(page) {
  return page.locator(".pasture.mine .in-play").count();
}

host.test("a person, two bots and a program play a game to the end, and the money adds up", async () => {
  const page = await host.visitor();
  await comeIn(page, "Ann");
  const id = await cowTable(page, 2, {}, false);
  const robby = await apiBot(host.house, id, "Robby");
  await page.locator(".people").getByText("Robby").waitFor();
  await start(page);
  await grazeUntil(page, () => false);
  await page.locator("#now.over").waitFor();
  assert.ok((await robby.played) > 0, "the program has acted");
  const amounts = await page.locator(".standing td.right").allInnerTexts();
  const net = amounts.map((text) => Number(text.replace("\u2212", "-").replace(/[$,]/g, "")));
  assert.equal(net.length, 4);
  assert.equal(net.reduce((sum, amount) => sum + amount, 0), 8000);
  assert.equal(await page.locator(".purses path.purse").count(), 4);
  assert.match((await story(page)).join(" "), /Pot and Bank go to/);
  page.clean();
});

host.test("a card goes into another field by keys alone, and by dragging", async () => {
  const page = await host.visitor();
  await comeIn(page, "Kay");
  await untilLuckAllows(async () => (await cowTable(page, 2, { starter: "first" })) && (await cows(page)));
  const cow = page.locator(".in-hand:has(.hold)").first(), held = (await hand(page)).length;
  const key = await cow.locator("label").getAttribute("data-key");
  await page.keyboard.press(key);
  const slot = page.locator("#field-1 .slot:visible").first();
  await slot.focus();
  await page.keyboard.press("Enter");
  await page.locator("#field-1 .in-play").waitFor();
  assert.equal((await hand(page)).length, held - 1);

  const next = page.locator(".in-hand:has(.hold)").first();
  if (await next.count()) {
    const before = await length(page);
    await next.scrollIntoViewIfNeeded();
    const [from, to] = [await next.locator(".head").boundingBox(), await page.locator("#field-2").boundingBox()];
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 30, to.y + 60, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction((was) => document.querySelector("#now .verbs [name=at]")?.value !== was, before);
    assert.equal(await page.locator("#field-2 .in-play").count(), 1);
  }
  page.clean();
});

host.test("on a phone a card that is given shows the fields of the others, the first of them above the dock", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Lou");
  await untilLuckAllows(async () => (await cowTable(page, 2, { starter: "first" })) && (await cows(page)));
  await page.locator(".in-hand:has(.hold) label", { hasText: "Give…" }).first().tap();
  await page.locator("#field-1 .slot:visible").first().waitFor();
  const right = await page.locator("#field-0 .slot[data-end=right]:visible").count();
  assert.equal(right, 0, "a card is played to the right end of one's own field by itself");
  await page.waitForFunction(() => document.querySelector("#field-1").getBoundingClientRect().bottom <= document.querySelector("#now").getBoundingClientRect().top);
  page.clean();
});

host.test("a field is put in order by dragging and by numbers, and a roll finds what stands right", async () => {
  const page = await host.visitor();
  await comeIn(page, "Dora");
  const arranging = async () => (await page.locator(".order-of").count()) > 0;
  await untilLuckAllows(async () => (await cowTable(page, 2, { starter: "first" })) && grazeUntil(page, arranging));
  const items = page.locator(".order-of li");
  const names = await items.locator(".called").allInnerTexts();
  await items.first().scrollIntoViewIfNeeded();
  const [first, next] = [await items.first().boundingBox(), await items.nth(1).boundingBox()];
  await page.mouse.move(first.x + 20, first.y + 20);
  await page.mouse.down();
  await page.mouse.move(next.x + next.width / 2, next.y + 30, { steps: 6 });
  await page.mouse.up();
  const dragged = [names[1], names[0], ...names.slice(2)];
  assert.deepEqual(await items.locator(".called").allInnerTexts(), dragged);
  await items.last().locator("input").fill(String(names.length));
  await items.first().locator("input").fill("1");
  await page.getByRole("button", { name: "Roll in this order" }).click();
  await page.waitForFunction(() => !document.querySelector(".order-of"));
  const told = (await story(page)).find((line) => line.includes("You arrange the field"));
  assert.ok(told, "what was arranged is told");
  page.clean();
});

host.test("while the die rolls a dock that hides the field stands aside, and what came of it can still be read", async () => {
  const page = await host.visitor({ phone: true, still: false });
  await comeIn(page, "Lou");
  // A field of a few cows makes a dock that hides nothing.
  const hidden = () => page.evaluate(() => {
    scrollTo(0, 0);
    return (document.querySelector("#now.orders")?.getBoundingClientRect().top ?? Infinity) < 600;
  });
  // A roll whose answer comes late is shown as it has landed.
  const { dock, field } = await untilLuckAllows(async () => {
    const opened = await page.request.post("/tables", { form: { game: "cow", bots: "2", begin: "yes", pace: "200", starter: "first" } });
    await page.goto(opened.url());
    if (!(await grazeUntil(page, hidden))) return;
    await page.evaluate(() => {
      const top = (what) => document.querySelector(what).getBoundingClientRect().top;
      document.addEventListener("landed", () => {
        // Where it comes to rest, however far a busy browser has moved it by then.
        for (const moving of document.querySelector("#now").getAnimations()) moving.finish();
        globalThis.landing ??= { dock: top("#now"), field: top(".pasture.mine") };
      }, true);
    });
    await page.locator("#now .verbs button.main").click();
    // What is left of an earlier roll is not this one, and the next player's cards do not take its place.
    await page.waitForFunction(() => /You roll/.test(document.getElementById("just").textContent));
    return page.evaluate(() => globalThis.landing);
  });
  assert.ok(dock >= 840 && field < 700, `dock at ${dock}, field at ${field}`);
  if (await page.locator("#now.mine").count()) await graze(page);
  await page.waitForFunction(() => !/You roll/.test(document.getElementById("just").textContent) && /You roll/.test(document.getElementById("rolled")?.textContent));
  page.clean();
});

host.test("without script a turn is played by plain forms", async () => {
  const page = await host.visitor({ script: false });
  await comeIn(page, "Paula");
  await untilLuckAllows(async () => {
    await page.goto("/new/cow");
    await unfold(page);
    await page.locator("#set-starter").selectOption("first");
    for (const verb of ["Open the table", "Call a bot", "Call a bot", "Begin"]) {
      await post(page, page.getByRole("button", { name: verb }));
    }
    return cows(page);
  });
  assert.equal(await herd(page), 0);
  const cow = page.locator(".in-hand:has(.hold)").first();
  await page.mouse.wheel(0, 4000);
  await cow.locator("label").click();
  await post(page, page.locator("#field-1 .slot:visible").first());
  assert.equal(await page.locator("#field-1 .in-play").count(), 1);
  await post(page, page.getByRole("button", { name: /roll the die/ }));
  assert.match(await page.locator("#history").innerText(), /You roll/);
  page.clean();
});

host.test("no hand is in another's page, nor in a spectator's", async () => {
  const [ann, bea, watcher] = [await host.visitor(), await host.visitor(), await host.visitor()];
  await comeIn(ann, "Ann");
  const id = await cowTable(ann, 1, { starter: "first" }, false);
  await comeIn(bea, "Bea", `/t/${id}`);
  await bea.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Bea").waitFor();
  await start(ann);
  await bea.locator(".cloth.cow .in-hand").first().waitFor();
  await watcher.goto(`/t/${id}`);
  const [hers, others, watched] = [await hand(ann), await bea.content(), await watcher.content()];
  assert.ok(hers.length >= 5);
  for (const card of hers) {
    const names = new RegExp(`(card|cow|hold)-${card}"|&quot;${card}&quot;`);
    for (const html of [others, watched]) assert.doesNotMatch(html, names);
  }
  assert.equal((await hand(watcher)).length, 0);
  for (const page of [ann, bea, watcher]) page.clean();
});

host.test("the table fits a phone and a desk and has no barriers, by day and by night", async () => {
  for (const options of [{ phone: true }, { dark: true }]) {
    const page = await host.visitor({ ...options, audit: true });
    await comeIn(page, "Eve");
    await cowTable(page, 3, { starter: "first" });
    for (let acts = 0; acts < 6; acts += 1) await graze(page);
    assert.deepEqual(await barriers(page), []);
    assert.equal(await tooWide(page), 0);
    const [field, dock] = await page.evaluate(() => [".pasture.mine h3", "#now"].map((what) => document.querySelector(what).getBoundingClientRect()));
    if (!options.phone && dock.height < 150) assert.ok(field.bottom <= dock.top, `one's own field begins at ${field.bottom}, the dock at ${dock.top}`);
    page.clean();
  }
});

host.test("on a phone a hand is seen whole, and where one's own field begins is in sight below it, whatever was dealt", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Lou");
  const { events } = JSON.parse(await readFile(new URL("../../crates/cow/data/deck.json", import.meta.url)));
  const longest = events.map(({ text }) => text).reduce((a, b) => (b.length > a.length ? b : a));
  await cowTable(page, 3, { starter: "first" });
  const cards = await page.locator(".in-hand").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  const beyond = cards.filter(({ left, right }) => left < 0 || right > 390), more = await page.locator(".hand ul.more").count();
  assert.ok(more ? cards.length - beyond.length >= 3 : !beyond.length, JSON.stringify(cards));
  const small = await page.locator(".in-hand .plays :is(button, label)").evaluateAll((all) => all.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 40).map((one) => `${one.textContent} ${one.offsetWidth} ${one.offsetHeight}`));
  assert.deepEqual(small, []);
  // In one go: what the house sends in the meantime would put the cards back as they were dealt.
  const seen = await page.evaluate((text) => {
    const hand = document.querySelector(".hand ul");
    // The longest text on the first card, and on every card that says anything.
    const said = [document.querySelector(".in-hand :is(.text, .worth)"), ...hand.querySelectorAll(".text")];
    for (const one of said) Object.assign(one, { className: "text", textContent: text });
    // As the house would send such a hand: what takes more than two rows stands beside them.
    const wide = hand.querySelectorAll(".text").length, more = hand.children.length + wide > 6 || wide > 2;
    hand.classList.toggle("more", more);
    hand.classList.toggle("halves", more);
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [card, field] = [".in-hand", ".pasture.mine h3"].map((what) => box(what).bottom);
    return { card, field, dock: box("#now").top };
  }, longest);
  assert.ok(Math.max(seen.card, seen.field) <= seen.dock, `the dock hides what ends below ${seen.dock}: ${JSON.stringify(seen)}`);
  page.clean();
});

const COUNTING = `rule: turns
title: Turns
about: Turns are counted, of each player and in all.
counter: Turns of his own
table-counter: Turns in all
---
fn count_after_turn(turn, me) { me.count + 1 }
fn table_after_turn(turn, me) { me.table + 1 }
`;

host.test("what a rule of one's own counts stands beside the players and at the table, and is told", async () => {
  const page = await host.visitor({ audit: true });
  await comeIn(page, "Ann");
  await page.goto("/new/cow");
  await unfold(page);
  await page.locator("details.own > summary").first().press("Enter");
  await page.locator("textarea[name=own]").fill(COUNTING);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  for (let n = 0; n < 2; n += 1) await callBot(page);
  await start(page);
  await page.locator("#middle").getByText(/^Turns in all: \d+/).waitFor();
  const told = async () => (await story(page)).some((line) => /: Turns of his own \d/.test(line) && /At the table: Turns in all \d/.test(line));
  assert.ok(await grazeUntil(page, told), "a turn is counted and told");
  await page.locator(".note").getByText(/^Turns of his own: [1-9]/).first().waitFor();
  await page.locator("#middle").getByText(/^Turns in all: [1-9]/).waitFor();
  page.clean();
});
