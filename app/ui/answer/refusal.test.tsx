import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { Refusal } from "./Refusal.tsx";

it.each([
  [
    "There is no Rev. Rul. 2098-3 yet: 2098 has not come. It is not held.",
    "There is no Rev. Rul. 2098-3 yet: 2098 has not come",
  ],
  ["The library does not hold T.C. Memo. 2031-4. Ask on.", "The library does not hold T.C. Memo. 2031-4"],
  ["There is no § 9(z) in 26 USC. Ask on.", "There is no § 9(z) in 26 USC"],
])("heads a refusal by its whole first sentence: %s", (answer, heading) => {
  const refusal = { answer, nearest: [] } as unknown as Parameters<typeof Refusal>[0]["answer"];
  const html = renderToStaticMarkup(<Refusal answer={refusal} />);
  const [, shown = ""] = /<h2>(.*)<\/h2>/.exec(html) ?? [];
  expect(shown.replaceAll(/<[^>]+>/g, "")).toBe(heading);
});

it("keeps a citation of the heading on one line", () => {
  const refusal = { answer: "There is no Rev. Rul. 2098-3 yet. It is not held.", nearest: [] };
  const shown = renderToStaticMarkup(<Refusal answer={refusal as unknown as RetrievalAnswer} />);
  expect(shown).toMatch(/<span class="[^"]+">Rev\. Rul\. 2098-3<\/span>/);
});
