// Pieces travel from where they were to where they are, and numbers count: between the page as it was and as it is. And
// the moments of the two games with cards.
"use strict";
(() => {
  const house = window.house, acts = house.acts, sound = (...what) => house.sound?.(...what);
  const PIECES = "[id^=card-], [id^=cow-], [id^=held-], [id^=won-]", NUMBERS = ".place .score, #pot strong, #bank strong, #stake strong";
  // What moves because something above it has grown, the outer before the inner.
  const BLOCKS = ".table > *, .felt > *, .cloth > *, .cubes > *, .board > *, .news > *, .lately > *, .round > *, .hand, #beside > *, #scribes > *, .words-found li, .people > *, #now > *, #now .verbs > *, #now form > button, #edge > *, #history li, .foot";
  // A dock that comes down from where a higher one began has its ground below it: nothing shows through there.
  const FOOT = { boxShadow: [1, 2, 3, 4, 5, 6].map((n) => `0 ${n * 64}px 0 var(--ground)`).join(", ") };
  // How long a block slides, and how long anything waits for that at most, in milliseconds.
  const SLIDE = 240, HELD = 500;
  const at = (id) => id && document.getElementById(id), box = (piece) => piece.getBoundingClientRect();
  const wait = (ms) => new Promise((then) => setTimeout(then, ms));
  const frame = () => new Promise(requestAnimationFrame);
  const key = ({ id }) => id.replace(/^(card|cow)-/, "");
  let wasOver = false, far = false, were = new Map(), stood = new Map(), counted = new Map(), said = [], sliding = 0;

  // All is measured before anything is changed: each change would have the browser lay out everything anew.
  house.leaves.push(() => {
    wasOver = document.querySelector("#now.over") !== null;
    const moves = house.moves(), edge = at("edge");
    const boxes = (what, counts = () => true) => [...document.querySelectorAll(what)].filter(counts).map((one) => [one, box(one)]);
    // Below the screen of a phone nothing is seen to move.
    far = moves && edge !== null && !inSight(box(edge));
    were = new Map(moves ? boxes(PIECES).map(([piece, box]) => [key(piece), { piece, box }]) : []);
    stood = new Map(moves ? boxes(BLOCKS, (block) => !far || block === edge || !edge.contains(block)) : []);
    said = [...document.querySelectorAll("#just, #rolled, #sentence")].map((sentence) => [sentence, sentence.textContent]);
    counted = new Map([...document.querySelectorAll(NUMBERS)].map((number) => [number, number.textContent]));
    // Nothing is held in place by the browser that slides into place by itself.
    const { style } = document.documentElement, anchor = moves ? "none" : "";
    if (style.overflowAnchor !== anchor) style.overflowAnchor = anchor;
    at("now")?.classList.remove("sunk");
  });
  // What lies elsewhere now comes from where it lay.
  house.arrive = () => {
    if (!house.moves()) return;
    const over = document.querySelector("#now.over");
    if (over && !wasOver) return theEnd(over);
    const deck = at("deck"), from = deck && box(deck);
    const pieces = [...document.querySelectorAll(PIECES)].map((piece) => [piece, box(piece)]);
    const { slid, slides } = slide(), flights = [];
    comeUp();
    for (const [piece, to] of pieces) {
      const was = were.get(key(piece)), [x, y] = carried(slid, piece);
      if (was) flights.push(house.fly(piece, new DOMRect(was.box.x - x, was.box.y - y, was.box.width, was.box.height), 380, to));
      else if (were.size && piece.matches(".in-hand")) flights.push(house.fly(piece, from ?? to, 420, to));
    }
    for (const [number, text] of counted) if (number.isConnected && number.textContent !== text) count(number, text);
    holdUntil([...slides, ...flights.filter(Boolean)]);
  };
  // The end is another page: nothing slides there from where it was, it rises piece by piece.
  function theEnd({ children }) {
    const up = [{ opacity: 0, transform: "translateY(28px)" }, {}];
    [...children].forEach((part, index) => part.animate(up, { duration: 420, delay: 80 * Math.min(index, 5), easing: "ease-out", fill: "backwards" }));
  }
  // What is new to read comes up while what it pushes away is still on its way.
  function comeUp() {
    const again = said.filter(([sentence, text]) => sentence.isConnected && sentence.textContent !== text).map(([sentence]) => sentence);
    const entries = stood.size && !far ? [...document.querySelectorAll("#history li")].filter((entry) => !stood.has(entry)) : [];
    // What is asked is never blank: the verbs below it slide away over it.
    const fresh = again.filter(({ id }) => id !== "sentence");
    for (const words of [...fresh, ...entries]) words.animate([{ opacity: 0 }, { opacity: 0 }, {}], 300);
  }

  // Nothing jumps: a block that stands elsewhere now slides there, with all that is in it. Gives how far each has come.
  // What is still on its way goes on from there: the new way is added to the old one. What nobody sees does not slide.
  function slide() {
    const slid = new Map(), moves = [];
    for (const [block, was] of stood) {
      const now = block.isConnected && box(block);
      if (!now || !now.height || !was.height || !(inSight(was) || inSight(now))) continue;
      const by = [was.x - now.x, was.y - now.y], [x, y] = carried(slid, block);
      slid.set(block, by);
      if (Math.abs(by[0] - x) + Math.abs(by[1] - y) >= 1) moves.push([block, `translate(${by[0] - x}px, ${by[1] - y}px)`]);
    }
    const still = { transform: "translate(0px, 0px)" }, way = { duration: SLIDE, easing: "cubic-bezier(.2, .7, .2, 1)", composite: "add" };
    const dock = at("now"), { bottom } = dock?.getBoundingClientRect() ?? {};
    if (slid.get(dock)?.[1] < 0 && bottom >= innerHeight - 1) dock.animate([FOOT, FOOT], way.duration);
    return { slid, slides: moves.map(([block, transform]) => block.animate([{ transform }, still], way)) };
  }
  const inSight = ({ top, bottom }) => bottom > 0 && top < innerHeight;
  // What comes next is shown when all have been seen to arrive; on a page that is not painted, soon.
  async function holdUntil(motions) {
    if (!motions.length) return;
    sliding += 1;
    const ends = Promise.allSettled(motions.map(({ finished }) => finished));
    await Promise.race([ends.then(frame).then(frame), wait(HELD)]);
    sliding -= 1;
    document.dispatchEvent(new Event("slid"));
  }
  house.slides = () => sliding > 0;

  // How far what holds a piece has come.
  function carried(slid, piece) {
    for (let holder = piece.parentElement; holder; holder = holder.parentElement) if (slid.has(holder)) return slid.get(holder);
    return [0, 0];
  }
  house.fly = (piece, from, ms, to = box(piece)) => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    // A hand scrolls and cuts off what is above it: its cards go by their upper corner, however much they have grown.
    const corner = ({ x, y }) => [x, y], point = piece.matches(".in-hand") ? corner : middle;
    const [[x, y], [left, top]] = [point(from), point(to)];
    if (!to.width || !from.width || Math.abs(x - left) + Math.abs(y - top) < 3) return;
    const scale = piece.ownerSVGElement ? 1 : Math.min(from.width / to.width, 1.15);
    const transform = `translate(${x - left}px, ${y - top}px) scale(${scale})`;
    return piece.animate([{ transform, zIndex: 7 }, { zIndex: 7 }], { duration: ms, easing: "cubic-bezier(.3, .1, .2, 1)" });
  };

  // A number counts to what it is, written as it is.
  function count(number, text) {
    const value = (text) => Number(text.replace(/[^\d]/g, "")) * (/[\u2212-]/.test(text) ? -1 : 1);
    const end = number.textContent, [from, to] = [value(text), value(end)], began = performance.now();
    if (number.childElementCount || !text || !Number.isFinite(to - from) || from * to < 0) return;
    let shown = end;
    const step = () => {
      if (number.textContent !== shown || !number.isConnected) return;
      const share = Math.min(1, (performance.now() - began) / 480), now = Math.round(from + (to - from) * share);
      shown = share === 1 ? end : end.replace(/\d[\d,.]*/, Math.abs(now).toLocaleString(document.documentElement.lang));
      number.textContent = shown;
      if (share < 1) requestAnimationFrame(step);
    };
    step();
    number.animate([{}, { transform: "scale(1.18)" }, {}], { duration: 480, easing: "ease-out" });
  }

  // Something that is on no page: a card's back, a coin, a die, a cow that goes up. It goes from one box to another.
  function ghost(look, from, to, ms, frames = {}) {
    if (!from || !to) return;
    const it = look.cloneNode ? look.cloneNode(true) : Object.assign(document.createElement("div"), { className: look });
    // It is seen, and nothing else: what it is a picture of may have buttons, and places that are found by their ids.
    it.querySelectorAll("button").forEach((button) => button.remove());
    [it, ...it.querySelectorAll("[id]")].forEach((part) => part.removeAttribute("id"));
    it.setAttribute("aria-hidden", "true");
    it.classList.add("ghost");
    Object.assign(it.style, { left: `${from.x + from.width / 2}px`, top: `${from.y + from.height / 2}px` });
    document.body.append(it);
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const end = { transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`, ...frames };
    const motion = it.animate([{ transform: "translate(-50%, -50%)" }, end], { duration: ms, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "forwards" });
    motion.onfinish = motion.oncancel = () => it.remove();
    return it;
  }
  const boxOf = (id) => were.get(id?.replace(/^(card|cow)-/, ""))?.box ?? (at(id) && box(at(id)));
  const between = (look, from, to, ms = 460) => house.moves() && ghost(look, boxOf(from), boxOf(to), ms, { opacity: .3 });

  // A card that was not to be seen before comes from who had it.
  acts.card = { after(what) {
    const [id, ...from] = what.split(","), piece = at(id), known = from.find((id) => boxOf(id));
    if (piece && known && !were.has(key(piece))) house.fly(piece, boxOf(known), 420);
  } };
  acts.play = { after(what) { const [card, seat] = what.split(","); between("card-ghost", were.has(card.slice(5)) ? card : seat, "middle", 520); } };
  acts.draw = { after(seat) { if (!at(seat)?.matches(".mine")) between("card-ghost", "deck", seat); } };
  acts.award = { after(what) {
    const [seat, won] = what.split(","), card = at(won);
    if (!card) return between("card-ghost", "pile", seat, 560);
    house.fly(card, box(at("pile")), 620);
    card.firstElementChild.animate([{ transform: "rotateY(180deg)", filter: "brightness(.4)" }, { transform: "rotateY(180deg)", filter: "brightness(.4)", offset: .35 }, {}], 640);
  } };
  acts.steal = { after(what) { between("card-ghost", ...what.split(","), 560); } };
  acts.pay = { after(seat) { between("coin", seat, "pot"); } };
  acts.win = { after(seat) { for (let n = 0; n < 4; n += 1) setTimeout(between, n * 90, "coin", "pot", seat); } };

  // Where something is to be seen that happens there: in sight, however far the page has been moved.
  function seen({ x, y, width, height }) {
    const middle = y + height / 2, bottom = house.floor();
    return new DOMRect(x, y + Math.max(40, Math.min(bottom - 40, middle)) - middle, width, height);
  }
  // A high dock stands aside while the die rolls: the field behind it is where it rolls.
  function sink() {
    if (house.floor() < innerHeight * .72) at("now").classList.add("sunk");
  }
  // The die is thrown and counts along the field to its cow.
  acts.die = {
    sounds: true,
    async before(what, ms) {
      const face = Number(what.split(",")[0]), field = document.querySelector(".pasture.roller");
      if (!field) return;
      sink();
      const here = seen(box(field)), die = ghost("die", { ...here.toJSON(), x: here.x - here.width * .3 }, here, ms * .5);
      const roll = (n) => {
        die.textContent = n > 0 ? 1 + Math.floor(Math.random() * 6) : face;
        if (n > 0 && die.isConnected) setTimeout(roll, ms * .07, n - 1);
      };
      house.props.push(die);
      sound("throw", 1);
      die.getAnimations()[0].onfinish = null;
      roll(5);
      await wait(ms * .5);
      sound("land");
      for (let n = 1; n <= face; n += 1) {
        const count = [...document.querySelectorAll(".in-play .count")].find(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data === String(n)));
        count?.closest(".in-play").animate([{}, { transform: "translateY(-7px)", boxShadow: "0 0 0 4px #ffb455" }, {}], 260);
        await wait(ms * .42 / face);
      }
    },
  };
  acts.bomb = { after() {
    for (const cow of document.querySelectorAll(".in-play.held")) cow.animate([{}, { transform: "scale(1.06) rotate(1.5deg)" }, {}], { duration: 140, iterations: 4 });
  } };
  // The fuse goes out.
  acts.defuse = { after(cow) {
    at(cow)?.animate([{ boxShadow: "0 0 0 5px #ff8c6b" }, { boxShadow: "0 0 0 7px #58c2b3, 0 0 26px 10px #58c2b3", transform: "scale(1.08)", offset: .35 }, {}], { duration: 900, easing: "ease-out" });
  } };
  acts.pass = { after(what) { between("bomb", ...what.split(","), 380); } };
  // The cow goes up where it stood.
  acts.boom = { after(what) {
    const [cow, seat] = what.split(","), was = were.get(cow.slice(4));
    if (!was || at(cow)) return;
    const { x, y, width, height } = was.box, above = { x: x + 30, y: y - 220, width, height };
    const up = ghost(was.piece, was.box, above, 700, { opacity: 0, rotate: "200deg", scale: ".5" });
    up.style.width = `${width}px`;
    const puff = document.querySelector(".boom .puff");
    if (puff) ghost(puff, was.box, was.box, 800, { opacity: 0, scale: "1.7" });
    setTimeout(between, 300, "coin", "pot", seat);
  } };
  acts.city = { after() { document.querySelector(".town")?.animate([{ transform: "translateY(20px)", opacity: 0 }, {}], 420); } };

  // A word runs along its path.
  acts.word = {
    sounds: true,
    async before(path, ms) {
      const steps = path.split(",");
      for (const step of steps) {
        const card = at(`at-${step}`);
        card?.querySelector(".paper").animate([{ fill: "#ffb455", stroke: "#e8871e", strokeWidth: 6 }, {}], { duration: 700, easing: "ease-in" });
        sound("step");
        await wait(ms / (steps.length + 1));
      }
    },
  };
  acts.sun = { after() {
    document.querySelector(".sun-place svg")?.animate([{ transform: "translateY(60px) scale(.3)", opacity: .2 }, {}], { duration: 1400, easing: "ease-out" });
    document.querySelector(".felt")?.animate([{}, { boxShadow: "inset 0 -60px 160px #e8871e", offset: .6 }, {}], 2200);
  } };
  // A sentence is written on a slip, and the judge sets a mark beside it.
  acts.submit = { async before(words, ms) {
    const said = words.split("_"), slip = Object.assign(document.createElement("p"), { className: "written", textContent: said.join(" ") });
    slip.classList.add("ghost");
    slip.setAttribute("aria-hidden", "true");
    document.body.append(slip);
    house.props.push(slip);
    slip.animate([{ clipPath: "inset(-20% 100% -20% -20%)" }, { clipPath: "inset(-20%)" }], { duration: ms * .8, easing: `steps(${Math.max(2, said.length)})` });
    await wait(ms);
  } };
  const MARKS = { accept: "\u2713", reject: "\u2717", unsure: "?" };
  acts.verdict = { async before(decision, ms) {
    const slip = house.props.find((prop) => prop.matches(".written"));
    if (!slip) return;
    const mark = Object.assign(document.createElement("strong"), { className: decision, textContent: MARKS[decision] });
    slip.append(mark);
    mark.animate([{ opacity: 0, transform: "scale(3)" }, {}], { duration: ms * .5, easing: "ease-in" });
    await wait(ms);
  }, after() {
    document.querySelector(".verdict .found")?.animate([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }], { duration: 900, easing: "steps(24)" });
  } };
})();
