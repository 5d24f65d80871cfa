// The moments of Cosmic Wimpout: a throw and what becomes of it. Nothing here decides anything; all may be skipped.
"use strict";
(() => {
  const house = window.house, acts = house.acts, sound = (...what) => house.sound?.(...what);
  const between = (least, most) => least + Math.random() * (most - least);
  const one = (selector) => document.querySelector(selector);

  // A drawing of the sheet, as a cube that shows a face.
  const FACES = ["2", "3", "4", "5", "6", "10"];
  function show(cube, face) {
    cube.setAttribute("class", `cube ${cube.kind} f-${face}`);
    cube.lastChild.setAttribute("href", `${cube.sheet}#face-${face}`);
  }
  function draw(notation) {
    const cube = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    cube.setAttribute("viewBox", "0 0 64 64");
    cube.kind = notation.endsWith("*") ? "sun" : "";
    cube.face = notation.replace("*", "");
    cube.sheet = one("use").getAttribute("href").replace(/#.*/, "");
    for (const part of [cube.kind ? "cube-sun" : "cube", "face-none"]) {
      const use = document.createElementNS(cube.namespaceURI, "use");
      use.setAttribute("href", `${cube.sheet}#${part}`);
      cube.append(use);
    }
    return cube;
  }

  // Cubes leave the hand together, fly as far as they like, bounce, and lie one after the other.
  function tumble(cube, place, ms) {
    const x = between(-150, -60), y = between(110, 190), turn = between(1.5, 3.5) * (Math.random() < .5 ? -180 : 180);
    const at = (x, y, angle, scale, offset, easing) => ({ transform: `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`, offset, easing });
    place.animate([
      { ...at(x, y, turn, .9, 0, "cubic-bezier(.2, .6, .5, 1)"), opacity: .4 },
      { ...at(x * .4, -between(26, 54), turn * .5, 1.22, .42, "cubic-bezier(.6, 0, .9, .6)"), opacity: 1 },
      at(x * .12, 3, turn * .12, 1, .68, "ease-out"),
      at(x * .04, -between(5, 14), turn * .04, 1.05, .84, "ease-in"),
      at(0, 0, 0, 1, 1),
    ], { duration: ms, fill: "backwards" });
    const landed = performance.now() + ms * .68;
    const roll = () => {
      const over = performance.now() >= landed;
      show(cube, over ? cube.face : FACES[Math.floor(Math.random() * 6)]);
      if (!over && cube.isConnected) setTimeout(roll, 55);
      else if (over) sound("land");
    };
    roll();
  }

  // The throw lies over the cubes of the page until what it came to is shown.
  let thrown, lay = [];
  const takeUp = () => {
    thrown?.remove();
    thrown = undefined;
  };
  acts.throw = {
    sounds: true,
    async before(cubes, ms) {
      const cloth = one("#thrown");
      if (!cloth) return;
      takeUp();
      thrown = Object.assign(document.createElement("ul"), { className: "lying staged" });
      thrown.setAttribute("aria-hidden", "true");
      const all = cubes.split(",").map(draw), many = all.length;
      cloth.append(thrown);
      if (many === 5) one("#set-aside").classList.add("taken-up");
      sound("throw", many);
      const slowest = ms * .9;
      all.forEach((cube, index) => {
        const place = document.createElement("li");
        place.append(cube);
        thrown.append(place);
        tumble(cube, place, slowest * (1 - .34 * ((index * 3 + 1) % many) / many));
      });
      await new Promise((then) => setTimeout(then, ms));
    },
    // What scored slides out to where it counts.
    after() {
      for (const cube of document.querySelectorAll("#set-aside .fresh .cube, #thrown .lying .cube")) {
        const from = lay.findIndex(([look]) => look === cube.getAttribute("class"));
        if (from < 0) continue;
        const [[, box]] = lay.splice(from, 1);
        house.fly(cube, box, 340);
      }
      for (const counts of document.querySelectorAll("#set-aside .fresh .counts")) {
        counts.animate([{ opacity: 0, transform: "translateY(-10px)" }, { opacity: 0, offset: .55, transform: "translateY(-10px)" }, {}], { duration: 520, easing: "ease-out" });
      }
    },
  };
  house.leaves.push(() => {
    const look = (cube) => [cube.getAttribute("class").replace("  ", " "), cube.getBoundingClientRect()];
    lay = thrown ? [...thrown.querySelectorAll(".cube")].map(look) : [];
    takeUp();
    one(".taken-up")?.classList.remove("taken-up");
  });

  acts.void = {
    async before(_, ms) {
      thrown?.classList.add("is-void");
      shake(thrown, 7);
      await new Promise((then) => setTimeout(then, ms));
    },
    after() { shake(one("#thrown.void .lying"), 7); },
  };
  function shake(what, by) {
    const frames = [0, -1, 1, -.8, .8, -.4, 0].map((share) => ({ transform: `translateX(${share * by}px)` }));
    return what?.animate(frames, 380);
  }

  acts.wimpout = {
    after() {
      for (const cube of document.querySelectorAll("#thrown.lost .cube")) {
        cube.animate([{ filter: "grayscale(0)" }, { filter: "grayscale(0)", offset: .3 }, {}], 480);
        cube.parentNode.animate([{ transform: "none", easing: "ease-out" }, { transform: "translateY(-16px)", offset: .3, easing: "ease-in" }, { transform: "translateY(5px)", offset: .5 }, {}], 560);
      }
      one(".cloth.wimpout")?.animate([{}, { transform: "none", offset: .5 }, { transform: "translateY(5px)", offset: .6 }, { transform: "translateY(-2px)", offset: .8 }, {}], 560);
    },
  };
  // All five for nothing: the table is struck, and the cubes fall about.
  acts.wreck = {
    after() {
      one(".felt")?.animate([{}, { transform: "none", offset: .3 }, { transform: "translate(-7px, 6px) rotate(-.5deg)", offset: .42 }, { transform: "translate(6px, -3px) rotate(.4deg)", offset: .56 }, { transform: "translate(-3px, 2px)", offset: .72 }, {}], 720);
      for (const cube of document.querySelectorAll("#thrown.lost .cube")) {
        cube.animate([{}, { transform: "none", offset: .3 }, { transform: `translate(${between(-14, 14)}px, 10px) rotate(${between(-38, 38)}deg)`, offset: .6 }, {}], 1100);
      }
    },
  };
  acts.nova = {
    after() {
      one(".felt")?.animate([{}, { filter: "brightness(2.6) saturate(1.5)", offset: .12 }, { filter: "brightness(.3) grayscale(1)", offset: .55 }, {}], 1900);
    },
  };
  acts.flash = {
    after() {
      for (const tie of document.querySelectorAll("#set-aside .flash.fresh .cubes-of")) {
        tie.animate([{ borderColor: "transparent", boxShadow: "none" }, { borderColor: "transparent", boxShadow: "none", offset: .3 }, { borderColor: "#ffb455", boxShadow: "0 0 0 4px #ffb455, 0 0 28px 8px #ffb455", offset: .45 }, {}], 1100);
      }
    },
  };
  acts.five = {
    after() {
      // The cloth goes dark under the pieces, and they stand out.
      const dark = "inset 0 0 0 100vmax rgb(6 6 18 / 65%)";
      one(".felt")?.animate([{}, { boxShadow: dark, offset: .15 }, { boxShadow: dark, offset: .6 }, {}], 1800);
      document.querySelectorAll("#set-aside .fresh .cube, #thrown .lying .cube").forEach((cube, index) => cube.animate([{}, { scale: "1.3", offset: .4 }, {}], { duration: 900, delay: 90 * index, easing: "ease-in-out" }));
    },
  };
})();
