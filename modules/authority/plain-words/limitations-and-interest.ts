import type { PlainWords } from "./plain-words.ts";

export const LIMITATIONS_AND_INTEREST: PlainWords = {
  "6501":
    "statute of limitations on assessment; three years to audit or assess, six years for big omissions, no limit for fraud or no return; statute of limitations for tax assessments",
  "6501(a)":
    "how long can the IRS audit me; how far back can they go; how many years should I keep my tax papers; how many years back can the IRS audit; is there a time limit for the IRS to charge me more tax; when is my tax return safe from audit; how long should I keep my tax records; three year limit for the IRS to assess tax",
  "6501(b)": "I filed early, when does the three years start",
  "6501(b)(1)": "return filed early counts as filed on April 15 for the audit clock",
  "6501(b)(3)": "IRS substitute return does not start the three years",
  "6501(c)(1)": "can a fraudulent return be audited forever; is there a time limit when there is tax fraud",
  "6501(c)(3)":
    "I never filed for some years, is there no time limit; can the IRS come after me for a year I never filed",
  "6501(c)(4)":
    "agreeing to extend the time; IRS asks me to sign Form 872 to keep the year open; should I sign a paper giving the IRS more time",
  "6501(c)(7)": "amended return sent just before the three years end",
  "6501(c)(8)": "unfiled foreign form such as 5471 or 8938 keeps the year open",
  "6501(c)(9)":
    "gift never reported on a gift tax return, no time limit; time limit for the IRS to tax a gift I did not report",
  "6501(c)(10)": "listed transaction not disclosed keeps the year open",
  "6501(d)":
    "executor's Form 4810, prompt assessment in 18 months; can an executor ask the IRS to finish an audit sooner",
  "6501(e)":
    "IRS has six years when I left out a lot of income; omitted more than 25 percent of gross income; how long can the IRS audit a return that left out income; when does the IRS get six years to audit me",
  "6501(e)(1)": "left a lot of income off my return, how far back can they go",
  "6501(e)(1)(B)(ii)": "overstated basis counts as omitted income for six years",
  "6501(h)": "how long can IRS look at a loss carryback",
  "6501(l)(4)": "excess IRA contributions and missed distributions, audit period",
  "6501(n)": "six years for the employer mandate penalty under Obamacare",
  "6502": "collection statute expires; CSED, collection statute expiration date",
  "6502(a)":
    "ten years to collect after assessment; how long can the IRS collect an old debt; how many years does the IRS have to collect; lawsuit by the government keeps the tax debt alive after ten years; when does an IRS debt expire; do tax debts go away after ten years; can the IRS still make me pay taxes from long ago; how long can they come after me for taxes already billed",
  "6502(a)(2)":
    "extending the ten years with an installment agreement, Form 900; can I agree to give the IRS more time to collect",
  "6503":
    "clock of limitations suspended; bankruptcy, Tax Court case, absence from the country; does bankruptcy or a court case stop the clock; what suspends the time limit; suspension of the limitation period for assessment and collection",
  "6503(a)":
    "notice of deficiency stops the assessment clock plus 60 days; does a Tax Court case give the IRS more time",
  "6503(b)": "assets in court custody, collection time stops for six months more",
  "6503(c)":
    "I lived outside the country for years, does the collection clock stop; do I run out the clock on the IRS by living abroad",
  "6503(d)": "estate tax installments stop the ten-year collection clock",
  "6503(f)": "IRS wrongly took a third party's property, collection time extended",
  "6503(h)":
    "how much time does bankruptcy add for the IRS to collect; does bankruptcy give the IRS more time to collect",
  "6503(j)": "designated summons to a corporation extends the audit period",
  "6511(a)":
    "three years from filing or two years from paying; is it too late to get my refund; I found a mistake in an old return; time limit to claim a refund; I forgot a deduction some years ago, can I still amend; no return was filed, two years from payment to get a refund; how long do I have to ask for overpaid tax back; deadline to get back tax that was paid twice or too much; how long do I have to claim a refund; can I still get a refund for an old tax year; how many years back can I amend my tax return; I never filed years ago and was due a refund; statute of limitations on tax refunds; when is it too late to ask for my money back",
  "6511(b)(1)": "no refund after the time has run out",
  "6511(b)(2)":
    "how much of the refund do I get when I claim it late; how much money can I get back on a late claim",
  "6511(c)": "refund claim time when I signed an extension with the IRS",
  "6511(d)(1)":
    "seven years for bad debts; worthless stock found late, amended return; more time to claim a refund for a bad debt or worthless stock",
  "6511(d)(2)": "deadline for a refund from a loss or credit carryback",
  "6511(d)(3)": "ten years to claim foreign tax credit refund",
  "6511(d)(8)": "military retiree gets VA disability award, refund of past years",
  "6511(h)":
    "I was too sick to handle money and missed the deadline for my refund; time to claim a refund when I was disabled",
  "6511(h)(2)": "financially disabled, doctor's statement, spouse with power of attorney",
  "6512": "refund in Tax Court",
  "6512(a)": "can I still file a refund claim after going to Tax Court",
  "6512(b)": "Tax Court finds I overpaid, how do I get my money",
  "6512(b)(3)": "nonfiler in Tax Court, three year look-back for refund",
  "6513": "withheld tax deemed paid on April 15; early return deemed filed on due date",
  "6513(b)(2)": "estimated tax counts as paid on the due date",
  "6513(c)": "payroll taxes of a year deemed paid on April 15",
  "6513(d)": "overpayment applied to next year, when is it treated as paid",
  "6514": "refund made too late is erroneous; IRS paid a refund after the deadline, can it take it back",
  "6514(b)": "credit against a time-barred tax is void",
  "6521":
    "freelance income taxed as wages, SE tax offset after the time ran out; worker misclassified, employee FICA credited against self-employment tax",
  "6531":
    "time limit for prosecuting tax crimes; six years for tax evasion and failing to file, three for other offenses; does leaving the country stop the clock on tax crimes",
  "6531(2)": "how long after can I be charged with tax evasion",
  "6532": "time limit for refund suits",
  "6532(a)":
    "two years from notice of disallowance; how long do I have to sue for my refund; how long do I have to take the IRS to court for a refund",
  "6532(a)(1)":
    "must I wait six months before suing for a refund; IRS refused my refund claim, how much time to sue; how soon can I sue after asking for a refund",
  "6532(a)(2)": "Form 907, agree to extend time to bring a refund suit",
  "6532(a)(3)": "Form 2297, waiving the notice of claim disallowance",
  "6532(a)(4)": "appeal after refund denial does not extend the two years",
  "6532(b)":
    "government has two years, five for fraud, to sue for an erroneous refund; can the government sue me to get back a mistaken refund",
  "6532(c)":
    "third party's two years to sue for wrongful levy; how long to sue when the IRS took my property for someone else's tax",
  "6601(a)":
    "interest charged on unpaid tax; late payment interest; do I pay interest on late taxes; does the IRS charge interest on taxes I owe; when does interest on unpaid tax start; how is interest on back taxes figured; interest on a balance due from an audit; interest on late tax payments",
  "6601(b)(1)":
    "interest runs in spite of an extension or payment plan; do I owe interest if I got an extension to file",
  "6601(c)": "interest stops 30 days after I sign a waiver and IRS sends no bill",
  "6601(d)": "carryback wipes out tax, is interest still owed",
  "6601(e)(2)": "is there interest on the penalty too; interest on tax penalties",
  "6601(e)(3)":
    "21 days to pay a bill without more interest; how fast must I pay an IRS bill to avoid extra interest",
  "6601(f)": "interest while my refund could have been credited to the debt",
  "6601(h)": "no regular interest on missed estimated tax payments; interest on estimated tax",
  "6601(j)": "2 percent interest on estate tax of a family business",
  "6602": "interest on refunds made by mistake; got an erroneous refund, must I pay it back with interest",
  "6603": "deposit to stop interest during a dispute; cash bond with the IRS during an audit",
  "6603(c)": "getting my deposit back from the IRS",
  "6603(d)": "interest on a returned deposit, disputable tax and 30-day letter",
  "6611": "interest paid by the IRS on a refund; does the IRS pay me interest; interest on tax refunds",
  "6611(a)": "do I get interest when my refund is late; does the government pay interest on overpaid tax",
  "6611(b)": "from what day does interest on a refund run",
  "6611(b)(3)": "filed late, when does refund interest begin",
  "6611(e)":
    "45 days; refund came months after I filed, when does the IRS owe me interest; how long can the IRS take to send a refund without interest",
  "6611(e)(2)": "amended return refund paid within 45 days, no interest",
  "6611(f)": "interest on a refund from a carried back loss",
  "6611(g)": "return not in processible form, no interest on refund",
  "6621": "interest rates",
  "6621(a)":
    "federal short-term rate plus three points; what interest rate does the IRS use; how high is the interest on unpaid taxes",
  "6621(a)(1)":
    "GATT rate, corporation overpayment over $10,000 gets half a point; what rate of interest does the IRS pay on refunds",
  "6621(a)(2)": "what rate of interest do I pay on back taxes",
  "6621(b)": "IRS interest rate changes each quarter; how is the federal short-term rate set each quarter",
  "6621(c)": "hot interest, two points more on large corporate underpayments",
  "6621(d)": "interest netting; I owe for one year and am owed for another, is interest netted",
  "6622":
    "interest compounded daily; does IRS interest compound every day or is it simple interest; interest on interest charged by the IRS; no daily compounding for the estimated tax penalty",
  "6631":
    "notice must show how interest was computed; IRS letter must tell me how the interest was figured; interest charge on my IRS notice without any calculation",
};
