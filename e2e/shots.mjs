// Pictures of every kind of page, on a phone and a desktop, by day and by night: e2e/run CACHE_DIR e2e/shots.mjs FOLDER
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
    const page = await visit(browser, house, { phone, storageState });
    for (const [name, path] of Object.entries(pages)) {
      if (wanted.length && !wanted.includes(name)) continue;
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
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
