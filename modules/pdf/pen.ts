/** Drawing inside a figure: paths and letters, in the figure's own units. */
import type { Pen } from "./contract.ts";
import { textRuns } from "./fonts.ts";

export function createPen(doc: PDFKit.PDFDocument): Pen {
  return {
    path(outline, { stroke, fill, width = 1, dash }) {
      doc.save();
      doc.path(outline).lineWidth(width);
      if (dash) doc.dash(dash[0], { space: dash[1] });
      if (fill && stroke) doc.fillAndStroke(fill, stroke);
      else if (fill) doc.fill(fill);
      else doc.stroke(stroke ?? "#000000");
      doc.restore();
    },
    text(text, { x, y, size, bold = false, color = "#000000", isCentered = false }) {
      const runs = textRuns(text, bold ? "bold" : "regular");
      const widths = runs.map((run) => doc.font(run.font.name).fontSize(size).widthOfString(run.text));
      const width = widths.reduce((sum, each) => sum + each, 0);
      let left = isCentered ? x - width / 2 : x;
      doc.fillColor(color);
      for (const [index, run] of runs.entries()) {
        doc.font(run.font.name).fontSize(size);
        doc.text(run.text, left, y, { lineBreak: false, baseline: "alphabetic" });
        left += widths[index]!;
      }
      doc.fillColor("#000000");
    },
    translate: (x, y) => void doc.translate(x, y),
    scale: (factor) => void doc.scale(factor),
    saved(draw) {
      doc.save();
      draw();
      doc.restore();
    },
  };
}
