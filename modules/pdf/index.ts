/** Writes text in any script that its fonts have as a PDF. What no font has is a box of its own, never left out. */
export { PAPERS, createPdf } from "./document.ts";
export type { Paper, Pdf, PdfOptions, TextStyle } from "./contract.ts";
