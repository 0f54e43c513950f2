import { once } from "node:events";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { drain, listen } from "./listening.ts";

const opened: Server[] = [];
const open = (onRequest: Parameters<typeof createServer>[1] = (_req, res) => void res.end()) => {
  const server = createServer(onRequest);
  opened.push(server);
  return server;
};
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections();
});

it("says where it listens, and in one sentence why it cannot", async () => {
  const address = await listen(open(), { host: "127.0.0.1", port: 0 });
  const port = Number(new URL(address).port);
  expect((await fetch(address)).status).toBe(200);
  await expect(listen(open(), { host: "127.0.0.1", port })).rejects.toMatchObject({
    code: "unavailable",
    message: `Port ${port} on 127.0.0.1 is taken by another program. Stop it or set PORT to another number.`,
  });
  await expect(listen(open(), { host: "192.0.2.1", port: 0 })).rejects.toMatchObject({ code: "unavailable" });
});

it("lets a request under way finish", async () => {
  const server = open(() => {});
  const address = await listen(server, { host: "127.0.0.1", port: 0 });
  const answer = fetch(address).then((response) => response.text());
  const [, underWay] = (await once(server, "request")) as [unknown, ServerResponse];
  const drained = drain(server, 60_000);
  underWay.end("done");
  expect(await answer).toBe("done");
  await drained;
  expect(server.listening).toBe(false);
});

it("cuts off a request that does not end", async () => {
  const server = open(() => {});
  const address = await listen(server, { host: "127.0.0.1", port: 0 });
  const sent = request(address).end();
  const cut = once(sent, "error");
  await once(server, "request");
  await drain(server, 10);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});

it("cuts off at once when there is hurry", async () => {
  const server = open(() => {});
  const address = await listen(server, { host: "127.0.0.1", port: 0 });
  const sent = request(address).end();
  const cut = once(sent, "error");
  await once(server, "request");
  const hurry = new AbortController();
  const drained = drain(server, 60_000, hurry.signal);
  hurry.abort();
  await drained;
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
