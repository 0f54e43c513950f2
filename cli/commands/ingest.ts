import type { Command } from "commander";
import type { IngestReport } from "#ingest";
import { DomainError, isDomainError, OPERATOR } from "#modules/kernel";
import { isoDate, wholeNumber } from "../arguments.ts";
import { example } from "../example.ts";
import { createProgress } from "../progress.ts";
import { withRunning, type Shell } from "../shell.ts";
import { remarksOf, reportLine } from "../text/load-report.ts";
import { addIngestStatus } from "./ingest-status.ts";

interface IngestWords {
  all?: boolean;
  from?: string;
  since?: string;
  limit?: number;
  dryRun?: boolean;
  force?: boolean;
  vectors?: boolean;
}

export function addIngest(program: Command, shell: Shell): void {
  const ingest = program
    .command("ingest")
    .description("Load official publications into the library")
    .argument("[source...]", "sources by id; without one, every active source")
    .option("--all", "every active source")
    .option("--from <path>", "read this file instead of downloading")
    .option("--since <date>", "only what was published on this day or later", isoDate)
    .option("--limit <n>", "only the first n sections", wholeNumber(1, 1_000_000))
    .option("--dry-run", "read and count, store nothing")
    .option("--force", "publish even when much of what is stored would be missing")
    .option("--vectors", "only make the vectors that are still missing")
    .option("--no-vectors", "make no vectors afterwards")
    .addHelpText("after", example("taxrag ingest irc", "taxrag ingest irc --from usc26.zip --dry-run"));
  ingest.action(async (sources: string[], options: IngestWords) => {
    if (options.all && sources.length > 0) ingest.error("error: name sources or use --all, not both");
    if (options.vectors && sources.length > 0)
      ingest.error("error: --vectors is of the whole library; name no source");
    if (options.from && sources.length > 1) ingest.error("error: --from is a file of one source");
    await load(shell, sources, options);
  });
  addIngestStatus(ingest, shell);
}

async function load(shell: Shell, sources: string[], options: IngestWords): Promise<void> {
  const { from, since, limit, dryRun, force, vectors } = options;
  const progress = createProgress(shell);
  try {
    const { reports, unasked } = await withRunning(shell, async ({ modules }) => ({
      reports: await modules.ingest.run(OPERATOR, {
        sources: sources.length > 0 ? sources : undefined,
        from,
        since,
        limit,
        dryRun,
        force,
        vectors: vectors === undefined ? "also" : vectors ? "only" : "none",
        signal: shell.signal,
        onProgress: progress.update,
      }),
      unasked: sources.length === 0 && !vectors ? await modules.ingest.unaskedFor(OPERATOR) : [],
    }));
    progress.end();
    for (const report of reports) {
      if (report.error === undefined) shell.print(reportLine(report));
      else shell.note(`${report.source}: ${report.error}`);
      for (const notice of report.notices ?? []) shell.note(notice);
    }
    for (const line of remarksOf(reports, unasked)) shell.note(line);
    requireAll(reports);
  } catch (cause) {
    // Here a file is malformed, not the command line.
    if (isDomainError(cause) && cause.code === "malformed")
      throw new DomainError("invalid", cause.message, { cause });
    throw cause;
  } finally {
    progress.end();
  }
}

/** @throws DomainError when a source of several failed, after the others were loaded */
function requireAll(reports: readonly IngestReport[]): void {
  const failed = reports.filter(({ error }) => error !== undefined).map(({ source }) => source);
  if (failed.length === 0) return;
  const of = `${failed.length} of ${reports.length} sources`;
  throw new DomainError(
    "unavailable",
    `${of} failed (${failed.join(", ")}); the others are loaded. See: taxrag ingest status`,
  );
}
