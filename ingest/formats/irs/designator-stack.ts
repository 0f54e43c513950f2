/** Which level a designator of a list has: (1), (a), (i), (A) in whatever order a paper uses them. */
interface Level {
  style: Style;
  value: string;
  unit: number;
}

type Style = "number" | "lower" | "roman" | "upper" | "double";

export class DesignatorStack {
  private levels: Level[] = [];

  /** The innermost open unit. */
  get unit(): number | undefined {
    return this.levels.at(-1)?.unit;
  }

  clear(): void {
    this.levels = [];
  }

  /**
   * Where a designator belongs: beside the one that it follows, else below all when it is the first of its style.
   * Null for one out of sequence, which only looks like a designator.
   */
  parentOf(value: string): { unit: number | undefined; depth: number } | null {
    const at = this.levels.findLastIndex(
      ({ style, value: last }) => nextOf(last, style) === value.toLowerCase(),
    );
    if (at >= 0 && styleFits(value, this.levels[at]!.style))
      return { unit: this.levels[at - 1]?.unit, depth: at };
    if (!isFirst(value)) return null;
    return { unit: this.unit, depth: this.levels.length };
  }

  push(value: string, unit: number): void {
    const place = this.parentOf(value)!;
    const known = this.levels[place.depth];
    this.levels = this.levels.slice(0, place.depth);
    this.levels.push({ style: known?.style ?? firstStyle(value), value: value.toLowerCase(), unit });
  }
}

const ROMANS = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

function isFirst(value: string): boolean {
  return ["1", "a", "i", "A", "I"].includes(value);
}

function firstStyle(value: string): Style {
  if (value === "1") return "number";
  if (value === "i" || value === "I") return "roman";
  return value === "A" ? "upper" : "lower";
}

function styleFits(value: string, style: Style): boolean {
  if (style === "number") return /^\d/.test(value);
  if (style === "upper") return /^[A-Z]/.test(value);
  return style === "roman" ? /^[ivxIVX]+$/.test(value) : /^[a-z]/.test(value);
}

/** "1" → "2", "a" → "b", "iv" → "v" */
function nextOf(value: string, style: Style): string | null {
  if (style === "number") return String(Number(value) + 1);
  if (style === "roman") return ROMANS[ROMANS.indexOf(value) + 1] ?? null;
  return value.length === 1 && value < "z" ? String.fromCharCode(value.charCodeAt(0) + 1) : null;
}
