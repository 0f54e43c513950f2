import type { Modules } from "#modules";
import type { User } from "#modules/accounts/schema";
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

export interface HomeData {
  firstName: string;
  library: LibraryState | null;
}

export async function readHome(modules: Modules, actor: Actor, user: User): Promise<HomeData> {
  const library = user.role === "admin" ? await readLibrary(modules, actor) : null;
  return { firstName: user.firstName, library };
}

async function readLibrary({ authority, ingest }: Modules, actor: Actor): Promise<LibraryState> {
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
