import { describe, expect, it } from "vitest";
import { answerFromPapers, readPapers } from "./client-papers.ts";
import type { PaperPage } from "../contract.ts";
import { askedOfPapers, chosenLines, saidBy } from "./lines.ts";

function page(fileName: string, text: string, found = [{ start: 0, end: text.length }]): PaperPage {
  return { documentId: fileName, intakeId: "1", fileName, page: 1, text, found, score: 1 };
}

const LEASE = page(
  "Mill lease.pdf",
  "Lease of a mill\n1. Rent. The monthly rent is $1,450.\n2. Guild fee. The tenant pays $20.\n3. Sails are the tenant's.",
);
const SLIP = page(
  "Slip.pdf",
  "Form W-2 Wage and Tax Statement 2024\nNorth Mill\n1 Wages, tips\n91,400.00\n2 Tax withheld\n12,000.00",
);

describe("the line that says what is asked for", () => {
  it.each([
    ["What is the monthly rent?", LEASE, "“1. Rent. The monthly rent is $1,450.”"],
    ["What are the wages?", SLIP, "“1 Wages, tips” “91,400.00”"],
    ["What is in box 2?", SLIP, "“2 Tax withheld” “12,000.00”"],
    [
      "What does the slip of North Mill say of wages?",
      { ...SLIP, fileName: "North Mill.pdf" },
      "“1 Wages, tips” “91,400.00”",
    ],
    ["Whose are the sails?", LEASE, "“3. Sails are the tenant's.”"],
  ])("%s", (question, one, words) => {
    expect(saidBy(askedOfPapers(question), [one])?.words).toBe(words);
  });

  it("is no label that a form prints above a field", () => {
    const form = page("1099.pdf", "PAYER'S name, street address, city or town\nNorth Mill");
    expect(saidBy(askedOfPapers("Who is the payer?"), [form])?.words).toBeNull();
    const answer = answerFromPapers("Who is the client's payer?", [form])!;
    expect(answer.bottomLine).toBe("1099.pdf, page 1 has a field for it: see the lines around it.");
    expect(answer.doubts).toEqual(["only the label of a field was found"]);
  });

  it("is none where no word of the question stands", () => {
    expect(saidBy(askedOfPapers("What is the cat called?"), [LEASE])).toBeNull();
  });

  it("comes with the others that say as much by half, in the order of the page", () => {
    const chosen = chosenLines(askedOfPapers("What is the monthly rent?"), LEASE);
    expect(chosen.map(({ start, end }) => LEASE.text.slice(start, end))).toEqual([
      "1. Rent. The monthly rent is $1,450.",
    ]);
  });
});

describe("an answer from the papers", () => {
  it("opens with the paper's own line", () => {
    const answer = answerFromPapers("What monthly rent does the client get?", [SLIP, LEASE])!;
    expect(answer.bottomLine).toBe("Mill lease.pdf, page 1: “1. Rent. The monthly rent is $1,450.”");
    expect(answer.checked.quotations.map(({ citation }) => citation)).toEqual(["Mill lease.pdf, page 1"]);
    expect(answer.doubts).toEqual([]);
  });

  it("says what no paper names, and is less sure", () => {
    const answer = answerFromPapers("Does the client's lease name a parking rent?", [LEASE])!;
    expect(answer.bottomLine).toMatch(/^None of the client's papers names “parking”\. Nearest: Mill lease/);
    expect(answer.confidence).toBeLessThan(0.5);
    expect(answer.doubts).toEqual(["the papers do not name all that is asked for"]);
  });

  it("keeps to the form that is named", () => {
    const other = {
      ...SLIP,
      fileName: "1099.pdf",
      documentId: "2",
      text: SLIP.text.replace("W-2", "1099-MISC"),
    };
    const answer = answerFromPapers("What are the wages on the 1099-MISC?", [SLIP, other])!;
    expect(answer.sources.map(({ quotable }) => quotable.citation)).toEqual(["1099.pdf, page 1"]);
  });

  it("quotes only the pages that name the most of it beside the law", () => {
    const read = readPapers("Is the monthly rent taxed?", [SLIP, LEASE]);
    expect(read.sources.map(({ quotable }) => quotable.citation)).toEqual(["Mill lease.pdf, page 1"]);
  });
});
