const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

type Measure = (text: string) => number;

/** Wraps words into lines of at most `width` points; breaks only words longer than a line. */
export function fillLines(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let taken = 0;
    for (const word of wordsOf(paragraph, width, measure)) {
      if (line !== "" && taken + measure(word.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = "";
        taken = 0;
      }
      line += word;
      taken += measure(word);
    }
    return [...lines, line.trimEnd()];
  });
}

/** Words, each with its trailing space. */
function wordsOf(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/(?<= )(?=[^ ])/);
  return words.flatMap((word) =>
    measure(word.trimEnd()) <= width ? word : brokenWord(word, width, measure),
  );
}

function brokenWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(word)) {
    if (part !== "" && measure(part + segment) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}
