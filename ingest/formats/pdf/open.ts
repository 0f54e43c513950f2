import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DomainError } from "#modules/kernel";

/** The largest official paper has 4 MB; pictures may make another larger. */
const MAX_BYTES = 60_000_000;
/** What the sentences of a refusal call the file: "volume", "volume of the CFR", and where to get it. */
export interface PdfWords {
  name: string;
  kind: string;
  host: string;
}

export const PAPER: PdfWords = { name: "paper", kind: "official paper", host: "its publisher" };

/** Where a whole PDF has its end mark. */
const TAIL = 2048;

/**
 * Opens a PDF. pdfjs would mend a file that was cut off and read what is left, so the end is looked for
 * first. @throws DomainError `unsupported`, `malformed` or `too_large`.
 */
export async function openPdf(path: string, words: PdfWords = PAPER): Promise<PDFDocumentProxy> {
  const bytes = await readWhole(path, words);
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  try {
    return await pdfjs.getDocument({
      data: bytes,
      isEvalSupported: false,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    }).promise;
  } catch (cause) {
    if (cause instanceof Error && cause.name === "PasswordException") {
      throw new DomainError(
        "unsupported",
        `The PDF is protected by a password; get the official ${words.name}.`,
        {
          cause,
        },
      );
    }
    throw new DomainError("malformed", "The PDF is damaged; get it again.", { cause });
  }
}

async function readWhole(path: string, words: PdfWords): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) {
    throw new DomainError("too_large", `The PDF is larger than any ${words.kind}; it was not read.`);
  }
  const bytes = await readFile(path);
  const start = bytes.subarray(0, 1024).toString("latin1");
  if (!start.includes("%PDF-")) throw new DomainError("unsupported", notPdf(start, words));
  if (!bytes.subarray(-TAIL).toString("latin1").includes("%%EOF")) {
    throw new DomainError("malformed", "The PDF is cut off: its end is missing. Get it again.");
  }
  // pdfjs takes the memory over, which must not be a pooled Buffer's.
  return new Uint8Array(bytes);
}

function notPdf(start: string, { name, host }: PdfWords): string {
  if (/^\s*<(?:!doctype )?html/i.test(start)) {
    return `The file is a web page (HTML), not the ${name}'s PDF; get it again from ${host}.`;
  }
  if (start.startsWith("version https://git-lfs.github.com/")) {
    return "The file is a Git LFS pointer, not the PDF itself; fetch the real file and try again.";
  }
  return `The file is not a PDF; get the official ${name} from ${host}.`;
}
