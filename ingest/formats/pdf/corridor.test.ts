import { expect, it } from "vitest";
import { corridorOf } from "./corridor.ts";
import { regionsOf } from "./columns.ts";
import type { Fragment } from "./runs.ts";

const WIDTH = 612;

function line(
  x: number,
  end: number,
  y: number,
  text = "words that fill the line of their column well",
): Fragment {
  const style = { size: 10, bold: false, italic: false, note: false };
  return { page: 1, x, end, y, ...style, text, marks: [] };
}

/** A left column of even lines, and a right one of bullets, indented lines and plain ones at other heights. */
const COLUMNS = [
  ...Array.from({ length: 20 }, (_, at) => line(42, 297, 700 - 12 * at)),
  ...Array.from({ length: 20 }, (_, at) => line([315, 321, 332][at % 3]!, 566, 705 - 12 * at)),
];
const SHEET = Array.from({ length: 25 }, (_, at) =>
  line(75, 453, 430 - 12 * at, "Enter the amount of the line above"),
);

it("finds two columns whose lines begin at many places", () => {
  expect(corridorOf(COLUMNS, WIDTH)).toMatchObject({ gutters: [310] });
  const [left, right] = regionsOf(COLUMNS, { width: WIDTH });
  expect([left!.rows.length, right!.rows.length]).toEqual([20, 20]);
});

it("finds them above a worksheet that reaches across the page", () => {
  const page = [...COLUMNS, ...SHEET];
  expect(corridorOf(page, WIDTH)).toMatchObject({ gutters: [310], stretches: [{ top: 705 }] });
  expect(regionsOf(page, { width: WIDTH }).map(({ rows }) => rows.length)).toEqual([20, 20, 25]);
});

it("finds none in a table of short cells, nor in one column", () => {
  const cells = Array.from({ length: 30 }, (_, at) => [
    line(42, at % 3 === 0 ? 290 : 120, 700 - 12 * at, "Wages of the miller"),
    line(330, at % 3 === 0 ? 560 : 380, 700 - 12 * at, "$12,000 a year or less"),
  ]).flat();
  expect(corridorOf(cells, WIDTH)).toBeNull();
  expect(corridorOf(SHEET, WIDTH)).toBeNull();
  const sentences = COLUMNS.flatMap((one, at) =>
    at % 8 === 0 ? [line(42, 120, one.y, "Income tax"), { ...one, x: 130 }] : [one],
  );
  expect(corridorOf(sentences, WIDTH)).toBeNull();
});

/** Three columns of a list: its lines begin at three indents, its signs stand beside them. */
const LIST = [30, 210, 390].flatMap((left) =>
  Array.from({ length: 40 }, (_, at) => {
    const x = left + [0, 18, 36, 36, 36][at % 5]!;
    const sign = at % 5 === 2 ? [line(left + 18, left + 22, 700 - 12 * at, "•")] : [];
    return [...sign, line(x, left + 168, 700 - 12 * at)];
  }).flat(),
);

it("finds three columns of lists above notes that reach across the page", () => {
  const notes = Array.from({ length: 4 }, (_, at) => line(30, 558, 150 - 10 * at));
  expect(corridorOf([...LIST, ...notes], WIDTH)).toMatchObject({
    gutters: [205, 385],
    stretches: [{ top: 700, bottom: 232 }],
  });
  const regions = regionsOf([...LIST, ...notes], { width: WIDTH });
  expect(regions.map(({ left }) => left)).toEqual([0, 205, 385, 0]);
});

it("finds none in a table with three columns of phrases", () => {
  expect(
    corridorOf(
      LIST.filter(({ y }) => y > 520),
      WIDTH,
    ),
  ).toBeNull();
});
