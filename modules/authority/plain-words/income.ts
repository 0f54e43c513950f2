import type { PlainWords } from "./plain-words.ts";

export const INCOME: PlainWords = {
  "61(a)":
    "what is gross income; what counts as income; gross income from whatever source; are side jobs, bartering, tips, found money or illegal gains taxable; wages, fees, interest, rents and royalties are income; everything is taxable unless excluded; do I report cash jobs, barter and side income; is this income at all; I found a bag of cash, do I owe tax on it",
  "62(a)":
    "adjusted gross income, AGI; above-the-line deductions; what reduces my income before the standard or itemized deductions",
  "62(a)(2)(A)": "reimbursed employee expenses",
  "62(a)(2)(D)": "teacher classroom supplies; I am a teacher and deduct supplies I buy for my pupils",
  "62(a)(20)": "my lawyer took a third of my job discrimination award, can I subtract his fee",
  "63": "taxable income; standard deduction or itemizing",
  "63(c)(7)":
    "how large is the standard deduction; standard deduction amount for single, joint and head of household filers",
  "63(c)(5)":
    "standard deduction of a dependent; my daughter has a summer job and I claim her, how much can she earn without tax",
  "63(c)(6)": "my husband itemizes on his separate return, may I take the standard deduction",
  "63(e)(1)": "electing to itemize; should I itemize or take the standard deduction",
  "63(f)": "extra standard deduction for blind or age 65",
  "64": "ordinary income meaning",
  "65": "ordinary loss meaning",
  "66(a)":
    "community property income of spouses who live apart; community income in community property states; my spouse and I live apart in a community property state",
  "66(c)": "my ex hid his wages in a community property state, do I owe tax on half",
  "67(a)": "two percent floor",
  "67(h)":
    "miscellaneous itemized deductions suspended; unreimbursed employee expenses, union dues, investment adviser fees; can an employee deduct his own tools, uniforms and union dues",
  "68": "Pease limitation",
  "68(a)": "limit on itemized deductions for high incomes",
  "72(a)(1)": "taxation of annuities",
  "72(b)(1)":
    "exclusion ratio, part of each annuity payment is tax-free; how much of my annuity payment is taxed",
  "72(e)(2)": "withdrawal from an annuity before payments begin, earnings come out first",
  "72(e)(5)":
    "cashing in a life insurance or annuity contract; tax when I surrender my life policy for its cash value",
  "72(p)(1)": "I quit my job and cannot repay the loan from my plan",
  "72(p)(2)":
    "loans from a retirement plan; borrowing from my 401(k); how much may I borrow from my 401(k) and how long to repay",
  "72(t)(1)":
    "early withdrawal penalty before age 59 and a half; ten percent additional tax on retirement money taken out early; I took money out of my retirement account too early",
  "72(t)(2)": "exceptions for first home, disability, medical bills or birth of a child",
  "72(t)(2)(A)":
    "I left my job at 56 and took my 401(k), is there a penalty; substantially equal periodic payments, 72(t) series",
  "72(t)(2)(B)": "early IRA or 401(k) withdrawal for large medical bills",
  "72(t)(2)(E)": "IRA money for my daughter's college costs, is there a penalty",
  "72(t)(2)(F)": "$10,000 from my IRA to buy a first home",
  "72(t)(2)(H)": "$5,000 from a retirement plan for a new baby or an adoption",
  "72(t)(2)(I)": "emergency withdrawal from a plan without the ten percent tax",
  "73": "money earned by a child is the child's income; parent not taxed on child's wages",
  "74": "prizes and awards; Nobel prize",
  "74(a)":
    "lottery, sweepstakes or game show winnings; I won a prize, a raffle or a car; is an award I received taxable",
  "74(c)(1)": "employee achievement award; gold watch from my boss for twenty years of service",
  "74(d)(1)": "Olympic medals",
  "75": "dealers in tax-exempt bonds",
  "77": "commodity credit loans treated as income by farmers",
  "78": "gross-up of dividends for foreign tax deemed paid",
  "79(a)":
    "group-term life insurance from an employer; imputed income on employer life insurance over $50,000; my employer pays for a large life insurance policy on me",
  "80": "worthless securities that regain value",
  "82": "employer pays or reimburses moving costs; relocation payment is income",
  "83": "restricted stock, vesting and 83(b) election; founder's shares",
  "83(a)": "stock or property received for services; my employer gave me stock that vests over time",
  "83(b)(1)":
    "should I elect to be taxed on my shares at grant; I made an 83(b) election and then quit before my shares vested",
  "83(b)(2)": "30 days to file an 83(b) election",
  "83(c)(1)": "substantial risk of forfeiture",
  "83(h)": "employer's deduction when the stock vests",
  "83(i)(1)": "election of private company employees to defer stock income",
  "84": "giving appreciated property to a political party",
  "85(a)":
    "unemployment compensation is income; jobless benefits; I was laid off and got jobless pay from the state",
  "86": "taxation of social security benefits; railroad retirement benefits",
  "86(a)(1)": "I am retired and get social security, is it taxed; how much of my benefits counts as income",
  "86(a)(2)": "up to 85 percent of social security is taxable",
  "86(b)(2)": "does tax-free bond interest count when my social security is taxed",
  "86(c)": "provisional income thresholds; base amount of $25,000 or $32,000 for taxing social security",
  "86(d)(1)": "are social security disability checks, SSDI, taxed",
  "86(e)(1)": "lump-sum back payment of benefits; social security paid me three years of benefits at once",
  "88": "nuclear decommissioning costs in income of a utility",
  "90": "illegal irrigation subsidies",
  "101(a)(1)":
    "is a life insurance payout taxed; life insurance death benefit is tax-free; insurance money after a death; my husband died and I got the insurance money; payout of a life policy",
  "101(a)(2)": "transfer-for-value rule",
  "101(c)": "interest that the insurer pays on a death benefit it holds",
  "101(g)(1)":
    "viatical settlement or accelerated benefits for the terminally ill; I have terminal cancer and drew on my life policy early",
  "101(h)(1)": "benefits for families of fallen officers",
  "101(j)(1)": "employer-owned life insurance",
  "102(a)":
    "gifts and inheritances are not income; money from a parent, bequest or inheritance; I inherited money, is it income; somebody gave me money",
  "102(b)": "is rent from the house I inherited taxed",
  "102(c)(1)": "a present from an employer is not a gift; my boss handed me a Christmas check as a gift",
  "103(a)":
    "municipal bond interest is tax-free; interest on state and city bonds; I own bonds of a city or school district",
  "104": "emotional distress damages; money from a discrimination lawsuit",
  "104(a)(1)": "workers' compensation; workers' comp payments",
  "104(a)(2)":
    "personal injury settlement; damages for physical injury or sickness; punitive damages; I received a settlement after an accident; award for pain and suffering; car crash settlement for a broken leg, is it taxed",
  "104(a)(3)": "disability checks from a policy whose premiums I paid myself",
  "104(a)(4)": "disability pension from the military",
  "105(a)":
    "employer sick pay and disability payments; sick pay from my employer; long-term disability benefits from an employer-paid policy",
  "105(b)":
    "employer reimbursement of medical expenses; health reimbursement arrangement; my company's plan paid my doctor bills",
  "105(c)": "payments for loss of a limb",
  "105(h)(1)": "self-insured medical plan that favors the highly paid",
  "106": "employer contributions to accident and health coverage or to an HSA",
  "106(a)": "health insurance paid by the employer is not income; my employer pays my health premiums",
  "106(c)(1)": "flexible spending for long-term care",
  "106(d)(1)": "my company puts money into my health savings account",
  "107": "pastor's housing",
  "107(1)": "home furnished to a minister",
  "107(2)": "parsonage or housing allowance of clergy",
  "108":
    "cancelled or forgiven debt; cancellation of debt income; farm debt; repurchase of own debt at a discount",
  "108(a)(1)":
    "bankruptcy and insolvency exclusion; a bank wiped out my debt; credit card company settled for less",
  "108(a)(1)(A)": "are debts erased in bankruptcy taxed as income",
  "108(a)(1)(B)": "I was insolvent when the debt was cancelled",
  "108(a)(1)(E)":
    "forgiven mortgage on a main home; my mortgage was reduced or foreclosed and the rest forgiven",
  "108(b)(1)": "reduction of tax attributes",
  "108(d)(3)": "when am I insolvent, owing more than everything I own is worth",
  "108(f)(1)":
    "forgiven student loans; student loan forgiven; public service loan forgiveness after ten years of teaching",
  "108(f)(5)": "student loan erased because the borrower died or became disabled",
  "109": "tenant's improvements when the lease ends; landlord keeps a building the tenant built",
  "110": "construction allowance from a landlord to a retail tenant",
  "111(a)":
    "tax benefit rule; recovering something deducted in an earlier year; state income tax refund as income; I got back something I had deducted last year; refund of state taxes I itemized",
  "112": "combat pay exclusion; my wife serves in a combat zone",
  "112(a)": "pay of soldiers in a war zone; hospitalized service members",
  "112(b)": "how much of an officer's combat pay is tax-free",
  "115": "income of states and cities is not taxed",
  "117": "scholarships and fellowships",
  "117(a)": "is my scholarship or stipend taxable",
  "117(b)(2)":
    "tuition and books scholarship tax-free, room and board not; grant for tuition, books, room and board; is a scholarship for dorm and meals taxed",
  "117(c)(1)": "pay for teaching as a student; graduate assistant with a stipend for teaching or lab work",
  "117(d)(1)": "tuition reduction for university employees",
  "117(d)(2)": "my father works at the college and I study there for free",
  "118": "contributions to the capital of a corporation; government grants to attract a company",
  "119(a)": "free meals and lodging for the employer's convenience",
  "119(a)(1)": "my job feeds me on the premises",
  "119(a)(2)":
    "employee who must live on the premises; I have to live at my workplace; building manager's free apartment",
  "119(d)(1)": "campus housing of a school",
  "121": "home sale exclusion",
  "121(a)":
    "profit on selling your house; two out of five years owned and lived in; we sold our home at a profit; how long must I live in a house before selling it tax-free",
  "121(b)(1)": "$250,000 or $500,000 of gain",
  "121(b)(2)": "$500,000 home sale exclusion of a couple, only one is on the deed",
  "121(b)(3)": "I used the home sale exclusion last year, can I use it again",
  "121(b)(4)": "surviving spouse selling the home; I sold after the death of my spouse",
  "121(b)(5)":
    "nonqualified use as a rental; home sale exclusion when our vacation cabin became our main home",
  "121(c)(1)": "reduced home sale exclusion, part of the $250,000",
  "121(c)(2)":
    "partial exclusion for move because of work or health; I moved out before two years; a new job in another state made us sell our house after one year",
  "121(d)(6)": "I depreciated a home office, is that part taxed when I sell the house",
  "121(d)(9)": "soldier posted away for years, the five-year period stops",
  "122": "reduced retired pay of the military for a survivor annuity",
  "123": "insurance payments for living expenses after a house fire",
  "125":
    "cafeteria plan; flexible spending account, FSA; choice between cash and benefits; premium payment plan",
  "125(a)":
    "salary reduction to pay benefits with pretax money; can I pay for benefits out of pay before tax; health premiums taken from my pay before tax",
  "125(i)(1)": "most I can put into a health FSA in a year",
  "126": "government cost-sharing payments for conservation on farms",
  "127(a)(1)": "employer-paid tuition; my company pays for my degree",
  "127(a)(2)": "educational assistance up to $5,250",
  "127(c)(1)": "employer paying an employee's student loan",
  "128": "employer contributions to a Trump account",
  "129(a)(1)":
    "dependent care benefits from an employer; dependent care FSA; child care paid by the employer tax-free; my employer helps pay for day care",
  "129(a)(2)": "how much can I set aside through work for day care",
  "130": "structured settlement assignments",
  "131(a)": "foster care payments; state pays us to care for children in our home",
  "131(c)(1)":
    "difficulty of care payments; Medicaid waiver payments for care of my disabled son, are they taxed",
  "132": "employee discount, no-additional-cost service, working condition and de minimis benefits",
  "132(a)":
    "tax-free fringe benefits; perks from my job, are they taxed; which fringe benefits are tax free; list of fringe benefits that are not taxed",
  "132(b)": "standby flights of airline employees; free flights for airline staff",
  "132(c)(1)": "free or discounted products of my employer",
  "132(d)": "company phone; using a company car or phone",
  "132(e)(1)": "office coffee, a holiday ham and now and then a taxi or supper when working late",
  "132(f)(1)": "employer parking, transit pass and bicycle commuting; employer pays for parking",
  "132(f)(2)": "monthly limit for a tax-free train pass or parking",
  "132(j)(4)": "on-site gym",
  "132(m)(1)": "qualified retirement planning",
  "134": "military allowances and benefits; basic housing allowance of soldiers",
  "135": "savings bonds used for education",
  "135(a)": "series EE bond interest tax-free for tuition; I cashed savings bonds to pay for college",
  "136": "subsidies from an electric company for saving energy",
  "137":
    "employer adoption assistance; adoption costs reimbursed by an employer; my company reimburses adoption costs",
  "139": "disaster relief payments; government or employer help after a disaster, qualified disaster relief",
  "139(a)": "my employer or the government gave us money after a hurricane or wildfire",
  "139A": "federal subsidy for retiree drug plans",
  "139B": "volunteer firefighter and emergency responder benefits",
  "139D": "Indian health care benefits",
  "139E": "tribal general welfare payments",
  "139F": "compensation for wrongful imprisonment",
  "139K": "scholarships for private elementary and secondary school",
  "139L": "lender's interest on farm real estate loans",
  "141": "private activity bonds",
  "142": "exempt facility bonds for airports, docks and housing",
  "143": "mortgage revenue bonds for home buyers",
  "144": "small issue bonds for manufacturing; student loan bonds",
  "145": "bonds for hospitals and universities",
  "146": "volume cap of a state for private activity bonds",
  "148": "arbitrage bonds and rebate",
  "149": "tax-exempt bonds must be registered; advance refunding; hedge bonds",
  "151(c)": "exemption for dependents",
  "151(d)(5)(A)": "personal exemption; exemption amount zero",
  "151(d)(5)(C)":
    "senior deduction of $6,000 for people 65 and over; I am over 65, is there an extra deduction; income limit of the new deduction for seniors",
  "152(a)": "who is a dependent; qualifying child and qualifying relative tests",
  "152(b)(2)": "my son married and files jointly with his wife, can I still claim him",
  "152(b)(3)": "my children live in Mexico, are they my dependents",
  "152(c)(2)":
    "does my nephew living with us count; my little sister lives with me, is she my qualifying child",
  "152(c)(3)":
    "can I claim my adult child who lives with me; up to what age can I claim my son who is in college",
  "152(c)(4)": "tie-breaker rule; my mother and I both want to claim my daughter",
  "152(d)(1)":
    "support test; can I claim my elderly parent; how much may a qualifying relative earn, gross income limit",
  "152(d)(2)":
    "claiming a parent, child, girlfriend or relative; my boyfriend or cousin lived with me all year, is he my dependent",
  "152(d)(3)": "my brothers and I share the support of our mother, who claims her",
  "152(e)(1)": "divorced parents and who claims the child; which of two divorced parents claims the children",
  "152(e)(2)": "Form 8332, release of the claim to the child's exemption",
};
