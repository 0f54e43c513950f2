import type { Running } from "#product";
import { OPERATOR } from "#modules/kernel";
import type { Screen } from "./screen.ts";
import { isSettled, welcomeRows, type Beginning, type LibraryProgress } from "./welcome.ts";

const EVERY_MS = 2000;

/** Draws the box, and again while the library is loading. */
export function watchLibrary(screen: Screen, running: Running, beginning: Beginning): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let shown = "";

  async function look(): Promise<void> {
    const progress = await readProgress(running).catch(() => null);
    if (isStopped) return;
    if (progress) {
      const rows = welcomeRows(beginning, progress);
      const drawn = JSON.stringify(rows);
      if (drawn !== shown) screen.show("TaxRAG is ready", rows);
      shown = drawn;
    }
    if (!progress || !isSettled(progress)) timer = setTimeout(() => void look(), EVERY_MS);
  }
  void look();

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      screen.end();
    },
  };
}

async function readProgress({ modules }: Running): Promise<LibraryProgress> {
  const [{ sections, chunks, vectors }, runs] = await Promise.all([
    modules.authority.library(OPERATOR),
    modules.ingest.status(OPERATOR),
  ]);
  const running = runs.find(({ state }) => state === "running");
  const failed = runs.find(({ state }) => state === "failed");
  return {
    sections,
    chunks,
    vectors,
    read: running?.sectionsDone ?? null,
    problem: sections === 0 ? (failed?.error ?? null) : null,
  };
}
