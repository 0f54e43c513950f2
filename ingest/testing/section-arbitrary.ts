/** Random sections: nested units, long and short text runs, with and without headings and tables. */
import fc from "fast-check";
import type {
  LawTable,
  ParsedDocument,
  Segment,
  SegmentRole,
  Unit,
  UnitKind,
} from "#modules/authority/schema";

interface Tree {
  heading: string | null;
  chapeau: string | null;
  children: Tree[];
  table: string | null;
  continuation: string | null;
}

const KINDS: UnitKind[] = ["section", "subsection", "paragraph", "subparagraph", "clause"];
const NONE = null;

const word = fc.constantFrom(
  "tax",
  "income",
  "the",
  "of",
  "property",
  "notwithstanding",
  "1,500",
  "§\u202f61",
  "per\u00adcent",
  "$36,900",
  "(a)(1)",
  "Secretary",
);
const phrase = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(" "));
const sentence = fc
  .array(phrase, { minLength: 1, maxLength: 12 })
  .chain((phrases) => fc.constantFrom(", ", "; ", "—").map((mark) => `The ${phrases.join(mark)}.`));
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(" "));
const run = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((paragraphs) => paragraphs.join("\n"));
const table = fc
  .array(fc.array(phrase, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 30 })
  .map((rows) => rows.map((cells) => cells.join("\t")).join("\n"));
const maybe = (text: fc.Arbitrary<string>) => fc.option(text, { nil: NONE, freq: 2 });

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    heading: maybe(phrase),
    chapeau: maybe(run),
    children: fc.oneof({ maxDepth: 3 }, fc.constant<Tree[]>([]), fc.array(tie("tree"), { maxLength: 6 })),
    table: fc.option(table, { nil: NONE, freq: 5 }),
    continuation: maybe(run),
  }),
}));

export const anySection: fc.Arbitrary<ParsedDocument> = tree.map(write);

function write(root: Tree): ParsedDocument {
  const units: Unit[] = [];
  const segments: Segment[] = [];
  const tables: LawTable[] = [];
  let text = "";
  const add = (unit: number, role: SegmentRole, words: string | null, before: string): void => {
    if (words === null) return;
    if (text !== "") text += before;
    segments.push({ role, unit, start: text.length, end: text.length + words.length });
    text += words;
  };
  const visit = (node: Tree, path: string[], parent: number): void => {
    const index = units.length;
    const kind = KINDS[path.length] ?? "level";
    const unit: Unit = {
      id: path.join("-"),
      kind,
      path,
      parent,
      heading: node.heading,
      status: null,
      start: 0,
      end: 0,
    };
    units.push(unit);
    if (parent >= 0 && text !== "") text += "\n";
    unit.start = text.length;
    if (parent >= 0) add(index, "num", `(${path.at(-1)})`, "");
    if (parent >= 0) add(index, "heading", node.heading, " ");
    add(index, "chapeau", node.chapeau, node.heading === null ? " " : "\n");
    node.children.forEach((child, at) => visit(child, [...path, String(at + 1)], index));
    add(index, "table", node.table, "\n");
    add(index, "continuation", node.continuation, "\n");
    unit.end = text.length;
  };
  visit(root, [], -1);
  return {
    kind: "code",
    key: "9001",
    num: "§ 9001.",
    heading: "Any section",
    status: null,
    hierarchy: [],
    text,
    structure: { units, segments, references: [], tables, marks: [] },
    sourceCredit: null,
    notes: [],
  };
}
