/** Opinions of the Supreme Court in the preliminary print of the United States Reports. */
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { BlockBuilder } from "./blocks.ts";
import { buildOpinion } from "./body.ts";
import { isoDate } from "./caption.ts";
import { titleCase } from "./headings.ts";
import { hasLostLigatures, withLigatures } from "./ligatures.ts";
import { pagesOf, US_REPORTS, type RawPage } from "./pages.ts";
import { paragraphsOf, type Paragraph } from "./paragraphs.ts";

const DOCKET = /^No\. (\d{1,3})[–-](\d{1,5})\..*?Decided ([A-Z][a-z]+ \d{1,2}, \d{4})/;
const CITED = /Cite as: (\d{3}) U\. ?S\. (\d{1,4}) \(/;
const DELIVERED = /^(?:Justice|Chief Justice) [A-Z][A-Za-z]+ delivered the opinion of the Court/i;
const SEPARATE = /^(?:Chief )?Justice ([A-Z][A-Za-z]+), .*?\b(concurring|dissenting)\b/i;

/** @throws DomainError `unsupported` for a file that is no such print */
export function readSupremeCourt(raw: RawPage[]): ParsedDocument {
  const own = raw.slice(
    Math.max(
      0,
      raw.findIndex(({ lines }) => lines.some(({ text }) => text === "Syllabus")),
    ),
  );
  const mended = hasLostLigatures(own.flatMap(({ lines }) => lines.map(({ text }) => text)))
    ? own.map(mend)
    : own;
  const pages = pagesOf(mended, US_REPORTS);
  const paragraphs = paragraphsOf(pages.map(({ body }) => body));
  const at = paragraphs.findIndex(({ lines }) => DOCKET.test(textOf(lines)));
  const docket = at < 0 ? null : DOCKET.exec(textOf(paragraphs[at]!.lines));
  if (!docket)
    throw new DomainError("unsupported", "The PDF is no opinion of the Supreme Court: it names no docket.");
  const key = `U.S. No. ${docket[1]}-${docket[2]}`;
  const decided = isoDate(docket[3])!;
  const cited = raw.flatMap(({ lines }) => lines.flatMap(({ text }) => CITED.exec(text) ?? [])).slice(0, 3);
  const citation = cited.length === 3 ? `${cited[1]} U.S. ${cited[2]}` : null;
  const builder = new BlockBuilder(pages.flatMap((page) => [...page.body, ...page.foot]));
  const feet = pages.map(({ foot }) => foot);
  const { text, structure } = buildOpinion([
    { kind: "judge", heading: "Syllabus" },
    ...builder.blocks(paragraphs.slice(at + 1), feet, opinionOf),
  ]);
  return {
    kind: "docket",
    key,
    num: `No. ${docket[1]}-${docket[2]}`,
    heading: titleCase(textOf(paragraphs[0]!.lines)),
    status: null,
    hierarchy: [
      { level: "court", number: "us", label: "Supreme Court of the United States", heading: "" },
      { level: "year", number: decided.slice(0, 4), label: decided.slice(0, 4), heading: "" },
    ],
    text,
    structure,
    sourceCredit: citation,
    notes: [],
    date: decided,
    ...(citation && { aliases: [citation] }),
    facts: {
      court: "Supreme Court of the United States",
      dockets: [`${docket[1]}-${docket[2]}`],
      filed: decided,
    },
  };
}

function mend(page: RawPage): RawPage {
  return {
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      text: withLigatures(line.text),
      marks: [],
      pieces: line.pieces.map((piece) => ({ ...piece, text: withLigatures(piece.text) })),
    })),
  };
}

function textOf(lines: Paragraph["lines"]): string {
  return lines.map(({ text }) => text).join(" ");
}

/** The opinion that a paragraph opens: of the Court, or a Justice's own. */
function opinionOf(text: string): string | null {
  if (DELIVERED.test(text)) return "Opinion of the Court";
  const separate = SEPARATE.exec(text);
  return separate && `${titleCase(separate[1]!.toUpperCase())}, J., ${separate[2]!.toLowerCase()}`;
}
