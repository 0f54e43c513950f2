import type { PlainWords } from "./plain-words.ts";

export const RETURNS_ABOUT_ENTITIES: PlainWords = {
  "6031(a)":
    "partnership return, Form 1065; does our partnership have to file; LLC with two members files a partnership return; does a partnership have to file a tax return; which form does a partnership file; must an LLC with no income file a partnership return",
  "6031(b)":
    "Schedule K-1 to partners; when must the partnership send me my K-1; may a partnership amend a K-1 after the due date; partners' copies of partnership information; I never got my K-1 from the partnership",
  "6031(c)": "broker holding a partnership interest as nominee",
  "6031(e)":
    "foreign partnership with US source income must file Form 1065; does a foreign partnership file a US return",
  "6032": "banks with common trust funds; bank trust department files a return for its common trust fund",
  "6033": "Form 990 of a charity; annual information return of exempt organizations",
  "6033(a)(1)": "do nonprofits have to file a tax return; must a tax exempt organization file every year",
  "6033(a)(3)":
    "churches need not file; must our small charity file; which nonprofits do not have to file; do churches file a tax return",
  "6033(a)(3)(A)": "religious order or church auxiliary excused from Form 990",
  "6033(b)": "what must a charity report on its yearly return",
  "6033(c)": "private foundation lists grants and managers on Form 990-PF",
  "6033(d)": "nonexempt charitable trust files as if it were a charity",
  "6033(e)": "trade association tells members what share of dues is lobbying",
  "6033(g)":
    "political organization with $25,000 of receipts files Form 990; must a political committee file a yearly information return",
  "6033(i)":
    "e-Postcard, Form 990-N of a small nonprofit; small charity with low receipts, what does it file",
  "6033(j)":
    "status lost after three years without filing; our exemption was revoked automatically because we never filed; our nonprofit lost its exemption because it did not file",
  "6033(j)(3)": "getting exempt status back retroactively for reasonable cause",
  "6033(k)": "donor advised fund sponsor reports number of funds and grants",
  "6033(n)": "nonprofit must file Form 990 electronically",
  "6034": "returns of charitable trusts; Form 5227 of a charitable remainder or split-interest trust",
  "6034(b)": "trust deducting amounts set aside for charity, Form 1041-A",
  "6034(b)(2)": "trust that distributes all income is excused from the charity report",
  "6034A":
    "Schedule K-1 to beneficiaries of an estate or trust; when must the executor or trustee send beneficiaries a K-1",
  "6034A(b)": "bank holding a trust interest as nominee tells the real owner",
  "6034A(c)": "heir reports an item differently from the trust's K-1, Form 8082",
  "6035":
    "executor tells heirs the estate tax value, consistent basis; Form 8971 and Schedule A to beneficiaries",
  "6035(a)(3)": "thirty days after the estate tax return to tell heirs the basis",
  "6035(a)(3)(B)": "estate value changed on audit, new statement to heirs",
  "6036":
    "executor or receiver gives notice of qualification; executor tells the IRS of the appointment, Form 56; bankruptcy trustee or assignee for creditors notifies the IRS",
  "6037": "S corporation return, Form 1120-S; consistency of shareholders with it",
  "6037(a)": "what an S corporation return lists about owners and distributions",
  "6037(b)": "K-1 to S corporation shareholders, when it is due",
  "6037(c)": "S corporation shareholder disagrees with the K-1, Form 8082",
  "6038": "Form 5471; reports on controlled foreign corporations",
  "6038(a)":
    "owning over half of a foreign company, annual report; Form 8865 for a foreign partnership I control; I own a foreign company, what must I report; reporting a foreign partnership I control",
  "6038(b)":
    "$10,000 penalty for a Form 5471 that was not filed; fine for not reporting my foreign corporation",
  "6038(b)(2)": "extra $10,000 per month after IRS notice for foreign company form",
  "6038(c)":
    "foreign tax credit cut 10 percent for missing Form 5471; lose part of foreign tax credit for not reporting a foreign company",
  "6038(d)": "one shareholder files Form 5471 for the others",
  "6038(e)": "when does a US person control a foreign corporation or partnership",
  "6038A": "Form 5472; foreign-owned U.S. company reports related party transactions",
  "6038A(a)":
    "keeping transfer pricing records of dealings with foreign parent; what must a US company owned by foreigners report; foreigner owns my US corporation, what forms",
  "6038A(b)": "which dealings with foreign owners must be reported",
  "6038A(b)(2)": "base erosion payments reported by large foreign-owned groups, BEAT",
  "6038A(c)": "what is a 25 percent foreign-owned corporation",
  "6038A(d)": "$25,000 penalty for a missing Form 5472; penalty for not filing Form 5472",
  "6038A(e)": "foreign parent must name the US subsidiary as agent for IRS summons",
  "6038B": "notice of transfers to foreign corporations",
  "6038B(a)": "Form 926 when I put property or cash into a foreign company",
  "6038B(b)": "contribution over $100,000 to a foreign partnership must be reported",
  "6038B(c)": "10 percent penalty, up to $100,000, for unreported transfer abroad",
  "6038C":
    "foreign company with a US branch files Form 5472 information; records a foreign corporation doing business here must keep",
  "6038C(c)": "$25,000 penalty on a foreign corporation's US branch for no records",
  "6038C(d)": "related party abroad refuses to authorize an agent, branch deductions denied",
  "6038D": "accounts and shares in another country",
  "6038D(a)":
    "foreign bank and financial assets reported on Form 8938; I have a bank account abroad; do I have to report my bank account in another country; $50,000 threshold for reporting foreign accounts with my return; list of bank and brokerage accounts held overseas; do I have to tell the IRS about foreign accounts; I own stocks and accounts overseas, what do I report; how much can I keep abroad without reporting it",
  "6038D(b)":
    "which foreign stocks, accounts and contracts go on the FATCA form; what is a specified foreign financial asset",
  "6038D(d)":
    "I forgot to report my account in a foreign bank, what is the penalty; penalty for not reporting foreign assets",
  "6038D(f)": "domestic shell company holding foreign assets reports them",
  "6038D(g)": "reasonable cause, foreign bank secrecy law is no excuse",
  "6038E":
    "foreign brewery or distillery assigning its reduced tax rate to an importer; controlled group information from overseas wineries under craft beverage rules",
  "6039":
    "incentive stock option and ESPP statements; Form 3921 and Form 3922 to employees who exercised options",
  "6039(b)": "company must send the option exercise statement by January 31",
  "6039C": "foreigner owning US land files a report, $50,000 or more",
  "6039C(b)": "passive nonresident landlord or landowner with no US business",
  "6039C(d)": "Virgin Islands real property gain of foreigners, where tax is paid",
  "6039D": "fringe benefit plan returns; cafeteria plan or tuition plan annual report by the employer",
  "6039D(b)": "employer records for health, dependent care and adoption assistance plans",
  "6039E":
    "passport application asks for social security number, $500 penalty; green card applicant states whether tax returns were filed",
  "6039E(a)": "tax information statement when renewing a US passport",
  "6039F(a)":
    "large gifts or inheritance from abroad must be reported; I got money from relatives abroad; inheritance from an aunt overseas, must I tell the IRS; do I have to report a gift from a foreigner; my parents in another country sent me a large sum; inheritance from a foreign relative, which form",
  "6039F(b)": "tuition paid by a foreign relative is not a reportable gift; what counts as a foreign gift",
  "6039F(c)":
    "penalty of 5 percent a month for an unreported gift from abroad; penalty for not reporting a foreign gift",
  "6039F(c)(2)": "excuse for late Form 3520 on a gift from my foreign parents",
  "6039G": "report on renouncing citizenship; Form 8854 expatriation statement",
  "6039G(c)": "$10,000 penalty for giving up citizenship without the form",
  "6039G(d)": "list of people who gave up citizenship published quarterly",
  "6039H": "Alaska Native Settlement Trust reports distributions instead of K-1s",
  "6039H(d)": "trust tells the sponsoring Native Corporation who was paid",
  "6039H(e)": "Native Corporation contribution to a settlement trust, statement",
  "6039I": "Form 8925, company-owned life insurance on employees",
  "6039I(a)(5)": "yearly report that insured workers gave consent, COLI",
  "6039I(b)": "records an employer keeps on life insurance it owns on staff",
  "6039J":
    "Form CCC-1099-G market gain when a farmer repays a commodity loan; farm loan repaid with certificates or at a lower price, report to farmer",
  "6039K":
    "opportunity fund annual return, what it lists; Form 8996 information on census tracts, jobs and housing units",
  "6039K(c)": "statement to an investor who sold an opportunity fund stake",
  "6039K(e)": "rural opportunity fund report on its zone property",
  "6039L": "opportunity zone business gives its fund a yearly statement",
  "6039L(d)": "rural zone business information for its fund",
};
