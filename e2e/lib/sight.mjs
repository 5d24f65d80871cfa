// Whether what may be done can be seen: measured by boxes, not looked at.
/**
 * In the page: which cards of a hand that may be played lie under the dock, or above the screen. A hand of more than eight cards, or one
 * below a chain of explosions that takes more than five lines to tell, may be scrolled to.
 */
export function covered() {
  const told = document.querySelector("#just")?.getBoundingClientRect().height ?? 0;
  if (document.querySelectorAll(".in-hand").length > 8 || told > 115) return [];
  const dock = document.querySelector("#now").getBoundingClientRect();
  // One that stands beside the cloth covers nothing of it.
  if (dock.left > 40) return [];
  const plays = [...document.querySelectorAll(".in-hand .plays button")].filter((play) => play.checkVisibility());
  const under = plays.filter((play) => {
    const { top, bottom } = play.getBoundingClientRect();
    return top < 0 || bottom > dock.top + 1;
  });
  return under.map((play) => `${play.ariaLabel} ${JSON.stringify(play.getBoundingClientRect())} below ${dock.top}`);
}

/**
 * In the page: which verbs of the moment are not wholly on the screen, or lie under something; the question too. Pieces that are put in
 * order scroll in a list of their own.
 */
export function hidden() {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const within = ({ left, right, top, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const seen = (part) => {
    const box = part.getBoundingClientRect(), on = document.elementFromPoint(...middle(box));
    return within(box) && (part === on || part.contains(on));
  };
  const verbs = [...document.querySelectorAll("#now .verbs button, #now .ask button, #now .ask .field input, #sentence")];
  return verbs.filter((verb) => verb.checkVisibility() && !seen(verb)).map((verb) => `${verb.textContent.trim() || verb.name} ${JSON.stringify(verb.getBoundingClientRect())}`);
}

/** In the page: which cows that may be picked in a field, or slots, lie under something though the focus is on them. The page stays where it is. */
export function buried() {
  const at = scrollY, before = document.activeElement;
  const under = [...document.querySelectorAll(".in-play .take, .pasture .slot")].filter((take) => {
    take.focus();
    const { x, y, width, height } = take.getBoundingClientRect(), on = document.elementFromPoint(x + width / 2, y + height / 2);
    return take.checkVisibility() && take !== on && !take.contains(on);
  });
  before.focus({ preventScroll: true });
  scrollTo(0, at);
  return under.map((take) => `${take.ariaLabel} ${JSON.stringify(take.getBoundingClientRect())}`);
}
