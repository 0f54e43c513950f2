/** The tax year that a request is about: the question's, else the request's, else the client's, else today's. */
import type { Actor } from "#modules/kernel";
import type { AiDeps, AskOptions } from "../contract.ts";
import { readYear, type AskedYear } from "./year.ts";

/** Today is the office's day, also where the server's clock already shows the next year. */
export async function askedYear(
  { clock, office }: Pick<AiDeps, "clock" | "office">,
  actor: Actor,
  { question, year, clientId, intakeId }: AskOptions & { question: string },
): Promise<AskedYear> {
  const [timeZone, client] = await Promise.all([
    office?.timeZone(),
    year === undefined && (clientId ?? intakeId)
      ? office?.clientYear(actor, { clientId, intakeId })
      : undefined,
  ]);
  return readYear(question, { now: clock.now(), timeZone, requested: year, client: client ?? undefined });
}
