/** What stands above a paper: its name, title, and the sections of the Code that it is about. */
import { findCitations } from "#modules/authority";
import { headingCase } from "#modules/authority/schema";
import type { Paragraph } from "../pdf/index.ts";
import { cleanHeading } from "./outline.ts";

export interface PaperName {
  kind: "ruling" | "determination" | "register";
  key: string;
}

export interface PaperHead {
  name: PaperName;
  /** Index of the paragraph that names the paper. */
  at: number;
  /** Lines of title above or below the name. */
  title: string;
  /** Caption of the regulation that it stands under: "26 CFR 1.61-1: Gross income." */
  caption: string | null;
  officialTies: string[];
}

/** A line that is a paper's name and nothing else. */
const NAME_LINE =
  /^(?:Rev(?:enue|\.)\s*(?:Rul(?:ing|\.)|Proc(?:edure|\.))|Notice|Announcement|T\.?\s?D\.?|REG-|AOD|Action on Decision)[\s–-]*\d[\d–-]*\d?$/i;

/** The name that a line alone is; null for any other line. */
export function nameOf(text: string): PaperName | null {
  const line = text.replace(/\s+/g, " ").trim();
  if (!NAME_LINE.test(line)) return null;
  const [found] = findCitations(line);
  if (!found || found.path.length > 0) return null;
  const { kind, key } = found;
  return kind === "ruling" || kind === "determination" || kind === "register" ? { kind, key } : null;
}

/** Lines above and at the name: null when no line names a paper. */
export function headOf(paragraphs: readonly Paragraph[], limit = 25): PaperHead | null {
  const at = paragraphs.slice(0, limit).findIndex(({ prose }) => nameOf(prose.text) !== null);
  if (at < 0) return null;
  const above = paragraphs.slice(0, at).map(({ prose }) => prose.text);
  return { name: nameOf(paragraphs[at]!.prose.text)!, at, ...readLines(above) };
}

const CAPTION =
  /^(?:26 C\.?F\.?R\.?\s*(?:§\s*)?[\d.]+[^:]{0,20}:|§{0,2}\s*\d+\.[\w()-]+[:.]|Section \d+[A-Z]*(?:-\d)?\.\s*[—–-])\s*/;
const ALSO = /^\(\s*Also[:,]?\s*/i;
const PART = /^Part\s+[IVX]+\b/i;

/** Title, caption and ties of the lines above a name. */
export function readLines(lines: readonly string[]): Pick<PaperHead, "title" | "caption" | "officialTies"> {
  const caption = lines.find((line) => CAPTION.test(line)) ?? null;
  const also = lines.filter((line) => ALSO.test(line));
  const title = lines
    .filter((line) => !CAPTION.test(line) && !ALSO.test(line) && !PART.test(line) && !isFormula(line))
    .join(" ");
  return {
    title: cleanHeading(title),
    caption: caption && cleanHeading(caption.replace(CAPTION, "")),
    officialTies: [...new Set([CAPTION.exec(caption ?? "")?.[0] ?? "", ...also].flatMap(tiesIn))],
  };
}

function isFormula(line: string): boolean {
  return /^(?:Administrative, Procedural|Rulings and Decisions|Items of General Interest|DEPARTMENT OF THE TREASURY|Internal Revenue Service|\[\d{4}-\d\d-[pP]\])/i.test(
    line,
  );
}

/** "(Also Part I, §§ 61, 451; 1.61-1.)" → the sections of the Code in it; a regulation stands for its section. */
function tiesIn(line: string): string[] {
  const numbers = line
    .replace(/^26 C\.?F\.?R\.?/i, "")
    .replace(/\bPart\s+[IVX]+,?/gi, "")
    .matchAll(
      /(?<![\w.(-])(?:(?:1|20|25|301|31|48|49|53|54)\.)?(\d{1,4}[A-Z]{0,2}(?:-\d[A-Z]?)?)(?:\([^)\s]+\))*(?=[-\s,;:)—]|\.(?!\d)|$)/g,
    );
  const sections = [...numbers]
    .filter(([all]) => !/^(?:601|300|602|10)\./.test(all))
    .map(([, number]) => number!);
  return [
    ...new Set(sections.filter((number) => /^\d/.test(number) && Number.parseInt(number, 10) < 9900)),
  ].map((number) => `26 USC ${number.replace(/-\d[A-Z]?$/, (end) => (number.startsWith("1400Z") ? end : ""))}`);
}

/** The heading by which a paper is listed: its title, the caption it stands under, or what it says that it does. */
export function headingOf({ title, caption }: PaperHead, text: string): string {
  if (title) return titleCase(title);
  const purpose = PURPOSE.exec(text.slice(0, 6000));
  if (
    purpose &&
    (!caption ||
      /tax forms and instructions|^Examination of returns|^Rulings and determination/i.test(caption))
  ) {
    const words = purpose[1]!.trim();
    return (
      words.charAt(0).toUpperCase() +
      (words.length > 160 ? `${words.slice(0, 159).replace(/\s+\S*$/, "")}…` : words.slice(1))
    );
  }
  return caption ? headingCase(caption) : "";
}

/** A title in capitals, whose citations may have small letters: "RELIEF UNDER SECTION 1.1012-1(j)". */
function titleCase(title: string): string {
  const words = title.replace(/\([^)]*\)/g, "");
  if (/[a-z]/.test(words)) return title;
  const cased = headingCase(title.replace(/\([a-z]+\)/g, (step) => step.toUpperCase()));
  return cased.replace(/\([A-Za-z]{1,4}\)/g, (step) =>
    title.includes(step.toLowerCase()) ? step.toLowerCase() : step,
  );
}

const PURPOSE =
  /\bThis (?:revenue (?:procedure|ruling)|notice|announcement) (?:also )?(?:sets forth|provides|describes|announces|explains|clarifies|prescribes)(?: that)? ([^.]{20,400})\./i;
