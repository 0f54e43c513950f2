import type { PlainWords } from "./plain-words.ts";

export const EMPLOYMENT: PlainWords = {
  "1401":
    "self-employment tax rate; social security and Medicare for the self-employed; additional Medicare tax of self-employed; how much is the tax for the self-employed",
  "1402":
    "net earnings from self-employment defined; freelancers, independent contractors, gig workers, partners and ministers; limited partner exclusion; religious exemption; farm optional method; do I owe self-employment tax on my freelance work; is my rental or partnership income self-employment income",
  "1403": "self-employment tax chapter, miscellaneous",
  "1411":
    "net investment income tax; 3.8 percent Medicare tax on investment income; extra tax on investment income of high earners; do I owe the additional tax on my large gain",
  "3101":
    "employee's part of social security and Medicare tax; 6.2 and 1.45 percent withheld from a worker; additional Medicare tax",
  "3102":
    "employer must withhold social security tax from pay; tips and withholding of the employee's FICA; my boss must take social security out of my pay",
  "3111":
    "employer's part of social security and Medicare tax; company's match of payroll taxes; research payroll credit; what I owe as an employer on top of wages; employer's share of social security; the half that the boss pays; how much my employer pays in for social security",
  "3121":
    "FICA definitions; wages, employment and employee; what pay is exempt from social security tax; contribution base; household and farm workers; statutory employees; family members employed; is this pay subject to social security; is my worker an employee",
  "3127": "religious exemption for employers and employees, Amish",
  "3131": "paid sick leave credit, covid",
  "3132": "paid family leave credit, covid",
  "3134": "employee retention credit, ERC",
  "3201": "railroad employees' tax",
  "3211": "railroad employee representatives",
  "3221": "railroad employers' tax",
  "3231": "railroad retirement tax definitions",
  "3301": "federal unemployment tax, FUTA, rate of 6 percent; unemployment tax that my business pays",
  "3302": "credit against FUTA for state unemployment contributions",
  "3303": "experience rating of state unemployment",
  "3304": "approval of state unemployment laws",
  "3306":
    "FUTA definitions; which employers pay unemployment tax; $7,000 wage base; domestic and farm workers",
  "3309": "nonprofits and state unemployment insurance",
  "3401":
    "wages for income tax withholding; employee and employer for withholding; is this pay subject to withholding",
  "3402":
    "income tax withholding from wages; Form W-4; withholding tables; supplemental wages and bonuses; gambling winnings withholding; exempt from withholding; how much tax is taken out of my paycheck; changing my W-4",
  "3403": "employer is liable for withheld tax",
  "3404": "government employers' withholding",
  "3405":
    "withholding on pensions, annuities and IRA payments; 20 percent on rollover distributions; electing no withholding; tax taken from my pension check",
  "3406": "backup withholding; payee gave no taxpayer number; my bank withholds because my number is wrong",
  "3501": "collection of employment taxes",
  "3502": "payroll taxes not deductible by the employee",
  "3503": "taxes paid to the wrong system",
  "3504": "agents who act for employers; payroll agents",
  "3505": "lenders and sureties who pay wages",
  "3506": "babysitting and companion placement services",
  "3508":
    "real estate agents and direct sellers are not employees; newspaper carriers; am I an employee as a real estate salesperson",
  "3509":
    "misclassified workers; employer's reduced liability when employee treated as independent contractor; IRS says my contractor is an employee",
  "3510":
    "nanny tax; household employees' taxes paid with the income tax return; taxes for my nanny or housekeeper",
  "3511": "certified professional employer organizations",
  "3512": "motion picture payroll companies as employer",
  "6051": "W-2 wage statement to employees by January 31; my employer has not sent my W-2",
  "6052": "reporting group life insurance wages",
  "6053":
    "employees report tips to the employer; allocated tips of large restaurants; do I tell my boss about my tips",
  "6302": "deposit schedule for taxes; federal tax deposits by electronic transfer",
  "6205": "correcting underpaid employment tax",
  "6413": "correcting overpaid employment tax",
  "6656": "late deposit penalty; our payroll deposit was late",
  "6672":
    "trust fund recovery penalty; responsible person for unpaid payroll taxes; business owner personally liable for withheld taxes; am I personally liable for my company's unpaid payroll taxes",
  "6674": "false W-2 penalty",
  "6682": "false W-4; false withholding certificate penalty",
  "7436": "Tax Court review of employee status; worker classification case",
  "7501": "withheld taxes are held in trust for the government",
  "7202": "willful failure to pay over withheld taxes, crime",
  "7204": "false statement to employees, crime",
  "7205": "fraudulent withholding certificate, crime",
};
