import type { PlainWords } from "./plain-words.ts";

export const CORPORATIONS: PlainWords = {
  "301":
    "distributions from a corporation to shareholders; dividend, return of capital, then capital gain; cash or property paid out to owners of a corporation; my corporation paid me money that is not salary; cash from the company to its owners",
  "302":
    "stock redemption; corporation buys back shares; sale or dividend treatment of a buyback; complete termination of interest; substantially disproportionate redemption; my company buys back my shares; selling my stock back to the corporation",
  "303": "redeeming stock to pay estate tax and funeral costs",
  "304":
    "selling stock of one controlled company to another; I sold shares of one of my companies to another of mine",
  "305":
    "stock dividends and stock splits; rights to buy stock; deemed distributions; I got more shares instead of cash",
  "306": "preferred stock bailout; tainted stock sold",
  "307": "basis of stock received as a stock dividend",
  "311":
    "corporation distributes property that rose in value; gain to the corporation on a property dividend; my corporation gave its land or building to me",
  "312": "earnings and profits computation",
  "316": "what a dividend is; out of current or accumulated earnings and profits",
  "317": "property and redemption defined for corporate distributions",
  "318":
    "constructive ownership; stock owned by family, partnership, trust counted as yours; attribution rules",
  "331":
    "shareholder taxed when a corporation liquidates; liquidating distribution as payment for stock; dissolving a company; we close our corporation and share what is left; shareholder gets assets when a company dissolves",
  "332": "subsidiary liquidated tax-free into its parent",
  "334": "basis of property received in a liquidation",
  "336":
    "corporation's own gain or loss when it liquidates; distribution of assets in dissolution; does the corporation pay tax when it closes and gives out its assets",
  "337": "parent-subsidiary liquidation, no gain to the subsidiary",
  "338":
    "election to treat purchase of stock as purchase of assets; stepped-up basis after buying a company; buyer of a company wants higher basis in its assets",
  "346": "partial or complete liquidation defined",
  "351":
    "incorporating a business tax-free; transferring property to a corporation you control for its stock; 80 percent control after the transfer; I put my business into a new corporation for shares; moving property into my own company",
  "354": "exchanging stock in a reorganization tax-free",
  "355":
    "spin-off, split-off and split-up; distributing stock of a subsidiary; active business and device tests; a parent company hands out shares of its subsidiary tax-free; tax-free corporate division; spin-off of a business to shareholders",
  "356": "boot received in a merger or reorganization",
  "357": "liabilities taken over by a corporation when property is transferred; liabilities over basis",
  "358": "shareholder's basis in stock received in an incorporation or reorganization",
  "361": "corporation's gain in a reorganization",
  "362": "corporation's basis in property contributed by shareholders",
  "367": "transferring property or stock to a foreign corporation; outbound transfer taxed",
  "368":
    "mergers, acquisitions and recapitalizations; types A to G of reorganization; continuity and solely for voting stock; two companies merge, is it tax-free",
  "381": "successor corporation takes over losses, earnings and accounting methods after a merger",
  "382":
    "loss limitation after ownership change; more than 50 percent change of shareholders; buying a company with net operating losses; a profitable company bought one with large losses",
  "383": "credits limited after an ownership change",
  "384": "using old losses against built-in gains of an acquired company",
  "385":
    "debt or equity; loan by shareholders treated as stock; is money I put into my company a loan or stock",
  "531":
    "accumulated earnings tax; penalty tax on profits kept in the corporation; my company keeps its profits instead of paying dividends",
  "532": "corporations that are subject to accumulated earnings tax; formed to avoid tax on shareholders",
  "533": "unreasonable accumulation is evidence of tax avoidance",
  "534": "burden of proof in accumulated earnings cases",
  "535": "accumulated taxable income and the accumulated earnings credit",
  "537": "reasonable needs of the business; money saved for expansion or redemption",
  "541":
    "personal holding company tax; penalty tax on incorporated portfolios; company that only holds my investments",
  "542": "what a personal holding company is; five or fewer owners and mostly passive income",
  "543": "personal holding company income, passive income test",
  "545": "undistributed personal holding company income",
  "547": "deficiency dividend of a personal holding company",
  "561": "dividends paid deduction",
  "565": "consent dividends; pretend dividend",
  "581": "definition of a bank",
  "582": "banks' bad debts and bond losses",
  "585": "bank loan loss reserves",
  "591": "dividends of savings banks deducted like interest",
  "801": "tax on life insurance companies",
  "803": "gross income of a life insurance company",
  "807": "reserves of life insurance companies",
  "816": "definition of a life insurance company",
  "817": "variable annuity and variable life contracts",
  "831": "tax on property and casualty insurers; small captive insurance company election",
  "832": "taxable income of non-life insurance companies",
  "833": "Blue Cross and Blue Shield",
  "846": "discounted unpaid losses",
  "848": "policy acquisition costs, DAC tax",
  "851": "mutual fund requirements; regulated investment company income and diversification tests",
  "852": "taxation of mutual funds and their investors; capital gain dividends; exempt-interest dividends",
  "853": "foreign tax credit passed through by a mutual fund",
  "855": "mutual fund dividends paid after year end",
  "856": "real estate investment trust requirements; REIT income and asset tests",
  "857": "taxation of REITs and their shareholders; prohibited transactions of a REIT",
  "860D": "what a REMIC is; mortgage pool entity",
  "860A": "REMIC taxation",
  "1032": "corporation selling its own stock has no gain; treasury stock",
  "1059": "extraordinary dividends reduce basis",
  "1501": "consolidated return; affiliated group files one return",
  "1502": "consolidated return regulations",
  "1503": "consolidated tax computation; dual consolidated loss",
  "1504": "affiliated group defined; 80 percent ownership of voting power and value",
  "1561": "controlled group shares one set of limits",
  "1563": "controlled group of corporations; parent-subsidiary and brother-sister groups",
  "4501": "one percent excise tax on stock buybacks by public companies",
  "1381": "cooperatives, which are taxed under subchapter T",
  "1382": "patronage dividends deducted by a co-op",
  "1385": "patronage dividends in a member's income",
  "1388": "patronage dividend defined",
  "1361":
    "S corporation eligibility; small business corporation; 100 shareholders limit; one class of stock; who may own S corporation shares; trusts as shareholders, QSST and ESBT; qualified subchapter S subsidiary; can my company be an S corporation; who may own its shares",
  "1362":
    "S election; how and when to elect S status; late election relief; termination or revocation of S status; inadvertent termination; five-year wait; how and when do I choose S status; we filed the S form late; we lost our S status",
  "1363":
    "S corporation does not pay income tax; computing S corporation income; LIFO recapture on conversion; does an S corporation pay tax itself",
  "1366":
    "shareholder's share of S corporation income and loss; losses limited to stock and debt basis; family S corporations; my share of an S corporation's profit or loss",
  "1367":
    "stock basis in an S corporation; increases and decreases to basis; basis of loans to the S corporation; my basis in my S corporation",
  "1368":
    "S corporation distributions; accumulated adjustments account, AAA; my S corporation paid me cash; is a payout from my S corporation taxed",
  "1371": "S corporation and corporate rules; no carryovers from C years; post-termination distributions",
  "1372": "fringe benefits of 2 percent S shareholders",
  "1374":
    "built-in gains tax when a C corporation converted to S; we became an S corporation and sold old assets",
  "1375": "tax on S corporation with too much passive investment income",
  "1377": "S corporation daily allocation of shares; post-termination transition period",
  "1378": "calendar year required for S corporations",
};
