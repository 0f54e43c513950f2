/** A publisher and an empty data folder for each test, and a download client between them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { createDownloads, type DownloadDeps, type Downloads } from "../download.ts";
import { Publisher, REQUESTS } from "./publisher.ts";

export interface DownloadHarness {
  publisher: Publisher;
  /** URLs of the publisher and of a release. */
  base: string;
  url: string;
  /** The data folder. */
  folder: string;
  downloads(settings?: Partial<DownloadDeps>): Downloads;
}

export function useDownloads(): DownloadHarness {
  const harness = {} as DownloadHarness;
  beforeEach(async () => {
    harness.folder = mkdtempSync(join(tmpdir(), "taxrag-download-"));
    harness.publisher = new Publisher();
    harness.base = await harness.publisher.start();
    harness.url = `${harness.base}/releasepoints/us/pl/119/100/xml_usc26@119-100.zip`;
  });
  afterEach(async () => {
    await harness.publisher.stop();
    rmSync(harness.folder, { recursive: true, force: true });
  });
  harness.downloads = (settings = {}) =>
    createDownloads({
      dataDir: harness.folder,
      mirror: undefined,
      offline: false,
      requests: REQUESTS,
      ...settings,
    });
  return harness;
}
