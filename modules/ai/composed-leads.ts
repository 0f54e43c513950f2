/** What stands in which order before an answer: a sum, the note or figures beside it, and the borders that only a note says. */
import type { NamedAnswer } from "./amounts/named/request.ts";
import { DENIES } from "./beside-figures.ts";
import type { Lead } from "./leads.ts";
import { limitsOf } from "./practice-notes/limits.ts";
import type { Noted } from "./practice-notes/noted.ts";
import type { Quotation } from "./schema.ts";

/** Whether a lead works something out: "… = $1,500". */
export function isSum({ text }: Lead): boolean {
  return / = \$\d/.test(text);
}

export /** The sum first and then the note; other figures would only stand beside it. No sum by a law of another year. */
function withSum(
  sum: Lead,
  led: Lead[],
  { noted, quoted }: { noted: Noted | null; quoted: Quotation[] },
): Lead[] {
  if (led.some(isOfOtherYear)) return led;
  const isNew = ({ quotable, range }: Lead["quotations"][number]) =>
    !quoted.some(({ text }) => text === quotable.text.slice(range.start, range.end));
  const isOfNote = ({ text }: Lead) => text === noted?.lead.text || text === noted?.dated.text;
  // A sum by which nothing is due or allowed leaves no room for a note's "Yes".
  // Another sum is the same one, worked out of the statute's own words.
  const others = led.filter(
    (lead) => (isOfNote(lead) && !DENIES.test(sum.text)) || (lead.decides === false && !isSum(lead)),
  );
  return [{ ...sum, quotations: sum.quotations.filter(isNew) }, ...others];
}

/** Behind a figure or a sum the borders that only the note says which it stands in place of. */
export function withLimits(note: Noted | null, leads: Lead[], named: NamedAnswer | null): Lead[] {
  const units = [
    ...(named?.units ?? []).map(({ citation }) => citation),
    ...leads.flatMap(({ quotations }) =>
      quotations.map(({ quotable, part }) => quotable.parts[part]!.citation),
    ),
  ];
  const said = leads.map(({ text }) => text).join(" ");
  const isOver = leads.some(isOfOtherYear) || !leads.some(({ decides }) => decides !== false);
  const limits = note && !isOver ? limitsOf(note, { said, units }) : null;
  return limits ? [...leads, { text: limits, quotations: [], warnings: [], decides: false }] : leads;
}

/** Whether a lead says that the law of the year asked is another: that comes before whatever decides. */
export function isOfOtherYear({ warnings }: Lead): boolean {
  return warnings.some(({ kind }) => kind === "ended" || kind === "not_yet");
}
