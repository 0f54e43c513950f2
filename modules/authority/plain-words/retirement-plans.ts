import type { PlainWords } from "./plain-words.ts";

export const RETIREMENT_PLANS: PlainWords = {
  "401":
    "requirements of a qualified pension, profit-sharing or 401(k) plan; self-employed retirement plan; what rules must our company's retirement plan meet; what makes a pension plan qualified; setting up a company retirement plan; pension, profit-sharing and 401(k) plans; retirement plan rules",
  "401(a)": "rules for a company pension plan",
  "401(a)(2)": "plan money only for the workers",
  "401(a)(4)": "pension plan may not favor highly paid workers",
  "401(a)(7)": "does my plan have to vest",
  "401(a)(9)": "do I have to take money out of my retirement plan; required minimum distributions",
  "401(a)(9)(B)":
    "what happens to the pension when I die before it starts; how soon must heirs empty a retirement account",
  "401(a)(9)(C)":
    "required minimum distributions, RMD age; when must I start taking money from my pension or 401(k); age when withdrawals from an IRA or a plan must begin; when do I have to start taking money out of my IRA; I still work at 74, must I draw on my company plan; at what age do I have to take money out of my 401(k); when do required withdrawals start; must I withdraw at 73; do I have to take RMDs if I am still working",
  "401(a)(9)(E)": "eligible designated beneficiary of an inherited plan",
  "401(a)(9)(H)":
    "ten-year rule for inherited retirement accounts; my father left me his 401(k), how fast must I empty it; I inherited a retirement account, how long do I have",
  "401(a)(9)(H)(ii)": "wife, minor child, disabled heir exempt from the ten-year rule",
  "401(a)(11)": "does my wife have to agree to my pension payout",
  "401(a)(13)": "creditors cannot reach my pension, no assignment; can creditors take my pension",
  "401(a)(17)": "yearly pay cap counted for plan contributions, compensation limit",
  "401(a)(31)": "direct rollover, small balances moved to an IRA automatically",
  "401(c)":
    "solo 401(k), Keogh plan for partners and sole proprietors; retirement plan for self-employed people",
  "401(h)": "retiree medical account inside a pension",
  "401(k)": "what is a 401(k); saving part of my pay in a company plan",
  "401(k)(2)":
    "when may a worker draw on his 401(k) while still employed; when can I take money out of my 401(k)",
  "401(k)(3)":
    "elective deferrals and nondiscrimination; 401(k) plan may not favor the bosses; testing whether a 401(k) favors the well paid",
  "401(k)(3)(A)": "ADP test for highly paid workers",
  "401(k)(12)": "safe harbor 401(k); what match must the company give in a safe harbor plan",
  "401(k)(13)":
    "automatic contribution safe harbor, QACA; can my company enroll me in the 401(k) automatically",
  "401(k)(14)":
    "hardship withdrawal; 401(k) money to stop a foreclosure or pay for a funeral; can I take money from my 401(k) for an emergency, hardship",
  "401(k)(15)": "long-term part-time workers in the 401(k)",
  "401(m)": "ACP test, matching and after-tax contributions; employer match in a 401(k)",
  "401(m)(13)": "match on student loan payments",
  "402":
    "lump sum distribution; emergency personal expense distribution; is my pension from work taxable; how is money from my 401(k) taxed",
  "402(a)":
    "taxation of a payout from an employer plan; I got a payout from my old employer's plan; I cashed out my 401(k); do I pay tax on my retirement plan payout; cash from an old pension plan",
  "402(b)": "trust that is not a qualified plan",
  "402(c)(1)":
    "I changed jobs, can I move my 401(k); can I roll over my 401(k) to an IRA; moving retirement money from my old job; rollovers from company plans",
  "402(c)(2)": "how much of a payout can be rolled over",
  "402(c)(3)": "how long do I have to roll over a retirement payout",
  "402(c)(3)(A)": "rollover of a 401(k) within 60 days",
  "402(c)(3)(B)": "I missed the 60 days for a rollover because I was in hospital",
  "402(c)(3)(C)": "plan loan offset, roll over by the tax return due date",
  "402(c)(4)": "payments that cannot be rolled over, RMD and hardship",
  "402(c)(9)":
    "my wife died, can I roll her 401(k) into my IRA; I inherited my husband's 401(k), can I roll it over",
  "402(c)(11)": "nonspouse inherits a 401(k), move it to an inherited IRA",
  "402(e)(4)":
    "net unrealized appreciation of employer stock; company shares taken out of my 401(k) in kind; company stock in my 401(k); unrealized gain on employer securities",
  "402(g)(1)":
    "limit on elective deferrals; how much of my pay can I put into my 401(k) in a year; how much can I put in my 401(k); 401(k) contribution limit",
  "402(g)(2)": "I had two jobs and deferred too much into both 401(k)s; I put too much into my 401(k)",
  "402(l)": "retired police and firemen pay health insurance from pension tax-free",
  "402A": "Roth 401(k); designated Roth contributions; what is a Roth 401(k)",
  "402A(a)": "are contributions to a Roth 401(k) taxed",
  "402A(a)(2)": "employer match put in as Roth",
  "402A(b)": "after-tax Roth account in a company plan",
  "402A(c)(2)": "how much can I put in a Roth 401(k)",
  "402A(c)(4)": "in-plan Roth conversion; move money from my 401(k) to its Roth side",
  "402A(d)": "when is money from a Roth 401(k) tax-free",
  "402A(d)(2)": "tax-free payout from a designated Roth account of a 401(k)",
  "402A(d)(2)(B)": "five years from first Roth 401(k) deposit",
  "402A(d)(5)": "no lifetime RMD from Roth 401(k)",
  "402A(e)": "emergency savings account linked to my 401(k); emergency savings in a pension plan at work",
  "403": "403(b) tax-sheltered annuities for teachers and hospital workers; employee annuities",
  "403(b)(7)": "custodial account invested in mutual funds for school staff",
  "403(b)(9)": "church retirement income accounts",
  "403(b)(11)": "when may 403(b) money be withdrawn",
  "403(b)(12)": "universal availability, all teachers must be let into the 403(b)",
  "403(c)": "nonqualified annuity bought by the employer, when taxed",
  "404": "employer's deduction for pension and profit-sharing contributions",
  "404(a)(3)": "profit-sharing deduction limited to 25 percent of pay",
  "404(a)(5)":
    "deducting deferred compensation; employer deducts nonqualified deferred pay when employee is taxed",
  "404(a)(6)": "contribution paid by the tax return due date",
  "404(a)(8)": "sole proprietor's own plan contribution deduction",
  "404(h)": "deduction for SEP contributions",
  "404(k)": "company deducts dividends paid on ESOP shares",
  "404A": "US company deducts pensions of workers at its foreign branch or subsidiary",
  "404A(c)": "book reserve pensions abroad, qualified reserve plan",
  "406": "American working for a foreign affiliate stays in the parent's pension",
  "406(d)": "which company deducts pension contributions of the foreign affiliate's Americans",
  "407": "US parent's pension covers citizens at a subsidiary operating abroad",
  "407(a)(2)": "80 percent owned with 95 percent foreign income subsidiary",
  "408":
    "individual retirement account rules; SEP and SIMPLE IRA; inherited IRA; collectibles or loans from an IRA; I inherited an IRA; what is an IRA; rules for traditional IRAs",
  "408(a)":
    "trustee must be a bank, no life insurance in an IRA; who can hold my IRA, bank or trustee; what must an IRA be like",
  "408(d)(1)":
    "traditional IRA withdrawals; how is money from my IRA taxed; are IRA withdrawals taxable; I took money out of my IRA; do I pay tax when I take IRA money out; tax on cashing in an IRA",
  "408(d)(2)":
    "part of my IRA was never deducted, pro rata rule; I made nondeductible IRA contributions, what is taxed",
  "408(d)(3)(A)":
    "I took IRA money out and put it back within 60 days; can I move my IRA to another bank; how long do I have to put IRA money back; rolling an IRA over into another IRA",
  "408(d)(3)(B)": "once-a-year IRA rollover; how often can I roll over an IRA",
  "408(d)(3)(C)": "can I roll an IRA inherited from my aunt into my own; can I roll over an IRA I inherited",
  "408(d)(4)":
    "withdraw an excess IRA contribution by the return date; I put too much in my IRA, how do I fix it",
  "408(d)(5)": "returning an IRA contribution after the due date",
  "408(d)(6)": "half of my IRA goes to my ex-wife in the divorce; splitting an IRA in a divorce",
  "408(d)(8)":
    "qualified charitable distribution from an IRA; giving from my IRA to charity; I am 72 and want my IRA to pay my church directly; can I give money from my IRA to charity",
  "408(d)(8)(F)": "charitable gift annuity funded from an IRA",
  "408(d)(9)": "one-time transfer from IRA to HSA",
  "408(e)": "does an IRA pay tax on its earnings",
  "408(e)(2)":
    "prohibited transaction ends the IRA, using IRA money for own business; can I use my IRA in my own business",
  "408(e)(3)": "borrowing on an IRA annuity",
  "408(e)(4)": "pledging my IRA as security for a loan; can I borrow on my IRA",
  "408(k)": "what is a SEP",
  "408(k)(1)": "SEP plan for the self-employed",
  "408(m)": "can my IRA own gold or art",
  "408(m)(1)": "art, stamps or antiques bought by my IRA",
  "408(m)(3)": "which gold or silver coins may an IRA hold",
  "408(o)": "can I put money in an IRA without deducting it",
  "408(o)(1)": "nondeductible contributions to a traditional IRA",
  "408(p)": "what is a SIMPLE IRA",
  "408(p)(1)": "SIMPLE IRA for firms with 100 or fewer employees",
  "408(p)(2)":
    "SIMPLE plan match of three percent, how much may employees defer; how much must the boss match in a SIMPLE",
  "408(p)(2)(C)": "two-year grace when the SIMPLE firm outgrows 100 workers",
  "408A": "Roth IRA; can I put money in a Roth and when is it tax-free; how does a Roth IRA work",
  "408A(a)": "IRA funded with money that was taxed already",
  "408A(c)(1)": "no deduction for money put into a Roth IRA; are Roth IRA contributions deductible",
  "408A(c)(2)": "Roth IRA contribution limit for the year; how much can I put in a Roth IRA",
  "408A(c)(3)":
    "income limits for Roth contributions; I earn too much for a Roth IRA; how much can I earn and still pay into a Roth",
  "408A(c)(4)": "must I ever take money out of my Roth IRA while I live",
  "408A(d)(1)": "are Roth IRA withdrawals taxable",
  "408A(d)(2)":
    "qualified distributions after five years; taking money out of my Roth without tax; when can I take money out of a Roth IRA tax-free",
  "408A(d)(2)(B)": "five-year clock of the Roth IRA",
  "408A(d)(3)":
    "converting a traditional IRA to a Roth; can I convert my IRA into a Roth; tax I owe on a Roth conversion; do I pay tax when I convert an IRA to a Roth; back door Roth, convert after a nondeductible contribution",
  "408A(d)(3)(F)": "ten percent penalty on converted money within five years",
  "408A(d)(4)":
    "taking back only what I paid into my Roth, ordering rules; take my own contributions out of a Roth early",
  "408A(d)(6)": "recharacterization, undo a Roth contribution; switch a Roth contribution to a regular IRA",
  "408A(e)": "rolling a 529 plan leftover into a Roth IRA",
  "408A(e)(2)": "military death gratuity into a Roth IRA",
  "409": "ESOP qualifications; tax credit employee stock ownership plan",
  "409(e)": "ESOP participants vote on mergers",
  "409(h)": "put option, right to demand stock or cash from ESOP",
  "409(n)": "no ESOP allocation to the seller's family after tax-free sale",
  "409(o)": "when must an ESOP pay a departed worker",
  "409(p)": "S corporation ESOP anti-abuse, disqualified persons",
  "409A":
    "nonqualified deferred compensation; my deferred bonus or severance is paid later; pay that I get years later from my company",
  "409A(a)": "when is deferred compensation taxed",
  "409A(a)(1)(B)":
    "20 percent additional tax for deferred pay that breaks the rules; penalty when a deferred pay plan breaks the rules",
  "409A(a)(2)": "when may a deferred compensation plan pay me",
  "409A(a)(2)(A)": "six events that permit payment, separation, death, disability, change in control",
  "409A(a)(2)(B)": "six-month delay for key employees",
  "409A(a)(2)(B)(ii)": "unforeseeable emergency payout of deferred compensation",
  "409A(a)(3)": "no acceleration of deferred pay",
  "409A(a)(4)": "when to elect to defer salary or bonus; deadline for choosing to put off my bonus",
  "409A(b)": "offshore trust or funding triggers for deferred pay",
  "409A(d)": "short-term deferral, discounted stock options, which plans are covered",
};
