/** What a given person or company did: a question of fact about somebody, not of law. */
import { nearestSections } from "./nearest-sections.ts";
import type { BorderRule } from "./rule.ts";

const FAMOUS =
  "(?:Donald |President )?Trump|(?:Joe |Hunter |President )?Biden|(?:Barack )?Obama|(?:Hillary |Bill )?Clinton|(?:Elon )?Musk|(?:Jeff )?Bezos|(?:Bill )?Gates|(?:Warren )?Buffett|(?:Mark )?Zuckerberg|Taylor Swift|Al Capone|Wesley Snipes|Oprah Winfrey";
const NOT_PEOPLE =
  "(?!(?:Roth|Trump|Form|United|Supreme|Tax|Social|Puerto|New|North|South|West|Rhode|Internal|Revenue|Individual|Schedule|Section|Medicare|American|Child|Health|Federal|Treasury|Prior|Native|Subchapter|Chapter|Title|Indian|Qualified|Opportunity|Peace|Armed|Real|Keogh|Coverdell|Pell|Foreign|Chief|Private|Saver)\\b)";
const NAME = `(?:${FAMOUS}|${NOT_PEOPLE}[A-Z][a-z]+ (?:[A-Z]\\. )?[A-Z][a-z]+)(?! (?:account|savings?|trust|credit|fund|Act|Code)\\b)`;
const ROLE =
  "(?:the (?:president|vice president|commissioner|secretary of the treasury|pope|king)|the (?:mayor|governor|attorney general)(?: of [A-Z]?[a-z]+(?: [A-Z][a-z]+)?)?|my (?:(?:business |former )?partner|neighbou?r|boss|landlord|ex(?:-\\w+)?|brother-in-law|co-?worker|accountant|preparer|cpa|lawyer|competitor|senator))";
/** Who works on somebody's tax or pays them, however named: "our old bookkeeper", "the guy who does my taxes". */
const PREPARER =
  "(?:(?:tax |return )?preparers?|(?:tax )?(?:accountant|adviser|advisor|consultant|attorney|lawyer|pro|professional|guy|lady)|cpa|enrolled agent|bookkeeper|payroll (?:company|service|provider)|financial (?:adviser|advisor|planner)|broker|(?:guy|man|woman|lady|person|firm|company) (?:who|that) (?:does|did|prepares|prepared|filed|files) (?:my|our|his|her|their) (?:tax(?:es)?|returns?|books|payroll))";
const EMPLOYER =
  "(?:(?:ex-|former )?(?:employer|boss|manager|supervisor|company|foreman|business owner|church|school|hospital))";
const RELATION =
  "(?:(?:ex-|former |late )?(?:husband|wife|spouse|partner|fianc\\S+)|ex|mother|father|mom|dad|sister|brother|son|daughter|aunt|uncle|cousin|roommate|friend|tenant|trustee|executor|client|contractor)";
const OF_WHOM =
  "(?:my|our|his|her|their|the|this|that|your|(?:my|our|his|her) \\w+(?:'s|’s)) (?:(?:old|new|own|last|previous|current|local|business|store) ){0,2}";
/** A judgment on what somebody did; what a law makes a crime is asked without one. */
const VERDICT =
  "(?:(?:commit(?:s|ted|ting)?|guilty of|engag\\w+ in|did) (?:\\w+ ){0,2}?(?:fraud|a (?:crime|felony)|crimes?|tax evasion|evasion|embezzlement|theft|forgery|malpractice|negligence|perjury|identity theft)|guilty\\b|defraud\\w*|embezzl\\w+|(?:cheat|cheating|cheated|lie|lying|lied|steal|stealing|stole|evade|evading|evaded|scam|scamming|scammed|launder\\w*)\\b|an? (?:\\w+ )?(?:crook|criminal|fraud|fraudster|thief|liar|evader|cheat)\\b|(?:dis)?honest\\b|going to (?:jail|prison)|(?:commit|be) (?:the |a )?fraudulent)";
const DEED =
  "(?:pay|paid|underpa(?:y|id)|owe|owed|evade|evaded|evading|cheat|cheated|cheating|commit|committed|committing|guilty|lie|lied|lying|hid|hide|hiding|dodge|dodged|dodging|defraud\\w*|launder\\w*|convicted|indicted|arrested|audited|a crook|a criminal|a liar|honest|trustworthy|corrupt|release[d]?|disclose[d]?|file[d]?|deduct(?:ed)?|claim(?:ed)?|earn(?:ed)?|make|made)";
const GRAVE =
  "(?:evade|evaded|evading|cheating|cheated on|cheat on|committing|committed|commit|guilty|lied|lying|hiding|dodging|a crook|a criminal|a liar|honest|trustworthy|corrupt|go(?:ing)? to (?:jail|prison))";

const NAMED = new RegExp(
  `\\b(?:[Dd]id|[Dd]oes|[Hh]as|[Ii]s|[Ww]as|[Ww]ill|[Ss]hould|[Hh]ow much .{0,30}(?:did|does|has|will))\\s+${NAME}\\s+(?:\\w+ ){0,4}?${DEED}\\b`,
);
const IN_A_ROLE = new RegExp(
  `\\b(?:did|does|has|is|was|will|are)\\s+${ROLE}\\s+(?:\\w+ ){0,3}?${GRAVE}\\b`,
  "i",
);
/** Of somebody known: "Has Elon Musk ever been audited?", "What is Warren Buffett's tax rate?" */
const FAMED = new RegExp(
  `\\b(?:[Dd]oes|[Hh]as|[Ii]s|[Ww]as|[Ss]hould|[Dd]id)\\s+${NAME}\\s+(?:ever )?(?:been |be |have |go |own |use )\\w+|\\b(?:${FAMOUS})(?:'s|’s) (?:\\w+ ){0,2}(?:tax(?:es)?|income|rate|returns?|wealth)\\b`,
);
const IS_A = new RegExp(
  `\\b(?:is|was|are) ${ROLE} (?:an? )?(?:\\w+ )?(?:cheat|cheater|crook|criminal|fraud|liar|evader|thief)\\b|\\b(?:did|does|has) ${ROLE} (?:\\w+ )?(?:cheat|steal|lie|evade)\\b|\\b(?:did|does|has|will) the (?:president|vice president|pope|king) (?:\\w+ ){0,2}?(?:release|released|pay|paid|owe|owed|disclose|disclosed|publish|published) (?:his|her|their|any)\\b`,
  "i",
);
const COMPANY_PAID =
  /\b[Ww]hat (?:did|does|has|will) (?!I\b|IRS\b|Section\b|Form\b|Congress\b)[A-Z][\w&.]+(?: [A-Z]\w+)* (?:pay|paid|owe|owed|earn)\b[^?]{0,30}\b(?:tax(?:es)?|last year|in 20\d\d)\b/;
const COMPANY =
  /\b[Hh]ow much (?:(?:federal|income|corporate|in) )*(?:tax(?:es)?|money)\s+(?:did|does|has|have|will)\s+(?!I\b|IRS\b)[A-Z][\w&.]+(?: [A-Z]\w+)*\s+(?:pay|paid|owe|owed|earn|make)/;
/** "Did Nike pay any federal income tax in 2020?" */
const COMPANY_DID =
  /\b(?:[Dd]id|[Dd]oes|[Hh]as) (?!I\b|IRS\b|Section\b|Form\b|Congress\b|The\b|My\b|Puerto\b|Social\b|Medicare\b|Title\b|Subpart\b)[A-Z][\w&.]+(?: [A-Z]\w+)* (?:pay|paid|owe|owed|file|filed) (?:any|no|its|their|enough|zero) (?:\w+ ){0,3}?tax(?:es)?\b[^?]{0,20}(?:\bin (?:19|20)\d\d\b|\blast year\b|\W*$)/;
const COMPANIES = [COMPANY, COMPANY_PAID, COMPANY_DID];
const DEEDS_IN_A_ROLE = new RegExp(
  `\\bhow much (?:did|does|has) ${ROLE} (?:\\w+ ){0,2}?(?:pay|paid|owe|owed|deduct|deducted|claim|claimed|earn|make)\\b(?![^?]*\\b(?:me|us)\\b)`,
  "i",
);
/** "if my preparer committed fraud, how long may the IRS …": what a law makes of a deed that is supposed. */
const SUPPOSED =
  /^\W*when\b|\b(?:if|suppose|supposing|assum\w+|penalt\w+|liable|statute of limitations|how long|what happens|report (?:my|a|an|the|him|her)|whistleblow\w*)\b/i;
/** "Did my wife's accountant commit fraud?" */
const judged = (whom: string) =>
  new RegExp(
    `\\b(?:did|does|do|has|have|is|was|are|were) ${OF_WHOM}${whom}(?:'s|’s)? (?:\\w+ ){0,3}?${VERDICT}`,
    "i",
  );

interface Conduct {
  pattern: RegExp;
  /** What to ask instead, behind "such as". */
  rule: string;
  sections: string[];
}

const CONDUCT: readonly Conduct[] = [
  {
    pattern: judged(PREPARER),
    rule: "the penalties on preparers and advisers (§§ 6694, 6701), or the crime of helping with a false return (§ 7206)",
    sections: ["6694", "6701", "7206"],
  },
  {
    pattern: judged(EMPLOYER),
    rule: "what an employer must withhold and report (§§ 3402, 6051), and the crime of not paying it over (§ 7202)",
    sections: ["3402", "6051", "7202"],
  },
  {
    pattern: judged(RELATION),
    rule: "the fraud penalty (§ 6663) or relief of a spouse from a joint return's tax (§ 6015)",
    sections: ["6663", "6015", "7201"],
  },
];

const WHO =
  /^\W*who (?:is|was|are) (?:the )?(?:(?:current|present|new|first|acting|head|irs) )*(?:commissioner|president|secretary|director|richest|biggest|chief counsel|treasury secretary|head of)\b|\b(?:how old|how tall|married to|biography) (?:is|of)\b|\bnet worth of\b(?! (?:\w+ )?\$?\d)|\bwhat(?:'s|’s| is| was) [^?.]{0,30}\bnet worth\W*$|(?:^\W*|[.?!;:]\s*\W*|\b(?:tell me|know) )(?:and )?(?:who|which (?:senator|congressman|congresswoman|representative|president|member of congress)) (?:invented|wrote|introduced|sponsored|voted|signed|thought up|came up with|authored|championed|cheated|evaded|dodged|lied|went to (?:jail|prison)|(?:was|were|got) (?:convicted|audited|caught|jailed))\b/i;
const OWN_RISK =
  /\bwhere(?:'s|’s| is) my (?:tax )?(?:refund|return)\b|\b(?:has|did) the irs (?:\w+ )?(?:accept|accepted|receive|received|process|processed|get|got|cash|cashed|approve|approved|lose|lost) (?:my|our)\b|\b(?:what is|how much is) (?:my|our) (?:account|balance) (?:with|at) the irs\b|\b(?:am i|is (?:he|she|my (?:client|spouse|husband|wife|partner))|are (?:they|we)) (?:\w+ ){0,2}?(?:guilty|a (?:criminal|crook|tax cheat)|going to (?:jail|prison))\b/i;

const WHOSE = String.raw`(?:my|our|his|her|their|(?:my|the) (?:client|spouse|wife|husband)(?:'s|’s)?|[A-Z]\w+(?:'s|’s))`;
const NUMBER_OR_PLACE = String.raw`(?:ssn|social security numbers?|itin|ein|tax(?:payer)? id(?:entification)?(?: numbers?)?|bank account|date of birth|birthday|address)`;
const ON_FILE = String.raw`(?:agi|adjusted gross income|transcript|ip pin|refund (?:amount|status))`;
const LAST_KNOWN = String.raw`(?:last year|from last year|on file|right now|20\d\d)`;
const MONEY_COMING = String.raw`(?:refund|check|payment|deposit)`;
const ARRIVES = String.raw`(?:arrive|come|be (?:sent|deposited|mailed|issued))`;

/** The reader's own account. */
const OWN_ACCOUNT = [
  // "Where is my client's EIN?"
  String.raw`\b(?:what|which|where) (?:is|was|are) ${WHOSE} ${NUMBER_OR_PLACE}\W*$`,
  // "What is my AGI from last year?"
  String.raw`\b(?:what|how much) (?:is|was|were) (?:my|our) ${ON_FILE}\b[^?]{0,30}\b${LAST_KNOWN}?\W*$`,
  // "How much do I still owe the IRS?"
  String.raw`\bhow much (?:do|did) (?:i|we) (?:still )?owe the irs(?: right now| today| currently| at the moment)?\W*$`,
  // "When will my check arrive?"
  String.raw`\bwhen (?:will|do|should) (?:i|we|my|our)\b[^?]{0,40}\b${MONEY_COMING}\b[^?]{0,12}\b${ARRIVES}\W*$`,
  // "When do we get our payment?"
  String.raw`\bwhen (?:will|do|should) (?:i|we|my|our)\b[^?]{0,40}\b(?:get|receive) (?:my|our) (?:\w+ )?(?:refund|check|payment)\W*$`,
  // "status of my amended return"
  String.raw`\bstatus of (?:my|our) (?:\w+ )?(?:return|refund|amendment|application|case|payment)\b`,
].map((pattern) => new RegExp(pattern, "i"));

const NO_FACTS =
  "That asks what a person or company did, or is, not what the law says: the library holds law, no facts about anyone.";

export const ofPerson: BorderRule = async (request) => {
  const { question } = request;
  const conduct = SUPPOSED.test(question) ? null : CONDUCT.find(({ pattern }) => pattern.test(question));
  if (conduct)
    return {
      kind: "person",
      text: `${NO_FACTS} Ask which rule applies to the facts, such as ${conduct.rule}.`,
      nearest: await nearestSections(request, conduct.sections),
    };
  const isAsked = [
    NAMED,
    FAMED,
    IS_A,
    IN_A_ROLE,
    DEEDS_IN_A_ROLE,
    ...COMPANIES,
    WHO,
    OWN_RISK,
    ...OWN_ACCOUNT,
  ].some((pattern) => pattern.test(question));
  if (!isAsked) return null;
  return { kind: "person", text: `${NO_FACTS} Ask which rule applies to the facts.`, nearest: [] };
};
