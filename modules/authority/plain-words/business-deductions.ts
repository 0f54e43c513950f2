import type { PlainWords } from "./plain-words.ts";

export const BUSINESS_DEDUCTIONS: PlainWords = {
  "161": "deductions allowed in computing taxable income",
  "162":
    "fines, bribes and lobbying not deductible; what can I deduct for my business; deduction for business expenses; what expenses can a self-employed person write off; can I write off my business costs; what can a freelancer or contractor deduct; write-offs for a small business; expenses of running a store or office",
  "162(a)":
    "ordinary and necessary business expenses; write-offs for a trade or business; deducting wages, rent, supplies and business travel; what can I write off as a business owner; can I deduct my work trips, tools, advertising and wages I pay; is this cost ordinary and necessary; can I deduct what I pay my employees; are wages I pay my wife or kids deductible; is rent for my shop or office deductible; can I write off advertising, supplies and tools; cost of running a business; are uniforms or work clothes deductible; are repairs to my store deductible; ordinary and necessary; can a farmer or landlord in business deduct his costs; can I deduct business insurance and legal fees; can a doctor or teacher deduct courses to keep his skills; can my restaurant deduct food, staff pay and rent",
  "162(a)(1)":
    "is the salary that my company pays me or my wife reasonable; how much salary can a company deduct; reasonable compensation of owners",
  "162(a)(2)":
    "truck driver or traveling salesperson expenses; travel away from home, temporary job in another city for some months; tax home, one-year rule for temporary jobs away; can I deduct business travel, hotels and airfare; can I write off a trip for my business; meals and lodging while away from home on business; where is my tax home",
  "162(a)(3)": "are lease payments on equipment deductible",
  "162(c)": "kickbacks to doctors and payments to foreign officials; can I deduct a bribe or kickback",
  "162(e)":
    "lobbying portion of trade association dues; can a business deduct lobbying and political contributions",
  "162(f)": "is a parking ticket or a fine deductible",
  "162(f)(1)": "can a business deduct fines and penalties paid to the government",
  "162(f)(2)": "restitution or cleanup payments under a settlement may be deducted",
  "162(g)": "two-thirds of antitrust treble damages not deductible; damages paid under antitrust laws",
  "162(h)": "state legislator's living expenses at the capital",
  "162(k)": "company's cost of buying back its own stock",
  "162(l)(1)":
    "self-employed health insurance; health insurance premiums of a self-employed person; can I deduct my own health insurance if I am self-employed; I work for myself, are my health premiums deductible",
  "162(m)(1)": "limit on pay of public company executives",
  "162(m)(3)": "covered employee, top five officers over one million",
  "162(p)": "reservist travel overnight for drill",
  "162(q)": "harassment settlement with a nondisclosure agreement not deductible",
  "163":
    "interest deduction; points on a mortgage; is interest deductible; can I write off interest I pay; what kinds of interest can I deduct",
  "163(a)": "can my business write off interest on its loan; interest paid on debts",
  "163(d)(1)":
    "investment interest limit; margin loan interest; can I deduct interest on money borrowed to buy stocks; interest on a loan for investments",
  "163(d)(2)": "unused investment interest carried to next year, Form 4952",
  "163(e)": "original issue discount deducted by the borrower",
  "163(f)": "bearer bonds, no interest deduction for the issuer",
  "163(h)(1)":
    "personal credit card interest not deductible; can I deduct credit card interest; personal interest is not deductible",
  "163(h)(2)": "what is personal interest",
  "163(h)(3)":
    "home mortgage interest; can I deduct my mortgage interest; interest that I pay the lender on my house; is the interest on my house deductible; can I take off my mortgage interest; interest on a second home; are points on my mortgage deductible over the years; do I deduct interest on my home loan",
  "163(h)(3)(E)": "deduct private mortgage insurance, PMI premiums",
  "163(h)(3)(F)":
    "home equity loan interest; cap of $750,000 on the mortgage whose interest I deduct; we used a home equity line to pay off credit cards; mortgage limit of $1 million for older loans before December 15, 2017; how large a mortgage can I deduct the interest on; is interest on my home equity loan deductible",
  "163(h)(4)":
    "car loan interest; interest on the loan for my car; I financed a new American-made truck, can I deduct the interest; until which year and up to what amount is car loan interest deductible; can I write off the interest on my car loan",
  "163(h)(5)(A)": "which homes count for mortgage interest",
  "163(j)(1)":
    "business interest limit of 30 percent; interest my company pays; how much interest can a business deduct; business interest limitation",
  "163(j)(3)": "small business not subject to the 30 percent interest limit",
  "163(j)(4)": "partnership excess business interest passed to partners",
  "163(j)(7)": "real estate business or farm electing out of the interest limit",
  "163(j)(8)": "adjusted taxable income, EBITDA for the interest limit",
  "164(a)":
    "deducting property taxes, state income tax or sales tax; can I deduct my property tax and state income tax; which taxes can I deduct; can I write off the taxes I pay to my state",
  "164(a)(1)": "are property taxes on my home deductible",
  "164(a)(2)": "is my car registration or license fee deductible",
  "164(a)(3)":
    "foreign income tax as itemized deduction instead of credit; is state income tax deductible on my federal return",
  "164(b)(1)": "vehicle registration fee based on value; personal property tax on a car or boat",
  "164(b)(5)": "state sales tax instead of income tax, big purchase of a car or boat; can I deduct sales tax",
  "164(b)(6)":
    "state and local tax deduction, SALT cap; cap on state taxes; how much state and local tax can I deduct; limit on writing off property and state taxes",
  "164(b)(7)": "how high is the SALT limit, $40,000 or $10,000",
  "164(b)(7)(B)": "SALT cap shrinks for incomes over $500,000",
  "164(c)": "special assessment for sidewalks or sewers not a deductible tax",
  "164(d)(1)": "real estate taxes split between buyer and seller",
  "164(f)":
    "deduct half of SE tax above the line; can self-employed people deduct part of their self-employment tax",
  "164(f)(1)": "half of self-employment tax",
  "165":
    "losses; theft loss; fraud scheme victims; I was scammed or robbed; what losses can I deduct; can I write off a loss; losses from theft, storm or bad deals",
  "165(a)": "losses not covered by insurance",
  "165(c)": "loss on investment or business property; which losses can a person deduct",
  "165(c)(1)": "losses from my business",
  "165(c)(2)": "I lost money on a bad investment; can I deduct an investment that went bad",
  "165(c)(3)":
    "Ponzi scheme, stolen jewelry or embezzlement; personal losses from fire, storm, shipwreck or theft; stolen in a swindle, can I deduct it; jewelry, car or cash stolen",
  "165(d)":
    "are gambling losses deductible; can I write off my casino losses against my winnings; horse race and lottery losses",
  "165(d)(1)":
    "gambling losses; can I deduct what I lost gambling; casino wins and losses in one year, only 90 percent of losses",
  "165(e)": "theft deducted in the year I discover it; in what year do I deduct stolen property",
  "165(f)": "losses on sale of stocks limited by capital loss rules",
  "165(g)(1)":
    "worthless stock; my stock became worthless; my shares are worth nothing, can I deduct them; the company went bankrupt and my stock is worthless",
  "165(h)": "how much of a casualty loss is deductible",
  "165(h)(1)": "$100 or $500 subtracted from each casualty",
  "165(h)(2)": "ten percent of income subtracted from a storm or fire loss; casualty gains and losses netted",
  "165(h)(5)":
    "casualty loss from storm, fire or flood; my house was damaged in a flood; a tree fell on my car, but nobody declared a disaster; house burned down, what can I deduct; can I deduct damage to my home from a hurricane; my car was stolen, can I deduct it; house burned down, can I take a deduction; someone stole my jewelry, can I write it off",
  "165(i)(1)": "disaster loss claimed in the prior year; can I claim a disaster loss on last year's return",
  "165(i)(5)": "federally declared disaster area meaning",
  "165(k)": "house must be torn down or moved after a disaster by order",
  "165(l)": "money lost in a failed bank or credit union",
  "166":
    "bad debt deduction; guarantor who had to pay; I lent money to my business and lost it; can I deduct a loan that was never paid back; bad debts, business and personal; write off money somebody owes me",
  "166(a)": "bad debt of a business; customer will not pay, can I write it off; when is a debt worthless",
  "166(a)(1)": "business bad debt; my customer did not pay what he owes; unpaid invoices of my company",
  "166(a)(2)":
    "part of a customer's invoice is uncollectible, partial bad debt charge-off; debt I can only partly collect",
  "166(b)": "how much of a bad debt can I deduct, basis",
  "166(d)(1)":
    "loan to a friend never repaid; nonbusiness bad debt is a short-term capital loss; a friend or relative never paid back my loan; bad loan to a friend, can I write it off; I lent money to a friend who never paid me back; my brother cannot repay the money I lent him; loan to a relative gone bad, capital loss; personal loan never repaid",
  "166(e)": "worthless corporate bonds and notes not under the bad debt rule",
  "167":
    "no depreciation of land; what can I depreciate; can I write off wear and tear of business property; depreciation of a rental house",
  "167(a)":
    "depreciation of property used in business or for rent; wear and tear; how do I spread the cost of something used in my business; can I depreciate things I use in my business; which property can be depreciated; is my rental house depreciable",
  "167(c)": "what basis do I use for depreciation",
  "167(c)(2)": "depreciating a building bought subject to a lease",
  "167(d)": "who depreciates, life tenant or trust beneficiary; depreciation when property is held in trust",
  "167(f)": "how do I write off computer software",
  "167(f)(1)":
    "useful life of software; software bought off the shelf over 36 months; how do I depreciate a computer program",
  "167(g)": "income forecast method for films, books and music",
  "167(h)": "geological and geophysical costs over two or seven years",
};
