/** What a font of a volume is used for. */
export interface Face {
  role: "text" | "table" | "display" | "formula";
  style: "" | "i" | "b";
  /** Characters that the font prints as others. */
  glyphs: ReadonlyMap<string, string> | null;
}

/** The minus sign of tables and formulas is coded "¥" in this font of the Publishing Office. */
const MINUS = new Map([["¥", "\u2212"]]);
/** Blank lines of forms are coded "l". */
const BLANKS = new Map([["l", "_"]]);

/** "ABCDEF+MIonic-Italic" → italics of running text. */
export function faceOf(fontName: string): Face {
  const name = fontName.replace(/^[A-Z]{6}\+/, "");
  const style = /Italic|Oblique/.test(name) ? "i" : /Bold|Demi/.test(name) ? "b" : "";
  if (name.startsWith("BGsdd")) return { role: "text", style: "", glyphs: MINUS };
  if (name.startsWith("Gpospec")) return { role: "text", style: "", glyphs: BLANKS };
  if (/^(?:MIonic|NewCentury)/.test(name)) return { role: "text", style, glyphs: null };
  if (/^(?:AvantGarde|AGMed)/.test(name)) return { role: "display", style, glyphs: null };
  if (name.startsWith("Helvetica")) return { role: "table", style: style === "b" ? "" : style, glyphs: null };
  return { role: "formula", style: style === "b" ? "" : style, glyphs: null };
}
