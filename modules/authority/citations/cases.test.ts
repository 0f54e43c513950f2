/** Opinions: the Tax Court's, reporters', and those known by their docket. */
import { describe, expect, it } from "vitest";
import { findCitations, parsePath, sortKey } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";
import type { DocumentKind } from "../schema.ts";

function sorted(kind: DocumentKind, keys: string[]): string[] {
  const keyOf = (key: string) => sortKey({ kind, key, path: [] });
  return keys.toReversed().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

describe("the Tax Court", () => {
  it.each([
    ["162 T.C. 148", "162 T.C. 148"],
    ["162 TC 148", "162 T.C. 148"],
    ["162 T. C. 148", "162 T.C. 148"],
    ["162 T.C. 148, 169", "162 T.C. 148, 169"],
    ["162 T.C. 148, 169 n.13", "162 T.C. 148, 169 n.13"],
    ["162 T.C. 148, 169-70", "162 T.C. 148, 169"],
    ["162 T.C. 148, 169 & n.13", "162 T.C. 148, 169 n.13"],
    ["162 T.C. 148 (2024)", "162 T.C. 148"],
    ["165 T.C. No. 7", "165 T.C. No. 7"],
    ["165 T.C. No. 7, slip op. at 12", "165 T.C. No. 7, 12"],
    ["T.C. Memo. 2025-133", "T.C. Memo. 2025-133"],
    ["T.C. Memo 2025-133", "T.C. Memo. 2025-133"],
    ["TC Memo 2025-133", "T.C. Memo. 2025-133"],
    ["T. C. Memo. 2025-133", "T.C. Memo. 2025-133"],
    ["T.C. Memo. 2025\u2013133", "T.C. Memo. 2025-133"],
    ["T.C. Memo. 2025-133, at *12", "T.C. Memo. 2025-133, 12"],
    ["T.C. Memorandum 2025-133", "T.C. Memo. 2025-133"],
    ["T.C.M. (RIA) 2025-133", "T.C. Memo. 2025-133"],
    ["T.C. Summ. Op. 2010-5", "T.C. Summ. Op. 2010-5"],
    ["TC Summary Opinion 2010-5", "T.C. Summ. Op. 2010-5"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each(["T.C. 148", "T.C. Memo.", "162 T.C.", "T.C. Memo. 25-133", "162 TCM 148x", "T.C. Memo. 2025"])(
    "reads nothing in %j",
    (text) => {
      expect(cites(text).filter((citation) => citation.includes("T.C."))).toEqual([]);
    },
  );

  it("takes the opinion of its short form from what stands before it, of the same volume", () => {
    const text = "Abel, 150 T.C. 1; Baker, 162 T.C. 148; Abel, 150 T.C. at 9; Baker, 162 T.C. at 150 n.2.";
    expect(cites(text)).toEqual(["150 T.C. 1", "162 T.C. 148", "150 T.C. 1, 9", "162 T.C. 148, 150 n.2"]);
    expect(findCitations(text).map(({ confidence }) => confidence)).toEqual([
      undefined,
      undefined,
      "low",
      "low",
    ]);
  });

  it("makes nothing of a short form of a volume that was not cited", () => {
    expect(cites("Abel, 150 T.C. 1; Baker, 162 T.C. at 150.")).toEqual(["150 T.C. 1"]);
    expect(cites("Baker, 162 T.C. at 150.", { kind: "tax-court", key: "150 T.C. 1", path: [] })).toEqual([]);
  });

  it("sorts reported, slip, memorandum and summary opinions, each by volume or year", () => {
    const inOrder = [
      "1 T.C. 20",
      "99 T.C. 3",
      "162 T.C. 9",
      "162 T.C. 148",
      "165 T.C. No. 7",
      "165 T.C. No. 12",
      "T.C. Memo. 1999-400",
      "T.C. Memo. 2025-9",
      "T.C. Memo. 2025-133",
      "T.C. Summ. Op. 2010-5",
    ];
    expect(sorted("tax-court", inOrder)).toEqual(inOrder);
  });

  it.each([
    ["tc", "162/148", "162 T.C. 148"],
    ["tc", "165-no-7", "165 T.C. No. 7"],
    ["tc-memo", "2025-133", "T.C. Memo. 2025-133"],
    ["tc-summ", "2010-5", "T.C. Summ. Op. 2010-5"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "tax-court", key, path: [] });
  });

  it.each([
    ["tc", "162"],
    ["tc", "162-148"],
    ["tc", "162/"],
    ["tc-memo", "25-133"],
    ["tc-memo", "2025/133"],
    ["tc-bench", "2025-1"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(parsePath(work, number)).toBeNull();
  });
});

describe("reporters", () => {
  it.each([
    ["455 U.S. 16", "455 U.S. 16"],
    ["455 U. S. 16", "455 U.S. 16"],
    ["455 U.S. 16, 20", "455 U.S. 16, 20"],
    ["144 S. Ct. 2244", "144 S. Ct. 2244"],
    ["144 S.Ct. 2244", "144 S. Ct. 2244"],
    ["71 L. Ed. 2d 1", "71 L. Ed. 2d 1"],
    ["71 L.Ed.2d 1", "71 L. Ed. 2d 1"],
    ["3 F. 100", "3 F. 100"],
    ["445 F.2d 985", "445 F.2d 985"],
    ["445 F. 2d 985", "445 F.2d 985"],
    ["445 F.2d 985, 990 n.4 (10th Cir. 1971)", "445 F.2d 985, 990 n.4"],
    ["12 F.3d 345", "12 F.3d 345"],
    ["22 F.4th 1014", "22 F.4th 1014"],
    ["579 F. Supp. 3d 91", "579 F. Supp. 3d 91"],
    ["579 F.Supp.3d 91", "579 F. Supp. 3d 91"],
    ["579 F. Supp. 91", "579 F. Supp. 91"],
    ["100 F. App\u2019x 9", "100 F. App'x 9"],
    ["45 Fed. Cl. 556", "45 Fed. Cl. 556"],
    ["10 Cl. Ct. 5", "10 Cl. Ct. 5"],
    ["200 Ct. Cl. 5", "200 Ct. Cl. 5"],
    ["29 B.T.A. 1236", "29 B.T.A. 1236"],
    ["29 BTA 1236", "29 B.T.A. 1236"],
    ["500 B.R. 12", "500 B.R. 12"],
  ])("reads %j", (text, citation) => {
    expect(findCitations(text)).toHaveLength(1);
    expect(cites(text)).toEqual([citation]);
    expect(findCitations(text)[0]!.parallel).toBeUndefined();
  });

  it.each([
    ["2019-44 I.R.B. 1004", "2019-44 I.R.B. 1004"],
    ["1984-2 C.B. 119", "1984-2 C.B. 119"],
    ["92 Stat. 2859", "92 Stat. 2859"],
    ["23 A.F.T.R.2d (RIA) 69-1763", "23 A.F.T.R.2d 69-1763"],
    ["23 AFTR2d 69-1763", "23 A.F.T.R.2d 69-1763"],
    ["75-1 USTC ¶ 9145", "75-1 U.S.T.C. 9145"],
    ["75-1 U.S.T.C. P9145", "75-1 U.S.T.C. 9145"],
    ["90 T.C.M. (CCH) 12", "90 T.C.M. 12"],
    ["2024 WL 12345", "2024 WL 12345"],
    ["139 Stat. 1,171", "139 Stat. 1171"],
  ])("calls %j a parallel", (text, citation) => {
    const [found, ...others] = findCitations(text);
    expect(others).toEqual([]);
    expect([cites(text)[0], found!.parallel]).toEqual([citation, true]);
  });

  it.each(["$455 U.S. 16", "455 U.S.", "U.S. 16", "45 F 2 d", "455 US dollars 16", "10 Stat 5x", "5 WLs 3"])(
    "reads nothing in %j",
    (text) => {
      expect(findCitations(text).filter(({ kind }) => kind === "reporter")).toEqual([]);
    },
  );

  it.each([
    ["aff'd, 445 F.2d 985", "affirmed"],
    ["affirmed, 445 F.2d 985", "affirmed"],
    ["aff'g 445 F.2d 985", "affirmed"],
    ["rev'd, 445 F.2d 985", "reversed"],
    ["rev\u2019d on other grounds, 445 F.2d 985", "reversed"],
    ["vacated, 445 F.2d 985", "vacated"],
    ["remanded, 445 F.2d 985", "remanded"],
    ["cert. denied, 455 U.S. 16", "cert. denied"],
    ["overruled by 455 U.S. 16", "overruled"],
    ["followed in 445 F.2d 985", undefined],
    ["see 445 F.2d 985", undefined],
    ["(rev'd); 445 F.2d 985", undefined],
  ])("tells the history of %j: %s", (text, history) => {
    expect(findCitations(text).map((found) => found.history)).toEqual([history]);
  });

  it("gives each citation of a chain its words and its history", () => {
    const text =
      "54 T.C. 742, 757 (1970), aff'd, 445 F.2d 985 (10th Cir. 1971), cert. denied, 404 U.S. 940 (1971)";
    expect(citedWords(text)).toEqual(["54 T.C. 742, 757", "445 F.2d 985", "404 U.S. 940"]);
    expect(findCitations(text).map(({ history }) => history)).toEqual([
      undefined,
      "affirmed",
      "cert. denied",
    ]);
  });

  it("sorts by volume and page as numbers", () => {
    const inOrder = ["9 F.2d 100", "10 F.2d 20", "10 F.2d 100", "445 F.2d 985"];
    expect(sorted("reporter", inOrder)).toEqual(inOrder);
  });

  it.each([
    ["us", "455/16", "455 U.S. 16"],
    ["f-4th", "22/1014", "22 F.4th 1014"],
    ["f-appx", "100/9", "100 F. App'x 9"],
    ["irb", "2019-44/1004", "2019-44 I.R.B. 1004"],
    ["aftr-2d", "23/69-1763", "23 A.F.T.R.2d 69-1763"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "reporter", key, path: [] });
  });

  it.each([
    ["us", "455"],
    ["us", "455/"],
    ["us", "/16"],
    ["us", "455/16/2"],
    ["f-5th", "1/2"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(parsePath(work, number)).toBeNull();
  });
});

describe("dockets", () => {
  it.each([
    ["4th Cir. No. 23-1234", "4th Cir. No. 23-1234"],
    ["No. 23-1234 (4th Cir. 2025)", "4th Cir. No. 23-1234"],
    ["No. 23-1234, 2025 (4th Cir. May 1, 2025)", "4th Cir. No. 23-1234"],
    ["11th Cir. No. 23-1234", "11th Cir. No. 23-1234"],
    ["D.C. Cir. No. 23-1234", "D.C. Cir. No. 23-1234"],
    ["Fed. Cir. No. 23-1234", "Fed. Cir. No. 23-1234"],
    ["No. 24-416 (U.S. June 12, 2025)", "U.S. No. 24-416"],
    ["No. 21-55 (Fed. Cl. 2022)", "Fed. Cl. No. 21-55"],
    ["T.C. Docket No. 12345-19", "T.C. No. 12345-19"],
    ["Docket No. 12345-19", "T.C. No. 12345-19"],
    ["Docket Nos. 12345-19L", "T.C. No. 12345-19L"],
    ["Dkt. No. 12345-19s", "T.C. No. 12345-19S"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each(["No. 23-1234", "12th Cir. No. 23-1234", "No. 5 (4th Cir.)", "Docket 12345-19", "Docket No. 19"])(
    "reads nothing in %j",
    (text) => {
      expect(cites(text)).toEqual([]);
    },
  );

  it("sorts by court, then number", () => {
    const inOrder = ["U.S. No. 9-100", "U.S. No. 24-416", "2d Cir. No. 1-2000", "10th Cir. No. 1-20"];
    expect(sorted("docket", inOrder)).toEqual(inOrder);
  });

  it.each([
    ["scotus", "24-416", "U.S. No. 24-416"],
    ["ca4", "23-1234", "4th Cir. No. 23-1234"],
    ["ca11", "23-1234", "11th Cir. No. 23-1234"],
    ["tc-docket", "12345-19l", "T.C. No. 12345-19L"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "docket", key, path: [] });
  });

  it.each([
    ["ca12", "23-1234"],
    ["ca4", "23"],
    ["ca4", "23-1234/2"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(parsePath(work, number)).toBeNull();
  });
});
