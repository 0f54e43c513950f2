/** What became of an answer's quotations: each one looked up in the library as it is now. */
import { locate, type Authority } from "#modules/authority";
import { isDomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { AnswerSource, Quotation, RetrievalAnswer, VerifiedQuotation } from "./schema.ts";

export async function verifyAnswer(
  authority: Pick<Authority, "resolve">,
  actor: Actor,
  { quotations, sources }: RetrievalAnswer,
): Promise<VerifiedQuotation[]> {
  requireAdmin(actor);
  const verified: VerifiedQuotation[] = [];
  for (const quotation of quotations) {
    const source = sources[quotation.source - 1];
    if (source) verified.push(await verifyOne(authority, actor, { quotation, source }));
  }
  return verified;
}

async function verifyOne(
  authority: Pick<Authority, "resolve">,
  actor: Actor,
  { quotation, source }: { quotation: Quotation; source: AnswerSource },
): Promise<VerifiedQuotation> {
  const { url, asOf, versionHash, documentId } = source;
  const known = { ...quotation, url, asOf };
  if (documentId) return { ...known, state: "paper", nowAsOf: null };
  try {
    const { document, unit } = await authority.resolve(actor, quotation.citation);
    const nowAsOf = document.asOf;
    if (document.contentHash === versionHash) return { ...known, state: "same", nowAsOf };
    const range = locate(quotation.text, document.text, document.structure.units[unit]!);
    return { ...known, state: range ? "stands" : "changed", nowAsOf };
  } catch (error) {
    if (!isDomainError(error) || error.code !== "not_found") throw error;
    return { ...known, state: "gone", nowAsOf: null };
  }
}
