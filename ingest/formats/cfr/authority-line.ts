import { plainNumber } from "./section-number.ts";

const ISSUED =
  /Sections?\s+([\s\S]+?)\s+(?:are |is )?also\s+issued\s+under\s+(?:section\s+|sections\s+)?26\s+U\.?\s?S\.?\s?C\.?\s*([^;]+?)(?=[;.]\s|[;.]?$|\sSections?\s\d)/g;
const NUMBER = /\d+[a-zA-Z]{0,2}\.[0-9A-Za-z()]+(?:[-–][0-9A-Za-z()]+)*/g;
const CODE_SECTION = /(?<![\w.(])\d+[A-Z]{0,2}(?:-\d+[A-Z]?)?(?=[\s,;.(]|$)/g;

/**
 * The Code's sections that an authority line names for single sections of a part: "Section 1.25-1T also issued under
 * 26 U.S.C. 25;" → "1.25-1T" → ["26 USC 25"]. What it says of the whole part ties nothing in particular.
 */
export function readAuthority(line: string): Map<string, string[]> {
  const ties = new Map<string, string[]>();
  for (const [, subjects, sections] of line.replace(/\s+/g, " ").matchAll(ISSUED)) {
    const cited = [...sections!.replace(/[\u2010-\u2015]/g, "-").matchAll(CODE_SECTION)].map(
      ([number]) => `26 USC ${number}`,
    );
    for (const key of keysOf(subjects!)) ties.set(key, [...new Set([...(ties.get(key) ?? []), ...cited])]);
  }
  return ties;
}

/** "1.1502-1 through 1.1502-3", "1.48-5 and 1.48-6". */
function keysOf(subjects: string): string[] {
  const keys = [...subjects.matchAll(NUMBER)].map(([number]) => plainNumber(number));
  if (!/through|to /.test(subjects) || keys.length !== 2) return keys;
  const [, stem, from] = /^(.*-)(\d+)$/.exec(keys[0]!) ?? [];
  const [, other, to] = /^(.*-)(\d+)$/.exec(keys[1]!) ?? [];
  if (stem === undefined || stem !== other || Number(to) - Number(from) > 200) return keys;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${stem}${Number(from) + step}`);
}
