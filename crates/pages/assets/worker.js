// Keeps the files behind the pages, whose paths change when they do, and one page that says that the house is out of
// reach. Tables, pages, streams and posts always come from the house: nothing that is told there is ever kept.
"use strict";
const KEPT = "last-licks-{{version}}", OFFLINE = "/offline";
const FILES = {{files}};

self.addEventListener("install", (event) => event.waitUntil(settle()));
async function settle() {
  const kept = await caches.open(KEPT);
  await kept.addAll([...FILES, new Request(OFFLINE, { cache: "reload" })]);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => event.waitUntil(clear()));
async function clear() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// A page says in which language it is read; what is shown without the house is kept in the same.
self.addEventListener("message", (event) => event.data?.lang && event.waitUntil(speak(event.data.lang)));
async function speak(lang) {
  const kept = await caches.open(KEPT), page = await kept.match(OFFLINE);
  if (page?.headers.get("content-language") === lang) return;
  await kept.add(new Request(OFFLINE, { cache: "reload" })).catch(() => {});
}

self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function file(request) {
  const kept = await caches.open(KEPT), found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) kept.put(request, answer.clone()).catch(() => {});
  return answer;
}

// A proxy that stays while the house is away answers for it with 502 or 504, which the house itself never says.
async function page(request) {
  try {
    const answer = await fetch(request);
    return [502, 504].includes(answer.status) ? await offline() : answer;
  } catch (error) {
    const instead = await offline();
    if (instead) return instead;
    throw error;
  }
}

// It is somebody's turn while no page of the house is open, or is looked at.
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));
async function tell({ title = "Last Licks", body = "", url = "/", tag }) {
  await self.registration.showNotification(title, { body, tag, renotify: Boolean(tag), icon: {{icon}}, data: url });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
async function lead(url) {
  const to = new URL(url, location.origin);
  if (to.origin !== location.origin) to.href = location.origin + to.pathname;
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === to.pathname);
  return open ? open.focus() : self.clients.openWindow(to.href);
}

async function offline() {
  const kept = await caches.open(KEPT);
  return kept.match(OFFLINE);
}
