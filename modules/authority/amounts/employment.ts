/** Reads the amounts of employment taxes that the employer's tax guide (Pub. 15) states for its year. */
import type { AmountRow } from "./amount.ts";
import { centsOf } from "./amount.ts";

/** An amount that a sentence of the guide states; the sentence names the year, or the one before it does. */
interface Statement {
  unit: string;
  heading: string;
  sentence: RegExp;
}

const STATEMENTS: readonly Statement[] = [
  {
    unit: "26 USC 3121(a)(1)",
    heading: "Social Security Wage Base",
    sentence:
      /(?:For (?<before>20\d\d), the|The) social security tax rate is [^$]{0,160}?The social security wage base limit is (?<money>\$[\d,]+)\./,
  },
  {
    unit: "26 USC 3121(x)",
    heading: "Threshold for Household Workers",
    sentence:
      /Social security and Medicare taxes apply to the wages of household workers you pay (?<money>\$[\d,]+) or more in cash wages in (?<after>20\d\d)\./,
  },
  {
    unit: "26 USC 3121(b)(7)(F)(iv)",
    heading: "Threshold for Election Workers",
    sentence:
      /Social security and Medicare taxes apply to election workers who are paid (?<money>\$[\d,]+) or more in cash or an equivalent form of compensation in (?<after>20\d\d)\./,
  },
];
const NEW = /^What[’']s New$/gm;
const SECTION = /^(\d{1,2})\. [A-Z][^.\n]{5,90}$/gm;

/** No rows for a publication without such sentences. Line breaks within a sentence count as spaces. */
export function readEmploymentAmounts(text: string): AmountRow[] {
  const flat = text.replace(/\s/g, " ");
  return STATEMENTS.flatMap(({ unit, heading, sentence }) => {
    const found = sentence.exec(flat);
    const { before, after, money = "" } = found?.groups ?? {};
    const year = before ?? after;
    if (!found || year === undefined) return [];
    const start = found.index + found[0].indexOf(money);
    return [
      {
        ...{
          unit,
          heading,
          label: "",
          status: null,
          taxYear: Number(year),
          percent: null,
          cents: centsOf(money),
        },
        ...{ start, end: start + money.length, pin: pinAt(text, found.index) },
        quote: { start: found.index, end: found.index + found[0].length },
      },
    ];
  });
}

/** The numbered section that the sentence stands in: "section 9"; what is new stands before the first, after the contents. */
function pinAt(text: string, at: number): string {
  const above = text.slice([...text.slice(0, at).matchAll(NEW)].at(-1)?.index ?? 0, at);
  const section = [...above.matchAll(SECTION)].at(-1)?.[1];
  return section === undefined ? "What’s New" : `section ${section}`;
}
