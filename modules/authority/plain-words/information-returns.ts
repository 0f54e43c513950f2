import type { PlainWords } from "./plain-words.ts";

export const INFORMATION_RETURNS: PlainWords = {
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
  "6041":
    "Form 1099-MISC and 1099-NEC; reporting payments of a business to contractors, rents and fees; landlord paid rent by a business, 1099-MISC; personal payments, not in a business, need no 1099",
  "6041(a)":
    "$2,000 threshold; I paid a contractor, do I send a 1099; cash tips and overtime shown separately on payments reported; when do I have to send a 1099; must I report what I pay to a contractor or freelancer; how much can I pay somebody before I need to file a 1099; business that pays rent must report it to the IRS; information returns for payments of income in a business",
  "6041(d)":
    "send the contractor a copy of the 1099 by January 31; when should I get my 1099 from the company I worked for",
  "6041(e)": "tips told to the employer are not reported again on a 1099",
  "6041(f)": "health FSA or HRA reimbursements need no 1099",
  "6041(g)": "deferred compensation under 409A shown on a return",
  "6041(h)": "1099 threshold rises with inflation after 2026",
  "6041A":
    "reporting payments for services and direct sales to nonemployees; 1099 for a contractor's work, who has to send it",
  "6041A(b)": "direct seller such as Avon or Tupperware buying $5,000 for resale",
  "6041A(d)": "government agency pays contractors, also corporations, must report",
  "6041A(f)": "freelancer must give the client name and taxpayer number",
  "6042": "Form 1099-DIV; dividends reporting",
  "6042(a)": "company pays shareholder $10 of dividends, must it report",
  "6042(b)(1)(B)": "substitute payment in lieu of a dividend from my stockbroker",
  "6042(c)": "when do I get my dividend statement from the company",
  "6042(d)": "corporation lists its shareholders and earnings when IRS asks",
  "6043": "reporting a liquidation or change of control",
  "6043(a)": "Form 966 within 30 days of deciding to dissolve the corporation",
  "6043(a)(2)": "Form 1099-DIV liquidating distributions to shareholders",
  "6043(b)": "charity that closes down tells the IRS, final return",
  "6043(c)": "Form 8806, change in control or recapitalization of a corporation",
  "6043A": "reporting mergers; acquirer reports cash paid to target shareholders in a taxable deal",
  "6043A(c)": "what is a taxable acquisition for shareholder reporting",
  "6043A(d)": "statement to target company shareholders by January 31",
  "6044": "patronage dividend reporting; co-op sends farmers Form 1099-PATR",
  "6044(a)": "cooperative pays a member $10 or more in patronage",
  "6044(c)": "consumer co-op such as a grocery store excused from reporting refunds",
  "6045": "broker reports of sales; what does my broker report; crypto exchange reports my sales",
  "6045(a)": "does my broker tell the IRS about my stock sales; do crypto exchanges report to the IRS",
  "6045(b)":
    "February 15 deadline for the brokerage tax statement; when does my broker have to send my tax form",
  "6045(c)": "digital asset brokers, Form 1099-DA",
  "6045(c)(1)(B)": "barter exchange reports trades, Form 1099-B",
  "6045(d)": "payments in lieu of dividends on shares lent for short sales",
  "6045(e)": "real estate closings, Form 1099-S; is the sale of my house reported to the IRS",
  "6045(e)(2)": "who files the 1099-S, title company, lender or buyer",
  "6045(e)(5)":
    "will the sale of my home be reported on a 1099-S; seller certifies that home sale gain is fully excluded",
  "6045(f)":
    "attorney payments; law firm got settlement money, 1099 for gross proceeds to an attorney; are payments to lawyers reported to the IRS",
  "6045(g)": "Form 1099-B and cost basis; must my broker report my cost basis",
  "6045(g)(2)": "broker shows basis and whether gain is long or short term",
  "6045(h)": "options exercised or lapsed on a brokerage statement",
  "6045A": "transfer of basis information between brokers",
  "6045A(a)": "moved my account, does the old broker send cost basis to the new one",
  "6045A(c)": "fifteen days to send the transfer statement",
  "6045A(d)": "crypto sent from an exchange to a private wallet is reported",
  "6045B":
    "issuer reports corporate actions that affect basis; Form 8937, stock split or spin-off effect on shareholder basis",
  "6045B(b)": "45 days to report a merger or return of capital that changes basis",
  "6045B(e)": "posting the basis information on the company website instead",
  "6046":
    "acquiring or organizing a foreign corporation, reporting; US officer or director of a foreign corporation, Form 5471 category 2",
  "6046(a)(2)": "bought 10 percent of a foreign company, report it",
  "6046(c)": "counting family members' shares of a foreign company",
  "6046(d)": "when is the report on new foreign stock due, 90 days",
  "6046A":
    "reporting interests in foreign partnerships; bought or sold 10 percent of a foreign partnership, Form 8865",
  "6046A(a)(3)": "my share of an offshore partnership changed substantially",
  "6047": "reports of plan and annuity distributions, Form 1099-R",
  "6047(b)": "owner-employee of a Keogh plan gives information to the trustee",
  "6047(d)": "employer or plan administrator reports pension payouts",
  "6047(e)": "ESOP dividends reported",
  "6047(f)": "Roth 401(k) contributions reported to workers and IRS",
  "6048": "foreign trust reporting, Form 3520",
  "6048(a)": "set up or put money in a foreign trust, 90 days notice",
  "6048(a)(3)(A)": "death of the US owner of a foreign trust is a reportable event",
  "6048(b)": "US owner of an offshore trust, Form 3520-A",
  "6048(c)": "received money from a foreign trust, must report",
  "6048(c)(2)": "foreign trust distribution taxed as accumulation for lack of records",
  "6049": "Form 1099-INT; interest reporting",
  "6049(a)": "bank paid me $10 of interest, does it report it",
  "6049(b)(4)": "which payees get no interest statement, corporations and IRAs",
  "6049(c)": "when does the bank send the interest statement",
  "6049(d)(6)": "Form 1099-OID, original issue discount reported",
  "6050A":
    "fishing boat crew reporting; Form 1099-MISC box for fishing boat proceeds; deckhand paid by share of the catch, what the captain reports",
  "6050A(b)": "crew member's statement of share of catch by January 31",
  "6050AA": "car loan interest reporting; lender tells me how much auto loan interest I paid",
  "6050AA(a)": "$600 of interest on a new car loan, lender's return",
  "6050AA(b)(2)(E)": "VIN and make of the car on the loan interest form",
  "6050B":
    "unemployment compensation reporting; 1099-G for jobless benefits; state unemployment office reports benefits of $10 or more",
  "6050D":
    "government office that gave energy grants reports who got them; subsidized loan for home energy saving reported to IRS",
  "6050E": "state tax refund reporting, Form 1099-G; state sent me a form because I got a state tax refund",
  "6050E(b)": "no 1099-G for a refund if I did not itemize",
  "6050F": "social security benefit statements; SSA-1099, yearly statement from social security",
  "6050F(a)(1)(B)": "social security benefits I paid back on the statement",
  "6050F(a)(1)(C)": "workers' compensation offset shown on social security statement",
  "6050G":
    "Form RRB-1099-R railroad pension statement; tier 2 railroad annuity and employee contributions reported yearly",
  "6050H": "mortgage interest statement, Form 1098",
  "6050H(a)": "bank got $600 or more of home loan interest from me",
  "6050H(b)(2)": "mortgage statement shows the principal balance and property address",
  "6050H(b)(2)(C)": "points I paid at closing on Form 1098",
  "6050H(g)": "housing co-op reports the tenant-stockholder's share of interest",
  "6050H(h)": "mortgage insurance premiums PMI reported",
  "6050I": "digital assets as cash; car dealer or jeweler paid with a suitcase of cash",
  "6050I(a)":
    "cash over $10,000 in a business, Form 8300; a customer paid in cash; do I report cash over $10,000 paid to my business; customer bought a car with cash, what do I file; two related cash payments adding up to more than ten thousand",
  "6050I(c)": "banks and deals outside the country need not file Form 8300",
  "6050I(d)":
    "do foreign currency, cashier's checks and crypto count as cash; what counts as cash for the report",
  "6050I(d)(3)": "customer paid my business in bitcoin, report it as cash",
  "6050I(e)": "must I tell the customer I reported the cash, January 31 statement",
  "6050I(f)":
    "structuring cash payments; customer splits a big cash payment into small ones; breaking up cash payments to avoid reporting",
  "6050I(f)(1)": "business helps a buyer split payments to avoid the cash report",
  "6050I(g)": "court clerk reports cash bail over $10,000; defendant's bail paid in cash",
  "6050J":
    "foreclosure and abandonment reporting; Form 1099-A after my house was foreclosed or given back; lender knows the borrower abandoned the building",
  "6050J(b)": "repossessed personal car, no foreclosure form",
  "6050K":
    "reporting sale of a partnership interest with hot assets; Form 8308, partner sold share while the partnership holds receivables",
  "6050K(b)": "statement to buyer and seller of a partnership interest, January 31",
  "6050K(c)": "selling partner must notify the partnership of the sale",
  "6050L":
    "donated property sold by the charity within three years; Form 8282, charity sells my donated art or land",
  "6050L(a)(2)(A)": "donated items over $5,000 tracked after the gift",
  "6050L(b)": "donated patent income, charity reports to the donor",
  "6050M": "government contracts reporting; Form 8596, agencies tell IRS about federal contractors",
  "6050M(c)": "subcontractors and licensees of the government reported",
  "6050M(e)": "classified contracts left out of contractor reporting",
  "6050N": "royalty reporting; author or oil and gas royalty owner paid $10, 1099",
  "6050N(a)": "publisher or mineral lessee must report royalties",
  "6050P":
    "cancelled debt reporting, Form 1099-C; credit card company wrote off my balance and sent a 1099-C",
  "6050P(b)": "bank forgave less than $600 of my debt",
  "6050P(c)(2)": "which lenders and agencies must report forgiven loans",
  "6050Q": "long-term care benefit reporting; Form 1099-LTC, nursing home policy payments",
  "6050Q(a)(2)": "per diem long-term care benefits shown on a statement",
  "6050Q(c)": "accelerated death benefits and viatical payments reported",
  "6050R":
    "fish buyer pays fishermen $600 or more in cash; seafood wholesaler or fish dock buying for resale for cash, 1099",
  "6050S": "tuition statement, Form 1098-T; student loan interest statement",
  "6050S(a)(1)": "college must report tuition paid and scholarships",
  "6050S(a)(2)": "tuition insurance refund reported",
  "6050S(a)(3)": "Form 1098-E from the student loan company, $600 of interest",
  "6050S(d)": "school has not sent me the tuition form",
  "6050T":
    "health coverage credit reporting; Form 1099-H, advance payments of the HCTC; insurer that got advance health coverage tax credit for displaced workers",
  "6050U":
    "annuity or life policy with a long-term care rider, charges reported; cash value charged to pay long-term care premiums, statement to holder",
  "6050U(a)(2)": "insurer reports how rider charges cut my basis in the policy",
  "6050V":
    "charity-owned life insurance reporting; charity investing in pools of donors' life insurance with investors, CHOLI; Form 8921, tax-exempt acquires insurance contract in a structured deal",
  "6050W":
    "Form 1099-K; payment cards, payment apps and online marketplaces; I got a 1099-K from a payment app for selling online; credit card processor reports a merchant's gross card sales",
  "6050W(a)":
    "why did I get a Form 1099-K; do Venmo and PayPal report to the IRS; do eBay and Etsy report my sales; credit card sales of my shop reported to the IRS",
  "6050W(a)(3)": "tips through a payment app reported with the occupation",
  "6050W(b)(3)": "what is a third party settlement organization",
  "6050W(b)(4)": "marketplace that passes payments to many sellers, aggregated payees",
  "6050W(c)":
    "do friends and family transfers on Venmo or PayPal count; which payments are reported on a 1099-K",
  "6050W(e)":
    "how many sales before a payment app sends a 1099-K; $20,000 and 200 transactions; how much can I sell online before I get a 1099-K",
  "6050W(f)": "when must the processor send me my copy of 1099-K",
  "6050X":
    "government fines and settlements reporting; Form 1098-F from a government after a fine or settlement",
  "6050X(a)(1)(B)": "settlement part that is restitution reported by the agency",
  "6050X(a)(2)": "$600 threshold for agreements on breaking a law",
  "6050Y": "life settlement reporting",
  "6050Y(a)": "Form 1099-LS, buyer of a life insurance policy reports the sale",
  "6050Y(b)": "Form 1099-SB, insurer reports seller's basis in a policy",
  "6050Y(c)": "death benefit paid on a policy sold to investors is reported",
  "6050Z":
    "insurer reports premiums for certified long-term care policy paid from a retirement plan; long-term care premium statement due February 1",
  "6050Z(d)": "asking the insurer for the long-term care premium statement early",
  "6051(a)":
    "W-2 wage statement to employees by January 31; my employer has not sent my W-2; last paycheck, I quit, W-2 within 30 days on request; W-2 deadline January 31",
  "6051(a)(2)": "truncated social security number on my W-2",
  "6051(a)(8)": "401(k) deferrals and Roth contributions reported on W-2",
  "6051(a)(9)": "day care benefits from the employer on W-2 box 10",
  "6051(a)(12)": "health savings account contributions in W-2 box 12",
  "6051(a)(14)": "cost of employer health coverage shown on W-2",
  "6051(a)(18)": "cash tips and tipped occupation shown on my W-2",
  "6051(a)(19)": "overtime pay amount on my W-2 for the overtime deduction",
  "6051(d)": "employer files copies of W-2 with the government",
  "6051(f)": "third-party sick pay statement",
  "6052": "reporting group life insurance wages; group term life over $50,000 on W-2 box 12 code C",
  "6052(b)": "employer statement of the taxable cost of life insurance by January 31",
  "6053(a)":
    "employees report tips to the employer; do I tell my boss about my tips; tips over the month reported by the 10th of next month, Form 4070; do I have to report tips to my employer; when does a waiter report tips to the boss",
  "6053(b)": "uncollected social security tax on tips, employer's statement",
  "6053(c)":
    "allocated tips of large restaurants; what are allocated tips; restaurant must report tips to the IRS",
  "6053(c)(3)":
    "8 percent of restaurant sales tip allocation, Form 8027; my employer put allocated tips on my W-2",
  "6053(c)(4)": "what is a large food or beverage establishment, ten employees",
  "6055": "health insurance coverage statement; Form 1095-B from insurer or Medicaid",
  "6055(b)(1)": "name and birth date instead of social security number on coverage return",
  "6055(c)(3)": "insurer may give Form 1095-B only on request",
  "6056": "large employer health coverage statement; Form 1095-C and 1094-C from applicable large employer",
  "6056(b)(2)(C)": "employer certifies months, waiting period and cheapest premium",
  "6056(c)": "statement to full-time workers on health plan offered",
  "6057":
    "registration of pension plans with vested leavers; Form 8955-SSA, former employees with a pension left in the plan",
  "6057(b)": "pension plan changes name, merges or terminates, notify",
  "6057(d)": "social security tells me about a pension I may have from an old job",
  "6057(e)": "statement to a departed worker of deferred vested benefit",
  "6058": "annual return of a pension plan, Form 5500; does my 401(k) plan or Keogh need an annual Form 5500",
  "6058(b)": "Form 5310-A thirty days before a plan merger",
  "6058(d)": "IRA owner need not file a plan return in ordinary years",
  "6059":
    "Schedule SB or MB signed by an enrolled actuary; how often a defined benefit plan files an actuarial report",
  "6059(b)": "what the actuary certifies about funding a pension",
};
