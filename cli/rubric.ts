/**
 * Rubrics: what an answer to a question must quote and say. A rubric passes when all of these hold:
 *
 * - `expect`: "answer" and "warn" are not refused (a warning without `must` may be a refusal); "refuse" is refused with
 *   the reason that `says` describes, or answered with that reason before the first quotation.
 * - `must`: of each list one citation is quoted: the unit, one below it, or one above whose quotation holds the unit's
 *   `words`. Authorities other than the Code count from the sources as well.
 * - `mustNot` is not the first source.
 * - `says`: each matches; a list is "one of". A plain expression is looked for in the whole answer, "own:…" in the
 *   product's own words, "head:…" in those before the first quotation; "lead:26 USC …" is the first source.
 * - `saysNot`: none matches.
 * - `unless`: a refusal is not asked for when one of these authorities is among the sources.
 */
import { z } from "zod";

const pattern = z.union([z.string(), z.array(z.string())]);
const rubricSchema = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.string(),
  expect: z.enum(["answer", "refuse", "warn"]),
  must: z.array(z.array(z.string())).default([]),
  mustNot: z.array(z.string()).default([]),
  says: z.array(pattern).default([]),
  saysNot: z.array(z.string()).default([]),
  /** The first words of a unit in lower case, without punctuation. */
  words: z.record(z.string(), z.string()).default({}),
  unless: z.array(z.string()).default([]),
  /** Tax year to ask for; that of the question or today's when absent. */
  year: z.number().int().optional(),
});

export type Rubric = z.infer<typeof rubricSchema>;

/** Lines of JSON. @throws Error naming the first malformed line. */
export function readRubrics(text: string): Rubric[] {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  return lines.filter(({ line }) => line !== "").map(({ line, number }) => readRubric(line, number));
}

function readRubric(line: string, number: number): Rubric {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON.`);
  }
  const read = rubricSchema.safeParse(value);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Error(`Line ${number}, ${path.join(".") || "the line"}: ${message}.`);
}

export interface Grades {
  all: Count;
  kinds: Record<string, Count>;
  misses: { id: string; why: string }[];
}

interface Count {
  n: number;
  passed: number;
}

/** @param graded each rubric with why it is missed; null when it passes */
export function gradesOf(graded: { rubric: Rubric; why: string | null }[]): Grades {
  const count = (of: typeof graded) => ({
    n: of.length,
    passed: of.filter(({ why }) => why === null).length,
  });
  const kinds = [...new Set(graded.map(({ rubric }) => rubric.kind))];
  return {
    all: count(graded),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, count(graded.filter(({ rubric }) => rubric.kind === kind))]),
    ),
    misses: graded.flatMap(({ rubric, why }) => (why === null ? [] : [{ id: rubric.id, why }])),
  };
}
