/** PostgreSQL goes away while the server runs, and comes back. */
import { createServer, connect, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";

/** A wire to the database that can be cut. */
function createWire(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  let port = 0;
  return {
    async mend(): Promise<number> {
      await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
      const address = server.address();
      port = typeof address === "object" && address ? address.port : port;
      return port;
    },
    async cut(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

let wire: ReturnType<typeof createWire>;
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await openSite({
    async throughProxy(databaseUrl) {
      const url = new URL(databaseUrl);
      wire = createWire({ host: url.hostname, port: Number(url.port) });
      url.hostname = "127.0.0.1";
      url.port = String(await wire.mend());
      return url.href;
    },
  });
  cookie = await cookieOf(site, "admin");
});
afterAll(async () => {
  await site.close();
  await wire.cut();
});

it("answers 503 with one sentence meanwhile, and goes on afterwards", async () => {
  await wire.cut();
  const ask = (path: string) => fetch(site.address + path, { headers: { Cookie: cookie } });
  const [api, screen, ready] = await Promise.all([ask("/api/auth/user"), ask("/"), ask("/readyz")]);
  expect([api.status, await api.json()]).toEqual([
    503,
    { code: "unavailable", message: expect.stringMatching(/^[^\n]+\.$/) },
  ]);
  const page = await screen.text();
  expect([screen.status, page]).toEqual([503, expect.stringContaining("This page cannot be shown")]);
  expect(page).not.toMatch(/ECONN|node_modules|at async/);
  expect([ready.status, await ready.json()]).toMatchObject([503, { library: null }]);
  expect((await ask("/healthz")).status).toBe(200);

  await wire.mend();
  expect((await ask("/api/auth/user")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
});
