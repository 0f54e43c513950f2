import type { PlainWords } from "./plain-words.ts";

export const SOCIAL_SECURITY_TAX: PlainWords = {
  "3101":
    "employee's part of social security and Medicare tax; 6.2 and 1.45 percent withheld from a worker; how much social security tax do I pay on my wages; what is FICA tax; do I have to pay social security and Medicare tax; what does FICA on my pay stub mean",
  "3101(a)":
    "FICA deducted from my paycheck, OASDI; social security tax of employees; how much of my pay goes to social security",
  "3101(b)(1)": "Medicare tax taken from my wages, no wage limit; how much Medicare tax do workers pay",
  "3101(b)(2)":
    "additional Medicare tax; extra 0.9 percent Medicare on wages over $200,000; Form 8959, high earner Medicare surtax on wages, $250,000 for couples; what is the additional Medicare tax on high wages; at what salary do I pay more Medicare tax",
  "3101(c)": "totalization agreement, working in the U.S. but covered by a foreign social security system",
  "3102": "employer must withhold social security tax from pay; tips and withholding of the employee's FICA",
  "3102(a)":
    "my boss must take social security out of my pay; withholding social security from the wages of my nanny or housekeeper; does my employer take social security out of my wages; must an employer hold back FICA from workers' pay",
  "3102(b)":
    "employer is liable for employee FICA even if it was not withheld; who is liable if the company did not withhold FICA",
  "3102(c)":
    "what if tips are higher than wages, collecting FICA on reported tips; how is social security collected on my tips",
  "3102(d)": "former employee owes FICA on group-term life insurance over $50,000",
  "3102(f)":
    "employer withholds the 0.9 percent only above $200,000 from that employer; must my employer withhold the additional Medicare tax",
  "3111":
    "employer's part of social security and Medicare tax; company's match of payroll taxes; what I owe as an employer on top of wages; employer's share of social security; the half that the boss pays; how much my employer pays in for social security; must my employer match social security; what the boss chips in for social security; my boss also pays into social security; how much does the boss pay for social security; what payroll taxes does a company pay for its workers; do small businesses have to pay FICA for employees; matching social security tax of the employer",
  "3111(a)": "employer's social security tax rate; what the employer pays in social security tax",
  "3111(b)": "employer's Medicare tax on wages",
  "3111(e)": "tax-exempt organization hires an unemployed veteran, payroll credit, Form 5884-C",
  "3111(f)":
    "research payroll credit; startup applies its research credit against payroll tax, Form 8974; can a startup use the research credit against payroll tax",
  "3112":
    "federal instrumentalities like Fannie Mae not exempt from employer FICA; which federal agencies escape the employer's social security tax",
  "3121": "FICA definitions; wages, employment and employee; household and farm workers",
  "3121(a)":
    "what pay is exempt from social security tax; is this pay subject to social security; what are wages for social security tax; which payments to workers are not subject to FICA; is a bonus subject to social security tax; is severance or vacation pay subject to FICA",
  "3121(a)(1)":
    "contribution base; most wages on which social security is charged in a year; changed jobs mid-year, social security wage limit starts over with new employer; how much of my salary is subject to social security; is there a cap on social security tax",
  "3121(a)(2)": "is health insurance from my employer subject to social security tax",
  "3121(a)(4)": "sick pay more than six months after the worker stopped working",
  "3121(a)(5)": "employer contributions to a pension or 401(k) are not FICA wages",
  "3121(a)(7)":
    "I paid a babysitter or cleaner only a little, do I owe social security; how much can I pay a house cleaner without social security tax",
  "3121(a)(8)": "farm hand paid less than $150 a year, FICA on farm wages",
  "3121(a)(12)": "small tips under 20 dollars a month and social security",
  "3121(a)(14)": "pay owed to a dead worker, FICA in a later year",
  "3121(a)(19)": "are meals and lodging from my boss subject to FICA",
  "3121(a)(20)": "are fringe benefits subject to social security tax",
  "3121(a)(22)":
    "stock options, ISO and ESPP gains are not FICA wages; is gain from exercising an incentive stock option subject to FICA",
  "3121(b)": "what is employment for social security tax",
  "3121(b)(3)":
    "family members employed; my teenage child works for me, is there social security tax; do I pay FICA on the wages of my own child; do I pay social security tax when I hire my kids; hiring my son in the family business without FICA",
  "3121(b)(7)":
    "state and local government workers without social security; do state and city workers pay social security",
  "3121(b)(8)":
    "ministers and nuns, service as clergy is not FICA employment; do churches pay social security for ministers",
  "3121(b)(10)":
    "student with a campus job at the university; graduate assistant or medical resident, student FICA exception; do students who work at their college pay FICA",
  "3121(b)(16)": "sharecropper who farms another's land for a share of the crop",
  "3121(b)(19)":
    "foreign student on an F-1 or J-1 visa pays no social security tax; do foreign students pay social security",
  "3121(b)(20)": "fishing boat crew paid a share of the catch, fewer than ten",
  "3121(b)(21)": "teenage babysitter under 18 in a private home",
  "3121(d)":
    "is my worker an employee; is my worker an employee or an independent contractor; who is an employee for social security",
  "3121(d)(1)":
    "officer-owner of an S corporation is an employee for payroll tax; are corporate officers employees",
  "3121(d)(2)":
    "common law test of an employee, control over how the work is done; worker is an employee and not a contractor; am I an employee or self-employed; difference between an employee and an independent contractor; can my boss treat me as a contractor",
  "3121(d)(3)":
    "statutory employees; full-time life insurance salesman, home worker or delivery driver as statutory employee",
  "3121(g)": "what is farm work for social security tax",
  "3121(l)": "American company covers its U.S. workers at a foreign subsidiary, Form 2032",
  "3121(q)": "are tips wages for the employer's half of FICA; does the boss pay social security on tips",
  "3121(r)": "religious order with a vow of poverty elects into social security",
  "3121(s)": "common paymaster, employee works for several related companies",
  "3121(u)": "government employees hired after March 1986 pay Medicare tax",
  "3121(v)": "nonqualified deferred compensation, FICA when it vests, special timing rule",
  "3121(v)(1)": "401(k) salary deferrals are still subject to social security tax",
  "3121(w)": "church opposed to payroll tax elects out of employer FICA, Form 8274",
  "3121(x)":
    "yearly pay threshold for household workers, nanny limit; how much may I pay a nanny before I owe social security",
  "3121(z)": "defense contractor paying Americans through an offshore shell company",
  "3122":
    "which federal agency files FICA returns for soldiers and Peace Corps volunteers; head of the agency determines social security wages of federal workers",
  "3123": "money deducted from my pay counts as if paid to me for FICA",
  "3124": "Treasury reports revenue lost because railroad workers are outside FICA",
  "3125": "who files Medicare tax returns for state, Guam and Samoa government workers",
  "3126": "city or state payroll officer may file the FICA return",
  "3127":
    "religious exemption for employers and employees, Amish; Amish employer and Amish workers exempt from social security, Form 4029",
  "3127(b)": "how members of a sect apply for exemption from employee social security tax",
  "3127(c)": "when does the Amish FICA exemption begin and end",
  "3128": "what FICA stands for, Federal Insurance Contributions Act",
  "3131": "paid sick leave credit, covid; refund on Form 941 for sick pay to quarantined workers",
  "3131(b)": "$511 or $200 a day, ten days of covid sick pay",
  "3131(c)": "paid time off for covid vaccination, April to September 2021",
  "3131(j)": "sick leave credit denied if leave favors highly paid or full-time workers",
  "3132":
    "paid family leave credit, covid; employer credit when a parent stayed home because school closed for covid; American Rescue Plan payroll credit for emergency family leave in 2021",
  "3132(b)": "$200 a day up to $12,000 for covid family leave",
  "3133": "covid leave credits grow by the employer's social security and Medicare tax",
  "3134": "employee retention credit, ERC",
  "3134(a)": "70 percent of up to $10,000 of wages a quarter in 2021",
  "3134(c)(2)": "which businesses qualified, government shutdown order or drop in gross receipts",
  "3134(c)(3)": "large employer over 500 workers, only pay for time not worked",
  "3134(c)(5)": "recovery startup business, $50,000 a quarter",
  "3134(h)": "may the same wages count for PPP loan forgiveness and the retention credit",
  "3134(l)": "how long the IRS can audit and claw back an ERC claim",
};
