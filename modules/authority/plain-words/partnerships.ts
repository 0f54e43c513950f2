import type { PlainWords } from "./plain-words.ts";

export const PARTNERSHIPS: PlainWords = {
  "701":
    "partners pay the tax, not the partnership; pass-through of partnership income; does an LLC with two owners pay tax",
  "702(a)":
    "partner's share of separately stated items; what shows on a Schedule K-1; my K-1 shows several kinds of income; how is a partner taxed on the income of the partnership; partner reports a share of partnership income on his own return",
  "702(b)": "character of items passes through from the partnership to me",
  "703": "partnership taxable income and elections",
  "704": "partner's distributive share",
  "704(b)":
    "special allocations and substantial economic effect; partners who do not share profits equally; can losses go to one partner",
  "704(c)":
    "contributed property and built-in gain; I contributed land that had risen in value, whose gain is it",
  "704(d)":
    "losses limited to outside basis; my share of loss is more than my basis; how much of a partnership loss may a partner deduct",
  "704(e)": "family partnership; I gave my children shares of the family partnership",
  "705(a)":
    "outside basis; adjusting a partner's basis for income, losses and distributions; what is my basis in the partnership now; basis of a partner's interest goes up and down",
  "706": "partnership's tax year; year of partner's inclusion; partner who joins or leaves in mid-year",
  "706(c)": "partner died or sold out in mid-year, does the year close for him",
  "706(d)": "we admit a new partner in the middle of the year",
  "707(a)(1)": "partner dealing with own partnership; I sold property to my own partnership",
  "707(a)(2)": "disguised sale; I contributed a building and the partnership paid me cash soon after",
  "707(b)": "sales between partnership and controlling partner",
  "707(c)": "guaranteed payments; my partnership pays me a fixed salary",
  "708(b)(1)": "when a partnership ends; we stopped doing business, is our partnership terminated",
  "708(b)(2)": "merger or division of partnerships",
  "709": "costs of organizing or selling interests in a partnership",
  "709(b)": "deducting legal fees for setting up a partnership",
  "721(a)":
    "contribution of property to a partnership or LLC for an interest; no gain on contribution; I put land or money into a partnership for a share; partner contributes appreciated property",
  "722":
    "partner's basis in the interest after contributing property or money; what is my starting basis in a partnership",
  "723": "partnership's basis in what partners contributed",
  "724": "character of contributed inventory, receivables and loss property",
  "731": "distribution from a partnership or LLC",
  "731(a)(1)":
    "gain when cash exceeds basis; my partnership paid out more cash than my basis; is a draw or payout from a partnership taxed; my partnership distributed cash to me",
  "731(a)(2)":
    "loss on liquidation of interest; I left the partnership with less than my basis, do I have a loss",
  "731(c)": "marketable securities",
  "732": "basis of property distributed to a partner; my partnership gave me property instead of cash",
  "732(b)": "basis of property I received when I left the partnership",
  "733": "partner's basis after a distribution",
  "734": "partnership's remaining property adjusted after a distribution",
  "735": "partner sells distributed inventory or receivables",
  "736":
    "payments to a retired partner or to a dead partner's heirs; our partner is retiring and is paid off",
  "737": "partner contributed property and got other property back within seven years",
  "741":
    "selling or exchanging a partnership interest; capital gain on sale of an LLC share; I am selling my share of a partnership; I sold my share of a partnership, is it a capital gain",
  "742": "basis of a bought or inherited partnership interest",
  "743(b)":
    "basis adjustment for the new partner who bought an interest; buyer of a share wants a step-up inside the partnership",
  "743(d)": "substantial built-in loss",
  "751":
    "hot assets; unrealized receivables and inventory make ordinary income on sale of a partnership interest",
  "751(a)": "part of the gain on my partnership share is ordinary",
  "752": "partnership liabilities; partner's share of debt as contribution of money",
  "752(a)": "does partnership debt raise my basis",
  "752(b)": "the partnership paid off a loan and my share of its debt went down",
  "753": "partnership income in respect of a decedent",
  "754":
    "754 election for optional basis adjustment; should the partnership elect a step-up after a partner's death or sale",
  "755": "allocating a basis adjustment among partnership assets",
  "761(a)": "partnership defined for tax; what counts as a partnership; electing out",
  "761(f)": "husband and wife joint venture; my wife and I run a shop together without a company",
  "1061": "carried interest; three-year holding period for fund managers",
  "7704": "publicly traded partnership taxed as a corporation; master limited partnership",
  "7704(c)": "MLP with 90 percent qualifying income is still a partnership",
  "6031(a)": "partnership return, Form 1065; does our partnership have to file",
  "6031(b)": "Schedule K-1 to partners; when must the partnership send me my K-1",
  "6221": "partnership audit at partnership level; BBA audit rules",
  "6221(b)":
    "electing out of the centralized audit regime with 100 or fewer partners; can our small partnership stay out of the BBA audit rules",
  "6222": "partner must report consistently with the partnership",
  "6223": "partnership representative",
  "6225": "imputed underpayment of a partnership",
  "6226(a)":
    "push-out election to reviewed-year partners; 45 days to push the adjustment out to those who were partners",
  "6227": "administrative adjustment request by a partnership",
  "6231": "notices in a partnership audit",
  "6232": "assessing and collecting from a partnership",
  "6234": "court review of a partnership adjustment",
  "6235": "time limit to adjust a partnership return",
  "6241": "definitions for partnership audits",
};
