import { describe, expect, it } from "vitest";
import { rowsOf } from "./columns.ts";
import type { Fragment } from "./runs.ts";
import { inUsualColumns, keepsTo, mainGutters, usualGutters } from "./usual-columns.ts";

const GUTTERS = [205, 385];

function line(x: number, end: number, y: number): Fragment {
  const style = { size: 10, bold: false, italic: false, note: false };
  return { page: 1, x, end, y, ...style, text: "words that fill the line of their column", marks: [] };
}

/** Three columns of which the last row has one line only, above the lines of a form. */
const END = [
  ...[30, 210, 390].flatMap((x) => [line(x, x + 168, 700), line(x, x + 168, 688)]),
  line(30, 120, 676),
];
const FORM = [line(48, 299, 600), line(30, 558, 580)];

describe("the usual columns of a paper", () => {
  it("are those of a quarter of its pages, the most common first", () => {
    const even = { gutters: GUTTERS };
    const odd = { gutters: [222, 402] };
    const index = { gutters: [150, 300, 450] };
    expect(usualGutters([even, odd, even, index, odd, even])).toEqual([GUTTERS, [222, 402]]);
    expect(usualGutters([{ gutters: [306] }, { gutters: [306] }])).toEqual([]);
  });

  it("hold the few rows at the end of a text, and nothing of the form below", () => {
    expect(inUsualColumns(rowsOf([...END, ...FORM]), [GUTTERS])).toEqual({
      gutters: GUTTERS,
      stretches: [{ top: 700, bottom: 676 }],
    });
  });

  it("hold a list whose numbers stand close before their words in one of the columns", () => {
    const number = (y: number): Fragment => ({ ...line(215, 229, y), text: "501" });
    const items = [line(30, 198, 700), number(700), line(234, 350, 700), line(390, 558, 700)];
    const below = [line(30, 198, 688), number(688), line(234, 350, 688), line(390, 558, 688)];
    const stretches = [{ top: 700, bottom: 688 }];
    expect(inUsualColumns(rowsOf([...items, ...below]), [GUTTERS])).toEqual({ gutters: GUTTERS, stretches });
    const apart = [...items, ...below].map((one) => (one.text === "501" ? { ...one, end: 220 } : one));
    expect(inUsualColumns(rowsOf(apart), [GUTTERS])).toBeNull();
  });

  it("hold no rows of short cells, no single row, and none whose words reach across", () => {
    const cells = [30, 210, 390].flatMap((x) => [line(x, x + 60, 700), line(x, x + 60, 688)]);
    expect(inUsualColumns(rowsOf(cells), [GUTTERS])).toBeNull();
    expect(inUsualColumns(rowsOf(END.filter(({ y }) => y === 700)), [GUTTERS])).toBeNull();
    expect(inUsualColumns(rowsOf(FORM), [GUTTERS])).toBeNull();
    expect(inUsualColumns(rowsOf(END), [])).toBeNull();
  });
});

describe("the main columns of a paper", () => {
  const others = { gutters: [222, 402] };

  it("are those of more than half of its pages", () => {
    const even = { gutters: GUTTERS };
    expect(mainGutters([even, others, even, even, null])).toEqual(GUTTERS);
    expect(mainGutters([even, others, even, null])).toBeNull();
  });

  it("hold a page of lists that seems to have others, and no table across them", () => {
    const items = [30, 210, 390].flatMap((x) =>
      Array.from({ length: 12 }, (_, at) => line(x + (at % 3) * 9, x + 90 + (at % 4) * 20, 700 - at * 12)),
    );
    expect(keepsTo(items, GUTTERS, null)).toBe(true);
    expect(keepsTo(items, GUTTERS, { gutters: [205] })).toBe(true);
    expect(keepsTo(items, GUTTERS, { gutters: [203, 386] })).toBe(false);
    expect(keepsTo([...items, ...FORM, ...FORM], GUTTERS, null)).toBe(false);
    expect(keepsTo(items.slice(0, 30), GUTTERS, null)).toBe(false);
  });
});
