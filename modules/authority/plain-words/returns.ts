import type { PlainWords } from "./plain-words.ts";

export const RETURNS: PlainWords = {
  "6001":
    "keeping records, books and receipts; recordkeeping duty; which documents must I keep for the IRS to support my return; employer's records of charged tips limited to receipts and statements; shoebox of receipts, must books be kept if IRS asks",
  "6011": "requirement to file returns; listed and reportable transactions",
  "6011(a)":
    "Form 8886, disclosing a reportable transaction with my return; who has to file tax returns in general; duty to make a return on the forms the IRS prescribes; must I tell the IRS about a tax shelter I joined",
  "6011(e)":
    "electronic filing; must I file electronically; employer filing ten or more W-2s or 1099s must e-file; do I have to file my return online; can I still send a paper return",
  "6011(e)(3)": "preparer with more than ten returns has to e-file; must my tax preparer e-file my return",
  "6011(g)": "telling a charity that a deal is a prohibited tax shelter",
  "6011(h)": "electronic Form 990-T required",
  "6012":
    "who has to file an income tax return; returns for a dead person or a minor; corporations, estates and trusts must file; who must file a tax return",
  "6012(a)": "persons required to file income tax returns",
  "6012(a)(1)":
    "filing threshold; do I have to file a return; how much income before I must file; must my child file; filing requirement for married seniors and for dependents; do I need to file taxes; how much can I make without filing a return; do I have to file if I had little income; does my teenager have to file a return; do retired people on social security need to file; do I have to file if I am a dependent",
  "6012(a)(2)":
    "does an inactive corporation still have to file; does my corporation have to file if it made no money",
  "6012(a)(3)": "estate that earned more than $600; does a dead person's estate file an income tax return",
  "6012(a)(4)":
    "trust with $600 of gross income or any taxable income files; does a trust have to file a tax return",
  "6012(a)(7)": "homeowners association return, when must the HOA file",
  "6012(a)(8)": "bankruptcy estate of an individual files its own return",
  "6012(b)(1)": "who files the last return of my father who died; who files taxes for a person who died",
  "6012(b)(2)":
    "guardian or agent files for a disabled person or minor; who signs the return of somebody who cannot do it himself",
  "6012(b)(3)": "bankruptcy trustee or receiver files for a corporation",
  "6012(c)": "I sold my home or earned abroad, do excluded amounts count for filing",
  "6012(d)": "report tax-exempt municipal bond interest on the return",
  "6013(a)":
    "joint return of husband and wife; can we file together; can a husband and wife file together; who can file a joint return",
  "6013(a)(1)":
    "husband is a nonresident alien, can we file a joint return; my wife is not a US resident, joint return",
  "6013(a)(3)":
    "death of a spouse; my wife died in the summer, can I still file jointly for the year; executor disaffirms the joint return the widow filed; can I file jointly with my dead husband",
  "6013(b)":
    "changing from separate to joint; we filed separately and now want to amend to a joint return; can we switch from separate returns to a joint return",
  "6013(b)(2)": "three years to switch from married separate to joint",
  "6013(d)(1)":
    "we married at the end of the year; can we file jointly when we married on December 31; married on the last day of the year, how do we file",
  "6013(d)(2)":
    "legally separated under a decree, not married for joint filing; can we file jointly if we are legally separated",
  "6013(d)(3)":
    "joint and several liability; are both of us liable for the whole tax of a joint return; am I responsible for my husband's taxes on a joint return; can the IRS collect the whole joint tax from me",
  "6013(f)": "spouse missing in action in a combat zone, joint return",
  "6013(g)": "electing to treat a foreign spouse as resident; can I file jointly with my foreign wife",
  "6013(h)": "became a resident during the year, full-year joint return election",
  "6014":
    "having the IRS figure the tax; letting the IRS compute my tax and send a bill; wage earner with simple income need not compute own tax",
  "6015": "relief from a joint return; joint return liability, relief from",
  "6015(b)":
    "innocent spouse; my ex cheated on our return; I signed a joint return without knowing; my husband or wife hid income or lied on our joint return; must I pay the tax of a spouse who cheated; getting out of a spouse's tax debt; my husband hid income on our joint return and now they want the money from me; what is innocent spouse relief; do I have to pay for my ex-husband's tax cheating; my wife lied on our taxes and I did not know; is there a way out of a joint tax debt after divorce",
  "6015(b)(1)(E)": "two year deadline for innocent spouse Form 8857",
  "6015(c)":
    "separation of liability; we are divorced, can I pay only my part of the joint tax; divorced or separated, split the tax owed on a joint return",
  "6015(c)(3)": "actual knowledge or assets moved between spouses bars relief",
  "6015(e)":
    "innocent spouse claim was denied, 90 days to go to the Tax Court; IRS turned down my innocent spouse request",
  "6015(e)(4)": "ex-husband may intervene in my innocent spouse Tax Court case",
  "6015(f)":
    "equitable relief after divorce; the tax was on our joint return, but my husband never paid it; injustice to make the wife pay, equitable relief rules; husband did not pay the tax we reported together",
  "6015(g)": "refund of what I already paid after innocent spouse relief",
  "6017":
    "self-employment return at $400 of net earnings; I made $500 as a freelancer, do I file; husband and wife with separate businesses figure SE tax apart",
  "6018": "estate tax return, Form 706",
  "6018(a)":
    "when an executor must file; does the estate have to file; who must file an estate tax return; when is an estate tax return required; my mother died, do we have to file an estate tax return; how large must an estate be to file a return; estate tax returns by executors",
  "6018(a)(2)": "nonresident foreigner who died owning over $60,000 of US property",
  "6018(a)(3)": "lifetime taxable gifts lower the estate filing threshold",
  "6018(b)":
    "executor lacks information on some estate property, heirs must file; must the heirs file when the executor cannot make a complete return",
  "6019":
    "gift tax return, Form 709; who must file a gift tax return; must I report a gift I made; no return for gifts under the annual exclusion or to a spouse; do I need to tell the IRS about a gift; do I have to file a form when I give money to my kids; who files the gift tax return, giver or receiver",
  "6019(1)": "gift below the yearly limit, do I need a gift tax return",
  "6019(2)": "gift to my wife, is a gift tax return needed",
  "6019(3)": "gift entirely to charity, is a gift tax return needed",
  "6020": "substitute for return; IRS prepares a return for a nonfiler",
  "6020(a)": "revenue officer prepares the return and I sign it; can the IRS help me prepare my return",
  "6020(b)":
    "IRS made a return for me because I never filed; what does the IRS do if I do not file a return; can the IRS file a return for me",
  "6020(b)(2)": "is the return the IRS made for a nonfiler legally good",
  "6021":
    "IRS lists taxable goods whose owner lives outside the district; federal officers enter premises to list untaxed articles of absent owners",
};
