/** A scene as SVG: inside our page by its classes, as a file with colors of its own. */
import type { DrawnBox, DrawnLabel, DrawnLine, Scene, SvgOptions } from "./contract.ts";
import { arrowPath, rowsOf } from "./figure.ts";
import { FILE_STYLE } from "./file-style.ts";
import { LABEL, MARK } from "./measures.ts";
import { GLYPHS, MARK_SHAPES, MARK_SIGNS, type Mark } from "./schema.ts";

export function toSvg(scene: Scene, { title, isFile = false }: SvgOptions): string {
  const { width, height } = scene;
  const parts = [
    `<title>${escaped(title)}</title>`,
    ...(isFile
      ? [`<style>${FILE_STYLE}</style>`, `<rect class="paper" width="${width}" height="${height}"/>`]
      : []),
    ...scene.lines.map(lineOf),
    ...scene.labels.map(labelOf),
    ...scene.boxes.map(boxOf),
  ];
  const names = `xmlns="http://www.w3.org/2000/svg" class="chart"`;
  return `<svg ${names} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

function lineOf({ kind, path, tip }: DrawnLine): string {
  const arrow = tip ? `<path class="tip" d="${arrowPath(tip)}"/>` : "";
  return `<path class="edge edge--${kind}" d="${path}"/>${arrow}`;
}

function labelOf({ kind, text, x, y, width }: DrawnLabel): string {
  const ground = `<rect class="pct-ground" x="${x - width / 2}" y="${y - LABEL.height / 2}" width="${width}" height="${LABEL.height}"/>`;
  return `${ground}<text class="pct pct--${kind}" x="${x}" y="${y + 4.5}" text-anchor="middle">${escaped(text)}</text>`;
}

function boxOf(box: DrawnBox): string {
  const { x, y, width, height, glyph, name, detail, href, mark } = box;
  const states = [
    box.isDashed && "data-dashed",
    box.isChosen && "data-selected",
    mark && `data-mark="${mark.severity}"`,
  ];
  const paths = GLYPHS[glyph].map((path) => `<path d="${path}"/>`).join("");
  const rows = rowsOf(box).map(
    ({ kind, text, x: left, baseline }) =>
      `<text class="${kind}" x="${left}" y="${baseline}">${escaped(text)}</text>`,
  );
  const words = [name, detail, mark?.word].filter(Boolean).join(", ");
  return [
    `<a class="node" href="${escaped(href)}" aria-label="${escaped(words)}" ${states.filter(Boolean).join(" ")}>`,
    `<title>${escaped(words)}</title>`,
    `<rect class="body" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
    `<g class="glyph" transform="translate(${x + 11} ${y + 13})">${paths}</g>`,
    ...rows,
    mark ? markOf(mark, box) : "",
    "</a>",
  ].join("");
}

function markOf({ severity }: Mark, box: DrawnBox): string {
  const row = rowsOf(box).find(({ kind }) => kind === "word")!;
  const scale = MARK / 16;
  const place = `translate(${row.x - MARK - 4} ${row.baseline - 11}) scale(${scale})`;
  return `<g class="mark mark--${severity}" transform="${place}"><path class="shape" d="${MARK_SHAPES[severity]}"/><path class="sign" d="${MARK_SIGNS[severity]}"/></g>`;
}

/** Safe between tags and in quotes; control characters, which XML does not allow, are dropped. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/\p{Surrogate}/gu, "\ufffd")
      .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
