/** The figures that a note states, and whether its units hold them. */
import type { Resolved } from "#modules/authority";

const FIGURE =
  /\$[\d,]+(?:\.\d+)?|\b\d+(?:\.\d+)? ?(?:percent|%)|\b\d+(?:\.\d+)?[- ](?:taxable )?(?:year|month|day|hour|week|quarter)s?\b/gi;

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "$250,000", "50 percent", "2 years" as the law would write them; without those of a citation. */
export function figuresOf(answer: string): string[] {
  return [...answer.matchAll(FIGURE)].map(([figure]) => figure.toLowerCase());
}

/** Whether a text holds a figure, in digits or in words. */
export function holdsFigure(text: string, figure: string): boolean {
  const plain = text.toLowerCase().replace(/[ \u00A0\u2009]/g, " ");
  const [number = ""] = /[\d,.]*\d/.exec(figure) ?? [];
  if (figure.startsWith("$")) return new RegExp(String.raw`\$${escaped(number)}(?![\d,]*\d)`).test(plain);
  const unit = /percent|%/.test(figure)
    ? "(?:[ -]?percent|%)"
    : `[- ](?:[a-z-]+ ){0,2}${/[a-z]+?(?=s?$)/.exec(figure)![0]}`;
  const written = WORDS[Number(number) - 1];
  const numbers = [escaped(number), written].filter(Boolean).join("|");
  return new RegExp(String.raw`(?<![\d.,])(?:${numbers})(?:-?(?:st|nd|rd|th))?${unit}`).test(plain);
}

function escaped(text: string): string {
  return text.replaceAll(".", String.raw`\.`);
}

/** Whether a stored unit, with all below it, holds each of the figures. */
export function figuresHeld({ document, unit }: Resolved, figures: readonly string[]): boolean {
  const { start, end } = document.structure.units[unit]!;
  const text = document.text.slice(start, end);
  return figures.every((figure) => holdsFigure(text, figure));
}
