import type { PlainWords } from "./plain-words.ts";

export const PARTNERSHIPS: PlainWords = {
  "701":
    "partners pay the tax, not the partnership; pass-through of partnership income; does an LLC with two owners pay tax; multi-member LLC is taxed through to its members; is my partnership itself liable for income tax; does a partnership pay income tax; who pays tax on partnership profits; how are partnerships taxed; how is an LLC with several members taxed; partners are taxed and not the firm; do partners pay the tax of the firm; partnership itself pays no tax",
  "702":
    "partner's share of charitable gifts, capital gains and foreign taxes reported apart; what does a partner report on his return; my share of the partnership's income",
  "702(a)":
    "partner's share of separately stated items; what shows on a Schedule K-1; my K-1 shows several kinds of income; how is a partner taxed on the income of the partnership; partner reports a share of partnership income on his own return; how do I report income from a partnership; do I pay tax on partnership profits I did not take out; how do partners report their share of income; taxed on LLC profit left in the business",
  "702(b)":
    "character of items passes through from the partnership to me; long-term gain of the partnership stays long-term for me; does capital gain of a partnership stay capital gain",
  "702(c)": "partner's share of gross income",
  "703": "partnership taxable income and elections",
  "703(a)": "deductions a partnership cannot take on Form 1065",
  "703(b)": "does the partnership or each partner choose the accounting method",
  "704":
    "partner's distributive share; how are partnership profits and losses divided; share of partnership profit and loss",
  "704(a)":
    "partnership agreement decides who gets what share; how much of the profit belongs to each partner; partners' shares under the partnership agreement",
  "704(b)":
    "special allocations and substantial economic effect; partners who do not share profits equally; can losses go to one partner; allocation of all depreciation to one partner is thrown out; can partners split profits any way they like; can one partner get all the tax losses",
  "704(c)":
    "contributed property and built-in gain; I contributed land that had risen in value, whose gain is it; who is taxed on gain in property a partner put in",
  "704(c)(1)(B)": "land I contributed was given to another partner within seven years",
  "704(d)":
    "losses limited to outside basis; my share of loss is more than my basis; how much of a partnership loss may a partner deduct; carry forward a partnership loss until I have basis; can I deduct my partnership loss; my share of losses is more than I invested; partnership losses I cannot use this year",
  "704(e)":
    "family partnership; I gave my children shares of the family partnership; can my kids be partners in the family business; splitting income with family through a partnership; family members as partners",
  "705":
    "negative basis, can a partner's basis fall below zero; keeping track of my basis in an LLC from year to year; what is my basis in a partnership; how do I figure my basis in an LLC; basis of my share in the LLC; why does my partnership basis change each year",
  "705(a)":
    "outside basis; adjusting a partner's basis for income, losses and distributions; what is my basis in the partnership now; basis of a partner's interest goes up and down; tax-exempt income and nondeductible costs change my LLC basis; how does a partner's basis go up or down",
  "705(a)(1)": "what raises my basis in a partnership",
  "705(a)(2)": "what lowers my basis in a partnership",
  "705(b)": "simpler way to find my partnership basis",
  "706":
    "partnership's tax year; year of partner's inclusion; partner who joins or leaves in mid-year; what tax year does a partnership use",
  "706(a)":
    "partnership with a different year end, when do I report my share; when does a partner report partnership income",
  "706(b)":
    "which fiscal year must a partnership use; can a partnership choose its year; year end of a partnership",
  "706(c)":
    "partner died or sold out in mid-year, does the year close for him; partner dies or leaves in the middle of the year",
  "706(d)":
    "we admit a new partner in the middle of the year; varying interests rule, no retroactive allocations to a new partner; new partner joined during the year, what is his share; partner's share when interests change during the year",
  "707(a)":
    "can a partner sell things to or work for his own partnership; partner lends money or rents property to the partnership",
  "707(a)(1)": "partner dealing with own partnership; I sold property to my own partnership",
  "707(a)(2)": "disguised sale; I contributed a building and the partnership paid me cash soon after",
  "707(a)(2)(A)":
    "partner gets a special share of profits in return for services, fee waiver; partner paid for services through a special profit share",
  "707(a)(2)(B)": "I put property in a partnership and got cash back, a sale",
  "707(b)":
    "sales between partnership and controlling partner; can I deduct a loss on a sale to my partnership",
  "707(b)(1)": "loss on a sale to a partnership I own more than half of",
  "707(b)(2)": "sale to a partnership I control gives ordinary income",
  "707(c)":
    "guaranteed payments; my partnership pays me a fixed salary; is a partner's salary deductible by the partnership; health insurance premiums paid for a partner; is a partner's guaranteed payment taxable; can partners pay themselves a salary; fixed pay to a partner without regard to profit",
  "708":
    "partnership went down to one owner; when does a partnership end; does a partnership continue when a partner leaves or dies",
  "708(a)": "is a partnership still going after a change of partners",
  "708(b)": "termination of a partnership",
  "708(b)(1)":
    "when a partnership ends; we stopped doing business, is our partnership terminated; partnership closes its business",
  "708(b)(2)": "merger or division of partnerships; two partnerships merge into one",
  "708(b)(2)(B)": "two partners split the firm into two new partnerships",
  "709":
    "costs of organizing or selling interests in a partnership; LLC startup legal and filing fees, $5,000 then 180 months",
  "709(a)": "broker commissions for selling partnership units are never deductible",
  "709(b)": "deducting legal fees for setting up a partnership",
  "721":
    "tax-free formation of an LLC with my building; do I owe tax when I put property in a partnership; putting my house or land into an LLC; starting a partnership with my property",
  "721(a)":
    "contribution of property to a partnership or LLC for an interest; no gain on contribution; I put land or money into a partnership for a share; partner contributes appreciated property; I give the LLC my equipment for a membership share; no tax on property given to an LLC for a share; contributing property to a partnership; I put my farm into a family partnership",
  "721(b)":
    "swap fund, investors pool their stocks in a partnership; partnership that is an investment company",
  "721(c)": "gain property put into a partnership with foreign related partners",
  "722":
    "partner's basis in the interest after contributing property or money; what is my starting basis in a partnership; opening capital account basis after I contribute a truck",
  "723": "partnership's basis in what partners contributed; carryover basis of a building the partner put in",
  "724":
    "character of contributed inventory, receivables and loss property; developer contributes lots held for sale, partnership gain stays ordinary for five years",
  "724(c)": "built-in capital loss of contributed stock stays capital for five years",
  "731":
    "distribution from a partnership or LLC; is money I take out of a partnership taxed; payout from my LLC",
  "731(a)": "my partnership paid me cash; drawing money out of a partnership",
  "731(a)(1)":
    "gain when cash exceeds basis; my partnership paid out more cash than my basis; is a draw or payout from a partnership taxed; my partnership distributed cash to me; LLC member withdraws money in excess of what he has invested; when is a partner taxed on a distribution; cash from a partnership bigger than my basis",
  "731(a)(2)":
    "loss on liquidation of interest; I left the partnership with less than my basis, do I have a loss; can I have a loss when I leave a partnership",
  "731(b)":
    "does the partnership itself have gain when it distributes property; is the partnership taxed when it pays its partners",
  "731(c)": "marketable securities; partnership hands out publicly traded stock to partners, treated as cash",
  "732":
    "basis of property distributed to a partner; my partnership gave me property instead of cash; basis of a car or land the LLC deeded to me; what is my basis in property from a partnership; my LLC gave me land",
  "732(a)": "basis of property given to me while I stay a partner",
  "732(a)(1)": "basis of land the partnership deeded to me",
  "732(b)":
    "basis of property I received when I left the partnership; basis of property I got when leaving the LLC",
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
    "selling or exchanging a partnership interest; capital gain on sale of an LLC share; I am selling my share of a partnership; I sold my share of a partnership, is it a capital gain; membership interest sold to the other member, what kind of gain; loss on selling my units of a limited partnership; capital gain or ordinary when a partner is bought out by another partner; I sold my share in an LLC, how is it taxed; selling my partnership share; is the sale of a partnership interest capital gain; gain or loss when a partner sells out; my partner bought me out; character of gain on a partnership share",
  "742":
    "basis of a bought or inherited partnership interest; what is my basis after buying into an existing LLC or inheriting a share",
  "743(a)": "does partnership property get a new basis when a share is sold",
  "743(b)":
    "basis adjustment for the new partner who bought an interest; buyer of a share wants a step-up inside the partnership; step-up for heirs inside the partnership after the partner died; I bought a partnership share, can I step up basis; partner died, new basis for partnership assets; special basis adjustment of a transferee partner",
  "743(d)":
    "substantial built-in loss; required step-down when a partnership share with a $250,000 loss changes hands",
  "751":
    "hot assets; unrealized receivables and inventory make ordinary income on sale of a partnership interest; selling my share of a firm with accounts receivable, ordinary part; ordinary income when I sell my partnership share; hot assets of a partnership",
  "751(a)":
    "part of the gain on my partnership share is ordinary; is part of my gain on selling an LLC ordinary; depreciation and receivables when I sell my partnership share",
  "751(b)": "partner takes more than his share of inventory, disproportionate distribution",
  "751(c)": "depreciation recapture and unpaid fees are hot assets; what are unrealized receivables",
  "751(d)": "what is inventory of a partnership",
  "752":
    "partnership liabilities; partner's share of debt as contribution of money; recourse and nonrecourse loans shared among partners; does the partnership's loan count in my basis; partner's share of partnership debts",
  "752(a)":
    "does partnership debt raise my basis; partner guarantees the bank loan of the LLC; my share of the LLC's debt went up; partner takes on partnership debt",
  "752(b)":
    "the partnership paid off a loan and my share of its debt went down; deemed cash distribution when the partnership's loan is refinanced or repaid; my share of partnership debt went down; partner freed of partnership debt",
  "752(c)": "partnership property with a mortgage",
  "752(d)":
    "buyer takes over my share of the partnership's debts when I sell; debts when a partnership share is sold",
  "753":
    "partnership income in respect of a decedent; payments to the estate of a dead partner are taxed as his income; widow of a partner gets share of fees collected after his death",
  "754":
    "754 election for optional basis adjustment; should the partnership elect a step-up after a partner's death or sale; one-time election binds the partnership for all later years; can a partnership revoke its step-up election; choosing to reset what assets cost when a new partner buys in",
  "755":
    "allocating a basis adjustment among partnership assets; which assets get the step-up, capital or ordinary class",
  "755(c)": "no basis decrease to stock of a corporate partner",
  "761(a)":
    "partnership defined for tax; what counts as a partnership; electing out; is co-owning a rental with a friend a partnership; oil operators or investment club electing out of partnership rules; what is a partnership for tax purposes; we share a business without papers, are we partners",
  "761(b)": "who is a partner",
  "761(c)": "amending the partnership agreement until the return is due; what is a partnership agreement",
  "761(f)":
    "husband and wife joint venture; my wife and I run a shop together without a company; husband and wife both run the business, two Schedule Cs; can a married couple run a business without filing a partnership return; husband and wife business, are we a partnership",
};
