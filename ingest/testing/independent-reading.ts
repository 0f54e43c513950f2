/** Second extraction of a section's letters from its XML, independent of the reader under test. */
import { load } from "cheerio";
import type { AnyNode, Element } from "domhandler";

const UNITS = new Set([
  "subsection",
  "paragraph",
  "subparagraph",
  "clause",
  "subclause",
  "item",
  "subitem",
  "level",
]);
const TEXTS = new Set(["content", "chapeau", "continuation", "proviso"]);

/** Letters of the operative text in one `<section>`, without XML white space, footnotes at the end of their unit. */
export function lettersOfSection(xml: string): string {
  const $ = load(xml, { xml: true });
  const root = $.root().children()[0]!;
  const section = localName(root) === "section" ? root : $("section")[0]!;
  const footnotes: string[] = [];
  let letters = "";
  for (const child of section.children) {
    if (isElement(child) && (localName(child) === "num" || localName(child) === "heading")) {
      collect(child, footnotes, false);
    } else letters += collect(child, footnotes, false);
  }
  return withoutSpace(letters + footnotes.join(""));
}

/** Raised and lowered figures count as the plain ones that the XML has in elements of their own. */
export function withoutSpace(text: string): string {
  const plain = text.replace(/[⁰¹²³⁴-⁹₀-₉ₐ-ₜᴬ-ᵛ]/gu, (sign) => sign.normalize("NFKC"));
  return plain.replace(/[ \t\r\n]+/g, "");
}

function collect(node: AnyNode, footnotes: string[], inText: boolean): string {
  if (node.type === "text") return node.data;
  if (!isElement(node)) return "";
  const name = localName(node);
  if (name === "footnote" || (name === "note" && node.attribs.type === "footnote")) {
    footnotes.push(textOf(node));
    return "";
  }
  if (["notes", "note", "sourceCredit", "toc"].includes(name)) return "";
  const ownFootnotes = UNITS.has(name) && !inText ? [] : footnotes;
  const letters = node.children
    .map((child) => collect(child, ownFootnotes, inText || TEXTS.has(name)))
    .join("");
  return ownFootnotes === footnotes ? letters : letters + ownFootnotes.join("");
}

function textOf(node: AnyNode): string {
  if (node.type === "text") return node.data;
  return isElement(node) ? node.children.map(textOf).join("") : "";
}

function isElement(node: AnyNode): node is Element {
  return node.type === "tag";
}

function localName(node: Element): string {
  return node.name.replace(/^.*:/, "");
}
