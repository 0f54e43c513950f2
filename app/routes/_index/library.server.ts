import type { Modules } from "#product";
import type { LibraryStatus } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";

/** Where the loading of the Code stands, for administrators. */
export interface LibraryState {
  state: LibraryStatus["state"];
  sections: number;
  chunks: number;
  release: string | null;
  /** Sections read so far by the ingest that runs now. */
  read: number | null;
  /** Why the last ingest ended without success. */
  problem: string | null;
}

export async function readLibrary({ authority, ingest }: Modules, actor: Actor): Promise<LibraryState> {
  const [{ state, sections, chunks }, release, runs] = await Promise.all([
    authority.library(actor),
    authority.currentRelease(actor, "irc"),
    ingest.status(actor),
  ]);
  const run = runs.find(({ source }) => source === "irc");
  return {
    state,
    sections,
    chunks,
    release: release?.label ?? null,
    read: run?.state === "running" ? run.sectionsDone : null,
    problem: run?.state === "failed" ? run.error : null,
  };
}
