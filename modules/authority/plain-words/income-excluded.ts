import type { PlainWords } from "./plain-words.ts";

export const INCOME_EXCLUDED: PlainWords = {
  "101(a)(1)":
    "is a life insurance payout taxed; life insurance death benefit is tax-free; insurance money after a death; my husband died and I got the insurance money; payout of a life policy",
  "101(a)(2)": "transfer-for-value rule",
  "101(a)(3)": "reportable policy sale, investor buys a stranger's life policy",
  "101(c)": "interest that the insurer pays on a death benefit it holds",
  "101(d)": "death benefit paid in installments, part is interest",
  "101(g)(1)":
    "viatical settlement or accelerated benefits for the terminally ill; I have terminal cancer and drew on my life policy early",
  "101(g)(3)": "chronically ill insured draws death benefit for care",
  "101(h)(1)": "benefits for families of fallen officers",
  "101(i)": "death benefits for astronauts and victims of terrorist attacks",
  "101(j)(1)": "employer-owned life insurance",
  "101(j)(4)": "notice and consent before a company insures an employee",
  "102(a)":
    "gifts and inheritances are not income; money from a parent, bequest or inheritance; I inherited money, is it income; somebody gave me money; GoFundMe or wedding money, do I report it; money left to me in a will, do I owe anything on it",
  "102(b)": "is rent from the house I inherited taxed",
  "102(c)": "employer calls a cash transfer to a worker a gift",
  "102(c)(1)": "a present from an employer is not a gift; my boss handed me a Christmas check as a gift",
  "103(a)":
    "municipal bond interest is tax-free; interest on state and city bonds; I own bonds of a city or school district",
  "103(c)": "bonds of a US territory or DC tax-free",
  "104": "emotional distress damages; money from a discrimination lawsuit",
  "104(a)(1)": "workers' compensation; workers' comp payments",
  "104(a)(2)":
    "personal injury settlement; damages for physical injury or sickness; punitive damages; I received a settlement after an accident; award for pain and suffering; car crash settlement for a broken leg, is it taxed; emotional distress without physical injury, medical part only",
  "104(a)(3)": "disability checks from a policy whose premiums I paid myself",
  "104(a)(4)": "disability pension from the military",
  "104(a)(5)": "disability income of terror attack victims",
  "104(a)(6)": "state benefits for families of police killed on duty",
  "104(b)": "which military disability pensions are still tax-free",
  "104(c)": "wrongful death punitive damages in Alabama",
  "105(a)":
    "employer sick pay and disability payments; sick pay from my employer; long-term disability benefits from an employer-paid policy",
  "105(b)":
    "employer reimbursement of medical expenses; health reimbursement arrangement; my company's plan paid my doctor bills; health plan covers my adult son under 27",
  "105(c)": "payments for loss of a limb; accidental dismemberment benefit for a lost hand tax-free",
  "105(g)": "sole proprietor not an employee for the health plan exclusion",
  "105(h)(1)": "self-insured medical plan that favors the highly paid",
  "106": "employer contributions to accident and health coverage or to an HSA",
  "106(a)": "health insurance paid by the employer is not income; my employer pays my health premiums",
  "106(b)": "employer money into an Archer MSA",
  "106(c)": "long-term care paid through a flexible spending arrangement",
  "106(c)(1)": "flexible spending for long-term care",
  "106(d)(1)": "my company puts money into my health savings account",
  "106(e)": "HRA or FSA balance moved to a health savings account",
  "106(g)": "small employer reimburses individual health premiums, QSEHRA",
  "107":
    "pastor's housing; minister's utilities, furniture and mortgage paid from housing allowance; rabbi, retired pastor and tax-free housing",
  "107(1)": "home furnished to a minister",
  "107(2)": "parsonage or housing allowance of clergy; fair rental value limit of clergy housing allowance",
  "108":
    "cancelled or forgiven debt; cancellation of debt income; farm debt; repurchase of own debt at a discount",
  "108(a)(1)":
    "bankruptcy and insolvency exclusion; a bank wiped out my debt; credit card company settled for less",
  "108(a)(1)(A)": "are debts erased in bankruptcy taxed as income",
  "108(a)(1)(B)": "I was insolvent when the debt was cancelled",
  "108(a)(1)(C)": "farm loan cancelled, qualified farm indebtedness",
  "108(a)(1)(D)": "commercial real estate debt reduced, election for real property business debt",
  "108(a)(1)(E)":
    "forgiven mortgage on a main home; my mortgage was reduced or foreclosed and the rest forgiven",
  "108(b)(1)": "reduction of tax attributes",
  "108(b)(5)": "reduce basis of depreciable property first after debt relief, Form 982",
  "108(d)(3)": "when am I insolvent, owing more than everything I own is worth",
  "108(e)(4)": "my relative buys my debt from the bank at a discount",
  "108(e)(5)": "seller cuts the price I still owe, purchase price reduction",
  "108(e)(8)": "debt swapped for stock or partnership interest",
  "108(f)(1)":
    "forgiven student loans; student loan forgiven; public service loan forgiveness after ten years of teaching",
  "108(f)(5)": "student loan erased because the borrower died or became disabled",
  "108(h)": "how much home mortgage forgiveness is excluded",
  "108(i)": "deferred cancellation income from 2009 and 2010 buybacks",
  "109":
    "tenant's improvements when the lease ends; landlord keeps a building the tenant built; lessor gets building back with tenant's additions, no income",
  "110": "construction allowance from a landlord to a retail tenant",
  "110(a)": "tenant improvement money from the landlord not income if spent on the build-out",
  "110(c)(2)": "lease of retail space for 15 years or less",
  "111": "reimbursement of medical bill I had deducted",
  "111(a)":
    "tax benefit rule; recovering something deducted in an earlier year; state income tax refund as income; I got back something I had deducted last year; refund of state taxes I itemized; refunded deduction that saved no tax is not income",
  "111(b)": "credit claimed last year, price adjusted down this year",
  "112": "combat pay exclusion; my wife serves in a combat zone",
  "112(a)": "pay of soldiers in a war zone; hospitalized service members",
  "112(a)(2)": "wounded soldier in hospital, how long is pay tax-free after the war zone",
  "112(b)":
    "how much of an officer's combat pay is tax-free; officer's pay above the top enlisted amount plus danger pay is taxed",
  "112(c)(2)": "who declares an area a combat zone, President's executive order",
  "112(d)": "tax-free pay of prisoners of war and the missing in action",
  "115": "income of states and cities is not taxed; state insurance pool or city agency income excluded",
  "115(1)": "essential governmental function income of a county water district",
  "115(2)": "income of Puerto Rico, Guam and other possession governments",
  "117": "scholarships and fellowships",
  "117(a)":
    "is my scholarship or stipend taxable; PhD student not for degree, candidate for a degree requirement",
  "117(b)(2)":
    "tuition and books scholarship tax-free, room and board not; grant for tuition, books, room and board; is a scholarship for dorm and meals taxed",
  "117(c)(1)": "pay for teaching as a student; graduate assistant with a stipend for teaching or lab work",
  "117(c)(2)": "National Health Service Corps and military medical school scholarships",
  "117(d)(1)": "tuition reduction for university employees",
  "117(d)(2)": "my father works at the college and I study there for free",
  "117(d)(3)": "tuition waiver only for highly paid staff of a school",
  "117(d)(5)": "graduate student tuition waiver for teaching or research assistants",
};
