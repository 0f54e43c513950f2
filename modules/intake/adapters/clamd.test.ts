import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { openClamdServer, type ClamdServer } from "../../../tests/fakes/clamd-server.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { OPERATOR, silentLog } from "#modules/kernel";
import { createClamd } from "./clamd.ts";

let clamd: ClamdServer;
let house: TestModules;
let client: Person;
const lines: string[] = [];

beforeAll(async () => {
  clamd = await openClamdServer();
  const note = (fields: object) => void lines.push(JSON.stringify(fields));
  const log = { ...silentLog, warn: note, error: note };
  house = await testModules({ settings: { CLAMD_URL: clamd.url }, log });
  client = await buildPerson(house.modules);
});
afterAll(async () => {
  await house.cleanup();
  await clamd.close();
});
afterEach(() => clamd.behave("scan"));

const file = (text: string, size = 0) =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n${text}`), Buffer.alloc(size)]);
function receive(bytes: Buffer) {
  // Pieces as a browser's request brings them, so that the scanner has to be waited for.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  );
  const incoming = { fileName: "w2.pdf", mimeType: "application/pdf", content: Readable.from(pieces) };
  return house.modules.intake.receive(client, incoming);
}
const stored = async () =>
  (await readdir(house.config.storage.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

it("a clean file is sent to the scanner whole, and taken", async () => {
  const bytes = file("wages", 3_000_000);
  const received = await receive(bytes);
  expect(received.size).toBe(bytes.length);
  expect(clamd.scanned.at(-1)!.equals(bytes)).toBe(true);
  await received.discard();
});

it("a file with a virus is refused by its name, leaves nothing, and is logged", async () => {
  await expect(receive(file("X5O!P%@AP EICAR"))).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/contains a virus \(Eicar-Test-Signature\) and was not stored/) as string,
  });
  expect(await stored()).toEqual([]);
  expect(lines.join()).toMatch(/"alarm":"virus","virus":"Eicar-Test-Signature"/);
});

it.each(["hangUp", "limit"] as const)("a scanner that answers with %s takes no file", async (behavior) => {
  clamd.behave(behavior);
  await expect(receive(file("wages", 3_000_000))).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/cannot be checked for viruses just now/) as string,
  });
  expect(await stored()).toEqual([]);
});

it("a scanner that hangs counts as away", async () => {
  clamd.behave("hang");
  const scan = createClamd(clamd.url, 50).begin();
  void scan.write(file("wages"));
  await expect(scan.verdict()).rejects.toMatchObject({ code: "unavailable" });
});

it("the scanner's state is part of whether uploads are taken", async () => {
  const health = () => house.modules.intake.storageHealth(OPERATOR);
  expect(await health()).toBe("up");
  clamd.behave("hangUp");
  expect(await health()).toMatch(/cannot be checked for viruses/);
});

it("nobody at the address counts as away, by socket file too", async () => {
  for (const url of ["tcp://127.0.0.1:1", "unix:///nowhere/clamd.ctl"]) {
    const scan = createClamd(url).begin();
    await expect(scan.verdict()).rejects.toMatchObject({ code: "unavailable" });
  }
});
