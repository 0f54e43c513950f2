import type { PlainWords } from "./plain-words.ts";

export const CORPORATE_REORGANIZATIONS: PlainWords = {
  "336":
    "distribution of assets in dissolution; does a corporation pay tax when it liquidates; company gives its building to the owners and dissolves; tax on the corporation when it distributes its assets and closes",
  "336(a)":
    "corporation's own gain or loss when it liquidates; does the corporation pay tax when it closes and gives out its assets; appreciated assets deemed sold when the company winds up; corporation taxed on handing out its property in dissolution; building distributed to owners when corporation closes",
  "336(b)": "mortgage on property distributed by a dissolving company",
  "336(d)":
    "loss on property put into the company shortly before liquidation; can a liquidating corporation deduct a loss",
  "336(e)": "seller elects deemed asset sale on an 80 percent stock sale",
  "337": "parent-subsidiary liquidation, no gain to the subsidiary",
  "337(d)": "General Utilities repeal, converting to a RIC or REIT",
  "338":
    "election to treat purchase of stock as purchase of assets; stepped-up basis after buying a company; buyer of a company wants higher basis in its assets; buying a company's stock but treating it as buying assets; electing asset treatment for a stock purchase",
  "338(a)": "old target treated as selling its assets",
  "338(b)": "new basis of assets after buying the stock",
  "338(d)(3)":
    "buying 80 percent of a company within twelve months; how much stock must I buy to choose asset treatment",
  "338(g)":
    "deemed asset purchase election due by 15th day of ninth month, Form 8023; how do I make the deemed asset purchase election",
  "338(h)(10)":
    "joint election with the seller in an S corporation or subsidiary sale; buyer and seller elect to treat stock sale as asset sale",
  "346": "partial or complete liquidation defined",
  "351":
    "80 percent control after the transfer; do I owe tax when I put property in my corporation; starting a corporation with my property; incorporating my business; transfer to a controlled corporation",
  "351(a)":
    "incorporating a business tax-free; transferring property to a corporation you control for its stock; I put my business into a new corporation for shares; moving property into my own company; move my business into my own new company without tax; is giving property to my corporation for stock taxed; I turned my sole proprietorship into a corporation; put my truck and tools into my new corporation; can several people form a corporation without tax",
  "351(b)":
    "boot in a section 351 exchange, cash or a note besides the stock; I got cash along with stock when I incorporated; money or other property received besides shares",
  "351(c)": "owner gives away shares right after incorporating",
  "351(d)":
    "shares of a new corporation for my work instead of property; can I get tax-free stock for services",
  "351(e)": "swap fund, transfer to an investment company not tax-free",
  "351(g)": "nonqualified preferred stock counts as boot",
  "351(h)": "founders incorporate with equipment, patents or cash, who needs 80 percent",
  "354": "exchanging stock in a reorganization tax-free",
  "354(a)": "my shares were swapped for the acquiring company's shares",
  "355":
    "spin-off, split-off and split-up; distributing stock of a subsidiary; active business and device tests; a parent company hands out shares of its subsidiary tax-free; tax-free corporate division; spin-off of a business to shareholders; how is a spin-off taxed; are shares I got in a spin-off taxable; splitting a company in two without tax; divide a family business into two companies",
  "355(a)":
    "family wants to split its corporation into two; parent company gave me stock in the company it spun off",
  "355(a)(1)": "parent company hands out the shares of a subsidiary",
  "355(b)":
    "five years of active business before the split; active trade or business in a spin-off; how old must a business be for a spin-off",
  "355(c)": "is the parent company taxed on a spin-off",
  "355(e)": "Morris Trust, spin-off followed by a takeover of 50 percent",
  "355(g)": "cash-rich split-off, company full of investments",
  "355(h)": "REIT spin-offs not tax-free",
  "356": "boot received in a merger or reorganization",
  "356(a)(2)": "cash in a merger taxed as a dividend",
  "356(c)": "no loss on shares given up for stock and cash",
  "357":
    "liabilities taken over by a corporation when property is transferred; corporation takes over my mortgage or debts; assumption of debts in tax-free incorporation",
  "357(a)": "my company assumed my loan when I incorporated; debt taken over by the corporation is not boot",
  "357(b)":
    "loan taken just before incorporating for tax avoidance; debt moved to the corporation to avoid tax",
  "357(c)":
    "liabilities over basis; mortgage on a building I put into my corporation exceeds its basis; debts are more than the basis of property I incorporated; liabilities exceed basis on incorporation",
  "357(c)(3)": "accounts payable of a cash basis business not counted",
  "358": "shareholder's basis in stock received in an incorporation or reorganization",
  "358(a)": "substituted basis, my stock gets my property's basis",
  "358(b)(2)": "divide basis between parent and spun-off shares",
  "358(d)": "debts the corporation takes over reduce my stock basis",
  "361": "corporation's gain in a reorganization",
  "361(a)": "target corporation swaps its assets for acquirer stock tax-free",
  "361(c)": "distributing acquirer stock to target shareholders",
  "362": "corporation's basis in property contributed by shareholders",
  "362(a)": "carryover basis of what I put into my company",
  "362(c)": "land given by a city to the company has zero basis",
  "362(e)(2)": "property with built-in loss put into a corporation",
  "367": "transferring property or stock to a foreign corporation; outbound transfer taxed",
  "367(a)(1)": "toll charge on moving assets to a foreign subsidiary",
  "367(b)": "inbound and foreign-to-foreign reorganization, Form 926",
  "367(d)": "patents and other intangibles moved offshore, deemed royalties",
  "368":
    "mergers, acquisitions and recapitalizations; continuity and solely for voting stock; two companies merge, is it tax-free; what is a reorganization; is a merger tax-free; how is a company merger taxed; types of tax-free reorganization",
  "368(a)(1)":
    "types A to G of reorganization; kinds of corporate reorganizations; tax-free mergers and acquisitions",
  "368(a)(1)(A)": "statutory merger or consolidation; our company merges into another one",
  "368(a)(1)(B)":
    "stock for stock swap, voting shares only; trade all stock of one company for stock of another",
  "368(a)(1)(C)": "one company gets all the assets of another for stock",
  "368(a)(1)(D)": "transfer of assets to a controlled corporation",
  "368(a)(1)(E)":
    "exchange of old for new shares, recapitalization; swap my old shares for new ones in the same company",
  "368(a)(1)(F)":
    "change of name or state of incorporation, F reorganization; corporation moves to another state or changes its name",
  "368(a)(1)(G)": "bankruptcy reorganization transfer of assets",
  "368(a)(2)(E)": "reverse triangular merger with a shell subsidiary",
  "368(b)": "who is a party to a reorganization",
  "368(c)": "80 percent of votes and of each class, control",
  "381": "successor corporation takes over losses, earnings and accounting methods after a merger",
  "381(a)": "who inherits the NOL in a merger or liquidation of a subsidiary",
  "381(c)": "list of tax attributes that survive a merger",
  "382":
    "loss limitation after ownership change; buying a company with net operating losses; a profitable company bought one with large losses; can we use the losses of a company we bought; net operating losses after a company is sold; losses of a corporation with new owners",
  "382(a)": "limit on losses after a change of owners",
  "382(b)":
    "how much of the old losses is usable each year after a buyout; yearly limit on losses of a company that was bought",
  "382(c)": "business must go on for two years or losses vanish",
  "382(d)(3)": "disallowed interest carryforward limited after a change of owners",
  "382(e)": "how is the value of the loss company figured",
  "382(f)": "long-term tax-exempt rate times value of the company",
  "382(g)": "more than 50 percent change of shareholders; what is an ownership change",
  "382(h)": "net unrealized built-in gain and loss, five-year recognition period",
  "382(i)": "three-year testing period for ownership shifts by 5-percent shareholders",
  "382(k)(1)": "what is a loss corporation",
  "382(l)(5)": "bankrupt company keeps its losses, creditors become owners",
  "383": "credits limited after an ownership change",
  "383(a)": "R&D credits of an acquired start-up limited",
  "384": "using old losses against built-in gains of an acquired company",
  "384(a)": "loss company buys a gain company, five-year ban",
  "384(b)": "companies under common control for five years excepted",
  "385":
    "debt or equity; loan by shareholders treated as stock; is money I put into my company a loan or stock; is it a loan or stock; shareholder loan to my corporation, debt or equity; when is a loan really stock; is my stockholder advance debt or equity",
  "385(a)": "rules for treating corporate debt as stock",
  "385(b)":
    "written note, interest, subordination, thin capitalization factors; what makes a loan to a company real debt",
  "385(c)":
    "company and holders bound by calling it debt, disclose if not; can I call it debt now and stock later",
};
