/** What to say of a provision for the year asked: whether it held, by what rule, and for which dates within the year. */
import { readAsked } from "../bottom-line/asked.ts";
import { asksChange } from "../effect/asked-change.ts";
import { FIRST_CODE_YEAR } from "../effect/effect-leads.ts";
import { comparedYears, relativeYears } from "../years/compared-years.ts";
import { daysMeant, yearsIn, type AskedYear } from "../years/year.ts";
import type { ProvisionByYear, YearRule } from "./provision.ts";

/** Questions on time; others are answered by the law of today without its history. */
const OF_TIME =
  /\b(?:19|20)\d\d\b|\b(?:still|expir\w+|end(?:s|ed|ing)?|sunset\w*|permanent\w*|repeal\w*|suspen\w+|revert\w*|change[ds]?|new law|newest law|big beautiful|obbba?|119-21|115-97|117-169|tcja|tax cuts and jobs|inflation reduction|any ?more|no longer|yet|(?:come|came|coming) back|bring back|brought back|reinstat\w*|since when|(?:start|begin)(?:s|ning|ing)?|effective|runs? out|running out|lapse[ds]?|when (?:did|does|do|will|was)|used to|formerly|(?:last|next|this) (?:tax )?(?:year|season)|(?:what|which|first|last) (?:tax )?years?|phas\w+ (?:out|down)|going away|go(?:es)? away|increase[sd]?|raised|went up|back again|available|gone|in force|in effect|binding contract)\b/i;

const SEVERAL =
  /\b(?:19|20)\d\d[,;.?]? (?:and|or|vs\.?|versus|to|than|through|compared (?:to|with)|instead of)(?: [a-z]+){0,4} (?:19|20)\d\d\b|\b(?:19|20)\d\d[?;.] (?:(?:what|how) about |for |in |of )+(?:19|20)\d\d\b/i;
const MOST_YEARS = 3;

/** Whether a question sets years side by side, or asks of a change: one year's figure is no answer to that. */
export function comparesYears(question: string): boolean {
  return setsSideBySide(question) || asksChange(question) !== null;
}

function setsSideBySide(question: string): boolean {
  return SEVERAL.test(question) || comparedYears(question, 0).length > 1;
}

/** Provisions that the question names, those with the most conditions first; none where it does not ask of time. */
export function provisionsFor(all: readonly ProvisionByYear[], question: string): ProvisionByYear[] {
  if (!OF_TIME.test(question)) return [];
  const text = question.replace(/[‘’]/g, "'");
  return all
    .filter(({ when, unless }) => when.every((pattern) => pattern.test(text)) && !unless?.test(text))
    .toSorted((a, b) => b.when.length - a.when.length);
}

/** Whole sentences, figures that no held text states still marked "~"; null where nothing is said of the year. */
export function sayingOf(provision: ProvisionByYear, question: string, asked: AskedYear): string | null {
  const { general, rules } = provision;
  if (asked.year < FIRST_CODE_YEAR) return null;
  const years = yearsMeant(question, asked, rules);
  const [only] = years;
  const found = years.flatMap((year) =>
    rules.filter((rule) => covers(rule, year)).map((rule) => ({ rule, year })),
  );
  if (rules.length > 0 && found.length === 0) return null;
  if (years.length === 1 && found[0]?.rule.holds && beganTooLate(general, question, only!))
    return `No: ${general.charAt(0).toLowerCase()}${general.slice(1)}`;
  const said = found.map(({ rule, year }) => {
    const verdict = years.length > 1 ? null : verdictOf({ provision, rule }, question, year);
    const opening = verdict ? `${verdict} for ${year}` : `For ${year}`;
    const byNow = year > asked.today + 1 ? ", by the law as it stands now" : "";
    const toCome =
      byNow && ADJUSTED.test(rule.text) ? ` The adjusted amount of ${year} is not known yet.` : "";
    return `${opening}${byNow}${verdict ? "," : ":"} ${filled(rule.text, { year, today: asked.today })}.${toCome}`;
  });
  return [...new Set(said), general].filter(Boolean).join(" ") || null;
}

/** A base whose yearly amount no paper is named for. */
const ADJUSTED = /^(?!.*\{paper\}).*\b(?:adjusted|indexed)\b/;

function covers({ from, to }: YearRule, year: number): boolean {
  return (from ?? year) <= year && year <= (to ?? year);
}

/** "When does it end": the rule after this one tells. */
const ASKS_WHEN_OVER =
  /\b(?:when|until when|how long|(?:what|which) (?:tax )?year|last year)\b[^?]*\b(?:ends?|ending|expires?|expiring|stops?|sunsets?|over|runs? out|lapses?|go(?:es)? away|available|last|phased? out|repealed)\b/i;

/** "Is it expiring at the end of 2025?" */
const ASKS_AN_END =
  /\b(?:expir\w+|sunsets?|permanent(?:ly)?|for good|forever|ends? (?:after|with|in|at)|at the end of|go(?:ing|es)? (?:away|back)|revert\w*|back (?:down )?to|after 20\d\d)\b|\bends?\W*$/i;

/** "Since when may it be done?": the rule before the first one that holds, and that one. */
const ASKS_BEGINNING =
  /\b(?:since when|from when|when did|(?:since|in|from) (?:what|which) year did|when was it (?:first )?(?:possible|allowed))\b(?!.*\b(?:end|expire|stop)\b)/i;

/** "Did the limit increase for 2026?": the rule before this one tells. */
const ASKS_A_RISE =
  /\b(?:increase[sd]?|raised?|go(?:es)? up|went up|higher than|lowered|drop(?:s|ped)?(?! (?:an?|the|my|our|on|off|it)\b))\b/i;

/** Rules that go by what was done in the year, whenever it is asked. */
const BY_DEED = /\b(?:acquired|placed in service|begins? work|discharged?|purchased|sold|completed|made)\b/;

/** The years to speak of: those that the question compares, or, where it asks of a change, one of each rule around it. */
function yearsMeant(
  question: string,
  { year, origin, today }: AskedYear,
  rules: readonly YearRule[],
): number[] {
  const relative = relativeYears(question, today);
  if (relative.length > 1) return relative;
  const named = [...new Set(yearsIn(question))];
  const isOfToday = namesToday(question) && named.some((one) => one !== today);
  if (setsSideBySide(question) || isOfToday)
    return [...new Set([...named, ...(isOfToday ? [today] : [])])]
      .toSorted((a, b) => a - b)
      .slice(-MOST_YEARS);
  const at = rules.findIndex((rule) => covers(rule, year));
  // "Is it going away after 2025?" sets that year beside the one after it.
  const ending = rules.findIndex((rule) => named.length === 1 && covers(rule, named[0]!));
  if (ASKS_AN_END.test(question) && named[0] === year - 1 && ending !== at) return [named[0], year];
  const next = rules[at + 1]?.from;
  const last = rules.at(-1)?.from;
  if ((ASKS_WHEN_OVER.test(question) || ASKS_AN_END.test(question)) && next)
    return [...new Set([year, next, last ?? next])];
  const first = rules.findIndex(({ holds }) => holds);
  const began = first > 0 ? rules[first]!.from : null;
  if (ASKS_BEGINNING.test(question) && began) return [began - 1, began];
  const before = rules[at - 1]?.to;
  if ((asksChange(question) !== null || ASKS_A_RISE.test(question)) && before) return [before, year];
  const [deed] = named;
  const isByDeed = rules.some((rule) => deed !== undefined && covers(rule, deed) && BY_DEED.test(rule.text));
  return origin === "today" && named.length === 1 && isByDeed ? [deed!] : [year];
}

function namesToday(question: string): boolean {
  return /\b(?:now|today|currently|this year)\b/i.test(question);
}

/** "{year}", and "{paper}" for the procedure that states the year's adjusted amounts. */
function filled(text: string, { year, today }: Pick<AskedYear, "year" | "today">): string {
  const procedure = `the IRS revenue procedure of inflation-adjusted amounts for ${year}`;
  const paper =
    year > today + 1
      ? `${procedure} (to be published in the fall of ${year - 1}) and is not known yet`
      : `${procedure} (published in the fall of ${year - 1}), which this library does not hold`;
  return text.replaceAll("{year}", String(year)).replaceAll("{paper}", paper);
}

/** Words that turn a yes into a no, or ask for more than either. */
const ASKS_THE_END =
  /\b(?:end(?:s|ed|ing)?|expir\w+|repeal\w*|suspen\w+|eliminat\w*|disallow\w*|taxable|taxed|(?:as|gross) income|capped|limit\w*|capitali[sz]\w*|amorti[sz]\w*|phas\w+|lost|lose|gone|go(?:es|ing)? away|permanent|penalt\w+|owe|pay|required|must|have to|need|revert\w*|sunset\w*|only|half|reduced?)\b/i;

/** "Can it be done retroactively?" */
const ASKS_BACK =
  /\bretroactive\w*|\bgo(?:ing)? back\b|\bamend(?:ing|ed)? (?:\w+ ){0,3}(?:returns?|20\d\d)\b|\b(?:earlier|prior|past|old) years?\b|\belect(?:s|ed|ing|ions?)?\b/i;

interface Judged {
  provision: ProvisionByYear;
  rule: YearRule;
}

/** Yes or no, where the question asks whether the provision is there; by the day that it names, where a day decides. */
function verdictOf({ provision, rule }: Judged, question: string, year: number): string | null {
  const { holds, text } = rule;
  if (holds === null || ASKS_THE_END.test(withoutName(question, provision))) return null;
  // What may be chosen for years gone by is said below the rule of those years, and is no plain no.
  if (holds === false && ASKS_BACK.test(question)) return null;
  const isAsked = readAsked(question).kind === "whether" || /\b(?:still|available)\b/i.test(question);
  const days = daysMeant(question, year);
  const from = FROM.exec(text)?.[1];
  const until = lastDay(text, year);
  if (from?.endsWith(String(year))) return byDay(days.last < dateOf(from), days.first >= dateOf(from));
  if (!until) return holds ? (isAsked && !namesMore(question, { year, text }) ? "Yes:" : null) : "No:";
  return byDay(days.first > until, days.last <= until) ?? (isAsked ? "It depends on the day:" : null);
}

function byDay(isOutside: boolean, isInside: boolean): string | null {
  return isOutside ? "No:" : isInside ? "Yes:" : null;
}

/** What was bought or signed earlier may have its own rule, and a yes would be read as one to another percentage. */
function namesMore(question: string, { year, text }: { year: number; text: string }): boolean {
  const isSaid = (percent: string) =>
    new RegExp(String.raw`\b${percent} percent`).test(text) || (percent === "100" && /\bwhole\b/.test(text));
  const percents = [...question.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent\b)/gi)].map(([, number]) => number!);
  return yearsIn(question).some((one) => one < year) || !percents.every(isSaid);
}

/** The name of a provision, its first condition, may hold such words itself: "limitation on itemized deductions", "overtime pay". */
function withoutName(question: string, { when: [name] }: ProvisionByYear): string {
  return name ? question.replace(new RegExp(`${name.source}(?: pay\\b)?`, "gi"), " ") : question;
}

/** Whether an earlier day that the question names lies before those that the provision begins with. */
function beganTooLate(general: string, question: string, year: number): boolean {
  const [, day] = BEGINS.exec(general) ?? [];
  const earlier = yearsIn(question).filter((one) => one < year);
  return (
    day !== undefined && earlier.length > 0 && daysMeant(question, Math.max(...earlier)).last <= dateOf(day)
  );
}

const BEGINS = /^Only [^.]*\bafter ([A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d)/;
const FROM = /\bfrom ([A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d) on\b/;
const UNTIL = /\b(on or before|before|after) ([A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d)/g;

/** The last day, within the year, on which the provision is there. */
function lastDay(text: string, year: number): string | null {
  const days = [...text.matchAll(UNTIL)]
    .map(([, word, day]) => (word === "before" ? dayBefore(dateOf(day!)) : dateOf(day!)))
    .filter((day) => day.startsWith(String(year)) && !day.endsWith("-12-31"));
  return days.toSorted()[0] ?? null;
}

function dateOf(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
