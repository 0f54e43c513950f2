/** How the units that an answer quotes have changed since, where the library holds the version that it quoted. */
import type { Modules } from "#product";
import type { RetrievalAnswer, VerifiedQuotation } from "#modules/ai/schema";
import { isDomainError, type Actor } from "#modules/kernel";
import { redline, type RedlineBlock } from "../authority.compare/redline.ts";

export interface UnitChange {
  citation: string;
  url: string;
  from: string;
  to: string;
  /** Null where the version that was quoted is not held. */
  blocks: RedlineBlock[] | null;
}

type Library = Pick<Modules["authority"], "resolve">;

/** Of each unit once; units whose words are the same are left out. */
export async function listChanges(
  authority: Library,
  actor: Actor,
  { answer, verified }: { answer: RetrievalAnswer; verified: VerifiedQuotation[] },
): Promise<UnitChange[]> {
  const changes = new Map<string, UnitChange>();
  for (const { citation, url, asOf, nowAsOf, state, source } of verified) {
    if ((state !== "changed" && state !== "stands") || !nowAsOf || changes.has(citation)) continue;
    const hash = answer.sources[source - 1]?.versionHash;
    const [before, after] = await Promise.all([
      unitText(authority, actor, { citation, asOf, hash }),
      unitText(authority, actor, { citation }),
    ]);
    const blocks = before === null ? null : redline(before, after ?? "");
    if (blocks?.length !== 0) changes.set(citation, { citation, url, from: asOf, to: nowAsOf, blocks });
  }
  return [...changes.values()];
}

async function unitText(
  authority: Library,
  actor: Actor,
  { citation, asOf, hash }: { citation: string; asOf?: string; hash?: string },
): Promise<string | null> {
  try {
    const { document, unit } = await authority.resolve(actor, citation, { asOf });
    if (hash && document.contentHash !== hash) return null;
    const range = document.structure.units[unit]!;
    return document.text.slice(range.start, range.end);
  } catch (error) {
    if (isDomainError(error)) return null;
    throw error;
  }
}
