import type { PlainWords } from "./plain-words.ts";

export const FILING: PlainWords = {
  "6060": "preparers' employees reporting; tax prep firm lists its preparers each July 31",
  "6060(a)": "self-employed tax preparer treated as own employer",
  "6061": "signing a tax return; electronic signature; unsigned return is it valid",
  "6061(b)": "PIN instead of a handwritten signature on an e-filed return",
  "6061(b)(3)": "can my accountant's power of attorney be signed online",
  "6062":
    "who signs a corporation's return; president, treasurer or other officer signs Form 1120; trustee or receiver signing a corporate return",
  "6063":
    "who signs a partnership's return; any one partner may sign Form 1065; does every partner have to sign the partnership return",
  "6064":
    "signature presumed genuine; I deny signing that return, who must prove it; name on a return is evidence that the person signed",
  "6065":
    "returns made under penalties of perjury; what the jurat says, true, correct and complete under penalty of perjury; must a tax return be sworn or notarized",
  "6071": "time for filing a return set by regulations",
  "6071(b)": "e-filed 1099s due March 31",
  "6071(c)": "W-2 and 1099-NEC due to the government January 31",
  "6072": "due date of income tax returns",
  "6072(a)":
    "April 15; when is my return due; when are individual income tax returns due; when is a corporation return for a fiscal year due, fourth month; is my Form 1040 due on tax day in April; by what date must I send in my tax return; what is the last day to file my tax return; deadline for filing income taxes; when do corporations have to file; due date of a fiscal year return",
  "6072(b)":
    "March 15 for partnerships and S corporations; when is a partnership return due; when is an S corporation return due; when does a partnership have to file; due date of S corporation returns",
  "6072(c)": "nonresident's return due in June; when does a foreigner have to file a US return",
  "6072(d)": "farm co-op return due in the ninth month",
  "6072(e)": "Form 990-T due date, fifteenth day of the fifth month; when is a nonprofit's tax return due",
  "6075(a)":
    "estate tax return due nine months after death; when is the estate tax return due; when must an estate tax return be filed; how long after death is the 706 due",
  "6075(b)": "gift tax return due in April; when is a gift tax return due",
  "6075(b)(1)": "April 15 deadline for reporting gifts",
  "6075(b)(2)": "extension for Form 1040 also extends the gift tax return",
  "6075(b)(3)": "gift tax return for someone who died during the year",
  "6081": "automatic six months; citizens abroad",
  "6081(a)":
    "extension to file; I need more time to file; Form 4868, file in October; can I get more time to file my taxes; how do I get an extension; how long is an extension to file; do people living overseas get more time to file; extensions of time to file",
  "6081(b)":
    "Form 7004 automatic extension of corporation returns; can the IRS cut short my extension; can a corporation get an extension to file",
  "6091": "where to file a return; which IRS service center do I mail my return to",
  "6091(b)(1)(B)": "where do Americans abroad and nonresidents send their return",
  "6091(b)(3)": "where does the executor file the estate tax return",
  "6091(b)(4)": "may I hand in my return at a local IRS office",
  "6096": "presidential election campaign checkbox of $3; does checking the campaign fund box raise my tax",
  "6096(a)": "each spouse may send $3 to the presidential election fund",
  "6101": "period that a return covers; return for part of a year, who sets the period covered",
  "6102": "rounding to whole dollars; may I drop the cents on my tax return",
  "6102(c)": "round each item or only the total on a form",
  "6103":
    "confidential tax information; who can see tax returns; disclosure to states, spouses and police; who can see my return; can the IRS share my information; confidentiality of tax returns",
  "6103(a)":
    "are my tax returns private; is the IRS allowed to tell others about my taxes; who is allowed to see my tax information",
  "6103(b)(2)": "what is return information, is an audit list or DIF score secret",
  "6103(c)":
    "letting my bank or my lawyer see my tax return; Form 8821 or 4506-T consent, tax transcript to a mortgage lender; let someone else see my tax records",
  "6103(d)":
    "IRS shares my federal return with the state tax department; does the IRS give my return to my state",
  "6103(e)":
    "can my ex-husband or my widow see our joint return; can I get a copy of my own return or my dead father's",
  "6103(e)(1)": "can my wife get a copy of our joint return",
  "6103(e)(1)(D)(iii)": "one percent shareholder may inspect the corporation's return",
  "6103(e)(3)": "executor or heir wants the dead person's old tax returns",
  "6103(e)(7)": "may my own accountant get my IRS file, information on my account",
  "6103(e)(8)": "ex-wife asks what the IRS collected from her former husband",
  "6103(f)": "congressional tax committees asking for a taxpayer's returns",
  "6103(g)": "president's tax returns, White House request for a return",
  "6103(h)(4)": "tax return of another person used in my tax case",
  "6103(i)": "can police and prosecutors get my tax return; can the FBI see my tax returns",
  "6103(i)(3)": "IRS employee finds evidence of a crime or terrorism, may tell the FBI",
  "6103(k)(1)": "accepted offers in compromise open to public inspection",
  "6103(l)(1)": "does the IRS share my information with social security",
  "6103(l)(6)": "child support agency gets address and income from the IRS",
  "6103(l)(7)": "food stamp, Medicaid and welfare offices check income with the IRS",
  "6103(l)(13)": "FAFSA student aid gets income data directly from the IRS",
  "6103(l)(21)": "marketplace checks my income with the IRS for premium subsidies",
  "6103(m)(2)": "IRS gives addresses to collect student loans and other federal debts",
  "6103(p)(4)": "safeguards that state agencies keep for federal tax data",
  "6104": "public may see a charity's application and returns",
  "6104(a)(1)(B)": "pension plan application for qualification open to the public",
  "6104(b)": "are donors' names on Schedule B public; yearly filings of a nonprofit open to anyone who asks",
  "6104(c)": "IRS tells the state attorney general about a charity's trouble",
  "6104(d)":
    "can I ask a charity for a copy of its Form 990; charity refuses to show its exemption application or Form 990",
  "6104(d)(4)": "posting Form 990 on the web instead of copying it",
  "6105":
    "confidential treaty information; advance pricing and competent authority papers are secret; can I see what a foreign tax office sent to the IRS",
  "6107":
    "preparer must give a copy of the return and keep records; ghost preparer gave no copy of the signed return",
  "6107(a)": "my preparer did not give me a copy",
  "6107(b)": "how long must a preparer keep my file, three years",
  "6108": "IRS statistics; statistics of income, how many people claim a deduction",
  "6108(b)": "researcher pays for a special study of IRS data",
  "6108(c)": "published tax statistics may not identify anyone",
  "6109":
    "taxpayer identification number, social security number on returns; ITIN and EIN; does my baby or foreign spouse need a number",
  "6109(a)":
    "do I need a social security number to file; what is a taxpayer identification number; does my business need an EIN",
  "6109(a)(2)": "must I give my number to someone who pays me",
  "6109(a)(3)": "ask a contractor for Form W-9 before paying",
  "6109(a)(4)": "preparer number; PTIN, must a paid preparer sign with a number",
  "6109(d)": "social security number is the tax ID of a person; is my social security number my tax number",
  "6109(h)": "seller-financed mortgage, both sides give social security numbers",
  "6109(i)":
    "how does somebody without a social security number get an ITIN; how do I get a tax number without social security",
  "6109(i)(3)": "my ITIN expired after three years of no use",
  "6110": "private letter rulings open to the public; written determinations",
  "6110(c)": "names and trade secrets blacked out of a private letter ruling",
  "6110(f)": "objecting before my ruling is published",
  "6110(g)": "when is a letter ruling released, 75 to 90 days",
  "6110(i)": "chief counsel advice memoranda made public",
  "6110(k)(3)": "can I cite another taxpayer's private letter ruling as precedent",
  "6111": "tax shelter disclosure by advisors; Form 8918, material advisor disclosure statement",
  "6111(b)(1)(B)": "fee thresholds of $50,000 and $250,000 for a material advisor",
  "6112": "lists of investors kept by advisors; promoter must hand over the investor list when IRS asks",
  "6112(b)(1)": "seven years to keep the client list of a tax shelter",
  "6113":
    "fundraising must say that gifts are not deductible; PAC or social club appeal says donations are not tax deductible",
  "6113(b)(2)": "groups under $100,000 need no nondeductibility notice",
  "6113(c)": "does a phone or TV appeal need the not deductible notice",
  "6114": "treaty-based return position disclosure; Form 8833, claiming a treaty benefit against the Code",
  "6114(b)": "which treaty claims need not be disclosed",
  "6115":
    "quid pro quo contribution disclosure; charity dinner or auction ticket over $75, receipt must state value",
  "6115(a)(2)": "good faith estimate of what the donor got in return",
  "6115(b)": "church gift with only an intangible religious benefit, no notice",
  "6116":
    "prisons' information on inmates; prisons send inmate lists to stop refund fraud by prisoners; what prisons report about inmates each September 15",
};
