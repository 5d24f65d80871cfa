// Pictures of every kind of page, on a phone and a desktop, by day and by night: e2e/run CACHE_DIR e2e/shots.mjs FOLDER
// With SHOTS_LOCALE=de-DE they are those of somebody whose browser asks for German.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, visit } from "./lib/browser.mjs";
import { openHouse } from "./lib/house.mjs";
import { tour } from "./lib/tour.mjs";

const [folder = "target/shots", ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const { pages, storageState } = await tour(() => visit(browser, house));
  for (const phone of [false, true]) {
    const page = await visit(browser, house, { phone, storageState, locale: process.env.SHOTS_LOCALE ?? "en-GB" });
    for (const [name, path] of Object.entries(pages)) {
      if (wanted.length && !wanted.includes(name)) continue;
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        // A report that is being made asks again by itself, and is waited for.
        await page.goto("about:blank");
        await page.goto(path);
        await page.locator("progress").waitFor({ state: "detached" });
        await page.evaluate(() => document.fonts.ready);
        const file = `${name.replaceAll(" ", "-")}-${phone ? "390" : "1440"}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: phone });
      }
    }
  }
} finally {
  await browser.close();
  await house.close();
}
