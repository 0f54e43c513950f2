import type { PlainWords } from "./plain-words.ts";

export const SPECIAL_EXCHANGES: PlainWords = {
  "1052": "basis under the revenue acts of 1932, 1934 and the 1939 code",
  "1053": "land or stock in the family since before 1913",
  "1054":
    "basis of Fannie Mae stock received for mortgages sold; loss on stock a mortgage seller had to buy from FNMA",
  "1055": "Maryland ground rent treated as a mortgage",
  "1058": "lending securities; my broker lent out my shares, is that a sale",
  "1058(b)": "what a securities loan agreement must say, substitute payments",
  "1059":
    "extraordinary dividends reduce basis; corporation buys stock, takes a big dividend and sells at a loss, dividend stripping",
  "1059(a)": "two-year holding period before the dividend announcement",
  "1059(c)": "ten percent of basis, five percent for preferred, when a dividend is extraordinary",
  "1059(e)": "redemption treated as an extraordinary dividend",
  "1059A":
    "customs value limits basis of imports; import price from a related company for tax not above the customs price; transfer pricing and tariffs, inventory cost no higher than declared value",
  "1060": "Form 8594 for buyer and seller of a business; residual method, seven classes, goodwill last",
  "1060(a)":
    "purchase of a business; allocation of price to assets and goodwill; price of my business split among equipment, inventory and goodwill; written agreement on how the price is split binds both sides; how is the purchase price divided when I buy a business; buying or selling a small business, how is the price allocated; I sold my company's assets for a lump sum, how is each part taxed; how much of the price goes to goodwill",
  "1060(b)": "must buyer and seller of a business report how the price was split",
  "1060(e)": "10 percent owner sells and signs a noncompete, information to the IRS",
  "1061":
    "carried interest; three-year holding period for fund managers; two and twenty fund, hold assets more than three years",
  "1061(a)": "hedge fund and private equity managers' profits interest, short-term if under three years",
  "1061(c)(4)": "exceptions, capital interest and corporate holder of a profits interest",
  "1061(d)": "transfer of a carried interest to family",
  "1062": "gain on farmland sold to farmers paid in four installments",
  "1062(a)": "sell the farm to another farmer and pay the tax over four years",
  "1062(b)": "installments speed up if I miss one or die",
  "1062(d)(2)": "land must stay farmland ten years, deed covenant",
  "1062(d)(3)": "which buyer is a qualified farmer",
  "1091(a)":
    "wash sale; selling stock at a loss and buying it back; loss disallowed when the same stock is bought within 30 days; substantially identical securities; I sold shares at a loss and bought them again right after; 61-day window around a tax loss sale; sold at a loss and my IRA or spouse bought the same stock; do wash sale rules apply to bitcoin, options and mutual funds; can I sell a stock at a loss and buy it back; what is a wash sale; how long must I wait to buy back stock sold at a loss; why was my stock loss disallowed; sold shares for the tax loss and got them again in a month; December loss sale and January repurchase",
  "1091(b)": "bought back fewer shares than I sold at a loss",
  "1091(d)":
    "is the wash sale loss gone for good or added to the new shares; disallowed loss adds to cost of the new shares; basis of shares bought in a wash sale",
  "1091(e)": "closing a short sale at a loss and shorting again",
  "1092": "straddles; offsetting positions",
  "1092(a)": "loss on one leg of a straddle deferred while the other has gain",
  "1092(b)": "mixed straddle account and election, Form 6781",
  "1092(c)(4)": "qualified covered calls on my stock",
  "1092(f)": "holding period frozen while a covered call is outstanding",
};
