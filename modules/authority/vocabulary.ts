/**
 * The taxpayer's words and the statute's. People ask about a house, the Code speaks of a residence; both sides
 * of an entry are single words, the right side in the words that Title 26 uses. Also the words of a question
 * that say nothing about its subject.
 */

const SAYS_NOTHING = new Set(
  `a about actually advise all also am an and another any are around as ask at be because been being but by can client clients
   code could counted counts did do does doing done else etc ever explain federal few for from get gets getting
   go goes going got had happen happens has have having he help her here hers him his how i if im in into irc irs is it its
   just keep know law laws let like lot made make makes many matter may me mean means meant might more most mr mrs much must
   my myself need needs new no not now of often on one or other our out over own part please possible provision provisions
   question really right rule rules say says section sections see shall she should show so some someone something still such
   tell than that the their them then there these they thing things this those title to too under up us use used usually
   very want wants was way we well were what whats when where whether which while who whom whose why will with within would
   yes you your yours`.split(/\s+/),
);

/** Left: as asked, in any inflection listed. Right: what the Code says. */
const IN_THE_STATUTE: [asked: string, statute: string][] = [
  ["house houses home homes apartment condo", "residence dwelling"],
  ["sell sells selling sold", "sale exchange disposition"],
  ["sale sales", "sell sold disposition"],
  ["buy buys buying bought purchase purchased", "acquisition acquired purchase"],
  ["profit profits profitable", "gain profit"],
  ["money cash", "amount money"],
  ["exempt taxfree untaxed", "exclusion excluded exempt"],
  ["boss company firm", "employer corporation"],
  ["job work working", "employment employee services"],
  ["worker workers staff", "employee"],
  ["salary salaries paycheck pay paid wage", "wages compensation"],
  ["tip tips", "tips gratuities"],
  ["kid kids child children baby son daughter", "child dependent"],
  ["husband wife spouse", "spouse married"],
  ["divorce divorced alimony", "divorce separation alimony"],
  ["died dies dead death deceased", "decedent death"],
  ["inherit inherited inheritance inherits heir", "inheritance bequest devise"],
  ["will wills left", "bequest devise"],
  ["mother mom father dad", "relative"],
  ["gift gifts gave give gives given giving", "gift"],
  ["donate donated donation donations donating charity charities church", "charitable contribution"],
  ["late tardy overdue missed", "failure untimely"],
  ["fine fines penalty penalties penalized", "penalty addition"],
  ["return returns filing filed", "return file"],
  ["owe owed owes owing", "liability due underpayment"],
  ["forgiven forgave cancelled canceled cancellation forgiveness", "discharge indebtedness"],
  ["debt debts loan loans", "indebtedness loan debt"],
  ["mortgage mortgages", "acquisition indebtedness interest"],
  ["bankrupt bankruptcy broke", "insolvent title"],
  ["car cars truck vehicle automobile auto", "vehicle automobile"],
  ["drive driving mileage commute commuting", "transportation traveling"],
  ["trip trips travel hotel hotels", "traveling lodging"],
  ["food restaurant lunch dinner meal meals", "meals food beverages"],
  ["doctor hospital medicine health", "medical care"],
  ["school college university tuition student students", "education tuition"],
  ["stock stocks share shares", "stock securities"],
  ["bond bonds", "bond obligation"],
  ["dividend dividends", "dividends"],
  ["rent rents renting rental landlord tenant", "rental rents"],
  ["writeoff deduct deductible deductions deducting", "deduction"],
  ["credit credits", "credit"],
  ["retire retired retirement pension", "retirement pension"],
  ["ira iras", "individual retirement"],
  ["401k", "qualified cash deferred"],
  ["withdraw withdrawal withdrawals withdrew", "distribution"],
  ["startup launch launching", "startup"],
  ["crypto bitcoin cryptocurrency", "digital asset"],
  ["gamble gambling casino lottery bet bets betting", "wagering"],
  ["stolen theft robbery", "theft casualty"],
  ["fire flood hurricane storm disaster", "casualty disaster"],
  ["solar panels", "energy property solar"],
  ["foreign overseas abroad", "foreign"],
  ["immigrant visa", "alien nonresident"],
  ["audit audited examination", "examination"],
  ["appeal court sue", "petition court"],
  ["refund refunds", "refund overpayment"],
  ["careless carelessness sloppy mistake mistakes", "negligence"],
  ["lawsuit settlement damages injury injured", "damages injuries"],
  ["daycare babysitter nanny", "household dependent care"],
  ["adopt adopted adoption", "adoption"],
  ["swap trade trading exchange", "exchange"],
  ["equipment machinery machine", "property depreciable"],
  ["depreciate depreciation writedown", "depreciation"],
  ["office", "office business"],
  ["hobby hobbies", "profit engaged"],
  ["partner partners", "partner partnership"],
  ["shareholder shareholders owner owners", "shareholder"],
  ["nonprofit nonprofits", "exempt organization"],
  ["military army soldier soldiers veteran", "armed forces"],
];

const STATUTE_WORDS = new Map<string, string[]>();
for (const [asked, statute] of IN_THE_STATUTE) {
  for (const word of asked.split(" "))
    STATUTE_WORDS.set(
      word,
      statute.split(" ").filter((other) => other !== word),
    );
}

/** A word of a question with what the statute may call it; `weight` is under 1 for a word that was only implied. */
export interface QuestionWord {
  asked: string;
  statute: string[];
  weight: number;
}

const ASKS_FOR_DEFINITION =
  /^(?:what|who)(?:'s| is| are| counts as| qualifies as)\b|\bdefin|\bmeaning of\b|\bmeans?\b/;
/** A longer question asks for more than a definition. */
const DEFINITION_WORDS = 3;
const IMPLIED_WEIGHT = 0.4;

/** The words of a question that carry its meaning, each with what the statute may call it. Lower case, each once. */
export function questionWords(question: string): QuestionWord[] {
  const text = question.toLowerCase().replace(/\btax[- ]free\b/g, "taxfree");
  const words = (text.match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? []).map((word) => word.replace(/'s?$/, ""));
  const telling = [...new Set(words)].filter((word) => !SAYS_NOTHING.has(word));
  const found = telling.map((asked) => ({ asked, statute: STATUTE_WORDS.get(asked) ?? [], weight: 1 }));
  const defines =
    telling.length > 0 && telling.length <= DEFINITION_WORDS && ASKS_FOR_DEFINITION.test(text.trim());
  return defines ? [...found, { asked: "defined", statute: [], weight: IMPLIED_WEIGHT }] : found;
}
