import type { Modules } from "#product";
import type { LibraryStatus } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";

/** Loading state of the Code, for administrators. */
export interface LibraryState {
  state: LibraryStatus["state"];
  sections: number;
  chunks: number;
  release: string | null;
  /** Sections read so far by the running ingest. */
  read: number | null;
  /** Reason of the last failed ingest. */
  problem: string | null;
}

export async function readLibrary({ authority, ingest }: Modules, actor: Actor): Promise<LibraryState> {
  const [{ state, sections, chunks }, release, runs] = await Promise.all([
    authority.library(actor),
    authority.releaseLabel(actor, "irc"),
    ingest.status(actor),
  ]);
  const run = runs.find(({ source }) => source === "irc");
  return {
    state,
    sections,
    chunks,
    release,
    read: run?.state === "running" ? run.sectionsDone : null,
    problem: run?.state === "failed" ? run.error : null,
  };
}
