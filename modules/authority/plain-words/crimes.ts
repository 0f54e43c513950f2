import type { PlainWords } from "./plain-words.ts";

export const CRIMES: PlainWords = {
  "7201":
    "criminal tax evasion; felony of trying to evade tax; can I go to prison for evading tax; five years in prison and $100,000 fine for tax evasion; hiding income in secret accounts, double set of books, felony; corporation fined up to $500,000 for evading tax; evasion of payment, hiding assets from the collector; what is tax evasion; can I go to jail for hiding money from the tax collector; what is the punishment for tax evasion; is cheating on taxes a felony; how many years in prison for hiding income; attempt to evade tax, crime of",
  "7202":
    "willful failure to pay over withheld taxes, crime; prison for a boss who keeps the employees' withheld taxes; felony for not turning over payroll taxes, five years",
  "7203":
    "crime of willfully not filing, paying or keeping records; is not filing a crime; one year in jail for not filing a tax return; businessman who willfully did not report large cash, Form 8300 felony; misdemeanor of not paying taxes or keeping books",
  "7204":
    "false statement to employees, crime; jail for an employer who issues fake W-2 forms; one year or $1,000 for willfully not giving wage statements",
  "7205":
    "fraudulent withholding certificate, crime; protester files a bogus withholding form with his employer",
  "7205(a)": "claiming exempt on a W-4 falsely, jail up to a year",
  "7205(b)": "lied about backup withholding to the bank, crime",
  "7206":
    "false return or false statement, felony; three years in prison for a false tax return; fraud and false statements, crime of",
  "7206(1)":
    "perjury on a tax return; lying on a tax return; signing a return I know is not true; punishment for swearing to a return that you know is false; is it a crime to lie on my tax return; can I go to prison for a false tax return; what happens if I sign a tax return that is not true",
  "7206(2)":
    "preparer who puts false deductions on clients' returns, felony; accountant helps prepare a fraudulent return; is it a crime to help someone file a false return; can an accountant go to jail for false returns",
  "7206(4)": "hiding goods or property from an IRS levy",
  "7206(5)": "concealing assets in an offer in compromise, felony; lying to the IRS to settle my tax debt",
  "7207":
    "fraudulent documents given to the IRS, misdemeanor; handing the IRS fake receipts or backdated papers in an audit; altered documents, misdemeanor with up to one year in jail; false information in a charity's or political group's public filings",
  "7208":
    "stamp offenses; counterfeiting tax stamps, five years in prison; forged cigarette or liquor stamps under federal law",
  "7208(4)": "washing and reusing cancelled revenue stamps",
  "7209":
    "unauthorized sale of stamps; trading or pawning revenue stamps without permission; six months in jail for selling tax stamps privately",
  "7210":
    "ignoring an IRS summons, crime; what happens if I do not show up for an IRS summons; refusing to bring my records after being summoned, jail up to one year",
  "7211":
    "false statements to buyers about tax; store falsely claims that part of the price is a federal tax; seller overstates the tax included in the price; lessor lies about federal tax in the rent of an article",
  "7212": "threatening or obstructing IRS employees",
  "7212(a)":
    "threatening letter to a revenue agent; obstruction of the tax laws, omnibus clause, three years",
  "7212(b)": "taking my car back after the IRS seized it; forcible rescue of seized property",
  "7213": "leaking tax returns, crime",
  "7213(a)(1)": "IRS employee or contractor gives a celebrity's return to the press, prison",
  "7213(a)(3)": "newspaper publishes a leaked tax return",
  "7213(a)(4)": "paying an official for someone's tax information",
  "7213(b)": "official reveals a manufacturer's trade secrets seen on a visit",
  "7213(d)": "leaking tax software source code",
  "7213A":
    "browsing tax returns without permission; IRS worker snooping in neighbors' or celebrities' files, UNAX",
  "7213A(a)(2)": "state employee looks up tax records out of curiosity",
  "7213A(b)": "fine and jail for peeking at tax files, fired from the job",
  "7214": "corrupt revenue officers",
  "7214(a)": "IRS agent takes a bribe or extorts a taxpayer",
  "7214(a)(2)": "tax official demands more than the law allows",
  "7214(a)(8)": "agent who knows of fraud and does not report it",
  "7214(b)": "revenue officer may not own a distillery or cigarette factory",
  "7215":
    "failure to deposit collected taxes; employer ordered to use a separate trust account did not comply; misdemeanor for not depositing into the special bank account",
  "7215(b)": "lack of money after paying wages is no excuse",
  "7216":
    "preparer discloses or misuses client's tax data, crime; my preparer used my data; consent to use tax return information for marketing",
  "7216(a)":
    "preparer sells or shares my tax return data, jail; accountant handed my return to somebody else without asking",
  "7216(b)": "when may a preparer disclose my data, court order, peer review",
  "7217": "White House may not ask for audits",
  "7217(a)": "President or Vice President asks the IRS to audit an opponent",
  "7217(b)": "IRS employee must report a White House request to the inspector general",
  "7217(c)": "cabinet member may pass on a taxpayer's own written request",
  "7217(d)": "five years in prison for ordering a political audit",
  "7231":
    "collecting foreign dividends without the license, misdemeanor; one year in jail for cashing foreign coupons as an unlicensed business",
  "7232":
    "falsely pretending to be registered for untaxed fuel purchases; five years for lying on the fuel registration application, Form 637; crime of not registering as a taxable fuel dealer",
  "7261":
    "truck dealer advertises a price without the federal excise tax; $1,000 fine for implying that the retail excise tax is not in the price",
  "7262":
    "bookie who did not buy the $50 or $500 wagering stamp; fine of $1,000 to $5,000 for taking bets without the occupational tax",
  "7268":
    "holding untaxed goods for sale to dodge the tax; penalty of $500 or double the tax for goods held for fraudulent sale",
  "7269":
    "executor refuses to show the estate's records to the IRS; $500 penalty for not filing the estate tax return or hiding the decedent's papers; bank or relative holding the dead person's files must produce them",
  "7270":
    "evading the excise tax on foreign insurance policies, double the tax; broker placing cover with an offshore insurer without paying tax",
  "7271": "$50 penalty for not cancelling stamps or reusing stamped packages",
  "7271(2)": "issuing an instrument without paying the stamp tax",
  "7272":
    "$50 penalty for failing to register with the IRS; $10,000 for unregistered fuel dealers under the general registration penalty",
  "7273":
    "not posting the special tax stamp in the store, penalty equal to the tax; penalty doubled for willfully refusing to display the occupational stamp",
  "7275": "airline ticket must show the total with federal taxes",
  "7275(b)": "fare advertising must include the ticket tax",
  "7275(c)": "airline lists its own fees as government taxes",
  "7275(d)": "$100 fine for each misleading airfare ad or ticket",
  "7301": "seizure of moonshine, untaxed cigarettes and the truck carrying them",
  "7301(b)": "raw materials for making goods to be sold without tax, forfeiture",
  "7301(e)": "vehicle or boat used to carry untaxed goods forfeited",
  "7302":
    "no property right in things used to break the tax laws; search warrant for gambling equipment and other tools of tax crimes; forfeiture of cash and property used in illegal wagering",
  "7303": "counterfeit stamps and falsely stamped packages are forfeited",
  "7303(3)": "property covered by a false bond or permit is seized",
  "7304": "fraudulent drawback claim, triple the amount; fake claim to get tax back on exported goods",
  "7321": "who may seize property forfeited under the tax laws",
  "7322": "seized forfeitable goods handed to the United States marshal",
  "7323": "court case in rem for forfeited property, where is it filed",
  "7323(c)": "who bears the cost of the seizure in a forfeiture suit",
  "7324": "seized food or livestock that would spoil, sold or returned on bond",
  "7324(3)": "get perishable seized goods back by posting a bond",
  "7325":
    "seized goods worth $100,000 or less, newspaper notice and claim within 30 days; administrative forfeiture without a court case",
  "7325(3)": "bond to contest the forfeiture of small-value goods",
  "7327": "asking for mercy, remission or mitigation of a tax forfeiture",
  "7341":
    "sale made to dodge a tax, buyer's debt is void; seller cannot collect payment for goods sold before the tax was paid",
  "7341(c)": "buyer sues for the price and keeps half",
  "7342":
    "$500 for not letting the revenue officer into the warehouse; owner refuses entry for inspection of taxable goods",
  "7343":
    "can a corporate officer or partner be criminally charged for the firm's tax crime; who counts as a person under the criminal tax provisions",
  "7344": "penalties on IRS officers apply also to others acting for them",
  "7345": "passport revoked for serious tax debt; I lost my passport over taxes",
  "7345(a)":
    "can I lose my passport for not paying taxes; can the government deny me a passport for back taxes",
  "7345(b)": "how much tax debt before I lose my passport; what is seriously delinquent tax debt",
  "7345(b)(2)": "installment agreement or offer in compromise protects my passport",
  "7345(c)":
    "I paid my tax debt, when can I get a passport again; how do I get my passport back after paying taxes",
  "7345(d)": "letter CP508C telling me that my debt was certified to the State Department",
  "7345(e)":
    "suing because the passport certification was wrong; can I go to court about my passport and tax debt",
};
