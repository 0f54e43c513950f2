/** Writes text as a PDF, in any script that its fonts cover. Each uncovered letter becomes a box, never nothing. */
export { PAPERS, createPdf } from "./document.ts";
export type { Column, Paper, Pdf, PdfOptions, Pen, TextStyle } from "./contract.ts";
