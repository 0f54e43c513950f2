import { DomainError } from "#modules/kernel";
import { unpackFile } from "../formats/unpack.ts";
import { readUslm, type UslmHead } from "../formats/uslm/index.ts";
import { newestReleasePoint, releasePosition } from "./release-points.ts";
import { defineSource, type Edition, type EditionOffer } from "./source.ts";

const TITLE = "26";
/** Maximum size in bytes: title 26 has 52 MB, the largest title of the Code about 110 MB. */
const MAX_BYTES = 400_000_000;

export const irc = defineSource({
  id: "irc",
  name: "Internal Revenue Code",
  description:
    "Title 26 of the United States Code, from the Office of the Law Revision Counsel of the House.",
  sourceType: "federal_statute",
  format: "xml",
  priority: "high",
  updateFrequency: "weekly",
  shelf: "statute",
  publishes: "editions",
  reader: 2,

  offers: async (downloads, signal) => [await newestReleasePoint(downloads, TITLE, signal)],

  async *read(path, offer) {
    const bytes = unpackFile(path, { entry: `usc${TITLE}.xml`, maxBytes: MAX_BYTES });
    const stated: { head?: UslmHead } = {};
    for await (const document of readUslm(bytes, { title: TITLE, onHead: (head) => (stated.head = head) })) {
      if (stated.head) yield { edition: editionOf(stated.head, offer, path) };
      delete stated.head;
      yield { document };
    }
  },
});

function editionOf({ release, created }: UslmHead, offer: EditionOffer | null, path: string): Edition {
  const label = release ?? offer?.label ?? null;
  const position = label === null ? null : releasePosition(label);
  if (label === null || position === null) {
    throw new DomainError(
      "unsupported",
      `${path} does not say which release point it is of; get the official file with its metadata.`,
    );
  }
  return { label, position, ...(created && { asOf: created }) };
}
