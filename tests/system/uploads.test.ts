import { randomBytes } from "node:crypto";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createIntake, listPapers, PASSWORD, readPaper, sendPaper, signIn } from "./product-client.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, serve, type Place } from "./product.ts";
import { expectPapersToSurvive } from "./upload-kills.ts";

const places: Place[] = [];
const mounted: string[] = [];
afterAll(() => {
  for (const folder of mounted) spawnSync("umount", ["--lazy", folder]);
  places.forEach((place) => place.remove());
});

function newPlace(): Place {
  const place = buildPlace();
  places.push(place);
  return place;
}

it("keeps every paper that it acknowledged through three kills, and none that it did not", async () => {
  const place = newPlace();
  await expectPapersToSurvive(place, 3);
  await untilNobodyUses(place.folder);
});

it("says in one sentence that the disk is full, and goes on", async ({ skip }) => {
  const place = newPlace();
  const folder = mountSmall(join(place.folder, "small"));
  if (!folder) return skip("Only root may mount a small disk.");
  const server = await serve(place, { ADMIN_PASSWORD: PASSWORD, STORAGE_URL: `file://${folder}` });
  const client = await signIn(server.address);
  const intakeId = await createIntake(client);
  const small = pdfOf(1_000_000);
  const { status, answer } = await sendPaper(client, intakeId, { bytes: small });
  expect(status).toBe(201);
  for (let time = 0; time < 3; time += 1) {
    const refused = await sendPaper(client, intakeId, { bytes: pdfOf(20_000_000) });
    expect([refused.status, refused.answer]).toEqual([
      503,
      { message: expect.stringMatching(/^The server's disk is full/), code: "unavailable" },
    ]);
  }
  expect(await listPapers(client, intakeId)).toHaveLength(1);
  expect([readdirSync(join(folder, "drafts")), readdirSync(join(folder, "documents"))]).toEqual([
    [],
    [expect.any(String)],
  ]);
  expect((await readPaper(client, answer.id)).equals(small)).toBe(true);
  expect((await sendPaper(client, intakeId, { bytes: pdfOf(1_000_000) })).status).toBe(201);
  server.signalGroup("SIGINT");
  await server.ended;
});

function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(bytes)]);
}

/** Mounts a disk of 8 MB at this path; null without the permission. */
function mountSmall(path: string): string | null {
  mkdirSync(path);
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", path]);
  if (status !== 0) return null;
  mounted.push(path);
  return path;
}
