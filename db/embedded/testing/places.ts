import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { processesIn } from "#modules/platform";
import { embeddedChroma } from "../chroma.ts";
import { layOut } from "../data-dir.ts";
import { embeddedPostgres } from "../postgres.ts";
import { endServer, type Placement } from "../server.ts";
import { startHolder, type Holder } from "./holder.ts";

export interface TestPlace {
  dataDir: string;
  /** Where a server is on record to run. */
  recorded(server: "postgres" | "chroma"): Placement;
  /** Pids of the servers and of everything that works in their folders. */
  processes(): number[];
  hold(): Promise<Holder>;
}

/** An empty data folder; whatever still runs in it when the test is over is ended. */
export function testPlace(): TestPlace {
  const root = mkdtempSync(join(tmpdir(), "taxrag-db-"));
  const holders: Holder[] = [];
  const dataDir = layOut(root);
  onTestFinished(async () => {
    await Promise.all(holders.map((holder) => holder.kill()));
    await Promise.all([embeddedPostgres(dataDir), embeddedChroma(dataDir)].map(endServer));
    rmSync(root, { recursive: true });
  });
  return {
    dataDir: root,
    recorded: (server) => JSON.parse(readFileSync(dataDir.record(server), "utf8")),
    processes: () =>
      [dataDir.postgres, dataDir.chroma].flatMap((folder) => processesIn(folder, /./)).map(({ pid }) => pid),
    async hold() {
      const holder = await startHolder(root);
      holders.push(holder);
      return holder;
    },
  };
}
