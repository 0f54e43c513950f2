import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { SourceList } from "./SourceList.tsx";

function excerptShown(excerpt: string, quoted: string): string | undefined {
  const source = {
    ...{ filename: "26 USC 9(a)", citation: "26 USC 9(a)", title: "Mills", url: "/", asOf: "119-100" },
    ...{ excerpt, relevanceScore: 1 },
  };
  const quotations = [{ text: quoted, citation: source.citation, source: 1 }];
  const answer = { sources: [source], quotations } as unknown as RetrievalAnswer;
  return /<q>(.*)<\/q>/.exec(renderToStaticMarkup(<SourceList answer={answer} />))?.[1];
}

it.each([
  ["A levy of $5.", "A levy of $5.", "A levy of $5."],
  ["A levy of", "A levy of $5.", "A levy of …"],
  ["A levy of $5 on a wind", "A levy of $5 on a windmill.", "A levy of $5 on a …"],
])("says where an excerpt ends before its quotation does: %j of %j", (excerpt, quoted, shown) => {
  expect(excerptShown(excerpt, quoted)).toBe(shown);
});
