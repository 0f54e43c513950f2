/** Addresses of pin cites in the law library of this product. */

/** "26 USC 1361(b)(1)(A)" → "/authority/26-usc/1361#b-1-A"; "26 CFR 301.7701-3(b)" → "/authority/26-cfr/301.7701-3#b" */
export function addressOf(citation: string): string {
  const match = /^26 (USC|CFR) ([\w.-]+?(?:\([a-z]\)-\d+)?)((?:\([\w]+\))*)$/.exec(citation);
  if (!match) return `/authority?q=${encodeURIComponent(citation)}`;
  const [, work = "", number = "", path = ""] = match;
  const fragment = path.slice(1, -1).replaceAll(")(", "-");
  return `/authority/26-${work.toLowerCase()}/${number}${fragment && `#${fragment}`}`;
}
