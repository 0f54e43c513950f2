/** A mirror of one small file for every source, with the list of its publisher where the source needs one. */
import { buildApiSection } from "./cfr.ts";
import { addCode, addToMirror } from "./mirror.ts";
import { buildSlip } from "./opinion.ts";
import { buildPaper, column, type PrintedWords } from "./paper.ts";

const bold = (y: number, text: string, size = 13): PrintedWords => ({ x: 72, y, text, size, bold: true });
const text = (y: number, ...lines: string[]) => column(lines, { y, size: 10 });

/** @param sections of the Code */
export async function addEverySource(mirror: string, sections = 40): Promise<void> {
  addCode(mirror, "119-100", { sections });
  addToMirror(
    mirror,
    "https://www.ecfr.gov/api/versioner/v1/full/2025-12-01/title-26.xml?section=1.61-1",
    buildApiSection({ number: "1.61-1", body: "<P>Grain is gross income.</P>" }),
  );
  for (const [url, pages] of PAPERS) addToMirror(mirror, url, await buildPaper({ pages }));
  addToMirror(mirror, LAW, PUBLIC_LAW);
  addToMirror(
    mirror,
    "https://public-api-green.dawson.ustaxcourt.gov/public-api/opinions/00000001-7777-4777-8777-777777777777.pdf",
    await buildSlip({ citation: "T.C. Memo. 2021-7", filed: "Filed March 4, 2021." }),
  );
  addToMirror(mirror, COURT_LIST, JSON.stringify({ next: null, results: [CASE] }));
  addToMirror(
    mirror,
    "https://www.courtlistener.com/api/rest/v4/opinions/7/",
    JSON.stringify({ id: 7, html_with_citations: "<p>The windmill was placed in service. We affirm.</p>" }),
  );
}

const IRS = "https://www.irs.gov/pub";
const PAPERS: [url: string, pages: PrintedWords[][]][] = [
  [
    `${IRS}/irs-irbs/irb21-19.pdf`,
    [
      [bold(100, "Bulletin No. 2021–19 May 3, 2021", 15), ...text(600, "Notice 2021-5, page 11.")],
      [
        bold(700, "Part III", 17),
        bold(660, "Relief for Mills"),
        bold(630, "Notice 2021-5"),
        ...text(600, "SECTION 1. PURPOSE", "    This notice is about mills."),
      ],
    ],
  ],
  [
    `${IRS}/irs-drop/rp-21-07.pdf`,
    [
      [
        ...text(670, "Rev. Proc. 2021-7"),
        ...text(640, "SECTION 1. PURPOSE"),
        ...text(612, "    This revenue procedure is about mills."),
        ...text(560, "SECTION 2. EFFECT ON OTHER DOCUMENTS"),
        ...text(532, "    Notice 2021-5 is modified."),
      ],
    ],
  ],
  [
    `${IRS}/irs-wd/202101001.pdf`,
    [
      [
        ...text(700, "Number: 202101001", "Release Date: 1/8/2021", "UILC: 1031.00-00"),
        ...text(630, "subject: Exchange of mills"),
        ...text(600, "ISSUE"),
        ...text(570, "Does a mill exchange? This advice may not be used or cited as precedent."),
      ],
    ],
  ],
  [
    `${IRS}/irs-pdf/f9001.pdf`,
    [[bold(700, "Mill Levy Return", 20), ...text(600, "Enter the levy of the mill.")]],
  ],
  [
    `${IRS}/irs-pdf/p9001.pdf`,
    [[bold(700, "Tax Guide for Mills", 20), ...text(600, "A mill pays a levy in grain.")]],
  ],
  [
    "https://www.govinfo.gov/content/pkg/FR-2026-01-05/pdf/2026-00001.pdf",
    [
      [
        ...text(700, "DEPARTMENT OF THE TREASURY", "26 CFR Part 1", "[T.D. 9999]"),
        bold(640, "Levies on Grain"),
        ...text(600, "AGENCY: Internal Revenue Service.", "ACTION: Final regulations."),
        ...text(540, "SUMMARY: This document is about mills."),
      ],
    ],
  ],
];

const LAW = "https://www.govinfo.gov/content/pkg/PLAW-119publ1/uslm/PLAW-119publ1.xml";
const PUBLIC_LAW = `<?xml version="1.0" encoding="UTF-8"?>
<pLaw xmlns="http://schemas.gpo.gov/xml/uslm" xmlns:dc="http://purl.org/dc/elements/1.1/">
<meta><dc:title>Public Law 119–1: Mill Act</dc:title><citableAs>Public Law 119–1</citableAs>
<citableAs>139 Stat. 1</citableAs><approvedDate>2025-01-29</approvedDate></meta>
<main><longTitle><officialTitle>An Act about mills.</officialTitle></longTitle>
<section identifier="/us/pl/119/1/s1"><num value="1">SECTION 1. </num><heading>Short title</heading>
<content>This Act may be cited as the Mill Act.</content></section></main></pLaw>`;

const COURTS = "scotus ca1 ca2 ca3 ca4 ca5 ca6 ca7 ca8 ca9 ca10 ca11 cadc cafc uscfc";
const COURT_LIST = `https://www.courtlistener.com/api/rest/v4/search/?${new URLSearchParams({
  type: "o",
  q: '"Internal Revenue Code" AND (Commissioner OR taxpayer)',
  court: COURTS,
  order_by: "dateFiled desc",
}).toString()}`;
const CASE = {
  caseName: "Mill v. Commissioner",
  court_id: "ca2",
  dateFiled: "2026-01-05",
  docketNumber: "24-1007",
  citation: [],
  status: "Published",
  opinions: [{ id: 7, type: "combined-opinion" }],
};
