/** What the Code has on the subject of a question that is not answered. */
import { findCitations, questionWords } from "#modules/authority";
import { VERBS_OF_PAPERS } from "../readers/summary.ts";
import { withoutCase } from "./case-name.ts";
import type { Border, BorderRequest } from "./rule.ts";

/**
 * The border with the section that its subject has. It alone is nearest: what the search found shares words with the
 * name of a paper or of another law, and no more.
 */
export async function withSubject(border: Border, request: BorderRequest): Promise<Border> {
  const section = await sectionOnSubject(request);
  if (!section) return { ...border, nearest: border.nearest ?? [] };
  const { key, heading, citation, url } = section;
  return {
    ...border,
    text: `${border.text} On the subject the Code has § ${key}, ${heading}.`,
    nearest: [{ citation, title: heading, url }],
  };
}

/** Null where nothing but the paper is named: the words of its name are of no subject. */
async function sectionOnSubject(request: BorderRequest) {
  const { passages, question, sectionAbout, authority, actor } = request;
  if (!namesSubject(request)) return null;
  const about = sectionAbout?.(besideNames(question));
  if (about) return (await authority.resolve(actor, about)).document;
  const found = sectionAbout ? null : passages.find(({ document }) => document.shelf === "statute");
  return found?.document ?? null;
}

/** The question without the papers and the case that it names. */
function besideNames(question: string): string {
  return findCitations(question).reduce(
    (rest, { start, end }) => rest.replace(question.slice(start, end), " "),
    withoutCase(question),
  );
}

/** "What did Rev. Rul. 2099-17 hold?" names no subject. */
function namesSubject({ question }: BorderRequest): boolean {
  const own = questionWords(besideNames(question)).filter(
    ({ asked }) => !VERBS_OF_PAPERS.test(asked) && asked !== "defined",
  );
  return own.length > 0;
}
