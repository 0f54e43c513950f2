/**
 * Plain-language questions and the pin cites that an answer must quote, compiled from the sections at release point
 * 119-100.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFacts } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { namedAmounts } from "../../modules/ai/amounts/named/named-amount.ts";
import { carriersOf } from "../../modules/ai/practice-notes/noted.ts";
import { practiceNotes } from "../../modules/ai/practice-notes/practice-note.ts";
import { allDigests } from "../../modules/ai/digests/digests.ts";
import type { TestModules } from "../harness.ts";
import { WORKED } from "./worked-answers.ts";
import { hasRealCode, realCode } from "./real-code.ts";

/** Facts of the Code at release point 119-100. */
const COUNTED = {
  ...{
    rule: 1504,
    condition: 15_625,
    exception: 6721,
    definition: 4812,
    amount: 2250,
    rate: 2893,
    period: 2936,
  },
  ...{ indexing: 226, beginning: 308, end: 491, substitution: 539, reference: 35_527 },
};

describe.skipIf(!hasRealCode)("worked answers on the real Code (needs ../shared/data)", () => {
  let test: TestModules;
  beforeAll(async () => {
    test = await realCode();
  }, 180_000);
  afterAll(() => test.cleanup());

  it.each(WORKED)("%s", async (question, number, pins) => {
    const { answer, quotations, sources, refused } = await test.modules.ai.ask(OPERATOR, question);
    expect(refused).toBe(false);
    const cited = quotations.map((quotation) => quotation.citation);
    for (const pin of pins) expect(cited).toContain(`26 USC ${pin}`);
    expect(sources[0]!.url).toMatch(new RegExp(`^/authority/26-usc/${number}#`));
    const { text } = await test.modules.authority.document(OPERATOR, `26 USC ${number}`);
    for (const quotation of quotations.filter(({ citation }) => citation.startsWith(`26 USC ${number}(`))) {
      expect(text).toContain(quotation.text);
      expect(answer).toContain(`“${quotation.text}” [${quotation.source}]`);
    }
  });

  it("works a sum out once", async () => {
    const question = "Our rental lost $18,000 and our AGI is $120,000. How much of the loss is allowed?";
    const { answer } = await test.modules.ai.ask(OPERATOR, question);
    expect(answer.match(/\(\$120,000 − \$100,000\) = \$15,000/g)).toHaveLength(1);
  });

  it("every practice note stands on units that the Code holds, and that hold its figures", async () => {
    const { authority } = test.modules;
    const failed: string[] = [];
    for (const note of practiceNotes()) {
      if (note.units.some((unit) => !unit.startsWith("26 USC "))) continue;
      if (!(await carriersOf(note, { authority, actor: OPERATOR }))) failed.push(note.id);
    }
    expect(failed).toEqual([]);
  }, 180_000);

  it("every digest stands on units that the Code holds, and that hold its figures", async () => {
    const { authority } = test.modules;
    const failed: string[] = [];
    for (const { of, text, units } of allDigests())
      if (!(await carriersOf({ answer: text, units }, { authority, actor: OPERATOR }))) failed.push(of);
    expect(failed).toEqual([]);
  }, 180_000);

  it("every named amount stands on units that the Code holds, with the figure of its base", async () => {
    const { authority } = test.modules;
    const failed: string[] = [];
    for (const { id, bases, indexedBy } of namedAmounts())
      for (const { unit, money } of [...bases, ...(indexedBy ? [{ unit: indexedBy, money: null }] : [])]) {
        const found = await authority.resolve(OPERATOR, unit);
        const { start, end } = found.document.structure.units[found.unit]!;
        if (found.missing || !found.document.text.slice(start, end).includes(money ?? ""))
          failed.push(`${id} ${unit}`);
      }
    expect(failed).toEqual([]);
  }, 60_000);

  it("holds 1,899 sections", async () => {
    expect(await test.modules.authority.library(OPERATOR)).toMatchObject({ sections: 1899, state: "ready" });
  });

  it("states typed facts of every kind, and each range reproduces the words", async () => {
    const { authority } = test.modules;
    const { statute } = await authority.factCounts(OPERATOR);
    expect(statute).toMatchObject(COUNTED);
    const total = Object.fromEntries(Object.keys(COUNTED).map((kind) => [kind, 0]));
    for (const { citation } of await authority.contents(OPERATOR, "code")) {
      const section = await authority.document(OPERATOR, citation);
      expect(section.unitFacts).toEqual(readFacts(section));
      for (const fact of section.unitFacts!) {
        total[fact.kind]! += 1;
        const { start, end } = section.structure.units[fact.unit]!;
        expect(start <= fact.start && fact.end <= end).toBe(true);
        if ("value" in fact) expect(section.text.slice(fact.start, fact.end)).toContain(fact.value);
      }
    }
    expect(total).toEqual(COUNTED);
  }, 120_000);

  it("puts every section first that is cited by its number, in any usual form", async () => {
    const contents = await test.modules.authority.contents(OPERATOR, "code");
    const forms = [
      (n: string) => `26 USC ${n}`,
      (n: string) => `§ ${n}`,
      (n: string) => `IRC ${n}`,
      (n: string) => `Code Sec. ${n}`,
      (n: string) => n,
    ];
    const missed: string[] = [];
    for (const [index, { key: number }] of contents.entries()) {
      const query = forms[index % forms.length]!(number);
      const { hits } = await test.modules.authority.search(OPERATOR, query, { k: 1, mode: "lexical" });
      if (hits[0]?.section !== `26 USC ${number}`) missed.push(query);
    }
    expect(missed).toEqual([]);
  }, 180_000);

  it("resolves a pin cite that does not exist to its nearest ancestor and says so", async () => {
    expect(await test.modules.authority.resolve(OPERATOR, "26 USC 109(a)")).toMatchObject({
      citation: "26 USC 109",
      missing: "26 USC 109(a)",
    });
    expect(await test.modules.authority.resolve(OPERATOR, "§ 61(a)(11)(Z)")).toMatchObject({
      citation: "26 USC 61(a)(11)",
    });
  });
});
