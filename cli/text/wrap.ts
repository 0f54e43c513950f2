/** Wraps text at `width` columns, indented by `indent` spaces; null disables wrapping. */
export function wrap(text: string, width: number | null, indent = 0): string {
  const margin = " ".repeat(indent);
  return text
    .split("\n")
    .flatMap((paragraph) =>
      width === null ? [paragraph] : breakLine(paragraph, Math.max(20, width - indent)),
    )
    .map((line) => (line === "" ? "" : margin + line))
    .join("\n");
}

function breakLine(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
