import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addToMirror } from "../../tests/factories/mirror.ts";
import { useDownloads } from "../testing/download-harness.ts";
import { SHA256, whole, ZIP } from "../testing/publisher.ts";

const harness = useDownloads();

describe("a mirror", () => {
  it("is asked first, and its file is used where it is", async () => {
    const mirror = join(harness.folder, "mirror");
    addToMirror(mirror, harness.url, ZIP);
    const client = harness.downloads({ mirror, offline: true });
    const download = await client.get(harness.url, { kind: "zip" });
    expect(download).toMatchObject({ sha256: SHA256, mirrored: true });
    expect(harness.publisher.requests).toEqual([]);
    expect(await client.mirrored()).toEqual([harness.url]);
    await client.discard(download);
    expect(existsSync(download.path)).toBe(true);
  });

  it("at a web address gives its files from there", async () => {
    harness.publisher.answers = [
      (_, response) =>
        void response.end(JSON.stringify({ "https://uscode.house.gov/a.zip": "usc/a b@1.zip" })),
      whole,
    ];
    const download = await harness
      .downloads({ mirror: `${harness.base}/copies/`, offline: true })
      .get("https://uscode.house.gov/a.zip", { kind: "zip" });
    expect(download.sha256).toBe(SHA256);
    expect(harness.publisher.requests.map((request) => request.url)).toEqual([
      "/copies/mirror.json",
      "/copies/usc/a%20b%401.zip",
    ]);
  });

  it("leaves to the network what it does not hold, unless offline", async () => {
    harness.publisher.answers = [whole];
    const mirror = join(harness.folder, "mirror");
    addToMirror(mirror, "https://example.org/other", ZIP);
    expect((await harness.downloads({ mirror }).get(harness.url, { kind: "zip" })).mirrored).toBe(false);
    await expect(
      harness.downloads({ mirror, offline: true }).get(harness.url, { kind: "zip" }),
    ).rejects.toThrow(
      `The mirror ${mirror} holds no copy of ${harness.url}, and TAX_DATA_OFFLINE forbids the network.`,
    );
    await expect(harness.downloads({ offline: true }).get(harness.url, { kind: "zip" })).rejects.toThrow(
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
    const mirror = join(harness.folder, "mirror");
    mkdirSync(mirror);
    prepare(mirror);
    await expect(
      harness.downloads({ mirror, offline: true }).get("URL", { kind: "zip" }),
    ).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(sentence) as string,
    });
  });
});
