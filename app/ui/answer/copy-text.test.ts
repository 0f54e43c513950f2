import { expect, it } from "vitest";
import { toCopyText } from "./copy-text.ts";

it("lists the sources with whole addresses below the answer", () => {
  const text = toCopyText(
    {
      answer: "## The rule\n“Interest;” [1]",
      sources: [
        {
          filename: "26 USC 61(a)(4)",
          citation: "26 USC 61(a)(4)",
          title: "Gross income defined",
          asOf: "119-100",
          url: "/authority/26-usc/61#a-4",
          excerpt: "Interest;",
          relevanceScore: 1,
        },
      ],
      quotations: [],
      confidence: 1,
      refused: false,
      nearest: [],
      bottomLine: null,
      year: 2026,
      warnings: [],
    },
    "https://tax.example.com",
  );
  expect(text).toBe(
    "The rule\n“Interest;” [1]\n\n[1] 26 USC 61(a)(4), Gross income defined (as of 119-100) https://tax.example.com/authority/26-usc/61#a-4",
  );
});
