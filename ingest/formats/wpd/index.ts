/** Papers in WordPerfect, as paragraphs like those of a PDF. */
import { readFile } from "node:fs/promises";
import type { Paragraph } from "../pdf/index.ts";
import { beginningOf } from "../../downloading/part-file.ts";
import { isWordPerfect, wordPerfectText } from "./text.ts";

/** Whether a file is WordPerfect's, whatever its name. */
export async function isWordPerfectFile(path: string): Promise<boolean> {
  return isWordPerfect(Buffer.from(await beginningOf(path, 4), "latin1"));
}

/** @throws DomainError `unsupported` for a file that is not readable, `malformed` for a damaged one */
export async function readWordPerfect(path: string): Promise<Paragraph[]> {
  const pages = wordPerfectText(await readFile(path)).split("\f");
  return pages.flatMap((words, at) => words.split("\n").flatMap((line) => paragraphOf(line, at + 1)));
}

/** Letters of a typewriter; WordPerfect's own sizes lie in functions that are not read. */
const SIZE = 12;
const INDENT = 36;

function paragraphOf(line: string, page: number): Paragraph[] {
  const text = line.replace(/\s+/g, " ").trim();
  if (text === "") return [];
  const indent = line.startsWith("\t") ? INDENT : 0;
  return [
    {
      ...{ kind: "text", table: null, page, indent, centered: false, size: SIZE, bold: false, italic: false },
      prose: { text, marks: [], pages: [{ page, start: 0 }] },
    },
  ];
}
