// Notices of this browser: asks for the leave to show them, lets the browser say how it is reached, and posts that like any
// form. The hours to be left alone are by the clock of whoever chooses them.
"use strict";
(() => {
  const form = document.getElementById("push"), ahead = document.getElementById("ahead");
  if (ahead && !ahead.dataset.chosen) {
    const minutes = String(-new Date().getTimezoneOffset());
    if ([...ahead.options].some((option) => option.value === minutes)) ahead.value = minutes;
  }
  if (!form) return;
  const can = "PushManager" in window && navigator.serviceWorker && "Notification" in window;
  form.hidden = !can;
  document.getElementById("no-push").hidden = can;
  if (!can) return;
  form.addEventListener("submit", async (event) => {
    if (form.elements.endpoint.value) return;
    event.preventDefault();
    const told = await subscribe().catch(() => undefined);
    document.getElementById("no-push").hidden = Boolean(told);
    if (!told) return;
    for (const [name, value] of Object.entries({ endpoint: told.endpoint, ...told.keys })) form.elements[name].value = value;
    form.requestSubmit();
  });

  async function subscribe() {
    if ((await Notification.requestPermission()) !== "granted") return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
    // A subscription that another key has made is of no use.
    const made = () => pushManager.subscribe(key);
    const subscription = await made().catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return made();
    });
    return subscription.toJSON();
  }
})();
