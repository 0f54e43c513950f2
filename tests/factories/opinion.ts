/** Small opinions in print, with the measures of the Tax Court's slip opinions and of its Reports. */
import Document from "pdfkit";

/** One printed line at a place; `y` counts from the lower edge. `*words*` are italic, `^1` raised. */
export interface PrintedLine {
  x: number;
  y: number;
  text: string;
  size?: number;
}

export interface PrintOptions {
  width?: number;
  height?: number;
  password?: string;
}

export async function printPages(pages: PrintedLine[][], options: PrintOptions = {}): Promise<Buffer> {
  const { width = 612, height = 792, password } = options;
  const pdf = new Document({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    ...(password && { userPassword: password }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => void pdf.on("end", done));
  for (const lines of pages) {
    pdf.addPage();
    for (const line of lines) printLine(pdf, line, height);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function printLine(pdf: PDFKit.PDFDocument, { x, y, text, size = 12 }: PrintedLine, height: number): void {
  let at = x;
  for (const run of text.split(/(\*[^*]+\*|\^\d+)/).filter(Boolean)) {
    const isRaised = run.startsWith("^");
    const isItalic = run.startsWith("*");
    const words = isRaised ? run.slice(1) : isItalic ? run.slice(1, -1) : run;
    pdf.font(isItalic ? "Times-Italic" : "Times-Roman", isRaised ? size * 0.6 : size);
    pdf.text(words, at, height - y - (isRaised ? size * 0.3 : 0), {
      lineBreak: false,
      baseline: "alphabetic",
    });
    at += pdf.widthOfString(words);
  }
}

export interface SlipOptions {
  citation?: string;
  petitioner?: string;
  dockets?: string;
  filed?: string;
  stamp?: string;
  /** Paragraphs of the opinion on its second page, each a line. */
  text?: string[];
}

const line = (x: number, y: number, text: string, size?: number): PrintedLine => ({
  x,
  y,
  text,
  ...(size && { size }),
});

/** A memorandum opinion of two pages: caption, headings, two footnotes of which one goes on, stamp, star page, folio. */
export function buildSlip(options: SlipOptions = {}): Promise<Buffer> {
  const {
    citation = "T.C. Memo. 2031-7",
    petitioner = "HENRY A. MILLER AND ANN B. MILLER,",
    dockets = "Docket Nos. 1234-29, 1235-29.",
    filed = "Filed March 4, 2031.",
    stamp = "Served 03/04/31",
    text = ["The windmill was placed in service in 2027, and petitioners may deduct its cost as of then."],
  } = options;
  const first = [
    line(203, 686, "United States Tax Court", 20),
    line(253, 640, citation),
    line(190, 612, petitioner),
    line(278, 598, "Petitioners"),
    line(301, 571, "v."),
    line(190, 545, "COMMISSIONER OF INTERNAL REVENUE,"),
    line(276, 531, "Respondent"),
    line(276, 504, "__________"),
    line(108, 477, dockets),
    line(370, 477, filed),
    line(276, 451, "__________"),
    line(108, 424, "*Peter Counsel*, for petitioners."),
    line(108, 398, "*Rita Lawyer*, for respondent."),
    line(160, 342, "MEMORANDUM FINDINGS OF FACT AND OPINION"),
    line(144, 316, "GRAIN, *Judge*: Respondent determined a deficiency of $9,100 in the federal"),
    line(108, 302, "income tax of petitioners for 2027 under section 168(a)^1 and nothing else that is of"),
    line(108, 288, "any concern to this Court, which was asked to redetermine that deficiency for the"),
    line(108, 274, "year at issue."),
    line(144, 150, "^1 Section references are to the Internal Revenue Code, Title 26 U.S.C., and Rule", 10),
    line(108, 138, "references are to the Tax Court Rules, as they were in effect in the year that", 10),
    line(259, 34, stamp, 14),
  ];
  const second = [
    line(303, 708, "2"),
    line(108, 682, "[*2]"),
    line(245, 682, "FINDINGS OF FACT"),
    line(108, 656, "I."),
    line(144, 656, "*The Windmill and Its*"),
    line(144, 642, "*Miller*"),
    line(144, 616, "Petitioners built a wind-mill in Kansas, and the plain facts are that it ground"),
    line(108, 602, "corn for their neighbors, who paid them for it in flour and not in money at any"),
    line(108, 588, "time.^2"),
    line(285, 562, "OPINION"),
    ...text.map((words, at) => line(144, 536 - at * 28, words)),
    line(108, 160, "matters here.", 10),
    line(144, 140, "^2 Flour is property.", 10),
  ];
  return printPages([first, second]);
}

/** A pamphlet of the Reports with two opinions, the second of which begins on the page where the first ends. */
export function buildPamphlet(): Promise<Buffer> {
  const at = (x: number, y: number, text: string, size = 11) => line(x, y, text, size);
  const cover = [
    at(78, 585, "171 T.C. 40–42", 7),
    at(140, 520, "UNITED STATES TAX COURT", 24),
    at(180, 466, "REPORTS", 18),
  ];
  const first = [
    at(195, 476, "REPORTS", 12),
    at(200, 452, "OF THE", 12),
    at(119, 428, "UNITED STATES TAX COURT", 14),
    at(121, 382, "CORN MILLS, INC., PETITIONER v."),
    at(118, 369, "COMMISSIONER OF INTERNAL REVENUE,"),
    at(185, 356, "RESPONDENT"),
    at(110, 336, "Docket No. 777-30. Filed July 1, 2031.", 9),
    at(101, 316, "P sold corn, and R disallowed its cost of goods sold for want of books kept.", 9),
    at(92, 305, "*Held*: P may use estimates that are reasonable.", 9),
    at(76, 280, "*Una Advocate*, for petitioner."),
    at(76, 267, "*Otto Fisc*, for respondent."),
    at(200, 240, "OPINION"),
    at(76, 218, "CHAFF, *Judge*: The question is what corn costs when nobody has written it"),
    at(65, 205, "down, and the answer is that the Court may estimate where there is evidence at"),
    at(65, 192, "hand that permits one."),
    at(378, 28, "40", 9),
  ];
  const second = [
    at(47, 607, "41          171 UNITED STATES TAX COURT REPORTS          (40)", 9),
    at(58, 580, "Decision will be entered under Rule 155."),
    at(110, 500, "RYE FARM, PETITIONER v. COMMISSIONER"),
    at(120, 487, "OF INTERNAL REVENUE, RESPONDENT"),
    at(92, 460, "Docket No. 778-30. Filed July 8, 2031.", 9),
    at(180, 420, "OPINION"),
    at(58, 398, "CHAFF, *Judge*: Rye is corn within the meaning of the regulation, so that what we said"),
    at(47, 385, "of the one holds for the other, and we say no more."),
  ];
  const third = [
    at(65, 607, "(41)          RYE FARM v. COMMISSIONER          42", 9),
    at(76, 580, "Decision will be entered for petitioner."),
  ];
  return printPages([cover, first, second, third], { width: 430, height: 654 });
}
