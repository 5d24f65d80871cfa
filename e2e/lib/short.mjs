// Whole games that are soon over, one of each kind, for two people; and what may be pressed next in them.
import { comeIn } from "./table.mjs";

/** A rule of one's own under which the game is over after some turns, and in ConneXion three words take all that can be taken. */
const over = (turns) => `rule: soon-over\ntitle: Soon over\nabout: It is over after a few turns.\n---\nfn ends(game) { game.turn >= ${turns} }\n`;
const harvest = "\nfn cards_won(word) { 3 }\n\nfn pilfers(word) { true }\n";

const SHORT = {
  wimpout: { "rule.goal": "100", "rule.opening": "0", "rule.starter": "first" },
  cow: { "rule.starter": "first", bots: "1", own: over(6) },
  connexion: { "rule.clock": "0", "rule.bonus-clock": "0", "rule.dealer": "first", "rule.sun-left": "leader", own: over(8) + harvest },
};

/** Whoever comes in opens a table at which such a game is played; gives its path. */
export async function openShort(page, game, name) {
  await comeIn(page, name);
  const form = { game, title: "A short evening", seats: "3", clock: "none", ...SHORT[game] };
  const opened = await page.request.post("/tables", { form });
  return new URL(opened.url()).pathname;
}
