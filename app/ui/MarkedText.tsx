interface MarkedTextProps {
  text: string;
  /** Half-open ranges in the order of the text. */
  marked: { start: number; end: number }[];
}

/** A text with ranges of it marked. */
export function MarkedText({ text, marked }: MarkedTextProps) {
  const parts: { text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const { start, end } of marked) {
    parts.push({ text: text.slice(from, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  parts.push({ text: text.slice(from), isMarked: false });
  return parts
    .filter((part) => part.text !== "")
    .map((part, index) =>
      part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
    );
}
