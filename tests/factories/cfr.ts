/** Small files of the Code of Federal Regulations in the formats of ecfr.gov and the Publishing Office. */

export interface RegulationOptions {
  /** "1.61-1" */
  number: string;
  heading?: string;
  /** XML below the heading; paragraphs of one letter each by default. */
  body?: string;
}

/** A section as the versioner API of ecfr.gov returns it. */
export function buildApiSection(
  { number, heading = "Mills", body = PARAGRAPHS }: RegulationOptions,
  title = "26",
): string {
  const metadata = `{&quot;path&quot;:&quot;/on/_SUBSTITUTE_DATE_/title-${title}/section-${number}&quot;,&quot;citation&quot;:&quot;${title} CFR ${number}&quot;}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<DIV8 N="${number}" TYPE="SECTION" hierarchy_metadata="${metadata}">
<HEAD>§ ${number} ${heading}.</HEAD>
${body}
<CITA TYPE="N">[T.D. 1, 25 FR 11402, Nov. 26, 1960]
</CITA>
</DIV8>
`;
}

export const PARAGRAPHS = `<P>(a) <I>In general.</I> The levy on a windmill is paid in grain.</P>
<P>(b) <I>Exception.</I> No levy is paid on chaff.</P>`;

/** The bulk file of a title with one part. */
export function buildBulkTitle(
  title: string,
  sections: RegulationOptions[],
  { amended = "Mar. 4, 2026", authority = "26 U.S.C. 7805, unless otherwise noted." } = {},
): string {
  const divisions = sections.map(
    ({ number, heading = "Mills", body = PARAGRAPHS }, at) => `
<DIV8 N="§ ${number}" NODE="${title}:1.0.1.1.1.0.1.${at + 1}" TYPE="SECTION">
<HEAD>§ ${number}   ${heading}.</HEAD>
${body}
</DIV8>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<DLPSTEXTCLASS>
<HEADER><FILEDESC><TITLESTMT><TITLE>Title ${title}: Mills</TITLE></TITLESTMT>
<PUBLICATIONSTMT><IDNO TYPE="title">
${title}</IDNO></PUBLICATIONSTMT></FILEDESC></HEADER>
<TEXT><BODY><ECFRBRWS>
<AMDDATE>${amended}(fm)
</AMDDATE>
<DIV1 N="1" NODE="${title}:1" TYPE="TITLE">
<HEAD>Title ${title}—Mills--Volume 1</HEAD>
<CFRTOC><PTHD>Part </PTHD><CHAPTI><SUBJECT>chapter i</SUBJECT><PG>1</PG></CHAPTI></CFRTOC>
<DIV3 N="I" NODE="${title}:1.0.1" TYPE="CHAPTER">
<HEAD> CHAPTER I—OFFICE OF MILLS</HEAD>
<DIV5 N="1" NODE="${title}:1.0.1.1.1" TYPE="PART">
<HEAD>PART 1—LEVIES
</HEAD>
<AUTH>
<HED>Authority:</HED><PSPACE>${authority}
</PSPACE></AUTH>
${divisions.join("")}
</DIV5>
</DIV3>
</DIV1>
</ECFRBRWS></BODY></TEXT>
</DLPSTEXTCLASS>
`;
}
