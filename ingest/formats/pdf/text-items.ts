/** What pdfjs gives of a page: its words with their places, and the names of its fonts. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number],
  { str: string }
>;

/** In points from the lower left corner of the page. */
export interface Place {
  x: number;
  end: number;
  y: number;
  /** Size of the letters. */
  size: number;
}

/** Where an item is printed; null for what is aslant or sideways. */
export function uprightPlace(item: TextItem): Place | null {
  const [, b, c, d, x, y] = item.transform as [number, number, number, number, number, number];
  if (Math.abs(b) > 0.01 || Math.abs(c) > 0.01) return null;
  return { x, y, end: x + item.width, size: Math.abs(d) || item.height };
}

/** Faces by pdfjs's name of a font; the real name is known only after the page's drawing steps were read. */
export class FontFaces<Face> {
  private readonly faces = new Map<string, Face>();
  private readonly faceOf: (fontName: string) => Face;

  constructor(faceOf: (fontName: string) => Face) {
    this.faceOf = faceOf;
  }

  async of(page: PDFPageProxy, loadedName: string): Promise<Face> {
    const known = this.faces.get(loadedName);
    if (known) return known;
    await page.getOperatorList();
    const font = page.commonObjs.has(loadedName)
      ? (page.commonObjs.get(loadedName) as { name?: string })
      : null;
    const face = this.faceOf(font?.name ?? "");
    this.faces.set(loadedName, face);
    return face;
  }

  /** A face that was asked for before. */
  peek(loadedName: string): Face | undefined {
    return this.faces.get(loadedName);
  }
}
