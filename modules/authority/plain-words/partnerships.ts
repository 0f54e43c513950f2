import type { PlainWords } from "./plain-words.ts";

export const PARTNERSHIPS: PlainWords = {
  "701":
    "partners pay the tax, not the partnership; pass-through of partnership income; does an LLC with two owners pay tax; multi-member LLC is taxed through to its members; is my partnership itself liable for income tax",
  "702": "partner's share of charitable gifts, capital gains and foreign taxes reported apart",
  "702(a)":
    "partner's share of separately stated items; what shows on a Schedule K-1; my K-1 shows several kinds of income; how is a partner taxed on the income of the partnership; partner reports a share of partnership income on his own return",
  "702(b)":
    "character of items passes through from the partnership to me; long-term gain of the partnership stays long-term for me",
  "703": "partnership taxable income and elections",
  "703(a)": "deductions a partnership cannot take on Form 1065",
  "703(b)": "does the partnership or each partner choose the accounting method",
  "704": "partner's distributive share",
  "704(a)": "partnership agreement decides who gets what share",
  "704(b)":
    "special allocations and substantial economic effect; partners who do not share profits equally; can losses go to one partner; allocation of all depreciation to one partner is thrown out",
  "704(c)":
    "contributed property and built-in gain; I contributed land that had risen in value, whose gain is it",
  "704(c)(1)(B)": "land I contributed was given to another partner within seven years",
  "704(d)":
    "losses limited to outside basis; my share of loss is more than my basis; how much of a partnership loss may a partner deduct; carry forward a partnership loss until I have basis",
  "704(e)": "family partnership; I gave my children shares of the family partnership",
  "705":
    "negative basis, can a partner's basis fall below zero; keeping track of my basis in an LLC from year to year",
  "705(a)":
    "outside basis; adjusting a partner's basis for income, losses and distributions; what is my basis in the partnership now; basis of a partner's interest goes up and down; tax-exempt income and nondeductible costs change my LLC basis",
  "706": "partnership's tax year; year of partner's inclusion; partner who joins or leaves in mid-year",
  "706(a)": "partnership with a different year end, when do I report my share",
  "706(b)": "which fiscal year must a partnership use",
  "706(c)": "partner died or sold out in mid-year, does the year close for him",
  "706(d)":
    "we admit a new partner in the middle of the year; varying interests rule, no retroactive allocations to a new partner",
  "707(a)(1)": "partner dealing with own partnership; I sold property to my own partnership",
  "707(a)(2)": "disguised sale; I contributed a building and the partnership paid me cash soon after",
  "707(a)(2)(A)": "partner gets a special share of profits in return for services, fee waiver",
  "707(b)": "sales between partnership and controlling partner",
  "707(b)(1)": "loss on a sale to a partnership I own more than half of",
  "707(c)":
    "guaranteed payments; my partnership pays me a fixed salary; is a partner's salary deductible by the partnership; health insurance premiums paid for a partner",
  "708": "partnership went down to one owner",
  "708(b)(1)": "when a partnership ends; we stopped doing business, is our partnership terminated",
  "708(b)(2)": "merger or division of partnerships",
  "708(b)(2)(B)": "two partners split the firm into two new partnerships",
  "709":
    "costs of organizing or selling interests in a partnership; LLC startup legal and filing fees, $5,000 then 180 months",
  "709(a)": "broker commissions for selling partnership units are never deductible",
  "709(b)": "deducting legal fees for setting up a partnership",
  "721": "tax-free formation of an LLC with my building",
  "721(a)":
    "contribution of property to a partnership or LLC for an interest; no gain on contribution; I put land or money into a partnership for a share; partner contributes appreciated property; I give the LLC my equipment for a membership share",
  "721(b)": "swap fund, investors pool their stocks in a partnership",
  "721(c)": "gain property put into a partnership with foreign related partners",
  "722":
    "partner's basis in the interest after contributing property or money; what is my starting basis in a partnership; opening capital account basis after I contribute a truck",
  "723": "partnership's basis in what partners contributed; carryover basis of a building the partner put in",
  "724":
    "character of contributed inventory, receivables and loss property; developer contributes lots held for sale, partnership gain stays ordinary for five years",
  "724(c)": "built-in capital loss of contributed stock stays capital for five years",
  "731": "distribution from a partnership or LLC",
  "731(a)(1)":
    "gain when cash exceeds basis; my partnership paid out more cash than my basis; is a draw or payout from a partnership taxed; my partnership distributed cash to me; LLC member withdraws money in excess of what he has invested",
  "731(a)(2)":
    "loss on liquidation of interest; I left the partnership with less than my basis, do I have a loss",
  "731(b)": "does the partnership itself have gain when it distributes property",
  "731(c)": "marketable securities; partnership hands out publicly traded stock to partners, treated as cash",
  "732":
    "basis of property distributed to a partner; my partnership gave me property instead of cash; basis of a car or land the LLC deeded to me",
  "732(b)": "basis of property I received when I left the partnership",
  "732(c)": "spreading my basis over several assets received from the partnership",
  "732(d)": "partner who bought in without a step-up gets land within two years",
  "733": "partner's basis after a distribution; a draw reduces my basis in the partnership",
  "734":
    "partnership's remaining property adjusted after a distribution; partner was cashed out above basis, step-up of what is left",
  "734(d)": "mandatory write-down when a distribution loss exceeds $250,000",
  "735":
    "partner sells distributed inventory or receivables; inventory I got out of the partnership sold within five years is ordinary",
  "735(b)": "holding period of property received from a partnership",
  "736":
    "payments to a retired partner or to a dead partner's heirs; our partner is retiring and is paid off; buyout of a retired law firm partner, goodwill and unpaid fees",
  "736(a)": "monthly payments to a deceased partner's widow",
  "736(b)(2)": "goodwill payment to a retiring general partner of a service firm",
  "737":
    "partner contributed property and got other property back within seven years; mixing bowl rule, seven years after contributing appreciated land; I put in a building and took out other property, is there gain",
  "741":
    "selling or exchanging a partnership interest; capital gain on sale of an LLC share; I am selling my share of a partnership; I sold my share of a partnership, is it a capital gain; membership interest sold to the other member, what kind of gain; loss on selling my units of a limited partnership; capital gain or ordinary when a partner is bought out by another partner",
  "742":
    "basis of a bought or inherited partnership interest; what is my basis after buying into an existing LLC or inheriting a share",
  "743(b)":
    "basis adjustment for the new partner who bought an interest; buyer of a share wants a step-up inside the partnership; step-up for heirs inside the partnership after the partner died",
  "743(d)":
    "substantial built-in loss; required step-down when a partnership share with a $250,000 loss changes hands",
  "751":
    "hot assets; unrealized receivables and inventory make ordinary income on sale of a partnership interest; selling my share of a firm with accounts receivable, ordinary part",
  "751(a)": "part of the gain on my partnership share is ordinary",
  "751(b)": "partner takes more than his share of inventory, disproportionate distribution",
  "751(c)": "depreciation recapture and unpaid fees are hot assets",
  "752":
    "partnership liabilities; partner's share of debt as contribution of money; recourse and nonrecourse loans shared among partners",
  "752(a)": "does partnership debt raise my basis; partner guarantees the bank loan of the LLC",
  "752(b)":
    "the partnership paid off a loan and my share of its debt went down; deemed cash distribution when the partnership's loan is refinanced or repaid",
  "752(d)": "buyer takes over my share of the partnership's debts when I sell",
  "753":
    "partnership income in respect of a decedent; payments to the estate of a dead partner are taxed as his income; widow of a partner gets share of fees collected after his death",
  "754":
    "754 election for optional basis adjustment; should the partnership elect a step-up after a partner's death or sale; one-time election binds the partnership for all later years; can a partnership revoke its step-up election; choosing to reset what assets cost when a new partner buys in",
  "755":
    "allocating a basis adjustment among partnership assets; which assets get the step-up, capital or ordinary class",
  "755(c)": "no basis decrease to stock of a corporate partner",
  "761(a)":
    "partnership defined for tax; what counts as a partnership; electing out; is co-owning a rental with a friend a partnership; oil operators or investment club electing out of partnership rules",
  "761(c)": "amending the partnership agreement until the return is due",
  "761(f)":
    "husband and wife joint venture; my wife and I run a shop together without a company; husband and wife both run the business, two Schedule Cs",
};
