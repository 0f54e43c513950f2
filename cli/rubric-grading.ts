/** Grades an answer by a rubric. */
import type { RetrievalAnswer } from "#modules/ai/schema";
import type { Rubric } from "./rubric.ts";
import { headWords, ownWords } from "./rubric-words.ts";

interface Reply extends RetrievalAnswer {
  own: string;
  head: string;
}

/** Why the answer misses the rubric, in words; null when it passes. */
export function grade(rubric: Rubric, answer: RetrievalAnswer): string | null {
  const reply = { ...answer, own: ownWords(answer), head: headWords(answer) };
  if (rubric.unless.some((name) => isAmongSources(reply, name))) return saidWrong(rubric, reply);
  return rubric.expect === "refuse" ? gradeRefusal(rubric, reply) : gradeAnswer(rubric, reply);
}

function gradeRefusal(rubric: Rubric, reply: Reply): string | null {
  const reasons = rubric.says.map((pattern) => asHead(pattern)).filter((pattern) => !isMet(pattern, reply));
  const isExplained = rubric.says.length > 0 && reasons.length === 0;
  if (!isRefused(reply) && !isExplained) return `answered with ${reply.sources[0]?.citation}`;
  return reasons.length > 0 ? "refused without the reason" : saidWrong(rubric, reply);
}

function gradeAnswer(rubric: Rubric, reply: Reply): string | null {
  const mayRefuse = rubric.expect === "warn" && rubric.must.length === 0;
  if (isRefused(reply) && !mayRefuse) return "refused";
  const lead = reply.sources[0]?.citation;
  const missing = rubric.must.filter((cites) => !cites.some((cite) => isQuoted(cite, rubric, reply)));
  if (missing.length > 0)
    return `not quoted: ${missing.map((cites) => cites.join(" or ")).join("; ")} (leads ${lead})`;
  if (lead && rubric.mustNot.some((cite) => isWithin(lead, cite))) return `leads with ${lead}`;
  const unsaid = rubric.says.find((pattern) => !isMet(pattern, reply));
  return unsaid === undefined ? saidWrong(rubric, reply) : saysNot(unsaid);
}

function saidWrong({ saysNot: wrong }: Rubric, reply: Reply): string | null {
  const said = wrong.find((pattern) => isMet(pattern, reply));
  return said === undefined ? null : `says ${said.slice(0, 60)}`;
}

function saysNot(pattern: string | string[]): string {
  const [first, ...others] = [pattern].flat();
  return `says not ${first!.slice(0, 60)}${others.length > 0 ? " …" : ""}`;
}

function isRefused({ refused, sources, quotations }: Reply): boolean {
  return refused || (sources.length === 0 && quotations.length === 0);
}

/** The expressions of a refusal's reason hold of what stands before the first quotation. */
function asHead(pattern: string | string[]): string {
  return `head:${String(pattern).replace(/^own:/, "")}`;
}

function isMet(pattern: string | string[], reply: Reply): boolean {
  return [pattern].flat().some((one) => {
    if (one.startsWith("lead:")) return isWithin(reply.sources[0]?.citation ?? "", one.slice(5));
    const [, place, source] = /^(?:(own|head):)?([\s\S]*)$/.exec(one)!;
    const text = place === "own" ? reply.own : place === "head" ? reply.head : reply.answer;
    return new RegExp(source!, "i").test(text);
  });
}

function isQuoted(cite: string, { words }: Rubric, { quotations, sources }: Reply): boolean {
  if (!isCode(cite)) return [...quotations, ...sources].some((one) => isAuthority(one.citation, cite));
  if (quotations.some((one) => isWithin(one.citation, cite))) return true;
  const above = quotations.filter((one) => isWithin(cite, one.citation)).map((one) => plain(one.text));
  const first = words[cite];
  return first !== undefined && first !== "" && above.join(" ").includes(first);
}

function isAmongSources({ sources }: Reply, name: string): boolean {
  const isNamed = isCode(name) ? isWithin : isAuthority;
  return sources.some(({ citation }) => isNamed(citation, name));
}

function isCode(cite: string): boolean {
  return cite.startsWith("26 USC ");
}

/** The same unit or one below it. */
function isWithin(cite: string, unit: string): boolean {
  return cite === unit || cite.startsWith(`${unit}(`) || (isCode(unit) && cite.startsWith(`${unit} `));
}

function isAuthority(cite: string, name: string): boolean {
  return plain(cite).startsWith(plain(name));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9$%]+/g, " ")
    .trim();
}
