/** How much a client may upload, so that nobody fills the disk of the office. */
import type { Knex } from "knex";
import { DomainError, type Actor } from "#modules/kernel";
import type { IntakeDeps } from "../contract.ts";
import { readUsage } from "../documents-store.ts";
import type { IntakeModel } from "../models.ts";
import { MEGABYTE, type Quotas, type Usage } from "../quota-schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Administrators and operators upload without quotas.
 * @param bytes of the file; 0 before it has arrived.
 * @throws DomainError `limited`, in one sentence with the limit.
 */
export async function requireQuota(
  { knex, clock, quotas }: Pick<IntakeDeps, "clock" | "quotas"> & { knex: Knex },
  { actor, intake }: { actor: Actor; intake: IntakeModel },
  bytes: number,
): Promise<void> {
  if (actor.kind !== "user" || actor.role === "admin") return;
  const problem = problemOf(quotas, await usageOf({ knex, clock }, intake), bytes);
  if (problem) throw new DomainError("limited", problem);
}

export function usageOf(
  { knex, clock }: { knex: Knex } & Pick<IntakeDeps, "clock">,
  intake: IntakeModel,
): Promise<Usage> {
  return readUsage(knex, intake, new Date(clock.now().getTime() - DAY_MS));
}

function problemOf(quotas: Quotas, usage: Usage, bytes: number): string | null {
  const { intakeBytes, clientBytes, dailyBytes, dailyPapers } = quotas;
  if (usage.intakeBytes + bytes > intakeBytes)
    return `An intake holds at most ${inMegabytes(intakeBytes)}. Delete papers that are not needed, or ask your CPA.`;
  if (usage.clientBytes + bytes > clientBytes)
    return `All your intakes together hold at most ${inMegabytes(clientBytes)}. Delete papers that are not needed, or ask your CPA.`;
  if (usage.dailyBytes + bytes > dailyBytes)
    return `At most ${inMegabytes(dailyBytes)} can be uploaded in a day. Go on tomorrow, or ask your CPA.`;
  if (usage.dailyPapers >= dailyPapers)
    return `At most ${dailyPapers.toLocaleString("en-US")} papers can be uploaded in a day. Go on tomorrow, or ask your CPA.`;
  return null;
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE).toLocaleString("en-US")} MB`;
}
