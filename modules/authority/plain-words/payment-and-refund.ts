import type { PlainWords } from "./plain-words.ts";

export const PAYMENT_AND_REFUND: PlainWords = {
  "6151": "when and where to pay the tax; tax due with the return",
  "6155": "paying after notice and demand",
  "6157": "quarterly payment of federal unemployment tax",
  "6159":
    "installment agreement; payment plan with the IRS; monthly payments of back taxes; I cannot pay all at once",
  "6164": "corporation expecting a loss carryback may pay later",
  "6165": "bond for extended payment",
  "6201": "authority to assess tax; math errors and returns without payment",
  "6203": "assessment is recorded; how the IRS makes an assessment",
  "6204": "supplemental assessment",
  "6206": "excessive fuel credit claims",
  "6211": "deficiency defined",
  "6212":
    "notice of deficiency; ninety-day letter; where it is mailed; I got a notice from the IRS that I owe more",
  "6213":
    "Tax Court petition within 90 days; no assessment while case is pending; math error notice; restrictions on assessment; I got a 90-day letter, how do I fight it without paying",
  "6214": "what Tax Court may decide on a deficiency",
  "6215": "assessment after Tax Court decision",
  "6301": "collection of taxes by the Secretary",
  "6303": "notice and demand for payment within 60 days of assessment",
  "6304": "harassment by collectors; fair debt collection by the IRS",
  "6305": "collecting child support through the IRS",
  "6306": "private debt collectors for the IRS",
  "6311": "paying tax by check, credit card or electronically",
  "6313": "fractions of a cent",
  "6314": "receipt for tax payment",
  "6315": "estimated payments count toward the tax",
  "6320": "collection due process hearing after a tax lien filing; the IRS filed a lien against me",
  "6321": "federal tax lien on all property of a person who does not pay; can the IRS claim my house",
  "6322": "when a tax lien begins and ends",
  "6323": "tax lien priority; notice of lien must be filed; buyers, lenders and superpriorities",
  "6325":
    "release, discharge, subordination of a lien; getting a tax lien removed; I paid, when will the lien come off",
  "6326": "appeal of a wrongly filed lien",
  "6330":
    "hearing before the IRS levies; collection due process; the IRS is about to take my wages, can I object",
  "6331":
    "levy; IRS seizes wages, bank accounts and property; wage garnishment; 30-day notice; can the IRS take my bank account, car or paycheck; can the IRS take my house or my things",
  "6332": "banks and others must surrender levied property; 21-day hold",
  "6333": "books concerning levied property",
  "6334":
    "property exempt from levy; what the IRS cannot seize: tools, furniture, part of wages, home; what can the IRS not take; how much of my pay is safe",
  "6335": "sale of seized property; auction",
  "6336": "perishable goods seized",
  "6337": "buying back property after an IRS sale; redemption",
  "6338": "certificate of sale and deed",
  "6339": "effect of a sale by the IRS",
  "6340": "record of seizure sales",
  "6341": "cost of a levy",
  "6342": "how proceeds of a seizure are applied",
  "6343":
    "release of levy because of hardship; return of wrongly levied property; IRS levy is causing me hardship",
  "6401": "what is an overpayment; refundable credits",
  "6402":
    "refund applied to other debts; refund offset for child support, student loans or state tax; crediting an overpayment; the IRS kept my refund for another debt",
  "6403": "overpaid installment",
  "6404":
    "abatement of tax, interest and penalties; IRS error or delay; wrong written advice; IRS took too long, can interest or penalties be removed; IRS caused a delay",
  "6405": "large refunds reported to Congress's Joint Committee",
  "6407": "date of refund",
  "6409": "refunds do not count for welfare benefits",
  "6411": "quick refund of a loss carryback; tentative adjustment",
  "6414": "refund of excess withheld tax to the withholding agent",
  "6415": "refund of collected excise taxes",
  "6416": "refund of manufacturers and retailers taxes; exports",
  "6417": "elective pay, direct pay of energy credits for tax-exempts",
  "6418": "selling energy tax credits; transferability",
  "6420": "farm gasoline refund",
  "6421": "off-highway gasoline refund",
  "6425": "corporation's quick refund of estimated tax",
  "6426": "alternative fuel mixture excise credits",
  "6427": "refund for diesel and fuels not used on highways",
  "6428": "stimulus check 2020, recovery rebate",
  "6428A": "second stimulus payment",
  "6428B": "third stimulus payment 2021, $1,400",
  "6501":
    "statute of limitations on assessment; three years to audit or assess, six years for big omissions, no limit for fraud or no return; agreeing to extend the time; how long can the IRS audit me; how far back can they go",
  "6502":
    "ten years to collect after assessment; collection statute expires; how long can the IRS collect an old debt",
  "6503":
    "clock of limitations suspended; bankruptcy, Tax Court case, absence from the country; does bankruptcy or a court case stop the clock; what suspends the time limit",
  "6511":
    "time limit to claim a refund; three years from filing or two years from paying; seven years for bad debts; is it too late to get my refund; I found a mistake in an old return",
  "6512": "refund in Tax Court",
  "6513": "withheld tax deemed paid on April 15; early return deemed filed on due date",
  "6514": "refund made too late is erroneous",
  "6531": "time limit for prosecuting tax crimes",
  "6532":
    "time limit for refund suits; two years from notice of disallowance; how long do I have to sue for my refund",
  "6601": "interest charged on unpaid tax; late payment interest; do I pay interest on late taxes",
  "6602": "interest on refunds made by mistake",
  "6603": "deposit to stop interest during a dispute",
  "6611": "interest paid by the IRS on a refund; 45 days; does the IRS pay me interest",
  "6621":
    "interest rates; federal short-term rate plus three points; interest netting; what interest rate does the IRS use",
  "6622": "interest compounded daily",
  "6631": "notice must show how interest was computed",
};
