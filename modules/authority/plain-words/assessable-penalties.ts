import type { PlainWords } from "./plain-words.ts";

export const ASSESSABLE_PENALTIES: PlainWords = {
  "6695":
    "preparer penalties for not signing, no copy, no due diligence on earned income credit, cashing a client's refund check; other penalties on paid tax preparers",
  "6695(a)": "tax preparer would not give me a copy of my return; must my tax preparer give me a copy",
  "6695(b)": "my preparer did not sign; does a paid preparer have to sign my return",
  "6695(c)": "preparer without a PTIN on the return",
  "6695(d)": "how many years must a preparer keep copies of returns, penalty",
  "6695(f)":
    "my preparer cashed my refund check; refund deposited into the preparer's own bank account; may my preparer cash my refund check",
  "6695(g)":
    "paid preparer did not ask about the child or the head of household status; Form 8867 due diligence checklist penalty, child tax credit and education credit; fine for preparers who do not check for credits",
  "6695A":
    "appraiser penalty for wrong valuation; appraiser fined for inflating a donated painting or easement",
  "6695A(b)": "appraiser penalty, 125 percent of the appraisal fee or 10 percent of the tax",
  "6695A(c)": "appraiser's defense that the value was more likely than not right",
  "6695B":
    "supplier falsely certifies that solar parts are not from a prohibited foreign entity; vendor penalty for wrong foreign entity of concern certificate on energy components",
  "6695B(b)": "penalty of $5,000 or 10 percent of the underpayment for an inaccurate supplier certificate",
  "6696": "procedure for preparer penalties",
  "6696(c)": "preparer wants the penalty money back, claim for refund",
  "6696(d)":
    "how long does the IRS have to penalize a preparer, three years; no time limit for penalizing a preparer's willful understatement",
  "6698":
    "late partnership return penalty per partner per month; our partnership filed late; small partnership relief from the Form 1065 late penalty, reasonable cause; multi-member LLC did not know it had to file a return",
  "6698(a)":
    "late partnership penalty runs for at most 12 months; penalty for filing a partnership return late; what if our partnership does not file",
  "6698(b)":
    "how much per partner and month for a late Form 1065; how much is the penalty for a late partnership return",
  "6698(c)": "is the partnership or each partner liable for the late filing penalty",
  "6699":
    "late S corporation return penalty per shareholder per month; our S corporation filed late; one-owner S corp filed in April instead of March",
  "6699(a)":
    "reasonable cause to remove the S corporation late filing penalty; S corporation return incomplete, monthly penalty even though no tax is due; penalty for filing an S corporation return late; what if my S corporation does not file",
  "6699(b)":
    "how much per shareholder and month for a late Form 1120-S; how much is the fine for a late S corporation return",
  "6700": "selling abusive tax shelters",
  "6700(a)":
    "marketer of a bogus tax plan, penalty of half his income from it; organizer of a syndicated conservation easement or captive insurance scheme penalized; false statements about tax benefits when selling an investment",
  "6700(b)": "shelter promoter inflates the value to more than 200 percent",
  "6701": "aiding an understatement; helping someone cheat",
  "6701(a)": "accountant signs a document knowing it will understate another's tax",
  "6701(b)": "$1,000 per document, $10,000 for corporate returns, for helping understate tax",
  "6701(c)": "supervisor who ordered or knew of an employee's false tax document",
  "6701(e)": "typist who only typed a false return is not penalized",
  "6702": "frivolous return or submission, $5,000; arguing that taxes are unconstitutional",
  "6702(a)":
    "penalty for a frivolous return; zero return or blank return as a protest, sovereign citizen filing; what happens if I say income tax is illegal on my return; penalty for tax protesters",
  "6702(b)":
    "frivolous collection due process request or offer in compromise, $5,000; fine for a silly request to the IRS",
  "6702(b)(3)": "30 days to withdraw a frivolous submission",
  "6702(c)": "IRS list of frivolous tax arguments; what are frivolous tax arguments",
  "6703": "burden of proof for promoter penalties",
  "6703(a)": "IRS must prove the promoter or frivolous return penalty",
  "6703(c)": "promoter pays 15 percent of the penalty and sues in district court",
  "6704":
    "missing records for reporting; pension payer lost its participants' records needed for distributions reporting, $50 each; plan custodian did not keep the data base for Form 1099-R",
  "6705":
    "$500 penalty on a broker not telling the payor to start backup withholding; broker must notify the company that the customer is subject to backup withholding",
  "6706":
    "issuer did not print the original issue discount legend on the bond; penalties on a company that issues discounted notes without telling the IRS",
  "6706(b)": "Form 8281 not filed, penalty of 1 percent of the issue price",
  "6707": "advisor's failure to report a tax shelter; material advisor did not file Form 8918",
  "6707(b)": "$50,000 penalty on an adviser, $200,000 or half the fees for a listed transaction",
  "6707A": "taxpayer's failure to disclose a reportable or listed transaction",
  "6707A(b)": "75 percent of the tax saved, penalty for not attaching Form 8886",
  "6707A(b)(3)": "minimum penalty of $5,000 for individuals and $10,000 for others, undisclosed shelter",
  "6707A(c)(2)": "what is a listed transaction",
  "6707A(d)": "asking the Commissioner to rescind the shelter disclosure penalty",
  "6707A(e)": "public company must tell the SEC about the shelter penalty",
  "6708":
    "failing to keep lists of shelter investors; $10,000 a day for not handing over the investor list within 20 business days; IRS wants the names of an adviser's tax shelter clients",
  "6709":
    "false statement when applying for a mortgage credit certificate; $1,000 for negligence and $10,000 for fraud in getting the homebuyer certificate",
  "6709(c)": "housing agency did not file the yearly mortgage credit certificate report",
  "6710":
    "failure to say that contributions are not deductible; PAC or social club fundraising letter without the not deductible notice",
  "6710(a)": "$1,000 a day for not saying the gift is not tax deductible",
  "6711":
    "nonprofit sells government information that people could get free; charging elderly people for a free federal service without saying so, fundraising penalty; penalty on an exempt group for misleading mail about Social Security help",
  "6712":
    "penalty for not disclosing a treaty position; Form 8833 not filed, $1,000 or $10,000 for a corporation",
  "6712(b)": "good faith waiver for not disclosing a treaty claim",
  "6713":
    "preparer reveals client's data, civil penalty; accountant sold his client list to an insurance agent, civil fine",
  "6713(a)": "$250 each time a preparer misuses or shares client data",
  "6713(b)": "preparer's data used for identity theft, $1,000 penalty",
  "6714":
    "quid pro quo disclosure penalty; charity dinner ticket without a statement of the deductible part, $10 each; gala or auction organizers penalized for not telling donors the value received",
  "6715": "dyed fuel misuse; red diesel in a truck on the highway",
  "6715(a)": "bleaching or removing dye from untaxed diesel",
  "6715(b)": "fine for red-dyed farm fuel in a pickup, $1,000 or $10 a gallon",
  "6715(d)": "company officer personally liable for dyed fuel misuse",
  "6715A": "terminal operator's dye injector was tampered with, $25,000",
  "6715A(a)(2)": "failing to keep security standards at a fuel dyeing terminal",
  "6717":
    "$1,000 fine for refusing to let the IRS take a fuel sample; truck driver refuses a diesel inspection",
  "6718":
    "fuel barge without the registration certificate on board, $500; vessel operator must show proof of fuel tax registration",
  "6719":
    "$10,000 for not registering as a fuel supplier, plus $1,000 a day; terminal operator or fuel blender without Form 637 registration, civil penalty",
  "6720":
    "false car donation acknowledgment; charity gives a phony receipt for a donated car, boat or plane; Form 1098-C not given or false, penalty on the charity",
  "6720A": "selling bad diesel that fails EPA sulfur rules, $10,000",
  "6720A(b)": "gas station sells adulterated diesel to truckers",
  "6720B":
    "$10,000 for lying that donated art will be used for the charity's purpose; false Form 8283 or 8282 statement of related use of donated property",
  "6720C":
    "got new coverage but did not tell the COBRA plan paying the subsidy; $250 penalty for keeping the American Rescue Plan COBRA subsidy after losing eligibility",
  "6721(a)":
    "penalty for late or wrong W-2s or 1099s filed with the IRS; I filed my 1099s late; how much is the fine for each Form 1099-NEC or W-2 not filed; penalty for not filing 1099s; what is the fine for a late W-2; my company did not send 1099s to the IRS",
  "6721(a)(2)": "wrong name or Social Security number on a 1099, B notice penalty",
  "6721(b)":
    "smaller penalty when I correct a 1099 within 30 days or by August 1; lower fine if information returns are corrected quickly",
  "6721(c)(3)": "1099 off by less than $100, no correction needed",
  "6721(d)": "lower maximum 1099 penalty for small businesses under $5 million in sales",
  "6721(e)": "intentional disregard, deliberately not filing 1099s; willfully not filing information returns",
  "6722": "penalty for late or wrong statements to payees",
  "6722(a)":
    "did not give contractors their 1099 copies in time; employer mails W-2s to the workers after January 31, penalty",
  "6722(b)": "corrected the recipient's copy within 30 days or by August 1",
  "6722(c)(3)": "recipient may ask for a corrected 1099 even for a small dollar error",
  "6722(e)": "employer deliberately withholds W-2s from workers",
  "6723":
    "other information reporting failures; $50 for leaving out a taxpayer identification number on a return; penalty for refusing to give my Social Security number to a payer",
  "6724": "reasonable cause waiver for information returns",
  "6724(a)": "how to get a 1099 penalty notice 972CG waived",
  "6724(c)": "penalty for filing paper instead of electronic information returns",
  "6724(d)": "which forms count as information returns and payee statements",
  "6724(f)": "college need not be penalized for missing student Social Security numbers on 1098-T",
  "6725":
    "$10,000 penalty for a missing fuel terminal report, Form 720-TO or 720-CS; pipeline or barge carrier did not report fuel movements",
  "6726": "opportunity fund filed its annual report late, $500 a day",
  "6726(b)": "maximum penalty for opportunity funds over $10 million in assets",
  "6726(c)": "opportunity zone fund intentionally not reporting, $2,500 a day",
  "6751(a)":
    "penalty notice must show computation; IRS penalty letter must name the penalty and its code section; what must an IRS penalty notice say; how was my penalty figured, notice requirement",
  "6751(b)":
    "supervisor approval of penalties; did the agent's boss sign off before the penalty; penalty thrown out because nobody signed the approval form in time; does a supervisor have to approve an IRS penalty; IRS penalty not approved in writing by a manager",
  "6751(b)(2)": "which penalties need no supervisor's signature, automated penalties",
};
