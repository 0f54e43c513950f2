import { expect, it } from "vitest";
import type { IngestProgress } from "#ingest";
import { createProgress } from "./progress.ts";

it("says in plain lines, off a terminal, each phase and then every tenth of it", () => {
  const notes: string[] = [];
  const progress = createProgress({ drawsProgress: false, note: (text) => notes.push(text) });
  const at = (phase: IngestProgress["phase"], done: number, total: number | null) =>
    progress.update({ source: "irc", phase, done, total });

  at("finding", 0, null);
  for (let done = 0; done <= 4_000_000; done += 100_000) at("downloading", done, 4_000_000);
  for (let done = 0; done <= 600; done += 1) at("reading", done, null);
  at("publishing", 0, null);

  expect(notes).toEqual([
    "irc: finding",
    ...[0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2, 3.6, 4].map(
      (megabytes) => `irc: downloading, ${megabytes.toFixed(1)} MB of 4.0 MB`,
    ),
    "irc: reading",
    "irc: reading, 250 documents",
    "irc: reading, 500 documents",
    "irc: publishing",
  ]);
});
