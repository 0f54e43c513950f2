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

const KILLS = 25;

it.each([{ smtp: false }, { smtp: true }])(
  `actions, mails and audit rows stay together through ${KILLS} kills (smtp: $smtp)`,
  async ({ smtp }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "taxrag-transactions-"));
    const scene = await openScene(dataDir, { smtp });
    for (let kill = 0; kill < KILLS; kill++) {
      await killActingProcess(scene);
      await expectBothOrNeither(scene);
      if (kill % 5 !== 4) continue;
      await recover(scene);
      await expectDelivered(scene);
    }
    expect(await scene.database.knex("mails")).not.toEqual([]);
    await closeScene(scene);
    await rm(dataDir, { recursive: true, force: true });
  },
  600_000,
);
