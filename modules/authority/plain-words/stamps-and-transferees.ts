import type { PlainWords } from "./plain-words.ts";

export const STAMPS_AND_TRANSFEREES: PlainWords = {
  "6801": "who designs and prints federal revenue stamps",
  "6801(b)": "Treasury must prepare and hand out tax forms and instructions",
  "6802": "post offices and banks that sell federal tax stamps",
  "6803": "bond from a bank that keeps adhesive revenue stamps for sale",
  "6804": "how must tax stamps be attached and cancelled",
  "6805": "refund for spoiled, damaged or unused tax stamps",
  "6805(c)": "three years to claim money back for unused revenue stamps",
  "6806":
    "must I hang the special tax stamp up in my shop; display of the occupational tax receipt, gambling stamp, at the place of business",
  "6807": "IRS sells seized liquor or tobacco that lacks the required marks",
  "6851": "termination assessment; taxpayer leaving the country",
  "6851(a)": "IRS ends my tax year early because I am about to flee",
  "6851(b)": "notice of deficiency within 60 days after a termination assessment",
  "6851(d)":
    "sailing permit, foreigner needs tax clearance before leaving the United States; Form 1040-C departing alien certificate of compliance",
  "6852":
    "charity's flagrant political spending, termination assessment; IRS immediately taxes a church or charity for openly backing a candidate; flagrant campaign intervention, tax due at once from the charity and its managers",
  "6861": "jeopardy assessment when collection is in danger",
  "6861(a)":
    "IRS assesses at once without a 90-day letter; taxpayer hiding assets, immediate assessment and seizure",
  "6861(b)": "60 days to send the deficiency notice after a jeopardy assessment",
  "6861(g)": "getting a jeopardy assessment dropped because nothing was at risk",
  "6862":
    "jeopardy assessment of other taxes; immediate assessment of payroll or excise taxes when collection is at risk; quick assessment of fuel or employment taxes before the return is due",
  "6863": "stay of jeopardy collection",
  "6863(a)": "posting a bond to stop collection after a jeopardy assessment",
  "6863(b)(3)": "may the IRS sell my seized property while my Tax Court case is pending",
  "6863(c)": "seized property may not be sold until the district court has reviewed",
  "6867": "cash found with nobody claiming it; police find a suitcase of money and nobody owns up",
  "6867(a)": "courier with more than $10,000 in cash denies that it is his",
  "6867(b)": "unclaimed drug cash taxed at the top rate",
  "6871": "taxes in bankruptcy and receivership; IRS assesses immediately when a receiver is appointed",
  "6871(b)": "deficiency assessed in bankruptcy without waiting for the 90 days",
  "6871(c)": "tax claim decided by the bankruptcy court despite a Tax Court case",
  "6872":
    "bankruptcy suspends assessment time; receiver or trustee gives notice of appointment, assessment period paused up to two years; statute of limitations on assessment while the company is in receivership",
  "6873": "taxes left unpaid when the receivership ends, who pays",
  "6901":
    "transferee liability; someone who got property from a person owing tax; I received property from someone who owes taxes",
  "6901(a)":
    "heir or beneficiary must pay the dead person's unpaid tax; can the IRS come after me for my dead father's taxes; do heirs have to pay the taxes of the deceased; shareholders of a dissolved company owing its taxes",
  "6901(a)(1)": "can the IRS collect from the person who got my property",
  "6901(a)(1)(B)": "executor paid other debts first and is personally liable, federal priority statute",
  "6901(c)": "how long can the IRS go after someone who received property",
  "6901(c)(1)": "one extra year to assess against someone who was given the assets",
  "6901(c)(2)": "second transferee, person who got the property from the transferee",
  "6901(h)": "who is a transferee, donee, heir, legatee, shareholder of a liquidated company",
  "6902": "burden of proof on transferee liability",
  "6902(a)": "who must prove that I am liable as a recipient of the assets",
  "6902(b)": "transferee may look into the original taxpayer's books",
  "6903":
    "notice of fiduciary relationship; Form 56, telling the IRS that I act for someone else; trustee, guardian or executor steps into the taxpayer's shoes; end of my duties as fiduciary, tell the IRS",
  "6905":
    "executor's discharge from the decedent's income and gift taxes; Form 5495, executor wants release from personal liability for the deceased's taxes; how can an executor safely distribute the estate without later tax claims",
  "6905(a)": "nine months after the executor's application without an IRS answer",
  "7001":
    "license to collect foreign coupons and dividend checks as a business; bank cashing foreign bond coupons for customers needs Treasury's license",
  "7011":
    "register my business when it owes a special occupational tax; who must register name, address and trade with the IRS, special tax",
  "7101": "which surety bonds does the IRS accept; deposit Treasury notes instead of a surety bond",
  "7102": "one bond instead of several required by the IRS",
  "7121":
    "closing agreement with the IRS, final settlement; final agreement with the IRS; Form 866 or 906 agreement",
  "7121(a)":
    "who may sign a binding settlement of tax liability with the government; can I make a final agreement with the IRS; closing agreements and final settlements",
  "7121(b)":
    "can a signed closing agreement be reopened; closing agreement set aside only for fraud or misrepresentation; is an agreement with the IRS final",
  "7122":
    "offer in compromise; settling a tax debt for less; doubt as to collectibility or liability; can I settle for less; pay the IRS only part of my debt; offers in compromise",
  "7122(a)":
    "who can compromise a tax case once it is with the Justice Department; can I settle with the IRS for less than I owe; how do I make a deal with the IRS on my tax debt",
  "7122(c)":
    "how much must I send with an offer in compromise; what do I have to pay when I make an offer to the IRS",
  "7122(c)(1)": "20 percent down payment with a lump-sum offer, Form 656",
  "7122(c)(3)": "low-income taxpayer need not send money with the offer",
  "7122(d)": "how does the IRS decide whether to accept an offer",
  "7122(d)(2)": "allowable living expenses, national and local standards",
  "7122(d)(3)": "offer may not be rejected only because of the low amount",
  "7122(e)": "IRS rejected my offer, can I appeal; what can I do if the IRS turns down my offer",
  "7122(f)": "IRS has not answered my offer for two years; how long can the IRS take to answer my offer",
  "7123": "appeals mediation and arbitration",
  "7123(a)": "fast track or early referral to Appeals",
  "7123(b)(1)": "mediation with the IRS when Appeals cannot settle",
  "7123(b)(2)": "binding arbitration of a tax dispute",
  "7123(c)": "group denied tax-exempt status may appeal inside the IRS",
};
