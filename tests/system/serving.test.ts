import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addCode } from "../factories/mirror.ts";
import { killAllUsing, untilNobodyUses } from "./processes.ts";
import { buildPlace, launch, serve, taxrag, type Place } from "./product.ts";

let place: Place;
beforeEach(() => {
  place = buildPlace();
});
afterEach(() => place.remove());

describe("serving", () => {
  it("starts with an empty environment, tells the administrator's password once, and ends at Ctrl-C", async () => {
    const first = await serve(place);
    const [, password] = await first.printed(/^One-time password: (\S+)$/m);
    expect(password?.length).toBeGreaterThanOrEqual(12);
    await first.printed(/^Administrator: admin@taxrag\.localhost$/m);
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    const signedIn = await fetch(`${first.address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@taxrag.localhost", password }),
    });
    expect(signedIn.status).toBe(200);

    first.signalGroup("SIGINT");
    expect(await first.ended).toMatchObject({ code: 0 });
    await untilNobodyUses(place.folder);

    const second = await serve(place);
    second.signalGroup("SIGTERM");
    const { code, stdout } = await second.ended;
    expect([code, stdout]).toEqual([0, expect.not.stringContaining("password")]);
    await untilNobodyUses(place.folder);
  });

  it("does the same below npm start, in production, for which npm passes the signal on a second time", async () => {
    const server = launch(["npm", "start"], { ...place.settings, NODE_ENV: "production" });
    const [, address] = await server.printed(/ready at (http:\S+)/);
    expect((await fetch(`${address}/login`)).status).toBe(200);
    server.signalGroup("SIGINT");
    await server.ended;
    await untilNobodyUses(place.folder);
  });

  it("ends when npm is stopped, whose shell passes nothing on", async () => {
    const server = launch(["npm", "start"], { ...place.settings, NODE_ENV: "production" });
    await server.printed(/ready at (http:\S+)/);
    server.child.kill("SIGTERM");
    await server.ended;
    await untilNobodyUses(place.folder);
  });

  it("ends the background load in order at Ctrl-C, and the next start finishes it", async () => {
    addCode(place.mirror, "119-100", { sections: 300 });
    const server = await serve(place, { AUTO_INGEST: "irc" });
    await server.printed(/irc: reading/);
    server.signalGroup("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0 });
    await untilNobodyUses(place.folder);

    const again = await serve(place, { AUTO_INGEST: "irc" });
    await again.printed(/Loading is done/);
    const ready = (await (await fetch(`${again.address}/readyz`)).json()) as { library: object };
    expect(ready.library).toMatchObject({ sections: 300, state: "ready" });
  });

  it("goes on without its load when that fails, and logs the reason", async () => {
    const server = await serve(place, { AUTO_INGEST: "no-such-source" });
    await server.printed(/no-such-source.*Loading failed/);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it("leaves the load no life of its own when the server is killed", async () => {
    addCode(place.mirror, "119-100", { sections: 2000 });
    const server = await serve(place, { AUTO_INGEST: "irc" });
    await server.printed(/irc: reading/);
    server.child.kill("SIGKILL");
    await untilNobodyUses(place.folder);
  });
});

describe("a start that cannot be", () => {
  it("names the port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await taxrag(place, ["serve"], { PORT: String(port) });
    other.close();
    expect([code, lines(stderr)]).toEqual([1, [expect.stringContaining(`Port ${port}`)]]);
    expect(stderr).toContain("PORT");
    await untilNobodyUses(place.folder);
  });

  it("names the folder that cannot be made", async () => {
    const file = join(place.folder, "file");
    writeFileSync(file, "not a folder");
    const { code, stderr } = await taxrag(place, ["serve"], { DATA_DIR: join(file, "data") });
    expect([code, lines(stderr)]).toEqual([1, [expect.stringContaining(join(file, "data"))]]);
  });

  it("names the folder that a newer version has written", async () => {
    mkdirSync(place.dataDir);
    writeFileSync(join(place.dataDir, "format.json"), JSON.stringify({ layout: 99, postgres: 18 }));
    const { code, stderr } = await taxrag(place, ["serve"]);
    expect([code, lines(stderr)]).toEqual([1, [expect.stringMatching(/newer version/)]]);
  });

  it.each([
    ["PORT", "eighty"],
    ["DATABASE_URL", "mysql://localhost/taxrag"],
    ["ADMIN_EMAIL", "nobody"],
    ["TAX_DATA_OFFLINE", "perhaps"],
  ])("names the setting %s when it is %s", async (name, value) => {
    const { code, stdout, stderr } = await taxrag(place, ["serve"], { [name]: value });
    expect([code, stdout, lines(stderr)]).toEqual([1, "", [expect.stringContaining(name)]]);
  });
});

describe("a server that was killed", () => {
  it("is followed by a start that takes over what it left and ends it in order", async () => {
    const first = await serve(place);
    first.child.kill("SIGKILL");
    await first.ended;
    const second = await serve(place);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    second.signalGroup("SIGINT");
    await second.ended;
    await untilNobodyUses(place.folder);
  });

  it("is followed by a start even when everything was killed", async () => {
    const first = await serve(place);
    killAllUsing(place.folder);
    await first.ended;
    const second = await serve(place);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });
});

function lines(text: string): string[] {
  return text.trim().split("\n");
}
