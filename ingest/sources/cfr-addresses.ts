import type { EditionOffer } from "./source.ts";

/** ISO date as a number that sorts: "2021-04-01" → 20210401. */
export function positionOf(date: string): number {
  return Number(date.replaceAll("-", ""));
}

/**
 * What an official address offers of a title of the CFR: a section or the whole title of the versioner API of ecfr.gov,
 * the bulk file, or a volume of the annual edition. Null for any other address.
 */
export function offerAt(url: string, title: string): EditionOffer | null {
  return sectionOrTitle(url, title) ?? bulkFile(url, title) ?? volume(url, title);
}

function sectionOrTitle(url: string, title: string): EditionOffer | null {
  const address = /\/versioner\/v1\/full\/(\d{4}-\d\d-\d\d)\/title-(\d+)\.xml(?:\?(.*))?$/.exec(url);
  if (!address || address[2] !== title) return null;
  const query = new URLSearchParams(address[3] ?? "");
  const [name] = [...query.keys()];
  if (name !== undefined && name !== "section" && name !== "part") return null;
  const date = address[1]!;
  const named = query.get("section") ?? (query.has("part") ? `part ${query.get("part")}` : null);
  return {
    label: date,
    position: positionOf(date),
    asOf: date,
    ...(named !== null && { part: named }),
    url,
    kind: "xml",
  };
}

/** The bulk file has one address for all its states; its own date is read from it. */
function bulkFile(url: string, title: string): EditionOffer | null {
  const found = /\/ECFR-title(\d+)\.xml$/i.exec(url)?.[1];
  return found === title ? { label: "current", position: 0, url, kind: "xml" } : null;
}

function volume(url: string, title: string): EditionOffer | null {
  const named = volumeNamed(url);
  if (!named || named.title !== title || !url.endsWith(".pdf")) return null;
  const date = `${named.year}-04-01`;
  return { label: date, position: positionOf(date), asOf: date, part: named.part, url, kind: "pdf" };
}

export interface NamedVolume {
  title: string;
  year: string;
  /** "vol-2" */
  part: string;
}

/** "…/CFR-2024-title26-vol2.pdf" → its year and volume. */
export function volumeNamed(name: string): NamedVolume | null {
  const match = /CFR-(\d{4})-title(\d+)-vol(\d+)\.pdf$/.exec(name);
  return match && { year: match[1]!, title: match[2]!, part: `vol-${match[3]}` };
}
