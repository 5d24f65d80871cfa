// A reader of the page who sees nothing: they know the roles and the names of what is there, in its order, and what is said to them.
import assert from "node:assert/strict";

/** What can be pressed, filled in or chosen. */
const CONTROLS = ["button", "link", "textbox", "radio", "checkbox", "combobox", "spinbutton", "DisclosureTriangle", "slider"];

/** A tree with what a screen reader is told of a page. */
export async function reader(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Accessibility.enable");
  await line.send("DOM.enable");
  return { page, line };
}

/** Everything on the page in its order: role, name, and the names of what it stands in. */
export async function read({ line }) {
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  const by = new Map(nodes.map((node) => [node.nodeId, node])), all = [];
  const walk = (id, within) => {
    const node = by.get(id);
    if (!node) return;
    const told = { role: node.role?.value, name: node.name?.value ?? "", within, element: node.backendDOMNodeId };
    if (!node.ignored) all.push(told);
    const inside = node.ignored || !told.name ? within : [...within, told.name];
    for (const child of node.childIds ?? []) walk(child, inside);
  };
  walk(nodes[0].nodeId, []);
  const nameless = all.filter(({ role, name }) => CONTROLS.includes(role) && !name.trim());
  assert.deepEqual(nameless, [], "controls without a name");
  return all;
}

/** The controls of some kind and name. */
export function named(all, role, name) {
  return all.filter((one) => one.role === role && (name instanceof RegExp ? name.test(one.name) : one.name === name));
}

/** Goes to a control and uses it as a screen reader does. */
export async function use({ line, page }, { element, role }) {
  await line.send("DOM.focus", { backendNodeId: element });
  await page.keyboard.press(role === "radio" ? "Space" : "Enter");
}

/** Goes to a field and fills it in. */
export async function fill({ line, page }, { element }, text) {
  await line.send("DOM.focus", { backendNodeId: element });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}
