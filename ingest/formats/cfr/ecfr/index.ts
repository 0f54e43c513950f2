/**
 * Streams eCFR XML, one section at a time: what the versioner API of ecfr.gov returns for a section, a part or a title
 * (`DIV8` or a division as root) and the bulk file of a title (`DLPSTEXTCLASS`). The elements below are the same.
 */
import type { ParsedDocument } from "#modules/authority/schema";
import { readXml, type XmlProfile } from "../../xml.ts";
import { EcfrReader, type EcfrOptions } from "./reader.ts";

export type { EcfrOptions } from "./reader.ts";

const PROFILE: XmlProfile = {
  format: "eCFR",
  publisher: "ecfr.gov or govinfo.gov",
  work: "the CFR",
  // The largest section of Title 26 has under 700,000.
  maxDocument: 16_000_000,
};

/**
 * Yields the sections of an eCFR file.
 * @throws DomainError `unsupported` for a file of another kind or title, and those of `readXml`.
 */
export async function* readEcfr(
  bytes: AsyncIterable<Uint8Array>,
  options: EcfrOptions,
): AsyncGenerator<ParsedDocument, void, undefined> {
  const ready: ParsedDocument[] = [];
  yield* readXml(bytes, new EcfrReader(options, (document) => void ready.push(document)), ready, PROFILE);
}
