import type { PlainWords } from "./plain-words.ts";

export const CHARITABLE_AND_OTHER_DEDUCTIONS: PlainWords = {
  "170":
    "donating a car, clothes, artwork or appreciated stock; I gave used clothes, a car or stock to charity; are donations tax deductible; can I deduct what I give to church; can I write off gifts to charity; charitable contribution deduction; tax break for giving to charity",
  "170(a)":
    "is tithing deductible; how do I deduct money I gave to charity; when is a gift to charity deductible, by credit card or pledge",
  "170(a)(1)": "charitable contributions; donations to church or charity; what can I deduct for donations",
  "170(b)": "how much can I give to charity and deduct",
  "170(b)(1)": "percentage limits of income; limit on charitable deductions",
  "170(b)(1)(A)": "60 or 50 percent limit for churches, schools and hospitals",
  "170(b)(1)(C)": "30 percent limit for gifts of appreciated stock",
  "170(b)(1)(G)": "how much can I give to church and deduct",
  "170(b)(1)(I)": "half-percent floor under donations of people who itemize",
  "170(b)(2)": "corporate gifts to charity; how much can my company give to charity and deduct",
  "170(c)":
    "can I deduct money I gave to a needy neighbor or an online fundraiser; which organizations can I give to and deduct; can I deduct a gift to a person or a foreign charity; is a donation to a school, veterans' group or town deductible",
  "170(d)": "I gave more than the limit, can I deduct it next year",
  "170(d)(1)": "donations over the limit carried to the next five years",
  "170(e)(1)":
    "give stock that went up, do I deduct its value or what I paid; can I deduct the full value of stock given to charity; giving property that went up in value",
  "170(e)(1)(B)": "art given to a charity that sells it at auction",
  "170(e)(3)":
    "restaurant or grocer donates food inventory; company gives goods from its inventory to charity",
  "170(f)(2)": "charitable remainder and lead trusts, income tax deduction",
  "170(f)(3)":
    "letting a charity use my vacation house free, partial interest; is the use of my property by a charity deductible",
  "170(f)(8)":
    "receipts and acknowledgment for gifts; do I need a receipt for my donation; do I need a letter from the charity",
  "170(f)(11)": "appraisal of donated property; when do I need an appraisal for a donation",
  "170(f)(12)": "I donated my old car, how much can I deduct; can I write off a car that I donated",
  "170(f)(16)": "deduct used clothes and a sofa given to charity; can I deduct old clothes given to Goodwill",
  "170(f)(17)": "bank record or letter for cash gifts; records for cash given to church",
  "170(f)(18)": "gift to a donor advised fund",
  "170(g)": "hosting an exchange student in my home",
  "170(h)(1)": "conservation easement; deduction for giving up the right to develop my land",
  "170(h)(7)": "syndicated conservation easement, 2.5 times basis limit",
  "170(i)": "mileage for volunteers; how much per mile can volunteers deduct",
  "170(j)": "volunteer trip with vacation, no deduction",
  "170(l)": "right to buy college football tickets after a donation; college athletic seating rights",
  "170(n)": "Alaska whaling captain's expenses",
  "170(o)": "fractional gift of a painting to a museum",
  "170(p)":
    "deduction for people who do not itemize; $1,000 of donations on top of the standard deduction; can I deduct donations if I take the standard deduction",
  "171": "bond premium amortized",
  "171(a)(2)": "paid more than face for a muni bond, no deduction",
  "171(c)": "elect to amortize premium on taxable bonds",
  "172":
    "net operating loss, NOL; what is a net operating loss; can I carry my business loss to another year; business lost money, can I use the loss later",
  "172(a)":
    "80 percent limit on losses; how much of last year's business loss can I use this year; how much of a loss carryover can I deduct; does an NOL wipe out all of my income; using up old losses",
  "172(b)(1)":
    "carry business losses to other years; my business lost money this year, can I use it in other years; how many years can I carry forward a loss; can I carry a loss back and get a refund; carryover of business losses",
  "172(b)(1)(B)": "carryback of farm losses; two-year carryback for farmers",
  "172(b)(2)": "which year do I use the loss in first",
  "172(c)": "what counts as a net operating loss",
  "172(d)": "how do I figure a net operating loss",
  "172(d)(4)": "what nonbusiness deductions leave out of an NOL",
  "172(f)": "insurance company losses, two back and twenty forward",
  "173":
    "newspaper and magazine circulation costs; publisher's cost of gaining subscribers; newspaper deducts costs of establishing readership",
  "174":
    "foreign research and experimental costs spread over years; capitalized research and software development; research done outside the United States; overseas software developers and the tax deduction",
  "174(a)":
    "our programmers sit in India, write off over fifteen years; how do I deduct foreign research costs; can I write off research done abroad",
  "174(a)(2)": "15-year amortization of overseas R&D",
  "174(d)": "abandoned foreign research project keeps amortizing",
  "174A": "is software development deductible right away",
  "174A(a)":
    "deducting domestic research and development costs at once; we write software or develop products, can we deduct it now; can my company write off research and development; cost of developing a new product in the US",
  "174A(b)":
    "coding and prototypes done in America written off now; what are research or experimental expenditures",
  "174A(c)":
    "choose to spread research costs over 60 months or more; spread research costs over several years instead of deducting them",
  "174A(d)(3)": "software development expenses",
  "175": "soil and water conservation by farmers",
  "175(b)": "25 percent of farm gross income limit on conservation costs",
  "175(c)(1)":
    "terracing, leveling, drainage ditches and ponds on farmland; habitat work for endangered species on farm",
  "175(c)(3)": "approved soil plan, no draining of wetlands",
  "176": "social security for Americans working at a foreign subsidiary, parent's deduction",
  "178":
    "cost of acquiring a lease spread over its term; renewal options counted when spreading lease purchase cost",
  "178(b)": "buying out the old tenant, less than 75 percent of cost for remaining term",
  "179": "section for expensing business equipment instead of depreciating it",
  "179(a)":
    "expensing election; write off equipment, machinery, computers or vehicles at once; can I write off the whole price of a machine or truck this year; deducting new equipment when I buy it instead of over years; can I write off a new truck for my business; deduct the full cost of equipment the year I buy it; can I deduct a computer or tractor bought for work in full",
  "179(b)(1)": "dollar limit on immediate expensing; how much business equipment can I write off in one year",
  "179(b)(2)": "we bought over four million dollars of machines, does the expensing limit shrink",
  "179(b)(3)":
    "expensing equipment when the business has no profit this year; expensing deduction cannot be more than my business income",
  "179(b)(5)":
    "heavy SUV limit; Hummer deduction, SUV over 6,000 pounds capped; write off a big SUV bought for my business",
  "179(c)": "how do I elect to expense an asset",
  "179(c)(2)": "changing or revoking the expensing election, Form 4562",
  "179(d)(1)":
    "which things can be expensed under section 179, used or off-the-shelf software too; what kind of property can be written off at once",
  "179(d)(5)": "landlord who leases equipment and the expensing rule",
  "179(d)(8)": "partnership and S corporation limit on expensing",
  "179(d)(10)":
    "I expensed a truck and now mostly drive it privately; stopped using expensed equipment for business, pay back",
  "179(e)": "roofs and HVAC in commercial buildings",
  "179(e)(2)": "fire alarm, security system and HVAC of store buildings",
  "179B": "small refiner deducts 75 percent of sulfur rule costs",
  "179C": "write off half of a new oil refinery",
  "179C(c)": "refinery placed in service before 2014 with five percent more output",
  "179D": "deduction for energy saving commercial buildings",
  "179D(b)": "dollars per square foot for saving energy in a building",
  "179D(d)(3)": "architect gets the deduction for a school or government building",
  "179D(f)": "retrofit plan of an older office building",
  "179D(i)": "energy building deduction ends for construction after which date",
  "179E(a)": "half the cost of mine safety equipment at once",
  "179E(d)": "miner tracking, oxygen and gas monitoring devices",
  "180": "fertilizer costs of farmers; lime, fertilizer and marl spread on my fields deducted now",
  "180(c)": "farmer elects on the return to expense soil conditioners",
  "181": "film, television and live theater production costs",
  "181(a)(2)": "$15 million limit for film production, $20 million in low-income area",
  "181(d)": "75 percent of film production pay for work in the United States",
  "181(e)": "Broadway show, theater in venue with at most 3,000 seats",
  "181(f)": "music album, sound recording up to $150,000",
  "183":
    "horse breeding or sideline business that always loses money; I make little money with my horses, farm or crafts; can I deduct my hobby expenses; is my hobby a business; hobby or business; small farm that never makes money",
  "183(a)":
    "hobby losses; activity not for profit; my side business always loses money; deducting losses from a hobby; horse farm or boat run mainly for fun; can I write off losses from my horse farm; IRS says my business is a hobby; can I write off my boat or race car hobby",
  "183(b)": "costs of a hobby up to what it earns; how much of my hobby costs can I deduct",
  "183(c)": "what is an activity not for profit",
  "183(d)":
    "three out of five years profit presumption; two of seven years for horses; how many years can my business lose money; three profitable years out of five; presumption that an activity is for profit",
  "183(e)": "Form 5213, postpone the hobby decision",
  "186": "damages for patent infringement or breach of contract, offsetting deduction",
  "186(d)": "unrecovered losses limit on antitrust settlement deduction",
  "190": "removing barriers for the disabled from buildings",
  "190(b)": "access to a bus or building for the elderly and handicapped",
  "190(c)": "up to $15,000 a year for ramps, elevators and wider doors",
  "192": "black lung trust contributions; coal mine operator pays into a black lung fund",
  "192(b)": "most a coal company may deduct for black lung trust",
  "193": "tertiary injectants in oil wells; chemicals and gases injected to push out more oil",
  "193(b)(1)": "tertiary recovery injectant costs deducted when injected",
  "194": "reforestation costs; planting trees",
  "194(a)": "84-month write-off for seedlings and site preparation",
  "194(b)(1)": "$10,000 of tree planting expensed per property",
  "194A": "payments into a union pension withdrawal liability fund",
  "194A(b)": "spreading the withdrawal fund contribution over its period",
  "195(a)": "are start-up costs deductible",
  "195(b)":
    "can I write off the costs of starting a business; advertising, training and travel before opening day",
  "195(b)(1)":
    "start-up costs before a business opens; $5,000 and 180 months; costs I had before my business opened; can I deduct costs of a new restaurant before its first day; start-up costs over $50,000 and the $5,000 deduction; how much can I deduct in the first year for starting up",
  "195(b)(2)":
    "business closed before the start-up costs were written off; I closed my new business, what about start-up costs left",
  "195(c)(1)":
    "investigating a new business; money spent researching a business that I then started; what are start-up expenditures; looked into buying a business, are the costs deductible",
  "195(c)(2)": "on what day does a business begin",
  "196":
    "unused business credits deducted at the end; credits expiring after 20 years turned into a deduction",
  "196(b)": "owner dies or company dissolves with leftover business credits",
  "197(a)":
    "amortization of goodwill and intangibles over 15 years; I bought a business, how do I write off goodwill, customer list and noncompete; how is goodwill written off; can I deduct the goodwill I paid for when I bought a company; how long to write off a franchise, trademark or license; bought a medical practice and its patient list",
  "197(c)": "intangibles that are amortized over fifteen years",
  "197(c)(2)": "self-made goodwill is not amortized",
  "197(d)": "what is a section 197 intangible",
  "197(d)(1)":
    "customer list, covenant not to compete, trademark, franchise, license bought with a business; liquor license or taxi medallion cost over 15 years",
  "197(d)(1)(E)": "payment to the seller not to compete with me",
  "197(d)(1)(F)": "write off a franchise fee or trade name",
  "197(e)": "which intangibles are not amortized over fifteen years",
  "197(e)(4)": "patent or contract right bought separately",
  "197(f)(1)": "lost one intangible of the purchased business, no loss yet",
  "197(f)(9)": "anti-churning, goodwill held before August 1993",
  "198": "cleanup of contaminated sites; brownfields expensing, hazardous waste at business land",
  "199A":
    "qualified business income deduction, QBI; REIT dividends; cooperatives; does my LLC or rental business get the pass-through deduction; deduction for owners of pass-through businesses",
  "199A(a)":
    "20 percent deduction for sole proprietors, partnerships and S corporations; do I get twenty percent off my business profit; do I get the 20 percent business deduction; can a freelancer or self-employed person deduct 20 percent; tax break for small business owners who are not corporations",
  "199A(b)(2)": "W-2 wage limit; wages my business pays limit the 20 percent deduction",
  "199A(b)(3)": "phase-in of the wage and property limit",
  "199A(b)(6)": "2.5 percent of unadjusted basis of property, UBIA",
  "199A(c)": "what is qualified business income",
  "199A(c)(2)": "QBI loss carried to the next year",
  "199A(c)(3)": "capital gains and interest not part of QBI",
  "199A(c)(4)": "does my own salary or guaranteed payment count as QBI",
  "199A(d)(1)":
    "is my rental a trade or business for the 20 percent deduction; can an employee take the QBI deduction on wages",
  "199A(d)(2)":
    "specified service business of doctors, lawyers, consultants; I am a dentist, does my practice get the pass-through deduction; can lawyers, doctors and accountants take the pass-through deduction",
  "199A(d)(3)": "specified service owner above the income threshold, phase-out range",
  "199A(e)(2)": "taxable income above which the QBI limits start; income limit of the 20 percent deduction",
  "199A(e)(3)": "REIT dividends count for the 20 percent deduction",
  "199A(f)(1)": "partners and S shareholders figure QBI themselves, trust too",
  "199A(g)": "farm co-op nine percent deduction passed to patrons",
  "199A(i)(1)": "minimum QBI deduction of $400 for a small active business",
};
