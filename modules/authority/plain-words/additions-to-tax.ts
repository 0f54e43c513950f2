import type { PlainWords } from "./plain-words.ts";

export const ADDITIONS_TO_TAX: PlainWords = {
  "6651(a)":
    "late filing and late payment penalty; 5 percent a month for not filing, half a percent for not paying; minimum penalty when a return is more than 60 days late; what happens if I do not file my tax return; what happens if I cannot pay my taxes on time",
  "6651(a)(1)":
    "I filed late, how much is the penalty; I was in the hospital and filed late, reasonable cause; failure-to-file penalty, maximum 25 percent; what is the penalty for filing late; I did not file a return for years, what penalty; can the late filing penalty be removed, reasonable cause; my accountant forgot to file, do I pay the penalty",
  "6651(a)(2)": "I did not pay on time; I paid the tax late; what is the penalty for paying late",
  "6651(a)(3)": "not paying a bill for additional tax after notice and demand",
  "6651(b)": "no late filing penalty if I am due a refund; is there a penalty if I file late but owe nothing",
  "6651(c)(1)": "late filing penalty reduced by the late payment penalty for the same month",
  "6651(d)": "late payment penalty doubles to 1 percent after a notice of levy",
  "6651(f)":
    "fraudulent failure to file; 15 percent a month, up to 75 percent, for fraudulently not filing; penalty for not filing in order to cheat",
  "6651(g)": "IRS filed a substitute return for me, which penalties apply",
  "6651(h)": "smaller late payment penalty while on a payment plan",
  "6652": "penalty for a late Form 990 or other returns of exempt organizations",
  "6652(b)": "waiter did not report tips to the boss, penalty half the Social Security tax",
  "6652(c)(1)":
    "nonprofit filed its annual return late, $20 a day; daily penalty for a small charity that missed the Form 990 deadline",
  "6652(d)": "penalty for not registering deferred vested participants, Form 8955-SSA",
  "6652(e)": "penalty for filing Form 5500 late, $250 a day",
  "6652(i)": "plan did not give the rollover notice to departing employees, penalty",
  "6653": "stamp tax failure penalty; 50 percent penalty for willfully not paying a tax collected by stamps",
  "6654":
    "estimated tax penalty of individuals; quarterly payments; I did not make quarterly payments; Form 2210 underpayment penalty; do I have to make estimated tax payments",
  "6654(a)":
    "is the estimated tax penalty just interest; penalty for not paying estimated tax; what if I do not pay enough tax during the year",
  "6654(c)": "when are quarterly taxes due",
  "6654(c)(2)":
    "when are the four estimated tax payments due; due dates of quarterly estimated tax, April 15, June 15, September 15, January 15",
  "6654(d)(1)":
    "safe harbor 100 or 110 percent of last year's tax; how much must I pay in advance during the year to be safe; how much estimated tax must I pay; safe harbor of 90 percent of this year's tax; how do I avoid the underpayment penalty; how much estimated tax do self-employed people pay each quarter",
  "6654(d)(2)":
    "annualized income; most of my income came at the end of the year; my income was uneven over the year, how much estimated tax",
  "6654(e)":
    "when is there no penalty for too little estimated tax; less than $1,000 still owed for the year, no estimated tax penalty",
  "6654(e)(1)": "do I have to make quarterly payments if I owe less than a thousand",
  "6654(e)(2)": "no estimated tax penalty if I owed no tax last year",
  "6654(e)(3)":
    "waiver of the underpayment penalty for casualty, disaster or retirement after 62; can the estimated tax penalty be waived",
  "6654(g)":
    "raising withholding late in the year to cover missed quarterly payments; does tax withheld from my pay count as estimated tax",
  "6654(h)": "skip the January estimated payment by filing by January 31",
  "6654(i)":
    "estimated tax of farmers and fishermen; farmer pays once by January 15 or files by March 1; when do farmers pay estimated tax",
  "6654(j)": "estimated tax dates for a nonresident alien without wages",
  "6654(l)":
    "does an estate have to pay estimated tax in the first two years; do estates and trusts pay estimated tax",
  "6655": "estimated tax penalty of corporations; quarterly installments of companies",
  "6655(a)": "does a corporation have to pay estimated tax",
  "6655(c)": "when are a company's quarterly tax payments due",
  "6655(c)(2)": "due dates of a corporation's estimated tax",
  "6655(d)":
    "how much must a corporation pay each quarter; how much estimated tax must a company pay to avoid a penalty",
  "6655(d)(2)": "large corporation may not use last year's tax as the safe harbor",
  "6655(e)":
    "seasonal business paying lower quarterly installments, annualized or seasonal method; company's income comes late in the year, lower installments",
  "6655(f)":
    "corporation owing less than $500, no estimated tax penalty; small corporation that owes little, is it excused from estimated tax",
  "6655(g)(2)": "company with taxable income of $1 million or more is a large corporation",
  "6655(g)(3)": "estimated payments of a private foundation or an exempt organization with unrelated income",
  "6655(h)": "quick refund of corporate estimated tax turned out too big",
  "6656":
    "late deposit penalty; our payroll deposit was late; penalty for paying payroll taxes late; company deposits withheld taxes after the due date; penalty for not depositing payroll tax on time",
  "6656(a)":
    "what is the penalty for late payroll tax deposits; I did not deposit the taxes I took from my workers on time",
  "6656(b)": "2, 5, 10 or 15 percent for a deposit that came late; how does the late deposit penalty grow",
  "6656(c)":
    "our first payroll deposit as a new employer was late, can it be forgiven; can a new employer be forgiven a late deposit",
  "6656(d)": "deposit sent to the IRS by mistake instead of the proper depository",
  "6656(e)": "telling the IRS to which payroll period my deposit belongs",
  "6657":
    "bad check penalty; bounced payment to the IRS; my check to the IRS had insufficient funds, how much is the fee; 2 percent penalty for a dishonored check or electronic payment, $25 minimum",
  "6658":
    "bankruptcy and failure-to-pay penalties; no late payment penalty while the debtor is in chapter 11 or chapter 13; company in bankruptcy could not pay its taxes on time, are penalties added",
  "6658(b)": "bankruptcy does not excuse penalties on withheld payroll taxes",
  "6659":
    "claiming the $1,000 newborn pilot deposit for a child who is not mine; $500 or $1,000 penalty for a wrong Trump account election; penalty for asking for the Trump account seed money when not entitled",
  "6662": "economic substance; what penalty for a careless mistake",
  "6662(a)":
    "accuracy penalty of 20 percent; what is the penalty for mistakes on my tax return; 20 percent penalty on underpaid tax",
  "6662(b)": "for what mistakes is there a 20 percent penalty",
  "6662(b)(1)": "fined for being careless with my taxes",
  "6662(b)(6)": "penalty for a transaction without economic substance",
  "6662(c)": "penalty for being careless on my return; negligence; what is negligence on a tax return",
  "6662(d)":
    "substantial understatement; I understated my tax; understated by more than 10 percent or $5,000; substantial authority or disclosure on Form 8275; penalty for underreporting income; penalty for leaving a large amount of income off my return",
  "6662(d)(1)":
    "corporation's substantial understatement threshold, 10 percent or $10 million; what is a substantial understatement of income tax",
  "6662(d)(2)": "how do I avoid the accuracy penalty by disclosure",
  "6662(e)": "valuation misstatement; I put too high a value on something I donated, penalty",
  "6662(e)(3)": "transfer pricing penalty, contemporaneous documentation",
  "6662(f)": "actuary overstated pension liabilities to inflate the deduction",
  "6662(g)":
    "estate valued the property at 65 percent or less of its worth; estate tax value set too low, penalty",
  "6662(h)":
    "40 percent penalty for a gross overvaluation; when is the accuracy penalty doubled to 40 percent",
  "6662(i)": "strict liability penalty of 40 percent for a sham transaction not disclosed",
  "6662(j)":
    "40 percent penalty on income from hidden foreign accounts; penalty for income from a foreign account I hid",
  "6662(k)": "heir used a higher basis than the estate reported",
  "6662(l)": "50 percent penalty for non-itemizer overstating cash gifts to charity",
  "6662(m)":
    "1 percent understatement threshold when a clean energy credit is disallowed over foreign content",
  "6662A":
    "reportable transaction understatement penalty; accuracy penalty for tax shelter investors, micro-captive or syndicated easement",
  "6662A(a)": "20 percent penalty on a listed tax shelter deal",
  "6662A(c)": "30 percent penalty when the shelter was not disclosed",
  "6662A(e)(3)": "amended return filed after the IRS calls about the shelter does not help",
  "6663": "civil fraud penalty of 75 percent; penalty for cheating on purpose",
  "6663(a)": "how big is the penalty when the IRS proves fraud",
  "6663(b)": "IRS proves part is fraud, whole underpayment presumed fraudulent",
  "6663(c)": "is a wife liable for her husband's fraud penalty on a joint return",
  "6664(a)": "underpayment defined; how is an underpayment computed for penalties",
  "6664(b)":
    "no accuracy or fraud penalty when no return was ever filed; which penalties need a filed return",
  "6664(c)":
    "penalty relief for reasonable cause and good faith; relying on an adviser; I had a good reason, can the penalty be dropped; I relied on my accountant; can I get out of a tax penalty if I acted in good faith; my tax preparer made a mistake, can I avoid the penalty",
  "6664(c)(1)":
    "reasonable cause defense to the accuracy penalty; honest mistake on my return, is there a penalty",
  "6664(c)(2)": "no good faith defense for transactions without economic substance",
  "6664(c)(3)": "donor relying on a qualified appraisal for overvalued charitable property",
  "6664(d)":
    "penalty defense for shelters, more likely than not opinion, disqualified tax advisor; reasonable cause for a tax shelter penalty",
  "6665": "additions to tax are collected like tax",
  "6665(a)": "are IRS penalties billed and collected the same way as the tax itself",
  "6665(b)": "can the late filing penalty be assessed without a notice of deficiency",
  "6671": "assessable penalties, how collected; person includes officers",
  "6671(a)": "assessable penalties due on notice and demand without prior Tax Court review",
  "6671(b)": "officer or employee of a company can be the person penalized",
  "6672(a)":
    "trust fund recovery penalty; responsible person for unpaid payroll taxes; business owner personally liable for withheld taxes; am I personally liable for my company's unpaid payroll taxes; I signed the checks and paid suppliers instead of the payroll taxes; I was the bookkeeper, must I pay the company's payroll tax; 100 percent penalty on officers for unpaid withholding; willful means paying other creditors before the IRS; can I be held liable for my company's payroll taxes; who has to pay when a company does not hand over withheld taxes; employer kept the taxes withheld from workers; who is a responsible person for employment taxes; penalty on a boss who does not pay over withholding; I had no money to pay the payroll tax, was it willful; can the IRS come after owners of a bankrupt company for withheld tax",
  "6672(b)":
    "60 days' warning letter before the trust fund penalty is assessed, Letter 1153; notice before the trust fund penalty",
  "6672(c)": "posting a bond and suing over the payroll tax penalty",
  "6672(d)":
    "get my partner to pay his share of the trust fund penalty; other officers must share the payroll tax penalty",
  "6672(e)":
    "unpaid volunteer on the board of a charity that owes payroll taxes; are volunteer directors of a nonprofit liable for payroll tax",
  "6673": "Tax Court sanction for frivolous or delaying cases",
  "6673(a)(1)":
    "$25,000 fine for tax protester arguments in Tax Court; penalized for filing a petition only to delay payment",
  "6673(a)(2)": "lawyer must pay costs for dragging out a Tax Court case",
  "6673(b)": "frivolous lawsuit against the IRS for collection abuses, $10,000 penalty",
  "6674":
    "false W-2 penalty; boss refuses to give me a W-2, $50 penalty; civil penalty on an employer for willfully giving a fake wage statement",
  "6675":
    "excessive fuel tax claim; farmer claimed too much fuel tax refund, penalty; penalty of twice the overclaimed fuel tax refund; trucking company filed an inflated off-highway fuel claim",
  "6676":
    "20 percent penalty on an excessive refund claim; I claimed a refund I was not entitled to; penalty for inflated employee retention credit claim on an amended payroll return",
  "6676(a)": "amended return asking for too much money back; reasonable cause for an excessive refund claim",
  "6676(c)": "refund claim based on a sham transaction has no reasonable cause",
  "6677":
    "penalty for not reporting a foreign trust; 35 percent penalty on money sent to an offshore trust, Form 3520; did not report a distribution from a foreign trust",
  "6677(b)": "5 percent penalty on the American owner of a foreign grantor trust, Form 3520-A",
  "6677(d)": "foreign secrecy law is no excuse for not reporting the trust",
  "6679":
    "penalty for not reporting foreign corporations or partnerships; $10,000 penalty for not filing Form 5471 on acquiring foreign stock; did not report acquiring an interest in a foreign partnership, Form 8865",
  "6679(a)(2)": "penalty grows every 30 days after the IRS notice, up to $50,000",
  "6682":
    "false W-4; false withholding certificate penalty; $500 penalty for claiming too many allowances or exempt on the withholding form; gave the bank a false statement to avoid backup withholding",
  "6682(b)": "penalty for a bad W-4 waived if my tax was fully covered anyway",
  "6684":
    "repeated private foundation violations penalty; double penalty equal to the foundation excise tax for repeat or flagrant acts; foundation manager willfully self-dealing again, extra 100 percent penalty",
  "6685":
    "not letting the public inspect charity returns; $5,000 penalty for willfully refusing to show Form 990 or the exemption application; charity will not give me a copy of its tax return",
  "6686":
    "export company did not file the domestic international sales corporation return, $1,000; penalty on an IC-DISC for a missing Form 1120-IC-DISC",
  "6688":
    "$1,000 penalty for not filing Form 8898 on moving to or from a possession; moved to Puerto Rico and did not report the change of residence",
  "6689":
    "failure to tell of changed foreign tax; foreign country refunded my tax and I did not tell the IRS; up to 25 percent penalty for not reporting a change in creditable foreign tax; penalty when a foreign tax assessment changes after the credit was claimed",
  "6690":
    "false statement to plan participants; plan administrator did not give a departing worker the statement of deferred vested benefits; $50 penalty for a false benefit statement to someone who left the company",
  "6692":
    "actuarial report penalty; $1,000 penalty when the pension actuary's report, Schedule SB, is not filed; defined benefit plan administrator forgot the actuarial filing",
  "6693": "penalty for missing reports on IRA, HSA and education accounts",
  "6693(a)": "trustee penalized for not reporting on a 529, ABLE, Coverdell or Trump account",
  "6693(b)": "forgot to file Form 8606 for nondeductible IRA contributions",
  "6693(b)(1)": "$100 penalty for overstating nondeductible IRA contributions",
  "6693(c)": "employer did not give the yearly SIMPLE IRA notice, $50 a day",
  "6694":
    "return preparer penalty for unreasonable position or willful conduct; penalty of a tax preparer for a bad position",
  "6694(a)":
    "preparer penalty, greater of $1,000 or half of the fee; is my tax preparer punished for mistakes on my return; penalties on tax preparers for understating tax",
  "6694(a)(2)":
    "what level of authority must a preparer have to sign, substantial authority, reasonable basis; how sure must a preparer be of a position",
  "6694(a)(3)": "preparer made an honest mistake, reasonable cause",
  "6694(b)":
    "preparer made up deductions for the client; preparer penalty for reckless disregard, $5,000 or 75 percent of the fee; tax preparer lied on my return",
  "6694(c)": "preparer pays 15 percent and sues for a refund of the penalty",
};
