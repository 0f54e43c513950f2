/** Small titles of the United States Code in the format of the House. */

export interface TitleOptions {
  title?: string;
  /** "119-100" */
  release?: string;
  sections: number;
  /** Numbers of the sections whose text differs from other releases. */
  amended?: number[];
}

/** A USLM document whose sections 1, 2, 3 … each have two subsections, one of them with paragraphs, and a note. */
export function buildTitle(options: TitleOptions): string {
  const { title = "26", release = "119-100", sections, amended = [] } = options;
  const numbers = Array.from({ length: sections }, (_, index) => index + 1);
  const body = numbers.map((number) => section(title, number, amended.includes(number)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xml:lang="en" identifier="/us/usc/t${title}">
<meta><dc:title>Title ${title}</dc:title><dc:type>USCTitle</dc:type><docNumber>${title}</docNumber><docPublicationName>Online@${release}</docPublicationName></meta>
<main>
<title identifier="/us/usc/t${title}"><num value="${title}">Title ${title}—</num><heading>INTERNAL REVENUE CODE</heading>
<subtitle identifier="/us/usc/t${title}/stA"><num value="A">Subtitle A—</num><heading>Income Taxes</heading>
<chapter identifier="/us/usc/t${title}/stA/ch1"><num value="1">CHAPTER 1—</num><heading>NORMAL TAXES AND SURTAXES</heading>
${body.join("\n")}
</chapter>
</subtitle>
</title>
</main>
</uscDoc>
`;
}

function section(title: string, number: number, amended: boolean): string {
  const identifier = `/us/usc/t${title}/s${number}`;
  const share = amended ? "two thirds" : "one half";
  return `<section identifier="${identifier}"><num value="${number}">§ ${number}.</num><heading> Levy number ${number}</heading>
<subsection identifier="${identifier}/a"><num value="a">(a)</num><heading> General rule</heading><chapeau>For each calendar year there is imposed on windmills of class ${number} a levy equal to ${share} of—</chapeau>
<paragraph identifier="${identifier}/a/1"><num value="1">(1)</num><content> the grain ground in that year, and</content></paragraph>
<paragraph identifier="${identifier}/a/2"><num value="2">(2)</num><content> the wind used to grind it.</content></paragraph>
</subsection>
<subsection identifier="${identifier}/b"><num value="b">(b)</num><heading> Exception</heading><content>Subsection (a) shall not apply to a windmill that stands still.</content></subsection>
<sourceCredit>(Aug. 16, 1954, ch. 736, <ref href="/us/stat/68A/${number}">68A Stat. ${number}</ref>.)</sourceCredit>
<notes type="uscNote"><note topic="amendments"><heading>Amendments</heading><p>Levy ${number} was once a toll.</p></note></notes>
</section>`;
}
