import { describe, expect, it } from "vitest";
import { SHELVES } from "../schema.ts";
import { documentType, TYPE_NAMES } from "./document-types.ts";

describe("documentType", () => {
  it.each([
    ["statute", { shelf: "statute" }],
    ["Code", { shelf: "statute" }],
    ["Regulations", { shelf: "regulation" }],
    ["regs", { shelf: "regulation" }],
    ["Rev. Rul.", { begins: "Rev. Rul." }],
    ["rev-rul", { begins: "Rev. Rul." }],
    ["REVRULS", { begins: "Rev. Rul." }],
    ["Rev. Proc.", { begins: "Rev. Proc." }],
    ["notices", { begins: "Notice" }],
    ["cases", { shelf: "opinion" }],
    ["T.C. Memo", null],
    ["memos", { begins: "T.C. Memo." }],
    ["forms", { begins: "Form" }],
    ["instructions", { begins: "Instructions" }],
    ["windmill", null],
    ["", null],
    ["12", null],
    ["constructor", null],
    ["toString", null],
    ["__proto__", null],
  ])("%j", (written, type) => {
    expect(documentType(written)).toEqual(type);
  });

  it("understands each of its own names and reaches each shelf", () => {
    const types = TYPE_NAMES.map((name) => documentType(name));
    expect(types).not.toContain(null);
    expect(new Set(types.flatMap((type) => type!.shelf ?? []))).toEqual(new Set(SHELVES));
  });
});
