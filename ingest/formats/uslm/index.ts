/**
 * Streams a title of the United States Code in USLM (1.0 and 2), the House's XML: one section at a time, in the order
 * of the file, in bounded memory.
 */
import type { ParsedDocument } from "#modules/authority/schema";
import { readXml, type XmlProfile } from "../xml.ts";
import { DocumentReader, type UslmHead } from "./document.ts";
import { HandlerStack } from "./handler.ts";
import { localName } from "./vocabulary.ts";

export type { UslmHead } from "./document.ts";

export interface UslmOptions {
  /** Required title: "26". */
  title: string;
  /** Called once, before the first section. */
  onHead?: (head: UslmHead) => void;
}

const PROFILE: XmlProfile = {
  format: "USLM",
  publisher: "uscode.house.gov",
  work: "the Code",
  // The Code has under 800,000.
  maxDocument: 16_000_000,
};

/**
 * Yields the sections of a USLM file.
 * @throws DomainError `unsupported` for a file of another kind or title, and those of `readXml`.
 */
export async function* readUslm(
  bytes: AsyncIterable<Uint8Array>,
  options: UslmOptions,
): AsyncGenerator<ParsedDocument, void, undefined> {
  const ready: ParsedDocument[] = [];
  const document = new DocumentReader(options.title, {
    onHead: (head) => options.onHead?.(head),
    onSection: (section) => void ready.push(section),
  });
  const handlers = new HandlerStack(document);
  const listener = {
    open: (name: string, attributes: Record<string, string>) => handlers.open(localName(name), attributes),
    close: () => handlers.close(),
    text: (text: string) => handlers.text(text),
    end: () => document.end(),
  };
  yield* readXml(bytes, listener, ready, PROFILE);
}
