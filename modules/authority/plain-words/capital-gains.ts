import type { PlainWords } from "./plain-words.ts";

export const CAPITAL_GAINS: PlainWords = {
  "1202": "qualified small business stock, QSBS",
  "1202(a)": "is gain on small business stock tax free; do I owe tax when I sell my startup shares",
  "1202(a)(1)":
    "gain on startup shares held five years tax-free; I was an early investor or founder of a startup and sold my shares; how long must I hold startup stock to pay no tax",
  "1202(a)(5)": "startup stock sold after three or four years, 50 or 75 percent tax-free",
  "1202(b)": "how much gain on small business stock can I leave out",
  "1202(b)(1)": "ten times basis or fifteen million dollars of QSBS gain per company",
  "1202(c)":
    "stock must be bought at original issue from a C corporation; what is qualified small business stock",
  "1202(d)":
    "gross assets cap of 75 million dollars, 50 million before July 2025; which companies count as a qualified small business",
  "1202(d)(1)": "how large may a company be for its shares to be QSBS",
  "1202(e)": "80 percent active business assets test",
  "1202(e)(3)":
    "are shares of a law firm, clinic or hotel company QSBS; businesses shut out, health, law, accounting, consulting, banking, farming, restaurants; can stock of a consulting or medical company qualify for the startup exclusion",
  "1202(f)": "convertible note or preferred turned into common, QSBS clock",
  "1202(g)": "QSBS held through a venture fund or partnership",
  "1202(h)":
    "gift of startup stock to children or trusts, stacking the exclusion; I inherited or was given startup stock, can I still exclude the gain",
  "1211(a)":
    "corporation's capital losses only against its capital gains; C corporation has a stock loss and no gains; can a corporation deduct capital losses",
  "1211(b)":
    "capital loss limit; $3,000 of capital losses against other income; how much stock market loss can I deduct; $1,500 capital loss limit for married filing separately; can I use stock losses against my salary; how much capital loss can I deduct; can I write off money I lost in the stock market; I lost money on stocks, how much comes off my taxes; are capital losses limited; can I deduct crypto losses from my wages; limit of three thousand dollars for losses on investments; stock losses larger than stock gains; limit on net losses from selling investments",
  "1212(a)": "corporation carries capital loss back three years and forward five",
  "1212(b)":
    "how long do my stock losses carry over, Schedule D worksheet; does a capital loss carryover survive death",
  "1212(b)(1)":
    "capital loss carryover to later years; I could not use all of my losses last year; short-term and long-term losses keep their character next year",
  "1212(c)": "futures trader carries loss back three years",
  "1221": "capital assets; loss on my personal car, home or boat not deductible but gain taxed",
  "1221(a)":
    "what is and what is not; inventory, copyrights and business property excluded; is my house, car, painting or crypto a capital asset; what is a capital asset; is my home a capital asset; is gold, jewelry or a coin collection a capital asset; which property is not a capital asset; is my profit a capital gain or ordinary income",
  "1221(a)(1)":
    "dealer or investor, land held for sale to customers; is a house I fixed up and flipped a capital asset; is land I sell as a developer taxed as ordinary income; property held mainly for sale to customers",
  "1221(a)(2)": "office building or delivery truck is not a capital asset",
  "1221(a)(3)":
    "tax when I sell the rights to a novel I wrote; inventor's own patent and letters of a politician are not capital; does an artist get capital gain on selling his own paintings; is money from selling my song or book copyright capital gain",
  "1221(a)(4)":
    "factoring or selling receivables, ordinary loss; accounts receivable of a business, not a capital asset",
  "1221(a)(7)": "airline hedges fuel, must identify hedge the same day",
  "1221(a)(8)": "company supplies are not capital assets",
  "1221(b)(2)": "hedging",
  "1221(b)(3)":
    "songwriter sells his catalog, capital gain election; can musicians treat sale of their songs as capital gain",
  "1222":
    "short-term and long-term capital gains; netting short-term and long-term gains and losses; difference between long-term and short-term capital gain",
  "1222(1)":
    "short-term gain on stock held less than a year; what is a short-term capital gain; I sold stock after six months, is it short-term",
  "1222(2)": "short-term capital loss defined",
  "1222(3)":
    "more than one year; how long must I hold to get the lower rate; what is long-term; bought January 10, earliest date to sell for long-term rate; what is a long-term capital gain; how long must I own stock for long-term gain",
  "1222(4)": "what is a long-term capital loss",
  "1222(9)": "how do I add up my capital gains and losses for the year",
  "1222(10)": "net capital loss defined",
  "1222(11)": "net capital gain; what is net capital gain",
  "1223":
    "holding period; how long property has been held; when does my holding period begin; how is the holding period figured; how long have I owned the stock for tax",
  "1223(1)":
    "holding period of land received in a trade; holding period of property received in a tax-free exchange",
  "1223(2)":
    "tacking the time of a previous owner; does the time my father held the shares before giving them to me count; I sold stock my mom gave me last month, long or short-term; do I count the time the giver owned the property; holding period of property received as a gift",
  "1223(3)": "holding period after a wash sale",
  "1223(4)":
    "when did I buy shares I got in a stock dividend or split; holding period of stock received as a stock dividend",
  "1223(5)": "holding period of stock bought by exercising rights",
  "1223(9)":
    "inherited property counted as long-term; holding period of inherited stock or house; I inherited shares and sold them at once, long-term or short-term",
  "1231": "sale of business property; gain capital, loss ordinary; livestock and timber",
  "1231(a)":
    "how is the sale of business property taxed; sale of equipment or buildings used in my business; fire or theft destroyed business property, capital gain or ordinary loss",
  "1231(a)(1)":
    "section 1231 gain; I sold the building my shop was in; gain on sale of rental property treated as long-term capital gain",
  "1231(a)(2)":
    "loss on the sale of my rental or business building is fully deductible; is a loss on selling business property an ordinary loss",
  "1231(a)(3)": "net gain on rental property after recapture, long-term",
  "1231(b)": "what is property used in a trade or business",
  "1231(b)(2)": "is standing timber or coal royalty income capital gain",
  "1231(b)(3)":
    "how long must I hold cattle, horses or breeding stock for capital gain; how is the sale of dairy cows or breeding hogs taxed",
  "1231(b)(4)": "unharvested crop sold together with the land",
  "1231(c)":
    "old ordinary losses turn this year's gain into ordinary income; earlier business property losses and this year's gain",
  "1231(c)(1)": "five-year lookback",
  "1233(a)":
    "short sale of stock; selling borrowed shares; I sold shares I had borrowed; how are short sales taxed; I shorted a stock, is it capital gain",
  "1233(b)":
    "short sale against stock I own, gain is short-term; is a short sale gain short-term or long-term",
  "1233(d)": "loss on a short sale is long-term if stock held over a year; loss on shorting a stock",
  "1233(f)": "arbitrage operations in securities",
  "1233(h)": "short position in a company that became worthless",
  "1234": "puts and calls; options that expire or lapse",
  "1234(a)":
    "sold my call option, same character as the stock; purchase option on land sold or lapsed; how are stock options I bought and sold taxed; gain or loss on options to buy real estate",
  "1234(a)(2)":
    "loss on an option I bought that expired worthless; day my call option ran out counts as the sale date; my call options expired worthless, can I take the loss",
  "1234(b)": "I wrote a covered call and closed it out",
  "1234(b)(1)":
    "premium from writing an option that expired; how is the premium for selling a covered call taxed; income from writing puts and calls",
  "1234A":
    "cancelled rights and contracts are capital; forfeited deposit or breakup fee on a canceled deal; lapse or termination of a right to buy stock",
  "1234B": "single stock futures gain or loss",
  "1234B(b)": "short side of a securities future is always short-term",
  "1235":
    "patent sold by its inventor gets capital gain; I invented something and sold my patent; licensing all rights to my invention for royalties, capital gain",
  "1235(b)": "can a backer who funded the inventor get capital gain",
  "1235(c)": "no patent capital gain on sale to family or own company, 25 percent",
  "1236":
    "securities dealer's investment account; broker-dealer keeps some stocks for its own investment account",
  "1236(a)": "dealer must identify investment shares by the end of the day",
  "1236(d)": "floor specialist has seven business days to identify",
  "1237":
    "landowner who divides land into lots; real estate subdivided without becoming a dealer; I divided my farm into lots to sell; carve my land into lots and still get capital gain",
  "1237(a)":
    "held the tract five years and made no big improvements; does cutting my land into lots make me a dealer; how is the sale of subdivided lots taxed; sell building lots from family land as capital gain",
  "1237(a)(3)": "how long must I hold a tract before selling lots",
  "1237(b)": "sixth lot sold, 5 percent of price is ordinary income",
  "1237(b)(1)": "how much of the gain is ordinary after I sell more than five lots",
  "1237(b)(3)": "roads, water and sewer put in after ten years",
  "1239(a)":
    "ordinary gain on depreciable property sold to your own company or spouse; I sold my building to my own corporation",
  "1239(b)": "sale of equipment to a company I own more than half of",
  "1239(b)(3)": "estate sells depreciable property to a beneficiary",
  "1239(e)": "patent application sold to my own company",
  "1241":
    "payment for giving up a lease; landlord pays tenant to leave, lease buyout money; manufacturer ends my distributorship and pays me",
  "1242": "losses on small business investment company stock; lost money on stock of an SBIC, ordinary loss",
  "1243": "SBIC's own loss on stock from converted debentures",
  "1244(a)":
    "section 1244 stock; ordinary loss on a failed small corporation's shares; my small company failed and the shares are worthless; friend's startup went bust; bought shares from another owner, is the ordinary loss still allowed; I lost my investment in a small company, can I deduct it all; can I deduct stock in my failed corporation against my wages; ordinary loss on small business stock; stock of my own closed business is worth nothing; invested in a friend's small company that went bankrupt",
  "1244(b)":
    "$50,000 or $100,000; how much of my loss on a bankrupt family corporation is ordinary; how much loss on small business stock is ordinary",
  "1244(c)":
    "company that raised no more than a million dollars, ordinary loss stock; what is section 1244 stock",
  "1244(c)(1)": "stock must be issued for money or property, not services",
  "1245(a)":
    "I sold business equipment, how is the gain taxed; what is depreciation recapture on machines and vehicles; trade-in or sale of a depreciated work car",
  "1245(a)(1)":
    "depreciation recapture; selling equipment or a vehicle above its depreciated value is ordinary income; I sold my truck or machine for more than its written-down value; sale of a truck I fully wrote off; is gain on depreciated business property ordinary income",
  "1245(a)(2)": "trade-in or sale after bonus depreciation or expensing, taxed as ordinary",
  "1245(a)(3)":
    "what property is subject to full depreciation recapture, Form 4797; property to which equipment recapture applies",
  "1245(a)(3)(D)": "hog barn, greenhouse or silo sold, recapture",
  "1245(b)": "gift, inheritance or tax-free exchange does not trigger recapture",
  "1245(b)(1)": "recapture when I give away business equipment",
  "1248": "sale of foreign corporation stock taxed as dividend; sale of CFC stock, part of gain is dividend",
  "1248(b)": "cap on an individual's tax on sale of foreign company",
  "1248(j)": "corporate seller gets participation exemption on the dividend part",
  "1249":
    "patent sold to my own foreign company is ordinary income; copyright or secret formula moved to a controlled foreign corporation",
};
