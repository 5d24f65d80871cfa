// The icons of the house as pictures of points, drawn from icon.svg: e2e/run CACHE_DIR e2e/icons.mjs [FOLDER]. What a
// system may cut to a shape of its own (`maskable`) fills its square, and the sun stays within the part that is never cut.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./lib/browser.mjs";

const assets = new URL("../crates/pages/assets/", import.meta.url).pathname;
const [folder = join(assets, "icons")] = process.argv.slice(2);
const round = readFileSync(join(assets, "icon.svg"), "utf8");
const whole = round
  .replace(' rx="15"', "")
  .replace("<g color", '<g transform="translate(32 32) scale(.86) translate(-32 -32)" color');

const browser = await openBrowser();
for (const [name, svg, size] of [
  ["icon-192", round, 192], ["icon-512", round, 512], ["icon-maskable", whole, 512], ["icon-touch", whole, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
