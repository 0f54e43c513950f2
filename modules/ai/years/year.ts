/** The tax year that a question is about. */

/** Where the year was read from. */
export type YearOrigin = "question" | "request" | "client" | "today";

export interface AskedYear {
  /** The tax year that the answer is for. */
  year: number;
  origin: YearOrigin;
  /** This year where the office is. */
  today: number;
  /** ISO date of today where the office is. */
  date: string;
  /** The last day of a fiscal year that the question names, as an ISO date; null for a calendar year. */
  fiscalYearEnd: string | null;
}

export interface YearSources {
  now: Date;
  /** IANA name of the office's time zone; the server's own when absent. */
  timeZone?: string;
  /** Named by the request. */
  requested?: number;
  /** Of the client's intake. */
  client?: number;
}

const FIRST = 1913;
const LAST = 2099;

export function readYear(question: string, { now, timeZone, requested, client }: YearSources): AskedYear {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
  const today = Number(date.slice(0, 4));
  const fiscalYearEnd = fiscalEnd(question);
  const base = { today, date, fiscalYearEnd };
  const named = fiscalYearEnd
    ? fiscalStart(fiscalYearEnd)
    : (relative(question, today) ?? namedYear(question, today));
  if (named !== null) return { ...base, year: named, origin: "question" };
  if (requested !== undefined) return { ...base, year: requested, origin: "request" };
  if (client !== undefined) return { ...base, year: client, origin: "client" };
  return { ...base, year: today, origin: "today" };
}

const MONTHS =
  "jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?";
const FISCAL = new RegExp(
  `\\b(?:fiscal|tax(?:able)?) (?:tax )?year (?:that |which )?end(?:ing|ed|s)? (?:on |in )?(?:(${MONTHS}) ?(\\d{1,2})?(?:st|nd|rd|th)?,? )((?:19|20)\\d\\d)\\b`,
  "i",
);
const FISCAL_NUMBER = /\b(?:fiscal year|FY) ?((?:19|20)\d\d)\b/i;

/** Last day of the fiscal year that a question names. */
function fiscalEnd(question: string): string | null {
  const [, month, day, year] = FISCAL.exec(question) ?? [];
  if (!year) return null;
  const at = monthNumber(month!);
  const last = new Date(Date.UTC(Number(year), at, 0)).getUTCDate();
  return `${year}-${String(at).padStart(2, "0")}-${String(day ? Number(day) : last).padStart(2, "0")}`;
}

function monthNumber(month: string): number {
  return "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(month.slice(0, 3).toLowerCase()) / 3 + 1;
}

/** A tax year is named after the year in which it begins: one that ends June 30, 2026 began in 2025. */
function fiscalStart(end: string): number {
  const year = Number(end.slice(0, 4));
  return end.endsWith("12-31") ? year : year - 1;
}

/** "My aunt died last year" dates an event before what is asked. */
const DIED_THEN =
  /\b(?:died|passed away|got married|got divorced|retired|moved|bought|inherited)\b[^.?!,;]{0,30}\b(?:last|previous|prior) year\s*$/i;

/** "We moved last year; how much is it?": a fact of one's life, told in a clause before the one that asks. */
const BECAME_THEN =
  /\b(?:moved|got (?:married|divorced|engaged)|divorced|retired|graduated|had (?:a|our|another|twins)\b[^.?!,;]{0,12}|adopted|turned \d\d|quit|lost (?:my|his|her|our) job|started (?:a|an|my|our)\b[^.?!,;]{0,12}|became|hired)\b[^.?!,;$\d]{0,30}\b(?:last|previous|prior) year\s*(?:[.;,!–—]|\band\b|\bso\b|\bbut\b|$)/i;
const ASKS_IN_PRESENT = /\b(?:is|are|am|do|does|can|may|will|should|must)\b/i;

/** "Last year it was 5; how much is it now?" */
const ASKS_NOW = /\b(?:now|today|currently|this year)\W*$/i;

/** Years before or after today's that a question names in words. */
function relative(question: string, today: number): number | null {
  if (/\b(?:the )?year before last\b/i.test(question)) return today - 2;
  if (DIED_THEN.test(question) || ASKS_NOW.test(question)) return null;
  if (BECAME_THEN.test(question) && ASKS_IN_PRESENT.test(question.replace(BECAME_THEN, " "))) return null;
  if (
    /\b(?:last|previous|prior|past) (?:tax |calendar )?year(?:'s|’s)?\b(?! (?:minimum|liability|return))/i.test(
      question,
    ) &&
    !namesYear(question)
  )
    return today - 1;
  if (
    /(?<!\b(?:in)?to (?:the )?)\bnext (?:tax |calendar )?year(?:'s|’s)?\b/i.test(question) &&
    !namesYear(question)
  )
    return today + 1;
  return null;
}

const IN_MONTH = new RegExp(`\\b(${MONTHS}) (?:(\\d{1,2})(?:st|nd|rd|th)?,? )?((?:19|20)\\d\\d)\\b`, "i");

const QUARTER =
  /\b(?:(first|1st)|(second|2nd)|(third|3rd)|(fourth|4th|last)) quarter of (?:19|20)\d\d\b|\bQ([1-4])(?: of)? (?:19|20)\d\d\b/i;

/** 1 to 4, of the year that it stands with. */
function quarterIn(question: string): number | null {
  const [, ...named] = QUARTER.exec(question) ?? [];
  const at = named.findIndex(Boolean);
  return at < 0 ? null : at < 4 ? at + 1 : Number(named[at]);
}

/** The first and last day that a question may mean: of a day or a month that it names, else of the whole year. */
export function daysMeant(question: string, year: number): { first: string; last: string } {
  const quarter = quarterIn(question);
  if (quarter) {
    const last = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);
    return { first: `${year}-${String(quarter * 3 - 2).padStart(2, "0")}-01`, last };
  }
  const [, month, day, of] = IN_MONTH.exec(question) ?? [];
  if (!month || Number(of) !== year) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const at = monthNumber(month);
  const start = `${year}-${String(at).padStart(2, "0")}`;
  const end = new Date(Date.UTC(year, at, 0)).getUTCDate();
  const one = day && Number(day) <= end ? day.padStart(2, "0") : null;
  return { first: `${start}-${one ?? "01"}`, last: `${start}-${one ?? end}` };
}

/** "$2,025", "§ 2010", "Rev. Proc. 2025-32", "P.L. 117-2023" and "CP2000" are no years. */
const NAME_OF_LAW =
  /\b(?:Act|Code|Law|Reform Act|Revision) of (?:19|20)\d\d\b|\b(?:Rev\. ?(?:Rul|Proc)\.|Notice|Ann\.|Announcement|T\.C\. Memo\.|TC Memo|Revenue (?:Ruling|Procedure)|Summ\. Op\.) (?:19|20)\d\d-\d+|\b(?:rev (?:rul|proc)) (?:19|20)\d\d-\d+/gi;
const YEAR =
  /(?<=\b[FTC]Y|(?<![\w$,.§-]))(?<!(?:§|\bsec(?:tion|\.)?|\bsecs?\.|\bform|\bUSC|\bIRC) ?)((?:19|20)\d\d)(?![\d(%]|[A-Z]|,\d{3}|\.\d|-\d)/gi;

/** From here on a number is a year only where a word says so: "2036 inclusion" is of section 2036. */
const FAR = 2030;
const OF_TIME =
  /\b(?:in|for|by|until|till|through|after|before|during|since|from|to|of|and|or|year|year end|end|early|late|mid|exemptions?|limits?|caps?|rates?|thresholds?|brackets?|wage base|[FTC]Y|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\.?(?: \d{1,2},)?)[ -]?$/i;

/** "2031 brackets" */
const OF_AMOUNT = /^ (?:tax|brackets?|standard|limits?|rates?|amounts?|returns?|mileage|figures?)\b/i;

/** Years that a question names, in the order of the text. */
export function yearsIn(question: string): number[] {
  const text = question.replace(NAME_OF_LAW, (name) => " ".repeat(name.length));
  return [...text.matchAll(YEAR)]
    .map((found) => ({
      year: Number(found[1]),
      before: text.slice(0, found.index),
      after: text.slice(found.index + 4),
    }))
    .filter(({ year, before, after }) => year < FAR || OF_TIME.test(before) || OF_AMOUNT.test(after))
    .map(({ year }) => year)
    .filter((year) => year >= FIRST && year <= LAST);
}

function namesYear(question: string): boolean {
  return yearsIn(question).length > 0;
}

/** "born in 1953", "since 2011", "a mortgage of $900,000 from 2016": where something began is not the year asked about. */
const BEGINNING =
  /\b(?:born|since|founded|incorporated|established|built)(?: (?:in|on|on or before|before|after))?(?: [a-z]+\.?(?: \d{1,2},?)?)? ((?:19|20)\d\d)\b|\b(?:mortgage|loan|refinance)(?: (?:(?:for|of|is|was) )?\$?\d[\d.,]*(?:k|m| million)?| (?:is|was|that (?:is|was|we|i)|we|i))* (?:from|(?:taken|took|signed|obtained|originated|dated|made)(?: out)?(?: back)? (?:in|on|from)) (?:[a-z]+\.? (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/gi;
/** "a used 2024 Honda", "2025 model": the year of a car is none of tax, unless it is named besides. */
const OF_MODEL =
  /(?<!\b(?:in|for|since|during|of|until|before|after|by) )\b((?:19|20)\d\d) (?:model\b|(?:toyota|honda|ford|chevy|chevrolet|tesla|jeep|ram|dodge|gmc|nissan|hyundai|kia|subaru|mazda|bmw|lexus|acura|buick|cadillac|chrysler|audi|volvo|volkswagen|vw|mercedes|porsche|f-?150|silverado|camry|accord|civic|corolla|tacoma|tundra|rav4|suburban|tahoe)\b)/gi;
/** "bought in 2019", "a divorce decree of 2017": it dates what the rule is about, where another clause asks of today or of another year. */
const ORIGIN =
  /\b(?:bought|purchased|acquired|inherited|invested|contributed|granted|issued|signed|executed|finali[sz]ed|divorced|modified|amended|(?:we|i|they) changed|opened|converted|got|received)\b(?:(?! (?:sold|sell|dispos\w+|placed|put)\b|(?:19|20)\d\d)[^.,;?]){0,40}?\b(?:in|on|of|from|during|back in) (?:[a-z]+\.? (?:\d{1,2}, )?)?((?:19|20)\d\d)\b|\b((?:19|20)\d\d) (?:\w+ )?(?:divorce|decree|agreement|instrument|separation|contract|purchase)\b|\b(?:divorce|decree|agreement|instrument|contract|mortgage|loan|bonds?) (?:(?:is |was )?(?:dated |signed |from |of |in |issued (?:in )?|executed in ))+(?:[a-z]+ )?((?:19|20)\d\d)\b/gi;
/** "he bought it in 1985 … sold for 510k": what became of a thing later is what is asked about. */
const LATER =
  /\b(?:sold|sell(?:ing|s)?|sale|died|death|inherited|gave|gifted|left me|traded|worth|rented|converted)\b/i;
/** "I heard that ended in 2025": when a law is thought to have ended, beside another year or the present. */
const THOUGHT_ENDED =
  /\b(?:ended|expired|ran out|went away|going away|sunset(?:ted)?|stopped|was repealed|phased out|over|gone) (?:in|after|at the end of|with|as of) (?:[a-z]+\.? (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/gi;
/** The rest of such a question is in the present, or about what comes of it later. */
const NOW =
  /\b(?:now|today|still|this year|currently|must|(?:is|are|can|do|does|may|will|should|am)(?: \w+){1,4}|when (?:i|we|he|she|they) (?:sells?|die)|selling|sell(?:s)? it|how (?:much|do|is)|what)\b/i;
/** "for 2024", "in September 2025" */
const FOR_YEAR = new RegExp(
  `\\b(?:for|tax year|taxable year|in|during|of|vs\\.?|versus|TY) (?:tax(?:able)? year |calendar year |(?:${MONTHS}) )?((?:19|20)\\d\\d)\\b`,
  "gi",
);
/** "nothing is paid until 2034" */
const UNTIL = /\b(?:until|till) (?:[a-z]+\.? (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/gi;
/** So long ago a year that is only told of is where a story began. */
const LONG_AGO = 4;
const CLAUSES = /(?<=[.?!;])\s+|\s+[–—-]\s+/;
const ASKS =
  /\?|^\W*(?:(?:and|so|but|now) )?(?:can|could|do|does|did|is|are|was|were|will|would|should|may|must|how|what|which|when|who|why)\b/i;

/** Years of a story's beginning, which no clause that asks names, and no return is of. */
function longAgo(question: string, today: number): number[] {
  const clauses = question.split(CLAUSES);
  if (clauses.length === 1 || !NOW.test(question)) return [];
  const asking = clauses.filter((clause) => ASKS.test(clause));
  const asked = (asking.length > 0 ? asking : clauses.slice(-1)).flatMap(yearsIn);
  const isOfReturn = (year: number) =>
    new RegExp(
      `\\b(?:for|tax year|taxable year|TY) (?:tax year )?${year}|\\b${year} (?:\\w+ )?returns?\\b`,
      "i",
    ).test(question);
  return yearsIn(question).filter(
    (year) => year <= today - LONG_AGO && !asked.includes(year) && !isOfReturn(year),
  );
}

const DUE =
  /\b(?:due|(?:forms?|returns?|statements?|1099s?|w-?2s?) (?:\w+ ){0,2}?(?:filed|furnished)|(?:be|are|were) (?:filed|furnished)) (?:late )?(?:in|during|by|for|on)? ?(?:[a-z]+ \d{0,2},? ?)?((?:19|20)\d\d)\b/i;

/** "after 2025", "after December 31, 2025": every later year is meant, this one among them; not the year itself. */
const AFTER = new RegExp(
  `\\b(?:after|later than|past) (?:the (?:end|year) (?:of )?|tax(?:able)? year |(?:december|dec\\.?) 31,? )?((?:19|20)\\d\\d)\\b`,
  "gi",
);

/** "Was there a limit before 2018?": an earlier year is meant; not where the day dates a deed. */
const BEFORE =
  /^(?=.*\b(?:was|were|did|had|used to)\b)(?!.*\b(?:bought|acquired|purchased|issued|signed|executed|born|placed|made|incurred|divorced|invested|contributed|sold|filed|paid|died|hired|began|begun|started|built|married|moved|retired)\b).*\b(?:before|prior to) (?:tax year )?((?:19|20)\d\d)\b/i;

/**
 * Of several years the one that the question asks about: "for 2025", else the last. A form due in 2027 is about 2026,
 * but the penalties for it are those of 2027; the amounts of both stand in the paper of 2026.
 */
function namedYear(question: string, today: number): number | null {
  const rest = question.replace(ORIGIN, " ").replace(THOUGHT_ENDED, " ");
  const origins =
    NOW.test(rest) || namesYear(rest) || LATER.test(rest)
      ? [...question.matchAll(ORIGIN), ...question.matchAll(THOUGHT_ENDED)]
      : [];
  const beginnings = [...question.matchAll(BEGINNING), ...question.matchAll(UNTIL), ...origins]
    .flatMap(([, ...years]) => years.filter(Boolean))
    .map(Number);
  const models = [...question.matchAll(OF_MODEL)]
    .map(([, year]) => Number(year))
    .filter((year, at, all) => all.indexOf(year) === at)
    .filter((year) => yearsIn(question.replace(OF_MODEL, " ")).every((other) => other !== year));
  const told = [...beginnings, ...models, ...longAgo(question, today)];
  const years = yearsIn(question).filter((year) => !told.includes(year));
  if (years.length === 0) {
    const fiscal = FISCAL_NUMBER.exec(question)?.[1];
    return fiscal ? Number(fiscal) : null;
  }
  const due = DUE.exec(question)?.[1];
  if (due && (years.length === 1 || years.includes(Number(due) - 1))) return Number(due) - 1;
  const named = [...question.matchAll(FOR_YEAR)]
    .map(([, year]) => Number(year))
    .filter((year) => years.includes(year));
  const last = named.at(-1) ?? years.at(-1)!;
  if (years.length === 1 && Number(BEFORE.exec(question)?.[1]) === last) return last - 1;
  const isAfter = [...question.matchAll(AFTER)].some(([, year]) => Number(year) === last);
  return isAfter && !named.includes(last) ? Math.max(last + 1, today) : last;
}
