import type { HierarchyStep, Note, ParsedDocument } from "#modules/authority/schema";
import type { Block } from "./blocks.ts";
import { buildBody } from "./body.ts";
import type { SectionCaption } from "./section-number.ts";

/** A section of the CFR as a dialect's reader has gathered it. */
export interface SectionDraft extends SectionCaption {
  hierarchy: HierarchyStep[];
  blocks: Block[];
  /** Source notes: "[T.D. 6500, 25 FR 11910, Nov. 26, 1960]". */
  credits: string[];
  notes: Note[];
  officialTies: string[];
  /** Formulas and pictures, of which the text has nothing. */
  graphics: number;
  date?: string;
}

/** The draft as a document: body with exact ranges, status, facts. */
export function finishDocument(draft: SectionDraft, title: string): ParsedDocument {
  const { text, structure } = buildBody(draft.blocks);
  const isReserved =
    /^\[Reserved\.?\]$/i.test(draft.heading) || (text === "" && /\[Reserved/i.test(draft.heading));
  return {
    kind: "regulation",
    key: title === "26" ? draft.key : `${title} CFR ${draft.key}`,
    num: draft.num,
    heading: draft.heading,
    status: isReserved ? "reserved" : null,
    hierarchy: withPart(draft),
    text,
    structure,
    sourceCredit: draft.credits.length > 0 ? draft.credits.join(" ") : null,
    notes: draft.notes,
    ...(draft.date ? { date: draft.date } : {}),
    ...(draft.others.length > 0 ? { aliases: draft.others.map((key) => `${title} CFR ${key}`) } : {}),
    ...(draft.officialTies.length > 0 ? { officialTies: draft.officialTies } : {}),
    facts: factsOf(draft, text, title),
  };
}

/** A section alone, as the API gives it, names its part only in its number. */
function withPart({ hierarchy, key }: SectionDraft): HierarchyStep[] {
  if (hierarchy.some((step) => step.level === "part")) return hierarchy;
  const number = partOf(key);
  return [...hierarchy, { level: "part", number, label: `Part ${number}`, heading: "" }];
}

function partOf(key: string): string {
  return key.slice(0, key.indexOf("."));
}

function factsOf(draft: SectionDraft, text: string, title: string): Record<string, unknown> {
  const former = formerLaw(draft.heading, text);
  return {
    title,
    part: partOf(draft.key),
    ...(/\d[A-Z]?T$/.test(draft.key) ? { temporary: true } : {}),
    ...(former ? { formerLaw: former } : {}),
    ...(draft.graphics > 0 ? { graphics: draft.graphics } : {}),
  };
}

const DATE = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.|Feb\.|Mar\.|Apr\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}, (?:19|20)\d\d`;
const ENDED = new RegExp(String.raw`\b(?:before|prior to|on or before) ${DATE}`, "i");
const STILL = /\b(?:on or after|after|beginning with)\b/i;
const ONLY_BEFORE = new RegExp(
  String.raw`(?:This section|The (?:provisions|rules) of this section|Sections? [^.]{1,60})[^.]{0,40} (?:appl(?:y|ies|icable) only|(?:is|are) applicable only|does not apply|do not apply|(?:is|are) not applicable)[^.]{0,80}\b(before|prior to|after) ${DATE}`,
  "i",
);

/** The words in which a regulation says that it is about years gone by; null when it says nothing of the kind. */
function formerLaw(heading: string, text: string): string | null {
  if (ENDED.test(heading) && !STILL.test(heading)) return heading;
  const match = ONLY_BEFORE.exec(text.slice(0, 1500));
  if (!match) return null;
  const limits = /only/i.test(match[0]) ? /before|prior to/i : /after/i;
  return limits.test(match[1]!) ? match[0] : null;
}
