/** A box of words for a terminal. Pure. */

export interface Row {
  /** "Open"; empty for a line without a name. */
  name: string;
  text: string;
}

const NARROWEST = 40;
const WIDEST = 78;
const MARGIN = 4;

/** @param width columns of the terminal @returns lines that are never wider */
export function drawBox(title: string, rows: readonly Row[], width: number): string[] {
  const inner = Math.max(NARROWEST, Math.min(width, WIDEST)) - MARGIN;
  const names = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = rows.flatMap(({ name, text }) => {
    const indent = name ? names + 2 : 0;
    return wrap(text, inner - indent).map((part, at) => (at === 0 ? name : "").padEnd(indent) + part);
  });
  const edge = "─".repeat(inner + 2);
  const framed = [title, "", ...lines].map((line) => `│ ${line.padEnd(inner)} │`);
  return [`┌${edge}┐`, ...framed, `└${edge}┘`];
}

/** Breaks between words, and inside a word that is longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => pieces(each, width))) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function pieces(word: string, width: number): string[] {
  return word.length <= width ? [word] : (word.match(new RegExp(`.{1,${width}}`, "gu")) ?? []);
}
