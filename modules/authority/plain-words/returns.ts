import type { PlainWords } from "./plain-words.ts";

export const RETURNS: PlainWords = {
  "6001": "keeping records, books and receipts; recordkeeping duty",
  "6011":
    "requirement to file returns; electronic filing; listed and reportable transactions; must I file electronically",
  "6012":
    "who has to file an income tax return; filing threshold; returns for a dead person or a minor; corporations, estates and trusts must file; do I have to file a return; how much income before I must file; must my child file",
  "6013":
    "joint return of husband and wife; changing from separate to joint; joint and several liability; electing to treat a foreign spouse as resident; death of a spouse; can we file together; we married at the end of the year",
  "6014": "having the IRS figure the tax",
  "6015":
    "innocent spouse; relief from a joint return; separation of liability; equitable relief after divorce; my ex cheated on our return; I signed a joint return without knowing; my husband or wife hid income or lied on our joint return; must I pay the tax of a spouse who cheated; getting out of a spouse's tax debt",
  "6017": "self-employment return at $400 of net earnings",
  "6020": "substitute for return; IRS prepares a return for a nonfiler",
  "6032": "banks with common trust funds",
  "6037": "S corporation return, Form 1120-S; consistency of shareholders with it",
  "6039": "incentive stock option and ESPP statements",
  "6039D": "fringe benefit plan returns",
  "6041":
    "Form 1099-MISC and 1099-NEC; reporting payments of a business to contractors, rents and fees; $2,000 threshold; I paid a contractor, do I send a 1099",
  "6041A":
    "reporting payments for services and direct sales to nonemployees; 1099 for a contractor's work, who has to send it",
  "6042": "Form 1099-DIV; dividends reporting",
  "6043": "reporting a liquidation or change of control",
  "6043A": "reporting mergers",
  "6044": "patronage dividend reporting",
  "6045":
    "broker reports of sales; Form 1099-B and cost basis; digital asset brokers, Form 1099-DA; real estate closings, Form 1099-S; attorney payments; what does my broker report; crypto exchange reports my sales",
  "6045A": "transfer of basis information between brokers",
  "6045B": "issuer reports corporate actions that affect basis",
  "6049": "Form 1099-INT; interest reporting",
  "6050A": "fishing boat crew reporting",
  "6050B": "unemployment compensation reporting",
  "6050E": "state tax refund reporting, Form 1099-G",
  "6050F": "social security benefit statements",
  "6050H": "mortgage interest statement, Form 1098",
  "6050I":
    "cash over $10,000 in a business, Form 8300; structuring cash payments; digital assets as cash; a customer paid in cash",
  "6050J": "foreclosure and abandonment reporting",
  "6050K": "reporting sale of a partnership interest with hot assets",
  "6050L": "donated property sold by the charity within three years",
  "6050M": "government contracts reporting",
  "6050N": "royalty reporting",
  "6050P": "cancelled debt reporting, Form 1099-C",
  "6050Q": "long-term care benefit reporting",
  "6050S": "tuition statement, Form 1098-T; student loan interest statement",
  "6050T": "health coverage credit reporting",
  "6050V": "charity-owned life insurance reporting",
  "6050W":
    "Form 1099-K; payment cards, payment apps and online marketplaces; I got a 1099-K from a payment app for selling online",
  "6050X": "government fines and settlements reporting",
  "6050Y": "life settlement reporting",
  "6050AA": "car loan interest reporting",
  "6055": "health insurance coverage statement",
  "6056": "large employer health coverage statement",
  "6060": "preparers' employees reporting",
  "6061": "signing a tax return; electronic signature",
  "6062": "who signs a corporation's return",
  "6063": "who signs a partnership's return",
  "6064": "signature presumed genuine",
  "6065": "returns made under penalties of perjury",
  "6071": "when returns are due, generally",
  "6072":
    "due date of income tax returns; April 15; March 15 for partnerships and S corporations; when is my return due",
  "6081": "extension to file; automatic six months; citizens abroad; I need more time to file",
  "6091": "where to file a return",
  "6096": "presidential election campaign checkbox of $3",
  "6101": "period that a return covers",
  "6102": "rounding to whole dollars",
  "6103":
    "confidential tax information; who can see tax returns; disclosure to states, spouses and police; who can see my return; can the IRS share my information",
  "6105": "confidential treaty information",
  "6107": "preparer must give a copy of the return and keep records; my preparer did not give me a copy",
  "6108": "IRS statistics",
  "6109":
    "taxpayer identification number, social security number on returns; ITIN and EIN; preparer number; does my baby or foreign spouse need a number",
  "6110": "private letter rulings open to the public; written determinations",
  "6111": "tax shelter disclosure by advisors",
  "6112": "lists of investors kept by advisors",
  "6116": "prisons' information on inmates",
};
