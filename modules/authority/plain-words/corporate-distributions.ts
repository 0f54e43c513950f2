import type { PlainWords } from "./plain-words.ts";

export const CORPORATE_DISTRIBUTIONS: PlainWords = {
  "301":
    "distributions from a corporation to shareholders; cash or property paid out to owners of a corporation; my corporation paid me money that is not salary; cash from the company to its owners; how are payments from my corporation taxed; are dividends from a corporation taxable; I took cash out of my company; payments by a company to its shareholders; owner took money from the company's bank account",
  "301(b)": "my company gave me its truck, at what value; how much is a payment in property worth",
  "301(b)(2)": "house with mortgage distributed to a shareholder",
  "301(c)":
    "dividend, return of capital, then capital gain; I took money out of my corporation, how is it taxed; distribution in excess of earnings and profits and of stock basis; when is money from my company a dividend; are distributions dividends or a return of my investment",
  "301(c)(1)": "part of a distribution that is a dividend",
  "301(c)(2)":
    "tax-free return of capital lowers my stock basis; payout that is more than the earnings and profits; money back that lowers the cost of my stock",
  "301(c)(3)": "payout larger than what I paid for my shares",
  "302":
    "stock redemption; corporation buys back shares; sale or dividend treatment of a buyback; my company buys back my shares; selling my stock back to the corporation; the company bought back my stock, how am I taxed; is a stock buyback a dividend or a sale; redeeming shares of a family corporation; sell my shares to my own company",
  "302(a)": "shares sold back to the company taxed as a sale; when a buyback is a sale and not a dividend",
  "302(b)":
    "when is a redemption of stock treated as a sale; when is a company's purchase of my shares treated as a sale; when do I get capital gain on a buyback",
  "302(b)(1)": "redemption not essentially equivalent to a dividend",
  "302(b)(2)": "substantially disproportionate redemption; how many shares must I give up for capital gain",
  "302(b)(3)":
    "complete termination of interest; our company buys out all the shares of my father, who retires; I sold all my shares back to the company",
  "302(c)(1)": "do my children's shares count when the company redeems mine",
  "302(c)(2)": "waiving family attribution, ten-year look-forward agreement after retirement",
  "302(d)": "buyback treated as a dividend",
  "302(e)":
    "partial liquidation, contraction of one business line; company sells a division and buys back shares",
  "303": "redeeming stock to pay estate tax and funeral costs",
  "303(a)": "heirs sell closely held shares back to pay death taxes without a dividend",
  "303(b)(1)": "how long after death may the company buy back stock for estate tax",
  "303(b)(2)": "stock worth over 35 percent of the estate",
  "304":
    "selling stock of one controlled company to another; I sold shares of one of my companies to another of mine",
  "304(a)(1)": "brother-sister stock sale treated as redemption",
  "304(a)(2)": "sale of parent's stock to its subsidiary",
  "305":
    "rights to buy stock; deemed distributions; is a stock dividend taxable; do I pay tax on a stock split; bonus shares and stock rights",
  "305(a)":
    "stock dividends and stock splits; I got more shares instead of cash; is a stock dividend or stock split taxable; company gave me extra shares; new shares from a split",
  "305(b)": "when is a stock dividend taxed",
  "305(b)(1)": "choice between cash dividend and stock dividend; I could choose cash or more stock",
  "305(b)(2)": "some shareholders get cash, others a bigger share of the company",
  "305(c)": "conversion price adjustment treated as a dividend",
  "305(d)": "stock rights and warrants from the company",
  "306": "preferred stock bailout; tainted stock sold",
  "306(a)(1)": "gain on preferred shares received as a dividend taxed as dividend",
  "306(c)": "which preferred shares are tainted by a bailout",
  "307": "basis of stock received as a stock dividend",
  "307(a)": "split the old basis over new and old shares after a stock split",
  "307(b)": "rights worth less than 15 percent of the stock have zero basis",
  "311(a)":
    "corporation cannot claim loss on property distributed to owners; can a corporation deduct a loss on property it distributes",
  "311(b)":
    "corporation distributes property that rose in value; gain to the corporation on a property dividend; my corporation gave its land or building to me; does a corporation pay tax when it gives property to shareholders; company hands out land that has gone up in value; is a corporation taxed on a dividend paid in property",
  "311(b)(2)": "distributed property with debt above its value",
  "312": "earnings and profits computation",
  "312(h)": "earnings and profits split in a spin-off",
  "312(k)": "E&P depreciation, straight line over ADS life",
  "312(n)": "LIFO, installment sale and construction period adjustments of E&P",
  "316(a)":
    "what a dividend is; out of current or accumulated earnings and profits; when does a payout of a company count as a dividend; when is a distribution a dividend; what is a dividend for tax purposes; is money my corporation pays me a dividend; company pays me from its profits, earnings and profits; company has no profits, is the payout still a dividend; corporation pays its owner's personal bills, a dividend",
  "316(a)(2)": "nimble dividend, profit this year despite old deficit",
  "316(b)(2)": "distribution of a personal holding company as dividend",
  "317": "property and redemption defined for corporate distributions",
  "317(b)": "treasury stock, shares bought back by the issuer",
  "318":
    "constructive ownership; stock owned by family, partnership, trust counted as yours; attribution rules; do my wife's shares count as mine; who is treated as owning stock; whose stock is counted as mine",
  "318(a)": "stock attribution between relatives and companies",
  "318(a)(1)":
    "spouse, children, grandchildren and parents' shares counted as mine, not siblings'; family members' stock counted as mine; are my brother's or sister's shares counted as mine",
  "318(a)(2)":
    "shares owned through a partnership, estate, trust or 50 percent company; stock owned by my trust or company counted as mine",
  "318(a)(4)": "option holder treated as owning the stock",
  "331":
    "dissolving a company; we are closing our corporation, how are we taxed; how is a shareholder taxed when the company dissolves; winding up a corporation; corporate liquidation, tax on the owners; what happens to my stock when the corporation dissolves",
  "331(a)":
    "shareholder taxed when a corporation liquidates; liquidating distribution as payment for stock; we close our corporation and share what is left; shareholder gets assets when a company dissolves; closing my S or C corporation, gain on final payout, Form 966; money I get when the company liquidates; capital gain or loss when my corporation shuts down; amount received in liquidation is payment for my stock",
  "331(b)": "last distribution of a dissolving company not a dividend",
  "332": "subsidiary liquidated tax-free into its parent",
  "332(b)": "80 percent parent takes over its subsidiary's assets, three-year plan",
  "332(c)": "REIT or mutual fund liquidated into its parent",
  "334": "basis of property received in a liquidation",
  "334(a)": "fair market value basis after my company dissolved",
  "334(b)": "parent keeps the subsidiary's old basis",
};
