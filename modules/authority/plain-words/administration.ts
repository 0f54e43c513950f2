import type { PlainWords } from "./plain-words.ts";

export const ADMINISTRATION: PlainWords = {
  "7501":
    "withheld taxes are held in trust for the government; payroll withholding is not the employer's own money; trust fund taxes, special fund held for the government",
  "7502": "registered and private delivery service",
  "7502(a)":
    "timely mailing is timely filing; postmark rule; I mailed it on the last day; is a mailed return filed on the day of the postmark; I mailed my return on April 15 and it arrived late; mailbox rule for tax returns, claims and petitions; is my return on time if I mail it on the last day; does the postmark date count for my tax return; my return got to the IRS late but I mailed it in time; is my tax payment on time if postmarked by the due date",
  "7502(a)(2)": "wrong address or too little postage on my return",
  "7502(b)": "private postage meter or stamps.com postmark; does a private postmark count",
  "7502(c)":
    "I have a certified mail receipt as proof that I filed; proof of mailing by registered or certified mail, presumption of delivery; should I send my tax return by certified mail; when is an electronically filed return treated as filed",
  "7502(d)": "papers mailed to a court other than the Tax Court",
  "7502(e)": "mailing a tax deposit two days before it is due",
  "7502(f)":
    "I sent my return by FedEx or UPS; which private couriers are designated delivery services; can I send my tax return with a private delivery company",
  "7503":
    "due date on Saturday, Sunday or holiday; deadline on a weekend; April 15 is a Sunday, when must I file; Emancipation Day or Patriots' Day moves the filing deadline; due date moves to the next business day",
  "7504":
    "fractions of a dollar; does the IRS drop cents in bills and refunds; rounding refunds and tax due to whole dollars",
  "7505": "sale of seized personal property; what happens to cars and goods the IRS took over for tax debts",
  "7505(b)": "where the money from resale of acquired goods goes",
  "7506":
    "real estate bought by the government; land the government took for taxes, sale, lease or return to the debtor",
  "7506(b)": "public sale of government-held real estate on 20 days' notice",
  "7506(d)": "get my land back within two years by paying the tax debt with interest",
  "7507":
    "failed bank, no federal tax that would reduce depositors' money; tax relief of insolvent banks and trust companies",
  "7507(d)": "failed bank still owes Social Security and unemployment taxes",
  "7508": "deadlines postponed for soldiers in a combat zone",
  "7508(a)":
    "I am a soldier in a combat zone, when must I file; 180 extra days after leaving the combat zone to file and pay; contingency operation deployment, time for taxes stands still; civilian contractor or Red Cross worker supporting troops, filing extension",
  "7508(c)": "does the extension for deployed soldiers apply to the spouse",
  "7508(d)": "missing in action and tax deadlines",
  "7508(g)": "hospitalized soldier's extra time to file",
  "7508A":
    "deadlines postponed after a disaster, terror or significant fire; deadline moved because of a disaster; more time for taxes after a flood, tornado or fire",
  "7508A(a)":
    "hurricane, flood or earthquake victims, IRS extends filing up to one year; wildfire victims, more time to file and pay; do I get more time to file after a hurricane; tax deadline extended because of a disaster",
  "7508A(a)(2)": "interest and penalties not charged during a disaster postponement",
  "7508A(b)": "pension plan deadlines postponed after a disaster",
  "7508A(c)": "governor asks the IRS for relief after a state-declared disaster",
  "7508A(e)":
    "automatic 120 days after a federally declared disaster; automatic extension of tax deadlines for disaster victims",
  "7508A(e)(2)": "relief worker or business with records in the disaster area",
  "7509": "Treasury pays the Postal Service's extra costs of Social Security tax work",
  "7510":
    "federal purchases tax exempt; goods made in America bought by the federal government free of excise tax; excise tax exemption for supplies sold to the United States",
  "7512":
    "separate accounting for withheld taxes; IRS orders employer to put payroll taxes in a trust account within two days",
  "7512(a)": "hand-delivered notice, letter 903, to a business that pyramids payroll taxes",
  "7512(c)": "how to get released from the special bank account order",
  "7513":
    "microfilming and copying of tax returns by the government; contractor that scans returns, safeguards for the films",
  "7514":
    "official seals of IRS officers and their legal effect; who designs the IRS seal for certified documents",
  "7516":
    "state or foreign tax officials attending IRS training courses; fee for IRS training material given to other governments",
  "7517": "IRS must explain its valuation; ask the IRS how it valued the estate or gift, answer in 45 days",
  "7517(b)": "get a copy of the IRS appraisal of the decedent's property",
  "7518": "shipowner or fishing vessel owner puts profits in a capital construction fund",
  "7518(a)": "how much may be put in the merchant marine fund each year",
  "7518(c)": "tax-free deposits to save for a new vessel",
  "7518(f)": "vessel bought with fund money has a lower basis",
  "7518(g)": "withdrawing ship fund money for another purpose, highest tax rate",
  "7519":
    "required payments for fiscal-year partnerships and S corporations; deposit for keeping a September year-end in a partnership or S corp, Form 8752",
  "7519(a)": "no deposit due when the required payment is $500 or less",
  "7519(b)": "how to compute the payment that offsets deferral of partners' tax",
  "7519(c)": "refund of the deposit when the fiscal year election ends",
  "7520":
    "actuarial tables; interest rate to value annuities, life estates and remainders; value of a life estate or remainder in a house",
  "7520(a)":
    "120 percent of the midterm rate, discount rate for charitable trusts and GRATs; charity may pick the rate of either of the two prior months",
  "7520(c)": "mortality tables revised every ten years",
  "7521(a)":
    "recording interviews with the IRS; may I tape my meeting with the auditor; can I record my IRS audit",
  "7521(b)": "must the IRS tell me my rights at an interview",
  "7521(b)(1)": "IRS must explain the audit and collection process and my rights",
  "7521(b)(2)":
    "stop the interview so I can talk to a lawyer or CPA; can I stop an IRS interview to get a lawyer",
  "7521(c)":
    "right to a representative in an audit interview; can my accountant go to the audit without me; do I have to meet the auditor in person; may my lawyer or accountant talk to the IRS for me",
  "7521(d)": "interview rights do not apply in criminal investigations",
  "7522": "notices must explain the tax due; is an unclear deficiency notice still valid",
  "7522(a)": "IRS bill must say how much is tax, interest and penalty",
  "7522(b)": "which IRS letters must describe the basis of the tax due",
  "7523":
    "pie charts of government spending in the 1040 booklet; where my tax dollars go, graphs in the tax instructions",
  "7524":
    "yearly reminder of tax debts; IRS must write me once a year how much I still owe; annual balance due letter for delinquent accounts",
  "7525": "confidentiality with tax advisers",
  "7525(a)":
    "accountant-client privilege; is what I tell my accountant confidential; enrolled agent or CPA advice privileged like a lawyer's; can the IRS make my accountant tell what I said; is there a privilege for talks with a tax adviser",
  "7525(a)(2)":
    "does the accountant privilege hold in a criminal case; can my accountant be made to testify in a criminal case",
  "7525(b)": "no privilege for letters promoting a tax shelter; is tax shelter advice confidential",
  "7526": "low-income taxpayer clinics; free legal help for poor people in an IRS dispute",
  "7526(b)": "who may use a low-income clinic, 250 percent of the poverty level",
  "7526(c)": "grants of up to $100,000 a year for tax clinics, matching funds",
  "7526(c)(6)": "IRS may refer taxpayers to a clinic",
  "7526A":
    "free tax preparation sites, VITA volunteer grants; matching grant for a community volunteer income tax program",
  "7526A(e)": "which taxpayers may use volunteer preparation programs",
  "7527":
    "monthly advance payment of the health coverage tax credit to the insurer; trade adjustment or PBGC recipients, 72.5 percent of premiums paid ahead",
  "7527(d)": "certificate needed for the advance health coverage credit",
  "7527A": "advance child tax credit payments; monthly child payments of July to December 2021",
  "7527A(a)": "half of the child tax credit paid in advance in 2021",
  "7527A(c)": "online portal to opt out of child tax credit payments",
  "7527A(d)": "letter 6419 about advance child credit received",
  "7528": "user fees for rulings; how much does a private letter ruling or determination letter cost",
  "7528(b)(2)": "small employer pension plan pays no fee for a determination letter",
  "7528(b)(4)": "fee for certification of a professional employer organization",
  "7529":
    "IRS must tell me when someone used my Social Security number; IRS identity protection PIN for identity theft victims",
  "7529(a)": "somebody filed a return in my name, must the IRS tell me",
  "7529(b)": "someone works under my Social Security number",
  "7530": "earned income credit money for Puerto Rico",
  "7530(b)": "payments to Guam, Virgin Islands and Northern Marianas for the earned income credit",
  "7530(c)": "American Samoa earned income credit reimbursement",
  "7601":
    "IRS canvass of districts; IRS agents going around asking who might owe tax; may revenue officers visit businesses to find non-filers",
  "7602": "summons of books and witnesses; audit",
  "7602(a)":
    "IRS examination power; can the IRS look at my books; can the IRS audit me; can the IRS make me show my records; what is an IRS summons; can the IRS get my records from my bank",
  "7602(a)(2)": "whom may the IRS order to testify and bring papers",
  "7602(b)": "may a civil summons be used in a criminal tax investigation",
  "7602(c)":
    "IRS wants to ask my customers and neighbors about me; can the IRS talk to my neighbors, boss or customers",
  "7602(c)(1)": "45 days' notice before the IRS contacts my bank, customers or neighbors",
  "7602(d)":
    "no summons after referral to the Justice Department for prosecution; can the IRS summon me when there is a criminal case",
  "7602(e)":
    "IRS audits of cash and unreported income by lifestyle; lifestyle audit, financial status or economic reality examination; can the IRS audit my lifestyle",
  "7602(f)": "outside law firms or contractors may not question me for the IRS",
  "7603": "serving a summons",
  "7603(a)": "how must an IRS summons be delivered, by hand or at home",
  "7603(b)": "summons to a bank, broker or credit card company by certified mail",
  "7603(b)(2)": "who is a third-party recordkeeper",
  "7604": "enforcing a summons in court; Powell case, judge orders compliance with the summons",
  "7604(a)": "which court compels someone to give records to the IRS",
  "7604(b)": "arrested for contempt after ignoring an IRS summons",
  "7605": "time and place of examination",
  "7605(a)":
    "audit at a reasonable time and place, 10 days' notice for a summons; may I ask to move the audit to another office; where and when can the IRS audit me; do I have to go to the IRS office for an audit",
  "7605(b)":
    "no second or unnecessary examination; IRS wants to audit the same year twice; IRS inspected my books already, written notice of a second look; can the IRS audit me twice for the same year; how many times can the IRS look at my books",
  "7606":
    "entering premises to examine goods; may the IRS enter my brewery, warehouse or factory without a warrant",
  "7606(b)": "entering business premises at night while open",
  "7608": "authority of IRS agents, arrests",
  "7608(a)": "IRS and ATF agents carrying guns",
  "7608(b)": "may an IRS special agent make arrests or serve search warrants",
  "7608(c)": "undercover operations of the IRS",
  "7609": "third-party summons; notice to the taxpayer; IRS asks my bank for my records",
  "7609(a)":
    "will I be told of a summons to my bank; does the IRS have to tell me that it asked my bank for records; the IRS is asking my brokerage and my customers for my papers",
  "7609(b)":
    "motion to quash; 20 days to stop the IRS from getting my bank records; can I stop the IRS from seeing my bank statements",
  "7609(b)(2)": "how do I fight a summons sent to my bank or accountant",
  "7609(c)": "which summonses need no notice to the taxpayer, collection cases",
  "7609(e)": "statute of limitations paused while a bank summons is fought",
  "7609(f)":
    "John Doe summons for the customers of a crypto exchange; IRS wants the names of all customers of a company, unknown taxpayers",
  "7609(g)": "IRS may skip notice when records could be destroyed",
  "7609(h)": "which court hears a petition to quash a summons",
  "7609(i)": "bank must gather the records but is protected when it complies",
  "7610": "witness fees and search costs for summons; does the IRS pay the bank for copying summoned records",
  "7610(a)": "fees and mileage for a person summoned by the IRS",
  "7610(b)": "no payment for the taxpayer's own accountant or employees",
  "7611": "church tax inquiries; audits of churches; when may the government look into a church's finances",
  "7611(a)":
    "on what grounds may the IRS start asking a church questions; high Treasury official's reasonable belief before questioning a church; can the IRS audit a church; IRS questions to a church about its tax exemption",
  "7611(b)":
    "15 days' notice and a conference before examining church records; may the IRS see our church's books and donor records",
  "7611(b)(2)": "notice to the church before an examination begins",
  "7611(c)": "church audit must be finished within two years",
  "7611(d)": "revoking a church's tax-exempt status",
  "7611(f)": "no second church audit within five years",
  "7612": "summons for computer software source code; may the IRS demand our tax software's source code",
  "7612(b)": "when source code may be summoned",
  "7612(c)": "protecting trade secrets in software given to the IRS",
  "7621": "President sets up internal revenue districts; who draws the boundaries of IRS districts",
  "7622": "authority to take oaths; IRS employee may swear in a witness",
  "7622(b)": "notary may take an oath on tax papers",
  "7623":
    "whistleblower reward for reporting tax cheats; I want to report a tax cheat; reward for turning in somebody who does not pay his taxes",
  "7623(a)": "discretionary reward for smaller tips, Form 211",
  "7623(b)":
    "informant award percent; how much does a whistleblower get, 15 to 30 percent; do I get money for telling the IRS about tax evasion",
  "7623(b)(1)": "share of the collected tax paid to an informant",
  "7623(b)(3)": "informant who took part in the scheme gets less or nothing",
  "7623(b)(4)":
    "30 days to appeal a whistleblower award to the Tax Court; IRS whistleblower office denied my claim, can I go to court",
  "7623(b)(5)": "whistleblower minimums of $2 million in dispute and $200,000 income",
  "7623(d)":
    "I was fired because I reported my boss's tax fraud; can my employer fire me for reporting tax fraud to the IRS",
  "7623(d)(2)": "tax whistleblower retaliation complaint within 180 days to the Labor Department",
  "7623(d)(3)": "reinstatement and double back pay for a fired tax whistleblower",
  "7624":
    "reimbursing local police in drug tax cases; 10 percent of drug tax recovered goes to the local police; sheriff's costs repaid after a tip on a drug dealer's taxes",
  "7651": "do federal tax collection rules apply in Puerto Rico, Guam and other possessions",
  "7651(4)": "federal self-employment and Social Security tax in the Virgin Islands",
  "7652(a)": "excise tax on Puerto Rican goods brought to the mainland",
  "7652(b)": "articles from the Virgin Islands taxed like American goods",
  "7652(e)": "rum cover-over, excise tax on rum given to Puerto Rico and the Virgin Islands",
  "7652(f)": "$13.25 limit per proof gallon on the rum tax rebate",
  "7652(g)": "drawback for flavorings and medicines with alcohol from Puerto Rico",
  "7653(a)": "mainland goods entering Puerto Rico pay the local excise",
  "7653(b)": "goods shipped from the mainland to Puerto Rico free of federal excise tax",
  "7653(c)": "getting back excise tax on goods sent to a possession",
  "7654":
    "income tax of Guam, Samoa and Marianas residents handed over to their treasury; cover over of individual income taxes to a possession",
  "7654(d)": "tax withheld from soldiers and federal workers in Guam goes to the island",
};
