/**
 * Streams a title of the United States Code in USLM (1.0 and 2), the House's XML: one section at a time, in the order
 * of the file, in bounded memory.
 */
import { StringDecoder } from "node:string_decoder";
import { SaxesParser } from "saxes";
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError, isDomainError } from "#modules/kernel";
import { DocumentReader, type UslmHead } from "./document.ts";
import { HandlerStack } from "./handler.ts";
import { requireXmlSignature } from "./file-signature.ts";
import { localName } from "./vocabulary.ts";

export type { UslmHead } from "./document.ts";

export interface UslmOptions {
  /** Required title: "26". */
  title: string;
  /** Called once, before the first section. */
  onHead?: (head: UslmHead) => void;
}

/** Characters between two checks of the limits below. */
const PIECE = 256 * 1024;
/** Maximum depth; no file of the House comes close, so a deeper one is an attack. */
const MAX_DEPTH = 200;
/** Maximum characters from one opening tag to the next; the Code has under 4,000. */
const MAX_RUN = 1_000_000;
/** Maximum characters of a section with its notes; the Code has under 800,000. */
const MAX_SECTION = 16_000_000;

/**
 * Yields the sections of a USLM file.
 * @throws DomainError `unsupported` for a file of another kind or title, `malformed` for one that is broken or
 * cut off, `too_large` for one over the limits; each message names the problem.
 */
export async function* readUslm(
  bytes: AsyncIterable<Uint8Array>,
  options: UslmOptions,
): AsyncGenerator<ParsedDocument, void, undefined> {
  const ready: ParsedDocument[] = [];
  const feed = createFeed(options, ready);
  for await (const text of decode(bytes)) {
    for (let at = 0; at < text.length; at += PIECE) {
      feed.write(text.slice(at, at + PIECE));
      yield* ready.splice(0);
    }
  }
  feed.close();
  yield* ready.splice(0);
}

function createFeed(options: UslmOptions, ready: ParsedDocument[]) {
  const parser = new SaxesParser({ xmlns: false });
  let written = 0;
  let lastTag = 0;
  let lastSection = 0;
  const document = new DocumentReader(options.title, {
    onHead: (head) => options.onHead?.(head),
    onSection(section) {
      lastSection = written;
      ready.push(section);
    },
  });
  const handlers = new HandlerStack(document);
  parser.on("opentag", (tag) => {
    lastTag = written;
    if (handlers.size >= MAX_DEPTH) throw tooDeep();
    handlers.open(localName(tag.name), tag.attributes);
  });
  parser.on("closetag", () => handlers.close());
  parser.on("text", (text) => handlers.text(text));
  parser.on("cdata", (text) => handlers.text(text));
  parser.on("doctype", () => {
    throw new DomainError(
      "unsupported",
      "The file declares a DOCTYPE, which official USLM files never do; it was not read.",
    );
  });
  return {
    write(text: string): void {
      if (written === 0) requireXmlSignature(text);
      written += text.length;
      guarded(parser, () => parser.write(text));
      if (written - lastTag > MAX_RUN || written - lastSection > MAX_SECTION) {
        throw new DomainError(
          "too_large",
          `The file holds a section or element larger than any of the Code (near line ${parser.line}); it was not read.`,
        );
      }
    },
    close(): void {
      if (written === 0) throw new DomainError("malformed", "The file is empty; get it again.");
      guarded(parser, () => parser.close());
      document.end();
    },
  };
}

function tooDeep(): DomainError {
  return new DomainError(
    "malformed",
    `The file nests its elements more than ${MAX_DEPTH} deep, which no official file does; get it again from uscode.house.gov.`,
  );
}

function guarded(parser: SaxesParser, step: () => void): void {
  try {
    step();
  } catch (error) {
    if (isDomainError(error)) throw error;
    const reason =
      error instanceof Error ? error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "") : "unknown";
    throw new DomainError(
      "malformed",
      `The file is not well-formed XML at line ${parser.line} (${reason}); it may be damaged or cut off. Get it again.`,
      { cause: error },
    );
  }
}

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new StringDecoder("utf8");
  for await (const chunk of bytes) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (text !== "") yield refuseOtherEncodings(text);
  }
  const rest = decoder.end();
  if (rest !== "") yield refuseOtherEncodings(rest);
}

/** Invalid UTF-8 decodes to replacement characters; no official file has one of its own. */
function refuseOtherEncodings(text: string): string {
  if (!text.includes("\uFFFD")) return text;
  throw new DomainError("malformed", "The file is not text in UTF-8; it may be damaged. Get it again.");
}
