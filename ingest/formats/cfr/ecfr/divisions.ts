import type { HierarchyStep } from "#modules/authority/schema";

const LEVELS: ReadonlyMap<string, string> = new Map([
  ["SUBTITLE", "subtitle"],
  ["CHAPTER", "chapter"],
  ["SUBCHAP", "subchapter"],
  ["PART", "part"],
  ["SUBPART", "subpart"],
  ["SUBJGRP", "subject group"],
]);

/** A division above the section, from `<DIV5 N="1" TYPE="PART">`; null for the title itself. */
export function division(attributes: Record<string, string>): HierarchyStep | null {
  const level = LEVELS.get(attributes.TYPE ?? "");
  if (!level) return null;
  const number = level === "subject group" ? "" : (attributes.N ?? "").trim();
  return { level, number, label: labelOf(level, number), heading: "" };
}

/** "PART 1—INCOME TAXES" → "INCOME TAXES": the label has the number already. */
export function divisionHeading(step: HierarchyStep, head: string): string {
  if (step.level === "subject group") return head;
  const after = /^[^—]*?(?:—|--)\s*(.+)$/.exec(head)?.[1];
  return after ?? (/^(?:chapter|subchapter|part|subpart|subtitle)\b/i.test(head) ? "" : head);
}

export function labelOf(level: string, number: string): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}${number === "" ? "" : ` ${number}`}`;
}
