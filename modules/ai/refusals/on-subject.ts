/** What the Code has on the subject of a question that is not answered. */
import { findCitations, questionWords } from "#modules/authority";
import { VERBS_OF_PAPERS } from "../readers/summary.ts";
import { withoutCase } from "./case-name.ts";
import type { BorderRequest } from "./rule.ts";

/** Empty where nothing but the paper is named: the words of its name are of no subject. */
export async function onSubject(request: BorderRequest): Promise<string> {
  const { passages, question, sectionAbout, authority, actor } = request;
  if (!namesSubject(request)) return "";
  const about = sectionAbout?.(besideNames(question));
  const closest = about
    ? (await authority.resolve(actor, about)).document
    : passages.find(({ document }) => document.shelf === "statute")?.document;
  return closest && (about || !sectionAbout)
    ? ` On the subject the Code has § ${closest.key}, ${closest.heading}.`
    : "";
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
