/** Ages, periods and numbers of people that a question states as facts: "my son turned 17", "I lived there 14 months". */

export interface Measure {
  kind: "age" | "period" | "count";
  /** Years of an age, months of a period, or how many. */
  value: number;
  /** Of a count: the stem of what is counted, "shareholder". */
  noun?: string;
  /** "17", "14 months", "130 shareholders" */
  said: string;
  /** Of an age: whose it is, as far as the law tells them apart. */
  whose?: "child" | "adult";
  /** Where it stands in the question. */
  start: number;
  end: number;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = String.raw`\d{1,3}(?:½|\.5| 1\/2)?|${NUMBERS.join("|")}`;

const AGE = new RegExp(
  String.raw`\b(?:(?:i|he|she|they|who|we|[a-z]+)(?:'m|'s|'re)|am|is|are|was|were|turn(?:s|ed|ing)?|aged?|at) (?:now |only |just |already |about |age )?(\d{1,3}(?:½|\.5| 1\/2)?)(?: years? old\b| y\/o\b|(?=\s*(?:[.,;?!)]|$)|\s+(?:in|and|this|next|last|by|so|now|on|but|who|when|with|years? old|watch\w*|lives?d?|works?|worked|goes|went|helps?|earns?|attends?|has|had|stays?)\b))|\b(\d{1,3})[- ]years?[- ]old\b`,
  "gi",
);
const PERIOD = new RegExp(String.raw`\b(${NUMBER})[ -](days?|weeks?|months?|years?)\b(?![- ]old\b)`, "gi");
const COUNT =
  /\b(\d[\d,]*) (shareholders?|stockholders?|members|partners|employees|owners|beneficiaries|participants|rooms|units|acres)\b/gi;
const CHILD =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|nephews?|nieces?|grandchild(?:ren)?|grandsons?|granddaughters?|step(?:son|daughter)|bab(?:y|ies)|boys?|girls?|teenagers?|(?:brother|sister)s?)\b/gi;
const ADULT =
  /\b(?:i|i'm|me|my (?:wife|husband|spouse)|wife|husband|spouse|mother(?:-in-law)?|father(?:-in-law)?|mom|dad|parents?|aunt|uncle|grandmother|grandfather|employees?|boss|owner)\b/gi;
export const MONTHS_IN: Record<string, number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };
const OLDEST = 110;

export function measuresIn(question: string): Measure[] {
  const text = question.replace(/[‘’]/g, "'");
  return [...agesIn(text), ...periodsIn(text), ...countsIn(text)];
}

function agesIn(text: string): Measure[] {
  return [...text.matchAll(AGE)].flatMap((match): Measure[] => {
    const value = numberOf(match[1] ?? match[2]!);
    if (value > OLDEST) return [];
    const said = match[1] ?? match[2]!;
    return [{ kind: "age", value, said, whose: whoseIn(text, match.index), ...rangeOf(match) }];
  });
}

/** The person named last before the age; "he" and "she" stand for the one whom their sentence is about. */
function whoseIn(text: string, at: number): "child" | "adult" | undefined {
  const before = text.slice(0, at + 3);
  const sentence = before.slice(
    Math.max(...[".", "?", "!", ";", ","].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  const placesIn = (part: string, pattern: RegExp) => [...part.matchAll(pattern)].map(({ index }) => index);
  const isPronoun = /\b(?:he|she)\s*$/i.test(text.slice(0, at)) || /^(?:he|she)\b/i.test(text.slice(at));
  const own = [placesIn(sentence, CHILD)[0] ?? Infinity, placesIn(sentence, ADULT)[0] ?? Infinity] as const;
  if (isPronoun && own[0] !== own[1]) return own[0] < own[1] ? "child" : "adult";
  const last = [placesIn(before, CHILD).at(-1) ?? -1, placesIn(before, ADULT).at(-1) ?? -1] as const;
  return last[0] === last[1] ? undefined : last[0] > last[1] ? "child" : "adult";
}

/** "I lived there only 14 months" states a period, "must I live there for 2 years" asks for one. */
const HAPPENED =
  /\b(?:live[ds]?|living|own(?:s|ed|ing)?|h[eo]lds?|holding|rent(?:s|ed|ing)?|let|leas(?:es?|ed|ing)|us(?:es?|ed|ing)|work(?:s|ed|ing)?|spen[dt]s?|spending|had|been|ke(?:eps?|pt)|stay(?:s|ed|ing)?|was|were|married|waited|missed|after|only|just)\b[^.?;]{0,40}$/i;
const ASKED_FOR =
  /\b(?:must|have to|has to|need to|should|limit|deadline|within|rule|requirement|test)\b[^.?;]*$/i;

/** "I missed the 90 days": the period of the rule itself. */
const OF_THE_RULE = /\b(?:the|those|these)\s+$/i;

/** "An average stay of 5 days" is not how long it was in all. */
const IS_MEAN = /\b(?:average|typical|mean)\b[^.?;]{0,40}$/i;

/** "Less than 2 years" is just below, "more than 2 years" just above. */
const BELOW = /\b(?:less|fewer|shorter) than $|\bunder $/i;
const ABOVE = /\b(?:more|longer) than $|(?<=\bfor )over $/i;
/** Months: shorter than any period that is stated. */
const JUST = 0.01;

function periodsIn(text: string): Measure[] {
  return [...text.matchAll(PERIOD)]
    .filter(({ index, 0: said }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
      const isStated = HAPPENED.test(before) || /^ (?:later|ago|late)\b/i.test(after);
      return isStated && ![ASKED_FOR, OF_THE_RULE, IS_MEAN].some((pattern) => pattern.test(before));
    })
    .map((match) => {
      const [period, number, unit] = match;
      const before = text.slice(0, match.index);
      const [below] = BELOW.exec(before) ?? [];
      const [above] = ABOVE.exec(before) ?? [];
      const value =
        numberOf(number!) * MONTHS_IN[unit!.toLowerCase().replace(/s$/, "")]! +
        (below ? -JUST : above ? JUST : 0);
      return { kind: "period", value, said: `${below ?? above ?? ""}${period}`, ...rangeOf(match) };
    });
}

/** "We have 98 shareholders and want to add three more": how many there are then is not said. */
const IS_TO_CHANGE = /\b(?:add(?:s|ing|ed)?|additional|another|more|join(?:s|ing|ed)?|hir(?:e|es|ing))\b/i;

function countsIn(text: string): Measure[] {
  if (IS_TO_CHANGE.test(text.replace(/\b(?:no|not) more than\b|\bmore than \d/gi, ""))) return [];
  return [...text.matchAll(COUNT)].map((match) => {
    const [said, number, noun] = match;
    const value = Number(number!.replaceAll(",", ""));
    return { kind: "count", value, noun: singular(noun!), said, ...rangeOf(match) };
  });
}

function rangeOf({ index, 0: said }: RegExpExecArray): Pick<Measure, "start" | "end"> {
  return { start: index, end: index + said.length };
}

export function singular(noun: string): string {
  return noun.toLowerCase().replace(/ies$/, "y").replace(/s$/, "").replace("stockholder", "shareholder");
}

/** "59½", "two" */
export function numberOf(printed: string): number {
  const word = NUMBERS.indexOf(printed.toLowerCase());
  if (word >= 0) return word + 1;
  return Number(printed.replace(/½|\.5| 1\/2/, "")) + (/½|\.5| 1\/2/.test(printed) ? 0.5 : 0);
}

/** Words that only say what is measured, or how near it is. */
const OF_MEASURE =
  /^(?:years?|months?|weeks?|days?|old|ages?|aged|turn(?:s|ed|ing)?|only|just|now|already|later|almost|about|also|ago|worth|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

export function isOfMeasure(word: string): boolean {
  return OF_MEASURE.test(word);
}
