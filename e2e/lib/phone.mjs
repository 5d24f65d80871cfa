// A slow phone: a network there and back of 150 ms and 1.6 Mbit a second ("slow 4G"), and a processor that is slower.
// E2E_SLOWER says otherwise, where a machine is slow by itself.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Makes the phone of a visitor a slow one, `slower` times; gives the line to its browser. */
export async function slowDown(page, slower = Number(process.env.E2E_SLOWER ?? 4)) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", NETWORK);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return line;
}
