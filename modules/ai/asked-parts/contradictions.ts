/** Facts of one question that cannot all be true. */

interface Contradiction {
  /** What the facts say, as nouns: "single, and with a wife". */
  says: string;
}

const UNMARRIED = /\b(?:i(?:'m| am)|i file as|filing as) (?:a )?(single|unmarried|not married)\b/i;
const SPOUSE = /\bmy (wife|husband|spouse)\b(?!'s? (?:estate|late))/i;
const JOINTLY = /\b(?:fil(?:e|ing) (?:a )?joint(?:ly)?(?: return)?|joint return|married filing jointly)\b/i;
const NO_LONGER =
  /\b(?:ex|late|former|deceased|died|dead|death|passed|divorc\w*|widow\w*|separat\w+|fianc\w+|marry|engaged|last year|then)\b/i;
const CHILDLESS = /\b(?:i|we) (?:have|had|got) (?:no|zero) (?:children|kids|dependents)\b/i;
const CHILD = /\bmy (?:own )?(son|daughter|child|children|kids?)\b/i;
const AGE = /\bi(?:'m| am) (\d{2})(?: years old| y\/o)?\b(?! (?:percent|%))/gi;
const BORN = /\bi was born in (19\d\d|20\d\d)\b/i;
const ACQUIRED =
  /\b(?:bought|purchased|acquired|built|inherited)\b[^.?]{0,60}?\bin (?:\w+ )?((?:19|20)\d\d)\b/i;
const DISPOSED =
  /\b(?:sold|sale of|disposed of|gave away|traded)\b[^.?]{0,60}?\bin (?:\w+ )?((?:19|20)\d\d)\b/i;
const RETURN_FOR =
  /\b((?:19|20)\d\d) (?:tax |income tax )?return (?:for|of) (?:tax year )?((?:19|20)\d\d)\b/i;
const INCOME =
  /\bmy (?:(?:total|only|taxable|gross|adjusted gross|net|annual) )*(income|salary|agi|magi|wages)\b(?: (?:is|was|of|are|were|comes to))* \$?(\d[\d,]*(?:\.\d+)?(?: ?(?:k|grand|thousand|million))?)\b/gi;

/** Null where the facts agree. `today` is a year; ages are off only by more than the turn of one. */
export function contradictionIn(question: string, today: number): Contradiction | null {
  const text = question.replace(/[‘’]/g, "'");
  const [, unmarried] = UNMARRIED.exec(text) ?? [];
  const [, spouse] = SPOUSE.exec(text) ?? [];
  if (unmarried && spouse && !NO_LONGER.test(text)) return { says: `${unmarried}, and with a ${spouse}` };
  if (unmarried && JOINTLY.test(text) && !NO_LONGER.test(text))
    return { says: `${unmarried}, and filing jointly` };
  const [, child] = CHILD.exec(text) ?? [];
  if (child && CHILDLESS.test(text)) return { says: `no children, and a ${child}` };
  return ofAge(text, today) ?? ofReturn(text) ?? ofDates(text) ?? ofIncome(text);
}

/** "In my 2024 return for 2026". */
function ofReturn(text: string): Contradiction | null {
  const [, named, other] = RETURN_FOR.exec(text) ?? [];
  return named && named !== other ? { says: `a return of ${named}, and for ${other}` } : null;
}

function ofAge(text: string, today: number): Contradiction | null {
  const ages = [...new Set([...text.matchAll(AGE)].map(([, age]) => Number(age)))];
  if (ages.length > 1) return { says: `${ages[0]} years old, and ${ages[1]}` };
  const born = Number(BORN.exec(text)?.[1] ?? NaN);
  const [age] = ages;
  if (age === undefined || Number.isNaN(born)) return null;
  const isOff = age > today - born + 1 || age < today - born - 2;
  return isOff ? { says: `${age} years old in ${today}, and born in ${born}` } : null;
}

function ofDates(text: string): Contradiction | null {
  const bought = Number(ACQUIRED.exec(text)?.[1] ?? NaN);
  const sold = Number(DISPOSED.exec(text)?.[1] ?? NaN);
  return sold < bought ? { says: `sold in ${sold}, and acquired in ${bought}` } : null;
}

function ofIncome(text: string): Contradiction | null {
  const stated = [...text.matchAll(INCOME)].map(([, noun, sum]) => ({
    noun: noun!.toLowerCase(),
    sum: sum!.trim(),
  }));
  const other = stated.find(({ noun, sum }) => stated.some((one) => one.noun === noun && one.sum !== sum));
  if (!other || /\b(?:last|next|previous|prior|each|respectively|in (?:19|20)\d\d)\b/i.test(text))
    return null;
  const sums = stated.filter(({ noun }) => noun === other.noun).map(({ sum }) => sum);
  return { says: `two amounts of one ${other.noun}, ${sums[0]} and ${sums[1]}` };
}

export function contradictionText({ says }: Contradiction): string {
  return `The facts contradict each other (${says}), and the answer may turn on which of them holds.`;
}
