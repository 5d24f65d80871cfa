// Installable, and calm without a house (P16): what a system is told, what a browser keeps, and what it never keeps.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { newTable } from "../lib/table.mjs";

const host = evening();

/** Waits until the worker of the house answers for a page, and has heard in which language that is read. */
async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** The paths that the browser keeps. */
const paths = (page) => page.evaluate(async () => {
  const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
});

host.test("the house can be installed: what its manifest names is there", async () => {
  const page = await host.visitor();
  await page.goto("/");
  const path = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(path)).json();
  assert.deepEqual([manifest.display, manifest.orientation, manifest.scope], ["standalone", "any", "/"]);
  for (const { src, sizes, type } of manifest.icons) {
    const [width, height] = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    if (type === "image/png") assert.equal(`${width}x${height}`, sizes);
  }
  const { errors } = await (await page.context().newCDPSession(page)).send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  page.clean();
});

host.test("files are kept, tables never are; without the house a calm page stands at the same address", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await kept(page);
  const table = await newTable(page, "Friday night");
  await page.reload();
  const seen = await paths(page);
  assert.ok(seen.includes("/offline") && seen.some((path) => path.endsWith("live.js")), seen.join());
  assert.deepEqual(seen.filter((path) => path !== "/offline" && !path.startsWith("/assets/")), []);
  page.clean();

  await page.context().setOffline(true);
  await page.goto(`/t/${table}`);
  await page.getByRole("heading", { name: "The house is out of reach" }).waitFor();
  assert.ok(page.url().endsWith(`/t/${table}`));
  const font = await page.evaluate(() => getComputedStyle(document.querySelector("h1")).fontFamily);
  assert.match(font, /last licks/i);
  // As soon as there is a network it looks again by itself.
  await page.context().setOffline(false);
  await page.locator(`#view[data-live="/t/${table}/stream"]`).waitFor();
});

host.test("when the house comes back and the network was never away, the page looks again by itself", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await kept(page);
  await host.house.restart(async () => {
    await page.goto("/rules");
    await page.getByRole("heading", { name: "The house is out of reach" }).waitFor();
  });
  await page.getByRole("heading", { name: "Rules", exact: true }).waitFor();
});

host.test("the page without a house is in the language that was chosen last", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await kept(page);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.locator("html[lang=de]").waitFor();
  const spoken = async () => (await (await caches.match("/offline"))?.text())?.includes('lang="de"');
  await page.waitForFunction(spoken);
  await page.context().setOffline(true);
  await page.goto("/rules");
  await page.getByRole("link", { name: "Noch einmal nachsehen" }).waitFor();
  const path = await page.evaluate(() => location.pathname);
  assert.equal(path, "/rules");
});
