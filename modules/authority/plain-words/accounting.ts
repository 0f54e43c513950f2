import type { PlainWords } from "./plain-words.ts";

export const ACCOUNTING: PlainWords = {
  "441":
    "tax year; calendar or fiscal year; what is my tax year; can my business use a fiscal year; when does my tax year begin and end",
  "441(b)": "calendar year or fiscal year",
  "441(e)": "what is a fiscal year",
  "441(f)": "year that ends on the last Friday of a month",
  "441(f)(1)": "52-53 week year",
  "441(g)": "must use the calendar year when I keep no books; I keep no books, which year do I use",
  "441(i)": "what year end may a corporation of doctors or lawyers use",
  "441(i)(1)":
    "personal service corporation must use calendar year; PSC tax year, natural business year exception",
  "442":
    "changing the tax year needs approval; Form 1128, IRS approval for a new fiscal year; husband and wife with different tax years",
  "443": "short tax year; annualizing income",
  "443(a)(2)": "company started or dissolved during the year, part-year return",
  "443(b)(2)": "relief from annualizing, 12-month computation",
  "444": "electing a different tax year for S corporations and partnerships",
  "444(b)": "up to three months' deferral, September year-end for S corporation, Form 8716",
  "444(c)": "required payment for a fiscal year partnership",
  "446":
    "accounting methods; what accounting method can my business use; cash method and accrual method; keeping books for taxes",
  "446(a)": "do I use the same method as my books",
  "446(b)":
    "method must clearly reflect income; IRS forces another method that shows income properly; can the IRS change my accounting method",
  "446(c)":
    "cash or accrual method; can I use cash or accrual bookkeeping; which accounting methods are allowed; cash basis, accrual basis and mixed methods",
  "446(d)": "two businesses with different bookkeeping methods; one owner with two businesses, two methods",
  "446(e)":
    "consent to change method; Form 3115, permission to switch accounting methods; how do I change my accounting method; switch from cash to accrual bookkeeping",
  "447": "farming corporations must use accrual",
  "447(a)": "nursery, sod farm and timber growers excepted from accrual accounting",
  "447(c)": "family farm corporation or S corporation may use cash accounting",
  "448": "tax shelters; can my company use the cash method; who must use accrual accounting",
  "448(a)":
    "who cannot use the cash method; can a C corporation use cash accounting; corporations and partnerships that must use accrual",
  "448(a)(3)": "tax shelters cannot use cash method",
  "448(b)":
    "doctors, lawyers, engineers and farms may stay on cash accounting; exceptions, small businesses and farms that may use cash method",
  "448(c)(1)":
    "gross receipts test for small business; is my company too big for cash accounting; how small must a company be for cash accounting",
  "448(c)(4)": "inflation adjustment of $25 million receipts",
  "448(d)(2)": "what is a personal service corporation that may use cash",
  "448(d)(5)": "nonaccrual experience, service bills not expected to be paid",
  "451":
    "when income is reported; year of inclusion; crop insurance and livestock sold because of drought; when do I have to report income; what year is my income taxed; money I could have taken but did not",
  "451(a)":
    "constructive receipt; when do I have to report money earned but not yet received; I got a check on December 31 and cashed it in January; when is a paycheck or payment counted as income; got paid in January for work done in December; check received at year end; income in cash, goods or services, in what year",
  "451(b)":
    "accrual business reports income no later than on its financial statement; when does an accrual business report income; income when all events have happened",
  "451(c)(1)":
    "advance payments; customer paid in advance, when is it income; I was paid in advance for work next year; prepaid income, when is it taxed",
  "451(c)(1)(B)": "one-year deferral of gift cards and deposits",
  "451(e)":
    "when are tips reported to the employer counted as income; in which month are waiter's tips counted",
  "451(f)":
    "hail ruined my wheat and the crop insurance paid this fall; when do farmers report crop insurance; insurance money for destroyed crops",
  "451(g)":
    "livestock sold because of drought, flood or other weather; farmer had to sell cattle because of drought",
  "451(j)": "prize option, lump sum or annual lottery payments; lottery winnings paid over many years",
  "451(k)": "selling transmission lines to an independent system over eight years",
  "453":
    "installment sale; what is an installment sale; I sold my land and the buyer pays over time; seller financing, how am I taxed; sale on time payments",
  "453(a)":
    "seller paid over several years; sale with a note; I sold property and get paid over several years; buyer pays me in installments; land sold with payments over several years; can I spread the gain over the years I get paid; owner financed sale of a business; gain taxed as payments come in",
  "453(b)": "what sales count as installment sales",
  "453(b)(2)": "dealers cannot use installment method",
  "453(c)":
    "gross profit percentage, how much of each installment is taxed; how much of each payment is taxable",
  "453(d)": "can I choose not to use the installment method",
  "453(d)(1)": "elect out of installment method and report all the gain now",
  "453(e)(1)":
    "related party resale; I sold land to my son on a note and he sold it on; I sold property to a family member in installments; second sale by a related buyer",
  "453(e)(2)": "relative resells within two years land bought on a note",
  "453(f)(6)": "like-kind exchange with a note",
  "453(g)": "depreciable property sold to my own company; sale of depreciable property to a related person",
  "453(i)":
    "depreciation recapture reported in the year of sale; recaptured depreciation in an installment sale",
  "453(k)": "no installment sale for stocks and revolving credit",
  "453(l)": "farm property, timeshares and lots may use installment method",
  "453(l)(1)": "can a dealer sell on installments",
  "453A": "interest on large installment sales; pledging installment notes",
  "453A(b)(1)": "installment note interest charge, $150,000 price and $5 million threshold",
  "453A(d)": "borrowed against my installment note",
  "453B": "disposing of or cancelling an installment note",
  "453B(a)": "sold or gave away the buyer's installment note",
  "453B(c)": "seller died holding an installment note",
  "453B(f)": "forgave my son's installment debt",
  "453B(g)": "installment note transferred to ex-spouse in divorce",
  "454": "savings bond interest reported each year or at maturity",
  "454(a)": "elect to report series E or EE interest every year",
  "454(b)": "T-bill interest taxed at maturity",
  "454(c)": "matured savings bonds swapped for HH bonds",
  "455": "prepaid magazine subscriptions",
  "455(a)": "newspaper collects two years in advance",
  "455(c)": "publisher elects to spread subscriptions over the term",
  "456": "prepaid club dues",
  "456(a)": "auto club spreads dues over membership period, up to 36 months",
  "456(e)(3)": "which membership organizations may spread dues",
  "457":
    "deferred compensation of state and local government workers and nonprofits; 457(b) and 457(f) plans",
  "457(b)": "how much may a city employee defer",
  "457(b)(3)": "governmental plan double catch-up in the last three years before retirement",
  "457(d)": "when can I draw on my 457(b) from the city",
  "457(e)(11)": "vacation, sick leave, severance and length of service awards not covered",
  "457(e)(17)": "buying state pension years with governmental plan money",
  "457(f)": "hospital executive's deferred pay taxed at vesting",
  "457A": "deferred pay from offshore funds",
  "457A(b)": "hedge fund manager's pay from a Cayman fund",
  "457A(c)": "20 percent extra tax when amount not determinable",
  "458": "returned magazines and books",
  "458(a)": "records, CDs and paperbacks sent back by shops",
  "458(b)(7)": "how many months for magazine and book returns",
  "460":
    "long-term contracts; percentage of completion; how does a builder report income on long jobs; construction contracts over more than one year; contractor with a job lasting two years",
  "460(a)": "must contractors use percentage of completion",
  "460(b)": "percentage of completion method",
  "460(b)(1)": "builder reports income by share of costs incurred",
  "460(b)(2)": "look-back interest; Form 8697 look-back interest on long-term contracts",
  "460(c)": "which costs go to a long-term contract",
  "460(e)": "home builders and small contractors",
  "460(e)(1)": "home construction contracts",
  "460(e)(1)(B)": "small contractor under gross receipts limit",
  "460(e)(4)": "apartment and condo builders, residential construction contract",
  "460(f)": "what is a long-term contract, ship, plane or building",
};
