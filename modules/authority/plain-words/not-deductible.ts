import type { PlainWords } from "./plain-words.ts";

export const NOT_DEDUCTIBLE: PlainWords = {
  "261": "no deduction for the items listed; general rule of disallowance",
  "262":
    "personal, living and family expenses are not deductible; commuting, haircuts, funeral and wedding costs; can I deduct personal expenses; are my living expenses deductible; can I write off my rent or food; family and living costs; nondeductible personal costs",
  "262(a)":
    "personal rent, clothes and groceries; can I deduct my own rent, groceries or clothes; divorce lawyer and child's private school fees; can I deduct what I spend on my family; is driving to work deductible; can I deduct funeral costs on my own return; can I write off my wedding or my haircut; can I deduct child support or my kids' clothes; can I take off my groceries, clothes and rent",
  "262(b)": "home telephone; first landline at home not deductible; can I deduct my home phone line",
  "263(a)":
    "capital expenditures not deductible; improvements to property must be capitalized; is a big repair or improvement deductible at once or capitalized; is a new roof a repair or an improvement; capitalize legal costs of acquiring a company; can I deduct a new roof, or must I capitalize it; difference between a repair and an improvement; costs that must be capitalized and not deducted; fees for buying a building or land added to its cost; replaced the furnace and windows of my rental, repair or capital",
  "263(a)(1)":
    "repairs or betterment of a building, de minimis safe harbor; cost of adding a room or remodeling a building; money spent to increase the value of property",
  "263(a)(2)": "cost of restoring a worn-out asset",
  "263(c)":
    "intangible drilling costs; IDC, drilling an oil well written off at once; are oil well drilling costs deductible",
  "263(g)": "carrying charges of commodity straddles",
  "263(i)": "drilling costs of oil wells outside the United States",
  "263A":
    "uniform capitalization, UNICAP; direct and indirect costs of making or buying goods added to inventory; which costs go into inventory for a manufacturer or reseller",
  "263A(a)":
    "do I have to capitalize costs into inventory; which overhead costs go into the cost of goods I make",
  "263A(b)": "does UNICAP apply to things I build for my own use",
  "263A(b)(2)": "stores and wholesalers adding storage and purchasing costs",
  "263A(c)(4)": "homebuilder or contractor with long-term contract exempt",
  "263A(d)":
    "farmers' orchards, vineyards and raising costs before production; do farmers have to capitalize the cost of raising crops",
  "263A(d)(2)": "freeze, drought or disease killed my grove, replanting costs",
  "263A(e)(3)": "vines or trees with preproductive period over two years",
  "263A(f)": "interest while building must be capitalized",
  "263A(f)(1)": "interest during construction",
  "263A(f)(4)": "aging period of wine and whiskey and capitalized interest",
  "263A(h)": "writers and artists deduct their costs at once",
  "263A(h)(1)": "novelists, photographers and painters need not capitalize their costs",
  "263A(i)": "are small businesses excused from UNICAP",
  "263A(i)(1)": "small business exception",
  "264": "life insurance premiums and policy loan interest of a business not deductible",
  "264(a)(1)": "key man insurance",
  "264(a)(2)": "borrowing to pay for single premium life policy",
  "264(a)(4)": "interest on loans against company-owned policies, COLI",
  "264(e)(1)": "key person loan interest exception up to $50,000",
  "264(f)": "pro rata interest lost because of unborrowed policy cash value",
  "265(a)(1)": "expenses of earning tax-exempt income",
  "265(a)(2)": "interest on loans to buy municipal bonds",
  "265(a)(4)": "margin loan to hold municipal bond fund shares",
  "265(a)(6)": "minister deducts mortgage interest despite housing allowance",
  "265(b)": "bank's interest for carrying tax-exempt bonds",
  "265(b)(3)": "bank-qualified bonds of small issuers",
  "266":
    "carrying charges on land capitalized by election; property tax and loan interest on idle land added to basis; elect to capitalize taxes during construction",
  "267(a)": "can I sell my house or stock to my son at a loss",
  "267(a)(1)":
    "related party losses; sale at a loss to a brother, parent or own corporation; I sold stock at a loss to my brother; can I sell something to my relative and deduct the loss; loss on a sale to my own company; sold my rental to my daughter at a loss",
  "267(a)(2)":
    "unpaid expenses to a related cash-basis person; bonus owed to the owner unpaid at year-end; salary accrued but not paid to the owner, when deductible",
  "267(b)":
    "selling to family or my own company; who is a related party, family, trust and fiduciary, more than half-owned company; which relatives and companies are related persons for losses",
  "267(b)(2)": "sold property at a loss to a corporation I control",
  "267(c)": "brothers, sisters and ancestors as family for constructive ownership",
  "267(c)(4)": "are in-laws and cousins related parties for a loss",
  "267(d)": "buyer of a relative's loss property resells at a gain",
  "267(d)(1)": "my sister resold at a profit the shares I sold her at a loss",
  "267(f)": "losses between companies of a controlled group deferred",
  "267A": "hybrid transactions with foreign related parties",
  "267A(b)": "interest or royalty paid abroad and taxed nowhere",
  "267A(c)": "repo or debt seen differently in two countries",
  "268":
    "land sold with a growing crop; costs of growing a crop sold with the farm added to basis; wheat still in the field when I sold the land",
  "269": "buying a company to get its tax losses; acquisition to avoid tax",
  "269(a)": "fifty percent control bought mainly for the net operating loss",
  "269(b)": "liquidation within two years of stock purchase to use losses",
  "269A": "personal service corporation used to avoid tax",
  "269A(a)": "doctor's or athlete's one-man company serving one client",
  "269A(b)(2)": "ten percent owner-employee of a loan-out corporation",
  "269B": "shares of two companies that trade only together",
  "269B(a)(1)": "stapled foreign corporation treated as American",
  "271": "debts owed by political parties; unpaid campaign debt not a bad debt",
  "271(c)": "vendor on accrual method may write off sales to a campaign",
  "272":
    "coal royalty contract costs not deductible; iron ore lease with retained economic interest, costs of the contract",
  "273": "heir with income for life may not write off her interest; no shrinkage deduction for life estate",
  "274":
    "entertainment, meals and gifts expenses; can I write off meals and entertainment; deducting business meals, gifts and travel; limits on business travel, meals and entertainment",
  "274(a)(1)":
    "can I deduct tickets to a game; deducting golf, theater or a fishing trip with a client; is entertaining clients deductible; can I write off football tickets for customers; are theater tickets for customers a write-off",
  "274(a)(3)": "club dues; is a country club or gym membership deductible",
  "274(a)(4)": "employer deduction for parking and transit passes lost",
  "274(b)(1)":
    "business gifts over $25; gifts to customers; client gifts limit, pens with logo under $4; how much can I deduct for a gift to a client; is a Christmas gift to customers deductible",
  "274(c)":
    "business trip abroad with vacation days; can I deduct a business trip overseas with some vacation",
  "274(d)":
    "receipts and records for travel and car expenses; what records do I need for business travel and car mileage; mileage log and receipts needed to prove business travel; do I need receipts for travel and gifts; do I have to keep a mileage log; proof needed for travel and gift deductions",
  "274(e)": "can I deduct the office party; meals and parties for workers that stay fully deductible",
  "274(e)(1)": "food and drinks for staff on the company premises",
  "274(e)(4)": "is the company picnic or holiday party fully deductible",
  "274(h)": "conventions and cruise ships; is a convention abroad or on a cruise ship deductible",
  "274(h)(2)": "cruise ship convention $2,000 limit",
  "274(j)": "gold watch deduction, length of service and safety awards $400 or $1,600",
  "274(k)": "business meal not lavish and owner or employee present; when is a business dinner deductible",
  "274(l)": "commuting benefits",
  "274(m)": "limits on deducting travel",
  "274(m)(1)": "luxury water travel, cruise per diem limit",
  "274(m)(2)": "trip as a form of education not deductible",
  "274(m)(3)": "spouse's travel; can I deduct my wife's trip when she comes along",
  "274(n)(1)":
    "business meals 50 percent; can I deduct meals with clients; how much of a business lunch can I deduct; are meals on a business trip deductible; half of business meals",
  "274(n)(3)": "long-haul truckers deduct 80 percent of meals on the road",
  "274(o)": "employee cafeteria meals not deductible after 2025",
  "275": "federal income tax and certain other taxes not deductible",
  "275(a)(1)": "employee's share of FICA not deductible",
  "275(a)(3)": "estate and gift taxes not deductible",
  "276":
    "advertising in political convention programs; ticket to a political fundraising dinner or inaugural ball",
  "276(a)(1)": "ad in a candidate's program book",
  "277":
    "membership clubs and deductions against nonmember income; homeowners association or country club, losses from members",
  "277(a)": "club cannot use member losses against interest income",
  "279":
    "interest on debt used to take over another company; junk bond acquisition debt over $5 million of interest",
  "279(b)": "subordinated convertible debt used to buy a company",
  "280A(a)": "are costs of my home deductible if I use it for business",
  "280A(c)(1)":
    "home office deduction; exclusive use of part of a home for business; I work from home, can I deduct a room; regular and exclusive use, principal place of business or meeting clients at home; self-employed person's office at home; can I deduct my home office; can I write off a room in my house used for work; who qualifies for the home office deduction",
  "280A(c)(2)": "inventory or samples stored at home",
  "280A(c)(4)":
    "day care at home; day care business in my house; babysitter caring for kids in her own home, house costs",
  "280A(c)(5)": "can home office costs create a loss; limit on the home office deduction",
  "280A(c)(6)": "renting a room of my house to my employer",
  "280A(d)": "is my vacation home a residence or a rental",
  "280A(d)(1)":
    "how many days may I use my rental cabin myself; 14 days or ten percent test for a vacation house",
  "280A(d)(2)": "what counts as a day of personal use, relatives staying free",
  "280A(e)": "which costs can I deduct on a vacation home I rent out",
  "280A(e)(1)":
    "renting out a vacation home; rent out my beach house part of the year; splitting expenses between rental days and personal days",
  "280A(f)(1)": "houseboat, mobile home or condo as a dwelling unit rented out",
  "280A(g)":
    "renting the house for fewer than 15 days; renting my home for two weeks; Augusta rule, my company rents my house for meetings; can I rent my house for a week or two tax-free; rented out my home during a big sports event",
  "280B":
    "demolition of buildings; costs of tearing down; cost of knocking down an old building added to the land; loss on a torn-down house not deductible",
  "280C": "no double benefit: wages or research costs reduced by credits",
  "280C(a)": "wages deduction reduced by hiring credits",
  "280C(c)(2)": "elect the reduced research credit instead of cutting the deduction",
  "280C(g)": "premium deduction reduced by the small business health credit",
  "280E":
    "no deductions for drug dealers; cannabis and marijuana business expenses; we sell cannabis legally in our state; dispensary may only subtract cost of goods sold; Schedule I or II drug trafficking business taxes; marijuana store, can it deduct rent and payroll; can a marijuana business deduct its expenses; is a drug dealer allowed to write off his costs; why can cannabis shops not take business deductions; tax deductions for selling weed",
  "280F(a)":
    "how much can I depreciate a car used for business; limit on writing off a luxury car; yearly limit on depreciation for cars",
  "280F(a)(1)": "luxury car depreciation caps; how much of an expensive car can I write off each year",
  "280F(b)": "I use my car less than half for business, what depreciation",
  "280F(b)(1)": "listed property used half for business",
  "280F(b)(2)": "business use dropped to half or less, excess depreciation taken back",
  "280F(c)": "leased car income inclusion amount; can I write off all lease payments for an expensive car",
  "280F(c)(2)": "leased cars",
  "280F(d)(4)":
    "what listed property is, cars and other transport used partly privately; what is listed property; computer, car or camera used partly for business",
  "280F(d)(5)": "trucks and vans over 6,000 pounds not passenger automobiles",
  "280G(a)": "golden parachute payments to executives on change of control not deductible",
  "280G(b)(2)": "three times base pay test for parachute payments",
  "280G(b)(2)(C)": "pay under a contract within one year before the takeover",
  "280G(b)(5)": "small or private company shareholder vote of 75 percent to avoid parachute rule",
  "280G(c)": "officers, big shareholders and top earners, who is a disqualified individual",
  "280H": "pay to employee-owners of personal service corporations with a different tax year",
  "280H(b)": "owner pay not deducted this year carried to the next",
  "280H(c)": "minimum paid to doctor owners before December",
  "281": "terminal railroad credits charges to its owner railroads, no income",
  "281(d)(1)": "railroad switching yard company owned by several rail carriers",
  "291": "corporate preference cutbacks",
  "291(a)(1)": "corporation sells a building, 20 percent of gain as ordinary income",
  "291(a)(2)": "coal and iron ore percentage depletion of corporations cut by 20 percent",
  "291(b)": "integrated oil company spreads 30 percent of drilling costs over 60 months",
};
