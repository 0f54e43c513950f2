/**
 * Reads a volume of the annual edition of the CFR, a PDF of the Publishing Office: two columns, justified and hyphenated.
 * All lines are kept until the last page, because the volume itself is the evidence for its hyphens.
 */
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { finishDocument } from "../document.ts";
import { FontFaces } from "../../pdf/text-items.ts";
import { faceOf } from "./fonts.ts";
import { readCover, type Cover } from "./front.ts";
import { HyphenEvidence } from "../../pdf/hyphens.ts";
import { openPdf } from "../../pdf/open.ts";
import { linesOf, type Line } from "./page-lines.ts";
import { VolumeReader } from "./sections.ts";

export type { Cover } from "./front.ts";

const VOLUME = { name: "volume", kind: "volume of the CFR", host: "govinfo.gov" };

export interface VolumeOptions {
  /** Required title: "26". */
  title: string;
  /** Called once, before the first section. */
  onCover?: (cover: Cover) => void;
  /** Called at the end with what was counted. */
  onCounts?: (counts: { contents: string[]; hyphens: HyphenEvidence["counts"] }) => void;
}

/**
 * Yields the sections of a volume, each dated as the cover says.
 * @throws DomainError `unsupported` for another file or title, `malformed` for one that is damaged or cut off.
 */
export async function* readVolume(
  path: string,
  options: VolumeOptions,
  signal?: AbortSignal,
): AsyncGenerator<ParsedDocument, void, undefined> {
  const hyphens = new HyphenEvidence();
  const { cover, lines } = await readLines(path, options.title, hyphens, signal);
  options.onCover?.(cover);
  const ready: ParsedDocument[] = [];
  const keys = new Set<string>();
  const reader = new VolumeReader(hyphens, (draft) => {
    for (const key of [draft.key, ...draft.others]) keys.add(key);
    ready.push(finishDocument({ ...draft, date: cover.revised }, options.title));
  });
  for (const line of lines) reader.add(line);
  const isWhole = reader.ended;
  reader.finish();
  requireContents(reader.contents, keys, isWhole);
  options.onCounts?.({ contents: reader.contents, hyphens: hyphens.counts });
  yield* ready;
}

async function readLines(
  path: string,
  title: string,
  hyphens: HyphenEvidence,
  signal?: AbortSignal,
): Promise<{ cover: Cover; lines: Line[] }> {
  const volume = await openPdf(path, VOLUME);
  const fonts = new FontFaces(faceOf);
  const lines: Line[] = [];
  let cover: Cover | null = null;
  try {
    for (let number = 1; number <= volume.numPages; number++) {
      signal?.throwIfAborted();
      const page = await volume.getPage(number);
      const own = await linesOf(page, fonts);
      page.cleanup();
      if (number === 1) cover = requireTitle(readCover(own), title);
      for (const line of own) {
        if (line.role === "text") hyphens.learn(line.text, lines.at(-1)?.text.endsWith("-") ?? false);
        lines.push(line);
      }
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    await volume.loadingTask.destroy();
  }
  return { cover: cover!, lines };
}

function requireTitle(cover: Cover, title: string): Cover {
  if (cover.title === title) return cover;
  throw new DomainError("unsupported", `The PDF holds Title ${cover.title} of the CFR, not Title ${title}.`);
}

/** A volume whose sections stop before its contents do was cut off. */
function requireContents(contents: readonly string[], keys: ReadonlySet<string>, isWhole: boolean): void {
  const missing = contents.filter((number) => !keys.has(number));
  const last = contents.at(-1);
  if (keys.size === 0) {
    throw new DomainError("unsupported", "The PDF holds no section of the CFR; nothing was read from it.");
  }
  if (!isWhole || (last && !keys.has(last) && missing.length > 1) || missing.length > contents.length / 10) {
    throw new DomainError(
      "malformed",
      `The volume is cut off: ${missing.length} of the ${contents.length} sections in its contents are not in it. Get it again.`,
    );
  }
}

function damaged(error: unknown): unknown {
  if (error instanceof DomainError || (error instanceof Error && error.name === "AbortError")) return error;
  return new DomainError("malformed", "The PDF is damaged and could not be read to its end; get it again.", {
    cause: error,
  });
}
