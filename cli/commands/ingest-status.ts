import type { Command } from "commander";
import type { IngestRun } from "#ingest";
import type { LibraryStatus, Source } from "#modules/authority/schema";
import type { Modules } from "#product";
import { OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

interface SourceStatus {
  id: string;
  name: string;
  isActive: boolean;
  release: { label: string; sections: number; publishedAt: string } | null;
  lastRun: Omit<IngestRun, "source"> | null;
}

interface Status {
  library: LibraryStatus;
  sources: SourceStatus[];
}

export function addIngestStatus(ingest: Command, shell: Shell): void {
  ingest
    .command("status")
    .description("What the library holds and how the last loads went")
    .option("--json", "print the status as JSON")
    .addHelpText("after", example("taxrag ingest status --json"))
    .action(async (options: { json?: boolean }) => {
      const status = await withRunning(shell, ({ modules }) => readStatus(modules));
      shell.print(options.json ? JSON.stringify(status) : statusText(status));
    });
}

async function readStatus({ authority, ingest }: Modules): Promise<Status> {
  const library = await authority.library(OPERATOR);
  const runs = new Map((await ingest.status(OPERATOR)).map((run) => [run.source, run]));
  const sources: SourceStatus[] = [];
  for (const source of await authority.listSources(OPERATOR)) {
    sources.push(await sourceStatus(authority, source, runs.get(source.id)));
  }
  return { library, sources };
}

async function sourceStatus(
  authority: Modules["authority"],
  { id, name, isActive }: Source,
  run: IngestRun | undefined,
): Promise<SourceStatus> {
  const current = await authority.currentRelease(OPERATOR, id);
  const release = current && {
    label: current.label,
    sections: current.sections,
    publishedAt: current.publishedAt,
  };
  if (!run) return { id, name, isActive, release, lastRun: null };
  const { source: _id, ...lastRun } = run;
  return { id, name, isActive, release, lastRun };
}

function statusText({ library, sources }: Status): string {
  const { state, sections, chunks, vectors } = library;
  const total = `Library: ${state}, ${sections} sections, ${chunks} chunks, ${vectors} vectors`;
  return [total, ...sources.map(sourceLine)].join("\n");
}

function sourceLine({ id, release, lastRun }: SourceStatus): string {
  const held = release ? `${release.label} with ${release.sections} sections` : "nothing loaded yet";
  return `${id}: ${held}${lastRun ? `; ${runText(lastRun)}` : ""}`;
}

function runText(run: Omit<IngestRun, "source">): string {
  if (run.state === "running") return `loading now (${run.phase}, ${run.sectionsDone} sections so far)`;
  if (run.state === "failed") return `the last load failed: ${run.error ?? "it was cut off"}`;
  return `last loaded ${run.finishedAt ?? run.startedAt}`;
}
