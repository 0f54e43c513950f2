/** Small files that take very long to draw or to read. */

const DEPTH = 9;
const TIMES = 10;
let made = 0;

/** A PDF of 2.5 KB whose page draws a billion times: form XObjects, each of which draws the next ten times. */
export function buildDrawingBomb(): Buffer {
  made += 1;
  const form = (index: number, body: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X ${index + 1} 0 R >> >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const draws = "/X Do ".repeat(TIMES);
  const first = 5;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X ${first} 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${draws.length} >>\nstream\n${draws}\nendstream`,
    ...Array.from({ length: DEPTH }, (_, level) =>
      form(first + level, level < DEPTH - 1 ? draws : `${made} 0 10 10 re f`),
    ),
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text);
}
