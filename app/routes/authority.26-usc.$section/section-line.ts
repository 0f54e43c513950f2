/** An entry in a list of sections. */
export interface SectionLine {
  number: string;
  heading: string;
  url: string;
}

export function toLine({ key, heading, url }: { key: string; heading: string; url: string }): SectionLine {
  return { number: key, heading, url };
}

const BEFORE = 4;
const SHOWN = 11;

/** A fixed-length window of a long list around one section, also near both ends. */
export function nearby(lines: SectionLine[], number: string): SectionLine[] {
  const at = lines.findIndex((line) => line.number === number);
  const start = Math.max(0, Math.min(at - BEFORE, lines.length - SHOWN));
  return lines.slice(start, start + SHOWN);
}
