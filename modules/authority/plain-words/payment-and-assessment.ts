import type { PlainWords } from "./plain-words.ts";

export const PAYMENT_AND_ASSESSMENT: PlainWords = {
  "6151": "when and where to pay the tax; tax due with the return",
  "6151(a)": "does an extension to file give me more time to pay",
  "6151(b)(1)": "30 days to pay when IRS figures the tax",
  "6155": "paying after notice and demand; I got a bill from the IRS, when must I pay it",
  "6157":
    "quarterly payment of federal unemployment tax; nanny or small business FUTA payments during the year",
  "6157(b)": "0.6 percent unemployment tax figured each quarter",
  "6157(c)": "no quarterly FUTA deposit under $100",
  "6159":
    "installment agreement; payment plan with the IRS; monthly payments of back taxes; I cannot pay all at once; I owe the IRS money that I cannot pay now",
  "6159(a)":
    "pay off a tax debt a bit each month; monthly payments on what I owe the government; can I pay the IRS in installments; what if I cannot pay my taxes in full; how do I set up a payment plan with the IRS",
  "6159(b)": "IRS canceled my payment plan because I missed a payment; can the IRS cancel my payment plan",
  "6159(b)(5)": "30 days notice before IRS ends my installment agreement",
  "6159(c)":
    "IRS must agree to a payment plan when I owe under $10,000; guaranteed installment agreement, full payment within three years; does the IRS have to accept my payment plan",
  "6159(d)": "partial payment installment agreement reviewed every two years",
  "6159(e)": "appeal of a terminated payment plan, Form 9423",
  "6159(f)": "payment plan user fee, waived for low income people; what does an IRS payment plan cost",
  "6161": "hardship extension to pay estate or income tax; Form 1127 or Form 4768, extension to pay",
  "6161(a)(1)": "I need more time to pay",
  "6161(a)(2)": "up to ten years to pay estate tax for reasonable cause",
  "6161(b)": "18 months to pay a deficiency because of undue hardship",
  "6163":
    "estate tax on a future interest postponed; heir owns only a remainder after a life tenant, pay estate tax later",
  "6163(b)": "three more years to pay tax on a reversion",
  "6164":
    "corporation expecting a loss carryback may pay later; Form 1138, corporation with an expected loss delays last year's tax",
  "6164(h)": "IRS ends the carryback payment extension because of jeopardy",
  "6165": "bond for extended payment; bond up to double the tax when IRS gives more time to pay",
  "6166(a)":
    "estate tax paid in installments for a closely held business; the estate is mostly a family business; business over 35 percent of the estate, deferral and ten installments; heirs of a family firm pay the estate tax over several years; can estate tax be paid over time; paying estate tax in installments when the estate is a farm or business; estate has a family business and no cash for the tax",
  "6166(a)(1)": "how large must the family business be to pay the estate tax later",
  "6166(a)(3)": "first installment of estate tax five years after the due date",
  "6166(b)(1)":
    "20 percent owner or 45 or fewer partners, closely held test; what is an interest in a closely held business",
  "6166(b)(9)": "passive assets do not count for the estate tax deferral",
  "6166(b)(10)": "lending or finance business of the decedent, estate installments",
  "6166(c)": "adding together two businesses the decedent owned",
  "6166(d)": "deadline to elect installment payment of estate tax",
  "6166(f)": "interest only for the first five years on the estate tax",
  "6166(g)": "heirs sold half the family business, deferred estate tax falls due",
  "6167":
    "company paid for seized foreign property, tax in ten installments; nationalized overseas plant recovery, more time to pay tax",
  "6201": "authority to assess tax; math errors and returns without payment",
  "6201(a)(3)": "claimed too much withholding on the return",
  "6201(a)(4)": "restitution in a criminal tax case assessed as a tax",
  "6201(b)": "unpaid estimated tax installments are not assessed",
  "6201(c)": "parent liable for tax on a child's wages",
  "6201(d)": "false 1099 in court, IRS must verify the information return",
  "6202":
    "Treasury sets how to assess a tax if the Code is silent; regulations fill the gap on when and how tax is assessed",
  "6203":
    "assessment is recorded; how the IRS makes an assessment; get a copy of the record of my assessment, Form 4340; who signs the assessment and when is a tax assessed",
  "6204": "supplemental assessment; IRS fixes an incomplete assessment",
  "6205": "correcting underpaid employment tax",
  "6205(a)":
    "Form 941-X, paying under-withheld payroll tax without interest; employer withheld too little social security tax, adjust",
  "6205(b)": "payroll tax shortfall that can no longer be adjusted",
  "6206":
    "excessive fuel credit claims; farmer claimed too much fuel refund, IRS takes it back; three years to assess an excessive gas tax refund",
  "6211": "deficiency defined; how the amount of a deficiency is computed from the return",
  "6211(b)(4)": "refundable credits count as negative tax in a deficiency",
  "6212":
    "notice of deficiency; ninety-day letter; where it is mailed; I got a notice from the IRS that I owe more; statutory notice of deficiency, SNOD, Letter 3219",
  "6212(a)": "what is a notice of deficiency; IRS sent me a letter by certified mail proposing more tax",
  "6212(b)":
    "IRS sent the notice of deficiency to my old address; last known address; I never got the notice because I moved",
  "6212(b)(2)": "separated couple, each spouse gets own notice of deficiency",
  "6212(c)":
    "can the IRS send a second notice of deficiency for the same year; may the IRS ask for more tax after I went to the Tax Court",
  "6212(d)": "asking the IRS to take back a notice of deficiency; can a notice of deficiency be withdrawn",
  "6213": "restrictions on assessment",
  "6213(a)":
    "how long do I have to go to the Tax Court; deadline to petition; Tax Court petition within 90 days; no assessment while case is pending; I got a 90-day letter, how do I fight it without paying; I live abroad, do I have 150 days for a petition; how do I contest a notice of deficiency; stop the IRS from collecting before the Tax Court decides; how do I fight the IRS in Tax Court; how many days do I have to file in Tax Court; can I contest a tax bill before I pay it; can the IRS collect while I am in Tax Court",
  "6213(b)":
    "math error notice; IRS says I added wrong and wants the difference, 60 days to object; IRS changed my return because of a math mistake",
  "6213(b)(2)": "sixty days to ask the IRS to undo a math error bill; how do I object to a math error notice",
  "6213(b)(3)": "loss carryback refund taken back without notice of deficiency",
  "6213(b)(4)": "may I pay the tax and still go to the Tax Court",
  "6213(c)": "I missed the 90 days for the Tax Court; what happens if I do nothing about a deficiency notice",
  "6213(d)":
    "Form 870, waiving the right to the Tax Court; can I agree to the tax and give up going to court",
  "6213(f)": "bankruptcy stops the 90-day clock for the Tax Court",
  "6213(g)(2)": "what counts as a math or clerical error, missing social security number",
  "6214": "what Tax Court may decide on a deficiency",
  "6214(a)": "can the Tax Court make me owe more than the notice said",
  "6214(b)": "Tax Court looks at other years, equitable recoupment",
  "6214(c)": "Tax Court review of private foundation excise taxes",
  "6215":
    "assessment after Tax Court decision; I lost in Tax Court, what happens next with the bill; amount the Tax Court threw out may not be collected",
  "6221": "partnership audit at partnership level; BBA audit rules",
  "6221(a)":
    "are penalties decided at the partnership or the partner level; how does the IRS audit a partnership; partnership audit rules; does the IRS audit the partners or the partnership",
  "6221(b)":
    "electing out of the centralized audit regime with 100 or fewer partners; can our small partnership stay out of the BBA audit rules; how does a small partnership opt out of the audit rules",
  "6221(b)(1)(C)": "trust or LLC as a partner blocks the election out",
  "6221(b)(2)(A)": "counting S corporation shareholders for the 100 K-1 limit",
  "6222": "partner must report consistently with the partnership",
  "6222(b)": "IRS bills a partner at once for not following the K-1",
  "6222(c)": "K-1 is wrong, telling the IRS I report it differently",
  "6223":
    "partnership representative; who speaks for the partnership in an audit, successor of the tax matters partner",
  "6223(a)": "partnership named no representative, IRS picks one",
  "6223(b)": "can a partner fight a settlement the partnership representative made",
  "6225": "imputed underpayment of a partnership",
  "6225(b)": "highest tax rate applied to a partnership audit change",
  "6225(c)": "lowering the imputed underpayment, tax-exempt partners and amended returns",
  "6225(c)(2)": "partners file amended returns and pay, pull-in procedure",
  "6225(c)(4)": "lower rate when the partners are corporations or for capital gains",
  "6225(c)(7)": "270 days to ask for modification of the partnership tax",
  "6225(d)": "reviewed year and adjustment year, meaning",
  "6226(a)":
    "push-out election to reviewed-year partners; 45 days to push the adjustment out to those who were partners; push-out election of an audited partnership",
  "6226(b)": "former partners figure the extra tax on pushed-out statements",
  "6226(b)(2)": "correction amounts for reviewed and in-between years",
  "6226(b)(4)": "pushing the adjustment up through tiers of partnerships",
  "6226(c)": "two points higher interest when pushing out",
  "6227":
    "administrative adjustment request by a partnership; partnership cannot amend its return, Form 1065-X or AAR Form 8082",
  "6227(c)": "three years to file a partnership correction request",
  "6231": "notices in a partnership audit",
  "6231(a)": "NAP, NOPPA and FPA, letters in a BBA audit",
  "6231(b)(2)": "final partnership adjustment no sooner than 270 days",
  "6231(d)": "rescinding a notice of partnership adjustment",
  "6232": "assessing and collecting from a partnership",
  "6232(b)": "no collection from the partnership for 90 days after the final notice",
  "6232(d)(1)": "math error on a partnership return",
  "6232(f)":
    "partnership did not pay, partners must pay their share; partnership dissolved without paying the imputed underpayment",
  "6233": "from what date interest runs on a partnership underpayment",
  "6233(a)(3)": "accuracy penalty computed as if the partnership were a person",
  "6233(b)": "partnership pays the imputed amount late, interest and penalty",
  "6234":
    "court review of a partnership adjustment; 90 days for a partnership to petition Tax Court or district court",
  "6234(b)": "partnership deposit to sue in district court or Claims Court",
  "6234(c)": "what the court may decide about a partnership's items",
  "6235": "time limit to adjust a partnership return",
  "6235(a)": "three years to adjust a partnership, 270 and 330 day rules",
  "6235(b)": "extending the partnership audit period by agreement",
  "6235(c)": "no time limit when a partnership filed a fraudulent return or none",
  "6241": "definitions for partnership audits",
  "6241(2)": "what is a partnership-related item",
  "6241(4)": "is the imputed underpayment paid by a partnership deductible",
  "6241(6)": "partnership in bankruptcy, audit clock suspended",
  "6241(7)": "partnership that no longer exists, former partners take the adjustment",
  "6241(11)": "items with special enforcement treatment taken out of partnership rules",
};
