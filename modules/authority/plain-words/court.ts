import type { PlainWords } from "./plain-words.ts";

export const COURT: PlainWords = {
  "7401":
    "authorization to sue for tax; who must approve before the government sues for taxes; Attorney General's direction for a tax collection suit",
  "7402": "district courts can enforce tax laws",
  "7402(a)": "court order forbidding a person from leaving the country over taxes, ne exeat",
  "7402(b)": "judge compels compliance with an IRS summons",
  "7402(c)": "IRS agent injured on duty may sue",
  "7402(e)": "quiet title suit by the United States",
  "7403":
    "foreclosing a tax lien in court; government wants to sell our jointly owned house for my husband's taxes",
  "7403(b)": "mortgage holder and co-owners joined in a tax foreclosure",
  "7403(d)": "court appoints a receiver over a taxpayer's business or property",
  "7404":
    "suit for estate tax; government suit to sell the decedent's property for unpaid estate tax; estate tax not paid on time, court sale",
  "7405":
    "recovering an erroneous refund; IRS paid me a refund by mistake and wants it back; how long does the government have to sue for a wrong refund; lawsuit to get back an erroneous refund",
  "7406": "where does the money from tax judgments and fines go",
  "7407":
    "injunction against tax preparers; court shuts down a crooked tax preparer; permanent ban from preparing returns for others",
  "7407(b)": "preparer who guarantees refunds can be banned",
  "7408":
    "injunction against tax shelter promoters; court order to stop a shelter promoter or material advisor; bar a seller of abusive trusts from doing business",
  "7408(c)(2)": "injunction for violating Circular 230",
  "7409":
    "injunction against charity's political spending; court stops a church or charity from campaigning for a candidate",
  "7409(a)(2)": "Commissioner must personally decide before suing a politicking charity",
  "7421": "Anti-Injunction Act; cannot sue to stop assessment or collection; can I stop the IRS in court",
  "7421(a)":
    "exceptions to the ban on tax injunctions; no court order against the IRS before paying, sue for refund instead; can I sue to stop the IRS from collecting; can a court order the IRS to stop; injunction against tax collection; can I sue the IRS before I pay the tax",
  "7421(b)": "transferee or executor may not sue to stop collection",
  "7422": "suing for a refund in court; suing to get my money back",
  "7422(a)":
    "claim must be filed first; can I sue the IRS for a refund; what must I do before I sue for a refund; refund suits against the United States",
  "7422(b)": "no need to pay under protest to sue for a refund",
  "7422(e)":
    "IRS sends a deficiency notice while my refund suit is pending; what happens to my refund suit if the IRS wants more tax",
  "7422(f)":
    "whom do I sue for a refund, the United States, not the agent; whom do I sue to get my tax money back",
  "7422(g)": "foundation manager pays the excise tax on one act and sues",
  "7422(j)": "estate paying in installments may sue for a refund before full payment",
  "7423":
    "suits against IRS employees repaid; government reimburses an agent who lost a lawsuit over his official acts; who pays when a revenue officer is personally ordered to pay damages",
  "7424":
    "government joins a lien case; United States steps into a private lawsuit to claim its tax lien; federal tax lien survives when the government's request to join is denied",
  "7425": "tax lien wiped out in foreclosure; notice to the United States",
  "7425(a)": "foreclosure lawsuit without naming the United States, lien stays",
  "7425(b)": "lender must give the IRS 25 days' notice of a nonjudicial foreclosure sale",
  "7425(c)": "bank forgot to notify the IRS before the trustee's sale",
  "7425(d)": "IRS may buy back the foreclosed house within 120 days",
  "7426": "wrongful levy suit by someone who does not owe the tax",
  "7426(a)(1)": "IRS took my money for somebody else's tax debt",
  "7426(a)(2)": "junior creditor claims the surplus from an IRS sale",
  "7426(a)(4)": "paid a deposit to clear the lien from property, 120 days to sue",
  "7426(c)": "may I contest the other person's tax bill in a wrongful levy case",
  "7426(h)": "damages for a third party hurt by a wrongful levy",
  "7427":
    "IRS has the burden of proving that the preparer was willful; who must prove a tax preparer's intent to understate",
  "7428": "court decision on a charity's tax-exempt status",
  "7428(a)": "nonprofit challenges revocation or private foundation classification in Tax Court",
  "7428(b)(2)": "IRS sat on our exemption application for 270 days, go to court",
  "7428(b)(4)": "charity revoked automatically for not filing three years, no declaratory judgment",
  "7428(c)": "gifts stay deductible up to $1,000 while the charity fights revocation",
  "7429": "review of jeopardy levy or assessment",
  "7429(a)(1)": "IRS chief counsel must approve a jeopardy assessment in writing",
  "7429(a)(2)": "30 days to ask the IRS to review an emergency assessment",
  "7429(b)": "90 days to sue over a jeopardy assessment, judge decides in 20 days",
  "7429(g)": "who must prove that a jeopardy levy was reasonable",
  "7430": "attorney's fees and costs awarded to a taxpayer who wins; IRS has to pay my lawyer",
  "7430(a)": "can I get my lawyer's fees back from the IRS; does the IRS pay my costs if I win",
  "7430(b)(1)":
    "must I exhaust IRS appeals before asking for legal costs; what must I do first to get attorney fees from the IRS",
  "7430(b)(4)": "90 days to ask the IRS for administrative costs",
  "7430(c)(1)": "hourly cap on recoverable attorney fees, $125 adjusted",
  "7430(c)(4)":
    "when am I the prevailing party, position of the IRS not substantially justified; net worth limit of $2 million for individuals to get fees back; who is a prevailing party in a tax case",
  "7430(g)":
    "qualified offer to settle so that the IRS must pay my legal fees; make the IRS an offer so that it pays my lawyer",
  "7431": "damages for leaked tax information",
  "7431(a)":
    "suing the government for snooping in or leaking my tax records; sue because an IRS worker looked up my file out of curiosity",
  "7431(c)": "$1,000 per illegal disclosure of my tax return, plus punitive damages",
  "7431(d)": "two years from discovery to sue over leaked return information",
  "7431(e)": "IRS must notify me that an employee looked at my return illegally",
  "7432": "damages for failing to release a lien; paid in full but the IRS did not release the tax lien",
  "7432(d)(3)": "two years to sue for a lien that was not removed",
  "7432(e)": "how to notify the IRS that a lien should have been released",
  "7433": "damages for reckless or unlawful collection; collector broke the law",
  "7433(a)":
    "an IRS agent broke the rules and it cost me money; can I sue the IRS for damages; can I sue an IRS collector who broke the law",
  "7433(b)":
    "cap of $1 million, or $100,000 for negligence, in a suit against IRS collectors; how much can I get if the IRS collected illegally",
  "7433(d)":
    "two years to sue and administrative claim first for abusive collection; how long do I have to sue the IRS for bad collection",
  "7433(e)":
    "IRS collected in violation of the bankruptcy stay or discharge; IRS went after me during bankruptcy, can I sue",
  "7433A":
    "private debt collector working for the IRS broke the rules; suing a private collection agency hired by the IRS",
  "7433A(b)": "contractor and not the government pays damages for collection abuse",
  "7434": "someone files a false 1099 or W-2 about you",
  "7434(a)": "employer or ex sends a fake 1099 to the IRS out of spite",
  "7434(b)":
    "how much can I get from someone who filed a false 1099 about me; $5,000 minimum damages for a fraudulent information return",
  "7434(c)": "six years to sue over a fraudulent 1099",
  "7435":
    "damages for enticing disclosure by an adviser; IRS agent offers my accountant a deal on his own taxes for my secrets; up to $500,000 for government bribing my tax adviser to inform on me",
  "7435(f)": "no claim when the advice was for fraud or crime",
  "7436": "Tax Court review of employee status; worker classification case",
  "7436(a)":
    "contesting an IRS finding that my contractors are employees; safe harbor relief for contractors denied in a payroll audit, go to Tax Court",
  "7436(b)(1)": "may the worker himself bring the employment status case",
  "7436(b)(2)": "90 days to petition Tax Court on a worker classification notice",
  "7441":
    "United States Tax Court, status; is the Tax Court part of the IRS or independent; article I court of record for tax disputes",
  "7442":
    "Tax Court jurisdiction; what kinds of cases may the Tax Court decide; can the Tax Court hear any tax dispute, limited jurisdiction",
  "7443": "judges of the Tax Court, appointment",
  "7443(a)": "how many judges sit on the Tax Court, 19",
  "7443(c)": "salary of Tax Court judges same as district judges",
  "7443(e)": "15-year term of a Tax Court judge",
  "7443(f)": "can the President fire a Tax Court judge",
  "7443A": "special trial judges",
  "7443A(a)": "who appoints the magistrate-like judges of the Tax Court",
  "7443A(b)": "which cases may a special trial judge hear",
  "7443A(d)": "special trial judge earns 90 percent of a judge's pay",
  "7444": "Tax Court seal and divisions",
  "7444(b)": "how is the chief judge of the Tax Court chosen, every two years",
  "7444(d)": "quorum of the Tax Court and its divisions",
  "7445": "where is the Tax Court located, Washington; Tax Court may sit in any city",
  "7446":
    "when and where will my Tax Court trial be held; Tax Court trial city convenient for the taxpayer, little expense",
  "7447(b)": "at what age must a Tax Court judge retire, 70",
  "7447(c)": "recalled senior judge of the Tax Court",
  "7447(d)": "pension of a retired Tax Court judge",
  "7447(f)": "retired judge practicing tax law loses retired pay",
  "7447(h)": "Tax Court judge who becomes disabled",
  "7447A":
    "retirement age and years of service for special trial judges; retired pay of special trial judges",
  "7447A(c)": "recall of a retired special trial judge, 90 days a year",
  "7448":
    "widow's or widower's pension of a deceased Tax Court judge; survivor benefits when a Tax Court judge is assassinated",
  "7448(c)": "3.5 percent of a judge's salary for the survivors fund",
  "7448(h)": "annuity for a judge's surviving spouse and minor children",
  "7451": "Tax Court filing fee; timely electronic petition",
  "7451(a)": "how much does it cost to file in Tax Court, $60",
  "7451(b)":
    "Tax Court closed or e-filing down on the last day, 14 extra days; government shutdown and the deadline for my Tax Court petition",
  "7452":
    "representation in Tax Court; who may practice; can a non-lawyer or CPA represent me in Tax Court; Chief Counsel's lawyers represent the IRS in Tax Court",
  "7453":
    "Tax Court rules and evidence; do the Federal Rules of Evidence apply in Tax Court; who makes the procedural rules for Tax Court cases",
  "7454": "fraud and burden of proof on the government",
  "7454(a)": "IRS must prove fraud in Tax Court",
  "7454(b)": "who must prove that a charity manager knowingly took part in self-dealing",
  "7455":
    "Tax Court papers served by certified or registered mail; is mailing enough to serve an order of the Tax Court",
  "7456": "oaths and subpoenas of Tax Court; how to subpoena a witness or documents for a Tax Court trial",
  "7456(b)": "foreign company or nonresident must bring its records to Tax Court",
  "7456(c)": "contempt of the Tax Court, fine or jail",
  "7457": "are witnesses paid in Tax Court, mileage and fees",
  "7457(b)": "party that calls the witness pays the fees",
  "7458":
    "Tax Court hearings; are Tax Court trials open to the public; notice and chance to be heard, transcript of the Tax Court trial",
  "7459": "Tax Court decisions and reports",
  "7459(b)": "bench opinion, memorandum opinion, findings of fact of the Tax Court",
  "7459(c)": "on which date is a Tax Court decision entered",
  "7459(d)": "petition dismissed, deficiency stands as the IRS determined",
  "7460": "when is an opinion reviewed by the full Tax Court",
  "7460(b)": "one judge's report becomes the court's after 30 days",
  "7461(a)": "are Tax Court records and filings public",
  "7461(b)": "seal trade secrets or confidential documents in Tax Court",
  "7461(b)(2)": "get my original exhibits back after the Tax Court case",
  "7462":
    "where are Tax Court opinions officially published; United States Tax Court Reports sold by the Government Publishing Office",
  "7463(a)":
    "small tax case procedure; disputes of $50,000 or less; small claims procedure in Tax Court, S case; is there a small claims court for tax cases; how do I use the small case procedure in Tax Court; simple court procedure without a lawyer for less than $50,000",
  "7463(b)":
    "can I appeal a small case that I lost in Tax Court; small tax case opinion cannot be cited as precedent; can a small tax case be appealed",
  "7463(d)": "can a small case be switched to a regular case",
  "7463(e)": "what is the amount of deficiency in dispute",
  "7463(f)": "innocent spouse, collection or interest case under $50,000 as a small case",
  "7464":
    "bankruptcy trustee joins the debtor's Tax Court case; trustee of a bankrupt taxpayer intervenes in Tax Court",
  "7466":
    "complaint about a Tax Court judge's behavior; misconduct or disability of a Tax Court judge, investigation",
  "7470": "Tax Court's power to manage its own administration like other federal courts",
  "7470A": "Tax Court annual conference of judges and practitioners",
  "7470A(b)": "registration fee for the Tax Court judicial conference",
  "7471": "hiring of Tax Court clerk, law clerks and staff",
  "7471(a)(2)": "law clerks of Tax Court judges and leave",
  "7472":
    "spending of the Tax Court, rent, law books and expenses; Tax Court pays judges' life insurance increases after 65",
  "7473": "where do Tax Court filing fees go; fees received by the Tax Court put into a special fund",
  "7474": "how much for copies or a certified transcript from Tax Court",
  "7475": "yearly fee for lawyers admitted to Tax Court, up to $30",
  "7475(b)": "practitioner fees pay for discipline and help for self-represented taxpayers",
  "7476":
    "IRS denied our pension plan a favorable determination letter, go to court; Tax Court ruling on whether a 401(k) or pension plan is qualified",
  "7476(b)(1)": "who may sue about a plan's qualification, employer, administrator, interested employee",
  "7476(b)(5)": "91 days to challenge the disqualification of a retirement plan",
  "7477":
    "Tax Court to decide the value of a gift when no tax is due; gift used up my exemption and the IRS raised the value, how to contest",
  "7477(b)": "donor disputes the IRS valuation of gifted shares",
  "7478":
    "city asks the court whether its planned bonds will be tax-exempt; declaratory judgment on tax-exempt municipal bond interest",
  "7478(b)": "bond issuer waits 180 days for an IRS ruling on municipal bonds",
  "7479":
    "court fight over paying estate tax in installments for a family business; IRS refuses or ends the deferral of estate tax on a closely held company",
  "7479(b)(1)": "executor sues over the 15-year estate tax payment plan",
  "7481": "when a Tax Court decision becomes final",
  "7481(a)": "when the time for appeal has run, Tax Court ruling becomes binding",
  "7481(b)": "small tax case becomes final after 90 days",
  "7481(c)": "motion to redetermine interest within a year after the Tax Court decision",
  "7481(d)": "reopening Tax Court estate decision for interest and expenses under installment payment",
  "7482": "appeal from Tax Court to the court of appeals",
  "7482(a)(1)": "do courts of appeals review Tax Court like district court decisions",
  "7482(a)(2)": "interlocutory appeal of a Tax Court order",
  "7482(b)": "which circuit; Golsen, appeal goes to the circuit of my legal residence",
  "7482(c)(4)": "penalty for a frivolous appeal from the Tax Court",
  "7483":
    "notice of appeal within 90 days; how long do I have to appeal a Tax Court decision; other side's cross-appeal within 120 days",
  "7484": "new Treasury Secretary or Commissioner does not change the name of the appeal",
  "7485": "bond to stay assessment on appeal",
  "7485(a)":
    "does appealing stop the IRS from collecting; bond up to double the deficiency when I appeal my Tax Court loss",
  "7485(b)": "bond when a partnership appeals its Tax Court case",
  "7486":
    "won on appeal after paying, automatic refund without a claim; tax cancelled or refunded when the appeals court reverses the Tax Court",
  "7491(a)":
    "burden of proof shifts to the IRS in court; who has to prove it in court; who has the burden of proof in a tax case; does the IRS have to prove that I am wrong",
  "7491(a)(1)": "credible evidence in court",
  "7491(a)(2)":
    "conditions to shift the burden, keep records, substantiate, cooperate; when does the burden of proof shift to the government",
  "7491(b)": "IRS rebuilt my income from statistics of other people",
  "7491(c)":
    "burden of production on the IRS for penalties; IRS must first come forward with evidence for penalties on an individual; who must prove a penalty",
};
