/** What a load did, in lines for an operator. */
import type { IngestReport } from "#ingest";

export function reportLine(report: IngestReport): string {
  if (report.release === "") return `${report.source}: not reached; the mirror holds nothing of it`;
  const { source, release, files = 1, sections, chunks, added, changed, unchanged } = report;
  const outcome = report.published
    ? `${added} new, ${changed} changed, ${unchanged} unchanged`
    : "nothing new, nothing stored";
  const missing = report.notReached ? `; ${counted(report.notReached, "file")} not reached` : "";
  const what = files > 1 ? `${source}: ${files} files` : `${source} ${release}`;
  const held = `${counted(sections, "document")}, ${counted(chunks, "chunk")}`;
  return `${what}${files > 1 ? ", " : ": "}${held}; ${outcome}${missing}; ${report.seconds.toFixed(1)} s`;
}

/** Files named at most of each source, and of the mirror. */
const NAMED = 20;

/** What was not loaded and is no failure: files out of reach, and files of the mirror that nothing takes. */
export function remarksOf(reports: readonly IngestReport[], unasked: readonly string[]): string[] {
  const away = reports.flatMap(({ source, unreached = [] }) =>
    named(unreached).map((url) => `${source}: not in the mirror, and the network is off: ${url}`),
  );
  const left = named(unasked).map(
    (url) => `In the mirror, and taken by no source (an older edition, or of another publication): ${url}`,
  );
  return [...away, ...left];
}

function named(urls: readonly string[]): string[] {
  const more = urls.length - NAMED;
  return more > 0 ? [...urls.slice(0, NAMED), `and ${more} more`] : [...urls];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
