/** Compares every event with its seal, every seal with the one before, and the last with the head kept outside. */
import type { Knex } from "knex";
import type { Verification } from "./contract.ts";
import type { HeadFile } from "./head-file.ts";
import { hashEvent, hashSeal, START } from "./hashing.ts";
import { countUnsealed, findLoose, findLost, listSealed, type SealedEvent } from "./seal-store.ts";

const PAGE = 5_000;

interface Walk {
  position: number;
  hash: string;
  /** Hash at the position of the kept head. */
  atKept: string | null;
}

export async function verify(knex: Knex, { headFile }: { headFile: HeadFile | null }): Promise<Verification> {
  // One snapshot: events that arrive meanwhile are not half seen.
  return knex.transaction(
    async (trx) => {
      const kept = headFile?.read() ?? null;
      const walk: Walk = { position: 0, hash: START, atKept: null };
      const keptPosition = typeof kept === "object" && kept ? kept.position : 0;
      const broken = await walkChain(trx, walk, keptPosition);
      const problem = broken ?? headProblem(kept, walk) ?? (await looseProblem(trx));
      return { events: walk.position, waiting: await countUnsealed(trx), problem };
    },
    { isolationLevel: "repeatable read" },
  );
}

async function walkChain(trx: Knex, walk: Walk, keptPosition: number): Promise<string | null> {
  for (;;) {
    const page = await listSealed(trx, walk.position, PAGE);
    for (const sealed of page) {
      const problem = linkProblem(sealed, walk);
      if (problem) return problem;
      walk.position = sealed.seal.position;
      walk.hash = sealed.seal.hash;
      if (walk.position === keptPosition) walk.atKept = walk.hash;
    }
    if (page.length < PAGE) return null;
  }
}

function linkProblem({ seal, event }: SealedEvent, { position, hash }: Walk): string | null {
  if (seal.position !== position + 1)
    return `The seal at place ${position + 1} of the audit log is missing; the row that it sealed may be missing too.`;
  if (seal.hash !== hashSeal(hash, seal))
    return `The seal of row ${seal.sequence} of the audit log does not follow from the one before it: a seal was changed, moved or exchanged.`;
  if (!event) return `Row ${seal.sequence} of the audit log is missing.`;
  if (hashEvent(event) !== seal.eventHash)
    return `Row ${seal.sequence} of the audit log was changed, or exchanged with another, after it was sealed.`;
  return null;
}

function headProblem(kept: ReturnType<HeadFile["read"]> | null, walk: Walk): string | null {
  if (kept === null || (kept === "missing" && walk.position === 0)) return null;
  if (kept === "missing") return "The head of the audit log that is kept outside the database is missing.";
  if (kept === "unreadable")
    return "The head of the audit log that is kept outside the database cannot be read.";
  if (kept.position > walk.position)
    return `The last rows of the audit log are missing: ${kept.position} were sealed, ${walk.position} are there.`;
  if (walk.atKept !== kept.hash)
    return `The audit log is not the one whose head was kept outside the database at place ${kept.position}: it was written anew.`;
  return null;
}

async function looseProblem(trx: Knex): Promise<string | null> {
  const lost = await findLost(trx);
  if (lost) return `Row ${lost} of the audit log is missing; it was removed before it was sealed.`;
  const loose = await findLoose(trx);
  return loose && `Row ${loose} of the audit log has no seal: it was put in, or its seal removed, by hand.`;
}
