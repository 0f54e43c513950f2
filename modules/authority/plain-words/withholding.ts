import type { PlainWords } from "./plain-words.ts";

export const WITHHOLDING: PlainWords = {
  "3401":
    "wages for income tax withholding; employee and employer for withholding; is this pay subject to withholding",
  "3401(a)":
    "which payments to workers are subject to income tax withholding; what are wages for withholding",
  "3401(a)(1)": "soldier's combat pay is not subject to withholding",
  "3401(a)(2)": "income tax withholding on farm workers",
  "3401(a)(3)":
    "no income tax has to be withheld from the wages of a nanny, maid or housekeeper; do I have to withhold income tax from my housekeeper's pay",
  "3401(a)(4)": "casual labor not in the course of business, under $50 a quarter",
  "3401(a)(8)": "American working abroad, no withholding on excluded foreign pay",
  "3401(a)(9)": "no withholding on a pastor's salary; does a church withhold income tax from its minister",
  "3401(a)(16)": "are small or noncash tips subject to withholding",
  "3401(c)": "who is an employee for income tax withholding",
  "3401(d)":
    "who is the employer when somebody else controls the payment of wages; who is the employer for income tax withholding",
  "3401(f)": "are tips subject to income tax withholding",
  "3401(h)": "employer tops up pay of workers called to military duty, differential pay",
  "3401(i)": "private company stock deferral elected by a worker, counted as wages",
  "3402": "income tax withholding from wages; supplemental wages and bonuses",
  "3402(a)":
    "withholding tables; how much tax is taken out of my paycheck; does my boss have to take income tax out of my pay; why is tax taken out of my paycheck; must an employer withhold income tax from wages; how much income tax do I withhold from my workers; withholding of income tax on wages",
  "3402(b)": "percentage method of withholding",
  "3402(c)": "wage bracket tables for withholding",
  "3402(d)":
    "boss did not withhold but the worker paid the tax himself; company failed to withhold, is it off the hook if the worker paid",
  "3402(f)": "Form W-4; changing my W-4; how do I fill out a W-4 for my employer",
  "3402(f)(2)":
    "new hire does not hand in a W-4, withhold as single; when must I give my employer a new withholding certificate; I got divorced or had a baby, must I change my W-4",
  "3402(h)": "averaging wages over the quarter or year to compute withholding",
  "3402(i)":
    "extra amount withheld from each paycheck at my request; can I have more tax taken out of my pay",
  "3402(k)": "withholding on tips reported to the employer; how does my employer withhold tax on my tips",
  "3402(m)":
    "less withholding because of itemized deductions or tax credits; lower my withholding because I have big deductions",
  "3402(n)":
    "exempt from withholding; I will owe no tax this year, can my employer stop withholding; can I claim exempt so that no tax is withheld; can a student with a summer job avoid withholding",
  "3402(o)": "withholding from sick pay by an insurer, Form W-4S; is tax withheld from sick pay",
  "3402(p)":
    "Form W-4V, having tax withheld from social security or unemployment benefits; can I have tax taken out of my social security or jobless benefits",
  "3402(q)":
    "gambling winnings withholding; casino or lottery took out tax before paying me; poker, sweepstakes or racetrack winnings over $5,000, tax held back; does the casino take tax out of my winnings; tax withheld from lottery prizes and bets",
  "3402(q)(5)": "no withholding from bingo, keno and slot machine jackpots",
  "3402(r)": "tribe pays casino profits to its members, tax withheld",
  "3402(s)": "withholding on vehicle fringe benefit, personal use of a company car",
  "3402(t)": "withholding tax on deferred private company stock at the top rate",
  "3403":
    "employer is liable for withheld tax; employer who did not withhold owes the tax itself; can I sue my boss for taking withholding tax out of my pay",
  "3404":
    "government employers' withholding; which public officer signs the withholding return of a city, state or agency",
  "3405":
    "withholding on pensions, annuities and IRA payments; electing no withholding; is tax withheld from my pension",
  "3405(a)":
    "tax taken from my pension check; Form W-4P, tax withheld from monthly pension or annuity; can I stop tax being taken out of my pension; withholding on annuity payments",
  "3405(b)":
    "10 percent withheld from an IRA withdrawal unless I opt out; Form W-4R for lump sums and IRA withdrawals; tax withheld when I take money from my IRA",
  "3405(c)":
    "20 percent on rollover distributions; my old employer's plan paid me and kept back 20 percent; avoid mandatory withholding by a direct rollover; why did they take 20 percent out of my 401(k) payout; cash out a retirement plan, mandatory withholding",
  "3405(d)": "who must withhold, the plan administrator or the payor; who has to withhold tax on a pension",
  "3405(e)(13)": "retiree living abroad cannot opt out of withholding on a pension",
  "3406(a)":
    "backup withholding; payee gave no taxpayer number; my bank withholds because my number is wrong; 24 percent withheld from interest, dividends or contractor pay, W-9 not given; contractor refuses to fill out a W-9; what is backup withholding; why is my bank taking tax out of my interest; must I withhold from a contractor who gives no tax number",
  "3406(a)(1)": "I did not give my social security number to the payer",
  "3406(a)(1)(B)": "B notice, name and TIN do not match, CP2100",
  "3406(a)(1)(C)": "withholding because I underreported interest and dividends",
  "3406(b)(8)": "online marketplace or payment app withholds from a seller without a tax number",
  "3406(c)": "IRS told my bank to withhold because I did not report interest",
  "3406(d)": "certifying under penalties of perjury that I am not subject to backup withholding",
  "3406(e)": "how do I stop backup withholding",
  "3406(g)": "who is exempt from backup withholding, applied-for numbers",
  "3501": "collection of employment taxes",
  "3501(b)": "when must an employer pay payroll taxes on noncash fringe benefits",
  "3502":
    "payroll taxes not deductible by the employee; can I deduct social security tax withheld from my wages",
  "3502(b)": "withheld income tax is no deduction for boss or worker",
  "3503": "taxes paid to the wrong system; paid FICA but should have paid railroad tax, credit and refund",
  "3504":
    "agents who act for employers; payroll agents; Form 2678 appointing an agent to pay employees and file returns; third-party payroll provider, who is liable if it does not pay the IRS; fiscal agent for home care recipients paying caregivers",
  "3505": "lenders and sureties who pay wages; general contractor pays the subcontractor's workers",
  "3505(a)": "lender or surety pays workers directly and owes the withholding",
  "3505(b)": "bank funds net payroll knowing taxes will not be paid, 25 percent cap",
  "3506":
    "babysitting and companion placement services; nanny or elder care agency that only matches sitters with families is no employer; babysitter referral service paid by a fee",
  "3508": "newspaper carriers",
  "3508(a)":
    "real estate agents and direct sellers are not employees; am I an employee as a real estate salesperson; house agents and door-to-door sellers are no employees; are realtors self-employed; real estate agents and direct sellers as nonemployees",
  "3508(b)(1)":
    "licensed realtor on commission with a written contract is self-employed; do I withhold taxes for an agent who works on commission",
  "3508(b)(2)":
    "door-to-door, home party and direct sales people such as Avon or Tupperware; am I self-employed if I sell cosmetics at home parties; paper boy or newspaper carrier, employee or not",
  "3508(b)(2)(A)": "newspaper delivery people as independent contractors",
  "3509": "I treated my worker as an independent contractor by mistake",
  "3509(a)":
    "misclassified workers; employer's reduced liability when employee treated as independent contractor; IRS says my contractor is an employee; 1.5 percent of wages and 20 percent of the worker's social security; what do I owe if the IRS says my contractors are employees; employer failed to withhold because he thought the worker was self-employed; reduced payroll tax rates for treating employees as contractors",
  "3509(b)":
    "rates double if no 1099 was filed for the misclassified worker; no 1099 given to misclassified workers, higher rates",
  "3509(c)":
    "intentional disregard, full tax when employer knew the worker was an employee; employer ignored the rules and did not withhold on purpose",
  "3509(d)": "may the employer recover misclassified worker's tax from the worker",
  "3509(d)(1)": "does the worker still owe his own social security tax after reclassification",
  "3509(d)(3)": "which employees are outside the reduced rates",
  "3510": "household employees' taxes paid with the income tax return",
  "3510(a)":
    "nanny tax; taxes for my nanny or housekeeper; do I have to withhold taxes for household help; Schedule H with Form 1040, due April 15; how do I pay the taxes for my household employee; when do I pay social security tax for my babysitter; reporting wages of a maid with my own tax return",
  "3510(a)(3)": "must I make payroll deposits for my housekeeper",
  "3510(b)": "do I need estimated payments to cover the tax on my housekeeper",
  "3510(c)": "what are domestic service employment taxes",
  "3510(f)": "paying state unemployment for a household worker through the IRS",
  "3511": "certified professional employer organizations",
  "3511(a)": "CPEO is the employer for payroll taxes of leased workers",
  "3511(b)": "joining or leaving a PEO in mid-year, wage base does not restart",
  "3511(d)": "who claims the tax credits for worksite employees, client or PEO",
  "3511(g)": "what a certified PEO has to report to the IRS",
  "3512":
    "motion picture payroll companies as employer; film production payroll service, one wage base for cast and crew; actors and crew working on several movies, social security wage cap",
};
