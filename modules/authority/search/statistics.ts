/** What BM25 knows of a shelf as a whole, summed over the documents searched. */
import { CHUNK_BYTES, DOCUMENT_BYTES } from "../word-index-store.ts";

export interface WordStatistics {
  sections: number;
  chunks: number;
  /** In tokens. */
  averageLength: number;
  /** In lexemes. */
  averageHeading: number;
  /** Documents that have words of a heading or phrases. */
  phrased: number;
  /** Lexemes in heading and phrases of such a document. */
  averagePhrases: number;
}

/** @param chunks rows of `CHUNK_BYTES`; @param documents rows of `DOCUMENT_BYTES` */
export function readStatistics(chunks: Buffer, documents: Buffer): WordStatistics {
  const held = { chunks: chunks.length / CHUNK_BYTES, sections: documents.length / DOCUMENT_BYTES };
  let [tokens, headings, phrases, phrased] = [0, 0, 0, 0];
  for (let at = 0; at < chunks.length; at += CHUNK_BYTES) tokens += chunks.readInt16BE(at + 8);
  for (let at = 0; at < documents.length; at += DOCUMENT_BYTES) {
    const words = documents.readInt16BE(at + 6);
    headings += documents.readInt16BE(at + 4);
    phrases += words;
    if (words > 0) phrased += 1;
  }
  return {
    ...held,
    phrased,
    averageLength: held.chunks > 0 ? tokens / held.chunks : 1,
    averageHeading: held.sections > 0 ? headings / held.sections : 1,
    averagePhrases: phrased > 0 ? phrases / phrased : 1,
  };
}
