/** The built-in model's answer from the law: which sections and documents it draws on, and what leads. */
import type { Actor } from "#modules/kernel";
import { formatPath, type Passage } from "#modules/authority";
import { dollars, statedMoney } from "./amounts/money.ts";
import type { NamedAnswer } from "./amounts/named/request.ts";
import { REST } from "./answer-headings.ts";
import {
  answerSections,
  regulationUnder,
  sectionsBeside,
  withoutRepeats,
  type AnswerSection,
} from "./answer-sections.ts";
import {
  ASKS_OF_END,
  denies,
  isAnsweredBy,
  isBeforeFigure,
  isBeforeTold,
  isBesideFigures,
  statesAllYears,
  statesFigure,
} from "./beside-figures.ts";
import { asksAmount } from "./amounts/asks-amount.ts";
import { CONDITION } from "./chat/leaning.ts";
import { isSaid } from "./chat/said-sentences.ts";
import { isFact } from "./chat/stated.ts";
import { checkAnswer } from "./checking.ts";
import type { AiDeps } from "./contract.ts";
import { draftExtractive, type DraftRequest } from "./extractive.ts";
import { sectionsOf } from "./statute/held-units.ts";
import type { ProvisionAnswer } from "./law-by-year/provision-answer.ts";
import { comparesYears } from "./law-by-year/saying.ts";
import { comparedInMeaning } from "./other-shelves/in-meaning.ts";
import { withExplainedLaw } from "./other-shelves/explained-law.ts";
import { folded, otherShelves, withoutBeside } from "./other-shelves/of-answer.ts";
import type { OtherDocument } from "./other-shelves/deciding-document.ts";
import { generally, settledOther } from "./other-shelves/settled-other.ts";
import { partnerSections } from "./statute/partners.ts";
import { digestNote, digestOfTopic } from "./digests/digest-note.ts";
import { asFound, openingNote, openingsFor, withoutOpinionOver } from "./opening-note.ts";
import { legible } from "./practice-notes/matching.ts";
import { practiceNotes } from "./practice-notes/practice-note.ts";
import { openingChoice } from "./openings/choice.ts";
import { statesFigure as statesNumber } from "./openings/unsaid.ts";
import type { NearTexts } from "./openings/signals.ts";
import { FIT, notedBy, restsOnPapers, withNote, type Noted } from "./practice-notes/noted.ts";
import type { Nearness } from "./stored-vectors.ts";
import type { SourcedAnswer } from "./retrieval-answer.ts";
import type { Quotation } from "./schema.ts";
import { withFacts } from "./stated-facts/fact-leads.ts";
import { isOfOtherYear, isSum, withLimits, withSum } from "./composed-leads.ts";
import { exemptionsBeside } from "./lead/exempting-units.ts";
import { sumLead } from "./sums/sum-lead.ts";
import { yearsIn, type AskedYear } from "./years/year.ts";
import { yearLeads } from "./years/year-leads.ts";
import { isWithin } from "./statute/citations.ts";

export interface FromLaw {
  /** As asked, without earlier turns and corrections. */
  own: string;
  /** Without corrections. */
  asked: string;
  /** As understood. */
  question: string;
  asOfYear: AskedYear;
  /** Of the Code and of what the question names, those of the leading section first; empty where the Code is silent. */
  ofCode: Passage[];
  /** A document of another shelf that decides, or says more. */
  other: OtherDocument | null;
  /** Documents of other shelves that may say more, the likeliest first. */
  beside: AnswerSection[];
  /** The amounts that the question names. */
  named: NamedAnswer | null;
  /** The law of a provision for the year asked, which the question names. */
  told: ProvisionAnswer | null;
  /** Sections that the rule of the turn before rests on, and what was said last; empty where the question goes on from none. */
  lastSections: readonly string[];
  /** What the earlier answers opened with, in our own words; empty where the question goes on from none. */
  said: readonly string[];
  /** All that were found, on every shelf. */
  found: Passage[];
  /** How near the question is to the wordings of practice notes; null without vectors. */
  near: Nearness | null;
  /** The same, to what the notes say, and to digests. */
  nearSaid: Nearness | null;
  nearDigests: Nearness | null;
  /** The same of a follow-up's own words alone; null where it is none. */
  nearOwn: NearTexts | null;
}

/** Where nothing more special opens the answer, the digest of the section that leads does, or of the rule asked for. */
export async function answerFromLaw(
  deps: Pick<AiDeps, "authority" | "embed">,
  actor: Actor,
  given: FromLaw,
): Promise<SourcedAnswer> {
  const request = withoutOpinionOver(given);
  const { asOfYear, ofCode, nearDigests } = request;
  const noting = { question: legibly(request), year: asOfYear.year, authority: deps.authority, actor };
  const digesting = { ...noting, nearDigests };
  const openings = openingsFor(request, noting);
  const answering = async (fitting: Noted | null) => ({
    ...(await answerWith(deps, actor, { ...request, fitting })),
    likeliest: openings[0]?.chance,
  });
  const answer = await answering(await openingNote(request, noting, openings));
  const [first] = ofCode;
  if (answer.bottomLine !== null || !first || isPinned(first)) return answer;
  const digest = answer.deciding
    ? await digestNote(answer.deciding, digesting)
    : await digestOfTopic(first.document.citation, digesting);
  return digest ? answering(asFound(digest, ofCode)) : answer;
}

/** Whether the question cites a unit below its section: then that unit is what it asks for. */
function isPinned({ citedUnit }: Passage): boolean {
  return citedUnit !== null;
}

/** The question as notes are matched with it. */
function legibly({ asked, question }: FromLaw): string {
  return legible(practiceNotes(), { asked, corrected: question });
}

interface Noting extends FromLaw {
  /** The note that opens the answer; null without one. */
  fitting: Noted | null;
}

async function answerWith(
  { authority, embed }: Pick<AiDeps, "authority" | "embed">,
  actor: Actor,
  request: Noting,
): Promise<SourcedAnswer> {
  const { own, asked, question, asOfYear, ofCode, found, fitting } = request;
  const { year } = asOfYear;
  const isOfYears = !comparesYears(asked) || statesAllYears(request.named, asked, asOfYear.today);
  const isFigure =
    statesFigure(request.named) && !denies(request.told) && isOfYears && !ASKS_OF_END.test(asked);
  const leading = answerSections(ofCode);
  const partners = await partnerSections(authority, { actor, question, year, leading });
  const noting = { question: legibly(request), year, authority, actor };
  // A note of the very fact that is stated comes before what is told of a provision that the question names.
  const isAgain = fitting !== null && isToldBefore(request);
  const tellsOfEnd = request.told !== null && ASKS_OF_END.test(asked);
  const isLikely = (fitting?.chance ?? 0) >= openingChoice().besideFigure.unasked;
  const isUnasked = asksNoFigure(request) && isLikely && !tellsOfEnd;
  const told = isFigure || isUnasked || isBeforeTold(fitting, request) ? null : request.told;
  const note = told ? await notedBy(told, told.note.answer, noting) : fitting;
  const isBefore =
    isAgain || ((isUnasked || isBeforeFigure(note, asked)) && !isWorkedOut(request) && !takesUp(request));
  const named = told || isAnsweredBy(note, asked) || isBefore ? null : request.named;
  const noted = named && !isBesideFigures(asked, note) ? null : note;
  const settledAs = settledOther(request, { lead: leading[0], noted });
  const other =
    settledAs && embed
      ? await comparedInMeaning(settledAs, {
          ...{ question, year, lead: noted ? undefined : leading[0] },
          embed: (texts) => embed(actor, texts),
        })
      : settledAs;
  const inGeneral = other?.noteSays && noted ? generally(noted) : null;
  const known = [...carriersFirst(named, noted), ...leading, ...partners];
  const rest = { other, beside: request.beside, regulation: regulationUnder(leading, found) };
  // Beside the year's own figure a regulation's older ones would only mislead.
  const isFolding = (noted && restsOnPapers(noted)) || (named !== null && isFigure);
  const others = isFolding ? folded(otherShelves(rest)) : otherShelves(rest);
  const near = sectionsBeside(known, ofCode);
  const exemptions = noted && noted.fit > FIT.general ? [] : exemptionsBeside(question, leading, near);
  const isExempting = ({ section }: AnswerSection) =>
    exemptions.some((one) => one.section.citation === section.citation);
  const beside = [...exemptions, ...near.filter((one) => !isExempting(one))];
  const isFolded = ({ role }: AnswerSection) => role === "folded beside the Code";
  const last = others.filter(isFolded);
  const drawnOn = withoutRepeats([
    ...known.filter((one) => !isExempting(one)),
    ...others.filter((one) => !isFolded(one)),
    ...beside,
    ...last,
  ]);
  const sections = await withExplainedLaw(drawnOn, { authority, actor });
  const drafted = { question, sections, year, inGeneral };
  const plain = answerByExtraction({ ...drafted, leads: [] });
  const ofLead = withoutBeside(plain, others);
  const quotations = decisiveQuotations(ofLead, noted ? unitsOf(noted) : []);
  const quoted = ofLead.checked.quotations;
  const read = {
    own,
    question,
    asked: asOfYear,
    passages: ofCode,
    sections,
    quotations,
    quoted,
    named,
    isTold: told !== null,
  };
  const ofYear = ofCode.length > 0 || named ? await yearLeads({ ...read, authority, actor }) : [];
  const led = other?.decides
    ? ofYear.filter(isOfOtherYear)
    : noted
      ? withNote(noted, ofYear, named?.leads)
      : ofYear;
  const sum = other?.decides ? null : await sumLead({ question: asked, year }, { authority, actor });
  const facts = { own, asked, noted, sections, plain: ofLead };
  const stated = named || told || other?.decides ? led : withFacts(facts, led);
  // What was worked out before is not asked again where no other number is put to it.
  const isNewSum = sum !== null && (/\d/.test(own) || asksAmount(own) || !isSaid(sum.text, request.said));
  const worked = isNewSum ? withSum(sum, led, { noted, quoted }) : stated;
  const leads = noted || told || other?.decides ? worked : withLimits(note, worked, named);
  const answer = leads.length > 0 ? answerByExtraction({ ...drafted, leads }) : plain;
  return { ...answer, noted: other?.decides ? 0 : (noted?.fit ?? 0), when: noted?.note.when };
}

/** The units that state the amounts asked for, or those that a note rests on. */
function carriersFirst(named: NamedAnswer | null, noted: Noted | null): AnswerSection[] {
  if (!named) return noted?.sections ?? [];
  return sectionsOf(named.units.map((unit) => ({ ...unit, role: "noted" })));
}

/** "12,000 miles", after a question on mileage: what a follow-up gives a figure for is worked out. */
function isWorkedOut({ own, asked, named }: FromLaw): boolean {
  return own !== asked && /\d/.test(own) && (named?.leads.some(isSum) ?? false);
}

/** Whether a figure of the year is applied to a sum that the question states: then it is not named in passing. */
function takesUp({ asked, named }: FromLaw): boolean {
  const stated = statedMoney(asked).map(dollars);
  return named?.leads.some(({ text }) => stated.some((sum) => text.includes(sum))) ?? false;
}

/** "I paid by card", "what if it falls through": a fact without a number, to which the year's figure says nothing. */
function asksNoFigure({ own, asked }: FromLaw): boolean {
  const isStated = isFact(own) || CONDITION.test(own);
  return own !== asked && isStated && !/\d|\byear\b/i.test(own) && !asksAmount(own);
}

/** "Can it be waived?": the figure of the turn before is not what is asked now, unless another number is put to it. */
function isToldBefore({ own, asked, named, said }: FromLaw): boolean {
  const [first] = named?.leads ?? [];
  if (own === asked || !first || !isSaid(first.text, said)) return false;
  if (yearsIn(own).length > 0 || (asksAmount(own) && !/\bphas/i.test(own))) return false;
  return !statesNumber(own) && !(/\d/.test(own) && CONDITION.test(own));
}

/** Pin cites of the units that a note rests on. */
function unitsOf({ sections }: Noted): string[] {
  return sections.flatMap(({ section, units = [] }) =>
    units.map((unit) => section.citation + formatPath(section.structure.units[unit]!.path)),
  );
}

/** What the answer rests on: of the deciding unit when that names an amount, else all above the fold and of the note. */
function decisiveQuotations(
  { checked: { answer, quotations }, deciding }: SourcedAnswer,
  ofNote: readonly string[],
): Quotation[] {
  const above = answer.slice(0, answer.indexOf(REST) + 1 || undefined);
  const isOfNote = (citation: string) => ofNote.some((unit) => isWithin(citation, unit));
  const shown = quotations.filter(({ text, citation }) => above.includes(`“${text}”`) || isOfNote(citation));
  const own = shown.filter(({ citation }) => deciding != null && isWithin(citation, deciding));
  return own.some(({ text }) => text.includes("$")) ? own : shown;
}

function answerByExtraction(request: DraftRequest): SourcedAnswer {
  const { draft, bottomLine, deciding } = draftExtractive(request);
  return {
    deciding,
    sources: draft.sources,
    checked: checkAnswer(draft.toString(), draft.sources),
    bottomLine,
    warnings: request.leads.flatMap((lead) => lead.warnings),
    confidence: request.leads.find((lead) => lead.decides !== false)?.confidence,
  };
}
