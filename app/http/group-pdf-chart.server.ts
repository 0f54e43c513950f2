/** The chart of a group on paper: whole on the first page where it can be read there, else over as many as it takes. */
import type { Charts, Scene } from "#modules/chart";
import type { Pdf } from "#modules/pdf";

/** The smallest letters of a chart are 11.5 units high: 6.3 points at this scale. */
const SMALLEST = 0.55;
const LARGEST = 0.75;
/** Units that neighboring parts share, so that each box stands whole on one of them. */
const OVERLAP = { x: 200, y: 100 };
const PAGE_NUMBER = { size: 11, color: "#1f4496" };
const CUT = { stroke: "#1f4496", width: 0.75, dash: [4, 3] as const };

export interface ChartPaper {
  scene: Scene;
  paint: Charts["paint"];
  /** Of the lines around the chart, in points. */
  text: { size: number; leading: number };
  /** Height that the lines above took, in points. */
  above: number;
}

export function drawChart(pdf: Pdf, paper: ChartPaper): void {
  const [width, height] = pdf.room;
  const { scene, text, above } = paper;
  const besideWords = Math.min(width / scene.width, (height - above) / scene.height);
  const onItsOwn = Math.min(width / scene.width, height / scene.height);
  if (besideWords >= SMALLEST) drawWhole(pdf, paper, { scale: besideWords, top: text.leading });
  else if (onItsOwn >= SMALLEST) {
    pdf.turnPage();
    drawWhole(pdf, paper, { scale: onItsOwn, top: 0 });
  } else drawParts(pdf, paper);
}

function drawWhole(
  pdf: Pdf,
  { scene, paint }: ChartPaper,
  { scale, top }: { scale: number; top: number },
): void {
  const [width] = pdf.room;
  const factor = Math.min(scale, LARGEST);
  pdf.draw((pen) => {
    pen.translate((width - scene.width * factor) / 2, top);
    pen.scale(factor);
    paint(scene, pen);
  });
}

function drawParts(pdf: Pdf, { scene, paint, text, above }: ChartPaper): void {
  const [width, height] = pdf.room;
  const parts = partsOf(scene, { width: width / SMALLEST, height: height / SMALLEST });
  pdf.write(
    `Below is the whole chart without its words. They are on pages 2 to ${parts.length + 1}, as marked; neighboring pages overlap.`,
    text,
  );
  const overview = Math.min(width / scene.width, (height - above - text.leading) / scene.height);
  pdf.draw((pen) => {
    pen.translate((width - scene.width * overview) / 2, text.leading);
    pen.scale(overview);
    paint(scene, pen, { isOutline: true });
    for (const [index, part] of parts.entries()) {
      const { x, y } = part;
      const [right, bottom] = [
        Math.min(x + part.width, scene.width),
        Math.min(y + part.height, scene.height),
      ];
      pen.path(`M${x} ${y}H${right}V${bottom}H${x}Z`, { ...CUT, width: CUT.width / overview });
      pen.text(String(index + 2), {
        ...{ x: x + 6 / overview, y: y + 12 / overview, bold: true },
        ...{ size: PAGE_NUMBER.size / overview, color: PAGE_NUMBER.color },
      });
    }
  });
  for (const { x, y } of parts) {
    pdf.turnPage();
    pdf.draw((pen) => {
      pen.scale(SMALLEST);
      pen.translate(-x, -y);
      paint(scene, pen);
    });
  }
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rectangles of a page's size, row by row from the left, without those in which no box stands whole. */
function partsOf(scene: Scene, page: { width: number; height: number }): Part[] {
  const lefts = startsOf(scene.width, page.width, OVERLAP.x);
  const tops = startsOf(scene.height, page.height, OVERLAP.y);
  const parts = tops.flatMap((y) => lefts.map((x) => ({ x, y, ...page })));
  return parts.filter((part) => scene.boxes.some((box) => isWithin(box, part)));
}

/** Evenly spread starts of stretches that cover the length and share at least `overlap`. */
function startsOf(length: number, stretch: number, overlap: number): number[] {
  if (length <= stretch) return [0];
  const count = Math.ceil((length - overlap) / (stretch - overlap));
  return Array.from({ length: count }, (_, at) => ((length - stretch) * at) / (count - 1));
}

function isWithin(box: Part, part: Part): boolean {
  return (
    box.x >= part.x &&
    box.y >= part.y &&
    box.x + box.width <= part.x + part.width &&
    box.y + box.height <= part.y + part.height
  );
}
