import { expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { buildTitle } from "../../../tests/factories/uslm.ts";
import { readUslm } from "./index.ts";

/** The paragraphs of subsection (a) in place of the factory's. */
async function readWith(paragraphs: string): Promise<ParsedDocument> {
  const title = buildTitle({ sections: 1 }).replace(
    /<paragraph[\s\S]*<\/paragraph>/,
    `<paragraph identifier="/us/usc/t26/s1/a/6"><num value="6">(6)</num><heading> Small mills</heading>${paragraphs}</paragraph>`,
  );
  async function* pieces() {
    yield Buffer.from(title);
  }
  for await (const section of readUslm(pieces(), { title: "26" })) return section;
  throw new Error("no section");
}

const subparagraph = (letter: string, heading: string, content: string, status = "") =>
  `<subparagraph ${status} identifier="/us/usc/t26/s1/a/6/${letter}"><num value="${letter}">(${letter})</num><heading> ${heading}</heading>${content}</subparagraph>`;
const STRANDED = "<continuation>A small mill owes half of the levy.</continuation>";
const WAIVER = subparagraph("B", "Waiver", "<content>None is owed in a calm.</content>");

function ownWords({ text, structure }: ParsedDocument, id: string): string {
  const at = structure.units.findIndex((unit) => unit.id === id);
  return structure.segments
    .filter(({ unit, role }) => unit === at && role !== "num" && role !== "heading")
    .map(({ start, end }) => text.slice(start, end))
    .join("|");
}

// Made after 26 USC 72(t)(6)(A) at release point 119-100.
it("gives the words beside a unit that has a heading only back to it", async () => {
  const read = await readWith(subparagraph("A", "In general", "<content />") + STRANDED + WAIVER);
  expect(ownWords(read, "a-6-A")).toBe("A small mill owes half of the levy.");
  expect(ownWords(read, "a-6")).toBe("");
  const { start, end } = read.structure.units.find(({ id }) => id === "a-6-A")!;
  expect(read.text.slice(start, end)).toBe("(A) In general\nA small mill owes half of the levy.");
});

it("leaves words alone that follow a unit with words of its own, or a repealed one", async () => {
  const own = subparagraph("A", "In general", "<content>It is small.</content>");
  const repealed = subparagraph("A", "Repealed. Pub. L. 1–1]", "", 'status="repealed"');
  for (const first of [own, repealed]) {
    const read = await readWith(first + STRANDED + WAIVER);
    expect(ownWords(read, "a-6")).toBe("A small mill owes half of the levy.");
  }
});
