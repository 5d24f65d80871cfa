// What is known of a test that has failed: what its visitors had before them, and what the house has noted.
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How long a page that may hang is asked what it shows, in milliseconds. */
const PATIENCE = 10_000;

/** What `promise` comes to, or an error that names it after so many milliseconds. */
export async function within(limit, name, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(Error(`${name}: not done after ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Prints what the pages show and the end of the house's log; pictures and whole pages go to a folder. */
export async function testify(name, pages, house) {
  const folder = await mkdtemp(join(tmpdir(), "lastlicks-e2e-failed-"));
  console.error(`\n== failed: ${name}; pages and pictures are in ${folder}`);
  for (const [index, page] of pages.entries()) {
    const seen = await within(PATIENCE, "the page", look(page, join(folder, `visitor-${index + 1}`))).catch(String);
    console.error(`-- visitor ${index + 1} at ${page.url()}; wrong: ${JSON.stringify(page.wrong)}\n${seen}`);
  }
  const log = await readFile(house?.log ?? "", "utf8").catch(String);
  console.error(`-- the end of the house's log\n${log.split("\n").slice(-60).join("\n")}\n==`);
}

async function look(page, file) {
  await writeFile(`${file}.html`, await page.content());
  await page.screenshot({ path: `${file}.png` });
  const dock = await page.locator("#now").evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 2000)));
  return `${(await page.locator("body").innerText()).slice(0, 3000)}\n${dock.join("\n")}`;
}
