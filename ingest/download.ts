/**
 * Download client. Looks in the mirror first, then, unless offline, requests the official host at a polite rate.
 * Resumes downloads, checks length and type, and names files by their SHA-256.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#modules/kernel";
import { createBrowser, type FirecrawlSettings } from "./downloading/browser.ts";
import { openMirror } from "./downloading/mirror.ts";
import { beginningOf, PartFile, sha256Of } from "./downloading/part-file.ts";
import { createRequesting, REQUEST_DEFAULTS, type RequestOptions } from "./downloading/request.ts";
import { fetchText, transfer, type TransferOptions } from "./downloading/transfer.ts";

export interface Download {
  path: string;
  /** Hex. */
  sha256: string;
  /** Whether the file is in the mirror, where it is used in place and never removed. */
  mirrored: boolean;
}

/** The form of a file, by its first bytes. */
export type FileKind = "xml" | "pdf" | "zip" | "html" | "json" | "wpd";

export interface DownloadOptions extends TransferOptions {
  /** Required type; a web page in its place is refused. */
  kind: FileKind;
  /** Downloads again even if the file exists. */
  fresh?: boolean;
}

export interface Downloads {
  /**
   * Gets a file by its official URL; resumes an unfinished download.
   * @throws DomainError `unavailable` with the reason.
   */
  get(url: string, options: DownloadOptions): Promise<Download>;
  /** Gets a page by its official URL. @throws as `get`. */
  getText(url: string, signal?: AbortSignal): Promise<string>;
  /** Gets a listing page that may need a browser: through Firecrawl where that is set up. @throws as `get`. */
  getPage(url: string, signal?: AbortSignal): Promise<string>;
  /** All official URLs in the mirror; none without a mirror. */
  mirrored(): Promise<string[]>;
  /** Official URLs in the mirror that nothing has asked for yet. */
  unasked(): Promise<string[]>;
  /** Whether `get` may ask for it: false for what an offline mirror lacks. */
  isWithinReach(url: string): Promise<boolean>;
  /** Deletes a damaged download; the next `get` requests it again. */
  discard(download: Download): Promise<void>;
}

export interface DownloadDeps {
  dataDir: string;
  /** A folder with `mirror.json`, or a base URL that has one. */
  mirror: string | undefined;
  offline: boolean;
  /** Timeouts, retries and rates of requests. */
  requests?: Partial<RequestOptions>;
  firecrawl?: FirecrawlSettings;
}

export function createDownloads(deps: DownloadDeps): Downloads {
  const { dataDir, offline } = deps;
  const requesting = createRequesting({ ...REQUEST_DEFAULTS, ...deps.requests });
  const place = deps.mirror?.replace(/\/+$/, "");
  const mirror = place ? openMirror(place, (url) => fetchText(requesting, url)) : null;
  const folder = join(dataDir, "downloads");
  const browser = createBrowser(deps.firecrawl ?? {});
  const asked = new Set<string>();

  /** URL to request when the mirror has no file. */
  async function locate(url: string): Promise<{ file: string } | { url: string }> {
    asked.add(url);
    const copy = await mirror?.find(url);
    if (copy) return copy;
    if (offline) throw missingOffline(url, place);
    return { url };
  }

  return {
    async get(url, options) {
      const copy = await locate(url);
      if ("file" in copy) {
        refuseOther(options.kind, url, await beginningOf(copy.file, 512));
        return { path: copy.file, sha256: await sha256Of(copy.file), mirrored: true };
      }
      const file = await PartFile.in(folder, copy.url);
      if (options.fresh || !(await file.isComplete())) {
        await transfer(requesting, { url: copy.url, file }, options);
        await refuseOtherKind(options.kind, url, file);
        await file.complete();
      }
      return { path: file.path, sha256: await sha256Of(file.path), mirrored: false };
    },

    async getPage(url, signal) {
      const copy = await locate(url);
      if ("file" in copy) return readFile(copy.file, "utf8");
      // A mirror's copy is a plain file.
      if (browser && copy.url === url) return browser(url);
      return fetchText(requesting, copy.url, signal);
    },
    async getText(url, signal) {
      const copy = await locate(url);
      if ("url" in copy) return fetchText(requesting, copy.url, signal);
      return readFile(copy.file, "utf8");
    },

    isWithinReach: async (url) => !offline || (await mirror?.find(url).catch(() => null)) != null,

    mirrored: async () => (await mirror?.addresses()) ?? [],

    unasked: async () => ((await mirror?.addresses()) ?? []).filter((url) => !asked.has(url)),

    async discard(download) {
      if (!download.mirrored) await rm(download.path, { force: true });
    },
  };
}

async function refuseOtherKind(kind: FileKind, url: string, file: PartFile): Promise<void> {
  try {
    refuseOther(kind, url, await file.start(512));
  } catch (error) {
    await file.discard();
    throw error;
  }
}

const WEB_PAGE = /^\s*<(!doctype html|html)/i;

const BYTE_ORDER_MARK = "\xef\xbb\xbf";

const FORMS: Record<FileKind, { name: string; isBegunBy(beginning: string): boolean }> = {
  // An XML file may be packed with gzip.
  xml: {
    name: "XML file",
    isBegunBy: (text) =>
      text.startsWith("\x1f\x8b") || text.replace(BYTE_ORDER_MARK, "").trimStart().startsWith("<"),
  },
  pdf: { name: "PDF", isBegunBy: (text) => text.includes("%PDF-") },
  zip: { name: "zip", isBegunBy: (text) => text.startsWith("PK") },
  wpd: { name: "WordPerfect file", isBegunBy: (text) => text.startsWith("\xffWPC") },
  html: { name: "web page", isBegunBy: () => true },
  json: { name: "JSON file", isBegunBy: (text) => /^\s*[[{]/.test(text.replace(BYTE_ORDER_MARK, "")) },
};

function refuseOther(kind: FileKind, url: string, beginning: string): void {
  const { name, isBegunBy } = FORMS[kind];
  const isPage = kind !== "html" && WEB_PAGE.test(beginning);
  if (!isPage && isBegunBy(beginning)) return;
  const what = isPage ? "a web page (HTML)" : kind === "zip" ? "no zip file" : `no ${name}`;
  throw new DomainError(
    "unavailable",
    `${url} gave ${what} where a ${name} was expected. Try again later, or give the file with --from.`,
  );
}

/** Only the network has it, and that must not be used. */
export class NotInMirror extends DomainError {}

function missingOffline(url: string, mirror: string | undefined): NotInMirror {
  const sentence = mirror
    ? `The mirror ${mirror} holds no copy of ${url}, and TAX_DATA_OFFLINE forbids the network. Add it to mirror.json or unset TAX_DATA_OFFLINE.`
    : `TAX_DATA_OFFLINE forbids the network and TAX_DATA_MIRROR is not set, so ${url} is not to be had. Set the one or unset the other.`;
  return new NotInMirror("unavailable", sentence);
}
