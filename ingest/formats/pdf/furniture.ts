/** Running heads, folios and stamps: what repeats at the edge of the pages and is no text of the paper. */
import type { Fragment } from "./runs.ts";

export interface Page {
  number: number;
  width: number;
  height: number;
  fragments: Fragment[];
  /** The number printed on it; null where none is. */
  folio: number | null;
}

/** Shares of the page's height in which heads and feet are looked for. */
const HEAD = 0.91;
const FOOT = 0.085;
/** The outermost line of a page may be its number somewhat nearer to the text. */
const OUTERMOST = 0.05;
const FOLIO = /^[-–—\s]*(?:page\s+)?(\d{1,5})(?:\s+of\s+\d+)?[-–—\s]*$/i;

/** Takes the furniture out of the pages and sets their folios. */
export function withoutFurniture(pages: readonly Page[]): Page[] {
  const repeated = repeatedWords(pages);
  return pages.map((page) => {
    let folio: number | null = null;
    const [bottom, top] = outermost(page.fragments);
    const fragments = page.fragments.filter((fragment) => {
      if (/^[.\s]*$/.test(fragment.text)) return false;
      const isOutermost = fragment.y < bottom + 3 || fragment.y > top - 3;
      if (!isAtEdge(page, fragment, isOutermost ? OUTERMOST : 0)) return true;
      const number = isOutermost ? FOLIO.exec(fragment.text) : null;
      if (number) folio ??= Number(number[1]);
      return !number && !repeated.has(shapeOf(fragment)) && !repeated.has(shapeOf(fragment, true));
    });
    return { ...page, fragments, folio };
  });
}

/** Heights of the lowest and the highest line. */
function outermost(fragments: readonly Fragment[]): [number, number] {
  const heights = fragments.filter(({ text }) => /\w/.test(text)).map(({ y }) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

function isAtEdge({ height }: Page, { y }: Fragment, more = 0): boolean {
  return y > height * (HEAD - more) || y < height * (FOOT + more);
}

/** Words without their numbers, so that "May 4, 2026 900" repeats; with their height where they stand at it twice. */
function shapeOf({ text, y }: Fragment, isPlaced = false): string {
  const shape = text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim().toLowerCase();
  return isPlaced ? `${Math.round(y / 4)} ${shape}` : shape;
}

/** What stands at the edge of a fifth of the pages, or at one height of the last or first line of two. */
function repeatedWords(pages: readonly Page[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const [bottom, top] = outermost(page.fragments);
    const edge = page.fragments.filter((one) => isAtEdge(page, one));
    const last = edge.filter(({ y }) => y < bottom + 3 || y > top - 3);
    const shapes = new Set([...edge.map((one) => shapeOf(one)), ...last.map((one) => shapeOf(one, true))]);
    for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length * 0.2));
  const isRepeated = (shape: string, count: number) => count >= (/^\d/.test(shape) ? 2 : enough);
  return new Set(
    [...counts]
      .filter(([shape, count]) => /[a-z]/.test(shape) && isRepeated(shape, count))
      .map(([shape]) => shape),
  );
}
