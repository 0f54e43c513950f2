import { chunkSection } from "../chunk.ts";
import { unpackFile } from "../formats/unpack.ts";
import { readUslm } from "../formats/uslm/index.ts";
import { newestReleasePoint, releasePosition } from "./release-points.ts";
import { defineSource } from "./source.ts";

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
  updateFrequency: "After each public law",

  discover: (downloads, signal) => newestReleasePoint(downloads, TITLE, signal),
  position: releasePosition,

  async *read(path, options = {}) {
    const bytes = unpackFile(path, { entry: `usc${TITLE}.xml`, maxBytes: MAX_BYTES });
    const sections = readUslm(bytes, { title: TITLE, onHead: (head) => options.onRelease?.(head.release) });
    for await (const section of sections) {
      yield { section, chunks: chunkSection(section, `${TITLE} USC ${section.number}`) };
    }
  },
});
