import fc from "fast-check";
import { expect, it } from "vitest";
import { checkAnswer } from "../checking.ts";
import { createDraft } from "../drafting.ts";
import { createRelevance } from "../statute/relevance.ts";
import { readStatute, type Statute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import { writeUnit } from "./units.ts";

/** The words of a random unit: sentences, each of its own words, so that none is found in another's place. */
interface Shape {
  sentences: number[];
  opensList: boolean;
  items: Shape[];
  closing: boolean;
}

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    sentences: fc.array(fc.integer({ min: 2, max: 120 }), { minLength: 0, maxLength: 4 }),
    opensList: fc.boolean(),
    items: fc.oneof({ maxDepth: 3 }, fc.constant<Shape[]>([]), fc.array(tie("shape"), { maxLength: 6 })),
    closing: fc.boolean(),
  }),
}));

function linesOf(top: Shape): Line[] {
  const lines: Line[] = [];
  let sentence = 0;
  const words = (count: number) => {
    sentence += 1;
    const rest = Array.from({ length: count - 1 }, (_, at) => `s${sentence}w${at}`);
    return [`Sentence${sentence}`, ...rest].join(" ");
  };
  const add = (id: string, { sentences, opensList, items, closing }: Shape) => {
    const hasList = opensList && items.length > 0;
    const text = sentences.map((count) => `${words(count)}.`).join(" ");
    const own = hasList && sentences.length > 0 ? text.replace(/\.$/, "—") : text;
    lines.push([id, "", own, hasList ? "chapeau" : "content"]);
    items.forEach((item, at) => add(`${id}-${at + 1}`, item));
    if (closing && hasList && sentences.length > 0) lines.push([id, "", `${words(4)}.`, "continuation"]);
  };
  add("a", { ...top, sentences: top.sentences.length > 0 ? top.sentences : [3] });
  return lines;
}

/** The stretches of the unit's text that no quotation holds, in order, each with whether a mark stands in its place. */
function gaps(statute: Statute, answer: string, quotations: { text: string }[]) {
  const { text } = statute.section;
  let at = 0;
  const places = quotations.map((quotation) => {
    const written = answer.indexOf(`“${quotation.text}”`, at);
    at = written + 1;
    return { written, start: text.indexOf(quotation.text), length: quotation.text.length };
  });
  const runs = statute.units.flatMap((unit) => unit.runs).toSorted((a, b) => a.start - b.start);
  const pieces = runs.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/\S+/g)].map((word) => start + word.index),
  );
  const isQuoted = (offset: number) =>
    places.some(({ start, length }) => start >= 0 && start <= offset && offset < start + length);
  return pieces
    .filter((offset) => !isQuoted(offset))
    .map((offset) => {
      const before = places.filter(({ start }) => start <= offset).map(({ written }) => written);
      const after = places.filter(({ start }) => start > offset).map(({ written }) => written);
      const between = answer.slice(Math.max(0, ...before), Math.min(answer.length, ...after));
      return { word: text.slice(offset, offset + 12), isMarked: /… \(26 USC 9\(a\)/.test(between) };
    });
}

function quoteUnit(lines: Line[], question: string) {
  const statute = readStatute(section("Windmills", lines));
  const relevance = createRelevance(question, statute, { retrieved: [], phraseMatches: [] });
  const draft = createDraft();
  const unit = statute.units.find(({ unit: { id } }) => id === "a")!;
  writeUnit({ draft, statute, relevance, year: 2026 }, unit);
  return { statute, ...checkAnswer(draft.toString(), draft.sources) };
}

it("marks every word of a unit that is left out, in its place", () => {
  fc.assert(
    fc.property(shape, (top) => {
      const { statute, answer, quotations, rejected } = quoteUnit(linesOf(top), "What is the levy?");
      expect(rejected).toBe(0);
      expect(gaps(statute, answer, quotations).filter(({ isMarked }) => !isMarked)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it("never leaves out a sentence or an item that the question touches", () => {
  fc.assert(
    fc.property(shape, fc.nat(), (top, pick) => {
      const lines = linesOf(top);
      const sentences = lines.flatMap(([, , text]) => text.match(/Sentence\d+/g) ?? []);
      const asked = sentences[pick % sentences.length]!;
      const touched = lines.map(([id, heading, text, role]): Line => [
        ...([id, heading, text.replace(new RegExp(`${asked}\\b`), `${asked} zeppelin`), role] as Line),
      ]);
      const { quotations } = quoteUnit(touched, "Is there a levy on a zeppelin?");
      expect(quotations.some(({ text }) => text.includes("zeppelin"))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it("quotes the other half of a fraction and what stands deeper", () => {
  const { quotations } = quoteUnit(
    [
      ["a", "", "The dollar limitation is multiplied by a fraction—", "chapeau"],
      ["a-1", "", "", "content"],
      ["a-1-A", "", "the numerator of which is the shorter of—", "chapeau"],
      ["a-1-A-i", "", "the period of use, or"],
      ["a-1-A-ii", "", "the period of ownership, bears to"],
      ["a-1-B", "", "2 years."],
    ],
    "How much may I exclude?",
  );
  expect(quotations.map(({ text }) => text)).toEqual([
    "The dollar limitation is multiplied by a fraction—",
    "the numerator of which is the shorter of—",
    "the period of use, or",
    "the period of ownership, bears to",
    "2 years.",
  ]);
});

it("marks what follows an item whose sentence goes on, and words that close its list", () => {
  const lines: Line[] = [
    ["a", "", "No levy is due for any mill—", "chapeau"],
    ["a-1", "", "that burned down, or"],
    ["a-2", "", "whose sails broke."],
    ["a", "", "The miller tells of it by May.", "continuation"],
    ["b", "", "No toll is due for any mill—", "chapeau"],
    ["b-1", "", "that is dry."],
    ["b-2", "", "that is frozen."],
  ];
  const quoted = (id: string) => {
    const statute = readStatute(section("Windmills", lines));
    const relevance = createRelevance("What of my mill?", statute, { retrieved: [], phraseMatches: [] });
    const draft = createDraft();
    const unit = statute.units.find((one) => one.unit.id === id)!;
    writeUnit({ draft, statute, relevance, year: 2026 }, unit);
    return draft.toString().trim();
  };
  expect(quoted("a-1")).toMatch(/“that burned down, or” \[\d\] … \(26 USC 9\(a\)\(2\)\)$/);
  expect(quoted("a-2")).toMatch(/“whose sails broke\.” \[\d\] … \(26 USC 9\(a\)\)$/);
  expect(quoted("b-1")).toMatch(/“that is dry\.” \[\d\]$/);
});
