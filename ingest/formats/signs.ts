/**
 * Raised and lowered figures as characters of their own, and fractions as they are printed: "59½" and "2023-29⁴". In plain
 * words (a quotation, an excerpt, a mail) a plain figure would run into the word or number before it.
 */
import type { Mark } from "#modules/authority/schema";

const SUPERSCRIPTS = signs(
  "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ",
);
const SUBSCRIPTS = signs("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");

function signs(plain: string, raised: string): ReadonlyMap<string, string> {
  const to = [...raised];
  return new Map([...plain].map((sign, at) => [sign, to[at]!]));
}

/** A number, or one letter, with its sign or brackets; "th" and "TM" read well as they are. */
const FIGURES = /^[+\-−]?\(?(?:\d{1,4}|\p{L})\)?$/u;

/** What is printed raised or lowered, in characters of the same length; null for what has none. */
export function signsOf(text: string, kind: "sup" | "sub"): string | null {
  if (!FIGURES.test(text)) return null;
  const known = kind === "sup" ? SUPERSCRIPTS : SUBSCRIPTS;
  const written = [...text].map((sign) => known.get(sign));
  return written.includes(undefined) ? null : written.join("");
}

/** Whether figures are written raised or lowered already, so that they need no mark. */
export function hasSigns(text: string): boolean {
  return /[\p{No}\p{Lm}\u2044]/u.test(text);
}

export const FRACTION_SLASH = "\u2044";

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  "½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8"
    .split(" ")
    .map((pair) => [pair.slice(1), pair[0]!]),
);

/** "½"; "5/16", which stands apart after a number: "1 5/16". @param figures "1/2", with the sign that is printed */
export function fraction(before: string, figures: string): string {
  const one = FRACTIONS.get(figures.replace(FRACTION_SLASH, "/"));
  return one ?? `${/\d$/.test(before) ? " " : ""}${figures}`;
}

/**
 * A text whose marks are known, with raised and lowered figures as such; no character moves. A number that begins a line
 * names the footnote there and stays; so does a fraction that follows no number.
 */
export function withSigns(text: string, marks: readonly Mark[]): string {
  const characters = text.split("");
  const slashes = new Set(marks.filter((mark) => isAfterWhole(text, mark)).map(({ end }) => end));
  for (const { kind, start, end } of marks) {
    if (kind !== "sup" && kind !== "sub") continue;
    const slash = [end, start - 1].find((at) => text[at] === FRACTION_SLASH);
    const isPlain = slash === undefined ? isLineStart(text, start) : !slashes.has(slash);
    const written = isPlain ? null : signsOf(text.slice(start, end), kind);
    if (written?.length === end - start) characters.splice(start, end - start, ...written.split(""));
  }
  return characters.join("");
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || /[\n\t]/.test(text[at - 1]!);
}

/** The raised numerator after a whole number: "2¹⁄₂". */
function isAfterWhole(text: string, { kind, start, end }: Mark): boolean {
  return kind === "sup" && text[end] === FRACTION_SLASH && /\d/.test(text[start - 1] ?? "");
}
