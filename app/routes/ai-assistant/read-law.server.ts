import type { Modules } from "#product";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { standingMarks, type StandingMark } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";
import { toProvisions, type Provision } from "../authority.26-usc.$section/provisions.ts";

/** A document of the law as it stands, with what an answer quotes of it marked. */
export interface QuotedLaw {
  citation: string;
  heading: string;
  url: string;
  marks: StandingMark[];
  /** In order; null stands for provisions left out. */
  provisions: ((Provision & { isQuoted: boolean }) | null)[];
  /** Fragment of the unit that was chosen. */
  unit: string;
}

/** A document with more provisions is shown by the parts that are quoted. */
const SHORT_ENOUGH = 150;
/** Shorter quotations stand in too many places. */
const TELLING_LENGTH = 12;

/** The law behind a source of an answer; null for a paper, or for law that is gone from the library. */
export async function readQuotedLaw(
  { authority }: Modules,
  actor: Actor,
  { answer, source }: { answer: RetrievalAnswer; source: number },
): Promise<QuotedLaw | null> {
  const chosen = answer.sources[source - 1] ?? answer.sources[0];
  if (!chosen?.url.startsWith("/authority/")) return null;
  const place = await authority.resolve(actor, chosen.citation).catch(() => null);
  if (!place) return null;
  const { document } = place;
  const own = answer.sources.map(({ url }) => url.split("#")[0] === chosen.url.split("#")[0]);
  const quoted = answer.quotations
    .filter((quotation) => own[quotation.source - 1])
    .map(({ text }) => folded(text));
  const unit = decodeURIComponent(chosen.url.split("#")[1] ?? "");
  const provisions = toProvisions(document).map((provision) => ({
    ...provision,
    isQuoted: isQuotedIn(provision, quoted),
  }));
  return {
    citation: document.citation,
    heading: document.heading,
    url: chosen.url,
    marks: standingMarks(document),
    provisions: provisions.length <= SHORT_ENOUGH ? provisions : quotedParts(provisions, unit),
    unit,
  };
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function isQuotedIn({ text = [], heading = [], table }: Provision, quoted: string[]): boolean {
  const own = folded((text.length > 0 ? text : heading).map((run) => run.text).join(""));
  const rows = table?.rows.map((cells) => folded(cells.join(" "))) ?? [];
  return quoted.some(
    (words) =>
      (own.length >= TELLING_LENGTH && words.includes(own)) ||
      (words.length >= TELLING_LENGTH && own.includes(words)) ||
      rows.includes(words),
  );
}

type Shown = QuotedLaw["provisions"][number];

/** Provisions shown on either side of a quoted one where a part is long: a chapter of a publication is one part. */
const NEAR = 8;

/** Subsections with a quotation or the chosen unit, of long ones what stands near; the others are left out. */
function quotedParts(provisions: NonNullable<Shown>[], unit: string): Shown[] {
  const shown: Shown[] = [];
  for (let start = 0; start < provisions.length;) {
    const next = provisions.findIndex(({ level, id }, at) => at > start && level === 1 && id !== undefined);
    const end = next < 0 ? provisions.length : next;
    const part = provisions.slice(start, end);
    const telling = part.flatMap(({ isQuoted, id }, at) =>
      isQuoted || (unit !== "" && id === unit) ? [at] : [],
    );
    const isShort = part.length <= SHORT_ENOUGH;
    for (const [at, provision] of part.entries()) {
      if (telling.some((place) => isShort || Math.abs(place - at) <= NEAR)) shown.push(provision);
      else if (shown.at(-1) !== null) shown.push(null);
    }
    start = end;
  }
  return shown;
}
