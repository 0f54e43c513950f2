/**
 * Whether a stated period and a limit are of one thing: 40 days of own use are not the 15 days of renting of 26 USC 280A(g),
 * 14 months of living in a house not the 30 years of a leasehold.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { topicWords } from "../chat/question-shape.ts";
import { stem, stemsOf } from "../stemming.ts";
import { isOfMeasure } from "./measures.ts";

const FILE = "modules/ai/data/fact-acts.json";

const actsSchema = z.strictObject({
  /** Words of one act by its name: what somebody does, or what happens, for or since a time. */
  acts: z.record(z.string(), z.string()),
  /** Words by which a time is counted from another day: a gift is held since the donor bought it. */
  countedOtherwise: z.record(z.string(), z.string()),
  /** Words that a fact and a limit share where neither names an act. */
  sharedWords: z.number(),
});

interface Acts {
  byWord: ReadonlyMap<string, string>;
  countedOtherwise: ReadonlyMap<string, ReadonlySet<string>>;
  sharedWords: number;
}

let known: Acts | null = null;

function acts(): Acts {
  if (known) return known;
  const read = actsSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8")));
  const pairs = Object.entries(read.acts).flatMap(([act, list]) =>
    list.split(" ").map((word) => [word, act] as const),
  );
  const otherwise = Object.entries(read.countedOtherwise).map(
    ([act, list]) => [act, new Set(list.split(" "))] as const,
  );
  return (known = {
    byWord: new Map(pairs),
    countedOtherwise: new Map(otherwise),
    sharedWords: read.sharedWords,
  });
}

/** A place in a text: where a fact or a limit is stated. */
export interface Place {
  text: string;
  start: number;
  end: number;
}

/** Whether they name one act, or, where neither names any, share words of the subject. */
export function isOfSameThing(fact: Place, limit: Place): boolean {
  const [done, ruled] = [actsNear(fact), actsNear(limit)];
  if (done.size > 0 || ruled.size > 0)
    return [...done].some((act) => ruled.has(act) && !isCountedOtherwise(act, fact.text));
  const held = stemsOf(wordsOf(clauseOf(limit)));
  const shared = subjectWords(fact.text).filter((word) => held.has(stem(word)));
  return new Set(shared).size >= acts().sharedWords;
}

/** Whether both name acts, and none of them is one: days of own use and the days that a rule lets. */
export function isOfOtherAct(fact: Place, limit: Place): boolean {
  const [done, ruled] = [actsNear(fact), actsNear(limit)];
  return done.size > 0 && ruled.size > 0 && ![...done].some((act) => ruled.has(act));
}

function isCountedOtherwise(act: string, question: string): boolean {
  const words = acts().countedOtherwise.get(act);
  return wordsIn(question).some((word) => words?.has(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/**
 * Whether the text speaks of something that the question names only apart from the limit: "held for more than 1 year.
 * Property received as a gift keeps the earlier period."
 */
export function hasCaseOfItsOwn(question: string, limit: Place): boolean {
  const clause = clauseOf(limit);
  const near = stemsAndActs(wordsOf(clause));
  const [before, after] = clause;
  const apart = stemsAndActs(
    `${limit.text.slice(0, limit.start - before.length)} ${limit.text.slice(limit.end + after.length)}`,
  );
  return subjectWords(question)
    .map((word) => acts().byWord.get(word) ?? stem(word))
    .some((word) => apart.has(word) && !near.has(word));
}

/** "Held", "holding period", and "I hold" are one word. */
function stemsAndActs(text: string): Set<string> {
  return new Set([...stemsOf(text), ...wordsIn(text).flatMap((word) => acts().byWord.get(word) ?? [])]);
}

function subjectWords(text: string): string[] {
  return topicWords(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !isOfMeasure(word));
}

/** The act named last before the place, and the first after it, within its clause. */
function actsNear(place: Place): Set<string> {
  const [before, after] = clauseOf(place);
  const named = (text: string) => wordsIn(text).flatMap((word) => acts().byWord.get(word) ?? []);
  return new Set([named(before).at(-1), named(after)[0]].filter((act) => act !== undefined));
}

const END_OF_CLAUSE = /[.?!;]\s|[.?!;]$/;

/** What stands before and after the place, up to the ends of its sentence or the next semicolon. */
function clauseOf({ text, start, end }: Place): [string, string] {
  return [text.slice(0, start).split(END_OF_CLAUSE).at(-1)!, text.slice(end).split(END_OF_CLAUSE)[0]!];
}

function wordsOf(parts: readonly string[]): string {
  return parts.join(" ");
}
