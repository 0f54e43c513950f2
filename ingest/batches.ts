import type { NewDocument } from "#modules/authority";

/** Maximum characters of text and notes in a batch: bounds memory, and still keeps the database busy. */
const BATCH_CHARACTERS = 200_000;
const BATCH_DOCUMENTS = 64;

/** Groups documents as they are read; reads on only after the consumer has finished the previous group. */
export async function* inBatches(
  documents: AsyncIterable<NewDocument>,
  limit: number,
): AsyncGenerator<NewDocument[], void, undefined> {
  let batch: NewDocument[] = [];
  let characters = 0;
  let read = 0;
  for await (const entry of documents) {
    batch.push(entry);
    characters += size(entry);
    read += 1;
    if (read >= limit) break;
    if (batch.length < BATCH_DOCUMENTS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

function size({ document }: NewDocument): number {
  const notes = document.notes.flatMap((note) => note.paragraphs);
  return document.text.length + notes.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
