/** A worked sum as what an answer says first, while the stored units hold its figures. */
import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { resolveHeld } from "../statute/held-units.ts";
import type { Lead } from "../leads.ts";
import { figuresHeld, holdsFigure } from "../practice-notes/figures.ts";
import { quotableLaw } from "../quotable.ts";
import { readStatute, type Run } from "../statute/statute.ts";
import type { SumQuestion } from "./rule.ts";
import { workedSum } from "./rules.ts";

const CONFIDENCE = 0.9;

export async function sumLead(
  asked: SumQuestion,
  { authority, actor }: { authority: Pick<Authority, "resolve">; actor: Actor },
): Promise<Lead | null> {
  const worked = workedSum(asked);
  if (!worked) return null;
  const held = await Promise.all(
    worked.units.map(async ({ citation, figures }) => {
      const found = await resolveHeld(authority, actor, citation);
      return found && figuresHeld(found, figures) ? found : null;
    }),
  );
  if (held.includes(null)) return null;
  const quotations = held.flatMap((found, at) => {
    if (worked.units[at]!.isQuoted === false) return [];
    const { document, unit } = found!;
    const { runs } = readStatute(document).units[unit]!;
    // Of a table the row that says the figure: its head alone says nothing.
    const isSaid = ({ start, end }: Run) =>
      worked.units[at]!.figures.some((figure) => holdsFigure(document.text.slice(start, end), figure));
    const run = runs.findLast((one) => one.role === "table" && isSaid(one)) ?? runs[0];
    const range = run && { start: run.start, end: run.end };
    return range ? [{ quotable: quotableLaw(document), part: unit, range }] : [];
  });
  return { text: worked.text, quotations, warnings: [], confidence: CONFIDENCE };
}
