import type { RetrievalAnswer, Warning } from "#modules/ai/schema";

const BY_WARNING: Record<Warning["kind"], string> = {
  ended: "the law quoted has ended",
  not_yet: "the law quoted is not in force yet",
  other_year: "the words at hand are those of another year",
  base_amount: "the figure is adjusted each year",
  not_in_library: "a paper that decides is not in the library",
};
const SURE = 0.85;
const MANY = 3;

/** What lowers the confidence in an answer, in a few words each; none for a sure one. */
export function doubtsOf({ doubts: told, ...answer }: RetrievalAnswer): string[] {
  return told ?? doubtsOfOlder(answer);
}

/** Of an answer that was kept before answers told their doubts, or of a chat model's. */
function doubtsOfOlder({
  warnings,
  bottomLine,
  sources,
  confidence,
}: Omit<RetrievalAnswer, "doubts">): string[] {
  const doubts = [...new Set((warnings ?? []).map(({ kind }) => BY_WARNING[kind]))];
  if (confidence >= SURE) return doubts;
  const documents = new Set(sources.map(({ url }) => url.split("#")[0])).size;
  if (!bottomLine) doubts.push("no single sentence decides it");
  if (documents > MANY) doubts.push(`it draws on ${documents} documents`);
  return doubts.length > 0 ? doubts : ["other provisions came close"];
}
