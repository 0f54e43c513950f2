/** Writes what a section of the Code says that does not lead the answer. */
import { label } from "../quoting/quotation.ts";
import { isWritten, writeUnit } from "../quoting/units.ts";
import { readForQuestion } from "../statute/statute-reading.ts";
import { hasText, lineage } from "../statute/statute.ts";
import type { Reader } from "./reader.ts";

export const readStatuteSection: Reader = ({ draft, question, answered, year }) => {
  const reading = readForQuestion(answered, { draft, question, year });
  if (!reading) return;
  const { context, deciding, keep, rules, changes } = reading;
  const { statute } = context;
  const others = [...rules, ...changes].filter(
    (unit) => hasText(unit) && !lineage(statute, unit).includes(deciding),
  );
  const units = answered.units?.map((unit) => statute.units[unit]!) ?? [deciding, ...others];
  if (units.every((unit) => isWritten(context, unit))) return;
  draft.line("");
  draft.line(`### ${label(context, statute.units[0]!)}`);
  for (const unit of units) {
    if (isWritten(context, unit)) continue;
    writeUnit(context, unit, answered.units || unit === deciding ? { keep } : { bullet: "- " });
  }
};
