import type { PlainWords } from "./plain-words.ts";

export const DEDUCTIONS: PlainWords = {
  "161": "deductions allowed in computing taxable income",
  "162":
    "ordinary and necessary business expenses; write-offs for a trade or business; deducting wages, rent, supplies and business travel; self-employed health insurance; fines, bribes and lobbying not deductible; limit on pay of public company executives; truck driver or traveling salesperson expenses; what can I write off as a business owner; can I deduct my work trips, tools, advertising and wages I pay; health insurance premiums of a self-employed person; is this cost ordinary and necessary",
  "163":
    "interest deduction; home mortgage interest; home equity loan interest; investment interest limit; business interest limit of 30 percent; car loan interest; personal credit card interest not deductible; points on a mortgage; can I deduct my mortgage interest; interest on the loan for my car; margin loan interest; interest my company pays",
  "164":
    "state and local tax deduction, SALT cap; deducting property taxes, state income tax or sales tax; half of self-employment tax; real estate taxes split between buyer and seller; can I deduct my property tax and state income tax; cap on state taxes",
  "165":
    "losses; casualty loss from storm, fire or flood; theft loss; worthless stock; gambling losses; loss on investment or business property; disaster loss claimed in the prior year; fraud scheme victims; my house was damaged in a flood; my stock became worthless; I was scammed or robbed; can I deduct what I lost gambling; I lost money on a bad investment",
  "166":
    "bad debt deduction; loan to a friend never repaid; nonbusiness bad debt is a short-term capital loss; business bad debt; guarantor who had to pay; a friend or relative never paid back my loan; my customer did not pay what he owes; I lent money to my business and lost it",
  "167":
    "depreciation of property used in business or for rent; wear and tear; useful life of software; no depreciation of land; how do I spread the cost of something used in my business",
  "168":
    "MACRS depreciation; bonus depreciation, 100 percent first-year write-off; recovery period of 27.5 years for rental housing and 39 years for commercial buildings; five-year property; qualified improvement property; factory building expensing; alternative depreciation system; half-year and mid-month convention; how many years to write off a rental house; how a rental building is depreciated; can I deduct all of new equipment in the first year; how fast do I depreciate a car, computer or building",
  "169": "pollution control equipment written off",
  "170":
    "charitable contributions; donations to church or charity; receipts and acknowledgment for gifts; percentage limits of income; donating a car, clothes, artwork or appreciated stock; appraisal of donated property; conservation easement; corporate gifts to charity; deduction for people who do not itemize; mileage for volunteers; what can I deduct for donations; I gave used clothes, a car or stock to charity; do I need a receipt for my donation; how much can I give to church and deduct",
  "171": "bond premium amortized",
  "172":
    "net operating loss, NOL; carry business losses to other years; 80 percent limit on losses; carryback of farm losses; my business lost money this year, can I use it in other years",
  "173": "newspaper and magazine circulation costs",
  "174":
    "foreign research and experimental costs spread over years; capitalized research and software development",
  "174A":
    "deducting domestic research and development costs at once; software development expenses; we write software or develop products, can we deduct it now",
  "175": "soil and water conservation by farmers",
  "178": "cost of acquiring a lease spread over its term",
  "179":
    "expensing election; write off equipment, machinery, computers or vehicles at once; dollar limit on immediate expensing; heavy SUV limit; roofs and HVAC in commercial buildings; can I write off the whole price of a machine or truck this year; deducting new equipment when I buy it instead of over years",
  "179D": "deduction for energy saving commercial buildings",
  "180": "fertilizer costs of farmers",
  "181": "film, television and live theater production costs",
  "183":
    "hobby losses; activity not for profit; horse breeding or sideline business that always loses money; three out of five years profit presumption; I make little money with my horses, farm or crafts; my side business always loses money; deducting losses from a hobby",
  "190": "removing barriers for the disabled from buildings",
  "192": "black lung trust contributions",
  "193": "tertiary injectants in oil wells",
  "194": "reforestation costs; planting trees",
  "195":
    "start-up costs before a business opens; investigating a new business; $5,000 and 180 months; costs I had before my business opened; money spent researching a business that I then started; can I deduct costs of a new restaurant before its first day",
  "196": "unused business credits deducted at the end",
  "197":
    "amortization of goodwill and intangibles over 15 years; customer list, covenant not to compete, trademark, franchise, license bought with a business; I bought a business, how do I write off goodwill, customer list and noncompete",
  "198": "cleanup of contaminated sites",
  "199A":
    "qualified business income deduction, QBI; 20 percent deduction for sole proprietors, partnerships and S corporations; specified service business of doctors, lawyers, consultants; REIT dividends; W-2 wage limit; cooperatives; do I get twenty percent off my business profit; does my LLC or rental business get the pass-through deduction",
  "212":
    "investment expenses; expenses for producing or collecting income; managing rental or investment property; tax preparation and advice fees; fees I pay to manage my investments",
  "213":
    "medical expense deduction; doctor, dentist, hospital and prescription costs; medical insurance and long-term care premiums; travel for medical care; 7.5 percent of adjusted gross income; cosmetic surgery; can I deduct my doctor, dental and hospital bills; glasses, hearing aids, wheelchair, nursing home; are my insurance premiums deductible",
  "216": "cooperative apartment owner's share of taxes and interest; co-op housing",
  "217":
    "moving expense deduction; military move; relocating for a new job; can I deduct moving to another city for work",
  "219":
    "deduction for IRA contributions; contribution limit and catch-up; active participant in an employer plan; spousal IRA; how much can I put in my IRA and deduct; I have a pension at work, can I deduct an IRA too; most that can go into an IRA in a year",
  "220": "Archer medical savings account",
  "221":
    "student loan interest deduction; $2,500 limit; phaseout by income; I am paying off my student loans",
  "223":
    "health savings accounts, HSA; high deductible health plan; HSA contribution limits; HSA money spent on other things; how much can I put into my health savings account; what if I spend HSA money on something else",
  "224":
    "no tax on tips; deduction for tips of waiters, bartenders and hairdressers; I am a waiter, are my tips tax-free now",
  "225": "no tax on overtime; deduction for overtime premium pay; is my overtime tax-free now",
  "241": "special deductions of corporations",
  "243": "dividends received deduction of corporations",
  "245": "dividends from foreign corporations, deduction",
  "245A": "participation exemption; deduction for dividends from foreign subsidiaries",
  "246": "limits on the dividends received deduction; holding period for the dividend deduction",
  "246A": "debt-financed portfolio stock",
  "248": "costs of organizing a corporation; incorporation legal fees",
  "249": "bond premium paid on repurchase of convertible bonds",
  "250": "FDII and GILTI deduction; deduction for foreign-derived income of a domestic corporation",
  "261": "no deduction for the items listed; general rule of disallowance",
  "262":
    "personal, living and family expenses are not deductible; home telephone; personal rent, clothes and groceries; can I deduct my own rent, groceries or clothes",
  "263":
    "capital expenditures not deductible; improvements to property must be capitalized; intangible drilling costs; is a big repair or improvement deductible at once or capitalized; is a new roof a repair or an improvement",
  "263A":
    "uniform capitalization, UNICAP; direct and indirect costs of making or buying goods added to inventory; interest during construction; small business exception; which costs go into inventory for a manufacturer or reseller",
  "264": "life insurance premiums and policy loan interest of a business not deductible; key man insurance",
  "265": "expenses of earning tax-exempt income; interest on loans to buy municipal bonds",
  "266": "carrying charges on land capitalized by election",
  "267":
    "related party losses; sale at a loss to a brother, parent or own corporation; unpaid expenses to a related cash-basis person; I sold stock at a loss to my brother; selling to family or my own company",
  "267A": "hybrid transactions with foreign related parties",
  "268": "land sold with a growing crop",
  "269": "buying a company to get its tax losses; acquisition to avoid tax",
  "269A": "personal service corporation used to avoid tax",
  "271": "debts owed by political parties",
  "274":
    "entertainment, meals and gifts expenses; business meals 50 percent; receipts and records for travel and car expenses; club dues; business gifts over $25; conventions and cruise ships; commuting benefits; spouse's travel; can I deduct meals with clients; can I deduct tickets to a game; what records do I need for business travel and car mileage; gifts to customers",
  "275": "federal income tax and certain other taxes not deductible",
  "276": "advertising in political convention programs",
  "277": "membership clubs and deductions against nonmember income",
  "279": "interest on debt used to take over another company",
  "280A":
    "home office deduction; exclusive use of part of a home for business; renting out a vacation home; renting the house for fewer than 15 days; day care at home; I work from home, can I deduct a room; rent out my beach house part of the year; day care business in my house; renting my home for two weeks",
  "280B": "demolition of buildings; costs of tearing down",
  "280C": "no double benefit: wages or research costs reduced by credits",
  "280E":
    "no deductions for drug dealers; cannabis and marijuana business expenses; we sell cannabis legally in our state",
  "280F":
    "luxury car depreciation caps; listed property used half for business; leased cars; how much of an expensive car can I write off each year",
  "280G": "golden parachute payments to executives on change of control not deductible",
  "280H": "pay to employee-owners of personal service corporations with a different tax year",
  "291": "corporate preference cutbacks",
};
