import type { PlainWords } from "./plain-words.ts";

export const ACCUMULATED_EARNINGS_AND_BANKS: PlainWords = {
  "531":
    "accumulated earnings tax; penalty tax on profits kept in the corporation; my company keeps its profits instead of paying dividends; 20 percent tax on corporate profits piled up and not paid out; IRS says my C corporation is hoarding cash; tax on a company that keeps too much profit; how much is the accumulated earnings tax; hoarding profits in the company; company does not pay out its earnings; IRS tax on retained profits",
  "532":
    "corporations that are subject to accumulated earnings tax; formed to avoid tax on shareholders; which corporations the penalty on hoarded earnings can hit",
  "532(b)": "companies exempt from the accumulated earnings tax",
  "532(c)": "public company with many shareholders and the accumulated earnings tax",
  "533":
    "unreasonable accumulation is evidence of tax avoidance; presumption that a company piling up profits wants to spare its owners tax",
  "533(b)": "mere holding or investment company presumed to avoid tax",
  "534":
    "burden of proof in accumulated earnings cases; who has to prove in court that the company needed the cash",
  "534(b)": "IRS letter before the deficiency notice about accumulated earnings",
  "534(c)": "statement of grounds why the company kept its profits",
  "535": "accumulated taxable income and the accumulated earnings credit",
  "535(b)": "what is added and subtracted to reach the hoarded earnings base",
  "535(c)(2)":
    "how much profit can my company keep before the accumulated earnings tax; $250,000 cushion of retained earnings, $150,000 for doctors, lawyers and consultants",
  "536": "short year is not annualized for the accumulated earnings tax",
  "537":
    "reasonable needs of the business; money saved for expansion or redemption; can a company stockpile cash for working capital, Bardahl formula",
  "537(a)": "good reasons for a company to hold on to its profits",
  "537(b)(1)": "corporation saves money to buy out a dead shareholder's stock for estate taxes",
  "537(b)(4)": "retained earnings set aside for product liability claims",
  "541":
    "personal holding company tax; penalty tax on incorporated portfolios; company that only holds my investments; 20 percent penalty on an incorporated pocketbook; PHC tax rate on income not paid out; tax on a personal holding company; how much is the personal holding company tax; incorporated investments kept by a few owners; my corporation only owns stocks and bonds, extra tax; tax on closely held companies with passive income",
  "542(a)": "what a personal holding company is; five or fewer owners and mostly passive income",
  "542(c)": "banks, insurers and finance companies are not personal holding companies",
  "542(c)(6)": "small loan company exception from personal holding company status",
  "543": "personal holding company income, passive income test",
  "543(a)(2)": "when are rents personal holding company income",
  "543(a)(6)": "shareholder uses the company's yacht or house and pays rent",
  "543(a)(7)": "loan-out corporation of an actor or athlete, personal service contract income",
  "543(d)": "software company royalties that are not holding company income",
  "544":
    "family and partner attribution for the five-or-fewer test; does my brother's or partner's stock count as mine for a holding company",
  "545":
    "undistributed personal holding company income; how the undistributed income of a personal holding company is figured",
  "545(b)(6)": "expenses of property rented cheaply to the owner limited for a personal holding company",
  "546": "no annualizing a short year for the personal holding company tax",
  "547":
    "deficiency dividend of a personal holding company; pay a late dividend to wipe out the personal holding company tax",
  "547(e)": "120 days to claim a deficiency dividend after the determination",
  "561": "dividends paid deduction; what counts toward the deduction for dividends a company pays",
  "562(b)": "do liquidating payouts count as dividends for the dividends paid deduction",
  "562(c)": "preferential dividend, some shareholders paid more than others",
  "562(d)": "group member's payout to its parent on a separate holding company schedule",
  "563": "dividend paid three and a half months after year end counts for last year",
  "563(b)": "election to date back a dividend of a personal holding company, 20 percent cap",
  "564": "personal holding company's excess dividends of the last two years carried forward",
  "565":
    "consent dividends; pretend dividend; shareholders agree to be taxed on a dividend that was never paid, Form 972; hypothetical dividend to avoid the penalty tax without cash",
  "565(c)": "consent dividend treated as paid out and put back as capital",
  "581":
    "definition of a bank; is a credit institution a bank for tax purposes; trust company or savings association counted as a bank",
  "582": "banks' bad debts and bond losses",
  "582(b)": "bank's loss on worthless stock of its subsidiary bank",
  "582(c)": "bank's gains and losses on bonds are ordinary, not capital",
  "584":
    "bank pools the money of several trusts in one fund; collective investment fund of a bank trust department, who pays the tax",
  "584(h)": "common trust fund converts into a mutual fund tax-free",
  "585": "bank loan loss reserves; small bank may use the reserve method for bad loans",
  "585(c)": "bank with more than $500 million of assets cannot use a bad debt reserve",
  "591":
    "dividends of savings banks deducted like interest; savings and loan deducts what it credits to depositors; interest credited on savings accounts, write-off for the thrift",
  "593": "old bad debt reserves of thrifts and savings and loans",
  "593(e)": "thrift pays dividends out of its old bad debt reserve",
  "593(g)": "recapture of thrift bad debt reserves after the reserve method ended",
  "594":
    "savings bank life insurance department taxed separately; mutual savings bank with a separate life insurance department pays two part taxes",
  "597":
    "FDIC money given to a failing bank or its buyer; government assistance in a bank rescue, tax treatment",
};
