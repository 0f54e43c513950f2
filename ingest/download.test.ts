import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useDownloads } from "./testing/download-harness.ts";
import { cutOff, REQUESTS, rest, SHA256, status, whole, ZIP, type Answer } from "./testing/publisher.ts";

const harness = useDownloads();

const left = () => readdirSync(join(harness.folder, "downloads"));

describe("a download from the network", () => {
  it("comes whole, is named by its hash and leaves nothing else behind", async () => {
    harness.publisher.answers = [whole];
    const steps: (number | null)[][] = [];
    const download = await harness.downloads().get(harness.url, {
      kind: "zip",
      onProgress: (done, total) => steps.push([done, total]),
    });
    expect(download).toMatchObject({ sha256: SHA256, mirrored: false });
    expect(readFileSync(download.path).equals(ZIP)).toBe(true);
    expect(left()).toHaveLength(1);
    expect(steps.at(-1)).toEqual([ZIP.length, ZIP.length]);
    expect(harness.publisher.requests[0]!.headers["user-agent"]).toContain("TaxRAG");
  });

  it("is not asked for again, unless it is to be fresh or turned out to be damaged", async () => {
    harness.publisher.answers = [whole];
    const client = harness.downloads();
    const download = await client.get(harness.url, { kind: "zip" });
    await client.get(harness.url, { kind: "zip" });
    expect(harness.publisher.requests).toHaveLength(1);
    await client.get(harness.url, { kind: "zip", fresh: true });
    expect(harness.publisher.requests).toHaveLength(2);
    await client.discard(download);
    await client.get(harness.url, { kind: "zip" });
    expect(harness.publisher.requests).toHaveLength(3);
  });

  it("goes on where it was cut off", async () => {
    harness.publisher.answers = [cutOff(100_000), rest()];
    const download = await harness.downloads().get(harness.url, { kind: "zip" });
    expect(download.sha256).toBe(SHA256);
    expect(harness.publisher.requests[1]!.headers).toMatchObject({ "if-range": '"v1"' });
    expect(harness.publisher.requests[1]!.headers.range).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it("goes on with what an earlier process left", async () => {
    harness.publisher.answers = [cutOff(100_000)];
    await expect(
      harness.downloads({ requests: { ...REQUESTS, attempts: 1 } }).get(harness.url, { kind: "zip" }),
    ).rejects.toThrow();
    harness.publisher.answers = [rest()];
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
    expect(harness.publisher.requests.at(-1)!.headers.range).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it("goes on until the last byte when the server gives less than it was asked for", async () => {
    const little: Answer = (request, response) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1]);
      const range = `bytes ${from}-${from + 49_999}/${ZIP.length}`;
      response
        .writeHead(206, { "content-range": range, etag: '"v1"' })
        .end(ZIP.subarray(from, from + 50_000));
    };
    harness.publisher.answers = [cutOff(100_000), little, rest()];
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
    expect(harness.publisher.requests).toHaveLength(3);
  });

  it("begins again when the file has changed meanwhile", async () => {
    harness.publisher.answers = [cutOff(100_000, '"old"'), rest('"new"')];
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
  });

  it("begins again when the server cannot go on", async () => {
    harness.publisher.answers = [cutOff(100_000), status(416), whole];
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
  });

  it("tries again after a server error", async () => {
    harness.publisher.answers = [status(503), whole];
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
  });

  it("is given up with one sentence when it is always cut off", async () => {
    harness.publisher.answers = [cutOff(1000)];
    await expect(harness.downloads().get(harness.url, { kind: "zip" })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(
        /could not be downloaded \(.+\)\. Check the network, or set TAX_DATA_MIRROR/,
      ) as string,
    });
    expect(harness.publisher.requests).toHaveLength(3);
  });

  it("is given up when the server falls silent", async () => {
    harness.publisher.answers = [
      (_, response) => void response.writeHead(200, { "content-length": 10 }).write("PK"),
    ];
    const requests = { attempts: 2, backOffMs: 1, idleMs: 40 };
    await expect(harness.downloads({ requests }).get(harness.url, { kind: "zip" })).rejects.toThrow(
      "(the server fell silent)",
    );
  });

  it.each([
    [404, "answered 404 for", 1],
    [403, "answered 403 for", 1],
    [503, "answered 503 for", 3],
  ])("fails with status %i in one sentence", async (code, sentence, requests) => {
    harness.publisher.answers = [status(code)];
    await expect(harness.downloads().get(harness.url, { kind: "zip" })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(sentence) as string,
    });
    expect(harness.publisher.requests).toHaveLength(requests);
  });

  it.each([
    ["<!DOCTYPE html><html>Down for maintenance</html>", "gave a web page (HTML) where a zip was expected"],
    ["version https://git-lfs.github.com/spec/v1", "gave no zip file where a zip was expected"],
  ])("refuses %s and keeps nothing of it", async (body, sentence) => {
    harness.publisher.answers = [(_, response) => void response.writeHead(200).end(body)];
    await expect(harness.downloads().get(harness.url, { kind: "zip" })).rejects.toThrow(sentence);
    expect(left()).toEqual([]);
  });

  it("stops when it is told to and can go on later", async () => {
    const stop = new AbortController();
    harness.publisher.answers = [
      (_, response) => {
        response.writeHead(200, { "content-length": ZIP.length, etag: '"v1"' });
        response.write(ZIP.subarray(0, 100_000));
      },
      rest(),
    ];
    const stopped = harness.downloads().get(harness.url, {
      kind: "zip",
      signal: stop.signal,
      onProgress: (done) => done > 0 && stop.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    expect((await harness.downloads().get(harness.url, { kind: "zip" })).sha256).toBe(SHA256);
  });

  it("says that nobody answers", async () => {
    const nobody = "http://127.0.0.1:9/xml_usc26@119-100.zip";
    await expect(harness.downloads().get(nobody, { kind: "zip" })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("could not be downloaded") as string,
    });
  });

  it("says that its folder cannot be written", async () => {
    harness.publisher.answers = [whole];
    writeFileSync(join(harness.folder, "downloads"), "a file in the way");
    await expect(harness.downloads().get(harness.url, { kind: "zip" })).rejects.toThrow(
      /downloads cannot be written \(EEXIST\)/,
    );
  });
});
