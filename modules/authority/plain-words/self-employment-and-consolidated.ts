import type { PlainWords } from "./plain-words.ts";

export const SELF_EMPLOYMENT_AND_CONSOLIDATED: PlainWords = {
  "1401":
    "self-employment tax rate; social security and Medicare for the self-employed; how much is the tax for the self-employed; 15.3 percent SE tax on Schedule C profit; what is the self-employment tax; how much social security do I pay when I work for myself; tax rate for freelancers and sole proprietors besides income tax",
  "1401(a)":
    "12.4 percent Social Security part for the self-employed; driver for a ride app, social security on my own earnings; social security tax of a self-employed person",
  "1401(b)": "Medicare part with no ceiling",
  "1401(b)(1)": "Medicare tax when I am my own boss",
  "1401(b)(2)":
    "additional Medicare tax of self-employed; extra 0.9 percent over $200,000 for freelancers; extra Medicare tax for self-employed with high income",
  "1401(c)":
    "working for myself abroad, totalization agreement certificate; American self-employed in a country with a social security treaty",
  "1402":
    "freelancers, independent contractors, gig workers, partners and ministers; farm optional method; is my rental or partnership income self-employment income; who has to pay self-employment tax",
  "1402(a)":
    "net earnings from self-employment defined; do I owe self-employment tax on my freelance work; I drive for a ride app or deliver food; farm optional method for low-income farmer; what net profit from Schedule C or F is SE tax based on; do I pay social security tax on money from my own business; how do I figure net earnings from self-employment; do I owe self-employment tax on partnership income",
  "1402(a)(1)":
    "do I pay self-employment tax on rent from my house; crop share or CRP rent of a retired farmer; is rent subject to self-employment tax; do landlords pay social security tax on rental income",
  "1402(a)(2)": "are dividends and interest subject to self-employment tax",
  "1402(a)(3)":
    "does gain on selling business equipment count for SE tax; is capital gain counted as self-employment income",
  "1402(a)(5)": "self-employment tax on a business in a community property state",
  "1402(a)(8)": "pastor's salary and parsonage, self-employment tax",
  "1402(a)(10)": "retired partner's lifetime payments free of SE tax",
  "1402(a)(11)": "expat freelancer excluding foreign income still pays SE tax",
  "1402(a)(12)": "multiply profit by 92.35 percent",
  "1402(a)(13)":
    "limited partner exclusion; does a limited partner owe self-employment tax; LLC member who works in the business, SE tax on K-1",
  "1402(a)(17)":
    "spouses share a business, each pays own SE tax; husband and wife run a business together, who pays self-employment tax",
  "1402(b)": "Social Security wage base also limits self-employment tax",
  "1402(b)(2)":
    "I made only a few hundred dollars on the side; $400 threshold of net earnings; how much can I make on the side before self-employment tax; do I owe self-employment tax on a small side job",
  "1402(c)":
    "Amish, clergy, notaries and members of religious orders; fees of an executor, director or public official, business or not; is my hobby or side work a trade or business for self-employment tax",
  "1402(c)(4)": "do ministers and priests pay self-employment tax",
  "1402(e)":
    "minister who wants to opt out of social security; pastor files Form 4361 on conscientious grounds; how can a pastor get out of paying social security",
  "1402(g)":
    "religious exemption; Amish or Mennonite exemption, Form 4029; which religious groups do not pay social security",
  "1402(i)": "floor trader in options and commodities, SE income",
  "1402(j)":
    "church worker whose church opted out of FICA; church secretary paying self-employment tax on church wages",
  "1402(k)": "termination payments to a former insurance agent",
  "1403": "short title of the Self-Employment Contributions Act; what is SECA",
  "1411":
    "do I owe the additional tax on my large gain; Form 8960, Obamacare tax on dividends and capital gains",
  "1411(a)":
    "net investment income tax; 3.8 percent Medicare tax on investment income; extra tax on investment income of high earners; what is the net investment income tax",
  "1411(a)(1)":
    "surtax on lesser of investment income or excess over threshold; do I owe extra tax on my stock gains and dividends; Medicare tax on unearned income",
  "1411(a)(2)":
    "3.8 percent tax on undistributed trust and estate income; does a trust pay the net investment income tax",
  "1411(b)":
    "how much income before the 3.8 percent tax, $200,000 or $250,000; at what income does the investment tax start",
  "1411(c)": "which income counts for the 3.8 percent tax; what is net investment income",
  "1411(c)(1)":
    "is rental income or home sale gain above the exclusion hit by NIIT; do I pay the extra investment tax on my rent",
  "1411(c)(2)": "trader or passive owner, is business income hit",
  "1411(c)(4)": "selling S corporation or partnership interest I worked in",
  "1411(c)(5)":
    "is a pension or IRA payout net investment income; are withdrawals from retirement accounts hit by the investment surtax",
  "1411(e)": "nonresidents and charitable trusts exempt from the investment surtax",
  "1441": "1042-S sent to a nonresident",
  "1441(a)":
    "30 percent withholding on payments to foreign persons; I pay a foreigner, must I withhold; W-8BEN from a foreign contractor or artist",
  "1441(b)": "14 percent withholding on scholarships of foreign students",
  "1441(c)(1)": "W-8ECI, no withholding on business income",
  "1441(c)(4)": "treaty exempts a foreign professor's pay, Form 8233",
  "1442":
    "withholding on payments to foreign corporations; US company pays royalties or dividends to a foreign company",
  "1442(b)": "foreign company doing business here asks for exemption from withholding",
  "1442(c)(2)": "Puerto Rico corporation's dividends withheld at ten percent",
  "1443":
    "foreign charities and withholding; 4 percent withholding on payments to a foreign private foundation",
  "1443(a)": "foreign charity with unrelated business income",
  "1444":
    "10 percent cap on withholding in the Virgin Islands; lower withholding rate in the territory for mainland payees",
  "1445": "FIRPTA withholding",
  "1445(a)":
    "buyer holds back 15 percent when a foreign person sells a house or land; I am buying property from a foreign seller; how much do I hold back when I buy a house from a foreigner; sending in the money within 20 days, Form 8288; foreigner sells US real estate, must the buyer withhold tax; I bought a house from a nonresident, do I owe his tax; money held back at closing because the seller is not American",
  "1445(b)":
    "exceptions to FIRPTA withholding, home for $300,000 or less; seller's affidavit that he is not a foreign person",
  "1445(b)(2)": "how does a seller prove that he is not a foreigner",
  "1445(b)(4)": "withholding certificate to reduce FIRPTA, Form 8288-B",
  "1445(b)(5)": "home bought to live in from a foreigner for less than 300,000 dollars",
  "1445(c)":
    "can the amount held back exceed the tax owed; how can a foreign seller get less withheld on his property",
  "1445(c)(4)": "ten percent rate for a house up to a million dollars",
  "1445(d)": "title company or agent liable for a false affidavit",
  "1445(e)": "partnership or trust sells US land with foreign owners",
  "1446(a)": "partnership withholding for foreign partners",
  "1446(b)": "highest rate withheld on a foreign partner's share, Forms 8804 and 8805",
  "1446(d)": "foreign partner's credit for withheld tax",
  "1446(f)":
    "buyer of a partnership interest from a foreigner; 10 percent withheld when a foreigner sells a partnership share",
  "1461":
    "withholding agent is liable for the tax; I forgot to withhold on a foreign vendor, am I on the hook; payer protected from suit for tax withheld from a foreigner",
  "1462":
    "withheld tax credited to the foreign recipient; foreigner claims refund of tax shown on Form 1042-S; tax taken at the source is credited on the nonresident's return",
  "1463": "foreign payee paid the tax himself, payer excused but not from penalties",
  "1464":
    "who gets the refund when too much was withheld, agent or foreigner; overwithheld by a US payer, refund through the paying agent",
  "1471": "FATCA; foreign banks must report American account holders",
  "1471(a)": "30 percent penalty withholding on banks that do not sign",
  "1471(b)": "what must a foreign bank agree to under FATCA, FFI agreement",
  "1471(c)": "what data banks abroad send on Americans' accounts",
  "1471(d)": "recalcitrant account holder, small accounts under $50,000",
  "1472": "FATCA withholding on foreign entities; NFFE passive or active, W-8BEN-E",
  "1472(b)": "foreign company must name its 10 percent American owners",
  "1472(c)": "listed companies and governments exempt from FATCA certification",
  "1473": "FATCA definitions",
  "1473(1)": "what payments are withholdable under FATCA",
  "1473(2)": "substantial US owner, more than 10 percent",
  "1474": "FATCA special rules",
  "1474(a)": "payer's liability for FATCA tax",
  "1474(b)": "refund of FATCA withholding and disclosure of owners",
  "1501":
    "consolidated return; affiliated group files one return; parent and subsidiaries file one Form 1120, Form 1122 consent; do all subsidiaries have to join the group return; holding company wants to offset one subsidiary's loss with another's profit",
  "1502":
    "consolidated return regulations; SRLY and intercompany transaction rules come from here; Treasury power to treat group members differently from separate companies",
  "1503": "consolidated tax computation; dual consolidated loss",
  "1503(c)": "life insurer's income offset by only 35 percent of nonlife losses",
  "1503(d)": "loss used in two countries, dual-resident company",
  "1503(e)": "excess loss account when subsidiary stock is sold",
  "1503(f)": "dividends on subsidiary preferred stock and use of group losses",
  "1504": "affiliated group defined",
  "1504(a)(1)": "chain of corporations under a common parent",
  "1504(a)(2)": "80 percent ownership of voting power and value",
  "1504(a)(3)": "five years before a sold subsidiary may rejoin",
  "1504(a)(4)": "plain preferred stock ignored in the 80 percent test",
  "1504(b)": "foreign, exempt, S corporations and REITs kept out of the group",
  "1504(c)": "life insurance company joining a consolidated group",
  "1504(d)": "Canadian or Mexican subsidiary treated as domestic",
  "1552":
    "splitting the consolidated tax bill among members of an affiliated group; each subsidiary's earnings and profits charged with its part of the group tax; tax allocation method elected in the first consolidated return",
  "1561":
    "controlled group shares one set of limits; one $250,000 accumulated earnings credit divided among sister companies; accumulated earnings credit when one owner has several corporations",
  "1563":
    "controlled group of corporations; parent-subsidiary and brother-sister groups; I own several companies, are they counted together as one group",
  "1563(a)(1)": "80 percent ownership chain of parent and subsidiaries",
  "1563(a)(2)": "five or fewer people own more than half of two corporations",
  "1563(e)": "whose shares count as mine, spouse and children attribution in a controlled group",
};
