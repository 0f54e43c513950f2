import type { PlainWords } from "./plain-words.ts";

export const ACCOUNTING: PlainWords = {
  "441":
    "tax year; calendar or fiscal year; 52-53 week year; personal service corporation must use calendar year",
  "442": "changing the tax year needs approval",
  "443": "short tax year; annualizing income",
  "444": "electing a different tax year for S corporations and partnerships",
  "446":
    "accounting methods; cash or accrual method; method must clearly reflect income; consent to change method; can I use cash or accrual bookkeeping",
  "447": "farming corporations must use accrual",
  "448":
    "who cannot use the cash method; gross receipts test for small business; tax shelters; is my company too big for cash accounting",
  "451":
    "when income is reported; year of inclusion; advance payments; crop insurance and livestock sold because of drought; constructive receipt; customer paid in advance, when is it income; when do I have to report money earned but not yet received",
  "453":
    "installment sale; seller paid over several years; sale with a note; related party resale; dealers cannot use installment method; I sold property and get paid over several years; buyer pays me in installments",
  "453A": "interest on large installment sales; pledging installment notes",
  "453B": "disposing of or cancelling an installment note",
  "454": "savings bond interest reported each year or at maturity",
  "455": "prepaid magazine subscriptions",
  "456": "prepaid club dues",
  "458": "returned magazines and books",
  "460": "long-term contracts; percentage of completion; look-back interest; home construction contracts",
  "461":
    "when to deduct an expense; all events test and economic performance; prepaid expenses; excess business loss limit of noncorporate taxpayers; property taxes accrued; I paid next year's bill now, when do I deduct it; cap on how much business loss can offset wages and other income",
  "464": "prepaid farm supplies; farming syndicates",
  "465":
    "at-risk rules; loss limited to what one could really lose; nonrecourse loans; I can only lose what I put in",
  "467": "rental agreements with deferred or stepped rents",
  "468B": "settlement funds and escrow accounts",
  "469":
    "passive activity losses; rental real estate loss limit of $25,000; material participation; real estate professional; suspended passive losses released on sale; limited partner; can I use my rental losses against my salary; losses from a business I do not work in; I am a real estate agent with rentals",
  "470": "property leased to tax-exempt entities",
  "471":
    "inventory accounting; small business without inventories; lower of cost or market; do I need to count inventory; store's unsold goods",
  "472": "LIFO inventory method; last-in first-out",
  "474": "simplified dollar-value LIFO",
  "475":
    "mark-to-market for dealers and traders in securities; day trader election; I am a day trader, are my losses ordinary; trading stocks as a business",
  "481":
    "adjustment when changing accounting method; spread over four years; I change from cash to accrual, what happens to the difference",
  "482":
    "transfer pricing; arm's length prices between commonly controlled businesses; IRS reallocation of income; our foreign affiliate sells us goods, what price is right; prices between companies of one group",
  "483": "imputed interest on deferred payments without stated interest",
  "7872":
    "below-market loans; interest-free loan to a family member, employee or shareholder; imputed interest; I lent my child money without interest",
  "7519": "required payments for fiscal-year partnerships and S corporations",
  "611": "depletion allowance for mines, oil wells and timber",
  "612": "cost depletion basis",
  "613": "percentage depletion rates for minerals",
  "613A": "percentage depletion for oil and gas; independent producers and royalty owners",
  "614": "mineral property units",
  "616": "mine development costs",
  "617": "mine exploration costs",
  "631": "timber cutting treated as sale; coal and iron ore royalties",
  "636": "mineral production payments",
  "1301": "income averaging for farmers and fishermen",
  "1311": "mitigation of the statute of limitations; correcting an error in a closed year",
  "1341": "claim of right; paying back income reported in an earlier year",
  "1398": "bankruptcy estate of an individual as separate taxpayer",
  "1396": "empowerment zone wage credit",
  "1391": "empowerment zones, how designated",
  "1400Z-1": "designation of opportunity zones",
  "1400Z-2":
    "opportunity zone investment; deferring gain in a qualified opportunity fund; ten-year exclusion; I put my gain into a fund for poor areas",
};
