import { expect, it } from "vitest";
import type { IngestReport } from "#ingest";
import { remarksOf, reportLine } from "./load-report.ts";

const report: IngestReport = {
  ...{ source: "irs-forms", release: "Form 9001", files: 3, sections: 2, chunks: 1, seconds: 1.24 },
  ...{ added: 1, changed: 0, unchanged: 1, published: true },
  ...{ notReached: 1, unreached: ["https://example.gov/away.pdf"] },
};

it("counts the files of a source that has many, and names the release of one that has one", () => {
  expect(reportLine(report)).toBe(
    "irs-forms: 3 files, 2 documents, 1 chunk; 1 new, 0 changed, 1 unchanged; 1 file not reached; 1.2 s",
  );
  expect(
    reportLine({ ...report, source: "irc", release: "119-100", files: 1, notReached: 0, published: false }),
  ).toBe("irc 119-100: 2 documents, 1 chunk; nothing new, nothing stored; 1.2 s");
});

it("names what could not be reached and what of the mirror nothing took, twenty of each", () => {
  const many = Array.from({ length: 22 }, (_, at) => `https://example.gov/${at}.zip`);
  const lines = remarksOf([report], many);
  expect(lines[0]).toBe("irs-forms: not in the mirror, and the network is off: https://example.gov/away.pdf");
  expect(lines).toHaveLength(1 + 20 + 1);
  expect(lines.at(-1)).toMatch(/^In the mirror, and taken by no source .*: and 2 more$/);
});
