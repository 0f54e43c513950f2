/** What a question asks beside the paper that it names: "buying out the other member of an LLC (Rev. Rul. 99-6)". */
import { findCitations, questionWords } from "#modules/authority";
import type { DocumentKind } from "#modules/authority/schema";
import { VERBS_OF_PAPERS } from "../readers/summary.ts";
import { caseIn } from "./case-name.ts";

const PAPERS: readonly DocumentKind[] = [
  "regulation",
  "ruling",
  "determination",
  "tax-court",
  "reporter",
  "docket",
  "register",
];
/** Fewer words say too little of a case of its own. */
const LEAST_WORDS = 5;
const LEADING =
  /(?:[,;–-]\s*)?(?:\b(?:as )?(?:under|per|in|by|see|via|of|from|by way of|according to|relief under)\s+(?:the\s+)?(?:(?:safe harbor|rules?|procedures?|relief|election)\s+(?:of|in|under)\s+)?(?:Treas(?:ury|\.)?\s+)?(?:Regs?\.?\s*)?(?:§+\s*)?)?$/i;
const ASKS_WHAT_IT_SAYS =
  /\bwhat (?:does|do|did|is|was|were|are)\b[^?]{0,40}$|\b(?:summari[sz]e|explain|quote|text of|holding (?:of|in)|facts (?:of|in)|tell me about)\b[^?]{0,30}$/i;
/** "Did Poe v. Miller settle that …": what is asked is what the paper did, whatever the verb. */
const ASKS_WHAT_IT_DID =
  /^\W*(?:so |and |but )?(?:did|does|do|has|have|can|could|would|why (?:did|does)|how (?:did|does)) (?:the )?$/i;
const IS_SAID =
  /^\W*(?:'s|say|says|said|hold|holds|held|provide|provides|conclude\w*|require|requires|rule[ds]?)\b/i;

/** The question without the papers; null where it asks for one of them, or for little beside. */
export function besidePapers(question: string): string | null {
  const named = caseIn(question);
  const papers = findCitations(question).filter(({ kind }) => PAPERS.includes(kind));
  const cited = [...papers, ...(named ? [named] : [])].toSorted((a, b) => a.start - b.start);
  if (cited.length === 0) return null;
  const parts = [question.slice(0, cited[0]!.start)];
  for (const [at, { end }] of cited.entries()) parts.push(question.slice(end, cited[at + 1]?.start));
  if (
    ASKS_WHAT_IT_DID.test(parts[0]!) ||
    ASKS_WHAT_IT_SAYS.test(parts[0]!) ||
    parts.slice(1).some((part) => IS_SAID.test(part))
  )
    return null;
  const kept = parts.map((part, at) => {
    const after = at === 0 ? part : part.replace(/^(?:\([\w.]+\))*/, "");
    return at < parts.length - 1 ? after.replace(LEADING, "") : after;
  });
  const rest = kept
    .join(" ")
    .replace(/\(\W*\)/g, " ")
    .replace(/\s+([,.;:?!])/g, "$1")
    .replace(/^[\s,.;:–-]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  const words = questionWords(rest).filter(
    ({ asked }) => !VERBS_OF_PAPERS.test(asked) && asked !== "defined",
  );
  return words.length >= LEAST_WORDS ? rest : null;
}
