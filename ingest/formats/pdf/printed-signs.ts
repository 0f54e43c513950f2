/** Figures that a line prints raised or lowered beside its words, and its fractions. */
import type { Mark } from "#modules/authority/schema";
import { fraction, FRACTION_SLASH, signsOf } from "../signs.ts";

export interface SignRun {
  text: string;
  end: number;
}

const REST = new RegExp(`^\\s*([${FRACTION_SLASH}/])\\s*(\\d{1,3})(?![\\d/])`);
/** Without a mark only one figure over one figure can be told from a number before it. */
const UNMARKED = new RegExp(`\\d${FRACTION_SLASH}\\d(?!\\d)`, "g");

/**
 * Writes the signs of a line into its runs, in the order of print. A raised number that begins the line names a footnote
 * and stays. @param kindOf whether a run is raised or lowered
 */
export function writeSigns<R extends SignRun>(
  runs: readonly R[],
  kindOf: (run: R) => Mark["kind"] | null,
): void {
  const visible = runs.filter(({ text }) => text.trim() !== "");
  const kinds = visible.map(kindOf);
  for (const [at, run] of visible.entries()) {
    const kind = kinds[at];
    if (kind === "sup" && writeFraction(visible, at)) continue;
    if (at > 0 && (kind === "sup" || kind === "sub")) writeFigures(run, kind);
    else run.text = run.text.replace(UNMARKED, (figures) => fraction("", figures));
  }
}

function writeFigures(run: SignRun, kind: "sup" | "sub"): void {
  const words = run.text.trim();
  const written = signsOf(words, kind);
  if (written) run.text = run.text.replace(words, written);
}

/** "59", raised "1", "⁄2 years": the rest of a fraction is in the one or two runs after its raised number. */
function writeFraction(runs: readonly SignRun[], at: number): boolean {
  const over = runs[at]!;
  const numerator = over.text.trim();
  const [next, last] = [runs[at + 1], runs[at + 2]];
  if (!/^\d{1,3}$/.test(numerator) || !next) return false;
  const isSplit = REST.exec(next.text) === null && last !== undefined;
  const rest = REST.exec(isSplit ? next.text + last.text : next.text);
  if (!rest) return false;
  const before = (runs[at - 1]?.text ?? "").trimEnd();
  over.text = fraction(before, `${numerator}${rest[1]!}${rest[2]!}`);
  const after = rest[0].length - (isSplit ? next.text.length : 0);
  const end = isSplit ? last! : next;
  end.text = end.text.slice(after);
  if (isSplit) next.text = "";
  if (end.text.trim() === "") over.end = end.end;
  return true;
}
