import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, systemClock } from "#modules/kernel";
import { addCode, addToMirror, codeUrl } from "../tests/factories/mirror.ts";
import { buildTitle } from "../tests/factories/uslm.ts";
import { buildZip } from "../tests/factories/zip.ts";
import { createIngest } from "./pipeline.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";

let harness: IngestHarness;

beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

describe("a bad file", () => {
  const xml = buildTitle({ release: "119-100", sections: 300 });
  const zipOf = (content: string, name = "usc26.xml") => buildZip([{ name, content }]);

  it.each([
    [
      "of another title",
      zipOf(buildTitle({ title: "27", sections: 3 })),
      "The file holds Title 27 of the United States Code, not Title 26.",
    ],
    ["without its entry", zipOf(xml, "usc27.xml"), "The zip holds no usc26.xml (it holds usc27.xml)"],
    ["that is cut off", zipOf(xml).subarray(0, 5000), "The zip is damaged or cut off"],
    [
      "whose XML is cut off near its end",
      zipOf(xml.slice(0, -60)),
      "The file is not well-formed XML at line",
    ],
    [
      "with a DOCTYPE",
      zipOf(xml.replace("<uscDoc", "<!DOCTYPE uscDoc><uscDoc")),
      "The file declares a DOCTYPE",
    ],
    [
      "that is a web page",
      Buffer.from("<!DOCTYPE html><html></html>"),
      "gave a web page (HTML) where a zip was expected",
    ],
    [
      "that does not name its release",
      xml.replace("Online@119-100", "Online"),
      "does not say which release point it is of",
    ],
  ])("%s leaves the library as it was and says why", async (_, content, sentence) => {
    addCode(harness.mirror, "119-73", { sections: 5 });
    await harness.run();
    const before = [await harness.library(), await harness.rowCounts()];
    const byHand = typeof content === "string";
    if (!byHand) addToMirror(harness.mirror, codeUrl("119-100"), content);
    const failing = harness.run(byHand ? { from: harness.fileOf("usc26.xml", content) } : {});
    await expect(failing).rejects.toMatchObject({
      name: "DomainError",
      message: expect.stringContaining(sentence) as string,
    });
    expect([await harness.library(), await harness.rowCounts()]).toEqual(before);
    expect(await harness.lastRun()).toMatchObject({
      state: "failed",
      error: expect.stringContaining(sentence) as string,
    });
  });

  it("that was downloaded is asked for again the next time", async () => {
    const good = zipOf(buildTitle({ release: "119-100", sections: 2 }));
    const answers = [good.subarray(0, good.length - 40), good];
    const server = createServer((request, response) => {
      if (request.url === "/mirror.json") response.end(JSON.stringify({ [codeUrl("119-100")]: "usc26.zip" }));
      else response.end(answers.shift());
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = { ...harness.config, mirror: address, offline: true };
    const { authority } = harness.modules;
    const client = createIngest({
      knex: harness.knex,
      authority,
      settings: config,
      clock: systemClock,
      log: silentLog,
    });
    try {
      await expect(client.run(OPERATOR, { sources: ["irc"], vectors: "none" })).rejects.toThrow(
        "The zip is damaged or cut off",
      );
      expect(await client.run(OPERATOR, { sources: ["irc"], vectors: "none" })).toMatchObject([
        { sections: 2, published: true },
      ]);
      expect(answers).toEqual([]);
    } finally {
      await new Promise((done) => server.close(done));
    }
  });

  it("is not a file that is missing", async () => {
    await expect(harness.run({ from: join(harness.mirror, "nowhere.zip") })).rejects.toThrow(
      "cannot be read: there is no such file",
    );
    await expect(harness.run({ from: harness.mirror })).rejects.toThrow("cannot be read: it is a folder");
  });

  it("is not a network that is not to be had", async () => {
    await expect(harness.run()).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("holds no readable mirror.json") as string,
    });
  });
});
