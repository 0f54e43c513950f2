import type { PlainWords } from "./plain-words.ts";

export const INCOME_EXCLUDED: PlainWords = {
  "101(a)": "is life insurance money taxable",
  "101(a)(1)":
    "is a life insurance payout taxed; life insurance death benefit is tax-free; insurance money after a death; my husband died and I got the insurance money; payout of a life policy; do I pay tax on my mother's life insurance; beneficiary received life insurance proceeds, is it income; do I have to report life insurance that I got when my dad died; is life insurance that is paid to me taxable",
  "101(a)(2)":
    "transfer-for-value rule; life insurance policy that was sold to somebody else, proceeds taxed",
  "101(a)(3)": "reportable policy sale, investor buys a stranger's life policy",
  "101(c)":
    "interest that the insurer pays on a death benefit it holds; interest on life insurance proceeds is taxable",
  "101(d)":
    "death benefit paid in installments, part is interest; life insurance paid to me in yearly payments",
  "101(g)": "can a dying person cash in life insurance tax-free",
  "101(g)(1)":
    "viatical settlement or accelerated benefits for the terminally ill; I have terminal cancer and drew on my life policy early",
  "101(g)(3)": "chronically ill insured draws death benefit for care",
  "101(h)": "death benefit to the family of a police officer killed on duty",
  "101(h)(1)": "benefits for families of fallen officers",
  "101(i)": "death benefits for astronauts and victims of terrorist attacks",
  "101(j)": "company insures its workers and collects when one dies",
  "101(j)(1)": "employer-owned life insurance",
  "101(j)(4)": "notice and consent before a company insures an employee",
  "102(a)":
    "gifts and inheritances are not income; money from a parent, bequest or inheritance; I inherited money, is it income; somebody gave me money; GoFundMe or wedding money, do I report it; money left to me in a will, do I owe anything on it; money my grandmother or an aunt left me, is it taxable; do I have to pay tax on an inheritance; is a gift taxable to the person who gets it; my parents gave me money for a house, is it income; is money that I inherited from my grandmother taxed; do I report a gift on my tax return; birthday, wedding or graduation money, is it taxable; does the person who receives a gift owe income tax",
  "102(b)": "is rent from the house I inherited taxed",
  "102(b)(1)": "income earned on inherited or given property is taxed",
  "102(c)": "employer calls a cash transfer to a worker a gift; is a gift from my employer taxable",
  "102(c)(1)":
    "a present from an employer is not a gift; my boss handed me a Christmas check as a gift; Christmas bonus or present from my boss",
  "103(a)":
    "municipal bond interest is tax-free; interest on state and city bonds; I own bonds of a city or school district; is municipal bond interest taxable; are city, county and state bonds tax-free; which interest is exempt from federal income tax; do I pay federal tax on muni bonds; interest on school, water or highway bonds",
  "103(b)": "when is interest on a state or local bond not tax-free",
  "103(c)": "bonds of a US territory or DC tax-free; what is a state or local bond",
  "104":
    "emotional distress damages; money from a discrimination lawsuit; is a lawsuit settlement taxable; do I pay tax on an insurance settlement; is money for a personal injury taxable; payments for injuries and sickness; tax on lawsuit money",
  "104(a)(1)":
    "workers' compensation; workers' comp payments; is workers' compensation taxable; I got hurt at work and get workers' comp",
  "104(a)(2)":
    "personal injury settlement; damages for physical injury or sickness; punitive damages; I received a settlement after an accident; award for pain and suffering; car crash settlement for a broken leg, is it taxed; emotional distress without physical injury, medical part only; are damages from a lawsuit taxed; is my car accident settlement income; I was injured and the insurance company paid me; is money for emotional distress taxable; are punitive damages taxable; does a wrongful death settlement count as income; money from a lawsuit after I got hurt",
  "104(a)(3)":
    "disability checks from a policy whose premiums I paid myself; is disability insurance I paid for myself taxable; accident and health insurance payments I bought myself",
  "104(a)(4)": "disability pension from the military; is VA or military disability pay taxable",
  "104(a)(5)": "disability income of terror attack victims",
  "104(a)(6)": "state benefits for families of police killed on duty",
  "104(b)": "which military disability pensions are still tax-free",
  "104(c)": "wrongful death punitive damages in Alabama",
  "105(a)":
    "employer sick pay and disability payments; sick pay from my employer; long-term disability benefits from an employer-paid policy; are disability payments taxable; is sick pay taxable; my employer paid for the disability insurance, are the benefits taxed",
  "105(b)":
    "employer reimbursement of medical expenses; health reimbursement arrangement; my company's plan paid my doctor bills; health plan covers my adult son under 27; are medical bills paid by my job's insurance income to me; is a reimbursement from a health plan at work taxable",
  "105(c)": "payments for loss of a limb; accidental dismemberment benefit for a lost hand tax-free",
  "105(g)": "sole proprietor not an employee for the health plan exclusion",
  "105(h)(1)": "self-insured medical plan that favors the highly paid",
  "106":
    "employer contributions to accident and health coverage or to an HSA; is employer-paid health insurance taxable; is health insurance from my job part of my income; does my boss paying my health plan count as wages; does the company's health plan count as my income",
  "106(a)":
    "health insurance paid by the employer is not income; my employer pays my health premiums; employer-provided health coverage; do I report health coverage paid by my company",
  "106(b)": "employer money into an Archer MSA",
  "106(c)": "long-term care paid through a flexible spending arrangement",
  "106(c)(1)": "flexible spending for long-term care",
  "106(d)(1)":
    "my company puts money into my health savings account; are employer contributions to my HSA taxed",
  "106(e)": "HRA or FSA balance moved to a health savings account",
  "106(g)": "small employer reimburses individual health premiums, QSEHRA",
  "107":
    "pastor's housing; minister's utilities, furniture and mortgage paid from housing allowance; rabbi, retired pastor and tax-free housing; is a pastor's housing allowance taxable; does a minister pay tax on the parsonage; housing of ministers, priests and rabbis; housing of the clergy",
  "107(1)":
    "home furnished to a minister; church lets our preacher live in its house free; home provided to clergy by the congregation",
  "107(2)":
    "parsonage or housing allowance of clergy; fair rental value limit of clergy housing allowance; how much of a preacher's housing allowance is tax-free; can a minister deduct or exclude the rent allowance",
  "108":
    "cancelled or forgiven debt; cancellation of debt income; farm debt; repurchase of own debt at a discount; is forgiven debt taxable; do I pay tax on cancelled debt; cancellation of debt; I got a 1099-C, do I have to pay tax; settled a credit card for less than I owed; bank forgave part of my loan",
  "108(a)": "when is forgiven debt not taxed; cancelled debt that does not have to be reported",
  "108(a)(1)":
    "bankruptcy and insolvency exclusion; a bank wiped out my debt; credit card company settled for less",
  "108(a)(1)(A)":
    "are debts erased in bankruptcy taxed as income; do I owe tax on debts wiped out by bankruptcy",
  "108(a)(1)(B)":
    "I was insolvent when the debt was cancelled; I owe more than I own and the bank forgave my loan",
  "108(a)(1)(C)": "farm loan cancelled, qualified farm indebtedness",
  "108(a)(1)(D)": "commercial real estate debt reduced, election for real property business debt",
  "108(a)(1)(E)":
    "forgiven mortgage on a main home; my mortgage was reduced or foreclosed and the rest forgiven; is mortgage debt forgiven in a short sale taxable",
  "108(b)": "what do I give up when forgiven debt is tax-free",
  "108(b)(1)": "reduction of tax attributes",
  "108(b)(5)": "reduce basis of depreciable property first after debt relief, Form 982",
  "108(d)(3)": "when am I insolvent, owing more than everything I own is worth; what does insolvent mean",
  "108(e)(4)": "my relative buys my debt from the bank at a discount",
  "108(e)(5)":
    "seller cuts the price I still owe, purchase price reduction; seller lowered the price after I bought",
  "108(e)(8)": "debt swapped for stock or partnership interest",
  "108(f)(1)":
    "forgiven student loans; student loan forgiven; public service loan forgiveness after ten years of teaching; is student loan forgiveness taxable; my college loans were forgiven",
  "108(f)(5)": "student loan erased because the borrower died or became disabled",
  "108(g)": "farmer's bank forgave his debt",
  "108(h)": "how much home mortgage forgiveness is excluded",
  "108(i)": "deferred cancellation income from 2009 and 2010 buybacks",
  "109":
    "tenant's improvements when the lease ends; landlord keeps a building the tenant built; lessor gets building back with tenant's additions, no income",
  "110": "construction allowance from a landlord to a retail tenant",
  "110(a)": "tenant improvement money from the landlord not income if spent on the build-out",
  "110(c)(2)": "lease of retail space for 15 years or less",
  "111":
    "reimbursement of medical bill I had deducted; is my state tax refund taxable; do I report a refund of last year's state taxes; recovery of a deduction taken in a prior year; refunds and rebates of things I wrote off before",
  "111(a)":
    "tax benefit rule; recovering something deducted in an earlier year; state income tax refund as income; I got back something I had deducted last year; refund of state taxes I itemized; refunded deduction that saved no tax is not income; I deducted something and later got the money back; bad debt I wrote off was paid later; insurance paid me this year for a loss I wrote off",
  "111(b)": "credit claimed last year, price adjusted down this year",
  "112":
    "combat pay exclusion; my wife serves in a combat zone; is military combat pay taxable; do soldiers pay tax on pay from a war zone; my son is a soldier in a combat zone",
  "112(a)":
    "pay of soldiers in a war zone; hospitalized service members; is an enlisted soldier's pay in combat tax-free; hazard area pay of soldiers, is it taxed",
  "112(a)(2)": "wounded soldier in hospital, how long is pay tax-free after the war zone",
  "112(b)":
    "how much of an officer's combat pay is tax-free; officer's pay above the top enlisted amount plus danger pay is taxed; do officers pay tax on combat pay",
  "112(c)": "what is a combat zone",
  "112(c)(2)": "who declares an area a combat zone, President's executive order",
  "112(d)": "tax-free pay of prisoners of war and the missing in action",
  "115": "income of states and cities is not taxed; state insurance pool or city agency income excluded",
  "115(1)": "essential governmental function income of a county water district",
  "115(2)": "income of Puerto Rico, Guam and other possession governments",
  "117":
    "scholarships and fellowships; is a scholarship taxable; do I pay tax on my college scholarship; scholarships, fellowships and grants for students",
  "117(a)":
    "is my scholarship or stipend taxable; PhD student not for degree, candidate for a degree requirement; is my fellowship income; is a Pell Grant taxable; is financial aid from college income",
  "117(b)":
    "what part of a scholarship is tax-free; does scholarship money for rent and food count as income; can scholarship money for books be tax-free; which college costs can a tax-free scholarship pay",
  "117(b)(2)":
    "tuition and books scholarship tax-free, room and board not; grant for tuition, books, room and board; is a scholarship for dorm and meals taxed",
  "117(c)(1)":
    "pay for teaching as a student; graduate assistant with a stipend for teaching or lab work; is money I get for teaching at graduate school taxable",
  "117(c)(2)": "National Health Service Corps and military medical school scholarships",
  "117(d)(1)": "tuition reduction for university employees; free tuition for children of college employees",
  "117(d)(2)": "my father works at the college and I study there for free",
  "117(d)(3)": "tuition waiver only for highly paid staff of a school",
  "117(d)(5)": "graduate student tuition waiver for teaching or research assistants",
};
