import type { PlainWords } from "./plain-words.ts";

export const EXEMPT_ORGANIZATION_INCOME: PlainWords = {
  "521": "farmers' cooperative exemption",
  "521(b)(1)": "marketing crops for members, buying supplies at cost",
  "521(b)(4)": "nonmember business limit of a farm co-op",
  "526": "P&I club of ship owners; mutual insurance of ship owners not taxed except interest and rents",
  "527":
    "political organizations; campaign committees and PACs taxed; campaign fund; do political parties and campaigns pay tax; is a campaign fund taxed",
  "527(a)": "how are political organizations taxed",
  "527(b)": "campaign fund's investment income taxed at top corporate rate",
  "527(c)": "campaign contributions are not taxed to the committee",
  "527(e)": "what is a political organization",
  "527(e)(1)": "what is a political organization, super PAC or candidate's committee",
  "527(f)": "501(c) group spends money on elections; charity or union spends money on an election",
  "527(g)": "newsletter fund of a congressman",
  "527(h)": "tax rate of a congressman's principal campaign committee",
  "527(i)": "PAC must register, Form 8871",
  "527(j)": "reporting contributors of $200 and spending of $500, Form 8872",
  "528":
    "homeowners association tax election; tax form for our condo association, 1120-H; HOA earns interest and rents out the clubhouse, what does it owe",
  "528(b)": "30 percent tax on a condo or HOA's outside income, 32 percent for timeshares",
  "528(c)(1)": "how much of an HOA's income must come from member dues",
  "529":
    "529 plan; college savings; prepaid tuition; saving for my child's college; what is a 529 plan; are 529 withdrawals taxable; college savings plan; saving for college tax-free",
  "529(a)": "does a state tuition program pay tax",
  "529(b)": "what is a qualified tuition program",
  "529(c)": "how is money from a college savings plan taxed",
  "529(c)(2)": "superfunding a 529, five years of gifts at once; is money I put in a 529 a gift",
  "529(c)(3)": "taking money out of a 529 plan",
  "529(c)(3)(A)": "is the growth in a 529 taxed",
  "529(c)(3)(B)": "is money from my college fund tax-free when it pays tuition",
  "529(c)(3)(C)":
    "my son will not study, can I switch his 529 to his sister; can I change the child on my 529 plan",
  "529(c)(3)(C)(i)": "moving a 529 plan to another state's plan once a year",
  "529(c)(3)(D)": "college refunded tuition paid from the 529, how to put it back",
  "529(c)(3)(E)":
    "rollover of leftover 529 money to a Roth IRA; can I move leftover 529 money into a Roth IRA",
  "529(c)(4)": "is a 529 account I opened for a grandchild part of my estate",
  "529(c)(6)":
    "I spent the college savings account on a car, what penalty; penalty for using college savings for something else",
  "529(c)(7)":
    "K-12 tuition; 529 for homeschool materials, tutoring or SAT fees; can I use a 529 for private school",
  "529(c)(8)": "529 money for tools and fees of an apprenticeship",
  "529(c)(9)": "paying student loans from a 529 plan; can I pay off student loans with a 529",
  "529(e)(2)": "which relatives can take over a 529 plan",
  "529(e)(3)":
    "qualified higher education expenses; can college account money pay for rent, books or student loans; what can 529 money be spent on; can 529 money pay for a laptop or dorm room",
  "529(f)": "using a 529 for a trade license, certification exam or bar review",
  "529A":
    "ABLE account for disabled people; saving for a disabled child without losing benefits; how does an ABLE account work",
  "529A(a)": "is an ABLE account taxed",
  "529A(b)(2)":
    "how much can be put into an ABLE account each year; disabled worker adds part of his paycheck to his ABLE account; how much can family put into an ABLE account",
  "529A(c)(3)": "penalty for spending ABLE money on something not related to the disability",
  "529A(e)(1)":
    "until what age must the disability begin to open an ABLE account; who can have an ABLE account",
  "529A(e)(5)": "what may a disabled person spend ABLE money on; what can ABLE money be used for",
  "529A(f)": "Medicaid payback from an ABLE account at death",
  "530": "Coverdell education savings account; education IRA",
  "530(b)(1)":
    "two thousand dollars a year limit for a child's education account; education account must be emptied by age thirty",
  "530(c)": "income too high to contribute to an education savings account",
  "530(d)(4)": "extra ten percent on education account money not used for school",
  "530A":
    "Trump account; savings account for children, newborn deposit; account for my newborn child with government money; what is a Trump account",
  "530A(a)": "how are Trump accounts for kids taxed",
  "530A(b)(2)":
    "which children can have a Trump account and who opens it; is my kid eligible for a Trump account",
  "530A(b)(3)": "what a Trump account may be invested in, index funds only",
  "530A(c)(2)": "yearly contribution limit of a Trump account; how much can parents put into a Trump account",
  "530A(d)": "when can my child take money out of a Trump account",
  "530A(d)(1)": "no money out of a Trump account before age 18",
  "530A(d)(2)": "how are withdrawals from a Trump account taxed after eighteen",
  "530A(d)(4)": "roll a Trump account over to an ABLE account at seventeen",
  "530A(d)(6)": "what happens to a Trump account if the child dies",
  "530A(e)": "moving a Trump account to a different bank or broker",
  "530A(f)": "charity or state gives money to Trump accounts of a group of children",
};
