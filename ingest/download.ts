/**
 * The one download client. It looks in the mirror first, then asks the official host at a polite rate, never when
 * offline. It resumes, checks the length and kind of what arrived, and names it by its SHA-256.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#modules/kernel";
import { openMirror } from "./downloading/mirror.ts";
import { beginningOf, PartFile, sha256Of } from "./downloading/part-file.ts";
import { createRequesting, REQUEST_DEFAULTS, type RequestOptions } from "./downloading/request.ts";
import { fetchText, transfer, type TransferOptions } from "./downloading/transfer.ts";

export interface Download {
  path: string;
  /** Hex. */
  sha256: string;
  /** True for a file of the mirror, which is used where it is and never removed. */
  mirrored: boolean;
}

export interface DownloadOptions extends TransferOptions {
  /** What the file must be; a web page in its place is refused. */
  kind: "zip";
  /** Download again even if the file is there from an earlier time. */
  fresh?: boolean;
}

export interface Downloads {
  /**
   * A file by its official address; a download left unfinished goes on where it broke off.
   * @throws DomainError `unavailable` with a sentence that says why it is not to be had.
   */
  get(url: string, options: DownloadOptions): Promise<Download>;
  /** A page by its official address. @throws as `get`. */
  getText(url: string, signal?: AbortSignal): Promise<string>;
  /** Every official address in the mirror; none without a mirror. */
  mirrored(): Promise<string[]>;
  /** Deletes a downloaded file that turned out to be damaged; the next `get` requests it again. */
  discard(download: Download): Promise<void>;
}

export interface DownloadDeps {
  dataDir: string;
  /** A folder with `mirror.json`, or a base URL that has one. */
  mirror: string | undefined;
  offline: boolean;
  /** How long, how often and at which rates hosts are asked. */
  requests?: Partial<RequestOptions>;
}

export function createDownloads(deps: DownloadDeps): Downloads {
  const { dataDir, offline } = deps;
  const requesting = createRequesting({ ...REQUEST_DEFAULTS, ...deps.requests });
  const place = deps.mirror?.replace(/\/+$/, "");
  const mirror = place ? openMirror(place, (url) => fetchText(requesting, url)) : null;
  const folder = join(dataDir, "downloads");

  /** The address to ask, after the mirror has been asked. */
  async function locate(url: string): Promise<{ file: string } | { url: string }> {
    const copy = await mirror?.find(url);
    if (copy) return copy;
    if (offline) throw missingOffline(url, place);
    return { url };
  }

  return {
    async get(url, options) {
      const copy = await locate(url);
      if ("file" in copy) {
        refuseOtherThanZip(url, await beginningOf(copy.file, 512));
        return { path: copy.file, sha256: await sha256Of(copy.file), mirrored: true };
      }
      const file = await PartFile.in(folder, copy.url);
      if (options.fresh || !(await file.isComplete())) {
        await transfer(requesting, { url: copy.url, file }, options);
        await refuseOtherKind(url, file);
        await file.complete();
      }
      return { path: file.path, sha256: await sha256Of(file.path), mirrored: false };
    },

    async getText(url, signal) {
      const copy = await locate(url);
      if ("url" in copy) return fetchText(requesting, copy.url, signal);
      return readFile(copy.file, "utf8");
    },

    mirrored: async () => (await mirror?.addresses()) ?? [],

    async discard(download) {
      if (!download.mirrored) await rm(download.path, { force: true });
    },
  };
}

async function refuseOtherKind(url: string, file: PartFile): Promise<void> {
  try {
    refuseOtherThanZip(url, await file.start(512));
  } catch (error) {
    await file.discard();
    throw error;
  }
}

function refuseOtherThanZip(url: string, beginning: string): void {
  if (beginning.startsWith("PK")) return;
  const what = /^\s*<(!doctype html|html)/i.test(beginning) ? "a web page (HTML)" : "no zip file";
  throw new DomainError(
    "unavailable",
    `${url} gave ${what} where a zip was expected. Try again later, or give the file with --from.`,
  );
}

function missingOffline(url: string, mirror: string | undefined): DomainError {
  const sentence = mirror
    ? `The mirror ${mirror} holds no copy of ${url}, and TAX_DATA_OFFLINE forbids the network. Add it to mirror.json or unset TAX_DATA_OFFLINE.`
    : `TAX_DATA_OFFLINE forbids the network and TAX_DATA_MIRROR is not set, so ${url} is not to be had. Set the one or unset the other.`;
  return new DomainError("unavailable", sentence);
}
