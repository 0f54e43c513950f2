import type { PlainWords } from "./plain-words.ts";

export const INCOME_AVERAGING_AND_S_CORPORATIONS: PlainWords = {
  "1301":
    "income averaging for farmers and fishermen; Schedule J, farmer spreads a big year over three prior years",
  "1301(a)": "bumper crop year taxed at lower brackets of earlier years",
  "1301(b)(1)": "sale of tractors and breeding stock counts for averaging, land does not",
  "1301(b)(4)": "commercial fisherman averages his catch income",
  "1311":
    "mitigation of the statute of limitations; correcting an error in a closed year; same income taxed in two years and the refund year is closed",
  "1311(b)": "IRS or taxpayer takes inconsistent position, old year reopened",
  "1312(1)": "double inclusion of one item in two years",
  "1312(2)": "same deduction taken twice, IRS reopens the old year",
  "1312(5)": "trust deducted what the beneficiary did not report",
  "1312(7)": "wrong basis because of an error in an earlier closed year",
  "1313(a)": "what counts as a determination, final court decision or closing agreement",
  "1313(c)": "spouse, partner, trust or estate as related taxpayer in a closed-year correction",
  "1314": "how the tax of the old closed year is recomputed",
  "1314(b)": "one year to fix the closed year after the decision",
  "1341": "Ponzi clawback repayment of earlier profits",
  "1341(a)":
    "claim of right; paying back income reported in an earlier year; I had to return a bonus that was taxed two years ago; repaid wages, unemployment or Social Security over $3,000; I paid back money I was taxed on last year; had to give back wages later, can I recover the tax on them; repayment of income over three thousand dollars; claim of right, repaid amounts",
  "1341(a)(5)":
    "credit for the earlier tax instead of a deduction; credit for tax paid on income that I had to return",
  "1341(b)(2)": "no claim of right relief for returned goods and inventory",
  "1351": "company gets compensation for property seized by a foreign government",
  "1351(d)": "tax benefit of an earlier expropriation loss paid back, Cuba",
  "1352": "tonnage tax for US flag ships; alternative tax of a shipping corporation, Form 8902",
  "1353": "cents per ton, how shipping income is figured for the tonnage tax",
  "1353(b)": "days a ship was in foreign trade",
  "1354": "electing in or out of the tonnage tax",
  "1354(e)": "five years before a shipping company can elect again",
  "1355(a)(4)": "what ships qualify, tonnage and US flag",
  "1355(c)": "shipping activity requirement, owned and chartered tonnage",
  "1355(g)": "Great Lakes domestic shipping election",
  "1356": "core, secondary and incidental shipping activities",
  "1356(c)": "container, terminal and barge services of a ship line, 20 percent limit",
  "1357": "shipping profit left out of regular corporate income",
  "1357(c)": "no losses and credits, straight-line depreciation for tonnage tax ships",
  "1358": "shipping as a separate business from a carrier's other activities",
  "1358(c)": "non-arm's-length deals between shipping and other activities",
  "1359": "sold a ship and bought another, gain deferred",
  "1359(b)": "replace a sold vessel within three years",
  "1361(b)": "what are the requirements for an S corporation; can my corporation be an S corporation",
  "1361(b)(1)":
    "S corporation eligibility; small business corporation; 100 shareholders limit; one class of stock; who may own S corporation shares; can my company be an S corporation; who may own its shares; can a foreigner, a partnership or another company own S corporation stock; how many shareholders may an S corporation have; two classes of stock in an S corporation; green card holder or LLC as S corporation owner; who can be a shareholder of an S corporation",
  "1361(b)(1)(A)": "maximum number of S corporation owners",
  "1361(b)(1)(B)": "can another corporation own shares in my S corporation",
  "1361(b)(1)(C)": "can a nonresident alien own S corporation stock",
  "1361(b)(1)(D)":
    "unequal distributions or votes, is there a second class of stock; can an S corporation have preferred stock",
  "1361(b)(2)": "insurers, some banks and DISCs cannot be S corporations",
  "1361(b)(3)":
    "qualified subchapter S subsidiary; QSub election, Form 8869; can an S corporation own a subsidiary",
  "1361(c)(1)":
    "my whole family counted as one S corporation shareholder; husband, wife and descendants of a common ancestor as one owner; does my family count as a single S corporation owner",
  "1361(c)(2)":
    "trusts as shareholders, QSST and ESBT; can a trust own S corporation stock; which trusts may own S corporation stock",
  "1361(c)(2)(A)": "S corporation shares in a living trust after death, two years",
  "1361(c)(4)": "voting and nonvoting shares in an S corporation",
  "1361(c)(5)": "straight debt safe harbor, loan not a second class of stock",
  "1361(c)(6)": "can a charity or 401(k) plan own S corporation shares",
  "1361(d)": "income beneficiary must elect for a QSST trust, deadline",
  "1361(e)": "what an electing small business trust needs, potential current beneficiaries",
  "1362": "S election; we lost our S status; S corporation election, revocation and termination",
  "1362(a)":
    "how does a company become an S corporation; how does a corporation elect S status; choose to be taxed as an S corporation",
  "1362(a)(2)":
    "must every shareholder sign the S election; spouse in a community property state must sign Form 2553; do all shareholders have to agree to the S election",
  "1362(b)":
    "how and when to elect S status; how and when do I choose S status; deadline for Form 2553; two and a half months into the year to choose S status; when must the S election be made; when do I have to file to be an S corporation this year",
  "1362(b)(3)": "S form filed in April counts for next year",
  "1362(b)(5)":
    "late election relief; we filed the S form late; we forgot to file Form 2553 on time; can the IRS accept a late S election",
  "1362(d)": "termination or revocation of S status; how does an S corporation lose its status",
  "1362(d)(1)": "what vote do we need to give up S status; how do we revoke the S election",
  "1362(d)(2)":
    "share sold to a foreigner or partnership ends S election; S corporation got a shareholder who is not allowed",
  "1362(d)(3)":
    "three years of too much passive income ends S status; too much rent and interest income ends S election",
  "1362(e)": "S short year and C short year, allocating income",
  "1362(f)":
    "inadvertent termination; we broke an S corporation rule by accident, can the IRS forgive it; our S election was invalid by mistake, can it be saved",
  "1362(f)(1)": "disproportionate distributions or bad trust shareholder, relief ruling",
  "1362(g)":
    "five-year wait; when can we become an S corporation again after giving it up; company revoked S status and wants back before five years; how long must we wait to elect S status again",
  "1363": "computing S corporation income",
  "1363(a)":
    "S corporation does not pay income tax; does an S corporation pay tax itself; do S corporations pay federal income tax",
  "1363(b)":
    "income of an S corporation figured like an individual's; how is the taxable income of an S corporation computed",
  "1363(c)":
    "who makes elections, S corporation or each shareholder; elections made at the corporate level by an S corporation",
  "1363(d)":
    "LIFO recapture on conversion; four installments of LIFO recapture when we become an S corporation; inventory recapture when changing from C to S corporation",
  "1366(a)":
    "shareholder's share of S corporation income and loss; my share of an S corporation's profit or loss; do I owe tax on S corporation profit that I left in the company; how are S corporation owners taxed; do I pay tax on S corporation profits that were not paid out; S corporation income passes through to me; taxed on my share even if the company paid me nothing",
  "1366(a)(1)": "Form 1120-S Schedule K-1 for owner; which items of an S corporation are separately stated",
  "1366(b)":
    "S corporation's capital gain stays capital for shareholder; does S corporation income keep its character",
  "1366(d)":
    "losses limited to stock and debt basis; my S corporation lost more than I put in, can I deduct it all; suspended S corporation losses carried forward; can I deduct my S corporation's loss; S corporation loss bigger than my investment",
  "1366(d)(1)": "does guaranteeing a bank loan give me S corporation basis",
  "1366(d)(2)":
    "suspended S losses go to my ex-spouse in a divorce; losses over my S corporation basis carried forward",
  "1366(d)(3)": "suspended losses after S status ends",
  "1366(e)":
    "family S corporations; child owns stock but the parent works for nothing, IRS reallocates; family members share S corporation income without fair pay",
  "1366(f)": "built-in gains tax reduces the income passed to owners",
  "1367": "my basis in my S corporation; Form 7203 basis worksheet",
  "1367(a)":
    "stock basis in an S corporation; increases and decreases to basis; how do I figure my basis in S corporation stock",
  "1367(a)(1)": "does S corporation income raise my stock basis",
  "1367(a)(2)":
    "nondeductible expenses and distributions lower S stock basis; what lowers my basis in S corporation shares",
  "1367(b)(2)": "basis of loans to the S corporation; basis in money I lent to my S corporation",
  "1367(b)(2)(B)": "repayment of my loan to the S corporation after losses",
  "1367(b)(4)":
    "inherited S corporation stock and unpaid receivables; basis of S corporation stock left to me by a dead person",
  "1368": "S corporation distributions; property instead of cash from an S corporation",
  "1368(b)":
    "my S corporation paid me cash; is a payout from my S corporation taxed; are distributions from an S corporation taxable to me; cash taken out of an S company by its owner; is money I take out of my S corporation taxable",
  "1368(b)(1)": "S corporation draw tax-free up to stock basis; are S corporation draws tax free",
  "1368(b)(2)": "S corporation paid me more than my basis; payout from an S company larger than my basis",
  "1368(c)":
    "distribution of an S corporation with accumulated earnings and profits, AAA first; dividends from an S corporation that used to be a C corporation",
  "1368(e)(1)": "accumulated adjustments account, AAA; what is the accumulated adjustments account",
  "1368(e)(3)": "election to pay out old C earnings first",
  "1371": "S corporation and corporate rules; no carryovers from C years; post-termination distributions",
  "1371(a)":
    "redemption or liquidation of an S corporation follows corporate rules; which corporate tax rules apply to an S corporation",
  "1371(b)": "do losses from C years carry to S years; can an S corporation use its old C corporation losses",
  "1371(e)": "cash payouts within a year after S status ended; money paid out after the S election ended",
  "1371(f)": "eligible terminated S corporation distributions after 2017",
  "1372":
    "fringe benefits of 2 percent S shareholders; health insurance of an owner-employee of an S corporation; can the S corporation owner have a tax-free cafeteria plan or HSA contribution",
  "1372(b)": "who is a more than 2 percent shareholder, family shares counted",
  "1373": "S corporation shareholders and foreign tax credit, treated as partners",
  "1373(b)": "overall foreign loss recaptured when S election starts or ends",
  "1374":
    "built-in gains tax when a C corporation converted to S; we became an S corporation and sold old assets; sold the building four years after becoming an S corporation",
  "1374(a)":
    "built-in gains tax of an S corporation; does an S corporation ever pay tax on selling its assets; tax on gain from before the switch to S corporation",
  "1374(b)": "how much is the built-in gains tax",
  "1374(b)(2)": "old C corporation losses offset built-in gain",
  "1374(c)":
    "which S corporations escape the BIG tax; corporation that was always an S corporation, no built-in gains tax",
  "1374(d)(1)": "appraise assets when switching to S status",
  "1374(d)(3)": "gain presumed to have existed before the switch to S",
  "1374(d)(7)":
    "how many years after the S election does the built-in gains tax last; five-year recognition period; how long must an S corporation wait to sell old assets without tax",
  "1374(d)(8)": "S corporation bought a C corporation's assets tax-free, new recognition period",
  "1375":
    "tax on S corporation with too much passive investment income; sting tax, rents and interest over 25 percent of receipts",
  "1375(d)": "IRS may waive the passive income tax",
  "1377": "S corporation daily allocation of shares; post-termination transition period",
  "1377(a)": "bought S corporation stock in July, my share of the year's income",
  "1377(a)(2)": "shareholder sells all shares mid-year, close the books election",
  "1377(b)": "how long is the post-termination period",
  "1378":
    "calendar year required for S corporations; can an S corporation have a fiscal year, business purpose",
  "1379": "old Subchapter S elections made before 1983",
  "1379(d)": "carryforwards of pre-1983 electing small business corporations",
};
