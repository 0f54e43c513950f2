/** A receipt years later: the same answer read against a newer release of the Code. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { OPERATOR } from "#modules/kernel";
import { addCode } from "../../../tests/factories/mirror.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { listChanges } from "./changes.server.ts";

const mirror = mkdtempSync(join(tmpdir(), "taxrag-mirror-"));
let test: TestModules;
let answer: RetrievalAnswer;

async function publish(release: string, amended: number[]): Promise<void> {
  addCode(mirror, release, { sections: 6, amended });
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
}

async function changesNow() {
  const verified = await test.modules.ai.verify(OPERATOR, answer);
  const changes = await listChanges(test.modules.authority, OPERATOR, { answer, verified });
  return { states: [...new Set(verified.map(({ state }) => state))].toSorted(), changes };
}

beforeAll(async () => {
  addCode(mirror, "119-100", { sections: 6 });
  test = await testModules({ settings: { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
  answer = await test.modules.ai.ask(OPERATOR, "What levy is imposed on windmills by § 3?");
});
afterAll(async () => {
  await test.cleanup();
  rmSync(mirror, { recursive: true, force: true });
});

it("verifies a receipt anew at each look, and shows which quoted units changed, with the redline", async () => {
  expect(answer.quotations.length).toBeGreaterThan(0);
  expect(await changesNow()).toEqual({ states: ["same"], changes: [] });

  await publish("119-101", [5]);
  expect(await changesNow()).toEqual({ states: ["same"], changes: [] });

  await publish("119-102", [3]);
  const { states, changes } = await changesNow();
  expect(states).toContain("changed");
  const [first] = changes;
  expect(first).toMatchObject({ from: "119-100", to: "119-102", url: expect.stringContaining("/26-usc/3#") });
  expect(first!.citation).toMatch(/^26 USC 3\(a\)/);
  const blocks = changes.flatMap((one) => one.blocks ?? []);
  const pieces = blocks.flatMap((block) => (block.kind === "paragraph" ? block.changes : []));
  const words = (kind: string) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  expect(words("removed").join(" ")).toContain("one half");
  expect(words("added").join(" ")).toContain("two thirds");
  expect(changes.some(({ citation }) => citation.startsWith("26 USC 3(b)"))).toBe(false);
});
