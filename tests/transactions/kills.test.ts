import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  closeScene,
  expectBothOrNeither,
  expectDelivered,
  killActingProcess,
  openScene,
  recover,
} from "./kill-scene.ts";

it.each([
  { way: "files", smtp: false, kills: 2 },
  { way: "a mail server", smtp: true, kills: 1 },
])(
  "an action, its mail into $way and its audit row exist together or not at all, through $kills kills",
  async ({ smtp, kills }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "taxrag-transactions-"));
    const scene = await openScene(dataDir, { smtp });
    for (let kill = 0; kill < kills; kill++) {
      await killActingProcess(scene);
      await expectBothOrNeither(scene);
    }
    await recover(scene);
    await expectBothOrNeither(scene);
    await expectDelivered(scene);
    expect(await scene.database.knex("mails")).not.toEqual([]);
    await closeScene(scene);
    await rm(dataDir, { recursive: true, force: true });
  },
  120_000,
);
