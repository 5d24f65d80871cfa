import { evening } from "../lib/evening.mjs";
const host = evening();
host.test("look", async () => {
  const ann = await host.visitor({ viewport: { width: 1440, height: 900 } });
  const api = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${host.house.url}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
    return answer.json();
  };
  const { token } = await api("POST", "/guests", { name: "Zed" });
  const { id } = await api("POST", "/tables", { game: "connexion", pace: 700 }, token);
  await api("POST", `/tables/${id}/seat`, {}, token);
  for (const bot of ["club", "club"]) console.log(JSON.stringify(await api("POST", `/tables/${id}/bots`, { bot }, token)).slice(0, 200));
  console.log(JSON.stringify(await api("POST", `/tables/${id}/start`, {}, token)).slice(0, 200));
  console.log(JSON.stringify(await api("POST", `/tables/${id}/stand-in`, {}, token)).slice(0, 200));
  await ann.goto(`${host.house.url}/t/${id}`);
  let worst = 0, n = 0;
  for (let i = 0; i < 240; i += 1) {
    await new Promise((r) => setTimeout(r, 500));
    const m = await ann.evaluate(() => { const j = document.querySelector("#just, .just"); return j && { t: j.textContent, over: j.scrollHeight - j.clientHeight, w: j.clientWidth }; });
    if (m && m.over > worst) { worst = m.over; console.log(JSON.stringify(m)); await ann.screenshot({ path: `/tmp/zz${n++}.png` }); }
  }
  await ann.screenshot({ path: `/tmp/zzlast.png` });
});
