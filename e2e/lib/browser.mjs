// Debian's Chromium, and visitors in it: each with cookies of their own, and a list of everything that went wrong.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const modules = createRequire(`${process.env.E2E_MODULES ?? `${process.cwd()}/node_modules`}/x.js`);
const { chromium } = modules("playwright-core");

const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** How long a visitor waits for anything, in milliseconds: bots take their time, and a machine may be slow. */
const PATIENCE = 90_000;

export const DESK = { width: 1440, height: 900 }, PHONE = { width: 390, height: 844 };

/** Starts the browser. */
export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/**
 * A visitor: a page in a context of its own. `wrong` collects console errors, failed requests, answers of 400 and
 * more, and requests to any other host; `clean()` asserts that there were none. `hears` waits until something has been
 * said to those who listen.
 */
export async function visit(browser, house, options = {}) {
  const { script = true, dark = false, still = true, phone = false, audit = false, ...rest } = options;
  const context = await browser.newContext({
    baseURL: house.url,
    locale: "en-GB",
    viewport: phone ? PHONE : DESK,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: still ? "reduce" : "no-preference",
    hasTouch: phone,
    isMobile: phone,
    javaScriptEnabled: script,
    ...rest,
  });
  if (audit) await context.addInitScript({ path: modules.resolve("axe-core/axe.min.js") });
  await context.addInitScript(listen);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  watch(page, house);
  return page;
}

/** In the page: keeps what its region for screen readers has said, of which it shows the last. */
function listen() {
  const heard = (globalThis.heard = []);
  document.addEventListener("DOMContentLoaded", () => {
    const said = document.getElementById("said");
    if (said) new MutationObserver(() => heard.push(said.textContent)).observe(said, { childList: true });
  });
}

function watch(page, house) {
  page.hears = (text) => page.waitForFunction((text) => globalThis.heard.some((said) => said.includes(text)), text);
  page.wrong = [];
  page.clean = () => assert.deepEqual(page.wrong, []);
  const note = (text) => page.wrong.push(text);
  page.on("console", (said) => ["error", "warning"].includes(said.type()) && note(said.text()));
  page.on("pageerror", (error) => note(`script: ${error.message}`));
  page.on("response", (answer) => answer.status() >= 400 && note(`${answer.status()}: ${answer.url()}`));
  page.on("requestfailed", (request) => {
    // A page that is left breaks off what it was at, and so does an answer without a body.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") note(`failed: ${request.url()} ${why}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "file:"].includes(url.protocol) && url.origin !== house.url) note(`another host: ${url}`);
  });
}

/** What axe-core has against the page of a visitor who came with `audit`; `rules` narrows it. */
export async function barriers(page, rules) {
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const found = await page.evaluate((options) => globalThis.axe.run(document, options), options);
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/**
 * By how many pixels the page sticks out of its window sideways. Measured against the window itself: a phone widens
 * what a page is told of it until all fits.
 */
export function tooWide(page) {
  return page.evaluate((width) => Math.max(0, document.documentElement.scrollWidth - width), page.viewportSize().width);
}
