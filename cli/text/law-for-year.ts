/** A unit of the Code as it read for a tax year, as text for a terminal. */
import { changeText, unitForYear, type Change, type Resolved, type UnitForYear } from "#modules/authority";
import { lawText } from "./law.ts";
import { wrap } from "./wrap.ts";

export function wordsForYear(place: Resolved, year: number, width: number | null): string {
  const { document, citation, unit } = place;
  const found = unitForYear(document, unit, year);
  const lines = said(found, { citation, year, asOf: document.asOf }).map((line) => wrap(line, width));
  return found.kind === "same" ? [...lines, "", lawText(place, width)].join("\n") : lines.join("\n");
}

interface Asked {
  citation: string;
  year: number;
  asOf: string;
}

function said(found: UnitForYear, { citation, year, asOf }: Asked): string[] {
  switch (found.kind) {
    case "same":
      return [`For ${year} the notes tell of no change since; these are the words of release point ${asOf}.`];
    case "not yet":
      return [
        `${citation} was not in force for ${year}: it applies to ${found.change.applies?.words ?? "later years"}.`,
        ...formerPlace(found.change),
      ];
    case "part":
      return [
        `Two rules hold for ${year}, by these changes of ${citation}:`,
        "",
        ...found.changes.map(entry),
      ];
    case "not held":
      return [
        `The library does not hold the words of ${citation} for ${year}: the notes do not tell these changes whole.`,
        "",
        ...found.changes.map(entry),
      ];
    case "rebuilt":
      return [
        `${citation}, rebuilt for ${year} from the notes at release point ${asOf}, which has other words now.`,
        "",
        ...found.text.split("\n"),
        ...found.struck.flatMap((words) => ["", `Struck out since: ${words}`]),
        "",
        ...new Set(found.changes.map(entry)),
      ];
  }
}

/** Where the words went that stood in this place before: "Former subsec. (g) redesignated (h)." */
function formerPlace({ words }: Change): string[] {
  const [, from, to] = /\bFormer [a-z]+\. (\(\w+\)) redesignated (\(\w+\))/.exec(words) ?? [];
  return from ? ["", `What was ${from} then is ${to} now.`] : [];
}

/** "Changed in (c)(7) since P.L. 119-21 § 70102, for taxable years beginning after December 31, 2024" */
function entry(change: Change): string {
  const unit = change.path.map((step) => `(${step})`).join("");
  return `Changed${unit ? ` in ${unit}` : ""} ${changeText(change)}`;
}
