// A tour of every kind of page: a few tables are brought to where each of their pages can be seen.
import { lived } from "./circle.mjs";
import { act, callBot, comeIn, isOver, length, myTurn, newTable, playOut, untilLuckAllows } from "./table.mjs";

/**
 * Sets the tables up with two visitors. Gives the pages by name, as paths, and what makes a browser that of the visitor
 * who sits at all the tables.
 */
export async function tour(visitor) {
  const page = await visitor(), friend = await visitor();
  await comeIn(page, "Ann");
  // The bots of the other games play on meanwhile, until it is the visitor's turn.
  const others = {};
  for (const game of ["connexion", "cow"]) {
    const offer = page.locator(".offer", { has: page.locator(`#offer-${game}`) });
    await page.goto("/");
    await offer.getByRole("button", { name: "Play two bots now" }).click();
    await page.waitForURL(/\/t\/\w+$/);
    others[`table of ${game}`] = new URL(page.url()).pathname;
    others[`rules of ${game}`] = `/rules/${game}`;
    others[`new table of ${game}`] = `/new/${game}`;
  }

  const lobby = await newTable(page, "Friday night");
  await callBot(page);

  const voting = await table(page, "Rules are made", { starter: "first" }, friend);
  await friend.goto(`/t/${voting}/propose`);
  await friend.locator("#set-bump").selectOption("on");
  await friend.getByRole("button", { name: "Propose" }).click();
  await page.locator("#slip").waitFor();

  const playing = await untilLuckAllows(async () => {
    const id = await table(page, "The long table", { starter: "first", opening: "0" }, friend, true);
    for (let acts = 0; acts < 3 && (await length(page)) !== null; acts += 1) await act(page);
    return !(await isOver(page)) && id;
  });

  const over = await untilLuckAllows(async () => {
    const rules = { starter: "first", goal: "50", opening: "0", "last-licks": "once" };
    const id = await table(page, "It is over", rules, friend);
    await playOut([page, friend]);
    const last = await (await page.request.get(`/t/${id}/record`)).text();
    return last.trim().split("\n").length > 8 && id;
  });

  // Of a short game, which is solved at once however busy the machine is.
  const advised = await newTable(page, "Against a bot", { starter: "first", goal: "50" });
  await callBot(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);

  const shelf = await onTheShelf(page, await table(page, "Sevens", { starter: "first" }, friend), friend);
  const pieces = await piecesOnTheShelf(page);
  const circle = await lived(page, friend, "Friday people");

  const pages = {
    home: "/",
    "new table": "/new/wimpout",
    lobby: `/t/${lobby}`,
    "table in play": `/t/${playing}`,
    "proposal open": `/t/${voting}`,
    "proposal form": `/t/${voting}/propose`,
    "game over": `/t/${over}`,
    replay: `/t/${over}/replay?step=4`,
    report: `/t/${over}/report`,
    advice: `/t/${advised}/advice`,
    "paste a record": "/replay",
    rules: "/rules",
    "rules of a game": "/rules/wimpout",
    "one rule": "/rules/wimpout/last-licks",
    "a rule of your own": "/rules/wimpout/new?example=rainbow", "a rule of cow": "/rules/cow/new", "a rule of connexion": "/rules/connexion/new?example=mirror",
    shelf: "/rules/wimpout/shelf", "rule on the shelf": shelf, ...pieces,
    "pieces of your own": "/rules/wimpout/pieces?usual=board",
    circle, "book of a circle": `${circle}/book`, "chapter of a book": `${circle}/book/wimpout`,
    "a circle about itself": `${circle}/book/circle`, evening: `${circle}/evening/1`,
    standings: `${circle}/standings`, "games of a circle": `${circle}/games`,
    "lab": "/rules/wimpout/lab",
    "puzzle": "/puzzles/wimpout", "puzzle of connexion": "/puzzles/connexion", "puzzle of cow": "/puzzles/cow", circles: "/circles", statistics: "/statistics",
    "calls": "/calls",
    "learn index": "/learn",
    lesson: "/learn/wimpout?step=2&answer=0",
    verify: "/verify",
    api: "/api",
    name: "/name",
    error: "/t/nowhere0",
    ...others,
  };
  return { pages, storageState: await page.context().storageState() };
}

async function table(page, title, rules, friend, odds = false) {
  const id = await newTable(page, title, rules, odds);
  await friend.goto(`/t/${id}`);
  const name = friend.getByLabel("Your name");
  if (await name.count()) await name.fill("Bob");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".people").getByText("Bob").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  return id;
}

/** Plays with a board of one's own and puts it on the house's shelf: its pages there and at the table. */
async function piecesOnTheShelf(page) {
  const id = await newTable(page, "A board of our own");
  await page.goto(`/t/${id}/propose`);
  await page.locator("details.own summary").last().click();
  await page.getByLabel("The board", { exact: true }).fill('{"name": "Short lane", "goal": 250, "lap": 50}\n');
  await page.getByRole("button", { name: "Propose" }).click();
  await page.locator('a[href$="/pieces/board"]').click();
  await page.getByRole("button", { name: "Put it on the house’s shelf" }).click();
  await page.waitForURL(/\/shelf\//);
  return { "pieces at a table": `/t/${id}/pieces/board`, "pieces on the shelf": new URL(page.url()).pathname };
}

/** Has a rule of one's own voted in at a table and puts it on the house's shelf: its page there, as a path. */
async function onTheShelf(page, id, friend) {
  await page.goto("/rules/wimpout/new?example=lucky-sevens");
  const written = await page.getByLabel("The text of the rule").inputValue();
  await page.goto(`/t/${id}/propose`);
  await page.locator("details.own summary").click();
  await page.getByLabel("The text of the rule").fill(written);
  await page.getByRole("button", { name: "Propose" }).click();
  await friend.locator("#slip").getByRole("button", { name: "Yes" }).click();
  const rule = page.locator(".light details.rule", { hasText: "Lucky sevens" });
  await rule.locator("summary").click();
  await rule.getByRole("link").first().click();
  await page.getByRole("button", { name: "Put it on the house’s shelf" }).click();
  await page.waitForURL(/\/shelf\//);
  return new URL(page.url()).pathname;
}
