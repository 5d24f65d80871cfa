import { evening } from "../lib/evening.mjs";
import { comeIn } from "../lib/table.mjs";
const host = evening();
host.test("look", async () => {
  const small = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
  const ann = await host.visitor({ ...small, locale: "de-DE" });
  await comeIn(ann, "Ann").catch(() => {});
  const opened = await ann.request.post("/tables", { form: { game: "wimpout", bots: "2", begin: "yes", pace: "200" } });
  await ann.goto(opened.url());
  for (let n = 0; n < 6; n += 1) {
    await ann.locator("#now.mine").waitFor();
    await ann.waitForTimeout(1500);
    await ann.screenshot({ path: `/tmp/shots/w${n}.png` });
    await ann.locator("#now .verbs button").filter({ visible: true }).first().click();
    await ann.waitForTimeout(500);
  }
});
