/** What "type:" understands: names of shelves and of the series on them. */
import type { Shelf } from "../schema.ts";

export interface DocumentType {
  shelf?: Shelf;
  /** The citation begins like this. */
  begins?: string;
}

const TYPES: Record<string, DocumentType> = {
  statute: { shelf: "statute" },
  code: { shelf: "statute" },
  usc: { shelf: "statute" },
  regulation: { shelf: "regulation" },
  reg: { shelf: "regulation" },
  cfr: { shelf: "regulation" },
  ruling: { shelf: "ruling" },
  revrul: { begins: "Rev. Rul." },
  revproc: { begins: "Rev. Proc." },
  notice: { begins: "Notice" },
  announcement: { begins: "Ann." },
  determination: { shelf: "determination" },
  plr: { begins: "PLR" },
  tam: { begins: "TAM" },
  cca: { begins: "CCA" },
  opinion: { shelf: "opinion" },
  case: { shelf: "opinion" },
  memo: { begins: "T.C. Memo." },
  publication: { shelf: "publication" },
  pub: { begins: "Pub." },
  form: { begins: "Form" },
  instructions: { begins: "Instructions" },
  register: { shelf: "register" },
};

export const TYPE_NAMES = Object.keys(TYPES);

/** "Regulations", "Rev. Rul." and "rev-rul" are all understood; null for another word. */
export function documentType(written: string): DocumentType | null {
  const name = written.toLowerCase().replace(/[^a-z]/g, "");
  const known = [name, name.replace(/s$/, "")].find((one) => Object.hasOwn(TYPES, one));
  return known === undefined ? null : TYPES[known]!;
}
