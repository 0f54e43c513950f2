import type { ReadSection } from "./sources/source.ts";

/** Maximum characters of text and notes in a batch: bounds memory, and still keeps the database busy. */
const BATCH_CHARACTERS = 200_000;
const BATCH_SECTIONS = 64;

/** Groups sections as they are read; reads on only after the consumer has finished the previous group. */
export async function* inBatches(
  sections: AsyncIterable<ReadSection>,
  limit: number,
): AsyncGenerator<ReadSection[], void, undefined> {
  let batch: ReadSection[] = [];
  let characters = 0;
  let read = 0;
  for await (const entry of sections) {
    batch.push(entry);
    characters += size(entry);
    read += 1;
    if (read >= limit) break;
    if (batch.length < BATCH_SECTIONS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

function size({ section }: ReadSection): number {
  const notes = section.notes.flatMap((note) => note.paragraphs);
  return section.text.length + notes.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
