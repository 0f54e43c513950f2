/** Ages, periods and numbers that a question states, against the limit of the rule that the answer rests on. */
import type { AnswerSection } from "../answer-sections.ts";
import { isOfOtherSide } from "../bottom-line/yes-or-no.ts";
import { namesYearOnly } from "../chat/question-shape.ts";
import type { Lead } from "../leads.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { asksWhether } from "./asks-whether.ts";
import { comparedText, comparedWith, keepsRule, type Compared } from "./compared.ts";
import { leadOf, statutesOf, type FactRequest } from "./fact-request.ts";
import { limitsIn, type Limit } from "./limits.ts";
import { measuresIn } from "./measures.ts";
import { saysTheSame } from "./only-limit.ts";
import { hasCaseOfItsOwn } from "./same-thing.ts";
import { standingOf, type Standing } from "./standing.ts";

/** Limits of age leave the disabled out: 26 USC 152(c)(3)(B), 21(b)(1)(B), 72(t)(2)(A)(iii). */
const OF_ANY_AGE =
  /\b(?:disab(?:led|ility)|handicap\w*|special[- ]needs|incapacitated|(?:physically|mentally) (?:or mentally )?(?:incapable|unable)|wheelchair|down syndrome|autis\w+)\b/i;

/** What an answer that already says no, or not, states of the case. */
const DENIES = /^(?:No|Not)\b/;

/** A fact that keeps the limit is a remark; one that does not decides. */
export function measured(given: FactRequest, said: string): Lead | null {
  if (!asksWhether(given.own) || DENIES.test(said) || hasSeveralOfOneKind(given.own)) return null;
  // An age of one year is not that of another.
  const request = namesYearOnly(given.own) ? { ...given, asked: given.own } : given;
  const measures = measuresIn(request.asked);
  if (measures.length === 0) return null;
  const found = request.noted ? ofNote(request) : ofDeciding(request);
  if (!found) return null;
  if (found.compared.limit.kind === "age" && OF_ANY_AGE.test(request.asked)) return null;
  const { compared, place, standing } = found;
  const isKept = keepsRule(compared, standing);
  if (!isKept && isAlternative(request.sections, place)) return null;
  // Beside other facts, the one that meets its limit says nothing of them.
  if (isKept && measures.length > 1) return null;
  return { ...leadOf(request, comparedText(compared, place, standing), []), decides: !isKept };
}

/** "I used it 40 days and rented it 12": which of them a limit is about is not known. */
function hasSeveralOfOneKind(own: string): boolean {
  const kinds = measuresIn(own).map(({ kind }) => kind);
  return new Set(kinds).size < kinds.length;
}

/** One of several that are joined by "or" bars nothing: 26 USC 1(g)(2)(A) asks for an age under 18, or a student. */
function isAlternative(sections: readonly AnswerSection[], place: string): boolean {
  return statutesOf(sections).some(({ statute }) => {
    const unit = unitAt(statute, place);
    return unit !== undefined && lineage(statute, unit).some((step) => isJoinedByOr(statute, step));
  });
}

function unitAt(statute: Statute, place: string): StatuteUnit | undefined {
  return statute.units.find(({ index }) => statute.quotable.parts[index]!.citation === place);
}

function isJoinedByOr(statute: Statute, unit: StatuteUnit): boolean {
  const siblings = statute.units.find(({ children }) => children.includes(unit.index))?.children ?? [];
  const items = siblings.map((item) => ({ item, text: textOf(statute, statute.units[item]!) }));
  const isJoined = items.slice(0, -1).some(({ text }) => OR_AT_THE_END.test(text));
  // Who is disabled is told apart by the question.
  return isJoined && items.some(({ item, text }) => item !== unit.index && !OF_ANY_AGE.test(text));
}

function textOf({ section }: Statute, { unit }: StatuteUnit): string {
  return section.text.slice(unit.start, unit.end).trim();
}

const OR_AT_THE_END = /\bor$/;

interface Found {
  compared: Compared;
  place: string;
  standing: Standing;
}

/** A limit of the note's own words, where the first unit that it names with such a figure has the same. */
function ofNote({ asked, noted }: FactRequest): Found | null {
  const { answer } = noted!.note;
  const compared = comparedWith(asked, answer);
  const standing = compared && standingOf([answer.slice(0, compared.limit.start)]);
  if (!standing) return null;
  const isOfCase = hasCaseOfItsOwn(asked, { text: answer, ...compared.limit });
  if (isOfCase && !keepsRule(compared, standing)) return null;
  for (const { statute, units } of statutesOf(noted!.sections)) {
    for (const unit of units.flatMap((named) => unitsWithin(statute, named))) {
      const own = limitsIn(ownText(statute, unit)).find((limit) => isOfSameFigure(limit, compared.limit));
      if (!own) continue;
      // A period of the same length may be a limit of another kind: "once in 2 years" beside "2 years or more".
      if (boundOf(own, standingOfUnit(statute, unit, own)) !== boundOf(compared.limit, standing)) return null;
      return { compared, standing, place: statute.quotable.parts[unit.index]!.citation };
    }
  }
  return null;
}

function unitsWithin(statute: Statute, named: number): StatuteUnit[] {
  return statute.units.filter((unit) => lineage(statute, unit).some(({ index }) => index === named));
}

function isOfSameFigure(one: Limit, other: Limit): boolean {
  return one.kind === other.kind && one.value === other.value && one.noun === other.noun;
}

/** The bound as a condition: "more than 100" as an exception is "at most 100". Null where the standing is not known. */
function boundOf({ bound }: Limit, standing: Standing | null): Limit["bound"] | null {
  return standing === "exception" ? BEYOND[bound] : standing && bound;
}

/** What does not keep the bound. */
const BEYOND: Record<Limit["bound"], Limit["bound"]> = {
  under: "at least",
  "at least": "under",
  "at most": "over",
  over: "at most",
};

function standingOfUnit(statute: Statute, unit: StatuteUnit, { start }: Limit): Standing | null {
  const above = lineage(statute, unit).filter((step) => step !== unit);
  return standingOf([
    ...above.map((step) => openingOf(statute, step)),
    ownText(statute, unit).slice(0, start),
  ]);
}

/** The words before the items of a unit. */
function openingOf({ section }: Statute, { runs: [first] }: StatuteUnit): string {
  return first ? section.text.slice(first.start, first.end) : "";
}

/** The one limit of the unit that the answer itself rests on, or of its items, where no note says more. */
function ofDeciding({ asked, plain, sections }: FactRequest): Found | null {
  for (const { statute } of statutesOf(sections)) {
    const deciding = plain.deciding && unitAt(statute, plain.deciding);
    if (!deciding) continue;
    const items = deciding.children.map((child) => statute.units[child]!);
    for (const unit of [deciding, ...items]) {
      const own = ownText(statute, unit);
      const compared = isOfOtherSide(asked, own) ? null : comparedWith(asked, own);
      const standing = compared && standingOfUnit(statute, unit, compared.limit);
      // Of an exception that is not reached no note speaks.
      if (!compared || standing !== "condition") continue;
      const place = statute.quotable.parts[unit.index]!.citation;
      const isSame = saysTheSame(compared.measure, compared.limit, textOf(statute, deciding));
      return isSame ? { compared, place, standing } : null;
    }
  }
  return null;
}
