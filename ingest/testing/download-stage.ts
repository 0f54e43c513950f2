/** A publisher and an empty data folder, anew for each test of a file, and downloads from the one into the other. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { createDownloads, type DownloadDeps, type Downloads } from "../download.ts";
import { Publisher, REQUESTS } from "./publisher.ts";

export interface DownloadStage {
  publisher: Publisher;
  /** The publisher's address, and that of a release there. */
  base: string;
  url: string;
  /** The data folder. */
  folder: string;
  downloads(settings?: Partial<DownloadDeps>): Downloads;
}

export function useDownloads(): DownloadStage {
  const stage = {} as DownloadStage;
  beforeEach(async () => {
    stage.folder = mkdtempSync(join(tmpdir(), "taxrag-download-"));
    stage.publisher = new Publisher();
    stage.base = await stage.publisher.start();
    stage.url = `${stage.base}/releasepoints/us/pl/119/100/xml_usc26@119-100.zip`;
  });
  afterEach(async () => {
    await stage.publisher.stop();
    rmSync(stage.folder, { recursive: true, force: true });
  });
  stage.downloads = (settings = {}) =>
    createDownloads({
      dataDir: stage.folder,
      mirror: undefined,
      offline: false,
      requests: REQUESTS,
      ...settings,
    });
  return stage;
}
