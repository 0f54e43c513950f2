import { expect, it } from "vitest";
import { standingMarks } from "#modules/authority/schema";
import { readCase, type ListedCase } from "./court-listener.ts";

const LISTED: ListedCase = {
  ...{ key: "1 F.4th 2", kind: "reporter", aliases: [], caseName: "Miller v. Commissioner", courtId: "ca2" },
  ...{ filed: "2021-05-03", dockets: ["20-1"], judge: null, isPublished: true, sha1: "" },
};

it.each([
  [true, ["Read by OCR"]],
  [false, []],
])("an opinion whose words the publisher read by OCR (%j) is marked so", (isScan, labels) => {
  const json = JSON.stringify({ id: 1, plain_text: "The judgment is affirmed.", extracted_by_ocr: isScan });
  const { facts = {} } = readCase(json, LISTED);
  const marks = standingMarks({ shelf: "opinion", citation: "1 F.4th 2", status: null, facts });
  expect(marks.map(({ label }) => label)).toEqual(labels);
});
