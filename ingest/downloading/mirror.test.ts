import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addToMirror } from "../../tests/factories/mirror.ts";
import { createDownloads, type DownloadDeps, type Downloads } from "../download.ts";
import { PATIENCE, Publisher, SHA256, whole, ZIP } from "../testing/publisher.ts";

let publisher: Publisher;
let base: string;
let folder: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-download-"));
  publisher = new Publisher();
  base = await publisher.start();
  url = `${base}/releasepoints/us/pl/119/100/xml_usc26@119-100.zip`;
});
afterEach(async () => {
  await publisher.stop();
  rmSync(folder, { recursive: true, force: true });
});

function downloads(settings: Partial<DownloadDeps> = {}): Downloads {
  return createDownloads({
    dataDir: folder,
    mirror: undefined,
    offline: false,
    patience: PATIENCE,
    ...settings,
  });
}

describe("a mirror", () => {
  it("is asked first, and its file is used where it is", async () => {
    const mirror = join(folder, "mirror");
    addToMirror(mirror, url, ZIP);
    const client = downloads({ mirror, offline: true });
    const download = await client.get(url, { kind: "zip" });
    expect(download).toMatchObject({ sha256: SHA256, mirrored: true });
    expect(publisher.requests).toEqual([]);
    expect(await client.mirrored()).toEqual([url]);
    await client.forget(download);
    expect(existsSync(download.path)).toBe(true);
  });

  it("at a web address gives its files from there", async () => {
    publisher.answers = [
      (_, response) =>
        void response.end(JSON.stringify({ "https://uscode.house.gov/a.zip": "usc/a b@1.zip" })),
      whole,
    ];
    const download = await downloads({ mirror: `${base}/copies/`, offline: true }).get(
      "https://uscode.house.gov/a.zip",
      { kind: "zip" },
    );
    expect(download.sha256).toBe(SHA256);
    expect(publisher.requests.map((request) => request.url)).toEqual([
      "/copies/mirror.json",
      "/copies/usc/a%20b%401.zip",
    ]);
  });

  it("leaves to the network what it does not hold, unless offline", async () => {
    publisher.answers = [whole];
    const mirror = join(folder, "mirror");
    addToMirror(mirror, "https://example.org/other", ZIP);
    expect((await downloads({ mirror }).get(url, { kind: "zip" })).mirrored).toBe(false);
    await expect(downloads({ mirror, offline: true }).get(url, { kind: "zip" })).rejects.toThrow(
      `The mirror ${mirror} holds no copy of ${url}, and TAX_DATA_OFFLINE forbids the network.`,
    );
    await expect(downloads({ offline: true }).get(url, { kind: "zip" })).rejects.toThrow(
      "TAX_DATA_OFFLINE forbids the network and TAX_DATA_MIRROR is not set",
    );
  });

  it.each([
    ["is no folder", () => undefined, "holds no readable mirror.json"],
    [
      "has a broken list",
      (at: string) => writeFileSync(join(at, "mirror.json"), "{"),
      "is not a list of addresses and files",
    ],
    [
      "lacks the file",
      (at: string) => writeFileSync(join(at, "mirror.json"), '{"URL": "a.zip"}'),
      "lists a.zip but does not hold it",
    ],
    [
      "leads outside",
      (at: string) => writeFileSync(join(at, "mirror.json"), '{"URL": "../a.zip"}'),
      "lists a file outside its folder",
    ],
    [
      "holds a web page",
      (at: string) => {
        writeFileSync(join(at, "mirror.json"), '{"URL": "a.zip"}');
        writeFileSync(join(at, "a.zip"), "<html>");
      },
      "gave a web page (HTML)",
    ],
  ])("that %s is told in one sentence", async (_, prepare, sentence) => {
    const mirror = join(folder, "mirror");
    mkdirSync(mirror);
    prepare(mirror);
    await expect(downloads({ mirror, offline: true }).get("URL", { kind: "zip" })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(sentence) as string,
    });
  });
});
