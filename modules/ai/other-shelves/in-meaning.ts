/** A document of another shelf compared with the question in meaning: which of its parts is quoted, and whether it decides. */
import type { AnswerSection } from "../answer-sections.ts";
import { readNearness, type Embed, type Part } from "../readers/nearness.ts";
import { likelyPassages } from "../readers/prose.ts";
import { likelyParagraphs, longSentences } from "../readers/regulation.ts";
import { leadPart } from "./against-the-code.ts";
import { yielding, type OtherDocument } from "./deciding-document.ts";
import { shelfFit } from "./shelf-fit.ts";
import { isUnder } from "./signals.ts";

interface Compared {
  question: string;
  year: number;
  embed: Embed;
  /** The section of the Code that leads; undefined where a note speaks for it. */
  lead: AnswerSection | undefined;
}

/** With how near its parts are. */
export async function comparedInMeaning(
  other: OtherDocument,
  { question, year, embed, lead }: Compared,
): Promise<OtherDocument> {
  const { answered } = other;
  const { section } = answered;
  if (answered.citedUnit !== null) return other;
  const isRegulation = section.shelf === "regulation";
  const read = (parts: Part[]) => readNearness(embed, question, section, parts);
  const nearness = await read((isRegulation ? likelyParagraphs : likelyPassages)(question, answered));
  if (!nearness) return other;
  // A regulation of the section that leads says the same or more; one of another section was found for what it says.
  if (other.decides && lead && isUnder(section, lead.section.citation)) {
    const part = leadPart(lead, { question, year });
    const ofLead = part && (await readNearness(embed, question, lead.section, [part]));
    const nearest = Math.max(...nearness.values());
    const isBehind = ofLead && nearest < ofLead.get(part.start)! - shelfFit().againstTheCode.behind;
    if (isBehind) return yielding({ ...other, answered: { ...answered, nearness } });
  }
  if (!isRegulation) return { ...other, answered: { ...answered, nearness } };
  const inside = await read(longSentences(question, { ...answered, nearness }));
  return { ...other, answered: { ...answered, nearness: new Map([...nearness, ...(inside ?? [])]) } };
}
