/** Writes what a section of the Code says that does not lead the answer. */
import { label } from "../quoting/quotation.ts";
import { writeUnit } from "../quoting/units.ts";
import { readForQuestion } from "../statute-reading.ts";
import { hasText, lineage } from "../statute.ts";
import type { Reader } from "./reader.ts";

export const readStatuteSection: Reader = ({ draft, question, answered, year }) => {
  const reading = readForQuestion(answered, { draft, question, year });
  if (!reading) return;
  const { context, deciding, keep, rules, changes } = reading;
  const { statute } = context;
  draft.line("");
  draft.line(`### ${label(context, statute.units[0]!)}`);
  if (answered.units) {
    for (const unit of answered.units) writeUnit(context, statute.units[unit]!);
    return;
  }
  writeUnit(context, deciding, { keep });
  const others = [...rules, ...changes].filter(
    (unit) => hasText(unit) && !lineage(statute, unit).includes(deciding),
  );
  for (const unit of others) writeUnit(context, unit, { bullet: "- " });
};
