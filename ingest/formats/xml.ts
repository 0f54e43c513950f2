/** Streams XML of a publisher through saxes: bounded memory, no DOCTYPE, no entities, no deeper or longer than official files. */
import { StringDecoder } from "node:string_decoder";
import { SaxesParser } from "saxes";
import { DomainError, isDomainError } from "#modules/kernel";

export interface XmlListener {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
  /** Called after the root has closed. */
  end(): void;
}

/** Words and limits of one publisher's files. */
export interface XmlProfile {
  /** "USLM" */
  format: string;
  /** "uscode.house.gov" */
  publisher: string;
  /** "the Code" */
  work: string;
  /** Maximum characters of a document with its notes. */
  maxDocument: number;
}

/** Characters between two checks of the limits below. */
const PIECE = 256 * 1024;
/** Maximum depth; no official file comes close, so a deeper one is an attack. */
const MAX_DEPTH = 200;
/** Maximum characters from one opening tag to the next. */
const MAX_RUN = 1_000_000;

/**
 * Yields what the listener puts into `ready`, in bounded memory.
 * @throws DomainError `unsupported` for a file of another kind, `malformed` for one that is broken or cut off,
 * `too_large` for one over the limits; each message names the problem.
 */
export async function* readXml<T>(
  bytes: AsyncIterable<Uint8Array>,
  listener: XmlListener,
  ready: T[],
  profile: XmlProfile,
): AsyncGenerator<T, void, undefined> {
  const feed = createFeed(listener, profile);
  for await (const text of decode(bytes)) {
    for (let at = 0; at < text.length; at += PIECE) {
      feed.write(text.slice(at, at + PIECE), () => ready.length);
      yield* ready.splice(0);
    }
  }
  feed.close();
  yield* ready.splice(0);
}

function createFeed(listener: XmlListener, profile: XmlProfile) {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let written = 0;
  let lastTag = 0;
  let lastDocument = 0;
  parser.on("opentag", (tag) => {
    lastTag = written;
    if (depth >= MAX_DEPTH) throw tooDeep(profile);
    depth += 1;
    listener.open(tag.name, tag.attributes);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    listener.close(tag.name);
  });
  parser.on("text", (text) => listener.text(text));
  parser.on("cdata", (text) => listener.text(text));
  parser.on("doctype", () => {
    throw new DomainError(
      "unsupported",
      `The file declares a DOCTYPE, which official ${profile.format} files never do; it was not read.`,
    );
  });
  return {
    write(text: string, ready: () => number): void {
      if (written === 0) requireXmlSignature(text, profile);
      written += text.length;
      guarded(parser, () => parser.write(text));
      if (ready() > 0) lastDocument = written;
      if (written - lastTag > MAX_RUN || written - lastDocument > profile.maxDocument) {
        throw new DomainError(
          "too_large",
          `The file holds a section or element larger than any of ${profile.work} (near line ${parser.line}); it was not read.`,
        );
      }
    },
    close(): void {
      if (written === 0) throw new DomainError("malformed", "The file is empty; get it again.");
      guarded(parser, () => parser.close());
      listener.end();
    },
  };
}

/**
 * Refuses files that are not XML in spite of their name: web pages, Git LFS pointers and others. `start` is the
 * beginning of the file.
 */
function requireXmlSignature(start: string, { format, publisher }: XmlProfile): void {
  const beginning = start.slice(0, 512).trimStart();
  if (/^<!doctype html|^<html/i.test(beginning)) {
    throw new DomainError(
      "unsupported",
      `The file is a web page (HTML), not the official XML; get it again from ${publisher}.`,
    );
  }
  if (beginning.startsWith("version https://git-lfs.github.com/")) {
    throw new DomainError(
      "unsupported",
      "The file is a Git LFS pointer, not the XML itself; fetch the real file and try again.",
    );
  }
  if (!beginning.startsWith("<")) {
    throw new DomainError(
      "unsupported",
      `The file is not XML; get the official ${format} file from ${publisher}.`,
    );
  }
}

function tooDeep({ publisher }: XmlProfile): DomainError {
  return new DomainError(
    "malformed",
    `The file nests its elements more than ${MAX_DEPTH} deep, which no official file does; get it again from ${publisher}.`,
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
