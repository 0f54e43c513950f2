/**
 * How near in meaning the parts of one document are to a question. People ask in other words than a regulation or a court
 * uses, so that shared words alone take one paragraph for another.
 */
import type { DocumentText } from "#modules/authority";
import { isDomainError } from "#modules/kernel";

/** Cosines by where the part begins in the document's text. */
export type Nearness = ReadonlyMap<number, number>;

/** Turns texts into vectors of length 1. */
export type Embed = (texts: string[]) => Promise<ArrayLike<number>[]>;

export interface Part {
  start: number;
  /** With its headings. */
  text: string;
}

/** What a model reads of a part; more hardly changes its vector and takes its time. */
const LENGTH = 700;

type Vector = ArrayLike<number>;

/** By the structure of the document, which the library shares between answers. */
const known = new WeakMap<DocumentText["structure"], Map<number, Vector>>();

/** Undefined where the model is away: then words decide. */
export async function readNearness(
  embed: Embed,
  question: string,
  { structure }: DocumentText,
  parts: readonly Part[],
): Promise<Nearness | undefined> {
  const vectors = known.get(structure) ?? new Map<number, Vector>();
  known.set(structure, vectors);
  const missing = parts.filter(({ start }) => !vectors.has(start));
  try {
    const [asked, ...read] = await embed([question, ...missing.map(({ text }) => text.slice(0, LENGTH))]);
    for (const [at, { start }] of missing.entries()) vectors.set(start, read[at]!);
    return new Map(parts.map(({ start }) => [start, cosine(asked!, vectors.get(start)!)]));
  } catch (cause) {
    if (isDomainError(cause) && cause.code === "unavailable") return undefined;
    throw cause;
  }
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
