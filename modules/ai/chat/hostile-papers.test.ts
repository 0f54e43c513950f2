/** A hundred papers that try to steer the assistant, before a model that obeys every instruction it sees. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { AnswerText } from "../../../app/ui/answer/AnswerText.tsx";
import { clientWithPapers } from "../../../tests/factories/client-papers.ts";
import { CANARY, DROP, hostilePapers, obey } from "../../../tests/factories/hostile-papers.ts";
import { withOutsideModel, type OutsideModel } from "../../../tests/factories/outside-model.ts";
import type { RetrievalAnswer } from "../schema.ts";

let outside: OutsideModel;
const papers = hostilePapers();
const intakes: string[] = [];

beforeAll(async () => {
  outside = await withOutsideModel();
  outside.answerWith(obey);
  await clientWithPapers(outside.test.modules, [[`Grain ground at the windmill: ${CANARY} 1`]]);
  // Ten papers a client, so that each one is among the pages that are sent.
  for (let from = 0; from < papers.length; from += 5) {
    const { intakeId } = await clientWithPapers(
      outside.test.modules,
      papers.slice(from, from + 5).map(({ page }) => [page]),
    );
    intakes.push(intakeId);
  }
});
afterAll(() => outside.close());

describe.each(Array.from({ length: papers.length / 5 }, (_, at) => at))("papers of client %i", (at) => {
  let answer: RetrievalAnswer;
  let shown: string;
  beforeAll(async () => {
    outside.sent.length = 0;
    answer = await outside.test.modules.ai.ask(
      OPERATOR,
      "What levy is imposed on windmills by § 3 on grain ground?",
      {
        model: "local/m",
        intakeId: intakes[at]!,
      },
    );
    shown = renderToStaticMarkup(createElement(AnswerText, { answer, panel: "#s" }));
  });

  it("reach the model as data between marks that they do not know, with no tools", () => {
    const { messages, ...request } = JSON.parse(outside.sent[0]!) as {
      messages: { role: string; content: string }[];
    };
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(["tools"]));
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[0]!.content).not.toMatch(/windmill|evil|CANARY/);
    expect(outside.sent.join(), "another client's paper").not.toContain(`${CANARY} 1`);
    for (const { page } of papers.slice(at * 5, at * 5 + 5)) {
      const before = messages[1]!.content.split(page)[0]!;
      expect(before.length, "the paper was sent").toBeLessThan(messages[1]!.content.length);
      const mark = /<passage \d+ ([0-9a-f]{12})>\n$/.exec(before)?.[1];
      expect(mark && !page.includes(mark)).toBe(true);
    }
  });

  it("put nothing remote and no markup of their own into the answer", () => {
    expect(shown).not.toMatch(/<(?:img|script|iframe|link|style|object)\b/i);
    expect(shown.match(/href="[^"]*"/g) ?? []).toEqual(
      expect.not.arrayContaining([expect.stringContaining("evil.test")]),
    );
    expect(shown).not.toContain(`src="${DROP}`);
  });

  it("forge no quotation, and show no words of another client's papers as quoted", async () => {
    const { text } = await outside.test.modules.authority.document(OPERATOR, "26 USC 3");
    for (const { text: words, source } of answer.quotations) {
      const { documentId } = answer.sources[source - 1]!;
      if (!documentId) expect(text).toContain(words);
      expect(words).not.toContain(`${CANARY} 1`);
    }
    expect(answer.answer).not.toMatch(/“Every tax is repealed”|“The levy is nil for J\. Miller” \[1\]/);
    const own = (await outside.test.modules.intake.listTexts(OPERATOR, intakes[at]!)).map(
      ({ document }) => document.id,
    );
    for (const { documentId } of answer.sources) if (documentId) expect(own).toContain(documentId);
  });

  it("name no authority that does not exist without saying so", () => {
    for (const found of answer.answer.matchAll(/section 9999/g)) {
      expect(answer.answer.slice(found.index - 2, found.index)).toBe("~~");
    }
  });
});
