import type { Authority, ReleaseWriter, WriteCounts } from "#modules/authority";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { inBatches } from "./batches.ts";
import { sha256Of } from "./downloading/part-file.ts";
import type { Download, Downloads } from "./download.ts";
import type { IngestOptions, IngestProgress, IngestReport } from "./contract.ts";
import type { Offer, ReadSection, SourceDefinition } from "./sources/source.ts";

type ReportProgress = (progress: Omit<IngestProgress, "source">, counts: WriteCounts) => Promise<void>;

export interface LoadDeps {
  authority: Authority;
  downloads: Downloads;
  actor: Actor;
  source: SourceDefinition;
  options: IngestOptions;
  reportProgress: ReportProgress;
  onRelease(label: string): Promise<void>;
}

type Loaded = Omit<IngestReport, "source" | "seconds">;

const NONE: WriteCounts = { added: 0, changed: 0, unchanged: 0 };

/** Loads one source: finds the release, downloads its file, stores it in the library and publishes it. */
export async function load(deps: LoadDeps): Promise<Loaded> {
  const file = await obtain(deps);
  try {
    return await readInto(deps, file);
  } catch (error) {
    if (file.download && isBadFile(error)) await deps.downloads.discard(file.download);
    throw error;
  }
}

interface LocalFile {
  path: string;
  sha256: string;
  url: string;
  /** Null for a local file, which states its own label. */
  offer: Offer | null;
  download: Download | null;
}

async function obtain({ options, downloads, source, reportProgress }: LoadDeps): Promise<LocalFile> {
  if (options.from !== undefined) {
    const path = options.from;
    return { path, sha256: await sha256Of(path), url: `file:${path}`, offer: null, download: null };
  }
  await reportProgress({ phase: "finding", done: 0, total: null }, NONE);
  const offer = await source.discover(downloads, options.signal);
  const download = await downloads.get(offer.url, {
    kind: "zip",
    fresh: options.force,
    signal: options.signal,
    // A failure to record progress must not stop the download.
    onProgress: (done, total) =>
      void reportProgress({ phase: "downloading", done, total }, NONE).catch(() => {}),
  });
  return { path: download.path, sha256: download.sha256, url: offer.url, offer, download };
}

async function readInto(deps: LoadDeps, file: LocalFile): Promise<Loaded> {
  const { authority, actor, source, options } = deps;
  const named: { label: string | null } = { label: file.offer?.label ?? null };
  const sections = source.read(file.path, { onRelease: (label) => void (named.label ??= label) });
  const batches = inBatches(sections, options.limit ?? Number.POSITIVE_INFINITY);
  // The label of a local file is known only after its first section was requested.
  const first = await batches.next();
  const release = announce(source, named.label, file, options.limit);
  await deps.onRelease(release.label);
  const present = await authority.currentRelease(actor, source.id);
  if (present && !options.force && isHeld(release, present)) {
    await batches.return();
    const { label, sections: unchanged, chunks } = present;
    return { release: label, sections: unchanged, chunks, ...NONE, unchanged, published: false };
  }
  const total = options.limit ?? present?.sections ?? null;
  const all = startingWith(first, batches);
  if (onlyCounts(options, present))
    return { ...(await readAll(deps, all, null, total)), release: release.label };
  return write(deps, await authority.openRelease(actor, release), release.label, (writer) =>
    readAll(deps, all, writer, total),
  );
}

async function write(
  { options, reportProgress }: LoadDeps,
  writer: ReleaseWriter,
  release: string,
  read: (writer: ReleaseWriter) => Promise<Read>,
): Promise<Loaded> {
  try {
    const report = await read(writer);
    await reportProgress({ phase: "publishing", done: report.sections, total: report.sections }, report);
    return { ...report, release, ...(await writer.publish({ force: options.force })), published: true };
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
  batches: AsyncIterable<ReadSection[]>,
  writer: ReleaseWriter | null,
  total: number | null,
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

async function* startingWith<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void, undefined>) {
  if (!first.done) yield first.value;
  yield* rest;
}

function isHeld(
  release: { label: string; sha256: string },
  present: { label: string; sha256: string },
): boolean {
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
  label: string | null,
  file: LocalFile,
  limit: number | undefined,
) {
  const position = label === null ? null : source.position(label);
  if (label === null || position === null) {
    throw new DomainError(
      "unsupported",
      `${file.path} does not say which release point it is of; get the official file with its metadata.`,
    );
  }
  // A partial load gets a different hash, so that a later full load does not count as already loaded.
  const sha256 = limit === undefined ? file.sha256 : `${file.sha256}, first ${limit}`;
  return { sourceId: source.id, label, position, url: file.url, sha256 };
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
