import type { PlainWords } from "./plain-words.ts";

export const PROPERTY: PlainWords = {
  "1001":
    "gain or loss on selling property; amount realized minus basis; how to figure profit on a sale; how do I figure my gain; I sold something for more than I paid",
  "1011": "adjusted basis; bargain sale to charity; what do I subtract from the price",
  "1012":
    "cost basis; what you paid for stock or property; average cost and specific identification of shares; what did I pay for it; which shares did I sell",
  "1013": "basis of inventory",
  "1014":
    "stepped-up basis at death; basis of inherited property, house or stock; value at date of death; consistency with the estate tax value; I inherited a house or shares, what is my basis; value when my parent died",
  "1015":
    "basis of a gift; carryover basis; donor's cost; gift worth less than its basis; I sell something that was given to me; what is my basis in a present; a relative gave me shares or a house while still alive, what counts as my cost",
  "1016":
    "adjustments to basis; adding improvements, subtracting depreciation; what raises or lowers my basis; additions and new roof on my house; depreciation I took or could have taken",
  "1017": "basis reduced after debt discharge",
  "1019": "tenant improvements do not change the landlord's basis",
  "1021": "sale of annuities, basis",
  "1031":
    "like-kind exchange; swapping investment or rental real estate; 1031 exchange deadlines of 45 and 180 days; boot; qualified intermediary; related parties; can I trade one rental or piece of land for another without tax",
  "1033":
    "involuntary conversion; insurance money for destroyed property; condemnation by eminent domain; replacing property within two or three years; livestock lost to drought or disease; the government took my land; insurance paid for my burned building and I rebuild; postponing gain when I replace lost property",
  "1035":
    "exchange of life insurance or annuity contracts tax-free; I traded my annuity or insurance policy for another",
  "1036": "common for common stock of the same corporation",
  "1037": "exchange of U.S. savings bonds",
  "1038": "seller takes back real estate after buyer defaults; repossession",
  "1041":
    "property between husband and wife or in a divorce; no gain on transfer to a spouse or ex-spouse; I got property in my divorce; I gave my wife half of my stock",
  "1042": "sale to an ESOP without tax; rollover into replacement securities",
  "1043": "federal officials who must sell investments",
  "1045": "rollover of small business stock gain within 60 days; reinvesting in another startup",
  "1058": "lending securities",
  "1059A": "customs value limits basis of imports",
  "1060":
    "purchase of a business; allocation of price to assets and goodwill; price of my business split among equipment, inventory and goodwill",
  "1062": "gain on farmland sold to farmers paid in four installments",
  "1091":
    "wash sale; selling stock at a loss and buying it back; loss disallowed when the same stock is bought within 30 days; substantially identical securities; I sold shares at a loss and bought them again right after",
  "1092": "straddles; offsetting positions",
  "1202":
    "qualified small business stock, QSBS; gain on startup shares held five years tax-free; I was an early investor or founder of a startup and sold my shares",
  "1211":
    "capital loss limit; $3,000 of capital losses against other income; how much stock market loss can I deduct",
  "1212": "capital loss carryover to later years; I could not use all of my losses last year",
  "1221":
    "capital assets; what is and what is not; inventory, copyrights and business property excluded; hedging; is my house, car, painting or crypto a capital asset",
  "1222":
    "short-term and long-term capital gains; more than one year; net capital gain; how long must I hold to get the lower rate; what is long-term",
  "1223":
    "holding period; tacking the time of a previous owner; how long property has been held; inherited property counted as long-term; when does my holding period begin",
  "1231":
    "sale of business property; gain capital, loss ordinary; section 1231 gain; five-year lookback; livestock and timber; I sold the building my shop was in",
  "1233": "short sale of stock; selling borrowed shares; I sold shares I had borrowed",
  "1234": "puts and calls; options that expire or lapse",
  "1234A": "cancelled rights and contracts are capital",
  "1235": "patent sold by its inventor gets capital gain; I invented something and sold my patent",
  "1236": "securities dealer's investment account",
  "1237":
    "landowner who divides land into lots; real estate subdivided without becoming a dealer; I divided my farm into lots to sell",
  "1239":
    "ordinary gain on depreciable property sold to your own company or spouse; I sold my building to my own corporation",
  "1241": "payment for giving up a lease",
  "1242": "losses on small business investment company stock",
  "1244":
    "section 1244 stock; ordinary loss on a failed small corporation's shares; $50,000 or $100,000; my small company failed and the shares are worthless; friend's startup went bust",
  "1245":
    "depreciation recapture; selling equipment or a vehicle above its depreciated value is ordinary income; I sold my truck or machine for more than its written-down value",
  "1248": "sale of foreign corporation stock taxed as dividend",
  "1250":
    "recapture on depreciated real estate; unrecaptured gain on rental building; I sold my rental building, what about the depreciation",
  "1252": "recapture of farm land conservation costs",
  "1253": "selling a franchise or trademark",
  "1254": "recapture of oil and gas drilling costs",
  "1256":
    "regulated futures contracts marked to market; 60/40 rule; options and commodity contracts; I trade futures and index options",
  "1258": "conversion transactions",
  "1259": "constructive sale; shorting against the box",
  "1260": "constructive ownership; derivatives on hedge funds",
  "1271": "bonds redeemed or sold; gain on retirement of a note",
  "1272":
    "original issue discount, zero-coupon bonds; yearly income from discount; bond bought far below face value",
  "1273": "how much original issue discount there is; issue price",
  "1274":
    "seller financing with too little interest; applicable federal rate; issue price of a note given for property",
  "1275": "original issue discount definitions and reporting",
  "1276": "market discount on bonds is ordinary income",
  "1277": "interest to carry market discount bonds",
  "1278": "market discount bond defined; election to include currently",
  "1281": "short-term obligations discount",
  "1286": "stripped bonds and coupons",
  "1287": "unregistered bonds",
  "1288": "tax-exempt original issue discount",
};
