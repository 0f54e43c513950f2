/** Loading one edition or issue: get its file, read it document by document, store and publish it. */
import { stat } from "node:fs/promises";
import {
  citationOf,
  type Authority,
  type NewDocument,
  type ReleaseWriter,
  type WriteCounts,
} from "#modules/authority";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { inBatches } from "./batches.ts";
import { chunkSection } from "./chunk.ts";
import type { IngestOptions, IngestProgress, IngestReport, ItemFailure, ScanReader } from "./contract.ts";
import type { Download, Downloads } from "./download.ts";
import { sha256Of } from "./downloading/part-file.ts";
import type { Scans } from "./formats/pdf/ocr.ts";
import { isReadBy, signatureOf } from "./readers.ts";
import { createScans, forgetScans } from "./scans.ts";
import type { Edition, EditionOffer, ReadItem, SourceDefinition } from "./sources/source.ts";

type ReportProgress = (progress: Omit<IngestProgress, "source">, counts: WriteCounts) => Promise<void>;

export interface LoadDeps {
  authority: Authority;
  downloads: Downloads;
  actor: Actor;
  source: SourceDefinition;
  options: IngestOptions;
  reportProgress: ReportProgress;
  /** OCR of scans, and where pages are kept until their file is loaded. */
  scans?: { reader: ScanReader; folder: string } | undefined;
  onRelease(label: string): Promise<void>;
  onFile(bytes: number): void;
  onFailure(failure: ItemFailure): Promise<void>;
}

export type Loaded = Omit<IngestReport, "source" | "seconds">;

const NONE: WriteCounts = { added: 0, changed: 0, unchanged: 0 };

/** @param offer null to read the file of `--from` */
export async function loadEdition(deps: LoadDeps, offer: EditionOffer | null): Promise<Loaded> {
  const held = offer && (await heldFinal(deps, offer));
  if (held) return held;
  const file = await obtain(deps, offer);
  deps.onFile((await stat(file.path)).size);
  const same = await heldFile(deps, file);
  if (same) return same;
  try {
    const loaded = await readInto(deps, file);
    if (deps.scans && !deps.options.dryRun) await forgetScans(deps.scans.folder, file);
    return loaded;
  } catch (error) {
    if (file.download && isBadFile(error)) await deps.downloads.discard(file.download);
    throw error;
  }
}

/** What is held of an offer whose file never changes, so that it need not be asked for again. */
async function heldFinal(
  { authority, actor, source, options, downloads }: LoadDeps,
  offer: EditionOffer,
): Promise<Loaded | null> {
  if (!offer.isFinal || options.force || (await downloads.mirrored()).includes(offer.url)) return null;
  const present = await authority.currentRelease(actor, source.id, { url: offer.url });
  return present && isReadBy(source, present) ? asPresent(present) : null;
}

/**
 * A file whose very bytes are held, as this reader reads them, need not be read again: of an issue from any address, of an
 * edition from its own, as another address may be of another day.
 */
async function heldFile(
  { authority, actor, source, options }: LoadDeps,
  file: LocalFile,
): Promise<Loaded | null> {
  if (options.force || options.dryRun || options.limit !== undefined) return null;
  const { url } = file;
  const sha256 = signatureOf(file.sha256, source);
  const same = source.publishes === "issues" ? { sha256 } : { sha256, url };
  return asPresent(await authority.currentRelease(actor, source.id, same));
}

function asPresent(present: Held | null): Loaded | null {
  if (!present) return null;
  const { label, sections, chunks } = present;
  return { release: label, sections, chunks, ...NONE, unchanged: sections, published: false };
}

interface LocalFile {
  path: string;
  sha256: string;
  url: string;
  /** Null for a local file, which states its own edition. */
  offer: EditionOffer | null;
  download: Download | null;
}

async function obtain(
  { options, downloads, reportProgress, source }: LoadDeps,
  offer: EditionOffer | null,
): Promise<LocalFile> {
  if (!offer) {
    const path = options.from!;
    return { path, sha256: await sha256Of(path), url: `file:${path}`, offer, download: null };
  }
  const isHere = source.resolve === undefined || (await downloads.mirrored()).includes(offer.url);
  const url = isHere ? offer.url : await source.resolve!(offer, downloads, options.signal);
  const download = await downloads.get(url, {
    kind: offer.kind,
    fresh: options.force,
    signal: options.signal,
    // A failure to record progress must not stop the download.
    onProgress: (done, total) =>
      void reportProgress({ phase: "downloading", done, total }, NONE).catch(() => {}),
  });
  return { path: download.path, sha256: download.sha256, url: offer.url, offer, download };
}

type Release = Edition & { sourceId: string; url: string; sha256: string };
type Held = NonNullable<Awaited<ReturnType<Authority["currentRelease"]>>>;

async function readInto(deps: LoadDeps, file: LocalFile): Promise<Loaded> {
  const { authority, actor, source, options } = deps;
  // Long files are read far before their first document is known.
  await deps.reportProgress({ phase: "reading", done: 0, total: null }, NONE);
  const items = source.read(file.path, file.offer, { signal: options.signal, scans: scansOf(deps, file) });
  const first = await items.next();
  if (!first.done && "nothing" in first.value) {
    const { nothing } = first.value;
    const release = file.offer?.label ?? "";
    return { release, sections: 0, chunks: 0, ...NONE, published: false, notices: [nothing] };
  }
  // The edition of a file is known only after its first item was requested.
  const { edition, notice, documents } = openReading(first, items, file);
  const release = announce(source, edition, file, options.limit);
  await deps.onRelease(release.label);
  const { part, label } = release;
  const present = await authority.currentRelease(actor, source.id, {
    part,
    ...(source.publishes === "issues" && { label }),
  });
  const notices = notice ? { notices: [notice] } : {};
  if (present && !options.force && isHeld(release, present)) {
    await items.return();
    const { sections: unchanged, chunks } = present;
    return { release: label, sections: unchanged, chunks, ...NONE, unchanged, published: false, ...notices };
  }
  const total = options.limit ?? present?.sections ?? null;
  const batches = inBatches(documents, options.limit ?? Number.POSITIVE_INFINITY);
  const read = (writer: ReleaseWriter | null) => readAll(deps, batches, { writer, total });
  if (onlyCounts(options, present)) return { ...(await read(null)), release: label, ...notices };
  return {
    ...(await write(deps, await authority.openRelease(actor, release), read)),
    release: label,
    ...notices,
  };
}

function scansOf(
  { scans, options: { signal }, reportProgress }: LoadDeps,
  file: LocalFile,
): Scans | undefined {
  if (!scans) return undefined;
  const onPage = (done: number) => reportProgress({ phase: "reading", done, total: null }, NONE);
  return createScans({ ...scans, signal, onPage }, file);
}

interface OpenedReading {
  edition: Edition;
  notice?: string;
  documents: AsyncIterable<NewDocument>;
}

function openReading(
  first: IteratorResult<ReadItem, void>,
  items: AsyncGenerator<ReadItem, void, undefined>,
  { offer, path }: LocalFile,
): OpenedReading {
  const stated = !first.done && "edition" in first.value ? first.value : null;
  const edition = stated?.edition ?? offer;
  if (!edition)
    throw new DomainError("unsupported", `${path} does not say which edition it is; get the official file.`);
  const rest = stated || first.done ? items : startingWith(first.value, items);
  return { edition, notice: stated?.notice, documents: chunked(rest) };
}

async function* chunked(items: AsyncIterable<ReadItem>): AsyncGenerator<NewDocument, void, undefined> {
  for await (const item of items) {
    if (!("document" in item)) continue;
    const { document } = item;
    yield { document, chunks: chunkSection(document, citationOf(document)) };
  }
}

async function write(
  { options, reportProgress }: LoadDeps,
  writer: ReleaseWriter,
  read: (writer: ReleaseWriter) => Promise<Read>,
): Promise<Read> {
  try {
    const report = await read(writer);
    await reportProgress({ phase: "publishing", done: report.sections, total: report.sections }, report);
    return { ...report, ...(await writer.publish({ force: options.force })), published: true };
  } catch (error) {
    // After an abort or a lost database the stored part stays for the next ingest to resume; a bad file leaves nothing.
    if (isBadFile(error) || isRefusal(error)) await writer.discard();
    throw error;
  }
}

type Read = Omit<Loaded, "release">;

/** Reads to the end; stores only when there is a writer. */
async function readAll(
  { options, reportProgress }: LoadDeps,
  batches: AsyncIterable<NewDocument[]>,
  { writer, total }: { writer: ReleaseWriter | null; total: number | null },
): Promise<Read> {
  const report: Read = { sections: 0, chunks: 0, ...NONE, published: false };
  for await (const batch of batches) {
    options.signal?.throwIfAborted();
    if (writer) addCounts(report, await writer.add(batch));
    report.sections += batch.length;
    report.chunks += batch.reduce((sum, entry) => sum + entry.chunks.length, 0);
    await reportProgress({ phase: "reading", done: report.sections, total }, report);
  }
  return report;
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  yield first;
  yield* rest;
}

function isHeld(release: Release, present: Held): boolean {
  return release.label === present.label && release.sha256 === present.sha256;
}

/** `--dry-run`, and `--limit` where it would replace a larger release with a smaller one. */
function onlyCounts(options: IngestOptions, present: { sections: number } | null): boolean {
  if (options.dryRun) return true;
  const fewer = options.limit !== undefined && present !== null && options.limit < present.sections;
  return fewer && !options.force;
}

function announce(
  source: SourceDefinition,
  edition: Edition,
  file: LocalFile,
  limit: number | undefined,
): Release {
  const { label, position, asOf, part } = edition;
  // A partial load gets a different hash, so that a later full load does not count as already loaded.
  const signature = signatureOf(file.sha256, source);
  const sha256 = limit === undefined ? signature : `${signature}, first ${limit}`;
  return { sourceId: source.id, label, position, asOf, part, url: file.url, sha256 };
}

function addCounts(report: WriteCounts, counts: WriteCounts): void {
  report.added += counts.added;
  report.changed += counts.changed;
  report.unchanged += counts.unchanged;
}

/** Whether the file itself is the cause; reading it again would fail again. */
function isBadFile(error: unknown): boolean {
  return isDomainError(error) && ["malformed", "unsupported", "too_large"].includes(error.code);
}

/** Whether the library refused to publish the content of the file. */
function isRefusal(error: unknown): boolean {
  return isDomainError(error) && error.code === "conflict";
}
