import type { ParsedDocument, Source } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { beginningOf } from "../downloading/part-file.ts";
import type { Downloads } from "../download.ts";
import { readEcfr } from "../formats/cfr/ecfr/index.ts";
import { readVolume, type Cover } from "../formats/cfr/volume/index.ts";
import { unpackFile } from "../formats/unpack.ts";
import { offerAt, positionOf, volumeNamed } from "./cfr-addresses.ts";
import {
  defineSource,
  type Edition,
  type EditionOffer,
  type Listing,
  type ReadItem,
  type SourceDefinition,
} from "./source.ts";

/** Maximum size in bytes: the bulk file of Title 26 has about 70 MB, the largest title about 200 MB. */
const MAX_BYTES = 600_000_000;

/**
 * A title of the Code of Federal Regulations as a source. Its dialects are eCFR XML (sections, whole titles, bulk files)
 * and the annual volumes in PDF; of one section, the words of the later date are in force.
 */
export function titleOfCfr(
  title: string,
  about: Pick<Source, "id" | "name" | "description">,
): SourceDefinition {
  return defineSource({
    ...about,
    sourceType: "regulation",
    format: "xml",
    priority: "high",
    updateFrequency: "daily",
    shelf: "regulation",
    publishes: "editions",
    reader: 2,

    offers: (downloads, signal) => offersOf(title, downloads, signal),

    async *read(path, offer, { signal } = {}) {
      const isPdf = (await beginningOf(path, 1024)).includes("%PDF-");
      if (isPdf || offer?.kind === "pdf") yield* readPdf(path, { title, offer, signal });
      else yield* readXmlFile(path, { title, offer });
    },
  });
}

interface Reading {
  title: string;
  offer: EditionOffer | null;
  signal?: AbortSignal;
}

async function* readPdf(
  path: string,
  { title, offer, signal }: Reading,
): AsyncGenerator<ReadItem, void, undefined> {
  const stated: { cover?: Cover } = {};
  const documents = readVolume(path, { title, onCover: (cover) => (stated.cover = cover) }, signal);
  for await (const document of documents) {
    if (stated.cover) yield editionOfVolume(stated.cover, offer?.url ?? path);
    delete stated.cover;
    yield { document };
  }
}

/** The cover's date counts: files are named after years that are not theirs. */
function editionOfVolume(
  { revised, contents, title }: Cover,
  name: string,
): Extract<ReadItem, { edition: Edition }> {
  const named = volumeNamed(name);
  const edition: Edition = {
    label: revised,
    position: positionOf(revised),
    asOf: revised,
    part: named?.part ?? contents,
  };
  if (!named || revised.startsWith(named.year)) return { edition };
  const day = new Date(`${revised}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const volume = `${title} CFR, volume ${named.part.replace("vol-", "")}`;
  return {
    edition,
    notice: `The file of ${volume}, is named ${named.year}, but its cover says that it was revised as of ${day}; it was loaded under that date.`,
  };
}

async function* readXmlFile(
  path: string,
  { title, offer }: Reading,
): AsyncGenerator<ReadItem, void, undefined> {
  const bytes = unpackFile(path, { entry: `ECFR-title${title}.xml`, maxBytes: MAX_BYTES });
  let isAnnounced = false;
  for await (const document of readEcfr(bytes, { title, ...(offer?.asOf && { date: offer.asOf }) })) {
    if (!isAnnounced) yield { edition: editionOfXml(document, offer) };
    isAnnounced = true;
    yield { document };
  }
}

/** The day of the address, else the day of the file's last amendment. */
function editionOfXml(first: ParsedDocument, offer: EditionOffer | null): Edition {
  const date = offer?.asOf ?? first.date;
  if (date === undefined) {
    throw new DomainError(
      "unsupported",
      "The file does not say of which day it is; add its address at ecfr.gov to mirror.json instead.",
    );
  }
  return {
    label: date,
    position: positionOf(date),
    asOf: date,
    ...(offer?.part !== undefined && { part: offer.part }),
  };
}

const TITLES = "https://www.ecfr.gov/api/versioner/v1/titles.json";

/** The whole title as of the newest day of ecfr.gov, and what the mirror has. */
async function offersOf(title: string, downloads: Listing, signal?: AbortSignal): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).flatMap((url) => offerAt(url, title) ?? []);
  let failure: unknown;
  const current = await newestDay(title, downloads, signal).catch((error: unknown) => {
    failure = error;
    downloads.unlisted?.(error);
    return null;
  });
  signal?.throwIfAborted();
  const whole =
    current && offerAt(`https://www.ecfr.gov/api/versioner/v1/full/${current}/title-${title}.xml`, title);
  const offers = whole ? [whole, ...mirrored] : mirrored;
  if (offers.length > 0) return offers;
  throw (
    failure ?? new DomainError("unavailable", `${TITLES} names no day of Title ${title}; try again later.`)
  );
}

async function newestDay(title: string, downloads: Downloads, signal?: AbortSignal): Promise<string | null> {
  const text = await downloads.getText(TITLES, signal);
  const titles = titlesIn(text);
  if (!titles) throw new DomainError("unavailable", `${TITLES} gave no list of titles. Try again later.`);
  const day = titles.find(({ number }) => String(number) === title)?.up_to_date_as_of;
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

/** Null for a page that is no list. */
function titlesIn(text: string): { number?: number; up_to_date_as_of?: string }[] | null {
  try {
    const { titles } = JSON.parse(text) as { titles?: unknown };
    return Array.isArray(titles) ? titles : null;
  } catch {
    return null;
  }
}
