import { DomainError } from "#modules/kernel";
import { openPdf } from "../pdf/index.ts";
import type { RawPage } from "./pages.ts";
import { FontFaces } from "../pdf/text-items.ts";
import { printLines, styleOf } from "./print-lines.ts";

/** All pages of an opinion's PDF, as lines. @throws DomainError `unsupported`, `malformed` or `too_large` */
export async function readPages(path: string, signal?: AbortSignal): Promise<RawPage[]> {
  const file = await openPdf(path, { name: "opinion", kind: "opinion", host: "the court" });
  const fonts = new FontFaces(styleOf);
  const pages: RawPage[] = [];
  try {
    for (let number = 1; number <= file.numPages; number++) {
      signal?.throwIfAborted();
      const page = await file.getPage(number);
      const [, bottom, , top] = page.view as [number, number, number, number];
      pages.push({ number, height: top - bottom, lines: await printLines(page, fonts) });
      page.cleanup();
    }
  } catch (error) {
    if (error instanceof DomainError || signal?.aborted) throw error;
    throw new DomainError("malformed", "The PDF is damaged and could not be read to its end; get it again.", {
      cause: error,
    });
  } finally {
    await file.loadingTask.destroy();
  }
  return pages;
}
