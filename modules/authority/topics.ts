/**
 * What people call a subject and what the Code calls it, as far as single words do not do (`vocabulary.ts`).
 * A question that fits the left side is searched for with the right side added, by words and by meaning.
 */
const TOPICS: [asked: RegExp, statute: string][] = [
  [/\b(?:municipal|muni|state|city|tax[- ]exempt) bonds?\b/, "interest on State and local bonds"],
  [
    /\bhome[- ]?office|work(?:s|ing)? (?:from|at|out of) (?:my |our |the )?(?:home|house|apartment|garage|basement)/,
    "business use of home, dwelling unit, principal place of business",
  ],
  [
    /\b(?:airbnb|vrbo|vacation (?:home|rental)|rent(?:ed|ing)? out (?:my|our|a) (?:house|home|cabin|condo|room))/,
    "rental of dwelling unit, vacation homes, fair rental",
  ],
  [
    /\b(?:sell|sold|selling|sale of) (?:my|our|the|his|her|their|a)? ?(?:\w+ )?(?:home|house|condo)\b/,
    "gain from sale of principal residence",
  ],
  [
    /\bwash sales?\b|(?:buy|bought|buying|repurchas\w+) .{0,20}back\b/,
    "wash sales of stock or securities, substantially identical",
  ],
  [
    /\b(?:late|on time|by the deadline|missed the deadline)\b.{0,60}\breturns?\b|\breturns?\b.{0,40}\b(?:late|on time|deadline)\b|\bfil(?:e|ed|ing)\b.{0,20}\b(?:late|on time)\b|\b(?:never|not|didn'?t|don'?t|doesn'?t|forgot to|fail(?:s|ed|ing|ure)? to) fil(?:e|ed|ing)\b/,
    "failure to file tax return, addition to the tax",
  ],
  [
    /\bpa(?:y|id|ying) .{0,30}\blate\b|late payment|can'?t pay|cannot pay|didn'?t pay/,
    "failure to pay tax, addition to the tax, underpayment",
  ],
  [
    /\b(?:payment plan|pay .{0,20}installments|monthly payments? to the irs)/,
    "agreements for payment of tax liability in installments",
  ],
  [
    /\b(?:settle|offer).{0,30}(?:irs|tax debt|what i owe|for less)|offer in compromise/,
    "compromises of tax liability",
  ],
  [
    /\b(?:forg(?:ave|iven|ive|iveness)|cancel(?:l?ed|lation)?|settled?|wrote off|written off).{0,40}\b(?:debt|loan|balance|mortgage|card)|\b(?:debt|loan|mortgage|credit card).{0,40}\b(?:forg(?:ave|iven|iveness)|cancel|settled|written off|wiped)/,
    "income from discharge of indebtedness",
  ],
  [
    /\b(?:early|before (?:i'?m |age |turning )?59|under 59|penalty).{0,40}\b(?:ira|401\(?k\)?|retirement)|\b(?:ira|401\(?k\)?|retirement).{0,50}\b(?:early|cash(?:ed)?(?: it)? (?:out|in)|before 59)|cash(?:ed|ing)? (?:out|in) .{0,20}(?:ira|401\(?k\)?)/,
    "10-percent additional tax on early distributions from qualified retirement plans",
  ],
  [
    /\b(?:rmds?|required minimum|have to (?:start )?(?:take|taking|withdraw).{0,30}(?:ira|401|retirement))/,
    "required distributions, required beginning date",
  ],
  [/\broll(?:ed|ing)?[- ]?over/, "rollover contribution, rollover amounts"],
  [
    /\bback[- ]?door roth|convert(?:ed|ing)? .{0,20}roth|roth conversion/,
    "Roth IRAs, qualified rollover contribution",
  ],
  [
    /\bhow (?:long|far back|many years)\b(?!.*\bcollect).{0,40}\b(?:audit|irs|assess|go back)|statute of limitations/,
    "limitations on assessment and collection",
  ],
  [/\bhow (?:long|many years)\b.*\bcollect/, "collection after assessment"],
  [
    /\bhow long.{0,40}\b(?:keep|save|hold on to).{0,20}\b(?:records?|receipts?|papers?)|keep .{0,15}receipts|record-?keeping/,
    "records, statements, and special returns",
  ],
  [
    /\b(?:amend(?:ed)?|fix(?:ed)?|claim).{0,40}\brefund|how long.{0,30}\brefund|time to claim/,
    "limitations on credit or refund",
  ],
  [/\b(?:estimated|quarterly) (?:tax(?:es)?|payments?)/, "failure by individual to pay estimated income tax"],
  [
    /\bself[- ]?employ\w*|freelanc\w*|side (?:job|gig|hustle)|gig work|independent contractor|1099-?nec/,
    "self-employment income, net earnings from self-employment",
  ],
  [
    /\bsocial security (?:tax|and medicare)|fica|payroll tax(?:es)?/,
    "tax on wages, old-age, survivors, and disability insurance, hospital insurance",
  ],
  [
    /\bsocial security benefits?.{0,40}\btax|tax.{0,40}\bsocial security (?:benefits?|check)/,
    "social security and tier 1 railroad retirement benefits included in gross income",
  ],
  [/\bunemploy(?:ed|ment)\b/, "unemployment compensation"],
  [
    /\b(?:inherit\w*|left (?:me|us|him|her)|in (?:his|her|their) will|when (?:my|our) \w+ (?:died|passed))/,
    "gifts and inheritances, bequest, devise; property acquired from a decedent",
  ],
  [
    /\b(?:basis|cost).{0,40}\b(?:inherit|died|passed away)|stepped?[- ]?up/,
    "basis of property acquired from a decedent",
  ],
  [
    /\bgave (?:my|our) (?:son|daughter|kids?|child(?:ren)?|niece|nephew|grand\w+)|gift(?:s|ed)? .{0,30}(?:limit|a year|each year|tax[- ]free|without)/,
    "taxable gifts, exclusions from gifts",
  ],
  [
    /\b(?:write off|deduct|claim).{0,40}\b(?:car|truck|vehicle|mileage|miles|gas)\b/,
    "trade or business expenses, substantiation, listed property, passenger automobiles",
  ],
  [
    /\b(?:meals?|lunch(?:es)?|dinners?|restaurant|entertain\w*).{0,40}\b(?:client|customer|business|deduct)|\b(?:client|customer|business).{0,20}\b(?:meals?|lunch|dinner)/,
    "disallowance of certain entertainment and meal expenses",
  ],
  [
    /\b(?:trip|travel\w*|hotel|flight|conference).{0,40}\b(?:business|work|deduct)|\bbusiness (?:trip|travel)/,
    "traveling expenses while away from home, trade or business expenses",
  ],
  [/\b(?:mov(?:e|ed|ing)|relocat\w+).{0,30}\b(?:new job|expenses?|for work|costs?)/, "moving expenses"],
  [
    /\bmortgage interest|interest on (?:my|our|a|the) (?:home|house|mortgage)/,
    "qualified residence interest, acquisition indebtedness",
  ],
  [
    /\bproperty tax(?:es)?|\bsalt\b|state (?:and local )?(?:income )?tax(?:es)? (?:i|we) paid/,
    "deduction of taxes, State and local, real property",
  ],
  [/\bstudent loans?/, "interest on education loans; discharge of student loans"],
  [
    /\b(?:college|tuition|university).{0,40}\b(?:credit|deduct|write|tax)|american opportunity|lifetime learning/,
    "American Opportunity and Lifetime Learning credits, qualified tuition",
  ],
  [/\b529\b|save for college/, "qualified tuition programs"],
  [/\bscholarship|fellowship/, "qualified scholarships"],
  [
    /\b(?:day ?care|babysit\w*|nanny|after[- ]?school|summer camp).{0,60}\b(?:credit|deduct|write|cost|tax)|child ?care/,
    "expenses for household and dependent care services necessary for gainful employment",
  ],
  [
    /\bnanny|housekeeper|household (?:help|employee)|maid/,
    "domestic service employment taxes, household employment",
  ],
  [
    /\bclaim (?:my|our|a|his|her) (?:\w+ )?(?:son|daughter|mother|father|mom|dad|parents?|girlfriend|boyfriend|sister|brother|kid)\b|who (?:can i|counts as).{0,20}dependent/,
    "dependent defined, qualifying child, qualifying relative",
  ],
  [/\bhead of household|single (?:mom|mother|dad|father|parent)/, "definition of head of household"],
  [
    /\b(?:joint|jointly|file together).{0,40}\b(?:ex|divorced|husband|wife|spouse)|innocent spouse|(?:ex|husband|wife).{0,40}(?:hid|didn'?t report|lied)/,
    "relief from joint and several liability on joint return",
  ],
  [/\balimony|child support/, "alimony and separate maintenance; amounts payable under decree of divorce"],
  [
    /\bdivorce.{0,40}\b(?:house|property|stock|transfer)/,
    "transfers of property between spouses or incident to divorce",
  ],
  [
    /\b(?:donat\w+|gave|giv(?:e|ing)).{0,40}\b(?:charity|church|goodwill|red cross|nonprofit)|charitable/,
    "charitable contributions and gifts",
  ],
  [
    /\b(?:medical|doctor|hospital|dentist|surgery|glasses|prescription).{0,40}\b(?:deduct|write|bills?|costs?|expenses?)/,
    "medical, dental, etc., expenses",
  ],
  [/\bhsas?\b|health savings/, "health savings accounts"],
  [
    /\bobamacare|marketplace (?:insurance|plan)|premium (?:tax )?credit|healthcare\.gov/,
    "refundable credit for coverage under a qualified health plan",
  ],
  [
    /\bhealth insurance.{0,40}self[- ]?employ|self[- ]?employ.{0,40}health insurance/,
    "special rules for health insurance costs of self-employed individuals",
  ],
  [
    /\b(?:lawsuit|settlement|sued|damages|injur\w+).{0,50}\b(?:tax|income|owe|report)/,
    "compensation for injuries or sickness, damages received on account of personal physical injuries",
  ],
  [
    /\b(?:won|winnings?|lottery|jackpot|gambl\w+|casino|slot|poker|bets?)\b/,
    "wagering losses; prizes and awards",
  ],
  [
    /\bhobby|(?:loses|losing|never made) money.{0,40}(?:business|side|farm|horses?)/,
    "activities not engaged in for profit",
  ],
  [/\b(?:stolen|theft|robbed|burglar\w+|embezzl\w+|scam(?:med)?|ponzi)/, "losses, theft losses"],
  [
    /\b(?:hurricane|flood|tornado|wildfire|fire|earthquake|disaster).{0,60}\b(?:house|home|damage|lost|loss|destroy\w*)|casualty/,
    "casualty losses, disaster losses; involuntary conversions",
  ],
  [
    /\bworthless|went (?:bust|bankrupt|under|belly up).{0,40}(?:stock|shares)|(?:stock|shares).{0,40}(?:worthless|went bust)/,
    "worthless securities",
  ],
  [
    /\b(?:lent|loaned).{0,50}\b(?:never paid|won'?t pay|not going to pay|lost)|bad (?:debts?|loans?)/,
    "bad debts",
  ],
  [
    /\b(?:swap(?:ped)?|trad(?:e|ed)|exchang(?:e|ed)).{0,50}\b(?:building|land|property|rental|real estate)|like[- ]?kind/,
    "exchange of real property held for productive use or investment",
  ],
  [
    /\b(?:carry ?over|carry ?forward|carry ?back).{0,30}loss|net operating loss|nol\b/,
    "net operating loss deduction",
  ],
  [
    /\bcapital loss(?:es)?.{0,40}|loss(?:es)? (?:on|from) (?:stocks?|shares|crypto)/,
    "limitation on capital losses, capital loss carryovers",
  ],
  [
    /\b(?:long|short)[- ]term (?:capital )?gains?|how long .{0,30}(?:hold|own) .{0,30}(?:stock|shares)/,
    "long-term capital gain, holding period of property",
  ],
  [/\b(?:bitcoin|crypto\w*|ethereum|digital (?:asset|currency)|nfts?)\b/, "digital asset, property, brokers"],
  [
    /\bstock options?|exercis(?:e|ed|ing).{0,20}options?|\brsus?\b|restricted stock/,
    "incentive stock options; property transferred in connection with performance of services",
  ],
  [/\bespp|employee stock purchase/, "employee stock purchase plans"],
  [
    /\bcompany car|free (?:parking|meals|lunch)|gym|perks?|fringe|employee discount|transit pass/,
    "certain fringe benefits",
  ],
  [
    /\b(?:boss|employer|company).{0,50}\b(?:tuition|school|classes|degree)/,
    "educational assistance programs",
  ],
  [
    /\b(?:depreciat\w+|write off).{0,50}\b(?:equipment|machine\w*|computer|furniture|tractor)|(?:equipment|machine\w*|tractor).{0,40}(?:write off|deduct|expense|year one|at once|immediately)/,
    "election to expense certain depreciable business assets; accelerated cost recovery; additional first year depreciation",
  ],
  [
    /\bstart(?:ed|ing|[- ]?up)?.{0,30}\b(?:costs?|expenses?).{0,40}\b(?:business|opened|company)|costs? .{0,20}before (?:i|we) opened/,
    "start-up expenditures",
  ],
  [/\bpass[- ]?through|qbi|20 ?(?:%|percent) deduction/, "qualified business income"],
  [/\bs[- ]corp\w*/, "S corporation, election by small business corporation"],
  [/\bllc\b/, "partnership, classification, business entity"],
  [
    /\b(?:accumulat\w+|hoard\w+|keep|leav(?:e|ing)).{0,40}\b(?:profits|earnings|cash).{0,40}\b(?:corporation|company)/,
    "accumulated earnings tax",
  ],
  [
    /\b(?:solar|panels|heat pump|insulation|windows|energy[- ]efficient).{0,60}\b(?:house|home|credit|roof)?/,
    "residential clean energy credit, energy efficient home improvement credit",
  ],
  [/\b(?:electric|ev|plug[- ]?in) (?:car|vehicle|truck)s?|\btesla\b/, "clean vehicle credit"],
  [/\b(?:adopt\w*).{0,40}/, "adoption expenses"],
  [
    /\b(?:work(?:ing|ed)?|liv(?:e|ing|ed)|job) (?:abroad|overseas|in (?:another|a foreign) country)|expat\w*/,
    "citizens or residents of the United States living abroad, foreign earned income",
  ],
  [
    /\bforeign (?:bank|account|assets?)|(?:bank )?account in (?:switzerland|another country)/,
    "information with respect to foreign financial assets",
  ],
  [
    /\b(?:paid|pay|owe).{0,30}\b(?:tax(?:es)?) (?:to|in) (?:another|a foreign|other) countr/,
    "taxes of foreign countries, foreign tax credit",
  ],
  [
    /\b(?:identity|someone).{0,40}\b(?:stole|used|theft).{0,40}(?:identity|ssn|social security|return)/,
    "identity theft",
  ],
  [/\blien\b/, "lien for taxes, notice of lien"],
  [
    /\b(?:lev(?:y|ied)|garnish\w*|seiz\w+|took (?:my|our) (?:paycheck|bank|boat|car|house))/,
    "levy and distraint, property exempt from levy",
  ],
  [
    /\b(?:prepar(?:er|ed)|accountant|cpa).{0,60}\b(?:penalt|mistake|fraud|wrong|sign|refund)/,
    "understatement of taxpayer's liability by tax return preparer; other assessable penalties, preparers",
  ],
  [
    /\b(?:whistle ?blow\w*|turn(?:ed|ing)? in|report(?:ed|ing)?).{0,40}\b(?:tax cheat|boss|reward|evad)/,
    "expenses of detection of underpayments and fraud, awards to whistleblowers",
  ],
  [
    /\b(?:lie|lied|lying|hid|hiding|cheat\w*|evad\w*)\b/,
    "attempt to evade or defeat tax; fraud and false statements",
  ],
  [/\bfraud\w*/, "imposition of fraud penalty; fraud and false statements"],
  [
    /\b(?:understat\w+|underreport\w*|mistake on (?:my|our|the) return|negligen\w+|accuracy)/,
    "accuracy-related penalty on underpayments",
  ],
  [
    /\b(?:tax court|fight|contest|disagree|dispute|challenge).{0,50}\b(?:irs|bill|notice|deficiency|audit)/,
    "restrictions applicable to deficiencies, petition to Tax Court",
  ],
  [/\bminimum tax|\bamt\b/, "alternative minimum tax"],
  [
    /\b(?:estate tax|when (?:someone|a person|he|she) dies).{0,60}/,
    "imposition of estate tax, unified credit",
  ],
  [/\b(?:reimburs\w+|expense report)/, "reimbursement or other expense allowance arrangements"],
  [
    /\btips?\b.{0,40}\b(?:waitress|waiter|server|bartender|report|tax|restaurant)|(?:waitress|waiter|server|bartender).{0,40}\btips?\b/,
    "tips, employee tip reporting, qualified tips",
  ],
  [/\bovertime\b/, "qualified overtime compensation"],
  [
    /\bkiddie tax|(?:child|kid|son|daughter)'?s? .{0,30}\b(?:investment|dividends|interest)/,
    "unearned income of minor children",
  ],
  [/\bstandard deduction|itemi[sz]e/, "standard deduction, taxable income defined, itemized deductions"],
  [/\btax (?:brackets?|rates?)\b/, "tax imposed, rate tables"],
  [/\bearned income (?:tax )?credit|\beitc?\b/, "earned income"],
  [/\bchild tax credit|credit for (?:each|my|our|having) (?:kid|child)/, "child tax credit"],
];

/** What the statute calls the subjects of a question, in the order above; at most three. */
export function statuteTopics(question: string): string[] {
  const text = question.toLowerCase();
  return TOPICS.filter(([asked]) => asked.test(text))
    .slice(0, 3)
    .map(([, statute]) => statute);
}
