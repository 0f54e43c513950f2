import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import type { Message } from "#modules/conversations/schema";
import { Opinion } from "./Opinion.tsx";
import { Unfinished } from "./Unfinished.tsx";

const message: Message = {
  ...{ id: "2", type: "assistant", content: "", createdAt: "2026-11-23T10:00:00.000Z", state: "failed" },
  problem: "Local m stopped in the middle of its answer. Try again.",
};
const show = (fields: Partial<Message>) =>
  renderToStaticMarkup(createElement(Unfinished, { answer: { ...message, ...fields } }));

it("says why there is no memorandum, and shows what had come", () => {
  expect(show({})).toContain("Local m stopped in the middle of its answer.");
  expect(show({})).not.toContain("<h2>");
  expect(show({ content: "The levy is" })).toContain("<h2>What had come</h2>");
  expect(show({ state: "stopped", problem: undefined })).toContain("This answer was stopped");
});

it("gives a refusal as the short answer, and lists no authorities", () => {
  const answer = {
    ...{ answer: "No law says so. Name a section.", refused: true, bottomLine: null },
    ...{ nearest: [{ citation: "26 USC 3", title: "Levy", url: "/authority/26-usc/3" }] },
  } as RetrievalAnswer;
  const shown = renderToStaticMarkup(createElement(Opinion, { answer, verified: [] }));
  expect(shown).toContain("No law says so");
  expect(shown).toContain("26 USC 3");
  expect(shown).not.toMatch(/Discussion|Authorities/);
});

it("names its authorities where it quotes them: on paper a number leads nowhere", () => {
  const [text, citation] = ["A levy of $5.", "26 USC 9(a)"];
  const answer = {
    ...{ answer: `It is $5.\n\n26 USC 9(a): “${text}” [1]`, bottomLine: "It is $5.", refused: false },
    ...{ quotations: [{ text, citation, source: 1 }], sources: [{ citation, filename: citation }] },
  } as unknown as RetrievalAnswer;
  expect(renderToStaticMarkup(createElement(Opinion, { answer, verified: [] }))).toContain(">§ 9(a)</a>");
});
