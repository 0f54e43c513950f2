/**
 * Whether a document of another shelf decides the answer rather than the Code: a rule that only a regulation, a ruling,
 * an opinion or a publication states. Search ranks the shelves apart, so that their scores do not compare; what does
 * compare are the cosines and the words of the question that each holds.
 */
import type { DocumentText, Passage, UnderstoodQuestion } from "#modules/authority";
import { standingMarks } from "#modules/authority/schema";
import { sectionOf, type AnswerSection } from "../answer-sections.ts";
import { isHeading } from "../practice-notes/heading.ts";
import { subjectWords } from "../practice-notes/matching-words.ts";
import { readScope } from "../scope.ts";
import { citesLaw } from "../statute/citations.ts";
import { asksCourt } from "./asks-court.ts";
import { chanceAgainstTheCode, signalsAgainst, type Rivalry } from "./against-the-code.ts";
import { candidates } from "./candidates.ts";
import { shelfFit } from "./shelf-fit.ts";
import { isUnder } from "./signals.ts";

/** "What is basis?": a term that the Code defines, and every paper speaks of. */
const LEAST_WORDS = 2;

export interface OtherDocument {
  /** With its role: "deciding document", or "under the Code". */
  answered: AnswerSection;
  /** Whether it decides instead of the Code; else it says more about the section that leads. */
  decides: boolean;
  /** By what search found of it. */
  chance: number;
  /** Whether it decides even where the question is hardly one of tax. */
  isSure: boolean;
  /** Whether the question asks for what a court decided, and this is an opinion. */
  isAskedFor?: boolean;
  /** Whether it leaves the case to the section of the Code that leads. */
  yields: boolean;
  /** Whether it decides and the note that fits says what holds in general. */
  noteSays?: boolean;
}

/**
 * The likeliest document of another shelf. Null when the question names its law, or when none is likely enough.
 * @param isOfCode whether the Code answers the question; then `settled` says which of the two decides
 */
export function decidingDocument(
  question: UnderstoodQuestion,
  passages: Passage[],
  isOfCode: boolean,
): OtherDocument | null {
  const likely = candidates(question, passages);
  const ofCourt = asksCourt(question.text)
    ? likely.find(
        ({ passage, chance }) => passage.document.shelf === "opinion" && chance >= shelfFit().askedOfCourt,
      )
    : undefined;
  const best = ofCourt ?? likely[0];
  if (!best || namesItsLaw(question, passages)) return null;
  if (isOfCode && subjectWords(question.text).length < LEAST_WORDS) return null;
  const { besideTheCode, withoutTheCode, worthReading, sure } = shelfFit();
  if (!ofCourt && best.chance < (isOfCode ? worthReading : withoutTheCode)) return null;
  if (!isOfCode && isElsewhere(question.text)) return null;
  const lead = passages.find(({ document }) => document.shelf === "statute");
  const yields = isOfCode && lead !== undefined && pointsTo(best.passage, lead.document);
  const isAskedFor = ofCourt !== undefined;
  const decides = isAskedFor || (!yields && (!isOfCode || best.chance >= besideTheCode));
  return {
    answered: {
      ...sectionOf(best.passage, passages),
      role: decides ? "deciding document" : "under the Code",
    },
    ...{
      decides,
      yields: yields && !isAskedFor,
      chance: best.chance,
      isSure: isAskedFor || best.chance >= sure,
    },
    ...(isAskedFor && { isAskedFor }),
  };
}

/**
 * Whether the document decides, by its words against those of the Code and of the note that fits; where it does not, a
 * regulation of the section that leads says more, and so does a document that leaves the case to it.
 */
export function settled(
  other: OtherDocument,
  rivalry: Omit<Rivalry, "document" | "chance">,
): OtherDocument | null {
  const { answered, chance, yields } = other;
  if (other.isAskedFor) return other;
  const { againstTheCode, underTheCode } = shelfFit();
  const lead = rivalry.lead?.section.citation;
  const isTied = lead !== undefined && isUnder(answered.section, lead);
  const signals = signalsAgainst({ ...rivalry, document: answered, chance });
  const { decides: least, apart, asItsRule } = againstTheCode;
  // The statute comes first, and its regulation under it, unless that is as good as sure and no note answers.
  // What is only proposed gives way to a note, which states the law in force, and is no answer to a heading.
  const isGeneral = rivalry.note !== null || isHeading(rivalry.question);
  const givesWay = yields || (isGeneral && isProposed(answered));
  const mayDecide = !givesWay && (!isTied || (chance >= asItsRule && rivalry.note === null));
  const decides =
    mayDecide && chanceAgainstTheCode(signals) >= (isTied || chance >= apart.likely ? least : apart.decides);
  const noteSays = decides && signals.ofNote >= againstTheCode.noteSays;
  if (decides) return { ...other, decides, noteSays, answered: { ...answered, role: "deciding document" } };
  if ((!yields && !isTied) || chance < underTheCode) return null;
  return { ...other, decides, answered: { ...answered, role: "under the Code" } };
}

function isProposed({ section }: AnswerSection): boolean {
  return standingMarks(section).some(({ standing }) => standing === "proposed");
}

/** A document that does not decide, but says more about the section that leads. */
export function yielding(other: OtherDocument): OtherDocument {
  return { ...other, decides: false, answered: { ...other.answered, role: "under the Code" } };
}

/** Whether the question cites law that was found; what people call by a section's number is a subject like any other. */
export function namesItsLaw({ text }: UnderstoodQuestion, passages: Passage[]): boolean {
  return passages.some(({ cited, document }) => cited && (document.shelf !== "statute" || citesLaw(text)));
}

/** Whether the passage leaves the case to this section of the Code: "See section 451(d) for a special rule". */
function pointsTo({ document, chunk }: Passage, { key }: DocumentText): boolean {
  const text = document.text.slice(chunk.start, chunk.end);
  return [...text.matchAll(/\bsee (?:also )?section (\d+[A-Z]{0,2})\b(?![.-]\d)/gi)].some(
    ([, section]) => section!.toLowerCase() === key.toLowerCase(),
  );
}

function isElsewhere(question: string): boolean {
  const { namesPlace, namesOtherField } = readScope(question);
  return namesPlace || namesOtherField;
}
