import type { PlainWords } from "./plain-words.ts";

export const PARTNERSHIPS: PlainWords = {
  "701":
    "partners pay the tax, not the partnership; pass-through of partnership income; does an LLC with two owners pay tax",
  "702":
    "partner's share of separately stated items; what shows on a Schedule K-1; my K-1 shows several kinds of income",
  "703": "partnership taxable income and elections",
  "704":
    "partner's distributive share; special allocations and substantial economic effect; contributed property and built-in gain; losses limited to outside basis; family partnership; partners who do not share profits equally; can losses go to one partner; my share of loss is more than my basis",
  "705":
    "outside basis; adjusting a partner's basis for income, losses and distributions; what is my basis in the partnership now; basis of a partner's interest goes up and down",
  "706":
    "partnership's tax year; year of partner's inclusion; partner who joins or leaves in mid-year; we admit a new partner in the middle of the year",
  "707":
    "guaranteed payments; partner dealing with own partnership; disguised sale; sales between partnership and controlling partner; my partnership pays me a fixed salary; I sold property to my own partnership",
  "708": "when a partnership ends; merger or division of partnerships",
  "709": "costs of organizing or selling interests in a partnership",
  "721":
    "contribution of property to a partnership or LLC for an interest; no gain on contribution; I put land or money into a partnership for a share",
  "722":
    "partner's basis in the interest after contributing property or money; what is my starting basis in a partnership",
  "723": "partnership's basis in what partners contributed",
  "724": "character of contributed inventory, receivables and loss property",
  "731":
    "distribution from a partnership or LLC; gain when cash exceeds basis; loss on liquidation of interest; marketable securities; my partnership paid out more cash than my basis; is a draw or payout from a partnership taxed",
  "732": "basis of property distributed to a partner; my partnership gave me property instead of cash",
  "733": "partner's basis after a distribution",
  "734": "partnership's remaining property adjusted after a distribution",
  "735": "partner sells distributed inventory or receivables",
  "736":
    "payments to a retired partner or to a dead partner's heirs; our partner is retiring and is paid off",
  "737": "partner contributed property and got other property back within seven years",
  "741":
    "selling or exchanging a partnership interest; capital gain on sale of an LLC share; I am selling my share of a partnership",
  "742": "basis of a bought or inherited partnership interest",
  "743":
    "basis adjustment for the new partner who bought an interest; substantial built-in loss; buyer of a share wants a step-up inside the partnership",
  "751":
    "hot assets; unrealized receivables and inventory make ordinary income on sale of a partnership interest; part of the gain on my partnership share is ordinary",
  "752":
    "partnership liabilities; partner's share of debt as contribution of money; does partnership debt raise my basis",
  "753": "partnership income in respect of a decedent",
  "754":
    "754 election for optional basis adjustment; should the partnership elect a step-up after a partner's death or sale",
  "755": "allocating a basis adjustment among partnership assets",
  "761":
    "partnership defined for tax; what counts as a partnership; electing out; husband and wife joint venture",
  "1061": "carried interest; three-year holding period for fund managers",
  "7704": "publicly traded partnership taxed as a corporation; master limited partnership",
  "6031": "partnership return, Form 1065; Schedule K-1 to partners; does our partnership have to file",
  "6221":
    "partnership audit at partnership level; BBA audit rules; electing out of the centralized audit regime with 100 or fewer partners",
  "6222": "partner must report consistently with the partnership",
  "6223": "partnership representative",
  "6225": "imputed underpayment of a partnership",
  "6226": "push-out election to reviewed-year partners",
  "6227": "administrative adjustment request by a partnership",
  "6231": "notices in a partnership audit",
  "6232": "assessing and collecting from a partnership",
  "6234": "court review of a partnership adjustment",
  "6235": "time limit to adjust a partnership return",
  "6241": "definitions for partnership audits",
};
