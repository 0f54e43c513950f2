/** The forms in which practitioners cite a document. */
export interface CitationForm {
  name: string;
  text: string;
}

/** @param asOf of the words: "release point 119-100", "April 1, 2021" */
export function citationForms(citation: string, heading: string, asOf: string): CitationForm[] {
  const [, title, body, place] = /^(\d+) (USC|CFR) (.+)$/.exec(citation) ?? [];
  const year = /\b(\d{4})\b/.exec(asOf)?.[1];
  const forms: CitationForm[] = [{ name: "Short", text: citation }];
  if (body === "USC") {
    forms.push({ name: "Bluebook", text: `${title} U.S.C. § ${place}` });
    if (title === "26") forms.push({ name: "Memo", text: `I.R.C. § ${place}` });
  } else if (body === "CFR") {
    forms.push({ name: "Bluebook", text: `${title} C.F.R. § ${place}${year ? ` (${year})` : ""}` });
    if (title === "26") forms.push({ name: "Memo", text: `Treas. Reg. § ${place}` });
  } else if (heading) {
    forms.push({ name: "With title", text: `${heading}, ${citation}` });
  }
  return [...forms, { name: "With date", text: `${citation} (${asOf})` }];
}
