/** Pinpoints by page: ", 757", " at 169 n.13", ", slip op. at 12". */
import { GAP } from "./reading.ts";

const PAGES = new RegExp(
  `,?${GAP}(?:slip${GAP}op\\.,?${GAP})?(?:at${GAP}\\*?|(?<=,[ \\n]?))(\\d{1,4})(?:-(?:\\d{1,4}))?(?![\\w-]|${GAP}[A-Z][A-Za-z]*\\.)(?:${GAP}(?:&${GAP})?nn?\\.${GAP}(\\d{1,3}))?`,
  "y",
);

/** The page and note that follow a citation: `["169", "n.13"]`. */
export function readPages(text: string, at: number): { path: string[]; end: number } {
  PAGES.lastIndex = at;
  const match = PAGES.exec(text);
  if (!match) return { path: [], end: at };
  const [whole, page, note] = match;
  return { path: note === undefined ? [page!] : [page!, `n.${note}`], end: at + whole.length };
}

/** "162 T.C. 148, 169 n.13" */
export function formatPages(key: string, path: readonly string[]): string {
  return path.length === 0 ? key : `${key}, ${path.join(" ")}`;
}
