import type { PlainWords } from "./plain-words.ts";

export const DEDUCTIONS_OF_INDIVIDUALS: PlainWords = {
  "212":
    "investment expenses; can I deduct investment fees; costs of earning investment income; expenses of a person with investments or rental property",
  "212(1)":
    "expenses for producing or collecting income; safe deposit box and custodian fees; can I write off costs of collecting income; safe deposit box for my stocks and bonds",
  "212(2)":
    "managing rental or investment property; fees I pay to manage my investments; landlord or investor who is not in business deducts costs; can I deduct costs of taking care of my rental house; financial advisor fees; upkeep of property held for income",
  "212(3)":
    "tax preparation and advice fees; accountant's and attorney's fees for tax audit; can I deduct my tax preparer's fee",
  "213":
    "doctor, dentist, hospital and prescription costs; can I deduct medical expenses; are doctor bills tax deductible; medical and dental expenses; can I take off my hospital bills",
  "213(a)":
    "medical expense deduction; 7.5 percent of adjusted gross income; can I deduct my doctor, dental and hospital bills; IVF, fertility, braces, therapy and drug rehab as medical costs; how much of my medical bills can I deduct; can I write off my wife's or kid's medical bills; medical costs over a percentage of income; can I take a deduction for my dentist",
  "213(b)": "are vitamins and over-the-counter drugs a medical deduction; can I deduct medicine and drugs",
  "213(c)": "medical bills paid after death by the estate; deducting a dead person's medical bills",
  "213(d)": "what counts as a medical expense",
  "213(d)(1)": "is a nursing home deductible",
  "213(d)(1)(A)":
    "glasses, hearing aids, wheelchair, nursing home; wheelchair ramp at home or a stop-smoking program as medical cost; can I deduct eyeglasses, braces or hearing aids; is therapy or a psychologist a medical expense; is home health care or a special diet deductible",
  "213(d)(1)(B)": "travel for medical care; can I deduct mileage to the doctor",
  "213(d)(1)(C)": "is long-term nursing care deductible",
  "213(d)(1)(D)":
    "medical insurance and long-term care premiums; are my insurance premiums deductible; can I deduct health insurance premiums; are Medicare premiums a medical deduction",
  "213(d)(2)": "$50 a night lodging near the hospital; hotel bills while getting medical treatment",
  "213(d)(3)": "prescription drug or insulin requirement",
  "213(d)(5)": "divorced parents both deduct the child's medical bills",
  "213(d)(9)":
    "cosmetic surgery; is a face lift, hair transplant or teeth whitening deductible; can I deduct plastic surgery",
  "213(d)(10)": "age-based limit for long-term care premiums",
  "216": "cooperative apartment owner's share of taxes and interest; co-op housing",
  "216(b)(1)": "80 percent tests for a co-op building",
  "216(c)": "co-op shareholder depreciates apartment used for business",
  "216(e)": "co-op hands the apartment to its shareholder, no gain to the corporation",
  "217(b)": "movers, storage and lodging, but no meals; which costs of a move count as moving expenses",
  "217(c)": "50 miles and 39 weeks tests for a job move; how far must I move for the move to be deductible",
  "217(g)": "military move; can a soldier deduct moving costs",
  "217(i)": "retirees and survivors moving back to the United States",
  "217(k)": "are moving expenses deductible; can I write off the cost of moving for a job",
  "217(k)(1)":
    "moving expense deduction; relocating for a new job; can I deduct moving to another city for work",
  "217(k)(2)": "intelligence community move for a new assignment",
  "219":
    "deduction for IRA contributions; can I deduct my IRA contribution; is money I put into an IRA deductible; traditional IRA deduction; individual retirement savings deduction",
  "219(a)": "how does paying into an IRA lower my taxes",
  "219(b)": "how much can I contribute to an IRA",
  "219(b)(1)": "most I can deduct for an IRA",
  "219(b)(5)":
    "contribution limit and catch-up; how much can I put in my IRA and deduct; most that can go into an IRA in a year; largest deduction for an IRA",
  "219(b)(5)(B)": "extra $1,000 IRA catch-up from age 50; IRA contribution limit for people over 50",
  "219(c)": "can my husband have an IRA if he does not work",
  "219(c)(1)": "spousal IRA; my wife has no job, can I pay into an IRA for her",
  "219(d)(4)": "inherited IRA cannot take my contributions",
  "219(f)(1)":
    "can I fund an IRA from rent or a pension, what counts as compensation; alimony and graduate stipend as pay for an IRA; do I need earned income for an IRA",
  "219(f)(3)": "last day to make an IRA contribution for the year before; deadline for IRA contributions",
  "219(g)":
    "can I deduct an IRA if I have a 401(k); is my IRA deductible when my income is high; income too high to deduct an IRA",
  "219(g)(1)": "active participant in an employer plan; I have a pension at work, can I deduct an IRA too",
  "219(g)(2)": "income range in which the IRA deduction phases out",
  "219(g)(4)": "married filing separately and living apart, IRA deduction",
  "219(g)(7)": "my husband has a plan at work and I do not, can I deduct my IRA",
  "220": "Archer medical savings account",
  "220(c)(1)": "small employer or self-employed with MSA before 2008",
  "220(f)(4)": "20 percent penalty for MSA money not used for care",
  "220(i)": "pilot program, cut-off year for new MSAs",
  "221":
    "student loan interest deduction; can I deduct student loan interest; is interest on my college loan deductible; student loan interest",
  "221(a)": "I am paying off my student loans; can I write off my student loans",
  "221(b)": "how much student loan interest can I deduct; income limit for deducting student loan interest",
  "221(b)(1)": "$2,500 limit",
  "221(b)(2)": "phaseout by income",
  "221(c)": "my parents claim me, can I deduct interest on my college loan",
  "221(d)(1)":
    "loan from parents or my employer's plan is not a qualified education loan; Form 1098-E, refinanced or consolidated student loans; what is a qualified education loan",
  "221(d)(3)": "half-time student requirement for loan interest",
  "221(e)(2)": "must file jointly for the student loan interest write-off",
  "223":
    "health savings accounts, HSA; what is a health savings account; are HSA contributions tax deductible; can I deduct money I put in my HSA",
  "223(a)": "deduction for my HSA",
  "223(b)": "how much can I put in an HSA each year",
  "223(b)(2)":
    "HSA contribution limits; how much can I put into my health savings account; HSA limit for a family",
  "223(b)(3)": "extra HSA contribution from age 55; extra for older people in an HSA",
  "223(b)(5)": "husband and wife share the family HSA limit",
  "223(b)(7)": "I am on Medicare now, can I keep paying into my HSA",
  "223(b)(8)": "last-month rule and testing period for HSAs",
  "223(c)(1)": "who may open an HSA, my spouse has a health FSA; who is allowed to have an HSA",
  "223(c)(1)(E)": "direct primary care membership and an HSA",
  "223(c)(2)": "high deductible health plan; what is a high deductible health plan",
  "223(c)(2)(C)": "health plan covers preventive care before the deductible",
  "223(d)(2)": "what can HSA pay, insurance premiums, COBRA and Medicare; what can I spend my HSA on",
  "223(d)(4)": "last day to contribute to an HSA for last year, April 15",
  "223(e)": "is the money growing in my HSA taxed",
  "223(f)(1)":
    "paying the dentist out of my HSA, is it tax-free; are HSA withdrawals taxable; using HSA money for medical bills",
  "223(f)(2)": "HSA money spent on things that are not medical, taxed",
  "223(f)(4)":
    "HSA money spent on other things; what if I spend HSA money on something else; penalty for using HSA money for something not medical",
  "223(f)(4)(A)": "20 percent penalty on nonmedical HSA withdrawal",
  "223(f)(5)": "moving HSA money to another custodian, once a year",
  "223(f)(7)": "divorce, HSA moved to ex-spouse",
  "223(f)(8)": "HSA owner dies, wife or child inherits account; who gets my HSA when I die and is it taxed",
  "224(a)":
    "no tax on tips; I am a waiter, are my tips tax-free now; are tips taxable now; do waiters and bartenders pay tax on tips; deduction for tip income",
  "224(b)(1)": "$25,000 limit of the tips deduction; how much of my tips can I deduct",
  "224(b)(2)": "tips deduction shrinks over $150,000 income",
  "224(c)": "self-employed barber or driver and the tips deduction",
  "224(d)": "what tips qualify for the deduction",
  "224(d)(1)": "deduction for tips of waiters, bartenders and hairdressers",
  "224(d)(2)": "does an automatic service charge count as a deductible tip",
  "224(d)(2)(B)": "tips of singers, trainers or other specified service workers",
  "224(e)": "social security number needed to deduct tips",
  "224(f)": "married tipped worker must file jointly",
  "224(h)": "no tax on tips ends after which year",
  "225(a)":
    "no tax on overtime; is my overtime tax-free now; write-off for the extra half in time-and-a-half pay; is overtime pay taxed; can I deduct my overtime",
  "225(b)": "how much overtime can I take off my taxes",
  "225(b)(1)": "$12,500 limit of the overtime deduction",
  "225(b)(2)":
    "income above which the overtime deduction shrinks; do I make too much for the overtime deduction",
  "225(c)": "what overtime qualifies for the deduction",
  "225(c)(1)":
    "deduction for overtime premium pay; only the half of time and a half is deductible; overtime required by the Fair Labor Standards Act only",
  "225(e)": "married couples must file jointly for the overtime deduction",
  "225(g)": "no tax on overtime ends after which year",
};
