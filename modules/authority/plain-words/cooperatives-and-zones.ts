import type { PlainWords } from "./plain-words.ts";

export const COOPERATIVES_AND_ZONES: PlainWords = {
  "1381":
    "cooperatives, which are taxed under subchapter T; which co-ops come under the patronage dividend rules",
  "1381(a)(2)": "rural electric and telephone co-ops not covered",
  "1382":
    "patronage dividends deducted by a co-op; housing, grocery or hardware co-op returns savings to members",
  "1382(b)": "co-op deducts patronage refunds and per-unit retains",
  "1382(c)": "exempt farmers' co-op deducts dividends on its stock",
  "1382(d)": "co-op must pay by the 15th day of the ninth month",
  "1383":
    "co-op pays cash later for nonqualified notices, refund of old tax; nonqualified co-op retains redeemed, lesser of two taxes",
  "1385": "patronage dividends in a member's income; farmer gets 1099-PATR from the grain elevator",
  "1385(b)": "co-op refund on groceries for my home not income",
  "1385(c)": "cash for old nonqualified co-op certificate is taxed",
  "1388": "patronage dividend defined",
  "1388(c)": "20 percent in cash and member consent, qualified notice of allocation",
  "1388(f)": "per-unit retain allocation explained",
  "1388(j)": "co-op nets losses of one department against another",
  "1388(k)": "ethanol and other value-added processing by a co-op",
  "1391": "empowerment zones, how designated; who names empowerment zones and enterprise communities",
  "1391(d)": "when did empowerment zone status end, December 2025",
  "1391(f)": "strategic plan and application to become a zone",
  "1392": "poverty rate, size and population an empowerment zone needs",
  "1392(d)": "Alaska and Hawaii areas as zones",
  "1393": "HUD for city zones, Agriculture for rural zones",
  "1393(a)(4)": "Indian reservations and empowerment zones",
  "1394": "city issues bonds to build a plant in an empowerment zone",
  "1394(c)": "three and twenty million dollar limits on zone bonds",
  "1394(e)": "bond interest not deductible when business stops qualifying",
  "1396": "empowerment zone wage credit; 20 percent credit on the first $15,000 of wages in a zone",
  "1396(d)": "worker must live and work inside the zone",
  "1396(d)(2)": "5 percent owners and short-time workers excluded from zone credit",
  "1397(a)": "training and tuition costs counted as zone wages",
  "1397(b)": "related employers share one zone wage credit",
  "1397A":
    "extra $35,000 expensing for zone businesses, ended 2020; expensing limit raised for property in an empowerment zone",
  "1397B": "sold a zone business asset and bought another within 60 days",
  "1397B(c)": "empowerment zone rollover no longer available after 2020",
  "1397C": "which business counts as a zone business, 35 percent local employees",
  "1397C(d)": "liquor store, golf course or farm not a qualified zone business",
  "1397D": "equipment or renovated building used in an empowerment zone",
  "1397D(a)(2)": "substantial renovation within 24 months in a zone",
  "1398":
    "bankruptcy estate of an individual as separate taxpayer; chapter 7 or 11 individual, trustee files Form 1041",
  "1398(b)": "bankruptcy case dismissed, no separate estate for tax",
  "1398(c)": "tax rates and standard deduction of a bankruptcy estate",
  "1398(d)(2)": "debtor splits the tax year on the filing date",
  "1398(g)": "net operating losses and basis pass to the bankruptcy estate",
  "1398(h)": "administrative expenses of the bankruptcy estate deducted",
  "1398(i)": "what I get back when the bankruptcy case is closed",
  "1399":
    "company or partnership in bankruptcy is not a new taxpayer; chapter 13 debtor keeps filing own return",
  "1400Z-1":
    "designation of opportunity zones; which census tracts are opportunity zones, governor nominates",
  "1400Z-1(b)": "when will governors pick new zones, July 2026",
  "1400Z-1(c)(1)": "poverty and median income test for an opportunity zone",
  "1400Z-1(d)": "how many tracts may a state pick, 25 percent",
  "1400Z-1(e)": "how long does an opportunity zone last, ten years",
  "1400Z-2": "opportunity zone investment; tax benefits of investing in an opportunity zone",
  "1400Z-2(a)": "can I put off capital gains tax with an opportunity zone fund",
  "1400Z-2(a)(1)":
    "deferring gain in a qualified opportunity fund; I put my gain into a fund for poor areas; 180 days to put my gain into an opportunity fund; reinvest stock or house sale gain in a QOF",
  "1400Z-2(b)(1)":
    "when does the deferred opportunity zone gain become taxable; tax bill at end of 2026 on the deferred gain",
  "1400Z-2(b)(2)": "10 percent basis boost after five years in an opportunity fund",
  "1400Z-2(c)":
    "ten-year exclusion; pay no tax on growth of my zone investment; is profit on an opportunity fund tax-free after ten years",
  "1400Z-2(d)":
    "90 percent asset test of an opportunity fund, Form 8996; what is a qualified opportunity fund",
  "1400Z-2(d)(2)": "which property and businesses may a zone fund own",
  "1400Z-2(e)": "inherited opportunity fund interest, decedent's deferred gain",
  "1400Z-2(f)": "penalty on a fund below 90 percent in zone property",
};
