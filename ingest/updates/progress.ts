/** Progress of an update in words, and in hundredths of its sources. */
import type { JobProgress } from "#modules/jobs/schema";
import type { IngestProgress } from "../contract.ts";
import type { UpdateItem } from "./schema.ts";

interface Place {
  /** Of the source that is loaded. */
  name: string;
  /** Sources that are done. */
  items: UpdateItem[];
  total: number;
}

const number = new Intl.NumberFormat("en-US");
const MEGABYTE = 1_000_000;

export function progressOf(progress: IngestProgress, { name, items, total }: Place): JobProgress {
  const done = items.length * 100 + Math.floor(share(progress) * 100);
  const failed = items.filter(({ succeeded }) => !succeeded).length;
  const ended = [
    `${items.length - failed} succeeded`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    `${total - items.length} to go`,
  ].join(", ");
  const text = `${name}: ${phaseInWords(progress)}`;
  return { done, total: total * 100, text: total > 1 ? `${text}. ${ended}` : text };
}

/** Downloading is the first half, reading the second. */
function share({ phase, done, total }: IngestProgress): number {
  const part = total ? Math.min(done / total, 1) : 0;
  switch (phase) {
    case "finding":
      return 0;
    case "downloading":
      return part / 2;
    case "reading":
      return 0.5 + part / 2.5;
    case "publishing":
    case "embedding":
      return 0.95;
    case "done":
      return 0.99;
  }
}

function phaseInWords({ phase, done, total }: IngestProgress): string {
  switch (phase) {
    case "finding":
      return "looking for what is new";
    case "downloading":
      return `downloading, ${(done / MEGABYTE).toFixed(1)}${total ? ` of ${(total / MEGABYTE).toFixed(1)}` : ""} MB`;
    case "reading":
      return `reading, ${number.format(done)}${total ? ` of ${number.format(total)}` : ""} documents`;
    case "publishing":
      return "publishing";
    case "embedding":
      return "making vectors";
    case "done":
      return "done";
  }
}
