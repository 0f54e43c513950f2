/**
 * Provisions of other sections that decide together with a rule: 168(k) beside 179, 67(h) beside an employee's 280A.
 * They stand in a file that a practitioner edits.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { productFolder } from "#modules/platform";
import type { AnswerSection, SectionRole } from "../answer-sections.ts";
import { resolveHeld, sectionsOf } from "./held-units.ts";
import { referencedSections } from "./referenced-sections.ts";
import { stem } from "../stemming.ts";

export interface PartnerProvision {
  /** Section without the title: "179". */
  section: string;
  /** Pin cites of another section: "168(k)(1)", "168(k)(2)(A)". */
  partners: string[];
  /** Words of which the question must have one for the partner to touch its facts. */
  words: string[];
  /** Whether the partner then decides the question. */
  decides: boolean;
}

/** The lines of a tab-separated file, below its line of column names. */
export function parsePartnerProvisions(file: string): PartnerProvision[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [section = "", partners = "", words = "", effect = ""] = line.split("\t");
    return {
      section,
      partners: partners.split("; "),
      words: words.split(", ").filter(Boolean),
      decides: effect === "decides",
    };
  });
}

const FILE = "modules/ai/data/partner-provisions/usc-26.tsv";

export function readPartnerProvisions(): PartnerProvision[] {
  return parsePartnerProvisions(readFileSync(join(productFolder(), FILE), "utf8"));
}

let provisions: PartnerProvision[] | null = null;

export interface Led {
  actor: Actor;
  question: string;
  year: number;
  leading: AnswerSection[];
}

/**
 * Sections of the partners of the one that leads, deciding ones first, with the units that it refers to; what the
 * library lacks is left out.
 */
export async function partnerSections(
  authority: Pick<Authority, "resolve">,
  { actor, question, year, leading }: Led,
): Promise<AnswerSection[]> {
  provisions ??= readPartnerProvisions();
  const [lead] = leading.filter(({ section }) => section.shelf === "statute");
  const words = question.toLowerCase().match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? [];
  const stems = new Set(words.map((word) => stem(word)));
  const entries = provisions
    .filter(({ section }) => lead?.section.kind === "code" && section === lead.section.key)
    .map((entry) => ({ entry, role: roleOf(entry, stems) }))
    .sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  const referenced = lead ? referencedSections(lead, { question, year }) : [];
  const all = [...entries, { entry: { partners: referenced }, role: "partner" as const }];
  const found = await Promise.all(
    all.map(async ({ entry, role }) => {
      const held = await Promise.all(
        entry.partners.map((pin) => resolveHeld(authority, actor, `26 USC ${pin}`)),
      );
      return held.flatMap((resolved) => (resolved ? [{ ...resolved, role }] : []));
    }),
  );
  return sectionsOf(found.flat());
}

const ORDER: SectionRole[] = ["deciding partner", "touched partner", "partner"];

function roleOf({ words, decides }: PartnerProvision, stems: Set<string>): SectionRole {
  if (!words.some((word) => stems.has(stem(word)))) return "partner";
  return decides ? "deciding partner" : "touched partner";
}
