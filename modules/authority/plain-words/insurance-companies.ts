import type { PlainWords } from "./plain-words.ts";

export const INSURANCE_COMPANIES: PlainWords = {
  "801":
    "tax on life insurance companies; rate of tax for a life insurer; flat corporate rate on life insurance company taxable income",
  "803":
    "gross income of a life insurance company; premiums and released reserves as income of a life insurer",
  "803(b)": "advance premiums, fees and assessments as insurer's income",
  "804": "which deductions a life insurer may take",
  "805": "claims, benefits and reserve increases deducted by a life insurer",
  "805(a)(4)": "life insurance company's dividends received deduction",
  "807":
    "reserves of life insurance companies; tax reserves for life policies, about 93 percent of the statutory reserve",
  "807(b)": "increase in reserves deducted, decrease is income",
  "807(f)": "insurer changes how it computes reserves, adjustment",
  "808":
    "life insurer deducts dividends to its policyholders; excess interest, premium adjustments and experience refunds to insureds",
  "808(c)": "when participating policy dividends are deductible by the insurer",
  "811": "life insurers must use accrual accounting, annual statement",
  "811(c)": "no double counting of reserves by an insurer",
  "812":
    "70 percent company's share and 30 percent policyholder's share; proration percentages for tax-exempt interest of a life company",
  "814": "Canadian or Mexican branch of an American mutual life insurer",
  "814(e)": "money sent home from a Canadian life insurance branch",
  "816":
    "definition of a life insurance company; when does an insurer count as a life company, more than half of reserves",
  "816(b)": "what life insurance reserves are",
  "816(g)": "burial and funeral benefit insurer as a life company",
  "817": "variable annuity and variable life contracts; separate account annuities tied to funds",
  "817(d)": "what makes a contract a variable contract, segregated account",
  "817(h)": "investments behind a variable annuity must be diversified",
  "817A": "annuity with market value adjustment, modified guaranteed contract",
  "817A(b)": "market value adjusted annuity assets marked to market each year",
  "818": "pension plan contracts sold by a life insurer",
  "818(g)": "accelerated death benefit rider counts as life insurance",
  "831": "tax on property and casualty insurers; small captive insurance company election",
  "831(a)": "how is a property, casualty or title insurer taxed",
  "831(b)": "micro-captive insurer taxed only on its investment income",
  "831(b)(2)": "premium limit for a small captive insurer",
  "831(b)(2)(B)": "captive insurance used as an estate plan for the owner's children, diversification test",
  "832":
    "taxable income of non-life insurance companies; premiums earned less losses incurred of a casualty insurer",
  "832(b)(4)": "20 percent cut in the unearned premium reserve",
  "832(b)(5)": "proration, tax-exempt interest reduces loss deduction of P&C insurer",
  "832(e)": "mortgage guaranty insurers and their contingency reserve",
  "833": "Blue Cross and Blue Shield; special deduction of nonprofit health insurers, 25 percent of claims",
  "833(c)(5)": "85 percent medical loss ratio needed for the Blue Cross tax break",
  "834": "investment income of a small insurer that elects the alternative tax",
  "834(c)": "what a small insurer may deduct from its investment income",
  "835": "reciprocal or interinsurance exchange and its attorney-in-fact",
  "835(d)": "reciprocal gets credit for tax its attorney-in-fact paid",
  "841": "insurance company credits taxes paid to foreign countries",
  "842": "foreign insurer doing business here, minimum investment income",
  "842(b)": "required US assets of a foreign insurance company",
  "843":
    "insurance companies must use the calendar year; insurer in a consolidated group may use the parent's year",
  "845": "IRS may rewrite a sham reinsurance contract; reinsurance between related companies to shift income",
  "846": "discounted unpaid losses; property and casualty insurers discount loss reserves",
  "846(c)": "interest rate for discounting unpaid insurance claims",
  "846(d)": "loss payment patterns by line of business",
  "848": "policy acquisition costs, DAC tax; insurer spreads sales commissions over 15 years",
  "848(c)": "percentages of premiums for annuities, group life and other policies that must be capitalized",
};
